"""Declared views: record, plain data, schema and layout agree for whatever is declared, and no list is overrun."""

import json
from copy import deepcopy
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema_rs import Draft202012Validator

from herotable.engine.fields import Handful, Numbers, Seats, Words
from herotable.engine.piles import Pile
from herotable.engine.seeing import add, add_pile, one_more, show, show_numbers
from herotable.engine.view_parts import glance_cells, parts_of
from herotable.engine.view_reader import reader_of
from herotable.engine.view_renewal import renewer_of
from herotable.engine.view_schema import layout_of, schemas_of
from herotable.engine.view_writer import cells_of
from herotable.engine.views import (
    CELL,
    Count,
    EachWord,
    Flag,
    Kind,
    Maybe,
    Several,
    Struct,
    Values,
    cell_name,
    each_seat,
    fields_of,
    record_of,
    width_of,
)
from tests.decoder import decoded

LEAST, MOST = -(2**15), 2**15 - 1
WORDS = ("round", "size", "it's", 'a "word"', "слово", "{x}", "item")
LETTERS = st.sampled_from(WORDS)
some_words = st.lists(LETTERS, min_size=1, max_size=4, unique=True)

# ---------------------------------------------------------------- random declarations, and data that fit them

leaves = st.one_of(
    some_words.map(lambda words: Words(*words)),
    st.tuples(st.integers(-9, 9), st.integers(0, 9)).map(lambda span: Numbers(span[0], sum(span))),
    st.integers(1, 8).map(Seats),
    st.builds(Flag),
    st.builds(Count),
    some_words.map(lambda words: Handful(*words, most=5)),
    some_words.map(lambda words: Values(*words, 0, 7)),
    some_words.map(lambda words: Values(words, [*words, "more"])),
)


def struct_of(fields: dict[str, Kind]) -> type[Struct]:
    """A declaration; two of one name are one struct, so each has its own."""
    return type(f"Struct{abs(hash(repr(fields)))}", (Struct,), {"__doc__": "P1: a part.", **fields})


def structs(kinds: st.SearchStrategy) -> st.SearchStrategy:
    return st.dictionaries(LETTERS, kinds, min_size=1, max_size=4).map(struct_of)


kinds = st.recursive(
    leaves,
    lambda inner: st.one_of(
        inner.map(Maybe),
        st.tuples(st.integers(1, 3), inner).map(lambda parts: Several(*parts)),
        st.tuples(some_words, inner).map(lambda parts: EachWord(*parts)),
        structs(inner),
    ),
    max_leaves=6,
)


def data(kind: Kind) -> st.SearchStrategy:
    """Plain data that a declaration allows."""
    match kind:
        case Handful():
            each = st.sampled_from(kind.words)
            return st.lists(each, max_size=kind.most).map(lambda found: sorted(found, key=kind.words.index))
        case Numbers():
            return st.sampled_from([*kind.number.values()])
        case Seats():
            return st.integers(0, len(kind.words) - 1)
        case Flag():
            return st.booleans()
        case Count():
            return st.integers(0, MOST)
        case Values():
            return st.sampled_from(kind.values)
        case Several():
            return st.lists(data(kind.kind), min_size=kind.least, max_size=kind.most)
        case Maybe():
            return st.none() | data(kind.kind)
        case EachWord():
            found = st.fixed_dictionaries({word: data(kind.kind) for word in kind.words})
            is_sparse = isinstance(kind.kind, Maybe)
            return found.map(lambda parts: {k: v for k, v in parts.items() if not is_sparse or v is not None})
        case type():
            return st.fixed_dictionaries({name: data(field) for name, field in fields_of(kind).items()})
        case _:
            return st.sampled_from(kind.words)


def cells(kind: Kind, value: Any) -> list[int]:
    """The cells of a value, put together without the record: what a rule would write."""
    return (written(kind, value) + [0] * width_of(kind))[: width_of(kind)]


def written(kind: Kind, value: Any) -> list[int]:
    match kind:
        case Handful():
            return [value.count(word) for word in kind.words]
        case Numbers() | Seats() | Flag() | Count():
            return [int(value)]
        case Values():
            return [kind.values.index(value)]
        case Several():
            return [len(value), *(cell for each in value for cell in cells(kind.kind, each))]
        case Maybe():
            return [0] if value is None else [1, *cells(kind.kind, value)]
        case EachWord():
            return [cell for word in kind.words for cell in cells(kind.kind, value.get(word))]
        case type():
            return [cell for name, field in fields_of(kind).items() for cell in cells(field, value[name])]
        case _:
            return [kind.words.index(value)]


def read_by(struct: Any, record: np.ndarray) -> Any:
    """The plain data of a record."""
    return reader_of(struct)(memoryview(record.tobytes()).cast("h"))


declared_and_data = structs(kinds).flatmap(lambda struct: st.tuples(st.just(struct), data(struct)))


@given(declared_and_data)
def test_whatever_is_declared_is_read_back_and_fits_its_schema(declared):
    struct, value = declared
    record = np.array(cells(struct, value), CELL).view(record_of(struct))
    assert read_by(struct, record) == value
    assert decoded(json.loads(json.dumps(layout_of(struct))), record.tobytes()) == value
    schemas = schemas_of(struct, "#/$defs/{name}")
    Draft202012Validator({"$ref": f"#/$defs/{struct.__name__}", "$defs": schemas}).validate(value)


@given(declared_and_data)
def test_whatever_is_declared_is_written_as_cells_and_read_back_from_wide_ones(declared):
    struct, value = declared
    assert [*cells_of(struct, value)] == cells(struct, value)
    wide = np.array(cells(struct, value), np.int32).view(record_of(struct, np.dtype(np.int32)))
    assert reader_of(struct, "i")(memoryview(wide.tobytes()).cast("i")) == value


