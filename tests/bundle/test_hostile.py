"""Damaged and hostile files: read, or refused by the reader's own error, within bounds."""

from __future__ import annotations

import struct
import subprocess
import sys
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest
import zstandard

from hipspv.bundle import archive, binary, compressed, elf, objects, offload_binary, program_bundle, text
from hipspv.bundle.checks import check
from hipspv.bundle.errors import ArchiveError, BundleError, ElfError, FormatError
from hipspv.bundle.reader import containers, read

from .newer_packages import write as write_package

HOST, DEVICE = "host-x86_64-unknown-linux-gnu", "hip-spirv64----generic"
PLAIN = binary.write([(HOST, b""), (DEVICE, b"device" * 9)], 16)
STRINGS = {"triple": "spirv64-intel", "arch": "x"}
IMAGES = [offload_binary.Image(b"image" * 3, "sycl", "spirv", STRINGS)] * 2
OBJECT = elf.write(["symbol"], b"x")
SAMPLES = {
    "binary": PLAIN,
    "text": text.write([(HOST, b""), (DEVICE, b"text\n")], ";"),
    **{
        f"compressed-{version}-{method}": compressed.write(PLAIN, version, method)
        for version in compressed.VERSIONS
        for method in compressed.METHODS
    },
    "package": offload_binary.write(IMAGES),
    "package-2": write_package(2, "", [STRINGS], [b"image"]),
    "package-3": write_package(3, "zlib", [STRINGS], [b"image"]),
    "object": objects.write(OBJECT, HOST, [(DEVICE, b"device")]),
    "section": elf.add_section(OBJECT, ".llvm.offloading", offload_binary.write(IMAGES), 0, 8),
    "archive": archive.write([("a.o", PLAIN), ("a_name_that_is_long.o", PLAIN)]),
}


def _walk(data: bytes) -> None:
    """Everything that a reader of a file would ask for."""
    problems: list[FormatError] = []
    for container in containers(data, problems=problems):
        for entry in container.entries:
            for ask in (entry.read, lambda entry=entry: max(map(len, entry.chunks()), default=0)):
                try:
                    ask()
                except BundleError as error:
                    assert error.field
    assert all(problem.field for problem in problems)
    for finding in check(data):
        assert str(finding)
    if elf.is_elf(data):
        list(elf.symbols(elf.Object(data, elf.ANY)))


def _refused(work: Callable[[], object]) -> bool:
    try:
        work()
    except FormatError as error:
        assert str(error)
        return True
    return False


@pytest.mark.parametrize("name", SAMPLES)
def test_cut_at_every_byte(name: str) -> None:
    data = SAMPLES[name]
    whole = len(containers(data))
    assert whole
    lost = 0
    for size in range(len(data)):
        refused = _refused(lambda size=size: _walk(data[:size]))
        lost += refused or len(containers(data[:size], problems=[])) < whole
    assert lost


