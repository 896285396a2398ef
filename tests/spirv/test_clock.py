"""Readings of the clock in a SPIR-V module."""

from __future__ import annotations

import struct

from hipspv.spirv.clock import EXTENSION, FUNCTION, add_clocks
from hipspv.spirv.words import instructions, string_words

HEADER = struct.pack("<5I", 0x07230203, 0x00010200, 0, 20, 0)


def instruction(opcode: int, *operands: int, text: str | None = None) -> bytes:
    words = struct.pack(f"<{len(operands)}I", *operands)
    words += string_words(text) if text is not None else b""
    return struct.pack("<I", (1 + len(words) // 4) << 16 | opcode) + words


def module(name: str) -> bytes:
    """A function 9 that returns the result of the imported function 8, of this name."""
    return HEADER + b"".join(
        (
            instruction(17, 6),
            instruction(14, 2, 2),
            instruction(5, 8, text=name),
            instruction(71, 8, 41, text=name),
            instruction(21, 2, 64, 0),
            instruction(33, 3, 2),
            instruction(54, 2, 8, 0, 3),
            instruction(56),
            instruction(54, 2, 9, 0, 3),
            instruction(248, 10),
            instruction(57, 2, 11, 8),
            instruction(254, 11),
            instruction(56),
        )
    )


def test_calls_become_the_instruction() -> None:
    result = add_clocks(module(FUNCTION))
    found = {i.opcode: result[i.start : i.end] for i in instructions(result)}
    scope = struct.unpack("<4I", found[5056])[3]
    assert found[5056] == instruction(5056, 2, 11, scope)
    assert struct.unpack("<4I", found[43])[2:] == (scope, 1)  # the device
    assert found[10] == instruction(10, text=EXTENSION)
    assert 57 not in found and 5 not in found and 71 not in found
    order = [i.opcode for i in instructions(result)]
    assert order[:4] == [17, 17, 10, 14]
    assert order.count(54) == order.count(56) == 1
    assert struct.unpack_from("<I", result, 12)[0] > scope


def test_other_modules_stay() -> None:
    assert add_clocks(module("other")) == module("other")
