"""Atomic operations that SPIR-V or its consumers lack."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import ClassVar

from hipspv.llvm import (
    Builder,
    Function,
    Instruction,
    Module,
    Opcode,
    Shape,
    Trait,
    Type,
    TypeKind,
)
from hipspv.passes.rewrite.ir_text import link_functions

_OPCODES = (Opcode.ATOMIC_RMW, Opcode.CMPXCHG, Opcode.LOAD, Opcode.STORE)
_PRIVATE = 0  # the address space that OpenCL has no atomics for
_WORD = 32  # bits of the narrowest atomic operations that OpenCL has

# How %next is computed from %old and %value, of type {t}. The name is the operation's in LLVM's
# text.
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
    "fadd": "%next = fadd {t} %old, %value",
    "fsub": "%next = fsub {t} %old, %value",
    "fmax": "%next = call {t} @llvm.maxnum.{suffix}({t} %old, {t} %value)",
    "fmin": "%next = call {t} @llvm.minnum.{suffix}({t} %old, {t} %value)",
    "fmaximum": "%next = call {t} @llvm.maximum.{suffix}({t} %old, {t} %value)",
    "fminimum": "%next = call {t} @llvm.minimum.{suffix}({t} %old, {t} %value)",
    # If the value found isn't the expected one, it is written back: that keeps the order.
    "cmpxchg": """%same = icmp eq {t} %old, %expected
  %next = select i1 %same, {t} %value, {t} %old""",
}
# LLVMAtomicRMWBinOp of the operations that SPIR-V has no instruction for at any width: nand,
# uinc_wrap, udec_wrap, usub_cond, usub_sat, fmaximum, fminimum.
_LACKING_NUMBERS = frozenset({4, 15, 16, 17, 18, 19, 20})
_XCHG = 0
# The types whose bits a loop may exchange, and LLVM's names for them in those of intrinsics.
_SUFFIXES = {TypeKind.HALF: "f16", TypeKind.FLOAT: "f32", TypeKind.DOUBLE: "f64"}
# LLVMAtomicOrdering: monotonic, acquire, release, acq_rel, seq_cst.
_MONOTONIC, _ACQUIRE, _RELEASE, _ACQ_REL, _SEQ_CST = 2, 4, 5, 6, 7
# Order of a failed exchange -> that of a successful one -> the weakest order that is no weaker than
# both.
_ORDERS = {
    _ACQUIRE: {_MONOTONIC: _ACQUIRE, _RELEASE: _ACQ_REL},
    _SEQ_CST: dict.fromkeys((_MONOTONIC, _ACQUIRE, _RELEASE, _ACQ_REL), _SEQ_CST),
}

# If another thread changed the value after the first guess, the exchange returns the new value.
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
    "extract": "%old = bitcast {w} %seen to {t}",
    "merge": "%wanted = bitcast {t} %next to {w}",
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
    "extract": """%moved = lshr i32 %seen, %shift
  %old.bits = trunc i32 %moved to {i}
  %old = bitcast {i} %old.bits to {t}""",
    "merge": """%bits = bitcast {t} %next to {i}
  %wide = zext {i} %bits to i32
  %put = shl i32 %wide, %shift
  %kept = and i32 %seen, %around
  %wanted = or i32 %kept, %put""",
}
# For memory that is private to a work-item.
_PLAIN = """
define {r} @{name}({p} %p, {parameters}) alwaysinline {{
  %old = load {t}, {p} %p, align {size}
  {next}
  store {t} %next, {p} %p, align {size}
  {result}
}}
"""
_OLD = "ret {t} %old"
_OLD_AND_SUCCESS = """%first = insertvalue {{ {t}, i1 }} poison, {t} %old, 0
  %both.results = insertvalue {{ {t}, i1 }} %first, i1 %same, 1
  ret {{ {t}, i1 }} %both.results"""

# Plain loads and stores of 8 and 16 bits are never torn; fences order them.
_LOAD = """
define {t} @{name}({p} %p) alwaysinline {{
  {before}
  %value = load volatile {t}, {p} %p, align {size}
  {after}
  ret {t} %value
}}
"""
_STORE = """
define void @{name}({t} %value, {p} %p) alwaysinline {{
  {before}
  store volatile {t} %value, {p} %p, align {size}
  {after}
  ret void
}}
"""
# (opcode, order) -> the orders of the fences before and after.
_FENCES = {
    (Opcode.LOAD, "acquire"): ("", "acquire"),
    (Opcode.LOAD, "seq_cst"): ("seq_cst", "acquire"),
    (Opcode.STORE, "release"): ("release", ""),
    (Opcode.STORE, "seq_cst"): ("release", "seq_cst"),
}

# The same for pointers, of type {t}, as integers.
_ON_POINTERS = {
    Opcode.LOAD: """
