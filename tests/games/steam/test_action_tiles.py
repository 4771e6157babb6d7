"""Action tiles (ST-10 to ST-13, ST-51, ST-59, ST-65)."""

import pytest
from tests.games.steam.positions import A, B, C, StTable, base, end_goods, in_actions, in_building, in_moving, new_table
from tests.support.situations import drawn_from

from capolinea.cli.choices import branches
from capolinea.core.turn import Turn
from capolinea.games.steam.actions import TakeTile
from capolinea.games.steam.events import GrowthLapsed, LocomotiveImproved, OrderSet, TileTaken
from capolinea.games.steam.meta import Options
from capolinea.games.steam.pieces import TILES
from capolinea.games.steam.ui import LOOK
from capolinea.i18n import Say
from capolinea.render.look import OfferCard


@pytest.mark.rule("ST-10")
def test_st_10_each_takes_one_of_the_tiles_left_in_turn_order() -> None:
    at = in_actions()
    assert at.match.turn == Turn((A,), "action")
    assert [offer.tile for offer in at.match.offers() if isinstance(offer, TakeTile) and not offer.passing] == list(
        TILES
    )
    at.plays("take engineer")
    assert at.match.turn == Turn((B,), "action")
    at.refuses("take engineer", "tile.taken", "ST-10")
    at.plays("take turn_order", "take first_move")
    assert at.match.turn == Turn((A,), "build")
    at.refuses("take first_build", "tile.not_now", "ST-10")
    assert at.match.refuse(TakeTile(A, "crane")) is not None


@pytest.mark.rule("ST-11")
def test_st_11_what_the_tiles_cost() -> None:
    at = in_actions(base(4))
    at.state.cash = [20] * 4
    at.state.level[C] = 4
    at.plays("take city_growth", "take urbanization", "take locomotive")
    assert at.state.cash == [18, 14, 11, 20]
    assert at.events(TileTaken) == [TileTaken(C, "locomotive", False, 9)]
    at.plays("take engineer")
    assert at.state.cash[3] == 20


@pytest.mark.rule("ST-11", "ST-59")
def test_st_11_growth_and_urbanization_can_be_taken_to_pass_for_nothing() -> None:
    at = in_actions()
    at.plays("take city_growth to pass", "take urbanization to pass", "take turn_order")
    assert at.state.cash == [0, 0, 0]
    assert at.state.tile == [5, 7, 1]
    # Nothing is to be carried out.
    assert at.state.pending_tile == 0
    at.refuses("grow M7 1", "grow.no_tile", "ST-29")
    at.plays("done")
    at.refuses("found H8 grey 1", "found.no_tile", "ST-26")


@pytest.mark.rule("ST-12")
def test_st_12_locomotive_raises_the_level_at_once_and_not_above_six() -> None:
    at = in_actions()
    at.state.cash = [20] * 3
    at.state.level = [5, 6, 1]
    at.plays("take locomotive")
    assert at.events(LocomotiveImproved) == [LocomotiveImproved(A, 6)]
    at = in_actions()
    at.state.cash, at.state.level = [20] * 3, [6, 6, 6]
    at.refuses("take locomotive", "tile.highest_level", "ST-12")


def without_towns(at: StTable) -> None:
    """As if every town had become a city, with new cities enough."""
    state = at.state
    state.colour = [colour if colour >= 0 else 4 for colour in state.colour]


@pytest.mark.rule("ST-13")
def test_st_13_urbanization_only_to_pass_when_no_new_city_is_left() -> None:
    at = in_actions()
    at.state.new_cities, at.state.cash = [0] * 5, [20] * 3
    refusal = at.match.refuse(TakeTile(A, "urbanization"))
    assert refusal is not None
    assert (refusal.code, refusal.clause) == ("tile.nothing_to_found", "ST-13")
    assert refusal.fix == TakeTile(A, "urbanization", True)
    assert at.match.refuse(TakeTile(A, "urbanization", True)) is None


@pytest.mark.rule("ST-13")
def test_st_13_urbanization_only_to_pass_when_no_town_is_left() -> None:
    at = in_actions()
    at.state.cash = [20] * 3
    without_towns(at)
    refusal = at.match.refuse(TakeTile(A, "urbanization"))
    assert refusal is not None
    assert refusal.code == "tile.nothing_to_found"


@pytest.mark.rule("ST-13")
@pytest.mark.parametrize("lacking", ["city", "marker", "set"])
def test_st_13_city_growth_only_to_pass_when_nothing_can_grow(lacking: str) -> None:
    at = in_actions()
    at.state.cash = [20] * 3
    if lacking == "city":
        at.state.grown = [True] * len(at.state.grown)
    elif lacking == "marker":
        at.state.markers = 0
    else:
        at.state.supply = [0] * len(at.state.supply)
    refusal = at.match.refuse(TakeTile(A, "city_growth"))
    assert refusal is not None
    assert (refusal.code, refusal.fix) == ("tile.nothing_to_grow", TakeTile(A, "city_growth", True))


@pytest.mark.rule("ST-59")
def test_st_59_one_tile_must_be_taken_and_only_two_can_be_taken_to_pass() -> None:
    at = in_actions()
    assert all([isinstance(offer, TakeTile) for offer in at.match.offers()])
    at.refuses("take locomotive to pass", "tile.no_pass", "ST-59")
    at.refuses("take engineer to pass", "tile.no_pass", "ST-59")


