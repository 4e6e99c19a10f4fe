"""Every paragraph is in both languages, is named by a rule and is named by a test."""

import ast
import re
from pathlib import Path

import pytest

import herotable as ht
from herotable.problems import LANGUAGES
from herotable.words import Translator

TITLES = list(ht.games())


def pages(title: str) -> list[list[str]]:
    return [list(Translator(ht.game(title), language, []).rules()) for language in LANGUAGES]


def functions(folder: Path) -> list[ast.FunctionDef]:
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in folder.glob("*.py")]
    return [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]


@pytest.mark.parametrize("title", TITLES)
def test_both_languages_have_the_same_paragraphs_and_rulings(title):
    english, russian = pages(title)
    assert english == russian
    assert len(english) == len(set(english)) > 0
    texts = [(ht.game(title).folder / f"rules.{language}.md").read_text(encoding="utf-8") for language in LANGUAGES]
    rulings = [len(re.findall(r"(?<!\*)\*(?:Ruling|Решени)", text)) for text in texts]
    assert rulings[0] == rulings[1] > 0


@pytest.mark.parametrize("title", TITLES)
def test_every_paragraph_is_named_by_a_rule(title):
    said = " ".join(ast.get_docstring(node) or "" for node in functions(ht.game(title).folder))
    named = set(re.findall(r"\b[A-Z]\d+(?:\.\d+)?[a-z]?\b", said))
    assert named == set(pages(title)[0])


@pytest.mark.parametrize("title", TITLES)
def test_every_rule_says_its_paragraph(title):
    rules = ast.parse((ht.game(title).folder / "rules.py").read_text(encoding="utf-8"))
    silent = {"may", "legal"}  # they only hand on to the rules
    for node in rules.body:
        if isinstance(node, ast.FunctionDef) and node.name not in silent:
            assert re.match(r"[A-Z]\d", ast.get_docstring(node) or ""), node.name


@pytest.mark.parametrize("title", TITLES)
def test_every_paragraph_is_named_by_a_test(title):
    names = " ".join(node.name for node in functions(Path(__file__).parent / title))
    named = set(re.findall(r"\btest_([A-Z]\d+(?:_\d+)?[a-z]?)_", names))
    assert named >= {rule.replace(".", "_") for rule in pages(title)[0]}


@pytest.mark.parametrize("title", TITLES)
def test_every_reason_is_a_paragraph(title):
    assert set(ht.game(title).paragraphs) - {""} <= set(pages(title)[0])
