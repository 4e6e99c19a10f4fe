"""When a browser has all that it needs without a network."""

from contextlib import suppress
from urllib.parse import urlsplit

from playwright.sync_api import Error, Page

CONTENT = 37  # the catalogue, and nine files of each title
KEPT = """async ([folder, content]) => {
  const list = await (await caches.match(folder + "/_app/offline.json"))?.json();
  const stores = await Promise.all((await caches.keys()).map(name => caches.open(name)));
  const found = (await Promise.all(stores.map(store => store.keys()))).flat().map(({ url }) => url);
  if (!list || new Set(found.filter(url => url.includes("/content/"))).size < content) return false;
  const files = await Promise.all([...list.shell, ...list.rest].map(file => caches.match(folder + "/" + file)));
  return files.every(Boolean) }"""


def wait_until(page: Page, question: str, given: object = None) -> None:
    """Return when a promise of the page is kept with something true."""
    for _ in range(600):
        with suppress(Error):  # the page may be on its way to another
            if page.evaluate(question, given):
                return
        page.wait_for_timeout(100)
    raise AssertionError(f"never: {question}")


def wait_until_kept(page: Page, url: str = "") -> None:
    """Return when the pages at an address could be opened without a network."""
    wait_until(page, KEPT, [urlsplit(url).path, CONTENT])
