"""uvicorn's HTTP protocol with deadlines: who sends a request or takes an answer too slowly is hung up on."""

import asyncio

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

HEAD = 10.0  # seconds for the head of a request, from the connection or the end of the answer before
BODY = 30.0  # seconds for its body
REST = (
    2.0  # seconds in which what is left of a body may come after the answer: hanging up at once could lose the answer
)
STALLED = 30.0  # seconds for which a client may take nothing of what it was sent


class TimedHttpProtocol(H11Protocol):
    """A deadline holds for the whole of its part, so sending a byte now and then gains no time."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Expect a request."""
        self._seconds: float | None = None  # of the present deadline
        self._deadline: asyncio.TimerHandle | None = None
        self._stalled: asyncio.TimerHandle | None = None
        super().connection_made(transport)
        self._set_deadline()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the timers."""
        self._stop_timers()
        super().connection_lost(exc)

    def handle_events(self) -> None:
        """Read on, then see what is to come next."""
        super().handle_events()
        self._set_deadline()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Leave the connection to the protocol of WebSockets, which has pings."""
        self._stop_timers()
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        """The next request may come, or the rest of this one."""
        super().on_response_complete()
        self._set_deadline()

    def pause_writing(self) -> None:
        """The client takes nothing for the moment."""
        super().pause_writing()
        self._stalled = self._stalled or self.loop.call_later(STALLED, self.transport.abort)

    def resume_writing(self) -> None:
        """The client takes what it is sent."""
        super().resume_writing()
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None

    def _set_deadline(self) -> None:
        """Begin a deadline where another part of a request is expected than before."""
        seconds = self._expected_within() if self in self.connections else None  # a WebSocket has left them
        if seconds != self._seconds:
            self._seconds = seconds
            if self._deadline is not None:
                self._deadline.cancel()
            self._deadline = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)

    def _expected_within(self) -> float | None:
        """The seconds for what the client has to do; None while it is our turn."""
        if self.transport.is_closing():
            return STALLED
        match self.conn.their_state:
            case h11.IDLE:
                return HEAD
            case h11.SEND_BODY:
                return REST if self.cycle.response_complete else BODY
        return None

    def _stop_timers(self) -> None:
        for timer in (self._deadline, self._stalled):
            if timer is not None:
                timer.cancel()
        self._deadline = self._stalled = None
