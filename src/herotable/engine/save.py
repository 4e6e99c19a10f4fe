"""Saves: a match as JSON that a person can read, and that nobody can change unnoticed."""

import hashlib
import json
from typing import TYPE_CHECKING, Any

from .errors import Refused, Said, UserError
from .match import Match
from .pack import Pack
from .seats import LETTERS

if TYPE_CHECKING:
    from .game import Game

FORMAT = 1
KEYS: dict[str, Any] = {
    "herotable": int,
    "title": str,
    "rules_version": int,
    "pack": str,
    "seats": int,
    "options": dict,
    "commitment": str,
    "seed": (str, type(None)),
    "words": list,
    "bots": list,
    "start": str,
    "moves": list,
    "seal": str,
}
OPTIONAL = ("bots",)  # older saves do not know it


def save(match: Match, reveal: bool) -> str:
    """The match as JSON, a move a line: seat, notation, fingerprint of the table after it.

    The fingerprints are keyed with the seed, so that a receipt (`reveal` off) lets nobody guess at what is hidden, and
    yet nothing can be changed before the seed is revealed.
    """
    data = {
        "herotable": FORMAT,
        "title": match.game.name,
        "rules_version": match.game.rules_version,
        "pack": match.pack.digest,
        "seats": match.seats,
        "options": match.options,
        "commitment": match.commitment,
        "seed": match.seed if reveal else None,
        "words": list(match.words),
        **({"bots": list(match.bots)} if match.bots else {}),
        "start": match.started,
        "moves": [
            [LETTERS[seat], str(match.game.moves.moves[move]) if reveal else None, table]
            for seat, move, table in match.rows
        ],
    }
    return _layout(data | {"seal": _seal(data)})


def load(text: str, games: "dict[str, Game]", pack: Any = None) -> Match:
    """Play a save again from its seed, checking every table on the way; an UserError names what is wrong."""
    data = _read(text)
    game = games.get(data["title"])
    if game is None:
        raise UserError(f"title: expected one of {', '.join(games)}, found {data['title']!r}")
    if data["rules_version"] != game.rules_version:
        found, known = data["rules_version"], game.rules_version
        raise UserError(f"rules_version: this save was played by version {found} of the rules, these are {known}")
    chosen = _pack(data, game, pack)
    _check_seed(data)
    match = Match(game, data["seats"], data["seed"], chosen, tuple(data["words"]), data["options"])
    match.bots = tuple(data.get("bots", ()))
    _replay(match, data)
    if data["seal"] != _seal({key: data[key] for key in data if key != "seal"}):
        raise UserError("seal: the file was changed after it was saved, or lines are missing from its end")
    return match


def _read(text: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}"
        raise UserError(f"not a whole save, {where}: {error.msg}") from None
    except RecursionError:
        raise UserError("not a save: nested too deeply") from None
    except ValueError:
        raise UserError("not a save: a number is too long") from None
    if type(data) is not dict or type(data.get("herotable")) is not int:
        raise UserError('herotable: expected a save of Hero Table, which begins with "herotable"')
    if data["herotable"] != FORMAT:
        raise UserError(f"herotable: expected a save of format {FORMAT}, found {data['herotable']}")
    for key in (*KEYS, *data):
        if key not in data and key in OPTIONAL:
            continue
        if key not in data:
            raise UserError(f"{key}: missing")
        if key not in KEYS:
            raise UserError(f"{key}: unknown; expected {', '.join(KEYS)}")
        if not isinstance(data[key], KEYS[key]) or type(data[key]) is bool:
            raise UserError(f"{key}: expected {_kind(KEYS[key])}, found {json.dumps(data[key])[:60]}")
    for key in ("words", "bots"):
        if not all(type(word) is str for word in data.get(key, [])):
            raise UserError(f"{key}: expected a list of texts")
    bots = data.get("bots", [])
    if bots and (len(bots) != data["seats"] or not all(map(str.isprintable, bots))):
        raise UserError(f"bots: expected {data['seats']} printable texts, one for each seat")
    return data


def _pack(data: dict[str, Any], game: "Game", pack: Any) -> Pack:
    chosen = game.read_pack(pack) if pack is not None and not isinstance(pack, Pack) else pack or game.pack
    if chosen.digest != data["pack"]:
        raise UserError(Said("other-pack", played=data["pack"], name=repr(chosen.name), digest=chosen.digest))
    return chosen


def _check_seed(data: dict[str, Any]) -> None:
    if data["seed"] is None:
        raise UserError("seed: not revealed yet, so the game cannot be played again; ask for the save after its end")
    if hashlib.sha256(data["seed"].encode("utf-8", "surrogatepass")).hexdigest() != data["commitment"]:
        raise UserError("seed: its SHA-256 is not the commitment published at the start")


def _replay(match: Match, data: dict[str, Any]) -> None:
    if match.started != data["start"]:
        raise UserError("start: the set-up recomputed from the seed is another one")
    for number, row in enumerate(data["moves"], 1):
        where = f"move {number}"
        if not (type(row) is list and len(row) == 3 and all(type(part) is str for part in row)):
            raise UserError(f"{where}: expected [seat, move, fingerprint], found {json.dumps(row)[:60]}")
        letter, notation, fingerprint = row
        if letter not in LETTERS[: match.seats] or len(letter) != 1:
            raise UserError(f"{where}: expected a seat from A to {LETTERS[match.seats - 1]}, found {letter!r}")
        try:
            match.play(LETTERS.index(letter), notation)
        except (Refused, UserError) as error:
            raise UserError(f"{where}: {error}") from None
        if match.fingerprint != fingerprint:
            raise UserError(f"{where}: after {notation!r} the table recomputed from the seed is another one")


def _seal(data: dict[str, Any]) -> str:
    text = json.dumps(data, sort_keys=True, ensure_ascii=True)
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def _layout(data: dict[str, Any]) -> str:
    """JSON with a line for each key and each move."""
    moves = ",\n".join("    " + json.dumps(row) for row in data["moves"])
    values = {key: json.dumps(value, ensure_ascii=False) for key, value in data.items()}
    values["moves"] = f"[\n{moves}\n  ]" if moves else "[]"
    return "{\n" + ",\n".join(f'  "{key}": {value}' for key, value in values.items()) + "\n}\n"


def _kind(kinds: Any) -> str:
    names = {str: "a text", int: "a number", list: "a list", dict: "a table", type(None): "null"}
    return " or ".join(names[kind] for kind in (kinds if isinstance(kinds, tuple) else (kinds,)))
