"""Modules of both translators: read as the runtime reads them, printed as spirv-dis prints them.

The nightly run takes every source of the suite instead of a few.
"""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from hipspv.core import toolchain
from hipspv.spirv.disassembly import disassemble
from hipspv.spirv.metadata import add_records, read_records
from hipspv.spirv.module import Module
from hipspv.spirv.strip import strip
from hipspv.spirv.words import SpirvError
from tests.selection import ALL

from .modules import LEVELS, ROOT, TRANSLATORS, compile_module, sources
from .runtime import build_reader, our_lines, runtime_lines

# Records of all kinds, images, structures by value, grids, atomics, and a plain one.
FEW = (
    *("runtime/arguments.hip", "programs/grid_scan.hip", "programs/cuda_textures.cu"),
    "programs/large_lists.hip",  # blocks of arguments
)
FEW_WITH_LINES = ("runtime/float_atomics.hip",)
# A source that includes another of its project's, or isn't for a device, has no module of its own.
MOST_WITHOUT = 15


@pytest.fixture(scope="module")
def modules(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    directory = tmp_path_factory.mktemp("modules")
    found, without = [], set()
    for source, translator, flags in _wanted():
        try:
            found.append(compile_module(source, translator, flags, directory))
        except subprocess.CalledProcessError:
            without.add(source)
    assert found and len(without) <= (MOST_WITHOUT if ALL else 0), without
    return found


def _wanted() -> Iterator[tuple[Path, str, tuple[str, ...]]]:
    if ALL:
        yield from ((s, t, level) for level in LEVELS for t in TRANSLATORS for s in sources())
        return
    for names, level in zip((FEW, FEW_WITH_LINES), LEVELS, strict=True):
        yield from ((ROOT / "tests" / n, t, level) for n in names for t in TRANSLATORS)


@pytest.fixture(scope="module")
def reader() -> Path:
    return build_reader()


def test_signatures_are_the_runtimes(modules: list[Path], reader: Path) -> None:
    found = runtime_lines(reader, modules)
    assert list(found) == modules
    for path, lines in found.items():
        assert any(line.startswith("capability") for line in lines)
        assert our_lines(path.read_bytes()) == lines, path.name


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b"hipspv.metadata 2", b"hipspv.metadata 1"),
        (b"hipspv.metadata 2", b"hipspv.notes 1\0\0\0"),
        (b" pointer 8 8", b" pointed 8 8"),
        (b" pointer 8 8", b" pointer 8 x"),
        (b" pointer 8 8", b"\0pointer 8 8"),
        (b" packed 8 8", b" shared 8 8"),
    ],
)
def test_damaged_metadata_is_refused(
    old: bytes, new: bytes, modules: list[Path], reader: Path, tmp_path: Path
) -> None:
    data = next(data for path in modules if old in (data := path.read_bytes()))
    assert_refused(data.replace(old, new), reader, tmp_path)


@pytest.mark.parametrize("name", ["hipspv.kernel ", "hipspv.packed "])
def test_a_kernel_has_one_record_of_its_parameters(
    name: str, modules: list[Path], reader: Path, tmp_path: Path
) -> None:
    data = next(data for path in modules if b"hipspv.packed" in (data := path.read_bytes()))
    record = next(text for text in read_records(data) if text.startswith(name))
    assert_refused(add_records(data, [record]), reader, tmp_path)


def test_records_of_images_say_nothing_about_spirv(
    modules: list[Path], reader: Path, tmp_path: Path
) -> None:
    data, other = modules[0].read_bytes(), tmp_path / "other.spv"
    image = ["width 32", "entry k 128 0 256", "isa af", "relocations 8 16"]
    other.write_bytes(add_records(data, [f"hipspv.{record}" for record in image]))
    lines = our_lines(data)
    assert our_lines(other.read_bytes()) == lines
    assert runtime_lines(reader, [other]) == {other: lines}


def assert_refused(data: bytes, reader: Path, directory: Path) -> None:
    damaged = directory / "damaged.spv"
    damaged.write_bytes(data)
    with pytest.raises(SpirvError):
        our_lines(data)
    assert runtime_lines(reader, [damaged]) == {damaged: ["broken"]}


def test_the_order_of_records_has_no_meaning(
    modules: list[Path], reader: Path, tmp_path: Path
) -> None:
    for path in modules:
        data, other = path.read_bytes(), tmp_path / path.name
        records = read_records(data)
        module = Module.read(data)
        bare = module.rewritten(dict.fromkeys(module.noted("processed"), b""))
        other.write_bytes(add_records(bare, records[::-1]))
        lines = our_lines(data)
        assert our_lines(other.read_bytes()) == lines
        assert runtime_lines(reader, [other]) == {other: lines}


def test_text_is_spirv_dis_text(modules: list[Path]) -> None:
    words = [toolchain.spirv_tool("spirv-dis"), "--raw-id", "--no-indent", "--no-header"]
    for path in modules:
        done = subprocess.run([*words, "--no-color", path], capture_output=True, check=True)
        expected = done.stdout.decode(errors="backslashreplace").split("\n")[:-1]
        assert list(disassemble(Module.read(path.read_bytes()))) == expected, path.name


def test_modules_are_written_as_they_were_read(modules: list[Path]) -> None:
    for path in modules:
        data = path.read_bytes()
        assert Module.read(data).to_bytes() == data
        module = Module.read(_swapped(data))
        assert module.byte_order == "big" and module.to_bytes() == _swapped(data)


def test_a_launch_misses_nothing_in_a_stripped_module(modules: list[Path]) -> None:
    for path in modules:
        data = path.read_bytes()
        small = strip(Module.read(data))
        done = subprocess.run([toolchain.spirv_tool("spirv-val")], input=small, capture_output=True)
        assert done.returncode == 0, (path.name, done.stderr)
        assert len(small) < len(data) and our_lines(small) == our_lines(data)


def _swapped(data: bytes) -> bytes:
    """The module as a machine of the other byte order writes it."""
    words = memoryview(data).cast("I")
    return b"".join(word.to_bytes(4, "big") for word in words)
