"""The scope of all devices and the host, on devices whose widest scope is the device's."""

import subprocess
from pathlib import Path

import pytest

from hipspv.core import toolchain
from tests.spirv.assembly import assemble, disassemble

_MODULE = """\
OpCapability Kernel
OpCapability Addresses
OpMemoryModel Physical64 OpenCL
OpEntryPoint Kernel %30 "k"
%1 = OpTypeVoid
%2 = OpTypeInt 32 0
%3 = OpTypePointer CrossWorkgroup %2
%4 = OpTypeFunction %1 %3
%10 = OpConstant %2 0
%11 = OpConstantNull %2
%12 = OpConstant %2 0x208
%13 = OpConstant %2 2
{device}%30 = OpFunction %1 None %4
%31 = OpFunctionParameter %3
%32 = OpLabel
%33 = OpAtomicIAdd %2 %31 %10 %12 %10
%34 = OpAtomicCompareExchange %2 %31 %11 %12 %11 %10 %11
%35 = OpAtomicXor %2 %31 %13 %12 %10
OpAtomicStore %31 %10 %10 %10
OpMemoryBarrier %11 %12
OpControlBarrier %13 %10 %12
OpReturn
OpFunctionEnd
"""


@pytest.mark.parametrize("device", ["", "%14 = OpConstant %2 1\n"])
def test_only_scopes_change(adjuster: Path, tmp_path: Path, device: str) -> None:
    (tmp_path / "in.spv").write_bytes(assemble(_MODULE.format(device=device), "spv1.2"))
    argv = [str(adjuster), str(tmp_path / "in.spv"), "", str(tmp_path)]
    subprocess.run(argv, check=True, capture_output=True)
    subprocess.run([toolchain.spirv_tool("spirv-val"), str(tmp_path / "0.spv")], check=True)
    lines = disassemble((tmp_path / "0.spv").read_bytes())
    ones = [line.split()[0] for line in lines if line.endswith("= OpConstant %2 1")]
    assert len(ones) == 1
    one = ones[0]
    body = lines[lines.index("%32 = OpLabel") + 1 : lines.index("OpReturn")]
    assert body == [
        f"%33 = OpAtomicIAdd %2 %31 {one} %12 %10",
        f"%34 = OpAtomicCompareExchange %2 %31 {one} %12 %11 %10 %11",
        "%35 = OpAtomicXor %2 %31 %13 %12 %10",
        f"OpAtomicStore %31 {one} %10 %10",
        f"OpMemoryBarrier {one} %12",
        f"OpControlBarrier %13 {one} %12",
    ]
