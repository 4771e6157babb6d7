"""An install with a C compiler is compiled, one without is pure, and the suite knows which of them it tests."""

import importlib
import importlib.machinery
import importlib.util
import os
import shutil
from pathlib import Path
from types import ModuleType

import pytest

SETUP = Path(__file__).parents[1] / "setup.py"


def setup_module_of(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """setup.py as a module, with the call that would build something left out."""
    monkeypatch.setattr("setuptools.setup", lambda **_: None)
    monkeypatch.setenv("CAPOLINEA_PURE", "1")
    spec = importlib.util.spec_from_file_location("capolinea_setup", SETUP)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.delenv("CAPOLINEA_PURE")
    return module


def test_the_suite_runs_on_the_package_it_is_meant_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """All of it: a compiler that fails on one game leaves that game pure, and says so only in passing."""
    names = [path.removeprefix("src/").removesuffix(".py") for path in setup_module_of(monkeypatch).COMPILED]
    files = [str(importlib.import_module(name.replace("/", ".")).__file__) for name in names]
    compiled = [file for file in files if file.endswith(tuple(importlib.machinery.EXTENSION_SUFFIXES))]
    assert compiled == (files if os.environ.get("CAPOLINEA_EXPECT") == "compiled" else [])


def test_without_a_compiler_nothing_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    module = setup_module_of(monkeypatch)
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert module.extensions() == []


def test_every_module_to_compile_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    module = setup_module_of(monkeypatch)
    missing = [path for path in module.COMPILED if not (SETUP.parent / path).is_file()]
    assert missing == []
