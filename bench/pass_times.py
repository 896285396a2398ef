"""Processor time of the passes on a module, in groups, apart from LLVM's own work."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from bench.device_modules import device_module
from hipspv.llvm import Context, Module
from hipspv.passes.options import LowerOptions
from hipspv.passes.pipeline import lower

CLOCK = time.thread_time  # the time of other programs doesn't count
VERIFIER, OWN, INDEX, LLVM = "LLVM's verifier", "total", "index", "LLVM's own passes"
# The operations whose time is LLVM's.
BULK = ("run_passes", "verify", "link", "parse", "infer_address_spaces", "strip_debug_info")

Group = Callable[[int, str], str]


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


class Lowering:
    """Seconds by group of one lowering, and the groups that changed something.

    group: of a pass, by its position and name.
    """

    def __init__(self, bitcode: bytes, options: LowerOptions, group: Group) -> None:
        self.seconds: dict[str, float] = {}
        self.busy: set[str] = set()
        meter = Meter()

        def rest() -> float:
            """Return the time without the parts that are counted elsewhere."""
            return CLOCK() - meter.llvm - meter.index

        def on_pass(index: int, name: str, changed: bool, seconds: float, module: Module) -> None:
            nonlocal last
            now, where = rest(), group(index, name)
            self.seconds[where] = self.seconds.get(where, 0.0) + now - last
            last = now
            if changed:
                self.busy.add(where)

        with Context() as context:
            module = Module.parse(bitcode, context)
            start = CLOCK()
            module.verify()
            verifier = CLOCK() - start
            with meter.attached():
                last = rest()
                lower(module, options, on_pass)
        own = sum(self.seconds.values()) + meter.index
        self.seconds |= {VERIFIER: verifier, INDEX: meter.index, OWN: own, LLVM: meter.llvm}


def generated(instructions: int, shape: str) -> tuple[bytes, int]:
    """Return a generated module's bitcode and its number of instructions."""
    with Context() as context:
        module = Module.parse(device_module(instructions, shape), context)
        count = sum(signature.count for signature in module.index().signatures())
        return module.bitcode(), count


def lowerings(bitcode: bytes, options: LowerOptions, group: Group, rounds: int) -> list[Lowering]:
    """Return what each round took, after one that is dropped."""
    return [Lowering(bitcode, options, group) for _ in range(rounds + 1)][1:]
