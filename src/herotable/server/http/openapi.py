"""The OpenAPI document: the framework's, with all errors, the security, the messages of the WebSocket and examples."""

from collections.abc import Iterator
from typing import Any, get_args, get_origin

import msgspec
from litestar import Litestar, Request, Response
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Tag
from litestar.routes import HTTPRoute
from litestar.serialization import encode_json

from ... import __version__
from ...engine.view_schema import schemas_of
from ...games import games
from ..rooms import messages, wire
from .error_responses import Error
from .examples import EXAMPLES
from .field_descriptions import FIELDS
from .grammar import Grammar
from .operations import SECURITY_SCHEMES, error_responses, refusals_of, security_of

SCHEMA = "#/components/schemas/{name}"
TAGS = {
    "people": "Guests, accounts, bots and their sessions",
    "tables": "Setting up a table and sitting down at it",
    "matches": "Finished matches: results, replays, ratings",
    "titles": "The games, their words, rules and components",
    "operations": "For those who run the server",
}
ANSWERS = {"200": "The answer.", "201": "It was made or done.", "204": "It was done; the answer is empty."}
DESCRIPTION = """The API of a Hero Table server.

A person is a guest, an account or a bot. Guests and accounts come with a cookie, bots with a token; POST /api/guests is
the quickest way in. POST /api/tables makes a table, POST /api/quick starts a game against bots at once.

**Play** goes over the WebSocket `/api/tables/{match}/play?since=N`, with the same cookie or token; without either the
client is a spectator. With a cookie it also sends the server's own address as `Origin`, as browsers do; with another
one, or none, the handshake is answered with HTTP 403. The client sends `Request`, the table sends `AnyMessage`; both
are among the schemas here, with examples. The first message is a `Snapshot`, with all entries after `since`, the last
one the client has. Then every entry of the log comes as an `Update`, a change of who at the table is connected as a
`Presence`, and one of how many look on as a `Watching`; these two come at most once a second.
Each `Request` is answered with a `Done` or an `ActionRefused` of the same `id`. A seat may play while its
`Eyes.view.legal` has moves: the answer is the action `play` with one of them and with the `request` of its `Eyes`.
The same actions can be sent by POST /api/tables/{match}/actions.

The server closes a WebSocket with code 1012 when it stops (connect again), 1009 after a message that is too long, and
4000 plus the HTTP status for a refusal, such as 4401 when the session is over, 4403, 4404 or 4429.

Every error of the API is an `Error` with a `code` for programs; each operation lists its codes."""


class DocumentPlugin(JsonRenderPlugin):
    """Serves the document at its address."""

    @staticmethod
    def render(request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The framework's document, completed."""
        return encode_json(completed(request.app, openapi_schema))


CONFIG = OpenAPIConfig(
    title="Hero Table",
    version=__version__,
    description=DESCRIPTION,
    tags=[Tag(name, description) for name, description in TAGS.items()],
    path="/api/openapi.json",
    render_plugins=[DocumentPlugin(path=["/", "/openapi.json"])],
    use_handler_docstrings=True,
)


def document(app: Litestar) -> dict[str, Any]:
    """The document of an application."""
    return completed(app, app.openapi_schema.to_schema())


def completed(app: Litestar, schema: dict[str, Any]) -> dict[str, Any]:
    """The framework's document with what the framework cannot know."""
    handlers = {handler.operation_id: handler for handler in documented_handlers(app)}
    paths = {
        path: {
            method: _operation(handlers[operation["operationId"]], operation) for method, operation in methods.items()
        }
        for path, methods in schema["paths"].items()
    }
    schemas = {name: _described(name, found) for name, found in sorted(all_schemas(app, schema).items())}
    return schema | {"paths": paths, "components": {"schemas": schemas, "securitySchemes": SECURITY_SCHEMES}}


def documented_handlers(app: Litestar) -> Iterator[HTTPRouteHandler]:
    """The routes that the document describes: those with an id of their own."""
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            yield from (handler for handler in route.route_handlers if isinstance(handler.operation_id, str))


def _operation(handler: HTTPRouteHandler, operation: dict[str, Any]) -> dict[str, Any]:
    """An operation with its security and its errors."""
    errors = error_responses(refusals_of(handler, operation))
    answers = {
        status: answer | {"description": ANSWERS[status]}
        for status, answer in operation["responses"].items()
        if status in ANSWERS
    }
    responses = dict(sorted((operation["responses"] | answers | errors).items()))
    return operation | {"security": security_of(handler), "responses": responses}


# ---------------------------------------------------------------- schemas


def all_schemas(app: Litestar, schema: dict[str, Any]) -> dict[str, Any]:
    """The framework's schemas with the docstrings of their structs, and the messages as msgspec reads them."""
    ours = structs(app)
    own: dict[str, Any] = schema["components"]["schemas"]
    return {name: found | {"description": ours[name]["description"]} for name, found in own.items()} | message_schemas()


def structs(app: Litestar) -> dict[str, Any]:
    """The schema of every struct that a route takes or gives, as msgspec reads it."""
    types = [kind for handler in documented_handlers(app) for kind in types_of(handler)]
    return msgspec.json.schema_components(types, ref_template=SCHEMA)[1]


def types_of(handler: HTTPRouteHandler) -> Iterator[Any]:
    """What a route takes as its body and gives as its answer."""
    signature = handler.parsed_fn_signature
    body = signature.parameters.get("data")
    for kind in [signature.return_type.annotation, *([body.annotation] if body else [])]:
        given = get_args(kind)[0] if get_origin(kind) is Response else kind
        if given is not None:  # an empty answer
            yield given


def message_schemas() -> dict[str, Any]:
    """What goes over the WebSocket, the error, and the table of each title as a seat sees it."""
    kinds = (wire.Request, messages.AnyMessage, messages.View, Error, Grammar)
    (_, any_message, *_), schemas = msgspec.json.schema_components(kinds, ref_template=SCHEMA)
    return {"AnyMessage": any_message | {"description": messages.Message.__doc__}, **schemas, **tables()}


def tables() -> dict[str, Any]:
    """`View.table` of every title, with all its parts."""
    return {name: schema for game in games().values() for name, schema in schemas_of(game.view, SCHEMA).items()}


def _described(name: str, schema: dict[str, Any]) -> dict[str, Any]:
    """A schema with the descriptions of its fields and its examples."""
    fields = {
        field: found | ({"description": FIELDS[name][field]} if field in FIELDS.get(name, {}) else {})
        for field, found in schema.get("properties", {}).items()
    }
    examples = {"examples": msgspec.to_builtins(EXAMPLES[name])} if name in EXAMPLES else {}
    return schema | ({"properties": fields} if fields else {}) | examples
