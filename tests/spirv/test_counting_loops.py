"""The runtime runs threads that count in shared memory side by side, and leaves other kernels."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from hipspv.driver import toolchain
from hipspv.spirv.disassembly import disassemble
from hipspv.spirv.module import Module
from tests.building import COMPILER, built
from tests.cases import TRANSLATORS

SOURCE = Path(__file__).with_name("counting_loops.hip")
FEATURES = (
    *("usm", "sub_groups", "sub_group_ballot", "sub_group_vote", "sub_group_shuffle"),
    *("sub_group_arithmetic", "sub_group_size_16", "sub_group_size_32", "int64_atomics"),
    *("generic_pointers", "program_scope_variables", "fma"),
)


def _adapted(module: Path, result: Path, lanes: int) -> str:
    """The adapted module, which is valid, as text."""
    command = [toolchain.in_library("hipspv-adapt-program"), toolchain.RUNTIME, module, result]
    facts = [f"lanes={lanes}", "threads=1024", f"features={','.join(FEATURES)}"]
    subprocess.run([*command, *facts, "atomics=32,32,32,32"], check=True)
    words = result.read_bytes()
    subprocess.run([toolchain.spirv_tool("spirv-val")], input=words, check=True)
    return "\n".join(disassemble(Module.read(words)))


def _sizes(module: Path, result: Path, lanes: int) -> dict[str, set[int]]:
    """The sub-group sizes of each kernel of the adapted module."""
    text = _adapted(module, result, lanes)
    names = dict(re.findall(r'OpEntryPoint Kernel (%\d+) "([^"]+)"', text))
    sizes: dict[str, set[int]] = {name: set() for name in names.values()}
    for kernel, size in re.findall(r"OpExecutionMode (%\d+) SubgroupSize (\d+)", text):
        sizes[names[kernel]].add(int(size))
    return sizes


@pytest.mark.parametrize("translator", TRANSLATORS)
def test_kernels_that_count_side_by_side(translator: str, tmp_path: Path) -> None:
    options = ["-w", "-O2", "--cuda-device-only", "-c", f"--spirv-translator={translator}"]
    module = built(COMPILER, *options, SOURCE, name="counting_loops.spv")
    adapted = _sizes(module, tmp_path / "16.spv", 16)
    assert {name for name, sizes in adapted.items() if sizes == {16}} == {
        name for name in adapted if name.startswith("yes_")
    }
    assert adapted["no_lanes"] == {32}
    # The device has no sub-groups of its vectors' size, or isn't known to have vectors.
    for lanes in (8, 0):
        sizes = _sizes(module, tmp_path / f"{lanes}.spv", lanes)
        assert not [name for name in sizes if sizes[name] not in (set(), {32})]


@pytest.mark.parametrize("translator", TRANSLATORS)
def test_barriers_between_turns_are_for_vectors(translator: str, tmp_path: Path) -> None:
    options = ["-w", "-O2", "--cuda-device-only", "-c", f"--spirv-translator={translator}"]
    module = built(COMPILER, *options, SOURCE, name="counting_loops.spv")
    with_vectors, without = (
        _adapted(module, tmp_path / f"{lanes}.spv", lanes).count("OpControlBarrier")
        for lanes in (16, 0)
    )
    # The program's own barriers stay.
    assert with_vectors > without >= SOURCE.read_text().count("BINS for")
