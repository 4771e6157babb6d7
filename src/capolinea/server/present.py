"""What one viewer sees of a table: the view drawn and told, and nothing that the viewer may not know."""

from collections.abc import Sequence
from typing import Final

import msgspec

from capolinea.core.action import Action, Seat, Undo
from capolinea.core.event import visible
from capolinea.core.journal import Entry
from capolinea.core.outcome import Outcome
from capolinea.core.refusal import CapolineaError, IllegalAction
from capolinea.games.catalogue import AnyLook, AnyMatch, look_of
from capolinea.i18n import Say
from capolinea.render.look import Aim, LogLine, OfferCard, Scene, join_lines
from capolinea.render.pages.data import (
    ChatLine,
    LoggedLine,
    OutcomeData,
    OutcomeRow,
    RefusalData,
    SeatData,
    TableData,
)
from capolinea.server.assets import board_url, css_url
from capolinea.server.keys import Keys
from capolinea.server.live import Live, Sat
from capolinea.server.options import option_words
from capolinea.server.presence import Presence
from capolinea.server.problems import Conflict, Unknown
from capolinea.server.rulebook import clause_text, clause_url
from capolinea.server.tables import OVER, PLAYING, can_be_taken, held, is_stand_in, owned
from capolinea.server.visits import Visit
from capolinea.server.words import at_table, levels, seat_name, tell
from capolinea.storage import ChatRow, TableRow
from capolinea.storage.rows import BOT, OPEN, PERSON

#: Drawings kept per table; a replay goes through hundreds.
MOST_SCENES: Final = 24


class Presenter:
    """Knows what is needed beside the match: keys for links, and who is there."""

    def __init__(self, keys: Keys, presence: Presence) -> None:
        self.keys = keys
        self.presence = presence

    def table(
        self,
        sat: Sat,
        viewer: Seat | None,
        visit: Visit,
        chat: Sequence[ChatRow] = (),
        *,
        at: AnyMatch | None = None,
        log_after: int = -1,
    ) -> TableData:
        """`at` is the match as it stood earlier, for a replay."""
        row, look, say = sat.row, look_of(sat.row.game), at_table(sat.row, visit.language)
        match = sat.match if at is None else at
        acts = viewer is not None and at is None and row.status == PLAYING and viewer in held(row, visit.browser)
        scene, offers = draw(sat.live, match, viewer, look, say)
        lines = log_of(sat.live, match, viewer, look, say)
        host = row.host == visit.browser
        seated = host or bool(owned(row, visit.browser))
        return TableData(
            table=row.id,
            game=row.game,
            game_name=say("game.name"),
            status=row.status,
            entry=match.seq,
            last_entry=sat.match.seq,
            viewer=viewer,
            my_seats=held(row, visit.browser),
            seats=self.seats(row, visit, say),
            scene=scene,
            offers=offers if acts else (),
            can_undo=acts and viewer is not None and match.undo_target(viewer) is not None,
            log=logged(lines, sat.live.times, log_after),
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
            absence_minutes=self.presence.absence_minutes,
        )

    def aim(self, sat: Sat, viewer: Seat, target: str, visit: Visit) -> Aim:
        """Ways to `target` for a seat whose turn it is."""
        look, turn = look_of(sat.row.game), sat.match.turn
        if look.aim is None or turn is None or viewer not in turn.seats or sat.row.status != PLAYING:
            raise Conflict("aim.not_now")
        return plain_aim(look.aim(sat.match.view(viewer), target, at_table(sat.row, visit.language)))

    def look_up(self, sat: Sat, viewer: Seat | None, about: str, visit: Visit) -> str:
        look = look_of(sat.row.game)
        if look.look_up is None:
            raise Unknown("lookup.none")
        return str(look.look_up(sat.match.view(viewer), about, at_table(sat.row, visit.language)))

    def seats(self, row: TableRow, visit: Visit, say: Say) -> tuple[SeatData, ...]:
        waiting = row.waiting if row.status == PLAYING else ()
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
                    invite=f"/join/{self.keys.invite(row.id, seat.seat)}" if host and can_be_taken(seat) else "",
                    stand_in=is_stand_in(seat),
                    can_take_back=is_stand_in(seat) and seat.holder == visit.browser and row.status != OVER,
                    is_absent=host and absent,
                )
            )
        return tuple(found)

    def refusal(
        self, error: CapolineaError, sat: Sat, seat: Seat, visit: Visit, table: TableData | None = None
    ) -> RefusalData:
        """Why a move was not accepted, in the visitor's language."""
        say = at_table(sat.row, visit.language)
        refusal = error.refusal if isinstance(error, IllegalAction) else None
        clause = "" if refusal is None or refusal.clause == "core" else refusal.clause
        fix = None if refusal is None else refusal.fix
        return RefusalData(
            code=error.code,
            message=tell(error, say),
            clause=clause,
            clause_text=clause_text(sat.match.rules, clause, visit.language) if clause else "",
            clause_url=clause_url(sat.match.rules, clause) if clause else "",
            fix=None if fix is None else cards(sat.match, seat, [fix], look_of(sat.row.game), say)[0],
            table=table,
        )