@pytest.mark.parametrize("name", SAMPLES)
def test_every_byte_damaged(name: str) -> None:
    data = SAMPLES[name]
    # An object has many bytes, and most of them are padding.
    for position in range(0, len(data), 1 + len(data) // 400):
        for value in {0, 0xFF, data[position] ^ 0x80, data[position] ^ 1}:
            damaged = bytearray(data)
            damaged[position] = value
            _refused(lambda damaged=damaged: _walk(bytes(damaged)))


@pytest.mark.parametrize("name", SAMPLES)
def test_numbers_of_all_sizes(name: str) -> None:
    data = SAMPLES[name]
    for position in range(0, min(len(data) - 8, 400), 4):
        for value in (2**63, 2**64 - 1, 2**32 - 1, len(data), len(data) + 1):
            damaged = bytearray(data)
            struct.pack_into("<Q", damaged, position, value)
            _refused(lambda damaged=damaged: _walk(bytes(damaged)))


@pytest.mark.parametrize(
    ("data", "message", "offset", "field"),
    [
        (b"", "magic", 0, "magic"),
        (b"\x7fELF" + bytes(100), "magic", 0, "magic"),
        (binary.MAGIC, "damaged", 0, "magic"),
        (binary.MAGIC + struct.pack("<Q", 2**60), "entries", 24, "count"),
        (binary.MAGIC + struct.pack("<Q", 1), "damaged", 32, "offset"),
        (binary.MAGIC + struct.pack("<QQQQ", 1, 0, 0, 2**62), "beyond", 48, "length of the id"),
        (binary.MAGIC + struct.pack("<QQQQ", 1, 60, 1000, 1) + b"x", "beyond", 32, "offset"),
        (binary.MAGIC + struct.pack("<QQQQ", 1, 0, 0, 1) + b"\xff", "damaged", 56, "id"),
        (b"CCOB", "damaged", 0, "magic"),
        (b"CCOB" + struct.pack("<HH", 9, 0) + bytes(24), "version 9", 4, "version"),
        (b"CCOB" + struct.pack("<HH", 3, 2) + bytes(24), "method 2", 6, "method"),
        (b"CCOB" + struct.pack("<HHQQ", 3, 0, 2**50, 9) + bytes(8), "beyond", 8, "file size"),
        (b"CCOB" + struct.pack("<HHQQ", 3, 0, 32, 2**50) + bytes(8), "unpack", 32, "uncompressed size"),
        (offload_binary.MAGIC + bytes(40), "version 0", 4, "version"),
        (offload_binary.MAGIC + struct.pack("<IQ", 1, 2**60) + bytes(40), "damaged", 8, "size"),
    ],
)
def test_what_the_error_says(data: bytes, message: str, offset: int, field: str) -> None:
    with pytest.raises(BundleError, match=message) as caught:
        read(data)
    assert (caught.value.offset, caught.value.field) == (offset, field)


def test_elf_errors_name_their_field() -> None:
    section_count = bytearray(OBJECT)
    struct.pack_into("<H", section_count, 60, 0xFFFE)
    with pytest.raises(ElfError) as caught:
        elf.Object(bytes(section_count))
    assert (caught.value.offset, caught.value.field) == (60, "e_shnum")
    with pytest.raises(ElfError) as caught:
        elf.Object(b"\x7fELF" + bytes(90))
    assert (caught.value.offset, caught.value.field) == (0, "e_ident")


def test_a_thin_archive_reads_files_only(tmp_path: Path) -> None:
    member = b"%-48b%-10d`\n" % (b"/0", 9)
    for name in (b"/dev/zero", b"..", b"missing", b"a\0b"):
        names = name + b"/\n"
        data = archive.THIN_MAGIC + b"%-48b%-10d`\n" % (b"//", len(names)) + names
        data += b"\n" * (len(names) % 2) + member
        with pytest.raises(ArchiveError):
            containers(data, str(tmp_path / "lib.a"))


def test_contents_of_a_compressed_bundle_are_in_order() -> None:
    """Otherwise a small file could ask for the same stream thousands of times."""
    plain = bytearray(PLAIN)
    for offset in (32, 32 + 24 + len(HOST)):
        struct.pack_into("<QQ", plain, offset, 100, 10)
    assert read(bytes(plain))
    with pytest.raises(BundleError, match="overlap"):
        read(compressed.write(bytes(plain)))


# The size of a bundle of one page-aligned, huge and empty program.
HUGE = 100 << 20


def _bomb(method: str, size: int) -> bytes:
    table = binary.write([(HOST, b""), (DEVICE, b"")], 4096)
    plain = bytearray(table.ljust(8192, b"\0"))
    struct.pack_into("<QQ", plain, 32 + 24 + len(HOST), 8192, size)
    blocks = [bytes(plain), *[bytes(1 << 20)] * (size >> 20)]
    if method == "zlib":
        stream = zlib.compressobj(9)
        packed = b"".join(map(stream.compress, blocks)) + stream.flush()
    else:
        stream = zstandard.ZstdCompressor().compressobj(size=8192 + size)
        packed = b"".join(map(stream.compress, blocks)) + stream.flush()
    return struct.pack("<4sHHQQ8s", b"CCOB", 3, method == "zstd", 32 + len(packed), 8192 + size, b"") + packed


def _symbols() -> bytes:
    """An object of many symbols, all of one long name."""
    data = elf.write(["symbol"], b"")
    source = elf.Object(data)
    table = source.find_type(2) or 0
    strings = len(data) + 24 * 400_000
    rows = struct.pack("<IBBHQQ", 0, 0, 0, 1, 0, 0) * 400_000
    result = bytearray(data + rows + b"n" * 3_000_000 + b"\0")
    for index, place, size in ((table, len(data), len(rows)), (table + 1, strings, 3_000_001)):
        position = source.table_offset + 64 * index + 24
        struct.pack_into("<QQ", result, position, place, size)
    return bytes(result)


def _sections() -> bytes:
    data = bytearray(elf.write([], b""))
    struct.pack_into("<Q", data, 40, len(data))
    struct.pack_into("<HHH", data, 58, 64, 0, 0)
    first = struct.pack("<IIQQQQIIQQ", 0, 0, 0, 0, 0, 100_000, 0, 0, 0, 0)
    return bytes(data + first + struct.pack("<IIQQQQIIQQ", 0, 1, *range(8)) * 99_999)


def _strings() -> bytes:
    """An offload binary with many strings that are all the same one."""
    one = bytearray(offload_binary.write([offload_binary.Image(b"", "hip", "object", {"k": "v" * 60_000})]))
    rows = len(one)
    entry = struct.pack("<QQ", 89, 89) * 256
    struct.pack_into("<QQ", one, 40, rows, 256)
    struct.pack_into("<Q", one, 8, rows + len(entry))
    return bytes(one + entry) * 40


HOSTILE = {
    "zlib-bomb": lambda: _bomb("zlib", HUGE),
    "zstd-bomb": lambda: _bomb("zstd", 60 << 20),
    "zstd-larger-bomb": lambda: _bomb("zstd", HUGE),
    "rows": lambda: binary.MAGIC + struct.pack("<Q", 4096) + struct.pack("<QQQ", 0, 0, 0) * 100_000,
    "many-streams": lambda: b"".join(
        compressed.write(binary.write([(HOST, b""), (DEVICE, bytes(4 << 20))]), 3, method)
        for method in compressed.METHODS * 20
    ),
    "many-texts": lambda: b"".join(compressed.write(text.write([(DEVICE, bytes(4 << 20))], "#")) for _ in range(30)),
    "many-packages": lambda: b"".join(write_package(3, "zlib", [STRINGS], [bytes(4 << 20)]) for _ in range(30)),
    "empty-bundles": lambda: binary.write([]) * 200_000,
    "small-bundles": lambda: binary.write([("host-a-b-c", b"")] * 4000) * 50,
    "damaged-members": lambda: archive.write([("a", b"CCOB")] * 30_000),
    "texts": lambda: b"\n# __CLANG_OFFLOAD_BUNDLE____START__ a" * 200_000,
    "symbols": _symbols,
    "sections": _sections,
    "strings": _strings,
    "members": lambda: archive.MAGIC + b"%-48b%-10d`\n" % (b"a/", 0) * 50_000,
}

_MEASURE = """\
import resource, sys
sys.path.insert(0, {tests!r})
from tests.bundle.test_hostile import _refused, _walk
import zstandard, zlib, hashlib, contextlib
_refused(lambda: _walk(b"CCOB"))
data = open(sys.argv[1], "rb").read()
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
_refused(lambda: _walk(data))
after = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
print((after - before) * 1024)
"""


@pytest.mark.sampled(of=3)
@pytest.mark.parametrize("name", HOSTILE)
def test_memory(name: str, tmp_path: Path) -> None:
    """The limit is four times the file plus 64 MiB; the file itself was read before."""
    path = tmp_path / "hostile"
    path.write_bytes(HOSTILE[name]())
    root = str(Path(__file__).parents[2])
    command = [sys.executable, "-c", _MEASURE.format(tests=root), str(path)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=root)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) <= 3 * path.stat().st_size + (64 << 20)


