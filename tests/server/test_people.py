"""People: guests and accounts; what moves with them and what stays when they go."""

import asyncio

import pytest
from argon2 import PasswordHasher
from sqlalchemy import insert

from herotable.server.database.people import forget_guests, login_of
from herotable.server.database.schema import MATCH, PERSON, PLAYER, PRESENCE, RATING, RESULT, SESSION
from herotable.server.http import accounts
from herotable.server.identity import passwords

from .browser import PASSWORD, rows, serve

NOW = 1000.0


async def put(store, table, **values):
    await store.write(lambda connection: connection.execute(insert(table).values(values)))


async def play(store, match, person, state="over", name="Ada"):
    """A match with one seat taken; its result, if it is over."""
    values = {"setup": "{}", "seed": "", "title": "pow", "listed": False, "rules_version": 1}
    await put(store, MATCH, id=match, owner=person, state=state, created=NOW, changed=NOW, **values)
    await put(store, PLAYER, match=match, seat=0, person=person)
    if state == "over":
        await put(store, RESULT, match=match, seat=0, person=person, name=name, score=7, won=True, rated=True, at=NOW)


# ---------------------------------------------------------------- guests


def test_a_guest_needs_only_a_name(store):
    async def scenario(new):
        browser = new()
        id = await browser.come("Zoë 2")
        assert (await browser.get("/me"))["person"] == {"id": id, "kind": "guest", "name": "Zoë 2"}

    serve(store, scenario)


def test_a_name_is_short_and_plain(store):
    async def scenario(new):
        for name in ["", " Ada", "Ada ", "A\nda", "<b>", "x" * 25, None, 7, "\x00"]:
            assert await new().refused("POST", "/guests", {"name": name}) == (400, "unreadable"), name
        assert await rows(store, PERSON) == []

    serve(store, scenario)


def test_what_else_is_said_is_refused(store):
    async def scenario(new):
        bodies: list[object] = [None, [], {}, {"name": "Ada", "kind": "account"}, "Ada"]
        for body in bodies:
            assert await new().refused("POST", "/guests", body) == (400, "unreadable"), body

    serve(store, scenario)


def test_a_guest_who_is_here_does_not_come_again(store):
    async def scenario(new):
        browser = new()
        await browser.come()
        assert await browser.refused("POST", "/guests", {"name": "Ben"}) == (409, "known")

    serve(store, scenario)


def test_guests_who_cannot_come_back_are_forgotten_unless_they_played(store):
    async def scenario(new):
        here, gone, player = new(), new(), new()
        ids = [await browser.come() for browser in (here, gone, player)]
        await play(store, "m", ids[2])
        for browser in (gone, player):
            await browser.do("POST", "/logout")
        created = (await rows(store, PERSON, id=ids[1]))[0].created
        assert await store.write(lambda connection: forget_guests(connection, created)) == 0
        assert await store.write(lambda connection: forget_guests(connection, created + 60)) == 1
        assert {row.id for row in await rows(store, PERSON)} == {ids[0], ids[2]}

    serve(store, scenario)


# ---------------------------------------------------------------- accounts


def test_a_guest_who_registers_stays_the_same_person(store):
    async def scenario(new):
        browser = new()
        id = await browser.come("Guest")
        cookie, csrf = browser.cookie, browser.csrf
        assert await browser.register("Ada") == id
        assert (await browser.get("/me"))["person"] == {"id": id, "kind": "account", "name": "Ada"}
        assert browser.csrf != csrf
        browser.cookie = cookie  # whoever knew the guest's cookie is not let into the account
        assert await browser.refused("GET", "/me") == (401, "who-are-you")

    serve(store, scenario)


def test_an_account_needs_no_guest(store):
    async def scenario(new):
        browser = new()
        id = await browser.register()
        await browser.do("POST", "/logout")
        browser.csrf = None
        assert await browser.log_in("aDA") == id

    serve(store, scenario)


def test_the_database_holds_only_a_hash_of_the_password(store):
    async def scenario(new):
        await new().register()
        kept = (await rows(store, PERSON))[0].password
        assert kept.startswith("$argon2id$")
        assert PASSWORD not in kept

    serve(store, scenario)


