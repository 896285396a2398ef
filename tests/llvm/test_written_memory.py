"""Module.may_read_what_it_writes: it is sure about simple kernels only."""

import pytest

from hipspv.llvm import Context, Module

_HEAD = """
@number = addrspace(1) global float 0.0
@table = internal addrspace(1) constant [4 x float] zeroinitializer
@tile = internal addrspace(3) global [64 x float] undef
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.memcpy.p4.p4.i64(ptr addrspace(4), ptr addrspace(4), i64, i1)
declare void @llvm.memset.p4.i64(ptr addrspace(4), i8, i64, i1)
declare void @outside(ptr addrspace(4))
declare i32 @id()
define internal float @half_of(float %x) {
  %slot = alloca float
  store float %x, ptr %slot
  %y = load float, ptr %slot
  %z = fmul float %y, 0.5
  ret float %z
}
"""
# As clang leaves a kernel: parameters go through stack variables.
_OPEN = """
define spir_kernel void @kernel(ptr addrspace(1) %in, ptr addrspace(1) %out, i1 %c, i64 %n) {
  %in.slot = alloca ptr addrspace(4)
  %in.slot.4 = addrspacecast ptr %in.slot to ptr addrspace(4)
  %out.slot = alloca ptr addrspace(4)
  %more = alloca ptr addrspace(4)
  call void @llvm.lifetime.start.p0(ptr %more)
  %buffer = alloca [4 x float]
  %buffer.4 = addrspacecast ptr %buffer to ptr addrspace(4)
  %in.4 = addrspacecast ptr addrspace(1) %in to ptr addrspace(4)
  store ptr addrspace(4) %in.4, ptr addrspace(4) %in.slot.4
  %out.4 = addrspacecast ptr addrspace(1) %out to ptr addrspace(4)
  store ptr addrspace(4) %out.4, ptr %out.slot
  %from = load ptr addrspace(4), ptr addrspace(4) %in.slot.4
  %to = load ptr addrspace(4), ptr %out.slot
  %i = call i32 @id()
  %to.i = getelementptr float, ptr addrspace(4) %to, i32 %i
"""
_COPY = "call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) {}, ptr addrspace(4) {}, i64 16, i1 0)"
_CASTS = """
  %shared = addrspacecast ptr addrspace(3) @tile to ptr addrspace(4)
  %constant = addrspacecast ptr addrspace(1) @table to ptr addrspace(4)
"""
_SEPARATE = [
    "%x = load float, ptr addrspace(4) %from\n store float %x, ptr addrspace(4) %to.i",
    "store float 1.0, ptr addrspace(4) %to\n store float 1.0, ptr addrspace(4) %to.i",
    "%x = load float, ptr addrspace(1) @table\n store float %x, ptr addrspace(4) %to.i",
    # A local pointer, set once.
    "store ptr addrspace(4) %to.i, ptr %more\n %p = load ptr addrspace(4), ptr %more\n"
    "store float 1.0, ptr addrspace(4) %p",
    "%x = load float, ptr addrspace(4) %from\n %y = call float @half_of(float %x)\n"
    "store float %y, ptr addrspace(4) %to.i",
    "store float 1.0, ptr addrspace(4) %buffer.4\n %x = load float, ptr %buffer\nstore float %x, ptr addrspace(4) %to",
    "call void @llvm.memset.p4.i64(ptr addrspace(4) %buffer.4, i8 0, i64 16, i1 0)",
    _CASTS + _COPY.format("%buffer.4", "%constant"),
]
_MEETING = [
    "%x = load float, ptr addrspace(4) %to\n store float %x, ptr addrspace(4) %to.i",
    "store float 1.0, ptr addrspace(1) %out\n %x = load float, ptr addrspace(4) %to.i",
    # A copy of the pointer.
    "store ptr addrspace(4) %to.i, ptr %more\n %p = load ptr addrspace(4), ptr %more\n"
    "store float 1.0, ptr addrspace(4) %p\n %x = load float, ptr addrspace(4) %to",
    # A pointer that is one of two.
    "store ptr addrspace(4) %to, ptr %more\n store ptr addrspace(4) %from, ptr %more\n"
    "%p = load ptr addrspace(4), ptr %more\n store float 1.0, ptr addrspace(4) %p",
    "%p = select i1 %c, ptr addrspace(4) %to, ptr addrspace(4) %from\nstore float 1.0, ptr addrspace(4) %p",
    # Memory that isn't a parameter's own.
    "%p = load ptr addrspace(4), ptr addrspace(4) %from\n store float 1.0, ptr addrspace(4) %p",
    "%p = inttoptr i64 %n to ptr addrspace(4)\n store float 1.0, ptr addrspace(4) %p",
    "store float 1.0, ptr addrspace(1) @number",
    "%x = load float, ptr addrspace(1) @number",
    _CASTS + "store float 1.0, ptr addrspace(4) %shared",
    # Accesses that say that others take part.
    "%x = load volatile float, ptr addrspace(4) %from",
    "store volatile float 1.0, ptr addrspace(4) %to",
    '%x = load atomic float, ptr addrspace(4) %from syncscope("agent") monotonic, align 4',
    "%x = atomicrmw fadd ptr addrspace(4) %to, float 1.0 monotonic",
    "%x = cmpxchg ptr addrspace(4) %to, i32 0, i32 1 monotonic monotonic",
    # Accesses by other code.
    "call void @outside(ptr addrspace(4) %to)",
    "call void @outside(ptr addrspace(4) %buffer.4)",
    _COPY.format("%to", "%buffer.4"),
    _COPY.format("%buffer.4", "%from"),
    "%f = inttoptr i64 %n to ptr\n call void %f()",
    # The stack variable is written through another pointer.
    "%other = addrspacecast ptr %out.slot to ptr addrspace(4)\n"
    + _COPY.format("%other", "%buffer.4")
    + "\nstore float 1.0, ptr addrspace(4) %to",
    "store ptr %out.slot, ptr %more\n store float 1.0, ptr addrspace(4) %to",
    "%half = getelementptr i8, ptr %out.slot, i64 4\n store i32 0, ptr %half\nstore float 1.0, ptr addrspace(4) %to",
]
_HELPERS = [
    "define float @helper(ptr addrspace(4) %p) {\n %x = load float, ptr addrspace(4) %p\n ret float %x\n}",
    "define void @helper(ptr addrspace(1) %p) {\n store i32 0, ptr addrspace(1) %p\n ret void\n}",
    "define ptr @helper(ptr %p) {\n ret ptr %p\n}",
    "define { ptr } @helper({ ptr } %p) {\n ret { ptr } %p\n}",
]


def _answer(text: str) -> bool:
    with Context() as context, Module.parse(text, context) as module:
        module.verify()
        return module.may_read_what_it_writes()


def _kernel(body: str) -> str:
    return f"{_HEAD}{_OPEN}{body}\n  ret void\n}}\n"


@pytest.mark.parametrize("body", _SEPARATE)
def test_kernels_that_read_and_write_different_memory(body: str) -> None:
    assert not _answer(_kernel(body))


@pytest.mark.parametrize("body", _MEETING)
def test_kernels_that_may_read_what_they_write(body: str) -> None:
    assert _answer(_kernel(body))


@pytest.mark.parametrize("helper", _HELPERS)
def test_other_functions_with_pointers(helper: str) -> None:
    assert _answer(_kernel("") + helper)


def test_one_kernel_of_two() -> None:
    second = _OPEN.replace("@kernel", "@second") + _MEETING[0] + "\n  ret void\n}\n"
    assert _answer(_kernel(_SEPARATE[0]) + second)
    assert not _answer(_kernel(_SEPARATE[0]) + second.replace(_MEETING[0], _SEPARATE[1]))
