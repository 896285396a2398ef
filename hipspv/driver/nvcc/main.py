"""hipspv-nvcc: the entry."""

from __future__ import annotations

import time

_BEGIN = time.perf_counter()

import os  # noqa: E402 (Python's own share is measured from the first line)
import sys  # noqa: E402

from hipspv.core import process  # noqa: E402
from hipspv.core.errors import DriverError  # noqa: E402
from hipspv.core.workspace import Workspace  # noqa: E402
from hipspv.driver.cc import guarded  # noqa: E402
from hipspv.driver.nvcc import information  # noqa: E402
from hipspv.driver.nvcc.arguments import Arguments, read, with_environment  # noqa: E402
from hipspv.driver.nvcc.rows import UNSUPPORTED  # noqa: E402
from hipspv.driver.nvcc.steps import COMPILER, Plan, Step  # noqa: E402
from hipspv.driver.nvcc.translation import Translation  # noqa: E402
from hipspv.driver.options.command_line import parse  # noqa: E402
from hipspv.driver.run.compilation import Compilation  # noqa: E402

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.driver.run.execution import Timing


def main() -> int:
    """Run the command line, and return the exit code."""
    return guarded(lambda: _run(sys.argv[1:]), _fatal)


def _run(argv: list[str]) -> int:
    arguments = read(with_environment(argv))
    answer = information.answer(arguments)
    if answer is not None:
        sys.stdout.write(answer)
        return 0
    if arguments.has("dryrun") or arguments.has("verbose"):
        information.print_settings()
    translation = Translation(arguments)
    with Workspace() as space:
        plan = Plan(arguments, translation, space.directory)
        _warn(arguments, translation.warnings)
        code = Run(plan, space).run()
    if code == 0 and plan.program:
        return _become(plan.program, arguments)
    return code


class Run:
    """The execution of a plan."""

    def __init__(self, plan: Plan, space: Workspace) -> None:
        self.plan = plan
        self.space = space
        self.dry = plan.arguments.has("dryrun")
        self.shown = self.dry or plan.arguments.has("verbose")
        self.timings: list[tuple[Step, Timing]] = []

    def run(self) -> int:
        """Run all steps. Return the exit code of the first that fails."""
        steps = self.plan.steps
        if self.plan.arguments.has("clean-targets"):
            return self._clean()
        temporary = any(self.space.directory in arg for step in steps for arg in step.argv)
        if self.dry and temporary:
            _show(["mkdir", "-p", self.space.directory])
        for step in steps:
            code = self._step(step, alone=step is steps[-1] and not self.plan.program)
            if code:
                return code
        if self.dry and temporary:
            _show(["rm", "-r", self.space.directory])
        if self.dry and self.plan.program:
            _show([self.plan.program, *self.plan.arguments.values("run-args")])
        times = self.plan.arguments.last("time")
        if times is not None and not self.dry:
            information.write_times(times, self.timings)
        return 0

    def _step(self, step: Step, alone: bool) -> int:
        if self.shown:
            _show([information.path_of(step.program), *step.argv])
        if self.dry:
            return 0
        if step.program != COMPILER:
            return self._run_program(step)
        timed = self.plan.arguments.has("time")
        compilation = Compilation(parse(step.argv), _BEGIN, alone=alone and not timed)
        code = compilation.run()
        self.timings += [(step, timing) for timing in compilation.timings]
        return code

    def _run_program(self, step: Step) -> int:
        """Run an archiver or a copy. Its output appears whole or not at all."""
        argv = [self.space.begin(w) if w == step.output else w for w in step.argv]
        with process.Shielded():
            path = information.path_of(step.program)
            child = process.spawn([path, *argv], self.space.directory, capture=False)
        try:
            code = child.wait()
        finally:
            child.end()
        if code:
            raise DriverError(f"{path} failed: {process.describe_exit(code)}", code=abs(code))
        self.space.finish(step.output)
        return 0

    def _clean(self) -> int:
        """-clean: remove the files that the steps would write. A missing file is no error."""
        for step in self.plan.steps:
            if os.path.isfile(step.output):
                os.unlink(step.output)
        return 0


def _become(program: str, arguments: Arguments) -> int:
    """--run: replace this process by the program."""
    if arguments.has("dryrun") or arguments.has("clean-targets"):
        return 0
    sys.stdout.flush()
    os.execv(program, [program, *arguments.values("run-args")])


def _warn(arguments: Arguments, warnings: list[str]) -> None:
    """Print the warnings about ignored options, unless they are switched off or errors."""
    quiet = [given.row.name for given in arguments.given if UNSUPPORTED in given.row.name]
    for row in arguments.redefined:
        _say("warning", f"incompatible redefinition for option '{row.name}', the last value of this option was used")
    if not warnings or arguments.has("disable-warnings") or quiet[-1:] == [f"Wno-{UNSUPPORTED}"]:
        return
    if {"all-warnings", UNSUPPORTED} & set(arguments.values("Werror")):
        raise DriverError(f"{warnings[0]} [-Werror={UNSUPPORTED}]", f"-Wno-{UNSUPPORTED}")
    for warning in warnings:
        _say("warning", f"{warning} [-W{UNSUPPORTED}]")


def _show(argv: list[str]) -> None:
    print(f"#${process.quote(argv)}", file=sys.stderr, flush=True)


def _fatal(message: str, remedy: str) -> None:
    _say("fatal  ", message)
    if remedy:
        _say("note   ", remedy)


def _say(kind: str, message: str) -> None:
    print(f"nvcc {kind} : {message}", file=sys.stderr)
