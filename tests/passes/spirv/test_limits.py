"""Values and instructions with more operands than an instruction of SPIR-V has."""

from __future__ import annotations

import pytest

from hipspv.llvm import Context, Module, Opcode, TypeKind
from hipspv.targets.spirv.passes.limit_operands import LimitOperands
from hipspv.targets.spirv.passes.split_large_constants import SplitLargeConstants
from hipspv.targets.spirv.target import SPIRV64


def _module(context: Context, text: str) -> Module:
    module = Module.parse(f'target datalayout = "{SPIRV64.data_layout}"\n{text}', context)
    module.target = SPIRV64
    return module


def _switch(cases: int) -> str:
    labels = " ".join(f"i32 {3 * i}, label %b{i % 2}" for i in range(cases))
    return (
        f"define i32 @f(i32 %x) {{ switch i32 %x, label %none [ {labels} ]\n"
        "b0: ret i32 1\n b1: ret i32 2\n none: ret i32 3\n }"
    )


@pytest.mark.parametrize(("cases", "stays"), [(16383, True), (16384, False)])
def test_switch(cases: int, stays: bool) -> None:
    with Context() as context, _module(context, _switch(cases)) as module:
        assert LimitOperands().run(module) is not stays
        assert module.index().has((Opcode.SWITCH,)) is stays
        module.verify()


@pytest.mark.parametrize("length", [16383, 16384, 70000])
@pytest.mark.parametrize("nested", [False, True])
def test_array(length: int, nested: bool) -> None:
    numbers = ", ".join(f"i32 {i}" for i in range(1, length + 1))
    type, value = f"[{length} x i32]", f"[{numbers}]"
    if nested:
        type, value = f"{{ i8, {type} }}", f"{{ i8 1, {type} {value} }}"
    with Context() as context:
        module = _module(context, f"@t = addrspace(1) constant {type} {value}")
        old = module.variable("t")
        assert old
        size = module.size_of(old.value_type)
        assert SplitLargeConstants().run(module) is (length > 16383)
        new = module.variable("t")
        assert new and module.size_of(new.value_type) == size
        found, work = [], [new.initializer]
        while work:
            part = work.pop()
            assert part
            if part.type.is_aggregate:
                assert part.type.length <= 16383
                work += [part.element(i) for i in reversed(range(part.type.length))]  # pyright: ignore
            else:
                found.append(part.value)  # pyright: ignore
        assert found == [1] * nested + list(range(1, length + 1))
        assert new.initializer and new.initializer.type.kind in (TypeKind.ARRAY, TypeKind.STRUCT)
        module.verify()
