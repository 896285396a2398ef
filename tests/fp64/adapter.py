"""The runtime's adaptation of modules by adapt.cpp, and what holds for each adapted module."""

import subprocess
from pathlib import Path

import hipspv
from hipspv.core import toolchain
from hipspv.spirv.disassembly import disassemble
from hipspv.spirv.module import Module
from hipspv.spirv.signatures import signatures

LIBRARY = Path(hipspv.__path__[0]) / "lib" / "hipspv-emulation.spv"


def adapt(
    adapter: Path, source: Path, target: Path, feature: str = "fp64"
) -> subprocess.CompletedProcess[str]:
    argv = [adapter, LIBRARY, source, target, feature]
    return subprocess.run(list(map(str, argv)), capture_output=True, text=True)


def check(data: bytes, bits: int) -> list[str]:
    """The lines of a module, which is valid and has no float of so many bits."""
    subprocess.run([toolchain.spirv_tool("spirv-val")], input=data, check=True)
    lines = list(disassemble(Module.read(data)))
    floats = f"Float{bits}", f"OpTypeFloat {bits}"
    assert not [line for line in lines if any(each in line for each in floats)]
    return lines


def interfaces(data: bytes) -> dict[str, tuple[bool, list[tuple[str, int, int]]]]:
    """The facts of each kernel for its launches, by its name."""
    return {
        name: (kernel.indirect, [(p.kind, p.size, p.alignment) for p in kernel.parameters])
        for name, kernel in signatures(Module.read(data)).by_name.items()
    }
