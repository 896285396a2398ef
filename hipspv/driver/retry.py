"""clang's errors that show a source to be of another kind than assumed.

Finding out beforehand would take a run of the preprocessor, or of clang, for each source.
"""

from __future__ import annotations

from hipspv.driver.command_line import UNDECIDED
from hipspv.driver.job import Job
from hipspv.driver.stages.stage import Stage

# include/dialect/hip, #error.
_HIP = b"hipspv: this source is HIP"
# clang/include/clang/Basic/DiagnosticSemaKinds.td, err_target_unsupported_type.
_INT128 = b"requires 128 bit size"


def is_hip(job: Job, stderr: bytes) -> bool:
    """Return true if a .cu file, compiled as CUDA, included a header of HIP first."""
    return job.dialect == UNDECIDED and _HIP in stderr


def has_int128(job: Job, stage: Stage, stderr: bytes) -> bool:
    """Return true if device code has integers that the usual triple lacks."""
    target = stage.target
    return target is not None and target.arch not in job.int128 and _INT128 in stderr
