"""Deliberately damaged modules, and the data read from sound ones."""

from __future__ import annotations

import struct
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hipspv.spirv.disassembly import disassemble
from hipspv.spirv.module import Module
from hipspv.spirv.signatures import kernels, signatures
from hipspv.spirv.variables import linkage, variables
from hipspv.spirv.words import HEADER_WORDS, SpirvError

from .assembly import PREAMBLE, assemble, module, op

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


def test_kernels(sound: bytes) -> None:
    first, second = kernels(Module.read(sound))
    assert (first.name, first.model, first.id, first.work_group) == (
        "first",
        "Kernel",
        10,
        (16, 2, 1),
    )
    assert first.modes == ["LocalSize 16 2 1", "ContractionOff"]
    assert [(p.name, p.kind, p.storage, p.type, p.size, p.alignment) for p in first.parameters] == [
        ("out", "pointer", "CrossWorkgroup", "int32 *", 8, 8),
        ("", "value", "Function", "Pair", 36, 16),
        ("", "value", "", "int32", 4, 4),
    ]
    # By a call; 21 is a literal, not the variable of that id.
    assert first.shared == {"tile": 32}
    assert (second.parameters, second.shared, second.indirect) == ([], {}, True)
    assert sound[first.begin : first.begin + 4] == struct.pack("<I", 5 << 16 | FUNCTION)
    assert sound[first.end - 4 : first.end] == struct.pack("<I", 1 << 16 | END)


def test_what_a_module_says_of_itself(sound: bytes) -> None:
    read = Module.read(memoryview(b"\0" + sound)[1:])  # at an odd address
    assert (read.version, read.byte_order, read.schema) == ((1, 4), "little", 0)
    assert read.generator == ("Khronos SPIR-V Tools Assembler", 0)
    assert read.capabilities == ["Kernel", "Addresses", "Linkage"]
    assert (read.addressing, read.memory_model) == ("Physical64", "OpenCL")
    assert read.sources == ["OpenCL_C 300000"]
    found = {variable.id: variable for variable in variables(read)}
    assert (found[20].storage, found[20].size, found[20].initializer) == ("Workgroup", 32, None)
    assert (found[22].symbol, found[22].initializer) == ("table", b"hi\0")
    assert [(linked.symbol, linked.function) for linked in linkage(read)] == [
        ("table", False),
        ("helper", True),
    ]
    assert read.opcodes()["OpFunctionEnd"] == 3


def test_literals_are_printed_as_spirv_dis_does() -> None:
    lines = [
        "%1 = OpTypeInt 64 1",
        "%2 = OpTypeInt 16 1",
        "%3 = OpTypeFloat 16",
        "%4 = OpTypeFloat 32",
        "%5 = OpTypeFloat 64",
        "%6 = OpConstant %1 -9000000000",
        "%7 = OpConstant %2 -3",
        "%8 = OpConstant %3 0x1.8p+1",
        "%9 = OpConstant %3 -0x1p-24",
        "%10 = OpConstant %4 0.100000001",
        "%11 = OpConstant %4 -0x1p+128",
        "%12 = OpConstant %4 0x1p-149",
        "%13 = OpConstant %5 1e+100",
        "%14 = OpConstant %5 0x1.8p+1024",
        "%15 = OpConstant %4 -0",
        '%16 = OpString "a \\"b\\" \\\\ c"',
    ]
    assert list(disassemble(Module.read(assemble("\n".join(lines))))) == lines


