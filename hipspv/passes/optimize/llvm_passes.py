"""LLVM's own optimiser."""

from __future__ import annotations

from typing import ClassVar

from hipspv.llvm import Instruction, Module, Opcode, Tuning
from hipspv.passes.interface import Pass

# The user's -O -> the level in `default<>`. -Ofast is -O3; its fast-math flags are in the IR
# already.
LEVELS = {"0": "O0", "1": "O1", "2": "O2", "3": "O3", "s": "Os", "z": "Oz", "fast": "O3", "g": "O1"}


class Optimize(Pass):
    """Runs LLVM's optimiser, since clang ran its front end only, so that the library is optimised
    together with its callers.

    Loops aren't vectorised unless `tuning` says so: work-items are a device's vectors.
    """

    level: str
    tuning: Tuning

    def run(self, module: Module) -> bool:
        # -O0 leaves questions that only a compiler can answer, such as llvm.objectsize.
        level = LEVELS[self.level]
        module.run_passes(f"default<{level}>,function(lower-constant-intrinsics)", tuning=self.tuning)
        return True


class Simplify(Pass):
    """Simplifies the code again with known address spaces: above all, a structure passed by
    reference and only read needs no private copy.
    """

    def run(self, module: Module) -> bool:
        module.run_passes("function(sroa,instcombine<no-verify-fixpoint>,simplifycfg,early-cse)")
        return True


class MergeAccesses(Pass):
    """Makes one access of those to neighbouring elements whose alignment allows it.

    The optimiser takes HIP's vector types apart, which are structures. A device's compiler that
    turns work-items into a vector then gathers each element on its own.

    Pointers stay apart. LLVM merges them as integers, and Intel's CPU device then gave wrong
    results for a stack array whose address was in such a vector.
    """

    def run(self, module: Module) -> bool:
        found = module.index().instructions((Opcode.LOAD, Opcode.STORE))
        pointers = [i for i in found if _moves_pointer(i) and not i.is_volatile]
        for access in pointers:
            access.is_volatile = True  # LLVM merges no volatile accesses
        module.run_passes("function(load-store-vectorizer)")
        for access in pointers:
            access.is_volatile = False
        return True


def _moves_pointer(access: Instruction) -> bool:
    value = access.operand(0) if access.opcode == Opcode.STORE else access
    return value.type.scalar.is_pointer


class RemoveUnreachableCode(Pass):
    """Removes code that no kernel reaches, so that it is neither checked nor translated."""

    def run(self, module: Module) -> bool:
        module.run_passes("globaldce")
        return True


class CleanUp(Pass):
    """Removes casts of constants, unused values and blocks with one predecessor after lowering."""

    def run(self, module: Module) -> bool:
        module.run_passes("function(adce),globaldce")
        return True


class LlvmPasses(Pass):
    """LLVM's own passes that a user asks for."""

    name: ClassVar[str] = ""

    def run(self, module: Module) -> bool:
        module.run_passes(self.name)
        return True


def llvm_passes(text: str) -> LlvmPasses:
    """LLVM's own passes, named as for `opt -passes=`."""

    class Named(LlvmPasses):
        name = text

    return Named()
