"""Loops in which a thread waits for another thread's write."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Iterator
from itertools import islice, pairwise
from typing import NamedTuple

from hipspv.llvm import BasicBlock, ConstantInt, Flag, Function, Instruction, Module, Signature, Value
from hipspv.llvm.enums import AtomicOperation, Opcode
from hipspv.passes.analysis.block_order import NaturalLoop, natural_loops
from hipspv.passes.analysis.call_graph import callees_closure, callers_closure, spread
from hipspv.passes.analysis.lanes import lane_operations
from hipspv.passes.analysis.memo import by_reference
from hipspv.passes.analysis.pointers import strip
from hipspv.passes.analysis.uniformity import WarpUniformity
from hipspv.passes.rewrite.inlining import always_inline, small, unless_called_once

_READS = (Opcode.LOAD, Opcode.CMPXCHG, Opcode.ATOMIC_RMW)
_WRITES = (Opcode.STORE, Opcode.CMPXCHG, Opcode.ATOMIC_RMW)
# Operations that a second iteration repeats without effect; of which each undoes the other; that
# an operand of 0 makes a plain read.
_IDEMPOTENT = frozenset(
    (
        *(AtomicOperation.XCHG, AtomicOperation.AND, AtomicOperation.OR),
        *(AtomicOperation.MAX, AtomicOperation.MIN, AtomicOperation.UMAX, AtomicOperation.UMIN),
    )
)
_SUMS = frozenset((AtomicOperation.ADD, AtomicOperation.SUB))
_NEUTRAL_ZERO = _SUMS | {AtomicOperation.OR, AtomicOperation.XOR}
# Instructions that forward a value, or test it: a value that is computed from itself through these
# alone doesn't count iterations.
_STEADY = frozenset(
    {
        *(Opcode.PHI, Opcode.SELECT, Opcode.ICMP, Opcode.FCMP, Opcode.FREEZE),
        *(Opcode.TRUNC, Opcode.ZEXT, Opcode.SEXT, Opcode.AND, Opcode.OR, Opcode.BITCAST),
        *(Opcode.EXTRACT_VALUE, Opcode.INSERT_VALUE, Opcode.ADDRSPACE_CAST),
    }
)
# If loops test their conditions at the end, a path that tests a location in an inner loop and then begins the next
# iteration of the outer one reaches no block twice.
ROTATE = "loop(loop-rotate)"
# Instructions of a function that is inlined to find spins, if it is called more than once.
_MAX_INLINED = 3000
# Those of a function that is inlined because a loop that may wait calls it.
_MAX_COMPUTING = 200
# Paths through a loop that are analysed; loops of programs that wait have few.
_MAX_PATHS = 200
# Prefixes of paths in the search for these.
_MAX_STEPS = 4_000


def spinning(module: Module, warp_size: int | None = None) -> list[Function]:
    """The kernels with spins, their own or those of functions that they call. The module isn't changed.

    warp_size: leave out the spins that the lanes of a warp of that size leave together.
    """
    reading = _reading(module)
    looping = _looping(reading)
    if not looping:
        return []
    inlined = _inlined(module, reading, looping)
    kernels = [function for function in module.kernels() if function in inlined]
    if warp_size:
        inlined |= lane_operations(module)
    with module.clone() as copy:
        helpers = [f for other in inlined if (f := copy.function(other.name))]
        for helper in small(copy, helpers, unless_called_once(_MAX_INLINED)):
            always_inline(helper)
        copy.run_passes("always-inline,globaldce")
        search = _Search(copy, warp_size)
        return [kernel for kernel in kernels if search.spins_below(kernel.name)]


def watching(module: Module) -> set[Function]:
    """The functions with loops that may wait, their callers, and the functions that these loops call to read memory or
    to compute its address.
    """
    reading = _reading(module)
    return _inlined(module, reading, _looping(reading))


def _looping(reading: set[Function]) -> list[Function]:
    return [function for function in reading if _has_suspect_loop(function, reading)]


def _inlined(module: Module, reading: set[Function], looping: list[Function]) -> set[Function]:
    """See `watching`. Only small functions may compute addresses; the optimiser inlines these, but not at -O0."""
    bodies = {block for function in looping for _, _, body in natural_loops(function) for block in body}
    called = {f for block in bodies for call in block.instructions((Opcode.CALL,)) if (f := call.callee)}
    below = [f for f in callees_closure(module, called) if not f.is_declaration and not _is_library_loop(f)]
    computing = small(module, below, lambda _: _MAX_COMPUTING)
    return {*looping, *callers_closure(looping), *computing, *reading.intersection(below)}


def _reading(module: Module) -> set[Function]:
    """The functions that read memory which other threads may write meanwhile, and their callers."""
    suspects = module.index().instructions(_READS, _may_watch)
    found = {i.function for i in suspects if _is_shared(i)}
    # A loop with a fence repeats a plain load in each iteration.
    if fence := module.function(module.target.builtins.fence):
        found.update(callers_closure([fence]))
    found = {f for f in found if not _is_library_loop(f)}
    return {*found, *(f for f in callers_closure(found) if not _is_library_loop(f))}


def spins(function: Function, exchanges: set[Function]) -> list[BasicBlock]:
    """The latches of the loops that spin in one function, without its callees: a thread takes the
    edge from a latch back to the loop's header until another thread has written what it waits for.
    exchanges: the module's functions by which lanes exchange something (`lane_operations`).
    """
    return [latch for _, latch, _ in _spinning_loops(function, exchanges)]


def _spinning_loops(function: Function, exchanges: set[Function]) -> Iterator[NaturalLoop]:
    for header, latch, body in natural_loops(function):
        if _Iteration(_Loop(header, body, exchanges), latch, body).spins_somewhere():
            yield header, latch, body


def _may_watch(signature: Signature) -> bool:
    return signature.opcode != Opcode.LOAD or bool(signature.flags & (Flag.ATOMIC | Flag.VOLATILE))


class _Search:
    """The search for kernels that spin in a module whose functions that watch memory are inlined where they are small.

    warp_size: see `spinning`.
    """

    def __init__(self, module: Module, warp_size: int | None) -> None:
        self._module, self._warp_size = module, warp_size
        self._callees = module.index().callees()
        self._exchanges = lane_operations(module)
        self._spins = functools.cache(self._find_spins)

    def spins_below(self, kernel: str) -> bool:
        """True if the kernel spins, or a function that it still calls."""
        function = self._module.function(kernel)
        assert function
        reached = spread(function, set(), lambda f: self._callees.get(f, ()))
        return any(not found.is_declaration and self._spins(found) for found in reached)

    def _find_spins(self, function: Function) -> bool:
        self._module.run_passes(f"sroa,{ROTATE}", function)
        loops = _spinning_loops(function, self._exchanges)
        return any(not self._leaves_together(function, header, body) for header, _, body in loops)

    def _leaves_together(self, function: Function, header: BasicBlock, body: set[BasicBlock]) -> bool:
        """True if all lanes of a warp leave a loop in the same iteration, such as after a vote."""
        if not self._warp_size:
            return False
        flow = WarpUniformity(function, self._warp_size)
        inside = set(map(flow.flow.index, body))
        return all(flow.is_uniform(branch) for branch in flow.deciding([header]) if branch in inside)


def _address(access: Instruction) -> Value:
    return access.operand(1 if access.opcode == Opcode.STORE else 0)


def _base(pointer: Value) -> Value:
    return strip(pointer, (Opcode.GEP, Opcode.ADDRSPACE_CAST))


def _is_variable(pointer: Value) -> bool:
    return isinstance(pointer, Instruction) and pointer.opcode == Opcode.ALLOCA


def _is_shared(access: Instruction) -> bool:
    """True if other threads may see the memory."""
    pointer = _base(_address(access))
    spaces = access.owner.target.spaces
    if spaces.private == spaces.generic:
        return not _is_variable(pointer)
    return pointer.type.address_space != spaces.private


def _written(instruction: Instruction) -> list[Value]:
    """The variables of the stack that a store or a call may write."""
    pointers = instruction.arguments if instruction.opcode == Opcode.CALL else [_address(instruction)]
    return [base for pointer in pointers if _is_variable(base := _base(pointer))]


def _is_fresh(load: Instruction) -> bool:
    return load.is_volatile or load.is_atomic


def _is_library_loop(function: Function) -> bool:
    """True if the function has a loop and belongs to the device library, which waits for no thread.
    Its functions have no debug information.
    """
    if function.is_kernel or function.is_declaration or function.location.line:
        return False
    return bool(natural_loops(function))


def _has_suspect_loop(function: Function, reached: set[Function]) -> bool:
    """True if a loop reads memory that others write, or calls a function that does."""
    fence = function.owner.target.builtins.fence
    inside = {block for _, _, body in natural_loops(function) for block in body}
    for block in inside:
        for instruction in block.instructions((*_READS, Opcode.CALL, Opcode.FENCE)):
            if instruction.opcode == Opcode.CALL:
                callee = instruction.callee
                if callee and (callee in reached or callee.name == fence):
                    return True
            elif instruction.opcode != Opcode.LOAD or _is_fresh(instruction):
                return True
    return False


class _Slice(NamedTuple):
    """A condition in a loop. sources: the loop's own reads and calls that it depends on. counts:
    true if it depends on a value that counts the iterations.
    """

    sources: list[Instruction]
    counts: bool


class _Dependences(NamedTuple):
    """The values that one in a slice needs. is_of_header: it is a phi of the loop's header."""

    needs: list[Value]
    is_source: bool = False
    is_of_header: bool = False


