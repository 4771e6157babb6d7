"""Fits the chances of winning of a game's mind to matches between its bots, and shows how well they are calibrated.

    python tools/fit_values.py transamerica --matches 600 --seed 1 [--jobs 2] [--company policy hard] [--check]

Writes `bot/value_weights.py` of the game and prints the calibration on matches that the fit has not seen, one in four;
`--check` prints the calibration of the present weights and writes nothing. Matches are played at every number of seats
and every set of options in turn, mostly by `hard`; one position in `--apart` counts.
"""

import argparse
from pathlib import Path
from typing import Any, Final, get_args, get_type_hints

import numpy as np
import numpy.typing as npt

from capolinea.bots.fitted import Fitted
from capolinea.core.chance import QuickChance
from capolinea.core.refusal import CapolineaError
from capolinea.core.rules import Options
from capolinea.games.catalogue import bots_of, rules_of
from capolinea.lab.batches import run_batches
from capolinea.lab.playing import options_of, stream

GAMES: Final = Path(__file__).parent.parent / "src/capolinea/games"
#: Who plays: mostly equals, so that the position decides, sometimes others, so that positions vary.
COMPANY: Final = (("hard",), ("hard",), ("hard", "medium"), ("medium", "easy", "hard"))
#: Keeps weights small where the matches say nothing: the inverse variance of each standardised weight.
RIDGE: Final = 1.0
#: One match in so many is kept for the calibration.
KEPT: Final = 4

Floats = npt.NDArray[np.float64]
Position = tuple[list[list[float]], list[float]]
"""The features of each row, and each row's share of the win in the end."""


def fitted_of(game: str) -> Fitted[Any]:
    mind = bots_of(game).mind
    assert mind is not None
    value = mind.value
    if not isinstance(value, Fitted):
        raise SystemExit(f"{game}: its value is not a Fitted one")
    return value


def tables_of(game: str) -> list[Options]:
    """Return the tables to play at: all numbers of seats, with the defaults and with each other choice of an option."""
    rules = rules_of(game)
    found: list[Options] = []
    for chosen in [{}, *other_choices(rules.options)]:
        for seats in rules.seats:
            try:
                found.append(options_of(game, seats, chosen))
            except CapolineaError:  # not every option goes with the defaults of the others
                continue
    return found


def other_choices(options: type[Options]) -> list[dict[str, Any]]:
    """Return each value of each option that is not its default."""
    plain = options(seats=2)
    found: list[dict[str, Any]] = []
    for name, kind in get_type_hints(options).items():
        values = (False, True) if kind is bool else get_args(kind)
        found += [{name: value} for value in values if value != getattr(plain, name)]
    return found


