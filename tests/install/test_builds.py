"""Builds in isolation: compiled where that can be done, else pure, and nothing is left out."""

import tarfile
import zipfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest
from tests.install.conftest import Copy, Environment, done, environment

pytestmark = [pytest.mark.slow, pytest.mark.timeout(900)]

WARNING = "WARNING: Capolinea could not be compiled"
HOT = "src/capolinea/kit/graph.py"


def files_of(tree: Path) -> set[str]:
    """All files of the package."""
    files = [path.relative_to(tree / "src") for path in (tree / "src" / "capolinea").rglob("*") if path.is_file()]
    return {path.as_posix() for path in files if "__pycache__" not in path.parts}


def files_in(wheel: Path) -> set[str]:
    """Those of the package in a wheel, and the libraries."""
    return {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}


def libraries(files: set[str]) -> set[str]:
    return {name for name in files if name.endswith((".so", ".pyd"))}


def test_a_source_archive_holds_the_package_and_what_builds_it(archive: Path, tree: Path) -> None:
    with tarfile.open(archive) as opened:
        names = {member.name.partition("/")[2] for member in opened.getmembers() if member.isfile()}
    package = {name for name in names if name.startswith("src/") and ".egg-info/" not in name}
    assert package == {f"src/{name}" for name in files_of(tree)}
    assert {name for name in names if not name.startswith("src/")} == {
        "LICENSE",
        "MANIFEST.in",
        "PKG-INFO",
        "README.md",
        "pyproject.toml",
        "setup.cfg",
        "setup.py",
    }


def test_with_a_compiler_every_hot_module_is_compiled(wheel: Path, tree: Path) -> None:
    assert not wheel.name.endswith("-none-any.whl")
    files = files_in(wheel)
    assert files - libraries(files) == files_of(tree)
    hot = [line.strip().strip('",') for line in (tree / "setup.py").read_text("utf-8").splitlines() if '"src/' in line]
    assert HOT in hot
    for module in hot:
        beside = {module.removeprefix("src/").removesuffix(".py") + suffix for suffix in EXTENSION_SUFFIXES}
        assert beside & files, module


def without_mypy(tree: Path) -> None:
    project = tree / "pyproject.toml"
    text = project.read_text("utf-8")
    assert '"mypy>=1.18", ' in text
    project.write_text(text.replace('"mypy>=1.18", ', "", 1), "utf-8")


def with_a_type_error(tree: Path) -> None:
    with (tree / HOT).open("a", encoding="utf-8") as file:
        file.write('\nWRONG: int = "a text"\n')


def with_what_mypyc_cannot_compile(tree: Path) -> None:
    with (tree / HOT).open("a", encoding="utf-8") as file:
        file.write("\n\ndef outer() -> object:\n    class Inner:\n        pass\n\n    return Inner\n")


def with_a_crash_of_mypyc(tree: Path) -> None:
    """A plugin of mypy runs inside the build: it makes mypyc fail at the first `len` that it translates."""
    (tree / "crash.py").write_text(CRASH, "utf-8")
    project = tree / "pyproject.toml"
    text = project.read_text("utf-8")
    assert "\n[tool.mypy]\n" in text
    project.write_text(text.replace("\n[tool.mypy]\n", '\n[tool.mypy]\nplugins = ["crash.py"]\n', 1), "utf-8")


CRASH = """\
from mypy.plugin import Plugin
from mypyc.irbuild.specialize import specializers

def crash(*args):
    raise AssertionError("a defect of the compiler")

assert ("builtins.len", None) in specializers
specializers["builtins.len", None] = [crash]

def plugin(version):
    return Plugin
"""


def untouched(tree: Path) -> None:
    pass


@pytest.mark.parametrize(
    ("spoil", "more", "reason"),
    [
        (without_mypy, {}, "No module named 'mypyc'"),
        (with_a_type_error, {}, "the messages above say why"),
        (with_what_mypyc_cannot_compile, {}, "the messages above say why"),
        (with_a_crash_of_mypyc, {}, "the messages above say why"),
        (untouched, {"CC": "false"}, "Command '['false'"),
        (untouched, {"CC": "no-such-compiler"}, "no-such-compiler"),
        (untouched, {"CFLAGS": "-nostdinc"}, "returned non-zero exit status 1"),
    ],
    ids=[
        "no mypyc",
        "a type error",
        "mypyc refuses",
        "mypyc crashes",
        "the compiler fails",
        "it is not there",
        "no headers",
    ],
)
def test_where_compiling_fails_the_package_is_pure_and_one_warning_says_so(
    builder: Environment, copy: Copy, tmp_path: Path, spoil: object, more: dict[str, str], reason: str, compiler: None
) -> None:
    assert callable(spoil)
    tree = copy()
    spoil(tree)
    said = builder.pip("wheel", "-v", "--no-deps", "--wheel-dir", tmp_path / "made", tree, environ=environment(**more))
    told = [line for line in said.splitlines() if WARNING in line]
    assert len(told) == 1, said
    assert "pure Python package" in told[0]
    assert reason in told[0]
    [made] = (tmp_path / "made").iterdir()
    assert made.name.endswith("-py3-none-any.whl")
    assert files_in(made) == files_of(tree)


def test_a_build_packs_nothing_that_an_earlier_one_left(builder: Environment, copy: Copy, tmp_path: Path) -> None:
    tree = copy()
    for folder in (tree / "build").joinpath("lib"), (tree / "build").joinpath("lib.linux-x86_64-cpython-311"):
        (folder / "capolinea").mkdir(parents=True)
        (folder / "capolinea" / "gone.py").write_text("")
    command = [builder.python, "-m", "pip", "wheel", "--no-deps", "--wheel-dir", tmp_path / "made", tree]
    done(*command, folder=tmp_path, environ=environment(CAPOLINEA_PURE="1"))
    [made] = (tmp_path / "made").iterdir()
    assert files_in(made) == files_of(tree)
