"""Bots of accounts, and their tokens."""

from herotable.server.database.schema import PERSON
from herotable.server.http import tokens

from .browser import rows, serve


def test_the_token_of_a_bot_is_shown_once_and_not_kept(store):
    async def scenario(new):
        browser = new()
        await browser.register()
        made = await browser.do("POST", "/bots", {"name": "Robby"})
        assert await browser.get("/bots") == [made["person"]]
        assert made["token"].split(".")[1] not in str(await rows(store, PERSON))

    serve(store, scenario)


def test_a_deleted_bot_is_nobody(store):
    async def scenario(new):
        browser = new()
        await browser.register()
        made = await browser.do("POST", "/bots", {"name": "Robby"})
        await browser.do("DELETE", f"/bots/{made['person']['id']}")
        bearer = f"Bearer {made['token']}"
        assert await new().refused("GET", "/me", Authorization=bearer) == (401, "who-are-you")
        assert await browser.get("/bots") == []

    serve(store, scenario)


def test_only_its_owner_deletes_a_bot(store):
    async def scenario(new):
        ada, ben = new(), new()
        await ada.register("Ada")
        me = await ben.register("Ben")
        bot = (await ada.do("POST", "/bots", {"name": "Robby"}))["person"]["id"]
        for id in (bot, me):  # an account is no bot, not even one's own
            assert await ben.refused("DELETE", f"/bots/{id}") == (404, "not-found")
        assert len(await ada.get("/bots")) == 1

    serve(store, scenario)


def test_only_accounts_have_bots(store):
    async def scenario(new):
        guest, owner = new(), new()
        await guest.come()
        assert await guest.refused("POST", "/bots", {"name": "Robby"}) == (403, "no-account")
        await owner.register()
        token = (await owner.do("POST", "/bots", {"name": "Robby"}))["token"]
        bearer = f"Bearer {token}"
        assert await new().refused("POST", "/bots", {"name": "Son"}, Authorization=bearer) == (403, "no-account")
        assert await new().refused("DELETE", "/me", Authorization=bearer) == (403, "no-session")

    serve(store, scenario)


def test_an_account_has_so_many_bots_and_no_more(store, monkeypatch):
    monkeypatch.setattr(tokens, "MOST", 2)

    async def scenario(new):
        browser = new()
        await browser.register()
        for n in range(2):
            await browser.do("POST", "/bots", {"name": f"Robby {n}"})
        assert await browser.refused("POST", "/bots", {"name": "Robby 3"}) == (409, "too-many-bots")

    serve(store, scenario)
