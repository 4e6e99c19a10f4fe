"""BLAKE2b (RFC 7693) for the fingerprints of tables in a browser, whose scripts have no whole numbers of 64 bits.

It is exported with the rules of every title; Python has its own in `hashlib`.
"""

from typing import Any

import numpy as np

from ..engine.rule import rule

BLOCK = 16  # words of 64 bits
ROUNDS = 12
START = np.array(
    [
        0x6A09E667F3BCC908, 0xBB67AE8584CAA73B, 0x3C6EF372FE94F82B, 0xA54FF53A5F1D36F1,
        0x510E527FADE682D1, 0x9B05688C2B3E6C1F, 0x1F83D9ABFB41BD6B, 0x5BE0CD19137E2179,
    ],
    np.uint64,
)  # fmt: skip
ORDERS = np.array(  # in which a round takes the words of a block; the last two rounds are like the first two
    [
        *(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15),
        *(14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3),
        *(11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4),
        *(7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8),
        *(9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13),
        *(2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9),
        *(12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11),
        *(13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10),
        *(6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5),
        *(10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0),
        *(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15),
        *(14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3),
    ],
    np.int8,
)


@rule
def blake2b(words: Any, length: int, parameters: int, state: Any) -> int:
    """Write the digest of so many bytes, filled up with zeros to whole blocks, into eight words."""
    for i in range(len(START)):
        state[i] = START[i]
    state[0] ^= np.uint64(parameters)
    blocks = max(1, (length + 8 * BLOCK - 1) // (8 * BLOCK))
    for block in range(blocks):
        is_last = block == blocks - 1
        compress(words[block * BLOCK :], length if is_last else (block + 1) * 8 * BLOCK, is_last, state)
    return blocks


@rule
def compress(words: Any, length: int, is_last: bool, state: Any) -> None:
    """Stir a block into the state; `length` bytes were read with it."""
    a, b, c, d, e, f, g, h = state[0], state[1], state[2], state[3], state[4], state[5], state[6], state[7]
    i, j, k, m, n, o, p, q = START[0], START[1], START[2], START[3], START[4], START[5], START[6], START[7]
    n ^= np.uint64(length)
    if is_last:
        p = ~p
    for number in range(ROUNDS):
        order = ORDERS[number * BLOCK :]
        a, e, i, n = mix(a, e, i, n, words[order[0]], words[order[1]])
        b, f, j, o = mix(b, f, j, o, words[order[2]], words[order[3]])
        c, g, k, p = mix(c, g, k, p, words[order[4]], words[order[5]])
        d, h, m, q = mix(d, h, m, q, words[order[6]], words[order[7]])
        a, f, k, q = mix(a, f, k, q, words[order[8]], words[order[9]])
        b, g, m, n = mix(b, g, m, n, words[order[10]], words[order[11]])
        c, h, i, o = mix(c, h, i, o, words[order[12]], words[order[13]])
        d, e, j, p = mix(d, e, j, p, words[order[14]], words[order[15]])
    for place, word in enumerate((a ^ i, b ^ j, c ^ k, d ^ m, e ^ n, f ^ o, g ^ p, h ^ q)):
        state[place] ^= word


@rule
def mix(a: Any, b: Any, c: Any, d: Any, x: Any, y: Any) -> tuple[Any, ...]:
    """Stir two words of the block into four of the state."""
    a = a + b + x
    d = rotated(d ^ a, 32)
    c = c + d
    b = rotated(b ^ c, 24)
    a = a + b + y
    d = rotated(d ^ a, 16)
    c = c + d
    return a, rotated(b ^ c, 63), c, d


@rule
def rotated(word: Any, by: int) -> Any:
    """A word rotated to the right."""
    return (word >> np.uint64(by)) | (word << np.uint64(64 - by))
