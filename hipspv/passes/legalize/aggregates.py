"""Aggregates as values, and functions whose types SPIR-V lacks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from hipspv.llvm import Attributes, Builder, ConstantAggregate, Function, Instruction, Module, Signature, Type, Value
from hipspv.llvm.attributes import RETURN
from hipspv.llvm.enums import Opcode, TypeKind, ValueKind
from hipspv.llvm.instruction_index import Flag
from hipspv.passes.analysis.block_order import reverse_post_order
from hipspv.passes.diagnostics import Diagnostic, PassError, at_function
from hipspv.passes.interface import Pass
from hipspv.passes.legalize.integers.layout import LEGAL_LENGTHS, Layout, bits_of, members
from hipspv.passes.legalize.integers.registers import Registers
from hipspv.passes.metadata.records import keep_source
from hipspv.passes.rewrite.signatures import move_body, replace_call

_SPLIT = (
    *(Opcode.LOAD, Opcode.STORE, Opcode.PHI, Opcode.SELECT, Opcode.FREEZE),
    *(Opcode.INSERT_VALUE, Opcode.EXTRACT_VALUE, Opcode.CALL),
)


class LegalizeAggregates(Pass):
    """Splits structures and arrays with members of types that SPIR-V lacks, and changes the
    functions that take or return such types.

    clang and LLVM's optimiser make values of structures and arrays, and functions and kernels that take and return
    integers of widths and vectors of lengths that SPIR-V lacks. Such values are split into their members. Functions
    exchange them as integers and arrays that SPIR-V has. Kernels take them as integers and vectors of the size that the
    caller's value has in memory. lengths: those of vectors that the target has.
    """

    lengths: tuple[int, ...] = LEGAL_LENGTHS

    def run(self, module: Module) -> bool:
        layout = Layout(module, self.lengths)
        index = module.index()
        affected = index.functions(lambda signature: _is_illegal_function(signature, layout))
        split = index.first_instructions(_SPLIT, lambda signature: _is_split(signature, layout))
        touched = dict.fromkeys(instruction.function for instruction in split)
        if not affected and not touched:
            return False
        touched |= dict.fromkeys(caller for old in affected for caller in old.callers())
        with Builder(module) as build:
            registers = Registers(layout, build)
            new = _change_signatures(affected, layout, registers)
            old_by_new = {function: old for old, function in new.items()}
            for function in (*new.values(), *(f for f in touched if f not in new)):
                # Values in blocks that nothing reaches have no definition to follow.
                module.run_passes("unreachableblockelim", function)
                _Splitter(function, old_by_new.get(function), layout, registers, new).run()
            for old in new:
                old.erase()
        return True


def _is_illegal_function(signature: Signature, layout: Layout) -> bool:
    function = signature.type
    types = (function.returns, *function.parameters)
    return bool(signature.flags & Flag.DEFINED) and any(layout.is_illegal(type) for type in types)


def _is_split(signature: Signature, layout: Layout) -> bool:
    held = signature.other if signature.opcode == Opcode.STORE else signature.type
    if held is None or not held.is_aggregate:
        return False
    if signature.opcode in (Opcode.LOAD, Opcode.STORE):
        return layout.is_unstorable(held)
    if signature.opcode == Opcode.SELECT:  # of aggregates from SPIR-V 1.4 on
        return True
    return layout.is_illegal(held)


def _change_signatures(functions: Iterable[Function], layout: Layout, registers: Registers) -> dict[Function, Function]:
    """Moves the functions' bodies to functions with legal signatures. Returns the new functions by
    the old ones, which keep the uses of their parameters.
    """
    new: dict[Function, Function] = {}
    problems: list[Diagnostic] = []
    for function in functions:
        given = function.value_type
        parameters = list(given.parameters)
        for index, type in enumerate(parameters):
            if layout.is_illegal(type):
                legal = _kernel_type(type, layout) if function.is_kernel else registers.legal(type)
                if legal is None:
                    problems.append(_no_parameter(function, index, type))
                    continue
                parameters[index] = legal
        returns = registers.legal(given.returns)
        kept = [i for i, type in enumerate(given.parameters) if not layout.is_illegal(type)]
        made = move_body(function, layout.context.function(returns, parameters), kept)
        for index in range(len(parameters)):
            keep_source(function, made, index)
        if returns != given.returns:
            for name in ("signext", "zeroext", "range", "noundef"):
                Attributes(made).remove(RETURN, name)
        new[function] = made
    if problems:
        raise PassError(problems)
    return new


def _no_parameter(function: Function, index: int, type: Type) -> Diagnostic:
    message = f"a kernel can't take parameter {index + 1} of type {type} in SPIR-V"
    return at_function(function, message, "pass it in a structure, or by a pointer")


def _kernel_type(type: Type, layout: Layout) -> Type | None:
    """An integer, or a vector of 64-bit integers, of the size that the type has in memory."""
    if type.is_aggregate or (type.is_vector and type.element.is_pointer):
        return None
    bits = 8 * layout.module.size_of(type)
    if bits <= 64:
        return layout.context.integer(bits)
    lanes = bits // 64
    if lanes not in LEGAL_LENGTHS:
        return None
    return layout.context.vector(layout.context.integer(64), lanes)


class _Splitter:
    """Takes the aggregates of one function apart."""

    def __init__(
        self,
        function: Function,
        old: Function | None,
        layout: Layout,
        registers: Registers,
        signatures: dict[Function, Function],
    ) -> None:
        self.function = function
        self.old = old  # the function that this one replaces; it has other parameters
        self.layout = layout
        self.registers = registers
        self.build = registers.build
        self.signatures = signatures
        self.leaves: dict[Value, list[Value]] = {}
        self.dead: list[Instruction] = []
        self.phis: list[Instruction] = []

    def run(self) -> None:
        self._take_parameters()
        for block in reverse_post_order(self.function):
            for instruction in list(block.instructions(_HANDLERS)):
                self.build.before(instruction)
                _HANDLERS[instruction.opcode](self, instruction)
        for phi in self.phis:
            self._fill(phi)
        for instruction in reversed(self.dead):
            if instruction.is_used:
                instruction.replace_all_uses_with(instruction.type.poison())
            instruction.erase()

    def _take_parameters(self) -> None:
        if self.old is None:
            return
        self.build.before(self.function.entry.first)
        for parameter, given in zip(self.old.parameters, self.function.parameters, strict=True):
            type = parameter.type
            if not self.layout.is_illegal(type):
                continue
            if self.function.is_kernel:
                parameter.replace_all_uses_with(self._kernel_parameter(given, type))
                continue
            leaves = self.registers.unpack(given, type)
            if type.is_aggregate:
                self.leaves[parameter] = leaves
            else:
                parameter.replace_all_uses_with(leaves[0])

    def _kernel_parameter(self, given: Value, type: Type) -> Value:
        """The value of `type` whose memory is that of `given`."""
        build, context = self.build, self.layout.context
        if given.type.is_vector:
            whole = context.integer(64 * given.type.length)
            given = build.cast(Opcode.BITCAST, given, whole)
        given = build.resize(given, context.integer(bits_of(type)))
        return given if type.is_integer else build.cast(Opcode.BITCAST, given, type)

    def of(self, value: Value) -> list[Value]:
        """The leaves of an aggregate, or a value that is no aggregate, at the builder's insertion point."""
        if not value.type.is_aggregate:
            return [value]
        found = self.leaves.get(value)
        if found is None:
            found = list(self._constant(value) if _is_constant(value) else self._extract(value))
        return found

    def _constant(self, value: Value) -> Iterator[Value]:
        for index, part in enumerate(members(value.type)):
            if isinstance(value, ConstantAggregate):
                element = value.element(index)
            else:
                element = part.poison() if value.kind == ValueKind.POISON else part.undef()
            yield from self._constant(element) if part.is_aggregate else [element]

    def _extract(self, value: Value) -> Iterator[Value]:
        for index, part in enumerate(members(value.type)):
            element = self.build.extract_value(value, index)
            yield from self._extract(element) if part.is_aggregate else [element]

    def join(self, leaves: Iterator[Value], type: Type) -> Value:
        """The aggregate of `type` with these leaves."""
        if not type.is_aggregate:
            return next(leaves)
        result = type.poison()
        for index, part in enumerate(members(type)):
            result = self.build.insert_value(result, self.join(leaves, part), index)
        return result

    def define(self, instruction: Instruction, leaves: list[Value]) -> None:
        """Makes `leaves` the value of the instruction, which is removed later."""
        if self.layout.is_illegal(instruction.type) and instruction.type.is_aggregate:
            self.leaves[instruction] = leaves
        else:
            instruction.replace_all_uses_with(self.join(iter(leaves), instruction.type))
        self.dead.append(instruction)

    def is_split(self, type: Type) -> bool:
        return type.is_aggregate and self.layout.is_illegal(type)

    def address(self, pointer: Value, offset: int, access: Instruction) -> tuple[Value, int]:
        """The address `offset` bytes after the access's pointer, and its alignment."""
        alignment = access.alignment
        return (self.build.offset(pointer, offset), min(alignment, offset & -offset) if offset else alignment)

    def _fill(self, phi: Instruction) -> None:
        for value, block in phi.incoming:
            self.build.before(block.terminator)
            for made, part in zip(self.leaves[phi], self.of(value), strict=True):
                assert isinstance(made, Instruction)
                made.add_incoming(part, block)


