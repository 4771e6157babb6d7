"""What one viewer sees of a table: the view as drawing and text, and nothing the viewer may not know."""

from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from capolinea.core.action import Action, Seat, Undo
from capolinea.core.event import visible
from capolinea.core.journal import Entry
from capolinea.core.outcome import Outcome
from capolinea.core.refusal import CapolineaError, IllegalAction
from capolinea.games.catalogue import AnyLook, AnyMatch, look_of
from capolinea.i18n import Say
from capolinea.i18n.phrases import seat_names
from capolinea.render.look import Aim, LogLine, MomentSheet, OfferCard, Scene, join_lines
from capolinea.render.pages.data import (
    ChatLine,
    LogData,
    LoggedLine,
    OutcomeData,
    OutcomeRow,
    RefusalData,
    SeatData,
    TableData,
    TableNews,
    WhyData,
)
from capolinea.render.situation import Situation
from capolinea.render.table.moment import moment_sheet
from capolinea.server.assets import board_url, css_url, digest
from capolinea.server.delta import change_of
from capolinea.server.keys import Keys
from capolinea.server.match_cache import CachedMatch, LoadedTable
from capolinea.server.options import option_words
from capolinea.server.presence import Presence
from capolinea.server.problems import Conflict, Unknown
from capolinea.server.rulebook import clause_text, clause_url
from capolinea.server.tables import (
    OPEN_TABLE,
    OVER,
    PLAYING,
    is_joinable,
    is_out,
    is_stand_in,
    people_left,
    seats_held_by,
    seats_played_by,
)
from capolinea.server.visits import Visit
from capolinea.server.why import why_not
from capolinea.server.words import at_table, error_text, levels, seat_name
from capolinea.storage import ChatRow, TableRow
from capolinea.storage.rows import BOT, OPEN, PERSON

#: How many drawings are cached per table; a replay goes through hundreds.
MOST_SCENES: Final = 24
#: So many older lines of the log are sent at once.
MOST_OLDER: Final = 240
#: Of how many tables that were sent the changes can be told: to one browser, and to all.
MOST_EACH: Final = 4
MOST_SENT: Final = 64


