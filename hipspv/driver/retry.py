"""clang's errors that show a source to be of another kind than it was taken for.

To know beforehand would take a preprocessor's run, or clang's, for each source.
"""

from __future__ import annotations

from hipspv.driver.job import Job
from hipspv.driver.options import UNDECIDED
from hipspv.driver.stages.stage import Stage

# include/dialect/hip, #error.
_HIP = b"hipspv: this source is HIP"
# clang/include/clang/Basic/DiagnosticSemaKinds.td, err_target_unsupported_type.
_INT128 = b"requires 128 bit size"


def is_hip(job: Job, stderr: bytes) -> bool:
    """Did a .cu file, compiled as CUDA, come to a header of HIP's first?"""
    return job.dialect == UNDECIDED and _HIP in stderr


def has_int128(job: Job, stage: Stage, stderr: bytes) -> bool:
    """Does device code have integers that the usual triple lacks?"""
    target = stage.target
    return target is not None and target.arch not in job.int128 and _INT128 in stderr
