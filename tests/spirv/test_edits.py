"""Modules that are stripped, renamed and linked: valid, and as the runtime needs them."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from hipspv.core import toolchain
from hipspv.inspect.device_code import describe
from hipspv.spirv.kernel_names import plain_names, renamed
from hipspv.spirv.metadata import read_records
from hipspv.spirv.module import Module
from hipspv.spirv.strip import strip
from hipspv.spirv.words import SpirvError
from tests.driver.conftest import Run

from .assembly import PREAMBLE, assemble, disassemble

KERNEL = """\
OpCapability Kernel
OpCapability Addresses
OpCapability Linkage
OpExtension "SPV_KHR_non_semantic_info"
OpExtension "SPV_KHR_no_integer_wrap_decoration"
%1 = OpExtInstImport "OpenCL.std"
%2 = OpExtInstImport "NonSemantic.DebugPrintf"
OpMemoryModel Physical64 OpenCL
OpEntryPoint Kernel %10 "a.kernel"
OpEntryPoint Kernel %11 "b"
OpExecutionMode %10 ContractionOff
%3 = OpString "a.hip"
OpSource OpenCL_C 300000
OpName %10 "a.kernel"
OpName %12 "add_float"
OpName %13 "p"
OpModuleProcessed "another tool"
OpModuleProcessed "hipspv.metadata 2"
OpModuleProcessed "hipspv.kernel a.kernel pointer 8 8"
OpModuleProcessed "hipspv.kernel b"
OpModuleProcessed "hipspv.indirect a.kernel"
OpModuleProcessed "hipspv.fp64 b a b.hip:3"
OpModuleProcessed "hipspv.abort 7 a.kernel a b.hip:4"
OpModuleProcessed "hipspv.atomic add_float add 32 global"
OpDecorate %12 LinkageAttributes "add_float" Export
%4 = OpTypeVoid
%5 = OpTypeInt 32 0
%6 = OpTypePointer CrossWorkgroup %5
%7 = OpTypeFunction %4 %6
%8 = OpTypeFunction %4
%10 = OpFunction %4 None %7
%13 = OpFunctionParameter %6
OpLine %3 1 1
%20 = OpLabel
%21 = OpExtInst %4 %2 1 %3
OpNoLine
OpReturn
OpFunctionEnd
%11 = OpFunction %4 None %8
%22 = OpLabel
OpReturn
OpFunctionEnd
%12 = OpFunction %4 None %8
%23 = OpLabel
OpReturn
OpFunctionEnd
"""
CALLER = (
    PREAMBLE
    + """\
