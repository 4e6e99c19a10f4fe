"""The report is one page that names everything in both languages, and its charts say what the numbers say."""

import json
import re
from html import unescape
from html.parser import HTMLParser

import pytest

import herotable as ht
from herotable.bots import BOTS
from herotable.lab.arena import Standing
from herotable.lab.balance.plan import Plan, outcome
from herotable.lab.balance.units import run_unit
from herotable.lab.report.charts import Axis, Bar, bars, colour, heat_map, histogram, tone
from herotable.lab.report.comparison import Comparison
from herotable.lab.report.export import as_csv, as_json
from herotable.lab.report.report import Report
from herotable.lab.report.words import ReportTranslator
from herotable.problems import LANGUAGES
from tests.test_balance import cheaper, plan
from tests.test_words import messages

EVERY = [(title, language) for title in ht.games() for language in LANGUAGES]
AXIS = Axis(str, "numbers")
VOID = {"meta", "rect", "line", "br"}


class Page(HTMLParser):
    """A page whose tags must all be closed, in order."""

    def __init__(self, text):
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.words: list[str] = []
        self.links: list[str | None] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag, attrs):
        self.seen.append(tag)
        self.links += [value for name, value in attrs if name in ("src", "href")]
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert tag in VOID or self.open.pop() == tag

    def handle_data(self, data):
        self.words.append(data)

    @property
    def text(self):
        return " ".join(self.words)


def result(asked):
    return outcome(asked, {unit.name: run_unit(unit) for unit in asked.units()})


@pytest.fixture(scope="module")
def results():
    return {title: result(plan(title, games=12)) for title in ht.games()}


@pytest.mark.parametrize(("title", "language"), EVERY)
def test_a_report_names_every_component(results, title, language):
    text = Report(results[title], language).html()
    page, words, asked = Page(text), ReportTranslator(ht.game(title), language), results[title].plan
    for group in ht.game(title).marks.members(asked.packs[0], asked.seats, asked.options).values():
        for member in group:
            assert words.name(member.parts) in page.text
    for verb in ht.game(title).moves.verbs:
        assert words.say(f"verb-{verb}") in page.text
    assert "{ $" not in page.text
    assert page.seen.count("section") >= 8


@pytest.mark.parametrize("title", ht.games())
def test_a_report_needs_nothing_from_elsewhere(results, title):
    text = Report(results[title], "en").html()
    assert Page(text).links == []
    assert not re.search(r"https?:|@import|url\(|<script", text)


def test_the_report_speaks_both_languages():
    folder = ht.game("pow").folder.parents[1] / "lab" / "report"
    files = [messages(folder / f"report.{language}.ftl") for language in LANGUAGES]
    assert files[0] == files[1] != set()


def test_numbers_are_written_as_the_language_does():
    english, russian = (ReportTranslator(ht.game("pow"), language) for language in LANGUAGES)
    assert english.percent(0.12345) == "12.3\u202f%"
    assert russian.percent(0.12345) == "12,3\u202f%"
    assert russian.number(-1234567.891, 2) == "−1\u202f234\u202f567,89"
    assert (english.signed(0.5), english.signed(-0.04)) == ("+0.5", "0.0")
    assert english.name(("word-hero", -3)) == "Hero −3"


def test_house_components_carry_a_mark(results):
    assert Page(Report(results["battle"], "en").html()).seen.count("small") > 1
    assert Page(Report(results["pow"], "en").html()).seen.count("small") == 1  # the word above the title


