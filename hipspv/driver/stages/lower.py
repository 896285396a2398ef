"""Optimise and lower the linked device module to what SPIR-V can say."""

from __future__ import annotations

from hipspv.driver.stages.stage import DEVICE, DeviceSettings, Job, Stage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from hipspv.llvm.module import Module
    from hipspv.passes.pipeline import LowerOptions


def command(job: Job) -> list[str]:
    words = ["hipspv", "lower", job.paths["linked"], f"-O{job.settings.level}"]
    words.append(f"--translator={job.settings.translator}")
    if not job.settings.fp_contract:
        words.append("--no-fp-contract")
    if job.settings.verify_each:
        words.append("--verify-each")
    return [*words, "-o", job.paths["lowered"]]


def lower(
    module: Module,
    settings: DeviceSettings,
    on_pass: Callable[[int, str, bool, float, Module], None] | None = None,
) -> None:
    """Run the passes in place."""
    from hipspv.passes import pipeline

    pipeline.lower(module, _options(settings), on_pass)


def pass_names(settings: DeviceSettings) -> list[str]:
    """The passes in the order in which they run."""
    from hipspv.passes import pipeline

    return [step.name for step in pipeline.passes(_options(settings))]


def describe(settings: DeviceSettings) -> str:
    """The passes, one per line, with what they are for."""
    from hipspv.passes import pipeline

    return pipeline.describe_pipeline(_options(settings))


def _options(settings: DeviceSettings) -> LowerOptions:
    from hipspv.passes.pipeline import LowerOptions

    return LowerOptions(
        level=settings.level,
        translator=settings.translator,
        fp_contract=settings.fp_contract,
        verify_each=settings.verify_each,
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
