"""The move table of a title: named moves with fields <-> one small whole number."""

from dataclasses import dataclass, field
from itertools import chain, product
from typing import Any

import numpy as np

from .errors import NOTHING, ErrorMessage, UserError, quoted, within
from .fields import Words, read_fields


@dataclass(frozen=True)
class Move:
    """A move by its name: `Move("take", kind="hero", place=2)`."""

    name: str
    fields: tuple[tuple[str, Any], ...]
    notation: str = field(compare=False)

    def __init__(self, name: str, /, notation: str = "", **fields: Any):
        object.__setattr__(self, "name", name)
        object.__setattr__(self, "fields", tuple(sorted(fields.items())))
        object.__setattr__(self, "notation", notation)

    def __repr__(self) -> str:
        return f"Move({', '.join([repr(self.name), *(f'{k}={v!r}' for k, v in self.fields)])})"

    def __str__(self) -> str:
        return self.notation or repr(self)


class Moves:
    """Every move a title knows, allowed or not, numbered from 0."""

    def __init__(self, **verbs: dict[str, Words]):
        self.verbs = verbs
        rows = [
            (number, *chain(*columns))
            for number, fields in enumerate(verbs.values())
            for columns in product(*(part.all() for part in fields.values()))
        ]
        width = max(map(len, rows))
        self.table = np.array([(*row, *[0] * (width - len(row))) for row in rows], np.int16)
        self.moves = [self._read(row) for row in self.table.tolist()]
        self.number = {move: i for i, move in enumerate(self.moves)}
        self.spelled = {move.notation: i for i, move in enumerate(self.moves)}
        self.notations = [move.notation for move in self.moves]
        self._own = {id(move): i for i, move in enumerate(self.moves)}  # to compare ids is faster than to hash moves

    def __len__(self) -> int:
        return len(self.moves)

    def index(self, name: str) -> np.ndarray:
        """The numbers of one verb's moves by their columns, for the rules; -1 where there is none."""
        fields = self.verbs[name].values()
        limits = tuple(chain(*(part.limits for part in fields)))
        numbers = np.full(limits, -1, np.int16)
        for i in np.flatnonzero(self.table[:, 0] == list(self.verbs).index(name)):
            numbers[tuple(self.table[i, 1 : 1 + len(limits)])] = i
        return numbers

    def _read(self, row: list[int]) -> Move:
        name = list(self.verbs)[row[0]]
        fields = self.verbs[name]
        values = read_fields(fields, row[1:])
        words = chain(*(part.spell(key, values[key]) for key, part in fields.items()))
        return Move(name, notation=" ".join([name, *words]), **values)

    def parse(self, text: str) -> Move:
        """Read a move in notation; a UserError says which word is wrong and what was expected."""
        verb, *typed = text.split() or [""]
        verb = verb.lower()
        if verb not in self.verbs:
            raise UserError(ErrorMessage("move-begins", move=quoted(text), verbs=list(self.verbs)))
        try:
            move = Move(verb, **{name: part.parse(name, typed) for name, part in self.verbs[verb].items()})
        except UserError as error:
            raise within(quoted(text), error) from None
        if typed:
            raise UserError(ErrorMessage("move-ends", move=quoted(text), word=quoted(typed[0])))
        return self.moves[self.number[move]]

    def find(self, move: "Move | int | str") -> int:
        """The number of a move given as a Move, a number or in notation."""
        own = self._own.get(id(move))
        if own is not None:
            return own
        if isinstance(move, str):
            known = self.spelled.get(move)
            return self.number[self.parse(move)] if known is None else known
        if isinstance(move, Move):
            try:
                return self.number[move]
            except (KeyError, TypeError):  # or a field that is a list
                raise UserError(ErrorMessage("no-move", move=repr(move), problem=self.usage(move.name))) from None
        if type(move) is bool or not isinstance(move, int | np.integer) or not 0 <= move < len(self):
            raise UserError(ErrorMessage("move-number", number=repr(move), most=len(self) - 1))
        return int(move)

    def usage(self, name: str) -> ErrorMessage:
        """What a move's fields take, in words."""
        if name not in self.verbs:
            return ErrorMessage("expected-one-of", words=list(self.verbs))
        fields = [ErrorMessage("field", name=key, expected=f.expected) for key, f in self.verbs[name].items()]
        return ErrorMessage("move-takes", move=name, fields=fields or NOTHING)
