"""hipspv's notes in a SPIR-V module: OpModuleProcessed instructions, one record each.

docs/architecture-metadata.md, "Notes", describes the records.
"""

from __future__ import annotations

from collections.abc import Sequence

from hipspv.spirv.words import (
    BEFORE_MODULE_PROCESSED,
    HEADER_WORDS,
    OP_MODULE_PROCESSED,
    SpirvError,
    instruction,
    instructions,
    literal_string,
    string_words,
    version,
)

PREFIX = "hipspv."

# The field of a kernel's name, in records about a kernel.
KERNEL_FIELD = {
    "hipspv.byref": 1,
    "hipspv.packed": 1,
    "hipspv.indirect": 1,
    "hipspv.service": 1,
    "hipspv.bounds": 1,
    "hipspv.fp64": 1,
    "hipspv.shared": 1,
    "hipspv.sharedbytes": 1,
    "hipspv.linear": 1,
    "hipspv.grid": 1,
    "hipspv.abort": 2,
}


def add_notes(module: bytes, notes: Sequence[str]) -> bytes:
    """Return the module with one OpModuleProcessed per note, after debug names and before
    annotations."""
    if not notes:
        return module
    if version(module) < (1, 1):
        raise SpirvError("notes need SPIR-V 1.1 (OpModuleProcessed)")
    position = 4 * HEADER_WORDS
    for each in instructions(module):
        if each.opcode not in BEFORE_MODULE_PROCESSED:
            break
        position = each.end
    return module[:position] + b"".join(map(_instruction, notes)) + module[position:]


def read_notes(module: bytes) -> list[str]:
    """Return hipspv's notes, in order."""
    found = []
    for each in instructions(module):
        if each.opcode == OP_MODULE_PROCESSED:
            text = literal_string(module, each.start + 4, each.end)
            if text.startswith(PREFIX):
                found.append(text)
        elif each.opcode not in BEFORE_MODULE_PROCESSED:
            break
    return found


def _instruction(note: str) -> bytes:
    if "\0" in note:
        raise SpirvError("a note can't hold a NUL character")
    return instruction(OP_MODULE_PROCESSED, string_words(note))
