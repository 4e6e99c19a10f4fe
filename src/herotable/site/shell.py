"""The page of a static host: the built page, made to start in any folder of a host and at any address below it.

The built page loads its scripts from the root of its host. Of a static host neither the folder is known beforehand nor
the depth of an address, so the page's own script finds the folder: it is what stands before the name of a page.
"""

import html
import json
import re

from ..server.http.pages import INLINE, policy

# The first part of every address of the pages; a test compares them with web/src/routes.
PAGES = (
    "about", "account", "cards", "leaderboards", "learn", "matches", "moderation", "new", "packs", "people", "replay",
    "rules", "t", "table", "tv",
)  # fmt: skip
LINK = re.compile(r'[ \t]*<link\b(?=[^>]*\shref="/(?!/))[^>]*>\n?')
ATTRIBUTE = re.compile(r'\b(\w+)="([^"]*)"')
ROOTED = re.compile(r"""(["'`])/(?=[\w.-])""")  # an address that begins at the root of the host
CHARSET = re.compile(r"<meta charset=[^>]*>")
IN_HEADERS_ONLY = re.compile(r"; frame-ancestors [^;]*")  # browsers ignore it in a page, and complain
NO_SERVER = '<meta name="herotable-server" content="none" />'  # lib/api/client.ts looks for it
LOADED = "]).then(([kit, app])"  # in the built page's script: when all that it needs is there
# Put a link into the page; a promise, kept when a style has come, so that nothing is drawn without it.
ADD = """(link) => new Promise((done) => {
  const added = Object.assign(document.createElement('link'), { ...link, href: base + link.href });
  if (link.rel === 'stylesheet') added.onload = added.onerror = done;
  else done();
  document.head.append(added);
})"""
FOLDER = f"location.pathname.replace(/\\/(({'|'.join(PAGES)})(\\/.*)?|[^/]*)$/, '')"


def shell(page: str) -> str:
    """The page of a static host, made of the built one."""
    without_links = LINK.sub("", page)
    whole = INLINE.sub(lambda script: _script(script, _links(page)), without_links)
    allowed = html.escape(IN_HEADERS_ONLY.sub("", policy(whole)), quote=False)
    metas = f'<meta http-equiv="content-security-policy" content="{allowed}" />\n    {NO_SERVER}'
    return CHARSET.sub(lambda charset: f"{charset[0]}\n    {metas}", whole, count=1)


def _script(found: re.Match[str], links: list[dict[str, str]]) -> str:
    """The script that starts the pages, in the folder that it finds."""
    start = ROOTED.sub(r"base + \1/", found[1]).replace('base: ""', "base").replace(LOADED, f", ...added{LOADED}")
    assert start.count("base") > 1, "the built page names its folder in another way than it did"
    assert "...added" in start, "the built page starts in another way than it did"
    lines = ["{", f"const base = {FOLDER};", f"const added = {json.dumps(links)}.map({ADD});", start, "}"]
    return found[0].replace(found[1], "\n".join(lines))


def _links(page: str) -> list[dict[str, str]]:
    """The links of the built page."""
    return [dict(ATTRIBUTE.findall(tag)) for tag in LINK.findall(page)]
