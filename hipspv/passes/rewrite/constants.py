"""Constants that depend on a global whose address stops being a constant."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator

from hipspv.llvm import Builder, Module, Type
from hipspv.llvm.enums import Opcode, TypeKind
from hipspv.llvm.values import ConstantAggregate, ConstantExpr, Function, GlobalVariable, Instruction, Value


def instruction_users(constant: Value) -> dict[Instruction, None]:
    """The instructions that use `constant`, also within other constants: each once, in a fixed order.

    Raises ValueError if the initialiser of a global variable uses it.
    """
    found: dict[Instruction, None] = {}
    work = [constant]
    seen: set[Value] = set()
    while work:
        for user in work.pop().users():
            if isinstance(user, Instruction):
                found[user] = None
            elif isinstance(user, GlobalVariable):
                raise ValueError(user.name)
            elif user not in seen:
                seen.add(user)
                work.append(user)
    return found


def expressions_on(variable: GlobalVariable, opcodes: Collection[Opcode]) -> list[ConstantExpr]:
    """The constant expressions of these opcodes on a variable's address. An operand comes before
    the expressions around it.
    """
    found: list[ConstantExpr] = []
    seen: set[Value] = {variable}
    work: list[Value] = [variable]
    while work:
        for user in work.pop().constant_users():
            if isinstance(user, GlobalVariable) or user in seen:
                continue
            seen.add(user)
            work.append(user)
            if isinstance(user, ConstantExpr) and user.opcode in opcodes:
                found.append(user)
    return found


def after_allocas(function: Function) -> Instruction:
    """The first instruction after the stack variables that open the function: SPIR-V requires those
    before everything else.
    """
    instruction = function.entry.first
    while instruction.opcode == Opcode.ALLOCA and instruction.next:
        instruction = instruction.next
    return instruction


def replace_variable(module: Module, variable: GlobalVariable, type: Type, initializer: Value | None) -> None:
    """Gives a variable another type; `initializer` is of that type."""
    alignment = variable.alignment or module.alignment_of(variable.value_type)
    name, variable.name = variable.name, ""
    new = module.add_variable(name, type, variable.type.address_space)
    new.linkage, new.is_constant_data = variable.linkage, variable.is_constant_data
    new.is_externally_initialized = variable.is_externally_initialized
    new.alignment = alignment
    if variable.section:
        new.section = variable.section
    if initializer:
        new.initializer = initializer
    variable.replace_all_uses_with(new)
    variable.erase()


def replace_in_functions(build: Builder, constant: Value, value_in: Callable[[Function], Value | None]) -> None:
    """Replaces `constant` in every function by a value of that function, `value_in(function)`. If
    that is None, the function keeps it.

    Constants around it become instructions just before the instruction that uses them. For a phi
    they go at the end of the block that the value comes from.
    """
    for user in instruction_users(constant):
        value = value_in(user.function)
        if value is None:
            continue
        rewriter = _Rewriter(build, constant, value)
        if user.opcode == Opcode.PHI:
            _rewrite_phi(rewriter, user)
            continue
        build.before(user)
        for index, operand in enumerate(user.operands):
            if rewriter.affects(operand):
                user.set_operand(index, rewriter.rewrite(operand))


def _rewrite_phi(rewriter: _Rewriter, phi: Instruction) -> None:
    by_block: dict[Value, Value] = {}  # a block with two edges must bring the same value
    for index, (value, block) in enumerate(phi.incoming):
        if not rewriter.affects(value):
            continue
        if block not in by_block:
            rewriter.build.before(block.terminator)
            by_block[block] = rewriter.rewrite(value)
        phi.set_operand(index, by_block[block])


class _Rewriter:
    """Rebuilds constants as instructions, with `constant` replaced by `value`."""

    def __init__(self, build: Builder, constant: Value, value: Value) -> None:
        self.build = build
        self.constant = constant
        self.value = value
        self._affected: dict[Value, bool] = {constant: True}

    def affects(self, operand: Value) -> bool:
        for value, operands in self._inside_out(operand, self._affected):
            self._affected[value] = any(self._affected[each] for each in operands)
        return self._affected[operand]

    def rewrite(self, operand: Value) -> Value:
        if not self.affects(operand):
            return operand
        made: dict[Value, Value] = {self.constant: self.value}
        for value, operands in self._inside_out(operand, made):
            rewritten = [made[each] for each in operands]
            if not self._affected[value]:
                made[value] = value
            elif isinstance(value, ConstantExpr):
                made[value] = self._expression(value, rewritten)
            else:
                made[value] = self._aggregate(value, rewritten)
        return made[operand]

    def _inside_out(self, constant: Value, known: Collection[Value]) -> Iterator[tuple[Value, list[Value]]]:
        """The constants that `constant` consists of, each with its operands and after them. Skips
        those in `known`, to which the caller adds. No recursion: constants may nest deeply.
        """
        work: list[tuple[Value, list[Value] | None]] = [(constant, None)]
        while work:
            value, operands = work.pop()
            if value in known:
                continue
            if operands is not None:
                yield value, operands
            else:
                composite = isinstance(value, (ConstantExpr, ConstantAggregate))
                affected = self._affected.get(value, True)  # or not known yet
                found = value.operands if composite and affected else []
                work.append((value, found))
                work += [(operand, None) for operand in reversed(found)]

    def _expression(self, expression: ConstantExpr, operands: list[Value]) -> Value:
        opcode = expression.opcode
        if opcode == Opcode.GEP:
            flags = expression.gep_flags
            return self.build.gep(expression.source_type, operands[0], operands[1:], flags)
        if len(operands) == 1:
            return self.build.cast(opcode, operands[0], expression.type)
        return self.build.binary(opcode, operands[0], operands[1])

    def _aggregate(self, aggregate: Value, operands: list[Value]) -> Value:
        result = aggregate.type.poison()
        i32 = self.build.module.context.integer(32)
        for index, operand in enumerate(operands):
            if aggregate.type.kind == TypeKind.VECTOR:
                result = self.build.insert_element(result, operand, i32.constant(index))
            else:
                result = self.build.insert_value(result, operand, index)
        return result
