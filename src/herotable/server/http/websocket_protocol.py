"""uvicorn's WebSocket protocol, extended by a function that writes a ready message without waiting, and by limits."""

import asyncio

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import State

from .timed_http import STALLED

WRITE = "herotable.write"  # the name of that function among the extensions of a scope
TEXT = 0x81  # a whole message of text in one frame
READ_AHEAD = 8  # messages that are read before the first of them is answered
FRAMES = 256  # of one message; without a limit a message could consist of empty frames without end
TOO_BIG = 1009
SHORT, LONG = 126, 1 << 16  # from these lengths on, two or eight bytes tell the length


class ExtendedWebSocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket without compression, as `serve` sets it up, so that a frame is just its length and its payload."""

    _stalled: asyncio.TimerHandle | None = None

    async def run_asgi(self) -> None:
        """Offer the function to the application."""
        self._frames: list[bytes] = []
        self.scope["extensions"] = {**(self.scope["extensions"] or {}), WRITE: {"write": self.write}}
        try:
            await super().run_asgi()
        finally:
            self._expect_reading()

    def send_receive_event_to_app(self) -> None:
        """Pause reading only when several messages wait: each pause costs two slow system calls."""
        has_room = not self.read_paused and self.queue.qsize() < READ_AHEAD
        self.read_paused |= has_room
        super().send_receive_event_to_app()
        self.read_paused &= not has_room

    def handle_cont(self, event: Frame) -> None:
        """Refuse a message of too many frames."""
        if self.close_sent:
            return
        if len(self.frames) >= FRAMES:
            self.conn.fail(TOO_BIG)
            self.handle_parser_exception()
        else:
            super().handle_cont(event)

    def keepalive_timeout(self) -> None:
        """Hang up on a client that answers no ping, also where it takes nothing of what it was sent."""
        super().keepalive_timeout()
        self.transport.abort()

    def pause_writing(self) -> None:
        """The client takes nothing for the moment."""
        super().pause_writing()
        self._expect_reading()

    def resume_writing(self) -> None:
        """The client takes what it is sent."""
        super().resume_writing()
        self._stop_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the timer."""
        super().connection_lost(exc)
        self._stop_timer()

    def _expect_reading(self) -> None:
        """Hang up unless what is sent is soon taken."""
        if self._stalled is None and not self.disconnected:
            self._stalled = self.loop.call_later(STALLED, self.transport.abort)

    def _stop_timer(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None

    def write(self, message: bytes) -> bool:
        """Send a text soon; False if the client is slow or closing, and the caller has to use `send`."""
        if not self._is_open() or not self.writable.is_set():
            return False
        if not self._frames:
            self.loop.call_soon(self._flush)
        self._frames.append(frame(message))
        return True

    async def send(self, message: ASGISendEvent) -> None:
        """Send as uvicorn does, after all that `write` has taken: messages must keep their order."""
        if self.handshake_complete:
            self._flush()
        await super().send(message)

    def _flush(self) -> None:
        """Send all frames of one round of the event loop together: each system call is slow."""
        if self._frames and self._is_open():
            self.transport.write(b"".join(self._frames))
        self._frames.clear()

    def _is_open(self) -> bool:
        return self.conn.state is State.OPEN and not self.close_sent and not self.disconnected


def frame(message: bytes) -> bytes:
    """A frame of text by RFC 6455, 5.2; servers do not mask theirs."""
    size = len(message)
    if size < SHORT:
        return bytes((TEXT, size)) + message
    if size < LONG:
        return bytes((TEXT, SHORT)) + size.to_bytes(2, "big") + message
    return bytes((TEXT, SHORT + 1)) + size.to_bytes(8, "big") + message
