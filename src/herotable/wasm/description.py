"""What a browser must know to call the WebAssembly of a title: a JSON beside it, made of the title's declarations."""

import base64
import hashlib
import json
from typing import Any

import numpy as np

from ..bots.hints import hints
from ..bots.levels import LEVELS
from ..bots.nodes import NODE
from ..bots.search import DEEPEST
from ..engine.game import Game
from ..engine.grammar import grammar_of
from ..engine.pack import Pack
from ..engine.seats import EVERYONE
from ..engine.view_schema import layout_of
from .digest import digest_of, rules_digest

FORMAT = 1
HEAD = ("key", "seats", "waiting", "winners", "quiet", "score", "option", "tape")  # what every title's table has

Json = dict[str, Any]


def description_of(game: Game, code: bytes) -> str:
    """The JSON of a title and its WebAssembly, a line for each key; equal declarations make equal bytes."""
    described: Json = {
        "format": FORMAT,
        "title": game.name,
        "rules_version": game.rules_version,
        "digest": digest_of(game),
        "rules": rules_digest(game),
        "wasm": hashlib.sha256(code).hexdigest(),
        "pack": game.pack.digest,
        "seats": [*game.seats],
        "options": _options(game),
        "levels": dict(zip(LEVELS, hints(game).iterations, strict=True)),
        "paragraphs": game.paragraphs,
        "grammar": grammar_of(game),
        "moves": [move.notation for move in game.moves.moves],
        "events": _events(game),
        "questions": _questions(game),
        "constants": game.constants(),
        "records": _records(game),
        "blank": base64.b64encode(_blank(game)).decode(),
    }
    lines = [f"{json.dumps(key)}: {json.dumps(value, separators=(',', ':'))}" for key, value in described.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _options(game: Game) -> list[Json]:
    """Each option: its choices, the numbers of seats that each of them fits, and its place in the table."""
    places = _places(game.table["option"])
    return [
        {
            "name": name,
            "choices": option.choices,
            "default": option.default,
            "fits": [game.fitting({name: choice}) for choice in option.choices],
            "at": places[name],
        }
        for name, option in game.options.items()
    ]


def _events(game: Game) -> list[Json]:
    """Each event: the layout of its values, and the fields that only some seats may know."""
    return [
        {
            "name": name,
            "fields": {field: layout_of(kind) for field, kind in fields.items()},
            "secrets": sorted(game.events.secrets[name]),
        }
        for name, fields in game.events.kinds.items()
    ]


def _questions(game: Game) -> Json:
    """What boards may ask the rules: the bytes to try on, the layouts of what is asked and of what is told."""
    return {
        name: {"room": question.room, "asked": layout_of(question.asked), "told": layout_of(question.told)}
        for name, question in game.questions.items()
    }


def _records(game: Game) -> Json:
    """The sizes in bytes of all that lies in memory, and where in it a browser reads and writes."""
    table, tape = _places(game.table), game.table["tape"]
    return {
        "table": {name: table[name] for name in ("size", *HEAD)},
        "tape": _places(tape) | {"width": tape["event"].base["values"].shape[0], "everyone": EVERYONE},
        "offer": _places(game.offer),
        "node": _places(NODE),
        "path": DEEPEST,
    }


def _places(record: np.dtype) -> dict[str, int]:
    """The size of a record, and where in it each field begins."""
    return {"size": record.itemsize} | {name: place[1] for name, place in dict(record.fields or {}).items()}


def _blank(game: Game) -> bytes:
    """The table with the box laid out on it, for no seats and no options: they are written into it."""
    blanks = {blank_table(game, seats, options, game.pack) for seats, options in game.variants()}
    if len(blanks) > 1:
        raise NotImplementedError(f"{game.name}: what `lay` writes depends on seats or options")
    return blanks.pop()


def blank_table(game: Game, seats: int, options: Json, pack: Pack) -> bytes:
    """The table with the components of a pack laid out on it, without seats and options."""
    t = game.new_table(seats, game.checked(seats, options), pack)
    t.seats = 0
    for name in game.options:
        setattr(t.option, name, 0)
    return bytes(t.tobytes())
