"""An install with a C compiler is compiled, one without is pure, and the suite knows which of them it tests.

What real builds and installs come to is tested in `tests/install`.
"""

import importlib
import importlib.machinery
import importlib.util
import os
import shutil
import tomllib
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
SETUP = ROOT / "setup.py"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def setup_module_of(monkeypatch: pytest.MonkeyPatch, setup: Callable[..., None] = lambda **_: None) -> ModuleType:
    """setup.py as a module; `setup` is called where something would be built."""
    monkeypatch.setattr("setuptools.setup", setup)
    monkeypatch.setattr("sys.argv", ["setup.py", "egg_info"])
    monkeypatch.delenv("CAPOLINEA_PURE", raising=False)
    spec = importlib.util.spec_from_file_location("capolinea_setup", SETUP)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_suite_runs_on_the_package_it_is_meant_for(monkeypatch: pytest.MonkeyPatch) -> None:
    names = [path.removeprefix("src/").removesuffix(".py") for path in setup_module_of(monkeypatch).COMPILED]
    files = [str(importlib.import_module(name.replace("/", ".")).__file__) for name in names]
    compiled = [file for file in files if file.endswith(tuple(importlib.machinery.EXTENSION_SUFFIXES))]
    assert compiled == (files if os.environ.get("CAPOLINEA_EXPECT") == "compiled" else [])


def test_a_compiler_is_used_where_there_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    module = setup_module_of(monkeypatch)
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert not module.can_compile()
    monkeypatch.setattr(shutil, "which", lambda name: "/usr/bin/gcc" if name == "gcc" else None)
    assert module.can_compile()
    monkeypatch.setenv("CAPOLINEA_PURE", "1")
    assert not module.can_compile()


def test_a_compiler_may_be_named(monkeypatch: pytest.MonkeyPatch) -> None:
    module = setup_module_of(monkeypatch)
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setenv("CC", "my-cc")
    assert module.can_compile()


def test_whoever_only_asks_for_names_does_not_wait_for_the_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[dict[str, Any]] = []
    setup_module_of(monkeypatch, lambda **given: asked.append(given))
    assert asked == [{}]


def test_an_interrupted_build_is_not_taken_for_one_that_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    module = setup_module_of(monkeypatch)

    def interrupted(**_: Any) -> None:
        raise SystemExit("interrupted")

    monkeypatch.setattr(module, "extensions", list)
    monkeypatch.setattr(module, "setup", interrupted)
    with pytest.raises(SystemExit):
        module.build_compiled()


def test_every_module_to_compile_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    module = setup_module_of(monkeypatch)
    missing = [path for path in module.COMPILED if not (ROOT / path).is_file()]
    assert missing == []


def test_a_build_has_what_the_compiled_modules_import() -> None:
    """mypy looks at it, and an isolated build has nothing but what is named."""
    [needed] = [one for one in PROJECT["project"]["dependencies"] if one.startswith("msgspec")]
    assert needed in PROJECT["build-system"]["requires"]
