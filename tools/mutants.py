"""Puts small faults into the rules of the games and tells which of them no test notices.

    python tools/mutants.py --game spike --sample 300 --seed 1 --jobs 2

One process imports a game and collects its tests once. A first run of them, in a fork, notes which tests execute which
statement. Then each fault is made in a fork of its own, by putting other code into the function object that everybody
has imported, and the tests that execute its statement are run until one fails: quick ones first, clauses before
recorded matches before laws. The table that is printed goes into docs/testing.md; survivors are written to
`artefacts/mutants-<game>.json`. Exit code 1 if a fault survives that `tests/mutants/<game>.toml` does not name as
equivalent, or if that file names what is not there or is noticed after all.
"""

import argparse
import hashlib
import json
import math
import os
import re
import resource
import selectors
import signal
import sys
import time
import tomllib
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import _lru_cache_wrapper
from importlib import import_module
from pathlib import Path
from types import FunctionType
from typing import Any, Final, NamedTuple

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

import pytest  # noqa: E402
from _pytest.runner import runtestprotocol  # noqa: E402
from tools.mutations import HITS, Mutant, Source, of_ids  # noqa: E402

ARTEFACTS = ROOT / "artefacts"
EQUIVALENTS = ROOT / "tests" / "mutants"
GAMES: Final = ("transamerica", "rail_baron", "steam", "santa_fe_rails", "spike")

#: Modules of a game that hold no rule: what is printed, what is written, and where playouts look.
#: (`maps` and `atlas` prepare boards: they run once, before any match.)
NO_RULES: Final = (
    *("__init__", "actions", "atlas", "board", "events", "maps", "meta", "notation", "pieces"),
    *("moves", "playout", "research", "table_view"),
)
#: Modules of one game that only its bots and pages read.
ADVICE: Final = ("rail_baron.networks", "steam.build_search")
#: Tests that judge no rule of a game: drawings, bots, files, and laws that compare the rules with themselves.
NO_JUDGES: Final = ("test_bots", "test_records", "test_replay", "test_texts", "test_ui_", "test_undo")

CLAUSE, RECORDED, LAW = range(3)

#: A test may take so many times the processor time it took without the fault, and a little more.
SLOWER: Final = 10
#: Nor may it wait for ever, or fill the machine.
LONGEST_WAIT: Final = 300.0
MEMORY: Final = 4 << 30


@dataclass(frozen=True)
class Target:
    """What is changed and what judges it."""

    name: str
    package: str
    """Where the modules are imported from."""
    modules: tuple[str, ...]
    """Below the package, with dots."""
    tests: tuple[str, ...]
    """What pytest is asked to collect."""
    judges: Callable[[pytest.Item], bool] = lambda item: True
    root: Path = ROOT
    equivalents: Path | None = None
    arguments: tuple[str, ...] = ()
    patience: float = 3.0
    """Seconds of processor time that any test may take."""


def game_target(game: str, *, laws: bool = True) -> Target:
    folder = ROOT / "src" / "capolinea" / "games" / game
    paths = [*sorted(folder.glob("*.py")), *sorted(folder.glob("phases/*.py"))]
    names = [".".join(path.relative_to(folder).with_suffix("").parts) for path in paths]
    rules = [name for name in names if name.split(".")[-1] not in NO_RULES and f"{game}.{name}" not in ADVICE]

    def judges(item: pytest.Item) -> bool:
        if any([item.path.name.startswith(name) for name in NO_JUDGES]):
            return False
        is_law = "laws" in item.path.parts
        return game.replace("_", "-") in item.name and (laws or rank(item) == RECORDED) if is_law else True

    return Target(
        name=game,
        package=f"capolinea.games.{game}",
        modules=tuple(rules),
        tests=(f"tests/games/{game}", "tests/laws"),
        judges=judges,
        equivalents=EQUIVALENTS / f"{game}.toml",
        arguments=("-m", "not slow"),
    )


class Test(NamedTuple):
    """One test as the first run saw it."""

    item: pytest.Item
    seconds: float
    """Of processor time."""


@dataclass
class Verdict:
    mutant: Mutant
    result: str
    """`killed`, `timed out`, `survived` or, where no test executes the statement, `unreached`."""
    by: str = ""
    """The test that noticed."""


