"""Barriers between iterations of a grid-stride loop, which devices that make vectors need."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from hipspv.core import toolchain
from tests.building import COMPILER, built
from tests.cases import TRANSLATORS
from tests.spirv.assembly import disassemble

SOURCE = Path(__file__).with_name("block_barriers.hip")
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
    return "\n".join(disassemble(words))


@pytest.mark.parametrize("translator", TRANSLATORS)
def test_barriers_between_iterations_are_for_vectors(translator: str, tmp_path: Path) -> None:
    options = ["-w", "-O2", "--cuda-device-only", "-c", f"--spirv-translator={translator}"]
    module = built(COMPILER, *options, SOURCE, name="block_barriers.spv")
    with_vectors, without = (
        _adapted(module, tmp_path / f"{lanes}.spv", lanes).count("OpControlBarrier") for lanes in (16, 0)
    )
    # The source's own barriers stay.
    assert with_vectors > without >= SOURCE.read_text().count("__syncthreads();")
