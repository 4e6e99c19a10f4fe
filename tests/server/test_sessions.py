"""The authenticator: who is known, by which cookie or token, and for how long."""

import asyncio

import pytest
from sqlalchemy import select, update

from herotable.server.app import new_app
from herotable.server.database.schema import PERSON, SECRET, SESSION
from herotable.server.database.store import Store
from herotable.server.identity.sessions import DAY, LASTS, SEEN_EVERY, Identity, server_key, tidy
from herotable.server.rooms.person import Person
from herotable.server.settings import Settings

from .browser import Browser, serve


async def rows(store, table):
    return await store.read(lambda connection: connection.execute(select(table)).all())


async def change(store, **values):
    await store.write(lambda connection: connection.execute(update(SESSION).values(values)))


# ---------------------------------------------------------------- the cookie


@pytest.mark.parametrize(
    ("scheme", "setting", "is_secure"), [("http", False, False), ("https", False, True), ("http", True, True)]
)
def test_the_cookie_is_out_of_reach(store, scheme, setting, is_secure):
    async def scenario(new):
        answer = await new(scheme=scheme).ask("POST", "/guests", {"name": "Ada"})
        parts = answer.headers["set-cookie"].lower().split("; ")
        assert {"httponly", "samesite=lax", "path=/", f"max-age={LASTS}"} <= set(parts)
        assert ("secure" in parts) == is_secure
        assert not [part for part in parts if part.startswith("domain")]

    serve(store, scenario, secure_cookies=setting)


def test_the_database_holds_no_secret_of_a_session(store):
    async def scenario(new):
        browser = new()
        await browser.come()
        _, secret, signature = browser.cookie.split(".")
        said = str(await rows(store, SESSION))
        assert secret not in said
        assert signature not in said
        assert browser.csrf not in said

    serve(store, scenario)


def test_a_changed_cookie_is_worth_nothing(store):
    async def scenario(new):
        browser = new()
        await browser.come()
        cookie = browser.cookie.split(".")
        for part, text in enumerate(cookie):
            changed = ("A" if text[0] != "A" else "B") + text[1:]
            browser.cookie = ".".join([*cookie[:part], changed, *cookie[part + 1 :]])
            assert await browser.refused("GET", "/me") == (401, "who-are-you"), part

    serve(store, scenario)


def test_nonsense_in_the_cookie_is_nobody(store):
    async def scenario(new):
        for cookie in ["", ".", "..", "a.b", "a.b.c", "é.ü.ß", "x" * 4000, "a.b.c.d", "\x00.\x00.\x00"]:
            answer = await new().ask("GET", "/me", Cookie=f"herotable={cookie}".encode())
            assert (answer.status_code, answer.json()["code"]) == (401, "who-are-you"), cookie

    serve(store, scenario)


def test_a_cookie_of_another_server_is_worth_nothing(store, tmp_path):
    other = Store(f"sqlite:///{tmp_path / 'other.db'}")
    other.migrate()
    cookies = []

    async def elsewhere(new):
        browser = new()
        await browser.come()
        cookies.append(browser.cookie)

    async def here(new):
        browser = new()
        browser.cookie = cookies[0]
        assert await browser.refused("GET", "/me") == (401, "who-are-you")

    serve(other, elsewhere)
    other.close()
    serve(store, here)


def test_a_good_signature_does_not_help_without_the_secret(store):
    async def scenario(new):
        browser = new()
        await browser.come()
        await change(store, secret="0" * 64)
        assert await browser.refused("GET", "/me") == (401, "who-are-you")

    serve(store, scenario)


def test_looking_who_one_is_prolongs_the_cookie(store):
    async def scenario(new):
        browser = new()
        await browser.come()
        cookie = browser.cookie
        answer = await browser.ask("GET", "/me")
        assert f"max-age={LASTS}" in answer.headers["set-cookie"].lower()
        assert browser.cookie == cookie

    serve(store, scenario)


# ---------------------------------------------------------------- the key


def test_nodes_that_start_together_agree_on_one_key(store):
    async def scenario():
        return await asyncio.gather(*(server_key(store) for _ in range(8)))

    keys = asyncio.run(scenario())
    assert len(set(keys)) == 1
    assert len(keys[0]) == 32
    assert len(asyncio.run(rows(store, SECRET))) == 1


def test_two_nodes_on_two_stores_agree_too(database_url):
    stores = [Store(database_url) for _ in range(2)]
    stores[0].migrate()

    async def scenario():
        return await asyncio.gather(*(server_key(store) for store in stores * 4))

    assert len(set(asyncio.run(scenario()))) == 1
    for store in stores:
        store.close()


def test_a_cookie_holds_at_every_node_and_after_a_restart(store):
    async def scenario():
        nodes = [new_app(Settings(), store) for _ in range(2)]
        async with nodes[0].lifespan(), nodes[1].lifespan():
            first, second = Browser(nodes[0]), Browser(nodes[1])
            id = await first.come()
            second.cookie = first.cookie
            assert (await second.get("/me"))["person"]["id"] == id
            assert second.csrf == first.csrf

    asyncio.run(scenario())


# ---------------------------------------------------------------- how long


