"""The owner's components of a table, by their digest: they never change, so that a browser asks once."""

from typing import Annotated, Any

from litestar import Response, get
from litestar.di import NamedDependency as Given
from litestar.params import PathParameter

from ...engine.errors import ErrorMessage
from ..errors import Refusal
from ..identity.sessions import Identity
from ..live.hall import Hall
from .operations import operation
from .parameters import AnyMatchId
from .titles import Box, box_of

KEPT = {"cache-control": "private, max-age=31536000, immutable"}
Digest = Annotated[str, PathParameter(description="`pack` of the table's room.")]


@get(
    "/tables/{match:str}/packs/{digest:str}",
    **operation(
        "getTablePack",
        "List the owner's components of a table",
        {403: "no-spectators", 404: "no-such-table no-such-pack", 503: "preparing try-again"},
        caller="spectator",
    ),
)
async def get_table_pack(
    match: AnyMatchId, digest: Digest, hall: Given[Hall], optional_identity: Given[Identity | None]
) -> Response[Box]:
    """The components of a table with a pack of its owner's, for those who may look at the table.

    The answer for a digest never changes, and may be kept.
    """
    live = await hall.watch(match, optional_identity.person if optional_identity else None)
    if live.room.pack.digest != digest:
        raise Refusal("no-such-pack", ErrorMessage("no-such-pack"), 404)
    return Response(box_of(live.room.pack), headers=KEPT)


ROUTES: list[Any] = [get_table_pack]
