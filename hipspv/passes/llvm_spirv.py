"""What llvm-spirv of LLVM 19's development can't read of LLVM 22's IR."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from hipspv.llvm import Attributes, Instruction, Module, Opcode, metadata
from hipspv.llvm.attributes import FIRST_PARAMETER, FUNCTION, RETURN

# Attributes older than the tool's reader. It stops at one that it doesn't know (`captures`,
# `initializes`, `nocreateundeforpoison`, ...), and at a `memory` that names a location it doesn't
# know.
_KNOWN_ATTRIBUTES = [
    "align",
    "alwaysinline",
    "byval",
    "convergent",
    "dereferenceable",
    "immarg",
    "inlinehint",
    "noalias",
    "nofree",
    "noinline",
    "nonnull",
    "norecurse",
    "noreturn",
    "nosync",
    "noundef",
    "nounwind",
    "optsize",
    "readnone",
    "readonly",
    "returned",
    "signext",
    "sret",
    "willreturn",
    "writeonly",
    "zeroext",
]
_INBOUNDS = 1  # the one bit of LLVMGEPNoWrapFlags that the tool's bitcode has


@dataclass(frozen=True)
class ForLlvmSpirv:
    """llvm-spirv reads the bitcode of an older LLVM: attributes and flags that it doesn't know go.
    They allow optimisations that are done by now; SPIR-V has no place for most of them.

    Loop hints go too: for some loops that SimplifyCFG shaped the tool puts OpLoopMerge where SPIR-V
    forbids it.
    """

    name: ClassVar[str] = "for-llvm-spirv"

    def run(self, module: Module) -> bool:
        for function in module.functions():
            _strip(Attributes(function), len(function.parameters))
            for instruction in function.instructions(_REWRITES):
                _REWRITES[instruction.opcode](instruction)
        return True


def _strip(attributes: Attributes, parameters: int) -> None:
    known = {attributes.kind(name) for name in _KNOWN_ATTRIBUTES}
    for place in (FUNCTION, RETURN, *range(FIRST_PARAMETER, FIRST_PARAMETER + parameters)):
        attributes.keep_only(place, known)


def _call(instruction: Instruction) -> None:
    _strip(Attributes(instruction), len(instruction.arguments))


def _gep(instruction: Instruction) -> None:
    instruction.gep_flags &= _INBOUNDS


def _icmp(instruction: Instruction) -> None:
    instruction.same_sign = False


def _branch(instruction: Instruction) -> None:
    metadata.remove(instruction, "llvm.loop")


_REWRITES = {
    Opcode.CALL: _call,
    Opcode.GEP: _gep,
    Opcode.ICMP: _icmp,
    Opcode.BR: _branch,
}
