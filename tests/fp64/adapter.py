"""The runtime's adaptation of modules by adapt.cpp, and what holds for each adapted module."""

import subprocess
from pathlib import Path

import hipspv
from hipspv.core import toolchain
from hipspv.inspect.device_code import describe
from tests.spirv.assembly import disassemble

LIBRARY = Path(hipspv.__path__[0]) / "lib" / "hipspv-emulation.spv"


def adapt(adapter: Path, source: Path, target: Path, feature: str = "fp64") -> subprocess.CompletedProcess[str]:
    argv = [adapter, LIBRARY, source, target, feature]
    return subprocess.run(list(map(str, argv)), capture_output=True, text=True)


def check(data: bytes, bits: int) -> list[str]:
    """The lines of a module, which is valid and has no float of so many bits."""
    subprocess.run([toolchain.spirv_tool("spirv-val")], input=data, check=True)
    lines = disassemble(data)
    floats = f"Float{bits}", f"OpTypeFloat {bits}"
    assert not [line for line in lines if any(each in line for each in floats)]
    return lines


def interfaces(data: bytes) -> dict[str, list[tuple[str, int, int]]]:
    """The parameters of each kernel, by its name, and the records of all."""
    found = describe("SPIR-V", data)
    facts = {
        kernel["name"]: [(p["kind"], p["size"], p["align"]) for p in kernel["parameters"]]
        for kernel in found["kernels"]
    }
    return facts | {record: [] for record in found["records"]}
