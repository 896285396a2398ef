"""Blocks of kernels without operations of warps: their rows, as packs or thread by thread."""

from __future__ import annotations

import functools
from collections.abc import Callable

from hipspv.llvm import Predicate, Value
from hipspv.targets.cpu.blocks.block_function import AXES
from hipspv.targets.cpu.blocks.pack_functions import PackFunctions
from hipspv.targets.cpu.blocks.regions import Region, Regions
from hipspv.targets.cpu.packs.pack_function import MASK, PackFunction

_SHORT_ROW = 5  # threads of a row from which on packs are faster than threads one by one


def run_rows(regions: Regions, packs: PackFunctions | None) -> None:
    """Runs each region for the rows of the block."""
    regions.run_all(lambda region: _run_rows(regions, packs, region))


def _run_rows(regions: Regions, packs: PackFunctions | None, region: Region) -> None:
    block, build = regions.block, regions.block.build
    size = {axis: block.values[f"size.{axis}"] for axis in AXES}

    def plane(z: Value) -> None:
        def row(y: Value) -> None:
            first = build.mul(build.add(build.mul(z, size["y"]), y), size["x"])

            def thread(x: Value) -> None:
                rank = build.add(first, x)
                regions.run_thread(region, (x, y, z), thread=rank, **block.in_warp(rank))

            def threads() -> None:
                block.loop(size["x"], thread)

            if packs:
                _run_packs(regions, packs, region, (y, z), first, threads)
            else:
                threads()

        block.loop(size["y"], row)

    block.loop(size["z"], plane)


def _run_packs(
    regions: Regions,
    packs: PackFunctions,
    region: Region,
    others: tuple[Value, Value],
    first: Value,
    threads: Callable[[], None],
) -> None:
    """Runs a row of the block. others: its ids in y and z. first: its first thread. threads: runs it thread by thread,
    as is best for a short one."""
    block, build, width, size = regions.block, regions.block.build, packs.width, regions.block.values["size.x"]

    def whole(function: PackFunction) -> None:
        def pack(index: Value) -> None:
            x = build.mul(index, function.width)
            rank = build.add(first, x)
            regions.run_pack(function, region, (x, *others), thread=rank, **block.in_warp(rank))

        block.loop(build.udiv(size, function.width), pack)

    def rest(index: Value) -> None:
        assert packs.rest
        x = build.mul(index, width)
        rank = build.add(first, x)
        given = block.in_warp(block.ranks(rank, width))
        given[MASK] = block.below(build.sub(size, x), width)
        regions.run_pack(packs.rest, region, (x, *others), thread=rank, **given)

    def masked() -> None:
        block.loop(build.udiv(build.add(size, width - 1), width), rest)

    def any_row() -> None:
        block.either(build.compare(Predicate.ULT, size, _SHORT_ROW), threads, masked)

    run = any_row
    for function in reversed(packs.whole):
        run = functools.partial(block.either, block.has_whole(function.width), functools.partial(whole, function), run)
    run()
