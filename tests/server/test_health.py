"""For those who run the server: health, readiness, metrics, logs without secrets, backup."""

import asyncio
import io
import json
import logging
import sqlite3

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import text

from herotable.engine.errors import UserError
from herotable.server import logs, metrics
from herotable.server.app import open_store
from herotable.server.database.backup import back_up, holds_tables, restore
from herotable.server.database.store import Store, Unavailable
from herotable.server.settings import Settings

from .browser import PASSWORD, serve
from .node import node


def broken(_work):
    raise Unavailable("gone")


# ---------------------------------------------------------------- alive and ready


def test_health_needs_no_database(store, monkeypatch):
    async def scenario(browser):
        monkeypatch.setattr(store, "_read", broken)
        answer = await browser().client.get("/health")
        assert (answer.status_code, answer.json()) == (200, {"state": "alive"})

    serve(store, scenario)


def test_ready_says_which_titles_are(store, monkeypatch):
    async def scenario(browser):
        client = browser().client
        assert (await client.get("/ready")).json()["titles"]["pow"] == "ready"
        monkeypatch.setattr(store, "_read", broken)
        answer = await client.get("/ready")
        assert (answer.status_code, answer.json()["code"]) == (503, "try-again")
        monkeypatch.undo()

    serve(store, scenario)


def test_a_node_is_ready_when_the_matches_that_run_can_be_played(store):
    async def scenario(browser):
        ada = browser()
        await ada.come()
        titles = ada.app.state.titles
        titles.states.update({"order": "waiting", "battle": "preparing"})
        assert (await ada.client.get("/ready")).status_code == 200  # nobody plays these
        titles.states["order"] = "ready"
        await ada.do("POST", "/quick", {"title": "order"})
        titles.states["order"] = "waiting"
        answer = await ada.client.get("/ready")
        assert (answer.status_code, answer.json()["code"]) == (503, "preparing")
        assert answer.json()["error"] == "not ready; being prepared: battle; waiting for it: order"
        titles.states["order"] = "ready"
        assert (await ada.client.get("/ready")).status_code == 200
        titles.states.update(dict.fromkeys(titles.states, "waiting"))
        assert (await browser().client.get("/ready")).status_code == 503

    serve(store, scenario)


# ---------------------------------------------------------------- metrics


def sample(exposition: str, name: str, **labels: str) -> float:
    for family in text_string_to_metric_families(exposition):
        for found in family.samples:
            if found.name == name and labels.items() <= found.labels.items():
                return found.value
    return 0.0


def test_metrics_count_requests_refusals_and_commits(store):
    async def scenario(browser):
        client = browser().client
        before = (await client.get("/metrics")).text
        await browser().come()
        await client.get("/api/titles/chess/pack")
        await client.get("/api/made-up/address")
        after = (await client.get("/metrics")).text

        def grown(name, **labels):
            return sample(after, name, **labels) - sample(before, name, **labels)

        route = "/api/titles/{title}/pack"
        assert grown("herotable_request_seconds_count", method="GET", route=route, status="404") == 1
        assert grown("herotable_request_seconds_count", route="unknown", status="404") == 1
        assert grown("herotable_refusals_total", code="no-such-title") == 1
        assert grown("herotable_commit_writes_count") >= 1
        assert grown("herotable_commit_seconds_count") >= 1
        assert "made-up" not in after

    serve(store, scenario)


def test_metrics_count_the_matches_by_state(store):
    row = (
        "insert into match (id, setup, seed, owner, title, state, listed, created, changed, rules_version)"
        " values (:id, '{}', 's', 'o', 'pow', :state, :no, 0, 0, 1)"
    )

    async def scenario(browser):
        for id, state in (("a", "lobby"), ("b", "playing"), ("c", "playing")):
            values = {"id": id, "state": state, "no": False}
            await store.write(lambda c, values=values: c.execute(text(row), values))
        told = (await browser().client.get("/metrics")).text
        assert sample(told, "herotable_matches", state="lobby") == 1
        assert sample(told, "herotable_matches", state="playing") == 2
        assert sample(told, "herotable_matches", state="over") == 0

    serve(store, scenario)


