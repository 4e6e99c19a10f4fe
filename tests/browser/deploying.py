"""The pages on a file server before the real one, and a newer version of them put in their place."""

import shutil
import threading
from contextlib import suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import httpx

from herotable.server.http.pages import BUILT, INDEX

TEXTS = {".js", ".html", ".json"}
NEWER = "-newer"
ASKED_BEHIND = ("/api/", "/content/")


class Host:
    """A copy of the built pages, served by a file server; the rest is asked of the server behind it."""

    def __init__(self, folder: Path, behind: str):
        self.folder = folder / "pages"
        shutil.copytree(BUILT, self.folder, ignore=shutil.ignore_patterns("*.br", "*.gz"))
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(self.folder), behind=behind))
        self.url = f"http://localhost:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        """Stop serving."""
        self.server.shutdown()
        self.server.server_close()

    def renew(self) -> None:
        """Put another version in place: all scripts have other names, and those of the old version are gone."""
        version = self.version
        scripts = [path for path in self.folder.rglob("*.js") if "immutable" in path.parts]
        names = {path.name: path.stem + NEWER + ".js" for path in scripts}
        for path in [path for path in self.folder.rglob("*") if path.suffix in TEXTS]:
            text = path.read_text(encoding="utf-8").replace(version, version[::-1])
            for old, new in names.items():
                text = text.replace(f"/{old}", f"/{new}")
            path.write_text(text, encoding="utf-8")
        for path in scripts:
            path.rename(path.with_name(names[path.name]))

    @property
    def version(self) -> str:
        """The version as the pages know it."""
        text = (self.folder / "_app" / "version.json").read_text(encoding="utf-8")
        return text.split('"')[3]


class Files(SimpleHTTPRequestHandler):
    """A file server; where it has no file, it answers with the page or asks the server behind it."""

    def __init__(self, *args: Any, behind: str, **given: Any):
        self.behind = behind
        super().__init__(*args, **given)

    def do_GET(self) -> None:
        """Answer a request."""
        if self.path.startswith(ASKED_BEHIND):
            self._ask_behind()
            return
        path = Path(self.translate_path(self.path))
        if not path.is_file() and "." not in path.name:
            self.path = f"/{INDEX}"
        super().do_GET()

    def _ask_behind(self) -> None:
        answer = httpx.get(self.behind + self.path)
        self.send_response(answer.status_code)
        self.send_header("content-type", answer.headers["content-type"])
        self.send_header("content-length", str(len(answer.content)))
        self.end_headers()
        with suppress(BrokenPipeError):  # the page has gone elsewhere
            self.wfile.write(answer.content)

    def log_message(self, *_: Any) -> None:
        """Say nothing."""
