"""How refusals and failures become HTTP answers: always an Error as JSON, never a trace."""

import logging
import re
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from ...engine.errors import UserError
from ...problems import LANGUAGES, problem
from .. import metrics
from ..database.store import Unavailable
from ..errors import Refusal
from .limits import LimitExceeded

log = logging.getLogger(__name__)

AWAY = "the server cannot save at the moment; send it again"
RETRY_AFTER = {429: "10", 503: "2"}  # seconds after which it is worth trying again
QUALITY = re.compile(r"q=([01](?:\.\d{0,3})?)")
CODES = {
    400: "unreadable", 401: "who-are-you", 403: "forbidden", 404: "not-found", 405: "not-this-way", 409: "refused",
    413: "too-long", 415: "unreadable", 429: "too-many", 503: "try-again",
}  # fmt: skip


class Error(msgspec.Struct, frozen=True):
    """Why something was not done; `rule` is the paragraph that forbids a move."""

    code: str
    error: str
    rule: str | None = None


def answer(status: int, error: Error, headers: dict[str, str] | None = None) -> Response[Error]:
    """An error with its status, and when to try again where that helps."""
    metrics.refusals.labels(error.code).inc()
    again = {"Retry-After": RETRY_AFTER[status]} if status in RETRY_AFTER else {}
    return Response(error, status_code=status, headers=again | (headers or {}), media_type="application/json")


def refused(_: Request[Any, Any, Any], refusal: Refusal) -> Response[Error]:
    """A refusal of ours."""
    again = {"Retry-After": str(refusal.retry_after)} if isinstance(refusal, LimitExceeded) else {}
    return answer(refusal.status, Error(refusal.code, refusal.error, refusal.rule), again)


def unavailable(_: Request[Any, Any, Any], error: Unavailable) -> Response[Error]:
    """The database does not answer, or is full."""
    log.error("store.unavailable", extra={"reason": str(error)})
    return answer(503, Error("try-again", AWAY))


def unreadable(request: Request[Any, Any, Any], error: UserError) -> Response[Error]:
    """What a person gave us cannot be read; one line for each problem, in a language they read."""
    language = asked_language(request.headers.get("accept-language", ""))
    said = {"Content-Language": language, "Vary": "Accept-Language"}
    return answer(400, Error("unreadable", problem(error, language)), said)


def asked_language(accepted: str) -> str:
    """The first of `Accept-Language` that we speak."""
    wishes = [wish.partition(";") for wish in accepted.lower().split(",")]
    wanted = sorted(wishes, key=lambda wish: -_weight(wish[2]))
    spoken = (wish[0].strip().partition("-")[0] for wish in wanted if _weight(wish[2]) > 0)
    return next((language for language in spoken if language in LANGUAGES), LANGUAGES[0])


def _weight(quality: str) -> float:
    found = QUALITY.fullmatch(quality.strip())
    return float(found.group(1)) if found else 1.0


def nested(_: Request[Any, Any, Any], __: RecursionError) -> Response[Error]:
    """JSON in JSON in JSON."""
    return answer(400, Error("unreadable", "nested too deeply"))


def invalid(_: Request[Any, Any, Any], error: ValidationException) -> Response[Error]:
    """A field that does not fit, with its place."""
    places = error.extra if isinstance(error.extra, list) else []
    said = [f"{place.get('key') or place.get('source')}: {place.get('message')}" for place in places]
    return answer(400, Error("unreadable", "\n".join(said) or error.detail))


def failed(_: Request[Any, Any, Any], error: HTTPException) -> Response[Error]:
    """What the framework itself refuses: unknown paths, other methods, long bodies."""
    code = CODES.get(error.status_code, "failed")
    return answer(error.status_code, Error(code, error.detail), error.headers)


def broken(request: Request[Any, Any, Any], error: Exception) -> Response[Error]:
    """Our own mistake: the log has it in full, the client only that it happened."""
    log.error("request.broken", exc_info=error, extra={"route": request.scope.get("path_template")})
    return answer(500, Error("broken", "the server made a mistake; it is in its log"))


HANDLERS: dict[Any, Any] = {
    Refusal: refused,
    Unavailable: unavailable,
    UserError: unreadable,
    RecursionError: nested,
    ValidationException: invalid,
    HTTPException: failed,
    Exception: broken,
}
