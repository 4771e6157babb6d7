"""Laws of play: what is offered, what is refused, and that every match comes to an end."""

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.support.driver import snapshot, through_json, through_text
from tests.support.games import UNDER_LAW, Game, games_without_law
from tests.support.laws import every_game, positions, random_match, seeds, whole_match

from capolinea.core.codec import Codec
from capolinea.core.refusal import AmbiguousAction, InvalidAction


def test_every_game_of_the_catalogue_is_under_law() -> None:
    assert games_without_law() == []


@every_game
@given(seed=seeds)
def test_offers_are_accepted_and_are_all_that_is_accepted(game: Game, seed: int) -> None:
    for match in positions(game, seed, 14):
        for seat in range(match.options.seats):
            domain = game.domain(match.state, seat)
            accepted = [action for action in domain if match.refuse(action) is None]
            offers = match.offers(seat)
            assert sorted(map(repr, offers)) == sorted(map(repr, accepted))
            assert len(set(offers)) == len(offers)
            assert [action for action in game.nonsense(seat) if match.refuse(action) is None] == []


@every_game
@given(seed=seeds)
def test_offers_come_in_the_same_order_every_time(game: Game, seed: int) -> None:
    for match in positions(game, seed, 8):
        again = match.at(match.last_entry)
        assert again.offers() == match.offers()


@every_game
@given(seed=seeds)
def test_a_remedy_is_accepted(game: Game, seed: int) -> None:
    for match in positions(game, seed, 8):
        turn = match.turn
        for seat in () if turn is None else turn.seats:
            refusals = [match.refuse(action) for action in game.domain(match.state, seat)]
            fixes = {refusal.fix for refusal in refusals if refusal is not None and refusal.fix is not None}
            assert [fix for fix in fixes if match.refuse(fix) is not None] == []


@every_game
@given(seed=seeds)
def test_nobody_is_stuck_and_every_match_ends(game: Game, seed: int) -> None:
    for match in random_match(game, seed):
        stuck = [seat for seat in (match.turn.seats if match.turn else ()) if not match.offers(seat)]
        assert stuck == [], f"at entry {match.last_entry}"
    outcome = match.outcome
    assert outcome is not None
    assert match.offers() == []
    assert len(outcome.ranks) == len(outcome.scores) == len(outcome.breakdown) == match.options.seats
    assert bool(outcome.winners) != game.is_lost(match.state)
    for parts, score in zip(outcome.breakdown, outcome.scores, strict=True):
        assert sum([part.value for part in parts]) == score


@every_game
@given(seed=seeds)
def test_what_must_be_conserved_is_conserved(game: Game, seed: int) -> None:
    for match in random_match(game, seed):
        if match.last_entry % 5 == 0 or match.journal[-1].blocks_undo:
            game.check(match.state)


@every_game
@given(seed=seeds)
def test_asking_changes_nothing(game: Game, seed: int) -> None:
    for match in positions(game, seed, 8):
        before = snapshot(match.state)
        for seat in range(match.options.seats):
            for action in game.domain(match.state, seat):
                match.rules.refuse(match.state, action)
            match.offers(seat)
            match.view(seat)
            match.undo_target(seat)
        match.view(None)
        match.rules.turn(match.state)
        match.rules.outcome(match.state)
        assert snapshot(match.state) == before


@every_game
def test_notation_and_json_give_every_action_back(game: Game) -> None:
    match = next(random_match(game, 7))
    codec = Codec(match.rules)
    for seat in range(match.options.seats):
        domain = game.domain(match.state, seat)
        for action in domain:
            assert through_json(codec, action) == action
            assert through_text(match.rules, action) == action
        assert len({match.rules.write(action) for action in domain}) == len(domain)
        for action in game.nonsense(seat):
            assert through_json(codec, action) == action


# All games get the same nonsense, because generating it takes longer than trying it.


@given(
    text=st.text(max_size=60)
    | st.text(st.sampled_from("start rail colour offer load stop-abcdefgh0123456789. "), max_size=40)
)
@settings(max_examples=300)
def test_any_text_is_read_or_refused_as_invalid_or_ambiguous(text: str) -> None:
    for game in UNDER_LAW:
        try:
            action = game.rules.read(0, text)
        except (InvalidAction, AmbiguousAction):
            continue
        assert type(action) in game.rules.actions.types
        assert game.rules.read(0, game.rules.write(action)) == action


plain_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=10),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=8,
)


@given(
    data=plain_json,
    tag=st.sampled_from(["undo", "offer", "place_start", "lay_rail", "stop", "load", "x"]),
    value=plain_json,
)
@settings(max_examples=200)
def test_any_json_is_an_action_or_invalid(data: object, tag: str, value: object) -> None:
    for game in UNDER_LAW:
        match = next(random_match(game, 7))
        codec = Codec(game.rules)
        for each in (
            data,
            {"do": tag, "seat": value},
            {"do": tag, "seat": 0, "line": value},
            {"do": tag, "seat": 0, "to": value},
        ):
            try:
                action = codec.action(each)
            except InvalidAction:
                continue
            match.refuse(action)


@every_game
@given(seed=seeds)
def test_two_matches_do_not_disturb_each_other(game: Game, seed: int) -> None:
    alone = list(whole_match(game, seed).journal)
    one, two = random_match(game, seed), random_match(game, seed + 1)
    for match in one:
        next(two, None)
        assert match.journal[-1] == alone[match.last_entry]
    assert match.journal == alone
