"""Where a game in WebAssembly first goes another way than in Python, down to the field."""

import json
from typing import Any

import msgspec
import numpy as np

import herotable as ht
from herotable.engine.match import Match
from tests.wasm_games import Json, is_look_of_all, look


def explained(game: Json, difference: Json) -> str:
    """One sentence about a difference."""
    after, what, found = difference["after"], difference["what"], json.loads(difference["found"])
    match, told = match_after(game, after)
    place, other, own = first_difference(found, expected(match, game, difference, told), "")
    if what == "table":
        place = field_at(match.game.table, int(place.strip("[]")))
    setup = f"{game['title']}, {game['seats']} seats, {game['options']}, seed {game['seed']}"
    return f"{setup}, after move {after}: another {what}, at {place or 'all of it'}: {other!r}, not {own!r}"


def match_after(game: Json, after: int) -> tuple[Match, int]:
    """A match after some moves, and how many events were told until all seats looked at it before."""
    match = ht.game(game["title"]).match(game["seats"], game["seed"], words=game["words"], **game["options"])
    told = 0
    for number, (seat, move) in enumerate(game["moves"][:after]):
        told = len(match.told) if is_look_of_all(match, number) else told
        match.play(seat, move)
    return match, told


def expected(match: Match, game: Json, difference: Json, told: int) -> Any:
    """What Python has where there is a difference, as plain JSON."""
    after = difference["after"]
    search = game["searches"].get(after, {})
    own = {
        "table": lambda: [*match.position],
        "look": lambda: look(match, after, told),
        "search": lambda: search["branches"],
        "choice": lambda: search["choice"],
        "end": lambda: match.over,
    }
    return msgspec.json.decode(msgspec.json.encode(own[difference["what"]]()))


def first_difference(found: Any, own: Any, place: str) -> tuple[str, Any, Any]:
    """The first place where two values differ, and what each has there; the order of keys counts."""
    if isinstance(found, dict) and isinstance(own, dict) and [*found] == [*own]:
        pairs = [(f"{place}.{key}", found[key], own[key]) for key in own]
    elif isinstance(found, list) and isinstance(own, list) and len(found) == len(own):
        pairs = [(f"{place}[{i}]", *pair) for i, pair in enumerate(zip(found, own, strict=True))]
    else:
        return place, found, own
    differing = (first_difference(theirs, ours, where) for where, theirs, ours in pairs if theirs != ours)
    return next(differing, (place, found, own))


def field_at(record: np.dtype, byte: int) -> str:
    """The field of a record that a byte belongs to."""
    fields = dict(record.fields or {}).items()
    return max((place[1], name) for name, place in fields if place[1] <= byte)[1]