def read_all(data: bytes, problems: list[SpirvError] | None = None) -> None:
    """Every query that a module supports."""
    read = Module.read(data, problems)
    signatures(read)
    variables(read)
    linkage(read)
    for _ in disassemble(read):
        pass
    for _ in read.functions():
        pass
    read.opcodes()
    for name in ("capabilities", "extensions", "imports", "strings", "processed", "sources"):
        getattr(read, name)
    assert read.generator and (read.addressing is not None) and read.memory_model is not None
    assert read.to_bytes() == data[: len(data) // 4 * 4]


LONG_CHAIN = range(10, 12_000)
DAMAGED = {
    "empty": (b"", 0, "header"),
    "magic": (b"\x7fELF" * 8, 0, "magic"),
    "no memory model": (module(), 20, "OpMemoryModel"),
    "no length": (module(MODEL, bytes(4)), 32, "word count"),
    "beyond the end": (module(MODEL, struct.pack("<I", 9 << 16 | 17)), 32, "word count"),
    "a byte more": (module(MODEL) + b"\0", 32, "size"),
    "bound": (module(MODEL, bound=0xFFFFFFFF), 12, "bound"),
    "no end of a string": (
        module(struct.pack("<3I", 3 << 16 | 10, 0x41414141, 0x41414141), MODEL),
        20,
        "operand 0",
    ),
    "entry point without function": (module(MODEL, op(ENTRY, 6, 7, "k")), 32, "entry point"),
    "type beyond the bound": (module(MODEL, op(INT, 100, 32, 0)), 32, "operand 0"),
    "endless function": (module(MODEL, op(FUNCTION, 1, 2, 0, 3)), 32, "OpFunction"),
    "parameter outside": (module(MODEL, op(PARAMETER, 1, 2)), 32, "OpFunctionParameter"),
    "missing callee": (
        module(MODEL, op(FUNCTION, 1, 2, 0, 3), op(CALL, 1, 4, 9), op(END)),
        52,
        "function",
    ),
    "vector": (module(MODEL, op(INT, 1, 32, 0), op(23, 2, 1, 99)), 48, "component count"),
    "array": (
        module(MODEL, op(INT, 1, 32, 0), op(43, 1, 2, 1 << 31), op(28, 3, 1, 2)),
        64,
        "length",
    ),
    "record": (module(MODEL, op(PROCESSED, "hipspv.bounds k 8")), 32, "kernel"),
    "record's number": (module(MODEL, op(PROCESSED, "hipspv.variable x y 8")), 32, "field 1"),
    "huge number of a name": (
        module(MODEL, op(PROCESSED, "hipspv.name 4000000000 k")),
        32,
        "field 1",
    ),
    "operands": (module(op(CAPABILITY, 6, 7), MODEL), 28, "word count"),
}


@pytest.mark.parametrize("name", DAMAGED)
def test_damage_is_named_with_its_place(name: str) -> None:
    data, offset, field = DAMAGED[name]
    with pytest.raises(SpirvError) as found:
        read_all(data)
    assert (found.value.offset, found.value.field) == (offset, field), found.value


def test_what_stands_before_the_damage_is_given(sound: bytes) -> None:
    problems: list[SpirvError] = []
    read = Module.read(sound[:-16] + struct.pack("<I", 99 << 16 | 61), problems)
    names = [kernel.name for kernel in kernels(read)]
    assert names == ["first", "second"]
    assert [problem.field for problem in problems] == ["word count", "OpFunction"]


SOUND_BUT_ODD = {
    "itself": module(MODEL, op(STRUCT, 1, 1, 1)),
    "by pointers": module(MODEL, op(FORWARD, 2, 5), op(STRUCT, 1, 2), op(POINTER, 2, 5, 1)),
    "pointer to itself": module(MODEL, op(POINTER, 1, 5, 1)),
    "deep structures": module(
        MODEL, op(INT, 9, 32, 0), *(op(STRUCT, n, n - 1) for n in LONG_CHAIN), bound=12_000
    ),
    "deep pointers": module(
        MODEL, op(INT, 9, 32, 0), *(op(POINTER, n, 5, n - 1) for n in LONG_CHAIN), bound=12_000
    ),
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
    data = SOUND_BUT_ODD[name]
    type = 11_999 if "deep" in name else 1
    read_all(kernel_of(data, type))
    (kernel,) = kernels(Module.read(kernel_of(data, type)))
    # As in the runtime: a type that isn't declared yet has no size.
    sizes = {"deep structures": (4, 4), "itself": (0, 1), "by pointers": (0, 1)}
    expected = sizes.get(name, (8, 8))
    assert (kernel.parameters[0].size, kernel.parameters[0].alignment) == expected


def test_types_of_functions_have_names() -> None:
    """Types of parameters that take functions are named once; otherwise names would be endless."""
    types = [op(19, 1), op(21, 2, 32, 0), op(32, 3, 5, 2), op(33, 4, 1, 3, 2)]
    types += [op(32, 5, 5, 4), op(33, 6, 1, *[5] * 40)]
    types += [op(32, 7, 5, 6), op(33, 8, 2, 7)]
    found = Module.read(module(op(14, 2, 2), *types)).types
    assert found.name(4) == "void (int32 *, int32)"
    assert found.name(6) == f"void ({', '.join(['... (..., ...) *'] * 32)}, ...)"
    assert found.name(8) == f"int32 (... ({', '.join(['...'] * 33)}) *)"


def test_a_long_chain_of_calls_and_a_cycle() -> None:
    """The first function's chain of calls ends at one that uses a variable and calls the first."""
    count = 20_000
    head = [MODEL, op(ENTRY, 6, 100, "k"), op(INT, 1, 32, 0), op(POINTER, 2, 4, 1)]
    functions = [op(59, 2, 3, 4)]
    for n in range(100, 100 + count):
        callee = n + 1 if n + 1 < 100 + count else 100
        functions += [op(FUNCTION, 9, n, 0, 8), op(61, 1, 50, 3), op(CALL, 9, 7, callee), op(END)]
    data = module(*head, *functions, bound=100 + count)
    (kernel,) = kernels(Module.read(data))
    assert kernel.shared == {"%3": 4}


FUNCTION_7 = op(FUNCTION, 1, 7, 0, 3)
HOSTILE = {
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
    "parameters": lambda size: module(
        MODEL,
        op(ENTRY, 6, 7, "k"),
        FUNCTION_7,
        op(PARAMETER, 1, 9) * (size // 12),
        op(END),
    ),
    "capabilities": lambda size: module(
        *(op(CAPABILITY, n << 12 & 0xFFFFFFFF) for n in range(size // 8)), MODEL
    ),
    "extensions": lambda size: module(op(10, "") * (size // 8), MODEL),
    "zeros of a structure": lambda size: module(
        MODEL,
        op(INT, 1, 8, 0),
        op(43, 1, 2, 1 << 29),
        op(28, 3, 1, 2),
        op(46, 3, 4),
        *(op(59, 5, 6, 5, 4) for _ in range(size // 20)),
    ),
    "ids": lambda size: module(MODEL, bound=4_194_303),
    "functions": lambda size: module(
        MODEL, *(op(FUNCTION, 1, n, 0, 3) + op(END) for n in range(size // 24)), bound=size
    ),
    "problems": lambda size: module(op(CAPABILITY) * 250_000, MODEL, op(0) * (size // 4)),
    "too many ids": lambda size: module(MODEL, bound=0xFFFFFFFF),
}


MEASURE = """\
import resource, sys
from pathlib import Path
from tests.spirv.test_module import read_some
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
read_some(Path(sys.argv[1]).read_bytes())
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before)
"""


def read_some(data: bytes) -> None:
    """All but the text, which comes line by line."""
    read = Module.read(data, [])
    found = signatures(read), variables(read), linkage(read)
    assert found and read.capabilities is not None and read.extensions is not None


@pytest.mark.sampled(of=2)
@pytest.mark.parametrize("name", HOSTILE)
def test_memory_is_in_proportion(name: str, tmp_path: Path) -> None:
    file = tmp_path / "hostile.spv"
    file.write_bytes(HOSTILE[name](4 << 20))
    done = subprocess.run([sys.executable, "-c", MEASURE, file], capture_output=True, check=True)
    assert int(done.stdout) << 10 <= 4 * file.stat().st_size + (64 << 20)


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_any_damage_is_a_spirv_error(sound: bytes, data: st.DataObject) -> None:
    words = list(memoryview(sound).cast("I"))
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(1, len(words) - 1))
        numbers = st.integers(0, 2**32 - 1) | st.integers(0, 60) | st.just(words[at] ^ 1)
        words[at] = data.draw(numbers)
    length = data.draw(st.integers(HEADER_WORDS, len(words)))
    damaged = struct.pack(f"<{length}I", *words[:length])
    try:
        read_all(damaged)
    except SpirvError as error:
        assert error.field and 0 <= error.offset <= len(damaged)
    problems: list[SpirvError] = []
    read_all(damaged, problems)
