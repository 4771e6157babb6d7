"""`capolinea bench`: the speed of this installation, measured without other packages."""

import sys
from collections.abc import Callable
from random import Random
from time import process_time
from timeit import Timer
from typing import Annotated, Final

import msgspec
import typer

from capolinea.api import Match
from capolinea.cli.words import language, words
from capolinea.core.chance import QuickChance
from capolinea.core.moves import MOST_ACTIONS
from capolinea.core.record import decode_record, encode_record, replay_record
from capolinea.games.catalogue import GAMES, AnyRules, rules_of

SEED: Final = 7
SEATS: Final = 4
SECONDS: Final = 1.0
"""How much processor time each figure of random play is measured for."""


class Figures(msgspec.Struct, frozen=True):
    """Speed of the engine on one core, in processor time: what else the machine does counts for nothing. Use the
    scripts in `benchmarks/` to compare with other engines."""

    game: str
    seats: int
    compiled: bool
    listing_per_second: float
    """Actions of random play: list all offers, choose, apply; no journal."""
    playout_per_second: float
    """Actions of random play: draw without listing, perform in silence."""
    clone_microseconds: float
    """One copy of a state in the middle of a match."""
    match_milliseconds: float
    """A whole random match with judge and journal."""
    replay_milliseconds: float
    """From the bytes of its record to the last state."""


def bench(
    game: Annotated[str | None, typer.Argument()] = None,
    json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    games = [game] if game else list(GAMES)
    if json:
        print(msgspec.json.encode([measure(key) for key in games]).decode())
        return
    # Print each game's figures as soon as they are known, because all of them take a while.
    for key in games:
        print("\n".join(figure_lines(measure(key))), flush=True)


def measure(game: str) -> Figures:
    rules = rules_of(game)
    match = random_match(rules, SEED)
    data = encode_record(match.record())
    middle = match.at(match.last_entry // 2).state
    return Figures(
        game=game,
        seats=match.options.seats,
        compiled=is_compiled(middle),
        listing_per_second=listing(rules, match, SECONDS),
        playout_per_second=playouts(rules, match, SECONDS),
        clone_microseconds=1e6 * seconds_each(middle.clone),
        match_milliseconds=1e3 * seconds_each(lambda: random_match(rules, SEED)),
        replay_milliseconds=1e3 * seconds_each(lambda: replay_record(rules, decode_record(data), Match)),
    )


def seconds_each(work: Callable[[], object]) -> float:
    number, seconds = Timer(work, timer=process_time).autorange()
    return seconds / number


def playouts(rules: AnyRules, like: Match, seconds: float) -> float:
    """Return the actions per second of playouts, match after match."""
    # Nothing here is secret.
    chance, draws = QuickChance(SEED), Random(SEED)  # noqa: S311
    actions, started = 0, process_time()
    while (spent := process_time() - started) < seconds or not actions:
        state, _ = rules.setup(like.options, chance)
        actions += rules.actions.play_out(state, chance, draws.random, MOST_ACTIONS)
        chance.drawn.clear()
    return actions / spent


def listing(rules: AnyRules, like: Match, seconds: float) -> float:
    """Return the actions per second on the bare rules with listed offers, match after match."""
    chance = QuickChance(SEED)
    state, _ = rules.setup(like.options, chance)
    actions, started = 0, process_time()
    while (spent := process_time() - started) < seconds or not actions:
        turn = rules.turn(state)
        if turn is None:
            state, _ = rules.setup(like.options, chance)
            continue
        offers = rules.offers(state, turn.seats[0])
        rules.apply(state, offers[chance.below("bench", len(offers))], chance)
        chance.drawn.clear()
        actions += 1
    return actions / spent


def random_match(rules: AnyRules, seed: int) -> Match:
    """Return a random match, played with judge and journal."""
    seats = min(max(SEATS, rules.seats.start), rules.seats.stop - 1)
    match = Match.new(rules, rules.options(seats), seed)
    chance = QuickChance(seed)
    while match.turn is not None:
        offers = match.offers()
        match.play(offers[chance.below("bench", len(offers))])
        chance.drawn.clear()
    return match


def is_compiled(state: object) -> bool:
    """Return whether the game runs as machine code: its states then come from a library, not from a source file."""
    return not str(sys.modules[type(state).__module__].__file__).endswith(".py")


def figure_lines(figures: Figures) -> list[str]:
    from babel.numbers import format_decimal

    say = words()

    def number(value: float, form: str) -> str:
        return format_decimal(value, form, locale=language())

    return [
        say("bench.title", game=figures.game, seats=figures.seats, kind=say(kind_of(figures))),
        say("bench.playout", number=number(figures.playout_per_second, "#,##0")),
        say("bench.listing", number=number(figures.listing_per_second, "#,##0")),
        say("bench.clone", number=number(figures.clone_microseconds, "#,##0.0")),
        say("bench.match", number=number(figures.match_milliseconds, "#,##0.0")),
        say("bench.replay", number=number(figures.replay_milliseconds, "#,##0.0")),
        say("bench.note"),
    ]


def kind_of(figures: Figures) -> str:
    return "bench.compiled" if figures.compiled else "bench.interpreted"
