"""Modules of both translators: stripped ones, and records that the runtime refuses.

The nightly run takes every source of the suite instead of a few.
"""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hipspv.core import toolchain
from hipspv.inspect.device_code import DamagedCode, describe
from hipspv.spirv.metadata import add_records, read_records
from hipspv.spirv.module import Module
from hipspv.spirv.strip import strip
from tests.selection import ALL

from .modules import LEVELS, ROOT, TRANSLATORS, compile_module, sources

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


def launches(data: bytes) -> dict[str, Any]:
    """The facts of each kernel for its launches, by name."""
    facts = ("lanes", "max_threads", "shared", "modes")
    return {
        kernel["name"]: (
            [(p["kind"], p["size"], p["align"]) for p in kernel["parameters"]],
            [kernel.get(fact) for fact in facts],
        )
        for kernel in describe("SPIR-V", data)["kernels"]
    }


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
def test_damaged_metadata_is_refused(old: bytes, new: bytes, modules: list[Path]) -> None:
    data = next(data for path in modules if old in (data := path.read_bytes()))
    with pytest.raises(DamagedCode):
        describe("SPIR-V", data.replace(old, new))


@pytest.mark.parametrize("name", ["hipspv.kernel ", "hipspv.packed "])
def test_a_kernel_has_one_record_of_its_parameters(name: str, modules: list[Path]) -> None:
    data = next(data for path in modules if b"hipspv.packed" in (data := path.read_bytes()))
    record = next(text for text in read_records(data) if text.startswith(name))
    with pytest.raises(DamagedCode):
        describe("SPIR-V", add_records(data, [record]))


def test_records_of_images_say_nothing_about_spirv(modules: list[Path]) -> None:
    data = modules[0].read_bytes()
    image = ["width 32", "entry k 128 0 256", "isa af", "relocations 8 16"]
    other = add_records(data, [f"hipspv.{record}" for record in image])
    assert launches(other) == launches(data)


def test_the_order_of_records_has_no_meaning(modules: list[Path]) -> None:
    for path in modules:
        data = path.read_bytes()
        module = Module.read(data)
        bare = module.rewritten(dict.fromkeys(module.processed, b""))
        other = add_records(bare, read_records(data)[::-1])
        assert launches(other) == launches(data), path.name


def test_a_launch_misses_nothing_in_a_stripped_module(modules: list[Path]) -> None:
    for path in modules:
        data = path.read_bytes()
        small = strip(Module.read(data))
        done = subprocess.run([toolchain.spirv_tool("spirv-val")], input=small, capture_output=True)
        assert done.returncode == 0, (path.name, done.stderr)
        assert len(small) < len(data) and read_records(small) == read_records(data)
        sizes = [sorted(s["size"] for s in shared) for _, (_, _, shared, _) in launches(data).values()]
        found = launches(small)
        assert [sorted(s["size"] for s in k[1][2]) for k in found.values()] == sizes
        assert {n: k[0] for n, k in found.items()} == {n: k[0] for n, k in launches(data).items()}
