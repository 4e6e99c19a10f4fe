"""What every request goes through: proof against forged requests, origins, addresses, headers."""

import asyncio
import re
from typing import Any

import pytest
from litestar import WebSocket, websocket
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency as Given
from litestar.routes import HTTPRoute

from herotable.server.app import new_app
from herotable.server.http.security import HEADERS, SAFE, address, is_own_origin
from herotable.server.identity.sessions import Identity
from herotable.server.settings import Settings

from .browser import HOST, PASSWORD, Browser, serve

OWN, FOREIGN = f"http://{HOST}", "http://evil.example"


def unsafe_routes() -> list[tuple[str, str]]:
    """Every method and path of the API that changes something."""
    routes = [route for route in new_app(Settings()).routes if isinstance(route, HTTPRoute)]
    found = [(method, route.path_format) for route in routes for method in route.methods if method not in SAFE]
    filled = [(method, re.sub(r"{[^}]*}", "x", path)) for method, path in found]
    return sorted((method, path.removeprefix("/api")) for method, path in filled if path.startswith("/api"))


# ---------------------------------------------------------------- forged requests


def test_the_routes_are_found():
    assert {("POST", "/guests"), ("POST", "/login"), ("DELETE", "/me"), ("DELETE", "/sessions/x")} <= set(
        unsafe_routes()
    )


@pytest.mark.parametrize("token", ["none", "wrong", "another's"])
def test_no_change_with_the_cookie_alone(store, token):
    async def scenario(new):
        browser, other = new(), new()
        await browser.come()
        await other.come()
        browser.csrf = {"none": None, "wrong": "wrong", "another's": other.csrf}[token]
        for method, path in unsafe_routes():
            assert await browser.refused(method, path, {}, Origin=OWN) == (403, "forged"), path
        await browser.get("/me")

    serve(store, scenario)


def test_letters_beyond_ascii_in_the_token_are_no_mistake_of_ours(store):
    async def scenario(new):
        browser = new()
        await browser.come()
        answer = await browser.ask("POST", "/logout", X_CSRF_Token="é".encode())
        assert answer.status_code == 403

    serve(store, scenario)


def test_a_bot_needs_no_token_beside_its_own(store):
    async def scenario(new):
        owner, bot = new(), new()
        await owner.register()
        token = (await owner.do("POST", "/bots", {"name": "Robby"}))["token"]
        answer = await bot.ask("PATCH", "/me", {"name": "Robby 2"}, Authorization=f"Bearer {token}", Origin=FOREIGN)
        assert answer.status_code == 200

    serve(store, scenario)


@pytest.mark.parametrize(
    ("origin", "public_url", "is_own"),
    [
        (OWN, "", True),
        (f"https://{HOST.upper()}", "", True),
        (FOREIGN, "", False),
        ("null", "", False),
        ("", "", False),
        (f"{OWN}.evil.example", "", False),
        (f"{OWN}:81", "", False),
        ("http://[", "", False),
        ("https://public.example", "https://public.example", True),
        ("http://public.example", "https://public.example", False),
        (OWN, "https://public.example", True),
    ],
)
def test_which_origin_is_our_own(origin, public_url, is_own):
    headers = [(b"host", HOST.encode()), (b"origin", origin.encode())]
    scope: Any = {"type": "http", "headers": headers, "state": {}}
    assert is_own_origin(ASGIConnection(scope), Settings(public_url=public_url)) == is_own


def test_without_a_host_no_origin_is_our_own():
    for origin in ("http://", "https://", ""):
        scope: Any = {"type": "http", "headers": [(b"origin", origin.encode())], "state": {}}
        assert not is_own_origin(ASGIConnection(scope), Settings())


def test_a_stranger_comes_from_our_own_page_or_from_none(store):
    async def scenario(new):
        guest, account = {"name": "Eve"}, {"name": "Ada", "password": PASSWORD}
        for path, body in {"/guests": guest, "/accounts": account, "/login": account}.items():
            for origin in (FOREIGN, "null", ""):
                assert await new().refused("POST", path, body, Origin=origin) == (403, "foreign-origin")
            assert (await new().ask("POST", path, body, Origin=OWN)).is_success
        assert (await new().ask("POST", "/guests", guest)).is_success

    serve(store, scenario)


def test_somebody_whose_session_is_over_may_come_again(store):
    async def scenario(new):
        browser = new()
        await browser.come()
        cookie = browser.cookie
        await browser.do("POST", "/logout")
        browser.cookie, browser.csrf = cookie, None
        await browser.come()

    serve(store, scenario)


# ---------------------------------------------------------------- WebSocket


