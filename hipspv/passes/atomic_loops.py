"""Atomic operations that SPIR-V or its consumers lack."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import ClassVar

from hipspv.llvm import Builder, Function, Instruction, Module, Opcode, Type
from hipspv.passes.ir_text import link_functions

_OPCODES = (Opcode.ATOMIC_RMW, Opcode.CMPXCHG, Opcode.LOAD, Opcode.STORE)
_PRIVATE = 0  # the address space that OpenCL has no atomics for
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

# The same on pointers, {t}, as integers.
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

_WORDS = re.compile(
    r"(?:= atomicrmw (?:volatile )?(?P<operation>\w+)|= cmpxchg|= load|store) .*?"
    r" (?P<scope>(?:syncscope\(\"[\w-]*\"\) )?)"
    r"(?P<order>unordered|monotonic|acquire|release|acq_rel|seq_cst)"
    r"(?: (?P<failure>monotonic|acquire|seq_cst))?, align \d+"
)


@dataclass(frozen=True)
class AtomicLoops:
    """SPIR-V lacks some of LLVM's atomic operations (nand, and those behind wrapping counters), and
    OpenCL has none below 32 bits: compare-exchange loops do them. Atomic pointers are integers, as
    SPIR-V's atomics know those and floats only. What is private to a work-item is read and written
    plainly.
    """

    name: ClassVar[str] = "atomic-loops"

    def run(self, module: Module) -> bool:
        changed = False
        with Builder(module) as build:
            for function in list(module.definitions()):
                for instruction in list(function.instructions(_OPCODES)):
                    expansion = _expansion(module, instruction)
                    if expansion:
                        _replace(build, instruction, expansion)
                        changed = True
        if changed:
            module.run_passes("always-inline,function(instsimplify),globaldce")
        return changed


def _replace(build: Builder, instruction: Instruction, expansion: Function) -> None:
    call = build.before(instruction).call(expansion, instruction.operands)
    if instruction.opcode != Opcode.STORE:
        instruction.replace_all_uses_with(call)
    instruction.erase()


def _expansion(module: Module, instruction: Instruction) -> Function | None:
    """The function that does what the instruction does; None where SPIR-V has an instruction."""
    opcode = instruction.opcode
    accesses = opcode in (Opcode.LOAD, Opcode.STORE)
    if accesses and not instruction.is_atomic:
        return None
    type = _value_type(instruction)
    pointer = instruction.operand(int(opcode == Opcode.STORE)).type
    narrow = not type.is_pointer and module.size_of(type) * 8 < _WORD
    plain = accesses and (narrow or pointer.address_space == _PRIVATE)
    if accesses and not plain and not type.is_pointer:
        return None
    found = _WORDS.search(str(instruction))
    assert found, str(instruction)
    words = {key: text or "" for key, text in found.groupdict().items()}
    words |= {"p": str(pointer), "t": str(type), "size": str(module.size_of(type))}
    body = _access(opcode, words) if plain else _update(opcode, words, type, narrow)
    if body is None:
        return None
    operation = words["operation"] or str(opcode)
    parts = ("hipspv.atomic", operation, type, pointer, *map(words.get, ("scope", "order")))
    name = re.sub(r"\W+", ".", " ".join(map(str, parts)))
    made = module.function(name)
    return made or link_functions(module, body.format(name=name, **words))[name]


def _value_type(instruction: Instruction) -> Type:
    """The type of what is in memory."""
    if instruction.opcode == Opcode.LOAD:
        return instruction.type
    return instruction.operand(0 if instruction.opcode == Opcode.STORE else 1).type


def _access(opcode: int, words: dict[str, str]) -> str:
    """Adds to `words` what the body that it returns has placeholders for."""
    fences = _FENCES.get((opcode, words["order"]), ("", ""))
    for place, order in zip(("before", "after"), fences, strict=True):
        words[place] = f"fence {words['scope']}{order}" if order else ""
    return _LOAD if opcode == Opcode.LOAD else _STORE


def _update(opcode: int, words: dict[str, str], type: Type, narrow: bool) -> str | None:
    """The same, for what reads and writes at once, and for pointers."""
    if type.is_pointer:
        return _ON_POINTERS[opcode]
    operation = words["operation"] or "cmpxchg"
    if not type.is_integer or not (narrow or operation in _LACKING) or operation not in _NEXT:
        return None
    return _loop(operation, words, type, narrow)


def _loop(operation: str, words: dict[str, str], type: Type, narrow: bool) -> str:
    exchange = operation == "cmpxchg"
    word = f"i{_WORD}" if narrow else str(type)
    steps = {
        **(_PART if narrow else _WHOLE),
        "next": _NEXT[operation],
        "result": _OLD_AND_SUCCESS if exchange else _OLD,
        "r": "{{ {t}, i1 }}" if exchange else "{t}",
        "parameters": "{t} %expected, {t} %value" if exchange else "{t} %value",
    }
    words |= {"w": word, "ones": str((1 << type.width) - 1)}
    words["size"] = str(_WORD // 8) if narrow else words["size"]
    words |= {key: text.format(**words) for key, text in steps.items()}
    return _LOOP
