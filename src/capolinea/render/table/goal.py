"""What the viewer plays for, in one sentence: what is still to be done stands out."""

from typing import Final

from markupsafe import escape

#: Around words that stand out, while the sentence is text: characters that no message and no name contains.
OPEN: Final = "\ue000"
CLOSE: Final = "\ue001"


def strong(words: object) -> str:
    """Mark words of the sentence that stand out."""
    return f"{OPEN}{words}{CLOSE}"


def goal_html(sentence: str) -> str:
    return str(escape(sentence)).replace(OPEN, "<b>").replace(CLOSE, "</b>")