def test_an_honest_bundle_may_be_large(tmp_path: Path) -> None:
    """More than four times the file: only in pieces, or for a caller that trusts it."""
    data = _bomb("zlib", HUGE)
    entry = read(data).entries[1]
    with pytest.raises(BundleError, match="memory"):
        entry.read()
    assert sum(map(len, entry.chunks())) == HUGE == len(entry.read(trusted=True))
    assert [finding.rule for finding in check(data)] == ["hash", "alignment"]


def test_the_compilers_reader_trusts() -> None:
    assert len(program_bundle.unpack(_bomb("zlib", HUGE))[DEVICE]) == HUGE


def test_where_a_stream_of_version_1_ends() -> None:
    """The reader walks zstd frames: raw, repeated and compressed blocks, with and without sums."""
    plain = binary.write([(DEVICE, bytes(300_000) + bytes(range(256)) * 2000)])
    head = struct.pack("<4sHHI8s", b"CCOB", 1, 1, len(plain), b"")
    for checksum in (False, True):
        packed = zstandard.ZstdCompressor(write_checksum=checksum).compress(plain)
        data = head + packed
        first, second = containers(data + bytes(50) + data)
        assert (first.size, second.offset) == (len(data), len(data) + 50)
        assert second.entries[0].read() == first.entries[0].read()
