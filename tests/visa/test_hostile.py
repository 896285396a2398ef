"""Files with false contents: only VisaError is raised, soon, and with little memory."""

from __future__ import annotations

import random
import struct
import tracemalloc
from collections.abc import Callable, Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hipspv.visa import Object, VisaError, read, text
from hipspv.visa.codec import Record, Sink, Version
from hipspv.visa.file import write
from hipspv.visa.verify import verify
from tests.visa.objects import NIGHTLY, VERSIONS, many, sample

_SLACK = 64 << 20


def _use(what: Object) -> None:
    """All operations on an object that was read."""
    data = what.to_bytes()
    assert read(data) == what
    verify(what)
    for _ in text.lines(what):
        pass


def _try(data: bytes) -> None:
    try:
        what = read(data)
    except VisaError as error:
        assert error.offset is not None and 0 <= error.offset <= len(data)
        assert error.field and "." in error.field, error
    else:
        _use(what)


@pytest.mark.parametrize("version", [(3, 0), (3, 6), (4, 1)])
def test_cut_off_at_every_byte(version: Version) -> None:
    data = sample(version).to_bytes()
    for end in range(len(data)):
        with pytest.raises(VisaError) as error:
            read(data[:end])
        assert error.value.offset is not None and error.value.offset <= end
        assert error.value.field


def test_one_byte_changed_anywhere() -> None:
    """Every eighth byte; all of them in the nightly run."""
    data = sample().to_bytes()
    step = 1 if NIGHTLY else 8
    for place in range(0, len(data), step):
        for value in (0x00, 0xFF, data[place] ^ 1):
            _try(data[:place] + bytes([value]) + data[place + 1 :])


def _places(what: Object) -> dict[str, int]:
    """The first place of each field of each kind of record."""
    places: dict[str, int] = {}

    class Watch(Sink):
        def seen(self, record: Record, value: object, offsets: Mapping[str, int]) -> None:
            for name, at in offsets.items():
                places.setdefault(f"{record.name}.{name}", at)

    write(what, Watch)
    return places


@many
@given(st.sampled_from(VERSIONS), st.integers(0, 2**32), st.data())
def test_fields_changed_at_random(version: Version, seed: int, data: st.DataObject) -> None:
    file = bytearray(sample(version).to_bytes())
    chance = random.Random(seed)
    for _ in range(data.draw(st.integers(1, 6))):
        place = chance.randrange(len(file))
        value = chance.choice((0, 1, 0x7FFFFFFF, 0xFFFFFFFF, len(file), chance.getrandbits(32)))
        width = chance.choice((1, 2, 4))
        file[place : place + width] = value.to_bytes(4, "little")[:width]
    _try(bytes(file))


@many
@given(st.binary(max_size=300))
def test_random_bytes_after_the_magic(tail: bytes) -> None:
    _try(b"CISA\x04\x01" + tail)


def _header(kernels: list[tuple[int, int]], extra: bytes = b"") -> bytes:
    """A header with kernels at these offsets, and the bytes after it."""
    infos = b"".join(struct.pack("<H1sIIIHHB", 1, b"k", offset, size, 0, 0, 0, 0) for offset, size in kernels)
    return b"CISA\x04\x01" + struct.pack("<H", len(kernels)) + infos + bytes(4) + extra


def test_many_kernels_at_one_offset() -> None:
    body = sample().to_bytes()
    start = len(_header([(0, 0)] * 500))
    data = _header([(start, len(body))] * 500, body)
    with pytest.raises(VisaError, match="what stands before it ends at byte") as error:
        read(data)
    assert error.value.field == "kernel_info.offset"


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda offset, size: (0, size), "what stands before it"),
        (lambda offset, size: (offset - 1, size), "what stands before it"),
        (lambda offset, size: (0xFFFFFFFF, size), "the file has"),
        (lambda offset, size: (offset, 0xFFFFFFFF), "the file has"),
        (lambda offset, size: (offset, size - 1), "bytes are left"),
        (lambda offset, size: (offset, size + 1), "what stands before it"),
    ],
)
def test_impossible_offsets(change: Callable[[int, int], tuple[int, int]], message: str) -> None:
    data = bytearray(sample().to_bytes())
    at = _places(sample())["kernel_info.offset"]
    offset, size = struct.unpack_from("<II", data, at)
    struct.pack_into("<II", data, at, *change(offset, size))
    with pytest.raises(VisaError, match=message) as error:
        read(bytes(data))
    assert error.value.field is not None


