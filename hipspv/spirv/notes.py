"""hipspv's notes in a SPIR-V module: OpModuleProcessed instructions, one record each.

docs/architecture.md, "Notes", says what the records mean.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence

from hipspv.spirv.words import (
    BEFORE_MODULE_PROCESSED,
    HEADER_WORDS,
    OP_MODULE_PROCESSED,
    SpirvError,
    instructions,
    literal_string,
    string_words,
    version,
)

PREFIX = "hipspv."
_LONGEST = 0xFFFF  # words of one instruction


def add_notes(module: bytes, notes: Sequence[str]) -> bytes:
    """The module with one OpModuleProcessed per note, after debug names and before annotations."""
    if not notes:
        return module
    if version(module) < (1, 1):
        raise SpirvError("notes need SPIR-V 1.1 (OpModuleProcessed)")
    position = 4 * HEADER_WORDS
    for instruction in instructions(module):
        if instruction.opcode not in BEFORE_MODULE_PROCESSED:
            break
        position = instruction.end
    return module[:position] + b"".join(map(_instruction, notes)) + module[position:]


def read_notes(module: bytes) -> list[str]:
    """hipspv's notes, in order."""
    found = []
    for instruction in instructions(module):
        if instruction.opcode == OP_MODULE_PROCESSED:
            text = literal_string(module, instruction.start + 4, instruction.end)
            if text.startswith(PREFIX):
                found.append(text)
        elif instruction.opcode not in BEFORE_MODULE_PROCESSED:
            break
    return found


def _instruction(note: str) -> bytes:
    if "\0" in note:
        raise SpirvError("a note can't hold a NUL character")
    words = string_words(note)
    count = 1 + len(words) // 4
    if count > _LONGEST:
        raise SpirvError("a note is longer than an instruction can be")
    return struct.pack("<I", count << 16 | OP_MODULE_PROCESSED) + words