@dataclass
class Trial:
    """Verdicts on the mutants of one target."""

    target: Target
    sources: dict[str, Source]
    verdicts: list[Verdict] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)
    reasons: dict[str, str] = field(default_factory=dict)
    """Why a mutant is equivalent, by id."""

    def of(self, *results: str) -> list[Verdict]:
        return [verdict for verdict in self.verdicts if verdict.result in results]

    @property
    def survivors(self) -> list[Verdict]:
        return self.of("survived", "unreached")

    @property
    def open(self) -> list[Verdict]:
        """Survivors that nobody has explained."""
        return [verdict for verdict in self.survivors if verdict.mutant.id not in self.reasons]


class Session:
    """A pytest plugin: in the place of pytest's loop over the tests it tries mutants."""

    def __init__(self, trial: Trial, mutants: Sequence[Mutant], jobs: int, trust: bool) -> None:
        self.trial = trial
        self.mutants = mutants
        self.jobs = jobs
        self.trust = trust
        self.modules = {name: import_module(f"{trial.target.package}.{name}") for name in trial.sources}
        self.functions = {
            (module, name): function_of(self.modules[module], name)
            for module, source in trial.sources.items()
            for name in source.functions
        }

    def clear_caches(self) -> None:
        """What was worked out with other code: by the modules that are changed, or by tests with their help."""
        tests = [module for name, module in sys.modules.items() if name.split(".")[0].startswith("test")]
        for each in caches_in([*self.modules.values(), *tests]):
            each.cache_clear()

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if self.trial.target.judges(item)]

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            raise session.Interrupted("not all tests could be collected")
        # Made once, here, because forks would make one each and sweep away each other's.
        session.config._tmp_path_factory.getbasetemp()  # type: ignore[attr-defined]
        tests, reached = self.first_run(session.items)
        order = sorted(range(len(tests)), key=lambda number: (rank(tests[number].item), tests[number].seconds))
        tasks = []
        for mutant in self.mutants:
            there = reached[mutant.module].get(mutant.change.statement, set())
            if self.trust and mutant.id in self.trial.reasons:
                self.trial.verdicts.append(Verdict(mutant, "survived"))
            elif there:
                tasks.append((mutant, [tests[number] for number in order if number in there]))
            else:
                self.trial.verdicts.append(Verdict(mutant, "unreached"))
        began = time.monotonic()
        for verdict in self.judged(tasks):
            self.trial.verdicts.append(verdict)
            self.show(len(self.trial.verdicts), time.monotonic() - began)
        places = {mutant.id: place for place, mutant in enumerate(self.mutants)}
        self.trial.verdicts.sort(key=lambda verdict: places[verdict.mutant.id])
        return True

    def first_run(self, items: list[pytest.Item]) -> tuple[list[Test], dict[str, dict[int, set[int]]]]:
        """Every test as it is, and for each module and statement the tests that execute it."""
        say(f"{self.trial.target.name}: {len(items)} tests, {len(self.mutants)} mutants; which test executes what …")
        answer, _ = finish(*start(lambda: self.note_what_is_executed(items)))
        if answer is None:
            raise RuntimeError("the first run of the tests died")
        if answer["failed"]:
            raise RuntimeError(f"without any fault these fail: {', '.join(answer['failed'])}")
        tests = [Test(item, seconds) for item, seconds in zip(items, answer["seconds"], strict=True)]
        reached: dict[str, dict[int, set[int]]] = {module: {} for module in self.trial.sources}
        for number, modules in enumerate(answer["hits"]):
            for module, statements in modules.items():
                for statement in statements:
                    reached[module].setdefault(statement, set()).add(number)
        return tests, reached

    def note_what_is_executed(self, items: list[pytest.Item]) -> dict[str, Any]:
        hits: dict[str, bytearray] = {}
        for module, source in self.trial.sources.items():
            hits[module] = bytearray(source.statements)
            for name, code in source.instrumented().items():
                function = self.functions[module, name]
                function.__globals__[HITS] = hits[module]
                function.__code__ = code
        failed, seconds, executed = [], [], []
        for item in items:
            # Who finds a result remembered depends on it as much as who has it worked out.
            self.clear_caches()
            for marks in hits.values():
                marks[:] = bytes(len(marks))
            began = time.process_time()
            if not passes(item):
                failed.append(item.nodeid)
            seconds.append(time.process_time() - began)
            executed.append(
                {module: [at for at, hit in enumerate(marks) if hit] for module, marks in hits.items() if any(marks)}
            )
        return {"failed": failed, "seconds": seconds, "hits": executed}

    def judged(self, tasks: list[tuple[Mutant, list[Test]]]) -> Iterator[Verdict]:
        """Up to `jobs` mutants at a time, each in a fork."""
        left = list(reversed(tasks))
        running: dict[int, tuple[int, Mutant, float]] = {}
        with selectors.DefaultSelector() as selector:
            while left or running:
                while left and len(running) < self.jobs:
                    mutant, tests = left.pop()
                    pid, pipe = start(lambda mutant=mutant, tests=tests: self.try_one(mutant, tests))  # type: ignore[misc]
                    selector.register(pipe, selectors.EVENT_READ)
                    limit = LONGEST_WAIT + SLOWER * sum([test.seconds for test in tests])
                    running[pipe] = (pid, mutant, time.monotonic() + limit)
                for key, _ in selector.select(timeout=5):
                    selector.unregister(key.fd)
                    pid, mutant, _ = running.pop(key.fd)
                    yield verdict_of(mutant, *finish(pid, key.fd))
                for pid, _, until in running.values():
                    if time.monotonic() > until:
                        os.kill(pid, signal.SIGKILL)

    def try_one(self, mutant: Mutant, tests: list[Test]) -> dict[str, Any]:
        """In a fork: the name of the first test that fails."""
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        mutant.change.make()
        self.functions[mutant.module, mutant.function].__code__ = self.trial.sources[mutant.module].code_of(
            mutant.function
        )
        self.clear_caches()
        for test in tests:
            # Without a handler the signal ends the process, wherever the fault has led it.
            signal.setitimer(signal.ITIMER_PROF, SLOWER * test.seconds + self.trial.target.patience)
            if not passes(test.item):
                return {"by": test.item.nodeid}
        return {"by": ""}

    def show(self, done: int, seconds: float) -> None:
        if done % 25 == 0 or done == len(self.mutants):
            noticed = len(self.trial.of("killed", "timed out"))
            say(f"  {done}/{len(self.mutants)}  noticed {noticed}  survived {done - noticed}  {seconds:.0f} s")


