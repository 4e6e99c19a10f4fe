"""Checks of every request and headers of every answer: rate limits, forged requests, hardening."""

from http import HTTPStatus
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Headers, MutableScopeHeaders, State
from litestar.enums import ScopeType
from litestar.exceptions import WebSocketException
from litestar.handlers import BaseRouteHandler
from litestar.types import Message, Scope

from ...engine.errors import ErrorMessage
from ..errors import Refusal, TryLater
from ..identity.sessions import Authenticator, Identity, same
from ..settings import Settings
from .public_url import is_own_machine

SAFE = {"GET", "HEAD", "OPTIONS"}
CSRF_HEADER = "x-csrf-token"
CLOSE_CODE = 4000  # a refused WebSocket is closed with this plus the HTTP status
HOUSEHOLD_BITS = 64  # of an IPv6 address; the rest differs between the devices of a household
UNKNOWN = "unknown"
# The option of a WebSocket that says by itself, once it is open, why it is closed: no page sees a refused handshake.
EXPLAINS = "explains"
UNLIMITED = "unlimited"  # the option of cheap routes that are requested by the dozen: they count for the address alone
REFUSAL, SENDER = "refusal", "sender"  # in the state of a scope: what it has to say; the address of the client
CONTENT_SECURITY_POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",  # the rules are WebAssembly
        *(f"{kind}-src 'self'" for kind in ("style", "font", "media", "connect", "manifest", "worker")),
        "img-src 'self' data:",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}

# Browsers complain about it on pages that came neither by TLS nor from the same machine, where it has no effect.
OPENER_POLICY = ("cross-origin-opener-policy", "same-origin")

# A browser that has come by TLS once comes by nothing else for a year.
ONLY_TLS = ("strict-transport-security", "max-age=31536000")

ASSETS = "/_app/"  # scripts, styles and fonts of the web client: policies belong to the page that loads them
OF_ASSETS = ("cross-origin-resource-policy", "x-content-type-options")

SAME_FOR_ALL = "/api/replays/"
MONITORING = ("/health", "/ready", "/metrics")  # proxies and monitors ask by the address of the node

# ---------------------------------------------------------------- requests


async def admit(connection: ASGIConnection, handler: BaseRouteHandler) -> None:
    """The guard of all routes: known host, limit, readable address, no forgery."""
    state = connection.app.state
    try:
        _check_host(connection, state.settings)
        _limit(connection, handler, state)
        _check_readable(connection)
        await _check_forgery(connection, state.authenticator, state.settings)
    except Refusal as refusal:
        if isinstance(refusal, TryLater) and handler.opt.get(EXPLAINS):
            connection.scope["state"][REFUSAL] = refusal
        elif connection.scope["type"] == ScopeType.WEBSOCKET:
            raise WebSocketException(detail=refusal.code, code=CLOSE_CODE + refusal.status) from refusal
        else:
            raise


def _limit(connection: ASGIConnection, handler: BaseRouteHandler, state: State) -> None:
    """Count the request: for the address always, for the session or the address where it costs something."""
    limits, settings = state.limits, state.settings
    connection.scope["state"][SENDER] = sender = address(connection, settings)
    limits.take("address_requests", sender)
    limits.take("address_bytes", sender, _announced_bytes(connection, settings))
    if not handler.opt.get(UNLIMITED):
        limits.take("requests", client(connection, state.authenticator, settings))


def _announced_bytes(connection: ASGIConnection, settings: Settings) -> int:
    """How long the body of a request may become: it is counted before it is read."""
    if "transfer-encoding" in connection.headers:
        return settings.body_bytes
    length = connection.headers.get("content-length", "")
    return min(int(length), settings.body_bytes) if length.isdecimal() else 0


def _check_host(connection: ASGIConnection, settings: Settings) -> None:
    """Refuse names of others: a name that its owner lets lead here would make that owner's pages ours."""
    if settings.allowed_hosts and connection.scope["path"] not in MONITORING:
        name = host_name(connection.headers.get("host", "")) or ""
        if name not in settings.allowed_hosts and name != "localhost" and not is_address(name):
            raise Refusal("unknown-host", status=421)


def _check_readable(connection: ASGIConnection) -> None:
    """Refuse control characters: PostgreSQL has no text with a NUL in it, and no id has any of them."""
    if not connection.scope["path"].isprintable() or b"%00" in connection.scope["query_string"]:
        raise Refusal("unreadable", ErrorMessage("address-unprintable"), 400)


