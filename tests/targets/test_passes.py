"""Passes find address spaces, calling conventions and built-in functions at the target."""

from __future__ import annotations

import pytest

from hipspv.llvm import CallConv, Context, Flag, Module
from hipspv.passes import pass_list, pipeline
from hipspv.passes.analysis.lanes import lane_dependent
from hipspv.passes.diagnostics import PassError
from hipspv.passes.options import LowerOptions

from .toy.target import TOY

HEAD = 'target datalayout = "e-p:64:64-A5-G6"\n'
PROGRAM = """
@format = addrspace(6) constant [3 x i8] c"%d\\00"
@counter = addrspace(6) externally_initialized global i32 0
@dynamic = external addrspace(8) global [0 x i32], align 4

declare i64 @toy_local_id(i32)
declare i32 @printf(ptr addrspace(9), ...)

define ptx_kernel void @k(ptr addrspace(6) %given) {
  %slot = alloca ptr addrspace(6), align 8, addrspace(5)
  store ptr addrspace(6) %given, ptr addrspace(5) %slot
  %p = load ptr addrspace(9), ptr addrspace(5) %slot
  %id = call i64 @toy_local_id(i32 0)
  %from = getelementptr i32, ptr addrspace(8) @dynamic, i64 %id
  %value = load i32, ptr addrspace(8) %from
  %to = getelementptr i32, ptr addrspace(9) %p, i64 %id
  store i32 %value, ptr addrspace(9) %to
  %text = addrspacecast ptr addrspace(6) @format to ptr addrspace(9)
  %n = call i32 (ptr addrspace(9), ...) @printf(ptr addrspace(9) %text, i32 %value)
  ret void
}
"""


def passed(context: Context, text: str, passes: str) -> Module:
    """The module after some passes for the target."""
    module, options = Module.parse(HEAD + text, context), LowerOptions(TOY)
    pipeline.run(module, pass_list.parse(passes, options), options)
    module.verify()
    return module


def test_the_whole_list() -> None:
    with Context() as context:
        module, options = Module.parse(HEAD + PROGRAM, context), LowerOptions(TOY)
        pipeline.run(module, pipeline.passes(options, first="link"), options)
        module.verify()
        text = str(module)
        kernel = module.function("k")
        assert kernel and kernel.is_kernel
    assert "define ptx_kernel void @k(ptr addrspace(6)" in text
    assert 'ptr addrspace(8) align 4 "hipspv.parameter"="shared" %dynamic_shared' in text
    # The pointer refers to global memory, the array of printf's arguments to private memory.
    assert "store i32" in text and "store i32 %value, ptr addrspace(9)" not in text
    assert "alloca [1 x i64], align 8, addrspace(5)" in text
    assert "call i32 @__hipspv_printf(ptr addrspace(9)" in text
    assert "define ptx_kernel void @__hipspv_variables(ptr addrspace(6)" in text


def test_other_address_spaces_are_refused() -> None:
    strange = "@a = addrspace(3) global i32 0\ndefine ptx_kernel void @k() { ret void }\n"
    with Context() as context, pytest.raises(PassError, match="'a' in address space 3"):
        passed(context, strange, "check-types")


def test_built_in_functions_have_the_target_s_names() -> None:
    text = """
declare i32 @toy_sub_group_ballot(i32)
declare i32 @_Z16sub_group_balloti(i32)
define ptx_kernel void @exchanges() {
  %all = call i32 @toy_sub_group_ballot(i32 1)
  ret void
}
define ptx_kernel void @calls() {
  %any = call i32 @_Z16sub_group_balloti(i32 1)
  ret void
}
"""
    with Context() as context:
        module = Module.parse(HEAD + text, context)
        module.target = TOY
        assert {kernel.name for kernel in lane_dependent(module)} == {"exchanges"}


def test_kernels_are_those_of_the_target_s_calling_convention() -> None:
    text = "define ptx_kernel void @k() { ret void }\ndefine spir_kernel void @f() { ret void }\n"
    with Context() as context:
        module = Module.parse(HEAD + text, context)
        assert [kernel.name for kernel in module.kernels()] == ["k", "f"]
        module.target = TOY
        walked = module.index().functions(lambda signature: signature.has(Flag.KERNEL))
        assert [kernel.name for kernel in module.kernels()] == ["k"] == [f.name for f in walked]


def test_functions_get_the_target_s_calling_convention() -> None:
    with Context() as context:
        module = passed(context, PROGRAM, "lower-traps,export-device-variables")
        made = module.declare_builtin("toy_barrier", context.function(context.void(), []))
        assert made.calling_convention == CallConv.C
        setup = module.function("__hipspv_variables")
        assert setup and setup.calling_convention == CallConv.PTX_KERNEL