def test_names_that_look_the_same_are_the_same(store):
    async def scenario(new):
        await new().register("Ada")
        for other in ["Ada", "ADA", "Ａｄａ"]:
            body = {"name": other, "password": PASSWORD}
            assert await new().refused("POST", "/accounts", body) == (409, "name-taken"), other
        for hidden in ["A\u200bda", "Ada\n", "\u202eadA", "\u3164"]:
            assert await new().refused("POST", "/guests", {"name": hidden}) == (400, "unreadable"), hidden

    serve(store, scenario)


def test_logins_fit_into_the_column():
    assert login_of("Straße") == "strasse"
    for name in ("\u200b", "\ufdfa" * 24):
        with pytest.raises(Exception, match=r"^name: expected 1 to 48 plain characters"):
            login_of(name)


def test_of_two_who_want_a_name_at_once_one_gets_it(store):
    async def scenario(new):
        body = {"name": "Ada", "password": PASSWORD}
        answers = await asyncio.gather(*(new().ask("POST", "/accounts", body) for _ in range(5)))
        assert sorted(answer.status_code for answer in answers) == [201, 409, 409, 409, 409]
        assert len(await rows(store, PERSON)) == 1

    serve(store, scenario)


def test_a_guest_who_registers_twice_at_once_has_one_account(store, monkeypatch):
    known = asyncio.Barrier(2)  # nobody goes on before both are known as the guest

    async def hashed_together(password):
        await known.wait()
        return await passwords.hash_password(password)

    monkeypatch.setattr(accounts, "hash_password", hashed_together)

    async def scenario(new):
        browser = new()
        await browser.come()
        bodies = [{"name": name, "password": PASSWORD} for name in ("Ada", "Ben")]
        answers = await asyncio.gather(*(browser.ask("POST", "/accounts", body) for body in bodies))
        assert sorted(answer.status_code for answer in answers) == [201, 401]
        assert [row.kind for row in await rows(store, PERSON)] == ["account"]

    serve(store, scenario)


def test_a_password_has_8_to_200_characters(store):
    async def scenario(new):
        for password in ["seven77", "x" * 201, "", None]:
            body = {"name": "Ada", "password": password}
            assert await new().refused("POST", "/accounts", body) == (400, "unreadable"), password

    serve(store, scenario)


def test_an_account_does_not_register_again(store):
    async def scenario(new):
        browser = new()
        await browser.register()
        body = {"name": "Ben", "password": PASSWORD}
        assert await browser.refused("POST", "/accounts", body) == (409, "known")

    serve(store, scenario)


def test_a_wrong_and_an_unknown_login_get_the_same_answer(store):
    async def scenario(new):
        await new().register()
        bodies = [{"name": name, "password": "wrong password"} for name in ("Ada", "Nobody")]
        wrong, unknown = [await new().ask("POST", "/login", body) for body in bodies]
        assert (wrong.status_code, wrong.content) == (unknown.status_code, unknown.content)
        assert wrong.status_code == 401
        for answer in (wrong, unknown):
            del answer.headers["x-request-id"]
        assert wrong.headers == unknown.headers
        assert "set-cookie" not in wrong.headers

    serve(store, scenario)


def test_a_login_hashes_anew_when_the_parameters_have_changed(store, monkeypatch):
    async def scenario(new):
        await new().register()
        before = (await rows(store, PERSON))[0].password
        monkeypatch.setattr(passwords, "HASHER", PasswordHasher(time_cost=2, memory_cost=8, parallelism=1))
        await new().log_in()
        after = (await rows(store, PERSON))[0].password
        assert ("t=1" in before, "t=2" in after) == (True, True)
        await new().log_in()
        assert (await rows(store, PERSON))[0].password == after

    serve(store, scenario)


# ---------------------------------------------------------------- a guest logs in


def test_what_a_guest_played_goes_to_the_account(store):
    async def scenario(new):
        account = await new().register()
        browser = new()
        guest = await browser.come("Guest")
        await play(store, "m", guest)
        assert await browser.log_in() == account
        for table in (PLAYER, RESULT):
            assert [row.person for row in await rows(store, table)] == [account]
        assert [row.owner for row in await rows(store, MATCH)] == [account]
        assert await rows(store, PERSON, id=guest) == []
        assert (await browser.get("/me"))["person"]["id"] == account

    serve(store, scenario)


