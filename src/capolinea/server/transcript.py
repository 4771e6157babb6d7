"""A finished match as text for people to read: one line per entry."""

from datetime import UTC, datetime

from capolinea.core.action import Undo
from capolinea.core.journal import Entry
from capolinea.games.catalogue import AnyLook, look_of
from capolinea.i18n import Say
from capolinea.server.match_cache import LoadedTable
from capolinea.server.options import option_words
from capolinea.server.present import outcome_data
from capolinea.server.words import at_table


def transcript(loaded: LoadedTable, language: str) -> str:
    """Return everything that happened, hands included; only for a match that is over."""
    say, look = at_table(loaded.row, language), look_of(loaded.row.game)
    began = datetime.fromtimestamp(loaded.row.created, UTC).strftime("%Y-%m-%d")
    head = [f"{say('game.name')}, {began}", ", ".join(say.seats), *option_words(loaded.match.options, say), ""]
    body = [f"{entry.number:>4}  {entry_text(entry, look, say)}" for entry in loaded.match.journal]
    return "\n".join([*head, *body, "", *result(loaded, say)]) + "\n"


def entry_text(entry: Entry, look: AnyLook, say: Say) -> str:
    if isinstance(entry.action, Undo):
        return say("log.undo", seat=entry.action.seat)
    lines = [look.log(event, say) for event in entry.events if event.audience is None]
    return " ".join([line.text for line in lines if line is not None])


def result(loaded: LoadedTable, say: Say) -> list[str]:
    outcome = outcome_data(loaded.match, loaded.row, say)
    if outcome is None:
        return []
    rows = [f"{row.rank:>4}  {row.name}: {row.total}" for row in outcome.rows]
    return [outcome.title, outcome.reason, *rows]
