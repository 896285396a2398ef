"""Atomic operations on generic pointers."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import ClassVar

from hipspv.llvm import Builder, Function, Instruction, Module, Opcode
from hipspv.passes.ir_text import link_functions

_GENERIC = 4
_OPCODES = (Opcode.ATOMIC_RMW, Opcode.CMPXCHG, Opcode.LOAD, Opcode.STORE)

_DECLARATION = """
declare spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4))"""
# How each of the functions below begins: where does the pointer %p lead?
_DISPATCH = """\
entry:
  %global = call spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4) %p)
  %shared = icmp eq ptr addrspace(1) %global, null
  br i1 %shared, label %in_shared, label %in_global
in_shared:
  %local = addrspacecast ptr addrspace(4) %p to ptr addrspace(3)
"""

# {head} and {tail} are the instruction's own words before its pointer and after its last operand.
_RMW = """
define {type} @{name}(ptr addrspace(4) %p, {type} %value) alwaysinline {{
{dispatch}  %a = {head} ptr addrspace(3) %local, {type} %value {tail}
  br label %done
in_global:
  %b = {head} ptr addrspace(1) %global, {type} %value {tail}
  br label %done
done:
  %old = phi {type} [ %a, %in_shared ], [ %b, %in_global ]
  ret {type} %old
}}
"""

# LLVM's SPIR-V back end takes no phi of cmpxchg's pair, so only the old value goes through one.
# SPIR-V's compare-exchange is strong: it succeeded if it found what it expected.
_CMPXCHG = """
define {{ {type}, i1 }} @{name}(ptr addrspace(4) %p, {type} %expected, {type} %value)
    alwaysinline {{
{dispatch}  %a = {head} ptr addrspace(3) %local, {type} %expected, {type} %value {tail}
  %a.old = extractvalue {{ {type}, i1 }} %a, 0
  br label %done
in_global:
  %b = {head} ptr addrspace(1) %global, {type} %expected, {type} %value {tail}
  %b.old = extractvalue {{ {type}, i1 }} %b, 0
  br label %done
done:
  %old = phi {type} [ %a.old, %in_shared ], [ %b.old, %in_global ]
  %equal = icmp eq {type} %old, %expected
  %first = insertvalue {{ {type}, i1 }} poison, {type} %old, 0
  %pair = insertvalue {{ {type}, i1 }} %first, i1 %equal, 1
  ret {{ {type}, i1 }} %pair
}}
"""

_LOAD = """
define {type} @{name}(ptr addrspace(4) %p) alwaysinline {{
{dispatch}  %a = load atomic {type}, ptr addrspace(3) %local {tail}
  br label %done
in_global:
  %b = load atomic {type}, ptr addrspace(1) %global {tail}
  br label %done
done:
  %value = phi {type} [ %a, %in_shared ], [ %b, %in_global ]
  ret {type} %value
}}
"""

_STORE = """
define void @{name}({type} %value, ptr addrspace(4) %p) alwaysinline {{
{dispatch}  store atomic {type} %value, ptr addrspace(3) %local {tail}
  ret void
in_global:
  store atomic {type} %value, ptr addrspace(1) %global {tail}
  ret void
}}
"""
_BODIES = {
    Opcode.ATOMIC_RMW: _RMW,
    Opcode.CMPXCHG: _CMPXCHG,
    Opcode.LOAD: _LOAD,
    Opcode.STORE: _STORE,
}

_WORDS = re.compile(
    r"(?:= (?P<head>(?:atomicrmw|cmpxchg)[\w ]*?) ptr addrspace\(4\)"
    r"|(?:load|store) atomic) .*?"
    r"(?P<tail>(?:syncscope\(\"[\w-]*\"\) )?"
    r"(?:unordered|monotonic|acquire|release|acq_rel|seq_cst)\b"
    r"(?: (?:monotonic|acquire|seq_cst))?, align \d+)"
)


@dataclass(frozen=True)
class GenericAtomics:
    """SPIR-V has atomics on generic pointers, but device compilers lack some of them: Intel's CPU
    has no 64-bit ones and no minimum. Where the address space stays unknown, as with a pointer read
    from memory, the operation finds out whether its operand is shared memory. It is global memory
    otherwise: what is private to a thread needs no atomics.
    """

    name: ClassVar[str] = "generic-atomics"

    def run(self, module: Module) -> bool:
        changed = False
        for function in list(module.definitions()):
            for instruction in list(function.instructions(_OPCODES)):
                if _is_generic(instruction):
                    _dispatch(module, instruction)
                    changed = True
        if changed:
            module.run_passes("always-inline,function(instsimplify),globaldce")
        return changed


def _is_generic(instruction: Instruction) -> bool:
    opcode = instruction.opcode
    if opcode in (Opcode.LOAD, Opcode.STORE) and not instruction.is_atomic:
        return False
    pointer = instruction.operand(1 if opcode == Opcode.STORE else 0)
    return pointer.type.address_space == _GENERIC


def _dispatch(module: Module, instruction: Instruction) -> None:
    function = _function(module, instruction)
    with Builder(module) as build:
        build.before(instruction)
        call = build.call(function, instruction.operands)
    if instruction.opcode != Opcode.STORE:
        instruction.replace_all_uses_with(call)
    instruction.erase()


def _function(module: Module, instruction: Instruction) -> Function:
    """The function that does what the instruction does, in its operand's address space."""
    words = _WORDS.search(str(instruction))
    assert words, str(instruction)
    head, tail = words["head"], words["tail"]  # a load or store has no head
    opcode = instruction.opcode
    value = instruction if opcode == Opcode.LOAD else instruction.operand(opcode != Opcode.STORE)
    type = str(value.type)
    kind = head or ("load" if opcode == Opcode.LOAD else "store")
    name = "hipspv." + re.sub(r"\W+", ".", f"{kind} {type} {tail}")
    found = module.function(name)
    if found:
        return found
    body = _BODIES[opcode].format(name=name, head=head, tail=tail, type=type, dispatch=_DISPATCH)
    return link_functions(module, _DECLARATION + body)[name]
