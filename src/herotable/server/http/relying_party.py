"""For whom passkeys are: the server by the name that it was reached by, if that is one of the settings."""

from typing import Any, NamedTuple

from litestar import Request

from ..settings import Settings
from .security import host_name, is_address

LOCAL = "localhost"  # the one name without TLS at which browsers have passkeys


class RelyingParty(NamedTuple):
    """The name to which a passkey is bound, and the origins of the pages that may use it."""

    id: str
    origins: list[str]


def relying_party(request: Request[Any, Any, Any], settings: Settings) -> RelyingParty | None:
    """The party of a request; None at an address, and at a name that the settings do not have."""
    host = request.headers.get("host", "").lower()
    name = host_name(host) or ""
    if name == LOCAL:
        return RelyingParty(name, [f"http://{host}", f"https://{host}"])
    if name not in settings.allowed_hosts or is_address(name):
        return None
    return RelyingParty(name, [f"https://{host}"])
