"""Integers of a function as polynomials over thread ids and other symbols."""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from typing import NamedTuple

from hipspv.llvm import ConstantExpr, ConstantInt, Function, Instruction, Opcode, Operation, Value
from hipspv.passes.analysis.affine.bits import is_bit, is_one
from hipspv.passes.analysis.affine.polynomials import Polynomial
from hipspv.passes.analysis.affine.symbols import Kind, Symbols
from hipspv.passes.analysis.affine.variation import Variation
from hipspv.passes.analysis.memo import by_reference

_ARITHMETIC: dict[int, Callable[[Polynomial, Polynomial], Polynomial]] = {
    Opcode.ADD: operator.add,
    Opcode.SUB: operator.sub,
    Opcode.MUL: operator.mul,
}
_CASTS = (Opcode.ZEXT, Opcode.SEXT, Opcode.FREEZE)
_REMAINDERS, _DIVISIONS = (Opcode.UREM, Opcode.SREM), (Opcode.UDIV, Opcode.SDIV)
_SHIFTS = (Opcode.LSHR, Opcode.ASHR)


class Fraction(NamedTuple):
    """An integer divided by a constant above 1, and rounded towards 0."""

    dividend: Value
    divisor: int
    signed: bool


class Integers:
    """The integers of one function, which must not change meanwhile.

    partners: `lane ^ n`, with the index of the lane. quotients: symbols of `lane / n`, with both operands. fractions:
    other symbols of quotients by a constant.
    """

    def __init__(self, function: Function, warp_size: int) -> None:
        self.function, self._warp_size = function, warp_size
        self._builtins = function.owner.target.builtins
        # Asked once, since the function doesn't change.
        self.operation: Callable[[Instruction | ConstantExpr], Operation] = by_reference(Value.operation)
        self.symbols = Symbols(self._builtins, self.operation)
        self._variation = Variation(function, self.operation, self.symbols.block_queries)
        self.partners: dict[Polynomial, Polynomial] = {}
        self.quotients: dict[int, tuple[Polynomial, Polynomial]] = {}
        self.fractions: dict[int, Fraction] = {}
        self.signed_value = by_reference(_signed_value)
        self._definitions: dict[int, Polynomial] = {}  # of induction variables, by symbol
        self._forms: dict[int, Polynomial] = {}  # by reference

    def form(self, value: Value) -> Polynomial:
        """The integer `value` as a polynomial, as if no operation overflowed."""
        return self.resolve(self.unresolved(value))

    def resolve(self, form: Polynomial) -> Polynomial:
        """The form with the definitions of induction variables; those of inner loops contain those of outer ones."""
        while (inner := form.replace(self._definitions.get)) is not form:
            form = inner
        return form

    def unresolved(self, value: Value) -> Polynomial:
        """The integer as a polynomial, in which induction variables are symbols."""
        form = self._forms.get(value.ref)
        if form is None:
            form = self._compute(value)
            if form.is_long:
                form = self.opaque(value)
            self._forms[value.ref] = form
        return form

    def opaque(self, value: Value, operands: Sequence[Value] = ()) -> Polynomial:
        """A symbol for the value, which depends on these operands, among others."""
        varies = any(map(self._is_known_to_vary, operands)) or self._variation.varies(value)
        return self.symbols.add(Kind.VARYING if varies else Kind.COMMON, value)

    def _is_known_to_vary(self, value: Value) -> bool:
        """True if the known form shows that the value depends on lanes."""
        form = self._forms.get(value.ref)
        return form is not None and bool(self.symbols.varying_terms(form).terms)

    def define_induction(
        self, phi: Instruction, own: Polynomial, start: Polynomial, steps: list[Polynomial]
    ) -> Polynomial | None:
        """Defines `own`, the symbol of a loop's phi: its start, plus its step times the iterations
        so far. Returns None unless there is one step, which the loop doesn't change.
        """
        if len({*steps}) != 1 or not all(map(self.symbols.is_loop_invariant, steps[0].symbols())):
            return None
        iteration = self.symbols.add(Kind.ITERATION, phi.block)
        (symbol,) = own.symbols()
        form = self._definitions[symbol] = start + steps[0] * iteration
        return form

    def _compute(self, value: Value) -> Polynomial:
        if isinstance(value, ConstantInt):
            return Polynomial.constant(self.signed_value(value))
        if not isinstance(value, Instruction):
            return self.opaque(value)
        opcode, width, operands = self.operation(value)
        if not width:
            return self.opaque(value)
        if opcode == Opcode.CALL:
            return self._call(value)
        if opcode == Opcode.PHI:
            return self._phi(value)
        if opcode in _CASTS:
            wide = self._width(operands[0]) > 1
            kept = wide or (opcode == Opcode.ZEXT and is_bit(operands[0]))
            return self.unresolved(operands[0]) if kept else self.opaque(value)
        if opcode == Opcode.TRUNC:
            kept = width >= 32 or is_bit(operands[0])
            return self.unresolved(operands[0]) if kept else self.opaque(value)
        if opcode == Opcode.XOR and is_one(operands[1]) and is_bit(operands[0]):
            return Polynomial.constant(1) - self.unresolved(operands[0])
        if combine := _ARITHMETIC.get(opcode):
            return combine(*map(self.unresolved, operands))
        if len(operands) == 2 and isinstance(operands[1], ConstantInt):
            return self._by_constant(value, opcode, operands[0], operands[1].value)
        if opcode == Opcode.XOR:
            return self._exclusive_or(value, *operands)
        if opcode == Opcode.AND or opcode in _REMAINDERS:
            return self._remainder(value, opcode, *operands)
        if opcode in _DIVISIONS and self._is_rank_divided(*operands):
            return self.quotient(*map(self.unresolved, operands))
        return self.opaque(value)

    def _width(self, value: Value) -> int:
        """Bits of an integer."""
        known = isinstance(value, Instruction)
        return self.operation(value).width if known else value.type.width

    def _phi(self, phi: Instruction) -> Polynomial:
        own = self._forms[phi.ref] = self.opaque(phi)
        (symbol,) = own.symbols()
        forms = [self.unresolved(value) for value, _ in phi.incoming]
        steps = [form - own for form in forms if symbol in form.symbols()]
        starts = {form for form in forms if symbol not in form.symbols()}
        if len(starts) != 1:
            return own
        start = starts.pop()
        return (self.define_induction(phi, own, start, steps) or own) if steps else start

    def _call(self, call: Instruction) -> Polynomial:
        callee, symbols = call.callee, self.symbols
        name = callee.name if callee else ""
        if name in symbols.rank_queries:
            return symbols.add(Kind.RANK, name)
        if name == self._builtins.local_id or name in symbols.block_queries:
            dimension = call.operand(0)
            if isinstance(dimension, ConstantInt):
                if name == self._builtins.local_id:
                    return symbols.add(Kind.THREAD, dimension.value)
                if name == self._builtins.local_size:
                    return symbols.block_size(dimension.value)
                return symbols.add(Kind.COMMON, (name, dimension.value))
        return self.opaque(call)

    # ---- divisions and bits

    def _is_rank_divided(self, left: Value, right: Value) -> bool:
        """True if lanes' indices are divided by a uniform value."""
        return self.symbols.is_rank(self.unresolved(left)) and not self._variation.varies(right)

    def _remainder(self, value: Value, opcode: int, left: Value, right: Value) -> Polynomial:
        """The remainder of a lane's index, also as `lane & (s - 1)` for a power of two s."""
        if not self._is_rank_divided(left, right):
            return self.opaque(value)
        rank, divisor = self.unresolved(left), self.unresolved(right)
        if opcode == Opcode.AND:
            divisor = divisor + Polynomial.constant(1)
        return rank - divisor * self.quotient(rank, divisor)

    def quotient(self, rank: Polynomial, divisor: Polynomial) -> Polynomial:
        result = self.symbols.add(Kind.VARYING, (rank, divisor))
        (symbol,) = result.symbols()
        self.quotients[symbol] = rank, divisor
        return result

    def _by_constant(self, value: Value, opcode: int, operand: Value, constant: int) -> Polynomial:
        form = self.unresolved(operand)
        if opcode == Opcode.SHL and constant < 32:
            return form.times(1 << constant)
        if opcode == Opcode.XOR:
            return self._exclusive_or(value, operand, None)
        if self.symbols.is_rank(form) and (kind := self._kind_of_rank(opcode, constant)):
            return self.symbols.add(kind[0], (form, kind[1]))
        opaque = self.opaque(value, (operand,))
        divisor = 1 << constant if opcode == Opcode.LSHR and constant < 32 else constant
        if opcode in (*_DIVISIONS, Opcode.LSHR) and 1 < divisor < 1 << 31:
            (symbol,) = opaque.symbols()
            self.fractions[symbol] = Fraction(operand, divisor, opcode == Opcode.SDIV)
        return opaque

    def _kind_of_rank(self, opcode: int, constant: int) -> tuple[int, int] | None:
        """The kind of a lane's remainder or quotient, and the divisor, if the operation divides a
        block into sections of whole warps.
        """
        if opcode == Opcode.AND:
            power = constant & (constant + 1) == 0
            whole = power and constant >= self._warp_size - 1
            return (Kind.RANK, constant + 1) if whole else None
        if opcode in _REMAINDERS:
            return (Kind.RANK, constant) if constant >= self._warp_size else None
        if opcode in _SHIFTS:
            constant = 1 << constant if constant < 32 else constant
        elif opcode not in _DIVISIONS:
            return None
        whole = constant > 0 and constant % self._warp_size == 0
        return (Kind.COMMON, constant) if whole else None

    def _exclusive_or(self, value: Value, left: Value, right: Value | None) -> Polynomial:
        varies = right is not None and self._variation.varies(right)
        rank = self.unresolved(left)
        if varies or not self.symbols.is_rank(rank):
            return self.opaque(value)
        partner = self.symbols.add(Kind.DISTINCT, value)
        self.partners[partner] = rank
        return partner


def _signed_value(constant: ConstantInt) -> int:
    """The value of the constant; one of more than one bit is signed."""
    width, value = constant.type.width, constant.value
    return value - (1 << width) if width > 1 and value >> (width - 1) else value
