"""A server, a Chromium and visitors. Every visitor's page must stay free of errors."""

import os
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, Playwright, sync_playwright
from tests.browser.player import Player
from tests.browser.server_process import ServerProcess, running_test

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
#: Milliseconds that anything may take on a busy computer; nothing waits longer than it must.
PATIENCE = 120_000
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}

Visit = Callable[..., Player]


def launch(playwright: Playwright) -> Browser:
    found = os.environ.get("CAPOLINEA_CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    return playwright.chromium.launch(executable_path=found, args=list(FLAGS))


# Not for the whole session: while Playwright is open its event loop counts as running, and tests of the server that
# share the process could not start one.
@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        try:
            browser = launch(playwright)
        except Error as error:
            pytest.skip(f"no Chromium can be had: {error.message.splitlines()[0]}")
        yield browser
        browser.close()


@pytest.fixture(autouse=True)
def same_luck(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Every test has its own, whatever ran before it."""
    running_test(tmp_path_factory.getbasetemp()).write_text(request.node.name, "utf-8")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    made = ServerProcess(tmp_path_factory.mktemp("server"))
    made.start()
    yield made
    made.close()


@pytest.fixture
def errors() -> list[str]:
    """What a browser complained about: a test that expects a complaint clears it."""
    return []


@pytest.fixture
def visit(chromium: Browser, server: ServerProcess, errors: list[str]) -> Iterator[Visit]:
    """`visit()` is a new browser with its own cookies; `visit(same=player)` another tab of that player's."""
    contexts: list[BrowserContext] = []

    def come(
        *, same: Player | None = None, language: str = "it", touch: bool = False, url: str = server.url, **more: Any
    ) -> Player:
        if same is not None:
            context = same.page.context
        else:
            given = {"viewport": PHONE if touch else DESK, "reduced_motion": "reduce", **more}
            mobile = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2} if touch else {}
            context = chromium.new_context(locale=f"{language}-{language.upper()}", **mobile, **given)
            context.set_default_timeout(PATIENCE)
            contexts.append(context)
        page = context.new_page()
        listen(page, errors)
        return Player(page, url, touch=touch)

    yield come
    for context in contexts:
        context.close()
    assert errors == []


def listen(page: Page, errors: list[str]) -> None:
    """Uncaught errors, and what the console says of scripts, resources and broken content policy."""
    page.on("pageerror", lambda error: errors.append(f"{error.message}\n{error.stack}"))
    page.on("console", lambda said: errors.append(said.text) if said.type == "error" else None)
