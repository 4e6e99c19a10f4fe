"""Passkeys: made by who knows the password, good at this server alone, each challenge once and by who asked for it."""

import asyncio

import pytest
from sqlalchemy import update

from herotable.server.database import passkeys
from herotable.server.database.moderation import FOR_GOOD
from herotable.server.database.schema import CHALLENGE, MATCH, PASSKEY, PERSON
from herotable.server.http.passkeys import COOKIE

from .authenticator import Authenticator
from .browser import HOST, PASSWORD, rows, serve
from .test_mail import give, mailbox
from .test_people import play
from .test_resets import NEW, token_for

__all__ = ["mailbox"]
ORIGIN = f"https://{HOST}"
HOSTS = {"hosts": (HOST,)}
WRONG = (401, "wrong-passkey")


async def begin(browser):
    """Options for a new passkey."""
    return (await browser.do("POST", "/passkeys/options", {"password": PASSWORD}))["options"]


async def add(browser, device, name="telephone"):
    """Give the account a passkey on a device."""
    body = {"name": name, "credential": device.make(await begin(browser))}
    return await browser.do("POST", "/passkeys", body)


async def asked(browser):
    """Options for a login."""
    return (await browser.do("POST", "/login/passkey/options"))["options"]


async def log_in(browser, device):
    """Log in with the passkey of a device; the id."""
    body = {"credential": device.sign(await asked(browser))}
    return (await browser.do("POST", "/login/passkey", body))["person"]["id"]


async def refused(browser, device):
    """The refusal of a device's login."""
    return await browser.refused("POST", "/login/passkey", {"credential": device.sign(await asked(browser))})


def test_who_has_the_device_logs_in_without_a_name_and_a_password(store):
    async def scenario(new):
        ada, phone = new(), new()
        device = Authenticator(ORIGIN)
        id = await ada.register("Ada")
        made = await add(ada, device)
        assert (made["name"], made["used"]) == ("telephone", None)
        assert await log_in(phone, device) == id
        assert (await phone.get("/me"))["person"]["name"] == "Ada"
        assert COOKIE not in str(await rows(store, CHALLENGE))
        [listed] = await ada.get("/passkeys")
        assert (listed["id"], listed["used"] is not None) == (made["id"], True)
        assert await log_in(new(), device) == id

    serve(store, scenario, **HOSTS)


def test_what_a_guest_played_goes_to_the_account(store):
    async def scenario(new):
        ada, guest = new(), new()
        device = Authenticator(ORIGIN)
        id = await ada.register("Ada")
        await add(ada, device)
        await play(store, "m", await guest.come("Guest"))
        assert await log_in(guest, device) == id
        assert [row.owner for row in await rows(store, MATCH)] == [id]

    serve(store, scenario, **HOSTS)


def test_a_passkey_needs_the_password_and_an_account(store):
    async def scenario(new):
        ada, guest = new(), new()
        await ada.register("Ada")
        await guest.come("Guest")
        body = {"password": "wrong password"}
        assert await ada.refused("POST", "/passkeys/options", body) == (401, "wrong-login")
        assert await guest.refused("POST", "/passkeys/options", body) == (403, "no-account")
        assert await new().refused("POST", "/passkeys/options", body) == (401, "who-are-you")
        credential = Authenticator(ORIGIN).make({"rp": {"id": HOST}, "challenge": "A" * 43})
        for one in (ada, guest):  # without a challenge of their own
            assert await one.refused("POST", "/passkeys", {"name": "x", "credential": credential}) == WRONG
        assert await rows(store, PASSKEY) == []

    serve(store, scenario, **HOSTS)


def test_a_challenge_is_of_one_session_and_of_one_kind(store):
    async def scenario(new):
        ada, twin = new(), new()
        device = Authenticator(ORIGIN)
        await ada.register("Ada")
        await twin.log_in("Ada")
        made = device.make(await begin(ada))
        assert await twin.refused("POST", "/passkeys", {"name": "x", "credential": made}) == WRONG
        await ada.do("POST", "/passkeys", {"name": "x", "credential": made})
        stranger, phone = new(), new()
        signed = device.sign(await asked(phone))
        await asked(stranger)
        assert await stranger.refused("POST", "/login/passkey", {"credential": signed}) == WRONG
        assert await new().refused("POST", "/login/passkey", {"credential": signed}) == WRONG
        signed = device.sign(await begin(ada) | {"rpId": HOST})
        assert await phone.refused("POST", "/login/passkey", {"credential": signed}) == WRONG

    serve(store, scenario, **HOSTS)


def test_a_challenge_is_used_once_and_soon(store, monkeypatch):
    async def scenario(new):
        ada, phone = new(), new()
        device = Authenticator(ORIGIN)
        await ada.register("Ada")
        body = {"name": "x", "credential": device.make(await begin(ada))}
        await ada.do("POST", "/passkeys", body)
        assert await ada.refused("POST", "/passkeys", body) == WRONG
        body = {"credential": device.sign(await asked(phone))}
        answers = await asyncio.gather(*(phone.ask("POST", "/login/passkey", body) for _ in range(3)))
        assert sorted(answer.status_code for answer in answers) == [200, 401, 401]
        monkeypatch.setattr(passkeys, "LASTS", 0)
        assert await refused(new(), device) == WRONG
        await asked(new())
        assert len(await rows(store, CHALLENGE)) == 1  # old ones go when new ones come

    serve(store, scenario, **HOSTS)


