"""The OpenAPI document: the framework's, with every error that can come and the messages of the WebSocket."""

from typing import Any

import msgspec
from litestar import Litestar, Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Tag
from litestar.serialization import encode_json

from ... import __version__
from ...engine.view_schema import schemas_of
from ...games import games
from ..rooms import wire
from .error_responses import Error
from .grammar import Grammar

SCHEMA = "#/components/schemas/{name}"
ERRORS = {
    400: "It cannot be read",
    401: "Nobody knows who you are",
    403: "Not yours to do",
    404: "There is no such thing",
    409: "The table refuses, as it is now",
    413: "Too long",
    429: "Too many in a short time",
    503: "Not at the moment; try again",
}
TAGS = {
    "people": "Guests, accounts, bots and their sessions",
    "tables": "Setting up a table and sitting down at it",
    "matches": "Finished matches: results, replays, ratings",
    "titles": "The games, their words, rules and components",
    "operations": "For those who run the server",
}
DESCRIPTION = """The table online. Play goes over the WebSocket `/api/tables/{match}/play?since=N`: the client sends
`Request`, the table sends `AnyMessage`; both are among the schemas here."""


class Shown(JsonRenderPlugin):
    """The document at its address."""

    @staticmethod
    def render(_: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """With what the framework cannot know."""
        return encode_json(completed(openapi_schema))


CONFIG = OpenAPIConfig(
    title="Hero Table",
    version=__version__,
    description=DESCRIPTION,
    tags=[Tag(name, description) for name, description in TAGS.items()],
    path="/api/openapi.json",
    render_plugins=[Shown(path=["/", "/openapi.json"])],
)


def document(app: Litestar) -> dict[str, Any]:
    """The document of an application."""
    return completed(app.openapi_schema.to_schema())


def completed(found: dict[str, Any]) -> dict[str, Any]:
    """Every operation with its errors, every struct as msgspec reads it."""
    paths = {path: {how: _with_errors(done) for how, done in item.items()} for path, item in found["paths"].items()}
    schemas = dict(sorted((found["components"].get("schemas", {}) | messages()).items()))
    return found | {"paths": paths, "components": found["components"] | {"schemas": schemas, "responses": errors()}}


def messages() -> dict[str, Any]:
    """What goes over the WebSocket, the error, and the table of each title as a seat sees it."""
    kinds = (wire.Request, wire.AnyMessage, wire.View, Error, Grammar)
    (_, any_message, *_), schemas = msgspec.json.schema_components(kinds, ref_template=SCHEMA)
    return {"AnyMessage": any_message, **schemas, **tables()}


def tables() -> dict[str, Any]:
    """`View.table` of every title, with all its parts."""
    return {name: schema for game in games().values() for name, schema in schemas_of(game.view, SCHEMA).items()}


def errors() -> dict[str, Any]:
    """The answers that any request can get."""
    content = {"application/json": {"schema": {"$ref": SCHEMA.format(name="Error")}}}
    return {f"Error{status}": {"description": said, "content": content} for status, said in ERRORS.items()}


def _with_errors(operation: dict[str, Any]) -> dict[str, Any]:
    possible = {str(status): {"$ref": f"#/components/responses/Error{status}"} for status in ERRORS}
    return operation | {"responses": dict(sorted((operation["responses"] | possible).items()))}
