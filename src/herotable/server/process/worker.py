"""A worker process: it does not listen itself, its connections come from the supervisor."""

import asyncio
import socket
from contextlib import suppress
from typing import Any

import uvicorn


class Worker(uvicorn.Server):
    """Serves the connections that the supervisor passes over a channel."""

    def __init__(self, config: uvicorn.Config, channel: socket.socket):
        super().__init__(config)
        self.channel = channel
        self._accepting: set[asyncio.Task[Any]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:  # noqa: ARG002
        """Start without a listening socket; read connections from the channel instead."""
        await super().startup(sockets=[])
        self.channel.setblocking(False)
        asyncio.get_running_loop().add_reader(self.channel, self._receive)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:  # noqa: ARG002
        """Close the channel first: the supervisor notices and gives new connections to another worker."""
        asyncio.get_running_loop().remove_reader(self.channel)
        self.channel.close()
        await super().shutdown(sockets=[])

    def _receive(self) -> None:
        with suppress(BlockingIOError):
            data, descriptors, *_ = socket.recv_fds(self.channel, 1, 1)
            if not data:  # the supervisor has died
                asyncio.get_running_loop().remove_reader(self.channel)
                self.should_exit = True
            for descriptor in descriptors:
                self._begin_serving(socket.socket(fileno=descriptor))

    def _begin_serving(self, connection: socket.socket) -> None:
        task = asyncio.create_task(self._accept(connection))
        self._accepting.add(task)  # the loop keeps only weak references to tasks
        task.add_done_callback(self._accepting.discard)

    async def _accept(self, connection: socket.socket) -> None:
        with suppress(OSError):  # the client has gone already
            await asyncio.get_running_loop().connect_accepted_socket(self._protocol, connection)

    def _protocol(self) -> asyncio.Protocol:
        return self.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
