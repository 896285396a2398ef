"""Optimise and lower the linked device module to what SPIR-V can say."""

from __future__ import annotations

from hipspv.driver import spirv_target
from hipspv.driver.stages.stage import (
    DEVICE,
    MAX_KERNEL_ARGUMENTS,
    WARP_SIZE,
    DeviceSettings,
    Job,
    Stage,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.driver.trace import Trace
    from hipspv.llvm.module import Module
    from hipspv.passes.pipeline import LowerOptions


def command(job: Job) -> list[str]:
    words = ["hipspv", "lower", job.paths["linked"], f"-O{job.settings.level}"]
    words.append(f"--translator={job.settings.translator}")
    if not job.settings.fp_contract:
        words.append("--no-fp-contract")
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
    words += ["-S"] * (job.text and "lowered" in job.wanted)
    if job.settings.max_kernel_arguments != MAX_KERNEL_ARGUMENTS:
        words.append(f"--max-kernel-arguments={job.settings.max_kernel_arguments}")
    return [*words, "-o", job.paths["lowered"]]


def lower(module: Module, options: LowerOptions, trace: Trace) -> None:
    """Run the passes in place."""
    from hipspv.passes import pipeline

    pipeline.lower(module, options, trace.after, trace.before)


def pass_names(settings: DeviceSettings) -> list[str]:
    """The passes in the order in which they run."""
    from hipspv.passes import pipeline

    return [step.name for step in pipeline.passes(options_of(settings))]


def describe(settings: DeviceSettings) -> str:
    """The passes, one per line, with what they are for."""
    from hipspv.passes import pipeline

    return pipeline.describe_pipeline(options_of(settings))


def options_of(settings: DeviceSettings) -> LowerOptions:
    """What of the command line the passes need."""
    from hipspv.passes.diagnostics import Warnings
    from hipspv.passes.pipeline import LowerOptions

    return LowerOptions(
        level=settings.level,
        translator=settings.translator,
        fp_contract=settings.fp_contract,
        debug_lines=settings.debug_lines,
        verify_each=settings.verify_each,
        warnings=Warnings(settings.warnings),
        warp_size=settings.warp_size,
        max_kernel_arguments=settings.max_kernel_arguments,
        target=spirv_target.target(settings.profile, settings.spirv_version),
    )


STAGE = Stage(
    "lower",
    DEVICE,
    ("linked",),
    "lowered",
    "{stem}-hip-spirv64-generic-lower.bc",
    command,
    lower,
)
