"""The compressed form of clang's offload bundle (`CCOB`).

Layout: clang/docs/ClangOffloadBundler.rst, "Compression and Decompression": magic, version, method, the file's size,
the plain bundle's size, half of its MD5, and the stream. Clang 18 writes version 1, which lacks the file's size; 19 to
21 write version 2; 22 writes version 3, whose sizes have 64 bits.
"""

from __future__ import annotations

import struct

from hipspv.bundle.errors import BundleError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.bundle.model import Compression, Container, Data
    from hipspv.bundle.sources import Inflated

MAGIC = b"CCOB"
METHODS = ("zlib", "zstd")  # llvm::compression::Format
VERSIONS = (1, 2, 3)

_HEAD = struct.Struct("<4sHH")
_REST = {1: struct.Struct("<I8s"), 2: struct.Struct("<II8s"), 3: struct.Struct("<QQ8s")}
# The levels of clang-offload-bundler. Its zstd uses long distance matching.
_LEVELS = {"zlib": -1, "zstd": 3}
_LEVEL_RANGES = {"zlib": (-1, 9), "zstd": (-131072, 22)}


def write(plain: bytes, version: int = 3, method: str = "zlib", level: int | None = None) -> bytes:
    """Return a compressed bundle. The default method is zlib, which all systems have.

    The stream may differ from clang's, because libraries and their versions differ.
    """
    import hashlib

    if version not in _REST or method not in METHODS:
        raise BundleError(f"no compressed bundles of version {version} by {method}")
    lowest, highest = _LEVEL_RANGES[method]
    if level is not None and not lowest <= level <= highest:
        raise BundleError(f"{method} has levels from {lowest} to {highest}", field="level")
    packed = _compress(plain, method, _LEVELS[method] if level is None else level)
    digest = hashlib.md5(plain, usedforsecurity=False).digest()[:8]
    size = _HEAD.size + _REST[version].size + len(packed)
    sizes = (len(plain),) if version == 1 else (size, len(plain))
    if version < 3 and max(sizes) >= 1 << 32:
        raise BundleError("the bundle is larger than 4 GiB: version 3 is needed", field="file size")
    head = _HEAD.pack(MAGIC, version, METHODS.index(method))
    return head + _REST[version].pack(*sizes, digest) + packed


def header(data: Data, start: int, end: int) -> tuple[Compression, int]:
    """Return the header's fields, and the stream's begin. Raises BundleError."""
    from hipspv.bundle.model import Compression

    head = bytes(data[start : min(start + _HEAD.size, end)])
    if len(head) < _HEAD.size or not head.startswith(MAGIC):
        raise BundleError("damaged compressed bundle: no header", start, "magic")
    _, version, method = _HEAD.unpack(head)
    if version not in _REST:
        raise BundleError(f"compressed bundle of unknown version {version}", start + 4, "version")
    if method >= len(METHODS):
        raise BundleError(f"compressed bundle by unknown method {method}", start + 6, "method")
    layout, location = _REST[version], start + _HEAD.size
    if location + layout.size > end:
        raise BundleError("damaged compressed bundle: it ends inside its header", location, "size")
    *file_size, plain_size, digest = layout.unpack(bytes(data[location : location + layout.size]))
    size = file_size[0] if file_size else None
    if size is not None and not layout.size + _HEAD.size <= size <= end - start:
        what = f"damaged compressed bundle: {size:,} bytes reach beyond the end"
        raise BundleError(what, location, "file size")
    found = Compression(version, METHODS[method], size, plain_size, digest)
    return found, location + layout.size


def read(data: Data, start: int = 0, end: int | None = None) -> Container:
    """Return the compressed bundle at this location. A text bundle is unpacked for it. Raises BundleError."""
    from hipspv.bundle import binary, text
    from hipspv.bundle.model import Container

    end = len(data) if end is None else end
    found, source = stream(data, start, end)
    size = end - start if found.file_size is None else found.file_size
    head = source.read(0, min(64, source.size))
    if text.comment_of(head):
        inner = text.read(source.read(0, source.size))
        for entry in inner.entries:
            # The text isn't kept, because a file may have many such bundles.
            entry.source, entry.offset = source, None
        return inner._replace(offset=start, size=size, compression=found)
    if not binary.is_bundle(head):
        raise BundleError("the compressed data is no offload bundle", start, "compressed data")
    entries = binary.read(source, None)
    check_order([(entry.location, entry.size) for entry in entries if entry.size], start)
    alignment = binary.alignment(entries)
    return Container("binary", tuple(entries), start, size, "", alignment, found)


def stream(data: Data, start: int, end: int) -> tuple[Compression, Inflated]:
    """Return the header, and the stream after it."""
    from hipspv.bundle.sources import Inflated

    found, begin = header(data, start, end)
    stop = end if found.file_size is None else start + found.file_size
    return found, Inflated(data, begin, stop, found.method, found.plain_size)


def is_compressed(data: Data, start: int = 0) -> bool:
    return bytes(data[start : start + len(MAGIC)]) == MAGIC


def check_order(locations: list[tuple[int, int]], start: int) -> None:
    """Require contents one after another, as all writers put them. Otherwise reading them would
    never end. Raises BundleError."""
    last = 0
    for location, size in locations:
        if location < last:
            what = "damaged compressed bundle: contents overlap, or aren't in the table's order"
            raise BundleError(what, start, "offset")
        last = location + size


def _compress(plain: bytes, method: str, level: int) -> bytes:
    if method == "zlib":
        import zlib

        return zlib.compress(plain, level)
    import zstandard

    parameters = zstandard.ZstdCompressionParameters.from_level(level, source_size=len(plain), enable_ldm=True)
    return zstandard.ZstdCompressor(compression_params=parameters).compress(plain)
