"""Sources of a bundle's bytes: the file itself, or a compressed stream in it.

A compressed bundle may claim to be larger than memory, and really be so. Therefore it is unpacked
piece by piece, forwards. A part that is read as one piece must fit, with zstd's window, into three
times the compressed size plus 32 MiB; larger parts come in chunks.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from typing import Protocol

from hipspv.bundle.errors import BundleError
from hipspv.bundle.model import Data

CHUNK = 1 << 20
# The most that zlib makes of one byte (zlib's "Technical Details"). zstd may make more of runs, but
# no real program consists of those, except that a small file may be one page of them.
LARGEST_RATIO = 1032
_SMALL = 64 << 20
_SLACK = 32 << 20
# Bytes passed to a decompressor at once: each step's output stays below 5 MB. zstd makes 128 KiB of a block of 4 bytes.
_STEP = {"zlib": 1 << 12, "zstd": 1 << 7}
# Like the zstd command, refuse a stream that needs a larger window.
_LARGEST_WINDOW = 1 << 27


class Plain:
    """A part of the caller's data."""

    def __init__(self, data: Data, start: int, end: int) -> None:
        self._data = data
        self.start = start
        self.size = end - start

    def read(self, offset: int, size: int, trusted: bool = False) -> bytes:
        return bytes(self._data[self.start + offset : self.start + offset + size])

    def chunks(self, offset: int, size: int, trusted: bool = False) -> Iterator[bytes]:
        for location in range(offset, offset + size, CHUNK):
            yield self.read(location, min(CHUNK, offset + size - location))


class OpenStream:
    """Keeps one of a file's streams open at a time, because each takes megabytes."""

    def __init__(self) -> None:
        self._open: Inflated | None = None

    def take(self, stream: Inflated) -> None:
        if self._open is not None and self._open is not stream:
            self._open.close()
        self._open = stream


class Inflated:
    """The unpacked content of a zlib or zstd stream, `size` bytes according to its header.

    skipped: the number of bytes before it in the numbering of offsets.
    """

    def __init__(self, data: Data, start: int, end: int, method: str, size: int, skipped: int = 0) -> None:
        self._data = data
        self.start = start
        self._end = end
        self._method = method
        self._skipped = skipped
        self.size = size
        packed = end - start
        if size > max(_SMALL, LARGEST_RATIO * packed):
            what = f"{packed:,} bytes can't unpack to {size:,}"
            raise BundleError(what, start, "uncompressed size")
        self._budget = 3 * packed + _SLACK
        self._window = _window(bytes(data[start : start + 18]), start) if method == "zstd" else 0
        self.open_stream = OpenStream()
        self.close()

    def read(self, offset: int, size: int, trusted: bool = False) -> bytes:
        if not trusted and size + min(self._window, offset + size) > self._budget:
            what = f"{size:,} bytes out of {self._end - self.start:,} take more memory"
            what += " than a file may that isn't trusted: unpack them in pieces"
            raise BundleError(what, self.start, "compressed data")
        # Unlike join and bytearray, BytesIO holds the bytes once.
        result = io.BytesIO()
        for chunk in self.chunks(offset, size, trusted):
            result.write(chunk)
        return result.getvalue()

    def chunks(self, offset: int, size: int, trusted: bool = False) -> Iterator[bytes]:
        offset -= self._skipped
        end = offset + size
        self._require_memory(end, trusted)
        while offset < end:
            self._seek(offset)
            chunk = self._next(min(CHUNK, end - offset))
            offset += len(chunk)
            yield chunk

    def extent(self, trusted: bool = False, update: Callable[[bytes], object] = len) -> tuple[int, int]:
        """Return the number of bytes that the whole stream unpacks to (`size` + 1 for anything
        larger), and the stream's own size. update: receives the unpacked bytes."""
        self._require_memory(self.size, trusted)
        self.close()
        while self._position <= self.size and self._more():
            self._position += len(self._piece)
            update(self._piece)
        ended = self._stream is not None and self._stream.eof
        if self._position == self.size and not ended:
            what = "damaged compressed bundle: the stream has no end"
            raise BundleError(what, self._fed, "compressed data")
        unused = len(self._stream.unused_data) if self._stream and ended else 0
        found = min(self._position, self.size + 1), self._fed - unused - self.start
        self.close()
        return found

    def packed_size(self) -> int:
        """Return the stream's size, if its header doesn't state its end."""
        if self._method == "zlib":
            return self.extent()[1]
        return _frame_size(self._data, self.start, self._end)

    def _require_memory(self, end: int, trusted: bool) -> None:
        """Check the memory, including the decompressor's window over its output."""
        if not trusted and min(self._window, end) > self._budget:
            what = f"unpacking {self._end - self.start:,} bytes takes {self._window:,} of memory"
            what += ", more than a file may that isn't trusted"
            raise BundleError(what, self.start, "window size")

    def close(self) -> None:
        """Discard the unpacked data. The next read begins again."""
        self._stream: _Decompressor | None = None
        self._fed = self.start  # the decompressor has the data up to here
        self._piece = b""  # its last output; `_used` bytes of it are consumed
        self._used = 0
        self._position = 0

    def _seek(self, offset: int) -> None:
        back = self._position - offset
        if 0 < back <= self._used:
            self._used -= back
            self._position = offset
        elif back > 0:
            self.close()
        while self._position < offset:
            self._next(offset - self._position)

    def _next(self, most: int) -> bytes:
        while self._used == len(self._piece):
            if not self._more():
                what = f"the stream ends after {self._position:,} bytes of {self.size:,}"
                raise BundleError(f"damaged compressed bundle: {what}", self._fed, "compressed data")
        chunk = self._piece[self._used : self._used + most]
        self._used += len(chunk)
        self._position += len(chunk)
        return chunk

    def _more(self) -> bool:
        """Unpack another piece, which may be empty."""
        if self._stream is None:
            self.open_stream.take(self)
            self._stream = _decompressor(self._method)
        if self._stream.eof or self._fed >= self._end:
            return False
        fed = bytes(self._data[self._fed : min(self._fed + _STEP[self._method], self._end)])
        try:
            self._piece, self._used = self._stream.decompress(fed), 0
        except _errors(self._method) as error:
            what = f"damaged compressed bundle: {error}"
            raise BundleError(what, self._fed, "compressed data") from None
        self._fed += len(fed)
        return True


