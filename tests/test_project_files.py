"""Files for contributors: workflows with few rights and pinned actions, hooks, templates, and the changelog's form."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

import herotable

from .documents import ROOT

WORKFLOWS = sorted(ROOT.glob(".github/workflows/*.yml"))
FORMS = sorted(ROOT.glob(".github/ISSUE_TEMPLATE/*.yml"))
TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
FOLDERS = (".github", "benchmarks", "docs", "examples", "src", "tests", "tools", "web/src")
TEXTS = {".py", ".md", ".toml", ".yml", ".yaml", ".ftl", ".ts", ".svelte", ".css", ".js", ".sh"}
KINDS = ("Added", "Changed", "Deprecated", "Removed", "Fixed", "Security")


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def steps(path: Path) -> list[dict[str, Any]]:
    return [step for job in read(path)["jobs"].values() for step in job["steps"]]


# ---------------------------------------------------------------- workflows


def test_the_workflows_are_those_we_know():
    assert [path.stem for path in WORKFLOWS] == ["check", "pages", "test", "wheel"]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_runs_nothing_but_commands_of_make_that_there_are(path):
    runs = [step["run"] for step in steps(path) if "run" in step]
    assert runs
    assert {run.removeprefix("make ") for run in runs} <= TARGETS


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_actions_are_pinned_to_a_commit(path):
    used = re.findall(r"uses: (.*)", path.read_text(encoding="utf-8"))
    assert [action for action in used if not re.fullmatch(r"actions/[\w-]+@[0-9a-f]{40} # v[\d.]+", action)] == []


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_may_only_read(path):
    workflow = read(path)
    assert workflow["permissions"] == {"contents": "read"}
    more = {name: job["permissions"] for name, job in workflow["jobs"].items() if "permissions" in job}
    assert more == ({"publish": {"pages": "write", "id-token": "write"}} if path.stem == "pages" else {})
    assert all(job["timeout-minutes"] <= 90 for job in workflow["jobs"].values())


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_what_is_checked_out_keeps_no_credentials(path):
    checkouts = [step for step in steps(path) if "actions/checkout@" in step.get("uses", "")]
    assert all(step["with"]["persist-credentials"] is False for step in checkouts)


def test_tests_run_on_every_python_we_support():
    versions = read(ROOT / ".github/workflows/test.yml")["jobs"]["test"]["strategy"]["matrix"]["python"]
    assert versions == ["3.11", "3.12", "3.13"]
    assert f'requires-python = ">={versions[0]}"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")


# ---------------------------------------------------------------- hooks and templates


def test_texts_end_as_the_editors_were_told():
    """.editorconfig: one line feed at the end of a file, no blanks at the end of a line."""
    paths = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*")] + [*ROOT.glob("*")]
    own = [path for path in paths if path.suffix in TEXTS and not {"node_modules", "pages"} & {*path.parts}]
    texts = {path: path.read_bytes() for path in own}
    assert len(texts) > 100
    assert [path for path, text in texts.items() if text and not text.endswith(b"\n")] == []
    assert [path for path, text in texts.items() if re.search(rb"[ \t\r]\n", text)] == []


def test_hooks_before_a_commit_are_local_and_their_files_are_there():
    hooks = read(ROOT / ".pre-commit-config.yaml")["repos"]
    assert [repo["repo"] for repo in hooks] == ["local"]
    named = re.findall(r"tests/\w+\.py", " ".join(hook["entry"] for hook in hooks[0]["hooks"]))
    assert named
    assert [path for path in named if not (ROOT / path).exists()] == []


@pytest.mark.parametrize("path", [path for path in FORMS if path.stem != "config"], ids=lambda path: path.stem)
def test_a_form_asks_for_something(path):
    form = read(path)
    assert form["name"]
    assert form["description"]
    asked = [part for part in form["body"] if part["type"] != "markdown"]
    assert len({part["id"] for part in asked}) == len(asked)
    assert any(part.get("validations", {}).get("required") for part in asked)


def test_the_form_for_rules_offers_every_title():
    parts = {part["id"]: part["attributes"] for part in read(ROOT / ".github/ISSUE_TEMPLATE/rule.yml")["body"]}
    assert len(parts["title"]["options"]) == len(herotable.games())


# ---------------------------------------------------------------- the changelog


def test_the_changelog_is_kept_by_version_and_kind():
    lines = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").splitlines()
    versions = [line[3:] for line in lines if line.startswith("## ")]
    assert versions[0] == "Unreleased"
    assert all(re.fullmatch(r"\d+\.\d+\.\d+ — \d{4}-\d\d-\d\d", version) for version in versions[1:])
    assert {line[4:] for line in lines if line.startswith("### ")} <= set(KINDS)


def test_the_changelog_knows_the_version_of_the_program():
    assert f"\n## {herotable.__version__} — " in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
