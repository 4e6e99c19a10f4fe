"""The web client's files: found, packed, cached, and hardened like every other answer."""

import base64
import gzip
import hashlib

import pytest

from herotable.server.http import pages

from .browser import serve

SCRIPT = "start()"
PAGE = f"<!doctype html><html><body><script>{SCRIPT}</script><script src='/_app/a.js'></script></body></html>"


@pytest.fixture
def built(tmp_path, monkeypatch):
    """A client of two files."""
    folder = tmp_path / "build"
    (folder / "_app/immutable").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "_app/immutable/a.js").write_text("go()")
    (folder / "_app/immutable/a.js.gz").write_bytes(gzip.compress(b"go()"))
    monkeypatch.setattr(pages, "BUILT", folder)
    pages.files.cache_clear()
    yield folder
    pages.files.cache_clear()


def ask(embedded, path, **headers):
    answers = []

    async def main(browser):
        named = {name.replace("_", "-"): text for name, text in headers.items()}
        answers.append(await browser().client.get(path, headers=named))

    serve(embedded, main)
    return answers[0]


@pytest.mark.parametrize("path", ["/", "/t/abc", "/rules/pow", "/tv/abc"])
@pytest.mark.usefixtures("built")
def test_every_address_of_the_client_is_its_page(embedded, path):
    answer = ask(embedded, path)
    assert answer.status_code == 200
    assert answer.text == PAGE
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.usefixtures("built")
def test_the_page_may_run_its_own_script_and_no_other(embedded):
    policy = ask(embedded, "/").headers["content-security-policy"]
    wanted = base64.b64encode(hashlib.sha256(SCRIPT.encode()).digest()).decode()
    assert f"script-src 'self' 'sha256-{wanted}' 'wasm-unsafe-eval';" in policy
    assert policy.count("sha256") == 1
    assert policy.count("unsafe") == 1  # for WebAssembly alone
    assert "sha256" not in ask(embedded, "/health").headers["content-security-policy"]


@pytest.mark.usefixtures("built")
def test_files_are_packed_for_those_who_take_it_and_kept_for_ever(embedded):
    answer = ask(embedded, "/_app/immutable/a.js", accept_encoding="gzip, deflate")
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.text == "go()"
    assert "immutable" in answer.headers["cache-control"]
    assert "content-encoding" not in ask(embedded, "/_app/immutable/a.js", accept_encoding="identity").headers


@pytest.mark.usefixtures("built")
def test_what_the_browser_has_is_not_sent_again(embedded):
    etag = ask(embedded, "/").headers["etag"]
    again = ask(embedded, "/", if_none_match=etag)
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    "path", ["/missing.js", "/api/nothing", "/..%2f..%2fetc/passwd.txt", "/_app/immutable/a.js.gz"]
)
@pytest.mark.usefixtures("built")
def test_what_is_not_there_is_not_found(embedded, path):
    answer = ask(embedded, path)
    assert answer.status_code == 404
    assert answer.json()["code"] == "not-found"


def test_without_a_build_the_page_says_what_to_do(embedded, tmp_path, monkeypatch):
    monkeypatch.setattr(pages, "BUILT", tmp_path)
    pages.files.cache_clear()
    assert "make play" in ask(embedded, "/").text
    pages.files.cache_clear()