class Presenter:
    """Has what is needed besides the match: keys for links, and presence."""

    def __init__(self, keys: Keys, presence: Presence) -> None:
        self.keys = keys
        self.presence = presence

    def table(
        self,
        loaded: LoadedTable,
        viewer: Seat | None,
        visit: Visit,
        chat: Sequence[ChatRow] = (),
        *,
        at: AnyMatch | None = None,
        log_after: int = -1,
        most_lines: int | None = None,
    ) -> TableData:
        """Return the table for a viewer; `at` is the match as it was earlier, for a replay."""
        row, look, say = loaded.row, look_of(loaded.row.game), at_table(loaded.row, visit.language)
        match = loaded.match if at is None else at
        acts = (
            viewer is not None
            and at is None
            and row.status == PLAYING
            and viewer in seats_played_by(row, visit.browser)
        )
        scene, offers = draw(loaded.cached, match, viewer, look, say)
        lines = log_of(loaded.cached, match, viewer, look, say)
        log = log_data(lines, loaded.cached.times, log_after)
        newest = log if most_lines is None else newest_lines(log, most_lines)
        host = row.host == visit.browser
        seated = host or bool(seats_held_by(row, visit.browser))
        data = TableData(
            table=row.id,
            game=row.game,
            game_name=say("game.name"),
            status=row.status,
            entry=match.last_entry,
            last_entry=loaded.match.last_entry,
            viewer=viewer,
            my_seats=seats_played_by(row, visit.browser),
            seats=self.seats(row, visit, say),
            scene=scene,
            offers=offers if acts else (),
            can_undo=acts and viewer is not None and match.undo_target(viewer) is not None,
            log=newest,
            older=len(newest) < len(log),
            chat=tuple([chat_line(line, say) for line in chat]),
            changed=tuple([target for line in lines[-1] for target in line.targets]),
            options=option_words(match.options, say),
            board_url=board_url(row.game, visit.language, match.options, row.id),
            css_url=css_url(row.game),
            watch_url=f"/watch/{self.keys.watch(row.id)}" if seated and not row.imported else "",
            is_host=host,
            commitment=row.commitment or "",
            outcome=outcome_data(match, row, say),
            hides=look.hides,
            levels=levels(row.game, visit.language) if host and row.status != OVER else (),
            has_look_up=look.look_up is not None,
            old_rules=match.rules.version if match.rules.later_changes else 0,
            can_hurry=is_out(row, visit.browser) and not people_left(row),
            absence_minutes=self.presence.absence_minutes,
            company=company(row, chat),
        )
        return data if at is not None else remember(loaded.cached.sent, data, visit.browser)

    def older_lines(self, loaded: LoadedTable, viewer: Seat | None, visit: Visit, before: int) -> LogData:
        say = at_table(loaded.row, visit.language)
        lines = log_of(loaded.cached, loaded.match, viewer, look_of(loaded.row.game), say)
        log = tuple([line for line in log_data(lines, loaded.cached.times, -1) if line.entry < before])
        newest = newest_lines(log, MOST_OLDER)
        return LogData(newest, len(newest) < len(log))

    def picture(self, loaded: LoadedTable, viewer: Seat | None, visit: Visit, at: AnyMatch | None = None) -> str:
        look, match = look_of(loaded.row.game), loaded.match if at is None else at
        return look.picture(look.see(match, viewer), at_table(loaded.row, visit.language))

    def aim(self, loaded: LoadedTable, viewer: Seat, target: str, origin: str, visit: Visit) -> Aim:
        """Return routes to `target` for a seat whose turn it is."""
        look, turn = look_of(loaded.row.game), loaded.match.turn
        if look.aim is None or turn is None or viewer not in turn.seats or loaded.row.status != PLAYING:
            raise Conflict("aim.not_now")
        say = at_table(loaded.row, visit.language)
        return plain_aim(look.aim(look.see(loaded.match, viewer), target, origin, say))

    def why(self, loaded: LoadedTable, viewer: Seat, targets: Sequence[str], visit: Visit) -> WhyData:
        """Return why the things that a seat has touched cannot be chosen."""
        look, say = look_of(loaded.row.game), at_table(loaded.row, visit.language)
        if loaded.row.status == OPEN_TABLE:
            return WhyData("wait", say("table.open"))
        scene, _ = draw(loaded.cached, loaded.match, viewer, look, say)
        found = why_not(loaded.match, viewer, targets, scene, look, say)
        if found is None:
            raise Unknown("why.unknown")
        return found

    def look_up(self, loaded: LoadedTable, viewer: Seat | None, about: str, visit: Visit) -> str:
        look = look_of(loaded.row.game)
        if look.look_up is None:
            raise Unknown("lookup.none")
        return str(look.look_up(look.see(loaded.match, viewer), about, at_table(loaded.row, visit.language)))

    def seats(self, row: TableRow, visit: Visit, say: Say) -> tuple[SeatData, ...]:
        waiting = row.seats_to_move if row.status == PLAYING else ()
        found: list[SeatData] = []
        for seat in row.seats:
            here = seat.kind == BOT or self.presence.is_here(row, seat) or row.status == OVER
            host = row.host == visit.browser and row.status != OVER
            absent = seat.kind == PERSON and seat.holder != visit.browser and self.presence.is_absent(row, seat)
            found.append(
                SeatData(
                    seat=seat.seat,
                    name=seat_name(say, seat),
                    kind=seat.kind,
                    level=seat.level,
                    mine=seat.kind == PERSON and seat.holder == visit.browser,
                    to_move=seat.seat in waiting,
                    connected=here and seat.kind != OPEN,
                    away_minutes=0 if here else self.presence.minutes_away(row, seat),
                    invite=f"/join/{self.keys.invite(row.id, seat.seat)}" if host and is_joinable(seat) else "",
                    stand_in=is_stand_in(seat),
                    can_take_back=is_stand_in(seat) and seat.holder == visit.browser and row.status != OVER,
                    out=seat.seat in row.out,
                    is_absent=host and absent,
                )
            )
        return tuple(found)

    def refusal(
        self, error: CapolineaError, loaded: LoadedTable, seat: Seat, visit: Visit, table: TableData | None = None
    ) -> RefusalData:
        """Return why a move was not accepted, in the visitor's language."""
        say = at_table(loaded.row, visit.language)
        refusal = error.refusal if isinstance(error, IllegalAction) else None
        clause = "" if refusal is None or refusal.clause == "core" else refusal.clause
        fix = None if refusal is None else refusal.fix
        return RefusalData(
            code=error.code,
            message=error_text(error, say),
            clause=clause,
            clause_text=clause_text(loaded.match.rules, clause, visit.language) if clause else "",
            clause_url=clause_url(loaded.match.rules, clause) if clause else "",
            fix=None if fix is None else cards(loaded.match, seat, [fix], look_of(loaded.row.game), say)[0],
            table=table,
        )


