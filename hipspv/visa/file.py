"""The file of an object: the header, and the pieces to which its offsets lead.

Intel's tools write each kernel with its GEN binaries after it, then the functions: the usual order.
A file may have another order, and bytes between the pieces; both are kept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest
from types import SimpleNamespace
from typing import Any, NamedTuple, TypeVar, overload

from hipspv.visa import layout
from hipspv.visa.codec import EMPTY, Many, Record, Sink, Source, Table, Version
from hipspv.visa.errors import VisaError
from hipspv.visa.model import BinaryLocation, Function, GenBinary, Kernel, Object, Piece, Routine

T = TypeVar("T")

# The tables of a function without a body, shared so that each function needs no lists of its own.
_NO_BODY: dict[str, Any] = {
    name: EMPTY for name, field in layout.FUNCTION_DATA.fields.items() if isinstance(field, Many)
}
_ID_SIZE = 6  # magic and version
_MAGIC = int.from_bytes(layout.MAGIC, "little")


def is_visa(data: bytes) -> bool:
    return data[:4] == layout.MAGIC


class _Made(Sequence[T]):
    """Routines that are made again at each access."""

    def __init__(self, make: Callable[[Source, dict[str, Any]], T], source: Source, infos: Table[Any]) -> None:
        self._make, self._source, self._infos = make, source, infos

    def __len__(self) -> int:
        return len(self._infos)

    @overload
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: slice) -> list[T]: ...
    def __getitem__(self, index: int | slice) -> T | list[T]:
        if isinstance(index, slice):
            return [self._make(self._source, info) for info in self._infos[index]]
        return self._make(self._source, self._infos[index])

    def __iter__(self) -> Iterator[T]:
        return (self._make(self._source, info) for info in self._infos)


def read(data: bytes, keep: bool = True) -> Object:
    """Read the object in a file of version 3.0 to 4.1.

    Tables are read on demand, but every count, size and location is checked here. Raises VisaError
    with byte and field. keep: if false, kernels and functions are made and checked again at each
    access; they must not be changed, and are in the usual order.
    """
    version = _version(data)
    source = Source(data, len(data), version)
    header, end = layout.HEADER.read(source, 0)
    extents = sorted(_extents(header), key=lambda extent: extent[:2])
    _check(extents, end, len(data))
    result = Object(version=version, variables=header["variables"])
    result.kernels = _Made(_kernel, source, header["kernels"])
    result.functions = _Made(_function, source, header["functions"])
    if keep:
        pieces = list(_pieces(data, extents, end))
        del extents
        result.kernels, result.functions = list(result.kernels), list(result.functions)
        if any(one != other for one, other in zip_longest(pieces, _usual(result))):
            result.pieces = pieces
    return result


def _version(data: bytes) -> Version:
    if not is_visa(data):
        raise VisaError("not a vISA object", offset=0, field="common_isa_header.magic_number")
    field_name = "common_isa_header.major_version"
    if len(data) < _ID_SIZE:
        raise VisaError("the file ends here", offset=len(data), field=field_name)
    version = (data[4], data[5])
    if not layout.can_be_read(version):
        message = f"version {version[0]}.{version[1]}; 3.0 to 4.1 can be read"
        raise VisaError(message, offset=4, field=field_name)
    return version


class _Extent(NamedTuple):
    """The bytes of a piece, and the record that determines them, in a table of the header."""

    offset: int
    size: int
    piece: Piece
    info: Table[Any]
    entry: int

    def error(self, message: str) -> VisaError:
        """Return the error with the message, at the field that has the offset."""
        record = {"kernel": layout.KERNEL_INFO, "binary": layout.GEN_BINARY, "function": layout.FUNCTION_INFO}[
            self.piece.kind
        ]
        at = self.info.field_location(self.entry, "offset")
        field_name = "binary_offset" if self.piece.kind == "binary" else "offset"
        return VisaError(message, offset=at, field=f"{record.name}.{field_name}")


def _extents(header: dict[str, Any]) -> Iterator[_Extent]:
    kernels, functions = header["kernels"], header["functions"]
    for index, info in enumerate(kernels):
        piece = Piece("kernel", index)
        yield _Extent(info["offset"], info["size"], piece, kernels, index)
        for inner, location in enumerate(info["binaries"]):
            if location.size:
                piece = Piece("binary", index, inner)
                yield _Extent(location.offset, location.size, piece, info["binaries"], inner)
    for index, info in enumerate(functions):
        if info["offset"] or info["size"]:
            piece = Piece("function", index)
            yield _Extent(info["offset"], info["size"], piece, functions, index)


def _check(extents: list[_Extent], header_end: int, file_end: int) -> None:
    """Check that each piece is in the file, after the header, and that no two share a byte.

    Otherwise small files with many offsets to one big piece could take any amount of memory.
    """
    last = header_end
    for extent in extents:
        if extent.offset < last:
            raise extent.error(f"{extent.offset}: what stands before it ends at byte {last}")
        last = extent.offset + extent.size
        if last > file_end:
            raise extent.error(f"{extent.size} bytes at {extent.offset}; the file has {file_end}")


def _pieces(data: bytes, extents: list[_Extent], end: int) -> Iterator[Piece]:
    for extent in extents:
        if extent.offset > end:
            yield Piece("filler", content=data[end : extent.offset])
        yield extent.piece
        end = extent.offset + extent.size
    if end < len(data):
        yield Piece("filler", content=data[end:])


def _usual(what: Object) -> Iterator[Piece]:
    for index, kernel in enumerate(what.kernels):
        yield Piece("kernel", index)
        for inner, binary in enumerate(kernel.binaries):
            if binary.content:
                yield Piece("binary", index, inner)
    for index, function in enumerate(what.functions):
        if function.has_body:
            yield Piece("function", index)


def _kernel(source: Source, info: dict[str, Any]) -> Kernel:
    body = _body(source, layout.KERNEL_DATA, info)
    true_location = layout.KERNEL_DATA.location(source, info["offset"], "inputs")
    said = info["input_offset"]
    return Kernel(
        name=info["name"],
        variable_relocations=info["variable_relocations"],
        function_relocations=info["function_relocations"],
        binaries=[_binary(source.data, location) for location in info["binaries"]],
        input_offset=None if said == true_location else said,
        **body,
    )


def _binary(data: bytes, location: BinaryLocation) -> GenBinary:
    content = data[location.offset : location.offset + location.size] if location.size else b""
    return GenBinary(location.platform, content, None if location.size else location.offset)


def _function(source: Source, info: dict[str, Any]) -> Function:
    has_body = bool(info["offset"] or info["size"])
    body = _body(source, layout.FUNCTION_DATA, info) if has_body else _NO_BODY
    return Function(
        name=info["name"],
        linkage=info["linkage"],
        variable_relocations=info["variable_relocations"],
        function_relocations=info["function_relocations"],
        has_body=has_body,
        **body,
    )


def _body(source: Source, record: Record, info: dict[str, Any]) -> dict[str, Any]:
    """Return the fields of a routine's record, its instructions, and the bytes around them."""
    start, data = info["offset"], source.data
    source = source._replace(end=start + info["size"])
    values, end = record.read(source, start)
    entry, size = start + values.pop("entry"), values.pop("size")
    for bad, name, message in (
        (entry < end, "entry", f"{entry - start}: the tables end at {end - start}"),
        (entry + size > source.end, "size", f"{size}: only {source.end - entry} bytes are left"),
    ):
        if bad:
            at = record.location(source, start, name)
            raise VisaError(message, offset=at, field=f"{record.name}.{name}")
    values["padding"] = data[end:entry]
    values["instructions"] = data[entry : entry + size]
    values["tail"] = data[entry + size : source.end]
    return values


