"""The operations of a pack's threads, as vectors or one thread after the other."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence

from hipspv.llvm import Attributes, BasicBlock, Builder, Instruction, Opcode, Predicate, Type, TypeKind, Value, metadata
from hipspv.llvm.attributes import FIRST_PARAMETER
from hipspv.passes.analysis.pointers import strip
from hipspv.passes.rewrite.computations import BINARY, CASTS, with_operands, without_flags
from hipspv.targets.cpu.blocks.waits_for_blocks import WAIT
from hipspv.targets.cpu.packs.exchanges import Exchanges, WarpOperations
from hipspv.targets.cpu.packs.intrinsics import HINTS, Elementwise, base_name, computes, elementwise
from hipspv.targets.cpu.packs.shapes import is_signed
from hipspv.targets.cpu.packs.values import Each, Values, fits_vectors, is_doubtful

_DIVISIONS = (Opcode.UDIV, Opcode.SDIV, Opcode.UREM, Opcode.SREM)
_FLOATING = frozenset([Opcode.FADD, Opcode.FSUB, Opcode.FMUL, Opcode.FDIV, Opcode.FREM, Opcode.FNEG, Opcode.FCMP])
# Operations on parts of a structure or vector of one thread.
_PARTS = frozenset(
    [
        *(Opcode.EXTRACT_VALUE, Opcode.INSERT_VALUE, Opcode.EXTRACT_ELEMENT, Opcode.INSERT_ELEMENT),
        *(Opcode.SHUFFLE_VECTOR, Opcode.SELECT, Opcode.FREEZE, Opcode.FNEG, Opcode.FCMP, Opcode.ICMP, Opcode.GEP),
        *BINARY,
        *CASTS,
    ]
)
_HARMLESS = (BINARY | CASTS | _PARTS | {Opcode.PHI}) - {*_DIVISIONS}
_STEPS = (-1, 2, 3, 4)  # elements from a thread's to the next one's that vectors and shuffles load faster
_MASKED = (32, 64)  # bits of elements that the processor loads and stores under a mask


class Operations:
    """Writes the operations of the current block. loops: accesses at addresses that don't follow from each other are
    loops over the threads, which are little code, instead of a copy for each."""

    def __init__(self, build: Builder, values: Values, loops: bool) -> None:
        self._loops = loops
        self._build, self._values, self._width = build, values, values.width
        self._module = build.module
        self._context = build.module.context
        self._i32, self._i64 = map(self._context.integer, (32, 64))
        self._bits = self._context.integer(self._width)
        self._mask: Value | None = None
        self._everybody: Value | None = None
        self._in_loop = False
        self._dummies: dict[tuple[Type, int], Value] = {}
        self._warps = WarpOperations(build.module)
        self._exchanges = Exchanges(build, values, self._warps)

    def begin_block(self, mask: Value | None, in_loop: bool) -> None:
        """mask: of the block's threads, bits; None if all of the pack are there. in_loop: it may run often."""
        self._mask, self._everybody, self._in_loop = mask, None, in_loop

    # ---- Masks

    def as_bits(self, mask: Value) -> Value:
        """A mask as an integer, with the first thread in the lowest bit."""
        return self._build.cast(Opcode.BITCAST, mask, self._bits)

    def any(self, mask: Value) -> Value:
        return self._build.compare(Predicate.NE, self.as_bits(mask), 0)

    def all(self, mask: Value) -> Value:
        return self._build.compare(Predicate.EQ, self.as_bits(mask), -1)

    def _here(self) -> Value:
        """The block's threads as bits of an integer."""
        return self.as_bits(self._mask) if self._mask else self._bits.constant(-1)

    def _all_here(self) -> Value:
        assert self._mask
        if self._everybody is None:
            self._everybody = self.all(self._mask)
        return self._everybody

    # ---- One operation

    def is_harmless(self, value: Instruction) -> bool:
        """True for an operation that may run if no thread is there."""
        if value.opcode == Opcode.CALL:
            return elementwise(value) is not None or _is_hint(value)
        return value.opcode in _HARMLESS or (value.opcode == Opcode.STORE and self._is_masked_row(value))

    def _is_masked_row(self, store: Instruction) -> bool:
        """True for a store of a row, which the processor does under a mask."""
        stored, address = store.operands
        size, stride = self._module.size_of(stored.type), self._values.shape(address).stride
        plain = not (store.is_volatile or store.is_atomic)
        return plain and stride == size and 8 * size in _MASKED and self._is_packed(stored.type)

    def write(self, value: Instruction) -> None:
        opcode, values = value.opcode, self._values
        if opcode == Opcode.CALL:
            self._call(value)
        elif opcode == Opcode.ALLOCA:
            self._stack(value)
        elif opcode == Opcode.LOAD:
            self._load(value)
        elif opcode == Opcode.STORE:
            self._store(value)
        elif opcode in (Opcode.ATOMIC_RMW, Opcode.CMPXCHG):
            self._one_by_one(value, value.operands)
        elif opcode == Opcode.FENCE or not values.shape(value).varies:
            self._once(value)
            if is_doubtful(values.shape(value)):
                self._confirm(value)
                values.define_each(value, self._vector(value))
        elif all(fits_vectors(each.type) for each in (value, *value.operands)):
            values.define_each(value, self._vector(value))
        else:
            self._by_lanes(value, value.operands)

    def _once(self, value: Instruction) -> None:
        """The operation for the first thread, whose result tells the others'. Flags hold for threads that are there; if
        the results differ, the first one need not be."""
        operands = [self._values.first(operand) for operand in value.operands]
        common = value.type.kind == TypeKind.VOID or self._values.shape(value).is_uniform
        made = self._copy(value, operands) if common else without_flags(self._build, value, operands)
        if value.type.kind != TypeKind.VOID:
            self._values.define_first(value, made)

    def _confirm(self, value: Instruction) -> None:
        """Compares the last thread's value of an extension with the one that follows from the first thread's."""
        values, build = self._values, self._build
        shape = values.shape(value)
        if value not in shape.assumes and value not in shape.promised:
            return
        steps, given = self._width - 1, value.operand(0)
        moved = build.add(values.first(given), (values.shape(given).stride or 0) * steps)
        last = without_flags(build, value, [moved, *map(values.first, value.operands[1:])])
        follows = build.add(values.first(value), (shape.stride or 0) * steps)
        values.define_check(value, build.compare(Predicate.EQ, last, follows))

    def _confirm_limit(self, value: Instruction) -> None:
        """Compares the last thread's minimum or maximum with the one that follows from the first thread's. Both are
        monotonic functions of the values, which must not wrap around in between."""
        values, build, arguments = self._values, self._build, value.arguments
        given, limit = arguments if values.shape(arguments[1]).is_uniform else arguments[::-1]
        shape, stride = values.shape(given), values.shape(value).stride or 0
        steps = stride * (self._width - 1)
        first = values.first(given)
        moved = build.add(first, steps)
        last = self._copy(value, [moved, values.first(limit)])
        holds = build.compare(Predicate.EQ, last, build.add(values.first(value), steps))
        signed = value.callee is not None and is_signed(value.callee.name)
        if not (shape.signed if signed else shape.unsigned):
            greater, less = (Predicate.SGT, Predicate.SLT) if signed else (Predicate.UGT, Predicate.ULT)
            holds = build.and_(holds, build.compare(greater if stride > 0 else less, moved, first))
        values.define_check(value, holds)

    def _copy(self, value: Instruction, operands: Sequence[Value]) -> Instruction:
        return with_operands(self._build, value, operands)

    def _by_lanes(self, value: Instruction, operands: Sequence[Value]) -> None:
        """The operation, which has no side effect, for each thread."""
        made: list[Value] = []
        for lane in range(self._width):
            given = [self._values.of_lane(operand, lane) for operand in operands]
            if value.opcode in _DIVISIONS and self._mask:
                bit = self._build.extract_element(self._mask, self._values.lane_index(lane))
                given[1] = self._build.select(bit, given[1], _ones(given[1].type))
            made.append(self._copy(value, given))
        self._values.define_each(value, made)

    def _vector(self, value: Instruction) -> Value:
        build, opcode, operands = self._build, value.opcode, value.operands
        values = self._values
        if opcode == Opcode.SELECT and values.shape(operands[0]).is_uniform:
            return build.select(values.first(operands[0]), *map(values.vector, operands[1:]))
        if opcode == Opcode.GEP:
            parts = [values.first(o) if values.shape(o).is_uniform else values.vector(o) for o in operands]
            return build.gep(value.source_type, parts[0], parts[1:])
        given = [values.vector(operand) for operand in operands]
        if opcode in BINARY:
            if opcode in _DIVISIONS and self._mask:
                given[1] = build.select(self._mask, given[1], values.splat(_ones(operands[1].type)))
            return self._with_flags(value, build.binary(opcode, *given))
        if opcode in CASTS:
            return build.cast(opcode, given[0], values.vector_type(value.type))
        if opcode == Opcode.ICMP:
            return build.compare(value.predicate, *given)
        if opcode == Opcode.FCMP:
            return self._with_flags(value, build.compare(value.float_predicate, *given))
        if opcode == Opcode.SELECT:
            return build.select(*given)
        if opcode == Opcode.FNEG:
            return self._with_flags(value, build.negate(given[0]))
        assert opcode == Opcode.FREEZE, opcode
        return build.freeze(given[0])

    def _with_flags(self, value: Instruction, made: Value) -> Value:
        if value.opcode in _FLOATING and isinstance(made, Instruction):
            made.fast_math_flags = value.fast_math_flags
        return made

    # ---- Memory

    def _stack(self, value: Instruction) -> None:
        """A stack variable for each thread, one after the other."""
        stride = self._values.shape(value).stride
        assert stride is not None, value
        made = self._values.variable(self._context.array(self._context.integer(8), stride * self._width))
        made.alignment = value.alignment
        self._values.define_first(value, made)

    def _load(self, value: Instruction) -> None:
        values, address = self._values, value.operand(0)
        shape = values.shape(address)
        if not values.shape(value).varies:
            self._once(value)
        elif value.is_volatile or value.is_atomic:
            self._one_by_one(value, value.operands)
        elif load := self._vector_load(shape.stride, value.type):
            row = values.first(address)
            check = values.check(shape, self._mask is None)
            values.define_each(
                value, self._joined(check, lambda: load(value, row), lambda: self._vector_of_each(value))
            )
        elif self._loops or self._is_of_calls(address):
            self._one_by_one(value, value.operands)
        else:
            values.define_each(value, self._gather(value, address))

    def _is_of_calls(self, address: Value) -> bool:
        """True for a stack variable outside of loops: mostly a call's, which takes more time. Code for each of the
        threads would be large."""
        base = strip(address, (Opcode.GEP, Opcode.ADDRSPACE_CAST))
        return not self._in_loop and isinstance(base, Instruction) and base.opcode == Opcode.ALLOCA

    def _vector_load(self, stride: int | None, type: Type) -> Callable[[Instruction, Value], Value] | None:
        """How the pack loads elements of a type at addresses with a stride, as vectors; None if it loads each alone."""
        size = self._module.size_of(type)
        if stride is None or stride % size or not self._is_packed(type):
            return None
        step = stride // size
        if step == 1:
            return self._load_row
        return functools.partial(self._load_steps, step=step) if step in _STEPS and not self._mask else None

    def _is_packed(self, type: Type) -> bool:
        """True if vectors have the elements as arrays do."""
        if not fits_vectors(type) or (type.is_integer and type.width not in (8, 16, 32, 64)):
            return False
        return self._module.size_of(type) == self._module.store_size_of(type)

    def _load_row(self, value: Instruction, address: Value) -> Value:
        build, type = self._build, self._values.vector_type(value.type)
        alignment = value.alignment
        if not self._mask:
            return build.load(type, address, alignment)
        if 8 * self._module.size_of(value.type) in _MASKED:
            return self._load_masked(type, address, alignment)
        return self._joined(
            self._all_here(),
            lambda: build.load(type, address, alignment),
            lambda: self._load_masked(type, address, alignment),
        )

    def _load_steps(self, value: Instruction, address: Value, step: int) -> Value:
        """Every step-th element of rows that begin with the pack's first element or end with its last one: nothing
        beyond them is read."""
        build, width, size = self._build, self._width, self._module.size_of(value.type)
        type, count = self._values.vector_type(value.type), abs(step)
        lowest = min(0, step * (width - 1))
        last = lowest + count * (width - 1) + 1 - width
        starts = [min(lowest + part * width, last) for part in range(count)]
        # Elements may be less aligned than the first one.
        alignment = min(value.alignment, size)
        rows = [build.load(type, build.offset(address, start * size), alignment) for start in starts]
        found: Value = rows[0]
        for part, (start, row) in enumerate(zip(starts, rows, strict=True)):
            inside = [step * lane - start for lane in range(width)]
            if part:
                chosen = [width + i if 0 <= i < width else lane for lane, i in enumerate(inside)]
                found = build.shuffle(found, row, chosen)
            else:
                found = build.shuffle(row, row, [i if 0 <= i < width else 0 for i in inside])
        return found

    def _load_masked(self, type: Type, address: Value, alignment: int) -> Value:
        assert self._mask
        zero = type.null()
        call = self._build.intrinsic("llvm.masked.load", address, self._mask, zero, types=[type, address.type])
        Attributes(call).add(FIRST_PARAMETER, "align", alignment)
        return call

    def _either(
        self, condition: Value | None, one: Callable[[], Value | None], other: Callable[[], Value | None]
    ) -> list[tuple[Value | None, BasicBlock]]:
        """one() if the condition is true or None, or else other(). Returns the results, each with its block."""
        build = self._build
        if condition is None:
            return [(one(), build.block)]
        sides = [build.append_block(name) for name in ("one", "other")]
        after = build.append_block("after")
        build.branch_if(condition, *sides)
        results: list[tuple[Value | None, BasicBlock]] = []
        everybody = self._everybody
        for side, make in zip(sides, (one, other), strict=True):
            build.at_end(side)
            self._values.begin_side()
            results.append((make(), build.block))
            self._values.end_side()
            self._everybody = everybody
            build.branch(after)
        build.at_end(after)
        return results

    def _joined(self, condition: Value | None, one: Callable[[], Value], other: Callable[[], Value]) -> Value:
        """The result of one() if the condition is true or None, or else of other()."""
        results = self._either(condition, one, other)
        first = results[0][0]
        assert first
        if len(results) == 1:
            return first
        joined = self._build.phi(first.type)
        for result, block in results:
            assert result
            joined.add_incoming(result, block)
        return joined

    def _gather(self, value: Instruction, address: Value) -> Value | list[Value]:
        """Each thread loads its own. Those that aren't here load from a variable."""
        if not fits_vectors(value.type):
            return self._loads(value, self._addresses(address, value.type))
        return self._gather_vector(value, address)

    def _gather_vector(self, value: Instruction, address: Value) -> Value:
        def load(pointers: list[Value]) -> Value:
            return self._values.gather(self._loads(value, pointers))

        if not self._mask:
            return load(self._own_addresses(address))

        return self._joined(
            self._all_here(),
            lambda: load(self._own_addresses(address)),
            lambda: load(self._safe_addresses(address, value.type)),
        )

    def _loads(self, value: Instruction, pointers: list[Value]) -> list[Value]:
        return [self._copy(value, [pointer]) for pointer in pointers]

    def _addresses(self, address: Value, type: Type) -> list[Value]:
        return self._safe_addresses(address, type) if self._mask else self._own_addresses(address)

    def _own_addresses(self, address: Value) -> list[Value]:
        """The address for each thread: if all have the same base, it and an index, which takes less of vectors."""
        values, build = self._values, self._build
        lanes = range(self._width)
        found = self._indices(address)
        if found is None or not isinstance(address, Instruction):
            return [values.of_lane(address, lane) for lane in lanes]
        base = address.operand(0)
        uniform = values.shape(base).is_uniform
        bases = [values.first(base)] * self._width if uniform else self._own_addresses(base)
        return [build.gep(address.source_type, bases[lane], [self._index(i, lane) for i in found]) for lane in lanes]

    def _indices(self, address: Value) -> list[Value] | None:
        """The indices of an address, if all threads have the same base, or one that `_own_addresses` takes apart; None
        if they aren't known here."""
        values, shape = self._values, self._values.shape(address)
        if not isinstance(address, Instruction) or address.opcode != Opcode.GEP:
            return None
        base, *indices = address.operands
        if not (shape.varies or is_doubtful(shape)):
            return None
        known = values.is_known(base) if values.shape(base).is_uniform else self._indices(base) is not None
        return indices if known and all(values.is_known(_narrow(index)) for index in indices) else None

    def _index(self, index: Value, lane: int) -> Value:
        """An index of a thread: one of 32 bits is extended after it was taken from the vector."""
        narrow = self._values.of_lane(_narrow(index), lane)
        if not isinstance(index, Instruction) or not _extends(index):
            return narrow
        return self._build.cast(index.opcode, narrow, index.type)

    def _safe_addresses(self, address: Value, type: Type) -> list[Value]:
        """The address for each thread: a variable's for those that aren't here."""
        values, build = self._values, self._build
        assert self._mask
        dummy = self._dummy(type, address.type)
        safe = build.select(self._mask, values.vector(address), values.splat(dummy))
        return [build.extract_element(safe, values.lane_index(lane)) for lane in range(self._width)]

    def _dummy(self, type: Type, pointer: Type) -> Value:
        key = (type, pointer.address_space)
        if key not in self._dummies:
            made = self._values.variable(type, type.null())
            self._dummies[key] = made
        made = self._dummies[key]
        return made if pointer == made.type else self._build.cast(Opcode.ADDRSPACE_CAST, made, pointer)

    def _store(self, value: Instruction) -> None:
        values, (stored, address) = self._values, value.operands
        shape, type = values.shape(address), stored.type
        if value.is_volatile or value.is_atomic:
            self._one_by_one(value, value.operands)
        elif shape.is_uniform:
            self._store_last(value, stored, address)
        elif shape.stride == self._module.size_of(type) and self._is_packed(type):
            given, row = values.vector(stored), values.first(address)
            check = values.check(shape, self._mask is None)
            self._either(check, lambda: self._store_row(given, row, value.alignment), lambda: self._store_each(value))
        elif self._loops or self._is_of_calls(address):
            self._one_by_one(value, value.operands)
        else:
            self._scatter(value, stored, address)

    def _scatter(self, value: Instruction, stored: Value, address: Value) -> None:
        """Each thread stores at its own address. Those that aren't here store to a variable."""
        given = [self._values.of_lane(stored, lane) for lane in range(self._width)]

        def store(pointers: list[Value]) -> None:
            for part, pointer in zip(given, pointers, strict=True):
                self._copy(value, [part, pointer])

        condition = self._all_here() if self._mask else None
        self._either(
            condition,
            lambda: store(self._own_addresses(address)),
            lambda: store(self._safe_addresses(address, stored.type)),
        )

    def _store_each(self, value: Instruction) -> None:
        self._each_alone(value, value.operands)

    def _store_last(self, value: Instruction, stored: Value, address: Value) -> None:
        """All threads store at one address: what the last one stores remains."""
        values, build = self._values, self._build
        if values.shape(stored).is_uniform:
            last = values.first(stored)
        elif not self._mask:
            last = values.of_lane(stored, self._width - 1)
        else:
            given = values.each(stored)
            if isinstance(given, list):
                last = given[0]
                for lane in range(1, self._width):
                    bit = build.extract_element(self._mask, values.lane_index(lane))
                    last = build.select(bit, given[lane], last)
            else:
                no = self._context.integer(1).constant(0)
                zeros = build.intrinsic("llvm.ctlz", self._here(), no)
                rank = build.resize(build.sub(self._bits.constant(self._width - 1), zeros), self._i32)
                last = build.extract_element(given, rank)
        self._copy(value, [last, values.first(address)])

    def _store_row(self, stored: Value, address: Value, alignment: int) -> None:
        build = self._build
        if not self._mask:
            build.store(stored, address, alignment)
            return
        mask = self._mask

        def masked() -> Value:
            types = [stored.type, address.type]
            call = build.intrinsic("llvm.masked.store", stored, address, mask, types=types)
            Attributes(call).add(FIRST_PARAMETER + 1, "align", alignment)
            return call

        common = None if 8 * self._module.size_of(stored.type.element) in _MASKED else self._all_here()
        if common:
            self._either(common, lambda: build.store(stored, address, alignment), masked)
        else:
            masked()

    # ---- Calls

    def _call(self, value: Instruction) -> None:
        values, callee = self._values, value.callee
        if _is_hint(value):
            return
        if callee and self._warps.concerns(callee.name):
            self._exchanges.write(value, callee.name, self._mask, self._here())
            return
        if callee and callee.name == WAIT:
            self._copy(value, ())
            return
        pure = computes(callee)
        if pure and not values.shape(value).varies:
            made = self._copy(value, [values.first(argument) for argument in value.arguments])
            values.define_first(value, made)
            if not is_doubtful(values.shape(value)):
                return
            self._confirm_limit(value)
        known = self._elementwise(value)
        if known and callee:
            values.define_each(value, self._intrinsic(value, base_name(callee), known))
            return
        if pure:
            self._by_lanes(value, value.arguments)
        else:
            self._one_by_one(value, value.operands)

    def _elementwise(self, call: Instruction) -> Elementwise | None:
        """How an intrinsic computes the elements of vectors; None if it can't."""
        known, arguments = elementwise(call), call.arguments
        if known is None or not all(fits_vectors(each.type) for each in (call, *arguments)):
            return None
        return known if all(self._values.shape(arguments[i]).is_uniform for i in known.scalars) else None

    def _intrinsic(self, value: Instruction, name: str, known: Elementwise) -> Instruction:
        values, arguments = self._values, value.arguments
        given = [values.first(a) if i in known.scalars else values.vector(a) for i, a in enumerate(arguments)]
        result = values.vector_type(value.type)
        chosen = [result if each == "result" else given[int(each)].type for each in known.types]
        made = self._build.intrinsic(f"llvm.{name}", *given, types=chosen)
        if value.type.is_floating:
            made.fast_math_flags = value.fast_math_flags
        return made

    # ---- Threads one by one

    def _one_by_one(self, value: Instruction, operands: Sequence[Value]) -> None:
        """The operation for each thread that is here, in a loop: it has a side effect."""
        found = self._each_alone(value, operands)
        if found is not None:
            self._values.define_each(value, found)

    def _vector_of_each(self, value: Instruction) -> Value:
        """The results of the operation, of a type that fits vectors, by a loop."""
        found = self._each_alone(value, value.operands)
        assert found is not None
        return self._values.gather(found) if isinstance(found, list) else found

    def _each_alone(self, value: Instruction, operands: Sequence[Value]) -> Each | None:
        """The results of the operation for each thread that is here, by a loop; None if it has none."""
        build, values, type = self._build, self._values, value.type
        arrays = [self._array(operand) for operand in operands]
        has_result = type.kind != TypeKind.VOID
        results = values.variable(self._context.array(type, self._width)) if has_result else None

        def one(lane: Value) -> None:
            made = self._copy(value, [read(lane) for read in arrays])
            if results:
                build.store(made, self._element(results, type, lane))

        if self._mask:
            self._for_lanes_here(one)
        else:
            self._for_all_lanes(one)
        if results is None:
            return None
        if self._is_packed(type):
            return build.load(values.vector_type(type), results, self._module.alignment_of(type))
        lanes = [self._i64.constant(lane) for lane in range(self._width)]
        return [build.load(type, self._element(results, type, lane)) for lane in lanes]

    def _for_lanes_here(self, one: Callable[[Value], None]) -> None:
        """Runs one(lane) for the block's threads. A short block may have none."""
        build, here = self._build, self._here()
        before, loop, after = build.block, build.append_block("thread"), build.append_block("after")
        build.branch_if(build.compare(Predicate.NE, here, 0), loop, after)
        rest = build.at_end(loop).phi(self._bits)
        rest.add_incoming(here, before)
        yes = self._context.integer(1).constant(1)
        one(build.resize(build.intrinsic("llvm.cttz", rest, yes), self._i64))
        following = build.and_(rest, build.sub(rest, 1))
        rest.add_incoming(following, build.block)
        build.branch_if(build.compare(Predicate.NE, following, 0), loop, after)
        build.at_end(after)

    def _for_all_lanes(self, one: Callable[[Value], None]) -> None:
        """Runs one(lane) for each thread of the pack. LLVM would unroll the loop, and make the copies after all."""
        build = self._build
        before, loop, after = build.block, build.append_block("lane"), build.append_block("after")
        build.branch(loop)
        lane = build.at_end(loop).phi(self._i64)
        lane.add_incoming(self._i64.constant(0), before)
        one(lane)
        following = build.add(lane, 1)
        lane.add_incoming(following, build.block)
        latch = build.block
        build.branch_if(build.compare(Predicate.ULT, following, self._width), loop, after)
        metadata.set_on_loop(latch.terminator, ["llvm.loop.unroll.disable"])
        build.at_end(after)

    def _element(self, array: Value, type: Type, lane: Value) -> Value:
        return self._build.gep(type, array, [lane])

    def _array(self, value: Value) -> Callable[[Value], Value]:
        """A function that returns the value of a thread."""
        values, build, type = self._values, self._build, value.type
        shape = values.shape(value)
        if shape.is_uniform:
            first = values.first(value)
            return lambda lane: first
        stored = values.variable(self._context.array(type, self._width))
        given = values.each(value)
        if isinstance(given, Value) and self._is_packed(type):
            build.store(given, stored, self._module.alignment_of(type))
        else:
            for lane in range(self._width):
                part = values.of_lane(value, lane)
                build.store(part, self._element(stored, type, self._i64.constant(lane)))
        return lambda lane: build.load(type, self._element(stored, type, lane))


def _ones(type: Type) -> Value:
    """1, or a vector of it."""
    if not type.is_vector:
        return type.constant(1)
    return type.context.constant_vector([type.element.constant(1)] * type.length)


def _extends(value: Value) -> bool:
    return isinstance(value, Instruction) and value.opcode in (Opcode.SEXT, Opcode.ZEXT)


def _narrow(index: Value) -> Value:
    """The operand of an extension; other values themselves."""
    return index.operand(0) if _extends(index) else index


def _is_hint(call: Instruction) -> bool:
    return call.callee is not None and call.callee.name.startswith(HINTS)
