"""Reading and writing of declared layouts.

A layout is a value that describes bytes: a number, a name with its length, a table with its count,
or a record of named fields. Each kind reads and writes itself, so there is only one description of
the format (layout.py), which nothing else can contradict.

Input is never trusted: a count is compared with the remaining bytes before anything is allocated for it. Tables stay
bytes until a record is used (`Table`), so an object takes little more memory than its file, whatever its counts say.
"""

from __future__ import annotations

import struct
from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import accumulate, groupby
from typing import Any, NamedTuple, Protocol, TypeVar, overload

from hipspv.visa.errors import VisaError

Version = tuple[int, int]
T_co = TypeVar("T_co", covariant=True)

_CODES = {(1, False): "B", (2, False): "H", (4, False): "I", (2, True): "h"}


class Source(NamedTuple):
    """Bytes that may be read up to `end`, and the version of their format."""

    data: bytes
    end: int
    version: Version

    def need(self, at: int, size: int) -> None:
        if size > self.end - at:
            left = max(self.end - at, 0)
            raise VisaError(f"needs {size} bytes, {left} are left", offset=at)


class Sink:
    """Collects the output. A subclass may watch: `seen` is called for each record."""

    def __init__(self, version: Version) -> None:
        self.version = version
        self.out = bytearray()
        self.field = ""  # the name of the field being written

    @property
    def at(self) -> int:
        return len(self.out)

    def begin(self, routine: Any) -> None:
        """The following records belong to this routine, or to the header if it is None."""

    def seen(self, record: Record, value: Any, offsets: Mapping[str, int]) -> None:
        """A record was written, with its fields at these offsets."""

    def filler(self, content: bytes) -> None:
        """Write bytes that no record describes."""
        self.out += content

    def misfit(self, message: str) -> None:
        """Report that the value doesn't fit `field`."""
        raise VisaError(message, offset=self.at, field=self.field)


class Layout(Protocol):
    """The interface that all kinds of layout below share."""

    def least(self, version: Version) -> int:
        """Return the minimal number of bytes of a value."""
        ...

    def read(self, source: Source, at: int) -> tuple[Any, int]:
        """Return the value at `at`, and its end."""
        ...

    def skip(self, source: Source, at: int) -> int:
        """Return the end of the value at `at`."""
        ...

    def write(self, sink: Sink, value: Any) -> object: ...


class Number(NamedTuple):
    """A little-endian integer of `width` bytes; `older` has its width before a version."""

    width: int
    signed: bool = False
    older: tuple[Version, int] | None = None

    def format(self, version: Version) -> struct.Struct:
        narrow = self.older is not None and version < self.older[0]
        return _struct(self.older[1] if self.older and narrow else self.width, self.signed)

    def least(self, version: Version) -> int:
        return self.format(version).size

    def read(self, source: Source, at: int) -> tuple[int, int]:
        form = self.format(source.version)
        source.need(at, form.size)
        return form.unpack_from(source.data, at)[0], at + form.size

    def skip(self, source: Source, at: int) -> int:
        return self.read(source, at)[1]

    def write(self, sink: Sink, value: int) -> None:
        form = self.format(sink.version)
        try:
            sink.out += form.pack(value)
        except struct.error:
            sink.misfit(f"{value} doesn't fit in {form.size} bytes")
            sink.out += bytes(form.size)


@cache
def _struct(width: int, signed: bool) -> struct.Struct:
    return struct.Struct("<" + _CODES[width, signed])


class Counted(NamedTuple):
    """Bytes after their length, which is a field by itself: `str` for a name, else `bytes`."""

    name: str
    length: Number
    is_text: bool = False

    def least(self, version: Version) -> int:
        return self.length.least(version)

    def read(self, source: Source, at: int) -> tuple[str | bytes, int]:
        start, end = self._extent(source, at)
        content = source.data[start:end]
        return (_decode(content) if self.is_text else content), end

    def skip(self, source: Source, at: int) -> int:
        return self._extent(source, at)[1]

    def _extent(self, source: Source, at: int) -> tuple[int, int]:
        length, start = self.length.read(source, at)
        if length > source.end - start:
            left = source.end - start
            raise VisaError(f"{length}, but {left} bytes are left", offset=at, field=self.name)
        return start, start + length

    def write(self, sink: Sink, value: str | bytes) -> None:
        content = _encode(value) if isinstance(value, str) else value
        self.length.write(sink, len(content))
        sink.out += content