declared_and_two_data = structs(kinds).flatmap(lambda struct: st.tuples(st.just(struct), data(struct), data(struct)))


@given(declared_and_two_data)
def test_a_view_renewed_of_another_one_is_the_same_as_one_read(declared):
    struct, *data = declared
    old, new = (np.array(cells(struct, value), CELL) for value in data)
    before, now = read_by(struct, old), read_by(struct, new)
    marks = [(old[first:end] != new[first:end]).any() for first, end, _ in parts_of(struct)]
    fill = [0] * (glance_cells(struct) - len(new))
    glance, kept = np.array([*new, *fill, *marks], CELL), deepcopy(before)
    renewed = renewer_of(struct)(memoryview(glance.tobytes()).cast("h"), before)
    assert repr(renewed) == repr(now)
    assert before == kept
    assert (renewed is before) == (not marks[0])


# Each: a declared part, and data just beyond what it allows.
BEYOND: list[tuple[Kind, Any]] = [
    (Words("a", "b"), "c"),
    (Numbers(1, 3), 0),
    (Numbers(1, 3), 4),
    (Seats(2), -1),
    (Seats(2), 2),
    (Flag(), 1),
    (Count(), -1),
    (Values("a", 7), 8),
    (Handful("a", "b", most=2), ["a", "a", "b"]),
    (Handful("a", "b", most=2), ["c"]),
    (Several(2, Flag()), [True] * 3),
    (each_seat(range(2, 4), Flag()), [True]),
    (each_seat(range(2, 4), Flag()), [True] * 4),
    (Maybe(Seats(2)), 2),
    (EachWord(("a", "b"), Flag()), {"a": True}),
    (EachWord(("a", "b"), Maybe(Flag())), {"c": True}),
]


@pytest.mark.parametrize(("kind", "value"), BEYOND, ids=lambda value: type(value).__name__)
def test_a_schema_allows_nothing_beyond_what_is_declared(kind, value):
    struct = struct_of({"item": kind})
    schema = {"$ref": f"#/$defs/{struct.__name__}", "$defs": schemas_of(struct, "#/$defs/{name}")}
    assert not Draft202012Validator(schema).is_valid({"item": value})


@given(structs(kinds))
def test_every_byte_of_a_record_is_a_named_cell(struct):
    def named(dtype: np.dtype) -> int:
        base, shape = dtype.subdtype or (dtype, ())
        cells = sum(named(base[name]) for name in base.names) if base.names else 1
        return int(np.prod(shape, dtype=int)) * cells

    record = record_of(struct)
    assert named(record) * CELL.itemsize == record.itemsize
    assert not [name for name in record.names or () if hasattr(np.record, name)]


# ---------------------------------------------------------------- what rules write


class Shelf(Struct):
    """P1: a list with a cell before and behind it."""

    before = Numbers(0, 9)
    tiles = Several(3, Numbers(LEAST, MOST))
    behind = Maybe(Numbers(LEAST, MOST))
    round = Handful("a", "b", most=2)


def empty_shelf() -> Any:
    return np.zeros(1, np.dtype((np.record, record_of(Shelf))))


def read(shelf: Any) -> dict[str, Any]:
    found: dict[str, Any] = read_by(Shelf, shelf)
    return found


NOTHING = {"before": 0, "tiles": [], "behind": None, "round": []}


def test_a_record_of_zeros_shows_nothing():
    assert read(empty_shelf()) == NOTHING


def test_a_full_list_takes_no_more_and_nothing_is_written_behind_it():
    shelf = empty_shelf()
    for number in (5, 6, 7, 8, 9):
        add(shelf[0].tiles, number)
    assert read(shelf) == NOTHING | {"tiles": [5, 6, 9]}
    assert [one_more(shelf[0].tiles) for _ in range(3)] == [2, 2, 2]


def test_a_pile_that_is_larger_than_its_list_is_cut():
    shelf, pile = empty_shelf(), np.zeros(1, np.dtype((np.record, Pile(9))))
    pile[0].n = 9
    pile[0].card[:] = range(1, 10)
    add_pile(shelf[0].tiles, pile[0])
    assert read(shelf) == NOTHING | {"tiles": [1, 2, 9]}


def test_the_least_and_the_greatest_number_are_read_as_they_were_written():
    shelf = empty_shelf()
    add(shelf[0].tiles, LEAST)
    add(shelf[0].tiles, MOST)
    show(shelf[0].behind, LEAST)
    show_numbers(shelf[0].round_, np.array([0, 2], np.int16))
    assert read(shelf) == NOTHING | {"tiles": [LEAST, MOST], "behind": LEAST, "round": ["b", "b"]}


@pytest.mark.parametrize(("name", "called"), [("round", "round_"), ("size", "size_"), ("turn", "turn")])
def test_a_field_does_not_hide_a_method_of_records(name, called):
    assert cell_name(name) == called


def test_no_two_views_share_a_list():
    class Gear(Struct):
        """P1: a list of words."""

        gear = Values(["smite", "six"], ["none"])

    first, second = (read_by(Gear, np.zeros(1, CELL)) for _ in range(2))
    first["gear"].append("more")
    assert second == {"gear": ["smite", "six"]}
    assert read_by(Gear, np.zeros(1, CELL)) == second


def test_each_seat_has_its_part():
    seats = each_seat(range(2, 6), Flag())
    assert (seats.least, seats.most) == (2, 5)
