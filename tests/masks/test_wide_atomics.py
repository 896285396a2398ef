"""64-bit atomic operations on a device that has none: under locks, with the same results."""

import subprocess
from pathlib import Path

import pytest

from hipspv.core import toolchain
from tests.cases import TRANSLATORS, cases
from tests.spirv.assembly import assemble, disassemble

from .conftest import Masked, compiled

# One translator for each case.
pytestmark = pytest.mark.sampled("translator", "spirv")

MASK = 2**64 - 1
START, VALUE = 0x80000001FFFFFFF0, 0x7FFFFFFF00000013


def _signed(number: int) -> int:
    return number - 2**64 if number >> 63 else number


# The contents of the cell afterwards.
RESULTS = {
    **{"add": START + VALUE & MASK, "sub": START - VALUE & MASK, "exchange": VALUE},
    **{"umin": min(START, VALUE), "umax": max(START, VALUE)},
    **{"smin": min(START, VALUE, key=_signed), "smax": max(START, VALUE, key=_signed)},
    **{"and": START & VALUE, "or": START | VALUE, "xor": START ^ VALUE},
    **{"equal": VALUE, "unequal": START, "load": START, "store": VALUE},
}
# Old and new values in global, shared and hidden memory.
VALUES = {name: " ".join([f"{0 if name == 'store' else START:x} {result:x}"] * 3) for name, result in RESULTS.items()}
_EACH = 4 * 2 * 16 * 128  # rounds, kernels, blocks, threads for a cell
VALUES["counted"] = " ".join([f"{_EACH * 0x100000001:x}"] * 2)
VALUES["shared"] = " ".join([f"{2 * 16 * 128 * 0x100000001:x}"] * 2)
VALUES |= {"sum": f"{2 * 16 * 256 * 0.5:g}", "exchanged": "2.5 0"}


@pytest.mark.parametrize(
    "mask", ["", *("int64_atomics" + more for more in ("", ",fp64", ",program_scope_variables", ",usm"))]
)
def test_results(masked: Masked, mask: str) -> None:
    result = masked(mask, "wide_atomics.hip")
    assert result.values == VALUES, result.stderr
    assert result.stderr == ""


# Features that use such operations: double precision, the heap, printed output.
PROGRAMS = ("atomics", "dot_double", "heap_storm", "printf_formats")


@pytest.mark.sampled("spirv", of=4)
@pytest.mark.parametrize("spirv", TRANSLATORS)
@pytest.mark.parametrize("name", PROGRAMS)
def test_program(name: str, spirv: str) -> None:
    for mask in ("int64_atomics", "int64_atomics,fp64"):
        cases()[f"programs/{name}"].check(spirv, HIPSPV_MASK=mask)


# Each instruction on each memory; doubles are exchanged, too. {0} is the memory.
_OPERATIONS = """\
%{0}1 = OpAtomicLoad %long %{0} %device %acquire
OpAtomicStore %{0} %device %ordered %value
%{0}2 = OpAtomicExchange %long %{0} %device %none %value
%{0}3 = OpAtomicCompareExchange %long %{0} %device %ordered %none %value %expected
%{0}4 = OpAtomicIIncrement %long %{0} %device %none
%{0}5 = OpAtomicIDecrement %long %{0} %device %none
%{0}6 = OpAtomicIAdd %long %{0} %device %none %value
%{0}7 = OpAtomicISub %long %{0} %device %none %value
%{0}8 = OpAtomicSMin %long %{0} %device %none %value
%{0}9 = OpAtomicUMin %long %{0} %device %none %value
%{0}10 = OpAtomicSMax %long %{0} %device %none %value
%{0}11 = OpAtomicUMax %long %{0} %device %none %value
%{0}12 = OpAtomicAnd %long %{0} %device %none %value
%{0}13 = OpAtomicOr %long %{0} %device %none %value
%{0}14 = OpAtomicXor %long %{0} %device %none %value
"""
_MODULE = """\
OpCapability Kernel
OpCapability Addresses
OpCapability GenericPointer
OpCapability Float64
OpCapability Int64
OpCapability Int64Atomics
OpMemoryModel Physical64 OpenCL
OpEntryPoint Kernel %kernel "k"
OpDecorate %word Alignment 4
%void = OpTypeVoid
%int = OpTypeInt 32 0
%long = OpTypeInt 64 0
%double = OpTypeFloat 64
%to_int = OpTypePointer CrossWorkgroup %int
%to_global = OpTypePointer CrossWorkgroup %long
%to_shared = OpTypePointer Workgroup %long
%to_generic = OpTypePointer Generic %long
%to_double = OpTypePointer CrossWorkgroup %double
%type = OpTypeFunction %void %to_global %to_shared %to_double %to_int
%device = OpConstant %int 1
%none = OpConstant %int 0
%acquire = OpConstant %int 0x202
%ordered = OpConstant %int 0x210
%value = OpConstant %long 7
%expected = OpConstant %long 9
%real = OpConstant %double 2.5
%kernel = OpFunction %void None %type
%global = OpFunctionParameter %to_global
%shared = OpFunctionParameter %to_shared
%doubles = OpFunctionParameter %to_double
%word = OpFunctionParameter %to_int
%entry = OpLabel
{body}%small = OpAtomicIAdd %int %word %device %none %device
OpReturn
OpFunctionEnd
"""
_DOUBLES = """\
%d1 = OpAtomicExchange %double %doubles %device %none %real
OpAtomicStore %doubles %device %none %d1
%d2 = OpAtomicLoad %double %doubles %device %none
"""
_GENERIC = "%generic = OpPtrCastToGeneric %to_generic %global\n"
INT64_ATOMICS = "OpCapability Int64Atomics"


