"""IR of LLVM 22 that llvm-spirv, made for LLVM 19's development, can't read."""

from __future__ import annotations

from collections import Counter

from hipspv.llvm import Attributes, Builder, Flag, Module, Signature, metadata
from hipspv.llvm.attributes import FIRST_PARAMETER, FUNCTION, RETURN, attribute_kinds
from hipspv.llvm.enums import Opcode, TypeKind
from hipspv.llvm.values import BasicBlock, ConstantExpr, Function, Instruction, Value
from hipspv.passes.diagnostics import Diagnostic, PassError
from hipspv.passes.interface import Pass
from hipspv.passes.rewrite.constants import after_allocas, expressions_on, replace_in_functions, replace_variable
from hipspv.passes.rewrite.stack import gather_allocas

# Attributes older than the tool's reader. It stops at one that it doesn't know (`captures`,
# `initializes`, `nocreateundeforpoison`, ...), and at a `memory` that names a location it doesn't
# know.
_KNOWN_ATTRIBUTES = """
    align alwaysinline byval convergent dereferenceable immarg inlinehint noalias nofree noinline nonnull norecurse
    noreturn nosync noundef nounwind optsize readnone readonly returned signext sret willreturn writeonly zeroext
"""
_PLACED = (Opcode.GEP, Opcode.ADDRSPACE_CAST)
_FAST = (Opcode.FADD, Opcode.FSUB, Opcode.FMUL, Opcode.FDIV, Opcode.FREM, Opcode.FNEG)
_INBOUNDS = 1  # the one bit of LLVMGEPNoWrapFlags that the tool's bitcode has


class LlvmSpirvWorkarounds(Pass):
    """Removes or rewrites IR that llvm-spirv can't read or translates wrongly.

    It reads the bitcode of an older LLVM: attributes and flags that it doesn't know are removed.
    They allow optimisations that are done by now; SPIR-V can't express most of them.

    Loop hints are removed, too: for some loops that SimplifyCFG shaped, the tool puts OpLoopMerge where SPIR-V forbids
    it. It silently reads constant getelementptr expressions as undef, because of their encoding. They become
    instructions, as do casts of a variable's address to another address space.

    The tool decorates the pointer of a volatile atomic Volatile, which SPIR-V allows for variables
    only. The flag is removed: an atomic operation is done in any case.

    It initialises a structure without initialiser with OpUndef members, in Workgroup memory too,
    where SPIR-V has no initialisers. It doesn't do that with an array of one such structure.

    It decorates a value twice, with FPFastMathMode too, if a phi above the value takes it. SPIR-V
    allows one such decoration. The phi takes a copy, by a select that always has the same result.

    If a switch goes to a block for several values, the tool gives the block's OpPhi one entry per
    value; SPIR-V (OpPhi) requires one per predecessor. Such edges share a block of their own.
    """

    def run(self, module: Module) -> bool:
        changed = _wrap_undefined(module)
        with Builder(module) as build:
            changed |= gather_allocas(build, module.index().instructions((Opcode.ALLOCA,)))
            for switch in list(module.index().instructions((Opcode.SWITCH,))):
                changed |= _join_edges(build, switch)
            for phi in list(module.index().instructions((Opcode.PHI,), _is_floating)):
                changed |= _copy_carried(build, phi)
        changed |= _materialize_expressions(module)
        index, known = module.index(), attribute_kinds(module, _KNOWN_ATTRIBUTES.split())
        functions = index.functions()
        calls = index.instructions((Opcode.CALL,))
        instructions = index.instructions(_REWRITES, _is_unknown)
        for function in functions:
            changed |= _strip(function, function.parameter_count, known)
        for call in calls:
            changed |= _strip(call, call.argument_count, known)
        for instruction in instructions:
            _REWRITES[instruction.opcode](instruction)
            changed = True
        return changed


def _wrap_undefined(module: Module) -> bool:
    found = module.index().variables(_is_undefined_structure)
    for variable in found:
        array = module.context.array(variable.value_type, 1)
        replace_variable(module, variable, array, array.undef())
    return bool(found)


def _is_undefined_structure(signature: Signature) -> bool:
    return signature.has(Flag.UNDEFINED_INITIALIZER) and signature.type.kind == TypeKind.STRUCT


