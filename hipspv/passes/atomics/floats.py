"""Atomic operations on floating-point numbers, which some devices have instructions for."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import ClassVar

from hipspv.llvm import Builder, Function, Instruction, Module, Opcode, Shape, Trait, TypeKind
from hipspv.passes.metadata.records import add_record
from hipspv.passes.rewrite.ir_text import link_functions
from hipspv.passes.spirv.rename_functions import PREFIX

NOTE = "hipspv.atomic"
# LLVMAtomicRMWBinOp -> the operation's name.
_OPERATIONS = {11: "add", 12: "sub", 13: "max", 14: "min"}
_SUB = "sub"
_MEMORIES = {1: "global", 3: "shared"}
# Bits, and the suffix of intrinsics' names. half is left out: Intel's CPU device reports atomic
# addition of half, and fails to build a module that uses it.
_TYPES = {TypeKind.FLOAT: (32, "f32"), TypeKind.DOUBLE: (64, "f64")}
_NEXT = {
    "add": "fadd {t} %old, %value",
    "max": "call {t} @llvm.maxnum.{suffix}({t} %old, {t} %value)",
    "min": "call {t} @llvm.minnum.{suffix}({t} %old, {t} %value)",
}
# The runtime finds here all that the instruction needs: the first load's pointer has the number's
# type, and the exchange has the scope and the order.
_FUNCTION = """
define {t} @{name}({p} %p, {t} %value) inlinehint {{
entry:
  %guess = load volatile {t}, {p} %p, align {size}
  br label %loop
loop:
  %old = phi {t} [ %guess, %entry ], [ %again, %loop ]
  %next = {next}
  %seen = bitcast {t} %old to {i}
  %wanted = bitcast {t} %next to {i}
  %pair = cmpxchg {p} %p, {i} %seen, {i} %wanted {scope}{order} monotonic, align {size}
  %found = extractvalue {{ {i}, i1 }} %pair, 0
  %won = extractvalue {{ {i}, i1 }} %pair, 1
  %again = bitcast {i} %found to {t}
  br i1 %won, label %done, label %loop
done:
  ret {t} %old
}}
"""
_MINUS = """
declare {t} @{add}({p}, {t})
define {t} @{name}({p} %p, {t} %value) alwaysinline {{
  %minus = fneg {t} %value
  %old = call {t} @{add}({p} %p, {t} %minus)
  ret {t} %old
}}
"""
_WORDS = re.compile(
    r"= atomicrmw .*?"
    r" (?P<scope>(?:syncscope\(\"[\w-]*\"\) )?)(?P<order>monotonic|acquire|release|acq_rel|seq_cst)"
    r", align \d+"
)


@dataclass(frozen=True)
class OutlineFloatAtomics:
    """Replaces atomic addition, minimum and maximum of floating-point numbers by functions.

    SPIR-V has these as extensions that not every device knows. Each function holds a
    compare-exchange loop, which the runtime replaces by the instruction if the device has it.
    """

    name: ClassVar[str] = "outline-float-atomics"

    def run(self, module: Module) -> bool:
        made: dict[tuple[object, ...], Function] = {}
        found = list(module.inventory().instructions((Opcode.ATOMIC_RMW,), _is_replaceable))
        with Builder(module) as build:
            for instruction in found:  # a list: functions are linked in meanwhile
                pointer, value = instruction.operands[:2]
                key = (value.type, pointer.type, instruction.atomic_key)
                if key not in made:
                    made[key] = _function(module, instruction)
                call = build.before(instruction).call(made[key], [pointer, value])
                instruction.replace_all_uses_with(call)
                instruction.erase()
        if found:
            module.run_passes("always-inline")
        return bool(found)


def _is_replaceable(shape: Shape) -> bool:
    return (
        shape.has(Trait.ATOMIC)
        and shape.detail in _OPERATIONS
        and shape.space in _MEMORIES
        and shape.other is not None
        and shape.other.kind in _TYPES
    )


def _function(module: Module, instruction: Instruction) -> Function:
    """The function that does the work of the instruction."""
    found = _WORDS.search(str(instruction))
    assert found, str(instruction)
    pointer, value = instruction.operands[:2]
    bits, suffix = _TYPES[value.type.kind]
    words = {**found.groupdict(), "p": str(pointer.type), "t": str(value.type), "suffix": suffix}
    words |= {"i": f"i{bits}", "size": str(bits // 8)}
    memory = _MEMORIES[pointer.type.address_space]
    operation = _OPERATIONS[instruction.atomic_operation]
    function = _updating(module, "add" if operation == _SUB else operation, bits, memory, words)
    if operation != _SUB:
        return function
    name = _name(operation, memory, words)
    text = _MINUS.format(name=name, add=function.name, **words)
    return module.function(name) or link_functions(module, text)[name]


def _updating(
    module: Module, operation: str, bits: int, memory: str, words: dict[str, str]
) -> Function:
    """The function with the loop, and a note of it."""
    name = _name(operation, memory, words)
    known = module.function(name)
    if known:
        return known
    add_record(module, "atomic", name, operation, bits, memory)
    text = _FUNCTION.format(name=name, next=_NEXT[operation].format(**words), **words)
    return link_functions(module, text)[name]


def _name(operation: str, memory: str, words: dict[str, str]) -> str:
    parts = ("atomic", operation, words["t"], memory, words["scope"], words["order"])
    return PREFIX + re.sub(r"\W+", ".", " ".join(parts))
