"""A friend is away, a bot stands in, the friend comes back: what host and friend see of it."""

from collections.abc import Iterator

import pytest
from tests.browser.conftest import Visit
from tests.browser.server_process import ServerProcess


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Whoever is not connected counts as absent at once."""
    made = ServerProcess(tmp_path_factory.mktemp("hasty"), CAPOLINEA_ABSENCE_MINUTES="0")
    made.start()
    yield made
    made.close()


@pytest.mark.parametrize("touch", [False, True], ids=["desk", "phone"])
def test_a_bot_stands_in_and_the_seat_is_taken_back(visit: Visit, hasty: ServerProcess, touch: bool) -> None:
    host = visit(url=hasty.url, language="en", touch=touch)
    host.open_table("me", "friend")
    path = host.page.input_value(".invites input[data-absolute]")
    friend = visit(url=hasty.url, touch=touch)
    friend.page.goto(path)
    friend.page.fill("[name=name]", "Bea")
    friend.page.click("form button[type=submit]")
    friend.ready()
    table = friend.page.url
    cities = set(friend.text("#hand").splitlines())
    friend.page.goto(hasty.url)
    host.page.wait_for_selector("#invite-open:not([hidden])")
    host.page.click("#invite-open")
    host.page.wait_for_selector("#invite[open] [data-bot]")
    assert "Bea" in host.page.inner_text("#invite .invites")
    assert host.page.query_selector("#invite .invites input") is None
    host.shoot(f"absent-{'phone' if touch else 'desk'}")
    host.page.click("#invite [data-bot] button")
    host.page.wait_for_function("() => document.querySelector('#seat-rows').textContent.includes('stands in')")
    host.page.wait_for_function("() => !document.querySelector('#invite').open")
    host.shoot(f"host-stand-in-{'phone' if touch else 'desk'}")
    friend.page.goto(table)
    friend.ready()
    friend.page.wait_for_function("() => document.querySelector('#prompt').textContent === 'Un bot gioca per te'")
    # The bot may have moved: then the same cards also tell how far away they are.
    assert cities <= set(friend.text("#hand").splitlines())
    friend.shoot(f"holder-stand-in-{'phone' if touch else 'desk'}")
    friend.page.click("#go .btn.primary")
    friend.page.wait_for_function("() => document.querySelector('#prompt').textContent !== 'Un bot gioca per te'")
    host.page.wait_for_function("() => !document.querySelector('#seat-rows').textContent.includes('stands in')")
