"""Atomic operations that SPIR-V or its consumers lack."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import ClassVar

from hipspv.llvm import Builder, Function, Instruction, Module, Opcode, Type
from hipspv.passes.ir_text import link_functions

_OPCODES = (Opcode.ATOMIC_RMW, Opcode.CMPXCHG, Opcode.LOAD, Opcode.STORE)
_WORD = 32  # bits of the narrowest atomic operations that OpenCL has

# How %next comes from %old and %value, of type {t}. The name is the operation's in LLVM's text.
_NEXT = {
    "xchg": "%next = freeze {t} %value",
    "add": "%next = add {t} %old, %value",
    "sub": "%next = sub {t} %old, %value",
    "and": "%next = and {t} %old, %value",
    "or": "%next = or {t} %old, %value",
    "xor": "%next = xor {t} %old, %value",
    "nand": "%both = and {t} %old, %value\n  %next = xor {t} %both, -1",
    "max": "%is = icmp sgt {t} %old, %value\n  %next = select i1 %is, {t} %old, {t} %value",
    "min": "%is = icmp slt {t} %old, %value\n  %next = select i1 %is, {t} %old, {t} %value",
    "umax": "%is = icmp ugt {t} %old, %value\n  %next = select i1 %is, {t} %old, {t} %value",
    "umin": "%is = icmp ult {t} %old, %value\n  %next = select i1 %is, {t} %old, {t} %value",
    "uinc_wrap": """%more = add {t} %old, 1
  %last = icmp uge {t} %old, %value
  %next = select i1 %last, {t} 0, {t} %more""",
    "udec_wrap": """%less = sub {t} %old, 1
  %zero = icmp eq {t} %old, 0
  %above = icmp ugt {t} %old, %value
  %wrap = or i1 %zero, %above
  %next = select i1 %wrap, {t} %value, {t} %less""",
    "usub_cond": """%fits = icmp uge {t} %old, %value
  %rest = sub {t} %old, %value
  %next = select i1 %fits, {t} %rest, {t} %old""",
    "usub_sat": """%fits = icmp uge {t} %old, %value
  %rest = sub {t} %old, %value
  %next = select i1 %fits, {t} %rest, {t} 0""",
    # Writes back what it found where that isn't what was expected: the order is kept.
    "cmpxchg": """%same = icmp eq {t} %old, %expected
  %next = select i1 %same, {t} %value, {t} %old""",
}
# Operations that SPIR-V has no instruction for, of any width.
_LACKING = frozenset({"nand", "uinc_wrap", "udec_wrap", "usub_cond", "usub_sat"})

# The exchange finds the truth where another thread was faster than the first guess.
_LOOP = """
define {r} @{name}({p} %p, {parameters}) alwaysinline {{
entry:
  {locate}
  %guess = load volatile {w}, {p} %word, align {size}
  br label %loop
loop:
  %seen = phi {w} [ %guess, %entry ], [ %found, %loop ]
  {extract}
  {next}
  {merge}
  %pair = cmpxchg {p} %word, {w} %seen, {w} %wanted {scope}{order} monotonic, align {size}
  %found = extractvalue {{ {w}, i1 }} %pair, 0
  %won = extractvalue {{ {w}, i1 }} %pair, 1
  br i1 %won, label %done, label %loop
done:
  {result}
}}
"""
_WHOLE = {
    "locate": "%word = getelementptr i8, {p} %p, i64 0",
    "extract": "%old = freeze {w} %seen",
    "merge": "%wanted = freeze {w} %next",
}
# A value of 8 or 16 bits within the aligned word around it; the first byte is the lowest.
_PART = {
    "locate": """%address = ptrtoint {p} %p to i64
  %byte = and i64 %address, 3
  %back = sub i64 0, %byte
  %word = getelementptr i8, {p} %p, i64 %back
  %byte32 = trunc i64 %byte to i32
  %shift = shl i32 %byte32, 3
  %mask = shl i32 {ones}, %shift
  %around = xor i32 %mask, -1""",
    "extract": "%moved = lshr i32 %seen, %shift\n  %old = trunc i32 %moved to {t}",
    "merge": """%wide = zext {t} %next to i32
  %put = shl i32 %wide, %shift
  %kept = and i32 %seen, %around
  %wanted = or i32 %kept, %put""",
}
_OLD = "ret {t} %old"
_OLD_AND_SUCCESS = """%first = insertvalue {{ {t}, i1 }} poison, {t} %old, 0
  %both.results = insertvalue {{ {t}, i1 }} %first, i1 %same, 1
  ret {{ {t}, i1 }} %both.results"""

# Loads and stores of 8 and 16 bits are never torn; fences order them.
_LOAD = """
define {t} @{name}({p} %p) alwaysinline {{
  {fence_before}
  %value = load volatile {t}, {p} %p, align {size}
  {fence_after}
  ret {t} %value
}}
"""
_STORE = """
define void @{name}({p} %p, {t} %value) alwaysinline {{
  {fence_before}
  store volatile {t} %value, {p} %p, align {size}
  {fence_after}
  ret void
}}
"""

_WORDS = re.compile(
    r"(?:atomicrmw (?:volatile )?(?P<operation>\w+) .*?|.*?)"
    r" (?P<scope>(?:syncscope\(\"[\w-]*\"\) )?)"
    r"(?P<order>unordered|monotonic|acquire|release|acq_rel|seq_cst)"
    r"(?: (?P<failure>monotonic|acquire|seq_cst))?, align \d+"
)


@dataclass(frozen=True)
class AtomicLoops:
    """SPIR-V lacks some of LLVM's atomic operations (nand, and those behind wrapping counters), and
    OpenCL has none below 32 bits: compare-exchange loops do them. Atomic pointers are integers, as
    SPIR-V's atomics know those and floats only.
    """

    name: ClassVar[str] = "atomic-loops"

    def run(self, module: Module) -> bool:
        changed = linked = False
        with Builder(module) as build:
            for function in list(module.definitions()):
                for instruction in list(function.instructions(_OPCODES)):
                    if instruction.opcode in (Opcode.LOAD, Opcode.STORE):
                        if not instruction.is_atomic:
                            continue
                    type = _value_type(instruction)
                    if type.is_pointer:
                        instruction, type = _as_integer(module, build, instruction), _i64(module)
                        changed = True
                    expansion = _expansion(module, instruction, type)
                    if expansion:
                        build.before(instruction)
                        call = build.call(expansion, _operands(instruction))
                        if instruction.opcode != Opcode.STORE:
                            instruction.replace_all_uses_with(call)
                        instruction.erase()
                        linked = True
        if linked:
            module.run_passes("always-inline,function(instsimplify),globaldce")
        return changed or linked
