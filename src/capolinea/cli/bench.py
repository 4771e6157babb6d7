"""`capolinea bench`: what this installation does in a second, with nothing but itself."""

import sys
from collections.abc import Callable
from time import perf_counter
from timeit import Timer
from typing import Annotated, Final

import msgspec
import typer

from capolinea.api import Match
from capolinea.cli.words import language, words
from capolinea.core.chance import QuickChance
from capolinea.core.record import decode_record, encode_record, match_from
from capolinea.games.catalogue import GAMES, AnyRules, rules_of

SEED: Final = 7
SEATS: Final = 4
SECONDS: Final = 1.0
"""Of random play, for its figure."""


class Figures(msgspec.Struct, frozen=True):
    """One core, pure speed of the engine; compare with other engines only by the scripts in `benchmarks/`."""

    game: str
    seats: int
    compiled: bool
    actions_per_second: float
    """Random play: list all offers, choose, apply; no journal."""
    clone_microseconds: float
    """Of a state in the middle of a match."""
    match_milliseconds: float
    """A whole random match, judged and written down."""
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
    # Each game's figures as soon as they are known: all of them take a while.
    for key in games:
        print("\n".join(figure_lines(measure(key))), flush=True)


def measure(game: str) -> Figures:
    rules = rules_of(game)
    match = random_match(rules, SEED)
    data = encode_record(match.record())
    middle = match.at(match.seq // 2).state
    return Figures(
        game=game,
        seats=match.options.seats,
        compiled=is_compiled(middle),
        actions_per_second=random_play(rules, match, SECONDS),
        clone_microseconds=1e6 * seconds_each(middle.clone),
        match_milliseconds=1e3 * seconds_each(lambda: random_match(rules, SEED)),
        replay_milliseconds=1e3 * seconds_each(lambda: match_from(rules, decode_record(data), Match)),
    )


def seconds_each(work: Callable[[], object]) -> float:
    number, seconds = Timer(work).autorange()
    return seconds / number


def random_play(rules: AnyRules, like: Match, seconds: float) -> float:
    """Actions per second on the bare rules, match after match."""
    chance = QuickChance(SEED)
    state, _ = rules.setup(like.options, chance)
    actions, started = 0, perf_counter()
    while (spent := perf_counter() - started) < seconds or not actions:
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
    """The same with judge and journal."""
    seats = min(max(SEATS, rules.seats.start), rules.seats.stop - 1)
    match = Match.new(rules, rules.options(seats), seed)
    chance = QuickChance(seed)
    while match.turn is not None:
        offers = match.offers()
        match.play(offers[chance.below("bench", len(offers))])
        chance.drawn.clear()
    return match


def is_compiled(state: object) -> bool:
    """Whether the game runs as machine code: its states then come from a library, not from a source file."""
    return not str(sys.modules[type(state).__module__].__file__).endswith(".py")


def figure_lines(figures: Figures) -> list[str]:
    from babel.numbers import format_decimal

    say = words()

    def number(value: float, form: str) -> str:
        return format_decimal(value, form, locale=language())

    return [
        say("bench.title", game=figures.game, seats=figures.seats, kind=say(kind_of(figures))),
        say("bench.actions", number=number(figures.actions_per_second, "#,##0")),
        say("bench.clone", number=number(figures.clone_microseconds, "#,##0.0")),
        say("bench.match", number=number(figures.match_milliseconds, "#,##0.0")),
        say("bench.replay", number=number(figures.replay_milliseconds, "#,##0.0")),
        say("bench.note"),
    ]


def kind_of(figures: Figures) -> str:
    return "bench.compiled" if figures.compiled else "bench.interpreted"
