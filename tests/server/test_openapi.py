"""The OpenAPI document: complete enough for a stranger, true to the code, and the same in the repository."""

import json
import re
from pathlib import Path
from typing import Any, get_args

import jsonschema_rs
import msgspec
import pytest

from herotable.server.app import new_app
from herotable.server.http import (
    accounts,
    error_responses,
    local_games,
    mail,
    me,
    moderation,
    passkeys,
    reports,
    resets,
    tables,
    titles,
)
from herotable.server.http.field_descriptions import FIELDS
from herotable.server.http.openapi import document, message_schemas, structs
from herotable.server.rooms import messages, wire
from herotable.server.settings import Settings

from .test_app import ask

ROOT = Path(__file__).parents[2]
PATH_PARAMETER = re.compile(r"\{(\w+)\}")
REFUSAL = re.compile(r'Refusal\(\s*"([a-z-]+)"')
ACTIONS = {kind.__name__: kind for kind in (*get_args(wire.AnyAction), wire.Follow)}
MESSAGES = {kind.__name__: kind for kind in get_args(messages.AnyMessage)}
BODIES: dict[str, Any] = {
    "Error": error_responses.Error,
    "FinishedGame": local_games.FinishedGame,
    "ForgottenPassword": resets.ForgottenPassword,
    "LinkToken": mail.LinkToken,
    "LocalGame": local_games.LocalGame,
    "Login": accounts.Login,
    "NewAccount": accounts.NewAccount,
    "NewAddress": mail.NewAddress,
    "NewDeed": moderation.NewDeed,
    "NewName": accounts.NewName,
    "NewPasskey": passkeys.NewPasskey,
    "NewPassword": me.NewPassword,
    "NewReport": reports.NewReport,
    "OwnPack": titles.OwnPack,
    "PasskeyLogin": passkeys.PasskeyLogin,
    "PasswordByLink": resets.PasswordByLink,
    "PresentPassword": passkeys.PresentPassword,
    "Quick": tables.Quick,
    "Setup": wire.Setup,
    "Someone": reports.Someone,
}
TYPES = ACTIONS | MESSAGES | BODIES | {"Request": wire.Request, "AnyMessage": messages.AnyMessage}
OF_TITLES = ("Battle", "Marines", "Order", "Pow")  # the tables of titles are described by the titles


@pytest.fixture(scope="module")
def app():
    return new_app(Settings())


@pytest.fixture(scope="module")
def told(app):
    return json.loads(json.dumps(document(app)))


@pytest.fixture(scope="module")
def operations(told):
    """Every operation by its method and path."""
    found = {
        f"{method.upper()} {path}": operation
        for path, methods in told["paths"].items()
        for method, operation in methods.items()
    }
    assert len(found) > 40
    return found


# ---------------------------------------------------------------- the same everywhere


def test_the_document_in_the_repository_is_the_servers(told):
    """After a change: `make types`."""
    assert json.loads((ROOT / "docs" / "openapi.json").read_text("utf-8")) == told


def test_the_document_is_served(tmp_path, told):
    served = ask(new_app(Settings(data=str(tmp_path))), "/api/openapi.json")
    assert served.json() == told
    assert served.json()["info"]["title"] == "Hero Table"


def test_the_types_for_typescript_are_those_of_the_document(told):
    types = (ROOT / "web" / "src" / "lib" / "api" / "schema.d.ts").read_text("utf-8")
    assert [name for name in told["components"]["schemas"] if f"        {name}: " not in types] == []
    assert [path for path in told["paths"] if f'    "{path}": ' not in types] == []


def test_every_reference_leads_somewhere(told):
    for kind, name in re.findall(r'"#/components/(\w+)/([^"]+)"', json.dumps(told)):
        assert name in told["components"][kind]


def test_no_two_structs_share_a_name(app):
    """The framework and msgspec describe the same ones; another one under the same name would be lost."""
    own, ours = app.openapi_schema.to_schema()["components"]["schemas"], structs(app) | message_schemas()
    assert own.keys() <= ours.keys()
    for name in own:
        assert set(own[name].get("properties", {})) == set(ours[name].get("properties", {})), name


# ---------------------------------------------------------------- operations


def test_every_operation_says_what_it_does_in_a_line_and_in_sentences(told, operations):
    chapters = {tag["name"] for tag in told["tags"]}
    for name, operation in operations.items():
        assert set(operation["tags"]) <= chapters, name
        assert 5 <= len(operation["summary"]) <= 60, name
        assert len(operation["description"]) > len(operation["summary"]), name
        assert operation["description"].endswith("."), name


def test_every_operation_has_an_id_of_its_own_that_begins_with_a_verb(operations):
    ids = [operation["operationId"] for operation in operations.values()]
    assert len(set(ids)) == len(ids)
    assert [id for id in ids if not re.fullmatch(r"[a-z]+[A-Z][A-Za-z]+", id)] == []


def test_a_path_has_one_name_for_what_it_names(told):
    """What stands behind `/tables/` or `/replays/` is a match everywhere, behind `/titles/` a title, and so on."""
    names: dict[str, set[str]] = {}
    for path in told["paths"]:
        for before, name in re.findall(r"/(\w+)/\{(\w+)\}", path):
            names.setdefault(before, set()).add(name)
    assert {before: found for before, found in names.items() if len(found) > 1} == {}
    assert names["tables"] == names["replays"] == {"match"}