@pytest.mark.rule("ST-59")
def test_st_59_with_nothing_left_to_pay_with_a_tile_can_still_be_taken() -> None:
    at = in_actions(base(6))
    at.state.income = [-10] * 6
    at.plays("take turn_order", "take first_move", "take engineer", "take first_build", "take city_growth to pass")
    # Locomotive is too dear; Urbanization can be taken to pass.
    assert at.match.offers() == [TakeTile(5, "urbanization", True)]


@pytest.mark.rule("ST-59")
def test_st_59_a_paid_city_growth_that_finds_no_set_lapses_without_refund() -> None:
    at = in_building("urbanization", "city_growth", "turn_order")
    left = sum(at.state.supply[:5])
    at.state.bag = [bag + sum(at.state.supply[5 + colour :: 5]) for colour, bag in enumerate(at.state.bag)]
    at.state.supply = at.state.supply[:5] + [0] * 55
    assert left == 2
    at.plays("found H8 grey 1", "done")
    assert at.events(GrowthLapsed) == [GrowthLapsed(B)]
    assert at.state.cash[B] == 0
    at.plays("done")


@pytest.mark.rule("ST-65")
def test_st_65_in_the_standard_game_tiles_cost_nothing_and_nothing_must_be_carried_out() -> None:
    at = new_table(Options(3, game="standard"))
    at.plays(*["raise 0"] * 3, "pass", "pass")
    assert at.refuses("take urbanization to pass", "tile.pass_not_needed").fix == TakeTile(C, "urbanization")
    at.plays("take locomotive", "take urbanization", "take city_growth")
    assert at.state.cash == [0, 0, 0]
    assert at.state.level == [1, 1, 2]
    at.plays("done")
    assert at.state.pending_tile == 7
    at.plays("done")
    assert at.state.pending_tile == 5
    at.plays("done")
    assert at.match.turn == Turn((C,), "move")


@pytest.mark.rule("ST-65")
def test_st_65_they_may_be_carried_out() -> None:
    at = new_table(Options(3, game="standard"))
    at.plays(*["raise 0"] * 3, "pass", "pass", "take locomotive", "take urbanization", "take city_growth", "done")
    at.plays("found H8 red 3", "done", "grow M7 4", "done")


def lacking_cities(at: StTable) -> None:
    """Nothing can grow, and no new city is left: all are on towns."""
    state = at.state
    state.grown = [True] * len(state.grown)
    state.markers -= state.board.cities
    towns = range(state.board.cities, state.board.places)
    colours = [colour for colour, left in enumerate(state.new_cities) for _ in range(left)]
    for town, colour in zip(towns, colours, strict=False):
        state.colour[town] = colour
    for town in towns:
        state.grown[town] = state.colour[town] >= 0
    state.new_cities = [0] * 5
    at.check()


@pytest.mark.rule("ST-65")
def test_st_65_they_may_be_taken_when_they_can_do_nothing_and_then_do_nothing() -> None:
    at = new_table(Options(3, game="standard"))
    at.plays(*["raise 0"] * 3, "pass", "pass")
    lacking_cities(at)
    at.plays("take city_growth", "take urbanization", "take engineer")
    at.refuses("grow H6 1", "grow.nothing_left", "ST-65")
    at.refuses("found K10 grey 1", "found.no_tile", "ST-26")
    at.plays("done")
    at.refuses("found K10 grey 1", "found.nothing_left", "ST-65")
    at.refuses("grow H6 1", "grow.no_tile", "ST-29")
    at.plays("done")


@pytest.mark.rule("ST-65")
@pytest.mark.parametrize(
    ("language", "growth", "founding", "note"),
    [
        (
            "en",
            "Take City Growth, though no city can grow any more",
            "Take Urbanization, though no new city can be founded any more",
            "does nothing",
        ),
        (
            "it",
            "Prendi Crescita, anche se nessuna città può più crescere",
            "Prendi Urbanizzazione, anche se non si possono più fondare città",
            "non fa niente",
        ),
    ],
)
def test_st_65_the_offer_says_that_they_can_do_nothing(language: str, growth: str, founding: str, note: str) -> None:
    """On the card, which the terminal prints with its note, and on the ticket."""
    at = new_table(Options(3, game="standard"))
    at.plays(*["raise 0"] * 3, "pass", "pass")
    say = LOOK.say(language)
    useful = cards_of(at, say)
    assert note not in {card.note for card in useful.values()}
    assert note not in LOOK.scene(drawn_from(at.match.view(C)), say).hand
    lacking_cities(at)
    cards = cards_of(at, say)
    idle = {action: (card.label, card.note) for action, card in cards.items() if card.note == note}
    assert idle == {"take city_growth": (growth, note), "take urbanization": (founding, note)}
    assert cards.keys() == useful.keys()
    assert LOOK.scene(drawn_from(at.match.view(C)), say).hand.count(note) == 2
    shown = [branch for branch in branches(list(cards.values())) if branch.note == note]
    assert [branch.label for branch in shown] == [growth, founding]


def cards_of(at: StTable, say: Say) -> dict[str, OfferCard]:
    offers = at.match.offers(C)
    return {card.action: card for card in LOOK.offers(drawn_from(at.match.view(C)), offers, say)}


@pytest.mark.rule("ST-51")
def test_st_51_the_next_order_follows_the_numbers_of_the_tiles_also_of_those_taken_to_pass() -> None:
    """Guido (2), Loren (4), Bridget (6), Roger (7)."""
    at = in_moving("locomotive", "first_build", "urbanization to pass", "first_move", options=base(4))
    end_goods(at)
    assert at.events(OrderSet) == [OrderSet((3, B, A, C))]
    assert at.match.turn == Turn((3,), "action")
