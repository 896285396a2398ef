"""SPIR-V words and hipspv's notes."""

from __future__ import annotations

import struct
import subprocess

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hipspv.driver import toolchain
from hipspv.spirv.notes import add_notes, read_notes
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
NOTES = ["hipspv.byref _Z1kPf 2 4096 8", "hipspv.var 0 тест 4", "hipspv.fp64 k a.hip:3"]


def _tool(name: str, data: bytes, *words: str) -> bytes:
    command = [toolchain.spirv_tool(name), *words, "-"]
    return subprocess.run(command, input=data, capture_output=True, check=True).stdout


@pytest.fixture(scope="module")
def module() -> bytes:
    return _tool("spirv-as", ASSEMBLY.encode(), "--target-env", "spv1.2", "-o", "-")


def test_notes_round_trip_and_validate(module: bytes) -> None:
    noted = add_notes(module, NOTES)
    _tool("spirv-val", noted)
    assert read_notes(noted) == NOTES
    assert read_notes(module) == []
    lines = [line.split() for line in _tool("spirv-dis", noted, "--no-color").decode().split("\n")]
    records = [
        " ".join(words[1:]).strip('"') for words in lines if words[:1] == ["OpModuleProcessed"]
    ]
    assert records == [*NOTES, "another tool"]


def test_notes_leave_everything_else(module: bytes) -> None:
    noted = add_notes(module, NOTES)
    before = [module[i.start : i.end] for i in instructions(module)]
    after = [noted[i.start : i.end] for i in instructions(noted)]
    assert [words for words in after if b"hipspv." not in words] == before
    assert noted[:20] == module[:20]
    assert add_notes(module, []) == module


def test_version(module: bytes) -> None:
    assert version(module) == (1, 2)
    old = module[:5] + b"\0" + module[6:]
    with pytest.raises(SpirvError, match=r"1\.1"):
        add_notes(old, NOTES)


@given(st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0")))
def test_literal_strings(text: str) -> None:
    words = string_words(text)
    assert len(words) % 4 == 0
    assert literal_string(words, 0, len(words)) == text


def test_notes_that_cannot_be(module: bytes) -> None:
    with pytest.raises(SpirvError, match="NUL"):
        add_notes(module, ["hipspv.a\0b"])
    with pytest.raises(SpirvError, match="longer"):
        add_notes(module, ["hipspv." + "x" * 4 * 65536])


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
