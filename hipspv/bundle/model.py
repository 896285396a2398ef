"""The model of a bundle, independent of the form in which it is written."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from mmap import mmap
from typing import NamedTuple, Protocol

from hipspv.bundle.errors import BundleError
from hipspv.bundle.target import TargetId

Data = bytes | bytearray | memoryview | mmap

# A damaged count must not cause endless reading. Clang has some hundred targets.
MAX_ENTRIES = 4096


class Source(Protocol):
    """Bytes that contain entries. size: their number, as the file states it."""

    size: int

    def read(self, offset: int, size: int, trusted: bool = False) -> bytes:
        """Return a part as one piece. trusted: without a limit on memory."""
        ...

    def chunks(self, offset: int, size: int, trusted: bool = False) -> Iterator[bytes]:
        """Return a part in pieces of a megabyte at most."""
        ...


_NONE: Mapping[str, str] = {}


class Entry:
    """One target's program.

    id: the target as the file spells it. offset: the entry's begin in the caller's data, None if it
    is compressed there. location: its begin in its source. properties: an offload binary's facts
    about it, its strings and `image_kind`, `offload_kind`, `flags`.
    """

    __slots__ = ("id", "location", "offset", "properties", "size", "source")

    def __init__(
        self,
        id: str,
        source: Source,
        location: int,
        size: int,
        offset: int | None,
        properties: Mapping[str, str] | None = None,
    ) -> None:
        self.id = id
        self.source = source
        self.location = location
        self.size = size
        self.offset = offset
        self.properties = properties or _NONE

    def __repr__(self) -> str:
        return f"Entry({self.id!r}, offset={self.offset}, size={self.size})"

    @property
    def target(self) -> TargetId:
        """Return the target. Raises BundleError for an id that clang never writes."""
        if "offload_kind" in self.properties:
            strings = self.properties
            triple, processor = strings.get("triple", ""), strings.get("arch", "")
            return TargetId.of_triple(strings["offload_kind"], triple, processor)
        return TargetId.parse(self.id)

    def read(self, trusted: bool = False) -> bytes:
        """Return the content. Raises BundleError if it takes more memory than the file's size allows."""
        return self.source.read(self.location, self.size, trusted)

    def chunks(self, trusted: bool = False) -> Iterator[bytes]:
        """Return the content in pieces of a megabyte at most."""
        return self.source.chunks(self.location, self.size, trusted)


class Compression(NamedTuple):
    """A compressed bundle's header. file_size: None in version 1. digest: half of an MD5."""

    version: int
    method: str
    file_size: int | None
    plain_size: int
    digest: bytes


class Container(NamedTuple):
    """A bundle.

    form: "binary", "text", "object" (sections of an object) or "package" (an offload binary).
    offset, size: of the whole bundle, in the caller's data. where: the section or archive member
    that contains it. alignment: the -bundle-align for these offsets, 0 if there is none. version:
    an offload binary's. comment: the beginning of a text's comments.
    """

    form: str
    entries: tuple[Entry, ...]
    offset: int
    size: int
    where: str = ""
    alignment: int = 1
    compression: Compression | None = None
    version: int = 0
    comment: str = ""

    def find(self, wanted: str) -> Entry:
        """Return the entry of this id, or else the first that fits that target. Raises BundleError."""
        exact = next((entry for entry in self.entries if entry.id == wanted), None)
        if exact is not None:
            return exact
        target = TargetId.parse(wanted)
        for entry in self.entries:
            if _fits(entry, target):
                return entry
        have = ", ".join(ascii(entry.id)[1:-1] for entry in self.entries)
        raise BundleError(f"no entry for {wanted} (the bundle has: {have})")


def _fits(entry: Entry, wanted: TargetId) -> bool:
    try:
        return entry.target.runs_on(wanted)
    except BundleError:
        return False  # an id of unknown shape fits no target