def test_a_session_unused_for_long_is_over(store):
    async def scenario(new):
        browser = new()
        await browser.come()
        session = (await rows(store, SESSION))[0]
        await change(store, seen=session.seen - LASTS + 60)
        await browser.get("/me")
        await change(store, seen=session.seen - LASTS - 60)
        assert await browser.refused("GET", "/me") == (401, "who-are-you")
        await store.write(lambda connection: tidy(connection, session.seen))
        assert await rows(store, SESSION) == []
        assert len(await rows(store, PERSON)) == 1
        await store.write(lambda connection: tidy(connection, session.seen + 2 * DAY))
        assert await rows(store, PERSON) == []

    serve(store, scenario)


def test_when_a_session_was_seen_is_written_now_and_then(store):
    async def scenario(new):
        browser = new()
        await browser.come()
        begun = (await rows(store, SESSION))[0].seen
        await browser.get("/me")
        assert (await rows(store, SESSION))[0].seen == begun
        await change(store, seen=begun - SEEN_EVERY - 1)
        await browser.get("/me")
        assert (await rows(store, SESSION))[0].seen >= begun

    serve(store, scenario)


# ---------------------------------------------------------------- several sessions


def test_sessions_are_listed_and_ended(store):
    async def scenario(new):
        phone, desk = new(), new()
        phone.client.headers["user-agent"] = "Phone"
        desk.client.headers["user-agent"] = "Desk" * 100
        await phone.register()
        await desk.log_in()
        listed = {session["agent"]: session for session in await desk.get("/sessions")}
        assert set(listed) == {"Phone", "Desk" * 50}
        assert [listed[agent]["current"] for agent in ("Phone", "Desk" * 50)] == [False, True]
        assert set(listed["Phone"]) == {"id", "agent", "created", "seen", "current"}
        await desk.do("DELETE", f"/sessions/{listed['Phone']['id']}")
        assert await phone.refused("GET", "/me") == (401, "who-are-you")
        assert len(await desk.get("/sessions")) == 1

    serve(store, scenario)


def test_nobody_ends_the_session_of_another(store):
    async def scenario(new):
        ada, ben = new(), new()
        await ada.come()
        await ben.come("Ben")
        theirs = (await ada.get("/sessions"))[0]["id"]
        for session in (theirs, "x", "%20", "%C3%A9"):
            assert await ben.refused("DELETE", f"/sessions/{session}") == (404, "not-found")
        for session in ("%00", "x%0A", "x?y=%00"):
            assert await ben.refused("DELETE", f"/sessions/{session}") == (400, "unreadable")
        await ada.get("/me")

    serve(store, scenario)


def test_after_logging_out_even_the_old_cookie_is_worth_nothing(store):
    async def scenario(new):
        browser = new()
        await browser.come()
        cookie = browser.cookie
        await browser.do("POST", "/logout")
        assert browser.cookie == ""
        browser.cookie = cookie
        assert await browser.refused("GET", "/me") == (401, "who-are-you")

    serve(store, scenario)


# ---------------------------------------------------------------- tokens


def test_a_bot_comes_with_its_token(store):
    async def scenario(new):
        owner, bot = new(), new()
        await owner.register()
        made = await owner.do("POST", "/bots", {"name": "Robby"})
        bot.client.headers["authorization"] = f"Bearer {made['token']}"
        assert await bot.get("/me") == {
            "person": {"id": made["person"]["id"], "kind": "bot", "name": "Robby"},
            "csrf": None,
        }

    serve(store, scenario)


def test_a_wrong_token_is_nobody(store):
    async def scenario(new):
        owner = new()
        await owner.register()
        token = (await owner.do("POST", "/bots", {"name": "Robby"}))["token"]
        for spoilt in [f"{token}x", f"x{token}", "", f"{token}.x", f"é{token}", "\x00.x", "."]:
            answer = await new().ask("GET", "/me", Authorization=f"Bearer {spoilt}".encode())
            assert answer.status_code == 401, spoilt

    serve(store, scenario)


def test_an_account_is_no_bot(store):
    """The id of an account and the hash of its password make no token."""

    async def scenario(new):
        browser = new()
        id = await browser.register()
        assert await new().refused("GET", "/me", Authorization=f"Bearer {id}.correct horse") == (401, "who-are-you")

    serve(store, scenario)


def test_a_wrong_token_is_not_saved_by_a_good_cookie(store):
    async def scenario(new):
        browser = new()
        await browser.come()
        assert await browser.refused("GET", "/me", Authorization="Bearer a.b") == (401, "who-are-you")

    serve(store, scenario)


def test_a_long_connection_can_ask_whether_it_is_still_welcome(store):
    async def scenario():
        app = new_app(Settings(), store)
        async with app.lifespan():
            browser, authenticator = Browser(app), app.state.authenticator
            await browser.register()
            made = await browser.do("POST", "/bots", {"name": "Robby"})
            bot = Identity(Person(**made["person"]), None)
            account = (await browser.get("/me"))["person"]
            person = Identity(Person(**account), (await browser.get("/sessions"))[0]["id"])
            assert [await authenticator.is_valid(identity) for identity in (bot, person)] == [True, True]
            await browser.do("DELETE", "/me")
            assert [await authenticator.is_valid(identity) for identity in (bot, person)] == [False, False]

    asyncio.run(scenario())
