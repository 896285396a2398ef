"""The stages, in the order in which they are printed. The driver walks this table."""

from __future__ import annotations

from hipspv.driver.stages import (
    bundle,
    device_clang,
    disassemble,
    front_end,
    host_clang,
    join,
    link_devlib,
    lower,
    preprocessed,
    translate,
)
from hipspv.driver.stages.stage import SOURCE, Stage

STAGES: tuple[Stage, ...] = (
    front_end.DEVICE_STAGE,
    front_end.HOST_STAGE,
    preprocessed.STAGE,
    device_clang.STAGE,
    link_devlib.STAGE,
    lower.STAGE,
    translate.STAGE,
    disassemble.STAGE,
    bundle.STAGE,
    host_clang.STAGE,
    host_clang.TEXT_STAGE,
    join.STAGE,
    join.RELOCATABLE_STAGE,
)

MAKER: dict[str, Stage] = {stage.artifact: stage for stage in STAGES}


def needed_for(*artifacts: str) -> list[Stage]:
    """The stages that make the artifacts, in the table's order."""
    wanted: set[str] = set()
    queue = list(artifacts)
    while queue:
        name = queue.pop()
        if name != SOURCE and name not in wanted:
            wanted.add(name)
            queue += MAKER[name].inputs
    return [stage for stage in STAGES if stage.artifact in wanted]
