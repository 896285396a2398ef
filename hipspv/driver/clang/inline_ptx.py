"""Inline PTX for devices that aren't NVIDIA's: their clang reads the preprocessor's output with C++ in place of PTX."""

from __future__ import annotations

import os

from hipspv.core import process, workspace
from hipspv.core.process import Shielded
from hipspv.core.stages import DEVICE
from hipspv.driver.clang import device_clang

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.driver.run.job import Job
    from hipspv.targets.target import Target

HEADERS = "-D__HIPSPV_INLINE_PTX__=1"  # include/cuda_runtime.h


def translate(job: Job, target: Target) -> bool:
    """Write the source with C++ in place of PTX, and note its file. Return false if the preprocessor failed."""
    from hipspv.driver.ptx.assembly import rewritten

    job.translated_assembly[target.arch] = ""
    directory = job.space.path(f"{target.arch}-ptx")
    os.mkdir(directory)
    # Symbols contain the file's name.
    path = os.path.join(directory, os.path.basename(job.source.path) if job.source.path != "-" else "stdin")
    argv = [*device_clang.front_end(job, target), HEADERS, "-E", "-o", path, job.input_of(DEVICE)]
    with Shielded():
        child = process.spawn(argv, job.space.directory, stdin=job.stdin)
        job.children.append(child)
    if child.wait():
        return False
    text = workspace.read(path).decode(errors="surrogateescape")
    workspace.write(path, rewritten(text).encode(errors="surrogateescape"))
    job.translated_assembly[target.arch] = path
    side = next((each for each in job.sides if each.arch == target.arch), None)
    if side:
        side.cache = None  # the compiler's second run names no headers
    return True
