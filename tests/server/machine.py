"""A node as a process of its own, so that it can be killed."""

import asyncio
import multiprocessing
import os
import socket
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from herotable.commands.serve import listen
from herotable.server.http import titles
from herotable.server.process.serve import serve as run_server
from herotable.server.settings import Settings

from .node import ROOMY

NODES = multiprocessing.get_context("forkserver")  # what all nodes need is read once
NODES.set_forkserver_preload([__name__])
HOST = "127.0.0.1"
PATIENCE = 120  # seconds to start; a first compilation takes its time
GRACE = 20  # seconds to stop


class Machine:
    """A node that keeps its address when it is killed and started again."""

    def __init__(self, database_url: str, output: Path, processes: int = 1, become: Callable[[], None] | None = None):
        """What the process has to `become` first is another version of the program."""
        with socket.socket() as free:
            free.bind((HOST, 0))
            self.port = free.getsockname()[1]
        self.database_url, self.output, self.processes, self.become = database_url, output, processes, become
        self.process: Any = None

    @property
    def url(self) -> str:
        return f"http://{HOST}:{self.port}"

    @property
    def is_up(self) -> bool:
        return self.process is not None and self.process.is_alive()

    async def start(self) -> None:
        """Return when it listens."""
        given = (self.database_url, self.port, self.output, self.processes, self.become)
        self.process = NODES.Process(target=serve, args=given, daemon=self.processes == 1)
        self.process.start()
        await self._listens(time.monotonic() + PATIENCE)

    async def _listens(self, deadline: float) -> None:
        while time.monotonic() < deadline:
            assert self.is_up, self.said
            with socket.socket() as probe:
                if probe.connect_ex((HOST, self.port)) == 0:
                    return
            await asyncio.sleep(0.02)
        raise TimeoutError(self.said)

    @property
    def said(self) -> str:
        """What it has told of itself, by far most of it trouble."""
        return self.output.read_text(encoding="utf-8")

    @property
    def failures(self) -> list[str]:
        """What it did not expect."""
        return [line for line in self.said.splitlines() if '"failure"' in line or "Traceback" in line]

    def kill(self) -> None:
        """Without a warning."""
        if self.process is not None:
            self.process.kill()
            self.process.join()

    @property
    def children(self) -> list[int]:
        """Its processes, where it is a porter."""
        return [
            int(pid) for pid in Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        ]

    def stop(self) -> int:
        """As an operator does; its exit status."""
        self.process.terminate()
        self.process.join(GRACE)
        assert not self.process.is_alive(), self.said
        return int(self.process.exitcode)


@asynccontextmanager
async def machines(
    database_url: str, count: int, folder: Path, processes: int = 1, become: Callable[[], None] | None = None
) -> AsyncIterator[list[Machine]]:
    """Nodes on one database; what they say is shown when a test fails."""
    folder.mkdir(exist_ok=True)
    nodes = [Machine(database_url, folder / f"node{n}.log", processes, become) for n in range(count)]
    try:
        await asyncio.gather(*(node.start() for node in nodes))
        yield nodes
    except BaseException:
        for node in nodes:
            print(f"--- {node.output.name}\n{node.said}")
        raise
    finally:
        for node in nodes:
            node.kill()


def at_once(prepared: titles.Titles) -> None:
    """All titles are ready, and compiled when they are first used."""
    prepared.states = dict.fromkeys(prepared.states, "ready")


def serve(database_url: str, port: int, output: Path, processes: int, become: Callable[[], None] | None = None) -> None:
    """As `herotable serve` does, until it is stopped or killed."""
    with output.open("ab") as said:
        for stream in (sys.stdout, sys.stderr):
            os.dup2(said.fileno(), stream.fileno())
    if become is not None:
        become()
    titles.Titles.start = at_once  # type: ignore[method-assign,assignment]
    given: dict[str, Any] = ROOMY | {
        "database": database_url,
        "host": HOST,
        "port": port,
        "log_level": "warning",
        "processes": processes,
    }
    settings = Settings(**given)
    with listen(settings) as listening:
        run_server(settings, listening)
