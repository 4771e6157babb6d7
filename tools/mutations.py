"""Small faults put into a source file, one at a time: what `tools/mutants.py` tries the tests with.

Only bodies of functions are changed. Assertions are left alone, `strict=True` among them, because they state what
another line guarantees; so are texts, annotations and default values.
"""

import ast
from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from types import CodeType
from typing import Any, Final

COMPARISONS: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
ARITHMETIC: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitAnd,
}
SWAPPED: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
FUNCTIONS: Final = (ast.FunctionDef, ast.AsyncFunctionDef)
#: What would only be a type error at once.
LITERALS: Final = (ast.List, ast.Tuple, ast.ListComp, ast.JoinedStr, ast.Dict)
#: Fields of nodes that hold no behaviour of the body.
PASSED_OVER: Final = ("annotation", "returns", "decorator_list")
#: Added to a statement of the parsed source: its number.
NUMBER: Final = "mutants_number"
#: The name of what an instrumented module marks its statements in.
HITS: Final = "__hits__"


@dataclass
class Change:
    """A node to put in the place of another."""

    operator: str
    owner: ast.AST
    field: str
    index: int | None
    before: str
    after: str
    line: int
    statement: int
    new: ast.AST

    def make(self) -> None:
        ast.fix_missing_locations(ast.copy_location(self.new, self.owner))
        if self.index is None:
            setattr(self.owner, self.field, self.new)
        else:
            getattr(self.owner, self.field)[self.index] = self.new


@dataclass
class Mutant:
    """One fault in one function. Its `id` does not depend on the rest of the file."""

    module: str
    function: str
    change: Change
    ordinal: int

    @property
    def id(self) -> str:
        change = self.change
        text = f"{change.before} => {change.after}" if change.after else change.before
        return f"{self.module}:{self.function}:{change.operator}:{text}" + (f"#{self.ordinal}" if self.ordinal else "")


class Source:
    """A parsed file: its functions, its statements by number, and the faults that can be put into it."""

    def __init__(self, module: str, text: str, path: str, only_from: str | None = None) -> None:
        """`only_from`: change only this function and those of the file that it calls."""
        self.module = module
        self.path = path
        self.lines = text.splitlines()
        self.tree = ast.parse(text)
        self.functions = dict(outermost(self.tree))
        self.statements = 0
        for function in self.functions.values():
            for statement in statements_in(function):
                setattr(statement, NUMBER, self.statements)
                self.statements += 1
        chosen = self.functions.keys() if only_from is None else called_from(self.functions, only_from)
        self.mutants = [mutant for name in self.functions if name in chosen for mutant in self.mutants_of(name)]

    def mutants_of(self, name: str) -> Iterator[Mutant]:
        seen: Counter[tuple[str, str, str]] = Counter()
        for change in changes_of(self.functions[name]):
            key = (change.operator, change.before, change.after)
            yield Mutant(self.module, name, change, seen[key])
            seen[key] += 1

    def code_of(self, name: str) -> CodeType:
        """The code of a function as the tree, now perhaps changed, has it."""
        return code_in(compile(self.tree, self.path, "exec"), name)

    def instrumented(self) -> dict[str, CodeType]:
        """The code of every function, such that each statement marks itself in `HITS` before it is executed."""
        tree = ast.parse("\n".join(self.lines))
        number = 0
        marks: list[tuple[list[ast.stmt], ast.stmt, int]] = []
        for _, function in outermost(tree):
            for body, statement in bodies_in(function):
                marks.append((body, statement, number))
                number += 1
        for body, statement, each in marks:
            mark = ast.parse(f"{HITS}[{each}] = 1").body[0]
            body.insert(body.index(statement), ast.copy_location(mark, statement))
        ast.fix_missing_locations(tree)
        whole = compile(tree, self.path, "exec")
        return {name: code_in(whole, name) for name in self.functions}


def outermost(tree: ast.Module | ast.ClassDef, prefix: str = "") -> Iterator[tuple[str, ast.AST]]:
    """Functions of the file and methods of its classes by qualified name; what is nested belongs to what it is in."""
    for node in tree.body:
        if isinstance(node, FUNCTIONS):
            yield prefix + node.name, node
        elif isinstance(node, ast.ClassDef):
            yield from outermost(node, f"{prefix}{node.name}.")


def called_from(functions: dict[str, ast.AST], name: str) -> set[str]:
    found: set[str] = set()
    todo = [name]
    while todo:
        name = todo.pop()
        if name in functions and name not in found:
            found.add(name)
            todo += [node.id for node in ast.walk(functions[name]) if isinstance(node, ast.Name)]
    return found


def bodies_in(node: ast.AST) -> Iterator[tuple[list[ast.stmt], ast.stmt]]:
    """Every statement beneath `node` with the list it stands in, docstrings left out."""
    for _, value in ast.iter_fields(node):
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, ast.stmt) and isinstance(value, list):
                is_docstring = isinstance(each, ast.Expr) and isinstance(each.value, ast.Constant)
                if not is_docstring:
                    yield value, each
            if isinstance(each, ast.AST):
                yield from bodies_in(each)


def statements_in(node: ast.AST) -> Iterator[ast.stmt]:
    for _, statement in bodies_in(node):
        yield statement


