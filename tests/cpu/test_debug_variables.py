"""Programs that check themselves, with variables in memory for debuggers: results stay the same."""

from pathlib import Path

import pytest

from hipspv.bundle import elf
from tests.building import COMPILER, built
from tests.cases import cases
from tests.cpu.test_programs import FAST, NATIVE
from tests.selection import nightly

# In the fast set: barriers and warps, threads at different stops, calls of functions, structures as arguments.
_FAST = {
    ("programs/warp_rows", "-O0"),
    ("programs/grid_divergent", "-O1"),
    ("programs/noinline", "-O0"),
    ("programs/argument_layouts", "-O1"),
}
_ALL = [(name, level) for name in sorted({name for name, _ in FAST}) for level in ("-O0", "-O1")]


def test_the_fast_set_is_there() -> None:
    assert set(_ALL) >= _FAST


@pytest.mark.parametrize(("name", "level"), [case if case in _FAST else nightly(*case) for case in _ALL])
def test_program(name: str, level: str) -> None:
    cases()[name].check("llvm", *NATIVE, level, "-g")


@pytest.mark.parametrize("option", ["-g", "-gline-tables-only"])
def test_optimised_code_is_the_same(option: str) -> None:
    source = Path(__file__).with_name("bounds.hip")
    command = (
        COMPILER,
        "-w",
        "-O3",
        "--offload-arch=cpu=x86-64-v3",
        "--no-offload-arch=spirv64",
        "--cuda-device-only",
        source,
    )
    codes = [built(*argv, name="code.so").read_bytes() for argv in (command, (*command, option))]
    plain, described = (elf.section_content(code, ".text") for code in codes)
    assert plain and plain == described
    assert [elf.section_content(code, ".debug_line") is not None for code in codes] == [False, True]
