"""The address of an account: confirmed by a link, told to nobody else, gone with the account."""

import asyncio
import json
from pathlib import Path

import pytest

from herotable import server
from herotable.server.database import links
from herotable.server.database.schema import LINK, MAIL
from herotable.server.identity.sessions import tidy
from tests.test_words import messages

from .browser import PASSWORD, rows, serve
from .mailbox import link_of, open_mailbox

ADDRESS = "ada@mail.example"


@pytest.fixture
def mailbox():
    with open_mailbox() as mailbox:
        yield mailbox


async def come(mailbox):
    """The next letter."""
    return await asyncio.to_thread(mailbox.next)


async def give(browser, mailbox, to=ADDRESS):
    """Give an address and confirm it."""
    await browser.do("PUT", "/me/mail", {"address": to, "password": PASSWORD})
    await browser.do("POST", "/mail", {"token": link_of(await come(mailbox))[1]})


def test_an_address_is_the_accounts_when_its_link_has_been_used(store, mailbox):
    async def scenario(new):
        ada, phone = new(), new()
        id = await ada.register("Ada")
        await ada.do("PUT", "/me/mail", {"address": "Ada@Mail.example", "password": PASSWORD})
        letter = await come(mailbox)
        assert (letter["To"], letter["From"]) == (ADDRESS, "table@mail.example")
        assert "Hello, Ada," in letter.get_content()
        assert "http://table.example/account/confirm#" in letter.get_content()
        assert await ada.get("/me/mail") == {"address": None}
        page, token = link_of(letter)
        assert page == "confirm"
        assert (await phone.do("POST", "/mail", {"token": token}))["id"] == id
        assert await ada.get("/me/mail") == {"address": ADDRESS}
        assert await phone.refused("POST", "/mail", {"token": token}) == (404, "former-link")

    serve(store, scenario, **mailbox.settings)


def test_a_letter_is_in_the_language_of_the_page(store, mailbox):
    async def scenario(new):
        ada = new()
        await ada.register("Ada")
        body = {"address": ADDRESS, "password": PASSWORD}
        answer = await ada.ask("PUT", "/me/mail", body, Accept_Language="ru")
        assert answer.status_code == 204
        letter = await come(mailbox)
        assert letter["Subject"] == "Ваш адрес за столом"
        assert "Здравствуйте, Ada!" in letter.get_content()

    serve(store, scenario, **mailbox.settings)


def test_only_the_account_itself_gives_its_address(store, mailbox):
    async def scenario(new):
        ada, guest = new(), new()
        await ada.register("Ada")
        await guest.come("Guest")
        body = {"address": ADDRESS, "password": "wrong password"}
        assert await ada.refused("PUT", "/me/mail", body) == (401, "wrong-login")
        assert await guest.refused("PUT", "/me/mail", body) == (403, "no-account")
        for address in (
            "ada",
            "ada@",
            "@x",
            "a b@x",
            "a@x\n",
            "a@-x",
            "ada@x, eve@x",
            "a@x>",
            "ä@x.org",
            "a@" + "x" * 99,
        ):
            body = {"address": address, "password": PASSWORD}
            assert await ada.refused("PUT", "/me/mail", body) == (400, "unreadable"), address
        assert mailbox.is_empty()

    serve(store, scenario, **mailbox.settings)


def test_three_letters_of_an_account_and_to_an_address_are_enough(store, mailbox):
    async def scenario(new):
        ada, ben = new(), new(address="10.2.2.2")
        await ada.register("Ada")
        await ben.register("Ben")
        for name in ("a", "b", "c"):
            await ada.do("PUT", "/me/mail", {"address": f"{name}@mail.example", "password": PASSWORD})
        body = {"address": "d@mail.example", "password": PASSWORD}
        assert await ada.refused("PUT", "/me/mail", body) == (429, "too-many")
        for _ in range(2):
            await ben.do("PUT", "/me/mail", {"address": "a@mail.example", "password": PASSWORD})
        body = {"address": "a@mail.example", "password": PASSWORD}
        assert await ben.refused("PUT", "/me/mail", body) == (429, "too-many")

    serve(store, scenario, **mailbox.settings)


def test_letters_of_one_client_are_limited_in_a_minute(store, mailbox):
    async def scenario(new):
        ada = new()
        await ada.register("Ada")
        body = {"address": ADDRESS, "password": PASSWORD}
        await ada.do("PUT", "/me/mail", body)
        assert await ada.refused("PUT", "/me/mail", body) == (429, "too-many")
        assert await new().refused("POST", "/password/forgotten", {"account": "Ada"}) == (429, "too-many")

    serve(store, scenario, letters_per_minute=1, **mailbox.settings)


