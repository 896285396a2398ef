"""Headers whose own use of templates gives the same in every source: those of the C and C++
libraries, of clang, and hipspv's.

A template that a header uses is instantiated at the end of the source. The source may change what
that gives: by an overload, or by a specialisation after the header. C++ leaves such a program
undefined, but compilers agree on its meaning. Nobody does that to the standard library.
"""

from __future__ import annotations

import os
import re

from hipspv.core import toolchain

# The C++ library: /usr/include/c++/12, /usr/include/x86_64-linux-gnu/c++/12, /opt/.../c++/v1.
_CXX = re.compile(r"/.*/include/(?:[^/]+/)?c\+\+/(?:[0-9.]+|v1)/")
# The C library and Linux; a C++ library would have a directory of its own.
_C = re.compile(
    r"/usr/(?:local/)?include/(?:[^/]+-linux-gnu/)?"
    r"(?:(?:asm|asm-generic|bits|gnu|linux|sys)/)?(?:types/)?[^/]+\.h"
)


def is_standard(path: str) -> bool:
    """Return true for a header of the C or C++ library, of clang or of hipspv."""
    path = os.path.normpath(path)
    compilers = os.path.join(os.path.dirname(os.path.dirname(toolchain.clang())), "lib", "clang")
    if path.startswith((toolchain.INCLUDE + os.sep, compilers + os.sep)):
        return True
    return bool(_CXX.match(path) or _C.fullmatch(path))