def test_a_ladder_is_shown(results):
    steps = [Standing("search:iterations=9", 0.5, [0.5, 0.25]), Standing("search:iterations=18", 0.5, [0.5, 0.75])]
    assert "against itself with double the budget" in Page(Report(results["pow"], "en", steps).html()).text


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_packs_are_compared(tmp_path, language):
    other = ht.game("pow").read_pack(cheaper("pow", tmp_path, "points = -4", "points = -40"))
    found = result(plan(games=200, packs=(ht.game("pow").pack, other)))
    page, words = Page(Comparison(found, language).html()), ReportTranslator(ht.game("pow"), language)
    box = words.say("pack-name")
    assert words.say("pack-is", letter="A", name=box) in page.text
    assert words.say("pack-is", letter="B", name="changed.toml") in page.text
    heading = words.say("comparison", first=box, second="changed.toml")
    assert page.text.count(heading) == 2  # above the title, and as the name of the page
    assert words.say("points-of", letter="A") in page.text
    data = json.loads(as_json(found, language))
    assert [pack["name"] for pack in data["packs"]] == [box, "changed.toml"]
    assert [pack["digest"] for pack in data["packs"]] == [pack.digest for pack in found.plan.packs]
    assert {row["pack"] for row in data["figures"]} == {box, "changed.toml", "change"}
    table = as_csv(found, language)
    assert table.count("\n") == 1 + len(data["figures"])
    assert all(f"\n{name},seat," in table for name in (box, "changed.toml", "change"))


def test_packs_are_told_apart_by_their_files(tmp_path):
    game, words = ht.game("pow"), ReportTranslator(ht.game("pow"), "en")
    text = (game.folder / "pack.toml").read_text(encoding="utf-8")
    files = [tmp_path / name for name in ("a.toml", "b/a.toml", "c.toml")]
    (tmp_path / "b").mkdir()
    for number, file in enumerate(files):
        file.write_text(text.replace("points = 6", f"points = {7 + number}"), encoding="utf-8")
    files[2].write_text(text.replace('"The box"', '"Mine"'), encoding="utf-8")
    first, second, own = map(game.read_pack, files)
    assert words.packs([first, own]) == ["a.toml", "c.toml (Mine)"]
    assert words.packs([first, second]) == [str(files[0]), str(files[1])]
    assert words.packs([game.pack]) == ["The box"]


@pytest.mark.parametrize("title", ht.games())
def test_the_box_and_the_bots_have_names_in_both_languages(results, title):
    game = ht.game(title)
    english, russian = (ReportTranslator(game, language) for language in LANGUAGES)
    assert english.say("pack-name") == game.pack.name
    page = Page(Report(results[title], "ru").html()).text
    assert f"Набор: {russian.say('pack-name')}" in page
    assert game.pack.name not in page
    assert "случайный" in page
    assert "random" not in page


def test_every_bot_and_its_settings_have_words():
    english, russian = (ReportTranslator(ht.game("pow"), language) for language in LANGUAGES)
    for name in BOTS:
        assert re.fullmatch("[а-яё ]+", russian.bot(name))
    assert english.bot("search:iterations=500:threads=2") == "search (iterations 500, threads 2)"
    assert russian.bot("hard") == "сложный"
    assert english.bot("somebody") == "somebody"


# ---------------------------------------------------------------- charts


def rects(svg, kind):
    return [dict(re.findall(r'([a-z]+)="([^"]*)"', tag)) for tag in re.findall(rf'<rect class="{kind}[^>]*>', svg)]


def test_bars_reach_to_both_sides_of_the_line():
    rows = [Bar("a", "30 %", 0.3, 0.28, 0.32), Bar("b", "20 %", 0.2, 0.18, 0.22), Bar("c", "25 %", 0.25, 0.2, 0.3)]
    over, under, even = rects(bars(rows, 0.25, AXIS), "bar ")
    assert [shape["class"] for shape in (over, under, even)] == ["bar over", "bar under", "bar even"]
    assert over["x"] == "50.0%"
    assert float(under["x"][:-1]) + float(under["width"][:-1]) == pytest.approx(50)
    assert even["width"] == "0.0%"


def test_a_bar_is_coloured_only_when_it_is_far_and_sure():
    assert tone(0.30, 0.26, 0.34, 0.25) == "over"
    assert tone(0.30, 0.24, 0.36, 0.25) == "even"
    assert tone(0.26, 0.255, 0.265, 0.25) == "even"
    assert tone(0.20, 0.18, 0.22, 0.25) == "under"


