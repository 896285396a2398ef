"""Kernels as functions that run one thread from a stop to the next one."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from hipspv.llvm import Attributes, BasicBlock, Builder, Function, Instruction, Linkage, Module, Opcode, Type, Value
from hipspv.llvm.attributes import FIRST_PARAMETER, FUNCTION
from hipspv.passes.analysis.block_order import natural_loops
from hipspv.passes.analysis.call_graph import callees_closure
from hipspv.passes.analysis.cheap_values import cheap_values
from hipspv.passes.analysis.live_values import live_in
from hipspv.passes.analysis.uniformity import Uniformity, WarpUniformity
from hipspv.passes.analysis.waiting_loops import ROTATE
from hipspv.passes.grid.memory import copy_parameters
from hipspv.passes.rewrite.constants import instruction_users
from hipspv.passes.rewrite.recompute import recompute
from hipspv.passes.rewrite.signatures import add_parameters
from hipspv.passes.rewrite.stack import gather_allocas
from hipspv.targets.cpu.blocks.broadcast_reads import is_barrier, separate_broadcast_reads
from hipspv.targets.cpu.blocks.derived_values import DerivedValues
from hipspv.targets.cpu.blocks.frame import Frame, Piece, element
from hipspv.targets.cpu.blocks.ids import IDS, STATE, THREAD, Ids, store_thread
from hipspv.targets.cpu.blocks.kept_values import KeptValues
from hipspv.targets.cpu.blocks.meeting import are_uniform, final_blocks
from hipspv.targets.cpu.blocks.narrow_products import hide_narrow_products
from hipspv.targets.cpu.blocks.stops import Stops
from hipspv.targets.cpu.builtins import KERNEL
from hipspv.targets.cpu.packs.pack_function import is_suited
from hipspv.targets.cpu.passes.host_parameters import ARGUMENTS

_PACK = 16  # threads of a pack in a kernel without operations of warps: all in one warp
_PACK_CODE = 1 << 13  # instructions: a pack has two versions of each, and LLVM takes minutes for more
_PACK_STACK = 1 << 20  # bytes: a pack's function has the stack variables of all its threads
ENDED = 0  # the state of a thread that has ended
# The parameters after the kernel's own, with their bits; 0 for a pointer. state: after which stop the thread continues.
# next: where it stores the state at its next stop. threads: the rounded number of threads (Frame). zero: for
# `hide_narrow_products`. block: for debuggers. STATE: of the block's checks. The ids are those of `Ids`.
_PARAMETERS = {
    "state": 32,
    "next": 0,
    "block": 0,
    "frame": 0,
    "shared": 0,
    "threads": 64,
    "zero": 64,
    STATE: 0,
    **dict.fromkeys(IDS, 32),
}


class Packs(NamedTuple):
    """The kernels that may run packs of threads: those without operations of warps, and those with some."""

    of_rows: bool = False
    of_warps: bool = False


class ThreadFunction:
    """The function of a kernel's thread.

    kernel: it is changed to the function. stops: in the order of states. divergent: threads of a block may be at
    different stops; needs_whole_warps: unless the block has whole warps in its rows. exits: some threads may end before
    others; `states` has their states. uniforms: the types of values that all threads share. frame: what each thread
    keeps; variables: stack variables there. names: of the added parameters. width: threads that may run as a pack; 0 if
    none may. lockstep: packs are warps, whose operations stay in the function.
    """

    def __init__(
        self, module: Module, kernel: Function, build: Builder, warp_size: int, spins: bool, packs: Packs
    ) -> None:
        self._module, self._build, self._warp_size = module, build, warp_size
        self._kernel = kernel
        self.frame = Frame(module)
        copy_parameters(kernel, build)
        module.run_passes(f"sroa,unreachableblockelim,{ROTATE if spins else 'loop-simplify'}", kernel)
        gather_allocas(build, list(kernel.entry.instructions((Opcode.ALLOCA,))))
        if not spins:
            separate_broadcast_reads(kernel, build, warp_size)
        calls = [call for call in kernel.instructions((Opcode.CALL,)) if is_wait(call)]
        of_block = {call.block for call in calls if is_barrier(call)}
        self.width = 0 if spins else self._pack_width(calls, of_block, packs)
        self.lockstep = self.width > 0 and not all(map(is_barrier, calls))
        if self.lockstep:
            calls = [call for call in calls if is_barrier(call)]
        waits = {call.block for call in calls}
        uniformity = Uniformity(kernel, final_blocks(kernel, waits))
        of_warps = WarpUniformity(kernel, warp_size, final_blocks(kernel, waits))
        uniform = are_uniform(uniformity, waits)
        # Warps may be at different stops of theirs, if the block consists of whole ones.
        self.needs_whole_warps = (
            not (spins or uniform) and are_uniform(uniformity, of_block) and are_uniform(of_warps, waits)
        )
        self.divergent = spins or not (uniform or self.needs_whole_warps)
        together = are_uniform(Uniformity(kernel), waits)
        # Some threads may end while others go on to a stop: each has a state.
        self.exits = not self.divergent and not together
        self.states = self.frame.take(module.context.integer(32)) if self.exits else None
        # The calls are erased, and LLVM may use their addresses again.
        shared = {*kernel.instructions()} - uniformity.divergent_values() - {*calls}
        gathering: Collection[Instruction] = ()
        if self.divergent or self.needs_whole_warps:
            gathering = _ends_of_iterations(kernel, waits)
            of_warp = {call.block for call in calls if not is_barrier(call)}
            # Warps that are at one stop together need none where some of their lanes only end.
            left_out = final_blocks(kernel, waits) if self.needs_whole_warps else set[int]()
            gathering |= {} if spins else _sides_and_joins(uniformity, of_warp, left_out)
        stops = Stops(module, kernel, build, spins, gathering, self.lockstep)
        self.stops = stops.place()
        self.uniforms: list[Type] = []
        self.variables: dict[Instruction, Piece] = {}
        self._form(set() if self.divergent else shared)

    @property
    def function(self) -> Function:
        return self._kernel

    def _pack_width(self, calls: list[Instruction], of_block: set[BasicBlock], packs: Packs) -> int:
        """The threads of a pack: those of a warp if the kernel has operations of warps. Threads at different barriers
        of the block, and functions that ask for the thread's ids, need threads one by one."""
        kernel, of_warps = self._kernel, not all(map(is_barrier, calls))
        if not (packs.of_warps if of_warps else packs.of_rows):
            return 0
        together = are_uniform(Uniformity(kernel, final_blocks(kernel, of_block)), of_block)
        if not together or not is_suited(kernel) or self._reaches_thread():
            return 0
        if sum(1 for _ in kernel.instructions()) > _PACK_CODE:
            return 0
        width = self._warp_size if of_warps else min(_PACK, self._warp_size)
        variables = kernel.entry.instructions((Opcode.ALLOCA,))
        stack = sum(self._module.size_of(variable.allocated_type) for variable in variables)
        return width if stack * width <= _PACK_STACK else 0

    def _form(self, uniform: Collection[Value]) -> None:
        waits = [stop.wait for stop in self.stops if stop.wait]
        after = [wait.block.terminator.successors[0] for wait in waits]
        derived = DerivedValues(self._kernel, cheap_values(self._kernel), uniform)
        live = live_in(self._kernel)
        needed = [value for block in after for value in derived.among(live[block])[1]]
        recompute(self._build, self._kernel, waits[0], after, needed)
        blocks = [wait.block for wait in waits]
        kept = KeptValues(self._kernel, self._build, blocks, after, uniform, derived, self.frame)
        self.uniforms = kept.shared_types
        if len(waits) > 1:
            allocas = self._kernel.entry.instructions((Opcode.ALLOCA,))
            self.variables = {a: self.frame.take(a.allocated_type, a.alignment) for a in allocas if a not in kept.homes}
        self._add_parameters()
        self._place_variables()
        shared = [self.parameter(f"uniform{i}") for i in range(len(self.uniforms))]
        for end in list(self._kernel.instructions((Opcode.RET,))):
            self._end(self._build.before(end), shared)
        self._enter(kept, waits[0], after, shared)
        for index, wait in enumerate(waits[1:], 1):
            self._leave(kept, index, wait, shared)
        Ids(self._module, self._warp_size, lambda build, name: self.parameter(name)).replace(self._kernel)
        if self._reaches_thread():
            self._note_thread()
        hide_narrow_products(self._build, self._kernel, self.parameter("zero"))

    def _reaches_thread(self) -> bool:
        """True if the kernel calls functions, directly or not, that ask for the thread's ids."""
        variable = self._module.variable(THREAD)
        if variable is None:
            return False
        reached = callees_closure(self._module, [self._kernel])
        return any(user.function in reached for user in instruction_users(variable))

    def _note_thread(self) -> None:
        """Stores the thread's ids where functions that can't be inlined find them."""
        start = next(i for i in self._kernel.entry.instructions() if i.opcode != Opcode.ALLOCA)
        store_thread(self._build.before(start), self.parameter)

    def _end(self, build: Builder, shared: list[Value]) -> None:
        if self.exits:
            build.store(self._state(ENDED), self.parameter("next"))
        else:
            self._report(build, ENDED, shared)

    def _report(self, build: Builder, state: int, shared: list[Value]) -> None:
        """Stores what all threads share, also values that stay: otherwise they would depend on the thread before."""
        for index, value in enumerate(shared):
            build.store(value, self.parameter(f"uniform{index}.next"))
        build.store(self._state(state), self.parameter("next"))

    def _state(self, state: int) -> Value:
        return self._module.context.integer(32).constant(state)

    def parameter(self, name: str) -> Value:
        return self._extra[name]

    def _add_parameters(self) -> None:
        context = self._module.context
        pointer = context.pointer(0)
        types = [context.integer(bits) if bits else pointer for bits in _PARAMETERS.values()]
        values = [f"uniform{i}" for i in range(len(self.uniforms))]
        addresses = [f"{name}.next" for name in values]
        types += [*self.uniforms, *([pointer] * len(addresses))]
        self.names = [*_PARAMETERS, *values, *addresses]
        (new,) = add_parameters(self._module, [self._kernel], types, self.names)
        self._kernel = new
        first = new.parameter_count - len(self.names)
        self._extra: dict[str, Value] = dict(zip(self.names, new.parameters[first:], strict=True))
        new.linkage, new.calling_convention = Linkage.INTERNAL, self._module.target.function_cc
        attributes = Attributes(new)
        for index, _ in enumerate(new.parameters, FIRST_PARAMETER):
            attributes.remove(index, "byval")
        for name in ("noinline", "optnone", "memory", "uwtable"):
            attributes.remove(FUNCTION, name)
        for name in (KERNEL, ARGUMENTS):
            attributes.remove_string(FUNCTION, name)

    def _address(self, build: Builder, piece: Piece) -> Value:
        i64 = self._module.context.integer(64)
        thread = build.resize(self.parameter("thread"), i64)
        return element(build, self.parameter("frame"), self.parameter("threads"), piece, thread)

    def _place_variables(self) -> None:
        """Moves stack variables to the frame."""
        start = next(i for i in self._kernel.entry.instructions() if i.opcode != Opcode.ALLOCA)
        for variable, piece in self.variables.items():
            variable.replace_all_uses_with(self._address(self._build.before(start), piece))
        self._drop_lifetimes()
        for variable in self.variables:
            variable.erase()

    def _drop_lifetimes(self) -> None:
        """LLVM allows lifetimes of stack variables alone."""
        for call in list(self._kernel.instructions((Opcode.CALL,))):
            callee = call.callee
            if callee and callee.name.startswith("llvm.lifetime."):
                address = call.operand(0)
                if not isinstance(address, Instruction) or address.opcode != Opcode.ALLOCA:
                    call.erase()

    def _enter(self, kept: KeptValues, start: Instruction, after: list[BasicBlock], shared: list[Value]) -> None:
        """Continues after the stop of the state."""
        terminator, build = start.block.terminator, self._build
        nowhere = self._kernel.append_block("nowhere")
        cases = [(self._state(self.stops[0].state), after[0])]
        for index, (stop, block) in enumerate(zip(self.stops[1:], after[1:], strict=True), 1):
            again = self._kernel.append_block("again")
            cases.append((self._state(stop.state), again))
            kept.restore(build.at_end(again), index, shared, self._address)
            build.branch(block)
        build.before(terminator).switch(self.parameter("state"), nowhere, cases)
        build.at_end(nowhere).unreachable()
        terminator.erase()
        start.erase()

    def _leave(self, kept: KeptValues, index: int, wait: Instruction, shared: list[Value]) -> None:
        """Returns at a stop."""
        terminator = wait.block.terminator
        build = self._build.before(terminator)
        self._report(build, self.stops[index].state, kept.save(build, index, shared, self._address))
        build.ret()
        terminator.erase()
        wait.erase()