@websocket("/api/echo")
async def echo(socket: WebSocket[Any, Any, Any], optional_identity: Given[Identity | None]) -> None:
    await socket.accept()
    await socket.send_text(optional_identity.person.name if optional_identity else "nobody")
    await socket.close()


async def connect(app: Any, headers: dict[str, str]) -> list[dict[str, Any]]:
    """What a server says to somebody who opens a WebSocket."""
    said: list[dict[str, Any]] = []
    heard = [{"type": "websocket.connect"}, {"type": "websocket.disconnect", "code": 1000}]
    raw = [(name.encode(), text.encode()) for name, text in ({"host": HOST} | headers).items()]
    scope = {
        "type": "websocket", "path": "/api/echo", "raw_path": b"/api/echo", "query_string": b"", "scheme": "ws",
        "headers": raw, "client": ("10.1.1.1", 5000), "server": (HOST, 80), "subprotocols": [], "root_path": "",
    }  # fmt: skip

    async def receive() -> Any:
        return heard.pop(0)

    async def send(message: dict[str, Any]) -> None:
        said.append(message)

    await app(scope, receive, send)
    return said


def talk(store, headers, **settings):
    """The name by which the server calls a guest named Ada with these headers, or the code it closes with."""

    async def main():
        app = new_app(Settings(**settings), store)
        app.register(echo)
        async with app.lifespan():
            browser = Browser(app)
            await browser.register()
            token = (await browser.do("POST", "/bots", {"name": "Robby"}))["token"]
            texts = {name: text.format(cookie=browser.cookie, token=token) for name, text in headers.items()}
            said = await connect(app, texts)
            return said[1]["text"] if said[0]["type"] == "websocket.accept" else said[0]["code"]

    return asyncio.run(main())


COOKIE = {"cookie": "herotable={cookie}"}
BEARER = {"authorization": "Bearer {token}"}


@pytest.mark.parametrize(
    ("headers", "answer"),
    [
        (COOKIE | {"origin": OWN}, "Ada"),
        (COOKIE | {"origin": FOREIGN}, 4403),
        (COOKIE | {"origin": "null"}, 4403),
        (COOKIE, 4403),
        (BEARER, "Robby"),
        (BEARER | COOKIE | {"origin": FOREIGN}, "Robby"),
        ({"origin": FOREIGN}, "nobody"),
        ({"cookie": "herotable=a.b.c", "origin": FOREIGN}, "nobody"),
    ],
)
def test_a_websocket_with_the_cookie_comes_from_our_own_page(store, headers, answer):
    assert talk(store, headers) == answer


def test_the_public_address_is_our_own_for_websockets_too(store):
    url = "https://public.example"
    assert talk(store, COOKIE | {"origin": url}, public_url=url, hosts=(HOST,)) == "Ada"


def test_a_websocket_over_the_limit_is_closed_with_its_code(store):
    async def main():
        app = new_app(Settings(requests_per_minute=2), store)
        app.register(echo)
        async with app.lifespan():
            return [(await connect(app, {}))[0] for _ in range(3)]

    said = asyncio.run(main())
    assert [message["type"] for message in said] == ["websocket.accept", "websocket.accept", "websocket.close"]
    assert (said[2]["code"], said[2]["reason"]) == (4429, "too-many")


# ---------------------------------------------------------------- addresses


@pytest.mark.parametrize(
    ("client", "forwarded", "trusted", "found"),
    [
        ("1.2.3.4", [], (), "1.2.3.4"),
        ("1.2.3.4", ["5.6.7.8"], (), "1.2.3.4"),
        ("1.2.3.4", ["5.6.7.8"], ("1.2.3.0/24",), "5.6.7.8"),
        ("1.2.3.4", ["9.9.9.9, 5.6.7.8"], ("1.2.3.4",), "5.6.7.8"),
        ("1.2.3.4", ["9.9.9.9", "5.6.7.8"], ("1.2.3.4",), "5.6.7.8"),
        ("1.2.3.4", ["9.9.9.9, 1.2.3.5"], ("1.2.3.0/24",), "9.9.9.9"),
        ("1.2.3.4", ["nonsense"], ("1.2.3.4",), "unknown"),
        ("1.2.3.4", [], ("1.2.3.4",), "1.2.3.4"),
        ("::ffff:1.2.3.4", ["5.6.7.8"], ("1.2.3.4",), "5.6.7.8"),
        ("2001:db8:1:2:3:4:5:6", [], (), "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", [], (), "2001:db8:1:2::/64"),
        ("1.2.3.4", ["2001:db8:1:2::9"], ("1.2.3.4", "10.0.0.0/8"), "2001:db8:1:2::/64"),
        ("", ["5.6.7.8"], (), "unknown"),
    ],
)
def test_the_address_of_a_client(client, forwarded, trusted, found):
    headers = [(b"x-forwarded-for", line.encode()) for line in forwarded]
    scope: Any = {"type": "http", "client": (client, 1) if client else None, "headers": headers, "state": {}}
    assert address(ASGIConnection(scope), Settings(trusted_proxies=trusted)) == found


