"""Conditional branches in RISC-V objects."""

from __future__ import annotations

import contextlib

import llvmlite.binding as llvm
import pytest

from hipspv.bundle.errors import ElfError
from hipspv.bundle.riscv_branches import conditional_branches

# A select is a branch in the code; a division by a variable is none.
_TEXT = """
define i32 @straight(i32 %a, i32 %b) {
  %c = udiv i32 %a, %b
  ret i32 %c
}
define internal i32 @choice(i1 %c, i32 %a, i32 %b) noinline {
  %r = select i1 %c, i32 %a, i32 %b
  ret i32 %r
}
define i32 @loop(i32 %n) {
entry:
  br label %turn
turn:
  %i = phi i32 [ %n, %entry ], [ %next, %turn ]
  %next = call i32 @choice(i1 true, i32 %i, i32 3)
  %end = icmp eq i32 %next, 0
  br i1 %end, label %done, label %turn
done:
  %r = call i32 @choice(i1 false, i32 %n, i32 %i)
  ret i32 %r
}
declare void @elsewhere()
define void @calls() {
  call void @elsewhere()
  ret void
}
"""


def _object(width: int, sections: bool = False) -> bytes:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple(f"riscv{width}-unknown-elf")
    machine = target.create_target_machine(cpu=f"generic-rv{width}", features="+m,+f", opt=1)
    text = _TEXT
    if sections:
        text = text.replace("@loop(i32 %n) {", '@loop(i32 %n) section ".text.loop" {')
    return machine.emit_object(llvm.parse_assembly(text))


@pytest.mark.parametrize("width", [32, 64])
@pytest.mark.parametrize("sections", [False, True])
def test_count(width: int, sections: bool) -> None:
    found = conditional_branches(_object(width, sections))
    assert found == {"straight": 0, "choice": 1, "loop": 1, "calls": 0}


@pytest.mark.parametrize("data", [b"", b"\x7fELF\x03" + bytes(60), b"\x7fELF\x01" + bytes(60)])
def test_other_files(data: bytes) -> None:
    with pytest.raises(ElfError):
        conditional_branches(data)


@pytest.mark.parametrize("width", [32, 64])
def test_damaged_objects(width: int) -> None:
    """A cut or changed object is an error or has a result; nothing else is raised."""
    data = _object(width)
    for size in range(0, len(data), 7):
        with pytest.raises(ElfError):
            conditional_branches(data[:size])
    for place in range(0, len(data), 3):
        changed = data[:place] + b"\xff" + data[place + 1 :]
        with contextlib.suppress(ElfError):
            conditional_branches(changed)
