"""Arithmetic shifts by 32 bits and more, for Vortex's simulator.

simx with 64 bits takes `srai rd, rs, n` for `srli` where n is above 31, since 2025-06-15: its decode.cpp compares all
of funct7, whose lowest bit is one of n. Code has such shifts wherever it extends a sign. Each becomes a jump to shorter
shifts. The return address is in the global pointer, which the code doesn't use otherwise.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable

from hipspv.targets.vortex import instructions as rv

_MOST = 31  # bits of a shift that is right everywhere
_WORDS = 4  # of a replacement


class ShiftError(Exception):
    """Code of more than a megabyte."""


def size_of(parts: Iterable[bytes]) -> int:
    """Return the bytes of the replacements that some pieces of code need at most."""
    return 4 * _WORDS * sum(sum(map(rv.is_long_shift, _words(part))) for part in parts)


def replace(image: bytearray, start: int, end: int, offset: int) -> None:
    """Replace the shifts between two offsets of an image. offset: that of the replacements.

    Raises ShiftError if a jump can't reach them.
    """
    known: dict[int, int] = {}
    for index, word in enumerate(_words(bytes(image[start:end]))):
        if not rv.is_long_shift(word):
            continue
        if word not in known:
            known[word] = offset + 4 * _WORDS * len(known)
            for step, part in enumerate(_shorter(word)):
                _put(image, known[word] + 4 * step, part)
        here = start + 4 * index
        distance = known[word] - here
        if distance >= 1 << 20:
            raise ShiftError("the code is larger than a megabyte")
        _put(image, here, rv.jal(rv.GP, distance))


def _shorter(word: int) -> list[int]:
    rd, rs, bits = rv.shift_of(word)
    made = []
    while bits:
        part = min(bits, _MOST)
        made.append(rv.srai(rd, rs, part))
        rs, bits = rd, bits - part
    return [*made, rv.jalr(rv.ZERO, rv.GP)]


def _words(code: bytes) -> array[int]:
    return array("I", code[: len(code) & ~3])


def _put(image: bytearray, offset: int, word: int) -> None:
    image[offset : offset + 4] = word.to_bytes(4, "little")
