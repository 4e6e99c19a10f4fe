"""The lines of a TOML text: those that a search by the beginnings of the text finds, in one pass, within limits."""

import io
import tomllib
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import herotable as ht
from herotable.engine import toml_places as scanner
from herotable.engine.toml_places import DEEPEST, LONGEST_LINE, LONGEST_TEXT, MOST_PARTS, MOST_VALUES, TomlPlace

TEXTS = {name: (game.folder / "pack.toml").read_text(encoding="utf-8") for name, game in ht.games().items()}

# ---------------------------------------------------------------- any TOML

BARE = st.sampled_from(["a", "b", "c", "1", "-", "a-b", "true"])
QUOTED = st.sampled_from(['"a"', "'b'", '"x.y"', "'#'", '"[x]"', '"\\u0061"', '""', "''", '"="', '"\\""', "'\\'"])
SPACE = st.sampled_from(["", " ", "\t", "  "])
KEYS = st.lists(BARE | QUOTED, min_size=1, max_size=3)
DOTTED = st.builds(lambda parts, space: f"{space}.{space}".join(parts), KEYS, SPACE)
SCALARS = st.sampled_from(
    ["1", "-1_000", "0xdead", "1.5e3", "+inf", "nan", "true", "false", "1979-05-27 07:32:00", "07:32:00", "1979-05-27",
     "1979-05-27T00:32:00.5-07:00", '"x"', "''", '"a # b"', "'a = [b'", '"\\"]"', "'\\'", '"""a\n[b]\n"""',
     "'''\nx'\n'''", '"""a""""', '"""""a"""""', "'''''a'''''", '"""a\\\n   b"""', '""', '""""""', "''''''", '"""\\""""']
)  # fmt: skip
BREAK = st.sampled_from(["", " ", "\n", "\n\n", " # ] }\n", "\r\n"])


def array(items: list[str], gap: str, comma: bool) -> str:
    return f"[{gap}" + f"{gap},{gap}".join(items) + (f"{gap},{gap}" if comma and items else gap) + "]"


def inline(pairs: list[tuple[str, str]], space: str) -> str:
    return "{" + space + f"{space},{space}".join(f"{key}{space}={space}{value}" for key, value in pairs) + space + "}"


VALUES = st.recursive(
    SCALARS,
    lambda inner: (
        st.builds(array, st.lists(inner, max_size=3), BREAK, st.booleans())
        | st.builds(inline, st.lists(st.tuples(DOTTED, inner), max_size=3), SPACE)
    ),
    max_leaves=6,
)
STATEMENTS = (
    st.builds(lambda key, space, value: f"{space}{key}{space}={space}{value}{space}", DOTTED, SPACE, VALUES)
    | DOTTED.map("[{}]".format)
    | DOTTED.map("[[ {} ]]".format)
    | st.sampled_from(["", "# [x]", "  # a = 1"])
)
DOCUMENTS = st.builds(
    lambda statements, end, last: end.join(statements) + last,
    st.lists(STATEMENTS, max_size=8),
    st.sampled_from(["\n", "\r\n", " # said\n"]),
    st.sampled_from(["", "\n"]),
)