def draw(
    live: Live, match: AnyMatch, viewer: Seat | None, look: AnyLook, say: Say
) -> tuple[Scene, tuple[OfferCard, ...]]:
    """The view drawn, and the viewer's offers; kept until the next entry, since every tab of a table asks for it."""
    key = (match.seq, viewer, say.language, say.seats)
    if key not in live.scenes:
        if len(live.scenes) >= MOST_SCENES:
            live.scenes.clear()
        offers = [] if viewer is None else match.offers(viewer)
        scene = plain(with_story(look.scene(match.view(viewer), say), match, viewer, look, say))
        live.scenes[key] = (scene, () if viewer is None else cards(match, viewer, offers, look, say))
    return live.scenes[key]


def with_story(scene: Scene, match: AnyMatch, viewer: Seat | None, look: AnyLook, say: Say) -> Scene:
    """Once it is over: how it went, from what counted of all that the viewer may know."""
    if look.story is None or match.outcome is None:
        return scene
    events = [event for entry in match.line for event in visible(entry.events, viewer)]
    return msgspec.structs.replace(scene, results=look.story(match.view(viewer), events, say), results_key="over")


def plain_aim(aim: Aim) -> Aim:
    plans = [msgspec.structs.replace(plan, drawing=str(plan.drawing)) for plan in aim.plans]
    return msgspec.structs.replace(aim, plans=tuple(plans))


def plain(scene: Scene) -> Scene:
    """Markup is a kind of `str` of its own while it is built; the encoder knows only `str` itself."""
    layers = {slot: str(svg) for slot, svg in scene.layers.items()}
    results = {slot: str(svg) for slot, svg in scene.results_layers.items()}
    marked = {name: str(getattr(scene, name)) for name in ("track", "hand", "annex", "results")}
    return msgspec.structs.replace(scene, layers=layers, results_layers=results, **marked)


def cards(match: AnyMatch, seat: Seat, actions: Sequence[Action], look: AnyLook, say: Say) -> tuple[OfferCard, ...]:
    return tuple(look.offers(match.view(seat), actions, say))


def log_of(live: Live, match: AnyMatch, viewer: Seat | None, look: AnyLook, say: Say) -> list[list[LogLine]]:
    """For each entry the lines that `viewer` may read; only entries that are new are put into words."""
    lines = live.lines.setdefault((viewer, say.language, say.seats), [])
    for entry in live.match.journal[len(lines) :]:
        lines.append(entry_lines(entry, viewer, look, say))
    return lines[: match.seq + 1]


def entry_lines(entry: Entry, viewer: Seat | None, look: AnyLook, say: Say) -> list[LogLine]:
    if isinstance(entry.action, Undo):
        seat = entry.action.seat
        return [LogLine(say("log.undo", seat=seat), seat, joins=f"undo {seat}")]
    told = [look.log(event, say) for event in visible(entry.events, viewer)]
    return [msgspec.structs.replace(line, picture=str(line.picture)) for line in told if line is not None]


def logged(lines: list[list[LogLine]], times: list[float], after: int) -> tuple[LoggedLine, ...]:
    """The lines of entries later than `after`; those that join are one, which bears the number of the last."""
    found: list[LoggedLine] = []
    for seq in range(max(0, after + 1), len(lines)):
        for line in lines[seq]:
            both = join_lines(found[-1].line, line) if found else None
            if both is not None:
                found.pop()
            found.append(LoggedLine(seq, both or line, times[seq]))
    return tuple(found)


def chat_line(line: ChatRow, say: Say) -> ChatLine:
    minutes = int(line.at // 60)
    name = line.name or (say("chat.spectator") if line.seat is None else say.seat(line.seat))
    time = f"{minutes // 60 % 24:02}:{minutes % 60:02}"
    return ChatLine(number=line.number, seat=line.seat, name=name, text=line.text, time=time, at=line.at)


def outcome_data(match: AnyMatch, row: TableRow, say: Say) -> OutcomeData | None:
    """The final account, and the seed that anybody may now check the draws with."""
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
    winners = ", ".join([say.seat(seat) for seat in outcome.winners])
    return OutcomeData(
        title=say("outcome.won", count=len(outcome.winners), winners=winners),
        reason=say(f"reason.{outcome.reason}"),
        columns=tuple(columns),
        rows=tuple(rows),
        commitment=row.commitment or "",
        seed="" if row.seed is None else row.seed.hex(),
    )
