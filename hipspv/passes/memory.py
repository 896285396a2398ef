"""llvm.memcpy, llvm.memmove and llvm.memset."""

from __future__ import annotations

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
from hipspv.passes.call_graph import calls_of
from hipspv.passes.ir_text import link_functions

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
    # Upwards where the target is below the source, else downwards.
    "memmove": """
define void @{name}(ptr addrspace({d}) %to, {from} %from, i64 %n) alwaysinline {{
entry:
  %to.address = ptrtoint ptr addrspace({d}) %to to i64
  %from.address = ptrtoint {from} %from to i64
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


@dataclass(frozen=True)
class ExpandMemoryIntrinsics:
    """SPIR-V copies memory with OpCopyMemorySized, which wants a size greater than zero and regions
    that don't overlap; drivers want a constant size, and nothing fills memory. All but the copies
    of a constant size become loops.
    """

    name: ClassVar[str] = "expand-memory-intrinsics"

    def run(self, module: Module) -> bool:
        changed = inlined = False
        for function in module.inventory().functions(_is_intrinsic):
            kind = _kind(function.name)
            for call in calls_of(function) if kind else ():
                length = call.operand(2)
                constant = length.value if isinstance(length, ConstantInt) else None
                if kind == "memcpy" and constant and ".inline." not in function.name:
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
    parts = name.split(".")
    return parts[1] if parts[0] == "llvm" and len(parts) > 1 and parts[1] in _BODIES else ""


def _expand(module: Module, call: Instruction, kind: str, constant: int | None) -> None:
    """Loops over the largest elements that alignment, and a constant length, allow; then over
    bytes.
    """
    to, source, length, volatile = call.arguments
    attributes = Attributes(call)
    alignment = attributes.number(FIRST_PARAMETER, "align") or 1
    if kind != "memset":
        alignment = min(alignment, attributes.number(FIRST_PARAMETER + 1, "align") or 1)
    size = min(alignment, 8)
    if constant:
        size = min(size, constant & -constant)
    elif kind == "memmove":
        size = (
            1  # what is left over would have to be moved first or last, depending on the direction
        )
    is_volatile = isinstance(volatile, ConstantInt) and volatile.value == 1
    i64 = module.context.integer(64)
    with Builder(module) as build:
        build.before(call)
        loop = _function(module, kind, to, source, size, is_volatile)
        count = build.binary(Opcode.UDIV, length, i64.constant(size))
        build.call(loop, [to, source, count])
        if size > 1 and not constant:
            loop = _function(module, kind, to, source, 1, is_volatile)
            build.before(call)
            done = build.binary(Opcode.MUL, count, i64.constant(size))
            rest = build.binary(Opcode.SUB, length, done)
            byte = module.context.integer(8)
            tail = source if kind == "memset" else build.gep(byte, source, [done])
            build.call(loop, [build.gep(byte, to, [done]), tail, rest])


def _function(
    module: Module, kind: str, to: Value, source: Value, size: int, volatile: bool
) -> Function:
    space = to.type.address_space
    from_space = source.type.address_space if source.type.is_pointer else 0
    name = f"hipspv.{kind}.p{space}.p{from_space}.{size}" + (".volatile" if volatile else "")
    found = module.function(name)
    if found:
        return found
    type = f"i{8 * size}"
    text = _BODIES[kind].format(
        name=name,
        d=space,
        t=type,
        s=size,
        v="volatile" if volatile else "",
        narrow=f"trunc i64 %pattern to {type}" if size < 8 else "or i64 %pattern, 0",
        **{"from": str(source.type)},
    )
    return link_functions(module, text)[name]
