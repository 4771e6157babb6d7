"""Measures the playout policy of a game's mind: how long it takes for a match, and how strong it is.

    python tools/measure_policies.py spike --against easy --deals 60 --seed 1 [--seats 4] [--option advanced=true]

Time is processor time of whole matches that the policy plays in all seats, set-up not included; PYTHONPATH may name a
compiled build. Strength is measured as ladders do: every deal in every seating, the policy in half of the seats. It
plays on the state of the match, as in a playout, and looks at nothing that its seat may not know: a law of the minds.
"""

import argparse
from random import Random
from time import process_time_ns
from typing import Any

from capolinea.bots.mind import Mind
from capolinea.cli.seating import read_options
from capolinea.core.moves import MOST_ACTIONS
from capolinea.core.rules import Options
from capolinea.games.catalogue import bots_of, rules_of
from capolinea.lab.ladder import Interval, interval, line_ups, mean_of
from capolinea.lab.playing import MatchResult, options_of, result_of, stream


def mind_of(game: str) -> Mind[Any, Any]:
    mind = bots_of(game).mind
    if mind is None:
        raise SystemExit(f"{game} has no mind")
    return mind


def time_of(game: str, options: Options, matches: int, seed: int) -> tuple[float, float]:
    """Return the milliseconds and the moves of a match, on average."""
    rules, policy = rules_of(game), mind_of(game).policy
    spent = moves = 0
    for number in range(matches):
        deal = stream(seed, number, "deal")
        state, _ = rules.setup(options, deal)
        move, random = rules.actions.move(), Random(number).random
        began = process_time_ns()
        while policy(state, random, move):
            rules.actions.perform(state, move, deal, None)
            moves += 1
        spent += process_time_ns() - began
    return spent / matches / 1e6, moves / matches


def play(game: str, options: Options, other: str, roles: tuple[int, ...], seed: int, number: int) -> MatchResult:
    """Play a match: the policy in the seats with role 0, the level `other` in the rest."""
    rules, policy, level = rules_of(game), mind_of(game).policy, bots_of(game).named(other)
    deal, chance = stream(seed, number, "deal"), stream(seed, number, "mind", *roles)
    random, move = Random(number).random, rules.actions.move()
    state, _ = rules.setup(options, deal)
    for _ in range(MOST_ACTIONS):
        turn = rules.turn(state)
        if turn is None:
            break
        seat = turn.seats[0]
        if roles[seat]:
            rules.apply(state, level(rules.view(state, seat), rules.offers(state, seat), chance), deal)
        else:
            policy(state, random, move)
            assert move.seat == seat
            rules.actions.perform(state, move, deal, None)
        deal.drawn.clear()
    return result_of(rules, state, 0, None)


def compare(game: str, options: Options, other: str, deals: int, seed: int) -> tuple[Interval, Interval]:
    """Return the policy's share of wins and its lead in points, over deals."""
    shares: list[float] = []
    leads: list[float] = []
    tables = line_ups(options.seats)
    for number in range(deals):
        share = lead = 0.0
        for roles in tables:
            played = play(game, options, other, roles, seed, number)
            share += sum([win for win, role in zip(played.wins, roles, strict=True) if role == 0])
            lead += mean_of(played.scores, roles, 0) - mean_of(played.scores, roles, 1)
        shares.append(share / len(tables))
        leads.append(lead / len(tables))
    return interval(shares), interval(leads)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--against", default="easy")
    parser.add_argument("--deals", type=int, default=60)
    parser.add_argument("--matches", type=int, default=50, help="how many are timed")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", action="append", default=[])
    asked = parser.parse_args()
    options = options_of(asked.game, asked.seats, read_options(asked.option))
    milliseconds, moves = time_of(asked.game, options, asked.matches, asked.seed)
    print(f"{milliseconds:.2f} ms for a match of {moves:.0f} moves")
    if asked.deals:
        share, lead = compare(asked.game, options, asked.against, asked.deals, asked.seed)
        print(
            f"against {asked.against}: {share.mean:.1%} [{share.low:.1%} – {share.high:.1%}] of wins, "
            f"{lead.mean:+,.2f} [{lead.low:+,.2f} – {lead.high:+,.2f}] points ahead"
        )


if __name__ == "__main__":
    main()
