"""A decoder of views as a stranger would write it: from the published layout and the bytes of a record alone."""

import struct
from typing import Any

Layout = dict[str, Any]
Cells = tuple[int, ...]


def decoded(layout: Layout, record: bytes) -> Any:
    """The plain data in the bytes."""
    cells = struct.unpack(f"<{len(record) // 2}h", record)
    assert len(cells) == layout["width"]
    return READERS[layout["kind"]](layout, cells)


def part(layout: Layout, cells: Cells, at: int = 0) -> Any:
    """The part that begins at a cell."""
    return READERS[layout["kind"]](layout, cells[at : at + layout["width"]])


def handful(layout: Layout, cells: Cells) -> list[Any]:
    return [value for value, n in zip(layout["values"], cells, strict=True) for _ in range(n)]


def several(layout: Layout, cells: Cells) -> list[Any]:
    of = layout["of"]
    assert cells[0] <= layout["most"]
    return [part(of, cells, 1 + i * of["width"]) for i in range(cells[0])]


def each(layout: Layout, cells: Cells) -> dict[str, Any]:
    of = layout["of"]
    found = {key: part(of, cells, i * of["width"]) for i, key in enumerate(layout["keys"])}
    return {key: value for key, value in found.items() if of["kind"] != "maybe" or value is not None}


def fields(layout: Layout, cells: Cells) -> dict[str, Any]:
    found, at = {}, 0
    for name, field in layout["fields"].items():
        found[name] = part(field, cells, at)
        at += field["width"]
    return found


READERS = {
    "number": lambda _layout, cells: cells[0],
    "flag": lambda _layout, cells: cells[0] != 0,
    "value": lambda layout, cells: layout["values"][cells[0]],
    "handful": handful,
    "list": several,
    "maybe": lambda layout, cells: part(layout["of"], cells, 1) if cells[0] else None,
    "each": each,
    "struct": fields,
}
