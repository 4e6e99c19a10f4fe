"""The application: its answers when something is wrong, its document, its life."""

import asyncio
import sys
from functools import partial
from pathlib import Path

import pytest
from litestar import get
from litestar.di import NamedDependency as Given
from sqlalchemy import text
from sqlalchemy.engine import make_url

from herotable.engine.errors import ErrorMessage, UserError
from herotable.server.app import new_app, open_store
from herotable.server.database.store import Store, Unavailable
from herotable.server.errors import Refusal
from herotable.server.settings import Settings

from .browser import Browser

ROOT = Path(__file__).parents[2]


def ask(app, path, method="GET", **given):
    async def main():
        async with app.lifespan():
            return await Browser(app).client.request(method, path, **given)

    return asyncio.run(main())


# ---------------------------------------------------------------- answers

FAILURES = {
    "refusal": (Refusal("not-your-seat", status=403, rule="P5a"), 403, "not-your-seat"),
    "unavailable": (Unavailable("disk full at /var/lib"), 503, "try-again"),
    "unreadable": (UserError(ErrorMessage("long-text", file="pack", most=1, count=2)), 400, "unreadable"),
    "broken": (RuntimeError("hush"), 500, "broken"),
}


@pytest.mark.parametrize("name", FAILURES)
def test_what_goes_wrong_becomes_an_error_with_its_status(tmp_path, name):
    error, status, code = FAILURES[name]

    @get("/fail")
    async def fail() -> None:
        raise error

    app = new_app(Settings(data=str(tmp_path)))
    app.register(fail)
    answer = ask(app, "/fail")
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert set(answer.json()) == {"code", "error", "rule"}
    assert ("retry-after" in answer.headers) == (status == 503)
    assert "hush" not in answer.text
    assert "/var/lib" not in answer.text


def test_the_rule_of_a_refusal_is_told(tmp_path):
    @get("/fail")
    async def fail() -> None:
        raise FAILURES["refusal"][0]

    app = new_app(Settings(data=str(tmp_path)))
    app.register(fail)
    assert ask(app, "/fail").json() == {"code": "not-your-seat", "error": "this is not your seat", "rule": "P5a"}


def test_unknown_paths_methods_and_long_bodies_are_errors_of_ours_too(tmp_path):
    app = new_app(Settings(data=str(tmp_path), body_bytes=2000))
    assert ask(app, "/api/nowhere").json()["code"] == "not-found"
    other = ask(app, "/api/titles", "DELETE")
    assert (other.status_code, other.json()["code"]) == (405, "not-this-way")
    assert "GET" in other.headers["allow"]
    long = ask(app, "/api/titles/pow/packs", "POST", json={"text": "x" * 2000})
    assert (long.status_code, long.json()["code"]) == (413, "too-long")


def test_a_field_that_does_not_fit_is_named(tmp_path):
    app = new_app(Settings(data=str(tmp_path)))
    answer = ask(app, "/api/titles/pow/packs", "POST", json={"text": 5})
    assert answer.json() == {"code": "unreadable", "error": "text: expected `str`, found `int`", "rule": None}


@pytest.mark.parametrize("body", [b'{"text": "\xff"}', b"\xfe{}", b'{"\xe9": 1}', '{"text": "é"}'.encode("utf-16")])
def test_a_body_that_is_no_utf_8_is_no_mistake_of_ours(tmp_path, body):
    app = new_app(Settings(data=str(tmp_path)))
    headers = {"content-type": "application/json"}
    answer = ask(app, "/api/titles/pow/packs", "POST", content=body, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (400, "unreadable")


# ---------------------------------------------------------------- life


def test_handlers_get_what_they_ask_for_by_name(database_url):
    @get("/asks")
    async def asks(store: Given[Store], settings: Given[Settings]) -> str:
        assert store.engine.url == make_url(settings.database)
        return "yes"

    app = new_app(Settings(database=database_url))
    app.register(asks)
    assert ask(app, "/asks").text == "yes"


def test_the_end_waits_for_what_is_being_written(database_url):
    app = new_app(Settings(database=database_url))
    insert = text("insert into secret (name, value) values (:name, 'x')")

    def put(name, connection):
        connection.execute(insert, {"name": name})

    async def main():
        async with app.lifespan():
            store: Store = app.state.store
            writes = [store.write(partial(put, f"n{number}")) for number in range(50)]
            begun = [asyncio.ensure_future(write) for write in writes]
            await asyncio.sleep(0)
        await asyncio.gather(*begun)

    asyncio.run(main())
    store = Store(database_url)
    count = text("select count(*) from secret where name like 'n%'")
    assert asyncio.run(store.read(lambda c: c.execute(count).scalar())) == 50
    store.close()


def test_a_given_store_stays_open(store):
    ask(new_app(Settings(), store), "/health")
    assert asyncio.run(store.read(lambda c: c.execute(text("select 1")).scalar())) == 1


def test_a_database_that_cannot_be_opened_is_said_in_one_line(tmp_path):
    (tmp_path / "file").write_text("")
    for settings in (
        Settings(data=str(tmp_path / "file" / "folder")),
        Settings(database=f"sqlite:///{tmp_path}/nowhere/x.db"),
        Settings(database=f"sqlite:///{ROOT / 'README.md'}"),
        Settings(database="postgresql+psycopg://me:hush@localhost:1/none"),
    ):
        with pytest.raises(UserError) as error:
            open_store(settings)
        assert "\n" not in str(error.value)
        assert "hush" not in str(error.value)


def test_without_postgresqls_driver_a_line_says_where_it_comes_from(monkeypatch):
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(UserError, match=r"psycopg; it comes with herotable\[postgresql\]"):
        open_store(Settings(database="postgresql+psycopg://me@localhost:1/none"))


def test_a_database_of_a_later_version_is_refused(tmp_path):
    settings = Settings(data=str(tmp_path))
    store = open_store(settings)
    asyncio.run(store.write(lambda c: c.execute(text("update alembic_version set version_num = 'later'"))))
    store.close()
    with pytest.raises(UserError, match="later"):
        open_store(settings)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_nodes_that_start_together_make_the_tables_once(kind, request, tmp_path):
    if kind == "postgresql":
        postgresql = request.getfixturevalue("postgresql")
        url = postgresql.url(postgresql.new_database())
    else:
        url = f"sqlite:///{tmp_path / 'table.db'}"

    async def main():
        return await asyncio.gather(*(asyncio.to_thread(open_store, Settings(database=url)) for _ in range(4)))

    for store in asyncio.run(main()):
        store.close()
