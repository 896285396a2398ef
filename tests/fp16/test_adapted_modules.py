"""Modules whose halves became integers: valid, without a half, and called as before."""

from pathlib import Path

import pytest

from tests.fp64.adapter import adapt, check, interfaces
from tests.selection import nightly
from tests.spirv.assembly import assemble
from tests.spirv.modules import ROOT, TRANSLATORS, compile_module

from .operations import Assembly, arithmetic, conversions, functions

SOURCES = (
    nightly("tests/device_functions/programs/halves.hip"),
    nightly("tests/device_functions/programs/short_floats.hip"),
    nightly("tests/programs/atomics_kinds.hip"),
    "tests/programs/half_precision.hip",
)
LACKING = """\
OpCapability Kernel
OpCapability Addresses
OpCapability Float16Buffer
OpCapability Float16
OpCapability Int64
%1 = OpExtInstImport "OpenCL.std"
OpMemoryModel Physical64 OpenCL
OpEntryPoint Kernel %20 "k"
%2 = OpTypeVoid
%3 = OpTypeFloat 16
%4 = OpTypePointer CrossWorkgroup %3
%5 = OpTypeFunction %2 %4
%6 = OpTypeFloat 32
%8 = OpTypeInt 64 0
%7 = OpConstant %8 1
%20 = OpFunction %2 None %5
%21 = OpFunctionParameter %4
%22 = OpLabel
%23 = OpLoad %3 %21
%24 = OpExtInst {instruction}
OpReturn
OpFunctionEnd
"""


@pytest.mark.sampled("translator")
@pytest.mark.parametrize("translator", TRANSLATORS)
@pytest.mark.parametrize("source", SOURCES)
def test_programs(adapter: Path, tmp_path: Path, source: str, translator: str) -> None:
    module = compile_module(ROOT / source, translator, ("-O2", "-g"), tmp_path)
    result = adapt(adapter, module, tmp_path / "out.spv", "fp16")
    assert result.returncode == 0, result.stderr
    data = (tmp_path / "out.spv").read_bytes()
    check(data, 16)
    assert interfaces(data) == interfaces(module.read_bytes())


def test_operations(adapter: Path, tmp_path: Path) -> None:
    operations = [*arithmetic(), *arithmetic(4), *conversions("half", 2), *functions()]
    (tmp_path / "in.spv").write_bytes(assemble(Assembly(operations).text))
    result = adapt(adapter, tmp_path / "in.spv", tmp_path / "out.spv", "fp16")
    assert result.returncode == 0, result.stderr
    check((tmp_path / "out.spv").read_bytes(), 16)


@pytest.mark.parametrize(
    ("name", "instruction"), [("modf", "%3 %1 modf %23 %21"), ("vload_half", "%6 %1 vload_half %7 %21")]
)
def test_what_is_not_done_is_named_with_its_kernel(adapter: Path, tmp_path: Path, name: str, instruction: str) -> None:
    (tmp_path / "in.spv").write_bytes(assemble(LACKING.format(instruction=instruction)))
    result = adapt(adapter, tmp_path / "in.spv", tmp_path / "out.spv", "fp16")
    assert result.returncode == 3
    assert f"half precision isn't done in software for {name}()" in result.stderr
    assert "kernel k uses it" in result.stderr
    assert "choose a device that has half precision (fp16)" in result.stderr
    assert not (tmp_path / "out.spv").exists()
