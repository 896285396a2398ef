"""HIP sources with code that only AMD's platform selects.

ROCm defines that platform's macro for every source. Code for it often assumes warps of 64, and hipspv defines the
macro only where it is needed. Without it, such code compiles to nothing, mostly without an error: the text is searched.
"""

from __future__ import annotations

import re

from hipspv.driver.clang import host_only_sources

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from hipspv.driver.run.job import Job

MACRO = "__HIP_PLATFORM_AMD__"
LEFT_OUT = (
    "hipspv-cc: warning: {}: code for __HIP_PLATFORM_AMD__ alone is left out, as it has errors\n"
    "  remedy: -D__HIP_PLATFORM_AMD__=1 shows them"
)
_NAME = rb"__HIP_PLATFORM_(?:AMD|HCC)__"
_CONTINUED = re.compile(rb"\\\r?\n")
_DIRECTIVE = re.compile(rb"^[ \t]*#[ \t]*(ifdef|ifndef|if|elifdef|elif|else|endif)\b(.*)$", re.MULTILINE)
_UNLESS = re.compile(rb"![ \t]*(?:defined\b[ \t]*\(?[ \t]*)?" + _NAME)
_SELECTED = re.compile(rb"\b" + _NAME)
# Other macros of a condition that are defined in any case.
_DEFINED = re.compile(rb"\b(?:__HIP__|__HIPCC__|__clang__|__HIP_PLATFORM_SPIRV__|__HIPSPV__)\b")
_OWN_DEFINITION = re.compile(rb"^[ \t]*#[ \t]*define[ \t]+" + _NAME, re.MULTILINE)


def is_assumed(job: Job) -> bool:
    """Return true if the source, or a header beside it, has code for AMD's platform and none for others."""
    if job.is_cuda or any("__HIP_PLATFORM_" in argument.value for argument in job.line.given("-D", "-U")):
        return False
    texts = [text for text in (job.content, *host_only_sources.own_headers(job)) if b"__HIP_PLATFORM_" in text]
    return not any(map(_OWN_DEFINITION.search, texts)) and any(map(_has_code_for_amd_alone, texts))


def _has_code_for_amd_alone(text: bytes) -> bool:
    """Return true if a group of conditions selects code for AMD's platform and has no #else."""
    groups: list[bool] = []  # those around a directive: whether AMD's platform is selected
    for kind, condition in _directives(text):
        if kind.startswith(b"if"):
            groups.append(False)
        elif not groups:
            return False  # the directives of a macro, or of a comment
        if kind == b"else":
            groups[-1] = False
        elif kind == b"endif":
            if groups.pop():
                return True
        elif kind != b"ifndef":
            groups[-1] |= _selects_amd(condition)
    return False


def _directives(text: bytes) -> Iterator[tuple[bytes, bytes]]:
    for found in _DIRECTIVE.finditer(_CONTINUED.sub(b" ", text)):
        yield found[1], found[2]


def _selects_amd(condition: bytes) -> bool:
    return bool(_SELECTED.search(_UNLESS.sub(b"", condition))) and not _DEFINED.search(condition)
