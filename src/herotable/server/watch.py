"""Around every request: its number, its line in the log, and its time."""

import logging
import secrets
import time
from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from . import logs, metrics

log = logging.getLogger(__name__)

ID_LENGTH = 32
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")


class Watch:
    """The application with an eye on it."""

    def __init__(self, app: ASGIApp):
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Count, time and log what goes through."""
        number = secrets.token_hex(8)
        logs.begin(request=number)
        if scope["type"] == ScopeType.WEBSOCKET:
            with metrics.sockets.track_inprogress():
                await self.app(scope, receive, send)
        else:
            await self._request(scope, receive, send, number)

    async def _request(self, scope: HTTPScope, receive: Receive, send: Send, number: str) -> None:
        began, status = time.perf_counter(), 500

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], (b"x-request-id", number.encode())]
            await send(message)

        try:
            await self.app(scope, receive, watched)
        finally:
            _note(scope, status, time.perf_counter() - began)


def _note(scope: HTTPScope, status: int, seconds: float) -> None:
    """The path as the program knows it: what people type there may be a secret."""
    route = scope.get("path_template") or "unknown"
    method = scope["method"] if scope["method"] in METHODS else "OTHER"
    metrics.requests.labels(method, route, str(status)).observe(seconds)
    if match := scope.get("path_params", {}).get("match"):
        logs.about(match=match[:ID_LENGTH])
    said: dict[str, Any] = {"method": method, "route": route, "status": status, "seconds": round(seconds, 6)}
    log.log(logging.ERROR if status == 500 else logging.INFO, "request", extra=said)
