"""The rules for bundles, each with a name, and the search for locations that break them."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from typing import NamedTuple

from hipspv.bundle import binary, compressed, reader, text
from hipspv.bundle.errors import BundleError, FormatError
from hipspv.bundle.model import Container, Data, Entry
from hipspv.bundle.target import KINDS, TargetId

# An error: clang's tools or hipspv's runtime can't read the bundle, or misread it. A warning:
# clang's tools don't write it so.
RULES = {
    "readable": ("error", "every table, size and offset lies in the file"),
    "uncompressed-size": ("error", "the stream unpacks to as many bytes as the header says"),
    "hash": ("error", "the header's hash is the plain bundle's"),
    "overlap": ("error", "entries share no bytes with one another or the table"),
    "duplicate-id": ("error", "no two entries have the same id"),
    "feature-conflict": ("error", "all entries of a processor name the same features"),
    "text-end": ("error", "the comment after a text's entry names that entry"),
    "zero-offset": ("error", "clang passes over bundles with an entry at byte 0"),
    "entry-id": ("warning", "an id is <kind>-<triple>, and may have a processor and features"),
    "entry-kind": ("warning", "an entry is of a kind that clang knows"),
    "host-first": ("warning", "the host's entry is the first, and the only one of that kind"),
    "padding": ("warning", "between entries are zeros"),
    "alignment": ("warning", "some -bundle-align gives the entries their locations"),
    "trailing-data": ("warning", "only zeros follow the last bundle"),
}


class Finding(NamedTuple):
    """A broken rule. offset: in the caller's data. where: section or member of an archive."""

    rule: str
    message: str
    offset: int | None = None
    field: str = ""
    where: str = ""

    @property
    def level(self) -> str:
        """Return "error" or "warning"."""
        return RULES[self.rule][0]

    def __str__(self) -> str:
        location = [] if self.offset is None else [f"byte {self.offset:,}"]
        location += [word for word in (self.field, self.where) if word]
        suffix = f" ({', '.join(location)})" if location else ""
        return f"{self.level}: {self.message}{suffix} [{self.rule}]"


def check(data: Data, path: str = "", trusted: bool = False, limit: int = 1000) -> list[Finding]:
    """Check the bundles in a file. Return an empty list for valid ones.

    path: as for `reader.containers`; trusted: as for `Entry.read`; limit: of findings, after which
    only the first error is added.
    """
    found: list[Finding] = []
    for finding in _findings(data, path, trusted):
        if len(found) < limit:
            found.append(finding)
        elif finding.level == "error":
            return [*found, finding]
    return found


def _findings(data: Data, path: str, trusted: bool) -> Iterator[Finding]:
    last: Container | None = None
    damaged = False
    parts = reader.Limit()
    try:
        for content, member, base in reader.parts(data, path):
            problems: list[FormatError] = []
            for last in reader.inside(content, member, parts, 0, problems):
                for finding in _broken(last, content, trusted):
                    yield _moved(finding._replace(where=last.where), base)
            for error in problems:
                damaged = True
                yield _moved(_unreadable(error, member), base)
    except FormatError as error:
        damaged = True
        yield _unreadable(error, "")
    if last is not None:
        yield from _trailing(data, last)
    elif not damaged:
        yield Finding("readable", "no offload bundle", 0, "magic")


def _unreadable(error: FormatError, where: str) -> Finding:
    return Finding("readable", error.message, error.offset, error.field, where)


def _moved(finding: Finding, base: int) -> Finding:
    return finding._replace(offset=None if finding.offset is None else finding.offset + base)


def _broken(container: Container, data: Data, trusted: bool) -> Iterator[Finding]:
    if container.compression:
        yield from _stream(container, data, trusted)
    for rule in _CHECKS:
        yield from rule(container, data)


