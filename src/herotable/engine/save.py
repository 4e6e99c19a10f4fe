"""Saves: a match as JSON that a person can read, and that nobody can change unnoticed."""

import hashlib
import json
from collections import Counter
from typing import TYPE_CHECKING, Any

from .errors import ErrorMessage, Refused, UserError, expected, quoted, within
from .match import Match
from .pack import Pack
from .seats import LETTERS

if TYPE_CHECKING:
    from .game import Game

FORMAT = 1
BLANKS = "\ufeff \t\r\n"  # may stand before a save
SHOWN = 30  # letters of a file that is no save
DEEPEST = 100  # tables and lists within each other; a save has three
NESTING = (dict, list)
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
KINDS: dict[Any, ErrorMessage] = {
    str: ErrorMessage("text"),
    int: ErrorMessage("any-number"),
    list: ErrorMessage("any-list"),
    dict: ErrorMessage("any-table"),
    (str, type(None)): ErrorMessage("text-or-null"),
}
OPTIONAL = ("bots",)  # older saves do not know it


def save(match: Match, reveal: bool) -> str:
    """The match as JSON, a move a line: seat, notation, fingerprint of the table after it.

    The fingerprints are keyed with the seed, so that a receipt (`reveal` off) lets nobody guess at what is hidden, and
    yet nothing can be changed before the seed is revealed.
    """
    if match.is_imagined:
        raise UserError(ErrorMessage("imagined-save"))
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
    """Play a save again from its seed, checking every table on the way; a UserError names what is wrong."""
    return replayed(read(text), games, pack)


def replayed(data: dict[str, Any], games: "dict[str, Game]", pack: Any = None) -> Match:
    """The match of a save that was read; a UserError names what is wrong."""
    game = games.get(data["title"])
    if game is None:
        raise expected("title", ErrorMessage("one-of", words=list(games)), repr(data["title"]))
    if data["rules_version"] != game.rules_version:
        raise UserError(ErrorMessage("other-rules-version", found=data["rules_version"], known=game.rules_version))
    chosen = _pack(data, game, pack)
    _check_seed(data)
    match = Match(game, data["seats"], data["seed"], chosen, tuple(data["words"]), data["options"])
    match.bots = tuple(data.get("bots", ()))
    _replay(match, data)
    if data["seal"] != _seal({key: data[key] for key in data if key != "seal"}):
        raise UserError(ErrorMessage("broken-seal"))
    return match


def read(text: str) -> dict[str, Any]:
    """The data of a save, with every key it needs and no other."""
    data = _parsed(text)
    if _is_deep(data):
        raise UserError(ErrorMessage("save-too-deep"))
    if type(data) is not dict or type(data.get("herotable")) is not int:
        raise _no_save(text if isinstance(text, str) else text.decode(errors="replace"))
    if data["herotable"] != FORMAT:
        raise expected("herotable", ErrorMessage("save-format", format=FORMAT), data["herotable"])
    for key in (*KEYS, *data):
        if key in data or key not in OPTIONAL:
            _check_key(data, key)
    _check_texts(data)
    return data


def _parsed(text: str) -> Any:
    if not isinstance(text, str | bytes | bytearray):
        raise expected("save", ErrorMessage("text"), repr(text))
    try:
        return json.loads(text, object_pairs_hook=_table)
    except UserError:
        raise
    except json.JSONDecodeError as error:
        if error.doc.lstrip(BLANKS)[:1] not in ("{", ""):  # a save that was cut short begins as one
            raise _no_save(error.doc) from None
        raise UserError(ErrorMessage("not-json", line=error.lineno, column=error.colno, reason=error.msg)) from None
    except RecursionError:
        raise UserError(ErrorMessage("save-too-deep")) from None
    except ValueError:
        raise UserError(ErrorMessage("save-number-too-long")) from None


def _is_deep(data: Any) -> bool:
    """So deep that it could not be shown in a message?"""
    level = [data]
    for _ in range(DEEPEST):
        level = [part for value in level if type(value) in NESTING for part in _parts(value)]
    return any(type(value) in NESTING for value in level)


def _parts(value: Any) -> Any:
    return value.values() if type(value) is dict else value


