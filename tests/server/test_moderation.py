"""Moderation: what an operator decides at the command line is so at once on a server that runs."""

import asyncio

import pytest

from herotable.cli import main
from herotable.client import Client
from herotable.server.database.schema import AUDIT, MATCH, PERSON
from herotable.server.live import erasing
from herotable.server.live.housekeeping import Housekeeping

from .browser import PASSWORD, rows, serve
from .node import node
from .test_deleting import until_nobody

TABLE = {"title": "pow", "seats": 2}


@pytest.fixture
def operate(database_url):
    """Run a command of the operator, which must succeed."""

    async def run(*words):
        assert await asyncio.to_thread(main, ["--language", "en", "server", *words, "--database", database_url]) == 0

    return run


def test_who_is_banned_can_do_nothing_until_the_ban_ends(store, operate):
    async def scenario(new):
        ada, ben = new(), new()
        await ada.register("Ada")
        token = (await ada.do("POST", "/bots", {"name": "Robby"}))["token"]
        await ben.come("Ben")
        await operate("ban", "ADA", "--note", "insults")
        assert await ada.refused("GET", "/me") == (403, "banned")
        assert await ada.refused("POST", "/tables", TABLE) == (403, "banned")
        assert await new().refused("GET", "/me", Authorization=f"Bearer {token}") == (403, "banned")
        assert await new().refused("POST", "/login", {"name": "Ada", "password": PASSWORD}) == (403, "banned")
        await ben.get("/me")
        await operate("unban", "Ada")
        await ada.get("/me")
        await operate("ban", "Ada", "--days", "0")
        await ada.get("/me")
        log = [(row.deed, row.operator, row.note) for row in await rows(store, AUDIT)]
        assert log == [("ban", None, "insults"), ("unban", None, ""), ("ban", None, "")]

    serve(store, scenario)


def test_a_guest_is_banned_by_id(store, operate):
    async def scenario(new):
        guest = new()
        await operate("ban", await guest.come("Guest"))
        assert await guest.refused("GET", "/me") == (403, "banned")

    serve(store, scenario)


def test_who_is_muted_plays_but_does_not_write(store, operate):
    async def scenario(new):
        ada = new()
        id = await ada.come("Ada")
        actions = f"/tables/{(await ada.do('POST', '/tables', TABLE))['id']}/actions"
        await operate("mute", id)
        assert await ada.refused("POST", actions, {"do": "say", "text": "boo"}) == (403, "muted")
        await ada.do("POST", actions, {"do": "bot", "seat": 1})
        await operate("unmute", id)
        await ada.do("POST", actions, {"do": "say", "text": "hello"})

    serve(store, scenario)


def test_a_table_is_closed_for_all(store, operate):
    async def scenario(new):
        ada = new()
        await ada.come("Ada")
        table = await ada.do("POST", "/tables", TABLE | {"listed": True})
        await operate("close", table["code"].lower(), "--note", "rude name")
        assert await ada.refused("POST", f"/tables/{table['id']}/actions", {"do": "bot", "seat": 1}) == (
            409,
            "not-lobby",
        )
        assert (await ada.get(f"/tables/{table['id']}"))["room"]["ended"] == "closed"
        assert await ada.get("/tables") == []
        assert [(row.state, row.code) for row in await rows(store, MATCH)] == [("over", None)]
        assert [(row.deed, row.match, row.note) for row in await rows(store, AUDIT)] == [
            ("close", table["id"], "rude name")
        ]

    serve(store, scenario)


def test_another_name_and_the_former_one_in_the_log(store, operate):
    async def scenario(new):
        ada = new()
        id = await ada.register("Rude")
        await operate("rename", "Rude", "Polite", "--note", "asked twice")
        assert (await ada.get("/me"))["person"] == {"id": id, "kind": "account", "name": "Polite"}
        assert [row.note for row in await rows(store, AUDIT)] == ["Rude → Polite asked twice"]
        await new().register("Rude")

    serve(store, scenario)


def test_a_person_is_deleted_and_the_audit_log_stays(store, operate, capsys, monkeypatch):
    async def scenario(new):
        ada = new()
        id = await ada.register("Ada")
        await operate("mute", "Ada")
        await operate("people", "ad")
        assert capsys.readouterr().out.splitlines()[-1].split("\t") == [id, "account", "Ada", "muted"]
        await operate("delete", "Ada", "--note", "spam")
        assert await ada.refused("GET", "/me") == (401, "who-are-you")
        (left,) = await rows(store, PERSON)
        assert (left.id, left.kind, left.name) == (id, "deleted", "deleted")
        assert (left.login, left.skeleton, left.password) == (None, None, None)
        assert await audit() == [["delete", "deleted", id, "", "spam"], ["mute", "deleted", id, "", ""]]

    async def afterwards(_new):
        await until_nobody(store)
        assert await rows(store, PERSON) == []
        (id,) = {row.person for row in await rows(store, AUDIT)}
        assert await audit() == [["delete", "", id, "", "spam"], ["mute", "", id, "", ""]]

    async def audit():
        capsys.readouterr()
        await operate("audit")
        return [line.split("\t")[1:] for line in capsys.readouterr().out.splitlines()]

    with monkeypatch.context() as before_the_next_round:
        before_the_next_round.setattr(erasing, "closed_people", lambda _connection: [])
        serve(store, scenario)
    serve(store, afterwards)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("ban", "nobody"), "'nobody': expected the id of a person or the name of an account"),
        (("ban", "x" * 60), "expected the id of a person"),
        (("close", "AAAAA"), "'AAAAA': expected the id or the code of a table that is not over"),
        (("rename", "Ada", "Bеn"), "expected letters of one alphabet"),
        (("operator", "guest"), "nobody-found"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_line(store, database_url, capsys, words, said):
    async def scenario(new):
        await new().register("Ada")

    serve(store, scenario)
    assert main(["--language", "en", "server", *words, "--database", database_url]) == 1
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert said.replace("nobody-found", "'guest': expected the id") in error


def test_only_an_account_becomes_an_operator(store, database_url, operate):
    async def scenario(new):
        guest = await new().come("Guest")
        await new().register("Ada")
        assert await asyncio.to_thread(main, ["server", "operator", guest, "--database", database_url]) == 1
        await operate("operator", "Ada")
        assert [row.name for row in await rows(store, PERSON, operator=True)] == ["Ada"]
        await operate("operator", "Ada", "--no")
        assert await rows(store, PERSON, operator=True) == []

    serve(store, scenario)


def test_open_connections_notice_without_any_news(tmp_path, monkeypatch):
    """On SQLite nothing tells a server what another process has written: its housekeeping looks."""
    url = f"sqlite:///{tmp_path / 'table.db'}"
    rounds: list[Housekeeping] = []

    async def evening():
        async with node(url) as address, Client(address) as ada, Client(address) as eve:
            await ada.come("Ada")
            person = (await eve.come("Eve"))["person"]["id"]
            match = await ada.new_table("pow", 2)
            async with ada.at(match) as table, eve.at(match):
                for words in (("ban", person), ("close", match)):
                    assert await asyncio.to_thread(main, ["server", *words, "--database", url]) == 0
                await rounds[0].follow_operators()
                while table.room["state"] != "over":
                    await table.next()
                while any(seat["here"] for seat in table.room["seats"][1:]) or table.room["watching"]:
                    await table.next()
                assert table.room["ended"] == "closed"

    run = Housekeeping.run

    async def noted(self):
        rounds.append(self)
        await run(self)

    monkeypatch.setattr(Housekeeping, "run", noted)
    asyncio.run(asyncio.wait_for(evening(), 240))
