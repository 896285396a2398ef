"""HIP sources with code that only AMD's platform selects.

ROCm defines that platform's macro for every source. Code for it often assumes warps of 64, and hipspv defines the
macro only where it is needed. Without it, such code compiles to nothing, mostly without an error: the conditions in the
text tell.
"""

from __future__ import annotations

from hipspv.driver.clang import host_only_sources

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.driver.clang.conditional_groups import Group
    from hipspv.driver.run.job import Job

MACRO = "__HIP_PLATFORM_AMD__"
LEFT_OUT = (
    "hipspv-cc: warning: {}: code for __HIP_PLATFORM_AMD__ alone is left out, as it has errors\n"
    "  remedy: -D__HIP_PLATFORM_AMD__=1 shows them"
)
_OTHERS = "__HIP_PLATFORM_"
_AMD = (MACRO, "__HIP_PLATFORM_HCC__")
# Macros of HIP sources with and without AMD's platform.
_WITHOUT = {
    **dict.fromkeys(("__HIP__", "__HIPCC__", "__clang__", "__HIP_PLATFORM_SPIRV__", "__HIPSPV__"), 1),
    **dict.fromkeys((*_AMD, "__HIP_PLATFORM_NVIDIA__", "__HIP_PLATFORM_NVCC__", "__CUDACC__", "__NVCC__")),
}
_WITH = {**_WITHOUT, **dict.fromkeys(_AMD, 1)}


def is_assumed(job: Job) -> bool:
    """Return true if the source, or a header beside it, has code for AMD's platform and none for others."""
    if job.is_cuda or any(_OTHERS in argument.value for argument in job.line.given("-D", "-U")):
        return False
    contents = [text for text in (job.content, *host_only_sources.own_headers(job)) if _OTHERS.encode() in text]
    if not contents:
        return False
    from hipspv.driver.clang.conditional_groups import Text

    texts = [Text(content.decode(errors="replace")) for content in contents]
    return not any(text.defined.intersection(_AMD) for text in texts) and any(
        _is_for_amd_alone(group) for text in texts for group in text.groups
    )


def _is_for_amd_alone(group: Group) -> bool:
    """Return true if a branch needs AMD's platform, and without it none is selected for certain."""
    from hipspv.driver.clang.conditional_groups import value

    without = [value(condition, _WITHOUT) for condition in group.conditions]
    selected = [value(condition, _WITH) for condition in group.conditions]
    return any(a != b and not a for a, b in zip(without, selected, strict=True)) and not any(without)
