"""The way to a table as a picture for phones."""

from io import BytesIO
from typing import Any

import msgspec
import segno
from litestar import Request, Response, get
from litestar.di import NamedDependency as Given

from ...engine.errors import ErrorMessage
from ..database import queries
from ..database.store import Store
from ..errors import Refusal
from ..settings import Settings
from .parameters import MatchId
from .public_url import outward

PATH = "/t/"  # of the web client
SCALE = 8  # pixels of a dot, unless the page says otherwise


@get("/tables/{match:str}/qr.svg", media_type="image/svg+xml")
async def table_qr(
    match: MatchId, store: Given[Store], settings: Given[Settings], request: Request[Any, Any, Any]
) -> Response[bytes]:
    """The link to a table as a QR code."""
    if await store.read(lambda connection: queries.match_row(connection, match)) is None:
        raise Refusal("no-such-table", status=404)
    link = address_for_others(settings, request) + PATH + match
    try:
        return Response(drawn(link), media_type="image/svg+xml")
    except ValueError:
        raise Refusal("unreadable", ErrorMessage("host-too-long"), 400) from None


class PublicAddress(msgspec.Struct, frozen=True):
    """Where others find this server."""

    url: str


@get("/way", summary="The address that others reach this server by, for links that are passed on")
async def way(settings: Given[Settings], request: Request[Any, Any, Any]) -> PublicAddress:
    """Somebody who has opened `localhost` passes on what phones can reach."""
    return PublicAddress(address_for_others(settings, request))


def address_for_others(settings: Settings, request: Request[Any, Any, Any]) -> str:
    """As set, else as the browser says, else as this machine is called in its network."""
    if settings.public_url:
        return settings.public_url.rstrip("/")
    base = request.base_url
    return outward(str(base), base.hostname, base.port, settings.host)


def drawn(link: str) -> bytes:
    """A QR code as an SVG document of its own."""
    out = BytesIO()
    segno.make_qr(link).save(out, kind="svg", scale=SCALE, light="#fff", title=link)
    return out.getvalue()


ROUTES = [table_qr, way]