def _stream(container: Container, data: Data, trusted: bool) -> Iterator[Finding]:
    """Check a compressed bundle's size and hash."""
    end = container.offset + container.size
    header, stream = compressed.stream(data, container.offset, end)
    digest = hashlib.md5(usedforsecurity=False)
    size, packed = stream.extent(trusted, digest.update)
    if size != header.plain_size:
        many = "more" if size > header.plain_size else f"{size:,}"
        what = f"{many} bytes unpacked, not {header.plain_size:,}"
        yield Finding("uncompressed-size", what, container.offset, "uncompressed size")
    elif digest.digest()[:8] != header.digest:
        yield Finding("hash", "the hash is another's", container.offset, "hash")
    if stream.start + packed < end:
        size = end - stream.start - packed
        what = f"{size:,} bytes after the stream, which the header counts"
        yield Finding("trailing-data", what, stream.start + packed, "file size")


def _locations(container: Container, data: Data) -> Iterator[Finding]:
    """Check the locations of a binary bundle's entries."""
    if container.form != "binary":
        return
    table = binary.table_end(container.entries)
    last, before = table, "the table"
    for entry in sorted(container.entries, key=lambda entry: (entry.location, entry.size)):
        if entry.location == 0:
            yield _about(container, entry, "zero-offset", "begins at byte 0", "offset")
        if entry.size and entry.location < last:
            yield _about(container, entry, "overlap", f"overlaps {before}", "offset")
        if entry.location + entry.size > last:
            last, before = entry.location + entry.size, ascii(entry.id)
    if container.alignment == 0:
        what = "no -bundle-align gives these offsets"
        yield Finding("alignment", what, container.offset, "offset")


def _padding(container: Container, data: Data) -> Iterator[Finding]:
    if container.form != "binary" or container.compression:
        return
    last = container.offset + binary.table_end(container.entries)
    for entry in sorted(container.entries, key=lambda entry: entry.location):
        start = container.offset + entry.location
        if start > last and reader.skip_zeros(data, last, start) < start:
            yield _about(container, entry, "padding", "has no zeros before it", "content")
        last = max(last, start + entry.size)


def _ids(container: Container, data: Data) -> Iterator[Finding]:
    """Check the targets of the entries."""
    seen: dict[str, None] = {}
    features: dict[TargetId, set[str]] = {}
    for index, entry in enumerate(container.entries):
        package = container.form == "package"
        if entry.id in seen and not package:
            yield _about(container, entry, "duplicate-id", "is there twice", "id")
        seen[entry.id] = None
        try:
            target = entry.target
        except BundleError as error:
            yield _about(container, entry, "entry-id", error.message, "id")
            continue
        if target.kind not in KINDS:
            yield _about(container, entry, "entry-kind", f"is of kind {target.kind!a}", "id")
        if target.kind == "host" and index and not package:
            yield _about(container, entry, "host-first", "isn't the first entry", "id")
        names = {name for name, _ in target.features}
        processor = target._replace(features=())
        if features.setdefault(processor, names) != names and target.processor:
            what = "names other features than another entry of its processor"
            yield _about(container, entry, "feature-conflict", what, "id")


def _text_ends(container: Container, data: Data) -> Iterator[Finding]:
    if container.form != "text" or container.compression:
        return
    for entry in container.entries:
        if text.end_id(data, entry, container.comment) != entry.id:
            yield _about(container, entry, "text-end", "has another entry's end", "end")


def _trailing(data: Data, last: Container) -> Iterator[Finding]:
    """Check the end of a file that consists of bundles; sections and members have their own ends."""
    if last.where or last.form == "object":
        return
    location = reader.skip_zeros(data, last.offset + last.size, len(data))
    if location < len(data):
        size = len(data) - location
        yield Finding("trailing-data", f"{size:,} bytes after the last bundle", location)


def _about(container: Container, entry: Entry, rule: str, what: str, field: str) -> Finding:
    offset = container.offset if entry.offset is None else entry.offset
    return Finding(rule, f"{ascii(entry.id)[1:-1]} {what}", offset, field)


_CHECKS: tuple[Callable[[Container, Data], Iterator[Finding]], ...] = (_locations, _padding, _ids, _text_ends)
