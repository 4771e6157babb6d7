"""Names of things that are touched: `line:214`, `city:NYC`. Whoever asks may have written anything."""

from collections.abc import Sequence


def number_in(text: str, count: int) -> int:
    """Return the number that `text` is, if it is below `count`, otherwise -1."""
    is_number = text.isascii() and text.isdigit() and len(text) <= len(str(count))
    return int(text) if is_number and int(text) < count else -1


def place_in(text: str, keys: Sequence[str]) -> int:
    """Return the place of `text` among `keys`, otherwise -1."""
    return keys.index(text) if text in keys else -1