class _Accesses(NamedTuple):
    """A block's accesses to memory that other threads see. fresh: reads that a loop repeats. variables: those of the
    stack that the block may write.
    """

    reads: bool
    fresh: bool
    writes: list[Instruction]
    variables: set[Value]


class _Loop:
    """A loop, and facts about its blocks that all paths through it share.

    exchanges: the functions by which lanes of a warp read each other's values, which each lane computes from its own.
    """

    def __init__(self, header: BasicBlock, body: set[BasicBlock], exchanges: set[Function]) -> None:
        self.header, self.body, self.exchanges = header, body, exchanges
        self.accesses = by_reference(self._accesses)
        self.following = by_reference(self._following)
        self.successors: Callable[[BasicBlock], list[BasicBlock]] = by_reference(lambda b: b.terminator.successors)
        self.operands: Callable[[Instruction], list[Value]] = by_reference(lambda instruction: instruction.operands)
        self.incoming: Callable[[Instruction], list[tuple[Value, BasicBlock]]] = by_reference(lambda phi: phi.incoming)
        self.has_barrier = by_reference(self._has_barrier)
        self.has_bypass = functools.cache(self._has_bypass)

    def _accesses(self, block: BasicBlock) -> _Accesses:
        shared = [i for i in block.instructions((*_READS, Opcode.STORE)) if _is_shared(i)]
        reads = [i for i in shared if i.opcode in _READS]
        return _Accesses(
            bool(reads),
            any(i.opcode != Opcode.LOAD or _is_fresh(i) for i in reads),
            [i for i in shared if i.opcode in _WRITES],
            {variable for i in block.instructions((Opcode.STORE, Opcode.CALL)) for variable in _written(i)},
        )

    def _following(self, block: BasicBlock) -> list[BasicBlock]:
        """The blocks of the loop that may follow a block."""
        return [s for s in dict.fromkeys(self.successors(block)) if s in self.body]

    def _has_barrier(self, block: BasicBlock) -> bool:
        barriers = block.owner.target.builtins.barriers
        return any(call.callee and call.callee.name in barriers for call in block.instructions((Opcode.CALL,)))

    def _has_bypass(self, start: BasicBlock, block: BasicBlock) -> bool:
        """True if the loop's iteration can go from `start` to its end without reaching `block`."""
        work = list(self.successors(start))
        seen = {block}
        while work:
            at = work.pop()
            if at == self.header or at not in self.body:
                return len(set(self.successors(start))) > 1
            if at not in seen:
                seen.add(at)
                work += self.successors(at)
        return False


