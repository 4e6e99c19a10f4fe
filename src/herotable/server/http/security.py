"""What every request and every answer goes through: limits, proof against forged requests, headers."""

from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.exceptions import WebSocketException
from litestar.handlers import BaseRouteHandler
from litestar.types import Message, Scope

from ...engine.errors import ErrorMessage
from ..errors import Refusal
from ..identity.sessions import Authenticator, Identity, same
from ..settings import Settings
from .public_url import is_own_machine

SAFE = {"GET", "HEAD", "OPTIONS"}
CSRF_HEADER = "x-csrf-token"
CLOSE_CODE = 4000  # a refused WebSocket is closed with this and the status
HOME = 64  # the bits of an IPv6 address that belong to one household
UNKNOWN = "unknown"
UNLIMITED = "unlimited"  # what is cheap and asked for by the dozen, such as the files of the web client
CONTENT_SECURITY_POLICY = "; ".join(
    [
        "default-src 'none'",
        *(f"{kind}-src 'self'" for kind in ("script", "style", "font", "media", "connect", "manifest", "worker")),
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

PARTS = "/_app/"  # scripts, styles and fonts of the web client: what a page may do is said with the page
OF_PARTS = ("cross-origin-resource-policy", "x-content-type-options")

# ---------------------------------------------------------------- in


async def admit(connection: ASGIConnection, handler: BaseRouteHandler) -> None:
    """The guard of the whole app."""
    state = connection.app.state
    try:
        if not handler.opt.get(UNLIMITED):
            state.limits.take("requests", client(connection, state.authenticator, state.settings))
        _check_readable(connection)
        await _check_forgery(connection, state.authenticator, state.settings)
    except Refusal as refusal:
        if connection.scope["type"] == ScopeType.WEBSOCKET:
            raise WebSocketException(detail=refusal.code, code=CLOSE_CODE + refusal.status) from refusal
        raise


def _check_readable(connection: ASGIConnection) -> None:
    """PostgreSQL knows no text with a NUL in it, and no id of ours has a control character."""
    if not connection.scope["path"].isprintable() or b"%00" in connection.scope["query_string"]:
        raise Refusal("unreadable", ErrorMessage("address-unprintable"), 400)


async def _check_forgery(connection: ASGIConnection, authenticator: Authenticator, settings: Settings) -> None:
    """Another site's page may send our cookie along, but it can neither read the token nor feign its origin."""
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
    """Does the page that asks come from this server?"""
    origin = connection.headers.get("origin", "").lower()
    host = connection.headers.get("host", "").lower()
    own = {f"http://{host}", f"https://{host}"} if host else set()
    return origin in own | ({settings.public_url.lower()} - {""})


# ---------------------------------------------------------------- who


def client(connection: ASGIConnection, authenticator: Authenticator, settings: Settings) -> str:
    """Who is limited: the session of a signed cookie, else the address."""
    return authenticator.session(connection) or address(connection, settings)


def address(connection: ASGIConnection, settings: Settings) -> str:
    """Where a request comes from, with all of a household's IPv6 addresses as one."""
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
        return str(ip_network((found, HOME), strict=False))
    return UNKNOWN if found is None else str(found)


def _read(hop: str) -> IPv4Address | IPv6Address | None:
    try:
        found = ip_address(hop)
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, IPv6Address) else found


# ---------------------------------------------------------------- out


async def harden(message: Message, scope: Scope) -> None:
    """Put the headers on every answer, errors and files included; what the API says is not for caches."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name in OF_PARTS if scope["path"].startswith(PARTS) else HEADERS:
        headers.setdefault(name, HEADERS[name])
    if not scope["path"].startswith(PARTS) and is_trustworthy(scope):
        headers.setdefault(*OPENER_POLICY)
    if scope["path"].startswith("/api"):
        headers.setdefault("cache-control", "no-store")


def is_trustworthy(scope: Scope) -> bool:
    """Did the page come by TLS, as far as we know of it, or from the same machine?"""
    settings: Settings = scope["litestar_app"].state.settings
    return settings.secure_cookies or scope["scheme"] == "https" or _is_local(Headers.from_scope(scope).get("host", ""))


def _is_local(host: str) -> bool:
    try:
        return bool(host) and is_own_machine(urlsplit(f"//{host}").hostname)
    except ValueError:
        return False