def _join_edges(build: Builder, switch: Instruction) -> bool:
    """Redirects all edges of `switch` to a block with phis through one new block."""
    changed = False
    for target, edges in Counter(switch.successors).items():
        phis = list(target.instructions((Opcode.PHI,)))
        if edges == 1 or not phis:
            continue
        joined = switch.function.append_block("")
        joined.move_after(switch.block)
        build.at_end(joined).branch(target)
        for index, operand in enumerate(switch.operands):
            if operand == target:
                switch.set_operand(index, joined)
        for phi in phis:
            _replace_incoming(build, phi, switch.block, joined)
        changed = True
    return changed


def _replace_incoming(build: Builder, phi: Instruction, old: BasicBlock, new: BasicBlock) -> None:
    """LLVM's C API can't remove an entry of a phi, so another phi takes its place."""
    made = build.before(phi).phi(phi.type, phi.name)
    for block, value in {block: value for value, block in phi.incoming}.items():
        made.add_incoming(value, new if block == old else block)
    phi.replace_all_uses_with(made)
    phi.erase()


def _is_floating(signature: Signature) -> bool:
    type = signature.type.element if signature.type.is_vector else signature.type
    return type.is_floating


def _copy_carried(build: Builder, phi: Instruction) -> bool:
    """Makes `phi` take copies of values with fast-math flags."""
    changed = False
    for index, (value, _) in enumerate(phi.incoming):
        if not isinstance(value, Instruction) or value.opcode not in _FAST:
            continue
        following = value.next
        if not value.fast_math_flags or following is None:
            continue
        condition: Value = build.module.context.integer(1).constant(1)
        if phi.type.is_vector:
            condition = build.module.context.constant_vector([condition] * phi.type.length)
        phi.set_operand(index, build.before(following).select(condition, value, value))
        changed = True
    return changed


def _materialize_expressions(module: Module) -> bool:
    if not module.index().has_expression(_PLACED):
        return False
    with Builder(module) as build:
        for variable in module.variables():
            # An expression that uses another comes first, so that each finds its operand.
            for expression in expressions_on(variable, _PLACED):
                _materialize(build, expression)
    return True


def _materialize(build: Builder, expression: ConstantExpr) -> None:
    base, *indices = expression.operands
    placed: dict[Function, Value] = {}

    def value_in(function: Function) -> Value:
        if function not in placed:
            # Built on a constant, it would fold to the expression that it replaces.
            stand_in = build.before(after_allocas(function)).freeze(base)
            if expression.opcode == Opcode.GEP:
                flags = expression.gep_flags & _INBOUNDS
                placed[function] = build.gep(expression.source_type, stand_in, indices, flags)
            else:
                placed[function] = build.cast(expression.opcode, stand_in, expression.type)
            stand_in.replace_all_uses_with(base)
            stand_in.erase()
        return placed[function]

    try:
        replace_in_functions(build, expression, value_in)
    except ValueError as error:
        if expression.opcode != Opcode.GEP:
            return  # in an initialiser, where the tool knows the cast
        message = f"llvm-spirv can't read the initialiser of '{error}', an address inside a variable"
        remedy = "use --spirv-translator=llvm, or assign the address in a kernel"
        raise PassError([Diagnostic(message, remedy)]) from None


def _strip(value: Function | Instruction, parameters: int, known: set[int]) -> bool:
    """Removes the attributes that aren't known. Returns true if there were any."""
    attributes = Attributes(value)
    positions = (FUNCTION, RETURN, *range(FIRST_PARAMETER, FIRST_PARAMETER + parameters))
    return any([attributes.keep_only(position, known) for position in positions])


def _is_unknown(signature: Signature) -> bool:
    """True if the instruction has something that the tool doesn't know, or must not see."""
    if signature.opcode == Opcode.GEP:
        return bool(signature.detail & ~_INBOUNDS)
    return bool(signature.flags & (Flag.SAME_SIGN | Flag.LOOP | Flag.VOLATILE))


def _gep(instruction: Instruction) -> None:
    instruction.gep_flags &= _INBOUNDS


def _icmp(instruction: Instruction) -> None:
    instruction.same_sign = False


def _atomic(instruction: Instruction) -> None:
    instruction.is_volatile = False


def _branch(instruction: Instruction) -> None:
    metadata.remove(instruction, "llvm.loop")


_REWRITES = {
    Opcode.GEP: _gep,
    Opcode.ICMP: _icmp,
    Opcode.BR: _branch,
    Opcode.ATOMIC_RMW: _atomic,
    Opcode.CMPXCHG: _atomic,
}