def _shortest(
    start: BasicBlock, edges: Callable[[BasicBlock], Iterable[BasicBlock]]
) -> dict[BasicBlock, list[BasicBlock]]:
    """The shortest path to each block that `start` reaches."""
    found = {start: [start]}
    work = [start]
    for block in work:
        for successor in edges(block):
            if successor not in found:
                found[successor] = [*found[block], successor]
                work.append(successor)
    return found


class _Iteration:
    """One iteration of a loop through the edge from `latch` back to its header, within `body`."""

    def __init__(self, loop: _Loop, latch: BasicBlock, body: set[BasicBlock]) -> None:
        self.header, self.latch, self.body, self._loop = loop.header, latch, body, loop
        self._dependences = by_reference(self._dependences_of)
        accesses = [loop.accesses(block) for block in body]
        self._writes = [write for each in accesses for write in each.writes]
        self._variables = {variable for each in accesses for variable in each.variables}
        self._has_fresh = any(each.fresh for each in accesses)
        # A plain load gives another value only in an iteration that writes nothing (`_watches`).
        self._may_watch = self._has_fresh or (not self._writes and any(each.reads for each in accesses))

    def spins_somewhere(self) -> bool:
        """True if the iteration spins as a whole, or on one of its paths. A thread that waits
        computes other values than one that makes progress.
        """
        if self.spins():
            return True
        if not self._has_fresh:
            return False
        paths = islice(self._paths(), _MAX_PATHS)
        return any(_Path(self._loop, path).spins() for path in paths)

    def _paths(self) -> Iterator[list[BasicBlock]]:
        """The paths from the beginning to the end of an iteration that reach no block twice. The
        search ends after _MAX_STEPS: inner loops have many paths that don't reach the end. Those that begin another
        iteration early come first, and each edge is on one of them, so that a large loop's retries are found.
        """
        yield from self._shortest_paths()
        stack = [[self.header]]
        for _ in range(_MAX_STEPS):
            if not stack:
                break
            path = stack.pop()
            if path[-1] == self.latch:
                yield path
                continue
            following = self._loop.following(path[-1])
            stack += [[*path, s] for s in following if s in self.body and s not in path]

    def _shortest_paths(self) -> list[list[BasicBlock]]:
        """For each edge the shortest path with it, unless that reaches a block twice; the shortest paths first."""
        begins = _shortest(self.header, self._goes_to)
        edges = [(block, successor) for block in begins for successor in self._goes_to(block)]
        before = dict[BasicBlock, list[BasicBlock]]()
        for block, successor in edges:
            before.setdefault(successor, []).append(block)
        ends = _shortest(self.latch, lambda block: before.get(block, ()))
        found = [[*begins[a], *reversed(ends[b])] for a, b in edges if b in ends]
        paths = {tuple(path): path for path in found if len({*path}) == len(path)}
        return sorted(paths.values(), key=len)

    def _goes_to(self, block: BasicBlock) -> list[BasicBlock]:
        """The blocks of the iteration that may follow a block in it."""
        following = self._loop.following(block) if block != self.latch else ()
        return [s for s in following if s in self.body and s != self.header]

    def _leaves(self, block: BasicBlock) -> bool:
        return not self.body.issuperset(self._loop.successors(block))

    def _branches(self, block: BasicBlock) -> bool:
        return len(set(self._loop.successors(block))) > 1

    def spins(self) -> bool:
        """True if there is a path on which the thread itself does nothing that could end the loop,
        and the branches that keep it there depend on other threads' writes.
        """
        if not self._may_watch or self.header.parent.entry in self.body - {self.header}:
            return False  # or irreducible
        # Blocks that bring the thread nearer to the loop's end, or to a barrier. Most loops count iterations: the
        # search ends at the first of these blocks that every way through the iteration reaches.
        moving = {block for block in self.body if self._loop.has_barrier(block)}
        if not self._around(moving):
            return False
        slices: Callable[[BasicBlock], _Slice] = by_reference(lambda b: self._slice(b.terminator.operand(0)))
        leaving = [block for block in self.body if self._branches(block) and self._leaves(block)]
        for block in leaving:
            if self._is_own(slices(block)):
                moving.add(block)
                if not self._around(moving):
                    return False
        for block in leaving:
            moving.update(self._steps(slices(block)))
        idle = self._around(moving)
        return any(
            self._watches(source)
            for block in idle
            if self._branches(block) and not idle.issuperset(self._loop.successors(block))
            for source in slices(block).sources
        )

    def _around(self, without: set[BasicBlock]) -> set[BasicBlock]:
        """The blocks on a path from the beginning to the end of an iteration that avoids those of `without`."""
        if self.header in without or self.latch in without:
            return set()
        allowed = self.body - without - {self.header}
        before: dict[BasicBlock, list[BasicBlock]] = {self.header: []}
        work = [self.header]
        while work:
            block = work.pop()
            for following in self._loop.following(block):
                if following not in allowed:
                    continue
                if following not in before:
                    before[following] = []
                    work.append(following)
                before[following].append(block)
        if self.latch not in before:
            return set()
        back, work = {self.latch}, [self.latch]
        while work:
            more = [block for block in before[work.pop()] if block not in back]
            back.update(more)
            work += more
        return back

    def _steps(self, slice: _Slice) -> Iterator[BasicBlock]:
        """The blocks that change what the condition of a branch out of the loop depends on."""
        for source in slice.sources:
            if source.opcode in _WRITES and not self._watches(source):
                yield source.block
            elif source.opcode == Opcode.LOAD:
                yield from self._stores_to(_address(source))

    def _stores_to(self, address: Value) -> Iterator[BasicBlock]:
        """The blocks that store to the address that the loop reads again: a thread that finds its
        own value there continues without others.
        """
        for write in self._writes:
            if write.opcode == Opcode.STORE and _same(_address(write), address):
                yield write.block

    def _is_own(self, slice: _Slice) -> bool:
        """True if a branch may take another edge without another thread's write."""
        return slice.counts or any(not self._watches(source) for source in slice.sources)

    def _watches(self, source: Instruction) -> bool:
        """True if an instruction gives another value only after another thread's write."""
        if source.opcode not in _READS or not _is_shared(source):
            return False
        if not self._is_fixed(_address(source), loads=True):
            return False
        if source.opcode == Opcode.LOAD:
            return _is_fresh(source) or not self._writes
        if source.opcode == Opcode.CMPXCHG:
            return self._is_fixed(source.operand(1))
        operation, operand = source.atomic_operation, source.operand(1)
        if isinstance(operand, ConstantInt) and not operand.value and operation in _NEUTRAL_ZERO:
            return True
        if operation in _SUMS:
            return any(w != source and _address(w) == _address(source) for w in self._writes)
        return operation in _IDEMPOTENT and self._is_fixed(operand)

    def _is_fixed(self, value: Value, loads: bool = False) -> bool:
        """True if a value is the same in each iteration. loads: a plain load counts as fixed if its address is."""
        seen: set[Value] = set()
        work = [value]
        while work:
            value = work.pop()
            if value in seen or not isinstance(value, Instruction) or value.block not in self.body:
                continue
            seen.add(value)
            opcode = value.opcode
            if opcode == Opcode.PHI:
                sources = self._passed_on(value) - {value}
                if len(sources) > 1:
                    return False
                work += sources
            elif opcode == Opcode.LOAD:
                if not (loads or self._is_of_stack(value)) or _is_fresh(value):
                    return False
                work.append(value.operand(0))
            elif opcode == Opcode.CALL:
                if not self._is_computed(value):
                    return False
                work += value.arguments
            elif opcode in (Opcode.CMPXCHG, Opcode.ATOMIC_RMW):
                return False
            else:
                work += self._loop.operands(value)
        # A value that is computed from itself differs in each iteration.
        return not self._comes_back(seen)

    def _comes_back(self, values: set[Value]) -> bool:
        return any(
            isinstance(v, Instruction)
            and v.opcode == Opcode.PHI
            and v.block == self.header
            and any(isinstance(s, Instruction) and s in values for s in self._passed_on(v) - {v})
            for v in values
        )

    def _is_computed(self, call: Instruction) -> bool:
        """True if a call's result is computed from its arguments alone, those of this lane or of others."""
        return _is_constant_call(call) or call.callee in self._loop.exchanges

    def _is_of_stack(self, load: Instruction) -> bool:
        """True if a load reads a variable of the stack that the iteration doesn't write. A debugger needs it in memory,
        or its address was taken.
        """
        if load.opcode != Opcode.LOAD or _is_fresh(load):
            return False
        variable = _base(load.operand(0))
        return _is_variable(variable) and variable not in self._variables

    def _incoming(self, phi: Instruction) -> set[Value]:
        """The values that a phi may get during an iteration."""
        header = phi.block == self.header
        blocks = {self.latch} if header else self.body
        return {value for value, block in self._loop.incoming(phi) if block in blocks}

    def _passed_on(self, phi: Instruction) -> set[Value]:
        """As `_incoming`, but looks through phis that only pass values on, if possible."""
        return self._incoming(phi)

    def _slice(self, condition: Value) -> _Slice:
        """The values of the iteration that a condition depends on."""
        needs: dict[Value, list[Value]] = {}
        sources: list[Instruction] = []
        phis: list[Instruction] = []
        work = [condition]
        while work:
            value = work.pop()
            if value in needs or not isinstance(value, Instruction):
                continue
            found = self._dependences(value)
            if found is None:
                continue
            needs[value] = found.needs
            work += found.needs
            if found.is_source:
                sources.append(value)
            if found.is_of_header:
                phis.append(value)
        return _Slice(sources, any(_counts(phi, needs) for phi in phis))

    def _dependences_of(self, value: Instruction) -> _Dependences | None:
        """The values that one in a slice needs; None for a value from outside of the iteration."""
        if value.block not in self.body:
            return None
        opcode = value.opcode
        if self._is_of_stack(value):
            return _Dependences(value.operands)
        if opcode in _READS or (opcode == Opcode.CALL and not self._is_computed(value)):
            return _Dependences([], is_source=True)
        if opcode == Opcode.CALL:
            return _Dependences(value.arguments)
        if opcode != Opcode.PHI:
            return _Dependences(self._loop.operands(value))
        needed = list(self._incoming(value))
        if value.block == self.header:
            return _Dependences(needed, is_of_header=True)
        for incoming, block in self._loop.incoming(value):
            if block in self.body and incoming is not value:
                needed += self._decides(block)
        return _Dependences(needed)

    def _decides(self, block: BasicBlock) -> Iterator[Value]:
        """The condition of the nearest branch by which control reaches `block`."""
        seen: set[BasicBlock] = set()
        while block in self.body and block not in seen:
            seen.add(block)
            if self._branches(block):
                yield block.terminator.operand(0)
                return
            if block == self.header:
                return
            before = [b for b in self.body if block in self._loop.successors(b)]
            if len(before) != 1:
                return
            block = before[0]


