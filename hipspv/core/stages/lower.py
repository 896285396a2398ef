"""The stage that optimises the linked device module and lowers it for its target."""

from __future__ import annotations

import functools

from hipspv.core.errors import SourceErrors
from hipspv.core.stages import Job, Worker, WorkerStage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.core.settings import DeviceSettings
    from hipspv.llvm.module import Module
    from hipspv.passes.options import LowerOptions
    from hipspv.targets.target import Target


def command(job: Job, target: Target) -> list[str]:
    artifact = (target.arch, "lowered")
    argv = ["hipspv", "lower", job.paths[target.arch, "linked"]]
    argv += dialect_arguments(job, "lower")
    argv += target.arguments
    argv += ["-S"] * (job.text and artifact in job.wanted)
    return [*argv, "-o", job.paths[artifact]]


def pass_names(settings: DeviceSettings, target: Target) -> list[str]:
    """Return the passes in the order in which they run."""
    from hipspv.passes import pipeline

    return [step.name for step in pipeline.passes(options_of(settings, target))]


def describe(settings: DeviceSettings, target: Target) -> str:
    """Return the passes, one per line, with their purpose."""
    from hipspv.passes import pass_list

    return pass_list.describe(options_of(settings, target))


def dialect_arguments(job: Job, stage: str) -> list[str]:
    """Return the settings of `hipspv <stage>`, with the lanes of the source's dialect."""
    ordered = warp_synchronous(job.settings, job.is_cuda)
    return [*job.stage_arguments(stage, warp_synchronous=ordered), *["--independent-lanes"] * (ordered is None)]


def warp_synchronous(settings: DeviceSettings, cuda: bool) -> bool | None:
    """Return true if the code relies on lockstep, which AMD has and NVIDIA had before Volta; None: in some kernels."""
    return None if cuda and settings.warp_synchronous is None else settings.warp_synchronous is not False


def options_of(settings: DeviceSettings, target: Target, cuda: bool = False) -> LowerOptions:
    """Return the options for the passes: the settings of the same names. CUDA sources get warnings
    about code that relies on lockstep."""
    from hipspv.llvm.module import Tuning
    from hipspv.passes.diagnostics import Warnings

    orders = warp_synchronous(settings, cuda)
    flags = settings.warnings if orders else ("warp-synchronous", *settings.warnings)
    given = vars(settings)
    kind, own = target.options(settings)
    return kind(
        target,
        **{name: given[name] for name in kind.fields if name in given}
        | {
            "warp_synchronous": orders,
            "warnings": Warnings(flags),
            "tuning": Tuning(settings.vectorize_loops, settings.unroll_loops),
        }
        | own,
    )


def _lower(worker: Worker, module: Module) -> Module:
    """Run the passes in place, and print their warnings."""
    from hipspv.passes import pipeline
    from hipspv.passes.diagnostics import PassError, render

    options = options_of(worker.job.settings, worker.target, worker.job.is_cuda)
    trace = worker.trace(module)
    try:
        pipeline.lower(module, options, trace.after, trace.before)
    except PassError as error:
        found = [*options.warnings.found, *error.diagnostics]
        raise SourceErrors(render(found, worker.colour), error.is_wanted) from None
    worker.say(render(options.warnings.found, worker.colour))
    return module


def _prepare(worker: Worker) -> None:
    # Loaded here, used later.
    from hipspv.passes import pipeline  # noqa: F401

    worker.target.builtins  # noqa: B018
    worker.target.phases  # noqa: B018


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
