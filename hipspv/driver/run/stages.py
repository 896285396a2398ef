"""The stages of a compile for some targets, in the order in which they are printed."""

from __future__ import annotations

from hipspv.core.errors import ToolMissing
from hipspv.core.stages import SOURCE, ExtraStage, Stage
from hipspv.driver.clang import device_clang, front_end, host_clang, preprocessed
from hipspv.driver.link import bundle, host_object

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from hipspv.core.stages import Artifact
    from hipspv.targets.target import NativeDevice, Target


def stages_of(targets: Sequence[Target], devices: Sequence[NativeDevice] = ()) -> list[Stage]:
    """Return all stages. Preprocessed text is the first target's."""
    return [
        *map(front_end.device_stage, targets),
        front_end.HOST_STAGE,
        preprocessed.stage(targets[0]),
        *(stage for target in targets for stage in _device_stages(target)),
        *(stage for device in devices for stage in device.stages()),
        *(stage for target in targets for stage in bundle.packed_stages(target, devices)),
        bundle.stage(targets, devices),
        host_clang.STAGE,
        host_clang.TEXT_STAGE,
        host_object.STAGE,
        bundle.bitcode_stage(targets),
        host_object.relocatable_stage(targets, devices),
    ]


def _device_stages(target: Target) -> list[Stage]:
    return [device_clang.stage(target), *target.stages()]


def artifacts_of(name: str, targets: Sequence[Target]) -> list[Artifact]:
    """Return the artifacts of a name: one for each target, or one that belongs to no target."""
    return [stage.artifact for stage in stages_of(targets) if stage.artifact[1] == name]


def needed_for(stages: Sequence[Stage], artifacts: Iterable[Artifact]) -> list[Stage]:
    """Return the stages that the artifacts need, in order."""
    wanted: set[Artifact] = set()
    queue = list(artifacts)
    while queue:
        artifact = queue.pop()
        if artifact != SOURCE and artifact not in wanted:
            wanted.add(artifact)
            queue += maker(stages, artifact).inputs
    return [stage for stage in stages if stage.artifact in wanted and not isinstance(stage, ExtraStage)]


def present(extra: Iterable[ExtraStage], needed: Iterable[Stage]) -> tuple[list[ExtraStage], list[str]]:
    """Return the extra stages after those that are needed whose programs are there, and the reasons
    why others are left out, each once."""
    made = {stage.artifact for stage in needed}
    found: list[ExtraStage] = []
    missing: dict[str, None] = {}
    for stage in extra:
        if made.issuperset(stage.inputs):
            try:
                stage.program()
            except ToolMissing as error:
                missing[f"no {stage.artifact[1]} was made: {error}; {error.remedy}"] = None
                continue
            found.append(stage)
            made.add(stage.artifact)
    return found, list(missing)


def maker(stages: Iterable[Stage], artifact: Artifact) -> Stage:
    """Return the stage that makes the artifact."""
    made = (stage for stage in stages if stage.artifact == artifact)
    return next(stage for stage in made if not isinstance(stage, ExtraStage))
