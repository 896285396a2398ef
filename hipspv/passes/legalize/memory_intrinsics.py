"""llvm.memcpy, llvm.memmove, llvm.memset and their kin."""

from __future__ import annotations

from hipspv.llvm import Attributes, Builder, ConstantInt, Function, Instruction, Module, Opcode, Predicate, Type, Value
from hipspv.llvm.attributes import FIRST_PARAMETER
from hipspv.passes.analysis.call_graph import used_intrinsics
from hipspv.passes.interface import Pass
from hipspv.passes.rewrite.helpers import helper, symbol

_ATOMIC = ".element.unordered.atomic."
_KINDS = {
    "llvm.memcpy.": "memcpy",
    "llvm.memmove.": "memmove",
    "llvm.memset.": "memset",
    "llvm.experimental.memset.pattern.": "pattern",
}
_INBOUNDS = 1


class ExpandMemoryIntrinsics(Pass):
    """Replaces copies of variable size, moves and fills of memory by loops.

    SPIR-V copies memory with OpCopyMemorySized, which requires a size greater than zero and regions
    that don't overlap. Drivers require a constant size, and no instruction fills memory.
    """

    def run(self, module: Module) -> bool:
        changed = inlined = False
        for function in used_intrinsics(module):
            kind = _kind(function.name)
            for call in function.calls() if kind else ():
                length = call.operand(2)
                constant = length.value if isinstance(length, ConstantInt) else None
                if kind == "memcpy" and constant and _ATOMIC not in function.name:
                    if ".inline." in function.name:
                        _copy(module, call, constant)
                        call.erase()
                        changed = True
                    continue
                if constant != 0:
                    _expand(module, call, kind, constant)
                    inlined = True
                call.erase()
                changed = True
        if inlined:
            module.run_passes("always-inline,globaldce")
        return changed


def _kind(name: str) -> str:
    """The value of _KINDS for a function; empty for other functions."""
    return next((kind for prefix, kind in _KINDS.items() if name.startswith(prefix)), "")


def _alignment(call: Instruction, kind: str) -> int:
    attributes = Attributes(call)
    pointers = (0, 1) if kind in ("memcpy", "memmove") else (0,)
    return min(attributes.integer(FIRST_PARAMETER + i, "align") or 1 for i in pointers)


def _is_volatile(call: Instruction) -> bool:
    volatile = call.operand(3)
    return isinstance(volatile, ConstantInt) and volatile.value == 1


def _copy(module: Module, call: Instruction, size: int) -> None:
    to, source = call.arguments[:2]
    with Builder(module) as build:
        build.before(call).copy_memory(to, source, size, _alignment(call, "memcpy"))


def _expand(module: Module, call: Instruction, kind: str, constant: int | None) -> None:
    """Loops over the largest elements that the alignment, and a constant length, allow; then over
    bytes. Elements that must be atomic are never torn, as they are no wider than 8 bytes.
    """
    to, source, length, last = call.arguments
    callee = call.callee
    i64 = module.context.integer(64)
    with Builder(module) as build:
        length = build.before(call).resize(length, i64)
        if kind == "pattern":
            loop = _function(module, kind, to, source, 0, _is_volatile(call))
            build.call(loop, [to, source, length])
            return
        if callee and _ATOMIC in callee.name:
            assert isinstance(last, ConstantInt)
            size, volatile, whole = last.value, False, True
        else:
            size = _element(call, kind, constant)
            volatile, whole = _is_volatile(call), size == 1 or bool(constant)
        loop = _function(module, kind, to, source, size, volatile)
        count = build.before(call).binary(Opcode.UDIV, length, i64.constant(size))
        build.call(loop, [to, source, count])
        if not whole:
            loop = _function(module, kind, to, source, 1, volatile)
            build.before(call)
            done = build.binary(Opcode.MUL, count, i64.constant(size))
            rest = build.binary(Opcode.SUB, length, done)
            byte = module.context.integer(8)
            tail = source if kind == "memset" else build.gep(byte, source, [done])
            build.call(loop, [build.gep(byte, to, [done]), tail, rest])


def _element(call: Instruction, kind: str, constant: int | None) -> int:
    """Bytes of the elements to move or to fill."""
    size = min(_alignment(call, kind), 8)
    if constant:
        return min(size, constant & -constant)
    # The rest would have to be moved first or last, depending on the direction.
    return 1 if kind == "memmove" else size


def _function(module: Module, kind: str, to: Value, source: Value, size: int, volatile: bool) -> Function:
    """The loop over elements of `size` bytes; 0 stands for elements of the source's type."""
    context = module.context
    spaces = [value.type.address_space for value in (to, source) if value.type.is_pointer]
    if kind == "memmove" and spaces[0] != spaces[1] and module.target.spaces.generic not in spaces:
        kind = "memcpy"  # different memories don't overlap
    type = context.integer(8 * size) if size else source.type
    alignment = size or module.alignment_of(type)
    i64 = context.integer(64)

    def body(build: Builder, to: Value, source: Value, count: Value) -> None:
        value = _filling(build, source, type) if kind == "memset" else source
        first, step = i64.constant(0), i64.constant(1)
        if kind == "memmove":
            first, step = _direction(build, to, source, count)
        entry, loop, done = build.block, build.append_block("loop"), build.append_block("done")
        build.branch_if(build.compare(Predicate.EQ, count, 0), done, loop)
        i = build.at_end(loop).phi(i64)
        index = build.add(first, build.mul(i, step)) if kind == "memmove" else i
        if kind in ("memcpy", "memmove"):
            address = build.gep(type, source, [index], _INBOUNDS)
            value = build.load(type, address, alignment, volatile)
        build.store(value, build.gep(type, to, [index], _INBOUNDS), alignment, volatile)
        following = build.add(i, 1)
        i.add_incoming(i64.constant(0), entry)
        i.add_incoming(following, loop)
        build.branch_if(build.compare(Predicate.ULT, following, count), loop, done)
        build.at_end(done)

    parameters = [to.type, source.type, i64]
    name = symbol("hipspv", kind, *parameters[:2], type, "volatile" if volatile else "")
    return helper(module, name, context.void(), parameters, body)


def _filling(build: Builder, byte: Value, type: Type) -> Value:
    """An integer of the type, of which each byte is `byte`."""
    pattern = build.mul(build.resize(byte, build.module.context.integer(64)), 0x0101010101010101)
    return build.resize(pattern, type)


def _direction(build: Builder, to: Value, source: Value, count: Value) -> tuple[Value, Value]:
    """The first index and the step: upwards if the target is below the source, else downwards."""
    if to.type != source.type:  # they can be compared as generic pointers
        generic = build.module.context.pointer(build.module.target.spaces.generic)
        to, source = (
            value if value.type == generic else build.cast(Opcode.ADDRSPACE_CAST, value, generic)
            for value in (to, source)
        )
    addresses = [build.cast(Opcode.PTR_TO_INT, pointer, count.type) for pointer in (to, source)]
    up = build.compare(Predicate.ULT, addresses[0], addresses[1])
    zero, one = count.type.constant(0), count.type.constant(1)
    return build.select(up, zero, build.sub(count, one)), build.select(up, one, -1)
