"""Reads names: complete, or by a unique prefix."""

from collections.abc import Sequence

from capolinea.core.refusal import AmbiguousAction, InvalidAction


def name_in(names: Sequence[str], name: str, text: str) -> int:
    """Return the index of `name` in `names`, or of the only one that begins with it; case does not matter.

    Raises AmbiguousAction or InvalidAction with `text`, which contains the name.
    """
    low = [each.lower() for each in names]
    wanted = name.strip().lower()
    if wanted in low:
        return low.index(wanted)
    found = [i for i, each in enumerate(low) if wanted and each.startswith(wanted)]
    if len(found) > 1:
        raise AmbiguousAction("notation.which", tuple([names[i] for i in found]), text=text[:80])
    if not found:
        raise InvalidAction("notation.no_such_name", name=name[:40], text=text[:80])
    return found[0]
