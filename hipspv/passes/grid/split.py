"""Barriers of the whole grid."""

from __future__ import annotations

from hipspv.llvm import BasicBlock, Builder, Function, Instruction, Module, Opcode, Predicate, Type, Value
from hipspv.passes.analysis.lanes import lane_dependent
from hipspv.passes.analysis.live_values import live_in, reachable
from hipspv.passes.analysis.uniformity import Uniformity
from hipspv.passes.diagnostics import PassError, at
from hipspv.passes.grid.frame import START, STOP, Frame, is_cooperative
from hipspv.passes.grid.inline_calls import BARRIER, IS_COOPERATIVE, calls_to
from hipspv.passes.grid.memory import move_memory
from hipspv.passes.grid.resume_points import FIRST, Notes
from hipspv.passes.interface import Pass
from hipspv.passes.metadata.records import add_record, describe_parameter
from hipspv.passes.rewrite.demote import demote
from hipspv.passes.rewrite.helpers import splitting
from hipspv.passes.rewrite.recompute import recompute
from hipspv.passes.rewrite.signatures import add_parameters

# A value that lives across a barrier: its stack variable, its type, its slot in the notes.
_Kept = tuple[Instruction, Type, "int | Value"]
_PARAMETERS = ("grid_control", "grid_memory", "grid_phase")


class SplitAtGridBarriers(Pass):
    """Splits kernels at barriers of the whole grid, because a device may run one work-group after
    the other, so that none can wait for all others.

    The runtime launches such a kernel once for each phase between its barriers. At a barrier a
    thread notes its position, saves the values that it needs afterwards in global memory, and
    returns. At the next launch the kernel continues there.

    Stack variables whose address matters, and shared memory, are in global memory all the time,
    since pointers to them may be anywhere. If all threads of a block reach a barrier together, the
    block has one note, so that all its threads continue on the same path.
    """

    def run(self, module: Module) -> bool:
        split = {call.function.name for call in calls_to(module, BARRIER)}
        asking = {call.function.name for call in calls_to(module, IS_COOPERATIVE)}
        if not split | asking:
            return False
        old = [kernel for kernel in module.kernels() if kernel.name in split | asking]
        names = [kernel.name for kernel in old]
        i32 = module.context.integer(32)
        pointer = module.context.pointer(module.target.spaces.global_)
        add_parameters(module, old, [pointer, pointer, i32], _PARAMETERS)
        kernels = [kernel for name in names if (kernel := module.function(name))]
        frames = {kernel: Frame(module, kernel) for kernel in kernels}
        with Builder(module) as build:
            _answer(module, build)
            phases = _split(module, build, [frames[k] for k in kernels if k.name in split])
        for kernel in kernels:
            _note(module, frames[kernel], phases.get(kernel, 1))
        for name in (BARRIER, IS_COOPERATIVE, START, STOP):
            if function := module.function(name):
                function.erase()
        module.run_passes("always-inline,globaldce")
        for kernel in phases:
            module.run_passes("sroa,early-cse,instcombine<no-verify-fixpoint>,simplifycfg", kernel)
        # As in barriers/state_machine.py: edges back into the middle of a loop.
        for kernel in {*phases}.intersection(lane_dependent(module)):
            module.run_passes("lower-switch,fix-irreducible", kernel)
        return True


def _answer(module: Module, build: Builder) -> None:
    for call in calls_to(module, IS_COOPERATIVE):
        control = call.function.parameters[-3]
        call.replace_all_uses_with(is_cooperative(build.before(call), control))
        call.erase()


def _split(module: Module, build: Builder, frames: list[Frame]) -> dict[Function, int]:
    """Splits the frames' kernels. Returns the maximum count of phases of each; 0: unknown."""
    for frame in frames:
        move_memory(frame, build)
    wait = splitting(module, "hipspv.grid.wait", STOP)
    splits = [_Split(frame, build) for frame in frames]
    for step in splits:
        step.mark(wait)
    module.run_passes("always-inline")
    return {step.frame.kernel: step.run() for step in splits}


