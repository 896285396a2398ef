"""Aligned copies of arithmetic types become accesses of vectors."""

from __future__ import annotations

from typing import Any

import pytest

from hipspv.llvm import Context, Module, Opcode
from hipspv.passes.memory.copy_by_vector import CopyByVector

FLOATS = "i64 0, i64 4, !2, i64 4, i64 4, !2, i64 8, i64 4, !2, i64 12, i64 4, !2"
DOUBLES = "i64 0, i64 8, !5, i64 8, i64 8, !5"
EIGHT_FLOATS = f"{FLOATS}, i64 16, i64 4, !2, i64 20, i64 4, !2, i64 24, i64 4, !2, i64 28, i64 4, !2"
POINTERS = "i64 0, i64 8, !2, i64 8, i64 8, !2"
MIXED = "i64 0, i64 8, !5, i64 8, i64 4, !2, i64 12, i64 4, !2"
HOLE = "i64 0, i64 4, !2, i64 8, i64 4, !2, i64 12, i64 4, !2"
MODULE = """
target triple = "nvptx64-nvidia-cuda"
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define ptx_kernel void @copy(ptr %to, ptr %from, i64 %size) {{
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %to, ptr align {align} %from, i64 {size}, i1 {volatile}), !tbaa.struct !0
  ret void
}}
!0 = !{{{fields}}}
!2 = !{{!3, !3, i64 0}}
!3 = !{{!"type", !4, i64 0}}
!4 = !{{!"root"}}
!5 = !{{!6, !6, i64 0}}
!6 = !{{!"double", !4, i64 0}}
"""  # noqa: E501


def opcodes(fields: str = FLOATS, size: str = "16", align: int = 16, volatile: str = "false") -> list[Opcode]:
    """Return the instructions of the kernel after the pass."""
    text = MODULE.format(fields=fields, size=size, align=align, volatile=volatile)
    with Context() as context, Module.parse(text, context) as module:
        CopyByVector().run(module)
        module.verify()
        kernel = next(each for each in module.functions() if each.name == "copy")
        return [each.opcode for each in kernel.instructions()]


@pytest.mark.parametrize("fields", [FLOATS, DOUBLES], ids=["floats", "doubles"])
def test_a_vector_is_one_access(fields: str) -> None:
    assert opcodes(fields) == [Opcode.LOAD, Opcode.STORE, Opcode.RET]


def test_everything_is_loaded_before_the_first_store() -> None:
    expected = [Opcode.LOAD, Opcode.GEP, Opcode.LOAD]
    expected += [Opcode.STORE, Opcode.GEP, Opcode.STORE, Opcode.RET]
    assert opcodes(EIGHT_FLOATS, size="32", align=32) == expected


@pytest.mark.parametrize(
    "change",
    [
        {"fields": POINTERS},
        {"fields": MIXED},
        {"fields": HOLE},
        {"size": "20"},
        {"size": "128"},
        {"size": "%size"},
        {"align": 8},
        {"volatile": "true"},
    ],
    ids=str,
)
def test_other_copies_stay(change: dict[str, Any]) -> None:
    assert opcodes(**change) == [Opcode.CALL, Opcode.RET]
