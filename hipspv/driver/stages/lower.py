"""The stage that optimises and lowers the linked device module to constructs of SPIR-V."""

from __future__ import annotations

import functools

from hipspv.driver import spirv_target
from hipspv.driver.defaults import DOUBLES, MAX_KERNEL_ARGUMENTS, WARP_SIZE
from hipspv.driver.errors import SourceErrors
from hipspv.driver.stages.stage import WorkerStage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.driver.job import Job
    from hipspv.driver.settings import DeviceSettings
    from hipspv.driver.stages.work import Work
    from hipspv.llvm.module import Module
    from hipspv.passes.spirv.legalization import SpirvOptions
    from hipspv.targets.target import Target


def command(job: Job, target: Target) -> list[str]:
    words = ["hipspv", "lower", job.paths[target.arch, "linked"], f"-O{job.settings.level}"]
    words.append(f"--translator={job.settings.translator}")
    if not job.settings.fp_contract:
        words.append("--no-fp-contract")
    words += [word for word, given in _tuning(job.settings).items() if given]
    if job.settings.debug_lines:
        words.append("-g")
    words += [f"-W{flag}" if flag != "w" else "-w" for flag in job.settings.warnings]
    if job.settings.bisect_limit is not None:
        words.append(f"--bisect-limit={job.settings.bisect_limit}")
    if job.settings.verify_each:
        words.append("--verify-each")
    if job.settings.warp_size != WARP_SIZE:
        words.append(f"--warp-size={job.settings.warp_size}")
    words += [f"--target-profile={v}" for v in [job.line.last("--target-profile=")] if v]
    if job.settings.spirv_version:
        words.append(f"--spirv-version={job.settings.spirv_version}")
    artifact = (target.arch, "lowered")
    words += ["-S"] * (job.text and artifact in job.wanted)
    if not warp_synchronous(job.settings, job.is_cuda):
        words.append("--no-warp-synchronous")
    if job.settings.max_kernel_arguments != MAX_KERNEL_ARGUMENTS:
        words.append(f"--max-kernel-arguments={job.settings.max_kernel_arguments}")
    if job.settings.doubles != DOUBLES[0]:
        words.append(f"--fp64={job.settings.doubles}")
    return [*words, "-o", job.paths[artifact]]


def warp_synchronous(settings: DeviceSettings, cuda: bool) -> bool:
    """Return true if the code relies on lockstep, which AMD has and NVIDIA had before Volta."""
    return not cuda if settings.warp_synchronous is None else settings.warp_synchronous


def _tuning(settings: DeviceSettings) -> dict[str, bool]:
    """Return `hipspv lower`'s loop options, and whether each is given."""
    return {
        "--vectorize-loops": settings.vectorize_loops,
        "--no-unroll-loops": not settings.unroll_loops,
    }


def pass_names(settings: DeviceSettings, target: Target) -> list[str]:
    """Return the passes in the order in which they run."""
    from hipspv.passes import pipeline

    return [step.name for step in pipeline.passes(options_of(settings, target))]


def describe(settings: DeviceSettings, target: Target) -> str:
    """Return the passes, one per line, with their purpose."""
    from hipspv.passes import pass_list

    return pass_list.describe(options_of(settings, target))


def options_of(settings: DeviceSettings, target: Target, cuda: bool = False) -> SpirvOptions:
    """Return the options for the passes. CUDA sources get warnings about code that relies on
    lockstep."""
    from hipspv.llvm.module import Tuning
    from hipspv.passes.diagnostics import Warnings
    from hipspv.passes.spirv.legalization import SpirvOptions

    orders = warp_synchronous(settings, cuda)
    flags = settings.warnings if orders else ("warp-synchronous", *settings.warnings)
    return SpirvOptions(
        target,
        level=settings.level,
        translator=settings.translator,
        fp_contract=settings.fp_contract,
        debug_lines=settings.debug_lines,
        verify_each=settings.verify_each,
        warnings=Warnings(flags),
        warp_synchronous=orders,
        warp_size=settings.warp_size,
        max_kernel_arguments=settings.max_kernel_arguments,
        doubles=settings.doubles,
        device=spirv_target.device(settings.profile, settings.spirv_version, settings.doubles),
        tuning=Tuning(settings.vectorize_loops, settings.unroll_loops),
    )


def _lower(work: Work, module: Module) -> Module:
    """Run the passes in place, and print their warnings."""
    from hipspv.passes import pipeline
    from hipspv.passes.diagnostics import PassError, render

    options = options_of(work.job.settings, work.target, work.job.is_cuda)
    trace = work.trace(module)
    try:
        pipeline.lower(module, options, trace.after, trace.before)
    except PassError as error:
        found = [*options.warnings.found, *error.diagnostics]
        raise SourceErrors(render(found, work.colour)) from None
    work.say(render(options.warnings.found, work.colour))
    return module


def _prepare(work: Work) -> None:
    # Loaded here, used later.
    from hipspv.passes import pipeline  # noqa: F401
    from hipspv.passes.spirv import legalization  # noqa: F401

    work.target.builtins  # noqa: B018


def stage(target: Target) -> WorkerStage:
    return WorkerStage(
        "lower",
        target,
        ("linked",),
        "lowered",
        "-lower.bc",
        functools.partial(command, target=target),
        _lower,
        _prepare,
    )
