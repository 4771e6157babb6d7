"""What the server sends to a seat is the same to the byte, whatever the seat may not know."""

import re
from collections.abc import Sequence
from copy import copy
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from tests.support.games import UNDER_LAW, Game, game_of
from tests.support.hidden import twins
from tests.support.touch import touchable

from capolinea.core.action import Seat
from capolinea.core.chance import Draw, SeededChance
from capolinea.core.event import Event, visible
from capolinea.core.journal import Entry
from capolinea.games.catalogue import GAMES, AnyMatch, look_of
from capolinea.render.look import LogLine
from capolinea.server.keys import Keys, hash_browser
from capolinea.server.match_cache import CachedMatch, LoadedTable
from capolinea.server.opening import row_of
from capolinea.server.presence import Presence
from capolinea.server.present import Presenter
from capolinea.server.visits import Visit
from capolinea.server.words import at_table
from capolinea.storage import SeatRow

SERVED = [game for game in UNDER_LAW if game.key in GAMES]
PRESENTER = Presenter(Keys(b"a secret of the server"), Presence(None, 180.0))  # type: ignore[arg-type]
each_game = pytest.mark.parametrize("game", SERVED, ids=[game.key for game in SERVED])


@pytest.fixture(autouse=True)
def stopped_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("opening", "presence"):
        monkeypatch.setattr(f"capolinea.server.{module}.time", SimpleNamespace(time=lambda: 1000.0))


@each_game
@pytest.mark.parametrize("seed", range(3))
def test_what_a_seat_is_sent_depends_on_nothing_hidden(game: Game, seed: int) -> None:
    for match, seat, state in twins(game, seed, 7):
        twin = twin_of(game, match, state, seat)
        for language in ("it", "en"):
            assert sent(twin, seat, language) == sent(match, seat, language)


def test_a_log_that_tells_everybody_what_one_may_know_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def tell_all(events: tuple[Event, ...], viewer: Seat | None) -> tuple[Event, ...]:
        return events

    monkeypatch.setattr("capolinea.server.present.visible", tell_all)
    with pytest.raises(AssertionError):
        test_what_a_seat_is_sent_depends_on_nothing_hidden(game_of("transamerica"), 0)


def test_a_log_that_tells_what_was_drawn_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def tell_draws(entry: Entry, *rest: object) -> list[LogLine]:
        return [LogLine(repr(entry.draws))]

    monkeypatch.setattr("capolinea.server.present.entry_lines", tell_draws)
    with pytest.raises(AssertionError):
        test_what_a_seat_is_sent_depends_on_nothing_hidden(game_of("transamerica"), 0)


def twin_of(game: Game, match: AnyMatch, state: Any, viewer: Seat) -> AnyMatch:
    """Return the match with that state; of its journal only what `viewer` may know is the same."""
    twin = copy(match)
    twin.state = state
    twin.journal = [masked(game, entry, viewer) for entry in match.journal]
    twin.chance = SeededChance(b"another seed, of 32 bytes, as is")
    # Earlier positions are replayed from draws, which a twin does not have; what a seat sees of them is compared there.
    twin.at = match.at
    return twin


def masked(game: Game, entry: Entry, viewer: Seat) -> Entry:
    secret = entry.seat != viewer and isinstance(entry.action, game.secret_actions)
    draws = tuple([Draw(draw.stream, draw.bound, (draw.value + 1) % draw.bound) for draw in entry.draws])
    action = None if secret else entry.action
    return Entry(entry.number, entry.seat, action, draws, visible(entry.events, viewer))


def sent(match: AnyMatch, seat: Seat, language: str) -> bytes:
    table, more = seen_by(match, seat, language)
    return msgspec.json.encode(table) + "\n".join(more).encode()


def seen_by(match: AnyMatch, seat: Seat, language: str) -> tuple[Any, Sequence[str]]:
    """Return the table as the server presents it to a seat, and its answers about routes, things that are not offered
    and reference tables."""
    people = [
        SeatRow(seat=each, name=f"Seat{each}", kind="person", holder=hash_browser(f"{each}"))
        for each in range(match.options.seats)
    ]
    row = row_of(match, tuple(people), host=hash_browser("0"))
    # What is published of the seed is the same: nothing else may distinguish the twin from the match.
    row = replace(row, id="hiddenhidden", commitment="published", seed=None if match.outcome is not None else row.seed)
    loaded, visit = (
        LoadedTable(row, CachedMatch(match, [1000.0] * len(match.journal))),
        Visit(hash_browser(f"{seat}"), language),
    )
    table = PRESENTER.table(loaded, seat, visit)
    look, say, more = look_of(row.game), at_table(row, language), list[str]()
    turn = match.turn
    if look.aim is not None and turn is not None and seat in turn.seats:
        drawn = [str(look.board(say)), *table.scene.layers.values()]
        targets = sorted(set(re.findall(r'data-aim="([^"]+)"', "".join(drawn))))
        assert targets or not table.scene.aims
        asked = targets[:: len(targets) // 3 or 1]
        more += [repr(PRESENTER.aim(loaded, seat, target, "", visit)) for target in asked]
    board = look.board(say) if look.board_on is None else look.board_on(say, match.options)
    things = touchable(str(board), table.scene)
    more += [repr(PRESENTER.why(loaded, seat, [thing], visit)) for thing in things[:: len(things) // 12]]
    if look.look_up is not None:
        first = PRESENTER.look_up(loaded, seat, "", visit)
        pages = sorted(set(re.findall(r'data-about="([^"]+)"', first)))
        more += [first, *[PRESENTER.look_up(loaded, seat, about, visit) for about in pages[:: len(pages) // 3 + 1]]]
    return table, more
