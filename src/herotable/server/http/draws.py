"""Every random number of a finished match, so that a browser can recompute them from the seed."""

import asyncio
import logging
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from litestar import get
from litestar.datastructures import State
from litestar.di import NamedDependency as Given

from ...engine.errors import ErrorMessage
from ..database.queries import LoggedMatch
from ..database.store import Store
from ..errors import Refusal
from ..rooms.log_reading import moves_of, words_of
from .draw_recorder import Draw, MatchInputs
from .parameters import MatchId
from .replays import check_rules, finished_match

log = logging.getLogger(__name__)

COMMAND = (sys.executable, "-m", "herotable.server.http.draw_recorder")
SECONDS = 30.0  # for one match; the longest take two
KEPT = 64  # matches whose draws are remembered


class Draws(msgspec.Struct, frozen=True):
    """What the rules drew: for the set-up, then for each move, the sides and the side (from 0 on) of every draw."""

    draws: list[list[Draw]]


class DrawRecorder:
    """Plays matches again in a process beside the server, one at a time; the last ones are remembered."""

    def __init__(self, command: tuple[str, ...] = COMMAND, seconds: float = SECONDS, kept: int = KEPT):
        self._command, self._seconds, self._kept = command, seconds, kept
        self._busy = asyncio.Lock()
        self._known: OrderedDict[str, Draws] = OrderedDict()

    async def draws(self, match: str, asked: MatchInputs) -> Draws:
        """The draws of a match; refused while another one is being played again."""
        if match not in self._known:
            if self._busy.locked():
                raise Refusal("try-again", ErrorMessage("draws-busy"), 503)
            async with self._busy:
                self._known[match] = await self._played(asked)
        self._known.move_to_end(match)
        while len(self._known) > self._kept:
            self._known.popitem(last=False)
        return self._known[match]

    async def _played(self, asked: MatchInputs) -> Draws:
        environment = os.environ | {"HEROTABLE_INTERPRETED": "1", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        process = await asyncio.create_subprocess_exec(
            *self._command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, env=environment
        )
        try:
            told, _ = await asyncio.wait_for(process.communicate(msgspec.json.encode(asked)), self._seconds)
        except TimeoutError:
            log.warning("draws.slow", extra={"seconds": self._seconds})
            raise Refusal("try-again", ErrorMessage("draws-slow"), 503) from None
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
        if process.returncode != 0:
            raise Refusal("not-replayed")
        return Draws(msgspec.json.decode(told, type=list[list[Draw]]))


@asynccontextmanager
async def opened(_: State) -> AsyncIterator[DrawRecorder]:
    """The node's one process for draws."""
    yield DrawRecorder()


@get("/replays/{match:str}/draws")
async def draws(match: MatchId, store: Given[Store], draw_recorder: Given[DrawRecorder]) -> Draws:
    """The random numbers of the set-up and of each move, as the rules asked for them."""
    story = await finished_match(store, match)
    check_rules(story)
    return await draw_recorder.draws(match, asked_of(story))


def asked_of(story: LoggedMatch) -> MatchInputs:
    """What is needed to play a match again."""
    setup = story.setup
    return MatchInputs(
        title=setup.title,
        seats=setup.seats,
        options=setup.options,
        pack=setup.pack,
        seed=story.match.seed,
        words=words_of(story.lines, setup.seats),
        moves=[(move.seat, move.move) for move in moves_of(story.lines)],
    )


ROUTES = [draws]
