"""Rounds, time cards and the ends of a match (SP-30 to SP-33, SP-41 to SP-43)."""

import pytest
from tests.games.spike.positions import (
    A,
    B,
    C,
    SpTable,
    contract,
    counts,
    deliver_all,
    hold,
    improve,
    last_round,
    lay,
    leave_in_deck,
    put_train,
    rest,
    show,
    table,
    use_up_tracks,
)
from tests.support.spike import BOARD, city, space

from capolinea.core.chance import QuickChance, ScriptedChance
from capolinea.core.event import Event
from capolinea.core.turn import Turn
from capolinea.games.spike.actions import Build, Ride
from capolinea.games.spike.deck import next_round
from capolinea.games.spike.events import (
    CardsOpened,
    LastTurns,
    MatchEnded,
    RoundBegan,
    RouteShown,
    TimeCardDrawn,
)
from capolinea.games.spike.meta import Options


def coming(at: SpTable, *draws: int) -> None:
    """Script what is drawn next: rail cards by their number, then the time cards."""
    assert isinstance(at.match.chance, ScriptedChance)
    at.match.chance.script["deck"] = list(draws)


@pytest.mark.rule("SP-30")
def test_sp_30_the_last_card_of_the_deck_ends_the_round_in_the_middle_of_a_draw() -> None:
    at = table()
    show(at, "rbgy")
    leave_in_deck(at, "w")
    cards = sum(at.state.discards)
    entry = at.plays("draw")
    assert [type(event) for event in entry.events[-2:]] == [RoundBegan, CardsOpened]
    assert at.state.round == 2
    assert at.state.discards == [0] * 6
    assert at.state.deck_size == cards + 4 - 4
    assert min(at.state.open) >= 0
    assert at.match.turn == Turn((A,), "draw")
    at.plays("draw")
    assert at.match.turn is not None
    assert at.match.turn.seats == (B,)


@pytest.mark.rule("SP-30")
def test_sp_30_a_draw_under_way_is_finished_from_the_new_cards_and_then_refilled() -> None:
    at = table()
    improve(at, A, 1, 1)
    show(at, "rbgy")
    leave_in_deck(at, "w")
    at.plays("take red", "draw")
    assert at.state.round == 2
    assert min(at.state.open) >= 0
    held = sum(at.state.hands[A])
    at.plays(at.match.offers()[-3])
    assert sum(at.state.hands[A]) == held + 1
    assert min(at.state.open) >= 0
    assert at.match.turn is not None
    assert at.match.turn.seats == (B,)


@pytest.mark.rule("SP-30")
def test_sp_30_the_refill_ends_a_round_too_also_with_its_last_card() -> None:
    at = table()
    show(at, "rbgy")
    leave_in_deck(at, "w")
    cards = sum(at.state.discards)
    entry = at.plays("take red", "stop")
    opened = [event for event in entry.events if isinstance(event, CardsOpened)]
    assert opened[0] == CardsOpened((0,), (4,))
    assert at.state.round == 2
    assert at.state.deck_size == cards
    assert min(at.state.open) >= 0


@pytest.mark.rule("SP-30")
def test_sp_30_in_the_middle_of_a_refill_all_open_cards_are_shuffled_in() -> None:
    at = table()
    show(at, "rbgy")
    leave_in_deck(at, "w")
    cards = sum(at.state.discards)
    entry = at.plays("take red", "take blue")
    opened = [event for event in entry.events if isinstance(event, CardsOpened)]
    assert [event.slots for event in opened] == [(0,), (0, 1, 2, 3)]
    assert at.state.deck_size == cards + 3 - 4
    assert at.state.round == 2


@pytest.mark.rule("SP-31")
@pytest.mark.parametrize(("left", "top"), [("rrrrbbbb", 4), ("rrrrbbbbb", 5)])
def test_sp_31_round_three_has_its_time_cards_in_the_lower_half(left: str, top: int) -> None:
    at = table(Options(4))
    at.state.round = 2
    show(at, "rbgy")
    state = at.state
    state.discards = list(counts(left))
    for colour in range(6):
        rest_of = 10 - state.discards[colour] - state.open.count(colour)
        for seat in range(4):
            state.hands[seat][colour] = 0
        state.hands[A][colour] = rest_of
        state.deck[colour] = 0
    state.deck_size = 0
    state.known_cards = [[0] * 6 for _ in range(4)]
    log: list[Event] = []
    next_round(state, QuickChance(3), log)
    assert log[0] == RoundBegan(3, len(left))
    assert (state.round, state.time_cards) == (3, 3)
    assert state.deck_size == len(left)
    assert state.cards_above_time == top
    at.check()


@pytest.mark.rule("SP-31", "SP-32")
def test_sp_31_no_time_card_comes_up_in_the_upper_half() -> None:
    at = table(Options(2))
    last_round(at, top=6, bottom=0)
    for _ in range(3):
        rest(at)
        assert at.state.time_cards == 3
    assert at.state.cards_above_time >= 0


