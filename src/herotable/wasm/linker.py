"""From a WebAssembly object, as LLVM emits it, to a module that a browser loads.

A linker joins many objects; ours is one, which calls nothing from outside. So functions and types keep their numbers,
and all that is left to do is to give it memory, move its data there and export its functions. The format of objects is
that of https://github.com/WebAssembly/tool-conventions/blob/main/Linking.md.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

MAGIC = b"\0asm\1\0\0\0"
CUSTOM, TYPE, IMPORT, FUNCTION, _TABLE, MEMORY, GLOBAL, EXPORT, _START, _ELEMENT, CODE, DATA, DATA_COUNT = range(13)
SYMBOLS = 8  # the subsection of names in the section "linking"
OF_FUNCTION, OF_DATA = 0, 1  # kinds of symbols
UNDEFINED = 0x10
NUMBERS = (0, 6, 7)  # relocations of functions, types and globals, whose numbers stay as they are
ADDRESS_UNSIGNED, ADDRESS_SIGNED, ADDRESS_PLAIN = 3, 4, 5  # relocations of addresses
OWN = ("__linear_memory", "__stack_pointer")
PADDED = 5  # bytes of a number that a linker may change
STACK = 1 << 16  # the first bytes of memory: a stack that is full traps, and overwrites nothing
PAGE = 1 << 16
I32, CONSTANT, END, MUTABLE = b"\x7f", b"\x41", b"\x0b", b"\1"
EXPORTED_FUNCTION, EXPORTED_MEMORY, EXPORTED_GLOBAL = 0, 2, 3


class Section(NamedTuple):
    """A section; that of a custom one has its name."""

    kind: int
    name: str
    body: bytes


class Reader:
    """Reads numbers and texts one behind the other."""

    def __init__(self, data: bytes):
        self.data = data
        self.at = 0

    def number(self) -> int:
        """An unsigned LEB128."""
        value = shift = 0
        while True:
            byte = self.take(1)[0]
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value

    def take(self, n: int) -> bytes:
        """The next bytes."""
        self.at += n
        return self.data[self.at - n : self.at]

    def text(self) -> str:
        """A text behind its length."""
        return self.take(self.number()).decode()

    def rest(self) -> bytes:
        """All that is left."""
        return self.take(len(self.data) - self.at)

    def __bool__(self) -> bool:
        return self.at < len(self.data)


def linked(code: bytes, exported: Iterable[str]) -> bytes:
    """The module of an object, which exports these functions, its `memory` and where its `heap` may begin."""
    sections = [*_sections(code)]
    body = {section.kind: section.body for section in sections if section.kind != CUSTOM}
    custom = {section.name: section.body for section in sections if section.kind == CUSTOM}
    code_body = moved_behind_stack(body[CODE], custom.get("reloc.CODE", b""))
    data_body, size = _placed(moved_behind_stack(body.get(DATA, b"\0"), custom.get("reloc.DATA", b"")))
    heap = -(-(STACK + size) // 16) * 16
    numbers = _numbers(custom["linking"])
    _check_imports(body[IMPORT])
    return MAGIC + b"".join(
        [
            _section(TYPE, body[TYPE]),
            _section(FUNCTION, body[FUNCTION]),
            _section(MEMORY, _list([b"\0" + unsigned(-(-heap // PAGE) + 1)])),
            _section(GLOBAL, _list([_global(STACK, MUTABLE), _global(heap, b"\0")])),
            _section(EXPORT, _list(_exports({name: numbers[name] for name in exported}))),
            _section(CODE, code_body),
            _section(DATA, data_body),
        ]
    )


def _sections(code: bytes) -> Iterator[Section]:
    reader = Reader(code)
    if reader.take(len(MAGIC)) != MAGIC:
        raise ValueError("no WebAssembly")
    while reader:
        kind, body = reader.take(1)[0], Reader(reader.take(reader.number()))
        yield Section(kind, body.text() if kind == CUSTOM else "", body.rest())


def _check_imports(body: bytes) -> None:
    """An object imports its memory and the pointer to its stack, which the module has itself; else it is refused."""
    reader = Reader(body)
    for _ in range(reader.number()):
        reader.text()  # the module: always "env"
        if (name := reader.text()) not in OWN:
            raise ValueError(f"the object imports {name}")
        reader.take(1 + 2)  # what it is; flags and size of the memory, or type and mutability of the pointer


def _numbers(body: bytes) -> dict[str, int]:
    """The number of each function by its name."""
    reader, found = Reader(body), {}
    reader.number()  # the version
    while reader:
        kind, part = reader.take(1)[0], Reader(reader.take(reader.number()))
        if kind == SYMBOLS:
            found = dict(_functions(part))
    return found


def _functions(part: Reader) -> Iterator[tuple[str, int]]:
    for _ in range(part.number()):
        kind, flags = part.take(1)[0], part.number()
        if kind == OF_DATA:
            part.text()
            _ = [part.number() for _ in range(0 if flags & UNDEFINED else 3)]
            continue
        number = part.number()
        name = "" if flags & UNDEFINED else part.text()
        if kind == OF_FUNCTION:
            yield name, number


# ---------------------------------------------------------------- memory


def moved_behind_stack(body: bytes, relocations: bytes) -> bytes:
    """The code or the data, with every address in it moved behind the stack."""
    moved, reader = bytearray(body), Reader(relocations)
    if relocations:
        reader.number()  # the section
        for _ in range(reader.number()):
            kind, at, _symbol = reader.take(1)[0], reader.number(), reader.number()
            if kind in (ADDRESS_UNSIGNED, ADDRESS_SIGNED, ADDRESS_PLAIN):
                reader.number()  # what is added to the address of the symbol: the object has it already
                _move(moved, kind, at)
            elif kind not in NUMBERS:
                raise ValueError(f"a relocation of kind {kind}")
    return bytes(moved)


def _move(body: bytearray, kind: int, at: int) -> None:
    """Addresses count modulo 2 ** 32, and one before the first of the data is a negative number in the object."""
    if kind == ADDRESS_PLAIN:
        body[at : at + 4] = _behind_stack(int.from_bytes(body[at : at + 4], "little")).to_bytes(4, "little")
    else:
        moved = _behind_stack(Reader(bytes(body[at : at + PADDED])).number())
        body[at : at + PADDED] = _padded(moved, is_signed=kind == ADDRESS_SIGNED)


def _behind_stack(address: int) -> int:
    return (address + STACK) % (1 << 32)


def _placed(body: bytes) -> tuple[bytes, int]:
    """The data behind the stack, and how many bytes they take there."""
    reader, segments, end = Reader(body), [], 0
    for _ in range(reader.number()):
        if reader.take(2) != b"\0" + CONSTANT:
            raise ValueError("data without a place")
        at = reader.number()  # never negative, and so the same number as an unsigned one
        reader.take(1)
        data = reader.take(reader.number())
        segments.append(b"\0" + CONSTANT + _padded(at + STACK) + END + unsigned(len(data)) + data)
        end = at + len(data)
    return _list(segments), end


# ---------------------------------------------------------------- writing


def unsigned(value: int) -> bytes:
    """A LEB128 as short as it can be."""
    written = bytearray()
    while value >= 0x80:
        written.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*written, value])


def _padded(value: int, is_signed: bool = True) -> bytes:
    """A LEB128 of five bytes, of a number of 32 bits; the last of them repeats the sign."""
    sign = 0x70 if is_signed and value >> 31 else 0
    return bytes([*(value >> shift & 0x7F | 0x80 for shift in (0, 7, 14, 21)), value >> 28 | sign])


def _section(kind: int, body: bytes) -> bytes:
    return bytes([kind]) + unsigned(len(body)) + body


def _list(parts: list[bytes]) -> bytes:
    return unsigned(len(parts)) + b"".join(parts)


def _global(value: int, is_mutable: bytes) -> bytes:
    return I32 + is_mutable + CONSTANT + _padded(value) + END


def _exports(functions: dict[str, int]) -> list[bytes]:
    things = [("memory", EXPORTED_MEMORY, 0), ("heap", EXPORTED_GLOBAL, 1)]
    things += [(name, EXPORTED_FUNCTION, number) for name, number in functions.items()]
    return [unsigned(len(name)) + name.encode() + bytes([kind]) + unsigned(number) for name, kind, number in things]
