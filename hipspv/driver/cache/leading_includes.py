"""The `#include` directives of headers with which a source begins, up to HIP's own header."""

from __future__ import annotations

import os
import re

# The header that is worth a precompiled form; others count only if they precede it.
_LAST = b"hip/hip_runtime.h"
# A line without a character that changes where it ends, or that clang warns of, even in a comment.
_PLAIN = rb"(?:(?!\?\?/)[^\n\\\0])"
_REST = rb"[ \t]*(?://" + _PLAIN + rb"*)?\r?\n"
_COMMENT = re.compile(rb"[ \t]*/\*(?:(?!/\*|\*/|\?\?/)[^\\\0])*\*/" + _REST)
_EMPTY = re.compile(_REST)
_INCLUDE = re.compile(rb'[ \t]*#[ \t]*include[ \t]*(<([^>\n\\\0]+)>|"([^"\n\\\0]+)")' + _REST)


def leading_includes(text: bytes, directory: str) -> tuple[int, bytes] | None:
    """Return the number of bytes up to the line after the `#include` of HIP's header, and these
    directives without comments. None if anything else comes before: a macro, a pragma, code, or a
    header of that name in the source's own `directory`, or in the current one."""
    place = 0
    found: list[bytes] = []
    while True:
        comment = _EMPTY.match(text, place) or _COMMENT.match(text, place)
        if comment:
            place = comment.end()
            continue
        include = _INCLUDE.match(text, place)
        if include is None:
            return None
        operand, name, quoted = include.groups()
        if quoted and (quoted != _LAST or _is_there(directory, quoted) or _is_there("", quoted)):
            return None
        place = include.end()
        found.append(b"#include " + operand + b"\n")
        if _LAST in (name, quoted):
            return (place, b"".join(found)) if _is_text(text[:place]) else None


def _is_there(directory: str, name: bytes) -> bool:
    return os.path.lexists(os.path.join(directory, os.fsdecode(name)))


def _is_text(data: bytes) -> bool:
    """Return true for UTF-8: clang may warn of anything else in comments."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return not data.startswith(b"\xef\xbb\xbf")