def test_every_parameter_is_described(operations):
    for name, operation in operations.items():
        parameters = operation.get("parameters", [])
        assert {one["name"] for one in parameters if one["in"] == "path"} == set(PATH_PARAMETER.findall(name)), name
        assert [one["name"] for one in parameters if len(one.get("description", "")) < 10] == [], name


def test_every_operation_has_its_errors_and_no_others(operations):
    for name, operation in operations.items():
        statuses = {int(status) for status in operation["responses"]}
        is_unsafe, needs_person = not name.startswith("GET"), {"token": []} in operation["security"]
        assert {400, 429} <= statuses, name
        assert (413 in statuses) == ("requestBody" in operation), name
        assert not is_unsafe or {403, 503} <= statuses, name
        assert not needs_person or {} in operation["security"] or {401, 503} <= statuses, name
        assert ("{" not in name) or 404 in statuses, name
    assert set(operations["GET /health"]["responses"]) == {"200", "400", "429"}
    assert set(operations["GET /api/titles"]["responses"]) == {"200", "400", "429"}


def test_acting_names_every_code_with_which_a_room_refuses(operations):
    errors = json.dumps(operations["POST /api/tables/{match}/actions"]["responses"])
    rooms = Path(wire.__file__).parent
    codes = {code for path in rooms.glob("*.py") for code in REFUSAL.findall(path.read_text("utf-8"))}
    assert len(codes) > 15
    assert [code for code in codes if f"`{code}`" not in errors] == []


def test_cookies_go_with_a_csrf_token_where_something_changes(told, operations):
    assert operations["GET /api/me"]["security"] == [{"cookie": []}, {"token": []}]
    assert operations["PATCH /api/me"]["security"] == [{"cookie": [], "csrf": []}, {"token": []}]
    assert operations["GET /api/titles"]["security"] == []
    for operation in operations.values():
        for choice in operation["security"]:
            assert choice.keys() <= told["components"]["securitySchemes"].keys()


# ---------------------------------------------------------------- schemas and examples


def test_every_struct_and_every_field_is_described(told):
    schemas = {name: found for name, found in told["components"]["schemas"].items() if not name.startswith(OF_TITLES)}
    assert [name for name, found in schemas.items() if not found.get("description")] == []
    lacking = [
        f"{name}.{field}"
        for name, found in schemas.items()
        for field, schema in found.get("properties", {}).items()
        if not schema.get("description") and "const" not in schema and "enum" not in schema
    ]
    assert lacking == []


def test_only_fields_that_exist_are_described(told):
    schemas = told["components"]["schemas"]
    assert [
        f"{name}.{field}" for name in FIELDS for field in FIELDS[name] if field not in schemas[name]["properties"]
    ] == []


def tags(kinds: dict[str, Any]) -> set[str]:
    """How structs are told apart on the wire."""
    return {kind.__struct_config__.tag for kind in kinds.values()}


def test_every_action_and_every_message_has_an_example(told):
    schemas = told["components"]["schemas"]
    assert {one["action"]["do"] for one in schemas["Request"]["examples"]} == tags(ACTIONS)
    assert {one["type"] for one in schemas["AnyMessage"]["examples"]} == tags(MESSAGES)


def test_every_body_of_a_request_has_an_example(told, operations):
    bodies = [
        one["requestBody"]["content"]["application/json"]["schema"]
        for one in operations.values()
        if "requestBody" in one
    ]
    names = set(re.findall(r"#/components/schemas/(\w+)", json.dumps(bodies)))
    assert names <= {name for name, found in told["components"]["schemas"].items() if found.get("examples")}
    assert {"Setup", "NewAccount", "Join"} <= names


def test_every_example_is_read_by_the_type_it_is_an_example_of(told):
    schemas = told["components"]["schemas"]
    examples = {name: found["examples"] for name, found in schemas.items() if "examples" in found}
    assert examples.keys() == TYPES.keys()
    for name, found in examples.items():
        for example in found:
            read = msgspec.json.decode(json.dumps(example), type=TYPES[name])
            assert msgspec.to_builtins(read) == example, name


def reading(told: dict[str, Any], name: str) -> dict[str, Any]:
    """One schema of the document, with all that it refers to."""
    return {"$ref": f"#/components/schemas/{name}", "components": told["components"]}


def test_every_example_fits_its_schema(told):
    for name, schema in told["components"]["schemas"].items():
        for example in schema.get("examples", []):
            jsonschema_rs.validate(reading(told, name), example)


def test_the_table_of_the_example_is_one_of_its_title(told):
    (update,) = [one for one in told["components"]["schemas"]["AnyMessage"]["examples"] if one["type"] == "update"]
    view = update["eyes"][0]["view"]
    jsonschema_rs.validate(reading(told, f"{view['title'].title()}Table"), view["table"])


def test_the_messages_of_the_websocket_are_in_the_document(told):
    assert ACTIONS.keys() | MESSAGES.keys() | {"Request", "AnyMessage", "Error"} <= message_schemas().keys()
    assert message_schemas().keys() <= told["components"]["schemas"].keys()