def function_of(module: Any, name: str) -> FunctionType:
    """The plain function behind a qualified name, whatever it is wrapped in."""
    found = module
    for part in name.split("."):
        found = vars(found)[part]
    if isinstance(found, property):
        found = found.fget
    if isinstance(found, staticmethod | classmethod):
        found = found.__func__
    while hasattr(found, "__wrapped__"):
        found = found.__wrapped__
    assert isinstance(found, FunctionType), f"{module.__name__}.{name} is compiled or no function"
    return found


def caches_in(modules: Iterable[Any]) -> list[Any]:
    return [each for module in modules for each in vars(module).values() if isinstance(each, _lru_cache_wrapper)]


def passes(item: pytest.Item) -> bool:
    return not any([report.failed for report in runtestprotocol(item, log=False, nextitem=None)])


def rank(item: pytest.Item) -> int:
    """Clauses first, then recorded matches, then laws."""
    if "laws" not in item.path.parts:
        return CLAUSE
    return RECORDED if item.path.name == "test_recorded.py" else LAW


def start(work: Callable[[], dict[str, Any]]) -> tuple[int, int]:
    """A fork that does the work: its process, and the pipe that its answer comes through."""
    out, into = os.pipe()
    sys.stdout.flush()
    sys.stderr.flush()
    pid = os.fork()
    if pid:
        os.close(into)
        return pid, out
    code = 1
    try:
        os.close(out)
        nowhere = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nowhere, stream)
        answer = json.dumps(work()).encode()
        while answer:
            answer = answer[os.write(into, answer) :]
        code = 0
    finally:
        os._exit(code)


def finish(pid: int, pipe: int) -> tuple[dict[str, Any] | None, int]:
    """The answer of a fork, or None, and how it ended."""
    with os.fdopen(pipe, "rb") as stream:
        answer = stream.read()
    _, status = os.waitpid(pid, 0)
    return (json.loads(answer) if answer else None), status


