"""The moving picture of the README, docs/screens/play.webp: some taps of each title, filmed in a real Chromium."""

import base64
import io
import random
from itertools import pairwise
from pathlib import Path
from typing import Any

from PIL import Image, ImageChops
from playwright.sync_api import Browser, CDPSession, Page

from .robot import LIT, OVER, play_some, tap
from .visitor import Visitor

SIZE = {"width": 1040, "height": 780}  # so narrow that the log is folded away
SHOWN = (760, 570)  # nearly as wide as a README
SCENES = {"pow": (10, 2), "battle": (29, 4), "marines": (40, 3), "order": (18, 3)}  # taps before the film, taps in it
NOISE = 15  # of 255: a picture that differs by less is the same
FRAME = 120  # milliseconds
LONGEST = 600  # milliseconds that a picture may stand still
MOST_BYTES = 1_500_000
SEED = 4
PREFER = """liked => localStorage.herotable =
  JSON.stringify({...JSON.parse(localStorage.herotable ?? "{}"), language: "en", theme: "dark", ...liked})"""
POINTER = """addEventListener("pointerdown", event => {
  const dot = document.createElement("div");
  Object.assign(dot.style, {position: "fixed", left: `${event.clientX - 18}px`, top: `${event.clientY - 18}px`,
    width: "36px", height: "36px", borderRadius: "50%", background: "#fff8", border: "2px solid #fff", zIndex: 99999,
    pointerEvents: "none", boxSizing: "border-box"});
  (document.querySelector("dialog[open]") ?? document.body).append(dot);
  setTimeout(() => dot.remove(), 450);
}, true)"""


class Film:
    """What a page shows while it is filmed: a picture whenever something has changed, and when that was."""

    def __init__(self, devtools: CDPSession):
        self.devtools = devtools
        self.pictures: list[tuple[float, bytes]] = []
        devtools.on("Page.screencastFrame", self._take)

    def _take(self, frame: dict[str, Any]) -> None:
        self.pictures.append((frame["metadata"]["timestamp"], base64.b64decode(frame["data"])))
        self.devtools.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    def start(self) -> None:
        self.devtools.send("Page.startScreencast", {"format": "png", "everyNthFrame": 1})

    def stop(self) -> None:
        self.devtools.send("Page.stopScreencast")

    def frames(self) -> list[tuple[Image.Image, int]]:
        """The pictures, at most one for each FRAME, each with the milliseconds for which it is shown."""
        frames: list[tuple[Image.Image, int]] = []
        kept = [self.pictures[0]]
        for picture in self.pictures[1:]:
            if (picture[0] - kept[-1][0]) * 1000 < FRAME:
                kept[-1] = kept[-1][0], picture[1]
            else:
                kept.append(picture)
        for (begun, data), (ended, _) in pairwise([*kept, (kept[-1][0] + LONGEST / 1000, b"")]):
            image = Image.open(io.BytesIO(data)).convert("RGB").resize(SHOWN, Image.Resampling.LANCZOS)
            lasts = min(LONGEST, max(FRAME, round((ended - begun) * 1000)))
            if frames and _is_same(frames[-1][0], image):
                frames[-1] = frames[-1][0], min(LONGEST, frames[-1][1] + lasts)
            else:
                frames.append((image, lasts))
        return frames


def _is_same(one: Image.Image, other: Image.Image) -> bool:
    return max(high for _, high in ImageChops.difference(one, other).getextrema()) < NOISE  # type: ignore[misc]


def film_scene(film: Film, visitor: Visitor, title: str) -> None:
    """A game with bots in full swing, then some taps at the pace of people."""
    page = visitor.page
    before, taps = SCENES[title]
    page.evaluate(PREFER, {"speed": "instant"})
    visitor.go()
    page.locator(f'article[data-title="{title}"]').get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    play_some(page, before, SEED)
    page.evaluate(PREFER, {"speed": "brisk"})
    page.reload()
    page.wait_for_selector(f"{LIT}, {OVER}", timeout=60_000)
    page.wait_for_timeout(500)
    film.start()
    _play_for_people(page, taps)
    film.stop()


def _play_for_people(page: Page, taps: int) -> None:
    dice = random.Random(SEED)
    for _ in range(taps):
        page.wait_for_timeout(600)
        tap(page, dice)
        page.wait_for_timeout(500)
        page.wait_for_selector(f"{LIT}, {OVER}", timeout=60_000)
    page.wait_for_timeout(800)


def write_movie(browser: Browser, url: str, path: Path) -> None:
    """Film every scene, and write them as one animated WebP that begins again at its end."""
    visitor = Visitor(browser, url, SIZE, reduced_motion="no-preference")
    visitor.context.add_init_script(POINTER)
    visitor.go()
    film = Film(visitor.context.new_cdp_session(visitor.page))
    for title in SCENES:
        film_scene(film, visitor, title)
    visitor.context.close()
    frames = film.frames()
    for quality in range(80, 20, -10):
        _write(frames, path, quality)
        if path.stat().st_size <= MOST_BYTES:
            break
    print(f"{path.name}: {len(frames)} frames, {path.stat().st_size} bytes at quality {quality}", flush=True)


def _write(frames: list[tuple[Image.Image, int]], path: Path, quality: int) -> None:
    images, lasting = zip(*frames, strict=True)
    more = {"save_all": True, "append_images": images[1:], "duration": list(lasting), "loop": 0}
    images[0].save(path, quality=quality, method=4, minimize_size=True, **more)
