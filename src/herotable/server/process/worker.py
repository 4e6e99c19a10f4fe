"""A process that does not listen: its connections come from the porter."""

import asyncio
import socket
from contextlib import suppress
from typing import Any

import uvicorn


class Worker(uvicorn.Server):
    """Serves those whom the porter passes on over a channel."""

    def __init__(self, config: uvicorn.Config, channel: socket.socket):
        super().__init__(config)
        self.channel = channel
        self._taking: set[asyncio.Task[Any]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:  # noqa: ARG002
        """Nothing to listen on."""
        await super().startup(sockets=[])
        self.channel.setblocking(False)
        asyncio.get_running_loop().add_reader(self.channel, self._take)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:  # noqa: ARG002
        """Nobody is taken any more: the porter finds the channel closed and leads on to another process."""
        asyncio.get_running_loop().remove_reader(self.channel)
        self.channel.close()
        await super().shutdown(sockets=[])

    def _take(self) -> None:
        with suppress(BlockingIOError):
            said, visitors, *_ = socket.recv_fds(self.channel, 1, 1)
            if not said:  # the porter has died
                asyncio.get_running_loop().remove_reader(self.channel)
                self.should_exit = True
            for visitor in visitors:
                self._serve_one(socket.socket(fileno=visitor))

    def _serve_one(self, visitor: socket.socket) -> None:
        task = asyncio.create_task(self._connected(visitor))
        self._taking.add(task)
        task.add_done_callback(self._taking.discard)

    async def _connected(self, visitor: socket.socket) -> None:
        with suppress(OSError):  # gone already
            await asyncio.get_running_loop().connect_accepted_socket(self._protocol, visitor)

    def _protocol(self) -> asyncio.Protocol:
        return self.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
