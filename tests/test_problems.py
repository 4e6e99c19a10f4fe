"""What is wrong is said in the reader's language; English is what an error says by itself, but for TOML."""

import re
import tomllib
from pathlib import Path

import pytest

import herotable as ht
from herotable.engine.errors import PACKAGE, ErrorMessage, UserError, expected, of_system, within
from herotable.problems import own_language, problem
from tests.test_cli import herotable, home
from tests.test_words import messages

__all__ = ["herotable", "home"]
LETTERS = re.compile("[а-яё]", re.IGNORECASE)
LOCALES = ("LC_ALL", "LC_MESSAGES", "LANG")  # as POSIX has it, the first that is set decides


@pytest.mark.parametrize("place", range(len(LOCALES)))
def test_the_first_locale_that_is_set_decides_the_language(monkeypatch, place):
    for name, locale in zip(LOCALES, [*[""] * place, "ru_RU.UTF-8", "en_GB.UTF-8", "C"], strict=False):
        monkeypatch.setenv(name, locale)
    assert own_language() == "ru"


def test_places_and_expectations_are_said_too():
    wrong = within("my.toml", expected("hero 1", ErrorMessage("whole", low=1, high=9), ErrorMessage("nothing")))
    assert str(wrong) == "my.toml: hero 1: expected a whole number from 1 to 9, found nothing"
    assert problem(wrong, "en") == str(wrong)
    assert problem(wrong, "ru") == "my.toml: hero 1: ожидается целое число от 1 до 9, а здесь ничего нет"


def test_what_the_system_says():
    assert str(of_system("x", OSError(2, "No such file or directory"))) == "x: No such file or directory"
    assert problem(of_system("x", OSError(2, "No such file or directory")), "ru") == "x: такого файла нет"
    assert problem(of_system("x", OSError(28, "No space left on device")), "ru") == "x: на диске нет места"
    assert problem(of_system("x", OSError(5, "Input/output error")), "ru") == "x: Input/output error"


