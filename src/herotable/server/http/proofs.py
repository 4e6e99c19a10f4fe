"""The proof of a finished match: it is played again, and the table after each move is told by its fingerprint."""

import asyncio
import base64
import hashlib
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache

import msgspec
from litestar import get
from litestar.datastructures import State
from litestar.di import NamedDependency as Given

from ...engine.errors import Refused, UserError
from ...engine.game import Game
from ...engine.match import Match, commitment_of
from ...engine.save import load
from ...stored.game import StoredGame
from ...wasm.build import files_of as built_files
from ...wasm.description import blank_table
from ..database.queries import LoggedMatch, MatchPlayer
from ..database.store import Store
from ..rooms.log_reading import moves_of
from .kept_rules import RulesFiles, files_of
from .operations import operation
from .parameters import MatchId
from .remembered import Remembered
from .replays import NOT_PLAYABLE, finished_match, known_rules, replayed

REMEMBERED = 64  # matches; the fingerprints of a long one are 20 KB


class Proof(msgspec.Struct, frozen=True):
    """Whether all dice, all cards and the result follow from the seed, and what a client needs to see for itself."""

    ok: bool
    commitment: str
    moves: int
    fingerprint: str | None = None
    problem: str | None = None
    rules: str | None = None
    tables: list[str] = []
    blank: str | None = None
    files: RulesFiles | None = None


class Prover:
    """Proves matches in a thread, one at a time, and remembers the last proofs."""

    def __init__(self, remembered: int = REMEMBERED):
        self._busy = asyncio.Lock()
        self._remembered = Remembered[Proof](remembered)

    async def proof(self, logged: LoggedMatch) -> Proof:
        """The proof of a match; one that failed is made again each time, and so is one whose moves have changed."""
        key = key_of(logged)
        async with self._busy:
            if (known := self._remembered.find(key)) is not None:
                return known
            proof = await asyncio.to_thread(proof_of, logged)
            return self._remembered.keep(key, proof) if proof.ok else proof


@asynccontextmanager
async def opened(_: State) -> AsyncIterator[Prover]:
    """The one prover of this process."""
    yield Prover()


@get("/replays/{match:str}/verify", **operation("verifyReplay", "Verify a finished match", NOT_PLAYABLE))
async def verify(match: MatchId, store: Given[Store], prover: Given[Prover]) -> Proof:
    """Play the match again from its seed and compare all draws and the result; a difference is named.

    `tables` lets a client that has the rules compare every position; `files` are the addresses of rules and a box that
    are not installed.
    """
    return await prover.proof(await finished_match(store, match))


def key_of(logged: LoggedMatch) -> str:
    """What is proved: the record of a match, in a few letters."""
    row = logged.match
    record = msgspec.json.encode([row.id, row.seed, row.rules_version, row.rules, row.box, *logged[1:4]])
    return hashlib.blake2b(record, digest_size=16).hexdigest()


def proof_of(logged: LoggedMatch) -> Proof:
    """Recompute a match through its save file, as `herotable verify` does."""
    moves = len(moves_of(logged.lines))
    game, pack = known_rules(logged)
    try:
        match = load(replayed(logged).save(), {game.name: game}, pack)
    except (Refused, UserError) as error:
        return Proof(False, commitment_of(logged.match.seed), moves, problem=str(error))
    files = files_of(logged)
    has_own_table = files is None and logged.setup.pack is not None
    return told_of(match, other_result(match, logged.players), has_own_table, files)


def told_of(match: Match, problem: str | None, has_own_table: bool, files: RulesFiles | None = None) -> Proof:
    """What is told of a match that could be played again."""
    return Proof(
        ok=problem is None,
        commitment=match.commitment,
        moves=len(match.rows),
        fingerprint=match.fingerprint,
        problem=problem,
        rules=rules_of(match.game),
        tables=[match.started, *match.fingerprints],
        blank=own_table(match) if has_own_table else None,
        files=files,
    )


def own_table(match: Match) -> str:
    """The table with the match's own components laid out, for the rules in a browser, which know only the box."""
    blank = match.pack.blank or blank_table(match.game, match.seats, match.options, match.pack)
    return base64.b64encode(blank).decode()


def other_result(match: Match, players: list[MatchPlayer]) -> str | None:
    """How the stored result differs from the recomputed one, if it does."""
    for player in players:
        has_won = player.seat in match.winners if match.over else player.won  # a win is claimed without the rules
        recomputed = (match.scores[player.seat], has_won)
        if player.score is not None and (player.score, player.won) != recomputed:
            return f"result: seat {player.seat} has {player.score} points, the game played again gives {recomputed[0]}"
    return None


def rules_of(game: Game) -> str | None:
    """The digest of the rules in WebAssembly, if there are any."""
    return str(game.description["digest"]) if isinstance(game, StoredGame) else built_rules(game.name)


@cache
def built_rules(title: str) -> str | None:
    """The digest of the rules that browsers have of a title, if they have any."""
    _, description = built_files(title)
    if not description.exists():
        return None
    return str(json.loads(description.read_text(encoding="utf-8"))["digest"])


ROUTES = [verify]
