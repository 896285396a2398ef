"""Arguments of kernels are where clang puts the members of a structure, in RISC-V's data models."""

import struct
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from hipspv.core import toolchain
from hipspv.core.ir_input import parse_module
from hipspv.inspect.device_code import describe
from hipspv.llvm import Module
from hipspv.llvm.context import Context
from hipspv.metadata import parse
from hipspv.metadata.arguments import Argument, arguments
from hipspv.passes.frontend.describe_source_parameters import DescribeSourceParameters
from hipspv.passes.frontend.lower_byref_parameters import LowerByrefParameters
from hipspv.passes.frontend.widen_boolean_parameters import WidenBooleanParameters
from hipspv.passes.metadata.kernel_parameters import RecordKernelParameters
from hipspv.passes.metadata.records import read_records
from hipspv.targets import DEFAULT
from tests.building import COMPILER

from .signatures import Signatures, make

KERNELS, FILES = 500, 20
PASSES = (
    DescribeSourceParameters(),
    LowerByrefParameters(),
    WidenBooleanParameters(),
    RecordKernelParameters(by_source=True),
)


def _tables(source: Path, width: int) -> dict[str, list[Argument]]:
    """Return the arguments of the kernels in a source, by the compiler's records."""
    bitcode = source.with_suffix(".bc")
    argv = [COMPILER, "-w", "-fgpu-rdc", "--cuda-device-only", "-c", source, "-o", bitcode]
    subprocess.run(argv, check=True)
    with Context(toolchain.libllvm()) as context:
        module = parse_module(bitcode.read_bytes(), str(bitcode), context, DEFAULT)
        module.target = DEFAULT
        for each in PASSES:
            each.run(module)
        records = [parse(text) for text in read_records(module)]
    return {r.kernel: arguments(r, width) for r in records if r and r.name == "kernel"}


def _measured(source: Path, width: int) -> Iterator[int]:
    """Return the numbers in the array `table` of a source for RISC-V."""
    bitcode = source.with_suffix(".bc")
    argv = [toolchain.clang(), f"--target=riscv{width}-unknown-elf", "-x", "c++", "-std=c++20", "-w"]
    subprocess.run([*argv, "-emit-llvm", "-c", source, "-o", bitcode], check=True)
    with Context(toolchain.libllvm()) as context:
        table = Module.read(str(bitcode), context).variable("table")
        assert table and table.string
        data = table.string
    return (number for (number,) in struct.iter_unpack("<I", data))


def _expected(signatures: Signatures, width: int, directory: Path) -> dict[str, list[Argument]]:
    """Return the arguments of the kernels, by clang for RISC-V."""
    source = directory / f"rv{width}.cpp"
    source.write_text(signatures.narrow if width == 32 else signatures.wide)
    numbers = _measured(source, width)
    found = {
        f"k{number}": [Argument(next(numbers), next(numbers), next(numbers), pointer) for pointer in pointers]
        for number, pointers in enumerate(signatures.pointers)
    }
    assert next(numbers, None) is None
    return found


@pytest.mark.sampled(of=10)
@pytest.mark.parametrize("seed", range(FILES))
def test_arguments_are_members_of_clangs_structure(tmp_path: Path, seed: int) -> None:
    signatures = make(seed, KERNELS)
    device = tmp_path / "device.hip"
    device.write_text(signatures.device)
    for width in (32, 64):
        expected, found = _expected(signatures, width, tmp_path), _tables(device, width)
        assert len(found) == KERNELS
        for kernel, rows in expected.items():
            line = next(x for x in signatures.device.splitlines() if f" {kernel}(" in x)
            assert found[kernel] == rows, line


@pytest.mark.parametrize("width", [32, 64])
def test_images_have_clangs_layout(tmp_path: Path, width: int) -> None:
    signatures = make(FILES, 40, 30)
    device = tmp_path / "device.hip"
    # Device functions can't take __bf16.
    device.write_text(signatures.device.replace("__bf16", "_Float16"))
    target = f"--offload-arch=vortex_rv{width}"
    argv = [COMPILER, "-w", target, "--cuda-device-only", "-c", device, "-o", tmp_path / "k.vxbin"]
    subprocess.run(argv, check=True)
    image = describe("vxbin", (tmp_path / "k.vxbin").read_bytes())
    found = {
        kernel["name"]: [
            Argument(each["offset"], each["size"], each["align"], each["pointer"])
            for each in kernel["parameters"]
            if "offset" in each
        ]
        for kernel in image["kernels"]
    }
    assert image["width"] == width and found == _expected(signatures, width, tmp_path)
