"""Functions of clang's target with 128-bit integers return to address space 0."""

from __future__ import annotations

from hipspv.core.ir_input import parse_module
from hipspv.llvm import Context
from hipspv.targets import DEFAULT
from hipspv.targets.spirv.program_space import LAYOUT

_MODULE = f"""
target datalayout = "{LAYOUT}"
target triple = "spirv64-amd-amdhsa"

$place = comdat any
@table = addrspace(1) global [1 x ptr addrspace(4)] [ptr addrspace(4) @callee]
@copy = alias i128 (ptr addrspace(4)), ptr addrspace(4) @callee

define spir_func i128 @callee(ptr addrspace(4) %p) addrspace(4) #0 {{
  %x = load i128, ptr addrspace(4) %p, align 16
  ret i128 %x
}}
define spir_kernel void @kernel(ptr addrspace(1) %p) addrspace(4) {{
  %q = addrspacecast ptr addrspace(1) %p to ptr addrspace(4)
  %x = call spir_func addrspace(4) i128 @callee(ptr addrspace(4) %q)
  %f = load ptr addrspace(4), ptr addrspace(1) @table
  %y = call spir_func addrspace(4) i128 %f(ptr addrspace(4) %q)
  store i128 %x, ptr addrspace(1) %p, align 16
  ret void
}}
define linkonce_odr hidden spir_func noundef nonnull align 16 ptr addrspace(4)
    @place(ptr addrspace(4) noundef nonnull align 16 dereferenceable(16) %p) addrspace(4) comdat {{
  call addrspace(4) void @llvm.memset.p4.i64(
      ptr addrspace(4) align 16 %p, i8 0, i64 16, i1 false)
  ret ptr addrspace(4) %p
}}
define spir_func ptr addrspace(4) @choose(i1 %c) addrspace(4) {{
  %f = select i1 %c, ptr addrspace(4) @place, ptr addrspace(4) @choose
  ret ptr addrspace(4) %f
}}
declare void @llvm.memset.p4.i64(
    ptr addrspace(4) writeonly captures(none), i8, i64, i1 immarg) addrspace(4)
attributes #0 = {{ nounwind "target-features"="+dpp,+gfx8-insts" }}
"""


def test_functions_have_no_address_space() -> None:
    with Context() as context:
        module = parse_module(_MODULE.encode(), "a.bc", context, DEFAULT)
        module.verify()
        text = str(module)
        assert module.data_layout == DEFAULT.data_layout
    assert "define spir_func i128 @callee(ptr addrspace(4) %p) #0 {" in text
    assert "call spir_func i128 @callee(ptr addrspace(4) %q)" in text
    assert "= addrspacecast ptr addrspace(4) %f to ptr" in text
    assert "@copy = alias i128 (ptr addrspace(4)), ptr @callee" in text
    assert "[ptr addrspace(4) addrspacecast (ptr @callee to ptr addrspace(4))]" in text
    assert "target-features" not in text
    # Functions that return a pointer or take a reference; an intrinsic has its own attributes.
    pointer = "noundef nonnull align 16 ptr addrspace(4)"
    assert f"define linkonce_odr hidden spir_func {pointer} @place(" in text
    assert "dereferenceable(16) %p) comdat {" in text
    assert "i1 immarg) #" in text and "call void @llvm.memset" in text
    assert "ptr addrspace(4) addrspacecast (ptr @place to ptr addrspace(4))" in text
    assert "addrspace(4) {" not in text and "call addrspace(4)" not in text
