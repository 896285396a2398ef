"""LLVM's RISC-V target, as Vortex needs it."""

from __future__ import annotations

import functools

import llvmlite.binding as llvm

from hipspv.llvm import code_generator

# Vortex has no compressed instructions and no conditional moves in all of its versions. Doubles are
# instructions with 64 bits only (VX_config.vh).
_FEATURES = {32: "+m,+a,+f", 64: "+m,+a,+f,+d"}
_ABI = {32: "ilp32f", 64: "lp64d"}

# The threads of a warp share a program counter, and the passes have inserted the instructions that
# part them and join them at each branch. So the code generator must neither make two branches of
# one nor copy or merge the blocks with those instructions.
_KEEP_BRANCHES = (
    "-jump-is-expensive",
    "-disable-cgp-select2branch",
    "-disable-cgp-branch-opts",
    "-disable-early-taildup",
    "-disable-tail-duplicate",
    "-tail-dup-placement=0",
    "-enable-tail-merge=0",
    "-disable-branch-fold",
)


@functools.cache
def load() -> None:
    """Load LLVM's targets with Vortex's options, once in a process."""
    code_generator.load()
    for option in _KEEP_BRANCHES:
        llvm.set_option("", option)


def machine(width: int, level: str) -> llvm.TargetMachine:
    """Return the code generator. width: bits of a register. level: the user's -O."""
    load()
    target = llvm.Target.from_triple(f"riscv{width}-unknown-elf")
    return target.create_target_machine(
        cpu=f"generic-rv{width}",
        features=_FEATURES[width],
        opt=code_generator.LEVELS[level],
        reloc="static",
        codemodel="medium",
        abiname=_ABI[width],
    )
