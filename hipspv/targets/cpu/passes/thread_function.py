"""Kernels as functions that run one thread from a stop to the next one."""

from __future__ import annotations

from typing import NamedTuple

from hipspv.llvm import (
    Attributes,
    BasicBlock,
    Builder,
    Function,
    Instruction,
    Linkage,
    Module,
    Opcode,
    Predicate,
    Type,
    Value,
)
from hipspv.llvm.attributes import FUNCTION
from hipspv.passes.analysis.cheap_values import cheap_values
from hipspv.passes.analysis.live_values import live_in
from hipspv.passes.analysis.thread_ids import calls_by_name, dimension_of
from hipspv.passes.analysis.uniformity import Uniformity
from hipspv.passes.grid.memory import copy_parameters
from hipspv.passes.rewrite.demote import demote
from hipspv.passes.rewrite.signatures import add_parameters
from hipspv.passes.rewrite.stack import gather_allocas
from hipspv.targets.cpu.passes import uniform_loops
from hipspv.targets.cpu.passes.frame import Frame, element
from hipspv.targets.cpu.passes.stops import START, Stop, Stops

ENDED = 0  # the state of a thread that has ended
_AXES = "xyz"
# The parameters after the kernel's own, with their bits; 0 for a pointer. state: after which stop the thread continues.
# next: where it stores the state at its next stop. threads: the rounded number of threads (Frame). lanes: of the warp.
_PARAMETERS = {
    **{"state": 32, "next": 0, "frame": 0, "shared": 0, "threads": 64, "thread": 32, "lane": 32, "lanes": 32},
    **{f"{name}.{axis}": 32 for name in ("local", "group", "groups", "size") for axis in _AXES},
}


class Uniform(NamedTuple):
    """A value that is the same for all threads of a block, and lives across stops: passed to the thread's function
    and stored by it at an address that it gets."""

    type: Type


