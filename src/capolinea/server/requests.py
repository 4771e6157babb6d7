"""Bodies are read strictly: what the schema does not say is refused, where the framework would convert it."""

from typing import Any

import msgspec
from litestar import Request

from capolinea.server.problems import Problem


class StrictRequest(Request[Any, Any, Any]):
    """Decodes the body at once into the type that its handler asks for."""

    async def json(self) -> Any:
        field = getattr(self.scope["route_handler"], "parsed_data_field", None)
        kind = Any if field is None else field.annotation
        try:
            return msgspec.json.decode(await self.body(), type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Problem("request.malformed", detail=str(error)[:200]) from None