def _body(*memories: str) -> str:
    return "".join(_OPERATIONS.format(memory) for memory in memories)


def _adjusted(adjuster: Path, directory: Path, body: str, mask: str) -> list[str]:
    (directory / "in.spv").write_bytes(assemble(_MODULE.format(body=body), "spv1.2"))
    argv = [adjuster, directory / "in.spv", mask, directory]
    done = subprocess.run(list(map(str, argv)), capture_output=True, text=True, check=True)
    assert done.stdout == "0\n"
    subprocess.run([toolchain.spirv_tool("spirv-val"), str(directory / "0.spv")], check=True)
    return disassemble((directory / "0.spv").read_bytes())


@pytest.mark.parametrize("mask", ["int64_atomics", "int64_atomics,fp64"])
def test_every_instruction_becomes_a_call(adjuster: Path, tmp_path: Path, mask: str) -> None:
    body = _body("global", "shared") + _GENERIC + _body("generic") + _DOUBLES
    lines = _adjusted(adjuster, tmp_path, body, mask)
    assert INT64_ATOMICS not in lines
    integers = {line.split()[0] for line in lines if line.endswith("= OpTypeInt 64 0")}
    atomics = [line for line in lines if "OpAtomic" in line]
    assert not [line for line in atomics if line.split()[3] in integers]
    assert not [line for line in atomics if "OpAtomicStore" in line]
    kernel = lines[: next(i for i, line in enumerate(lines) if "OpFunctionEnd" in line)]
    assert len([line for line in kernel if "OpFunctionCall" in line]) == 3 * 15 + 3
    # Two of each memory are sequentially consistent.
    assert len([line for line in kernel if "OpMemoryBarrier" in line]) == 3 * 2
    # The one on 32 bits stays.
    assert len([line for line in kernel if "OpAtomic" in line]) == 1


def test_a_cell_has_one_lock_by_each_way(adjuster: Path, tmp_path: Path) -> None:
    """Addresses of generic pointers may differ from those of shared ones."""
    lines = _adjusted(adjuster, tmp_path, _body("global", "shared"), "int64_atomics")
    assert not [line for line in lines if "OpPtrCastToGeneric" in line]
    body = _GENERIC + _body("shared", "generic")
    lines = _adjusted(adjuster, tmp_path, body, "int64_atomics")
    assert len([line for line in lines if "OpPtrCastToGeneric" in line]) == 1 + 15


def test_native_atomics_stay(adjuster: Path, tmp_path: Path) -> None:
    lines = _adjusted(adjuster, tmp_path, _body("global"), "fp16")
    assert INT64_ATOMICS in lines
    assert not [line for line in lines if "OpFunctionCall" in line]


def test_a_module_without_them_is_unchanged(adjuster: Path, tmp_path: Path) -> None:
    lines = _adjusted(adjuster, tmp_path, "", "int64_atomics")
    assert not [line for line in lines if "OpFunctionCall" in line]


def test_lines_of_the_source_stay(translator: str, adjuster: Path, tmp_path: Path) -> None:
    module = compiled("wide_atomics.hip", translator, "-g", "--emit=spirv")
    argv = [adjuster, module, "int64_atomics", tmp_path]
    done = subprocess.run(list(map(str, argv)), capture_output=True, text=True, check=True)
    assert done.stdout == "0\n"
    parts = list(tmp_path.glob("*.spv"))
    assert parts
    for part in parts:
        subprocess.run([toolchain.spirv_tool("spirv-val"), str(part)], check=True)
        lines = disassemble(part.read_bytes())
        assert INT64_ATOMICS not in lines
        assert [line for line in lines if "OpLine" in line]