def play_some(game: str, seed: int, apart: int, names: list[str], first: int, stop: int) -> list[list[Position]]:
    """Play the matches `first` up to `stop`; return the positions of each."""
    rules, players, value = rules_of(game), bots_of(game).players, fitted_of(game)
    tables = tables_of(game)
    found: list[list[Position]] = []
    for number in range(first, stop):
        options = tables[number % len(tables)]
        seats = options.seats
        company = names or COMPANY[number // len(tables) % len(COMPANY)]
        deal = stream(seed, number, "deal")
        chances: list[QuickChance] = [stream(seed, number, "mind", seat) for seat in range(seats)]
        state, _ = rules.setup(options, deal)
        rows: list[list[list[float]]] = []
        made = 0
        while (turn := rules.turn(state)) is not None:
            seat = turn.seats[0]
            if (made + number) % apart == 0:
                rows.append([list(row) for row in value.features(state)])
            seen, offers = rules.view(state, seat), rules.offers(state, seat)
            name = company[(seat + number) % len(company)]
            action = offers[0] if len(offers) == 1 else players[name](seen, offers, chances[seat])
            rules.apply(state, action, deal)
            deal.drawn.clear()
            made += 1
        outcome = rules.outcome(state)
        assert outcome is not None
        winners = outcome.winners
        shares = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
        found.append([(each, shares + [1.0 - sum(shares)] * (len(each) - seats)) for each in rows])
    return found


def chances_of(weights: Floats, rows: Floats) -> Floats:
    sums = rows @ weights
    powers = np.exp(sums - sums.max())
    return np.asarray(powers / powers.sum())


def fit(matches: list[list[Position]], count: int) -> Floats:
    """Return the weights of greatest likelihood, by Newton's method; each match counts once, however long."""
    every = np.concatenate([np.array(rows) for positions in matches for rows, _ in positions])
    scale = every.std(axis=0)
    scale[scale == 0.0] = 1.0
    weights = np.zeros(count)
    typical = sum([len(positions) for positions in matches]) / len(matches)
    for _ in range(25):
        slope, bend = -RIDGE * weights, -RIDGE * np.eye(count)
        for positions in matches:
            share = typical / max(1, len(positions))
            for rows, wins in positions:
                if sum(wins) == 0.0:
                    continue  # nobody won, and no row stands for that
                seen = np.array(rows) / scale
                chances = chances_of(weights, seen)
                expected = chances @ seen
                slope += share * (np.array(wins) @ seen - expected)
                bend -= share * ((seen.T * chances) @ seen - np.outer(expected, expected))
        step = np.linalg.solve(bend, -slope)
        weights = weights + step
        if np.abs(step).max() < 1e-6:
            break
    return np.asarray(weights / scale)


def calibration(weights: Floats, matches: list[list[Position]]) -> str:
    """Return a table: what was expected, what happened, and the loss of both the fit and an even guess."""
    told: list[float] = []
    came: list[float] = []
    loss, even, positions_seen = 0.0, 0.0, 0
    for positions in matches:
        for rows, wins in positions:
            chances = chances_of(weights, np.array(rows))
            told += list(chances)
            came += wins
            loss -= float(np.array(wins) @ np.log(np.maximum(chances, 1e-12)))
            even += float(np.log(len(wins)))
            positions_seen += 1
    expected, happened = np.array(told), np.array(came)
    lines = ["| chance told | positions | mean told | won |", "|---|---|---|---|"]
    for tenth in range(10):
        inside = (expected >= tenth / 10) & (expected < (tenth + 1) / 10 + (tenth == 9))
        if inside.any():
            count, mean, won = int(inside.sum()), expected[inside].mean(), happened[inside].mean()
            lines.append(f"| {tenth * 10}–{tenth * 10 + 10} % | {count:,} | {mean:.1%} | {won:.1%} |")
    error = np.abs(
        [
            (expected[inside].mean() - happened[inside].mean()) * inside.mean()
            for tenth in range(10)
            if (inside := (expected >= tenth / 10) & (expected < (tenth + 1) / 10 + (tenth == 9))).any()
        ]
    ).sum()
    lines.append(
        f"\nLoss {loss / positions_seen:.4f} (an even guess: {even / positions_seen:.4f}), expected calibration error "
        f"{error:.1%}, {positions_seen:,} positions of {len(matches):,} matches."
    )
    return "\n".join(lines)


def write(game: str, weights: Floats, command: str) -> None:
    path = GAMES / game.replace("-", "_") / "bot/value_weights.py"
    numbers = "\n".join([f"    {weight:.5g}," for weight in weights])
    path.write_text(
        '"""How much each feature of a seat counts for its chance of winning.\n\n'
        f'Written by `{command}`.\n"""\n\nfrom typing import Final\n\nWEIGHTS: Final = (\n{numbers}\n)\n'
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--matches", type=int, default=600)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--apart", type=int, default=7)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--company", nargs="*", default=[], help="who plays, in turn; otherwise mostly hard")
    parser.add_argument("--check", action="store_true")
    asked = parser.parse_args()
    fixed = (asked.game, asked.seed, asked.apart, asked.company)
    batches = run_batches(play_some, fixed, asked.matches, None, asked.jobs)
    matches = [match for batch in batches for match in batch]
    is_kept = [stream(asked.seed, number, "kept").below("kept", KEPT) == 0 for number in range(len(matches))]
    kept = [match for match, keep in zip(matches, is_kept, strict=True) if keep]
    used = [match for match, keep in zip(matches, is_kept, strict=True) if not keep]
    count = len(matches[0][0][0][0])
    weights = np.array(fitted_of(asked.game).weights) if asked.check else fit(used, count)
    print(calibration(weights, kept))
    if not asked.check:
        command = f"tools/fit_values.py {asked.game} --matches {asked.matches} --seed {asked.seed}"
        command += " ".join(
            ["", "--apart", str(asked.apart), *(["--company", *asked.company] if asked.company else [])]
        )
        write(asked.game, weights, command)


if __name__ == "__main__":
    main()