class _Path(_Iteration):
    """One path through a loop, as if there were no other: each value is that of this path."""

    def __init__(self, loop: _Loop, path: list[BasicBlock]) -> None:
        super().__init__(loop, path[-1], set(path))
        self._path = path
        self._before = {block: before for before, block in pairwise([path[-1], *path])}

    def _leaves(self, block: BasicBlock) -> bool:
        return not self._loop.body.issuperset(self._loop.successors(block))

    def _decides(self, block: BasicBlock) -> Iterator[Value]:
        """The condition of the nearest branch that could have bypassed `block`. A branch of an
        inner loop or case before it doesn't count.
        """
        for before in reversed(self._path[: self._path.index(block) + 1]):
            if self._loop.has_bypass(before, block):
                yield before.terminator.operand(0)
                return

    def _incoming(self, phi: Instruction) -> set[Value]:
        before = self._before[phi.block]
        return {value for value, block in self._loop.incoming(phi) if block == before}

    def _passed_on(self, phi: Instruction) -> set[Value]:
        (found,) = self._incoming(phi)
        while isinstance(found, Instruction) and found.opcode == Opcode.PHI:
            if found.block not in self.body - {self.header}:
                break
            (found,) = self._incoming(found)
        return {found}


def _is_constant_call(call: Instruction) -> bool:
    callee = call.callee
    if callee is None:
        return False
    return callee.is_intrinsic or callee.name in call.owner.target.builtins.of_thread


