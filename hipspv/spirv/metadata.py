"""Launch metadata in a SPIR-V module: OpModuleProcessed instructions, one record each.

SPIR-V 1.1, section 7.c of the logical layout; consumers ignore them. docs/architecture-metadata.md
describes the records.
"""

from __future__ import annotations

from collections.abc import Sequence

from hipspv.metadata.schema import PREFIX
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


def add_records(module: bytes, records: Sequence[str]) -> bytes:
    """Return the module with one OpModuleProcessed per record, after debug names and before annotations."""
    if not records:
        return module
    if version(module) < (1, 1):
        raise SpirvError("launch metadata needs SPIR-V 1.1 (OpModuleProcessed)")
    position = 4 * HEADER_WORDS
    for each in instructions(module):
        if each.opcode not in BEFORE_MODULE_PROCESSED:
            break
        position = each.end
    return module[:position] + b"".join(map(_instruction, records)) + module[position:]


def read_records(module: bytes) -> list[str]:
    """Return the records' texts, in order."""
    found = []
    for each in instructions(module):
        if each.opcode == OP_MODULE_PROCESSED:
            text = literal_string(module, each.start + 4, each.end)
            if text.startswith(PREFIX):
                found.append(text)
        elif each.opcode not in BEFORE_MODULE_PROCESSED:
            break
    return found


def _instruction(record: str) -> bytes:
    if "\0" in record:
        raise SpirvError("a record can't hold a NUL character")
    return instruction(OP_MODULE_PROCESSED, string_words(record))
