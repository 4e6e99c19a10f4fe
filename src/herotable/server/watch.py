"""Around every request: its number, its line in the log, its time, and headers that keep browsers strict."""

import logging
import secrets
import time
from typing import Any

from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from . import logs, metrics

log = logging.getLogger(__name__)

METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
POLICY = "; ".join(
    [
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "content-security-policy": POLICY,
    "cross-origin-opener-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


class Watch:
    """The application with an eye on it."""

    def __init__(self, app: ASGIApp):
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Count, time and log what goes through."""
        logs.begin(request=secrets.token_hex(8))
        if scope["type"] == "websocket":
            with metrics.sockets.track_inprogress():
                await self.app(scope, receive, send)
        else:
            await self._request(scope, receive, send)

    async def _request(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        began, status = time.perf_counter(), 500

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *_added({name for name, _ in message["headers"]})]
            await send(message)

        try:
            await self.app(scope, receive, watched)
        finally:
            _note(scope, status, time.perf_counter() - began)


def _added(there: set[bytes]) -> list[tuple[bytes, bytes]]:
    """Our headers, where the answer has none of its own."""
    ours = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
    return [header for header in ours if header[0] not in there]


def _note(scope: HTTPScope, status: int, seconds: float) -> None:
    """The path as the program knows it: what people type there may be a secret."""
    route = scope.get("path_template") or "unknown"
    method = scope["method"] if scope["method"] in METHODS else "OTHER"
    metrics.requests.labels(method, route, str(status)).observe(seconds)
    said: dict[str, Any] = {"method": method, "route": route, "status": status, "seconds": round(seconds, 6)}
    log.log(logging.ERROR if status == 500 else logging.INFO, "request", extra=said)