class Terminated:
    """A string that ends with a null character. A string longer than any name is damage."""

    LONGEST = 4096

    def least(self, version: Version) -> int:
        return 1

    def read(self, source: Source, at: int) -> tuple[str, int]:
        end = self.skip(source, at)
        return _decode(source.data[at : end - 1]), end

    def skip(self, source: Source, at: int) -> int:
        limit = min(at + self.LONGEST + 1, source.end)
        end = source.data.find(b"\0", at, limit)
        if end < 0:
            raise VisaError(f"a string has no end within {limit - at} bytes", offset=at)
        return end + 1

    def write(self, sink: Sink, value: str) -> None:
        content = _encode(value)
        if b"\0" in content:
            sink.misfit("a string has a null character in it")
            content = content.replace(b"\0", b"")
        if len(content) > self.LONGEST:
            sink.misfit(f"a string of {len(content)} bytes, more than {self.LONGEST}")
            content = content[: self.LONGEST]
        sink.out += content + b"\0"


def _decode(content: bytes) -> str:
    return content.decode("utf-8", "surrogateescape")


def _encode(text: str) -> bytes:
    return text.encode("utf-8", "surrogateescape")


class Table(Sequence[T_co]):
    """The entries of a table in a file, each read on demand.

    Equal to any sequence with equal entries. Every 16th entry's location is remembered, so an entry
    is found in a few steps, and a million of them take no memory of their own.
    """

    __slots__ = ("_count", "_marks", "_of", "_source", "_start")
    _STRIDE = 16

    def __init__(self, of: Layout, source: Source, start: int, count: int) -> None:
        self._of, self._source, self._start, self._count = of, source, start, count
        self._marks: array[int] | None = None

    def scan(self) -> int:
        """Walk all entries once, remember the locations, and return the end of the table."""
        of, source, at = self._of, self._source, self._start
        if isinstance(of, Record) and (size := of.fixed_size(source.version)):
            return at + size * self._count
        marks = array("Q")
        for index in range(self._count):
            if index % self._STRIDE == 0:
                marks.append(at)
            at = of.skip(source, at)
        if self._count > self._STRIDE:
            self._marks = marks
        return at

    def location(self, index: int) -> int:
        """Return the byte at which an entry begins."""
        of, source = self._of, self._source
        if isinstance(of, Record) and (size := of.fixed_size(source.version)):
            return self._start + size * index
        at = self._marks[index // self._STRIDE] if self._marks else self._start
        for _ in range(index % self._STRIDE):
            at = of.skip(source, at)
        return at

    def field_location(self, index: int, field: str) -> int:
        """Return the byte at which a field of an entry begins."""
        at = self.location(index)
        return self._of.location(self._source, at, field) if isinstance(self._of, Record) else at

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, index: int) -> T_co: ...
    @overload
    def __getitem__(self, index: slice) -> list[T_co]: ...
    def __getitem__(self, index: int | slice) -> T_co | list[T_co]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(self._count))]
        if not -self._count <= index < self._count:
            raise IndexError(index)
        return self._of.read(self._source, self.location(index % self._count))[0]

    def __iter__(self) -> Iterator[T_co]:
        at = self._start
        for _ in range(self._count):
            value, at = self._of.read(self._source, at)
            yield value

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Sequence) or isinstance(other, (str, bytes)):
            return NotImplemented
        return len(self) == len(other) and all(a == b for a, b in zip(self, other, strict=True))

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"[{', '.join(map(repr, self[:8]))}{', ...' if self._count > 8 else ''}]"


class Many(NamedTuple):
    """A table after the number of its entries, which is a field by itself."""

    name: str
    count: Number  # pyright: ignore[reportIncompatibleMethodOverride]
    of: Layout

    def least(self, version: Version) -> int:
        return self.count.least(version)

    def read(self, source: Source, at: int) -> tuple[Table[Any], int]:
        count, start = self._count(source, at)
        if not count:
            return EMPTY, start
        table = Table(self.of, source, start, count)
        return table, table.scan()

    def skip(self, source: Source, at: int) -> int:
        count, at = self._count(source, at)
        for _ in range(count):
            at = self.of.skip(source, at)
        return at

    def _count(self, source: Source, at: int) -> tuple[int, int]:
        count, start = self.count.read(source, at)
        least, left = count * self.of.least(source.version), source.end - start
        if least > left:
            message = f"{count} entries take at least {least} bytes, {left} are left"
            raise VisaError(message, offset=at, field=self.name)
        return count, start

    def write(self, sink: Sink, value: Sequence[Any]) -> None:
        self.count.write(sink, len(value))
        for entry in value:
            self.of.write(sink, entry)


class _Run(NamedTuple):
    """Adjacent numbers, read and written in one step; or one field of another kind."""

    names: tuple[str, ...]
    locations: tuple[int, ...]  # of the fields in the run
    form: struct.Struct | None


