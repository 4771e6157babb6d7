"""The application, built from its settings."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from capolinea.core.refusal import CapolineaError
from capolinea.server.compression import CompressAnswers
from capolinea.server.dependencies import AnyRequest, TheServices
from capolinea.server.error_responses import on_capolinea_error, on_defect, on_http_error
from capolinea.server.requests import StrictRequest
from capolinea.server.routes import ROUTES
from capolinea.server.services import Services
from capolinea.server.settings import Settings, from_environment
from capolinea.server.shield import Shield, add_headers
from capolinea.server.visits import Visit, visit_of

BODY_BYTES: Final = 64 * 1024


def provide_services(state: State) -> Services:
    services: Services = state.services
    return services


def provide_visit(request: AnyRequest, services: TheServices) -> Visit:
    return visit_of(request, services.keys, services.settings.language)


@asynccontextmanager
async def lifespan(app: Litestar) -> AsyncIterator[None]:
    services: Services = app.state.services
    async with services.running():
        yield


def create_app(settings: Settings | None = None) -> Litestar:
    """Return the web application; without `settings`, it uses those of the environment."""
    settings = from_environment() if settings is None else settings
    return Litestar(
        route_handlers=ROUTES,
        request_class=StrictRequest,
        middleware=[Shield(settings), CompressAnswers()],
        before_send=[add_headers],
        dependencies={
            "services": Provide(provide_services, sync_to_thread=False),
            "visit": Provide(provide_visit, sync_to_thread=False),
        },
        exception_handlers={
            CapolineaError: on_capolinea_error,
            HTTPException: on_http_error,
            Exception: on_defect,
        },
        lifespan=[lifespan],
        state=State({"services": Services(settings), "language": settings.language}),
        request_max_body_size=BODY_BYTES,
        openapi_config=OpenAPIConfig(
            title="Capolinea",
            version="1",
            path="/schema",
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
    )
