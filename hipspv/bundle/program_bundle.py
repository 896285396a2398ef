"""The bundles that hipspv itself makes and reads: programs by target, in clang's binary form.

hipspv.bundle.reader reads all forms. Only the packing is imported at once: every compilation uses it.
"""

from __future__ import annotations

from hipspv.bundle import binary
from hipspv.bundle.binary import MAGIC
from hipspv.bundle.errors import BundleError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

# clang's -bundle-align for HIP.
ALIGNMENT = 4096

__all__ = ["ALIGNMENT", "MAGIC", "BundleError", "compress", "pack", "unpack"]


def pack(entries: dict[str, bytes]) -> bytes:
    """Return a bundle with the targets' entries, in the given order."""
    return binary.write(flat(entries.items()), ALIGNMENT)


def flat(entries: Iterable[tuple[str, bytes]]) -> list[tuple[str, bytes]]:
    """Return the entries with those of bundles in their place: a target's code for several processors is one."""
    found: list[tuple[str, bytes]] = []
    for id, code in entries:
        found += _entries(code) if code.startswith(MAGIC) else [(id, code)]
    return found


def _entries(bundle: bytes) -> list[tuple[str, bytes]]:
    from hipspv.bundle.sources import Plain

    return [(entry.id, entry.read(trusted=True)) for entry in binary.read(Plain(bundle, 0, len(bundle)), 0)]


def compress(bundle: bytes) -> bytes:
    """Return a compressed bundle of version 3. The method is zlib, which all systems have."""
    from hipspv.bundle import compressed

    return compressed.write(bundle)


def unpack(data: bytes) -> dict[str, bytes]:
    """Return the entries of the first bundle in the data, of any form. Raises BundleError."""
    from hipspv.bundle.reader import read

    return {entry.id: entry.read(trusted=True) for entry in read(data).entries}
