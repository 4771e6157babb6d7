"""How many sequences of actions there are from fixed positions: any mistake in a rule changes these numbers.

python -m tests.games.transamerica.test_perft    writes them again
"""

import json
from pathlib import Path

import pytest
from tests.support.transamerica import dealt, hand, path_along, put_rails

from capolinea.core.chance import NoChance
from capolinea.games.transamerica.rules import RULES
from capolinea.games.transamerica.state import State

COUNTS = Path(__file__).with_name("perft.json")

HANDS = [
    hand("Dallas, Washington, Santa Fe, San Francisco, Cincinnati"),
    hand("Phoenix, New York, Oklahoma City, Sacramento, Chicago"),
    hand("El Paso, Winston, St. Louis, Los Angeles, Helena"),
]


def position(seats: int, starts: str = "", rails: tuple[tuple[str, ...], ...] = (), vexation: bool = False) -> State:
    match = dealt(HANDS[:seats], vexation=vexation)
    for name in starts.split():
        match.play(f"start {name}")
    for names in rails:
        put_rails(match.state, [line for line in path_along(*names) if line not in match.state.rails])
    return match.state


#: Each position by name, and how deep to count.
POSITIONS = {
    "opening of 2": (position(2), 3),
    "opening of 3": (position(3), 3),
    "first rails of 2": (position(2, "Omaha Chicago"), 4),
    "first rails of 3": (position(3, "Omaha Denver Helena"), 4),
    "middle of a round": (
        position(3, "Omaha Denver Chicago", (("Omaha", "Kansas City", "St. Louis"), ("Denver", "Santa Fe"))),
        3,
    ),
    "joined networks": (
        position(2, "Omaha Denver", (("Omaha", "Kansas City", "Oklahoma City", "Santa Fe", "Denver"),)),
        3,
    ),
    "coloured rails": (position(2, "Seattle Portland", vexation=True), 3),
    "coloured rails inland": (position(2, "Omaha Denver", vexation=True), 3),
}


def perft(state: State, depth: int) -> int:
    """Return the number of different sequences of `depth` actions."""
    turn = RULES.turn(state)
    assert turn is not None
    offers = RULES.offers(state, turn.seats[0])
    if depth == 1:
        return len(offers)
    total = 0
    for offer in offers:
        after = state.clone()
        RULES.apply(after, offer, NoChance())
        total += perft(after, depth - 1)
    return total


def counts(name: str) -> list[int]:
    state, depth = POSITIONS[name]
    return [perft(state, each) for each in range(1, depth + 1)]


@pytest.mark.parametrize("name", POSITIONS)
def test_there_are_as_many_ways_to_play_on_as_ever(name: str) -> None:
    assert counts(name) == json.loads(COUNTS.read_text("utf-8"))[name]


def test_the_opening_is_counted_by_hand() -> None:
    """188 points, then one fewer each time; 509 lines with two ends each."""
    known = json.loads(COUNTS.read_text("utf-8"))
    assert known["opening of 3"] == [188, 188 * 187, 188 * 187 * 186]
    assert known["opening of 2"] == [188, 188 * 187, 509 * 2 * 187]
    assert set(known) == set(POSITIONS)


if __name__ == "__main__":
    COUNTS.write_text(json.dumps({name: counts(name) for name in POSITIONS}, indent=1) + "\n", "utf-8")