async def _check_forgery(connection: ASGIConnection, authenticator: Authenticator, settings: Settings) -> None:
    """Refuse forged requests: another site's page sends our cookie, but cannot read the token or fake its origin."""
    if connection.scope["type"] == ScopeType.WEBSOCKET:
        identity = await authenticator.identity(connection)
        if identity and identity.session and not is_own_origin(connection, settings):
            raise Refusal("foreign-origin", status=403)
    elif connection.scope.get("method") not in SAFE:
        _check_unsafe(connection, await authenticator.identity(connection), authenticator, settings)


def _check_unsafe(
    connection: ASGIConnection, identity: Identity | None, authenticator: Authenticator, settings: Settings
) -> None:
    if identity is None:
        if "origin" in connection.headers and not is_own_origin(connection, settings):
            raise Refusal("foreign-origin", status=403)
    elif identity.session and not same(connection.headers.get(CSRF_HEADER, ""), authenticator.csrf(identity.session)):
        raise Refusal("forged", status=403)


def is_own_origin(connection: ASGIConnection, settings: Settings) -> bool:
    """Does the page that sends the request come from this server?"""
    origin = connection.headers.get("origin", "").lower()
    host = connection.headers.get("host", "").lower()
    own = {f"http://{host}", f"https://{host}"} if host else set()
    return origin in own | ({settings.public_url.lower()} - {""})


# ---------------------------------------------------------------- clients


def client(connection: ASGIConnection, authenticator: Authenticator, settings: Settings) -> str:
    """The client that is limited: the session of a signed cookie, else the address."""
    return authenticator.session(connection) or address(connection, settings)


def address(connection: ASGIConnection, settings: Settings) -> str:
    """The address of a client; all IPv6 addresses of a household count as one.

    The hops of X-Forwarded-For are read from the end, as long as the proxy that added them is trusted.
    """
    hops = [connection.scope["client"][0] if connection.scope["client"] else ""]
    forwarded = connection.headers.getall("x-forwarded-for", [])
    hops = [hop.strip() for line in forwarded for hop in line.split(",")] + hops
    while len(hops) > 1 and _is_trusted(hops[-1], settings):
        hops.pop()
    return _household(hops[-1])


def _is_trusted(hop: str, settings: Settings) -> bool:
    found = _read(hop)
    return found is not None and any(found in ip_network(network) for network in settings.trusted_proxies)


def _household(hop: str) -> str:
    found = _read(hop)
    if isinstance(found, IPv6Address):
        return str(ip_network((found, HOUSEHOLD_BITS), strict=False))
    return UNKNOWN if found is None else str(found)


def _read(hop: str) -> IPv4Address | IPv6Address | None:
    try:
        found = ip_address(hop)
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, IPv6Address) else found


# ---------------------------------------------------------------- answers


async def harden(message: Message, scope: Scope) -> None:
    """Put the security headers on every answer, errors and files included.

    Answers of the API are not kept, but for replays: those the service worker has without a network.
    """
    if message["type"] != "http.response.start":
        return
    headers, settings = MutableScopeHeaders.from_message(message), scope["litestar_app"].state.settings
    for name in OF_ASSETS if scope["path"].startswith(ASSETS) else HEADERS:
        headers.setdefault(name, HEADERS[name])
    if not scope["path"].startswith(ASSETS) and is_trustworthy(scope):
        headers.setdefault(*OPENER_POLICY)
    if is_over_tls(scope, settings):
        headers.setdefault(*ONLY_TLS)
    if scope["path"].startswith("/api"):
        _count_answer(headers, scope)
        headers.setdefault("cache-control", "no-cache" if is_same_for_all(message["status"], scope) else "no-store")


def _count_answer(headers: MutableScopeHeaders, scope: Scope) -> None:
    length, sender = headers.get("content-length", ""), scope["state"].get(SENDER)
    if sender is not None and length.isdecimal():
        scope["litestar_app"].state.limits.spend("address_bytes", sender, int(length))


def is_same_for_all(status: int, scope: Scope) -> bool:
    """Is it an answer that does not depend on who asks, as of a finished match?"""
    return scope.get("method") == "GET" and status == HTTPStatus.OK and scope["path"].startswith(SAME_FOR_ALL)


def is_trustworthy(scope: Scope) -> bool:
    """Did the page come over TLS, as far as the server knows, or from the same machine?"""
    settings: Settings = scope["litestar_app"].state.settings
    name = host_name(Headers.from_scope(scope).get("host", ""))
    return is_over_tls(scope, settings) or (name is not None and is_own_machine(name))


def is_over_tls(scope: Scope, settings: Settings) -> bool:
    """Did the request come over TLS, as far as the server knows?"""
    return settings.secure_cookies or scope["scheme"] == "https"


def is_address(name: str) -> bool:
    """Is a host named by its number?"""
    return _read(name) is not None


def host_name(host: str) -> str | None:
    """The name in a Host header, without its port."""
    try:
        return urlsplit(f"//{host}").hostname
    except ValueError:
        return None