class _Measure(Sink):
    """Measures the length. A value that doesn't fit is reported when it is written."""

    def misfit(self, message: str) -> None:
        pass


@dataclass
class _Locations:
    """The locations of the pieces, for the header."""

    routines: dict[tuple[str, int], dict[str, int]] = field(default_factory=dict)
    binaries: dict[tuple[int, int], BinaryLocation] = field(default_factory=dict)


def write(what: Object, sink_type: Callable[[Version], Sink] = Sink) -> bytes:
    """Return the file. A custom `sink_type` sees every record at its place (see verify.py)."""
    version = what.version
    if not layout.can_be_read(version):
        raise VisaError(f"version {version[0]}.{version[1]} can't be written: 3.0 to 4.1 can")
    measure = _Measure(version)
    _write_header(measure, what, _Locations())
    sink = sink_type(version)
    sink.out += bytes(len(measure.out))
    locations = _Locations()
    for piece in _order(what):
        if piece.kind == "filler":
            sink.field = "file.content"
            sink.filler(piece.content)
        elif piece.kind == "binary":
            binary = what.kernels[piece.index].binaries[piece.inner]
            location = BinaryLocation(binary.platform, sink.at, len(binary.content))
            locations.binaries[piece.index, piece.inner] = location
            sink.out += binary.content
        else:
            routines = what.kernels if piece.kind == "kernel" else what.functions
            locations.routines[piece[:2]] = _write_routine(sink, routines[piece.index])
    header = sink_type(version)
    _write_header(header, what, locations)
    sink.out[: len(header.out)] = header.out
    return bytes(sink.out)