def test_a_link_that_is_too_old_confirms_nothing(store, mailbox, monkeypatch):
    async def scenario(new):
        ada = new()
        await ada.register("Ada")
        monkeypatch.setattr(links, "LASTS", 0)
        await ada.do("PUT", "/me/mail", {"address": ADDRESS, "password": PASSWORD})
        body = {"token": link_of(await come(mailbox))[1]}
        assert await new().refused("POST", "/mail", body) == (404, "former-link")
        [link] = await rows(store, LINK)
        await store.write(lambda connection: tidy(connection, link.expires))
        assert await rows(store, LINK) == []

    serve(store, scenario, **mailbox.settings)


def test_the_database_holds_only_a_hash_of_the_link(store, mailbox):
    async def scenario(new):
        ada = new()
        await ada.register("Ada")
        await ada.do("PUT", "/me/mail", {"address": ADDRESS, "password": PASSWORD})
        token = link_of(await come(mailbox))[1]
        assert token not in str(await rows(store, LINK))

    serve(store, scenario, **mailbox.settings)


def test_who_removes_the_address_or_the_account_leaves_no_trace_of_it(store, mailbox):
    async def scenario(new):
        ada = new()
        await ada.register("Ada")
        await give(ada, mailbox)
        assert (await ada.get("/me/data"))["about"]["mail"] == ADDRESS
        await ada.do("DELETE", "/me/mail")
        assert (await rows(store, MAIL), (await ada.get("/me/data"))["about"]["mail"]) == ([], None)
        await give(ada, mailbox)
        await new().do("POST", "/password/forgotten", {"account": "Ada"})
        await come(mailbox)
        await ada.do("DELETE", "/me")
        assert (await rows(store, MAIL), await rows(store, LINK)) == ([], [])

    serve(store, scenario, **mailbox.settings)


def test_nobody_else_reads_the_address(store, mailbox):
    async def scenario(new):
        ada, eve = new(), new()
        id = await ada.register("Ada")
        await eve.come("Eve")
        await give(ada, mailbox)
        assert ADDRESS not in json.dumps([await eve.get(f"/people/{id}"), await eve.get("/me/data")])
        assert await new().refused("GET", "/me/mail") == (401, "who-are-you")

    serve(store, scenario, **mailbox.settings)


def test_without_a_mail_server_there_are_no_letters(store):
    async def scenario(new):
        ada = new()
        await ada.register("Ada")
        assert await ada.get("/account-options") == {"mail": False, "passkeys": False}
        body = {"address": ADDRESS, "password": PASSWORD}
        assert await ada.refused("PUT", "/me/mail", body) == (409, "no-mail")
        assert await new().refused("POST", "/password/forgotten", {"account": "Ada"}) == (409, "no-mail")

    serve(store, scenario)


def test_letters_have_the_same_words_in_both_languages():
    english, russian = (Path(server.__file__).with_name(f"letters.{language}.ftl") for language in ("en", "ru"))
    assert messages(english) == messages(russian) >= {"confirm", "reset"}


# ---------------------------------------------------------------- the mail server


def test_letters_go_out_in_turn_and_a_server_that_fails_keeps_nobody_waiting(store, mailbox, caplog):
    async def scenario(new):
        ada = new()
        await ada.register("Ada")
        await ada.do("PUT", "/me/mail", {"address": ADDRESS, "password": PASSWORD})

    serve(store, scenario, **mailbox.settings | {"smtp_security": "starttls", "smtp_user": "me", "smtp_password": "x"})
    assert [record.reason for record in caplog.records if record.message == "letter failed"] == [
        "SMTPNotSupportedError"
    ]
    assert mailbox.is_empty()
    assert not [line for line in mailbox.said if line.startswith("AUTH")]  # no password goes out in the clear


def test_the_server_logs_in_at_the_mail_server(store, mailbox):
    async def scenario(new):
        ada = new()
        await ada.register("Ada")
        await ada.do("PUT", "/me/mail", {"address": ADDRESS, "password": PASSWORD})
        await come(mailbox)

    serve(store, scenario, **mailbox.settings | {"smtp_user": "me", "smtp_password": "hush"})
    assert [line for line in mailbox.said if line.startswith("AUTH PLAIN ")]
