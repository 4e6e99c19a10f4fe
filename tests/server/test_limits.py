"""Limits: how much one client may ask for."""

import pytest

from herotable.server.http.limits import LimitExceeded, Limits
from herotable.server.settings import Settings

from .browser import serve


class Clock:
    now = 1000.0

    def __call__(self):
        return self.now


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def limits(clock):
    return Limits(Settings(chat_per_minute=6, logins_per_minute=2), clock, most=10)


def drain(limits, kind, client):
    """How many are allowed at once."""
    for n in range(1000):
        try:
            limits.take(kind, client)
        except LimitExceeded:
            return n
    raise AssertionError("no limit")


def test_a_minutes_worth_at_once(limits):
    assert drain(limits, "chat", "ada") == 6


def test_then_as_much_as_time_brings(limits, clock):
    drain(limits, "chat", "ada")
    clock.now += 10
    assert drain(limits, "chat", "ada") == 1
    clock.now += 3600
    assert drain(limits, "chat", "ada") == 6


def test_the_refusal_says_when_to_try_again(limits, clock):
    drain(limits, "chat", "ada")
    clock.now += 4
    with pytest.raises(LimitExceeded) as refusal:
        limits.take("chat", "ada")
    assert (refusal.value.status, refusal.value.code, refusal.value.retry_after) == (429, "too-many", 6)
    assert str(refusal.value) == "chat: at most 6 in a minute; try again in 6 s"
    clock.now += 6
    limits.take("chat", "ada")


def test_asking_in_vain_costs_nothing(limits, clock):
    drain(limits, "chat", "ada")
    for _ in range(10):
        clock.now += 1
        drain(limits, "chat", "ada")
    clock.now += 60
    assert drain(limits, "chat", "ada") == 6


def test_clients_and_kinds_do_not_share(limits):
    drain(limits, "chat", "ada")
    assert drain(limits, "chat", "ben") == 6
    assert drain(limits, "logins", "ada") == 2


def test_full_buckets_are_forgotten(limits, clock):
    for n in range(8):
        limits.take("chat", f"client {n}")
    assert len(limits) == 8
    clock.now += 120
    limits.take("chat", "another")
    assert len(limits) == 1


def test_bytes_are_taken_together_and_answers_may_leave_a_debt(clock):
    limits = Limits(Settings(address_bytes_per_minute=6_000_000), clock)
    limits.take("address_bytes", "1.2.3.4", 5_000_000)
    with pytest.raises(LimitExceeded) as refusal:
        limits.take("address_bytes", "1.2.3.4", 2_000_000)
    assert refusal.value.retry_after == 10
    limits.spend("address_bytes", "1.2.3.4", 90_000_000)
    with pytest.raises(LimitExceeded) as refusal:
        limits.take("address_bytes", "1.2.3.4")
    assert refusal.value.retry_after == 61  # an answer costs a minute at most
    clock.now += 61
    limits.take("address_bytes", "1.2.3.4")


def test_time_of_bots_is_spent_and_comes_back(clock):
    time = Limits(Settings(bot_seconds_per_minute=60), clock).bot_time
    time.spend("1.2.3.4", 59.5)
    assert (time.is_spent("1.2.3.4"), time.is_spent("5.6.7.8")) == (True, False)
    clock.now += 1
    assert not time.is_spent("1.2.3.4")


def test_never_more_buckets_than_agreed(limits):
    for n in range(1000):
        limits.take("chat", f"client {n}")
    assert len(limits) == 10


# ---------------------------------------------------------------- over HTTP


def test_over_the_limit_is_a_429_with_retry_after(store):
    async def scenario(new):
        browser = new()
        answers = [await browser.ask("GET", "/me") for _ in range(4)]
        assert [answer.status_code for answer in answers] == [401, 401, 401, 429]
        assert answers[-1].json()["code"] == "too-many"
        assert 1 <= int(answers[-1].headers["retry-after"]) <= 20

    serve(store, scenario, requests_per_minute=3)


def test_a_session_has_its_own_limit_beside_others_at_the_same_address(store):
    async def scenario(new):
        ada, ben = new(), new()
        await ada.come()
        await ben.come()
        while (await ada.ask("GET", "/me")).status_code == 200:
            pass
        assert (await ben.ask("GET", "/me")).status_code == 200

    serve(store, scenario, requests_per_minute=5)


def test_an_invented_cookie_does_not_make_a_new_client(store):
    async def scenario(new):
        browser = new()
        statuses = []
        for n in range(4):
            browser.cookie = f"invented{n}.secret.signature"
            statuses.append((await browser.ask("GET", "/me")).status_code)
        assert statuses == [401, 401, 401, 429]

    serve(store, scenario, requests_per_minute=3)


@pytest.mark.parametrize("trusted", [(), ("10.1.1.1",)])
def test_a_forwarded_address_counts_only_where_the_proxy_is_trusted(store, trusted):
    async def scenario(new):
        browser = new()
        statuses = [(await browser.ask("GET", "/me", X_Forwarded_For=f"1.2.3.{n}")).status_code for n in range(4)]
        assert statuses == ([401] * 4 if trusted else [401, 401, 401, 429])

    serve(store, scenario, requests_per_minute=3, trusted_proxies=trusted)


