"""SPIR-V in the report: sound modules by hand, deliberately damaged ones, and hostile ones."""

from __future__ import annotations

import struct
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hipspv.inspect.device_code import DamagedCode, Describer, describe
from hipspv.inspect.model import SpirvModule
from hipspv.spirv.words import HEADER_WORDS
from tests.inspect.conftest import look, only_image
from tests.spirv.assembly import PREAMBLE, assemble, module, op

MODEL = op(14, 2, 2)  # OpMemoryModel Physical64 OpenCL
CAPABILITY, ENTRY, MODE, PROCESSED = 17, 15, 16, 330
VOID, INT, STRUCT, POINTER, FORWARD, TYPE = 19, 21, 30, 32, 39, 33
FUNCTION, PARAMETER, END, CALL = 54, 55, 56, 57

SOUND = (
    PREAMBLE
    + """\
OpEntryPoint Kernel %10 "first" %20
OpEntryPoint Kernel %11 "second"
OpExecutionMode %10 LocalSize 16 2 1
OpExecutionMode %10 ContractionOff
OpSource OpenCL_C 300000
OpName %10 "first"
OpName %12 "helper"
OpName %20 "tile"
OpName %21 "other"
OpName %30 "out"
OpName %5 "struct.Pair"
OpDecorate %22 LinkageAttributes "table" Export
OpDecorate %12 LinkageAttributes "helper" Export
OpDecorate %31 FuncParamAttr ByVal
OpDecorate %31 Alignment 16
%1 = OpTypeVoid
%2 = OpTypeInt 32 0
%3 = OpConstant %2 8
%4 = OpTypeArray %2 %3
%5 = OpTypeStruct %2 %4
%6 = OpTypePointer Workgroup %4
%7 = OpTypePointer CrossWorkgroup %2
%8 = OpTypePointer Function %5
%9 = OpTypeFunction %1 %7 %8 %2
%40 = OpTypeFunction %1
%41 = OpTypeInt 8 0
%42 = OpConstant %41 104
%43 = OpConstant %41 105
%44 = OpConstant %2 3
%45 = OpTypeArray %41 %44
%46 = OpConstantNull %41
%47 = OpConstantComposite %45 %42 %43 %46
%48 = OpTypePointer UniformConstant %45
%20 = OpVariable %6 Workgroup
%21 = OpVariable %6 Workgroup
%22 = OpVariable %48 UniformConstant %47
%10 = OpFunction %1 None %9
%30 = OpFunctionParameter %7
%31 = OpFunctionParameter %8
%32 = OpFunctionParameter %2
%50 = OpLabel
%51 = OpFunctionCall %1 %12
OpReturn
OpFunctionEnd
%11 = OpFunction %1 None %40
%52 = OpLabel
OpReturn
OpFunctionEnd
%12 = OpFunction %1 None %40
%53 = OpLabel
%54 = OpLoad %4 %20 Aligned 21
OpReturn
OpFunctionEnd
"""
)


@pytest.fixture(scope="module")
def sound() -> bytes:
    return assemble(SOUND)


def shown(data: bytes, directory: Path) -> SpirvModule:
    (directory / "a.spv").write_bytes(data)
    found = only_image(look(directory / "a.spv").report).spirv
    assert found
    return found


def test_kernels(sound: bytes, tmp_path: Path) -> None:
    first, second = shown(sound, tmp_path).kernels
    assert (first.name, first.work_group_size) == ("first", [16, 2, 1])
    assert first.modes == ["LocalSize 16 2 1", "ContractionOff"]
    assert [(a.name, a.kind, a.storage_class, a.type, a.size, a.align) for a in first.arguments] == [
        ("out", "pointer", "CrossWorkgroup", "int32 *", 8, 8),
        ("", "value", "Function", "Pair", 36, 16),
        ("", "value", "", "int32", 4, 4),
    ]
    # By a call; 21 is a literal, not the variable of that id.
    assert first.shared == {"tile": 32}
    assert (second.arguments, second.shared) == ([], {})
    begin, end = first.code_begin, first.code_begin + first.code_size
    assert sound[begin : begin + 4] == struct.pack("<I", 5 << 16 | FUNCTION)
    assert sound[end - 4 : end] == struct.pack("<I", 1 << 16 | END)


