"""Reports and blocks: what players do about each other, and what operators make of it."""

import asyncio

from sqlalchemy import update

from herotable.client import Client
from herotable.server.database.schema import AUDIT, BLOCK, PERSON, REPORT

from .browser import rows, serve
from .node import node

TABLE = {"title": "pow", "seats": 3}


async def make_operator(store, name):
    await store.write(lambda c: c.execute(update(PERSON).where(PERSON.c.name == name).values(operator=True)))


async def meet(new):
    """Ada is the host of a table at which Eve sits; the table."""
    ada, eve = new(), new()
    await ada.register("Ada")
    await eve.come("Eve")
    table = (await ada.do("POST", "/tables", TABLE))["id"]
    await eve.do("POST", f"/tables/{table}/actions", {"do": "join"})
    return ada, eve, table


def texts(snapshot):
    return [entry["text"] for entry in snapshot["missed"] if entry["kind"] == "said"]


# ---------------------------------------------------------------- blocks


def test_what_a_blocked_person_says_is_not_read(store):
    async def scenario(new):
        ada, eve, table = await meet(new)
        for browser, text in ((eve, "boo"), (ada, "hello")):
            await browser.do("POST", f"/tables/{table}/actions", {"do": "say", "text": text})
        await ada.do("POST", "/blocks", {"table": table, "seat": 1})
        assert texts(await ada.get(f"/tables/{table}")) == [None, "hello"]
        assert texts(await eve.get(f"/tables/{table}")) == ["boo", "hello"]
        [blocked] = await ada.get("/blocks")
        assert blocked["name"] == "Eve"
        await ada.do("POST", "/blocks", {"person": blocked["id"]})  # once more changes nothing
        await ada.do("DELETE", f"/blocks/{blocked['id']}")
        assert texts(await ada.get(f"/tables/{table}")) == ["boo", "hello"]
        assert await rows(store, BLOCK) == []

    serve(store, scenario)


def test_two_of_whom_one_has_blocked_the_other_do_not_sit_at_their_tables(store):
    async def scenario(new):
        ada, eve, table = await meet(new)
        await ada.do("POST", "/blocks", {"table": table, "seat": 1})
        other = (await ada.do("POST", "/tables", TABLE))["id"]
        assert await eve.refused("POST", f"/tables/{other}/actions", {"do": "join"}) == (403, "blocked")
        hers = (await eve.do("POST", "/tables", TABLE))["id"]
        assert await ada.refused("POST", f"/tables/{hers}/actions", {"do": "join"}) == (403, "blocked")
        await new().come("Ben")

    serve(store, scenario)


def test_an_open_connection_reads_no_more_of_a_blocked_person(tmp_path):
    async def evening():
        async with node(f"sqlite:///{tmp_path / 't.db'}") as url, Client(url) as ada, Client(url) as eve:
            await ada.come("Ada")
            await eve.come("Eve")
            match = await ada.new_table("pow", 2)
            await eve.act(match, "join", seat=1)
            async with ada.at(match) as table, eve.at(match) as other:
                (await ada.http.post("/blocks", json={"table": match, "seat": 1})).raise_for_status()
                await eve.act(match, "say", text="boo")
                await ada.act(match, "say", text="hello")
                return [await heard(table), await heard(other)]

    assert asyncio.run(asyncio.wait_for(evening(), 240)) == [[None, "hello"], ["boo", "hello"]]


async def heard(table):
    """The texts of the next two lines of the chat."""
    said: list[str | None] = []
    while len(said) < 2:
        message = await table.next()
        if message["type"] == "update" and message["happened"]["kind"] == "said":
            said.append(message["happened"]["text"])
    return said


# ---------------------------------------------------------------- reports


def test_a_report_waits_for_the_operators(store):
    async def scenario(new):
        ada, eve, table = await meet(new)
        await eve.do("POST", "/reports", {"table": table, "seat": 0, "why": "chat", "text": "rude"})
        assert await ada.refused("GET", "/moderation") == (403, "no-operator")
        await make_operator(store, "Ada")
        [report] = (await ada.get("/moderation"))["reports"]
        assert (report["person"]["name"], report["reporter"]["name"]) == ("Ada", "Eve")
        assert (report["why"], report["text"], report["table"]) == ("chat", "rude", table)
        await ada.do("POST", "/moderation/deeds", {"deed": "dismiss", "report": report["number"]})
        assert (await ada.get("/moderation"))["reports"] == []
        again = {"deed": "dismiss", "report": report["number"]}
        assert await ada.refused("POST", "/moderation/deeds", again) == (404, "no-such-report")

    serve(store, scenario)