define {t} @{name}({p} %p) alwaysinline {{
  %bits = load atomic i64, {p} %p {scope}{order}, align 8
  %value = inttoptr i64 %bits to {t}
  ret {t} %value
}}
""",
    Opcode.STORE: """
define void @{name}({t} %value, {p} %p) alwaysinline {{
  %bits = ptrtoint {t} %value to i64
  store atomic i64 %bits, {p} %p {scope}{order}, align 8
  ret void
}}
""",
    Opcode.ATOMIC_RMW: """
define {t} @{name}({p} %p, {t} %value) alwaysinline {{
  %bits = ptrtoint {t} %value to i64
  %found = atomicrmw xchg {p} %p, i64 %bits {scope}{order}, align 8
  %old = inttoptr i64 %found to {t}
  ret {t} %old
}}
""",
    Opcode.CMPXCHG: """
define {{ {t}, i1 }} @{name}({p} %p, {t} %expected, {t} %value) alwaysinline {{
  %want = ptrtoint {t} %expected to i64
  %bits = ptrtoint {t} %value to i64
  %pair = cmpxchg {p} %p, i64 %want, i64 %bits {scope}{order} {failure}, align 8
  %found = extractvalue {{ i64, i1 }} %pair, 0
  %same = extractvalue {{ i64, i1 }} %pair, 1
  %old = inttoptr i64 %found to {t}
  %first = insertvalue {{ {t}, i1 }} poison, {t} %old, 0
  %both = insertvalue {{ {t}, i1 }} %first, i1 %same, 1
  ret {{ {t}, i1 }} %both
}}
""",
}

# The same for floats: Intel's CPU device can't exchange or store all of them.
_ON_FLOATS = {
    Opcode.LOAD: """
define {t} @{name}({p} %p) alwaysinline {{
  %bits = load atomic {i}, {p} %p {scope}{order}, align {size}
  %value = bitcast {i} %bits to {t}
  ret {t} %value
}}
""",
    Opcode.STORE: """
define void @{name}({t} %value, {p} %p) alwaysinline {{
  %bits = bitcast {t} %value to {i}
  store atomic {i} %bits, {p} %p {scope}{order}, align {size}
  ret void
}}
""",
    Opcode.ATOMIC_RMW: """
