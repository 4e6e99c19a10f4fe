"""A view made of the one before it: what has not changed is kept, as reading it anew would take most of the time.

Like the reader, the function is one Python expression, made once of a declaration.
"""

from collections.abc import Callable
from itertools import chain, repeat
from typing import Any

from .view_parts import glance_cells, is_part, parts_of
from .view_reader import Writer
from .views import EachWord, Kind, Maybe, Several, Struct, fields_of, width_of

MISSING = object()  # in place of an element that the list before did not have


def renewer_of(declared: type[Struct]) -> Callable[[memoryview, dict[str, Any]], dict[str, Any]]:
    """A function from the cells of a glance and the view before to the view."""
    writer = _RenewalWriter()
    renewal = writer.renewed(declared, "", 0, "", glance_cells(declared), "before")
    return eval(f"lambda c, before: {renewal}", writer.names)


class _RenewalWriter(Writer):
    """Writes for each part: the old one if its mark is 0, else one made of its old inner parts.

    `{marks}{mark}` is the place of the part's mark, as `{start}{at}` is that of its first cell.
    """

    def __init__(self) -> None:
        super().__init__()
        self.names |= {"MISSING": MISSING, "chain": chain, "missing": repeat(MISSING)}

    def renewed(self, kind: Kind, start: str, at: int, marks: str, mark: int, old: str) -> str:
        """The value of a part; `old` is the expression of what it was."""
        if not is_part(kind):
            return self.part(kind, start, at)
        return f"({self.rebuilt(kind, start, at, marks, mark + 1, old)} if c[{marks}{mark}] else {old})"

    def rebuilt(self, kind: Kind, start: str, at: int, marks: str, mark: int, old: str) -> str:
        """The value of a part that has changed; `mark` is that of its first inner part."""
        match kind:
            case Several() if is_part(kind.kind):
                return self.renewed_several(kind, start, at, marks, mark, old)
            case EachWord() if is_part(kind.kind):
                return self.renewed_words(kind, start, at, marks, mark, old)
            case Maybe():
                inner = self.renewed(kind.kind, start, at + 1, marks, mark, old)
                whole = self.part(kind.kind, start, at + 1)
                return f"(None if not c[{start}{at}] else {whole} if {old} is None else {inner})"
            case type():
                return self.renewed_struct(kind, start, at, marks, mark, old)
            case _:
                return self.part(kind, start, at)

    def renewed_struct(self, kind: type[Struct], start: str, at: int, marks: str, mark: int, old: str) -> str:
        """Its fields by name."""
        values = []
        for name, field in fields_of(kind).items():
            values.append(f"{name!r}: {self.renewed(field, start, at, marks, mark, f'{old}[{name!r}]')}")
            at += width_of(field)
            mark += len(parts_of(field)) if is_part(field) else 0
        return f"{{{', '.join(values)}}}"

    def renewed_several(self, kind: Several, start: str, at: int, marks: str, mark: int, old: str) -> str:
        """As many as the first cell says; those that the list before did not have are read."""
        step, marks_step = width_of(kind.kind), len(parts_of(kind.kind))
        first, last = f"{start}{at + 1}", f"{start}{at + 1}+{step}*c[{start}{at}]"
        place, its_mark, was = self.name("i"), self.name("m"), self.name("o")
        value = self.element(kind.kind, f"{place}+", 0, f"{its_mark}+", 0, was)
        places = f"range({first}, {last}, {step}), range({marks}{mark}, 1 << 20, {marks_step})"
        return f"[{value} for {place}, {its_mark}, {was} in zip({places}, chain({old}, missing))]"

    def renewed_words(self, kind: EachWord, start: str, at: int, marks: str, mark: int, old: str) -> str:
        """A part for each word; of parts that may be absent those that are there."""
        step, marks_step = width_of(kind.kind), len(parts_of(kind.kind))
        if not isinstance(kind.kind, Maybe):
            values = [
                f"{word!r}: "
                + self.renewed(kind.kind, start, at + step * i, marks, mark + marks_step * i, f"{old}[{word!r}]")
                for i, word in enumerate(kind.words)
            ]
            return f"{{{', '.join(values)}}}"
        word, words = self.name("word"), self.name("words", kind.words)
        place, its_mark, was = self.name("i"), self.name("m"), self.name("o")
        value = self.element(kind.kind.kind, f"{place}+", 1, f"{its_mark}+", 1, was)
        places = f"range({start}{at}, 1 << 20, {step}), range({marks}{mark}, 1 << 20, {marks_step})"
        olds = f"map({old}.get, {words}, missing)"
        each = f"{word}, {place}, {its_mark}, {was} in zip({words}, {places}, {olds})"
        return f"{{{word}: {value} for {each} if c[{place}]}}"

    def element(self, kind: Kind, start: str, at: int, marks: str, mark: int, was: str) -> str:
        """One of several: read if there was none in its place."""
        renewed = self.renewed(kind, start, at, marks, mark, was)
        return f"({self.part(kind, start, at)} if {was} is MISSING else {renewed})"
