"""Refusals and failures as HTTP answers: always an Error as JSON, never a stack trace."""

import logging
import re
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException, ValidationException

from ...engine.errors import ErrorMessage, UserError
from ...problems import LANGUAGES, in_words
from .. import metrics
from ..database.store import Unavailable
from ..errors import Refusal, TryLater
from .validation import invalid

log = logging.getLogger(__name__)

AnyRequest = Request[Any, Any, Any]

AWAY = ErrorMessage("try-again")
RETRY_AFTER = {429: "10", 503: "2"}  # seconds after which it is worth trying again
QUALITY = re.compile(r"q=([01](?:\.\d{0,3})?)")
FRAMEWORK = {  # what the framework itself refuses, as code and message
    401: ("who-are-you", ErrorMessage("who-are-you")),
    403: ("forbidden", ErrorMessage("forbidden")),
    404: ("not-found", ErrorMessage("not-found")),
    405: ("not-this-way", ErrorMessage("not-this-way")),
    413: ("too-long", ErrorMessage("body-too-long")),
    415: ("unreadable", ErrorMessage("bad-media-type")),
}


class Error(msgspec.Struct, frozen=True):
    """Why a request was refused."""

    code: str
    error: str
    rule: str | None = None


def answer(
    request: AnyRequest,
    status: int,
    code: str,
    *lines: ErrorMessage,
    rule: str | None = None,
    headers: dict[str, str] | None = None,
) -> Response[Error]:
    """An error with its status, in a language the asker reads, and when to try again where that helps."""
    metrics.refusals.labels(code).inc()
    language = language_of(request)
    text = "\n".join(in_words(line, language) for line in lines)
    more = {"Content-Language": language, "Vary": "Accept-Language"}
    more |= {"Retry-After": RETRY_AFTER[status]} if status in RETRY_AFTER else {}
    error = Error(code, text, rule)
    return Response(error, status_code=status, headers=more | (headers or {}), media_type="application/json")


def refused(request: AnyRequest, refusal: Refusal) -> Response[Error]:
    """A refusal of ours."""
    again = {"Retry-After": str(refusal.retry_after)} if isinstance(refusal, TryLater) else {}
    return answer(request, refusal.status, refusal.code, refusal.message, rule=refusal.rule, headers=again)


def unavailable(request: AnyRequest, error: Unavailable) -> Response[Error]:
    """The database does not answer, or is full."""
    log.error("store.unavailable", extra={"reason": str(error)})
    return answer(request, 503, "try-again", AWAY)


def unreadable(request: AnyRequest, error: UserError) -> Response[Error]:
    """What a person gave us cannot be read; one line for each problem."""
    return answer(request, 400, "unreadable", *error.lines)


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The language of an answer, by the headers of a request or of a WebSocket's handshake."""
    return asked_language(connection.headers.get("accept-language", ""))


def asked_language(accepted: str) -> str:
    """The first of `Accept-Language` that we speak."""
    wishes = [wish.partition(";") for wish in accepted.lower().split(",")]
    wanted = sorted(wishes, key=lambda wish: -_weight(wish[2]))
    spoken = (wish[0].strip().partition("-")[0] for wish in wanted if _weight(wish[2]) > 0)
    return next((language for language in spoken if language in LANGUAGES), LANGUAGES[0])


def _weight(quality: str) -> float:
    found = QUALITY.fullmatch(quality.strip())
    return float(found.group(1)) if found else 1.0


def nested(request: AnyRequest, _: RecursionError) -> Response[Error]:
    """JSON that is nested too deeply."""
    return answer(request, 400, "unreadable", ErrorMessage("nested"))


def undecodable(request: AnyRequest, error: UnicodeDecodeError) -> Response[Error]:
    """A body that is no UTF-8."""
    return answer(request, 400, "unreadable", ErrorMessage("json-not-utf8", byte=error.start))


def misfit(request: AnyRequest, error: ValidationException) -> Response[Error]:
    """A field that does not fit, with its place."""
    places = error.extra if isinstance(error.extra, list) else []
    lines = [
        ErrorMessage("at", place=place.get("key") or place.get("source"), problem=invalid(str(place.get("message"))))
        for place in places
    ]
    return answer(request, 400, "unreadable", *(lines or [invalid(error.detail)]))


def failed(request: AnyRequest, error: HTTPException) -> Response[Error]:
    """What the framework itself refuses: unknown paths, other methods, long bodies."""
    status = error.status_code
    known = ("unreadable", invalid(error.detail)) if status == 400 else FRAMEWORK.get(status)
    code, message = known or ("failed", ErrorMessage("failed"))
    return answer(request, status, code, message, headers=error.headers)


def broken(request: AnyRequest, error: Exception) -> Response[Error]:
    """A bug of the server: the log has the details, the client only learns that it happened."""
    log.error("request.broken", exc_info=error, extra={"route": request.scope.get("path_template")})
    return answer(request, 500, "broken", ErrorMessage("broken"))


HANDLERS: dict[Any, Any] = {
    Refusal: refused,
    Unavailable: unavailable,
    UserError: unreadable,
    RecursionError: nested,
    UnicodeDecodeError: undecodable,
    ValidationException: misfit,
    HTTPException: failed,
    Exception: broken,
}
