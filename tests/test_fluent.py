"""Our messages in words: the same ones as Fluent's own runtime says."""

import re

import pytest
from fluent.runtime import FluentBundle as Witness
from fluent.runtime import FluentResource

from herotable.fluent import FluentBundle
from herotable.problems import LANGUAGES, say

from .messages import PACKAGE, texts

FILES = sorted(path for path in PACKAGE.rglob("*.ftl") if "pages" not in path.parts)
NUMBERS = (0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 101, 111, 112, 1000, 1234567, -1, -3, -21, 0.5, 2.25, 1234.5678)
TEXT = """\
count = { $count ->
    [0] none
    [one] { $count } one
    [few] { $count } few
    [many] { $count } many
   *[other] { $count } other
}
kind = { $kind ->
    [hero] a { $name }
   *[villain] the { $name }{ " " }{ 7 }
}
"""


def witness(language: str, text: str) -> Witness:
    bundle = Witness([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return bundle


def ours(language: str, text: str) -> FluentBundle:
    bundle = FluentBundle(language)
    bundle.add(text)
    return bundle


def test_there_are_files_to_compare():
    assert len(FILES) > 20


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_every_message_is_said_as_fluent_says_it(file):
    language, text = file.name.split(".")[-2], file.read_text(encoding="utf-8")
    bundle, expected = ours(language, text), witness(language, text)
    for name in texts(file):
        message = expected.get_message(name)
        patterns = {name: message.value} | {f"{name}.{key}": one for key, one in message.attributes.items()}
        for value in (0, 1, 3, 5, 21, 12345, "hero", "hidden"):
            values = dict.fromkeys(re.findall(r"\$(\w+)", text), value)
            said = {key: expected.format_pattern(one, values)[0] for key, one in patterns.items() if one}
            assert {key: bundle.format(key, values) for key in said} == said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", NUMBERS)
def test_a_number_and_its_plural(language, number):
    expected = witness(language, TEXT)
    pattern = expected.get_message("count").value
    assert pattern is not None
    said, _ = expected.format_pattern(pattern, {"count": number})
    assert ours(language, TEXT).format("count", {"count": number}) == said


def test_words_are_chosen_by_words():
    bundle = ours("en", TEXT)
    assert bundle.format("kind", {"kind": "hero", "name": "Ann"}) == "a Ann"
    assert bundle.format("kind", {"kind": "other", "name": "Bob"}) == "the Bob 7"


def test_a_later_file_says_a_message_anew_with_its_attributes():
    bundle = ours("en", "a = old\n    .plain = old and plain\nb = { a }, kept\n")
    bundle.add("a = new\n")
    assert (bundle.format("b", {}), bundle.has_message("a"), bundle.has_message("a.plain")) == (
        "new, kept",
        True,
        False,
    )


def test_a_value_that_is_missing_is_named():
    with pytest.raises(ValueError, match="en: kind: 'name' is missing"):
        say(ours("en", TEXT), "kind", {"kind": "hero"})


@pytest.mark.parametrize("text", ["a = { NUMBER($n) }\n", "-term = b\na = { -term }\n", "a b c\n"])
def test_what_cannot_be_said_is_refused_when_it_is_read(text):
    with pytest.raises(ValueError, match=r"functions|terms|not Fluent"):
        ours("en", text)
