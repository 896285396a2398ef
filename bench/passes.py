#!/usr/bin/env python3
"""The passes: time for 1,000 instructions, pass by pass, on device modules of several sizes.

    python bench/passes.py [--sizes 1000,10000,100000] [--rounds N] [--translator NAME] [--json]

Times are of the processor. A pass's figure is the time of hipspv itself. The time of LLVM, when a
pass runs LLVM's own passes, links or verifies, is a row of its own, as is the index that the
passes share. Ratios are to LLVM's verifier on the same module, measured in every round: it visits
everything once. A pass with nothing to do must take less than 1 ms, however large the module is.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import measure
from device_modules import SHAPES, device_module

from hipspv.llvm import Context, Module
from hipspv.passes.pipeline import lower
from hipspv.passes.spirv.phases import SpirvOptions
from hipspv.targets import SPIRV64

SIZES = (1_000, 10_000, 100_000)
UNIT = "µs/1000 instr."
CLOCK = time.thread_time  # the time of other programs doesn't count
LARGEST_IDLE_MS = 1.0
LARGEST_OWN_US = 10_000  # 1 s for 100,000 instructions
VERIFIER, OWN, INDEX, LLVM = "LLVM's verifier", "total", "index", "LLVM's own passes"
# The operations whose time is LLVM's.
BULK = ("run_passes", "verify", "link", "parse", "infer_address_spaces", "strip_debug_info")


class Meter:
    """The time of LLVM's operations and of the indexes, in seconds."""

    def __init__(self) -> None:
        self.llvm = 0.0
        self.index = 0.0

    @contextmanager
    def attached(self) -> Iterator[None]:
        """Time the operations within this context."""
        kept = {name: vars(Module)[name] for name in (*BULK, "index")}
        try:
            for name, method in kept.items():
                field = "llvm" if name in BULK else name
                static = isinstance(method, classmethod)
                timed = self._timed(method.__func__ if static else method, field)
                setattr(Module, name, classmethod(timed) if static else timed)
            yield
        finally:
            for name, method in kept.items():
                setattr(Module, name, method)

    def _timed(self, method: Callable[..., Any], field: str) -> Callable[..., Any]:
        def call(*arguments: Any, **options: Any) -> Any:
            start = CLOCK()
            try:
                return method(*arguments, **options)
            finally:
                setattr(self, field, getattr(self, field) + CLOCK() - start)

        return call


class Times:
    """Series of seconds by name, and the passes that changed something."""

    def __init__(self) -> None:
        self.series: dict[str, list[float]] = {}
        self.busy: set[str] = set()

    def add(self, name: str, seconds: float) -> None:
        self.series.setdefault(name, []).append(seconds)


def one_round(bitcode: bytes, options: SpirvOptions, times: Times) -> None:
    """Lower the module once."""
    meter, own = Meter(), 0.0

    def rest() -> float:
        """Return the time without the parts that are counted elsewhere."""
        return CLOCK() - meter.llvm - meter.index

    def on_pass(index: int, name: str, changed: bool, seconds: float, module: Module) -> None:
        nonlocal own, last
        now = rest()
        own += now - last
        times.add(name, now - last)
        last = now
        if changed:
            times.busy.add(name)

    with Context() as context:
        module = Module.parse(bitcode, context)
        start = CLOCK()
        module.verify()
        times.add(VERIFIER, CLOCK() - start)
        with meter.attached():
            last = rest()
            lower(module, options, on_pass)
    times.add(INDEX, meter.index)
    times.add(OWN, own + meter.index)
    times.add(LLVM, meter.llvm)


def report(size: int, shape: str, options: SpirvOptions, rounds: int) -> measure.Report:
    """Return one table: the passes on one module."""
    with Context() as context:
        module = Module.parse(device_module(size, shape), context)
        bitcode = module.bitcode()
        count = sum(signature.count for signature in module.index().signatures())
    times = Times()
    one_round(bitcode, options, Times())  # warms up
    for _ in range(rounds):
        one_round(bitcode, options, times)
    factor = 1e6 * 1000 / count
    verifier = statistics.median(times.series[VERIFIER]) * factor
    rows = []
    for name, series in times.series.items():
        value = measure.summarise([seconds * factor for seconds in series])
        target, met = _target(name, name in times.busy, value.median, count)
        ratio = None if name == VERIFIER else value.median / verifier
        rows.append(measure.Row(name, value, ratio, target, met))
    title = f"{count:,} instructions in {'many kernels' if shape == 'kernels' else 'one function'}"
    return measure.Report(f"{title}, -O{options.level}, {options.translator}", UNIT, rows)


def _target(name: str, busy: bool, median: float, count: int) -> tuple[str, bool | None]:
    if name == OWN:
        return f"< {LARGEST_OWN_US:,}", median < LARGEST_OWN_US
    if busy or name in (VERIFIER, INDEX, LLVM):
        return "", None
    return f"< {LARGEST_IDLE_MS:g} ms", median * count / 1e6 < LARGEST_IDLE_MS


def main() -> int:
    """Measure and print. Return 0 if everything could be measured."""
    parser = measure.arguments(__doc__, 5)
    parser.add_argument("--sizes", default=",".join(map(str, SIZES)), help="instructions")
    parser.add_argument("--level", default="2", help="-O (2)")
    parser.add_argument("--translator", default="llvm", help="llvm (default) or llvm-spirv")
    options = parser.parse_args()
    settings = SpirvOptions(SPIRV64, level=options.level, translator=options.translator)
    sizes = [int(size) for size in options.sizes.split(",")]
    reports = [report(size, shape, settings, options.rounds) for size in sizes for shape in SHAPES]
    measure.show(reports, options.json)
    return 0


if __name__ == "__main__":
    sys.exit(main())
