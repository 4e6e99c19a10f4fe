"""The OpenAPI document against the server: whatever fits the document, or does not, is answered as it says."""

import asyncio
import os
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from .node import node

CASES = int(os.environ.get("HEROTABLE_CASES", "5"))  # of each operation, fitting the document and not
STRANGER, BROKEN, AWAY = 401, 500, 503
CHECKS = [status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A node in a thread of its own."""
    folder: Path = tmp_path_factory.mktemp("api")
    ready, stop, found = threading.Event(), asyncio.Event(), []

    async def serve() -> None:
        async with node(f"sqlite:///{folder / 't.db'}", tables_per_person=10_000) as url:
            found.append((url, asyncio.get_running_loop()))
            ready.set()
            await stop.wait()

    thread = threading.Thread(target=asyncio.run, args=(serve(),))
    thread.start()
    ready.wait()
    url, loop = found[0]
    yield url
    loop.call_soon_threadsafe(stop.set)
    thread.join()


def operations(url: str) -> Iterator[tuple[str, Any]]:
    schema = schemathesis.openapi.from_url(f"{url}/api/openapi.json")
    for result in schema.get_all_operations():
        assert isinstance(result, Ok)
        operation = result.ok()
        yield f"{operation.method.upper()} {operation.path}", operation


def test_no_request_breaks_the_server_and_every_answer_is_in_the_document(address):
    seen, problems = [], []
    for name, operation in operations(address):
        seen.append(name)
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
            try:
                _try(address, name, operation, mode)
            except (Exception, BaseExceptionGroup) as error:  # all of them are told at once
                problems.append(f"{name}, {mode.value}: {error}")
    assert problems == []
    assert "POST /api/tables" in seen
    assert len(seen) > 30


def _try(address: str, name: str, operation: Any, mode: GenerationMode) -> None:
    @settings(max_examples=CASES, deadline=None, database=None, suppress_health_check=[*HealthCheck], derandomize=True)
    @given(case=operation.as_strategy(generation_mode=mode))
    def ask(case: Any) -> None:
        case.headers = {**(case.headers or {}), **me(address)}
        response = case.call(base_url=address)
        if response.status_code == STRANGER:
            KNOWN.clear()
        assert response.status_code < BROKEN or response.status_code == AWAY, f"{name}: {response.text}"
        case.validate_response(response, checks=CHECKS)

    with suppress(Unsatisfiable):  # what takes nothing can be given nothing wrong
        ask()


def me(address: str) -> dict[str, str]:
    """A guest who is known; made anew when the last one was deleted."""
    if not KNOWN:
        response = httpx.post(f"{address}/api/guests", json={"name": "Ann"})
        KNOWN["cookie"] = f"herotable={response.cookies['herotable']}"
        KNOWN["x-csrf-token"] = response.json()["csrf"]
    return KNOWN


KNOWN: dict[str, str] = {}
