"""What differs between two packs: which component, which of its numbers or words, from what to what."""

import json
from collections.abc import Iterator
from difflib import SequenceMatcher
from typing import Any, NamedTuple

from ...engine.pack import Component, Pack, Row

Pairs = list[tuple[int, Row | None, Row | None]]  # a number, and the row in both packs, where it is there


class PackChange(NamedTuple):
    """One difference: the component as the pack's errors name it, the key, and its values in both packs."""

    component: str
    key: str
    before: Any
    after: Any

    def __str__(self) -> str:
        return f"{self.component}: {self.key} {shown(self.before)} → {shown(self.after)}".replace(":  ", ": ")


def pack_changes(first: Pack, second: Pack, box: dict[str, Component]) -> list[PackChange]:
    """All differences, component by component in the order of the box."""
    return [change for name in box for change in _of_kind(name, first, second, box[name].unique)]


def _of_kind(name: str, first: Pack, second: Pack, unique: str) -> Iterator[PackChange]:
    one, two = first.components[name], second.components[name]
    for number, before, after in _by_name(one, two, unique) if unique else _in_order(one, two):
        row = after if before is None else before
        label = f"{name} {row[unique] if unique and row else number}"
        yield from _of_row(label, before, after)


def _by_name(one: list[Row], two: list[Row], unique: str) -> Pairs:
    """Rows that say the same under the unique key belong together."""
    rows = [{row[unique]: row for row in rows} for rows in (one, two)]
    names = enumerate(dict.fromkeys([*rows[0], *rows[1]]), 1)
    return [(number, rows[0].get(name), rows[1].get(name)) for number, name in names]


def _in_order(one: list[Row], two: list[Row]) -> Pairs:
    """Rows without names belong together by their place, or by what they say: whichever leaves fewer changes."""
    by_text = _by_text(one, two)
    if len(one) != len(two):
        return by_text
    by_place: Pairs = [(i, *rows) for i, rows in enumerate(zip(one, two, strict=True), 1) if rows[0] != rows[1]]
    return min(by_place, by_text, key=len)


def _by_text(one: list[Row], two: list[Row]) -> Pairs:
    """The rows that differ where all equal ones stay together."""
    texts = [[json.dumps(row, sort_keys=True) for row in rows] for rows in (one, two)]
    found: Pairs = []
    for kind, i, end, j, last in SequenceMatcher(None, texts[0], texts[1], autojunk=False).get_opcodes():
        for step in range(max(end - i, last - j) if kind != "equal" else 0):
            before, after = i + step, j + step
            number = (before if before < end else after) + 1
            found.append((number, one[before] if before < end else None, two[after] if after < last else None))
    return found


def _of_row(label: str, before: Row | None, after: Row | None) -> Iterator[PackChange]:
    if before is None or after is None:
        yield PackChange(label, "", before, after)
        return
    for key in dict.fromkeys([*before, *after]):
        if before.get(key) != after.get(key):
            yield PackChange(label, key, before.get(key), after.get(key))


def shown(value: Any) -> str:
    """A value of a pack, or a whole row, as a person reads it."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {shown(said)}" for key, said in value.items() if key != "source")
    if isinstance(value, list):
        return " ".join(map(shown, value))
    return "–" if value is None else str(value).replace("-", "−") if isinstance(value, int) else str(value)