@pytest.mark.parametrize(
    ("title", "typed", "answer"),
    [
        ("pow", "dance", "Такого хода нет: 'dance': ход начинается с одного из слов: roll, take, steal, forfeit"),
        ("pow", "take hero 99", "'take hero 99': place: ожидается число от 1 до 12, а здесь '99'"),
        ("pow", "take", "'take': kind: ожидается одно из: hero, villain, а здесь ничего нет"),
        ("pow", "roll keep", "keep: ожидается от 1 до 4 из: shield, skull, blue, orange, а здесь 0 шт."),
        ("pow", "roll twice", "'roll twice': начиная с 'twice' здесь ничего не должно быть"),
        ("pow", "why dance", "Такого хода нет: 'dance': ход начинается"),
        ("pow", "save /nope/x.json", "/nope/x.json: папки /nope нет"),
        ("pow", "save /dev/null/x.json", "/dev/null/x.json: часть пути — файл, а не папка"),
        ("marines", "set 7", "combination: ожидается одно из: six, sixes, triple 1"),
        ("marines", "set", "а здесь ничего нет"),
    ],
)
def test_moves_that_cannot_be_read(herotable, title, typed, answer):
    game = ["play", title, "--people", "2", "--seats", "2", "--language", "ru"]
    _, out, _ = herotable(*game, typed=f"\n{typed}\nquit\n")
    assert answer in " ".join(out.split())
    assert "expected" not in out


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("points = 6", "strength = 6", "hero 11: неизвестный ключ 'strength'; ожидается одно из: points, source"),
        ("points = 6", "points = 600", "hero 11: points: ожидается целое число от 1 до 99, а здесь 600"),
        ("points = 6\n", "", "hero 11: нет ключа 'points'; ожидается целое число от 1 до 99"),
        ('title = "pow"', 'title = "chess"', 'строка 4: title: ожидается "pow", а здесь "chess"'),
        ('source = "published"', "", "hero 1: нет ключа 'source'; ожидается одно из: \"rulebook\""),
        ("[[die]]", "[die]", "die: ожидаются таблицы [[die]], столько: 1"),
        ('"shield", ', "", "die 1: sides: ожидается список, длина 6, в нём одно из:"),
        ("name = ", "name : ", "это не TOML"),
        ("points =", "strength =", "и ещё ошибок: "),
    ],
)
def test_packs_that_cannot_be_read(herotable, tmp_path, old, new, said):
    text = (ht.game("pow").folder / "pack.toml").read_text(encoding="utf-8")
    assert old in text
    (tmp_path / "my.toml").write_text(text.replace(old, new, -1 if old[-1] == "=" else 1), encoding="utf-8")
    status, _, err = herotable("play", "pow", "--pack", "my.toml", "--language", "ru")
    assert status == 1
    assert said in err
    assert LETTERS.search(err)
    assert "expected" not in err.replace("Expected", "")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--pack", "nowhere.toml"], "nowhere.toml: такого файла нет"),
        (["--pack", "."], ".: это папка, а не файл"),
        (["--seats", "9"], "seats: ожидается от 2 до 5, а здесь 9"),
        (["--people", "7"], "--people: ожидается от 0 до 3, а здесь 7"),
        (["--names", "Ann"], "--names: ожидается список, длина 3, в нём разные имена без скобок, а здесь 'Ann'"),
        (["--bots", "nobody"], "bot: ожидается одно из: random, greedy"),
        (["--option", "teams"], "--option: ожидается ИМЯ=ЗНАЧЕНИЕ"),
        (["--option", "colour=red"], "неизвестная настройка 'colour'; в pow есть open_stacks"),
        (["--option", "open_stacks=perhaps"], "настройка open_stacks: ожидается одно из: False, True"),
        (["--load", "nowhere.json"], "nowhere.json: такого файла нет"),
    ],
)
def test_wrong_settings(herotable, arguments, said):
    status, _, err = herotable("play", "pow", "--language", "ru", *arguments)
    assert (status, said in err) == (1, True), err


NO_TOML = [
    ("x", "после ключа не хватает '=' (в конце текста)"),
    ("a = 1\nb 2", "после ключа не хватает '=' (строка 2, столбец 3)"),
    ("a = many", "это не значение: тексту нужны кавычки, у чисел их нет (строка 1, столбец 5)"),
    ("a = 1\na = 2\nb = 3", "этот ключ уже есть (строка 2, столбец 6)"),
    ("a = 1 2", "после значения строка должна кончиться (строка 1, столбец 7)"),
    ("[a.b]\n[a.b]", "таблица a.b объявлена дважды (строка 2, столбец 5)"),
    ("[a", "заголовок таблицы должен кончаться на ']' (в конце текста)"),
    ("[[a]", "заголовок таблицы должен кончаться на ']]' (строка 1, столбец 4)"),
    ("a = [1\nb", "список не закрыт (строка 2, столбец 1)"),
    ('a = "b\n', "здесь не может стоять знак '\\n' (строка 1, столбец 7)"),
    ("= 1", "так строка начинаться не может (строка 1, столбец 1)"),
    ("a = {b = 1, b = 2}", "ключ 'b' стоит в таблице дважды (строка 1, столбец 18)"),
]


@pytest.mark.parametrize(("text", "said"), NO_TOML)
def test_what_is_no_toml_is_said_with_its_line(text, said):
    with pytest.raises(UserError) as error:
        ht.game("pow").pack_of(text)
    assert problem(error.value, "ru") == f"pack: это не TOML: {said}"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("x", "'=' is missing after the key (at the end of the text)"),
        ("a = many", "this is no value: a text needs quotes, a number has none (at line 1, column 5)"),
        ("[a.b]\n[a.b]", "the table a.b is declared twice (at line 2, column 5)"),
    ],
)
def test_english_says_as_much_as_russian(text, said):
    with pytest.raises(UserError) as error:
        ht.game("pow").pack_of(text)
    assert problem(error.value, "en") == f"pack: not TOML: {said}"


