"""Kernels as functions that run one block of threads."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from hipspv.llvm import (
    Attributes,
    BasicBlock,
    Builder,
    Function,
    GlobalVariable,
    Instruction,
    Linkage,
    Module,
    Opcode,
    Predicate,
    Type,
    Value,
    metadata,
)
from hipspv.llvm.attributes import FUNCTION
from hipspv.passes.analysis.call_graph import KernelsByFunction, callers_closure
from hipspv.passes.analysis.waiting_loops import spinning, watching
from hipspv.passes.diagnostics import Diagnostic, PassError, at
from hipspv.passes.interface import Pass
from hipspv.passes.memory.dynamic_shared_memory import NAME as DYNAMIC
from hipspv.passes.metadata.records import add_record
from hipspv.passes.rewrite.constants import instruction_users, replace_in_functions
from hipspv.passes.rewrite.inlining import always_inline, inline_below, inline_into_kernels
from hipspv.targets.cpu.packs.costs import is_slower_than_threads, suits_wide_packs
from hipspv.targets.cpu.packs.pack_function import MASK, PackFunction, normalize
from hipspv.targets.cpu.packs.shapes import VARYING, Shape, uniform
from hipspv.targets.cpu.packs.writer import Unsupported
from hipspv.targets.cpu.passes import block_abi
from hipspv.targets.cpu.passes.block_debug_info import BlockDebugInfo, forget_shared
from hipspv.targets.cpu.passes.frame import Frame, Piece, element
from hipspv.targets.cpu.passes.host_parameters import IN_MEMORY, Argument, arguments_of
from hipspv.targets.cpu.passes.ids import STATE, load_from_thread
from hipspv.targets.cpu.passes.stops import BLOCK, EXCHANGES, START, WARP, Stop
from hipspv.targets.cpu.passes.thread_function import ENDED, Packs, ThreadFunction, is_wait

_AXES = "xyz"
_GRANULE = 16  # bytes of the sizes in records
_ODD = 0x9E3779B97F4A7C15
_SHORT_ROW = 5  # threads of a row from which on packs are faster than threads one by one
_FRAME_ALIGNMENT = 64  # bytes (hipspv/devlib/block_abi.h)


class FormBlocks(Pass):
    """Makes each kernel a function that runs one block, because a processor has no threads of its own
    for those of a block.

    The code from one stop to the next, a region, runs in a loop over the block's threads. In a kernel
    with operations of the warp a loop over the warps is around it. A stop is a barrier, an operation
    of the warp, or an iteration of a loop that waits for another thread. The block's frame has the
    values that a thread needs after a stop. If threads may be at different stops, each has a state of
    its own, and a function of the device library runs them.

    packs, packs_of_warps: kernels without and with operations of warps run packs of threads, as vectors.

    The regions are those of PoCL's SubCFGFormation, the two levels those of COX (Han et al., 2022).
    """

    warp_size: int
    packs: bool = False
    packs_of_warps: bool = False
    for_debuggers: bool = False

    def run(self, module: Module) -> bool:
        before = module.clone() if self.packs or self.packs_of_warps else None
        try:
            return self._form(module, Packs(self.packs, self.packs_of_warps))
        except Unsupported:
            assert before
            module.replace(before)
            before = None
            return self._form(module, Packs())
        finally:
            if before:
                before.dispose()

    def _form(self, module: Module, packs: Packs) -> bool:
        waiting = spinning(module)
        _inline(module, waiting, self.warp_size)
        names = {kernel.name for kernel in waiting}
        kernels = list(module.kernels())
        with Builder(module) as build:
            debug = {kernel.name: BlockDebugInfo(build, kernel) for kernel in kernels if self.for_debuggers}
            for kernel in kernels:
                name = kernel.name
                former = _Former(module, build, kernel, self.warp_size, name in names, packs, debug.get(name))
                former.form()
            forget_shared(module, debug.values())
        module.run_passes("always-inline,globaldce")
        return bool(kernels)


def _inline(module: Module, waiting: list[Function], warp_size: int) -> None:
    """Inlines the functions with stops, shared memory or ids into their kernels. Ids alone may stay elsewhere."""
    if waiting:
        inline_below(module, waiting, watching(module))
    builtins = module.target.builtins
    names = {*builtins.barriers, *builtins.of_thread}
    found = [f for f in module.functions() if f.is_declaration and (f.name in names or builtins.is_sub_group(f.name))]
    users = [user.function for variable in _shared(module) for user in _users(variable)]
    others = [user for user in dict.fromkeys(users) if not user.is_kernel]
    inline_into_kernels(module, [*callers_closure(found), *others, *callers_closure(others)])
    _check(module)
    left = [call.function for call in _calls_outside(module) if (f := call.callee) and f.name in builtins.of_thread]
    if left:
        load_from_thread(module, warp_size, [*dict.fromkeys(left)])


def _calls_outside(module: Module) -> list[Instruction]:
    """The calls in functions other than kernels."""
    outside = [function for function in module.definitions() if not function.is_kernel]
    return [call for function in outside for call in function.instructions((Opcode.CALL,))]


def _check(module: Module) -> None:
    stuck = [call for call in _calls_outside(module) if is_wait(call)]
    stuck += [user for variable in _shared(module) for user in _users(variable) if not user.function.is_kernel]
    if stuck:
        kernels = KernelsByFunction(module)
        message = "a barrier, an operation of the warp or shared memory in a function that can't be inlined into its "
        message += "kernel"
        remedy = "call it neither recursively nor through a pointer"
        raise PassError([at(found, message, remedy, kernels[found.function]) for found in stuck])


def _shared(module: Module) -> list[GlobalVariable]:
    space = module.target.spaces.shared
    return [variable for variable in module.variables() if variable.type.address_space == space]


def _users(variable: GlobalVariable) -> Iterable[Instruction]:
    try:
        return instruction_users(variable)
    except ValueError as error:
        message = f"the initialiser of '{error}' is an address of shared memory"
        raise PassError([Diagnostic(message, "assign it in a kernel")]) from None


class _Region(NamedTuple):
    """A run of threads from one stop. state: of the stop. next, following: the variables of the next state, and of the
    next values that all threads share. given: those values by their parameters.
    """

    state: Value
    next: Value
    following: Sequence[Value]
    given: Mapping[str, Value]


class _Former:
    """Forms the function of one kernel."""

    def __init__(
        self,
        module: Module,
        build: Builder,
        kernel: Function,
        warp_size: int,
        waits: bool,
        packs: Packs,
        debug: BlockDebugInfo | None,
    ) -> None:
        self._module, self._build, self._warp_size, self._debug = module, build, warp_size, debug
        self._name = kernel.name
        self._arguments = arguments_of(kernel)
        context = module.context
        self._i8, self._i32, self._i64 = map(context.integer, (8, 32, 64))
        self._pointer = context.pointer(0)
        self._thread = ThreadFunction(module, kernel, build, warp_size, waits, packs)
        self._function = self._thread.function

    def form(self) -> None:
        thread = self._thread
        shared = self._place_shared()
        inner = self._function
        inner.name = f"{self._name}.thread"
        self._one = (inner, thread.names)
        type = self._module.context.function(self._module.context.void(), [self._pointer])
        outer = self._module.add_function(self._name, type)
        outer.linkage, outer.calling_convention = Linkage.EXTERNAL, self._module.target.kernel_cc
        metadata.copy_all(inner, outer)
        if self._debug:
            self._debug.describe(inner, thread.parameter("block"))
        else:
            metadata.remove(inner, "dbg")
        Attributes(inner).copy_to(FUNCTION, Attributes(outer), FUNCTION)
        always_inline(inner)
        self._outer = outer
        self._build.at_end(outer.append_block("entry"))
        if self._debug:
            self._debug.begin(outer)
        self._read()
        self._begin_threads()
        if thread.width:
            self._make_packs()
        if thread.divergent:
            self._run_divergent()
        elif thread.needs_whole_warps:
            self._run_either()
        elif thread.lockstep:
            self._run_packs_of_warps()
        elif any(stop.kind == WARP for stop in thread.stops):
            self._run_warps()
        else:
            self._run_rows()
        self._build.ret()
        add_record(self._module, "entry", self._name, 0, shared, thread.frame.size)

    def _make_packs(self) -> None:
        """Makes the functions that run packs of threads: of rows that consist of whole packs, and of other rows; in a
        kernel with operations of warps, of warps that lie in several rows or aren't whole."""
        thread, current = self._thread, self._build.block
        normalize(self._module, self._function)
        width = thread.width
        row = self._row_function("row", width)
        self._rows_of_packs = [row]
        if thread.lockstep:
            shapes = dict.fromkeys((f"local.{axis}" for axis in _AXES), VARYING)
        elif is_slower_than_threads(row.divergence):
            thread.width = 0
            row.function.erase()
            return
        else:
            shapes = {"thread": Shape(1), "lane": VARYING, "lanes": VARYING}
            if 2 * width <= self._warp_size and suits_wide_packs(row.divergence):
                self._rows_of_packs.insert(0, self._row_function("wide", 2 * width))
        shapes = {**self._shapes_of_row(width), "size.x": uniform(), **shapes}
        self._rest = self._pack_function("rest", width, shapes, masked=True, rare=True)
        for pack in (*self._rows_of_packs, self._rest):
            pack.write()
        self._build.at_end(current)

    def _row_function(self, name: str, width: int) -> PackFunction:
        """The function of packs in rows that consist of whole ones."""
        return self._pack_function(name, width, self._shapes_of_row(width), masked=self._thread.exits)

    def _pack_function(
        self, name: str, width: int, shapes: Mapping[str, Shape], masked: bool, rare: bool = False
    ) -> PackFunction:
        name = f"{self._name}.{name}"
        names = self._thread.names
        return PackFunction(self._module, self._build, self._function, name, names, shapes, width, masked, rare)

    def _shapes_of_row(self, width: int) -> dict[str, Shape]:
        thread = self._thread
        following = Shape(1, width, True, True, True, True)
        shapes = {"thread": following, "local.x": following, "lane": following, "size.x": uniform(width)}
        if thread.states:
            sizes = map(self._module.size_of, thread.uniforms)
            shapes["next"] = Shape(4)
            shapes |= {f"uniform{index}.next": Shape(size) for index, size in enumerate(sizes)}
        return shapes

    # ---- Memory and arguments

    def _place_shared(self) -> int:
        """Replaces shared variables by addresses in the block's shared memory. Returns the bytes of the static ones."""
        kernel, build = self._function, self._build
        used = [v for v in _shared(self._module) if any(user.function == kernel for user in _users(v))]
        offset = 0
        base = self._thread.parameter("shared")
        for variable in sorted(used, key=lambda v: v.name == DYNAMIC):
            dynamic = variable.name == DYNAMIC
            alignment = max(variable.alignment, _GRANULE if dynamic else 1)
            offset += -offset % alignment
            build.before(kernel.entry.first)
            address = build.gep(self._i8, base, [self._i64.constant(offset)], flags=1)
            address = build.cast(Opcode.ADDRSPACE_CAST, address, variable.type)
            if self._debug:
                self._debug.add_shared(variable, address)
            replace_in_functions(
                build, variable, lambda function, address=address: address if function == kernel else None
            )
            offset += 0 if dynamic else self._module.size_of(variable.value_type)
        return offset + -offset % _GRANULE

    def _field(self, offset: int, type: Type) -> Value:
        return self._build.load(type, self._build.offset(self._outer.parameters[0], offset))

    def _read(self) -> None:
        """Reads the block's fields and the kernel's arguments."""
        build = self._build
        self._values: dict[str, Value] = {
            "block": self._outer.parameters[0],
            "frame": self._field(block_abi.FRAME, self._pointer),
            "shared": self._field(block_abi.SHARED, self._pointer),
            STATE: self._field(block_abi.CHECKS, self._pointer),
        }
        for name, offset in (("group", block_abi.GROUP), ("groups", block_abi.GROUPS), ("size", block_abi.SIZE)):
            for index, axis in enumerate(_AXES):
                self._values[f"{name}.{axis}"] = self._field(offset + 4 * index, self._i32)
        x, y, z = (self._values[f"size.{axis}"] for axis in _AXES)
        self._count = build.mul(build.mul(x, y), z)
        rounded = build.and_(build.add(self._count, Frame.GRANULE - 1), ~(Frame.GRANULE - 1))
        self._values["threads"] = build.resize(rounded, self._i64)
        # The frame's alignment, which LLVM doesn't know. The product may have any bits.
        address = build.cast(Opcode.PTR_TO_INT, self._values["frame"], self._i64)
        self._values["zero"] = build.mul(build.and_(address, _FRAME_ALIGNMENT - 1), _ODD)
        self._own = self._read_arguments()

    def _read_arguments(self) -> list[Value]:
        build, found = self._build, list[Value]()
        base = self._field(block_abi.ARGUMENTS, self._pointer)
        offset = 0
        parameters = self._function.parameters
        for argument in self._arguments:
            offset += -offset % argument.alignment
            for part in argument.parts:
                type = parameters[len(found)].type
                address = build.offset(base, offset + part)
                found.append(self._read_argument(type, address, argument))
            offset += argument.size
        return found

    def _read_argument(self, type: Type, address: Value, argument: Argument) -> Value:
        build = self._build
        if argument.kind == IN_MEMORY:
            return address
        if type.is_integer and type.width == 1:
            return build.resize(build.load(self._i8, address), type)
        return build.load(type, address, alignment=1)

    # ---- Loops

    def _variable(self, type: Type) -> Instruction:
        """A stack variable of the block's function."""
        current = self._build.block
        self._build.before(self._outer.entry.first)
        made = self._build.alloca(type)
        self._build.at_end(current)
        return made

    def _loop(self, count: Value, body: Callable[[Value], None]) -> None:
        """Runs the body for each index below count, of 32 bits, which is at least 1."""
        build = self._build
        before, head = build.block, build.append_block("loop")
        build.branch(head)
        index = build.at_end(head).phi(self._i32)
        body(index)
        latch, after = build.block, build.append_block("after")
        following = build.add(index, 1)
        build.branch_if(build.compare(Predicate.ULT, following, count), head, after)
        index.add_incoming(self._i32.constant(0), before)
        index.add_incoming(following, latch)
        build.at_end(after)

    def _call(
        self,
        called: tuple[Function, Sequence[str]],
        state: Value,
        next: Value,
        local: Sequence[Value],
        uniforms: Sequence[Value],
        **given: Value,
    ) -> None:
        """Runs a thread, or a pack, from a stop to the next one. called: its function, and the parameters' names."""
        values = {**self._values, **given, "state": state, "next": next}
        values |= {f"local.{axis}": value for axis, value in zip(_AXES, local, strict=True)}
        values |= {f"uniform{index}.next": address for index, address in enumerate(uniforms)}
        function, names = called
        if self._debug and function == self._function:
            self._debug.enter_thread(values["block"], local)
        self._build.call(function, [*self._own, *(values[name] for name in names)])

    def _run_thread(self, region: _Region, local: Sequence[Value], **given: Value) -> None:
        """Runs a thread of a region, unless it has ended. Its results are its own if some threads have."""
        given |= region.given
        if not self._thread.states:
            self._call(self._one, region.state, region.next, local, region.following, **given)
            return
        build, thread = self._build, given["thread"]
        own = self._element(self._thread.states, thread)
        goes_on, after = build.append_block("goes.on"), build.append_block("after")
        alive = build.compare(Predicate.NE, build.load(self._i32, own), ENDED)
        build.branch_if(alive, goes_on, after)
        build.at_end(goes_on)
        results = [self._element(piece, thread) for piece in self._result_pieces]
        self._call(self._one, region.state, own, local, results, **given)
        build.branch(after)
        build.at_end(after)

    def _run_pack(self, pack: PackFunction, region: _Region, local: Sequence[Value], **given: Value) -> None:
        """Runs a pack of threads of a region, without those that have ended. thread: the first one. mask: those that
        are there, if some may be missing."""
        given |= region.given
        if not self._thread.states:
            self._call((pack.function, pack.names), region.state, region.next, local, region.following, **given)
            return
        build, context, thread = self._build, self._module.context, given["thread"]
        own = self._element(self._thread.states, thread)
        mask = self._alive(own, pack.width, given.get(MASK))
        bits = build.cast(
            Opcode.BITCAST, build.compare(Predicate.SLT, mask, mask.type.null()), context.integer(pack.width)
        )
        goes_on, after = build.append_block("goes.on"), build.append_block("after")
        build.branch_if(build.compare(Predicate.NE, bits, 0), goes_on, after)
        build.at_end(goes_on)
        results = [self._element(piece, thread) for piece in self._result_pieces]
        self._call((pack.function, pack.names), region.state, own, local, results, **{**given, MASK: mask})
        build.branch(after)
        build.at_end(after)

    def _alive(self, states: Value, width: int, there: Value | None) -> Value:
        """The mask of the threads that haven't ended. there: those that are there; None if all are."""
        build, vector = self._build, self._module.context.vector(self._i32, width)
        if there:
            bits = build.compare(Predicate.SLT, there, vector.null())
            types = [vector, states.type]
            found: Value = build.intrinsic("llvm.masked.load", states, bits, vector.null(), types=types)
        else:
            found = build.load(vector, states, alignment=4)
        return build.cast(Opcode.SEXT, build.compare(Predicate.NE, found, vector.null()), vector)

    def _element(self, piece: Piece, thread: Value) -> Value:
        rank = self._build.resize(thread, self._i64)
        return element(self._build, self._values["frame"], self._values["threads"], piece, rank)

    def _region(
        self,
        stop: Stop,
        next: Value,
        current: Sequence[Value],
        run: Callable[[_Region], None],
        first: Value,
        count: Value,
    ) -> None:
        """Runs the threads from `first` on from a stop. next: the variable of the next state. current: those of the
        values that all threads share.
        """
        build, types = self._build, self._thread.uniforms
        given = {f"uniform{i}": build.load(t, v) for i, (t, v) in enumerate(zip(types, current, strict=True))}
        following = [self._variable(type) for type in types]
        for value, variable in zip(given.values(), following, strict=True):
            build.store(value, variable)
        run(_Region(self._i32.constant(stop.state), next, following, given))
        if self._thread.states:
            self._take_results(next, following, first, count)
        for type, variable, kept in zip(types, following, current, strict=True):
            build.store(build.load(type, variable), kept)

    def _take_results(self, next: Value, following: Sequence[Value], first: Value, count: Value) -> None:
        """Takes the results of a thread that hasn't ended, if there is one."""
        assert self._thread.states
        build, i32 = self._build, self._i32
        states = self._element(self._thread.states, first)
        index = build.builtin("__hipspv_first_alive", i32, states, count)
        found, none, after = (build.append_block(name) for name in ("found", "none", "taken"))
        build.branch_if(build.compare(Predicate.ULT, index, count), found, none)
        build.at_end(none).store(i32.constant(ENDED), next)
        build.branch(after)
        thread = build.at_end(found).add(first, index)
        build.store(build.load(i32, self._element(self._thread.states, thread)), next)
        for type, piece, variable in zip(self._thread.uniforms, self._result_pieces, following, strict=True):
            build.store(build.load(type, self._element(piece, thread)), variable)
        build.branch(after)
        build.at_end(after)

    def _begin_threads(self) -> None:
        """Gives each thread a state if threads have states, and room for its results."""
        self._result_pieces: list[Piece] = []
        if not self._thread.states:
            return
        self._result_pieces = [self._thread.frame.take(type) for type in self._thread.uniforms]
        build, zero = self._build, self._i32.constant(0)
        states = self._element(self._thread.states, zero)
        build.builtin("__hipspv_begin_threads", self._module.context.void(), states, self._count)

    def _dispatch(self, state: Value, stops: list[Stop], region: Callable[[Stop], None], ends: list[Stop]) -> None:
        """Runs regions until a thread has ended or is at one of the stops `ends`. state: a variable."""
        build = self._build
        head, done = build.append_block("next"), build.append_block("done")
        build.branch(head)
        switch_at = head
        cases: list[tuple[Value, BasicBlock]] = []
        for stop in stops:
            block = build.append_block("region")
            cases.append((self._i32.constant(stop.state), block))
            build.at_end(block)
            region(stop)
            found = build.load(self._i32, state)
            if ends:
                # Stops of the block, and the end, leave the warp; its own stops continue.
                last = max(end.state for end in ends)
                build.branch_if(build.compare(Predicate.UGT, found, last), head, done)
            else:
                build.branch_if(build.compare(Predicate.NE, found, ENDED), head, done)
        build.at_end(switch_at)
        nowhere = build.append_block("nowhere")
        build.switch(build.load(self._i32, state), nowhere, cases)
        build.at_end(nowhere).unreachable()
        build.at_end(done)

    def _run_rows(self) -> None:
        """A kernel without operations of warps: a region runs for the rows of the block."""
        self._run_regions(self._rows)

    def _run_regions(self, run: Callable[[_Region], None]) -> None:
        """Runs the regions of a block whose threads are all at the same stop."""
        build, stops = self._build, self._thread.stops
        state = self._variable(self._i32)
        current = [self._variable(type) for type in self._thread.uniforms]
        build.store(self._i32.constant(stops[0].state), state)
        zero = self._i32.constant(0)
        self._dispatch(state, stops, lambda stop: self._region(stop, state, current, run, zero, self._count), [])

    def _rows(self, region: _Region) -> None:
        build = self._build
        size = {axis: self._values[f"size.{axis}"] for axis in _AXES}

        def plane(z: Value) -> None:
            def row(y: Value) -> None:
                first = build.mul(build.add(build.mul(z, size["y"]), y), size["x"])

                def thread(x: Value) -> None:
                    rank = build.add(first, x)
                    self._run_thread(region, (x, y, z), thread=rank, **self._in_warp(rank))

                if self._thread.width:
                    self._row_of_packs(region, (y, z), first, lambda: self._loop(size["x"], thread))
                else:
                    self._loop(size["x"], thread)

            self._loop(size["y"], row)

        self._loop(size["z"], plane)

    def _row_of_packs(
        self, region: _Region, others: tuple[Value, Value], first: Value, threads: Callable[[], None]
    ) -> None:
        """Runs a row of the block. others: its ids in y and z. first: its first thread. threads: runs it thread by
        thread, as is best for a short one."""
        build, width, size = self._build, self._thread.width, self._values["size.x"]

        def whole(function: PackFunction) -> None:
            def pack(index: Value) -> None:
                x = build.mul(index, function.width)
                rank = build.add(first, x)
                self._run_pack(function, region, (x, *others), thread=rank, **self._in_warp(rank))

            self._loop(build.udiv(size, function.width), pack)

        def rest(index: Value) -> None:
            x = build.mul(index, width)
            rank = build.add(first, x)
            given = self._in_warp(build.add(self._splat(rank), self._indices()))
            given[MASK] = self._below(build.sub(size, x))
            self._run_pack(self._rest, region, (x, *others), thread=rank, **given)

        def packs() -> None:
            self._loop(build.udiv(build.add(size, width - 1), width), rest)

        def any_row() -> None:
            self._if(build.compare(Predicate.ULT, size, _SHORT_ROW), threads, packs)

        run = any_row
        for function in reversed(self._rows_of_packs):
            run = functools.partial(
                self._if, self._has_whole_packs(function.width), functools.partial(whole, function), run
            )
        run()

    def _in_warp(self, rank: Value) -> dict[str, Value]:
        """A thread's index in its warp, and the warp's lanes. rank: of the thread, or a vector of ranks."""
        build, size = self._build, self._warp_size
        count = self._splat(self._count) if rank.type.is_vector else self._count
        whole = self._splat(self._i32.constant(size)) if rank.type.is_vector else self._i32.constant(size)
        lane = build.urem(rank, whole)
        rest = build.sub(count, build.sub(rank, lane))
        return {"lane": lane, "lanes": build.select(build.compare(Predicate.UGE, rest, whole), whole, rest)}

    def _splat(self, value: Value) -> Value:
        """A vector of the pack's width."""
        return self._build.splat(value, self._thread.width)

    def _indices(self) -> Value:
        """The indices of a pack's threads."""
        return self._module.context.constant_vector([self._i32.constant(i) for i in range(self._thread.width)])

    def _below(self, count: Value) -> Value:
        """The mask of the first threads of a pack."""
        indices = self._indices()
        there = self._build.compare(Predicate.ULT, indices, self._splat(count))
        return self._build.cast(Opcode.SEXT, there, indices.type)

    def _has_whole_packs(self, width: int) -> Value:
        """True if rows of the block consist of whole packs."""
        build = self._build
        return build.compare(Predicate.EQ, build.urem(self._values["size.x"], width), 0)

    def _if(self, condition: Value, one: Callable[[], None], other: Callable[[], None]) -> None:
        build = self._build
        sides = [build.append_block(name) for name in ("then", "else")]
        after = build.append_block("joined")
        build.branch_if(condition, *sides)
        for side, make in zip(sides, (one, other), strict=True):
            build.at_end(side)
            make()
            build.branch(after)
        build.at_end(after)

    def _run_packs_of_warps(self) -> None:
        """A kernel with operations of warps, each warp as a pack: a region runs for the warps of the block."""
        self._run_regions(
            lambda region: self._if(
                self._has_whole_packs(self._thread.width),
                lambda: self._whole_warps(region),
                lambda: self._any_warps(region),
            )
        )

    def _whole_warps(self, region: _Region) -> None:
        build, size = self._build, self._thread.width

        def warp(index: Value) -> None:
            first = build.mul(index, size)
            zero, lanes = self._i32.constant(0), self._i32.constant(size)
            self._run_pack(self._rows_of_packs[0], region, self._local(first), thread=first, lane=zero, lanes=lanes)

        self._loop(build.udiv(self._count, size), warp)

    def _any_warps(self, region: _Region) -> None:
        """Warps that lie in several rows, and the last one, which may lack lanes."""
        build, size = self._build, self._thread.width

        def warp(index: Value) -> None:
            first = build.mul(index, size)
            in_warp = self._in_warp(first)
            x, y = (self._splat(self._values[f"size.{axis}"]) for axis in "xy")
            ranks = build.add(self._splat(first), self._indices())
            rows = build.udiv(ranks, x)
            local = build.urem(ranks, x), build.urem(rows, y), build.udiv(rows, y)
            given = {"thread": first, **in_warp, MASK: self._below(in_warp["lanes"])}
            self._run_pack(self._rest, region, local, **given)

        self._loop(build.udiv(build.add(self._count, size - 1), size), warp)

    def _run_warps(self) -> None:
        """A kernel with operations of warps: a warp runs until its next stop of the block."""
        build, stops, i32 = self._build, self._thread.stops, self._i32
        ends = [stop for stop in stops if stop.kind in (START, BLOCK)]
        state, own = self._variable(i32), self._variable(i32)
        current = [self._variable(type) for type in self._thread.uniforms]
        of_warp = [self._variable(type) for type in self._thread.uniforms]
        build.store(i32.constant(stops[0].state), state)
        warps = build.udiv(build.add(self._count, self._warp_size - 1), self._warp_size)
        again, over = build.append_block("again"), build.append_block("over")
        build.branch(again)
        build.at_end(again)
        reached = self._variable(i32)
        build.store(i32.constant(ENDED), reached)
        results = [self._variable(type) for type in self._thread.uniforms]

        def warp(index: Value) -> None:
            first = build.mul(index, self._warp_size)
            lanes = self._in_warp(first)["lanes"]
            build.store(build.load(i32, state), own)
            for type, kept, variable in zip(self._thread.uniforms, current, of_warp, strict=True):
                build.store(build.load(type, kept), variable)

            def region(stop: Stop) -> None:
                self._exchange(stop, first, lanes)
                self._region(stop, own, of_warp, lambda region: self._lanes(first, lanes, region), first, lanes)

            self._dispatch(own, stops, region, ends)
            # A warp whose lanes have all ended says nothing about the others.
            found = build.load(i32, own)
            ended = build.compare(Predicate.EQ, found, ENDED)
            build.store(build.select(ended, build.load(i32, reached), found), reached)
            for type, result, variable in zip(self._thread.uniforms, results, of_warp, strict=True):
                build.store(build.select(ended, build.load(type, result), build.load(type, variable)), result)

        self._loop(warps, warp)
        for type, kept, result in zip(self._thread.uniforms, current, results, strict=True):
            build.store(build.load(type, result), kept)
        found = build.load(i32, reached)
        build.store(found, state)
        build.branch_if(build.compare(Predicate.EQ, found, ENDED), over, again)
        build.at_end(over)

    def _lanes(self, first: Value, lanes: Value, region: _Region) -> None:
        """The lanes of a warp."""

        def thread(lane: Value) -> None:
            rank = self._build.add(first, lane)
            self._run_thread(region, self._local(rank), thread=rank, lane=lane, lanes=lanes)

        self._loop(lanes, thread)

    def _local(self, rank: Value) -> Sequence[Value]:
        build = self._build
        x, y = self._values["size.x"], self._values["size.y"]
        row = build.udiv(rank, x)
        return build.urem(rank, x), build.urem(row, y), build.udiv(row, y)

    def _exchange(self, stop: Stop, first: Value, lanes: Value) -> None:
        """The operation of a warp of which all lanes are at the stop."""
        exchange, build = stop.exchange, self._build
        if exchange is None:
            return
        i64 = self._i64
        pieces = [self._thread.variables[slot] for slot in exchange.slots]
        thread = build.resize(first, i64)
        frame, rounded = self._values["frame"], self._values["threads"]
        addresses = [element(build, frame, rounded, piece, thread) for piece in pieces]
        missing = build.sub(i64.constant(64), build.resize(lanes, i64))
        here = build.lshr(i64.constant(-1), missing)
        if self._thread.states:
            states = self._element(self._thread.states, first)
            here = build.and_(here, build.builtin("__hipspv_alive", i64, states, lanes))
        void = self._module.context.void()
        build.builtin(exchange.function, void, *addresses, here, lanes)

    def _run_either(self) -> None:
        """Warps at different stops, if the block has whole ones in its rows, or else threads at different stops."""
        build = self._build
        warps, threads, done = (build.append_block(name) for name in ("warps", "threads", "joined"))
        rest = build.urem(self._values["size.x"], self._warp_size)
        build.branch_if(build.compare(Predicate.EQ, rest, 0), warps, threads)
        for block, run in ((warps, self._run_warps), (threads, self._run_divergent)):
            build.at_end(block)
            run()
            build.branch(done)
        build.at_end(done)

    # ---- Threads with states of their own

    def _run_divergent(self) -> None:
        build, context, i32 = self._build, self._module.context, self._i32
        states = self._thread.frame.take(i32)
        step = self._step([self._thread.frame.take(type) for type in self._thread.uniforms])
        stops = self._thread.stops
        last = {kind: max([s.state for s in stops if s.kind <= kind]) for kind in (BLOCK, WARP)}
        frame, rounded = self._values["frame"], self._values["threads"]
        address = element(build, frame, rounded, states, self._i64.constant(0))
        table = self._exchange_table()
        numbers = [i32.constant(n) for n in (last[BLOCK], last[WARP], self._warp_size)]
        block = self._outer.parameters[0]
        build.builtin("__hipspv_run_threads", context.void(), block, step, address, table, *numbers)

    def _step(self, pieces: list[Piece]) -> Function:
        """The function that runs one thread: step(block, thread, state) returns the next state. pieces: of the values
        that are one for all threads elsewhere.
        """
        build, context = self._build, self._module.context
        outer, values, own, block = self._outer, self._values, self._own, self._build.block
        type = context.function(self._i32, [self._pointer, self._i32, self._i32])
        step = self._module.add_function(f"{self._name}.step", type)
        step.linkage = Linkage.INTERNAL
        Attributes(outer).copy_to(FUNCTION, Attributes(step), FUNCTION)
        self._outer = step
        build.at_end(step.append_block("entry"))
        if self._debug:
            self._debug.begin(step)
        self._read()
        rank = step.parameters[1]
        next = self._variable(self._i32)
        build.store(self._i32.constant(ENDED), next)
        frame, threads, wide = self._values["frame"], self._values["threads"], build.resize(rank, self._i64)
        places = [element(build, frame, threads, piece, wide) for piece in pieces]
        given = {
            f"uniform{i}": build.load(type, place)
            for i, (type, place) in enumerate(zip(self._thread.uniforms, places, strict=True))
        }
        given |= {"thread": rank, **self._in_warp(rank)}
        self._call(self._one, step.parameters[2], next, self._local(rank), places, **given)
        build.ret(build.load(self._i32, next))
        self._outer, self._values, self._own = outer, values, own
        self._count = self._values["threads"]
        build.at_end(block)
        if self._debug:
            self._debug.resume(outer)
        return step

    def _exchange_table(self) -> Value:
        """For each state the kind of its operation, and the offsets of its arrays."""
        module, context, i64 = self._module, self._module.context, self._i64
        stops = self._thread.stops
        row_type = context.array(i64, 4)
        rows = [row_type.null()]
        for stop in stops:
            words = [0] * row_type.length
            if stop.exchange:
                offsets = [self._thread.variables[slot].offset for slot in stop.exchange.slots]
                words = [EXCHANGES.index(stop.exchange.function) + 1, *offsets, 0][: row_type.length]
            rows.append(context.constant_array(i64, list(map(i64.constant, words))))
        array = context.constant_array(row_type, rows)
        table = module.add_variable(f"{self._name}.exchanges", array.type, 0)
        table.linkage, table.initializer, table.is_constant_data = Linkage.INTERNAL, array, True
        return table
