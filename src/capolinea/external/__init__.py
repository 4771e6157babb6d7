"""Players that are programs of their own, in any language: the protocol, and the program at the other end of a pipe."""

from capolinea.external.player import ExternalPlayer, is_external, player_named
from capolinea.external.program import Program, ProgramFailed

__all__ = ["ExternalPlayer", "Program", "ProgramFailed", "is_external", "player_named"]