@pytest.mark.rule("SP-32")
def test_sp_32_a_time_card_drawn_is_laid_down_and_replaced_at_once() -> None:
    at = table()
    last_round(at, top=0, bottom=8)
    coming(at, 10, 9, 0)
    held = sum(at.state.hands[A])
    entry = at.plays("draw")
    assert [event for event in entry.events if isinstance(event, TimeCardDrawn)] == [TimeCardDrawn(1), TimeCardDrawn(2)]
    assert sum(at.state.hands[A]) == held + 1
    assert at.match.turn == Turn((A,), "draw")
    assert at.state.time_cards == 1


@pytest.mark.rule("SP-32")
def test_sp_32_the_third_ends_the_match_at_once_and_cards_drawn_stay_in_hand() -> None:
    at = table()
    last_round(at, top=0, bottom=8)
    held = sum(at.state.hands[A])
    coming(at, 0, 9, 8, 7)
    at.plays("draw")
    at.plays("draw")
    assert at.match.turn is None
    assert sum(at.state.hands[A]) == held + 1
    assert at.match.outcome is not None
    assert at.match.outcome.reason == "time"
    assert [event.number for event in at.events(TimeCardDrawn)] == [1, 2, 3]


@pytest.mark.rule("SP-32")
def test_sp_32_also_when_the_open_cards_are_refilled_which_then_stay_few() -> None:
    at = table()
    last_round(at, top=0, bottom=8)
    coming(at, 3, 9, 8, 7)
    show(at, "rbgy")
    at.plays("take red", "take blue")
    assert at.match.turn is None
    assert at.state.open.count(-1) == 1
    shown = [event.seat for event in at.events(RouteShown)]
    assert shown == [A, B]
    assert at.events(MatchEnded)[0].reason == "time"


@pytest.mark.rule("SP-32", "SP-41")
def test_sp_32_a_deck_of_time_cards_alone_ends_the_match_with_the_next_draw() -> None:
    at = table()
    last_round(at, top=0, bottom=0)
    at.plays("draw")
    assert at.match.turn is None


@pytest.mark.rule("SP-41")
def test_sp_41_a_new_deck_without_cards_ends_round_two_at_once() -> None:
    at = table()
    state = at.state
    show(at, "rbgy")
    for colour in range(6):
        state.hands[A][colour] += state.deck[colour] + state.discards[colour]
        state.deck[colour] = state.discards[colour] = 0
    state.hands[A][4] -= 1
    state.deck[4] = state.deck_size = 1
    at.check()
    entry = at.plays("draw")
    began = [event for event in entry.events if isinstance(event, RoundBegan)]
    assert [(event.round, event.deck) for event in began] == [(2, 0), (3, 0)]
    assert state.round == 3
    assert sorted(state.open) == [0, 1, 2, 3]
    assert (state.time_cards, state.deck_size) == (3, 0)
    assert at.match.turn == Turn((A,), "draw")


@pytest.mark.rule("SP-41")
def test_sp_41_fewer_than_four_are_opened_where_there_are_no_more() -> None:
    at = table()
    state = at.state
    show(at, "rbgy")
    for colour in range(6):
        state.hands[B][colour] += state.deck[colour] + state.discards[colour]
        state.deck[colour] = state.discards[colour] = 0
    state.hands[B][4] -= 1
    state.deck[4] = state.deck_size = 1
    improve(at, A, 1, 1)
    at.plays("take red", "take blue")
    at.plays("draw")
    assert at.match.turn is None or state.round == 3
    assert at.match.outcome is None or at.match.outcome.reason == "time"


def done(options: Options | None = None, *, left: int = 0) -> SpTable:
    """Return a match in which A has no contract to fill, and few or no tracks."""
    at = table(options)
    deliver_all(at, A)
    use_up_tracks(at, A, left=left)
    return at


def last_turns(at: SpTable) -> list[Event]:
    """Return whether the actor's turn begins the last turns."""
    before = at.match.last_entry
    rest(at)
    return [event for entry in at.match.journal[before:] for event in entry.events if isinstance(event, LastTurns)]


@pytest.mark.rule("SP-33")
def test_sp_33_without_tracks_and_deliveries_all_others_have_one_more_turn() -> None:
    at = done(Options(3))
    assert last_turns(at) == [LastTurns(A)]
    assert at.match.turn == Turn((B,), "turn")
    rest(at)
    assert at.match.turn == Turn((C,), "turn")
    rest(at)
    assert at.match.turn is None
    assert at.match.outcome is not None
    assert at.match.outcome.reason == "complete"


@pytest.mark.rule("SP-22", "SP-33")
def test_sp_33_who_has_no_tracks_builds_no_more() -> None:
    at = done()
    hold(at, A, "rrrbbbgggyyywwwkkk")
    assert not [offer for offer in at.match.offers() if isinstance(offer, Build)]


@pytest.mark.rule("SP-33")
def test_sp_33_not_while_a_track_is_left() -> None:
    assert last_turns(done(left=1)) == []


