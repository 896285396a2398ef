"""Sources without device code, for which the host side alone has work to do.

Host clang decides. An object that registers no kernel and no variable doesn't name its device code
(clang/lib/CodeGen/CGCUDANV.cpp, makeModuleCtorFunction): nothing could reach that code, and the
join leaves it out. Device clang is then of use for its messages alone. It has none of its own where
no text marks a function or variable as the device's, or asks which side is compiled.
"""

from __future__ import annotations

import os
import re

from hipspv.core.workspace import read
from hipspv.driver.cache.standard_headers import is_standard
from hipspv.driver.link import host_object
from hipspv.driver.options.option_table import BOTH

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from hipspv.driver.cache.manifest import Manifest
    from hipspv.driver.run.job import Job

# Words that mark code as the device's, also by macros of hipspv's headers, and those that tell the
# sides apart. `stdpar`: an option for which all code is the device's.
_MARKS = (
    *(b"__device__", b"__global__", b"__constant__", b"__shared__", b"__managed__"),
    *(b"HIPSPV_", b"HIP_DYNAMIC_SHARED", b"__HIP_DEVICE_COMPILE__", b"__CUDA_ARCH"),
    *(b"force_cuda_host_device", b"stdpar"),
)
_ATTRIBUTE = rb"__attribute(?:__)?\b"
# One attribute alone that says nothing about sides.
_HARMLESS = (
    rb"__attribute__\s*\(\(\s*_*(?:visibility|deprecated|aligned|packed|format|unused|used|weak"
    rb"|always_inline|noinline|noreturn|const|pure|malloc|nonnull|warn_unused_result|constructor"
    rb"|destructor|hot|cold|may_alias|fallthrough|no_sanitize)_*\s*(?:\([^()]*\)\s*)?\)\)"
)
# A launch, mostly of a kernel in the same source.
_LAUNCHES = (b"<<<", b"Launch")
_INCLUDE = rb'(?m)^[ \t]*#[ \t]*include[ \t]*[<"]([^>"\n]+)[>"]'
_SEARCHED = ("-I", "-iquote", "-isystem", "-isystem-after", "-idirafter")


def is_expected(job: Job) -> bool:
    """Return true if device code is wanted for itself, or likely: all stages start at once."""
    if job.wanted != (host_object.STAGE.artifact,) or job.line.has("-Xarch_device", "--name-expression="):
        return True
    options = {mark for step in BOTH for mark in job.line.arguments_for(step)}
    texts = [job.content, *map(os.fsencode, options)]
    return any(map(speaks_of_devices, texts)) or any(mark in job.content for mark in _LAUNCHES)


def is_in_headers(job: Job) -> bool:
    """Return true if headers are likely to have device code. They are found without a preprocessor
    here, which is no more than a guess."""
    return any(map(speaks_of_devices, own_headers(job)))


def is_registered(job: Job) -> bool:
    """Return true if the host's object, which is there, names its device code."""
    from hipspv.bundle import elf

    return bool(elf.undefined(read(job.paths["", "host-object"]), host_object.SYMBOL))


def is_mentioned(manifest: Manifest) -> bool:
    """Return true if device clang may have messages of its own. `manifest` has the files that host clang read."""
    own = (path for path in manifest.files if not is_standard(path))
    return any(map(speaks_of_devices, map(_text, own)))


def speaks_of_devices(text: bytes) -> bool:
    """Return true if a text may mark code as the device's, or ask for the side. Words count wherever they stand."""
    if any(mark in text for mark in _MARKS):
        return True
    return len(re.findall(_ATTRIBUTE, text)) > len(re.findall(_HARMLESS, text))


def own_headers(job: Job) -> Iterator[bytes]:
    """Yield the text of each header that lies beside the source or in a directory of the user's."""
    directories = [argument.value for argument in job.line.given(*_SEARCHED)]
    names = [argument.value for argument in job.line.given("-include")]
    names += _included(job.content)
    queue = [(os.path.dirname(job.source.path), names)]
    seen: set[str] = set()
    while queue:
        directory, names = queue.pop()
        for path in (os.path.join(each, name) for name in names for each in (directory, *directories)):
            if path not in seen and os.path.isfile(path) and not is_standard(path):
                seen.add(path)
                text = _text(path)
                yield text
                queue.append((os.path.dirname(path), _included(text)))


def _text(path: str) -> bytes:
    """Return a header's text, or nothing if it can't be read: clang says so if it matters."""
    try:
        return read(path)
    except OSError:
        return b""


def _included(text: bytes) -> list[str]:
    return [os.fsdecode(name) for name in re.findall(_INCLUDE, text)]
