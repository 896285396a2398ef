"""Atomic updates keep their order where the back end writes them as relaxed ones."""

from __future__ import annotations

from llvmlite import binding as llvm

from hipspv.llvm import Context, Module
from hipspv.targets.nvptx.passes.fence_updates import FenceUpdates

UPDATES = """
target triple = "nvptx64-nvidia-cuda"
define i32 @relaxed(ptr %p) {
  %old = atomicrmw add ptr %p, i32 1 monotonic
  ret i32 %old
}
define i32 @acquire(ptr %p) {
  %old = atomicrmw add ptr %p, i32 1 syncscope("device") acquire
  ret i32 %old
}
define i32 @release(ptr %p) {
  %old = atomicrmw add ptr %p, i32 1 syncscope("block") release
  ret i32 %old
}
define i32 @both(ptr %p) {
  %old = atomicrmw xchg ptr %p, i32 1 acq_rel
  ret i32 %old
}
define i32 @total(ptr %p) {
  %old = atomicrmw add ptr %p, i32 1 syncscope("device") seq_cst
  ret i32 %old
}
"""
# The instructions of PTX that each function has.
EXPECTED = {
    "relaxed": ["atom.add.u32"],
    "acquire": ["atom.add.u32", "fence.acq_rel.gpu"],
    "release": ["fence.acq_rel.cta", "atom.add.u32"],
    "both": ["fence.acq_rel.sys", "atom.exch.b32", "fence.acq_rel.sys"],
    "total": ["fence.sc.gpu", "atom.add.u32", "fence.acq_rel.gpu"],
}


def ptx(text: str) -> str:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple("nvptx64-nvidia-cuda")
    machine = target.create_target_machine(cpu="sm_90", features="+ptx80")
    return machine.emit_assembly(llvm.parse_assembly(text))


def orders(text: str) -> dict[str, list[str]]:
    """The atomic operations and fences of each function."""
    found: dict[str, list[str]] = {}
    name = ""
    for line in text.splitlines():
        words = line.replace(";", " ").split()
        if line.startswith(".visible .func"):
            name = next(word for word in words if word.partition("(")[0] in EXPECTED)
            name = name.partition("(")[0]
            found[name] = []
        elif words and words[0].startswith(("atom.", "fence.")):
            found[name].append(words[0])
    return found


def test_updates_are_fenced() -> None:
    with Context() as context:
        module = Module.parse(UPDATES, context)
        assert FenceUpdates().run(module)
        module.verify()
        assert orders(ptx(str(module))) == EXPECTED
        assert not FenceUpdates().run(module)
