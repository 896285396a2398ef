"""Offload bundles, against clang's own tool."""

from __future__ import annotations

import struct
import subprocess
import zlib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hipspv.bundle.offload import ALIGNMENT, MAGIC, BundleError, pack, unpack
from hipspv.driver import toolchain

HOST, DEVICE = "host-x86_64-unknown-linux-gnu", "hip-spirv64----generic"
# clang spells targets out when it writes them, and reads both spellings.
SPELLED: tuple[str, ...] = (
    "host-x86_64-unknown-linux-gnu-",
    "hip-spirv64-unknown-unknown-unknown-generic",
)
ENTRIES = {HOST: b"", DEVICE: b"\x03\x02\x23\x07" * 50}


def _bundler(*words: str | Path) -> str:
    path = toolchain.program("clang-offload-bundler", "")
    command = [path, "-type=o", *map(str, words)]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


@given(st.dictionaries(st.text("abc-é", min_size=1), st.binary(max_size=9000), max_size=4))
def test_round_trip(entries: dict[str, bytes]) -> None:
    assert unpack(pack(entries)) == entries


def test_same_bytes_as_clangs(tmp_path: Path) -> None:
    device, bundle = tmp_path / "d", tmp_path / "b"
    device.write_bytes(ENTRIES[DEVICE])
    _bundler(
        f"-bundle-align={ALIGNMENT}",
        f"-targets={HOST},{DEVICE}",
        *("-input=/dev/null", f"-input={device}", f"-output={bundle}"),
    )
    spelled = dict(zip(SPELLED, ENTRIES.values(), strict=True))
    assert unpack(bundle.read_bytes()) == spelled
    assert pack(spelled) == bundle.read_bytes()


def test_clang_reads_ours(tmp_path: Path) -> None:
    device, bundle = tmp_path / "d", tmp_path / "b"
    bundle.write_bytes(pack(ENTRIES))
    assert set(_bundler("-list", f"-input={bundle}").split()) == {HOST, DEVICE}
    _bundler("-unbundle", f"-targets={DEVICE}", f"-input={bundle}", f"-output={device}")
    assert device.read_bytes() == ENTRIES[DEVICE]


def test_clangs_compressed_bundles(tmp_path: Path) -> None:
    """What clang writes with -compress: zlib or, where it has it, zstd, which is refused."""
    device, bundle = tmp_path / "d", tmp_path / "b"
    device.write_bytes(ENTRIES[DEVICE])
    _bundler(
        "-compress",
        f"-targets={HOST},{DEVICE}",
        *("-input=/dev/null", f"-input={device}", f"-output={bundle}"),
    )
    data = bundle.read_bytes()
    assert data.startswith(b"CCOB")
    if struct.unpack_from("<H", data, 6) == (0,):
        assert list(unpack(data).values()) == list(ENTRIES.values())
    else:
        with pytest.raises(BundleError, match="zstd"):
            unpack(data)


@pytest.mark.parametrize("version", [1, 2, 3])
def test_compressed_versions(version: int) -> None:
    plain = pack(ENTRIES)
    packed = zlib.compress(plain)
    size = 8 + {1: 12, 2: 16, 3: 24}[version] + len(packed)
    sizes = {1: ("<IQ", ()), 2: ("<IIQ", (size,)), 3: ("<QQQ", (size,))}[version]
    header = b"CCOB" + struct.pack("<HH", version, 0)
    header += struct.pack(sizes[0], *sizes[1], len(plain), 0x1234)
    assert unpack(header + packed) == ENTRIES
    with pytest.raises(BundleError, match="damaged"):
        unpack(header + packed[:-9])


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "magic"),
        (b"\x7fELF" + bytes(100), "magic"),
        (MAGIC, "damaged"),
        (MAGIC + struct.pack("<Q", 2**60), "entries"),
        (MAGIC + struct.pack("<Q", 1), "damaged"),
        (MAGIC + struct.pack("<QQQQ", 1, 0, 0, 2**62), "beyond the end"),
        (MAGIC + struct.pack("<QQQQ", 1, 60, 1000, 1) + b"x", "beyond the end"),
        (MAGIC + struct.pack("<QQQQ", 1, 0, 0, 1) + b"\xff", "damaged"),
        (b"CCOB", "damaged"),
        (b"CCOB" + struct.pack("<HH", 9, 0) + bytes(24), "version 9"),
    ],
)
def test_malformed(data: bytes, message: str) -> None:
    with pytest.raises(BundleError, match=message):
        unpack(data)


@given(st.integers(0, 100), st.integers(0, 255))
def test_any_damaged_byte_is_read_or_refused(position: int, value: int) -> None:
    data = bytearray(pack(ENTRIES))
    data[position % len(data)] = value
    try:
        unpack(bytes(data))
    except BundleError as error:
        assert str(error)
