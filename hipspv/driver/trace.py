"""Output about the passes as they run: IR before and after, bisection, times."""

from __future__ import annotations

import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.llvm.module import Module
    from hipspv.passes.interface import Pass


class Trace:
    """Prints on standard error, in the format of LLVM's `opt`.

    before, after: names of passes. everything: print the IR after all of them. changed: print it
    after those that changed it. limit: the number of optional passes that run, as
    -opt-bisect-limit;
    -1 for all with a message for each, None for all without.
    """

    def __init__(
        self,
        before: tuple[str, ...] = (),
        after: tuple[str, ...] = (),
        everything: bool = False,
        changed: bool = False,
        limit: int | None = None,
    ) -> None:
        self._before = before
        self._after = after
        self._everything = everything
        self._changed = changed
        self._limit = limit
        self._count = 0
        self._last = ""
        self._running = ""
        self.times: list[tuple[str, float]] = []

    def before(self, index: int, step: Pass, module: Module) -> bool:
        """Take note of a pass that is about to run. Return false to skip it."""
        name = step.name
        self._running = name
        if self._changed and not self._last:
            self._last = str(module)
            self._dump("At Start", self._last)
        if name in self._before:
            self._dump(f"Before {name} on [module]", str(module))
        return self._limit is None or self._bisect(step)

    def after(self, index: int, name: str, changed: bool, seconds: float, module: Module) -> None:
        self.times.append((name, seconds))
        if name != self._running:
            return  # work that several passes share
        if self._changed:
            text = str(module)
            if text == self._last:
                _say(f"; *** IR Dump After {name} on [module] omitted because no change ***")
            else:
                self._dump(f"After {name} on [module]", text)
            self._last = text
        elif self._everything or name in self._after:
            self._dump(f"After {name} on [module]", str(module))

    def _bisect(self, step: Pass) -> bool:
        from hipspv.passes.pipeline import is_optional

        if not is_optional(step):
            return True
        assert self._limit is not None
        self._count += 1
        run = self._limit < 0 or self._count <= self._limit
        _say(f"BISECT: {'' if run else 'NOT '}running pass ({self._count}) {step.name} on module")
        return run

    def _dump(self, title: str, text: str) -> None:
        _say(f"; *** IR Dump {title} ***\n{text}")

    def print_times(self) -> None:
        """--time-passes: print wall times in the format of `opt`."""
        total = sum(seconds for _, seconds in self.times) or 1e-9
        _say("===" + "-" * 73 + "===")
        _say(f"{'Pass execution timing report':^79}")
        _say("===" + "-" * 73 + "===")
        _say(f"  Total Execution Time: {total:.4f} seconds (wall clock)\n")
        _say("   ---Wall Time---  --- Name ---")
        for name, seconds in sorted(self.times, key=lambda item: -item[1]):
            _say(f"   {seconds:7.4f} ({100 * seconds / total:5.1f}%)  {name}")
        _say(f"   {total:7.4f} (100.0%)  Total")


def _say(text: str) -> None:
    sys.stderr.write(text + "\n")
