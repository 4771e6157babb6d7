"""The browser client: its types are those of the server, and its own tests are run by Node.

What it does on a page is tested in `tests/browser`.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tools.make_client_types import TYPES, types_text

ROOT = Path(__file__).parents[1]
STATIC = ROOT / "src" / "capolinea" / "render" / "static"
#: The oldest Node.js that runs the tests; `make test` puts one into the environment where there is none.
OLDEST_NODE = 20


def node() -> str:
    """The environment's own Node.js, or the system's."""
    found = shutil.which("node", path=os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")]))
    if found is None:
        pytest.skip("no Node.js: the tests of the client are not run")
    version = subprocess.run([found, "--version"], capture_output=True, text=True, check=True).stdout.strip()
    if int(version.removeprefix("v").partition(".")[0]) < OLDEST_NODE:
        pytest.skip(f"Node.js {version} is too old: the tests of the client are not run")
    return found


@pytest.mark.parametrize("name", [path.name for path in sorted((ROOT / "tests" / "client").glob("*.test.js"))])
def test_client_by_itself(name: str) -> None:
    """Without a browser: `node --test tests/client/*.test.js` tells more."""
    command = [node(), "--test", "--test-reporter=tap", f"tests/client/{name}"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    passed = re.search(r"^# pass (\d+)$", done.stdout, re.MULTILINE)
    assert passed is not None, done.stdout
    assert int(passed[1]) > 0, done.stdout


def test_the_types_of_the_client_are_those_of_the_server() -> None:
    """`python tools/make_client_types.py` writes them anew."""
    assert TYPES.read_text("utf-8") == types_text()


def test_every_module_states_its_contract() -> None:
    for path in sorted(STATIC.glob("*.js")):
        head = re.match(r"(//.*\n)+", path.read_text("utf-8"))
        assert head is not None, path.name
        assert "\n// Contract: " in head[0], path.name


def test_modules_import_what_is_there_and_never_in_a_circle() -> None:
    imports = {path.name: imported(path) for path in STATIC.glob("*.js")}
    assert {name for names in imports.values() for name in names} <= set(imports)
    while imports:
        leaves = {name for name, names in imports.items() if not names & set(imports)}
        assert leaves, f"a circle among {sorted(imports)}"
        imports = {name: names for name, names in imports.items() if name not in leaves}


def imported(path: Path) -> set[str]:
    """Modules that a module loads; types that a comment imports are not loaded."""
    return set(re.findall(r'^import .* from "\./(.*)";$', path.read_text("utf-8"), re.MULTILINE))


def test_the_tools_are_pinned_and_locked_without_an_address() -> None:
    """Whoever installs them fetches them from the registry they have."""
    wanted = json.loads((ROOT / "package.json").read_text("utf-8"))["devDependencies"]
    locked = json.loads((ROOT / "package-lock.json").read_text("utf-8"))["packages"]
    assert all([re.fullmatch(r"\d+\.\d+\.\d+", version) for version in wanted.values()])
    assert {name: locked[f"node_modules/{name}"]["version"] for name in wanted} == wanted
    assert [name for name, package in locked.items() if "resolved" in package] == []
    assert [name for name, package in locked.items() if name and "integrity" not in package] == []
