"""A context and a module for each test."""

from collections.abc import Iterator

import pytest

from hipspv.llvm import Context, Module

TEXT = """
@table = internal constant [2 x i32] [i32 3, i32 4]
define spir_kernel void @kernel(ptr addrspace(1) byval(i32) align 8 %p, i32 signext %n) {
entry:
  %sum = add i32 %n, 5
  %less = icmp slt i32 %sum, 7
  br i1 %less, label %then, label %end
then:
  store i32 %sum, ptr addrspace(1) %p
  br label %end
end:
  ret void
}
declare i32 @outside(i32)
"""


@pytest.fixture
def context() -> Iterator[Context]:
    with Context() as context:
        yield context


@pytest.fixture
def module(context: Context) -> Module:
    return Module.parse(TEXT, context)
