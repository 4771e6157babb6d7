"""A finished match as text that a person can read: one line per entry."""

from datetime import UTC, datetime

from capolinea.core.action import Undo
from capolinea.core.journal import Entry
from capolinea.games.catalogue import AnyLook, look_of
from capolinea.i18n import Say
from capolinea.server.live import Sat
from capolinea.server.options import option_words
from capolinea.server.present import outcome_data
from capolinea.server.words import at_table


def transcript(sat: Sat, language: str) -> str:
    """Everything that happened, hands included: only for a match that is over."""
    say, look = at_table(sat.row, language), look_of(sat.row.game)
    began = datetime.fromtimestamp(sat.row.created, UTC).strftime("%Y-%m-%d")
    head = [f"{say('game.name')}, {began}", ", ".join(say.seats), *option_words(sat.match.options, say), ""]
    body = [f"{entry.seq:>4}  {told(entry, look, say)}" for entry in sat.match.journal]
    return "\n".join([*head, *body, "", *result(sat, say)]) + "\n"


def told(entry: Entry, look: AnyLook, say: Say) -> str:
    if isinstance(entry.action, Undo):
        return say("log.undo", seat=entry.action.seat)
    lines = [look.log(event, say) for event in entry.events if event.audience is None]
    return " ".join([line.text for line in lines if line is not None])


def result(sat: Sat, say: Say) -> list[str]:
    outcome = outcome_data(sat.match, sat.row, say)
    if outcome is None:
        return []
    rows = [f"{row.rank:>4}  {row.name}: {row.total}" for row in outcome.rows]
    return [outcome.title, outcome.reason, *rows]
