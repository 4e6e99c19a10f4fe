"""What is kept of a match's rules and box, each found again by its digest."""

import base64
import hashlib
import json
from functools import cache
from typing import NamedTuple

from ..engine.game import Game
from ..engine.pack import Pack
from ..wasm.build import files_of
from ..wasm.description import Json, blank_table
from ..wasm.digest import rules_digest

OF_THE_BOX = ("pack", "blank")  # keys of a description that tell of a box, not of the rules


class RulesContent(NamedTuple):
    """The rules of a title in a form that runs anywhere: a description and WebAssembly."""

    digest: str
    title: str
    rules_version: int
    description: str
    code: bytes


class BoxContent(NamedTuple):
    """The components of a match, and the table with them laid out on it."""

    digest: str
    title: str
    body: str


installed_digest = cache(rules_digest)


@cache
def installed_rules(game: Game) -> RulesContent | None:
    """The rules that are installed; None if they were not built, or have changed since."""
    code, description = files_of(game.name)
    if not (code.exists() and description.exists()):
        return None
    described: Json = json.loads(description.read_text(encoding="utf-8"))
    if described["rules"] != installed_digest(game):
        return None
    kept = {key: value for key, value in described.items() if key not in OF_THE_BOX}
    return RulesContent(described["rules"], game.name, game.rules_version, _json(kept), code.read_bytes())


def box_content(game: Game, seats: int, options: Json, pack: Pack) -> BoxContent:
    """What a match is played with; most are played with the box of the title."""
    if pack is not game.pack:
        return _box_content(game, seats, options, pack)
    return _installed_box(game, seats, tuple(options.items()))


@cache
def _installed_box(game: Game, seats: int, options: tuple[tuple[str, int | str | bool], ...]) -> BoxContent:
    return _box_content(game, seats, dict(options), game.pack)


def _box_content(game: Game, seats: int, options: Json, pack: Pack) -> BoxContent:
    blank = pack.blank or blank_table(game, seats, options, pack)
    body = {"name": pack.name, "components": pack.components, "blank": base64.b64encode(blank).decode()}
    text = _json(body)
    return BoxContent(hashlib.blake2b(text.encode(), digest_size=16).hexdigest(), pack.title, text)


def described_with(description: str, pack: Pack) -> str:
    """The description of kept rules, with a box: as `herotable build wasm` writes it."""
    blank = base64.b64encode(pack.blank).decode()
    return _json(json.loads(description) | {"pack": pack.digest, "blank": blank})


def _json(value: Json) -> str:
    return json.dumps(value, separators=(",", ":"))
