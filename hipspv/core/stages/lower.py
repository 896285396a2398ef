"""The stage that optimises the linked device module and lowers it for its target."""

from __future__ import annotations

import functools

from hipspv.core.errors import SourceErrors
from hipspv.core.pass_options import options_of, warp_synchronous
from hipspv.core.stage import WorkerStage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.driver.options.settings import DeviceSettings
    from hipspv.driver.run.job import Job
    from hipspv.driver.run.worker_state import Work
    from hipspv.llvm.module import Module
    from hipspv.targets.target import Target


def command(job: Job, target: Target) -> list[str]:
    given = {**job.given, "warp_synchronous": warp_synchronous(job.settings, job.is_cuda)}
    artifact = (target.arch, "lowered")
    words = ["hipspv", "lower", job.paths[target.arch, "linked"], *job.stage_words("lower", given)]
    words += target.words
    words += ["-S"] * (job.text and artifact in job.wanted)
    return [*words, "-o", job.paths[artifact]]


def pass_names(settings: DeviceSettings, target: Target) -> list[str]:
    """Return the passes in the order in which they run."""
    from hipspv.passes import pipeline

    return [step.name for step in pipeline.passes(options_of(settings, target))]


def describe(settings: DeviceSettings, target: Target) -> str:
    """Return the passes, one per line, with their purpose."""
    from hipspv.passes import pass_list

    return pass_list.describe(options_of(settings, target))


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

    work.target.builtins  # noqa: B018
    work.target.phases  # noqa: B018


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
