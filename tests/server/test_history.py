import asyncio
import time
from typing import Any
from xml.etree import ElementTree

import pytest

from herotable.server.app import new_app
from herotable.server.database.queries import LATEST, PAGE
from herotable.server.database.schema import RATING
from herotable.server.database.store import Store
from herotable.server.rooms.entries import AnyEntry, Joined, Moved, Replaced, Seated, Started
from herotable.server.rooms.person import Person
from herotable.server.rooms.wire import Setup
from herotable.server.settings import Settings
from herotable.skill import Skill

from .asking import ask, reply
from .stories import add_finished, add_match, add_person, joined, new_lines

EVE = Person("eve", "account", "Eve")
PEOPLE = {"eve": "account", "bob": "account", "gus": "guest", "robot": "bot"}
POW = Setup("pow", 2)
BEGUN: list[AnyEntry] = [*joined(["eve", "bob"]), Started()]


@pytest.fixture
def desk(store: Store) -> Store:
    with store.engine.begin() as connection:
        for person, kind in PEOPLE.items():
            add_person(connection, person, kind)
    return store


def rate(store: Store, person: str, mu: float, sigma: float, title: str = "pow") -> None:
    with store.engine.begin() as connection:
        values = {"person": person, "title": title, "mu": mu, "sigma": sigma, "games": 3, "wins": 2}
        connection.execute(RATING.insert().values(values))


def lay(store: Store, match: str, *made: AnyEntry, setup: Setup = POW, **columns: Any) -> None:
    with store.engine.begin() as connection:
        add_match(connection, match, setup, new_lines(*made), **columns)


def my_matches(store: Store, query: str = "", person: Person = EVE) -> Any:
    return ask(store, f"/api/me/matches{query}", person).body


def ids(body: Any) -> list[str]:
    return [match["id"] for match in body["matches"]]


# ---------------------------------------------------------------- leaderboards


def test_the_sure_are_before_the_lucky(desk):
    rate(desk, "eve", 30, 8)
    rate(desk, "bob", 26, 1)
    rate(desk, "robot", 40, 1, title="order")
    body = ask(desk, "/api/leaderboards/pow").body
    assert [(row["place"], row["person"], row["name"]) for row in body["ranked"]] == [
        (1, "bob", "Bob"),
        (2, "eve", "Eve"),
    ]
    bob = body["ranked"][0]["rating"]
    assert (bob["rating"], bob["mu"], bob["sigma"], bob["games"], bob["wins"]) == (23, 26, 1, 3, 2)
    assert not body["more"]


def test_a_leaderboard_has_pages(desk):
    with desk.engine.begin() as connection:
        for n in range(PAGE + 1):
            add_person(connection, f"p{n:02}")
    for n in range(PAGE + 1):
        rate(desk, f"p{n:02}", 50 - n, 1)
    first, second, third = (ask(desk, f"/api/leaderboards/pow?page={page}").body for page in (1, 2, 3))
    assert [row["person"] for row in first["ranked"]] == [f"p{n:02}" for n in range(PAGE)]
    assert first["more"]
    assert [(row["place"], row["person"]) for row in second["ranked"]] == [(PAGE + 1, f"p{PAGE}")]
    assert not second["more"]
    assert third["ranked"] == []


@pytest.mark.parametrize(
    ("place", "status"), [("chess", 404), ("pow?page=0", 400), ("pow?page=x", 400), ("pow?page=99999999999", 400)]
)
def test_a_leaderboard_that_is_not_there(desk, place, status):
    assert ask(desk, f"/api/leaderboards/{place}").status == status


# ---------------------------------------------------------------- my matches


def test_my_matches_have_those_that_are_played_first_and_then_the_newest(desk):
    for match, state, created in (
        ("a", "over", 5.0),
        ("b", "lobby", 1.0),
        ("c", "playing", 2.0),
        ("d", "playing", 3.0),
    ):
        lay(desk, match, *BEGUN, state=state, created=created)
    lay(desk, "others", Joined(0, "gus", "Gus"))
    assert ids(my_matches(desk)) == ["d", "c", "b", "a"]
    assert ids(my_matches(desk, "?state=over")) == ["a"]
    assert my_matches(desk, "?state=playing")["before"] is None
    assert my_matches(desk, person=Person("nobody", "guest", "Nobody")) == {"matches": [], "before": None}


