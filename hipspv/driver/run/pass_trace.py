"""Output about the passes as they run: IR before and after, bisection, times."""

from __future__ import annotations

import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.core.settings import DeviceSettings
    from hipspv.llvm.module import Module
    from hipspv.passes.interface import Pass


class Trace:
    """Prints on standard error, in the format of LLVM's `opt`.

    `settings` has names of passes in print_before and print_after, and the limit of optional passes
    that run: as -opt-bisect-limit, -1 for all with a message for each, None for all without.
    """

    def __init__(self, settings: DeviceSettings) -> None:
        self._settings = settings
        self._count = 0
        self._last = ""
        self._running = ""
        self.times: list[tuple[str, float]] = []

    def before(self, index: int, step: Pass, module: Module) -> bool:
        """Take note of a pass that is about to run. Return false to skip it."""
        name = step.name
        self._running = name
        if self._settings.print_changed and not self._last:
            self._last = str(module)
            self._dump("At Start", self._last)
        if name in self._settings.print_before:
            self._dump(f"Before {name} on [module]", str(module))
        limit = self._settings.bisect_limit
        return limit is None or self._bisect(step, limit)

    def after(self, index: int, name: str, changed: bool, seconds: float, module: Module) -> None:
        self.times.append((name, seconds))
        if name != self._running:
            return  # work that several passes share
        if self._settings.print_changed:
            text = str(module)
            if text == self._last:
                _say(f"; *** IR Dump After {name} on [module] omitted because no change ***")
            else:
                self._dump(f"After {name} on [module]", text)
            self._last = text
        elif self._settings.print_after_all or name in self._settings.print_after:
            self._dump(f"After {name} on [module]", str(module))

    def _bisect(self, step: Pass, limit: int) -> bool:
        from hipspv.passes.pipeline import is_optional

        if not is_optional(step):
            return True
        self._count += 1
        run = limit < 0 or self._count <= limit
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