def test_who_is_meant_must_be_clear(embedded):
    async def scenario(new):
        ada, eve, table = await meet(new)
        for about, refusal in (
            ({}, (400, "nobody-there")),
            ({"table": table, "seat": 2}, (400, "nobody-there")),
            ({"table": table, "seat": 9}, (400, "nobody-there")),
            ({"table": table, "seat": 1}, (400, "yourself")),
            ({"table": "nowhere", "seat": 1}, (404, "no-such-table")),
            ({"person": "nobody"}, (404, "no-such-person")),
        ):
            assert await eve.refused("POST", "/reports", about | {"why": "other"}) == refusal
            assert await eve.refused("POST", "/blocks", about) == refusal
        assert await rows(embedded, REPORT) == await rows(embedded, BLOCK) == []
        assert await new().refused("POST", "/reports", {"person": "nobody", "why": "chat"}) == (401, "who-are-you")
        for _ in range(20):
            await ada.do("POST", "/reports", {"table": table, "seat": 1, "why": "name"})
        assert await ada.refused("POST", "/reports", {"table": table, "seat": 1, "why": "name"}) == (
            429,
            "too-many-reports",
        )

    serve(embedded, scenario)


# ---------------------------------------------------------------- operators


def test_an_operator_does_on_the_page_what_the_command_line_does(store):
    async def scenario(new):
        ada, eve, table = await meet(new)
        await make_operator(store, "Ada")
        [found] = await ada.get("/moderation/people?text=EV")
        assert (found["person"]["name"], found["banned"], found["muted"], found["operator"]) == (
            "Eve",
            False,
            False,
            False,
        )
        id = found["person"]["id"]
        for deed in ({"deed": "mute"}, {"deed": "rename", "name": "Eva"}, {"deed": "ban", "days": 2, "note": "enough"}):
            await ada.do("POST", "/moderation/deeds", deed | {"person": id})
        [found] = await ada.get("/moderation/people?text=eva")
        assert (found["banned"], found["muted"]) == (True, True)
        assert await eve.refused("GET", "/me") == (403, "banned")
        for back in ("unban", "unmute"):
            await ada.do("POST", "/moderation/deeds", {"deed": back, "person": id})
        assert (await eve.get("/me"))["person"]["name"] == "Eva"
        await ada.do("POST", "/moderation/deeds", {"deed": "close", "table": table})
        assert (await eve.get(f"/tables/{table}"))["room"]["ended"] == "closed"
        await ada.do("POST", "/moderation/deeds", {"deed": "delete", "person": id})
        assert await eve.refused("GET", "/me") == (401, "who-are-you")
        log = [(line["deed"], line["operator"]) for line in (await ada.get("/moderation"))["audit"]]
        done = ["delete", "close", "unmute", "unban", "ban", "rename", "mute"]
        assert log == [(deed, "Ada") for deed in done]

    serve(store, scenario)


def test_nobody_else_moderates(embedded):
    async def scenario(new):
        ada, eve, table = await meet(new)
        deeds = [{"deed": "ban", "person": (await eve.get("/me"))["person"]["id"]}, {"deed": "close", "table": table}]
        for browser in (ada, eve):
            for deed in deeds:
                assert await browser.refused("POST", "/moderation/deeds", deed) == (403, "no-operator")
            assert await browser.refused("GET", "/moderation/people?text=e") == (403, "no-operator")
        assert await rows(embedded, AUDIT) == []
        await make_operator(embedded, "Ada")
        for deed in ({"deed": "ban"}, {"deed": "close"}, {"deed": "rename", "person": deeds[0]["person"]}):
            assert await ada.refused("POST", "/moderation/deeds", deed) == (400, "unreadable")

    serve(embedded, scenario)
