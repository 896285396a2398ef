"""-E of both sides in one text, as clang bundles it.

One side alone would deceive a compiler cache, which takes equal text for equal results.
"""

from __future__ import annotations

from hipspv.driver import toolchain
from hipspv.driver.stages.stage import BOTH, Job, Stage


def command(job: Job) -> list[str]:
    host, device = job.paths["host-front-end"], job.paths["device-front-end"]
    targets = f"host-{toolchain.HOST_TRIPLE},{toolchain.DEVICE_TRIPLE}"
    words = [toolchain.clang_tool("clang-offload-bundler"), "-type=hipi", f"-targets={targets}"]
    return [*words, f"-input={host}", f"-input={device}", f"-output={job.paths['preprocessed']}"]


STAGE = Stage(
    "join preprocessed",
    BOTH,
    ("host-front-end", "device-front-end"),
    "preprocessed",
    "{stem}.hipi",
    command,
)
