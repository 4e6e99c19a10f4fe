"""Look-alikes: letters of several alphabets that have one shape, and the skeleton of a name, which is without them."""

import unicodedata

SKELETON_LENGTH = 96  # as wide as the column

# By Latin letter: the letters of other alphabets, and of our own, that look like it, large or small.
ALIKE = {
    "a": "АаΑαɑᴀ",
    "b": "ВвЬьΒβʙ",
    "c": "СсϹϲᴄ",
    "d": "ԁᴅ",
    "e": "ЕеΕεɛᴇ",
    "g": "Ԍԍɡɢց",
    "h": "НнҺһΗհʜ",
    "i": "іιıɩɪ",
    "j": "ЈјͿϳյȷᴊ",
    "k": "КкΚκᴋĸ",
    "l": "I1|ІӀӏΙԼʟǀ",
    "m": "МмΜᴍ",
    "n": "Νηոɴ",
    "o": "0ОоΟοσՕօᴏ",
    "p": "РрΡρᴘ",
    "q": "Ԛԛզ",
    "r": "ʀ",
    "s": "ЅѕՏꜱ",
    "t": "ТтΤτᴛ",
    "u": "υՍսʋᴜ",
    "v": "Ѵѵνᴠ",
    "w": "Ԝԝωաᴡ",
    "x": "ХхΧχ",
    "y": "УуҮүΥγʏ",
    "z": "Ζᴢ",
    "3": "ЗзƷʒ",
    "-": "‐‑‒–—―−",
    "'": "’‘ʼʹ`´",
}
FOLDED = str.maketrans({other: letter for letter, others in ALIKE.items() for other in others})
PAIRS = {"rn": "m", "vv": "w"}  # two letters that look like one


def skeleton(name: str) -> str:
    """The same text for names that look the same, and almost always another one for others."""
    letters = unicodedata.normalize("NFKD", name)
    digits = "".join(str(unicodedata.digit(letter)) if letter.isdecimal() else letter for letter in letters)
    folded = digits.translate(FOLDED).casefold()
    for pair, letter in PAIRS.items():
        folded = folded.replace(pair, letter)
    return " ".join(folded.split())[:SKELETON_LENGTH]