def _no_save(text: str) -> UserError:
    """Something else than a save: its first words tell the reader which file this is."""
    return UserError(ErrorMessage("no-save", found=repr(text.strip()[:SHOWN])))


def _table(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A table of JSON, where readers would differ about a key that stands twice."""
    table = dict(pairs)
    if len(table) < len(pairs):
        twice, _ = Counter(key for key, _ in pairs).most_common(1)[0]
        raise UserError(ErrorMessage("save-key-twice", key=_plain(twice)))
    return table


def _check_key(data: dict[str, Any], key: str) -> None:
    if key not in data:
        raise UserError(ErrorMessage("save-key-missing", key=key))
    if key not in KEYS:
        raise UserError(ErrorMessage("save-key-unknown", key=_plain(key), known=list(KEYS)))
    if not isinstance(data[key], KEYS[key]) or type(data[key]) is bool:
        raise expected(key, KINDS[KEYS[key]], _shown(data[key]))


def _check_texts(data: dict[str, Any]) -> None:
    for key in ("words", "bots"):
        if not all(type(word) is str for word in data.get(key, [])):
            raise expected(key, ErrorMessage("texts"), _shown(data[key]))
    bots = data.get("bots", [])
    if bots and (len(bots) != data["seats"] or not all(map(str.isprintable, bots))):
        raise expected("bots", ErrorMessage("printable-texts", count=data["seats"]), _shown(bots))


def _pack(data: dict[str, Any], game: "Game", pack: Any) -> Pack:
    chosen = game.chosen_pack(pack)
    if chosen.digest != data["pack"]:
        played = _plain(data["pack"])
        raise UserError(ErrorMessage("other-pack", played=played, name=repr(chosen.name), digest=chosen.digest))
    return chosen


def _check_seed(data: dict[str, Any]) -> None:
    if data["seed"] is None:
        raise UserError(ErrorMessage("secret-seed"))
    if hashlib.sha256(data["seed"].encode("utf-8", "surrogatepass")).hexdigest() != data["commitment"]:
        raise UserError(ErrorMessage("other-seed"))


def _replay(match: Match, data: dict[str, Any]) -> None:
    if match.started != data["start"]:
        raise UserError(ErrorMessage("other-start"))
    for number, row in enumerate(data["moves"], 1):
        try:
            _replay_move(match, row)
        except (Refused, UserError) as error:
            raise within(ErrorMessage("move-place", number=number), error) from None


def _replay_move(match: Match, row: Any) -> None:
    if not (type(row) is list and len(row) == 3 and all(type(part) is str for part in row)):
        raise UserError(ErrorMessage("save-row", found=_shown(row)))
    letter, notation, fingerprint = row
    if letter not in LETTERS[: match.seats] or len(letter) != 1:
        raise UserError(ErrorMessage("save-seat", last=LETTERS[match.seats - 1], found=repr(letter)))
    match.play(LETTERS.index(letter), _move(match, notation))
    if match.fingerprint != fingerprint:
        raise UserError(ErrorMessage("other-table", move=repr(notation)))


def _move(match: Match, notation: str) -> int:
    """The number of a move. A save spells it in one way alone, so that all who read saves agree."""
    moves = match.game.moves
    if notation not in moves.spelled:
        spelled = repr(moves.parse(notation).notation)
        raise UserError(ErrorMessage("save-spelling", spelled=spelled, found=quoted(notation)))
    return moves.spelled[notation]


def _shown(value: Any) -> str:
    """The beginning of a value, as the file has it."""
    return json.dumps(value)[:60]


def _plain(text: str) -> str:
    """The beginning of a text, with halves of letters, which no other text may hold, written out."""
    return text[:60].encode("utf-8", "backslashreplace").decode()


def _seal(data: dict[str, Any]) -> str:
    text = json.dumps(data, sort_keys=True, ensure_ascii=True)
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def _layout(data: dict[str, Any]) -> str:
    """JSON with a line for each key and each move."""
    moves = ",\n".join("    " + json.dumps(row) for row in data["moves"])
    values = {key: json.dumps(value, ensure_ascii=False) for key, value in data.items()}
    values["moves"] = f"[\n{moves}\n  ]" if moves else "[]"
    return "{\n" + ",\n".join(f'  "{key}": {value}' for key, value in values.items()) + "\n}\n"