define {t} @{name}({p} %p, {t} %value) alwaysinline {{
  %bits = bitcast {t} %value to {i}
  %found = atomicrmw xchg {p} %p, {i} %bits {scope}{order}, align {size}
  %old = bitcast {i} %found to {t}
  ret {t} %old
}}
""",
}

_WORDS = re.compile(
    r"(?:= atomicrmw (?:volatile )?(?P<operation>\w+)|= cmpxchg|= load|store) .*?"
    r" (?P<scope>(?:syncscope\(\"[\w-]*\"\) )?)"
    r"(?P<order>unordered|monotonic|acquire|release|acq_rel|seq_cst)"
    r"(?: (?P<failure>monotonic|acquire|seq_cst))?, align \d+"
)


@dataclass(frozen=True)
class ExpandAtomics:
    """Replaces atomic operations that SPIR-V or OpenCL lack by compare-exchange loops.

    SPIR-V lacks some of LLVM's operations: nand, those for wrapping counters, and those on vectors
    of half. OpenCL has none below 32 bits. Pointers, which SPIR-V's atomics don't know, and floats
    are loaded, stored and exchanged as integers. Memory that is private to a work-item is read and
    written plainly.

    In SPIR-V the order of a failed exchange is no stronger than that of a successful one.
    """

    name: ClassVar[str] = "expand-atomics"

    def run(self, module: Module) -> bool:
        changed = _raise_orders(module)
        expanded = False
        with Builder(module) as build:
            made: dict[tuple[object, ...], Function] = {}
            lacking = module.inventory().instructions(_OPCODES, lambda s: _is_lacking(module, s))
            for instruction in list(lacking):  # a list: functions are linked in meanwhile
                types = [operand.type for operand in instruction.operands]
                key = (instruction.type, *types, instruction.atomic_key)
                expansion = made.get(key)
                if expansion is None:
                    expansion = made[key] = _expansion(module, instruction)
                _replace(build, instruction, expansion)
                expanded = True
        if expanded:
            module.run_passes("always-inline,function(instsimplify),globaldce")
        return changed or expanded


def _raise_orders(module: Module) -> bool:
    changed = False
    for exchange in module.inventory().instructions((Opcode.CMPXCHG,)):
        success, failure = exchange.exchange_orders
        stronger = _ORDERS.get(failure, {}).get(success)
        if stronger:
            exchange.exchange_orders = stronger, failure
            changed = True
    return changed


def _replace(build: Builder, instruction: Instruction, expansion: Function) -> None:
    call = build.before(instruction).call(expansion, instruction.operands)
    if instruction.opcode != Opcode.STORE:
        instruction.replace_all_uses_with(call)
    instruction.erase()


def _is_lacking(module: Module, shape: Shape) -> bool:
    """True if SPIR-V has no instruction for this."""
    type = shape.type if shape.opcode == Opcode.LOAD else shape.other
    if not shape.has(Trait.ATOMIC) or type is None:
        return False
    if type.is_pointer or shape.space == _PRIVATE:
        return True
    narrow = module.size_of(type) * 8 < _WORD
    if shape.opcode in (Opcode.LOAD, Opcode.STORE):
        return narrow or type.kind in _SUFFIXES
    if shape.opcode == Opcode.CMPXCHG:
        return narrow
    unknown = type.kind not in (TypeKind.INTEGER, TypeKind.FLOAT, TypeKind.DOUBLE)
    lacking = shape.detail in _LACKING_NUMBERS or (shape.detail == _XCHG and not type.is_integer)
    return _has_bits(module, type) and (narrow or unknown or lacking)


def _has_bits(module: Module, type: Type) -> bool:
    """True if the values of a type can be exchanged as integers that SPIR-V has atomics for."""
    element = type.element if type.is_vector else type
    return (element.is_integer or element.kind in _SUFFIXES) and module.size_of(type) in (
        1,
        2,
        4,
        8,
    )


def _expansion(module: Module, instruction: Instruction) -> Function:
    """The function that does the work of the instruction, which SPIR-V lacks."""
    opcode = instruction.opcode
    accesses = opcode in (Opcode.LOAD, Opcode.STORE)
    type = _value_type(instruction)
    pointer = instruction.operand(int(opcode == Opcode.STORE)).type
    narrow = not type.is_pointer and module.size_of(type) * 8 < _WORD
    private = pointer.address_space == _PRIVATE
    found = _WORDS.search(str(instruction))
    assert found, str(instruction)
    words = {key: text or "" for key, text in found.groupdict().items()}
    words |= {"p": str(pointer), "t": str(type), "size": str(module.size_of(type))}
    words["suffix"] = _suffix(type)
    if accesses and (narrow or private):
        body = _access(opcode, words, private)
    else:
        body = _update(opcode, words, type, narrow, private)
    operation = words["operation"] or str(opcode)
    parts = ("hipspv.atomic", operation, type, pointer, *map(words.get, ("scope", "order")))
    name = re.sub(r"\W+", ".", " ".join(map(str, parts)))
    made = module.function(name)
    return made or link_functions(module, body.format(name=name, **words))[name]


def _value_type(instruction: Instruction) -> Type:
    """The type of the value in memory."""
    if instruction.opcode == Opcode.LOAD:
        return instruction.type
    return instruction.operand(0 if instruction.opcode == Opcode.STORE else 1).type


def _suffix(type: Type) -> str:
    """The suffix that intrinsics' names have for a floating type; empty for other types."""
    if type.is_vector:
        return f"v{type.length}{_suffix(type.element)}"
    return _SUFFIXES.get(type.kind, "")


def _access(opcode: int, words: dict[str, str], private: bool) -> str:
    """The body for a load or store. Adds to `words` the texts of its placeholders."""
    known = {} if private else _FENCES
    fences = known.get((opcode, words["order"]), ("", ""))
    for place, order in zip(("before", "after"), fences, strict=True):
        words[place] = f"fence {words['scope']}{order}" if order else ""
    return _LOAD if opcode == Opcode.LOAD else _STORE


def _update(opcode: int, words: dict[str, str], type: Type, narrow: bool, private: bool) -> str:
    """The body for an operation that reads and writes at once, or for a pointer; see `_access`."""
    if type.is_pointer and not private:
        return _ON_POINTERS[opcode]
    bits = 8 * int(words["size"])
    words["i"] = f"i{bits}"
    if words["operation"] in ("", "xchg") and not (type.is_integer or narrow or private):
        return _ON_FLOATS[opcode]
    exchange = opcode == Opcode.CMPXCHG
    steps = {
        **(_PART if narrow else _WHOLE),
        "next": _NEXT[words["operation"] or "cmpxchg"],
        "result": _OLD_AND_SUCCESS if exchange else _OLD,
        "r": "{{ {t}, i1 }}" if exchange else "{t}",
        "parameters": "{t} %expected, {t} %value" if exchange else "{t} %value",
    }
    words |= {"w": f"i{_WORD if narrow else bits}", "ones": str((1 << bits) - 1)}
    words["size"] = str(_WORD // 8) if narrow and not private else words["size"]
    words |= {key: text.format(**words) for key, text in steps.items()}
    return _PLAIN if private else _LOOP
