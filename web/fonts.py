"""The fonts as most pages need them, small: `make fonts` writes src/fonts from the packages of npm.

Signs, Latin and Cyrillic letters in files of their own, so that a page fetches what it shows: upright, of the weights
that the pages use, without kerning, which would be a third of a file. Other letters come from the whole fonts.
"""

from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

WEB = Path(__file__).parent
PACKAGES, TARGET = WEB / "node_modules", WEB / "src" / "fonts"
TEXT = "@fontsource-variable/rubik/files/rubik-{}-wght-normal.woff2"
TITLE = "@fontsource/russo-one/files/russo-one-{}-400-normal.woff2"
WEIGHTS = (400, 400, 700)  # least, usual, most
SIGNS = "20-22,25-29,2B-3B,3D,3F,A0,AB,B7,BB,D7,2013,2014,2019,201C,201D,2026,2212"
LATIN = "41-5A,61-7A"
CYRILLIC = "401,410-44F,451,2116"
FILES = {
    "text-signs": (TEXT, "latin", SIGNS),
    "text-latin": (TEXT, "latin", LATIN),
    "text-cyrillic": (TEXT, "cyrillic", CYRILLIC),
    "title-latin": (TITLE, "latin", f"{SIGNS},{LATIN}"),
    "title-cyrillic": (TITLE, "cyrillic", CYRILLIC),
}
FAMILY, FULL, POSTSCRIPT = (1, 16), 4, 6  # entries of a font's names
TABULAR = "tnum"  # digits of one width, for clocks


def part(source: str, alphabet: str, letters: str) -> TTFont:
    """These letters of a font, of our weights."""
    font = TTFont(PACKAGES / source.format(alphabet), recalcTimestamp=False)
    if "fvar" in font:
        font = instancer.instantiateVariableFont(font, {"wght": WEIGHTS})
    options = subset.Options(layout_features=[TABULAR], hinting=False, name_IDs=["*"])
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=subset.parse_unicodes(letters))
    subsetter.subset(font)
    return font


def rename(font: TTFont, name: str) -> None:
    """Give it a name of its own: the licence keeps that of Russo for the whole font."""
    for entry in font["name"].names:
        if entry.nameID in (*FAMILY, FULL):
            entry.string = name
        elif entry.nameID == POSTSCRIPT:
            entry.string = name.replace(" ", "")


def main() -> None:
    """Write all parts."""
    TARGET.mkdir(exist_ok=True)
    for name, (source, alphabet, letters) in FILES.items():
        font = part(source, alphabet, letters)
        rename(font, f"Hero {name.partition('-')[0].capitalize()}")
        font.flavor = "woff2"
        font.save(TARGET / f"{name}.woff2", reorderTables=True)
        print(name, (TARGET / f"{name}.woff2").stat().st_size)


if __name__ == "__main__":
    main()
