"""Blocks whose threads may be at different stops: each has a state, and the device library runs one after the other."""

from __future__ import annotations

from collections.abc import Callable

from hipspv.llvm import Attributes, Function, Linkage, Value
from hipspv.llvm.attributes import FUNCTION
from hipspv.targets.cpu.blocks.block_debug_info import BlockDebugInfo
from hipspv.targets.cpu.blocks.block_function import BlockFunction
from hipspv.targets.cpu.blocks.frame import Piece
from hipspv.targets.cpu.blocks.regions import Regions
from hipspv.targets.cpu.blocks.stops import BLOCK, EXCHANGES, WARP
from hipspv.targets.cpu.blocks.thread_function import ENDED


def run_threads(
    regions: Regions, name: str, begin: Callable[[Function], BlockFunction], debug: BlockDebugInfo | None
) -> None:
    """Runs the threads of the block. name: the kernel's. begin: begins a function that knows the block."""
    block, build, thread, i32 = regions.block, regions.block.build, regions.thread, regions.block.i32
    states = thread.frame.take(i32)
    pieces = [thread.frame.take(type) for type in thread.uniforms]
    current = build.block
    step = _step(regions, name, begin, debug, pieces)
    build.at_end(current)
    if debug:
        debug.resume(block.function)
    stops = thread.stops
    last = {kind: max([s.state for s in stops if s.kind <= kind]) for kind in (BLOCK, WARP)}
    address = block.element(states, block.i64.constant(0))
    table = _exchange_table(regions, name)
    limits = [i32.constant(value) for value in (last[BLOCK], last[WARP], block.warp_size)]
    void = block.module.context.void()
    build.builtin("__hipspv_run_threads", void, block.function.parameters[0], step, address, table, *limits)


def _step(
    regions: Regions,
    name: str,
    begin: Callable[[Function], BlockFunction],
    debug: BlockDebugInfo | None,
    pieces: list[Piece],
) -> Function:
    """The function that runs one thread: step(block, thread, state) returns the next state. pieces: of the values that
    are one for all threads elsewhere.
    """
    module, build, thread = regions.block.module, regions.block.build, regions.thread
    i32 = regions.block.i32
    type = module.context.function(i32, [module.context.pointer(0), i32, i32])
    step = module.add_function(f"{name}.step", type)
    step.linkage = Linkage.INTERNAL
    Attributes(regions.block.function).copy_to(FUNCTION, Attributes(step), FUNCTION)
    block = begin(step)
    _, rank, state = step.parameters
    next = block.variable(i32)
    build.store(i32.constant(ENDED), next)
    addresses = [block.element(piece, rank) for piece in pieces]
    given = {
        f"uniform{i}": build.load(type, place)
        for i, (type, place) in enumerate(zip(thread.uniforms, addresses, strict=True))
    }
    given |= {"thread": rank, **block.in_warp(rank)}
    own = Regions(block, thread, debug)
    own.call((thread.function, thread.names), state, next, block.local_ids(rank), addresses, **given)
    build.ret(build.load(i32, next))
    return step


def _exchange_table(regions: Regions, name: str) -> Value:
    """The operations of warps: the kind of each, the offsets of its arrays, and the index of the next one at the same
    stop, or 0. That of the first one is the stop's state."""
    module, i64, thread = regions.block.module, regions.block.i64, regions.thread
    context = module.context
    none = [0] * 5
    entries = [none, *(none for _ in thread.stops)]
    for stop in thread.stops:
        for following, exchange in enumerate(reversed(stop.exchanges)):
            offsets = [thread.variables[slot].offset for slot in exchange.slots]
            entry = [EXCHANGES.index(exchange.function) + 1, *offsets, 0, 0][:4]
            entry.append(len(entries) - 1 if following else 0)
            if following + 1 < len(stop.exchanges):
                entries.append(entry)
            else:
                entries[stop.state] = entry
    entry_type = context.array(i64, len(none))
    constants = [context.constant_array(i64, list(map(i64.constant, entry))) for entry in entries]
    array = context.constant_array(entry_type, constants)
    table = module.add_variable(f"{name}.exchanges", array.type, 0)
    table.linkage, table.initializer, table.is_constant_data = Linkage.INTERNAL, array, True
    return table
