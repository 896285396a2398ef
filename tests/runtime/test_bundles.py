"""The runtime finds SPIR-V in offload bundles, compressed ones too, whatever surrounds it."""

import ctypes
import ctypes.util
import struct
import zlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from hipspv.bundle import binary, compressed, program_bundle
from hipspv.bundle.checks import check
from hipspv.bundle.errors import BundleError
from hipspv.bundle.reader import read

from .conftest import Build, Run
from .test_modules import loads

HOST, OWN = "host-x86_64-unknown-linux-gnu", "hip-spirv64----generic"
LONG = "hip-spirv64-unknown-unknown-unknown-generic"
NEWER = "hipv4-spirv64-unknown-unknown--generic"
AMD, AMD_SPIRV = "hipv4-amdgcn-amd-amdhsa--gfx90a", "hip-spirv64-amd-amdhsa--amdgcnspirv"
CODE = b"\x7fELF" + bytes(1000)
# AMD's flavour of SPIR-V has the same magic number, and needs features that OpenCL lacks.
FOREIGN = struct.pack("<5I", 0x07230203, 0x10600, 0, 100, 0) + struct.pack("<2I", 0x20011, 9999)


@pytest.fixture(scope="module")
def spirv(build: Build) -> bytes:
    return program_bundle.unpack(build("module_kernels.hip", "--genco", suffix=".hipfb").read_bytes())[OWN]


def with_header(bundle: bytes, version: int, method: int, packed: bytes) -> bytes:
    size = 8 + {1: 12, 2: 16, 3: 24}[version] + len(packed)
    header = b"CCOB" + struct.pack("<HH", version, method)
    fields = {1: ("<I", ()), 2: ("<II", (size,)), 3: ("<QQ", (size,))}[version]
    return header + struct.pack(fields[0], *fields[1], len(bundle)) + bytes(8) + packed


def zstd(data: bytes) -> bytes:
    name = ctypes.util.find_library("zstd")
    if name is None:
        pytest.skip("needs libzstd")
    library = ctypes.CDLL(name)
    library.ZSTD_compressBound.restype = library.ZSTD_compress.restype = ctypes.c_size_t
    target = ctypes.create_string_buffer(library.ZSTD_compressBound(ctypes.c_size_t(len(data))))
    size = library.ZSTD_compress(target, len(target), data, ctypes.c_size_t(len(data)), 3)
    return target.raw[:size]


def test_whatever_stands_around_it(run: Run, spirv: bytes, tmp_path: Path) -> None:
    images = [
        {OWN: spirv},
        {HOST: b"", OWN: spirv},
        {AMD: CODE, HOST: b"", OWN: spirv},
        {OWN: spirv, AMD: CODE, HOST: CODE},
        {HOST: b"", LONG: spirv, AMD: CODE},
        {NEWER: spirv},
        {AMD_SPIRV: FOREIGN, OWN: spirv},
        {AMD_SPIRV: FOREIGN, AMD: CODE, LONG: spirv},
        {LONG: b"", OWN: spirv},
        {LONG: FOREIGN, AMD: CODE, OWN: spirv},  # hipspv's own before others
    ]
    results = loads(run, tmp_path, [program_bundle.pack(image) for image in images])
    assert set(results) == {"hipSuccess"}


def test_none_that_fits(run: Run, tmp_path: Path) -> None:
    images = [{HOST: b"", AMD: CODE}, {AMD_SPIRV: FOREIGN}, {OWN: b""}, {}]
    results = loads(run, tmp_path, [program_bundle.pack(image) for image in images])
    assert set(results) == {"hipErrorNoBinaryForGpu"}


@pytest.mark.parametrize("method", ["zlib", "zstd"])
def test_compressed(run: Run, spirv: bytes, tmp_path: Path, method: str) -> None:
    plain = program_bundle.pack({HOST: b"", AMD: CODE, OWN: spirv})
    number, packed = (0, zlib.compress(plain)) if method == "zlib" else (1, zstd(plain))
    images = [with_header(plain, version, number, packed) for version in (1, 2, 3)]
    images += [image + b"what follows" for image in images]
    images.append(program_bundle.compress(plain))
    assert set(loads(run, tmp_path, images)) == {"hipSuccess"}


