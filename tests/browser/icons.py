"""The icons of the installed app, drawn by Chromium from their SVG: `make icons`."""

from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tools.programs import chromium

STATIC = Path(__file__).parents[2] / "web" / "static"
ICONS = {
    "icons/icon-192.png": ("icon.svg", 192),
    "icons/icon-512.png": ("icon.svg", 512),
    "icons/square-192.png": ("icons/square.svg", 192),
    "icons/square-512.png": ("icons/square.svg", 512),
    "icons/apple-touch.png": ("icons/square.svg", 180),
}


def draw(browser: Browser, source: str, size: int) -> bytes:
    """A drawing as a PNG of so many pixels; where it has no paper, the picture is transparent."""
    drawing = (STATIC / source).read_text(encoding="utf-8").replace("<svg ", f'<svg width="{size}" height="{size}" ', 1)
    page = browser.new_page(viewport={"width": size, "height": size})
    page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{drawing}")
    picture = page.screenshot(omit_background=True)
    page.close()
    return picture


def main() -> None:
    """Draw all of them anew."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for name, (source, size) in ICONS.items():
            (STATIC / name).write_bytes(draw(browser, source, size))
        browser.close()


if __name__ == "__main__":
    main()
