"""Every error a person can meet is a message with an id, in English and in Russian."""

from collections import Counter

import pytest

from herotable.engine.errors import ErrorMessage, english
from herotable.problems import LANGUAGES, in_words
from tests.messages import PACKAGE, Text, faults, sources, texts, used

FOLDERS = sorted({file.parent for file in PACKAGE.rglob("problems.*.ftl")})
ENGLISH: dict[str, Text] = {}
RUSSIAN: dict[str, Text] = {}
for each in FOLDERS:
    ENGLISH |= texts(each / "problems.en.ftl")
    RUSSIAN |= texts(each / "problems.ru.ftl")
KNOWN = {name: Text(text.printed | RUSSIAN[name].printed, RUSSIAN[name].chosen_by) for name, text in ENGLISH.items()}


BY_CODE = "server/errors.py"  # a Refusal without a message makes one of its code, which is checked where it is raised


@pytest.mark.parametrize("path", sorted(set(sources()) - {BY_CODE}))
def test_every_error_is_a_known_message_with_the_values_it_needs(path):
    assert faults(sources()[path], KNOWN) == []


def test_no_message_is_left_over():
    assert set(KNOWN) == {use.name for source in sources().values() for use in used(source)}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_both_languages_have_the_same_messages_in_the_same_order(folder):
    english, russian = (list(texts(folder / f"problems.{language}.ftl")) for language in LANGUAGES)
    assert english == russian != []


def test_no_id_stands_in_two_files():
    every = Counter(name for folder in FOLDERS for name in texts(folder / "problems.en.ftl"))
    assert [name for name, count in every.items() if count > 1] == []


@pytest.mark.parametrize("name", KNOWN)
def test_both_languages_print_the_same_values(name):
    assert ENGLISH[name].printed == RUSSIAN[name].printed
    assert not ENGLISH[name].chosen_by


@pytest.mark.parametrize("name", KNOWN)
def test_the_engine_reads_english_as_fluent_does(name):
    values = {value: f"<{value}>" for value in KNOWN[name].printed | KNOWN[name].chosen_by}
    message = ErrorMessage(name, **values)
    assert name in english()
    if name not in ("not-toml", "not-json"):  # Fluent's side knows better words for what Python's readers say
        assert str(message) == in_words(message, "en")
    assert all(f"<{value}>" in in_words(message, "ru") for value in KNOWN[name].printed)


PLANTED = {
    'raise UserError("the seed is wrong")': "plain text",
    'raise UserError(f"{path}: not there")': "plain text",
    'raise expected("seat", "a whole number", seat)': "plain text",
    'raise UserError(ErrorMessage("at", place="move 5", problem=x))': "plain text",
    'raise UserError(ErrorMessage("no-such-message"))': "unknown",
    'raise UserError(ErrorMessage("at", place=x))': "for ['place', 'problem']",
    'raise UserError(ErrorMessage("at", place=x, problem=y, more=z))': "for ['place', 'problem']",
    "raise UserError(ErrorMessage(name))": "not written out",
    'raise Refusal("not-your-seat", "this is your rival\'s seat")': "plain text",
    'raise Refusal("no-such-code-of-ours")': "unknown",
    'raise Refusal("known")': "for ['name']",
    'raise Refusal(f"not-{state}")': "not written out",
    'raise SystemExit("no folder")': "SystemExit with plain text",
    'raise argparse.ArgumentTypeError("a bad number")': "ArgumentTypeError with plain text",
}


@pytest.mark.parametrize("source", PLANTED)
def test_an_error_in_english_only_is_found(source):
    assert any(PLANTED[source] in fault for fault in faults(source, KNOWN))
