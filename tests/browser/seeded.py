"""The application with matches that repeat themselves, for `uvicorn --factory`."""

import os
from pathlib import Path

from litestar import Litestar
from tests.support.luck import Luck

from capolinea.core import match
from capolinea.server import app

#: Names the file that says which test is running.
RUNNING_TEST = "CAPOLINEA_RUNNING_TEST"


def create_app() -> Litestar:
    running = Path(os.environ[RUNNING_TEST])
    match.secrets = Luck(lambda: running.read_text("utf-8"))  # type: ignore[assignment]
    return app.create_app()
