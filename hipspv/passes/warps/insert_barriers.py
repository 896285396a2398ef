"""Lanes of a warp that rely on lockstep."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import NamedTuple

from hipspv.llvm import Builder, Function, Instruction, Module, Opcode, Value
from hipspv.passes.analysis.affine.addresses import Addresses
from hipspv.passes.analysis.affine.inequalities import Contradictions
from hipspv.passes.analysis.affine.steps import MOST_STEPS, Steps
from hipspv.passes.analysis.call_graph import callees_closure, callers_closure
from hipspv.passes.analysis.lanes import WARP_SIZE, lane_dependent
from hipspv.passes.analysis.thread_ids import dimension_of
from hipspv.passes.analysis.waiting_loops import spinning
from hipspv.passes.diagnostics import Diagnostic, PassError, Warnings, at, at_function
from hipspv.passes.interface import Pass
from hipspv.passes.record import made
from hipspv.passes.rewrite.helpers import call_builtin
from hipspv.passes.rewrite.inlining import always_inline, small
from hipspv.passes.warps.accesses import accessing, barriers, candidates, waits
from hipspv.passes.warps.conflicts import Conflict
from hipspv.passes.warps.copies import split_copies
from hipspv.passes.warps.escapes import escapes
from hipspv.passes.warps.ordered_libraries import leave_out, searched
from hipspv.passes.warps.placement import Placement

WARNING, WAITING = "warp-synchronous", "waiting-warps"
# Instructions of a function that is inlined if it uses shared memory, and otherwise, with those of
# functions that are inlined into it.
_MAX_SHARED, _MAX_OTHER = 3000, 100
_MEMORY = (Opcode.LOAD, Opcode.STORE, Opcode.ATOMIC_RMW, Opcode.CMPXCHG, Opcode.CALL)


class Plan(NamedTuple):
    """The barriers of one function.

    opcodes: those of all instructions. points: indices of the instructions that a barrier precedes. whole: the barriers
    are of the block. common: for targets whose barriers name their lanes, see `Placement.lane_barriers`.
    """

    opcodes: bytes
    points: list[int]
    whole: bool
    common: dict[int, bool]


class InsertWarpBarriers(Pass):
    """Adds barriers between accesses of a warp's lanes that rely on lockstep.

    AMD's warps run in lockstep, and HIP code relies on it: a lane reads what another lane of its warp has written to
    shared memory, without a barrier. An OpenCL device runs work-items one after the other, or in vectors of its own
    choice. An optimiser moves accesses that no other thread may observe.

    If two lanes may access the same memory, and one access writes, the pass adds a barrier of the warp between the
    accesses, unless there is one. It leaves accesses to memory that only one lane accesses, as far as polynomials of
    the thread's ids and the conditions around an access prove. If all threads of a block reach the point, the barrier
    is one of the block, which costs less than a kernel that depends on lanes.

    CUDA code may not rely on lockstep since Volta, but much of it does, and runs on NVIDIA's GPUs. By default the pass
    orders its kernels only if the warning names an exchange in them, and doesn't search those of CUB and Thrust
    (`ordered_libraries`).

    The pass doesn't change kernels in which a thread waits for another one's write, and warns: a lane in a critical
    section would wait for lanes that wait for it. Kernels in which the lanes of a warp wait together are as others.
    """

    orders: bool | None = True  # False: it only warns. None: kernels that the warning names
    warp_size: int = WARP_SIZE  # lanes
    warnings: Warnings = made(factory=Warnings)
    most_steps: int = MOST_STEPS  # of the search in one kernel, see `Steps`

    def run(self, module: Module) -> bool:
        warns = self.warnings.wanted(WARNING)
        # Most kernels exchange nothing, which takes a small fraction of the search's time to tell.
        if (self.orders is False and not warns) or not module.may_read_what_it_writes():
            return False
        if not (self.orders or searched(module)):
            return False
        errors: list[Diagnostic] = []
        plans: dict[str, Plan] = {}
        # The search for exchanges needs other code than the user's -O gives: the module stays as it
        # is if there are none.
        with module.clone() as trial:
            if not self.orders:
                leave_out(trial)
            trial.run_passes("always-inline,function(sroa)")
            if _inline(trial, list(trial.kernels())):
                trial.run_passes("function(sroa)")
            split_copies(trial, self.warp_size)
            # In lockstep a lane that spins would keep another one from the write that it waits for.
            waiting = callees_closure(trial, spinning(trial, self.warp_size))
            lanes = lane_dependent(trial)
            columns = _reading_x(trial)
            for placement, points, conflicts in self._placements(trial):
                function = placement.function
                if function in waiting:
                    errors += self._warn(WAITING, placement.shifts(conflicts)) if self.orders else []
                    continue
                if not self.orders:
                    conflicts = placement.foreign(conflicts, one_row=function not in columns)
                if points and (self.orders or (self.orders is None and any(each.before for each in conflicts))):
                    plans[function.name] = _plan(placement, points, lanes)
                if warns:
                    errors += self._warn(WARNING, placement.exchanges(conflicts))
                    errors += [] if placement.is_complete else self._warn_of_size(function)
        if errors:
            raise PassError(errors)
        if plans:
            self._insert(module, plans)
        return bool(plans)

    def _insert(self, module: Module, plans: dict[str, Plan]) -> None:
        functions = [f for name in sorted(plans) if (f := module.function(name))]
        module.run_passes("always-inline")
        for function in callees_closure(module, functions):
            module.run_passes("sroa", function)
        inlined = _inline(module, functions)
        functions = [f for name in sorted(plans) if (f := module.function(name))]
        for function in functions if inlined else ():
            module.run_passes("sroa", function)
        split_copies(module, self.warp_size)
        bodies = [(function, function.body()) for function in functions]
        # The same passes gave these functions the same code as in the trial.
        other = [f.name for f, body in bodies if body.opcodes != plans[f.name].opcodes]
        if other:
            lanes = lane_dependent(module)
            for placement, points, _ in self._placements(module, other):
                plans[placement.function.name] = _plan(placement, points, lanes)
        for function, instructions in bodies:
            plan = plans[function.name]
            with Builder(module) as build:
                if module.target.builtins.lanes_barrier:
                    common = {instructions[i]: every for i, every in plan.common.items()}
                    _order_lanes(build, function, common)
                    continue
                put = _order_block if plan.whole else _order_warp
                put(build, [instructions[index] for index in plan.points])

    def _placements(
        self, module: Module, names: Collection[str] | None = None
    ) -> Iterator[tuple[Placement, list[Instruction], list[Conflict]]]:
        """The functions that may need barriers, with the points for these and their conflicts.

        names: those of the functions that are searched; None for all.
        """
        dimensions = _dimensions(module)
        kept = escapes(module)
        calls = waits(module)
        contradictions = Contradictions()
        for function, accesses in accessing(module).items():
            if _is_own(function) or (names is not None and function.name not in names):
                continue
            reached: Iterable[Function] = kept
            if kept and function.is_kernel:
                reached = callees_closure(module, [function])
            escaped = frozenset(v for f in reached if f in kept for v in kept[f])
            asked = dimensions.get(function, 1)
            addresses = Addresses(function, self.warp_size, asked, escaped)
            uses = candidates(accesses, addresses)
            if not uses:
                continue
            waiting, steps = calls.get(function, set()), Steps(self.most_steps)
            placement = Placement(addresses, uses, waiting, steps, contradictions)
            yield placement, *placement.barriers()

    def _warn_of_size(self, function: Function) -> list[Diagnostic]:
        message = "the kernel is too large to tell by which accesses lanes of a warp exchange values"
        if self.orders:
            message += "; lanes wait for each other before each access to memory that they share"
        remedy = "compile with -fno-warp-synchronous if it has the barriers that it needs"
        return self.warnings.sort(WARNING, at_function(function, message, remedy))

    def _warn(self, name: str, exchanges: Iterable[tuple[Instruction, Instruction]]) -> list[Diagnostic]:
        errors: list[Diagnostic] = []
        for writer, reader in exchanges:
            location = writer.location
            line = f" in line {location.line}" if location and location.line else ""
            message = f"lanes of a warp read what other lanes wrote{line}, without a barrier between"
            remedy = "call __syncwarp() between the two"
            if name == WAITING:
                message += ", in a kernel whose threads wait for others; they aren't ordered there"
            elif self.orders is None:
                message += "; they are ordered here, as in lockstep"
            elif not self.orders:
                remedy += ", or compile with -fwarp-synchronous"
            errors += self.warnings.sort(name, at(reader, message, remedy))
        return errors


def _plan(placement: Placement, points: list[Instruction], lanes: set[Function]) -> Plan:
    """lanes: the kernels that depend on lanes without these barriers."""
    function = placement.function
    names_lanes = function.owner.target.builtins.lanes_barrier
    common = placement.lane_barriers(points) if names_lanes else {}
    whole = not names_lanes and function.is_kernel and function not in lanes
    body = function.body()
    index = body.indices([*points, *common])
    return Plan(
        body.opcodes,
        [index[point] for point in points],
        whole and placement.convergence.is_common(points),
        {index[point]: every for point, every in common.items()},
    )


def _order_warp(build: Builder, points: list[Instruction]) -> None:
    """Build what __hipspv_warp_barrier of the device library does; the library is linked before this pass."""
    builtins, context = build.module.target.builtins, build.module.context
    integer, void = context.integer(32), context.void()
    memory, acq_rel, sub_group = map(integer.constant, (3, 4, 4))
    lanes = context.vector(integer, 4)
    for point in points:
        build.before(point).builtin(builtins.fence, void, memory, acq_rel, sub_group)
        call_builtin(build, builtins.sub_group_ballot, lanes, integer.constant(1))
        build.builtin(builtins.fence, void, memory, acq_rel, sub_group)


def _order_block(build: Builder, points: list[Instruction]) -> None:
    builtins, context = build.module.target.builtins, build.module.context
    memory, (first, *others) = context.integer(32).constant(3), points
    call = call_builtin(build.before(first), builtins.barrier, context.void(), memory)
    barrier = call.callee
    assert barrier
    for point in others:
        build.before(point).call(barrier, (memory,))


def _order_lanes(build: Builder, function: Function, points: dict[Instruction, bool]) -> None:
    """Order the lanes that entered the function together, at points that all of them reach. At other points order the
    lanes that are there: others may be on another path, or in another iteration of a loop, and never reach it."""
    builtins, context = build.module.target.builtins, build.module.context
    integer = context.integer(32)
    start = next(i for i in function.entry.instructions() if i.opcode != Opcode.ALLOCA)
    everyone: Value | None = None
    if any(points.values()):
        everyone = build.before(start).builtin(builtins.lanes_here, integer)
    for point, common in points.items():
        build.before(point)
        lanes = everyone if common and everyone else build.builtin(builtins.lanes_here, integer)
        call_builtin(build, builtins.lanes_barrier, context.void(), lanes)


def _inline(module: Module, functions: list[Function]) -> bool:
    """Inline the functions that contain accesses. True if there are some. Their variables are not promoted."""
    reached = callees_closure(module, functions)
    # The analysis knows these by their names, also where the device library defines them.
    builtins = {*module.target.builtins.of_thread, *barriers(module)}
    called = [f for name in barriers(module) if (f := module.function(name))]
    waiting = {*callers_closure(called)}
    kept = {*functions, *(f for f in reached if f.name in builtins)}
    space = module.target.spaces.shared
    shared = any(v.type.address_space == space for v in module.variables())

    def limit(function: Function) -> int:
        """The limit of instructions. Small functions compute indices."""
        uses_shared = shared and (function in waiting or _touches(function))
        return _MAX_SHARED if uses_shared else _MAX_OTHER

    others = [f for f in reached if f not in kept and not _is_own(f)]
    chosen = small(module, others, limit)
    for function in chosen:
        always_inline(function)
    if chosen:
        module.run_passes("always-inline,globaldce")  # removes functions without calls
    return bool(chosen)


def _is_own(function: Function) -> bool:
    """True if the function is the device library's."""
    return function.name.startswith("__hipspv_")


def _dimensions(module: Module) -> dict[Function, int]:
    """By function: how many dimensions of threadIdx it uses, up to the last. Functions that use none are left out."""
    thread_id = module.function(module.target.builtins.local_id)
    found: dict[Function, int] = {}
    for call in thread_id.calls() if thread_id else []:
        dimension = dimension_of(call)
        count = 3 if dimension is None else min(dimension, 2) + 1
        found[call.function] = max(count, found.get(call.function, 1))
    return found


def _reading_x(module: Module) -> set[Function]:
    """The functions that read threadIdx.x."""
    thread_id = module.function(module.target.builtins.local_id)
    return {call.function for call in thread_id.calls() if not dimension_of(call)} if thread_id else set()


def _touches(function: Function) -> bool:
    return any(parameter.type.is_pointer for parameter in function.parameters) or any(
        i.opcode != Opcode.CALL for i in function.instructions(_MEMORY)
    )