def _order(what: Object) -> Iterator[Piece]:
    """Return the pieces in the order of the file, then those that the file didn't have."""
    wanted = dict.fromkeys(_usual(what))
    for piece in what.pieces or ():
        if piece.kind == "filler" or wanted.pop(piece, 0) is None:
            yield piece
    yield from wanted


def _write_routine(sink: Sink, routine: Routine) -> dict[str, int]:
    """Write tables and instructions, and return the header's fields for them."""
    record = layout.KERNEL_DATA if isinstance(routine, Kernel) else layout.FUNCTION_DATA
    if isinstance(routine.instructions, str):
        raise VisaError(
            f"{routine.name}: its instructions are text, and their encoding is not known",
            field=f"{record.name}.instructions",
        )
    measure = _Measure(sink.version)
    record.write(measure, routine, size=0, entry=0)
    entry = len(measure.out) + len(routine.padding)
    start = sink.at
    sink.begin(routine)
    offsets = record.write(sink, routine, size=len(routine.instructions), entry=entry)
    sink.out += routine.padding + routine.instructions + routine.tail
    info = {"offset": start, "size": sink.at - start}
    if isinstance(routine, Kernel):
        said = routine.input_offset
        info["input_offset"] = offsets["inputs"] if said is None else said
    return info


def _write_header(sink: Sink, what: Object, locations: _Locations) -> None:
    layout.HEADER.write(
        sink,
        what,
        magic_number=_MAGIC,
        major_version=sink.version[0],
        minor_version=sink.version[1],
        kernels=[_info(kernel, "kernel", n, locations) for n, kernel in enumerate(what.kernels)],
        functions=[_info(f, "function", n, locations) for n, f in enumerate(what.functions)],
    )


def _info(routine: Routine, kind: str, index: int, locations: _Locations) -> SimpleNamespace:
    nowhere = {"offset": 0, "size": 0, "input_offset": 0}
    info = SimpleNamespace(
        name=routine.name,
        variable_relocations=routine.variable_relocations,
        function_relocations=routine.function_relocations,
        **locations.routines.get((kind, index), nowhere),
    )
    if isinstance(routine, Kernel):
        info.binaries = [
            locations.binaries.get((index, inner), BinaryLocation(b.platform, b.offset or 0, 0))
            for inner, b in enumerate(routine.binaries)
        ]
    if isinstance(routine, Function):
        info.linkage = routine.linkage
    return info
