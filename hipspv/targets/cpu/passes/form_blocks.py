"""Kernels as functions that run one block of threads."""

from __future__ import annotations

import math
from collections.abc import Iterable

from hipspv.llvm import Attributes, Builder, Function, GlobalVariable, Instruction, Linkage, Module, Opcode, metadata
from hipspv.llvm.attributes import FUNCTION
from hipspv.passes.analysis.call_graph import KernelsByFunction, callers_closure
from hipspv.passes.analysis.waiting_loops import spinning, watching
from hipspv.passes.diagnostics import Diagnostic, PassError, at
from hipspv.passes.interface import Pass
from hipspv.passes.memory.dynamic_shared_memory import NAME as DYNAMIC
from hipspv.passes.metadata.records import add_record
from hipspv.passes.rewrite.constants import instruction_users, replace_in_functions
from hipspv.passes.rewrite.inlining import always_inline, inline_below, inline_into_kernels, small
from hipspv.targets.cpu.blocks.block_debug_info import BlockDebugInfo, forget_shared
from hipspv.targets.cpu.blocks.block_function import BlockFunction
from hipspv.targets.cpu.blocks.ids import load_from_thread
from hipspv.targets.cpu.blocks.pack_functions import pack_functions
from hipspv.targets.cpu.blocks.regions import Regions
from hipspv.targets.cpu.blocks.rows import run_rows
from hipspv.targets.cpu.blocks.stops import WARP
from hipspv.targets.cpu.blocks.thread_function import Packs, ThreadFunction, is_wait
from hipspv.targets.cpu.blocks.threads import run_threads
from hipspv.targets.cpu.blocks.waits_for_blocks import wait_for_blocks
from hipspv.targets.cpu.blocks.warps import run_packs_of_warps, run_warps
from hipspv.targets.cpu.packs.writer import Unsupported
from hipspv.targets.cpu.passes.host_parameters import arguments_of

_GRANULE = 16  # bytes of the sizes in records
# Instructions that copies of a function with ids may add: a kernel with more becomes no packs (thread_function.py).
_MAX_COPIED = 1 << 13
# Stops of a kernel whose loops over threads LLVM doesn't unroll: each of hundreds of loops costs it a visit of all.
_MANY_STOPS = 32
# Instructions of such a function that is inlined in spite of `noinline`.
_MAX_NOINLINE = 100


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
        kernels = list(module.kernels())
        with Builder(module) as build:
            names = {each.name for each in waiting if not wait_for_blocks(module, build, each)}
            debug = {kernel.name: BlockDebugInfo(build, kernel) for kernel in kernels if self.for_debuggers}
            for kernel in kernels:
                name = kernel.name
                former = _Former(module, build, kernel, self.warp_size, name in names, packs, debug.get(name))
                former.form()
            forget_shared(module, debug.values())
        module.run_passes("always-inline,globaldce")
        return bool(kernels)


def _inline(module: Module, waiting: list[Function], warp_size: int) -> None:
    """Inlines the functions with stops, shared memory or ids into their kernels. Large ones with ids alone stay."""
    if waiting:
        inline_below(module, waiting, watching(module))
    builtins = module.target.builtins
    declared = [function for function in module.functions() if function.is_declaration]
    stops = [f for f in declared if f.name in builtins.barriers or builtins.is_sub_group(f.name)]
    users = [user.function for variable in _shared(module) for user in _users(variable)]
    others = [user for user in dict.fromkeys(users) if not user.is_kernel]
    needed = [*callers_closure(stops), *others, *callers_closure(others)]
    with_ids = callers_closure(f for f in declared if f.name in builtins.of_thread)
    inline_into_kernels(module, [*needed, *small(module, with_ids, _at_few_calls)])
    _check(module)
    left = [call.function for call in _calls_outside(module) if (f := call.callee) and f.name in builtins.of_thread]
    if left:
        load_from_thread(module, warp_size, [*dict.fromkeys(left)])


