"""SPIR-V words, and launch metadata in them."""

from __future__ import annotations

import struct
import subprocess

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hipspv.core import toolchain
from hipspv.spirv.metadata import add_records, read_records
from hipspv.spirv.words import SpirvError, instructions, literal_string, string_words, version

ASSEMBLY = """\
OpCapability Kernel
OpCapability Addresses
OpCapability Linkage
OpExtension "SPV_KHR_no_integer_wrap_decoration"
%1 = OpExtInstImport "OpenCL.std"
OpMemoryModel Physical64 OpenCL
OpEntryPoint Kernel %f "f"
OpExecutionMode %f ContractionOff
%file = OpString "a.hip"
OpSource OpenCL_C 100000
OpName %f "f"
OpModuleProcessed "another tool"
OpDecorate %p FuncParamAttr NoWrite
%void = OpTypeVoid
%float = OpTypeFloat 32
%ptr = OpTypePointer CrossWorkgroup %float
%type = OpTypeFunction %void %ptr
%f = OpFunction %void None %type
%p = OpFunctionParameter %ptr
%l = OpLabel
OpReturn
OpFunctionEnd
"""
RECORDS = ["hipspv.bounds _Z1kPf 64", "hipspv.variable 0 тест 4", "hipspv.fp64 k a.hip:3"]


def _tool(name: str, data: bytes, *words: str) -> bytes:
    command = [toolchain.spirv_tool(name), *words, "-"]
    return subprocess.run(command, input=data, capture_output=True, check=True).stdout


@pytest.fixture(scope="module")
def module() -> bytes:
    return _tool("spirv-as", ASSEMBLY.encode(), "--target-env", "spv1.2", "-o", "-")


def test_records_round_trip_and_validate(module: bytes) -> None:
    noted = add_records(module, RECORDS)
    _tool("spirv-val", noted)
    assert read_records(noted) == RECORDS
    assert read_records(module) == []
    lines = [line.split() for line in _tool("spirv-dis", noted, "--no-color").decode().split("\n")]
    found = [" ".join(words[1:]).strip('"') for words in lines if words[:1] == ["OpModuleProcessed"]]
    assert found == [*RECORDS, "another tool"]


def test_records_leave_everything_else(module: bytes) -> None:
    noted = add_records(module, RECORDS)
    before = [module[i.start : i.end] for i in instructions(module)]
    after = [noted[i.start : i.end] for i in instructions(noted)]
    assert [words for words in after if b"hipspv." not in words] == before
    assert noted[:20] == module[:20]
    assert add_records(module, []) == module


def test_version(module: bytes) -> None:
    assert version(module) == (1, 2)
    old = module[:5] + b"\0" + module[6:]
    with pytest.raises(SpirvError, match=r"1\.1"):
        add_records(old, RECORDS)


@given(st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0")))
def test_literal_strings(text: str) -> None:
    words = string_words(text)
    assert len(words) % 4 == 0
    assert literal_string(words, 0, len(words)) == text


def test_records_that_cannot_be(module: bytes) -> None:
    with pytest.raises(SpirvError, match="NUL"):
        add_records(module, ["hipspv.a\0b"])
    with pytest.raises(SpirvError, match="longer"):
        add_records(module, ["hipspv." + "x" * 4 * 65536])


@pytest.mark.parametrize("data", [b"", b"\x03\x02\x23\x07", b"BC\xc0\xde" * 8, bytes(21)])
def test_what_is_no_module(data: bytes) -> None:
    with pytest.raises(SpirvError, match="not a SPIR-V module"):
        list(instructions(data))


@given(st.integers(0, 2**16 - 1))
def test_damaged_word_counts_end(count: int) -> None:
    """Every word count of the first instruction either fits or is refused; none reads beyond."""
    module = struct.pack("<5I", 0x07230203, 0x10200, 0, 10, 0) + struct.pack("<I", count << 16) * 4
    try:
        assert all(i.end <= len(module) for i in instructions(module))
    except SpirvError as error:
        assert "damaged" in str(error)
