"""Data for the lobby and the invitation page."""

import time
from collections.abc import Collection
from functools import cache

import msgspec

from capolinea.games.catalogue import GAMES, look_of, rules_of
from capolinea.i18n import Say
from capolinea.i18n.phrases import day, duration, seat_names
from capolinea.render.pages.data import GameData, JoinData, LobbyData, LobbyRow, PlaceData
from capolinea.server.assets import css_url
from capolinea.server.options import option_words, options_of
from capolinea.server.present import Presenter
from capolinea.server.tables import (
    OPEN_TABLE,
    OVER,
    PLAYING,
    FinalRanking,
    is_joinable,
    is_out,
    seats_held_by,
    seats_played_by,
)
from capolinea.server.visits import Visit
from capolinea.server.words import at_table, by_newer_rules, levels, options_in
from capolinea.storage import TableRow
from capolinea.storage.rows import OPEN

#: How many tables a browser is shown, newest first.
MOST_ROWS = 60


@cache
def game_data(game: str, language: str) -> GameData:
    look, rules = look_of(game), rules_of(game)
    say = look.say(language)
    return GameData(
        key=game,
        name=say("game.name"),
        summary=say("game.summary"),
        kind=say("game.kind"),
        length=say("game.length"),
        difficulty=look.difficulty,
        least=rules.seats.start,
        most=rules.seats.stop - 1,
        options=options_of(game, say),
        levels=levels(game, language),
        poster=look.poster(),
        css_url=css_url(game),
    )


def lobby_data(rows: list[TableRow], visit: Visit, presenter: Presenter, chosen: str = "") -> LobbyData:
    """Return what the lobby shows; `chosen` is the game whose poster was pressed, if it is one."""
    # Where one is out nothing waits for one any more.
    shown = sorted([lobby_row(row, visit, presenter) for row in rows], key=lambda row: row.out)
    return LobbyData(
        running=tuple([row for row in shown if row.status == PLAYING]),
        open=tuple([row for row in shown if row.status == OPEN_TABLE]),
        finished=tuple([row for row in shown if row.status == OVER]),
        games=tuple([game_data(game, visit.language) for game in GAMES]),
        chosen=chosen if chosen in GAMES else next(iter(GAMES)),
    )


def lobby_row(row: TableRow, visit: Visit, presenter: Presenter) -> LobbyRow:
    say = at_table(row, visit.language)
    mine = seats_played_by(row, visit.browser)
    my_turn = row.status not in (OPEN_TABLE, OVER) and any([seat in mine for seat in row.seats_to_move])
    return LobbyRow(
        table=row.id,
        game_name=say("game.name"),
        status=row.status,
        note=note(row, seats_held_by(row, visit.browser), say),
        seats=presenter.seats(row, visit, say),
        my_turn=my_turn,
        at=row.last_entry_at,
        since=say("lobby.since", time=duration(say, time.time() - row.last_entry_at)),
        day=day(say, row.last_entry_at),
        places=places(row, say),
        out=is_out(row, visit.browser),
    )


def ranking_of(row: TableRow) -> FinalRanking | None:
    """Return how a match ended, if that is known; a damaged table must not keep the others from being listed."""
    try:
        return None if row.outcome is None else msgspec.json.decode(row.outcome, type=FinalRanking)
    except msgspec.MsgspecError:
        return None


def places(row: TableRow, say: Say) -> tuple[PlaceData, ...]:
    """Return how a finished match ended, best first, with totals as the game writes them."""
    ended = ranking_of(row)
    if row.status != OVER or ended is None:
        return ()
    look = look_of(row.game)
    order = sorted(range(len(ended.ranks)), key=lambda seat: (ended.ranks[seat], seat))
    return tuple([PlaceData(ended.ranks[at], at, say.seat(at), look.total(say, ended.scores[at])) for at in order])


def note(row: TableRow, mine: Collection[int], say: Say) -> str:
    """Describe a table in one phrase; whose turn it is is shown beside it."""
    if by_newer_rules(row):
        return say("lobby.newer_rules")
    if row.status == OPEN_TABLE:
        return say("lobby.open", seats=len([seat for seat in row.seats if seat.kind == OPEN]))
    if row.status == OVER:
        ended = ranking_of(row)
        if ended is None:
            return say("lobby.imported" if row.imported else "lobby.over", moves=row.last_entry)
        return say("outcome.won", count=len(ended.winners), winners=seat_names(say, ended.winners))
    others = [seat.seat for seat in row.seats if seat.seat not in mine]
    names = ", ".join([say.seat(seat) for seat in others])
    return say("lobby.with", names=names) if names else say("lobby.one_screen", seats=len(row.seats))


def join_data(row: TableRow, seat: int, visit: Visit, presenter: Presenter) -> JoinData:
    say = at_table(row, visit.language)
    options = options_in(row.game, row.rules_version, row.options)
    hosts = [each.seat for each in row.seats if each.holder is not None and each.holder == row.host]
    return JoinData(
        table=row.id,
        game_name=say("game.name"),
        host=say.seat(hosts[0]) if hosts else "",
        seats=presenter.seats(row, visit, say),
        seat=seat,
        options=option_words(options, say),
        taken=row.status == OVER or not is_joinable(row.seats[seat]),
    )