def test_an_open_websocket_is_counted():
    from herotable.server.http.middleware import RequestLogging

    seen = []

    async def app(_scope, _receive, _send):
        seen.append(metrics.sockets._value.get())

    asyncio.run(RequestLogging(app)({"type": "websocket"}, None, None))  # type: ignore[arg-type]
    assert seen == [1]
    assert metrics.sockets._value.get() == 0


# ---------------------------------------------------------------- logs


@pytest.fixture
def written():
    """The lines of the log, as the server is set up, from the least important on."""
    handlers, level, stream = logging.root.handlers[:], logging.root.level, io.StringIO()
    logging.root.handlers = []  # pytest's own are not closed
    logs.set_up("debug", stream)
    yield lambda: [json.loads(line) for line in stream.getvalue().splitlines()]
    logging.captureWarnings(False)
    logging.root.handlers = handlers
    logging.root.setLevel(level)
    logging.getLogger("herotable").setLevel(logging.NOTSET)


def test_who_hangs_up_in_the_middle_of_a_request_is_no_error(database_url, written):
    async def scenario():
        async with node(database_url) as address:
            place = httpx.URL(address)
            _reader, writer = await asyncio.open_connection(place.host, place.port)
            writer.write(b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\n{")
            await writer.drain()
            await asyncio.sleep(0.1)
            writer.close()
            while not (lines := [line for line in written() if line.get("route") == "/api/guests"]):
                await asyncio.sleep(0.01)
            assert [(line["level"], line["status"]) for line in lines] == [("info", 499)]
            assert not [line for line in written() if line["level"] == "error"]

    asyncio.run(asyncio.wait_for(scenario(), 60))


def test_a_request_has_one_line_with_its_number_and_person(store, written):
    async def scenario(browser):
        ada = browser()
        person = await ada.come("Ada")
        answer = await ada.ask("GET", "/me")
        line = next(line for line in written() if line.get("route") == "/api/me")
        assert line["event"] == "request"
        assert line["level"] == "info"
        assert line["person"] == person
        assert line["request"] == answer.headers["x-request-id"]
        assert (line["method"], line["status"]) == ("GET", 200)
        assert line["seconds"] > 0
        assert line["time"].endswith("+00:00")

    serve(store, scenario)


async def evening(ada, store):
    """Play a little; the seed, the words and the moves of the match."""
    match = (await ada.do("POST", "/quick", {"title": "pow", "seats": 2, "level": "random"}))["id"]
    await ada.do("POST", f"/tables/{match}/actions", {"do": "say", "text": "a quiet word"})
    while (seen := await ada.get(f"/tables/{match}"))["eyes"][0]["request"] is None:
        await asyncio.sleep(0.01)  # the bot begins
    move = {"do": "play", "seat": 0, "move": "roll", "request": seen["eyes"][0]["request"]}
    await ada.do("POST", f"/tables/{match}/actions", move)
    await ada.refused("POST", f"/tables/{match}/actions", move | {"move": "take hero 99"})
    return [
        await store.read(lambda c: c.execute(text("select seed from match")).scalar()),
        "a quiet word",
        "take hero",
        "roll",
    ]


def test_no_secret_of_a_whole_session_is_logged(store, written):
    async def scenario(browser):
        ada = browser()
        await ada.come("Ada")
        secrets = [ada.cookie, *ada.cookie.split(".")[1:], ada.csrf, PASSWORD]
        await ada.register("Ada")
        secrets += [*ada.cookie.split(".")[1:], ada.csrf]
        bot = await ada.do("POST", "/bots", {"name": "Robot"})
        secrets += [bot["token"], bot["token"].split(".")[-1]]
        await browser().refused("POST", "/login", {"name": "Ada", "password": "wrong horse"})
        await browser().refused("GET", "/me", Authorization=f"Bearer {bot['token']}x")
        await browser().ask("GET", f"/titles/{bot['token']}/pack")
        await browser().ask("GET", f"/me?token={bot['token']}")
        await browser().ask("GET", f"/{bot['token']}")
        secrets += await evening(ada, store)
        rows = await store.read(lambda c: c.execute(text("select value from secret")).scalars().all())
        hashes = await store.read(lambda c: c.execute(text("select password from person")).scalars().all())
        secrets += ["wrong horse", *rows, *filter(None, hashes)]
        log = json.dumps(written())
        assert len(written()) > 5
        assert [secret for secret in secrets if secret in log] == []

    serve(store, scenario)


def test_of_a_mistake_the_log_has_the_place_but_not_the_words(written):
    try:
        raise RuntimeError("the seed is hush")
    except RuntimeError:
        logging.getLogger("herotable.test").exception("thing.broken", extra={"seed": "hush", "title": "pow"})
    (line,) = written()
    assert line["failure"] == "RuntimeError"
    assert line["places"][0].startswith("test_health.py:")
    assert line["title"] == "pow"
    assert "hush" not in json.dumps(line)


def test_libraries_are_heard_only_when_they_warn(written):
    logging.getLogger("uvicorn.error").info('"WebSocket /api/tables/x/play?token=hush" [accepted]')
    logging.getLogger("uvicorn.error").warning("careful")
    logging.getLogger("herotable.test").info("happened")
    assert [line["event"] for line in written()] == ["careful", "happened"]


# ---------------------------------------------------------------- backup and restore


def put(url: str, name: str) -> None:
    store = Store(url)
    insert = text("insert into secret (name, value) values (:name, 'x')")
    asyncio.run(store.write(lambda c: c.execute(insert, {"name": name})))
    store.close()


def names(url: str) -> list[str]:
    store = Store(url)
    found = asyncio.run(store.read(lambda c: c.execute(text("select name from secret order by name")).scalars().all()))
    store.close()
    return list(found)


def test_a_backup_brings_back_what_was(database_url, tmp_path):
    open_store(Settings(database=database_url)).close()
    put(database_url, "before")
    back_up(database_url, tmp_path / "backup")
    put(database_url, "later")
    with pytest.raises(UserError, match="not empty"):
        restore(database_url, tmp_path / "backup", force=False)
    assert names(database_url) == ["before", "later"]
    restore(database_url, tmp_path / "backup", force=True)
    assert names(database_url) == ["before"]
    assert [path.name for path in tmp_path.iterdir() if "part" in path.name] == []


def test_a_backup_is_whole_while_the_server_writes(tmp_path):
    url = f"sqlite:///{tmp_path / 'table.db'}"
    store = open_store(Settings(database=url))
    put(url, "one")
    back_up(url, tmp_path / "backup")
    put(url, "two")
    store.close()
    restore(f"sqlite:///{tmp_path / 'other' / 'new.db'}", tmp_path / "backup", force=False)
    assert names(f"sqlite:///{tmp_path / 'other' / 'new.db'}") == ["one"]


def test_what_is_no_backup_is_refused(tmp_path):
    url = f"sqlite:///{tmp_path / 'table.db'}"
    (tmp_path / "text").write_text("not a database")
    sqlite3.connect(tmp_path / "empty").execute("create table other (x)").connection.close()
    for file in ("text", "empty"):
        with pytest.raises(UserError, match="expected a backup"):
            restore(url, tmp_path / file, force=False)
    with pytest.raises(UserError, match="No such file"):
        restore(url, tmp_path / "nothing", force=False)
    assert not holds_tables(url)


def test_nothing_is_backed_up_from_nothing(tmp_path):
    with pytest.raises(UserError, match="nothing to back up"):
        back_up(f"sqlite:///{tmp_path / 'none.db'}", tmp_path / "backup")
    assert list(tmp_path.iterdir()) == []


def test_without_postgresqls_programs_that_is_said(postgresql, template, tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(UserError, match="pg_dump: not found"):
        back_up(postgresql.url(template), tmp_path / "backup")
