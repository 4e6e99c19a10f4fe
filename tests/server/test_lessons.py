"""Lessons over HTTP: nothing is kept, every request plays all answers."""

from fluent.runtime import FluentBundle, FluentResource

import herotable as ht

from .browser import serve


def test_a_learner_is_led_from_the_first_step_to_the_last(embedded):
    async def learn(opened):
        browser = opened()
        for title in ht.games():
            taught = await browser.get(f"/lessons/{title}")
            answers: list[str] = []
            for number, step in enumerate(taught["steps"]):
                now = await browser.do("POST", f"/lessons/{title}", {"moves": answers})
                assert (now["step"], now["done"], now["hint"]) == (number, False, None)
                assert now["eyes"]["seat"] == taught["learner"]
                answers.append(step["right"][0] if step["right"] else now["eyes"]["view"]["legal"][0])
            now = await browser.do("POST", f"/lessons/{title}", {"moves": answers})
            assert (now["step"], now["done"]) == (len(answers), True)

    serve(embedded, learn)


def test_a_wrong_answer_gets_a_hint_and_changes_nothing(embedded):
    async def err(opened):
        browser = opened()
        before = await browser.do("POST", "/lessons/pow", {"moves": ["roll"]})
        after = await browser.do("POST", "/lessons/pow", {"moves": ["roll", "take villain 2", "roll"]})
        assert after["hint"] == {"move": "take villain 2", "message": "pow-hero.hint", "rule": "P5a"}
        assert after["step"] == 1
        assert after["eyes"]["view"] == before["eyes"]["view"]
        assert after["eyes"]["events"] == []

    serve(embedded, err)


def test_what_is_not_allowed_is_refused(embedded):
    async def err(opened):
        browser = opened()
        answer = await browser.ask("POST", "/lessons/pow", {"moves": ["roll", "take hero 5"]})
        assert (answer.status_code, answer.json()["code"], answer.json()["rule"]) == (409, "not-allowed", "P5a")
        assert await browser.refused("POST", "/lessons/pow", {"moves": ["dance"]}) == (400, "unreadable")
        assert await browser.refused("POST", "/lessons/pow", {"moves": ["roll"] * 51}) == (400, "unreadable")
        assert await browser.refused("POST", "/lessons/chess", {"moves": []}) == (404, "no-such-title")
        assert await browser.refused("GET", "/lessons/chess") == (404, "no-such-title")

    serve(embedded, err)


def test_the_texts_are_served_in_both_languages(embedded):
    async def read(opened):
        browser = opened()
        for language in ("en", "ru"):
            text = (await browser.ask("GET", f"/lessons/words/{language}")).text
            bundle = FluentBundle([language])
            bundle.add_resource(FluentResource(text))
            for title in ht.games():
                for step in (await browser.get(f"/lessons/{title}"))["steps"]:
                    assert bundle.has_message(step["name"])

    serve(embedded, read)
