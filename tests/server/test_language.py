"""The server refuses in the language that the asker reads, over HTTP and over WebSocket."""

import asyncio
from typing import Annotated

import httpx
import msgspec
import pytest
from litestar import get
from litestar.exceptions import ClientException

from herotable.client import Client
from herotable.engine.errors import UserError
from herotable.problems import in_words
from herotable.server.app import new_app
from herotable.server.database.store import Unavailable
from herotable.server.http.validation import invalid
from herotable.server.settings import Settings
from tests.test_russian import is_russian

from .browser import Browser, serve
from .node import node, seated

TABLE = {"title": "pow", "seats": 2}
REFUSED = {
    "not-found": ("GET", "/nowhere", None),
    "not-this-way": ("DELETE", "/titles", None),
    "who-are-you": ("POST", "/tables", TABLE),
    "no-such-title": ("GET", "/lessons/chess", None),
    "no-such-table": ("GET", "/tables/nowhere", None),
    "no-such-code": ("GET", "/codes/AAAAA", None),
    "no-such-match": ("GET", "/replays/nowhere", None),
    "no-such-person": ("GET", "/people/nowhere", None),
    "wrong-login": ("POST", "/login", {"name": "Ada", "password": "wrong horse"}),
    "unreadable": ("POST", "/guests", {"name": 5}),
}


@pytest.mark.parametrize("code", REFUSED)
def test_a_refusal_is_in_russian_for_those_who_read_it(embedded, code):
    async def scenario(browser):
        method, path, body = REFUSED[code]
        russian = await browser().ask(method, path, body, Accept_Language="ru")
        assert (russian.json()["code"], russian.headers["content-language"]) == (code, "ru")
        assert is_russian(russian.json()["error"]), russian.json()
        english = await browser().ask(method, path, body, Accept_Language="fr")
        assert (english.json()["code"], english.headers["content-language"]) == (code, "en")
        assert english.json()["error"].isascii()
        assert "Accept-Language" in english.headers["vary"]

    serve(embedded, scenario)


def test_a_guest_is_refused_in_russian(embedded):
    async def scenario(browser):
        ada: Browser = browser()
        await ada.come()
        for method, path, body in (
            ("POST", "/guests", {"name": "Ada"}),
            ("POST", "/bots", {"name": "Rob"}),
            ("POST", "/tables", {**TABLE, "bots": {"7": "easy"}}),
            ("POST", "/tables", {**TABLE, "seats": 99}),
            ("POST", "/tables", {"seats": 2}),
            ("POST", "/me/password", {"old": "wrong horse", "new": "right horse"}),
        ):
            answer = await ada.ask(method, path, body, Accept_Language="ru")
            assert (answer.status_code >= 400, is_russian(answer.json()["error"])) == (True, True), answer.text
        ada.csrf = "forged"
        assert is_russian((await ada.ask("POST", "/tables", TABLE, Accept_Language="ru")).json()["error"])

    serve(embedded, scenario)


def test_limits_are_told_in_russian(embedded):
    async def scenario(browser):
        ada: Browser = browser()
        await ada.come()
        answers = [await ada.ask("GET", "/me", Accept_Language="ru") for _ in range(3)]
        assert answers[-1].json()["error"].startswith("запросы: в минуту не больше 2; попробуйте снова через")

    serve(embedded, scenario, requests_per_minute=2)


CUT = ClientException("Input data was truncated")  # what the framework says of half a body


@pytest.mark.parametrize("error", [Unavailable("disk full"), RuntimeError("hush"), RecursionError(), CUT], ids=repr)
def test_failures_are_told_in_russian(tmp_path, error):
    @get("/fail")
    async def fail() -> None:
        raise error

    async def ask() -> httpx.Response:
        app = new_app(Settings(data=str(tmp_path)))
        app.register(fail)
        async with app.lifespan():
            return await Browser(app).client.get("/fail", headers={"Accept-Language": "ru"})

    answer = asyncio.run(ask())
    assert answer.status_code >= 400
    assert is_russian(answer.json()["error"])


class Sample(msgspec.Struct, tag_field="do", tag="sample", forbid_unknown_fields=True):
    """A message with all that can be wrong in one."""

    text: Annotated[str, msgspec.Meta(max_length=3, pattern="^[a-z]*$")]
    number: Annotated[int, msgspec.Meta(ge=1)] = 1


WRONG = {
    "x": "expected JSON; it goes wrong at byte 0",
    "{": "expected JSON; it ends too early",
    "[]": "expected `object`, found `array`",
    '{"do": "dance"}': "$.do: unknown value 'dance'",
    '{"do": "sample"}': "`text` is missing",
    '{"do": "sample", "text": "", "more": 1}': "unknown field `more`",
    '{"do": "sample", "text": 1}': "$.text: expected `str`, found `int`",
    '{"do": "sample", "text": "long"}': "$.text: expected `str` with a length <= 3",
    '{"do": "sample", "text": "1"}': "$.text: expected `str` that matches '^[a-z]*$'",
    '{"do": "sample", "text": "", "number": 0}': "$.number: expected `int` >= 1",
}


@pytest.mark.parametrize("data", WRONG)
def test_a_field_that_does_not_fit(data):
    with pytest.raises(msgspec.MsgspecError) as error:
        msgspec.json.decode(data, type=Sample)
    message = invalid(str(error.value))
    assert in_words(message, "en") == WRONG[data]
    assert is_russian(in_words(message, "ru"))


def test_a_phrase_that_nobody_knows_stays_as_it_is():
    assert str(invalid("Too green - at `$.leaf`")) == "$.leaf: the request cannot be read: Too green"


def test_over_a_socket_too(tmp_path):
    async def evening():
        database = f"sqlite:///{tmp_path / 't.db'}"
        async with node(database) as url, Client(url, language="ru") as ann, Client(url, language="en") as bob:
            await ann.come("Ann")
            await bob.come("Bob")
            match = await seated([ann, bob], "pow")
            return await said(ann, match), await said(bob, match)

    russian, english = asyncio.run(asyncio.wait_for(evening(), 240))
    assert len(russian) == len(english) == 4
    assert all(is_russian(text) for text in russian), russian
    assert not any(is_russian(text) for text in english)


async def said(client: Client, match: str) -> list[str]:
    """What a client is told about four mistakes at a table."""
    found = []
    async with client.at(match) as table:
        for do, fields in (
            ("dance", {}),
            ("resume", {"seat": 0}),
            ("say", {"text": 5}),
            ("play", {"seat": 9, "move": "roll", "request": 1}),
        ):
            with pytest.raises(UserError) as error:
                await table.act(do, **fields)
            found.append(str(error.value).partition(": ")[2])
    return found