@pytest.mark.parametrize("order", ["little", "big"])
def test_what_a_module_says_of_itself(sound: bytes, tmp_path: Path, order: str) -> None:
    words = memoryview(sound).cast("I")
    data = b"".join(word.to_bytes(4, order) for word in words)  # type: ignore[arg-type]
    found = shown(data, tmp_path)
    assert (found.version, found.generator) == ("1.4", "Khronos SPIR-V Tools Assembler 0")
    assert found.capabilities == ["Kernel", "Addresses", "Linkage"]
    assert (found.addressing_model, found.memory_model) == ("Physical64", "OpenCL")
    assert found.sources == ["OpenCL_C 300000"]
    assert [(v.symbol, v.storage_class, v.size) for v in found.variables] == [
        ("tile", "Workgroup", 32),
        ("other", "Workgroup", 32),
        ("table", "UniformConstant", 3),
    ]
    assert (found.strings, found.exported) == (["hi"], ["helper"])


LONG_CHAIN = range(10, 12_000)
DAMAGED = {
    "magic": (b"\x7fELF" * 8, 0),
    "no memory model": (module(), None),
    "no length": (module(MODEL, bytes(4)), 32),
    "beyond the end": (module(MODEL, struct.pack("<I", 9 << 16 | 17)), 32),
    "a byte more": (module(MODEL) + b"\0", 32),
    "bound": (module(MODEL, bound=0xFFFFFFFF), None),
    "no end of a string": (module(struct.pack("<3I", 3 << 16 | 10, 0x41414141, 0x41414141), MODEL), 20),
    "entry point without function": (module(MODEL, op(ENTRY, 6, 7, "k")), 32),
    "type beyond the bound": (module(MODEL, op(INT, 100, 32, 0)), 32),
    "endless function": (module(MODEL, op(FUNCTION, 1, 2, 0, 3)), None),
    "parameter outside": (module(MODEL, op(PARAMETER, 1, 2)), 32),
    "missing callee": (module(MODEL, op(FUNCTION, 1, 2, 0, 3), op(CALL, 1, 4, 9), op(END)), 52),
    "vector": (module(MODEL, op(INT, 1, 32, 0), op(23, 2, 1, 99)), 48),
    "array": (module(MODEL, op(INT, 1, 32, 0), op(43, 1, 2, 1 << 31), op(28, 3, 1, 2)), 64),
    "record": (module(MODEL, op(PROCESSED, "hipspv.bounds k 8")), 32),
    "record's number": (module(MODEL, op(PROCESSED, "hipspv.variable x y 8")), 32),
    "huge number of a name": (module(MODEL, op(PROCESSED, "hipspv.name 4000000000 k")), 32),
}


@pytest.mark.parametrize("name", DAMAGED)
def test_damage_is_named_with_its_offset(name: str) -> None:
    data, offset = DAMAGED[name]
    with pytest.raises(DamagedCode) as found:
        describe("SPIR-V", data)
    assert found.value.offset == offset, found.value


def test_what_stands_before_the_damage_is_given(sound: bytes, tmp_path: Path) -> None:
    (tmp_path / "a.spv").write_bytes(sound[:-16] + struct.pack("<I", 99 << 16 | 61))
    report = look(tmp_path / "a.spv").report
    found = report.images[0].spirv
    assert found and [kernel.name for kernel in found.kernels] == ["first", "second"]
    assert len(report.problems) == 1


SOUND_BUT_ODD = {
    "itself": module(MODEL, op(STRUCT, 1, 1, 1)),
    "by pointers": module(MODEL, op(FORWARD, 2, 5), op(STRUCT, 1, 2), op(POINTER, 2, 5, 1)),
    "pointer to itself": module(MODEL, op(POINTER, 1, 5, 1)),
    "deep structures": module(MODEL, op(INT, 9, 32, 0), *(op(STRUCT, n, n - 1) for n in LONG_CHAIN), bound=12_000),
    "deep pointers": module(MODEL, op(INT, 9, 32, 0), *(op(POINTER, n, 5, n - 1) for n in LONG_CHAIN), bound=12_000),
}


def kernel_of(data: bytes, type: int) -> bytes:
    """The module with a kernel that has a parameter of the type."""
    bound = struct.unpack_from("<I", data, 12)[0]
    ids = range(bound, bound + 4)
    data = data[:12] + struct.pack("<I", bound + 4) + data[16:]
    body = [op(FUNCTION, ids[0], ids[2], 0, ids[1]), op(PARAMETER, type, ids[3]), op(END)]
    types = op(VOID, ids[0]) + op(TYPE, ids[1], ids[0], type)
    return data[:32] + op(ENTRY, 6, ids[2], "k") + data[32:] + types + b"".join(body)


