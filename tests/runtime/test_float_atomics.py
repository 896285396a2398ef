"""Atomic operations on floats: loops in the module, or instructions if the device has them."""

import subprocess
from collections import Counter
from pathlib import Path

import pytest

from hipspv.bundle import program_bundle
from hipspv.core import toolchain
from hipspv.spirv.metadata import read_records
from hipspv.spirv.words import instructions, literal_string
from tests.fuzz.readers import native

from .conftest import HERE, Build, Run

COMPARE_EXCHANGE, ADD, MIN, MAX = 230, 6035, 5614, 5615  # OpAtomicCompareExchange, OpAtomicF...EXT
EXTENSION = 10
ADD_EXTENSION = "SPV_EXT_shader_atomic_float_add"
LIMITS_EXTENSION = "SPV_EXT_shader_atomic_float_min_max"
# Threads are numbered 0 to 799; block 1 has 160 to 319.
VALUES = {0: 79600, 1: -79600, 2: -300, 3: 499, 4: -9680, 5: 9680, 6: -140, 7: 19, 8: 800}
EXPECTED = {
    f"{type}.{key}": f"{value:g}"
    for type in ("float", "double")
    for key, value in (*VALUES.items(), ("tickets", 319600))
}


@pytest.mark.parametrize("hidden", ["", "float_atomics"], ids=["instructions", "loops"])
def test_same_results(run: Run, hidden: str) -> None:
    result = run("float_atomics.hip", env={"HIPSPV_MASK": hidden})
    assert result.status == 0, result.stderr
    assert result.values == EXPECTED


@pytest.fixture(scope="module")
def editor() -> Path:
    """The runtime's editing of modules as a program."""
    return native.program(HERE / "edit_atomics.cpp")


@pytest.fixture(scope="module", params=["llvm", "llvm-spirv", "llvm -g"])
def module(request: pytest.FixtureRequest, build: Build, tmp_path_factory) -> Path:
    translator, *rest = request.param.split()
    flags = ("--genco", f"--spirv-translator={translator}", *rest)
    entries = program_bundle.unpack(build("float_atomics.hip", *flags, suffix=".hipfb").read_bytes())
    path = tmp_path_factory.mktemp("spirv") / "module.spv"
    path.write_bytes(next(data for id, data in entries.items() if id.startswith("hip-spirv64")))
    return path


def edit(editor: Path, module: Path, *arguments: str) -> tuple[Counter[int], set[str]]:
    """The count of each opcode in the edited module, which must be valid, and its extensions."""
    target = module.with_name("edited.spv")
    subprocess.run([str(editor), str(module), str(target), *arguments], check=True)
    subprocess.run([toolchain.spirv_tool("spirv-val"), str(target)], check=True)
    data = target.read_bytes()
    extensions = {literal_string(data, i.start + 4, i.end) for i in instructions(data) if i.opcode == EXTENSION}
    return Counter(i.opcode for i in instructions(data)), extensions


def test_every_loop_becomes_an_instruction(editor: Path, module: Path) -> None:
    records = [text.split() for text in read_records(module.read_bytes())]
    wanted = Counter(record[2] for record in records if record[0] == "hipspv.atomic")
    assert wanted == {"add": 6, "min": 4, "max": 4}
    found, extensions = edit(editor, module, "96", "96")
    assert [found[op] for op in (ADD, MIN, MAX)] == [6, 4, 4]
    assert found[COMPARE_EXCHANGE] == 0
    assert extensions == {ADD_EXTENSION, LIMITS_EXTENSION}


def test_only_what_the_device_has(editor: Path, module: Path) -> None:
    found, extensions = edit(editor, module, "32", "0", "global")
    assert [found[op] for op in (ADD, MIN, MAX)] == [2, 0, 0]
    assert found[COMPARE_EXCHANGE] == 12
    assert extensions == {ADD_EXTENSION}
    found, extensions = edit(editor, module, "0", "64")
    assert [found[op] for op in (ADD, MIN, MAX)] == [0, 2, 2]
    assert extensions == {LIMITS_EXTENSION}


def test_nothing_to_do_changes_nothing(editor: Path, module: Path) -> None:
    edit(editor, module, "0", "0")
    assert module.with_name("edited.spv").read_bytes() == module.read_bytes()
