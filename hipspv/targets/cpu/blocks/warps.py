"""Blocks of kernels with operations of warps: each warp as a pack, or lane by lane."""

from __future__ import annotations

from hipspv.llvm import Predicate, Value
from hipspv.targets.cpu.blocks.pack_functions import PackFunctions
from hipspv.targets.cpu.blocks.regions import Region, Regions
from hipspv.targets.cpu.blocks.stops import BLOCK, START, Stop
from hipspv.targets.cpu.blocks.thread_function import ENDED
from hipspv.targets.cpu.packs.pack_function import MASK


def run_packs_of_warps(regions: Regions, packs: PackFunctions) -> None:
    """Runs each region for the warps of the block, which are packs."""
    block = regions.block
    regions.run_all(
        lambda region: block.either(
            block.has_whole(packs.width),
            lambda: _run_whole_warps(regions, packs, region),
            lambda: _run_any_warps(regions, packs, region),
        )
    )


def _run_whole_warps(regions: Regions, packs: PackFunctions, region: Region) -> None:
    block, build, size = regions.block, regions.block.build, packs.width

    def warp(index: Value) -> None:
        first = build.mul(index, size)
        lanes = {"lane": block.i32.constant(0), "lanes": block.i32.constant(size)}
        regions.run_pack(packs.whole[0], region, block.local_ids(first), thread=first, **lanes)

    block.loop(build.udiv(block.count, size), warp)


def _run_any_warps(regions: Regions, packs: PackFunctions, region: Region) -> None:
    """Warps that lie in several rows, and the last one, which may lack lanes."""
    block, build, size, rest = regions.block, regions.block.build, packs.width, packs.rest
    if not rest:
        build.intrinsic("llvm.trap", types=())
        return

    def warp(index: Value) -> None:
        first = build.mul(index, size)
        in_warp = block.in_warp(first)
        given = {"thread": first, **in_warp, MASK: block.below(in_warp["lanes"], size)}
        regions.run_pack(rest, region, block.local_ids(block.ranks(first, size)), **given)

    block.loop(build.udiv(build.add(block.count, size - 1), size), warp)


def run_warps(regions: Regions) -> None:
    """Runs each warp, lane by lane, until its next stop of the block."""
    block, build, i32, thread = regions.block, regions.block.build, regions.block.i32, regions.thread
    stops, types = thread.stops, thread.uniforms
    ends = [stop for stop in stops if stop.kind in (START, BLOCK)]
    state, own = block.variable(i32), block.variable(i32)
    current, of_warp = ([block.variable(type) for type in types] for _ in range(2))
    build.store(i32.constant(stops[0].state), state)
    warps = build.udiv(build.add(block.count, block.warp_size - 1), block.warp_size)
    again, over = build.append_block("again"), build.append_block("over")
    build.branch(again)
    build.at_end(again)
    reached = block.variable(i32)
    build.store(i32.constant(ENDED), reached)
    results = [block.variable(type) for type in types]

    def warp(index: Value) -> None:
        first = build.mul(index, block.warp_size)
        lanes = block.in_warp(first)["lanes"]
        build.store(build.load(i32, state), own)
        for type, kept, variable in zip(types, current, of_warp, strict=True):
            build.store(build.load(type, kept), variable)

        def region(stop: Stop) -> None:
            _exchange(regions, stop, first, lanes)
            regions.run(stop, own, of_warp, lambda region: _run_lanes(regions, region, first, lanes), first, lanes)

        regions.dispatch(own, stops, region, ends)
        # A warp whose lanes have all ended says nothing about the others.
        found = build.load(i32, own)
        ended = build.compare(Predicate.EQ, found, ENDED)
        build.store(build.select(ended, build.load(i32, reached), found), reached)
        for type, result, variable in zip(types, results, of_warp, strict=True):
            build.store(build.select(ended, build.load(type, result), build.load(type, variable)), result)

    block.loop(warps, warp)
    for type, kept, result in zip(types, current, results, strict=True):
        build.store(build.load(type, result), kept)
    found = build.load(i32, reached)
    build.store(found, state)
    build.branch_if(build.compare(Predicate.EQ, found, ENDED), over, again)
    build.at_end(over)


def _run_lanes(regions: Regions, region: Region, first: Value, lanes: Value) -> None:
    block = regions.block

    def thread(lane: Value) -> None:
        rank = block.build.add(first, lane)
        regions.run_thread(region, block.local_ids(rank), thread=rank, lane=lane, lanes=lanes)

    block.loop(lanes, thread)


def _exchange(regions: Regions, stop: Stop, first: Value, lanes: Value) -> None:
    """The operations of a warp of which all lanes are at the stop."""
    if not stop.exchanges:
        return
    block, build, thread = regions.block, regions.block.build, regions.thread
    i64 = block.i64
    missing = build.sub(i64.constant(64), build.resize(lanes, i64))
    here = build.lshr(i64.constant(-1), missing)
    if thread.states:
        states = block.element(thread.states, first)
        here = build.and_(here, build.builtin("__hipspv_alive", i64, states, lanes))
    for exchange in stop.exchanges:
        addresses = [block.element(thread.variables[slot], first) for slot in exchange.slots]
        build.builtin(exchange.function, block.module.context.void(), *addresses, here, lanes)
