"""Images for Vortex with given records and no code."""

import struct
from collections.abc import Iterable

from hipspv.bundle.vortex_image import MAGIC

FIRST = 0x8000_0000
_CODE, _CODE_BYTES, _ZEROS = 96, 64, 32
RECORDS = (
    "metadata 2",
    "width 64",
    "isa afd",
    "kernel vectorAdd pointer 8 8 pointer 8 8 pointer 8 8 value 4 4",
    "entry vectorAdd 128 32 256",
    "kernel _ZN2ns4makeEPf4Vec3iPd pointer 8 8 value 12 4 value 4 4 pointer 8 8 shared-size 8 8",
    "entry _ZN2ns4makeEPf4Vec3iPd 144 0 0",
    "bounds _ZN2ns4makeEPf4Vec3iPd 64",
    "variable 152 table 8 constant",
    "variable 160 counter 4",
    "relocations 144 152",
    "name 0 vectorAdd",
    "abort 7 vectorAdd a b.hip:3",
)


def image(records: Iterable[str] = RECORDS, first: int = FIRST) -> bytes:
    """Return a file with the records, which have no prefix."""
    return image_of("".join(f"hipspv.{record}\n" for record in records).encode(), first)


def image_of(text: bytes, first: int = FIRST) -> bytes:
    """Return a file with the records' text."""
    offset = _CODE + _CODE_BYTES
    size = offset + len(text)
    head = struct.pack("<II8sQQ", 0x0600006F, 0x13, MAGIC, offset, len(text)).ljust(_CODE, b"\0")
    return struct.pack("<QQ", first, first + size + _ZEROS) + head + bytes(_CODE_BYTES) + text
