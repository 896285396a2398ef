"""Machine code that was made ahead of time from a program's SPIR-V, as an entry of a bundle.

The entry is the device compiler's ELF file, and after it 32 bytes and a mark of 16 bytes. The 32
bytes are a digest of the SPIR-V from which it was made: the runtime uses the code only if it would
itself give the same SPIR-V to the device's compiler (runtime/code/code_object.h).
"""

from __future__ import annotations

from typing import NamedTuple

MARK = b"hipspv machine 1"
# Changes with all that the code depends on beside the SPIR-V, as in the runtime.
_FORMAT = b"hipspv machine code 1\n"
_DIGEST = 32
TRAILER = _DIGEST + len(MARK)


class MachineCode(NamedTuple):
    """elf: the compiler's file. origin: the digest of the SPIR-V."""

    elf: bytes
    origin: bytes


def pack(elf: bytes, spirv: bytes) -> bytes:
    """Return the entry for code that was made from the SPIR-V."""
    import hashlib

    return elf + hashlib.blake2b(_FORMAT + spirv, digest_size=_DIGEST).digest() + MARK


def unpack(entry: bytes) -> MachineCode | None:
    """Return an entry's parts, or None if it isn't such an entry."""
    end = len(entry) - TRAILER
    if end < 0 or not entry.endswith(MARK):
        return None
    return MachineCode(entry[:end], entry[end : end + _DIGEST])