def verdict_of(mutant: Mutant, answer: dict[str, Any] | None, status: int) -> Verdict:
    if answer is None:
        # Ended by a signal for taking too long; any other end is a fault that pytest itself did not outlive.
        slow = os.WIFSIGNALED(status) and os.WTERMSIG(status) in (signal.SIGPROF, signal.SIGKILL)
        return Verdict(mutant, "timed out" if slow else "killed")
    return Verdict(mutant, "killed", answer["by"]) if answer["by"] else Verdict(mutant, "survived")


def sources_of(target: Target) -> dict[str, Source]:
    found = {}
    for name in target.modules:
        module = import_module(f"{target.package}.{name}")
        path = Path(module.__file__ or "")
        if path.suffix != ".py" or not path.is_relative_to(target.root):
            raise RuntimeError(f"{path} is not the source to be judged")
        # Of a view only what it shows: a guess may be anything that fits.
        found[name] = Source(name, path.read_text("utf-8"), str(path), "view" if name == "view" else None)
    return found


def sampled(mutants: Sequence[Mutant], count: int, seed: int) -> list[Mutant]:
    """Chosen by a hash of each id, so that a change of one function leaves the choice among the others as it was."""

    def number(mutant: Mutant) -> bytes:
        return hashlib.sha256(f"{seed}/{mutant.id}".encode()).digest()

    chosen = {mutant.id for mutant in sorted(mutants, key=number)[:count]}
    return [mutant for mutant in mutants if mutant.id in chosen]


def equivalents_of(target: Target, mutants: Sequence[Mutant]) -> tuple[dict[str, str], list[str]]:
    """Reasons by id, and entries of the file that fit no mutant. A `*` in an entry stands for anything."""
    if target.equivalents is None or not target.equivalents.exists():
        return {}, []
    reasons: dict[str, str] = {}
    stale = []
    for entry in tomllib.loads(target.equivalents.read_text("utf-8")).get("equivalent", []):
        pattern = matcher(entry["id"])
        fitting = [mutant.id for mutant in mutants if pattern.fullmatch(mutant.id)]
        reasons |= dict.fromkeys(fitting, entry["reason"])
        if not fitting:
            stale.append(f"names a mutant that there is not: {entry['id']}")
    return reasons, stale


def matcher(text: str) -> re.Pattern[str]:
    return re.compile(".*".join([re.escape(part) for part in text.split("*")]))


def try_target(target: Target, choose: Callable[[list[Mutant]], list[Mutant]], jobs: int, trust: bool = False) -> Trial:
    trial = Trial(target, sources_of(target))
    mutants = list(of_ids([mutant for source in trial.sources.values() for mutant in source.mutants]).values())
    trial.reasons, trial.complaints = equivalents_of(target, mutants)
    session = Session(trial, choose(mutants), jobs, trust)
    quiet = ("-q", "--no-header", "--no-summary", "-s", "--assert=plain", "--tb=native", "-p", "no:cacheprovider")
    os.chdir(target.root)
    code = pytest.main([*quiet, *target.arguments, *target.tests], plugins=[session])
    if code != pytest.ExitCode.OK or len(trial.verdicts) != len(session.mutants):
        raise RuntimeError(f"pytest ended with {code!r}")
    for verdict in trial.of("killed", "timed out"):
        if verdict.mutant.id in trial.reasons:
            by = verdict.by or "its time limit"
            trial.complaints.append(f"names as equivalent what {by} notices: {verdict.mutant.id}")
    return trial


def interval(hits: int, trials: int) -> tuple[float, float]:
    """Wilson's interval for a share, 95 %."""
    if trials == 0:
        return 0.0, 1.0
    z = 1.959964
    share = hits / trials
    middle = share + z * z / (2 * trials)
    spread = z * math.sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    return (middle - spread) / (1 + z * z / trials), (middle + spread) / (1 + z * z / trials)


HEAD: Final = """\
| game | mutants | tried | killed | of these by time | survived | equivalent | noticed (95 %) | without equivalents |
|---|---|---|---|---|---|---|---|---|"""


