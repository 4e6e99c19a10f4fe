"""Lessons over HTTP: their scripts and their words; the pages play them."""

import msgspec
from fluent.runtime import FluentBundle, FluentResource

import herotable as ht
from herotable.lessons import lesson

from .browser import serve


def test_a_script_holds_all_that_a_page_needs_to_play_it(embedded):
    async def read(opened):
        browser = opened()
        for title in ht.games():
            assert await browser.get(f"/lessons/{title}") == msgspec.to_builtins(lesson(ht.game(title)))
        assert await browser.refused("GET", "/lessons/chess") == (404, "no-such-title")

    serve(embedded, read)


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
