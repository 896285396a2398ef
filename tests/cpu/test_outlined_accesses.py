"""Masked accesses become functions for processors that have no instruction for them."""

from __future__ import annotations

import pytest

from hipspv.core import toolchain
from hipspv.llvm.context import Context
from hipspv.llvm.module import Module
from hipspv.targets.cpu import X86_64
from hipspv.targets.cpu.code_generator import emit

MASK, POINTERS = "<16 x i1> %m", "<16 x ptr> %a"
# Types of results, and operands.
ACCESSES = {
    "load.v16i32.p0": ("<16 x i32>", ("ptr %p", MASK, "<16 x i32> zeroinitializer")),
    "load.v16i16.p0": ("<16 x i16>", ("ptr %p", MASK, "<16 x i16> zeroinitializer")),
    "store.v16i8.p0": ("void", ("<16 x i8> zeroinitializer", "ptr %p", MASK)),
    "gather.v16i64.v16p0": ("<16 x i64>", (POINTERS, MASK, "<16 x i64> zeroinitializer")),
    "scatter.v16f32.v16p0": ("void", ("<16 x float> zeroinitializer", POINTERS, MASK)),
}
OF_AVX2 = {"load.v16i32.p0", "gather.v16i64.v16p0"}


def _is_outlined(name: str, processor: str, count: int) -> bool:
    """True if the code of a function with that many accesses calls one for them."""
    returns, operands = ACCESSES[name]
    call = f"call {returns} @llvm.masked.{name}({', '.join(operands)})\n"
    types = ", ".join(operand.rpartition(" ")[0] for operand in operands)
    results = [f"%r{index} = {call}store volatile {returns} %r{index}, ptr %p\n" for index in range(count)]
    text = f"""
        target triple = "{X86_64.triple}"
        declare {returns} @llvm.masked.{name}({types})
        define void @k(ptr %p, {POINTERS}, {MASK}) {{
        {"".join([call] * count if returns == "void" else results)}
        ret void
        }}"""
    with Context(toolchain.libllvm()) as context:
        bitcode = Module.parse(text, context).bitcode()
    return b"hipspv.llvm.masked." + name.encode() in emit(bitcode, X86_64, processor, "2", text=True)


@pytest.mark.parametrize("name", ACCESSES)
def test_what_the_processor_lacks(name: str) -> None:
    assert _is_outlined(name, "x86-64-v2", 1)
    assert not _is_outlined(name, "x86-64-v3", 4)
    assert _is_outlined(name, "x86-64-v3", 5) == (name not in OF_AVX2)
    assert not _is_outlined(name, "x86-64-v4", 5)
