"""The application, built by arguments."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from capolinea.core.refusal import CapolineaError
from capolinea.server.answers import on_capolinea_error, on_defect, on_http_error
from capolinea.server.asking import AnyRequest, TheHouse
from capolinea.server.house import House
from capolinea.server.requests import StrictRequest
from capolinea.server.routes import ROUTES
from capolinea.server.settings import Settings, from_environment
from capolinea.server.shield import Shield, add_headers
from capolinea.server.visits import Visit, visit_of

BODY_BYTES: Final = 64 * 1024


def give_house(state: State) -> House:
    house: House = state.house
    return house


def give_visit(request: AnyRequest, house: TheHouse) -> Visit:
    return visit_of(request, house.keys, house.settings.language)


@asynccontextmanager
async def lifespan(app: Litestar) -> AsyncIterator[None]:
    house: House = app.state.house
    async with house.running():
        yield


def create_app(settings: Settings | None = None) -> Litestar:
    """The web application; without settings, those of the environment."""
    settings = from_environment() if settings is None else settings
    return Litestar(
        route_handlers=ROUTES,
        request_class=StrictRequest,
        middleware=[Shield(settings)],
        before_send=[add_headers],
        dependencies={
            "house": Provide(give_house, sync_to_thread=False),
            "visit": Provide(give_visit, sync_to_thread=False),
        },
        exception_handlers={
            CapolineaError: on_capolinea_error,
            HTTPException: on_http_error,
            Exception: on_defect,
        },
        lifespan=[lifespan],
        state=State({"house": House(settings), "language": settings.language}),
        request_max_body_size=BODY_BYTES,
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=2, minimum_size=2000, exclude=["/events$"]
        ),
        openapi_config=OpenAPIConfig(
            title="Capolinea",
            version="1",
            path="/schema",
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
    )