class ThreadFunction:
    """The function of a kernel's thread.

    kernel: it is changed to the function. stops: in the order of states. divergent: threads of a block may be at
    different stops. uniforms: types of the values that all threads share. frame: what each thread keeps.
    """

    def __init__(self, module: Module, kernel: Function, build: Builder, warp_size: int, spins: bool) -> None:
        self._module, self._build, self._warp_size = module, build, warp_size
        self._kernel = kernel
        self.frame = Frame(module)
        self.exchanged: dict[Instruction, tuple[int, int]] = {}
        copy_parameters(kernel, build)
        module.run_passes("sroa,unreachableblockelim,loop-simplify", kernel)
        gather_allocas(build, list(kernel.entry.instructions((Opcode.ALLOCA,))))
        calls = [call for call in kernel.instructions((Opcode.CALL,)) if is_wait(call)]
        waits = {call.block for call in calls}
        uniformity, loops = uniform_loops.find(kernel, waits)
        self.divergent = spins or not uniform_loops.are_uniform(uniformity, waits)
        loops = [] if self.divergent else loops
        together = uniform_loops.are_uniform(Uniformity(kernel), waits | {loop.header for loop in loops})
        # Some threads may end while others go on to a stop: each has a flag.
        self.exits = not self.divergent and not together
        self.ended = self.frame.take(module.context.integer(8)) if self.exits else None
        # The calls are erased, and LLVM may use their addresses again.
        uniform = {*kernel.instructions()} - uniformity.divergent_values() - {*calls}
        stops = Stops(module, kernel, build, spins, loops)
        self.stops = stops.place()
        self._uniform = set() if self.divergent else uniform
        self.uniforms: list[Type] = []
        self._form()

    @property
    def function(self) -> Function:
        return self._kernel

    def _form(self) -> None:
        module = self._module
        waits = [stop.wait for stop in self.stops if stop.wait]
        after = [wait.block.terminator.successors[0] for wait in waits]
        self._recompute(waits[0], after)
        live = live_in(self._kernel)
        values = [v for v in self._kernel.instructions() if any(v in live[b] for b in after)]
        several = len(self.stops) > 1
        homes = {value: demote(self._build, value) for value in values}
        own = {*homes.values()}
        shared = [v for v in values if v in self._uniform]
        index_of = {value: index for index, value in enumerate(shared)}
        self.uniforms = [value.type for value in shared]
        pieces = {v: self.frame.take(_memory_type(v.type)) for v in values if v not in index_of}
        variables = [a for a in self._kernel.entry.instructions((Opcode.ALLOCA,)) if a not in own] if several else []
        kept = {a: self.frame.take(a.allocated_type, a.alignment) for a in variables}
        self.exchanged = kept
        kept_at = [[v for v in values if v in live[block]] for block in after]
        self._add_parameters()
        self._place_variables(kept)
        self._enter(waits[0], after, kept_at, homes, index_of, pieces)
        for end in list(self._kernel.instructions((Opcode.RET,))):
            build = self._build.before(end)
            if self.ended:
                build.store(module.context.integer(8).constant(1), self._address(build, self.ended))
            else:
                self._keep_uniforms(build, {})
                build.store(self._state(ENDED), self.parameter("next"))
        for stop, wait, values_ in zip(self.stops[1:], waits[1:], kept_at[1:], strict=True):
            self._leave(stop, wait, values_, homes, index_of, pieces)
        self._replace_ids()

    def _state(self, state: int) -> Value:
        return self._module.context.integer(32).constant(state)

    @property
    def results(self) -> list[Value]:
        """The parameters at whose addresses the function stores what all threads share."""
        return [value for name, value in self._extra.items() if name.endswith("next")]

    def parameter(self, name: str) -> Value:
        return self._extra[name]

    def _add_parameters(self) -> None:
        context = self._module.context
        pointer = context.pointer(0)
        types = [context.integer(bits) if bits else pointer for bits in _PARAMETERS.values()]
        values = [f"uniform{i}" for i in range(len(self.uniforms))]
        addresses = [f"{name}.next" for name in values]
        types += [*self.uniforms, *([pointer] * len(addresses))]
        names = [*_PARAMETERS, *values, *addresses]
        (new,) = add_parameters(self._module, [self._kernel], types, names)
        self._kernel = new
        self.own_count = new.parameter_count - len(names)
        self._extra: dict[str, Value] = dict(zip(names, new.parameters[self.own_count :], strict=True))
        self.names = names
        new.linkage, new.calling_convention = Linkage.INTERNAL, self._module.target.function_cc
        attributes = Attributes(new)
        for index, _ in enumerate(new.parameters, 1):
            attributes.remove(index, "byval")
        for name in ("noinline", "optnone", "memory", "uwtable"):
            attributes.remove(FUNCTION, name)

    def _address(self, build: Builder, piece: tuple[int, int]) -> Value:
        i64 = self._module.context.integer(64)
        thread = build.resize(self.parameter("thread"), i64)
        return element(build, self.parameter("frame"), self.parameter("threads"), piece, thread)

    def _place_variables(self, kept: dict[Instruction, tuple[int, int]]) -> None:
        """Moves stack variables to the frame."""
        start = next(i for i in self._kernel.entry.instructions() if i.opcode != Opcode.ALLOCA)
        for variable, piece in kept.items():
            variable.replace_all_uses_with(self._address(self._build.before(start), piece))
        self._drop_lifetimes()
        for variable in kept:
            variable.erase()

    def _drop_lifetimes(self) -> None:
        """LLVM allows lifetimes of stack variables alone."""
        for call in list(self._kernel.instructions((Opcode.CALL,))):
            callee = call.callee
            if callee and callee.name.startswith("llvm.lifetime."):
                address = call.operand(0)
                if not isinstance(address, Instruction) or address.opcode != Opcode.ALLOCA:
                    call.erase()

    def _enter(
        self,
        start: Instruction,
        after: list[BasicBlock],
        kept_at: list[list[Instruction]],
        homes: dict[Instruction, Instruction],
        index_of: dict[Instruction, int],
        pieces: dict[Instruction, tuple[int, int]],
    ) -> None:
        terminator = start.block.terminator
        build = self._build
        nowhere = self._kernel.append_block("nowhere")
        cases: list[tuple[Value, BasicBlock]] = []
        for stop, block, values in zip(self.stops, after, kept_at, strict=True):
            if stop.kind == START:
                cases.append((self._state(stop.state), block))
                continue
            again = self._kernel.append_block("again")
            cases.append((self._state(stop.state), again))
            build.at_end(again)
            for value in values:
                build.store(self._restored(build, value, index_of, pieces), homes[value])
            build.branch(block)
        build.before(terminator).switch(self.parameter("state"), nowhere, cases)
        build.at_end(nowhere).unreachable()
        terminator.erase()
        start.erase()

    def _restored(
        self,
        build: Builder,
        value: Instruction,
        index_of: dict[Instruction, int],
        pieces: dict[Instruction, tuple[int, int]],
    ) -> Value:
        if value in index_of:
            return self.parameter(f"uniform{index_of[value]}")
        type = _memory_type(value.type)
        loaded = build.load(type, self._address(build, pieces[value]))
        return loaded if type == value.type else build.resize(loaded, value.type)

    def _leave(
        self,
        stop: Stop,
        wait: Instruction,
        values: list[Instruction],
        homes: dict[Instruction, Instruction],
        index_of: dict[Instruction, int],
        pieces: dict[Instruction, tuple[int, int]],
    ) -> None:
        terminator = wait.block.terminator
        build = self._build.before(terminator)
        kept: dict[int, Value] = {}
        for value in values:
            loaded: Value = build.load(value.type, homes[value])
            if value in index_of:
                kept[index_of[value]] = loaded
                continue
            type = _memory_type(value.type)
            build.store(
                loaded if type == value.type else build.resize(loaded, type), self._address(build, pieces[value])
            )
        self._keep_uniforms(build, kept)
        build.store(self._state(stop.state), self.parameter("next"))
        build.ret()
        terminator.erase()
        wait.erase()

    def _keep_uniforms(self, build: Builder, kept: dict[int, Value]) -> None:
        """Stores all of them, also those that stay: otherwise they would depend on the thread before."""
        for index in range(len(self.uniforms)):
            value = kept.get(index, self.parameter(f"uniform{index}"))
            build.store(value, self.parameter(f"uniform{index}.next"))

    def _recompute(self, start: Instruction, after: list[BasicBlock]) -> None:
        """Moves cheap values that are needed after a stop to where the function begins."""
        live = live_in(self._kernel)
        cheap = cheap_values(self._kernel)
        work: list[Value] = [v for block in after for v in live[block] if v in cheap]
        chosen: set[Value] = set()
        while work:
            value = work.pop()
            if value not in chosen and isinstance(value, Instruction):
                chosen.add(value)
                work += [operand for operand in value.operands if operand in cheap]
        self._build.before(start)
        for value in cheap:
            if value in chosen:
                self._build.move(value)

    def _replace_ids(self) -> None:
        """Replaces the functions that return ids by the parameters."""
        builtins = self._module.target.builtins
        found = calls_by_name(self._module, builtins.of_thread)
        for call, name in list(found.items()):
            assert isinstance(call, Instruction)
            if call.function == self._kernel:
                value = self._id(self._build.before(call), call, name)
                call.replace_all_uses_with(self._build.resize(value, call.type))
                call.erase()

    def _id(self, build: Builder, call: Instruction, name: str) -> Value:
        builtins = self._module.target.builtins
        plain = {
            builtins.sub_group_local_id: lambda: self.parameter("lane"),
            builtins.sub_group_size: lambda: self.parameter("lanes"),
            builtins.sub_group_id: lambda: build.udiv(self.parameter("thread"), self._warp_size),
            builtins.local_linear_id: lambda: self.parameter("thread"),
            builtins.work_dim: lambda: self._state(3),
            builtins.global_linear_id: lambda: self._global_rank(build),
        }
        if name in plain:
            return plain[name]()
        of_axis = {
            builtins.local_id: self._axis("local"),
            builtins.group_id: self._axis("group"),
            builtins.num_groups: self._axis("groups"),
            builtins.local_size: self._axis("size"),
            builtins.enqueued_local_size: self._axis("size"),
            builtins.global_id: lambda build, axis: self._global(build, axis),
            builtins.global_size: lambda build, axis: self._global_size(build, axis),
            builtins.global_offset: lambda build, axis: self._state(0),
        }
        get = of_axis[name]
        axis = dimension_of(call)
        if axis is not None and axis < len(_AXES):
            return get(build, axis)
        # OpenCL's sizes are 1 in other dimensions.
        sizes = (builtins.num_groups, builtins.local_size, builtins.enqueued_local_size, builtins.global_size)
        value: Value = call.type.constant(int(name in sizes))
        for index in range(len(_AXES)):
            is_axis = build.compare(Predicate.EQ, call.operand(0), index)
            value = build.select(is_axis, build.resize(get(build, index), call.type), value)
        return value

    def _axis(self, name: str):
        return lambda build, axis: self.parameter(f"{name}.{_AXES[axis]}")

    def _wide(self, build: Builder, name: str, axis: int) -> Value:
        return build.resize(self.parameter(f"{name}.{_AXES[axis]}"), self._module.context.integer(64))

    def _global(self, build: Builder, axis: int) -> Value:
        first = build.mul(self._wide(build, "group", axis), self._wide(build, "size", axis))
        return build.add(first, self._wide(build, "local", axis))

    def _global_size(self, build: Builder, axis: int) -> Value:
        return build.mul(self._wide(build, "groups", axis), self._wide(build, "size", axis))

    def _global_rank(self, build: Builder) -> Value:
        rows = build.mul(self._global(build, 2), self._global_size(build, 1))
        row = build.add(rows, self._global(build, 1))
        return build.add(build.mul(row, self._global_size(build, 0)), self._global(build, 0))


def is_wait(call: Instruction) -> bool:
    """True for a call at which a thread waits for others."""
    callee, builtins = call.callee, call.owner.target.builtins
    if callee is None:
        return False
    name = callee.name
    return name in builtins.barriers or (builtins.is_sub_group(name) and name not in builtins.of_thread)


def _memory_type(type: Type) -> Type:
    """The type in memory of a value: truth values are bytes there."""
    scalar = type.scalar
    if not scalar.is_integer or scalar.width != 1:
        return type
    return type.with_scalar(type.context.integer(8))
