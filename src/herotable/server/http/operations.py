"""What the OpenAPI document says about an operation beyond its types: its id, its errors and who may call it."""

from collections.abc import Mapping
from typing import Any, Literal

from litestar.handlers import HTTPRouteHandler

REFUSALS, CALLER = "refusals", "caller"  # where a route's options keep them
SAFE = {"GET", "HEAD"}
Caller = Literal["anybody", "spectator", "person"]  # a spectator may be known or not

SECURITY_SCHEMES = {
    "cookie": {
        "type": "apiKey", "in": "cookie", "name": "herotable",
        "description": "The session of a guest or an account; POST /api/guests, /api/accounts and /api/login set it.",
    },
    "csrf": {
        "type": "apiKey", "in": "header", "name": "X-CSRF-Token",
        "description": "Requests with the cookie that change something also carry `csrf` of GET /api/me.",
    },
    "token": {
        "type": "http", "scheme": "bearer",
        "description": "The token of a bot, from POST /api/bots. It takes the place of the cookie and the CSRF token.",
    },
}  # fmt: skip

STATUSES = {
    400: "The request cannot be read",
    401: "The caller is not known, or the name and the password do not fit",
    403: "The caller may not do this",
    404: "There is no such thing",
    409: "The request does not fit the present state",
    413: "The body is longer than the server allows",
    429: "Too many requests in a minute, or too many of something; `Retry-After` says when to try again",
    503: "The server cannot do it at the moment; `Retry-After` says when to try again",
}


def operation(
    id: str, summary: str, refusals: Mapping[int, str] | None = None, caller: Caller = "anybody"
) -> dict[str, Any]:
    """Keyword arguments for a route: `refusals` are codes by status, beside those that follow from its kind."""
    known = {} if caller == "anybody" else {403: "banned"}
    known |= {401: "who-are-you", 503: "try-again"} if caller == "person" else {}
    return {
        "operation_id": id,
        "summary": summary,
        "opt": {REFUSALS: merged(known, refusals or {}), CALLER: caller},
    }


def security_of(handler: HTTPRouteHandler) -> list[dict[str, list[str]]]:
    """How a caller shows who they are; an empty choice means that nobody has to."""
    cookie: dict[str, list[str]] = {"cookie": []} if handler.http_methods <= SAFE else {"cookie": [], "csrf": []}
    choices: dict[Caller, list[dict[str, list[str]]]] = {
        "anybody": [],
        "spectator": [{}, cookie, {"token": []}],
        "person": [cookie, {"token": []}],
    }
    return choices[handler.opt[CALLER]]


def refusals_of(handler: HTTPRouteHandler, documented: Mapping[str, Any]) -> dict[int, str]:
    """All codes with which an operation may be refused, by status."""
    always = {400: "unreadable", 429: "too-many"}
    unsafe = {} if handler.http_methods <= SAFE else {403: "banned foreign-origin forged", 503: "try-again"}
    body = {413: "too-long"} if "requestBody" in documented else {}
    path = {404: "not-found"} if "{" in handler_path(handler) else {}
    own: dict[int, str] = handler.opt.get(REFUSALS, {})
    return merged(always, unsafe, body, path, own)


def handler_path(handler: HTTPRouteHandler) -> str:
    """The path of a route, with its parameters."""
    return next(iter(handler.paths))


def merged(*refusals: Mapping[int, str]) -> dict[int, str]:
    """Codes by status, each once; both in order."""
    statuses = sorted({status for some in refusals for status in some})
    return {status: " ".join(_codes(status, refusals)) for status in statuses}


def _codes(status: int, refusals: tuple[Mapping[int, str], ...]) -> list[str]:
    return sorted({code for some in refusals for code in some.get(status, "").split()})


def error_responses(refusals: Mapping[int, str]) -> dict[str, Any]:
    """The answers of an operation that are errors."""
    content = {"application/json": {"schema": {"$ref": "#/components/schemas/Error"}}}
    return {
        str(status): {"description": f"{STATUSES[status]}. Codes: {_listed(codes)}.", "content": content}
        for status, codes in refusals.items()
    }


def _listed(codes: str) -> str:
    return ", ".join(f"`{code}`" for code in codes.split())
