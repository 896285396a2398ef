"""A SPIR-V module: a read-only view of its words, for edits of the instructions outside of code.

Source: SPIR-V specification 1.6, sections 2.3 and 2.4.
"""

from __future__ import annotations

import functools
from array import array
from collections.abc import Collection, Iterator, Mapping

from hipspv.spirv.words import HEADER_WORDS, MAGIC, SpirvError

ENTRY_POINT = 15
_IMPORT, _PROCESSED = 11, 330


class Module:
    """A module's words. Positions are those of instructions, in words."""

    def __init__(self, words: memoryview) -> None:
        self.words = words

    @classmethod
    def read(cls, data: bytes) -> Module:
        """Read a module of either byte order. Raises SpirvError if the data is none, or damaged."""
        view = memoryview(data)
        if len(view) < 4 * HEADER_WORDS:
            raise SpirvError("not a SPIR-V module: it ends inside its header", 0, "header")
        words = view[: len(view) // 4 * 4].cast("I")
        if words[0] != MAGIC:
            swapped = array("I", words.tobytes())
            swapped.byteswap()
            words = memoryview(swapped)
        if words[0] != MAGIC:
            raise SpirvError("not a SPIR-V module: the magic number is missing", 0, "magic")
        if len(view) % 4:
            raise SpirvError("its size is no multiple of 4", len(view) // 4 * 4, "size")
        module = cls(words.toreadonly())
        for _ in module.instructions(()):  # checks the lengths
            pass
        return module

    def instructions(self, opcodes: Collection[int]) -> Iterator[int]:
        """Return the positions of the instructions with these opcodes. Raises SpirvError."""
        words, at, end = self.words, HEADER_WORDS, len(self.words)
        while at < end:
            first = words[at]
            length = first >> 16
            if not length or length > end - at:
                what = "reaches beyond the module" if length else "has no length"
                raise SpirvError(f"an instruction {what}", 4 * at, "word count")
            if first & 0xFFFF in opcodes:
                yield at
            at += length

    def opcode(self, at: int) -> int:
        return self.words[at] & 0xFFFF

    def operand(self, at: int, index: int) -> int:
        """Return the word of an operand. Raises SpirvError if the instruction is too short."""
        if index >= (self.words[at] >> 16) - 1:
            raise SpirvError("an instruction lacks operands", 4 * at, f"operand {index}")
        return self.words[at + 1 + index]

    def operands(self, at: int, first: int = 0) -> memoryview:
        """Return the operands' words from the first one on."""
        return self.words[at + 1 + first : at + (self.words[at] >> 16)]

    def text(self, at: int, index: int) -> tuple[str, int]:
        """Return a literal string and the index of the operand after it (section 2.2.1).

        Bytes that aren't UTF-8 are escaped. Raises SpirvError.
        """
        characters = self.operands(at, index).tobytes()
        end = characters.find(b"\0")
        if end < 0:
            raise SpirvError("a string has no end", 4 * at, f"operand {index}")
        return characters[:end].decode(errors="backslashreplace"), index + end // 4 + 1

    @functools.cached_property
    def entry_points(self) -> dict[int, str]:
        """The names of entry points, by position."""
        return {at: self.text(at, 2)[0] for at in self.instructions((ENTRY_POINT,))}

    @functools.cached_property
    def imports(self) -> dict[int, str]:
        """Extended instruction sets by id."""
        found = self.instructions((_IMPORT,))
        return {self.operand(at, 0): self.text(at, 1)[0] for at in found}

    @functools.cached_property
    def processed(self) -> dict[int, str]:
        """OpModuleProcessed's texts by position: hipspv's records and those of other tools."""
        return {at: self.text(at, 0)[0] for at in self.instructions((_PROCESSED,))}

    def rewritten(self, changes: Mapping[int, bytes]) -> bytes:
        """Return the module in this machine's byte order, with other bytes in place of the
        instructions at these positions."""
        parts: list[bytes | memoryview] = []
        copied = 0
        for at in sorted(changes):
            parts += [self.words[copied:at].cast("B"), changes[at]]
            copied = at + (self.words[at] >> 16)
        return b"".join([*parts, self.words[copied:].cast("B")])
