"""The driver finds branches that LLVM's code generator adds."""

import pytest

from hipspv.llvm import Context, Module
from hipspv.llvm.code_generator import emit
from hipspv.targets.vortex import branches
from hipspv.targets.vortex.code_generator import machine

IR = """
target triple = "riscv{width}-unknown-elf"
define i32 @chooses(i32 %a, i32 %b, i32 %c) {{
  %less = icmp slt i32 %a, %b
  %result = select i1 %less, i32 %b, i32 %c
  ret i32 %result
}}
define i32 @loops(i32 %n) {{
entry:
  br label %again
again:
  %i = phi i32 [ 0, %entry ], [ %next, %again ]
  %next = add i32 %i, %n
  %stays = icmp ult i32 %next, 100
  br i1 %stays, label %again, label %end
end:
  ret i32 %next
}}
"""


@pytest.mark.parametrize("width", [32, 64])
def test_a_branch_that_the_module_lacks_is_found(width: int) -> None:
    with Context() as context:
        module = Module.parse(IR.format(width=width), context)
        made = emit(module.bitcode(), machine(width, "2"), text=False)
        assert branches.in_module(module) == {"loops": 1}
        assert branches.in_code(made) == {"chooses": 1, "loops": 1}
        assert branches.added(module, made) == ["chooses"]
