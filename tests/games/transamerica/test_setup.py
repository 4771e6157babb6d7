"""Before a round: supply, points, barrier, cards and the first player (TA-1 to TA-6)."""

import pytest
from tests.games.transamerica.positions import LINK, OFF_BY_5, ON_TRUNK, TRUNK, A, B, TaTable, at_build, before_the_end
from tests.support.driver import RefereedMatch
from tests.support.transamerica import (
    GRAPH,
    city,
    deal_script,
    dealt,
    hand,
    point,
    put_rails,
    set_points,
)

from capolinea.core.chance import QuickChance, ScriptedChance
from capolinea.core.event import visible
from capolinea.core.match import Match
from capolinea.games.transamerica.board import BOARD, DECKS
from capolinea.games.transamerica.events import HandDealt, MatchEnded, RoundBegan
from capolinea.games.transamerica.meta import Options
from capolinea.games.transamerica.rules import RULES


@pytest.mark.rule("TA-1")
def test_ta_1_a_round_goes_on_beyond_the_84_rails_of_the_box() -> None:
    hands = [hand("Dallas, Winston, Omaha, Portland, Helena"), hand("Memphis, New York, Santa Fe, Medford, Chicago")]
    table = at_build(hands, ["Omaha", "Denver"])
    near_first = GRAPH.reach(point("Omaha"), -1, [False] * GRAPH.lines)
    lines = list(dict.fromkeys([line for each in near_first for line in GRAPH.incident[each][::2]]))
    put_rails(table.state, lines[:90])
    before = len(table.state.rails)
    table.plays(table.match.offers()[0])
    assert len(table.state.rails) == before + 1 == 91


@pytest.mark.rule("TA-2")
@pytest.mark.parametrize("seats", range(2, 7))
def test_ta_2_everybody_begins_at_the_station_with_13_points(seats: int) -> None:
    match = Match.new(RULES, Options(seats), 1)
    assert match.view().scores == (13,) * seats
    assert match.view().markers == (-1,) * seats


@pytest.mark.rule("TA-3")
def test_ta_3_the_barrier_lies_at_0() -> None:
    match = Match.new(RULES, Options(3), 1)
    assert match.view().barrier == 0
    (began,) = [event for event in match.journal[0].events if isinstance(event, RoundBegan)]
    assert began.barrier == 0


@pytest.mark.rule("TA-3")
@pytest.mark.parametrize(("points", "over"), [(6, False), (5, True), (4, True)])
def test_ta_3_a_locomotive_at_0_or_less_has_passed_the_barrier(points: int, over: bool) -> None:
    table = before_the_end()
    set_points(table.state, 1, [13, points])
    table.plays("rail m10-Dallas")
    assert table.state.scores[B] == points - 5
    assert table.events(MatchEnded) == ([MatchEnded((B,))] if over else [])
    assert (table.match.turn is None) == over


@pytest.mark.rule("TA-4")
def test_ta_4_ten_cities_are_dashed_two_of_each_region() -> None:
    dashed = [each for each in range(35) if BOARD.city_dashed[each]]
    assert len(dashed) == 10
    assert sorted([BOARD.city_region[each] for each in dashed]) == sorted([*range(5), *range(5)])


@pytest.mark.rule("TA-4")
@pytest.mark.parametrize("seats", range(2, 7))
def test_ta_4_with_2_or_3_players_no_dashed_city_is_dealt(seats: int) -> None:
    seen = {
        each for seed in range(60) for cards in Match.new(RULES, Options(seats), seed).state.hands for each in cards
    }
    assert len(seen) == (25 if seats <= 3 else 35)
    assert (city("Denver") in seen) == (seats >= 4)


@pytest.mark.rule("TA-5")
@pytest.mark.parametrize("seats", range(2, 7))
def test_ta_5_everybody_is_dealt_one_city_of_each_region_and_no_two_the_same(seats: int) -> None:
    for seed in range(30):
        hands = Match.new(RULES, Options(seats), seed).state.hands
        for cards in hands:
            assert [BOARD.city_region[each] for each in cards] == [0, 1, 2, 3, 4]
        assert len({each for cards in hands for each in cards}) == 5 * seats


@pytest.mark.rule("TA-5")
def test_ta_5_nobody_sees_cards_but_the_own() -> None:
    match = dealt([ON_TRUNK, OFF_BY_5])
    assert match.view(A).hand == tuple(ON_TRUNK)
    assert match.view(B).hand == tuple(OFF_BY_5)
    assert match.view(None).hand == ()
    events = match.journal[0].events
    for viewer, own in ((A, [A]), (B, [B]), (None, [])):
        assert [event.seat for event in visible(events, viewer) if isinstance(event, HandDealt)] == own


@pytest.mark.rule("TA-5")
def test_ta_5_undealt_cards_are_in_no_view() -> None:
    """A view names only the cities of the viewer's hand and, in its history, the hands that were scored."""
    match = dealt([ON_TRUNK, OFF_BY_5])
    view = match.view(A)
    assert [name for name in view.__struct_fields__ if name in ("hand", "history")] == ["history", "hand"]
    assert not {"hands", "deck", "decks", "undealt", "hand_bits"} & set(view.__struct_fields__)


@pytest.mark.rule("TA-5")
def test_ta_5_every_round_is_dealt_from_the_full_deck() -> None:
    """The cards of the first round can come again in the second."""
    script = deal_script([ON_TRUNK, OFF_BY_5])
    match = Match(RULES, Options(2), ScriptedChance({"first": [0], "deal": script + script}, QuickChance(1)))
    table: TaTable = RefereedMatch(match)
    table.plays("start Dallas", "start Oklahoma City")
    put_rails(table.state, [each for each in TRUNK if each != LINK])
    entry = table.plays("rail m10-Dallas")
    assert table.state.round == 2
    assert table.state.hands == (tuple(ON_TRUNK), tuple(OFF_BY_5))
    assert [draw.stream for draw in entry.draws] == ["deal"] * 5
    assert [draw.bound for draw in entry.draws] == [5 * 4] * 5


@pytest.mark.rule("TA-5")
def test_ta_5_all_cards_of_a_region_are_dealt_as_often() -> None:
    counts = [0] * 35
    for seed in range(700):
        for each in Match.new(RULES, Options(4), seed).state.hands[0]:
            counts[each] += 1
    assert all([60 < count < 140 for count in counts])
    assert [len(deck) for deck in DECKS[False]] == [7] * 5


@pytest.mark.rule("TA-6")
@pytest.mark.parametrize("seat", range(4))
def test_ta_6_the_first_player_is_drawn(seat: int) -> None:
    chance = ScriptedChance({"first": [seat]}, QuickChance(1))
    match = Match(RULES, Options(4), chance)
    assert match.journal[0].draws[0].stream == "first"
    assert match.journal[0].draws[0].bound == 4
    assert match.view().first == seat
    assert match.turn is not None
    assert match.turn.seats == (seat,)


@pytest.mark.rule("TA-6")
def test_ta_6_each_seat_is_drawn_as_often() -> None:
    firsts = [Match.new(RULES, Options(3), seed).view().first for seed in range(300)]
    assert all([70 < firsts.count(seat) < 130 for seat in range(3)])
