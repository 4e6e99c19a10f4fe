"""A new password by a link: for the reader of the account's mail alone, once, for an hour."""

import asyncio

import pytest

from herotable.cli import main
from herotable.server.database import links
from herotable.server.database.schema import AUDIT, LINK
from herotable.server.http import resets
from herotable.server.identity.mailer import Task

from .browser import PASSWORD, rows, serve
from .mailbox import LINK as PRINTED
from .mailbox import link_of
from .test_mail import ADDRESS, come, give, mailbox

__all__ = ["mailbox"]
NEW = "battery staple"


async def token_for(browser, mailbox, account="Ada"):
    """The token of the letter that comes to who has forgotten the password."""
    await browser.do("POST", "/password/forgotten", {"account": account})
    page, token = link_of(await come(mailbox))
    assert page == "reset"
    return token


@pytest.mark.parametrize("account", ["ADA", "Ada@Mail.example"])
def test_a_link_gives_a_new_password_and_ends_all_sessions(store, mailbox, account):
    async def scenario(new):
        ada, thief, browser = new(), new(), new()
        id = await ada.register("Ada")
        await thief.log_in("Ada")
        await give(ada, mailbox)
        token = await token_for(browser, mailbox, account)
        await browser.do("POST", "/password", {"token": token, "new": NEW})
        for one in (ada, thief):
            assert await one.refused("GET", "/me") == (401, "who-are-you")
        assert await new().refused("POST", "/login", {"name": "Ada", "password": PASSWORD}) == (401, "wrong-login")
        assert await browser.log_in("Ada", NEW) == id

    serve(store, scenario, **mailbox.settings)


def test_a_link_is_used_once_also_by_two_at_the_same_moment(store, mailbox):
    async def scenario(new):
        ada = new()
        await ada.register("Ada")
        await give(ada, mailbox)
        tokens = [await token_for(new(), mailbox) for _ in range(2)]
        bodies = [{"token": tokens[0], "new": f"{NEW} {n}"} for n in range(4)]
        answers = await asyncio.gather(*(new().ask("POST", "/password", body) for body in bodies))
        assert sorted(answer.status_code for answer in answers) == [204, 404, 404, 404]
        assert await new().refused("POST", "/password", {"token": tokens[1], "new": NEW}) == (404, "former-link")
        assert await rows(store, LINK) == []

    serve(store, scenario, **mailbox.settings)


def test_a_link_of_another_purpose_an_old_one_and_an_invented_one_are_refused_before_any_hash_is_made(
    store, mailbox, monkeypatch
):
    async def never(_password):
        raise AssertionError("hashed")

    monkeypatch.setattr(resets, "hash_password", never)

    async def scenario(new):
        ada = new()
        await ada.register("Ada")
        await give(ada, mailbox)
        await ada.do("PUT", "/me/mail", {"address": ADDRESS, "password": PASSWORD})
        other = link_of(await come(mailbox))[1]
        monkeypatch.setattr(links, "LASTS", 0)
        old = await token_for(new(), mailbox)
        for token in (other, old, "invented", "", "\x00"):
            body = {"token": token, "new": NEW}
            assert await new().refused("POST", "/password", body) == (404, "former-link"), token

    serve(store, scenario, **mailbox.settings)


def test_a_change_of_the_password_or_of_the_address_ends_links(store, mailbox):
    async def scenario(new):
        ada = new()
        await ada.register("Ada")
        await give(ada, mailbox)
        first = await token_for(new(), mailbox)
        await ada.do("POST", "/me/password", {"old": PASSWORD, "new": PASSWORD})
        second = await token_for(new(), mailbox)
        await give(ada, mailbox, "new@mail.example")
        for token in (first, second):
            assert await new().refused("POST", "/password", {"token": token, "new": NEW}) == (404, "former-link")

    serve(store, scenario, **mailbox.settings | {"letters_per_minute": 100})


def test_the_answer_does_not_tell_whether_there_is_an_account(store, mailbox):
    """Nothing is looked up before the answer: a mailer that does nothing gives the same one."""

    async def scenario(new):
        ada = new()
        await ada.register("Ada")
        await give(ada, mailbox)
        tasks = list[Task]()
        ada.app.state.mailer.later = tasks.append
        asked = ["Ada", ADDRESS, "Nobody", "nobody@mail.example", "x" * 254]
        answers = [await new().ask("POST", "/password/forgotten", {"account": account}) for account in asked]
        for answer in answers:
            del answer.headers["x-request-id"]
            assert (answer.status_code, answer.content, answer.headers) == (204, b"", answers[0].headers)
        assert (len(tasks), await rows(store, LINK)) == (5, [])
        for task in tasks:
            await task()
        assert [(await come(mailbox))["To"] for _ in range(2)] == [ADDRESS] * 2
        assert mailbox.is_empty()

    serve(store, scenario, **mailbox.settings | {"letters_per_minute": 100})


def test_an_account_gets_three_letters_in_an_hour_and_the_fourth_answer_is_the_same(store, mailbox):
    async def scenario(new):
        ada = new()
        await ada.register("Ada")
        await give(ada, mailbox)
        for number in range(5):
            await new(f"10.9.9.{number}").do("POST", "/password/forgotten", {"account": "Ada"})
        for _ in range(3):
            await come(mailbox)

    serve(store, scenario, **mailbox.settings)
    assert mailbox.is_empty()


def test_accounts_that_share_an_address_get_a_letter_each(store, mailbox):
    async def scenario(new):
        for name in ("Ada", "Ben"):
            browser = new()
            await browser.register(name)
            await give(browser, mailbox)
        await new().do("POST", "/password/forgotten", {"account": ADDRESS})
        texts = [(await come(mailbox)).get_content() for _ in range(2)]
        assert [name in text for name, text in zip(("Ada", "Ben"), texts, strict=True)] == [True, True]

    serve(store, scenario, **mailbox.settings)


def test_an_account_without_an_address_gets_no_letter(store, mailbox):
    async def scenario(new):
        ada = new()
        await ada.register("Ada")
        await ada.do("PUT", "/me/mail", {"address": ADDRESS, "password": PASSWORD})
        assert link_of(await come(mailbox))[0] == "confirm"
        for account in ("Ada", ADDRESS):
            await new().do("POST", "/password/forgotten", {"account": account})

    serve(store, scenario, **mailbox.settings)
    assert mailbox.is_empty()


# ---------------------------------------------------------------- the operator's link


def test_an_operator_makes_a_link_without_any_mail_server(store, database_url, capsys):
    async def scenario(new):
        ada = new()
        id = await ada.register("Ada")
        await asyncio.to_thread(
            main, ["--language", "en", "server", "reset", "ADA", "--note", "asked", "--database", database_url]
        )
        [(page, token)] = PRINTED.findall(capsys.readouterr().out)
        await new().do("POST", "/password", {"token": token, "new": NEW})
        assert page == "reset"
        assert await ada.refused("GET", "/me") == (401, "who-are-you")
        assert await new().log_in("Ada", NEW) == id
        assert [(row.deed, row.person, row.note) for row in await rows(store, AUDIT)] == [("reset", id, "asked")]

    serve(store, scenario)


def test_a_guest_has_no_password_to_reset(store, database_url, capsys):
    async def scenario(new):
        guest = await new().come("Guest")
        words = ["--language", "en", "server", "reset", guest, "--database", database_url]
        assert await asyncio.to_thread(main, words) == 1
        assert "only accounts have a password" in capsys.readouterr().err
        assert (await rows(store, LINK), await rows(store, AUDIT)) == ([], [])

    serve(store, scenario)
