"""Atomic operations on generic pointers."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import ClassVar

from hipspv.llvm import Builder, Function, Instruction, Module, Opcode, Shape, Trait
from hipspv.passes.rewrite.ir_text import link_functions

_GENERIC = 4
_OPCODES = (Opcode.ATOMIC_RMW, Opcode.CMPXCHG, Opcode.LOAD, Opcode.STORE)

_DECLARATION = """
declare spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4))
declare spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4))"""
# How each of the functions below begins: it finds which memory the pointer %p leads to. Shared
# memory is the remaining case, since it alone may begin at an address that a device's compiler
# takes for null.
_DISPATCH = """\
entry:
  %global = call spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4) %p)
  %elsewhere = icmp eq ptr addrspace(1) %global, null
  br i1 %elsewhere, label %not_global, label %in_global
not_global:
  %private = call spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4) %p)
  %shared = icmp eq ptr %private, null
  br i1 %shared, label %in_shared, label %in_private
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
in_private:
  %c = {head} ptr %private, {type} %value {tail}
  br label %done
done:
  %old = phi {type} [ %a, %in_shared ], [ %b, %in_global ], [ %c, %in_private ]
  ret {type} %old
}}
"""

# LLVM's SPIR-V back end takes no phi of cmpxchg's pair, so only the old value goes through one.
# SPIR-V's compare-exchange is strong: it succeeded if it found the expected value.
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
in_private:
  %c = {head} ptr %private, {type} %expected, {type} %value {tail}
  %c.old = extractvalue {{ {type}, i1 }} %c, 0
  br label %done
done:
  %old = phi {type} [ %a.old, %in_shared ], [ %b.old, %in_global ], [ %c.old, %in_private ]
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
in_private:
  %c = load atomic {type}, ptr %private {tail}
  br label %done
done:
  %value = phi {type} [ %a, %in_shared ], [ %b, %in_global ], [ %c, %in_private ]
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
in_private:
  store atomic {type} %value, ptr %private {tail}
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
class SpecializeGenericAtomics:
    """Replaces atomic operations on generic pointers, which not every device compiler has, by
    operations on global, private or shared memory.

    SPIR-V has atomics on generic pointers, but Intel's CPU compiler lacks the 64-bit ones and
    minimum. If the address space stays unknown, as with a pointer read from memory, the operation
    finds it out when it runs.
    """

    name: ClassVar[str] = "specialize-generic-atomics"

    def run(self, module: Module) -> bool:
        changed = False
        made: dict[tuple[object, ...], Function] = {}
        # A list: functions are linked in meanwhile.
        for instruction in list(module.inventory().instructions(_OPCODES, _is_generic)):
            _dispatch(module, instruction, made)
            changed = True
        if changed:
            module.run_passes("always-inline,function(instsimplify),globaldce")
        return changed


def _is_generic(shape: Shape) -> bool:
    return shape.has(Trait.ATOMIC) and shape.space == _GENERIC


def _dispatch(
    module: Module, instruction: Instruction, made: dict[tuple[object, ...], Function]
) -> None:
    key = (instruction.type, instruction.operand(0).type, instruction.atomic_key)
    function = made.get(key)
    if function is None:
        function = made[key] = _function(module, instruction)
    with Builder(module) as build:
        build.before(instruction)
        call = build.call(function, instruction.operands)
    if instruction.opcode != Opcode.STORE:
        instruction.replace_all_uses_with(call)
    instruction.erase()


def _function(module: Module, instruction: Instruction) -> Function:
    """The function that does the work of the instruction, in its operand's address space."""
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