def _note(module: Module, frame: Frame, phases: int) -> None:
    kernel = frame.kernel
    for i in range(-3, 0):
        describe_parameter(kernel, len(kernel.parameters) + i, "grid")
    sizes = (frame.thread.size, frame.shared.size, frame.block.size)
    add_record(module, "grid", kernel.name, *sizes, phases)


class _Split:
    """Cuts one kernel at its barriers."""

    def __init__(self, frame: Frame, build: Builder) -> None:
        self.frame, self.build = frame, build
        self.kernel, self.module = frame.kernel, frame.module
        self._i32 = self.module.context.integer(32)

    def mark(self, wait: Function) -> None:
        """Ends a block at each barrier, and where the entry block's own work begins. Before that,
        determines which values are the same for all threads of a block.
        """
        self.module.run_passes("unreachableblockelim", self.kernel)
        flow = Uniformity(self.kernel)
        barriers = [c for c in calls_to(self.module, BARRIER) if c.function == self.kernel]
        critical = flow.deciding({call.block for call in barriers})
        self._divergent = flow.divergent_values()
        self._uniform = all(map(flow.is_uniform, critical))
        begins = [c for c in calls_to(self.module, START) if c.function == self.kernel]
        for call in (*begins, *barriers):
            self.build.before(call).call(wait, [])
            call.erase()

    def run(self) -> int:
        """Returns the maximum count of phases; 0 if it isn't known."""
        calls = self.kernel.instructions((Opcode.CALL,))
        start, *waits = [call for call in calls if call.called_value.name == STOP]
        ends = list(self.kernel.instructions((Opcode.RET,)))
        after = [wait.block.terminator.successors[0] for wait in waits]
        loops = any(w.block in reachable(b) for w, b in zip(waits, after, strict=True))
        recompute(self.build, self.kernel, start, after)
        live = live_in(self.kernel)
        values = [v for v in self.kernel.instructions() if any(v in live[b] for b in after)]
        homes = {value: self._demote(value) for value in values}
        self.frame.begin(self.build.before(start))
        notes = Notes(self.frame, self._uniform, self._divergent, self.build.before(start))
        slots = {value: notes.slot(value, self.build) for value in values}
        notes.begin(self.build)
        resume, gone = (self.kernel.append_block(name) for name in ("resume", "gone"))
        self._enter(start, resume)
        cases: list[tuple[Value, BasicBlock]] = []
        for index, (wait, block) in enumerate(zip(waits, after, strict=True), FIRST):
            kept = [(homes[v], v.type, slots[v]) for v in values if v in live[block]]
            self._leave(wait, index, notes, kept)
            again = self.kernel.append_block("again")
            cases.append((self._i32.constant(index), again))
            self.build.at_end(again)
            for home, type, slot in kept:
                self.build.store(notes.restore(self.build, type, slot), home)
            self.build.branch(block)
        for end in ends:
            notes.end(self.build.before(end))
        index = notes.index(self.build.at_end(resume))
        self.build.switch(index, gone, cases)
        notes.end(self.build.at_end(gone))
        self.build.ret()
        return 0 if loops else len(waits) + 1

    def _leave(self, wait: Instruction, index: int, notes: Notes, kept: list[_Kept]) -> None:
        terminator = wait.block.terminator
        build = self.build.before(terminator)
        for home, type, slot in kept:
            notes.save(build, build.load(type, home), slot)
        notes.leave(build, index)
        build.ret()
        terminator.erase()
        wait.erase()

    def _enter(self, start: Instruction, resume: BasicBlock) -> None:
        terminator = start.block.terminator
        build = self.build.before(terminator)
        phase = self.frame.phase
        begins = build.compare(Predicate.EQ, phase, phase.type.constant(0))
        build.branch_if(begins, terminator.successors[0], resume)
        terminator.erase()
        start.erase()

    def _demote(self, value: Instruction) -> Instruction:
        """Keeps a value on the stack; returns its variable."""
        spaces = self.module.target.spaces
        # Private and shared memory is not the same in each phase.
        apart = spaces.private != spaces.generic and value.type.is_pointer
        if apart and value.type.address_space in (spaces.private, spaces.shared):
            message = "the address of a stack or shared variable lives across a barrier of the grid"
            raise PassError([at(value, message, "compute it again after the barrier")])
        return demote(self.build, value)
