"""Modules whose doubles became integers: valid, and without a double."""

from pathlib import Path

import pytest

from tests.spirv.assembly import assemble
from tests.spirv.modules import ROOT, TRANSLATORS, compile_module

from .adapter import LIBRARY, adapt, check, interfaces

SOURCES = ("tests/fp64/arithmetic.hip", "tests/runtime/float_atomics.hip", "tests/runtime/requirements.hip")

# Both types of each pair become one: the two sizes, vectors, functions.
PAIRS = """\
OpCapability Kernel
OpCapability Addresses
OpCapability Linkage
OpCapability Float64
OpCapability Int64
%1 = OpExtInstImport "OpenCL.std"
OpMemoryModel Physical64 OpenCL
OpEntryPoint Kernel %30 "k"
OpName %10 "double"
OpName %11 "long"
OpDecorate %44 FPFastMathMode NotNaN
%9 = OpTypeVoid
%10 = OpTypeFloat 64
%11 = OpTypeInt 64 0
%12 = OpTypeVector %10 2
%13 = OpTypeVector %11 2
%14 = OpTypePointer CrossWorkgroup %12
%15 = OpTypePointer CrossWorkgroup %13
%16 = OpTypeFunction %9 %14 %15
%17 = OpTypeFunction %12 %12
%18 = OpTypeFunction %13 %13
%19 = OpConstant %10 1.5
%20 = OpConstantComposite %12 %19 %19
%21 = OpConstantNull %10
%22 = OpTypeBool
%23 = OpTypeVector %22 2
%24 = OpUndef %10
%30 = OpFunction %9 None %16
%31 = OpFunctionParameter %14
%32 = OpFunctionParameter %15
%40 = OpLabel
%41 = OpLoad %12 %31
%42 = OpLoad %13 %32
%43 = OpBitcast %12 %42
%44 = OpFMul %12 %41 %43
%45 = OpFunctionCall %12 %33 %44
%46 = OpBitcast %13 %45
%47 = OpFunctionCall %13 %34 %46
%48 = OpFUnordLessThan %23 %44 %20
%49 = OpSelect %13 %48 %46 %47
OpStore %32 %49
OpStore %31 %45
OpReturn
OpFunctionEnd
%33 = OpFunction %12 None %17
%50 = OpFunctionParameter %12
%51 = OpLabel
%52 = OpExtInst %12 %1 {function} %50
%53 = OpFNegate %12 %52
OpReturnValue %53
OpFunctionEnd
%34 = OpFunction %13 None %18
%60 = OpFunctionParameter %13
%61 = OpLabel
OpReturnValue %60
OpFunctionEnd
"""


@pytest.mark.sampled("translator")
@pytest.mark.parametrize("translator", TRANSLATORS)
@pytest.mark.parametrize("source", SOURCES)
def test_programs(adapter: Path, tmp_path: Path, source: str, translator: str) -> None:
    module = compile_module(ROOT / source, translator, ("-O2", "-g"), tmp_path)
    result = adapt(adapter, module, tmp_path / "out.spv")
    assert result.returncode == 0, result.stderr
    data = (tmp_path / "out.spv").read_bytes()
    check(data, 64)
    assert interfaces(data) == interfaces(module.read_bytes())


def test_types_that_become_equal_are_one(adapter: Path, tmp_path: Path) -> None:
    (tmp_path / "in.spv").write_bytes(assemble(PAIRS.format(function="fabs")))
    result = adapt(adapter, tmp_path / "in.spv", tmp_path / "out.spv")
    assert result.returncode == 0, result.stderr
    lines = check((tmp_path / "out.spv").read_bytes(), 64)
    integers = [line for line in lines if "OpTypeInt 64" in line]
    assert integers == ["%10 = OpTypeInt 64 0"]
    assert len([line for line in lines if "OpTypeVector" in line and " %10 2" in line]) == 1
    assert not [line for line in lines if "FPFastMathMode" in line or "OpName %11" in line]
    # Two components each: the product, the comparison, the size, the sign.
    assert len([line for line in lines if "OpFunctionCall" in line and " %10 " in line]) >= 6


def test_what_is_not_done_is_named_with_its_kernel(adapter: Path, tmp_path: Path) -> None:
    (tmp_path / "in.spv").write_bytes(assemble(PAIRS.format(function="sinpi")))
    result = adapt(adapter, tmp_path / "in.spv", tmp_path / "out.spv")
    assert result.returncode == 3
    assert "double precision isn't done in software for sinpi()" in result.stderr
    assert "kernel k uses it" in result.stderr and "remedy: " in result.stderr
    assert not (tmp_path / "out.spv").exists()


def test_only_what_is_called_is_joined(adapter: Path, tmp_path: Path) -> None:
    text = PAIRS.format(function="fabs")
    (tmp_path / "small.spv").write_bytes(assemble(text))
    (tmp_path / "large.spv").write_bytes(assemble(text.replace("fabs", "sqrt")))
    sizes = []
    for name in ("small", "large"):
        assert adapt(adapter, tmp_path / f"{name}.spv", tmp_path / "out.spv").returncode == 0
        sizes.append((tmp_path / "out.spv").stat().st_size)
    assert sizes[0] < sizes[1] < LIBRARY.stat().st_size
