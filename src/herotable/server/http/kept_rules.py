"""The rules that matches were begun by, for browsers: what lies at an address never changes."""

from typing import Annotated

import msgspec
from litestar import Response, get
from litestar.di import NamedDependency as Given
from litestar.params import PathParameter

from ...stored.contents import RulesContent, box_content, described_with, installed_rules
from ..database.kept_rules import kept_box, kept_rules
from ..database.queries import LoggedMatch
from ..database.store import Store
from ..errors import Refusal
from .operations import operation

FOREVER = {"Cache-Control": "public, max-age=31536000, immutable"}
NOT_KEPT = {404: "no-such-rules", 503: "try-again"}

Digest = Annotated[str, PathParameter(pattern=r"^[0-9a-f]{32}$", description="The digest of kept rules.")]
BoxDigest = Annotated[str, PathParameter(pattern=r"^[0-9a-f]{32}$", description="The digest of a kept box.")]


class RulesFiles(msgspec.Struct, frozen=True):
    """Where the rules and the box of a match lie: a description in JSON, and WebAssembly."""

    description: str
    code: str


@get(
    "/kept-rules/{digest:str}/code",
    **operation("getRulesCode", "Read kept rules as WebAssembly", NOT_KEPT),
    media_type="application/wasm",
)
async def code(digest: Digest, store: Given[Store]) -> Response[bytes]:
    """The rules of a former version, which an address of a proof names. They never change; anybody may ask."""
    return Response((await _kept(store, digest)).code, media_type="application/wasm", headers=FOREVER)


@get(
    "/kept-rules/{digest:str}/boxes/{box:str}",
    **operation("getRulesDescription", "Read how kept rules are called", NOT_KEPT),
)
async def description(digest: Digest, box: BoxDigest, store: Given[Store]) -> Response[str]:
    """What a client must know to call the WebAssembly of these rules, with the table on which this box is laid out."""
    kept = await _kept(store, digest)
    pack = await store.read(lambda connection: kept_box(connection, kept.title, box))
    if pack is None:
        raise Refusal("no-such-rules", status=404)
    text = described_with(kept.description, pack)
    return Response(text, media_type="application/json", headers=FOREVER)


async def _kept(store: Store, digest: str) -> RulesContent:
    kept = await store.read(lambda connection: kept_rules(connection, digest))
    if kept is None:
        raise Refusal("no-such-rules", status=404)
    return kept


def files_of(logged: LoggedMatch) -> RulesFiles | None:
    """Where a browser finds what a match was played by; None if the rules and the box that are installed will do."""
    row, setup = logged.match, logged.setup
    if logged.played is None or row.rules is None or row.box is None:
        return None
    game = logged.played.game
    if not game.is_stored:
        installed = box_content(game, setup.seats, game.checked(setup.seats, setup.options), game.pack)
        if setup.pack is not None or row.box == installed.digest or installed_rules(game) is None:
            return None
    return RulesFiles(f"/api/kept-rules/{row.rules}/boxes/{row.box}", f"/api/kept-rules/{row.rules}/code")


ROUTES = [code, description]
