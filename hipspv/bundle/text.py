"""The text form of clang's offload bundle: contents between comments that name their targets.

Layout: clang/docs/ClangOffloadBundler.rst, "Bundled Text File Layout"; blank lines and the comments
of each type: clang/lib/Driver/OffloadBundler.cpp, TextFileHandler and CreateFileHandler. Its clang-offload-bundler
rewrites ids, and reports neither offsets nor damage.
"""

from __future__ import annotations

from collections.abc import Iterable

from hipspv.bundle import binary
from hipspv.bundle.errors import BundleError
from hipspv.bundle.model import MAX_ENTRIES, Container, Data, Entry
from hipspv.bundle.sources import Plain

# The beginnings of comments in the text types of clang-offload-bundler's -type.
COMMENTS = {"i": "//", "ii": "//", "cui": "//", "hipi": "//", "d": "#", "ll": ";", "s": "#"}

_START, _END = binary.MAGIC + b"__START__ ", binary.MAGIC + b"__END__ "
_LONGEST_ID = 4096


def write(entries: Iterable[tuple[str, bytes]], comment: str) -> bytes:
    """Return a text bundle of ids and contents, in their order. Raises BundleError."""
    parts = []
    start, end = _marks(comment)
    for id, content in entries:
        if end in b"\n" + content or start in b"\n" + content or "\n" in id:
            raise BundleError(f"the content of {id!a} has a bundle's own comments", field="content")
        name = id.encode() + b"\n"
        parts += [start, name, content, end, name]
    return b"".join(parts)


def comment_of(data: Data, start: int = 0) -> str:
    """Return the beginning of comments in the text bundle here; empty if there is none."""
    head = bytes(data[start : start + 64])
    return next((text for text in ("//", "#", ";") if head.startswith(_marks(text)[0])), "")


def read(data: Data, start: int = 0, end: int | None = None) -> Container:
    """Return the text bundle at this location. Raises BundleError."""
    end = len(data) if end is None else end
    comment = comment_of(data, start)
    if not comment:
        raise BundleError("no text bundle: its first comment is missing", start, "start")
    source = Plain(data, start, end)
    try:
        entries, size = _entries(bytes(data[start:end]), comment, source)
    except BundleError as error:
        raise error.moved(start) from None
    return Container("text", tuple(entries), start, size, comment=comment)


def _entries(text: bytes, comment: str, source: Plain) -> tuple[list[Entry], int]:
    """Return the entries of a text bundle, and its end. The text is all of the source."""
    begin_mark, end_mark = _marks(comment)
    entries: list[Entry] = []
    last = 0
    position = text.find(begin_mark)
    while position >= 0:
        id, content = _name(text, position + len(begin_mark))
        # The end mark of an empty content begins with the newline that ends the id's line.
        stop = text.find(end_mark, content)
        if stop < 0:
            raise BundleError(f"damaged text bundle: {id!a} has no end", position, "end")
        _, last = _name(text, stop + len(end_mark))
        entries.append(Entry(id, source, content, stop - content, source.start + content))
        if len(entries) > MAX_ENTRIES:
            raise BundleError("damaged text bundle: too many entries", position, "start")
        position = text.find(begin_mark, last)
    return entries, last


def end_id(data: Data, entry: Entry, comment: str) -> str:
    """Return the id in the comment after an entry's content."""
    assert entry.offset is not None
    start = entry.offset + entry.size + len(_marks(comment)[1])
    return _name(bytes(data[start : start + _LONGEST_ID + 1]), 0)[0]


def _marks(comment: str) -> tuple[bytes, bytes]:
    opening = f"\n{comment} ".encode()
    return opening + _START, opening + _END


def _name(text: bytes, start: int) -> tuple[str, int]:
    """Return the rest of a line, and the begin of the next one."""
    line = text[start : start + _LONGEST_ID + 1]
    stop = line.find(b"\n")
    if stop < 0:
        raise BundleError("damaged text bundle: an id has no end", start, "id")
    try:
        return line[:stop].decode(), start + stop + 1
    except UnicodeDecodeError:
        raise BundleError("damaged text bundle: an id is no text", start, "id") from None
