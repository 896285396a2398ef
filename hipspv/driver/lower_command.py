"""`hipspv lower`: run the passes on one file, as LLVM's `opt` does with its own."""

from __future__ import annotations

import sys
from typing import Any

from hipspv.driver import profiles, spirv_target, toolchain
from hipspv.driver.errors import DriverError
from hipspv.driver.ir_input import read_module
from hipspv.driver.isolated import Progress
from hipspv.driver.trace import Trace
from hipspv.driver.workspace import Workspace
from hipspv.llvm import Context, Module, Tuning
from hipspv.passes import pass_list, pipeline
from hipspv.passes.diagnostics import PassError, Warnings, render
from hipspv.passes.interface import Pass
from hipspv.passes.memory.infer_address_spaces import count_accesses
from hipspv.passes.optimize.llvm_passes import LEVELS
from hipspv.passes.spirv.legalization import SpirvOptions
from hipspv.targets import DEFAULT


def describe(given: dict[str, Any]) -> str:
    """Return the output of --print-pipeline."""
    options = _options(given)
    if given["passes"]:
        return "\n".join(step.name for step in _steps(given, options))
    return pass_list.describe(options)


def lower(given: dict[str, Any], progress: Progress) -> None:
    """Read, lower and write a module. Raises SystemExit after errors in the user's code."""
    options = _options(given)
    steps = _steps(given, options)
    _check_names(steps, (*given["print_before"], *given["print_after"]))
    trace = _Trace(given, progress)
    progress.begin("read")
    with Context(toolchain.libllvm()) as context:
        module = read_module(given["file"], context, DEFAULT)
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

    def __init__(self, given: dict[str, Any], progress: Progress) -> None:
        super().__init__(
            given["print_before"],
            given["print_after"],
            given["print_after_all"],
            given["print_changed"],
            given["bisect_limit"],
        )
        self._progress = progress

    def before(self, index: int, step: Pass, module: Module) -> bool:
        self._progress.begin(f"pass {step.name}")
        return super().before(index, step, module)


def _steps(given: dict[str, Any], options: SpirvOptions) -> list[Pass]:
    """Return the passes that run: those of --passes, or all for a module that may not be linked."""
    if not given["passes"]:
        return pipeline.passes(options, first="link")
    try:
        return pass_list.parse(given["passes"], options)
    except pass_list.PassListError as error:
        raise DriverError(f"--passes: {error}") from None


def _options(given: dict[str, Any]) -> SpirvOptions:
    profile = profiles.load(given["target_profile"]) if given["target_profile"] else None
    flags = [*given["warnings"], *(["w"] if given["no_warnings"] else [])]
    return SpirvOptions(
        DEFAULT,
        level=_level(given["level"]),
        translator=given["translator"],
        fp_contract=not given["no_fp_contract"],
        debug_lines=given["debug_lines"],
        verify_each=given["verify_each"],
        warp_synchronous=given["warp_synchronous"],
        warp_size=int(given["warp_size"]),
        max_kernel_arguments=given["max_kernel_arguments"],
        doubles=given["fp64"],
        device=spirv_target.device(profile, given["spirv_version"], given["fp64"]),
        tuning=Tuning(given["vectorize_loops"], not given["no_unroll_loops"]),
        warnings=Warnings(flags),
    )


def _level(text: str) -> str:
    if text not in LEVELS:
        raise DriverError(f"-O{text}: the levels are {', '.join(LEVELS)}")
    return text


def _check_names(steps: list[Pass], names: tuple[str, ...]) -> None:
    known = {step.name for step in steps}
    unknown = [name for name in names if name not in known]
    if unknown:
        raise DriverError(
            f"no such pass: {', '.join(unknown)}", "hipspv lower --print-pipeline lists them"
        )


def _statistics(module: Module) -> str:
    """Count the module's memory accesses, and the generic ones among them: those cost more on every
    device."""
    count = count_accesses(module)
    return f"{count.all} memory accesses, {count.generic} of them generic\n"


def _tell(warnings: Warnings, error: PassError | None = None) -> None:
    from hipspv.driver.compilation import colour

    text = render([*warnings.found, *(error.diagnostics if error else [])], colour())
    sys.stderr.write(text + "\n" * bool(text))


def _write(module: Module, output: str, text: bool) -> None:
    with Workspace() as space:
        space.write(output, str(module).encode() if text else module.bitcode())
