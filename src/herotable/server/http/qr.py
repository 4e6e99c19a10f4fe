"""The link to a table as a QR code for phones, and the address of this server for links."""

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
from .operations import operation
from .parameters import MatchId
from .public_url import outward

PATH = "/t/"  # of the web client
SCALE = 8  # pixels of a dot, unless the page says otherwise


@get(
    "/tables/{match:str}/qr.svg",
    **operation("getTableQrCode", "Draw the QR code of a table", {404: "no-such-table", 503: "try-again"}),
    media_type="image/svg+xml",
)
async def table_qr(
    match: MatchId, store: Given[Store], settings: Given[Settings], request: Request[Any, Any, Any]
) -> Response[bytes]:
    """The link to a table as a QR code, an SVG image. Anybody who has the id may ask."""
    if await store.read(lambda connection: queries.match_row(connection, match)) is None:
        raise Refusal("no-such-table", status=404)
    link = address_for_others(settings, request) + PATH + match
    try:
        return Response(qr_code(link), media_type="image/svg+xml")
    except ValueError:
        raise Refusal("unreadable", ErrorMessage("host-too-long"), 400) from None


class PublicAddress(msgspec.Struct, frozen=True):
    """The address at which other machines reach this server, without a slash at its end."""

    url: str


@get("/way", **operation("getPublicAddress", "Ask for the address of this server"))
async def public_address(settings: Given[Settings], request: Request[Any, Any, Any]) -> PublicAddress:
    """The address to put into links for other people, such as `https://table.example`.

    It is the public address of the settings, else the one the caller used; for a caller on the same machine, who used
    `localhost`, it is the address of the machine in its network.
    """
    return PublicAddress(address_for_others(settings, request))


def address_for_others(settings: Settings, request: Request[Any, Any, Any]) -> str:
    """The public address of the settings, else the browser's, else this machine's in its network."""
    if settings.public_url:
        return settings.public_url.rstrip("/")
    base = request.base_url
    return outward(str(base), base.hostname, base.port, settings.host)


def qr_code(link: str) -> bytes:
    """A QR code as an SVG document of its own."""
    out = BytesIO()
    segno.make_qr(link).save(out, kind="svg", scale=SCALE, light="#fff", title=link)
    return out.getvalue()


ROUTES = [table_qr, public_address]