@pytest.mark.parametrize("method", ["zlib", "zstd"])
def test_damaged_compressed_bundles(run: Run, spirv: bytes, tmp_path: Path, method: str) -> None:
    plain = program_bundle.pack({HOST: b"", OWN: spirv})
    number, packed = (0, zlib.compress(plain)) if method == "zlib" else (1, zstd(plain))
    whole = with_header(plain, 3, number, packed)
    images = [whole[:size] for size in (*range(4, 40), *range(40, len(whole), 211), len(whole) - 1)]
    for offset in (4, 6, 8, 16):  # version, method, bytes of the file, bytes of the bundle
        for value in (0xFFFF, 0x7FFF, len(whole) + 1 & 0xFFFF):
            image = bytearray(whole)
            struct.pack_into("<H", image, offset + 4 if offset >= 8 else offset, value)
            images.append(bytes(image))
    images.append(with_header(plain[:-1], 3, number, packed))
    images.append(with_header(plain + b"x", 3, number, packed))
    images.append(with_header(b"no bundle", 3, 0, zlib.compress(b"no bundle")))
    images += [with_header(plain, version, number, b"") for version in (1, 2, 3)]
    assert set(loads(run, tmp_path, images)) == {"hipErrorInvalidImage"}


def chosen(image: bytes) -> bytes:
    """The program that the runtime's rules choose from those that the Python reader finds.

    It reads an entry without the rest of a compressed bundle, whose size `check` compares.
    """
    if {"readable", "uncompressed-size"} & {finding.rule for finding in check(image)}:
        return b""
    try:
        entries = [(entry.id, entry.read()) for entry in read(image).entries]
    except BundleError:
        return b""
    own = [content for id, content in entries if id == OWN and content]
    others = [content for id, content in entries if id.startswith("hip") and "-spirv" in id]
    return next(iter([*own, *filter(None, others)]), b"")


def damaged(image: bytes, start: int, end: int) -> Iterator[bytes]:
    """The image with other bytes from `start` to `end`, and cut there."""
    for position in range(start, end):
        # No 0xff in ids: the Python reader rejects an entry whose id is no text.
        large = 0x7F if chr(image[position]).isprintable() else 0xFF
        for value in {0, large, image[position] ^ 1} - {image[position]}:
            yield image[:position] + bytes([value]) + image[position + 1 :]
        yield image[:position]


def test_python_and_the_runtime_agree(run: Run, spirv: bytes, tmp_path: Path) -> None:
    """On bundles, and on those with damaged tables."""
    plain = binary.write([(HOST, b""), (AMD, CODE), (OWN, spirv)], 16)
    table = len(binary.write([(HOST, b""), (AMD, b""), (OWN, b"")]))
    # Not the count: the runtime stops at its own entry, and so before any table's end.
    images = [plain, *damaged(plain, 32, table)]
    for version in compressed.VERSIONS:
        whole = compressed.write(plain, version)
        images.append(whole)
        # Up to the hash, which nothing checks.
        stream = compressed.header(whole, 0, len(whole))[1]
        images += damaged(whole, 4, stream - 8)
    results = loads(run, tmp_path, images)
    for image, result in zip(images, results, strict=True):
        assert (result == "hipSuccess") == (chosen(image) == spirv), (result, image[:200])
    assert 20 < results.count("hipSuccess") < len(images) - 50


def test_the_compilers_own(build: Build, run: Run) -> None:
    plain, small = (
        build("parts.hip", "--genco", *flags, suffix=".hipfb").read_bytes() for flags in ((), ("--offload-compress",))
    )
    assert small.startswith(compressed.MAGIC) and len(small) < len(plain) // 2
    assert program_bundle.unpack(small) == program_bundle.unpack(plain)
    result = run("symbols.hip", "--offload-compress")
    assert result.status == 0, result.stderr
    assert result.values == run("symbols.hip").values
