"""The arguments of a launch as one C structure, which is how RISC-V devices take them.

The entries are those of hipKernelArgumentMetadata (hip/hip_kernel_metadata.h).
"""

from __future__ import annotations

from typing import NamedTuple

from hipspv.metadata.records import MetadataError, Record

# Kinds of parameters that a launch fills without an argument of the caller's.
_IMPLICIT = ("shared", "shared-size", "block-dimension", "grid")


class Argument(NamedTuple):
    """One of the caller's arguments. offset, size, alignment: in bytes.

    is_pointer: the parameter itself is a pointer; a structure with a pointer in it isn't.
    """

    offset: int
    size: int
    alignment: int
    is_pointer: bool


def arguments(kernel: Record, width: int) -> list[Argument]:
    """Return the arguments of a kernel by its record `kernel`, for a device whose pointers have `width` bits.

    A pointer has the device's size and alignment. Everything else has the host's: pointers inside a
    structure keep their 8 bytes, because both sides may have it in memory that they share.
    Raises MetadataError for a kind of parameter that isn't in such a structure.
    """
    found: list[Argument] = []
    end = 0
    for number, (kind, size, alignment) in enumerate(kernel.rows(1, 3)):
        if kind in _IMPLICIT:
            continue
        if kind not in ("pointer", "value"):
            what = f"parameter {number} is of the kind '{kind}', which no launch passes in memory"
            raise MetadataError(f"can't be launched: {what}", f"field {3 * number + 2}")
        is_pointer = kind == "pointer"
        bytes_ = width // 8 if is_pointer else int(size)
        aligned = width // 8 if is_pointer else max(int(alignment), 1)
        if aligned & (aligned - 1):
            message = f"has the alignment {aligned}, which is no power of two"
            raise MetadataError(message, f"field {3 * number + 4}")
        offset = end + -end % aligned
        found.append(Argument(offset, bytes_, aligned, is_pointer))
        end = offset + bytes_
    return found
