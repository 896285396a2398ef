"""clang's offload bundles: device programs by target in one file.

Format: clang/docs/ClangOffloadBundler.rst of LLVM 22, "Bundled Binary File Layout" and "Compressed
Offload Bundle Header".
"""

from __future__ import annotations

import struct

MAGIC = b"__CLANG_OFFLOAD_BUNDLE__"
COMPRESSED_MAGIC = b"CCOB"
# What clang passes as -bundle-align for HIP.
ALIGNMENT = 4096

_COUNT = struct.Struct("<Q")
_ENTRY = struct.Struct("<QQQ")  # offset, size, length of the target's name
# Magic, version, method, bytes of the file, bytes of the bundle, half of the bundle's MD5.
_COMPRESSED = struct.Struct("<4sHHQQ8s")
_MOST_ENTRIES = 4096  # a damaged count must not make us read forever


class BundleError(Exception):
    """The data is no offload bundle, or a damaged one."""


def pack(entries: dict[str, bytes]) -> bytes:
    """A bundle with one entry per target, in the given order."""
    header = (
        len(MAGIC) + _COUNT.size + sum(_ENTRY.size + len(target.encode()) for target in entries)
    )
    offset = _align(header)
    table = bytearray(MAGIC + _COUNT.pack(len(entries)))
    body = bytearray()
    for target, data in entries.items():
        body += bytes(_align(offset + len(body)) - offset - len(body))
        name = target.encode()
        table += _ENTRY.pack(offset + len(body), len(data), len(name)) + name
        body += data
    return bytes(table + bytes(offset - len(table)) + body)


def compress(bundle: bytes) -> bytes:
    """A compressed bundle of version 3, by zlib, which all systems have."""
    import hashlib
    import zlib

    packed = zlib.compress(bundle)
    digest = hashlib.md5(bundle, usedforsecurity=False).digest()[:8]
    size = _COMPRESSED.size + len(packed)
    return _COMPRESSED.pack(COMPRESSED_MAGIC, 3, 0, size, len(bundle), digest) + packed


def unpack(data: bytes) -> dict[str, bytes]:
    """The entries of a plain or compressed bundle. Raises BundleError."""
    if data.startswith(COMPRESSED_MAGIC):
        data = _decompress(data)
    if not data.startswith(MAGIC):
        raise BundleError("not an offload bundle: the magic string is missing")
    try:
        (count,) = _COUNT.unpack_from(data, len(MAGIC))
        if count > _MOST_ENTRIES:
            raise BundleError(f"damaged bundle: {count} entries")
        return dict(_entries(data, count))
    except (struct.error, UnicodeDecodeError) as error:
        raise BundleError(f"damaged bundle: {error}") from None


def split(section: bytes) -> list[bytes]:
    """The bundles in a `.hip_fatbin` section: one per source of a program, each on its own page."""
    starts = [
        position
        for position in range(0, len(section), ALIGNMENT)
        if section.startswith((MAGIC, COMPRESSED_MAGIC), position)
    ]
    return [section[start:end] for start, end in zip(starts, [*starts[1:], None], strict=True)]


def _entries(data: bytes, count: int) -> list[tuple[str, bytes]]:
    entries: list[tuple[str, bytes]] = []
    position = len(MAGIC) + _COUNT.size
    for _ in range(count):
        offset, size, length = _ENTRY.unpack_from(data, position)
        position += _ENTRY.size
        if position + length > len(data) or offset + size > len(data):
            raise BundleError(f"damaged bundle: entry {len(entries)} reaches beyond the end")
        target = data[position : position + length].decode()
        position += length
        entries.append((target, data[offset : offset + size]))
    return entries


def _decompress(data: bytes) -> bytes:
    """The bundle in a compressed one (versions 1 to 3)."""
    try:
        version, method = struct.unpack_from("<HH", data, 4)
        if version not in (1, 2, 3):
            raise BundleError(f"compressed bundle of unknown version {version}")
        # Version 1 has no file size; version 3 has 64-bit sizes. The hash ends each.
        layout = {1: "<IQ", 2: "<IIQ", 3: "<QQQ"}[version]
        fields = struct.unpack_from(layout, data, 8)
    except struct.error as error:
        raise BundleError(f"damaged compressed bundle: {error}") from None
    start = 8 + struct.calcsize(layout)
    end = len(data) if version == 1 else fields[0]
    size = fields[-2]
    if end > len(data):
        raise BundleError("damaged compressed bundle: it reaches beyond the end")
    plain = _inflate(data[start:end], method)
    if len(plain) != size:
        raise BundleError(f"damaged compressed bundle: {len(plain)} bytes, not {size}")
    return plain


def _inflate(data: bytes, method: int) -> bytes:
    if method != 0:
        raise BundleError(
            "the bundle is compressed with zstd, which isn't supported: "
            "write it with --offload-compression-method=zlib or uncompressed"
        )
    import zlib

    try:
        return zlib.decompress(data)
    except zlib.error as error:
        raise BundleError(f"damaged compressed bundle: {error}") from None


def _align(offset: int) -> int:
    return -(-offset // ALIGNMENT) * ALIGNMENT
