"""What has changed between two values of plain data, so that only this travels; `delta.js` puts it together again.

A change is one of

- `{"v": value}`: the new value,
- `{"k": {key: change, …}, "d": [key, …]}`: of a mapping or a list of the same length, what changed and what is gone,
- `{"m": [start, end, middle]}`: of a text or a list, so much of its start and of its end stays.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

Change: TypeAlias = dict[str, Any]

#: Letters beyond this count as two in a browser.
LAST_LETTER: Final = "\uffff"


def change_of(old: Any, new: Any) -> Change | None:
    """Return what changes `old` into `new`; None: nothing."""
    if old == new and type(old) is type(new):
        return None
    if isinstance(old, dict) and isinstance(new, dict):
        gone = [key for key in old if key not in new]
        return keyed({key: change_of(old[key], new[key]) if key in old else {"v": new[key]} for key in new}, gone)
    if isinstance(old, list) and isinstance(new, list):
        if len(old) == len(new):
            return keyed({str(at): change_of(*each) for at, each in enumerate(zip(old, new, strict=True))}, [])
        return between(old, new)
    if isinstance(old, str) and isinstance(new, str) and (old.isascii() or max(old) <= LAST_LETTER):
        return between(old, new)
    return {"v": new}


def keyed(changes: dict[str, Change | None], gone: list[str]) -> Change:
    found: Change = {"k": {key: change for key, change in changes.items() if change is not None}}
    return found | {"d": gone} if gone else found


def between(old: Sequence[Any], new: Sequence[Any]) -> Change:
    most = min(len(old), len(new))
    start = length(most, lambda size: old[:size] == new[:size])
    end = length(most - start, lambda size: old[len(old) - size :] == new[len(new) - size :])
    return {"m": [start, end, new[start : len(new) - end]]}


def length(most: int, is_alike: Callable[[int], bool]) -> int:
    """Return how far two sequences are alike, by halves."""
    least = 0
    while least < most:
        middle = (least + most + 1) // 2
        if is_alike(middle):
            least = middle
        else:
            most = middle - 1
    return least


def apply(old: Any, change: Change | None) -> Any:
    """Return what a browser makes of it: the other half, for tests and for programs that play over the interface."""
    if change is None:
        return old
    if "v" in change:
        return change["v"]
    if "m" in change:
        start, end, middle = change["m"]
        return old[:start] + middle + old[len(old) - end :]
    if isinstance(old, list):
        return [apply(each, change["k"].get(str(at))) for at, each in enumerate(old)]
    kept = {key: apply(value, change["k"].get(key)) for key, value in old.items() if key not in change.get("d", ())}
    return kept | {key: apply(None, made) for key, made in change["k"].items() if key not in old}