def test_guests_of_one_address_are_limited(store):
    async def scenario(new):
        for _ in range(2):
            await new().come()
        assert await new().refused("POST", "/guests", {"name": "Ada"}) == (429, "too-many")
        await new("10.2.2.2").come()

    serve(store, scenario, guests_per_minute=2)


def test_wrong_tries_from_elsewhere_do_not_lock_the_owner_out(store):
    async def scenario(new):
        await new().register()
        guess = {"name": "ADA", "password": "wrong password"}
        for n in range(2, 7):
            codes = [await new(f"10.2.2.{n}").refused("POST", "/login", guess) for _ in range(4)]
            assert codes == [(401, "wrong-login")] * 3 + [(429, "too-many")]
        await new("10.3.3.3").log_in()

    serve(store, scenario)


def test_a_delay_is_told(store):
    async def scenario(new):
        await new().register()
        guess = {"name": "Ada", "password": "wrong password"}
        answers = [await new("10.2.2.2").ask("POST", "/login", guess) for _ in range(4)]
        assert answers[-1].headers["retry-after"] in ("1", "2")
        assert "try again in" in answers[-1].json()["error"]
        russian = await new("10.2.2.2").ask("POST", "/login", guess, Accept_Language="ru")
        assert "попробуйте снова через" in russian.json()["error"]

    serve(store, scenario)


def test_one_address_does_not_guess_for_many_names(store):
    async def scenario(new):
        guesses = [{"name": f"Ada {n}", "password": "wrong password"} for n in range(4)]
        codes = [await new().refused("POST", "/login", guess) for guess in guesses]
        assert codes == [(401, "wrong-login")] * 3 + [(429, "too-many")]

    serve(store, scenario, logins_per_minute=3)


def test_a_long_body_is_refused(store):
    async def scenario(new):
        browser = new()
        assert await browser.refused("POST", "/guests", {"name": "x" * 2000}) == (413, "too-long")

    serve(store, scenario, body_bytes=1024)


# ---------------------------------------------------------------- by address


def test_guests_at_one_address_share_its_limit_of_requests(store):
    async def scenario(new):
        people = [new() for _ in range(2)]
        for browser in people:
            await browser.come()
        statuses = [(await browser.ask("GET", "/me")).status_code for _ in range(2) for browser in people]
        assert statuses == [200, 429, 429, 429]
        answer = await people[0].ask("GET", "/me", Accept_Language="ru")
        assert "попробуйте снова через" in answer.json()["error"]
        assert int(answer.headers["retry-after"]) <= 20
        assert (await new("10.2.2.2").ask("GET", "/me")).status_code == 401

    serve(store, scenario, address_requests_per_minute=3)


def test_an_ipv6_household_is_one_address(store):
    async def scenario(new):
        statuses = [(await new(f"2001:db8:1:2::{n}").ask("GET", "/me")).status_code for n in range(4)]
        assert statuses == [401, 401, 401, 429]
        assert (await new("2001:db8:1:3::1").ask("GET", "/me")).status_code == 401

    serve(store, scenario, address_requests_per_minute=3)


def test_files_count_for_the_address(store):
    async def scenario(new):
        statuses = [(await new().client.get("/")).status_code for n in range(4)]
        assert statuses == [200, 200, 200, 429]

    serve(store, scenario, address_requests_per_minute=3)


def test_tables_of_guests_at_one_address_are_limited(store):
    async def scenario(new):
        made = []
        for n in range(4):
            browser = new()
            await browser.come(f"Ada {n}")
            made.append((await browser.ask("POST", "/quick", {"title": "pow"})).status_code)
        assert made == [201, 201, 429, 429]
        other = new("10.2.2.2")
        await other.come()
        await other.do("POST", "/quick", {"title": "pow"})

    serve(store, scenario, address_tables_per_minute=2)


def test_bytes_of_one_address_are_limited_before_they_are_read(store):
    async def scenario(new):
        body = {"text": "x" * 500_000}
        statuses = [(await new().ask("POST", "/titles/pow/packs", body)).status_code for _ in range(4)]
        assert statuses == [400, 400, 429, 429]
        assert (await new("10.2.2.2").ask("POST", "/titles/pow/packs", body)).status_code == 400

    serve(store, scenario, address_bytes_per_minute=1_048_576)


JSON = {"content-type": "application/json"}


def test_a_body_of_unknown_length_counts_as_the_longest(store):
    async def parts():
        yield b"{}"

    async def scenario(new):
        statuses = []
        for _ in range(4):
            statuses.append(
                (await new().client.post("/api/titles/pow/packs", content=parts(), headers=JSON)).status_code
            )
        assert statuses == [400, 400, 429, 429]

    serve(store, scenario, address_bytes_per_minute=1_100_000)


def test_answers_count_too(store):
    async def scenario(new):
        asked = 0
        while asked < 50 and (await new().client.get("/api/openapi.json")).status_code == 200:
            asked += 1
        assert 1 < asked < 50

    serve(store, scenario, address_bytes_per_minute=1_048_576)
