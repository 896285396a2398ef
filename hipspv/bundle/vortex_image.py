"""Recognition of program images for Vortex (.vxbin).

A file is two addresses of 64 bits, the image's first one and the one after its last, and the bytes
from the first one on. hipspv's images have records of launch metadata, which the runtime's reader
reads (hipspv/runtime/code/vxbin/code.h). All numbers are little-endian.
"""

from __future__ import annotations

import struct

from hipspv.bundle.errors import VortexError
from hipspv.bundle.model import Data

_PAIR = struct.Struct("<QQ")
HEADER = _PAIR.size  # bytes of the file before the image
MAGIC = b"hipspvVX"
_MAGIC = 8  # offset in the image
_STARTS = (0x8000_0000, 0x1_8000_0000)  # where Vortex's compilers put a program, rv32 and rv64
_MAX = 1 << 32  # bytes of an image


def is_image(data: Data) -> bool:
    """Return true for a program image for Vortex, also for another compiler's."""
    if has_records(data):
        return True
    if len(data) <= HEADER:
        return False
    first, end = _PAIR.unpack_from(data)
    return first in _STARTS and len(data) - HEADER <= end - first <= _MAX


def has_records(data: Data) -> bool:
    """Return true for an image with hipspv's records."""
    start = HEADER + _MAGIC
    return bytes(data[start : start + len(MAGIC)]) == MAGIC


def addresses(data: Data) -> tuple[int, int]:
    """Return the first address of an image, for which `is_image` is true, and the one after its
    last. Raises VortexError."""
    first, end = _PAIR.unpack_from(data)
    size = len(data) - HEADER
    if not size <= end - first <= _MAX:
        raise VortexError(f"damaged Vortex image: {end - first:,} bytes long", 8, "max_vma")
    return first, end


def require_records(data: Data) -> None:
    """Raises VortexError for a file without a description of its kernels."""
    if not is_image(data):
        raise VortexError("not a program image for Vortex", 0, "min_vma")
    if not has_records(data):
        what = "it has no records of hipspv: another compiler made it"
        raise VortexError(f"no description of its kernels: {what}", HEADER + _MAGIC, "magic")