def _same(one: Value, two: Value) -> bool:
    """True if two values are computed alike, without memory."""
    work = [(one, two)]
    while work:
        one, two = work.pop()
        if one == two:
            continue
        if not (isinstance(one, Instruction) and isinstance(two, Instruction)):
            return False
        if one.opcode != two.opcode or one.type != two.type:
            return False
        if one.opcode in (*_READS, Opcode.PHI, Opcode.ALLOCA, Opcode.ICMP, Opcode.FCMP):
            return False
        if one.opcode == Opcode.GEP and one.source_type != two.source_type:
            return False
        if one.opcode == Opcode.CALL and not _is_constant_call(one):
            return False
        if len(one.operands) != len(two.operands):
            return False
        work += zip(one.operands, two.operands, strict=True)
    return True


def _counts(phi: Instruction, needs: dict[Value, list[Value]]) -> bool:
    """True if a value is computed from itself in each iteration, other than by forwarding."""
    work: list[tuple[Value, bool]] = [(need, False) for need in needs[phi]]
    seen: set[tuple[Value, bool]] = set()
    while work:
        value, moved = work.pop()
        if value == phi:
            if moved:
                return True
            continue
        if (value, moved) in seen or value not in needs or not isinstance(value, Instruction):
            continue
        seen.add((value, moved))
        moved = moved or value.opcode not in _STEADY
        work += [(need, moved) for need in needs[value]]
    return False