@pytest.mark.rule("SP-33")
@pytest.mark.parametrize("aboard", [False, True])
def test_sp_33_not_while_a_delivery_could_be_made(aboard: bool) -> None:
    """Cattle from Raleigh to Norfolk, both in the network."""
    at = table()
    deliver_all(at, A, but=contract(at, A, "cattle", 0, 0, aboard=aboard))
    use_up_tracks(at, A, left=0)
    assert last_turns(at) == []


@pytest.mark.rule("SP-33")
def test_sp_33_a_contract_whose_cities_in_the_network_are_all_supplied_is_no_delivery_left() -> None:
    """Cattle for Norfolk, which has received cloth; the contract's other cities are not connected."""
    at = table()
    cattle, cloth = contract(at, A, "cattle", 0, 0), contract(at, A, "cloth", 21, 0)
    deliver_all(at, A, but=cattle)
    supply(at, cloth, "Norfolk", 4)
    use_up_tracks(at, A, left=0, avoid=("Lexington", "Indianapolis", "Jackson", "Duluth"))
    assert city("Norfolk") in at.state.network_nodes[A]
    assert last_turns(at) == [LastTurns(A)]


def supply(at: SpTable, good: int, place: str, money: int) -> None:
    """Change the city that the good was delivered to."""
    state = at.state
    old = dict(BOARD.contract_lines[state.contract[good]][state.side[good]])[state.delivered_to[good]]
    state.supplied[state.delivered_to[good]] &= ~(1 << A)
    state.delivered_to[good] = city(place)
    state.supplied[city(place)] |= 1 << A
    state.money[A] += money - old
    state.from_contracts[A] += money - old
    at.check()


@pytest.mark.rule("SP-33")
@pytest.mark.parametrize("aboard", [False, True])
def test_sp_33_a_good_that_is_neither_aboard_nor_in_the_network_is_no_delivery_left(aboard: bool) -> None:
    """Wheat to Norfolk: none of its sources is connected."""
    at = table()
    deliver_all(at, A, but=contract(at, A, "wheat", 11, 0, aboard=aboard))
    use_up_tracks(at, A, left=0, avoid=("Albany", "Topeka", "Duluth"))
    assert bool(last_turns(at)) is not aboard


@pytest.mark.rule("SP-42")
def test_sp_42_the_third_time_card_still_ends_the_last_turns_at_once() -> None:
    at = done(Options(3))
    rest(at)
    last_round(at, top=0, bottom=8)
    coming(at, 10, 9, 8)
    at.plays("draw")
    assert at.match.turn is None
    assert at.match.outcome is not None
    assert at.match.outcome.reason == "time"


@pytest.mark.rule("SP-42")
def test_sp_42_a_second_player_without_tracks_changes_nothing() -> None:
    at = done(Options(3, shared_lines=True))
    rest(at)
    deliver_all(at, B)
    use_up_tracks(at, B, left=0)
    rest(at)
    assert at.match.turn == Turn((C,), "turn")
    assert (at.state.finisher, at.state.turns_left) == (A, 1)
    rest(at)
    assert at.match.turn is None


@pytest.mark.rule("SP-43")
def test_sp_43_ten_idle_turns_of_every_player_end_the_match() -> None:
    at = table()
    lay(at, A, "RAL-j67-NFK")
    lay(at, B, "ATL-j79-CLB")
    shuttle(at, 19)
    assert at.state.idle == 19
    shuttle(at, 1)
    assert at.match.turn is None
    assert at.match.outcome is not None
    assert at.match.outcome.reason == "idle"


@pytest.mark.rule("SP-43")
def test_sp_43_a_card_a_build_an_improvement_or_a_delivery_begins_the_count_anew() -> None:
    at = table()
    lay(at, A, "RAL-j67-NFK")
    lay(at, B, "ATL-j79-CLB")
    shuttle(at, 18)
    rest(at)
    assert at.state.idle == 0
    at.state.idle = 19
    at.state.money[B] = at.state.from_market[B] = 3
    at.plays("improve locomotive")
    assert at.state.idle == 0
    at.state.idle = 19
    contract(at, A, "cattle", 0, 0, aboard=True)
    put_train(at, A, "j67-NFK")
    at.plays("extra NFK", "deliver cattle")
    while at.state.actor == A:
        at.plays("stop")
    assert at.state.idle == 0


def shuttle(at: SpTable, turns: int) -> None:
    """Trains go back and forth and do nothing else."""
    for _ in range(turns):
        seat = at.state.actor
        moves = [offer for offer in at.match.offers() if type(offer).__name__ in ("Start", "Extra")]
        at.plays(moves[0])
        while at.match.turn is not None and at.state.actor == seat:
            at.plays("stop")


@pytest.mark.rule("SP-32")
def test_sp_32_when_time_is_up_nothing_is_left_of_the_movement_of_that_turn() -> None:
    at = table()
    lay(at, A, "RAL-j67-NFK")
    put_train(at, A, "RAL-j67")
    at.plays(Ride(A, BOARD.cities + space("j67", "NFK")))
    assert at.state.entered_by >= 0
    last_round(at, top=0, bottom=0)
    at.plays("draw")
    assert at.match.turn is None
    assert (at.state.entered_by, at.state.steps) == (-1, 0)
