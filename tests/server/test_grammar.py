"""What a client is told of a title: its grammar, and the shape of its views."""

import msgspec
import pytest
from jsonschema_rs import Draft202012Validator, ValidationError

import herotable as ht
from herotable.engine.grammar import grammar_of
from herotable.server.app import new_app
from herotable.server.http.openapi import document
from herotable.server.rooms.messages import View
from herotable.server.settings import Settings
from tests.decoder import decoded
from tests.play import every_variant, points_of


def plain(view):
    return msgspec.json.decode(msgspec.json.encode(view))


@pytest.fixture(scope="module")
def schemas():
    """The schemas of the server's document."""
    return document(new_app(Settings()))["components"]["schemas"]


def check_of(schemas, name):
    """A check of one schema, which may refer to all others."""
    told = {"$ref": f"#/components/schemas/{name}", "components": {"schemas": schemas}}
    return Draft202012Validator(told).validate


@every_variant
def test_every_view_fits_the_document_to_the_last_property(schemas, game, seats, options):
    fits, table_fits = check_of(schemas, "View"), check_of(schemas, game.view.__name__)
    for n, point in enumerate(points_of(game.match(seats, "shapes", **options), 5)):
        for seat in (None, *range(seats)) if n % 20 == 0 or point.over else ():
            view = plain(point.view(seat))
            fits(view)
            table_fits(view["table"])
            assert msgspec.convert(view, View) == view


@pytest.mark.parametrize("title", ht.games())
def test_a_table_with_a_property_more_or_less_does_not_fit(schemas, title):
    game = ht.game(title)
    table = plain(game.match(seed=1).view(0))["table"]
    fits = check_of(schemas, game.view.__name__)
    with pytest.raises(ValidationError):
        fits(table | {"secret": 1})
    for name in table:
        with pytest.raises(ValidationError):
            fits({other: value for other, value in table.items() if other != name})


@every_variant
def test_the_published_layout_and_the_bytes_give_the_view(game, seats, options):
    layout = plain(grammar_of(game))["view"]
    for n, point in enumerate(points_of(game.match(seats, "decoded", **options), 6)):
        for seat in (None, *range(seats)) if n % 9 == 0 or point.over else ():
            assert repr(decoded(layout, game.seen(point.tables, seat).tobytes())) == repr(point.view(seat)["table"])


@pytest.mark.parametrize("title", ht.games())
def test_the_grammar_spells_every_move(title):
    """Typed out of its parts, a move is what the title reads."""
    game = ht.game(title)
    grammar = grammar_of(game)
    for move in game.moves.moves:
        words = [move.name]
        for part in grammar["moves"][move.name]:
            value = dict(move.fields)[part["name"]]
            if part["kind"] != "handful":
                words.append({said: typed for typed, said in part["spelled"].items()}[str(value)])
            elif value:
                words += [part["name"], *value]
        assert " ".join(words) == move.notation