def _at_few_calls(function: Function) -> float:
    """The instructions of a function for which further copies in the same callers add no more than _MAX_COPIED.

    Fewer if the source says `noinline`. At -O0 all functions have that, with `optnone`.
    """
    attributes, copies = Attributes(function), len(function.calls()) - len(function.callers())
    if attributes.find(FUNCTION, "noinline") and not attributes.find(FUNCTION, "optnone"):
        return _MAX_NOINLINE
    return _MAX_COPIED / copies if copies > 0 else math.inf


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
        self._thread = ThreadFunction(module, kernel, build, warp_size, waits, packs)

    def form(self) -> None:
        thread, build, context = self._thread, self._build, self._module.context
        shared = self._place_shared()
        inner = thread.function
        inner.name = f"{self._name}.thread"
        outer = self._module.add_function(self._name, context.function(context.void(), [context.pointer(0)]))
        outer.linkage, outer.calling_convention = Linkage.EXTERNAL, self._module.target.kernel_cc
        metadata.copy_all(inner, outer)
        if self._debug:
            self._debug.describe(inner, thread.parameter("block"))
        else:
            metadata.remove(inner, "dbg")
        Attributes(inner).copy_to(FUNCTION, Attributes(outer), FUNCTION)
        if not self._debug and len(thread.stops) > 1:
            self._simplify(inner)
        always_inline(inner)
        self._run(Regions(self._begin(outer), thread, self._debug))
        build.ret()
        add_record(self._module, "entry", self._name, 0, shared, thread.frame.size)

    def _simplify(self, function: Function) -> None:
        """Removes what each stop's copy of the function would have: the entry block with stack variables of all kept
        values and masks, whose lifetimes the inliner ends at each return, and what stops compute again."""
        self._module.run_passes("sroa,early-cse", function)

    def _begin(self, function: Function) -> BlockFunction:
        """Begins a function whose first parameter describes the block."""
        build = self._build
        build.at_end(function.append_block("entry"))
        if self._debug:
            self._debug.begin(function)
        thread, unrolls = self._thread, len(self._thread.stops) <= _MANY_STOPS
        return BlockFunction(self._module, build, function, self._warp_size, thread.function, self._arguments, unrolls)

    def _run(self, regions: Regions) -> None:
        thread = self._thread
        regions.begin()
        packs = pack_functions(self._module, self._build, thread, self._name, self._warp_size)
        if packs and len(thread.stops) > 1:
            for pack in packs.all:
                self._simplify(pack.function)
        if thread.divergent:
            self._run_threads(regions)
        elif thread.needs_whole_warps:
            # Threads are at different stops where warps lie in several rows.
            whole = regions.block.has_whole(self._warp_size)
            regions.block.either(whole, lambda: run_warps(regions), lambda: self._run_threads(regions))
        elif thread.lockstep:
            assert packs
            run_packs_of_warps(regions, packs)
        elif any(stop.kind == WARP for stop in thread.stops):
            run_warps(regions)
        else:
            run_rows(regions, packs)

    def _run_threads(self, regions: Regions) -> None:
        run_threads(regions, self._name, self._begin, self._debug)

    def _place_shared(self) -> int:
        """Replaces shared variables by addresses in the block's shared memory. Returns the bytes of the static ones."""
        kernel, build, context = self._thread.function, self._build, self._module.context
        i8, i64 = context.integer(8), context.integer(64)
        used = [v for v in _shared(self._module) if any(user.function == kernel for user in _users(v))]
        offset = 0
        base = self._thread.parameter("shared")
        for variable in sorted(used, key=lambda v: v.name == DYNAMIC):
            dynamic = variable.name == DYNAMIC
            alignment = max(variable.alignment, _GRANULE if dynamic else 1)
            offset += -offset % alignment
            build.before(kernel.entry.first)
            address = build.gep(i8, base, [i64.constant(offset)], flags=1)
            address = build.cast(Opcode.ADDRSPACE_CAST, address, variable.type)
            if self._debug:
                self._debug.add_shared(variable, address)
            replace_in_functions(
                build, variable, lambda function, address=address: address if function == kernel else None
            )
            offset += 0 if dynamic else self._module.size_of(variable.value_type)
        return offset + -offset % _GRANULE
