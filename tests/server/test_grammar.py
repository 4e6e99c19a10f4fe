"""What a client is told of a title: its grammar, and the shapes of its tables."""

import msgspec
import pytest

import herotable as ht
from herotable.server.http.grammar import parts
from herotable.server.http.openapi import table_of
from herotable.server.rooms.wire import View
from tests.play import every_variant, points_of


def plain(view):
    return msgspec.json.decode(msgspec.json.encode(view))


@every_variant
def test_every_view_has_the_shape_that_is_documented(game, seats, options):
    """Converting drops what the shape does not name, so equality means: nothing more, nothing less."""
    for n, point in enumerate(points_of(game.match(seats, "shapes", **options), 5)):
        for seat in (None, *range(seats)) if n % 5 == 0 or point.over else ():
            view = plain(point.view(seat))
            assert msgspec.convert(view, View) == view
            assert msgspec.convert(view["table"], table_of(game.name)) == view["table"]


@pytest.mark.parametrize("title", ht.games())
def test_the_grammar_spells_every_move(title):
    """Typed out of its parts, a move is what the title reads."""
    game = ht.game(title)
    for move in game.moves.moves:
        words = [move.name]
        for part in parts(game.moves.verbs[move.name]):
            value = dict(move.fields)[part.name]
            if part.kind != "handful":
                words.append({said: typed for typed, said in part.spelled.items()}[str(value)])
            elif value:
                words += [part.name, *value]
        assert " ".join(words) == move.notation