OpEntryPoint Kernel %1 "caller"
OpDecorate %2 LinkageAttributes "add_float" Import
%3 = OpTypeVoid
%4 = OpTypeFunction %3
%2 = OpFunction %3 None %4
OpFunctionEnd
%1 = OpFunction %3 None %4
%5 = OpLabel
%6 = OpFunctionCall %3 %2
OpReturn
OpFunctionEnd
"""
)


def validate(data: bytes) -> None:
    subprocess.run([toolchain.spirv_tool("spirv-val")], input=data, check=True)


def _names(data: bytes) -> list[str]:
    return [kernel["name"] for kernel in describe("SPIR-V", data)["kernels"]]


@pytest.fixture(scope="module")
def module() -> Module:
    data = assemble(KERNEL)
    validate(data)
    return Module.read(data)


def test_what_only_people_read_goes(module: Module) -> None:
    result = strip(module)
    validate(result)
    lines = disassemble(result)
    for gone in ("OpString", "OpSource", "OpLine", "OpNoLine", "OpMemberName", "NonSemantic"):
        assert not any(gone in line for line in lines), gone
    assert [line for line in lines if line.startswith("OpName")] == ['OpName %12 "add_float"']
    records = [text for text in module.processed.values() if text != "another tool"]
    assert read_records(result) == records
    assert '%1 = OpExtInstImport "OpenCL.std"' in lines
    found = describe("SPIR-V", result)
    assert found["extensions"] == ["SPV_KHR_no_integer_wrap_decoration"]
    kinds = [[p["kind"] for p in kernel["parameters"]] for kernel in found["kernels"]]
    assert kinds == [["pointer"], []]
    assert strip(Module.read(result)) == result


def test_kernels_get_other_names_everywhere(module: Module) -> None:
    names = plain_names(module, 30)
    (new,) = names.values()
    assert list(names) == ["a.kernel"] and new.isidentifier() and len(new) <= 30
    result = renamed(module, names)
    validate(result)
    found = describe("SPIR-V", result)
    assert _names(result) == [new, "b"]
    assert [record.replace(new, "a.kernel") for record in found["records"]] == [
        text for text in module.processed.values() if text != "another tool"
    ]
    assert b"a.kernel" not in result
    # Old llvm-spirv versions export kernels, too.
    exporting = KERNEL.replace("%4 =", 'OpDecorate %10 LinkageAttributes "a.kernel" Export\n%4 =', 1)
    assert b"a.kernel" not in renamed(Module.read(assemble(exporting)), names)
    assert renamed(module, {}) == module.words.tobytes()
    with pytest.raises(SpirvError, match="one name"):
        renamed(module, {"a.kernel": "b"})
    long = renamed(module, {"b": "b" * 300})
    assert [len(name) for name in plain_names(Module.read(long), 20).values()] == [20, 20]


def test_modules_are_linked(hipspv: Run, tmp_path: Path) -> None:
    (tmp_path / "a.spv").write_bytes(assemble(KERNEL))
    (tmp_path / "b.spv").write_bytes(assemble(CALLER))
    (tmp_path / "old.spv").write_bytes(assemble(CALLER, "spv1.2"))
    for caller in ("b.spv", "old.spv"):
        done = hipspv("spirv", "link", "a.spv", caller, "-o", "linked.spv")
        assert done.returncode == 0, done.stderr
        data = (tmp_path / "linked.spv").read_bytes()
        validate(data)
        assert sorted(_names(data)) == ["a.kernel", "b", "caller"]
        # One of them has no metadata: its properties are unknown.
        assert "hipspv.metadata 2" not in read_records(data)


@pytest.mark.parametrize(
    ("files", "message"),
    [
        (("b.spv",), "add_float"),
        (("a.spv", "a.spv"), "the kernel a.kernel is in a.spv and in a.spv"),
        (("v.spv", "v.spv"), "link their objects with hipspv-cc -fgpu-rdc"),
        (("bad.spv",), "bad.spv: an instruction has no length (word count at byte 20)"),
    ],
)
def test_what_cannot_be_linked_says_why(files: tuple[str, ...], message: str, hipspv: Run, tmp_path: Path) -> None:
    (tmp_path / "a.spv").write_bytes(assemble(KERNEL))
    (tmp_path / "b.spv").write_bytes(assemble(CALLER))
    variable = KERNEL.replace("hipspv.metadata 2", "hipspv.variable 0 v 4")
    (tmp_path / "v.spv").write_bytes(assemble(variable))
    (tmp_path / "bad.spv").write_bytes(assemble(CALLER)[:20] + bytes(8))
    done = hipspv("spirv", "link", *files, "-o", "linked.spv")
    assert done.returncode == 1
    assert message in done.stderr and "Traceback" not in done.stderr
    assert not (tmp_path / "linked.spv").exists()


def test_the_command_strips_and_renames(hipspv: Run, tmp_path: Path) -> None:
    (tmp_path / "a.spv").write_bytes(assemble(KERNEL))
    done = hipspv("spirv", "strip", "a.spv", "-o", "b.spv", "--kernel-names", "40")
    assert done.returncode == 0, done.stderr
    old, new = done.stdout.split()
    assert old == "a.kernel"
    assert _names((tmp_path / "b.spv").read_bytes()) == [new, "b"]
    assert hipspv("spirv", "strip", "b.spv", "-o", "a.spv", "--kernel-names", "9").returncode == 2


def test_modules_of_the_other_byte_order(module: Module) -> None:
    data = module.words.tobytes()
    swapped = b"".join(word.to_bytes(4, "big") for word in module.words)
    assert strip(Module.read(swapped)) == strip(Module.read(data))
