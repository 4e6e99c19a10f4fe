"""The server's side of a WebSocket: uvicorn's, with a short way out for messages that are ready."""

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

WRITE = "herotable.write"  # the short way out, among the extensions of a scope
TEXT = 0x81  # a whole message of text in one frame
AHEAD = 8  # messages that are read before the first of them is answered
SHORT, LONG = 126, 1 << 16  # from these lengths on, two or eight bytes tell the length


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket without extensions, as `serve` sets it up, so that a frame is its length and its payload."""

    async def run_asgi(self) -> None:
        """The application may ask for the short way."""
        self._frames: list[bytes] = []
        self.scope["extensions"] = {**(self.scope["extensions"] or {}), WRITE: {"write": self.write}}
        await super().run_asgi()

    def send_receive_event_to_app(self) -> None:
        """Reading stops only when several messages wait: the system takes long to stop and to go on."""
        is_spared = not self.read_paused and self.queue.qsize() < AHEAD
        self.read_paused |= is_spared
        super().send_receive_event_to_app()
        self.read_paused &= not is_spared

    def write(self, message: bytes) -> bool:
        """Send a text at once, unless the client is slow or about to go: then False, and it goes the usual way."""
        if not self._is_open() or not self.writable.is_set():
            return False
        if not self._frames:
            self.loop.call_soon(self._flush)
        self._frames.append(framed(message))
        return True

    async def send(self, message: ASGISendEvent) -> None:
        """The usual way, behind what is on the short one."""
        if self.handshake_complete:
            self._flush()
        await super().send(message)

    def _flush(self) -> None:
        """All that came in one round of the loop goes out together: the system takes long for each call."""
        if self._frames and self._is_open():
            self.transport.write(b"".join(self._frames))
        self._frames.clear()

    def _is_open(self) -> bool:
        return self.conn.state is State.OPEN and not self.close_sent and not self.disconnected


def framed(message: bytes) -> bytes:
    """RFC 6455, 5.2: what a server sends is not masked."""
    size = len(message)
    if size < SHORT:
        return bytes((TEXT, size)) + message
    if size < LONG:
        return bytes((TEXT, SHORT)) + size.to_bytes(2, "big") + message
    return bytes((TEXT, SHORT + 1)) + size.to_bytes(8, "big") + message
