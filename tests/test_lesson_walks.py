"""The pages walk the guided first games as Python does: every right answer, every wrong one and some forbidden ones."""

import json
import os
import subprocess

import msgspec
import pytest

import herotable as ht
from herotable.engine.errors import Refused
from herotable.wasm.build import FOLDER

from .lesson_walk import walk
from .node import PROGRAMS, bundled
from .test_lessons import legal, own_answers, taught_in


@pytest.fixture(scope="module")
def program(tmp_path_factory):
    return bundled("lib/learn/node/walks.ts", tmp_path_factory.mktemp("walks"))


def walks_of(title):
    """The beginnings of the lesson's own answers, each also with every legal answer behind it, and more than all."""
    answers, learner = own_answers(title), taught_in(title).learner
    for number in range(len(answers)):
        for choice in legal(walk(taught_in(title), ht.game(title), answers[:number]), learner):
            yield [*answers[:number], choice]
    yield from (answers[:number] for number in range(len(answers) + 1))
    yield [*answers, answers[0]]


def position(title, answers):
    """What the page should say of these answers."""
    taught = taught_in(title)
    try:
        at = walk(taught, ht.game(title), answers)
    except Refused as refused:
        return {"code": "not-allowed", "rule": refused.rule}
    missed = taught.steps[at.taken] if at.wrong else None
    hint = missed and {"move": answers[at.taken], "message": f"{missed.name}.hint", "rule": missed.rule}
    view, events = at.match.view(taught.learner), at.match.events(taught.learner, at.since)
    return {"step": at.taken, "done": at.taken == len(taught.steps), "view": view, "events": events, "hint": hint}


def walked(program, title, walks):
    """What the page says of each list of answers."""
    line = json.dumps({"lesson": msgspec.to_builtins(taught_in(title)), "walks": walks})
    command = ["node", str(program), str(FOLDER)]
    ran = subprocess.run(command, env=os.environ | PROGRAMS, input=line, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    return [json.loads(answer) for answer in ran.stdout.splitlines()]


@pytest.mark.parametrize("title", ht.games())
def test_the_pages_walk_a_lesson_as_python_does(program, title):
    walks = [*walks_of(title)]
    expected = json.loads(json.dumps([position(title, answers) for answers in walks]))
    assert walked(program, title, walks) == expected
    assert any(at["hint"] for at in expected)


def test_the_pages_forbid_with_the_same_paragraph(program):
    walks = [["roll", "take hero 5"], ["take hero 1"], ["dance"]]
    expected = [position("pow", answers) for answers in walks[:2]] + [{"code": "unreadable", "rule": None}]
    assert walked(program, "pow", walks) == expected
    assert expected[0] == {"code": "not-allowed", "rule": "P5a"}