class Record:
    """Named fields, one after the other. `make` builds the value from them."""

    def __init__(self, name: str, make: Callable[..., Any], /, **fields: Layout) -> None:
        self.name = name
        self.make = make
        self.fields = fields
        self._runs: dict[Version, tuple[_Run, ...]] = {}
        self._leasts: dict[Version, int] = {}
        self._sizes: dict[Version, int] = {}
        self._tails: dict[Version, tuple[int, Layout | None] | None] = {}

    def least(self, version: Version) -> int:
        if version not in self._leasts:
            self._leasts[version] = sum(f.least(version) for f in self.fields.values())
        return self._leasts[version]

    def fixed_size(self, version: Version) -> int:
        """Return the size of every such record; 0 if sizes differ."""
        if version not in self._sizes:
            fixed = all(isinstance(layout, Number) for layout in self.fields.values())
            self._sizes[version] = self.least(version) if fixed else 0
        return self._sizes[version]

    def runs(self, version: Version) -> tuple[_Run, ...]:
        if version not in self._runs:
            self._runs[version] = tuple(_runs(self.fields, version))
        return self._runs[version]

    def read(self, source: Source, at: int) -> tuple[Any, int]:
        values: dict[str, Any] = {}
        for run in self.runs(source.version):
            try:
                if run.form is not None and source.end - at >= run.form.size:
                    values.update(zip(run.names, run.form.unpack_from(source.data, at), strict=True))
                    at += run.form.size
                else:
                    for name in run.names:
                        values[name], at = self.fields[name].read(source, at)
            except VisaError as error:
                raise self._named(error, next(n for n in run.names if n not in values)) from None
        return self.make(**values), at

    def skip(self, source: Source, at: int) -> int:
        """Return the end of a record. Files have millions of records that end with one byte's
        count: there is a fast path for those."""
        data, end, version = source
        if version not in self._tails:
            self._tails[version] = self._tail(version)
        if (tail := self._tails[version]) and at + tail[0] < end:
            at += tail[0]
            length, at = data[at], at + 1
            if not length:
                return at
            if (inner := tail[1]) is None:
                if length <= end - at:
                    return at + length
            else:
                for _ in range(length):
                    at = inner.skip(source, at)
                return at
            at -= tail[0] + 1
        return self._skip(source, at)

    def _tail(self, version: Version) -> tuple[int, Layout | None] | None:
        """For numbers followed by a length or count of one byte: return its place, and the counted layout."""
        *numbers, last = self.fields.values()
        is_short = isinstance(last, (Counted, Many)) and last.least(version) == 1
        if not is_short or not all(isinstance(layout, Number) for layout in numbers):
            return None
        location = sum(layout.least(version) for layout in numbers)
        return location, last.of if isinstance(last, Many) else None

    def _skip(self, source: Source, at: int) -> int:
        for run in self.runs(source.version):
            if run.form is not None and source.end - at >= run.form.size:
                at += run.form.size
                continue
            for name in run.names:
                try:
                    at = self.fields[name].skip(source, at)
                except VisaError as error:
                    raise self._named(error, name) from None
        return at

    def location(self, source: Source, at: int, field: str) -> int:
        """Return the byte at which a field of the record at `at` begins."""
        for name, layout in self.fields.items():
            if name == field:
                break
            at = layout.skip(source, at)
        return at

    def write(self, sink: Sink, value: Any, **given: Any) -> dict[str, int]:
        """Return the location of each field. `given` has fields that aren't the value's own, such as offsets."""
        offsets: dict[str, int] = {}
        for run in self.runs(sink.version):
            at = sink.at
            values = [given[name] if name in given else getattr(value, name) for name in run.names]
            if run.form is not None:
                try:
                    sink.out += run.form.pack(*values)
                    locations = [at + location for location in run.locations]
                    offsets.update(zip(run.names, locations, strict=True))
                    continue
                except struct.error:
                    pass  # one of them doesn't fit: the loop below finds it
            for name, each in zip(run.names, values, strict=True):
                offsets[name] = sink.at
                sink.field = f"{self.name}.{name}"
                self.fields[name].write(sink, each)
        sink.seen(self, value, offsets)
        return offsets

    def _named(self, error: VisaError, field: str) -> VisaError:
        """Name the field of an error, innermost first: a nested count, length or record has named itself."""
        if error.field is None or "." not in error.field:
            error.field = f"{self.name}.{error.field or field}"
        return error


def _runs(fields: Mapping[str, Layout], version: Version) -> Iterator[_Run]:
    for is_number, group in groupby(fields.items(), lambda field: isinstance(field[1], Number)):
        run = dict(group)
        if not is_number:
            yield from (_Run((name,), (0,), None) for name in run)
            continue
        forms = [each.format(version) for each in run.values() if isinstance(each, Number)]
        locations = tuple(accumulate((form.size for form in forms), initial=0))[:-1]
        codes = "".join(form.format[1:] for form in forms)
        yield _Run(tuple(run), locations, struct.Struct("<" + codes))


EMPTY: Table[Any] = Table(Number(1), Source(b"", 0, (4, 1)), 0, 0)