def places_of(data: Any, place: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place of what tomllib has read."""
    yield place
    inside = enumerate(data) if isinstance(data, list) else data.items() if isinstance(data, dict) else ()
    for step, value in inside:
        yield from places_of(value, (*place, step))


def steps(place: TomlPlace, *before: Any) -> Iterator[tuple[Any, ...]]:
    yield before
    for step, inner in place.within.items():
        yield from steps(inner, *before, step)


def line_by_beginnings(text: str, place: tuple[Any, ...]) -> int:
    """The shortest beginning of the text that is whole, or becomes so by the next lines, and holds the place."""
    lines = io.StringIO(text).readlines()
    return next(n for n in range(1, len(lines) + 1) if place in set(places_of(readable(lines, n))))


def readable(lines: list[str], n: int) -> Any:
    for end in range(n, len(lines) + 1):
        with suppress(tomllib.TOMLDecodeError):
            return tomllib.loads("".join(lines[:end]))
    return {}


@given(DOCUMENTS)
@example('a = """\n"""\nb = 1')
@example("a = [\n{b = 1},\n{b = 2}]")
@example("[[a]]\n[a.b]\n[[a]]\n[a.b]\n[[a.c]]\n[[a.c]]")
@example("[a.b]\n[a]\nc.d = 1\n[[e.f]]")
@settings(max_examples=400)
def test_every_place_has_its_line(text):
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return
    root = scanner.toml_places(text, "x")
    held = set(places_of(data))
    assert set(steps(root)) == held
    for place in held - {()}:
        line, begun = root.line_of(place), line_by_beginnings(text, place)
        around = {root.line_of(place[:n]) for n in range(1, len(place))}
        # No beginning of the text ends within an array: the search finds the line where the array begins.
        assert line == begun or (line > begun and begun in around), place


@given(st.sampled_from([*TEXTS.values()]), st.data())
def test_a_pack_with_anything_in_it_is_scanned_without_fail(text, data):
    at, n = data.draw(st.integers(0, len(text))), data.draw(st.integers(0, 20))
    edited = text[:at] + data.draw(DOCUMENTS | st.text()) + text[at + n :]
    with suppress(tomllib.TOMLDecodeError, ht.UserError):
        root = scanner.toml_places(edited, "x")
        assert set(steps(root)) == set(places_of(tomllib.loads(edited)))


@given(st.text(alphabet="ab.=\"'[]{},#\n\\ 1", max_size=60))
@settings(max_examples=500)
def test_any_letters_are_scanned_as_tomllib_reads_them(text):
    with suppress(tomllib.TOMLDecodeError, ht.UserError):
        root = scanner.toml_places(text, "x")
        assert set(steps(root)) == set(places_of(tomllib.loads(text)))


# ---------------------------------------------------------------- limits


def refused(text: str) -> str:
    with pytest.raises(ht.UserError) as error:
        scanner.toml_places(text, "x")
    return str(error.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("#" * 999 + "\n", ""),
        ("\n" * (LONGEST_TEXT + 1), f"x: expected at most {LONGEST_TEXT} letters, found {LONGEST_TEXT + 1}"),
        ("#" * (LONGEST_LINE + 1), f"x: expected lines of at most {LONGEST_LINE} letters, found {LONGEST_LINE + 1}"),
        ("\na" + ".a" * (MOST_PARTS - 1) + " = 1", ""),
        ("\na" + ".a" * MOST_PARTS + " = 1", f"x, line 2: expected keys of at most {MOST_PARTS} parts"),
        ("[a" + ".a" * MOST_PARTS + "]", f"x, line 1: expected keys of at most {MOST_PARTS} parts"),
        ("a = " + "[\n" * DEEPEST + "]" * DEEPEST, ""),
        ("a = " + "[\n" * (DEEPEST + 1) + "]" * (DEEPEST + 1), f"x, line 9: expected at most {DEEPEST} brackets"),
        ("a = " + "{a = " * DEEPEST + "{}" + "}" * DEEPEST, f"x, line 1: expected at most {DEEPEST} brackets"),
        ("a = [" + "1,\n" * (MOST_VALUES - 1) + "]", ""),
        ("a = [" + "1,\n" * MOST_VALUES + "]", f"x, line {MOST_VALUES}: expected at most {MOST_VALUES} keys"),
        ("[[a]]\n" * 5001, "x, line 5001: expected at most 10000 keys, tables and values in all"),
    ],
    ids=range(12),
)
def test_limits_are_told_with_their_line(text, said):
    if said:
        assert refused(text).startswith(said)
    else:
        scanner.toml_places(text, "x")
