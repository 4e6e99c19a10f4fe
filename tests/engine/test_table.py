"""Every byte of a record has a name, so that copies and fingerprints are exact."""

import numpy as np
import pytest

import herotable as ht
from herotable.engine.table import Option, Table


@pytest.mark.parametrize("title", ht.games())
def test_a_record_has_no_nameless_bytes(title):
    record = ht.game(title).table
    ends = [offset + kind.itemsize for kind, offset, *_ in record.fields.values()]
    starts = [offset for _, offset, *_ in record.fields.values()]
    assert [0, *ends] == [*starts, record.itemsize]


def test_a_copy_has_the_same_bytes():
    record = Table({"one": Option(1, (1, 2))}, 1, [("small", np.int16), ("large", np.int32)])
    tables = np.zeros(50, record).view(np.recarray)
    assert {table.copy().tobytes() for table in tables} == {bytes(record.itemsize)}


def test_a_field_with_the_name_of_a_method_is_refused():
    with pytest.raises(AssertionError, match="a record has a method round"):
        Table({}, 1, [("round", np.int16)])
