"""clang's errors that show a source to be of another kind than assumed.

Finding out beforehand would take a run of the preprocessor, or of clang, for each source.
"""

from __future__ import annotations

import re

from hipspv.driver.options.command_line import UNDECIDED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.core.stages import Stage
    from hipspv.driver.run.job import Job

# include/dialect/hip, #error.
_HIP = b"hipspv: this source is HIP"
# clang/include/clang/Basic/DiagnosticSemaKinds.td, err_target_unsupported_type.
_SIZE = b"requires 128 bit size "
_WIDE_TYPES = re.compile(_SIZE + rb"('.*?'(?: \(aka '.*?'\))?) type support")
_LONG_DOUBLE = b"long double"


def is_hip(job: Job, stderr: bytes) -> bool:
    """Return true if a .cu file, compiled as CUDA, included a header of HIP first."""
    return job.dialect == UNDECIDED and _HIP in stderr


def has_wide_types(job: Job, stage: Stage, stderr: bytes) -> bool:
    """Return true if device code has 128-bit integers, which the usual triple lacks, or computes
    with long double, and note the target in the job. No target is noted twice."""
    if stage.target is None or _SIZE not in stderr:
        return False
    arch, types = stage.target.arch, _WIDE_TYPES.findall(stderr)
    found = [job.long_double if _LONG_DOUBLE in type else job.int128 for type in types]
    new = [noted for noted in found if arch not in noted]
    for noted in new:
        noted.add(arch)
    return bool(new)
