"""Names of people: one spelling for one look, and which of them an account may have."""

import unicodedata
from itertools import groupby

from ...engine.errors import ErrorMessage
from ..errors import Refusal

LONGEST = 24
MOST_MARKS = 2  # on one letter; Vietnamese needs two
FORBIDDEN = {*"<>"}
HIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn"}  # categories without a shape
BLANKS = {*"\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"}  # letters without a shape
SELECTORS = dict.fromkeys([*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)])  # keyboards add them to signs

# The recommended scripts of Unicode's annex 31, by the first word of a letter's name.
RECOMMENDED = (
    "ARABIC ARMENIAN BENGALI BOPOMOFO CJK CYRILLIC DEVANAGARI ETHIOPIC GEORGIAN GREEK GUJARATI GURMUKHI HANGUL HEBREW "
    "HIRAGANA KANNADA KATAKANA KHMER LAO LATIN MALAYALAM MYANMAR ORIYA SINHALA TAMIL TELUGU THAANA THAI TIBETAN"
)
SCRIPTS = frozenset(RECOMMENDED.split())
# Those that are written together in one word.
TOGETHER = (
    {"LATIN", "CJK", "HIRAGANA", "KATAKANA"},
    {"LATIN", "CJK", "HANGUL"},
    {"LATIN", "CJK", "BOPOMOFO"},
)
OF_HAN = {"IDEOGRAPHIC": "CJK"}  # 々 and 〆


def normal_name(name: str) -> str:
    """A name in Unicode's form NFKC, with single spaces; a Refusal if it holds what nobody can see."""
    normal = " ".join(unicodedata.normalize("NFKC", name).translate(SELECTORS).split())
    if not 0 < len(normal) <= LONGEST:
        raise unreadable(ErrorMessage("name-length", most=LONGEST))
    for letter in normal:
        if letter in FORBIDDEN | BLANKS or unicodedata.category(letter) in HIDDEN:
            raise unreadable(ErrorMessage("name-hidden", found=f"U+{ord(letter):04X}"))
    if any(is_mark and len([*marks]) > MOST_MARKS for is_mark, marks in groupby(normal, _is_mark)):
        raise unreadable(ErrorMessage("name-marks", most=MOST_MARKS))
    return normal


def account_name(name: str) -> str:
    """The same for an account, whose words have letters of one alphabet each."""
    normal = normal_name(name)
    for is_word, letters in groupby(normal, lambda letter: letter.isalpha() or _is_mark(letter)):
        word = "".join(letters)
        if is_word and not _is_of_one_script(word):
            raise unreadable(ErrorMessage("name-mixed", word=repr(word)))
    return normal


def unreadable(message: ErrorMessage) -> Refusal:
    """The refusal of a name that cannot be read."""
    return Refusal("unreadable", message, 400)


def _is_mark(letter: str) -> bool:
    return unicodedata.category(letter) in ("Mn", "Me")


def _is_of_one_script(word: str) -> bool:
    scripts = {_script(letter) for letter in word if letter.isalpha()}
    return scripts <= SCRIPTS and (len(scripts) <= 1 or any(scripts <= some for some in TOGETHER))


def _script(letter: str) -> str:
    """The script of a letter: `unicodedata` tells it only by the letter's name."""
    first = unicodedata.name(letter, "").replace("-", " ").partition(" ")[0]
    return OF_HAN.get(first, first)