def table_row(trial: Trial) -> str:
    tried = len(trial.verdicts)
    noticed = len(trial.of("killed", "timed out"))
    named = len(trial.survivors) - len(trial.open)
    low, high = interval(noticed, tried)
    share = noticed / tried if tried else 0.0
    rest = noticed / (tried - named) if tried > named else 0.0
    there = sum([len(source.mutants) for source in trial.sources.values()])
    return (
        f"| {trial.target.name} | {there} | {tried} | {noticed} | {len(trial.of('timed out'))} "
        f"| {len(trial.survivors)} | {named} | {share:.1%} ({low:.1%} to {high:.1%}) | {rest:.1%} |"
    )


def told(trial: Trial, verdict: Verdict) -> dict[str, Any]:
    """A survivor for somebody who wants to write a test."""
    mutant = verdict.mutant
    source = trial.sources[mutant.module]
    return {
        "id": mutant.id,
        "where": f"{Path(source.path).relative_to(trial.target.root)}:{mutant.change.line}",
        "line": source.lines[mutant.change.line - 1].strip(),
        "before": mutant.change.before,
        "after": mutant.change.after or "(deleted)",
        "result": verdict.result,
    }


def report(trial: Trial, folder: Path) -> None:
    for verdict in trial.open:
        survivor = told(trial, verdict)
        print(f"\n{survivor['where']}  {survivor['result']}\n  {survivor['line']}")
        print(f"  {survivor['before']}  =>  {survivor['after']}\n  id = {json.dumps(survivor['id'])}")
    for complaint in trial.complaints:
        print(f"\n{trial.target.equivalents} {complaint}")
    folder.mkdir(exist_ok=True)
    path = folder / f"mutants-{trial.target.name}.json"
    result = {
        "survivors": [told(trial, verdict) for verdict in trial.open],
        "equivalent": [told(trial, verdict) for verdict in trial.survivors if verdict not in trial.open],
        "killed": {verdict.mutant.id: verdict.by or "time" for verdict in trial.of("killed", "timed out")},
    }
    path.write_text(json.dumps(result, indent=1, ensure_ascii=False) + "\n", "utf-8")
    print(f"\n{HEAD}\n{table_row(trial)}\n", flush=True)


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", choices=GAMES, action="append", help="one or more; all if none is named")
    parser.add_argument("--sample", type=int, default=300, help="mutants a game; 0 tries all")
    parser.add_argument("--seed", type=int, default=1, help="which sample")
    parser.add_argument("--jobs", type=int, default=1, help="mutants tried at the same time")
    parser.add_argument("--only", action="append", help="only mutants with this id; * stands for anything")
    parser.add_argument("--quick", action="store_true", help="without the laws: kills are kills, survivors may not be")
    parser.add_argument("--trust", action="store_true", help="try no mutant that is named as equivalent: much quicker")
    parser.add_argument("--list", action="store_true", help="name the mutants and try none")
    return parser.parse_args()


def main() -> int:
    asked = arguments()

    def choose(mutants: list[Mutant]) -> list[Mutant]:
        if asked.only:
            return [mutant for mutant in mutants if any([matcher(only).fullmatch(mutant.id) for only in asked.only])]
        return sampled(mutants, asked.sample, asked.seed) if asked.sample else mutants

    amiss = 0
    for game in asked.game or GAMES:
        target = game_target(game, laws=not asked.quick)
        if asked.list:
            for mutant in choose([mutant for source in sources_of(target).values() for mutant in source.mutants]):
                print(mutant.id)
            continue
        amiss += in_own_process(target, choose, asked)
    return 1 if amiss else 0


def in_own_process(target: Target, choose: Callable[[list[Mutant]], list[Mutant]], asked: argparse.Namespace) -> int:
    """Each target in a fork, so that no game finds the modules, tests and settings of pytest that another left."""
    sys.stdout.flush()
    pid = os.fork()
    if pid == 0:
        code = 2
        try:
            trial = try_target(target, choose, asked.jobs, asked.trust)
            report(trial, ARTEFACTS)
            code = 1 if trial.open or trial.complaints else 0
        except RuntimeError as error:
            say(f"{target.name}: {error}")
        finally:
            sys.stdout.flush()
            os._exit(code)
    _, status = os.waitpid(pid, 0)
    return os.waitstatus_to_exitcode(status)


if __name__ == "__main__":
    sys.exit(main())