def _is_constant(value: Value) -> bool:
    return value.kind in (ValueKind.UNDEF, ValueKind.POISON) or isinstance(value, ConstantAggregate)


# Handlers: each rewrites one instruction if it has an aggregate to split.


def _load(self: _Splitter, i: Instruction) -> None:
    if not i.type.is_aggregate or not self.layout.is_unstorable(i.type):
        return
    leaves: list[Value] = []
    for type, offset in self.layout.leaves(i.type):
        part = self.build.load(type, *self.address(i.operand(0), offset, i))
        part.is_volatile = i.is_volatile
        leaves.append(part)
    self.define(i, leaves)


def _store(self: _Splitter, i: Instruction) -> None:
    value = i.operand(0)
    if not value.type.is_aggregate or not self.layout.is_unstorable(value.type):
        return
    targets = self.layout.leaves(value.type)
    for leaf, (_, offset) in zip(self.of(value), targets, strict=True):
        part = self.build.store(leaf, *self.address(i.operand(1), offset, i))
        part.is_volatile = i.is_volatile
    self.dead.append(i)


def _phi(self: _Splitter, i: Instruction) -> None:
    if self.is_split(i.type):
        parts = [self.build.phi(type) for type, _ in self.layout.leaves(i.type)]
        self.leaves[i] = list(parts)
        self.phis.append(i)
        self.dead.append(i)


