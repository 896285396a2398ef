"""llvm.memcpy, llvm.memmove, llvm.memset and their kin."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import ClassVar

from hipspv.llvm import (
    Attributes,
    Builder,
    ConstantInt,
    Function,
    Instruction,
    Module,
    Opcode,
    Shape,
    Trait,
    Value,
)
from hipspv.llvm.attributes import FIRST_PARAMETER
from hipspv.passes.analysis.call_graph import calls_of
from hipspv.passes.rewrite.ir_text import link_functions

# Each handles %n elements {t} of {s} bytes; {v} is `volatile` or nothing.
_BODIES = {
    "memcpy": """
define void @{name}(ptr addrspace({d}) %to, {from} %from, i64 %n) alwaysinline {{
entry:
  %empty = icmp eq i64 %n, 0
  br i1 %empty, label %done, label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %source = getelementptr inbounds {t}, {from} %from, i64 %i
  %target = getelementptr inbounds {t}, ptr addrspace({d}) %to, i64 %i
  %value = load {v} {t}, {from} %source, align {s}
  store {v} {t} %value, ptr addrspace({d}) %target, align {s}
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}}
""",
    # Upwards if the target is below the source, else downwards. {common}: the pointer type in which
    # both can be compared.
    "memmove": """
define void @{name}(ptr addrspace({d}) %to, {from} %from, i64 %n) alwaysinline {{
entry:
  %to.common = {to_common}
  %from.common = {from_common}
  %to.address = ptrtoint {common} %to.common to i64
  %from.address = ptrtoint {common} %from.common to i64
  %up = icmp ult i64 %to.address, %from.address
  %last = sub i64 %n, 1
  %first = select i1 %up, i64 0, i64 %last
  %step = select i1 %up, i64 1, i64 -1
  %empty = icmp eq i64 %n, 0
  br i1 %empty, label %done, label %loop
loop:
  %i = phi i64 [ %first, %entry ], [ %next, %loop ]
  %left = phi i64 [ %n, %entry ], [ %fewer, %loop ]
  %source = getelementptr inbounds {t}, {from} %from, i64 %i
  %target = getelementptr inbounds {t}, ptr addrspace({d}) %to, i64 %i
  %value = load {v} {t}, {from} %source, align {s}
  store {v} {t} %value, ptr addrspace({d}) %target, align {s}
  %next = add i64 %i, %step
  %fewer = sub i64 %left, 1
  %more = icmp ne i64 %fewer, 0
  br i1 %more, label %loop, label %done
done:
  ret void
}}
""",
    "pattern": """
define void @{name}(ptr addrspace({d}) %to, {from} %value, i64 %n) alwaysinline {{
entry:
  %empty = icmp eq i64 %n, 0
  br i1 %empty, label %done, label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %target = getelementptr inbounds {t}, ptr addrspace({d}) %to, i64 %i
  store {v} {t} %value, ptr addrspace({d}) %target, align {s}
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}}
""",
    "memset": """
define void @{name}(ptr addrspace({d}) %to, {from} %byte, i64 %n) alwaysinline {{
entry:
  %value0 = zext i8 %byte to i64
  %pattern = mul i64 %value0, 72340172838076673
  %empty = icmp eq i64 %n, 0
  br i1 %empty, label %done, label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %target = getelementptr inbounds {t}, ptr addrspace({d}) %to, i64 %i
  %value = {narrow}
  store {v} {t} %value, ptr addrspace({d}) %target, align {s}
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}}
""",
}

_ATOMIC = ".element.unordered.atomic."
_KINDS = {
    "llvm.memcpy.": "memcpy",
    "llvm.memmove.": "memmove",
    "llvm.memset.": "memset",
    "llvm.experimental.memset.pattern.": "pattern",
}
_GENERIC = 4


@dataclass(frozen=True)
class ExpandMemoryIntrinsics:
    """Replaces copies of variable size, moves and fills of memory by loops.

    SPIR-V copies memory with OpCopyMemorySized, which requires a size greater than zero and regions
    that don't overlap. Drivers require a constant size, and no instruction fills memory.
    """

    name: ClassVar[str] = "expand-memory-intrinsics"

    def run(self, module: Module) -> bool:
        changed = inlined = False
        for function in module.inventory().functions(_is_intrinsic):
            kind = _kind(function.name)
            for call in calls_of(function) if kind else ():
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


def _is_intrinsic(shape: Shape) -> bool:
    return shape.has(Trait.INTRINSIC | Trait.USED)


def _kind(name: str) -> str:
    """The key of _BODIES for a function; empty for other functions."""
    return next((kind for prefix, kind in _KINDS.items() if name.startswith(prefix)), "")


def _alignment(call: Instruction, kind: str) -> int:
    attributes = Attributes(call)
    places = (0, 1) if kind in ("memcpy", "memmove") else (0,)
    return min(attributes.number(FIRST_PARAMETER + i, "align") or 1 for i in places)


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


def _function(
    module: Module, kind: str, to: Value, source: Value, size: int, volatile: bool
) -> Function:
    space = to.type.address_space
    from_space = source.type.address_space if source.type.is_pointer else 0
    if kind == "memmove" and space != from_space and _GENERIC not in (space, from_space):
        kind = "memcpy"  # different memories don't overlap
    type = f"i{8 * size}" if size else str(source.type)
    suffix = ".volatile" if volatile else ""
    name = f"hipspv.{kind}.p{space}.p{from_space}.{re.sub(r'[^0-9a-z]+', '.', type)}{suffix}"
    found = module.function(name)
    if found:
        return found
    common = "ptr addrspace(4)" if space != from_space else str(to.type)
    text = _BODIES[kind].format(
        name=name,
        d=space,
        t=type,
        s=size or module.alignment_of(source.type),
        v="volatile" if volatile else "",
        narrow=f"trunc i64 %pattern to {type}" if size < 8 else "or i64 %pattern, 0",
        common=common,
        to_common=_cast("%to", str(to.type), common),
        from_common=_cast("%from", str(source.type), common),
        **{"from": str(source.type)},
    )
    return link_functions(module, text)[name]


def _cast(pointer: str, type: str, to: str) -> str:
    if type == to:
        return f"getelementptr i8, {type} {pointer}, i64 0"
    return f"addrspacecast {type} {pointer} to {to}"
