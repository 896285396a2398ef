"""`hipspv lower`: run the passes on one file, as LLVM's `opt` does with its own."""

from __future__ import annotations

import sys
from typing import Any

from hipspv.core import toolchain
from hipspv.core.errors import DriverError
from hipspv.core.ir_input import read_module
from hipspv.core.settings import DeviceSettings
from hipspv.core.stages.lower import describe as describe_passes
from hipspv.core.stages.lower import options_of
from hipspv.core.workspace import Workspace
from hipspv.driver.run.isolated import Progress
from hipspv.driver.run.pass_trace import Trace
from hipspv.llvm import Context, Module
from hipspv.passes import pass_list, pipeline
from hipspv.passes.diagnostics import PassError, Warnings, render
from hipspv.passes.interface import Pass
from hipspv.passes.memory.infer_address_spaces import count_accesses
from hipspv.passes.options import LowerOptions
from hipspv.targets.target import Target


def describe(settings: DeviceSettings, target: Target, passes: str | None) -> str:
    """Return the output of --print-pipeline."""
    if passes:
        return "\n".join(step.name for step in _steps(passes, options_of(settings, target)))
    return describe_passes(settings, target)


def lower(settings: DeviceSettings, given: dict[str, Any], progress: Progress) -> None:
    """Read, lower and write a module. Raises SystemExit after errors in the user's code."""
    target = given["target"]
    options = options_of(settings, target, cuda=given["independent_lanes"])
    steps = _steps(given["passes"], options)
    _check_names(steps, (*settings.print_before, *settings.print_after))
    trace = _Trace(settings, progress)
    progress.begin("read")
    with Context(toolchain.libllvm()) as context:
        module = read_module(given["file"], context, target)
        module.verify()
        try:
            pipeline.run(module, steps, options, trace.after, trace.before)
        except PassError as error:
            _tell(options.warnings, error)
            raise SystemExit(1) from None
        module.verify()
        _tell(options.warnings)
        if given["time_passes"]:
            trace.print_times()
        if given["statistics"]:
            sys.stderr.write(_statistics(module))
        progress.begin("write")
        if given["output"] is not None:
            _write(module, given["output"], given["text"])


class _Trace(Trace):
    """Also reports the running pass to the parent, in case that it doesn't end."""

    def __init__(self, settings: DeviceSettings, progress: Progress) -> None:
        super().__init__(settings)
        self._progress = progress

    def before(self, index: int, step: Pass, module: Module) -> bool:
        self._progress.begin(f"pass {step.name}")
        return super().before(index, step, module)


def _steps(passes: str | None, options: LowerOptions) -> list[Pass]:
    """Return the passes that run: those of --passes, or all for a module that may not be linked."""
    if not passes:
        return pipeline.passes(options, first="link")
    try:
        return pass_list.parse(passes, options)
    except pass_list.PassListError as error:
        raise DriverError(f"--passes: {error}") from None


def _check_names(steps: list[Pass], names: tuple[str, ...]) -> None:
    known = {step.name for step in steps}
    unknown = [name for name in names if name not in known]
    if unknown:
        raise DriverError(f"no such pass: {', '.join(unknown)}", "hipspv lower --print-pipeline lists them")


def _statistics(module: Module) -> str:
    """Count the module's memory accesses, and the generic ones among them: those cost more on every device."""
    count = count_accesses(module)
    return f"{count.all} memory accesses, {count.generic} of them generic\n"


def _tell(warnings: Warnings, error: PassError | None = None) -> None:
    from hipspv.driver.run.execution import colour

    text = render([*warnings.found, *(error.diagnostics if error else [])], colour())
    sys.stderr.write(text + "\n" * bool(text))


def _write(module: Module, output: str, text: bool) -> None:
    with Workspace() as space:
        space.write(output, str(module).encode() if text else module.bitcode())
