"""What rules write for the eyes of a seat stays within its record and its declaration, whatever the pack."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from jsonschema_rs import Draft202012Validator

import herotable as ht
from herotable.engine.game import Game
from herotable.engine.pack import Component, ListOf, OneOf, Pack, Row, Whole
from herotable.engine.view_schema import schemas_of
from tests.play import every_variant, eyes_of, points_of

EXTREMES = ("least", "most")
LATEST = 500  # moves


def extreme(game: Game, which: str) -> Pack:
    """A pack whose numbers are as small or as large as they may be; the large one has as many rows as there can be."""
    rows = {name: extreme_rows(box, game.pack.components[name], which) for name, box in game.box.items()}
    return replace(game.pack, components=rows)


def extreme_rows(box: Component, rows: list[Row], which: str) -> list[Row]:
    if which == "most" and isinstance(box.count, range):
        names = box.keys[box.unique]
        assert isinstance(names, OneOf)
        rows = [rows[0] | {box.unique: name} for name in names.words]
    return [{key: extreme_value(box.keys.get(key), now, which) for key, now in row.items()} for row in rows]


def extreme_value(rule: Any, now: Any, which: str) -> Any:
    if isinstance(rule, Whole):
        return rule.low if which == "least" else rule.high
    if isinstance(rule, ListOf) and isinstance(rule.count, range) and isinstance(rule.item, OneOf):
        words = rule.item.words
        return [words[0]] if which == "least" else [words[-1]] * rule.count[-1]
    return now


@pytest.mark.parametrize("which", EXTREMES)
@pytest.mark.parametrize("title", ht.games())
def test_a_pack_of_extreme_numbers_fits_the_declaration(title, which):
    game = ht.game(title)
    schemas = schemas_of(game.view, "#/$defs/{name}")
    check = Draft202012Validator({"$ref": f"#/$defs/{game.view.__name__}", "$defs": schemas})
    for n, point in enumerate(points_of(game.match(game.seats[-1], which, extreme(game, which)), 1)):
        for seat in eyes_of(point) if n % 10 == 0 or point.over else []:
            check.validate(point.view(seat)["table"])
        if n == LATEST:
            break


@every_variant
def test_nothing_is_written_outside_of_the_record(game, seats, options):
    one = game.seen(game.match(seats, "within", **options).tables, None)
    for n, point in enumerate(points_of(game.match(seats, "within", **options), 2)):
        for seat in [*range(seats), -1] if n % 9 == 0 or point.over else []:
            three = np.full(3 * one.nbytes, 0x55, np.uint8)
            three[one.nbytes : 2 * one.nbytes] = 0
            game.moving.look(point.tables, seat, three.view(one.dtype)[1:2])
            assert set(three[: one.nbytes]) == set(three[2 * one.nbytes :]) == {0x55}


@every_variant
def test_a_look_leaves_the_table_as_it_is(game, seats, options):
    for n, point in enumerate(points_of(game.match(seats, "looked at", **options), 3)):
        before = point.tables.tobytes()
        for seat in eyes_of(point) if n % 9 == 0 else []:
            point.view(seat)
        assert point.tables.tobytes() == before