class _Decompressor(Protocol):
    """The common interface of zlib's and zstandard's decompressors."""

    @property
    def eof(self) -> bool: ...
    @property
    def unused_data(self) -> bytes: ...
    def decompress(self, data: bytes, /) -> bytes: ...


def _decompressor(method: str) -> _Decompressor:
    if method == "zlib":
        import zlib

        return zlib.decompressobj()
    import zstandard

    return zstandard.ZstdDecompressor(max_window_size=_LARGEST_WINDOW).decompressobj()


def _errors(method: str) -> type[Exception]:
    if method == "zlib":
        import zlib

        return zlib.error
    import zstandard

    return zstandard.ZstdError


def _window(header: bytes, start: int) -> int:
    """Return the decompressor's window in bytes. A header has 18 bytes at most (RFC 8878, 3.1.1.1)."""
    import zstandard

    try:
        return zstandard.get_frame_parameters(header).window_size
    except (zstandard.ZstdError, ValueError) as error:
        what = f"damaged compressed bundle: {error}"
        raise BundleError(what, start, "compressed data") from None


def _frame_size(data: Data, start: int, end: int) -> int:
    """Return the size of a zstd frame: header, blocks, optional checksum (RFC 8878, 3.1.1)."""
    import zstandard

    try:
        head = bytes(data[start : min(start + 18, end)])
        position = start + zstandard.frame_header_size(head)
        checksum = zstandard.get_frame_parameters(head).has_checksum
    except (zstandard.ZstdError, ValueError) as error:
        what = f"damaged compressed bundle: {error}"
        raise BundleError(what, start, "compressed data") from None
    last = False
    while not last:
        block = int.from_bytes(bytes(data[position : min(position + 3, end)]), "little")
        if position + 3 > end:
            raise BundleError("damaged compressed bundle: no last block", position, "block")
        last = bool(block & 1)
        # A block of one repeated byte holds that byte.
        position += 3 + (1 if block >> 1 & 3 == 1 else block >> 3)
    return min(position + 4 * checksum, end) - start
