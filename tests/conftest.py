"""Who runs which test, and profiles for the laws: `quick` repeats itself exactly; `long` looks in new places each time.

pytest tests/laws --hypothesis-profile=long
"""

import gc
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from xdist.scheduler import LoadScopeScheduling

#: A law plays whole matches from one seed: slowness is not a fault, and a smaller seed is not a simpler match.
settings.register_profile(
    "quick",
    max_examples=5,
    derandomize=True,
    database=None,
    deadline=None,
    phases=(Phase.explicit, Phase.generate),
    suppress_health_check=(HealthCheck.too_slow,),
)
settings.register_profile("long", settings.get_profile("quick"), max_examples=300, derandomize=False)
settings.load_profile("quick")


class OneBrowser(LoadScopeScheduling):
    """Each test goes to the worker that is free, but those with a browser all to one: several browsers wait for each
    other's drawing longer than any person waits. (`--dist loadgroup` does not group with pytest 9.2.)"""

    def _split_scope(self, nodeid: str) -> str:
        return "browser" if nodeid.startswith("tests/browser/") else nodeid


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> OneBrowser:
    return OneBrowser(config, log)


def pytest_collection_finish() -> None:
    """Freeze what was imported: collecting it as garbage again and again takes a twentieth of the time."""
    gc.collect()
    gc.freeze()
