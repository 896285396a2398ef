"""Bundles as hipspv itself makes and reads them: programs by target, in clang's binary form.

All forms: hipspv.bundle.reader. Only what packs is imported at once: every compilation does.
"""

from __future__ import annotations

from hipspv.bundle import binary
from hipspv.bundle.binary import MAGIC
from hipspv.bundle.errors import BundleError

# What clang passes as -bundle-align for HIP.
ALIGNMENT = 4096

__all__ = ["ALIGNMENT", "MAGIC", "BundleError", "compress", "pack", "unpack"]


def pack(entries: dict[str, bytes]) -> bytes:
    """A bundle with one entry per target, in the given order."""
    return binary.write(entries.items(), ALIGNMENT)


def compress(bundle: bytes) -> bytes:
    """A compressed bundle of version 3, by zlib, which all systems have."""
    from hipspv.bundle import compressed

    return compressed.write(bundle)


def unpack(data: bytes) -> dict[str, bytes]:
    """The entries of the first bundle in the data, of any form. Raises BundleError."""
    from hipspv.bundle.reader import read

    return {entry.id: entry.read(trusted=True) for entry in read(data).entries}
