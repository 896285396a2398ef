"""Vortex's device library defines everything that device code calls."""

from collections.abc import Iterator

import pytest

from hipspv.llvm import Context, Linkage, Module
from hipspv.targets.vortex.intrinsics import INTRINSICS, PREFIX

from .ptx import PACKAGE

# Functions that the link step replaces by an instruction.
INSTRUCTIONS = {f"{PREFIX}{name}" for name in INTRINSICS}
# The functions that LLVM's RISC-V back end calls besides C's: for both widths, and for doubles and
# 64-bit integers without instructions (llvm/include/llvm/IR/RuntimeLibcalls.td).
LIBCALLS = {
    *("memcpy", "memmove", "memset", "memcmp", "bcmp", "__powisf2", "__powidf2"),
    *("__extendhfsf2", "__truncsfhf2", "__truncdfhf2", "__truncsfbf2", "__truncdfbf2"),
}
NARROW_LIBCALLS = LIBCALLS | {
    *("__divdi3", "__moddi3", "__udivdi3", "__umoddi3"),
    *("__floatdisf", "__floatundisf", "__fixsfdi", "__fixunssfdi"),
    *("__adddf3", "__subdf3", "__muldf3", "__divdf3", "__extendsfdf2", "__truncdfsf2"),
    *("__eqdf2", "__nedf2", "__ltdf2", "__ledf2", "__gtdf2", "__gedf2", "__unorddf2"),
    *("__floatsidf", "__floatunsidf", "__floatdidf", "__floatundidf"),
    *("__fixdfsi", "__fixunsdfsi", "__fixdfdi", "__fixunsdfdi"),
}
# A pass makes the thread return from its kernel.
LOWERED = {"__hipspv_end_thread", "__hipspv_shuffled32", "__hipspv_shuffled64"}
# Intrinsics that are one instruction, or that the passes for Vortex expand, without their types.
OF_LLVM = {
    *("copysign", "ctlz", "cttz", "fabs", "fma", "maxnum", "minnum", "sqrt", "thread.pointer"),
    *("lifetime.start", "lifetime.end", "memcpy", "memset"),
}


@pytest.fixture
def context() -> Iterator[Context]:
    with Context() as context:
        yield context


def library(bits: int, context: Context) -> Module:
    return Module.read(str(PACKAGE / f"lib/hipspv-vortex{bits}.bc"), context)


def shared_functions(module: Module) -> set[str]:
    return {f.name for f in module.definitions() if f.linkage != Linkage.INTERNAL}


def stem(intrinsic: str) -> str:
    parts = intrinsic.removeprefix("llvm.").split(".")
    return ".".join(part for part in parts if not part[-1].isdigit())


@pytest.mark.parametrize("bits", [32, 64])
def test_only_instructions_are_undefined(bits: int, context: Context) -> None:
    functions = [f for f in library(bits, context).functions() if f.is_declaration]
    assert {f.name for f in functions if not f.is_intrinsic} <= INSTRUCTIONS | LOWERED
    assert {stem(f.name) for f in functions if f.is_intrinsic} <= OF_LLVM


@pytest.mark.parametrize("bits", [32, 64])
@pytest.mark.parametrize("first", ["spirv64", "vortex"])
def test_it_has_the_functions_of_the_first_library(first: str, bits: int, context: Context) -> None:
    """And those that this library takes from the device, but for the passes' own."""
    module = Module.read(str(PACKAGE / f"lib/hipspv-{first}.bc"), context)
    of_device = {f.name for f in module.functions() if f.is_declaration and not f.is_intrinsic}
    called = shared_functions(module) | of_device - LOWERED
    assert called - shared_functions(library(bits, context)) == set()


@pytest.mark.parametrize(("bits", "known"), [(32, NARROW_LIBCALLS), (64, LIBCALLS)])
def test_it_has_the_functions_of_the_back_end(bits: int, known: set[str], context: Context) -> None:
    prefix = "__hipspv_libcall_"
    names = shared_functions(library(bits, context))
    assert {name.removeprefix(prefix) for name in names if name.startswith(prefix)} == known


def test_no_function_of_the_narrow_library_has_a_double_square_root(context: Context) -> None:
    """It would be a call of the function that asks for it."""
    names = {f.name for f in library(32, context).functions()}
    assert not names & {"llvm.sqrt.f64", "llvm.fma.f64"}
