"""Both languages say everything, and say the same things."""

import re
from pathlib import Path

import pytest

import herotable as ht
from herotable.engine.errors import UserError
from herotable.problems import LANGUAGES, own_language
from herotable.words import Translator
from tests.play import finished

EVERY = [(title, language) for title in ht.games() for language in LANGUAGES]
NAMES = ["Ann", "Bob", "Eve", "Max", "Zoe", "Tim", "Kim", "Sam"]
COLUMN_FIRST = {"place"}  # Russian names the column before the hero, whose name may be a number


def numbers_and_names(text: str) -> list[str]:
    """The numbers and the players that a text names, in its order."""
    return re.findall("|".join([r"\d+", *NAMES]), text)


def messages(path: Path) -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*) =", path.read_text(encoding="utf-8"), re.MULTILINE))


@pytest.mark.parametrize("title", ht.games())
def test_both_languages_have_the_same_messages(title):
    folder = ht.game(title).folder
    for files in (
        [folder / f"words.{x}.ftl" for x in LANGUAGES],
        [folder.parents[1] / f"common.{x}.ftl" for x in LANGUAGES],
    ):
        assert messages(files[0]) == messages(files[1]) != set()


@pytest.mark.parametrize(("title", "language"), EVERY)
def test_every_move_has_words(title, language):
    game = ht.game(title)
    words = Translator(game, language, NAMES)
    said = [words.move(move) for move in game.moves.moves]
    assert len(set(said)) == len(said)
    assert not any("{" in text or "None" in text for text in said)


@pytest.mark.parametrize("title", ht.games())
def test_both_languages_give_the_numbers_and_names_of_a_move_in_one_order(title):
    game = ht.game(title)
    english, russian = (Translator(game, language, NAMES) for language in ("en", "ru"))
    for move in game.moves.moves:
        if move.name not in COLUMN_FIRST:
            assert numbers_and_names(russian.move(move)) == numbers_and_names(english.move(move)), move


@pytest.mark.parametrize(("title", "language"), EVERY)
def test_every_event_has_words(title, language):
    game = ht.game(title)
    words = Translator(game, language, NAMES)
    for kind, fields in game.events.kinds.items():
        told = {"event": kind} | {name: field.read(next(field.all())) for name, field in fields.items()}
        hidden = told | dict.fromkeys(game.events.secrets[kind])
        assert words.event(told).strip()
        assert words.event(hidden).strip()


@pytest.mark.parametrize(("title", "language"), EVERY)
def test_whole_games_can_be_told(title, language):
    game = ht.game(title)
    words = Translator(game, language, NAMES)
    for seat in (0, None):
        assert all(words.event(event).strip() for event in finished(game, game.seats[-1], {}, 1).events(seat))


FORMS = {"seat": "you", "rival": "rival"}  # of an event, for whoever has done it, or to whom it was done
FITS_ALL = re.compile("^Ann(:| will )")  # “Ann: Leap”, “Ann will play Groot”: as good with “You”


@pytest.mark.parametrize(("title", "language"), EVERY)
def test_events_about_whoever_reads_have_a_form_of_their_own(title, language):
    game = ht.game(title)
    words = Translator(game, language, NAMES)
    for kind, fields in game.events.kinds.items():
        told = {"event": kind} | {name: field.read(next(field.all())) for name, field in fields.items()}
        for name, form in FORMS.items():
            is_needed = name in fields and not (name == "seat" and FITS_ALL.match(words.event(told)))
            assert words.bundle.has_message(f"event-{kind}.{form}") or not is_needed, (kind, form)


@pytest.mark.parametrize(("title", "language"), EVERY)
def test_whole_games_can_be_told_to_a_player(title, language):
    """No form for whoever reads hides what that player knows, names them, or leaves a gap."""
    game = ht.game(title)
    words = Translator(game, language, ["YOU", *NAMES[1:]])
    for event in finished(game, game.seats[-1], {}, 1).events(0):
        form = next((form for name, form in FORMS.items() if event.get(name) == 0), None)
        message = f"event-{event['event']}.{form}"
        if words.bundle.has_message(message):
            said = words.say(message, **words._values(game.events.kinds[event["event"]], event))
            assert "hidden" not in said
            assert words.word("hidden") not in said
            assert not re.search(r"(?<!! )(?<!^)YOU", said), said  # elsewhere it is “you”, a small word


@pytest.mark.parametrize("title", ht.games())
def test_every_option_has_a_name_and_a_meaning(title):
    game = ht.game(title)
    for language in LANGUAGES:
        bundle = Translator(game, language, NAMES).bundle
        for option in game.options:
            assert bundle.has_message(f"option-{option}")
            assert bundle.has_message(f"option-{option}.help")


def test_russian_counts_as_russians_do():
    words = Translator(ht.game("pow"), "ru", NAMES)
    assert [words.say("score", score=n) for n in (1, 2, 5, -21)] == ["1 очко", "2 очка", "5 очков", "-21 очко"]


def test_an_unknown_language_is_named():
    with pytest.raises(UserError, match="expected one of en, ru, found 'fr'"):
        Translator(ht.game("pow"), "fr", NAMES)


def test_the_environment_chooses_the_language(monkeypatch):
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert own_language() == "ru"
    monkeypatch.setenv("LC_ALL", "C")
    assert own_language() == "en"


COUNTED = re.compile(r"(карт|побед|ходов|тайлов|боёв|«Выстрелов»): \{ \$", re.IGNORECASE)


@pytest.mark.parametrize("path", ["common.ru.ftl", *(f"games/{title}/words.ru.ftl" for title in ht.games())])
def test_russian_counts_with_its_plurals_not_behind_a_colon(path):
    assert COUNTED.findall((ht.game("pow").folder.parents[1] / path).read_text(encoding="utf-8")) == []
    assert COUNTED.search("берёт карт: { $amount }")


@pytest.mark.parametrize(
    ("title", "message", "values", "said"),
    [
        ("battle", "power-clear", {"amount": 1}, "берёт 1 карту"),
        ("battle", "power-clear", {"amount": 2}, "берёт 2 карты"),
        ("battle", "power-both", {"amount": 0, "card": "Выстрел"}, "«Выстрел»"),
        ("battle", "power-both", {"amount": 5, "card": "Выстрел"}, "берёт 5 карт"),
        ("battle", "event-drawn", {"seat": "Аня", "count": 1, "cards": "hidden"}, "Аня берёт из колоды 1 карту."),
        ("battle", "event-won", {"seat": "Аня", "wins": 2}, "теперь это 2 победы."),
        (
            "order",
            "event-completed",
            {"points": 3, "seat": "Аня", "count": 5, "shelf": "blue"},
            "5 карт синей полки, это 3 очка.",
        ),
        ("pow", "label-stack", {"height": 2, "top": "4"}, "4 (2 тайла)"),
        ("pow", "moves-made", {"count": 21}, "сделан 21 ход"),
        ("marines", "label-turns", {"turns": 3, "limit": 20}, "сделано 3 хода из 20"),
    ],
)
def test_russian_plurals(title, message, values, said):
    assert Translator(ht.game(title), "ru", NAMES).say(message, **values).endswith(said)
