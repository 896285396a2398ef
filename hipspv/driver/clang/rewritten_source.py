"""CUDA sources that clang takes only after changes: it then reads the preprocessor's output with them.

Inline PTX is C++ for devices that aren't NVIDIA's. Functions that have no attribute are for both sides, if they are in
headers whose functions those for both sides call: nvcc only warns of that (20014-D).
"""

from __future__ import annotations

import os
import re

from hipspv.core import process, workspace
from hipspv.core.process import Shielded
from hipspv.core.stages import DEVICE
from hipspv.driver.clang import device_clang
from hipspv.driver.ptx.assembly import escaped, rewritten

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection

    from hipspv.driver.run.job import Job
    from hipspv.targets.target import Target

HEADERS = "-D__HIPSPV_INLINE_PTX__=1"  # include/cuda_runtime.h
# A line marker of the preprocessor's output.
_MARKER = re.compile(r'^# \d+ "([^"\n]*)".*$', re.MULTILINE)
_FOR_BOTH, _FOR_THE_HOST = (f"#pragma clang force_cuda_host_device {edge}\n" for edge in ("begin", "end"))

_TRAP = "__hipspv_ptx::__trap()"


def make(job: Job, target: Target) -> bool:
    """Write the changed source, and note its file. Return false if the preprocessor failed."""
    job.needs.rewritten[target.arch] = ""
    directory = job.space.path(f"{target.arch}-rewritten")
    os.makedirs(directory, exist_ok=True)  # a source may be changed again, by other options
    # Symbols contain the file's name.
    path = os.path.join(directory, os.path.basename(job.source.path) if job.source.path != "-" else "stdin")
    argv = [*device_clang.front_end(job, target), HEADERS, "-E", "-o", path, job.input_of(DEVICE)]
    side = next((each for each in job.sides if each.arch == target.arch), None)
    if side and side.cache:
        argv = side.cache.preprocessor(argv)  # the compiler's second run names no headers
    with Shielded():
        child = process.spawn(argv, job.space.directory, stdin=job.stdin)
        job.children.append(child)
    if child.wait():
        return False
    job.needs.preprocessed[target.arch] = child.stderr()
    text = workspace.read(path).decode(errors="surrogateescape")
    text = changed(text, target, job.needs.host_headers.get(target.arch, ()))
    workspace.write(path, text.encode(errors="surrogateescape"))
    job.needs.rewritten[target.arch] = path
    return True


def changed(text: str, target: Target, headers: Collection[str]) -> str:
    """Return preprocessed text with all changes."""
    pieces: list[str] = []
    begin, inside = 0, False
    for marker in _MARKER.finditer(text):
        if inside != (marker[1] in headers):
            # The pragma's line is another file's.
            pieces += [
                _changed_piece(text[begin : marker.start()], target, inside),
                _FOR_THE_HOST if inside else _FOR_BOTH,
            ]
            begin, inside = marker.start(), not inside
    return "".join([*pieces, _changed_piece(text[begin:], target, inside)])


def _changed_piece(text: str, target: Target, for_both: bool) -> str:
    """The host's own assembly ends a kernel that reaches it."""
    if target.takes_ptx:
        return escaped(text, "__builtin_trap()" if for_both else "")
    return rewritten(text, _TRAP if for_both else "")