def draw(
    cached: CachedMatch, match: AnyMatch, viewer: Seat | None, look: AnyLook, say: Say
) -> tuple[Scene, tuple[OfferCard, ...]]:
    """Return the drawn view and the viewer's offers; cached until the next entry, because every tab of a table asks
    for them."""
    key = (match.last_entry, viewer, say.language, say.seats)
    if key not in cached.scenes:
        if len(cached.scenes) >= MOST_SCENES:
            cached.scenes.clear()
        now = look.see(match, viewer)
        scene = plain(with_story(look.scene(now, say), match, now, look, say))
        scene = msgspec.structs.replace(scene, moment=moment_of(cached, match, now, look, say))
        cached.scenes[key] = (scene, () if viewer is None else tuple(look.offers(now, now.offers, say)))
    return cached.scenes[key]


def with_story(scene: Scene, match: AnyMatch, now: Situation[Any], look: AnyLook, say: Say) -> Scene:
    """Return the scene with the story of a finished match, from the events that the viewer may know."""
    if look.story is None or match.outcome is None:
        return scene
    events = [event for entry in match.effective_entries for event in visible(entry.events, now.view.seat)]
    return msgspec.structs.replace(scene, results=look.story(now, events, say), results_key="story")


def moment_of(cached: CachedMatch, match: AnyMatch, now: Situation[Any], look: AnyLook, say: Say) -> MomentSheet | None:
    """Return how somebody went out last, if anybody has: the viewer, where several went at once."""
    leaving, viewer = look.leaving, now.view.seat
    if leaving is None or not leaving.out(now.view):
        return None
    entries = match.effective_entries
    at = max(
        [at for at, entry in enumerate(entries) if any([isinstance(each, leaving.event) for each in entry.events])]
    )
    key = (entries[at].number, viewer, say.language, say.seats)
    if key not in cached.moments:
        seats: list[Seat] = [each.seat for each in entries[at].events if isinstance(each, leaving.event)]
        seat = viewer if viewer in seats else seats[-1]
        told = leaving.moment(
            now,
            lambda: look.see(cached.at(entries[at - 1].number), viewer),
            [event for entry in entries[: at + 1] for event in visible(entry.events, viewer)],
            seat,
            say,
        )
        html = moment_sheet(told, clause_url(match.rules, told.clause))
        cached.moments[key] = MomentSheet(f"{entries[at].number}.{seat}", seat, html)
    return cached.moments[key]


def plain_aim(aim: Aim) -> Aim:
    plans = [msgspec.structs.replace(plan, drawing=str(plan.drawing)) for plan in aim.plans]
    return msgspec.structs.replace(aim, plans=tuple(plans), drawing=str(aim.drawing))


def plain(scene: Scene) -> Scene:
    """Return text as plain `str`: Markup is a subclass while it is built, and the encoder only accepts `str` itself."""
    layers = {slot: str(svg) for slot, svg in scene.layers.items()}
    results = {slot: str(svg) for slot, svg in scene.results_layers.items()}
    marked = {name: str(getattr(scene, name)) for name in ("track", "hand", "annex", "results")}
    panel = scene.panel and msgspec.structs.replace(scene.panel, html=str(scene.panel.html))
    return msgspec.structs.replace(scene, layers=layers, results_layers=results, panel=panel, **marked)


def cards(match: AnyMatch, seat: Seat, actions: Sequence[Action], look: AnyLook, say: Say) -> tuple[OfferCard, ...]:
    return tuple(look.offers(look.see(match, seat), actions, say))


def log_of(cached: CachedMatch, match: AnyMatch, viewer: Seat | None, look: AnyLook, say: Say) -> list[list[LogLine]]:
    """Return for each entry the lines that `viewer` may read; only new entries are put into words."""
    lines = cached.lines.setdefault((viewer, say.language, say.seats), [])
    for entry in cached.match.journal[len(lines) :]:
        lines.append(entry_lines(entry, viewer, look, say))
    return lines[: match.last_entry + 1]


