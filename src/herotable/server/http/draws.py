"""Every random number of a finished match, so that a browser can recompute them from the seed."""

import asyncio
import logging
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from litestar import get
from litestar.datastructures import State
from litestar.di import NamedDependency as Given

from ...engine.errors import ErrorMessage
from ...stored.contents import box_content
from ..database.queries import LoggedMatch
from ..database.store import Store
from ..errors import Refusal
from ..rooms.log_reading import moves_of, words_of
from .draw_recorder import Draw, MatchInputs
from .operations import merged, operation
from .parameters import MatchId
from .remembered import Remembered
from .replays import NOT_PLAYABLE, finished_match, known_rules

log = logging.getLogger(__name__)

COMMAND = (sys.executable, "-m", "herotable.server.http.draw_recorder")
SECONDS = 30.0  # for one match; the longest take two
REMEMBERED = 64  # matches


class Draws(msgspec.Struct, frozen=True):
    """The random numbers of a match: a list for the set-up, then one for each move."""

    draws: list[list[Draw]]


class DrawRecorder:
    """Plays matches again in a process of its own, one at a time, and remembers the last results."""

    def __init__(self, command: tuple[str, ...] = COMMAND, seconds: float = SECONDS, remembered: int = REMEMBERED):
        self._command, self._seconds = command, seconds
        self._busy = asyncio.Lock()
        self._remembered = Remembered[Draws](remembered)

    async def draws(self, match: str, inputs: MatchInputs) -> Draws:
        """The draws of a match; refused while another match is being played again."""
        if (known := self._remembered.find(match)) is not None:
            return known
        if self._busy.locked():
            raise Refusal("try-again", ErrorMessage("draws-busy"), 503)
        async with self._busy:
            return self._remembered.keep(match, await self._record(inputs))

    async def _record(self, inputs: MatchInputs) -> Draws:
        environment = os.environ | {"HEROTABLE_INTERPRETED": "1", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        process = await asyncio.create_subprocess_exec(
            *self._command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, env=environment
        )
        try:
            output, _ = await asyncio.wait_for(process.communicate(msgspec.json.encode(inputs)), self._seconds)
        except TimeoutError:
            log.warning("draws.slow", extra={"seconds": self._seconds})
            raise Refusal("try-again", ErrorMessage("draws-slow"), 503) from None
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
        if process.returncode != 0:
            raise Refusal("not-replayed")
        return Draws(msgspec.json.decode(output, type=list[list[Draw]]))


@asynccontextmanager
async def opened(_: State) -> AsyncIterator[DrawRecorder]:
    """The one recorder of this process."""
    yield DrawRecorder()


@get(
    "/replays/{match:str}/draws",
    **operation(
        "getReplayDraws",
        "List the random numbers of a finished match",
        merged(NOT_PLAYABLE, {409: "former-rules not-replayed"}),
    ),
)
async def draws(match: MatchId, store: Given[Store], draw_recorder: Given[DrawRecorder]) -> Draws:
    """Every random number of the set-up and of each move, so that a client can recompute them from the seed.

    The server plays the match again, one match at a time; while it is busy the answer is 503. Only matches that were
    played by the rules that are installed can be answered: those of former versions do not tell their draws.
    """
    logged = await finished_match(store, match)
    return await draw_recorder.draws(match, inputs_of(logged))


def inputs_of(logged: LoggedMatch) -> MatchInputs:
    """What is needed to play a match again by the rules that are installed."""
    setup, (game, pack) = logged.setup, known_rules(logged)
    if game.is_stored:
        raise Refusal("former-rules")
    return MatchInputs(
        title=setup.title,
        seats=setup.seats,
        options=setup.options,
        box=box_content(game, setup.seats, game.checked(setup.seats, setup.options), pack).body,
        seed=logged.match.seed,
        words=words_of(logged.lines, setup.seats),
        moves=[(move.seat, move.move) for move in moves_of(logged.lines)],
    )


ROUTES = [draws]
