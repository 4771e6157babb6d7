"""The sentences that the script of a table or a replay says by itself; all others come with what is drawn."""

from typing import Final

from capolinea.i18n import Say
from capolinea.render.pages.parts import level_words

#: What the script says, each with the names of the gaps it fills.
CLIENT_WORDS: Final[dict[str, tuple[str, ...]]] = {
    "your-turn-tag": (),
    "turn-tag": (),
    "you": (),
    "open-seat": (),
    "waits-for-player": (),
    "bot": ("level",),
    "away": ("minutes",),
    "away-now": (),
    "stand-in": ("level",),
    "stood-in": (),
    "stood-in-hint": (),
    "take-back": (),
    "spectator": (),
    "watching": (),
    "no-offers": (),
    "title-turn": ("game",),
    "title": ("game",),
    "confirm": (),
    "next-step": (),
    "undo": (),
    "step-back": (),
    "course": (),
    "accounts": (),
    "sending": (),
    "refused": (),
    "show-fix": ("offer",),
    "stale": (),
    "dismiss": (),
    "lost": (),
    "lost-hint": ("seconds",),
    "lost-trying": (),
    "out-of-order": (),
    "try-now": (),
    "back-again": (),
    "failed": (),
    "copied": (),
    "copy-by-hand": (),
    "open": (),
    "open-hint": (),
    "invite": (),
    "over-details": (),
    "rematch": (),
    "replay": (),
    "pass-to": ("name",),
    "unread": ("count",),
    "offers-tab": ("count",),
    "last-line": ("line",),
    "aim-from-here": (),
    "others": ("count",),
    "others-from": ("least",),
    "how-much": (),
    "up-to": (),
    "then-pass": (),
    "standing": ("limit",),
    "stop-standing": (),
    "summing": (),
    "go-on": (),
    "way-finish": (),
    "way-fast": (),
    "way-leave": (),
    "still-playing": ("names",),
    "people-playing": ("names",),
    "finishing": (),
    "out-tag": (),
    "finish-note": (),
    "finish-people": (),
}
LEVELS: Final = ("random", "easy", "medium", "hard", "expert")


def client_words(say: Say) -> dict[str, str]:
    """Sentences for the script, their gaps written as {name}."""
    words = {word: say(f"client.{word}", **{gap: f"{{{gap}}}" for gap in gaps}) for word, gaps in CLIENT_WORDS.items()}
    return words | {f"level-{level}": level_words(say, level) for level in LEVELS}
