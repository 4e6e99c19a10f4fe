"""What the sources and the Fluent files say about messages: read for the tests, never run."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, Visitor
from fluent.syntax import ast as fluent

PACKAGE = Path(__file__).parents[1] / "src" / "herotable"
FACTORIES = {"ErrorMessage", "Refusal", "UserError", "expected", "within", "of_system"}
# Errors of the program's own, which no person is shown; `raise` may give them plain English.
INTERNAL = {
    "AssertionError",
    "NotImplementedError",
    "OSError",
    "RuntimeError",
    "TypeError",
    "Unavailable",
    "ValueError",
}


class Used(NamedTuple):
    """A message in the sources: its id and the values it is given."""

    name: str
    values: frozenset[str]


class Text(NamedTuple):
    """A message in a Fluent file: the values it prints, and those it only chooses by."""

    printed: frozenset[str]
    chosen_by: frozenset[str]


class _Variables(Visitor):
    def __init__(self) -> None:
        self.printed: set[str] = set()
        self.chosen_by: set[str] = set()

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:
        assert isinstance(node.selector, fluent.VariableReference)
        self.chosen_by.add(node.selector.id.name)
        for variant in node.variants:
            self.visit(variant)

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.printed.add(node.id.name)


def texts(file: Path) -> dict[str, Text]:
    """The messages of a file; one that Fluent cannot read, or that stands twice, is an error."""
    found: dict[str, Text] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, fluent.Junk), entry.content
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, entry.id.name
            found[entry.id.name] = _text(entry)
    return found


def _text(entry: fluent.Message) -> Text:
    variables = _Variables()
    variables.visit(entry)
    return Text(frozenset(variables.printed), frozenset(variables.chosen_by))


def sources() -> dict[str, str]:
    """Every source file by its place in the package."""
    return {str(path.relative_to(PACKAGE)): path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py")}


def calls(tree: ast.AST) -> Iterator[tuple[str, ast.Call]]:
    """Every call with the name it calls."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
            yield node.func.id if isinstance(node.func, ast.Name) else node.func.attr, node


def used(source: str) -> Iterator[Used]:
    """The messages of a source."""
    for name, call in calls(ast.parse(source)):
        if name == "ErrorMessage" and call.args and isinstance(call.args[0], ast.Constant):
            yield Used(str(call.args[0].value), frozenset(str(keyword.arg) for keyword in call.keywords))
        if _says_its_code(name, call) and isinstance(call.args[0], ast.Constant):
            yield Used(str(call.args[0].value), frozenset())


def _says_its_code(name: str, call: ast.Call) -> bool:
    """Is the code of a Refusal the id of its message?"""
    return name == "Refusal" and len(call.args) == 1 and all(keyword.arg != "message" for keyword in call.keywords)


def faults(source: str, known: dict[str, Text]) -> list[str]:
    """What is said in this source without a message, with an unknown one, or with other values than it needs."""
    found = [f"{use.name}: unknown" for use in used(source) if use.name not in known]
    for use in used(source):
        needed = known[use.name].printed | known[use.name].chosen_by if use.name in known else use.values
        found += [f"{use.name}: {sorted(use.values)} for {sorted(needed)}"] if use.values != needed else []
    tree = ast.parse(source)
    for name, call in calls(tree):
        is_message = name == "ErrorMessage"
        has_id = is_message or _says_its_code(name, call)
        if has_id and not (call.args and isinstance(call.args[0], ast.Constant)):
            found.append(f"line {call.lineno}: an id that is not written out")
        if name in FACTORIES:
            found += _plain(call, call.args[1:] if is_message else call.args)
    return found + list(_raised(tree))


def _plain(call: ast.Call, given: list[ast.expr]) -> list[str]:
    """Plain English among the values: two words with a blank between them."""
    parts = [part for value in (*given, *(k.value for k in call.keywords)) for part in _strings(value)]
    return [f"line {call.lineno}: plain text {part!r}" for part in parts if len(part.split()) > 1]


def _strings(value: ast.expr) -> Iterator[str]:
    if isinstance(value, ast.Constant) and isinstance(value.value, str):
        yield value.value
    elif isinstance(value, ast.JoinedStr):
        yield "".join(str(part.value) if isinstance(part, ast.Constant) else "" for part in value.values)


def _raised(tree: ast.AST) -> Iterator[str]:
    """Errors that take a text as they are."""
    raised = {id(node.exc) for node in ast.walk(tree) if isinstance(node, ast.Raise)}
    for name, call in calls(tree):
        parts = [part for value in call.args for part in _strings(value)]
        if id(call) in raised and name not in FACTORIES | INTERNAL and any(len(part.split()) > 1 for part in parts):
            yield f"line {call.lineno}: {name} with plain text"