def test_my_matches_come_in_pages(desk):
    for n in range(PAGE + 5):
        state = "playing" if n % 2 else "over"
        lay(desk, f"m{n:02}", *BEGUN, state=state, created=1000.25 + n // 3)
    first = my_matches(desk)
    second = my_matches(desk, f"?before={first['before']}")
    assert (len(ids(first)), len(ids(second)), second["before"]) == (PAGE, 5, None)
    together = ids(first) + ids(second)
    playing = sorted((f"m{n:02}" for n in range(1, PAGE + 5, 2)), reverse=True)
    over = sorted((f"m{n:02}" for n in range(0, PAGE + 5, 2)), reverse=True)
    assert together == playing + over


@pytest.mark.parametrize("query", ["state=won", "before=x", "before=3~1.0~m", "before=1~nan~m", "before=1~1.0~%00"])
def test_a_wrong_question_is_refused(desk, query):
    assert ask(desk, f"/api/me/matches?{query}", EVE).status == 400


def test_a_match_being_played_names_its_seats_and_no_result(desk):
    setup = Setup("pow", 4, bots={"3": "hard"})
    begun: list[AnyEntry] = [
        Joined(0, "eve", "Eve"),
        Joined(1, "eve", "Ann"),
        Seated(2, "easy"),
        Started(),
        Moved(0, "roll", 4),
    ]
    lay(desk, "m", *begun, Replaced(1, "normal"), setup=setup)
    (match,) = my_matches(desk)["matches"]
    assert (match["title"], match["state"]) == ("pow", "playing")
    assert [(seat["name"], seat["person"], seat["bot"]) for seat in match["players"]] == [
        ("Eve", "eve", None), ("Ann", "eve", "normal"), ("", None, "easy"), ("", None, "hard"),
    ]  # fmt: skip
    assert {seat["score"] for seat in match["players"]} == {None}


def test_a_finished_match_has_its_result(desk):
    with desk.engine.begin() as connection:
        game = add_finished(connection, "m", POW, ["eve", "bob"])
    (match,) = my_matches(desk)["matches"]
    assert [seat["score"] for seat in match["players"]] == list(game.scores)
    assert [seat["seat"] for seat in match["players"] if seat["won"]] == list(game.winners)
    assert all(seat["rated"] for seat in match["players"])


# ---------------------------------------------------------------- everybody's page


def test_a_page_shows_name_ratings_and_matches_that_all_may_know_of(desk):
    rate(desk, "eve", 30, 2, title="order")
    rate(desk, "eve", 26, 1)
    lay(desk, "private", *BEGUN)
    lay(desk, "listed", *BEGUN, listed=True)
    lay(desk, "finished", *BEGUN, state="over", listed=True)
    lay(desk, "private-finished", *BEGUN, state="over")
    body = ask(desk, "/api/people/eve").body
    assert (body["id"], body["name"], body["kind"]) == ("eve", "Eve", "account")
    assert [(row["title"], row["rating"]) for row in body["ratings"]] == [("order", 24), ("pow", 23)]
    assert ids(body) == ["listed", "finished"]
    assert body.keys() == {"id", "name", "kind", "ratings", "matches"}


def test_a_page_shows_only_the_latest(desk):
    for n in range(LATEST + 3):
        lay(desk, f"m{n:02}", *BEGUN, state="over", listed=True, created=float(n))
    assert ids(ask(desk, "/api/people/eve").body) == [f"m{n:02}" for n in reversed(range(3, LATEST + 3))]


def test_nobody_has_no_page(desk):
    answer = ask(desk, "/api/people/somebody")
    assert (answer.status, answer.body["code"]) == (404, "no-such-person")
    assert ask(desk, "/api/people/a%00b").status == 400


def test_a_beginner_is_worth_nothing_for_sure():
    assert Skill().sure == pytest.approx(0)


# ---------------------------------------------------------------- the way to a table


def test_a_table_has_a_qr_code_of_its_link(desk):
    lay(desk, "m", *BEGUN)
    answer = ask(desk, "/api/tables/m/qr.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert _title(answer.text) == "http://table.local/t/m"
    public = ask(desk, "/api/tables/m/qr.svg", settings=Settings(public_url="https://table.example"))
    assert _title(public.text) == "https://table.example/t/m"
    assert public.text != answer.text
    assert "href" not in public.text


def test_the_way_is_what_links_begin_with(desk):
    assert ask(desk, "/api/way").body == {"url": "http://table.local"}
    public = ask(desk, "/api/way", settings=Settings(public_url="https://table.example/"))
    assert public.body == {"url": "https://table.example"}


def test_no_table_no_qr_code(desk):
    assert ask(desk, "/api/tables/m/qr.svg").status == 404


def _title(svg: str) -> str | None:
    return ElementTree.fromstring(svg).findtext("{http://www.w3.org/2000/svg}title")


# ---------------------------------------------------------------- in the application


@pytest.mark.parametrize(
    ("path", "status"),
    [("me/matches", 401), ("leaderboards/pow", 200), ("people/eve", 200), ("replays/m", 409), ("tables/m/qr.svg", 200)],
)
def test_only_my_own_pages_ask_who_i_am(desk, path, status):
    lay(desk, "m", *BEGUN, changed=time.time())  # an old one would be closed by the node's first round
    assert asyncio.run(reply(new_app(Settings(), desk), f"/api/{path}")).status == status