def _ends_of_iterations(kernel: Function, waits: set[BasicBlock]) -> dict[Instruction, None]:
    """The ends of the latches of the loops with a stop. Lanes that leave a branch out don't begin the next iteration
    before others: in lockstep they converge after the branch."""
    latches = [latch for _, latch, body in natural_loops(kernel) if not body.isdisjoint(waits)]
    return dict.fromkeys(latch.terminator for latch in latches)


def _sides_and_joins(uniformity: Uniformity, waits: set[BasicBlock], left_out: set[int]) -> dict[Instruction, None]:
    """The beginnings of the sides of branches around operations of the warp, and of the blocks at which the sides join.
    In lockstep one side ends before the other one begins, and lanes that take none wait for the others. waits: the
    blocks with operations of the warp."""
    flow, found = uniformity.flow, dict[Instruction, None]()
    for branch in uniformity.deciding(waits):
        if uniformity.is_uniform(branch):
            continue
        join = uniformity.joins[branch]
        sides = {*flow.successors[branch]} - left_out - {join}
        blocks = {*(sides if len(sides) > 1 else ()), join} - left_out - {-1}
        found |= dict.fromkeys(_after_phis(flow.block(block)) for block in sorted(blocks))
    return found


def _after_phis(block: BasicBlock) -> Instruction:
    return next(each for each in block.instructions() if each.opcode != Opcode.PHI)


def is_wait(call: Instruction) -> bool:
    """True for a call at which a thread waits for others."""
    callee, builtins = call.callee, call.owner.target.builtins
    if callee is None:
        return False
    name = callee.name
    return name in builtins.barriers or (builtins.is_sub_group(name) and name not in builtins.of_thread)
