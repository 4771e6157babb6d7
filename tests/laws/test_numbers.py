"""Every offer of every game has its own numbers, which lead back to it; every view has its vector."""

from random import Random

import pytest
from tests.support.games import UNDER_LAW, Game

from capolinea.core.action import Action
from capolinea.core.chance import QuickChance
from capolinea.core.refusal import Incomplete, InvalidAction
from capolinea.core.rules import Options
from capolinea.games.catalogue import GAMES, tensor_of
from capolinea.kit.numbering import Sheet
from capolinea.research import Tensor

NUMBERED = [game for game in UNDER_LAW if game.key in GAMES]


def tensor_of_game(game: Game) -> Tensor:
    tensor = tensor_of(game.key)
    assert tensor is not None
    return tensor


def check_offers(tensor: Tensor, offers: list[Action]) -> None:
    spelled = [tensor.spell(offer) for offer in offers]
    assert [tensor.action(numbers, offer.seat) for numbers, offer in zip(spelled, offers, strict=True)] == offers
    assert len(set(spelled)) == len(offers)
    assert all([0 <= number < tensor.size for numbers in spelled for number in numbers])
    # It is known without a sign when an action is complete.
    assert {numbers[:place] for numbers in spelled for place in range(1, len(numbers))}.isdisjoint(spelled)
    assert not tensor.one_number or all([len(numbers) == 1 for numbers in spelled])


def check_vector(sheet: Sheet) -> None:
    places = [*sheet.ones, *sheet.places]
    assert len(set(places)) == len(places)
    assert all([0 <= place < sheet.size for place in places])
    assert all([-1 <= value <= 1 and value != 0 for value in sheet.values])


def check_match(game: Game, options: Options, seed: int, steps: int) -> int:
    """Play a match for some steps; return how many offers were looked at."""
    tensor, rules, random, chance = tensor_of_game(game), game.rules, Random(seed), QuickChance(seed)
    state, _ = rules.setup(options, chance)
    sheet = tensor.sheet(options)
    seen = 0
    for _ in range(steps):
        turn = rules.turn(state)
        if turn is None:
            break
        for seat in (*turn.seats, *turn.changing):
            offers = rules.offers(state, seat)
            check_offers(tensor, offers)
            seen += len(offers)
        for seat in range(options.seats):
            sheet.clear()
            tensor.draw(rules.view(state, seat), sheet)
            check_vector(sheet)
        seat = turn.seats[0]
        chosen = game.player(state, seat, random) if game.player else random.choice(rules.offers(state, seat))
        rules.apply(state, chosen, chance)
    return seen


@pytest.mark.parametrize("game", NUMBERED, ids=[game.key for game in NUMBERED])
def test_every_offer_has_numbers_of_its_own_and_comes_back(game: Game) -> None:
    # Rail Baron has two offers at a time, so that thousands of them need more steps.
    steps = 120 if game.key == "rail-baron" else 40
    assert sum([check_match(game, options, seed, steps) for seed, options in enumerate(game.options)]) > 2_000


@pytest.mark.sweep
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", NUMBERED, ids=[game.key for game in NUMBERED])
def test_the_same_in_whole_matches(game: Game, seed: int) -> None:
    for number, options in enumerate(game.options):
        check_match(game, options, 100 * (1 + seed) + number, 500)


@pytest.mark.parametrize("game", NUMBERED, ids=[game.key for game in NUMBERED])
def test_other_numbers_are_refused(game: Game) -> None:
    tensor = tensor_of_game(game)
    with pytest.raises(Incomplete):
        tensor.action((), 0)
    for numbers in ((tensor.size,), (-1,)):
        with pytest.raises(InvalidAction):
            tensor.action(numbers, 0)
    state, _ = game.rules.setup(game.options[0], QuickChance(1))
    turn = game.rules.turn(state)
    assert turn is not None
    numbers = tensor.spell(game.rules.offers(state, turn.seats[0])[0])
    with pytest.raises(InvalidAction):
        tensor.action((*numbers, 0), 0)


@pytest.mark.parametrize("game", NUMBERED, ids=[game.key for game in NUMBERED])
def test_every_number_has_a_meaning_and_every_plane_a_name_of_its_own(game: Game) -> None:
    tensor = tensor_of_game(game)
    assert [tensor.numbers.range_of(number).first <= number for number in range(tensor.size)] == [True] * tensor.size
    names = [plane.name for plane in tensor.planes(game.options[0])]
    assert len(set(names)) == len(names)
    ranges = [each.name for each in tensor.numbers.ranges]
    assert len(set(ranges)) == len(ranges)