def entry_lines(entry: Entry, viewer: Seat | None, look: AnyLook, say: Say) -> list[LogLine]:
    if isinstance(entry.action, Undo):
        seat = entry.action.seat
        return [LogLine(say("log.undo", seat=seat), seat, joins=f"undo {seat}", undone_to=entry.action.to)]
    told = [look.log(event, say) for event in visible(entry.events, viewer)]
    return [msgspec.structs.replace(line, picture=str(line.picture)) for line in told if line is not None]


def log_data(lines: list[list[LogLine]], times: list[float], after: int) -> tuple[LoggedLine, ...]:
    """Return the lines of entries after `after`; merged lines carry the number of the last."""
    found: list[LoggedLine] = []
    for seq in range(max(0, after + 1), len(lines)):
        for line in lines[seq]:
            both = join_lines(found[-1].line, line) if found else None
            if both is not None:
                found.pop()
            found.append(LoggedLine(seq, both or line, times[seq]))
    return tuple(found)


def remember(sent: OrderedDict[tuple[str, str], TableData], data: TableData, browser: str) -> TableData:
    """Return the table with its mark, by which this browser may ask what has changed since."""
    bare = msgspec.structs.replace(data, log=(), older=False)
    bare = msgspec.structs.replace(bare, mark=digest(msgspec.json.encode(bare)))
    sent[browser, bare.mark] = bare
    sent.move_to_end((browser, bare.mark))
    for key in [key for key in sent if key[0] == browser][:-MOST_EACH]:
        del sent[key]
    while len(sent) > MOST_SENT:
        sent.popitem(last=False)
    return msgspec.structs.replace(bare, log=data.log, older=data.older)


def news(loaded: LoadedTable, data: TableData, visit: Visit, have: str) -> TableData | TableNews:
    """Return what has changed since the table with the mark `have`, if this browser was sent it of late; otherwise
    all of it."""
    old = loaded.cached.sent.get((visit.browser, have))
    if old is None or old.viewer != data.viewer:
        return data
    bare = msgspec.structs.replace(data, log=(), older=False)
    return TableNews(have, change_of(as_sent(old), as_sent(bare)), data.log)


def as_sent(data: TableData) -> Any:
    return msgspec.json.decode(msgspec.json.encode(data))


def company(row: TableRow, chat: Sequence[ChatRow]) -> str:
    """Return what tells whether anybody has sat down, left or spoken since."""
    seats = [(seat.kind, seat.name, seat.level, seat.holder) for seat in row.seats]
    return digest(msgspec.json.encode((row.status, row.host, seats, chat[-1].number if chat else -1)))


def newest_lines(log: tuple[LoggedLine, ...], most: int) -> tuple[LoggedLine, ...]:
    """Return so many lines or a few more: those of one entry stay together."""
    first = max(0, len(log) - most)
    while first > 0 and log[first - 1].entry == log[first].entry:
        first -= 1
    return log[first:]


def chat_line(line: ChatRow, say: Say) -> ChatLine:
    minutes = int(line.at // 60)
    name = line.name or (say("chat.spectator") if line.seat is None else say.seat(line.seat))
    time = f"{minutes // 60 % 24:02}:{minutes % 60:02}"
    return ChatLine(number=line.number, seat=line.seat, name=name, text=line.text, time=time, at=line.at)


def outcome_data(match: AnyMatch, row: TableRow, say: Say) -> OutcomeData | None:
    """Return the final scores, and the seed, with which anybody can now check the draws."""
    outcome: Outcome | None = match.outcome
    if outcome is None:
        return None
    order = sorted(range(len(outcome.ranks)), key=lambda seat: (outcome.ranks[seat], seat))
    longest = max(outcome.breakdown, key=len)
    codes = [part.code for part in longest]
    columns = [say(f"part.{code}", round=codes[: place + 1].count(code)) for place, code in enumerate(codes)]
    rows = [
        OutcomeRow(
            rank=outcome.ranks[seat],
            seat=seat,
            name=say.seat(seat),
            parts=tuple([part.value for part in outcome.breakdown[seat]]),
            total=outcome.scores[seat],
        )
        for seat in order
    ]
    winners = seat_names(say, outcome.winners)
    return OutcomeData(
        title=say("outcome.won", count=len(outcome.winners), winners=winners),
        reason=say(f"reason.{outcome.reason}"),
        columns=tuple(columns),
        rows=tuple(rows),
        commitment=row.commitment or "",
        seed="" if row.seed is None else row.seed.hex(),
    )
