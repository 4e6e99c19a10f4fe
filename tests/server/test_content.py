"""Content: what the API says of titles, as files that browsers keep."""

import json

import pytest

from .browser import serve


def ask(embedded, *paths, **headers):
    answers = []

    async def main(browser):
        client = browser().client
        for path in paths:
            answers.append(await client.get(path, headers={name.replace("_", "-"): v for name, v in headers.items()}))

    serve(embedded, main)
    return answers


@pytest.mark.parametrize(
    ("file", "route"),
    [
        ("pow/grammar.json", "/api/titles/pow/grammar"),
        ("pow/pack.json", "/api/titles/pow/pack"),
        ("pow/lesson.json", "/api/lessons/pow"),
    ],
)
def test_a_file_holds_what_the_api_answers(embedded, file, route):
    content, answer = ask(embedded, f"/content/{file}", route)
    assert content.json() == answer.json()


@pytest.mark.parametrize(
    ("file", "route"), [("words.ru.json", "words/ru"), ("rules.en.json", "rules/en"), ("pack.toml", "pack/text")]
)
def test_a_text_is_a_string_in_json_but_a_pack_is_as_it_is(embedded, file, route):
    content, answer = ask(embedded, f"/content/order/{file}", f"/api/titles/order/{route}")
    assert (content.json() if file.endswith(".json") else content.text) == answer.text


def test_the_catalogue_is_that_of_the_api_without_what_changes(embedded):
    content, answer = ask(embedded, "/content/titles.json", "/api/titles")
    assert content.json() == [{name: v for name, v in title.items() if name != "state"} for title in answer.json()]


def test_what_a_narrator_says_is_of_one_title(embedded):
    (content,) = ask(embedded, "/content/pow/lesson.en.json")
    assert "lesson-learner" in content.json()
    assert "pow" in content.json()
    assert "marines" not in content.json()


def test_browsers_ask_whether_it_has_changed_and_get_it_packed(embedded):
    (content,) = ask(embedded, "/content/pow/grammar.json", accept_encoding="gzip")
    assert content.headers["content-type"] == "application/json"
    assert content.headers["content-encoding"] == "gzip"
    assert content.headers["cache-control"] == "no-cache"
    (again,) = ask(embedded, "/content/pow/grammar.json", if_none_match=content.headers["etag"])
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("file", ["chess/pack.json", "pow/secrets.json", "pow", "../pow/pack.json"])
def test_what_is_not_there_is_not_found(embedded, file):
    (content,) = ask(embedded, f"/content/{file}")
    assert (content.status_code, json.loads(content.text)["code"]) == (404, "not-found")
