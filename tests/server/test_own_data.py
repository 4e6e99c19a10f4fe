"""The export of one's own data: all that is stored about the caller, and nothing of others."""

import json

from herotable.server.http import own_data

from .browser import PASSWORD, serve

TABLE = {"title": "pow", "seats": 3}


async def table_of(host, guest):
    """A table at which both sit and have said something; its id."""
    table = (await host.do("POST", "/tables", TABLE))["id"]
    await guest.do("POST", f"/tables/{table}/actions", {"do": "join"})
    for browser, text in ((host, "my own words"), (guest, "a stranger's words")):
        await browser.do("POST", f"/tables/{table}/actions", {"do": "say", "text": text})
    return table


def test_all_about_oneself_is_told_and_nothing_of_others(store):
    async def scenario(new):
        ada, eve = new(), new()
        own, other = await ada.register("Ada"), await eve.come("Eve")
        bot = (await ada.do("POST", "/bots", {"name": "Robby"}))["person"]["id"]
        table = await table_of(ada, eve)
        await ada.do("POST", "/blocks", {"person": other})
        await ada.do("POST", "/reports", {"person": other, "why": "chat", "text": "rude"})
        await eve.do("POST", "/reports", {"person": own, "why": "stalling", "text": "slow"})
        told = await ada.get("/me/data")
        about = told["about"]
        assert about["person"]["id"] == own
        assert [each["id"] for each in about["bots"]] == [bot]
        assert [each["name"] for each in about["blocked"]] == ["Eve"]
        assert [(each["person"], each["why"], each["text"], each["open"]) for each in about["reports"]] == [
            (other, "chat", "rude", True)
        ]
        assert about["reported"] == 1
        assert [each["current"] for each in about["sessions"]] == [True]
        [match] = told["matches"]
        assert (match["match"]["id"], [line["text"] for line in match["said"]]) == (table, ["my own words"])
        text = json.dumps(told)
        assert not [secret for secret in ("stranger's", "slow", PASSWORD, "argon2") if secret in text]
        assert told["before"] is None

    serve(store, scenario)


def test_matches_come_in_pages_until_none_is_left(store, monkeypatch):
    monkeypatch.setattr(own_data, "PAGE", 2)

    async def scenario(new):
        ada, eve = new(), new()
        await ada.come("Ada")
        await eve.come("Eve")
        tables = [await table_of(ada, eve) for _ in range(3)]
        first = await ada.get("/me/data")
        second = await ada.get(f"/me/data?before={first['before']}")
        assert [each["match"]["id"] for each in first["matches"] + second["matches"]] == tables[::-1]
        assert (second["about"], second["before"]) == (None, None)
        assert all(len(each["said"]) == 1 for each in second["matches"])

    serve(store, scenario)


def test_strangers_have_no_data(store):
    async def scenario(new):
        assert await new().refused("GET", "/me/data") == (401, "who-are-you")

    serve(store, scenario)
