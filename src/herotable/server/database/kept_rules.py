"""The rules and the boxes of matches in the database: each is written once, and found again by its digest."""

import json
import threading
import zlib
from collections.abc import Callable
from typing import Any, NamedTuple
from weakref import WeakValueDictionary

from sqlalchemy import Connection, Row, Table, select
from sqlalchemy.dialects import postgresql, sqlite

from ...engine.errors import ErrorMessage, UserError
from ...engine.game import Game
from ...engine.pack import Pack
from ...stored.boxes import read_box
from ...stored.contents import BoxContent, RulesContent, box_content, installed_digest, installed_rules
from ...stored.game import StoredGame
from ...wasm.description import FORMAT
from ..errors import OtherVersion, Refusal
from ..rooms.room import Room
from ..rooms.wire import Setup, read_setup
from .schema import BOX, RULES
from .versions import may_be_known_elsewhere

LONGEST = 4 << 20  # bytes of a description, of code or of a box; ours have 0.1 million

Games = Callable[[str], Any]
_STORED: dict[str, StoredGame] = {}  # kept for good: there are as many as there were versions
_BOXES: WeakValueDictionary[str, Pack] = WeakValueDictionary()  # those that matches in memory share
_LOADING = threading.Lock()


class Played(NamedTuple):
    """What a match is played by."""

    game: Game
    pack: Pack


def keep_rules(connection: Connection, room: Room) -> dict[str, str]:
    """Write the rules and the box of a new match, where they are not known yet; what its row says of them."""
    game, setup = room.game, room.setup
    box = box_content(game, setup.seats, game.checked(setup.seats, setup.options), room.pack)
    _keep(connection, BOX, box, body=_packed(box.body.encode()))
    if (rules := installed_rules(game)) is not None:
        _keep(connection, RULES, rules, rules_version=rules.rules_version, **_content(rules))
    return {"rules": installed_digest(game), "box": box.digest}


def _content(rules: RulesContent) -> dict[str, bytes]:
    return {"description": _packed(rules.description.encode()), "code": _packed(rules.code)}


def _keep(connection: Connection, table: Table, content: RulesContent | BoxContent, **columns: Any) -> None:
    known = select(table.c.digest).where(table.c.digest == content.digest)
    if connection.execute(known).first() is None:
        inserting = (postgresql if connection.dialect.name == "postgresql" else sqlite).insert(table)
        row = {"digest": content.digest, "title": content.title, **columns}
        connection.execute(inserting.values(row).on_conflict_do_nothing())


def played_by(connection: Connection, match: Row, games: Games) -> Played:
    """The rules and the box of a match; a Refusal says that this program does not know them."""
    game = _game(connection, match, games)
    return Played(game, _pack(connection, match, game))


def _game(connection: Connection, match: Row, games: Games) -> Game:
    if (stored := _STORED.get(match.rules)) is not None:
        return stored
    installed = _installed(match, games)
    if installed is None and match.rules is not None:
        installed = _load(connection, match.rules)
    if installed is None:
        raise _unknown(connection, match, games)
    return installed


def _unknown(connection: Connection, match: Row, games: Games) -> Refusal:
    """Nobody knows the rules of a match, or another node does."""
    is_later = match.rules_version > _installed_version(match.title, games)
    if may_be_known_elsewhere(connection, is_later):
        return OtherVersion()
    return Refusal("other-rules", ErrorMessage("other-rules", found=match.rules_version))


def _installed_version(title: str, games: Games) -> int:
    try:
        return int(games(title).rules_version)
    except (UserError, Refusal):
        return 0


def _installed(match: Row, games: Games) -> Game | None:
    """The title as it is installed, if the match is of these rules."""
    try:
        game: Game = games(match.title)
    except (UserError, Refusal) as refusal:
        if getattr(refusal, "code", "") == "preparing":
            raise
        return None
    if match.rules is None:
        return game if game.rules_version == match.rules_version else None
    return game if installed_digest(game) == match.rules else None


def _load(connection: Connection, digest: str) -> StoredGame | None:
    kept = kept_rules(connection, digest)
    if kept is None:
        return None
    with _LOADING:
        if digest not in _STORED:
            description = json.loads(kept.description)
            if description["format"] > FORMAT:
                raise OtherVersion
            _STORED[digest] = StoredGame(description, kept.code)
        return _STORED[digest]


def _pack(connection: Connection, match: Row, game: Game) -> Pack:
    """The box that was kept; that of the set-up for a match of an older version, which has none."""
    if match.box is not None:
        return _BOXES.get(match.box) or _load_box(connection, match)
    setup: Setup = read_setup(match.setup)
    return game.pack if setup.pack is None else game.pack_of(setup.pack)


def _load_box(connection: Connection, match: Row) -> Pack:
    pack = kept_box(connection, match.title, match.box)
    if pack is None:
        raise Refusal("other-rules", ErrorMessage("other-rules", found=match.rules_version))
    _BOXES[match.box] = pack
    return pack


def kept_box(connection: Connection, title: str, digest: str) -> Pack | None:
    """The box of a title with this digest, if it is kept."""
    row = connection.execute(select(BOX).where(BOX.c.digest == digest, BOX.c.title == title)).one_or_none()
    return None if row is None else read_box(title, _unpacked(row.body).decode())


def kept_rules(connection: Connection, digest: str) -> RulesContent | None:
    """The rules of this digest, if they are kept."""
    row = connection.execute(select(RULES).where(RULES.c.digest == digest)).one_or_none()
    if row is None:
        return None
    description, code = _unpacked(row.description).decode(), _unpacked(row.code)
    return RulesContent(row.digest, row.title, row.rules_version, description, code)


def _packed(content: bytes) -> bytes:
    return zlib.compress(content, 9)


def _unpacked(content: bytes) -> bytes:
    reader = zlib.decompressobj()
    found = reader.decompress(content, LONGEST)
    if reader.unconsumed_tail:
        raise ValueError("too much was kept")
    return found
