"""Which clauses of the rules no test names, and which tests name a clause there is not.

    python tools/rule_coverage.py

Clauses are read from the rules pages (`**TA-7** …` begins a paragraph), marks (`@pytest.mark.rule("TA-7")`) from the
source of the tests. Exit code 1 if anything is amiss.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
CLAUSE = re.compile(r"^\*\*([A-Z]+-[A-Z]*\d+)\*\*", re.MULTILINE)


def clauses(root: Path = ROOT) -> dict[str, list[str]]:
    """The clauses of each game, in the order of its rules page."""
    pages = sorted(root.glob("src/capolinea/games/*/ui/rules/en.md"))
    return {page.parts[-4]: CLAUSE.findall(page.read_text("utf-8")) for page in pages}


def marks(root: Path = ROOT) -> Iterator[tuple[str, str]]:
    """Each mark in the tests: the clause and the test that bears it."""
    for path in sorted((root / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"), str(path))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                for clause in marked(node.decorator_list):
                    yield clause, f"{path.relative_to(root)}:{node.lineno} {node.name}"


def marked(decorators: list[ast.expr]) -> list[str]:
    return [
        argument.value
        for call in decorators
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.rule"
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]


def main() -> int:
    known = clauses()
    tests: dict[str, list[str]] = {}
    for clause, test in marks():
        tests.setdefault(clause, []).append(test)
    amiss = 0
    print(f"{'game':<20}{'clauses':>8}{'tested':>8}{'tests':>8}")
    for game, ids in known.items():
        covered = [clause for clause in ids if clause in tests]
        count = sum([len(tests[clause]) for clause in covered])
        print(f"{game:<20}{len(ids):>8}{len(covered):>8}{count:>8}")
        for clause in sorted({clause for clause in ids if ids.count(clause) > 1}):
            print(f"  {clause} stands twice on the page")
            amiss += 1
        for clause in ids:
            if clause not in tests:
                print(f"  {clause} has no test")
                amiss += 1
    everything = {clause for ids in known.values() for clause in ids}
    for clause in sorted(set(tests) - everything):
        for test in tests[clause]:
            print(f"  {test} names {clause}, which is no clause")
            amiss += 1
    if not known:
        print("  there are no rules pages")
        amiss += 1
    return 1 if amiss else 0


if __name__ == "__main__":
    sys.exit(main())