def code_in(code: CodeType, name: str) -> CodeType:
    """The code object of a qualified name within that of a module."""
    todo = [code]
    while todo:
        each = todo.pop()
        if each.co_qualname == name:
            return each
        todo += [const for const in each.co_consts if isinstance(const, CodeType)]
    raise LookupError(f"no code of {name}")


def changes_of(function: ast.AST) -> Iterator[Change]:
    for place, statement in enumerate(function.body):  # type: ignore[attr-defined]
        if hasattr(statement, NUMBER):
            yield from changes_at(function, "body", place, statement)


def changes_at(owner: ast.AST, field: str, index: int | None, statement: ast.stmt) -> Iterator[Change]:
    """The changes of the node at that place and of all beneath it, which are in that statement or in one beneath it."""
    value = getattr(owner, field)
    node = value if index is None else value[index]
    if isinstance(node, ast.Assert | ast.JoinedStr) or (isinstance(node, ast.keyword) and node.arg == "strict"):
        return
    if hasattr(node, NUMBER):
        statement = node
    number = getattr(statement, NUMBER)
    for operator, new, before, after in replacements(node):
        if isinstance(node, ast.Constant):
            # A number alone would not tell which.
            after = f"{after} in {first_line(statement)}"
        yield Change(operator, owner, field, index, before, after, node.lineno, number, new)
    for name, inner in ast.iter_fields(node):
        if name in PASSED_OVER or isinstance(inner, ast.arguments):
            continue
        if isinstance(inner, ast.AST):
            yield from changes_at(node, name, None, statement)
        elif isinstance(inner, list):
            for place, each in enumerate(inner):
                if isinstance(each, ast.AST):
                    yield from changes_at(node, name, place, statement)
    yield from conditions(node, number)


def conditions(node: Any, statement: int) -> Iterator[Change]:
    """A condition that always holds, or never."""
    tests: list[tuple[str, int | None, ast.expr]] = []
    if isinstance(node, ast.If | ast.IfExp | ast.While):
        tests = [("test", None, node.test)]
    elif isinstance(node, ast.comprehension):
        tests = [("ifs", place, test) for place, test in enumerate(node.ifs)]
    for field, index, test in tests:
        for value in (True, False):
            # A loop that never ends tells nothing; a constant is turned round already.
            if isinstance(test, ast.Constant) or (value and isinstance(node, ast.While)):
                continue
            text = ast.unparse(test)
            yield Change("condition", node, field, index, text, str(value), test.lineno, statement, constant(value))


def replacements(node: Any) -> Iterator[tuple[str, ast.AST, str, str]]:
    """What a node may become: kind of change, the other node, both as text."""
    for operator, new in [*expressions(node), *statements(node)]:
        deleted = isinstance(new, ast.Pass)
        yield operator, new, first_line(node), "" if deleted else first_line(new)


def expressions(node: Any) -> Iterator[tuple[str, ast.AST]]:
    if isinstance(node, ast.Compare):
        for place, op in enumerate(node.ops):
            ops = [COMPARISONS[type(op)]() if each == place else old for each, old in enumerate(node.ops)]
            yield "compare", ast.Compare(node.left, ops, node.comparators)
    elif isinstance(node, ast.BinOp) and type(node.op) in ARITHMETIC:
        if not isinstance(node.left, LITERALS) and not isinstance(node.right, LITERALS):
            yield "arithmetic", ast.BinOp(node.left, ARITHMETIC[type(node.op)](), node.right)
    elif isinstance(node, ast.BoolOp):
        yield "boolean", ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield "not", node.operand
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield "constant", constant(not node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield "constant", constant(node.value + 1)
        yield "constant", constant(node.value - 1)
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SWAPPED:
        yield "swap", ast.Call(ast.Name(SWAPPED[node.func.id], ast.Load()), node.args, node.keywords)


def statements(node: Any) -> Iterator[tuple[str, ast.AST]]:
    if isinstance(node, ast.Return):
        # Constants are changed as such.
        if node.value is not None and not isinstance(node.value, ast.Constant):
            yield "return", ast.Return(constant(None))
    elif isinstance(node, ast.AugAssign):
        yield "delete", ast.Pass()
        if type(node.op) in ARITHMETIC and not isinstance(node.value, LITERALS):
            yield "arithmetic", ast.AugAssign(node.target, ARITHMETIC[type(node.op)](), node.value)
    elif isinstance(node, ast.Expr):
        if isinstance(node.value, ast.Call):
            yield "delete", ast.Pass()
    elif isinstance(node, ast.Assign | ast.AnnAssign):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        # A name that was never bound is an error at once; what is written into the state is missed by tests only.
        if node.value is not None and all([is_written_to(target) for target in targets]):
            yield "delete", ast.Pass()
    elif isinstance(node, ast.Delete | ast.Raise | ast.Break | ast.Continue):
        yield "delete", ast.Pass()


def is_written_to(target: ast.expr) -> bool:
    if isinstance(target, ast.Tuple):
        return all([is_written_to(each) for each in target.elts])
    return isinstance(target, ast.Attribute | ast.Subscript)


def constant(value: object) -> ast.Constant:
    return ast.Constant(value)


def first_line(node: ast.AST) -> str:
    return ast.unparse(node).splitlines()[0]


def of_ids(mutants: Collection[Mutant]) -> dict[str, Mutant]:
    """Mutants by id; no two may have the same."""
    named = {mutant.id: mutant for mutant in mutants}
    assert len(named) == len(mutants), "two mutants have the same id"
    return named
