"""Strict request bodies: values that do not match the schema are refused, where the framework would convert them."""

from typing import Any

import msgspec
from litestar import Request

from capolinea.server.problems import Problem


class StrictRequest(Request[Any, Any, Any]):
    """Decodes the body directly into the type that its handler declares."""

    async def json(self) -> Any:
        field = getattr(self.scope["route_handler"], "parsed_data_field", None)
        kind = Any if field is None else field.annotation
        try:
            return msgspec.json.decode(await self.body(), type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Problem("request.malformed", detail=str(error)[:200]) from None