@pytest.mark.parametrize(("field", "value"), [("entry", 0), ("entry", 1 << 31), ("size", 1 << 31)])
def test_instructions_that_cannot_be_there(field: str, value: int) -> None:
    what = sample()
    data = bytearray(what.to_bytes())
    place = _places(what)[f"kernel_data.{field}"]
    struct.pack_into("<I", data, place, value)
    with pytest.raises(VisaError) as error:
        read(bytes(data))
    # An entry far away leaves no bytes: then the size doesn't fit.
    assert error.value.field in (f"kernel_data.{field}", "kernel_data.size")
    assert error.value.offset in (place, place - 4)


def _body(count: int, filling: bytes, table: str) -> bytes:
    """A kernel in which only one table is filled, with a count and some bytes."""
    counts = {name: bytes(width) for name, width in _WIDTHS.items()}
    counts[table] = count.to_bytes(_WIDTHS[table], "little") + filling
    tables = b"".join(counts.values())
    return tables + struct.pack("<IIH", 0, len(tables) + 10, 0)


_WIDTHS = {
    "strings": 4,
    "name_index": 4,
    "variables": 4,
    "addresses": 2,
    "predicates": 2,
    "labels": 2,
    "samplers": 1,
    "surfaces": 1,
    "vmes": 1,
    "inputs": 4,
}


@pytest.mark.parametrize("table", [name for name in _WIDTHS if name != "name_index"])
def test_counts_beyond_the_file(table: str) -> None:
    most = (1 << 8 * _WIDTHS[table]) - 1
    body = _body(most, b"", table)
    start = len(_header([(0, 0)]))
    tracemalloc.start()
    with pytest.raises(VisaError, match=f"{most} entries take at least") as error:
        read(_header([(start, len(body))], body))
    assert tracemalloc.get_traced_memory()[1] < 1 << 20
    tracemalloc.stop()
    assert error.value.field is not None and error.value.field.startswith("kernel_data.")
    assert error.value.offset is not None and error.value.offset >= start


def _peak(data: bytes) -> int:
    """The most memory that reading takes beyond the file itself."""
    tracemalloc.start()
    what = read(data)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert len(what.kernels) + len(what.functions) > 0
    return peak


_MANY = 20_000


@pytest.mark.parametrize(
    ("table", "entry"),
    [("strings", b"\0"), ("variables", bytes(15)), ("variables", bytes(14) + b"\1" + bytes(5)), ("inputs", bytes(9))],
)
def test_memory_of_a_full_table(table: str, entry: bytes) -> None:
    body = _body(_MANY, entry * _MANY, table)
    start = len(_header([(0, 0)]))
    data = _header([(start, len(body))], body)
    # Far less than the allowed slack: the entries themselves are not kept.
    assert _peak(data) < 4 * len(data) + (1 << 20)


@pytest.mark.skipif(not NIGHTLY, reason="half a minute: part of make nightly")
def test_memory_of_as_many_functions_as_can_be() -> None:
    """The smallest ones, each with one label, 65,535 times."""
    tables = {name: bytes(width) for name, width in _WIDTHS.items() if name != "inputs"}
    tables["labels"] = b"\1\0" + bytes(6)
    content = b"".join(tables.values())
    body = content + struct.pack("<IIBBH", 0, len(content) + 12, 0, 0, 0)
    count = 0xFFFF
    info = struct.Struct("<BH1sIIHH")
    start = 8 + 2 + 2 + count * info.size
    infos = b"".join(info.pack(0, 1, b"f", start + len(body) * n, len(body), 0, 0) for n in range(count))
    data = b"CISA\x04\x01" + bytes(4) + struct.pack("<H", count) + infos + body * count
    assert _peak(data) < 4 * len(data) + _SLACK


def test_what_no_reader_takes_is_not_written() -> None:
    """The longest string that is read is the longest that is written."""
    kept = text.parse(f'.kernel "{"k" * 4096}"\n')
    assert read(kept.to_bytes()).kernels[0].name == "k" * 4096
    longer = text.parse(f'.kernel "{"k" * 4097}"\n')
    with pytest.raises(VisaError, match="a string of 4097 bytes, more than 4096"):
        longer.to_bytes()
    assert any("4097 bytes" in finding.message for finding in verify(longer))
