"""The table in plain text."""

from capolinea.games.transamerica.view import View
from capolinea.i18n import Say


def text(seen: View, say: Say) -> str:
    return say("text.title", round=seen.round, phase=say(f"phase.{seen.phase}"))