def test_both_languages_know_the_same_phrases():
    for reader in ("toml", "json"):
        english, russian = (PACKAGE / f"{reader}.{language}.ftl" for language in ("en", "ru"))
        assert messages(english) == messages(russian) != set()


def test_every_phrase_of_the_reader_of_toml_has_russian_words():
    source = Path(tomllib._parser.__file__).read_text("utf-8")  # type: ignore[attr-defined]
    phrases = re.findall(r'suffixed_err\(\s*src, \w+, (f?)"((?:[^"\\]|\\.)*)"', source)
    assert len(phrases) > 20
    for is_filled, phrase in phrases:
        told = re.sub(r"{[^}]*}", "'x'", phrase) if is_filled else phrase
        said = problem(UserError(ErrorMessage("not-toml", file="x", reason=f"{told} (at line 1, column 1)")), "ru")
        assert not re.search("[a-wyz]", said.removeprefix("x: это не TOML")), said


def test_a_phrase_that_nobody_knows_stays_as_it_is():
    said = problem(UserError(ErrorMessage("not-toml", file="x", reason="Too green (at line 3, column 5)")), "ru")
    assert said == "x: это не TOML: Too green (строка 3, столбец 5)"


BATTLE_PACK = ht.game("battle").pack
MATCH = ht.game("pow").match(2, seed=1)
TWICE = MATCH.save().replace('"title": "pow"', '"title": "pow", "title": "battle"')
MISUSED = {
    "pack of another title": (
        lambda: ht.game("pow").match(pack=BATTLE_PACK),
        "pack: title: expected 'pow', found 'battle'",
        "pack: title: ожидается 'pow', а здесь 'battle'",
    ),
    "pack of another title, loading": (
        lambda: ht.load(MATCH.save(), BATTLE_PACK),
        "pack: title: expected 'pow', found 'battle'",
        "pack: title: ожидается 'pow', а здесь 'battle'",
    ),
    "pack": (
        lambda: ht.game("pow").match(pack=5),
        "pack: expected the path of a pack, or a Pack, found 5",
        "pack: ожидается путь к набору или Pack, а здесь 5",
    ),
    "words": (
        lambda: ht.game("pow").match(words=None),  # type: ignore[arg-type]
        "words: expected a list of texts, found None",
        "words: ожидается список текстов, а здесь None",
    ),
    "one text for words": (
        lambda: ht.game("pow").match(words="abc"),
        "words: expected a list of texts, found 'abc'",
        "words: ожидается список текстов, а здесь 'abc'",
    ),
    "title": (
        lambda: ht.game([]),  # type: ignore[arg-type]
        "title: expected one of pow, order, marines, battle, found []",
        "title: ожидается одно из: pow, order, marines, battle, а здесь []",
    ),
    "save": (
        lambda: ht.load(None),  # type: ignore[arg-type]
        "save: expected a text, found None",
        "save: ожидается текст, а здесь None",
    ),
    "undo": (
        lambda: MATCH.undo("x"),  # type: ignore[arg-type]
        "undo: expected 0 to 0 moves, found 'x'",
        "undo: ожидается ходов от 0 до 0, а здесь 'x'",
    ),
    "undo by a fraction": (
        lambda: MATCH.undo(0.0),  # type: ignore[arg-type]
        "undo: expected 0 to 0 moves, found 0.0",
        "undo: ожидается ходов от 0 до 0, а здесь 0.0",
    ),
    "key that stands twice": (lambda: ht.load(TWICE), "title: stands twice", "title: этот ключ стоит дважды"),
}


@pytest.mark.parametrize(("misuse", "english", "russian"), MISUSED.values(), ids=MISUSED)
def test_what_a_program_gives_us_is_refused_in_both_languages(misuse, english, russian):
    with pytest.raises(UserError) as error:
        misuse()
    assert (problem(error.value, "en"), problem(error.value, "ru")) == (english, russian)