@pytest.mark.parametrize("name", SOUND_BUT_ODD)
def test_types_may_be_nested_in_any_way(name: str) -> None:
    type = 11_999 if "deep" in name else 1
    (kernel,) = describe("SPIR-V", kernel_of(SOUND_BUT_ODD[name], type))["kernels"]
    # A type that isn't declared yet has no size.
    sizes = {"deep structures": 4, "itself": 0, "by pointers": 0}
    assert kernel["parameters"][0].get("size", 0) == sizes.get(name, 8)


def test_types_of_functions_have_names() -> None:
    """Types of parameters that take functions are named once; otherwise names would be endless."""
    types = [op(19, 1), op(21, 2, 32, 0), op(32, 3, 5, 2), op(33, 4, 1, 3, 2)]
    types += [op(32, 5, 5, 4), op(33, 6, 1, *[5] * 40)]
    types += [op(32, 7, 5, 6), op(33, 8, 2, 7)]
    types += [op(32, 10 + n, 5, n) for n in (4, 6, 8)]
    variables = [op(59, 10 + n, 20 + n, 5) for n in (4, 6, 8)]
    found = describe("SPIR-V", module(MODEL, *types, *variables))["variables"]
    assert [variable["type"] for variable in found] == [
        "void (int32 *, int32)",
        f"void ({', '.join(['... (..., ...) *'] * 32)}, ...)",
        f"int32 (... ({', '.join(['...'] * 33)}) *)",
    ]


def test_a_long_chain_of_calls_and_a_cycle() -> None:
    """The first function's chain of calls ends at one that uses a variable and calls the first."""
    count = 20_000
    head = [MODEL, op(ENTRY, 6, 100, "k"), op(INT, 1, 32, 0), op(POINTER, 2, 4, 1)]
    functions = [op(59, 2, 3, 4)]
    for n in range(100, 100 + count):
        callee = n + 1 if n + 1 < 100 + count else 100
        functions += [op(FUNCTION, 9, n, 0, 8), op(61, 1, 50, 3), op(CALL, 9, 7, callee), op(END)]
    (kernel,) = describe("SPIR-V", module(*head, *functions, bound=100 + count))["kernels"]
    assert kernel["shared"] == [{"name": "%3", "size": 4}]


FUNCTION_7 = op(FUNCTION, 1, 7, 0, 3)
HOSTILE: dict[str, Callable[[int], bytes]] = {
    # Many kernels that are one function of many parameters.
    "kernels": lambda size: module(
        MODEL,
        *(op(ENTRY, 6, 7, f"{n:x}") for n in range(size // 40)),
        FUNCTION_7,
        op(PARAMETER, 1, 9) * (size // 24),
        op(END),
    ),
    "modes": lambda size: module(
        MODEL,
        *(op(ENTRY, 6, 7, f"{n:x}") for n in range(size // 40)),
        op(MODE, 7, 17, *[1] * 60_000),
        op(MODE, 7, 31) * (size // 24),
        FUNCTION_7,
        op(END),
    ),
    "ids": lambda size: module(MODEL, bound=4_194_303),
    "problems": lambda size: module(op(CAPABILITY) * 250_000, MODEL, op(0) * (size // 4)),
    "too many ids": lambda size: module(MODEL, bound=0xFFFFFFFF),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_modules_end_or_are_described(name: str, tmp_path: Path) -> None:
    """The reader's process has a limit of memory; the next request gets another one."""
    with Describer() as describer:
        _, problems = describer.describe("SPIR-V", memoryview(HOSTILE[name](1 << 20)))
        assert problems or name == "ids"
        assert describer.describe("SPIR-V", memoryview(module(MODEL)))[1] == []


@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_any_damage_is_a_problem(sound: bytes, tmp_path: Path, data: st.DataObject) -> None:
    words = list(memoryview(sound).cast("I"))
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(1, len(words) - 1))
        numbers = st.integers(0, 2**32 - 1) | st.integers(0, 60) | st.just(words[at] ^ 1)
        words[at] = data.draw(numbers)
    length = data.draw(st.integers(HEADER_WORDS, len(words)))
    damaged = struct.pack(f"<{length}I", *words[:length])
    (tmp_path / "a.spv").write_bytes(damaged)
    report = look(tmp_path / "a.spv").report
    for problem in report.problems:
        assert "ended" not in problem.message
        assert problem.offset is None or 0 <= problem.offset <= len(damaged)
