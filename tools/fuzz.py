"""Plays every game at random, with a referee, and keeps what goes wrong.

    python tools/fuzz.py --rounds 10000 --jobs 2

Each match comes from its number alone, so that the same seed plays the same matches. After a failure the record in
`artefacts/` repeats it; the line printed with it plays that one match again.
"""

import argparse
import sys
import traceback
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.support.driver import snapshot  # noqa: E402
from tests.support.games import UNDER_LAW, Game, game_of  # noqa: E402

from capolinea.core.chance import QuickChance  # noqa: E402
from capolinea.core.match import Match  # noqa: E402
from capolinea.core.record import decode_record, encode_record, record_of, replay_record, verify  # noqa: E402

ARTEFACTS = ROOT / "artefacts"

#: How often the dearer looks are taken: once in so many entries.
CHECK_EVERY = 20
GUESS_EVERY = 40
JUDGE_EVERY = 10
UNDO_EVERY = 20


class Result(NamedTuple):
    """One match: how much was played, and what went wrong."""

    game: str
    number: int
    rounds: int
    entries: int
    failure: str = ""


def play_match(key: str, number: int) -> Result:
    """Match `number` of a game under the referee; a failure leaves its record behind."""
    game = game_of(key)
    options = game.fuzz_options(number) if game.fuzz_options else game.options[number % len(game.options)]
    match: Match[Any, Any] = Match.new(game.rules, options, number)
    try:
        play_out(game, match, Random(number))
    except Exception:
        ARTEFACTS.mkdir(exist_ok=True)
        path = ARTEFACTS / f"fuzz-{key}-{number}.json"
        path.write_bytes(encode_record(record_of(match)))
        again = f"python tools/fuzz.py --game {key} --seed {number} --rounds 1 --jobs 1"
        return Result(key, number, 0, match.last_entry, f"{traceback.format_exc()}record: {path}\nagain:  {again}")
    return Result(key, number, game.rounds(match.state), match.last_entry)


def play_out(game: Game, match: Match[Any, Any], random: Random) -> None:
    game.check(match.state)
    player = game.fuzz_player or game.player
    while (turn := match.turn) is not None:
        assert match.last_entry < game.longest, "the match does not end"
        seat = turn.seats[random.randrange(len(turn.seats))]
        offers = match.offers(seat)
        assert offers, f"seat {seat} is stuck"
        if random.randrange(JUDGE_EVERY) == 0:
            judge_anything(game, match, seat, random)
        before = snapshot(match.state) if random.randrange(UNDO_EVERY) == 0 else None
        entry = match.play(player(match.state, seat, random) if player else offers[random.randrange(len(offers))])
        if before is not None and match.undo_target(seat) is not None:
            match.undo(seat)
            assert snapshot(match.state) == before, "undo is not exact"
        if entry.blocks_undo or random.randrange(CHECK_EVERY) == 0:
            game.check(match.state)
        if random.randrange(GUESS_EVERY) == 0:
            check_guess(match, random)
    game.check(match.state)
    data = encode_record(record_of(match))
    again = replay_record(game.rules, decode_record(data), Match)
    assert again.state.facts() == match.state.facts(), "the record leads elsewhere"
    verify(game.rules, decode_record(data))


def judge_anything(game: Game, match: Match[Any, Any], seat: int, random: Random) -> None:
    """Any action at all is accepted if, and only if, it is offered."""
    domain = game.domain(match.state, seat)
    action = domain[random.randrange(len(domain))]
    assert (match.refuse(action) is None) == (action in match.offers(seat)), f"offers and judge differ on {action}"
    for each in game.nonsense(seat):
        assert match.refuse(each) is not None, f"{each} is accepted"


def check_guess(match: Match[Any, Any], random: Random) -> None:
    seat = random.randrange(match.options.seats)
    seen = match.view(seat)
    guess = match.rules.guess(seen, seat, QuickChance(random.randrange(1 << 32)))
    assert match.rules.view(guess, seat) == seen, "a guess does not fit its view"


def results(key: str, first: int, jobs: int) -> Iterator[Result]:
    """Matches from number `first` on, without end, in the order they are done."""
    if jobs == 1:
        while True:
            yield play_match(key, first)
            first += 1
    with ProcessPoolExecutor(jobs) as pool:
        waiting: set[Future[Result]] = set()
        try:
            while True:
                while len(waiting) < 2 * jobs:
                    waiting.add(pool.submit(play_match, key, first))
                    first += 1
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            for future in waiting:
                future.cancel()


def fuzz(key: str, rounds: int, seed: int, jobs: int, progress: Progress) -> list[Result]:
    """Play until `rounds` are played or a match fails; the failures."""
    task = progress.add_task(key, total=rounds)
    played = matches = entries = 0
    failures: list[Result] = []
    source = results(key, seed, jobs)
    for result in source:
        matches += 1
        played += result.rounds
        entries += result.entries
        progress.update(task, completed=min(played, rounds))
        if result.failure:
            failures.append(result)
            progress.console.print(f"[bold red]{key} {result.number} failed[/]")
            progress.console.print(result.failure, markup=False)
        if failures or played >= rounds:
            break
    source.close()  # type: ignore[attr-defined]
    progress.console.print(f"{key}: {played} rounds in {matches} matches, {entries} entries, {len(failures)} failures")
    return failures


def main() -> int:
    keys = [game.key for game in UNDER_LAW]
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, help="rounds of each game (default: each game's own number)")
    parser.add_argument("--seed", type=int, default=1, help="number of the first match (default 1)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (default 1)")
    parser.add_argument("--game", choices=keys, action="append", help="only this game (may be repeated)")
    asked = parser.parse_args()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns) as progress:
        failures = [
            failure
            for key in asked.game or keys
            for failure in fuzz(key, asked.rounds or game_of(key).fuzz_rounds, asked.seed, max(1, asked.jobs), progress)
        ]
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
