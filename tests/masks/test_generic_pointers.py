"""Generic pointers in integers: right numbers, and a module that any device takes."""

import subprocess
from pathlib import Path

import pytest

from hipspv.core import toolchain
from hipspv.spirv.words import instructions
from tests.runtime.conftest import execute

from .conftest import compiled

# One translator for each case.
pytestmark = pytest.mark.sampled("translator")

# places: p = 0, -1, -2, -3; cells = 0, 10, 20, 30; own = 1, 2, 3, 4
EXPECTED = {
    "accesses0": str((-3 + 99) * 1000 + 0 + 4),
    "accesses1": str((30 + 110) * 1000 + 0 + 4),
    "accesses2": str((4 + 102) * 1000 + 1 + 4),
    "accesses3": str(8 * 1000 + 7),
    "accesses4": str(8 + 50),
    "accesses5": str(1 + 2 + 20 + 300),
    "functions": str(25 + 20 * 100 + 2500 + 30 * 10000),
    "known": str(1 + 8),
}
POINTER, SWITCH = 32, 251  # OpTypePointer, OpSwitch
CASTS = {121, 122, 123}  # OpPtrCastToGeneric, OpGenericCastToPtr, OpGenericCastToPtrExplicit
GENERIC = 8  # the storage class


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("mask", ["", "generic_pointers", "generic_pointers,fp64"])
def test_numbers(translator: str, level: str, mask: str) -> None:
    program = compiled("generic_pointers.hip", translator, level)
    result = execute([str(program)], {"HIPSPV_MASK": mask})
    assert result.status == 0, result.stderr
    assert result.values == EXPECTED


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_modules(translator: str, level: str, adjuster: Path, tmp_path: Path) -> None:
    module = compiled("generic_pointers.hip", translator, level, "--emit=spirv")
    argv = [str(adjuster), str(module), "generic_pointers", str(tmp_path)]
    done = subprocess.run(argv, capture_output=True, text=True, check=True)
    assert done.stdout == "0\n"
    choices: dict[str, int] = {}
    for part in tmp_path.glob("*.spv"):
        subprocess.run([toolchain.spirv_tool("spirv-val"), str(part)], check=True)
        data = part.read_bytes()
        found = list(instructions(data))
        assert not CASTS & {i.opcode for i in found}
        pointers = [i for i in found if i.opcode == POINTER]
        assert GENERIC not in {memoryview(data)[i.start + 8 : i.end].cast("I")[0] for i in pointers}
        for kernel in ("accesses", "functions", "known"):
            if kernel.encode() + b"\0" in data:
                choices[kernel] = sum(i.opcode == SWITCH for i in found)
    assert choices["accesses"]
    if level == "-O2":
        assert choices["known"] == 0