# ---------------------------------------------------------------- hosts


@pytest.mark.parametrize(
    ("host", "settings", "is_known"),
    [
        ("evil.example", {}, True),
        ("evil.example", {"public_url": "http://table.example"}, True),
        ("table.example", {"public_url": "https://table.example"}, True),
        ("TABLE.example:443", {"public_url": "https://Table.example"}, True),
        ("evil.example", {"public_url": "https://table.example"}, False),
        ("table.example.evil.example", {"public_url": "https://table.example"}, False),
        ("", {"public_url": "https://table.example"}, False),
        ("[", {"public_url": "https://table.example"}, False),
        ("other.example", {"public_url": "https://table.example", "hosts": ("other.example", "table.example")}, True),
        ("evil.example", {"hosts": ("other.example",)}, False),
        ("localhost:8000", {"hosts": ("other.example",)}, True),
        ("192.168.1.5:8000", {"hosts": ("other.example",)}, True),
        ("[fd00::5]:8000", {"hosts": ("other.example",)}, True),
    ],
)
def test_which_hosts_the_server_answers_for(store, host, settings, is_known):
    async def scenario(new):
        answer = await new().ask("GET", "/me", Host=host)
        assert (answer.status_code, answer.json()["code"]) == (
            (401, "who-are-you") if is_known else (421, "unknown-host")
        )
        assert (await new().client.get("/health", headers={"Host": host})).status_code == 200

    serve(store, scenario, **settings)


# ---------------------------------------------------------------- headers


ANSWERS = [
    ("POST", "/guests", 201), ("GET", "/me", 401), ("GET", "/nowhere", 404), ("PUT", "/me", 405),
    ("OPTIONS", "/me", 204), ("POST", "/login", 400),
]  # fmt: skip


def test_every_answer_has_the_headers(store):
    async def scenario(new):
        for method, path, status in ANSWERS:
            answer = await new().ask(method, path, {"name": "Ada"} if method == "POST" else None)
            assert answer.status_code == status
            assert HEADERS.items() <= dict(answer.headers).items()
            assert answer.headers["cache-control"] == "no-store"

    serve(store, scenario)


@pytest.mark.parametrize(
    ("scheme", "host", "public_url", "is_sent"),
    [
        ("http", "192.168.1.7:8000", "", False),
        ("http", "localhost.example", "", False),
        ("http", "127.0.0.1.example:8000", "", False),
        ("http", "localhost:8000", "", True),
        ("http", "127.0.0.1:8000", "", True),
        ("http", "[::1]:8000", "", True),
        ("http", "[::1", "", False),
        ("https", "192.168.1.7", "", True),
        ("http", "table.example", "https://table.example", True),  # a proxy speaks TLS for us
    ],
)
def test_the_opener_policy_is_sent_where_browsers_follow_it(embedded, scheme, host, public_url, is_sent):
    async def main():
        app = new_app(Settings(public_url=public_url, secure_cookies=public_url.startswith("https:")), embedded)
        async with app.lifespan():
            return (await Browser(app, scheme=scheme).ask("GET", "/titles", Host=host)).headers

    assert ("cross-origin-opener-policy" in asyncio.run(main())) == is_sent


def test_the_policy_allows_only_our_own():
    policy = dict(part.split(" ", 1) for part in HEADERS["content-security-policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["frame-ancestors"] == "'none'"
    assert policy["worker-src"] == policy["manifest-src"] == "'self'"
    assert policy.pop("script-src") == "'self' 'wasm-unsafe-eval'"  # WebAssembly, but no script made of text
    assert not [source for source in policy.values() if "unsafe" in source or "*" in source or "http" in source]


@pytest.mark.parametrize(
    ("scheme", "public_url", "is_sent"),
    [("https", "", True), ("http", f"https://{HOST}", True), ("http", "", False), ("http", f"http://{HOST}", False)],
)
def test_a_browser_that_came_by_tls_shall_come_by_nothing_else(store, scheme, public_url, is_sent):
    async def scenario(new):
        for path in ("/api/me", "/", "/_app/nothing.js"):
            answer = await new(scheme=scheme).client.get(path)
            assert ("strict-transport-security" in answer.headers) == is_sent

    serve(store, scenario, public_url=public_url, secure_cookies=public_url.startswith("https"))