def _select(self: _Splitter, i: Instruction) -> None:
    if i.type.is_aggregate:
        pairs = zip(self.of(i.operand(1)), self.of(i.operand(2)), strict=True)
        self.define(i, [self.build.select(i.operand(0), a, b) for a, b in pairs])


def _freeze(self: _Splitter, i: Instruction) -> None:
    if self.is_split(i.type):
        self.define(i, [self.build.freeze(leaf) for leaf in self.of(i.operand(0))])


def _slice(self: _Splitter, type: Type, indices: Iterable[int]) -> tuple[int, int]:
    """The range of a member's leaves, at any depth: the first and the end."""
    start = 0
    for index in indices:
        parts = members(type)
        if type.kind == TypeKind.ARRAY:
            start += index * self.layout.leaf_count(type.element)
        else:
            start += sum(self.layout.leaf_count(part) for part in parts[:index])
        type = parts[index]
    return start, start + self.layout.leaf_count(type)


def _insert(self: _Splitter, i: Instruction) -> None:
    if self.is_split(i.type):
        leaves = list(self.of(i.operand(0)))
        start, end = _slice(self, i.type, i.indices)
        leaves[start:end] = self.of(i.operand(1))
        self.define(i, leaves)


def _extract(self: _Splitter, i: Instruction) -> None:
    value = i.operand(0)
    if value in self.leaves or (self.is_split(value.type) and _is_constant(value)):
        start, end = _slice(self, value.type, i.indices)
        self.define(i, self.of(value)[start:end])
    elif self.is_split(i.type):
        self.leaves[i] = list(self._extract(i))


def _call(self: _Splitter, i: Instruction) -> None:
    callee = i.callee
    new = self.signatures.get(callee) if callee else None
    if new is None:
        return  # an intrinsic's pair: its members are read by extractvalue
    arguments: list[Value] = []
    for argument in i.arguments:
        if self.layout.is_illegal(argument.type):
            argument = self.registers.pack(self.of(argument), argument.type)
        arguments.append(argument)
    call = replace_call(self.build, i, new, arguments)
    if not self.layout.is_illegal(i.type):
        i.replace_all_uses_with(call)
        self.dead.append(i)
        return
    self.define(i, self.registers.unpack(call, i.type))


def _ret(self: _Splitter, i: Instruction) -> None:
    operands = i.operands
    if operands and self.layout.is_illegal(operands[0].type):
        value = operands[0]
        i.set_operand(0, self.registers.pack(self.of(value), value.type))


_HANDLERS: dict[Opcode, Callable[[_Splitter, Instruction], None]] = {
    Opcode.LOAD: _load,
    Opcode.STORE: _store,
    Opcode.PHI: _phi,
    Opcode.SELECT: _select,
    Opcode.FREEZE: _freeze,
    Opcode.INSERT_VALUE: _insert,
    Opcode.EXTRACT_VALUE: _extract,
    Opcode.CALL: _call,
    Opcode.RET: _ret,
}
