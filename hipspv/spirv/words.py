"""SPIR-V as words: the header and the instructions of a module.

Source: SPIR-V specification 1.6, sections 2.3 "Physical Layout of a SPIR-V Module and Instruction"
and 2.4 "Logical Layout of a Module".
"""

from __future__ import annotations

import struct
from collections.abc import Iterator

MAGIC = 0x07230203
HEADER_WORDS = 5
LONGEST = 0xFFFF  # words of one instruction

OP_MODULE_PROCESSED = 330
# What may stand before section 7c (OpModuleProcessed): sections 1 to 7b.
# OpCapability, OpExtension, OpExtInstImport, OpMemoryModel, OpEntryPoint, OpExecutionMode(Id),
# OpString, OpSourceExtension, OpSource, OpSourceContinued, OpName, OpMemberName.
BEFORE_MODULE_PROCESSED = frozenset((17, 10, 11, 14, 15, 16, 331, 7, 4, 3, 2, 5, 6))


class SpirvError(Exception):
    """The data is no SPIR-V module, or a damaged one.

    offset: in bytes from the module's begin. field: what stands there, by the specification's name.
    """

    def __init__(self, message: str, offset: int = 0, field: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.offset = offset
        self.field = field

    def __str__(self) -> str:
        where = f" ({self.field} at byte {self.offset})" if self.field else ""
        return self.message + where


class NotInstalled(Exception):
    """A file that the build makes isn't there."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"{reason}: `hipspv doctor` says how to repair the installation")


class Instruction:
    """One instruction; `start` and `end` are byte offsets in the module."""

    __slots__ = ("end", "opcode", "start")

    def __init__(self, opcode: int, start: int, end: int) -> None:
        self.opcode = opcode
        self.start = start
        self.end = end


def version(module: bytes) -> tuple[int, int]:
    """Major and minor version that the header states."""
    check_header(module)
    return module[6], module[5]


def check_header(module: bytes) -> None:
    """Raises SpirvError for what can't be a little-endian SPIR-V module."""
    if len(module) < 4 * HEADER_WORDS or len(module) % 4:
        raise SpirvError("not a SPIR-V module: its size isn't that of one")
    if struct.unpack_from("<I", module)[0] != MAGIC:
        raise SpirvError("not a SPIR-V module: the magic number is missing")


def instructions(module: bytes) -> Iterator[Instruction]:
    """The instructions in order."""
    check_header(module)
    start = 4 * HEADER_WORDS
    while start < len(module):
        (word,) = struct.unpack_from("<I", module, start)
        end = start + 4 * (word >> 16)
        if end == start or end > len(module):
            raise SpirvError("damaged SPIR-V module", start, "word count")
        yield Instruction(word & 0xFFFF, start, end)
        start = end


def string_words(text: str) -> bytes:
    """A literal string: UTF-8, NUL-terminated, zero-padded to a word."""
    data = text.encode() + b"\0"
    return data + bytes(-len(data) % 4)


def instruction(opcode: int, operands: bytes) -> bytes:
    """An instruction's words. Raises SpirvError where it would be longer than one can be."""
    count = 1 + len(operands) // 4
    if count > LONGEST:
        raise SpirvError("an instruction would be longer than one can be")
    return struct.pack("<I", count << 16 | opcode) + operands


def literal_string(module: bytes, start: int, end: int) -> str:
    """The literal string in module[start:end]; what isn't UTF-8 in it is escaped."""
    return module[start:end].split(b"\0", 1)[0].decode(errors="backslashreplace")