def test_small_differences_look_small():
    (bar,) = rects(bars([Bar("a", "", 0.255, 0.254, 0.256)], 0.25, AXIS), "bar ")
    assert float(bar["width"][:-1]) < 10


def test_some_of_many_are_drawn_on_the_scale_of_all():
    rows = [Bar("a", "4", 4, 4, 4), Bar("b", "1", 1, 1, 1)]
    (bar,) = rects(bars(rows[1:], None, AXIS, rows), "bar ")
    assert bar["width"] == "25.0%"


def test_names_are_escaped():
    drawn = bars([Bar("<b>&", "1", 1, 1, 1)], None, AXIS) + heat_map(["<i>"], ["&"], [[(0.5, "<")]], "<")
    assert "<b>&" not in drawn
    assert "<i>" not in drawn
    assert "<b>&" in unescape(drawn)


def test_a_histogram_has_a_column_for_each_height():
    columns = rects(histogram([0.25, 0.5, 0.25], ["0", "1", "2"], 1.5, "x", True), "bar ")
    assert [float(column["height"]) for column in columns] == [85, 170, 85]


@pytest.mark.parametrize(("whole", "places"), [(True, [11.25, 36.25, 61.25, 86.25]), (False, [0, 25, 50, 75])])
def test_a_name_stands_where_its_number_is(whole, places):
    drawn = histogram([1, 2, 1, 1], ["0", "10", "20", "30"], 1.5, "x", whole)
    assert [float(x) for x in re.findall(r'<text x="([\d.]+)%"', drawn)] == places
    assert [float(column["x"][:-1]) for column in rects(drawn, "bar ")] == [0, 25, 50, 75]


def contrast(one, other):
    """The contrast of two colours as WCAG counts it."""

    def light(text):
        parts = [int(text[i : i + 2], 16) / 255 for i in (1, 3, 5)]
        parts = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    high, low = sorted((light(one), light(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def test_black_ink_is_readable_on_every_warmth():
    assert min(contrast(colour(step / 10), "#16131c") for step in range(-10, 11)) > 4.5


def palettes():
    """Every palette of the page, light and dark: its colours by name."""
    style = (ht.game("pow").folder.parents[1] / "lab" / "report" / "report.css").read_text(encoding="utf-8")
    light, dark = style.split("@media (prefers-color-scheme: dark)")[0], style.split("dark) {")[1].split("\n}\n")[0]
    for title in ht.games():
        found: dict[str, str] = {}
        for sheet in (light, dark):
            for name in (":root", rf"\.{title}"):
                block = re.search(rf"{name} \{{([^}}]*)\}}", sheet)
                assert block
                found |= {key: _long(value) for key, value in re.findall(r"--([\w-]+): (#\w+);", block[1])}
            yield dict(found)


def _long(value):
    return value if len(value) == 7 else "#" + "".join(2 * letter for letter in value[1:])


def test_text_is_readable_in_every_palette():
    for palette in palettes():
        for text, ground in (("ink", "paper"), ("soft", "paper"), ("soft", "page"), ("on-main", "main")):
            assert contrast(palette[text], palette[ground]) > 4.5, (text, ground, palette)
        assert contrast(palette["on-caption"], palette["caption"]) > 4.5
        for bar in ("over", "under"):
            assert contrast(palette[bar], palette["paper"]) > 3, (bar, palette)


def test_a_component_that_only_one_pack_has_is_named_with_its_share(tmp_path):
    game, changed = ht.game("pow"), tmp_path / "b.toml"
    text = (game.folder / "pack.toml").read_text(encoding="utf-8")
    changed.write_text(text.replace("points = 6", "points = 60", 1), encoding="utf-8")
    both = Plan.of(game, 3, ["random"], 64, 1, {}, [game.pack, game.read_pack(changed)])
    played = outcome(both, {unit.name: run_unit(unit) for unit in both.units()})
    assert re.search(r"Only pack B has, with this share: Hero 60 \(\d", Comparison(played, "en").html())
