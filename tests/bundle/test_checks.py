"""Breaks each rule of `hipspv bundle check`."""

from __future__ import annotations

import hashlib
import struct
import zlib

import pytest

from hipspv.bundle import archive, binary, compressed, elf, objects, offload_binary, text
from hipspv.bundle.checks import RULES, check

HOST, DEVICE = "host-x86_64-unknown-linux-gnu", "hip-spirv64----generic"
GFX = "hip-amdgcn-amd-amdhsa--gfx90a"
PLAIN = binary.write([(HOST, b""), (DEVICE, b"device"), (GFX, b"gfx")])
TABLE = len(PLAIN) - len(b"devicegfx")


def _moved(row: int, offset: int, size: int) -> bytes:
    """The bundle with one entry moved to another place."""
    data = bytearray(PLAIN)
    position = binary.FIRST_ROW
    for id in (HOST, DEVICE, GFX)[:row]:
        position += binary.ROW.size + len(id)
    struct.pack_into("<QQ", data, position, offset, size)
    return bytes(data)


def _ids(*ids: str) -> bytes:
    return binary.write([(id, b"x") for id in ids])


def _compressed(stream: bytes, size: int, digest: bytes = bytes(8)) -> bytes:
    head = struct.pack("<4sHHQQ8s", b"CCOB", 3, 0, 32 + len(stream), size, digest)
    return head + stream


def _padded() -> bytes:
    aligned = binary.write([(HOST, b""), (DEVICE, b"device"), (GFX, b"gfx")], 8)
    return aligned[:-4] + b"?gfx"


BROKEN = {
    "readable": (PLAIN[:-1], TABLE - len(GFX) - 24),
    "uncompressed-size": (_compressed(zlib.compress(PLAIN + b"x"), len(PLAIN)), 0),
    "hash": (_compressed(zlib.compress(PLAIN), len(PLAIN)), 0),
    "overlap": (_moved(2, TABLE + 1, 3), TABLE + 1),
    "duplicate-id": (_ids(HOST, DEVICE, DEVICE), None),
    "feature-conflict": (_ids(HOST, GFX + ":xnack+", GFX), None),
    "text-end": (text.write([(HOST, b"a")], "#").replace(b"END__ host", b"END__ hosX"), None),
    "zero-offset": (_moved(0, 0, 0), 0),
    "entry-id": (_ids(HOST, "nonsense"), None),
    "entry-kind": (_ids(HOST, "vulkan-spirv64-unknown-unknown"), None),
    "host-first": (_ids(DEVICE, HOST), None),
    "padding": (_padded(), None),
    "alignment": (_moved(2, TABLE + 7, 3)[:-3] + b"\0gfx", None),
    "trailing-data": (PLAIN + bytes(100) + b"x", len(PLAIN) + 100),
}


def test_every_rule_has_an_example() -> None:
    assert BROKEN.keys() == RULES.keys()


@pytest.mark.parametrize("rule", BROKEN)
def test_broken_rules(rule: str) -> None:
    data, offset = BROKEN[rule]
    findings = {finding.rule: finding for finding in check(data)}
    assert rule in findings, findings
    assert findings.keys() - {rule} <= {"alignment", "padding", "trailing-data"}
    if offset is not None:
        assert findings[rule].offset == offset
    assert rule in str(findings[rule]) and RULES[rule][0] in str(findings[rule])


@pytest.mark.parametrize(
    "data",
    [
        PLAIN,
        PLAIN + bytes(77),
        PLAIN + bytes(4096 - len(PLAIN)) + compressed.write(PLAIN),
        *(compressed.write(PLAIN, version) for version in compressed.VERSIONS),
        compressed.write(PLAIN, 2, "zstd"),
        text.write([(HOST, b""), (DEVICE, b"text\n")], ";"),
        offload_binary.write([offload_binary.Image(b"x", "hip", "object", {"triple": "a-b-c", "arch": "gfx90a"})]),
        elf.write(["a"], PLAIN),
        objects.write(elf.write(["a"], b"x"), HOST, [(GFX, b"gfx")]),
        archive.write([("a.o", PLAIN), ("b.o", elf.write(["a"], PLAIN))]),
    ],
)
def test_nothing_wrong(data: bytes) -> None:
    assert check(data) == []


@pytest.mark.parametrize("missing", [1, 3, 4])
def test_stream_without_its_checksum(missing: int) -> None:
    """Only zlib's last bytes are missing: the runtime refuses the bundle, too."""
    stream = zlib.compress(PLAIN)[:-missing]
    (finding,) = check(_compressed(stream, len(PLAIN), hashlib.md5(PLAIN).digest()[:8]))
    assert (finding.rule, finding.offset) == ("readable", 32 + len(stream))


def test_where_it_is_wrong() -> None:
    """In an archive, a damaged member doesn't hide the others; offsets are the archive's."""
    data = archive.write([("a.o", _ids(DEVICE, HOST)), ("b.o", PLAIN[:-1]), ("c.o", PLAIN)])
    first, second = check(data)
    assert (first.rule, first.where) == ("host-first", "a.o")
    assert (second.rule, second.where) == ("readable", "b.o")
    assert second.offset is not None and first.offset is not None
    assert data[first.offset : first.offset + 1] == b"x"
    assert binary.ROW.unpack_from(data, second.offset)[1:] == (3, len(GFX))


def test_what_carries_none() -> None:
    for data in (b"", b"\x7fEL", b"nothing", elf.write(["a"], b"x"), archive.write([])):
        (finding,) = check(data)
        assert finding.rule == "readable"


def test_an_error_isnt_lost_after_many_warnings() -> None:
    data = _ids(DEVICE, HOST) * 50 + PLAIN[:-1]
    assert [finding.level for finding in check(data, limit=9)] == ["warning"] * 9 + ["error"]
