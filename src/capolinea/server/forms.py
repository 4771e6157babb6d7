"""Plain HTML forms. A form can only be read after its token has been checked."""

import re
from typing import Any, Final

import msgspec
from litestar import Request
from litestar.datastructures import UploadFile

from capolinea.core.record import MAX_BYTES
from capolinea.games.catalogue import GAMES, rules_of
from capolinea.server.inputs import TableInput
from capolinea.server.keys import Keys
from capolinea.server.options import option_fields
from capolinea.server.problems import Forbidden, Problem, Unprocessable
from capolinea.server.visits import Visit

#: ASCII digits only; other Unicode digits are not accepted.
NUMBER: Final = re.compile(r"-?[0-9]{1,9}")

AnyRequest = Request[Any, Any, Any]
Form = dict[str, str]


async def _checked(request: AnyRequest, keys: Keys, visit: Visit) -> dict[str, Any]:
    try:
        form = dict(await request.form())
    # For bytes that are not text, or an unknown charset, the framework raises these errors.
    except (ValueError, LookupError):
        raise Problem("request.malformed") from None
    token = form.get("csrf", "")
    if not isinstance(token, str) or not keys.is_csrf(visit.browser, token):
        raise Forbidden("request.no_token")
    return form


async def form_of(request: AnyRequest, keys: Keys, visit: Visit) -> Form:
    """Return the text fields of a form that we gave to this browser."""
    form = await _checked(request, keys, visit)
    return {key: value for key, value in form.items() if isinstance(value, str)}


async def upload_of(request: AnyRequest, keys: Keys, visit: Visit) -> bytes:
    """Return the bytes of the file in the field `record`."""
    file = (await _checked(request, keys, visit)).get("record")
    if not isinstance(file, UploadFile):
        raise Unprocessable("import.no_file")
    data = await file.read(MAX_BYTES + 1)
    await file.close()
    return data


def number(text: str | None) -> int | None:
    """Return the whole number in a form or URL, or None if it is not one."""
    return int(text) if text is not None and NUMBER.fullmatch(text) else None


def open_form(form: Form) -> tuple[TableInput, str]:
    """Return what the lobby's form asks for, and the name of this browser's player."""
    count = number(form.get("seats")) or 0
    kinds = [form.get(f"seat.{seat}.kind", "") for seat in range(min(count, 12))]
    names = [form.get(f"seat.{seat}.name", "") for seat in range(len(kinds))]
    seats = [{"kind": kind, "name": name} for kind, name in zip(kinds, names, strict=True)]
    # Without its script the page sends the fields of all games.
    given = {key.removeprefix("option."): option(value) for key, value in form.items() if key.startswith("option.")}
    options = {key: value for key, value in given.items() if key in options_known(form.get("game", ""))}
    try:
        wanted = msgspec.convert({"game": form.get("game", ""), "seats": seats, "options": options}, TableInput)
    except msgspec.ValidationError:
        raise Problem("request.malformed") from None
    mine = [form.get("name", ""), *[seat.name for seat in wanted.seats if seat.kind == "me"]]
    return wanted, next((name for name in mine if name.strip()), "")


def options_known(game: str) -> set[str]:
    if game not in GAMES:
        return set()
    return {field.name for field in option_fields(rules_of(game).options)}


def option(value: str) -> str:
    """Return the value of an option; browsers send "on" for a ticked box."""
    return "true" if value == "on" else value
