"""The regions of a block: the code from one stop to the next, for threads and packs."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from hipspv.llvm import BasicBlock, Function, Opcode, Predicate, Value
from hipspv.targets.cpu.blocks.block_debug_info import BlockDebugInfo
from hipspv.targets.cpu.blocks.block_function import AXES, BlockFunction
from hipspv.targets.cpu.blocks.frame import Piece
from hipspv.targets.cpu.blocks.stops import Stop
from hipspv.targets.cpu.blocks.thread_function import ENDED, ThreadFunction
from hipspv.targets.cpu.packs.pack_function import MASK, PackFunction


class Region(NamedTuple):
    """A run of threads from one stop. state: of the stop. next, following: the variables of the next state, and of the
    next values that all threads share. given: those values by their parameters.
    """

    state: Value
    next: Value
    following: Sequence[Value]
    given: Mapping[str, Value]


class Regions:
    """Runs the threads of a block, which is written into a `BlockFunction`, from stops to stops."""

    def __init__(self, block: BlockFunction, thread: ThreadFunction, debug: BlockDebugInfo | None) -> None:
        self.block, self.thread, self._debug = block, thread, debug
        self._result_pieces: list[Piece] = []

    def begin(self) -> None:
        """Gives each thread a state if threads have states, and room for its results."""
        thread, block = self.thread, self.block
        if not thread.states:
            return
        self._result_pieces = [thread.frame.take(type) for type in thread.uniforms]
        states = block.element(thread.states, block.i32.constant(0))
        block.build.builtin("__hipspv_begin_threads", block.module.context.void(), states, block.count)

    # ---- Threads and packs

    def call(
        self,
        called: tuple[Function, Sequence[str]],
        state: Value,
        next: Value,
        local: Sequence[Value],
        uniforms: Sequence[Value],
        **given: Value,
    ) -> None:
        """Runs a thread, or a pack, from a stop to the next one. called: its function, and the parameters' names."""
        block = self.block
        values = {**block.values, **given, "state": state, "next": next}
        values |= {f"local.{axis}": value for axis, value in zip(AXES, local, strict=True)}
        values |= {f"uniform{index}.next": address for index, address in enumerate(uniforms)}
        function, names = called
        if self._debug and function == self.thread.function:
            self._debug.enter_thread(values["block"], local)
        block.build.call(function, [*block.own, *(values[name] for name in names)])

    def run_thread(self, region: Region, local: Sequence[Value], **given: Value) -> None:
        """Runs a thread of a region, unless it has ended. Its results are its own if some threads have."""
        given |= region.given
        called = self.thread.function, self.thread.names
        if not self.thread.states:
            self.call(called, region.state, region.next, local, region.following, **given)
            return
        block, build, thread = self.block, self.block.build, given["thread"]
        own = block.element(self.thread.states, thread)
        goes_on, after = build.append_block("goes.on"), build.append_block("after")
        alive = build.compare(Predicate.NE, build.load(block.i32, own), ENDED)
        build.branch_if(alive, goes_on, after)
        build.at_end(goes_on)
        results = [block.element(piece, thread) for piece in self._result_pieces]
        self.call(called, region.state, own, local, results, **given)
        build.branch(after)
        build.at_end(after)

    def run_pack(self, pack: PackFunction, region: Region, local: Sequence[Value], **given: Value) -> None:
        """Runs a pack of threads of a region, without those that have ended. thread: the first one. mask: those that
        are there, if some may be missing."""
        given |= region.given
        called = pack.function, pack.names
        if not self.thread.states:
            self.call(called, region.state, region.next, local, region.following, **given)
            return
        block, build, thread = self.block, self.block.build, given["thread"]
        own = block.element(self.thread.states, thread)
        mask = self._alive(own, pack.width, given.get(MASK))
        there = build.compare(Predicate.SLT, mask, mask.type.null())
        bits = build.cast(Opcode.BITCAST, there, block.module.context.integer(pack.width))
        goes_on, after = build.append_block("goes.on"), build.append_block("after")
        build.branch_if(build.compare(Predicate.NE, bits, 0), goes_on, after)
        build.at_end(goes_on)
        results = [block.element(piece, thread) for piece in self._result_pieces]
        self.call(called, region.state, own, local, results, **{**given, MASK: mask})
        build.branch(after)
        build.at_end(after)

    def _alive(self, states: Value, width: int, there: Value | None) -> Value:
        """The mask of the threads that haven't ended. there: those that are there; None if all are."""
        build, vector = self.block.build, self.block.module.context.vector(self.block.i32, width)
        if there:
            bits = build.compare(Predicate.SLT, there, vector.null())
            types = [vector, states.type]
            found: Value = build.intrinsic("llvm.masked.load", states, bits, vector.null(), types=types)
        else:
            found = build.load(vector, states, alignment=4)
        return build.cast(Opcode.SEXT, build.compare(Predicate.NE, found, vector.null()), vector)

    # ---- Regions

    def run_all(self, run: Callable[[Region], None]) -> None:
        """Runs the regions of a block whose threads are all at the same stop."""
        block, build, stops = self.block, self.block.build, self.thread.stops
        state = block.variable(block.i32)
        current = [block.variable(type) for type in self.thread.uniforms]
        build.store(block.i32.constant(stops[0].state), state)
        zero = block.i32.constant(0)
        self.dispatch(state, stops, lambda stop: self.run(stop, state, current, run, zero, block.count), [])

    def run(
        self,
        stop: Stop,
        next: Value,
        current: Sequence[Value],
        run: Callable[[Region], None],
        first: Value,
        count: Value,
    ) -> None:
        """Runs the threads from `first` on from a stop. next: the variable of the next state. current: those of the
        values that all threads share.
        """
        block, build, types = self.block, self.block.build, self.thread.uniforms
        given = {f"uniform{i}": build.load(t, v) for i, (t, v) in enumerate(zip(types, current, strict=True))}
        following = [block.variable(type) for type in types]
        for value, variable in zip(given.values(), following, strict=True):
            build.store(value, variable)
        run(Region(block.i32.constant(stop.state), next, following, given))
        if self.thread.states:
            self._take_results(next, following, first, count)
        for type, variable, kept in zip(types, following, current, strict=True):
            build.store(build.load(type, variable), kept)

    def _take_results(self, next: Value, following: Sequence[Value], first: Value, count: Value) -> None:
        """Takes the results of a thread that hasn't ended, if there is one."""
        assert self.thread.states
        block, build, i32 = self.block, self.block.build, self.block.i32
        states = block.element(self.thread.states, first)
        index = build.builtin("__hipspv_first_alive", i32, states, count)
        found, none, after = (build.append_block(name) for name in ("found", "none", "taken"))
        build.branch_if(build.compare(Predicate.ULT, index, count), found, none)
        build.at_end(none).store(i32.constant(ENDED), next)
        build.branch(after)
        thread = build.at_end(found).add(first, index)
        build.store(build.load(i32, block.element(self.thread.states, thread)), next)
        for type, piece, variable in zip(self.thread.uniforms, self._result_pieces, following, strict=True):
            build.store(build.load(type, block.element(piece, thread)), variable)
        build.branch(after)
        build.at_end(after)

    def dispatch(self, state: Value, stops: list[Stop], region: Callable[[Stop], None], ends: list[Stop]) -> None:
        """Runs regions until a thread has ended or is at one of the stops `ends`. state: a variable."""
        build, i32 = self.block.build, self.block.i32
        head, done = build.append_block("next"), build.append_block("done")
        build.branch(head)
        cases: list[tuple[Value, BasicBlock]] = []
        for stop in stops:
            block = build.append_block("region")
            cases.append((i32.constant(stop.state), block))
            build.at_end(block)
            region(stop)
            found = build.load(i32, state)
            if ends:
                # Stops of the block, and the end, leave the warp; its own stops continue.
                last = max(end.state for end in ends)
                build.branch_if(build.compare(Predicate.UGT, found, last), head, done)
            else:
                build.branch_if(build.compare(Predicate.NE, found, ENDED), head, done)
        build.at_end(head)
        nowhere = build.append_block("nowhere")
        build.switch(build.load(i32, state), nowhere, cases)
        build.at_end(nowhere).unreachable()
        build.at_end(done)
