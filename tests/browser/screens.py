"""Pictures of the client for docs/screens: boards and pages on phone, laptop and TV, and the README's film."""

import argparse
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import sync_playwright

from herotable.games import TITLES
from tools.programs import chromium

from .meeting import open_table, play_at_server
from .movie import write_movie
from .robot import LIT, OVER, play_some, play_to_end
from .serving import Served
from .visitor import LAPTOP, PHONE, TV, Visitor

FOLDER = Path(__file__).parents[2] / "docs/screens"
QUALITY = {"phone": 70, "laptop": 70, "tv": 60}
SIZES = {"phone": PHONE, "laptop": LAPTOP, "tv": TV}
TAPS = {"pow": 10, "order": 18, "marines": 40, "battle": 29}  # the game is in full swing then
PAGES = {"home": "/", "rules": "/rules/marines", "learn": "/learn/order", "cards": "/cards/battle"}
LOOKS = [("ru", "light"), ("en", "dark")]
ALL_LOOKS = [(language, theme) for language in ("en", "ru") for theme in ("light", "dark")]
LIKE = """liked => localStorage.herotable =
  JSON.stringify({...JSON.parse(localStorage.herotable ?? "{}"), speed: "instant", ...liked})"""


class Camera:
    """Takes the pictures whose names hold a word."""

    def __init__(self, visitor: Visitor, only: str):
        self.visitor, self.page, self.only = visitor, visitor.page, only
        self.devtools = visitor.context.new_cdp_session(visitor.page)

    def wants(self, subject: str) -> bool:
        return any(self.only in name for name, *_ in _shots(subject))

    def take(self, subject: str, path: str, until: str = "h1") -> None:
        """The page at that address, in every size and look its subject is shown in."""
        for name, size, language, theme in _shots(subject):
            if self.only not in name:
                continue
            self.page.set_viewport_size(SIZES[size])  # type: ignore[arg-type]
            self.devtools.send("Emulation.setTouchEmulationEnabled", {"enabled": size == "phone"})
            self.page.evaluate(LIKE, {"language": language, "theme": theme})
            address = path.replace("/t/", "/tv/") if size == "tv" else path
            self.visitor.go(address)
            self.page.wait_for_selector("main" if size == "tv" else until, timeout=60_000)
            self.page.wait_for_load_state("networkidle")
            self.page.wait_for_timeout(300)
            self.page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=QUALITY[size])
            print(name, flush=True)


def _shots(subject: str) -> Iterator[tuple[str, str, str, str]]:
    """The name of each picture of it, with its size, language and theme."""
    is_board = subject in TITLES
    for size in SIZES if is_board else ("phone", "laptop"):
        for language, theme in ALL_LOOKS if is_board else LOOKS:
            yield f"{subject}-{size}-{language}-{theme}", size, language, theme


def begin(visitor: Visitor, title: str) -> str:
    """A game with bots, in English; its address."""
    page = visitor.page
    page.set_viewport_size(LAPTOP)  # type: ignore[arg-type]
    page.evaluate(LIKE, {"language": "en"})
    visitor.go()
    page.locator(f'article[data-title="{title}"]').get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    return address(visitor)


def address(visitor: Visitor) -> str:
    return visitor.page.url.removeprefix(visitor.url)


def boards(camera: Camera) -> None:
    """Each title in the middle of a game."""
    for title in TITLES:
        if camera.wants(title):
            path = begin(camera.visitor, title)
            play_some(camera.page, TAPS[title], seed=4)
            camera.take(title, path, f"{LIT}, {OVER}")


def around(camera: Camera) -> None:
    """What there is before a game and after it."""
    for subject, path in PAGES.items():
        camera.take(subject, path, "article" if subject == "home" else "h1")
    if camera.wants("lobby"):
        camera.page.evaluate(LIKE, {"language": "en"})
        open_table(camera.visitor.go().page, "battle", 3)
        camera.take("lobby", address(camera.visitor), ".code")
    if camera.wants("end") or camera.wants("replay"):
        camera.page.evaluate(LIKE, {"language": "en"})
        play_at_server(camera.visitor.go().page, "pow")
        path = address(camera.visitor)
        play_to_end(camera.page, seed=3)
        camera.take("end", path, OVER)
        camera.take("replay", path.replace("/t/", "/replay/") + "?move=40", "[aria-current=step]")


def main(only: str) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder))
        served.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        visitor = Visitor(browser, served.url).go()
        camera = Camera(visitor, only)
        boards(camera)
        around(camera)
        if only in "film":
            write_movie(browser, served.url, FOLDER / "play.webp")
        browser.close()
        served.stop()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    words = "pictures with this word in their name, such as pow or phone; film: the README's"
    parser.add_argument("--only", default="", help=words)
    main(parser.parse_args().only)
