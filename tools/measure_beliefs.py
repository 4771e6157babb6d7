"""Measures what a game's mind believes about hidden things: how much weight it gives the truth.

    python tools/measure_beliefs.py spike --matches 24 --seed 1

At one position in `--apart` of matches between bots, the seat that acts believes and guesses `--draws` states each. The
share of hidden things that are right is the weight that the truth gets, on average: from the mind's beliefs, and from
guesses in which everything possible is equally likely.
"""

import argparse
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from capolinea.games.catalogue import bots_of, rules_of
from capolinea.lab.playing import options_of, stream

#: How many hidden things of the true state the other state has right for a seat, and how many there are.
Measure = Callable[[Any, Any, int], tuple[float, int]]
#: Sums of cash are alike if they are at most this far apart.
NEAR_CASH: Final = 5_000
#: Who plays.
COMPANY: Final = (("hard",), ("medium", "hard"), ("medium",))


def others(state: Any, seat: int) -> list[int]:
    return [other for other in range(state.seats) if other != seat]


def hidden_cards(state: Any, believed: Any, seat: int) -> tuple[float, int]:
    """Spike: cards in other hands that are not known; each gets the share of its colour in the believed hand."""
    right, count = 0.0, 0
    for other in others(state, seat):
        known = state.known_cards[other]
        here = [held - seen for held, seen in zip(state.hands[other], known, strict=True)]
        there = [held - seen for held, seen in zip(believed.hands[other], known, strict=True)]
        right += sum([one * two for one, two in zip(here, there, strict=True)]) / max(1, sum(there))
        count += sum(here)
    return right, count


def route_cards(state: Any, believed: Any, seat: int) -> tuple[float, int]:
    """Spike: route cards that others have kept."""
    kept = [other for other in others(state, seat) if state.route[other] >= 0]
    return sum([state.route[other] == believed.route[other] for other in kept]), len(kept)


def hidden_cash(state: Any, believed: Any, seat: int) -> tuple[float, int]:
    """Rail Baron: others' cash that is not announced, to the nearest sums."""
    view = rules_of("rail-baron").view(state, seat)
    purses = [other for other in others(state, seat) if view.cash[other] < 0]
    near = [abs(state.cash[other] - believed.cash[other]) <= NEAR_CASH for other in purses]
    return sum(near), len(purses)


def dealt_cities(state: Any, believed: Any, seat: int) -> tuple[float, int]:
    """TransAmerica: cities in other hands."""
    return in_hands(state.hands, believed.hands, others(state, seat))


def city_cards(state: Any, believed: Any, seat: int) -> tuple[float, int]:
    """Santa Fe Rails: city cards in other hands."""
    return in_hands(state.hand, believed.hand, others(state, seat))


def in_hands(here: Sequence[Sequence[int]], there: Sequence[Sequence[int]], seats: Sequence[int]) -> tuple[float, int]:
    """Return how many cards of these seats are in the same hands, and how many cards they have."""
    same = [(Counter(here[seat]) & Counter(there[seat])).total() for seat in seats]
    return float(sum(same)), sum([len(here[seat]) for seat in seats])


MEASURES: Final[Mapping[str, Mapping[str, Measure]]] = {
    "transamerica": {"cities in hand": dealt_cities},
    "santa-fe-rails": {"city cards in hand": city_cards},
    "spike": {"cards in hand": hidden_cards, "route cards": route_cards},
    "rail-baron": {"cash, within 5,000": hidden_cash},
}


def measure(
    game: str, matches: int, seed: int, apart: int, draws: int, company: Sequence[str] = ()
) -> dict[str, list[float]]:
    """Return by measure: hidden things, and how many of them were right in beliefs and in guesses."""
    rules, players, mind = rules_of(game), bots_of(game).players, bots_of(game).mind
    assert mind is not None
    found = {name: [0.0, 0.0, 0.0] for name in MEASURES[game]}
    for number in range(matches):
        seats = rules.seats[number % len(rules.seats)]
        deal, luck = stream(seed, number, "deal"), stream(seed, number, "guess")
        chances = [stream(seed, number, "mind", seat) for seat in range(seats)]
        state, _ = rules.setup(options_of(game, seats), deal)
        names, made = company or COMPANY[number % len(COMPANY)], 0
        while (turn := rules.turn(state)) is not None:
            seat = turn.seats[0]
            seen, offers = rules.view(state, seat), rules.offers(state, seat)
            if (made + number) % apart == 0:
                for _ in range(draws):
                    pair = mind.believe(seen, luck), rules.guess(seen, seat, luck)
                    for name, compare in MEASURES[game].items():
                        right = [compare(state, each, seat) for each in pair]
                        found[name][0] += right[0][1]
                        found[name][1] += right[0][0]
                        found[name][2] += right[1][0]
            rules.apply(state, players[names[seat % len(names)]](seen, offers, chances[seat]), deal)
            deal.drawn.clear()
            luck.drawn.clear()
            made += 1
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(MEASURES))
    parser.add_argument("--matches", type=int, default=24)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--apart", type=int, default=9)
    parser.add_argument("--draws", type=int, default=100)
    asked = parser.parse_args()
    print(
        "| hidden | positions × things × draws | weight of the truth | if all were equally likely |\n|---|---|---|---|"
    )
    for name, (count, believed, guessed) in measure(
        asked.game, asked.matches, asked.seed, asked.apart, asked.draws
    ).items():
        print(f"| {name} | {count:,.0f} | {believed / count:.3f} | {guessed / count:.3f} |")


if __name__ == "__main__":
    main()