def test_another_sites_page_another_device_and_one_that_asks_nobody_are_refused(store):
    async def scenario(new):
        ada = new()
        device = Authenticator(ORIGIN)
        await ada.register("Ada")
        await add(ada, device)
        for one in (Authenticator(ORIGIN), Authenticator(ORIGIN, b"unknown")):
            assert await refused(new(), one) == WRONG
        device.origin = f"https://evil.{HOST}"
        assert await refused(new(), device) == WRONG
        device.origin, device.flags = ORIGIN, 1  # present, but nobody has shown a finger or a PIN
        assert await refused(new(), device) == WRONG
        for credential in ({}, {"id": None}, {"id": "x" * 2000}, {"id": "\x00"}, {"id": "bXkgZmlyc3QgcGFzc2tleQ"}):
            await asked(browser := new())
            assert await browser.refused("POST", "/login/passkey", {"credential": credential}) == WRONG
        for other in (Authenticator("https://x.example", b"b"), Authenticator(ORIGIN, b"c", verifies=False)):
            body = {"name": "x", "credential": other.make(await begin(ada))}
            assert await ada.refused("POST", "/passkeys", body) == WRONG

    serve(store, scenario, **HOSTS, logins_per_minute=100)


def test_a_copied_device_is_noticed(store):
    async def scenario(new):
        ada = new()
        device = Authenticator(ORIGIN)
        await ada.register("Ada")
        await add(ada, device)
        device.uses = 7
        await log_in(new(), device)
        device.uses = 7
        assert await refused(new(), device) == WRONG

    serve(store, scenario, **HOSTS)


def test_one_passkey_is_of_one_account_and_there_are_ten_at_most(store, monkeypatch):
    monkeypatch.setattr(passkeys, "MOST", 2)

    async def scenario(new):
        ada, ben = new(), new()
        await ada.register("Ada")
        await ben.register("Ben")
        await add(ada, Authenticator(ORIGIN))
        body = {"name": "x", "credential": Authenticator(ORIGIN).make(await begin(ben))}
        assert await ben.refused("POST", "/passkeys", body) == WRONG
        await add(ada, Authenticator(ORIGIN, b"second"))
        assert await ada.refused("POST", "/passkeys/options", {"password": PASSWORD}) == (409, "too-many-passkeys")

    serve(store, scenario, **HOSTS)


def test_a_removed_passkey_lets_nobody_in_and_only_its_owner_removes_it(store):
    async def scenario(new):
        ada, eve = new(), new()
        device = Authenticator(ORIGIN)
        await ada.register("Ada")
        await eve.register("Eve")
        path = f"/passkeys/{(await add(ada, device))['id']}"
        assert await eve.refused("DELETE", path) == (404, "not-found")
        assert await eve.get("/passkeys") == []
        await ada.do("DELETE", path)
        assert (await ada.get("/passkeys"), await refused(new(), device)) == ([], WRONG)

    serve(store, scenario, **HOSTS)


def test_who_is_banned_or_deleted_does_not_log_in(store):
    async def scenario(new):
        ada = new()
        device = Authenticator(ORIGIN)
        await ada.register("Ada")
        await add(ada, device)
        assert [one["name"] for one in (await ada.get("/me/data"))["about"]["passkeys"]] == ["telephone"]
        for until, answer in ((FOR_GOOD, (403, "banned")), (None, None)):
            await store.write(
                lambda connection, until=until: connection.execute(update(PERSON).values(banned_until=until))
            )
            assert answer is None or await refused(new(), device) == answer
        await ada.do("DELETE", "/me")
        assert await rows(store, PASSKEY) == []
        assert await refused(new(), device) == WRONG

    serve(store, scenario, **HOSTS)


def test_a_new_password_by_a_link_removes_passkeys(store, mailbox):
    async def scenario(new):
        ada, browser = new(), new()
        await ada.register("Ada")
        await give(ada, mailbox)
        await add(ada, Authenticator(ORIGIN))
        await browser.do("POST", "/password", {"token": await token_for(browser, mailbox), "new": NEW})
        assert await rows(store, PASSKEY) == []

    serve(store, scenario, **mailbox.settings | HOSTS)


@pytest.mark.parametrize("settings", [{}, {"hosts": ("other.example", "10.1.1.9")}])
def test_a_name_that_the_settings_do_not_have_takes_no_passkeys(store, settings):
    async def scenario(new):
        browser = new()
        browser.client.base_url = "http://10.1.1.9" if settings else browser.client.base_url
        assert (await browser.get("/account-options"))["passkeys"] is False
        assert await browser.refused("POST", "/login/passkey/options") == (409, "no-passkeys")

    serve(store, scenario, **settings)


def test_a_login_by_passkey_counts_as_one_by_password(store):
    async def scenario(new):
        await asked(new())
        assert await new().refused("POST", "/login/passkey/options") == (429, "too-many")

    serve(store, scenario, **HOSTS, logins_per_minute=1)