def test_an_account_that_logs_in_as_another_gives_nothing_away(store):
    async def scenario(new):
        ada = new()
        id = await ada.register("Ada")
        await play(store, "m", id)
        await new().register("Ben")
        await ada.log_in("Ben")
        assert [row.person for row in await rows(store, RESULT)] == [id]
        assert len(await rows(store, SESSION, person=id)) == 0

    serve(store, scenario)


# ---------------------------------------------------------------- changes


def test_a_new_name(store):
    async def scenario(new):
        browser = new()
        id = await browser.register("Ada")
        assert (await browser.do("PATCH", "/me", {"name": "Countess"}))["person"]["name"] == "Countess"
        assert await new().log_in("countess") == id
        await new().register("Ada")
        assert await browser.refused("PATCH", "/me", {"name": "ADA"}) == (409, "name-taken")

    serve(store, scenario)


def test_a_guest_changes_the_name_too(store):
    async def scenario(new):
        browser = new()
        await browser.come("Guest")
        assert (await browser.do("PATCH", "/me", {"name": "Ada"}))["person"]["name"] == "Ada"
        assert (await rows(store, PERSON, kind="guest"))[0].login is None

    serve(store, scenario)


def test_a_new_password_ends_all_other_sessions(store):
    async def scenario(new):
        browser, other, ben = new(), new(), new()
        await browser.register()
        await other.log_in()
        await ben.register("Ben")
        body = {"old": PASSWORD, "new": "battery staple"}
        await browser.do("POST", "/me/password", body)
        await browser.get("/me")
        await ben.get("/me")
        assert await other.refused("GET", "/me") == (401, "who-are-you")
        assert (await new().refused("POST", "/login", {"name": "Ada", "password": PASSWORD}))[0] == 401
        await new().log_in("Ada", "battery staple")

    serve(store, scenario)


def test_a_new_password_needs_the_old_one(store):
    async def scenario(new):
        browser, guest = new(), new()
        await browser.register()
        await guest.come("Guest")
        body = {"old": "wrong password", "new": "battery staple"}
        assert await browser.refused("POST", "/me/password", body) == (401, "wrong-login")
        assert await guest.refused("POST", "/me/password", body) == (403, "no-account")
        await new().log_in()

    serve(store, scenario)


# ---------------------------------------------------------------- going


def test_of_a_deleted_account_only_games_stay_without_its_name(store):
    async def scenario(new):
        browser, other = new(), new()
        id = await browser.register()
        await other.log_in()
        await play(store, "m", id)
        await put(store, RATING, person=id, title="pow", mu=25, sigma=8, games=1, wins=1)
        await put(store, PRESENCE, match="m", person=id, seen=NOW)
        await browser.do("DELETE", "/me")
        assert browser.cookie == ""
        for table in (PERSON, SESSION, RATING, PRESENCE):
            assert await rows(store, table) == []
        assert [(row.person, row.name, row.score) for row in await rows(store, RESULT)] == [(None, "deleted", 7)]
        assert await other.refused("GET", "/me") == (401, "who-are-you")
        assert await new().register() != id

    serve(store, scenario)


def test_the_bots_of_a_deleted_account_go_with_it(store):
    async def scenario(new):
        browser = new()
        await browser.register()
        token = (await browser.do("POST", "/bots", {"name": "Robby"}))["token"]
        await browser.do("DELETE", "/me")
        assert await new().refused("GET", "/me", Authorization=f"Bearer {token}") == (401, "who-are-you")
        assert await rows(store, PERSON) == []

    serve(store, scenario)


def test_others_stay_when_one_goes(store):
    async def scenario(new):
        ada, ben = new(), new()
        await ada.register("Ada")
        await play(store, "m", await ben.register("Ben"), name="Ben")
        await ada.do("DELETE", "/me")
        await ben.get("/me")
        assert [row.name for row in await rows(store, RESULT)] == ["Ben"]

    serve(store, scenario)
