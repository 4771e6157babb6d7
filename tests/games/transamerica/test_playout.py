"""Random playouts: all choices are equally likely, and hints about a line's index change nothing."""

from collections import Counter
from random import Random

import pytest
from tests.games.transamerica.positions import OFF_BY_5, ON_TRUNK, TaTable, at_build
from tests.support.driver import walk
from tests.support.games import TRANSAMERICA
from tests.support.transamerica import check_state

from capolinea.core.chance import QuickChance
from capolinea.games.transamerica import moves
from capolinea.games.transamerica.actions import LayRail
from capolinea.games.transamerica.board import BOARD
from capolinea.games.transamerica.meta import Options
from capolinea.games.transamerica.moves import UNKNOWN, Move
from capolinea.games.transamerica.playout import choose
from capolinea.games.transamerica.rules import RULES
from capolinea.games.transamerica.state import State

#: How often each choice should be drawn.
EACH = 200


def played(*texts: str) -> TaTable:
    table = at_build([ON_TRUNK, OFF_BY_5], ("Omaha", "Denver"), vexation=True)
    for text in texts:
        table.plays(text)
    return table


@pytest.mark.parametrize(
    "texts",
    [
        pytest.param((), id="first rail"),
        pytest.param(("rail Omaha-j6",), id="second rail or none"),
        pytest.param(("colour Omaha-j6", "stop", "rail Denver-i6", "stop"), id="first rail, over a coloured one"),
        pytest.param(("colour Omaha-j6",), id="second rail or none, over a coloured one"),
    ],
)
def test_every_choice_is_as_likely_but_for_coloured_rails(texts: tuple[str, ...]) -> None:
    """From Omaha six lines lead away, two of them double."""
    table = played(*texts)
    offers = table.match.offers()
    expected = [offer for offer in offers if not (isinstance(offer, LayRail) and offer.coloured)]
    assert len(expected) >= 6
    random = Random(2)
    found = Counter([RULES.actions.sample(table.state, random.random) for _ in range(EACH * len(expected))])
    assert set(found) == set(expected)
    assert all([0.75 * EACH < count < 1.25 * EACH for count in found.values()])


@pytest.mark.parametrize("hint", [UNKNOWN, 0, 1, 10_000, -2])
def test_a_hint_of_where_a_line_stands_changes_nothing(hint: int) -> None:
    """Right, wrong, beyond the list, or no hint: lists and networks are the same."""
    random, chance, other_chance = Random(3), QuickChance(3), QuickChance(3)
    state, _ = RULES.setup(Options(3), chance)
    other, _ = RULES.setup(Options(3), other_chance)
    move = Move()
    rails = 0
    for _ in range(300):
        assert choose(state, random.random, move)
        if move.kind == moves.LAY_RAIL:
            lists = state.singles if BOARD.graph.cost[move.line] == 1 else state.doubles
            assert lists[state.home_component[move.seat]][move.hint] == move.line
            rails += 1
        RULES.actions.perform(state, move, chance, None)
        move.hint = hint
        RULES.actions.perform(other, move, other_chance, None)
        assert everything(state) == everything(other)
    assert rails > 100


def everything(state: State) -> object:
    """Return facts with the order of the lists, which `facts` omits."""
    return (
        state.facts(),
        state.component_of,
        state.singles,
        state.doubles,
        state.cities,
        state.home_component,
        state.linked_components,
    )


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_playout_takes_up_a_match_with_coloured_rails(seats: int) -> None:
    taken_up = 0
    for match in walk(TRANSAMERICA, Options(seats, True), Random(seats)):
        if match.last_entry % 25 or match.turn is None or not match.state.coloured:
            continue
        taken_up += 1
        random = Random(match.last_entry)
        for _ in range(60):
            action = RULES.actions.sample(match.state, random.random)
            if action is None:
                break
            assert match.refuse(action) is None
            RULES.apply(match.state, action, match.chance)
            check_state(match.state)
        if taken_up == 4:
            break
    assert taken_up == 4
