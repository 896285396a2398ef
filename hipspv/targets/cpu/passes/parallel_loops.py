"""Loops whose iterations do not depend on each other, in LLVM's metadata (Language Reference, "llvm.access.group")."""

from __future__ import annotations

import ctypes
from collections.abc import Collection

from hipspv.llvm import Function, Instruction, Module, Opcode, Value
from hipspv.passes.analysis.block_order import natural_loops
from hipspv.passes.rewrite.stack import known_users

_ACCESSES = (Opcode.LOAD, Opcode.STORE, Opcode.CALL)
_STEPS = (Opcode.GEP, Opcode.ADDRSPACE_CAST, Opcode.PHI, Opcode.SELECT, Opcode.FREEZE)
_GROUP = "hipspv.access"
# The loops over the threads of a row, over the lanes of a warp in one row, and over those of other warps. The last
# are rare and stay as they are, since each kernel has two loops for each region of a warp.
ROW, LANES, SCATTERED = "hipspv.row", "hipspv.lanes", "hipspv.scattered"
_INNER = "hipspv.inner"
# The C API makes no distinct nodes.
_NODES = f"""
!{_GROUP} = !{{!0}}
!{ROW} = !{{!1}}
!{LANES} = !{{!2}}
!{SCATTERED} = !{{!3}}
!{_INNER} = !{{!9}}
!0 = distinct !{{}}
!1 = distinct !{{!1, !4, !5}}
!2 = distinct !{{!2, !4, !5, !6, !7}}
!3 = distinct !{{!3, !5, !7, !8}}
!4 = !{{!"llvm.loop.parallel_accesses", !0}}
!5 = !{{!"llvm.loop.mustprogress"}}
!6 = !{{!"llvm.loop.interleave.count", i32 1}}
!7 = !{{!"llvm.loop.unroll.disable"}}
!8 = !{{!"llvm.loop.vectorize.enable", i1 false}}
!9 = distinct !{{!9, !5, !8}}
"""


class ParallelLoops:
    """The nodes of one module."""

    def __init__(self, module: Module) -> None:
        self._module = module
        module.link(Module.parse(_NODES, module.context))

    def _attach(self, instruction: Instruction, name: str, kind: str) -> None:
        lib, context = self._module.lib, self._module.context
        nodes = (ctypes.c_void_p * 1)()
        lib.LLVMGetNamedMetadataOperands(self._module.ref, name.encode(), nodes)
        text = kind.encode()
        kind_id = lib.LLVMGetMDKindIDInContext(context.ref, text, len(text))
        lib.LLVMSetMetadata(instruction.ref, kind_id, nodes[0])

    def mark_loop(self, latch: Instruction, kind: str) -> None:
        """latch: the branch back to the loop's header. kind: ROW, LANES or SCATTERED."""
        self._attach(latch, kind, "llvm.loop")

    def keep_scalar(self, function: Function) -> None:
        """Keeps LLVM from making vectors of the iterations of a thread's own loops.

        LLVM 22 stores `out[i & 7]` of 16 iterations to 16 elements (tests/programs/short_cycles.hip).
        """
        for _, latch, _ in natural_loops(function):
            self._attach(latch.terminator, _INNER, "llvm.loop")

    def mark_accesses(self, function: Function, common: Collection[Value]) -> None:
        """Marks the accesses of a thread that don't depend on those of other threads.

        Stack variables are one for all threads that run one after the other, as are those at the addresses `common`,
        and atomic or volatile accesses stay in their order.
        """
        variables = list(function.entry.instructions((Opcode.ALLOCA,)))
        escape = any(known_users(variable) is None for variable in variables)
        for access in list(function.instructions(_ACCESSES)):
            if _is_plain(access) and not (escape or _is_on_stack(access) or access.operands[-1] in common):
                self._attach(access, _GROUP, "llvm.access.group")


def _is_plain(access: Instruction) -> bool:
    if access.opcode == Opcode.CALL:
        callee = access.callee
        return callee is not None and callee.name.startswith(("llvm.memcpy.", "llvm.memset."))
    return not (access.is_volatile or access.is_atomic)


def _is_on_stack(access: Instruction) -> bool:
    work: list[Value] = [operand for operand in access.operands if operand.type.is_pointer]
    if access.opcode == Opcode.STORE:
        work = [access.operand(1)]
    seen: set[Value] = set()
    while work:
        value = work.pop()
        if value in seen or not isinstance(value, Instruction):
            continue
        seen.add(value)
        if value.opcode == Opcode.ALLOCA:
            return True
        if value.opcode in _STEPS:
            work += [operand for operand in value.operands if operand.type.is_pointer]
    return False
