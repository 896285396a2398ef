"""The `#include` directives with which a source begins."""

from __future__ import annotations

import os
import re

# The header that is worth a precompiled form, which others then may share.
_HIP = b"hip/hip_runtime.h"
# A line without a character that changes where it ends, or that clang warns of, even in a comment.
_PLAIN = rb"(?:(?!\?\?/)[^\n\\\0])"
_REST = rb"[ \t]*(?://" + _PLAIN + rb"*)?\r?\n"
_COMMENT = re.compile(rb"[ \t]*/\*(?:(?!/\*|\*/|\?\?/)[^\\\0])*\*/" + _REST)
_EMPTY = re.compile(_REST)
_INCLUDE = re.compile(rb'[ \t]*#[ \t]*include[ \t]*(<([^>\n\\\0]+)>|"([^"\n\\\0]+)")' + _REST)


def leading_includes(text: bytes, directory: str, begun: bool = False) -> list[tuple[int, bytes]]:
    """Return two beginnings of a source, or one, or none: up to the last leading `#include`, and
    up to that of HIP's header, which many sources share. Each is the number of bytes and the
    directives without comments. `begun`: HIP's header is included before the source's first line.

    A macro, a pragma, code, or a header in the source's own `directory` ends the beginning. So
    does HIP's header in quotes, if one of that name is there, or in the current directory.
    """
    found = [(0, b"")] if begun else []
    position, directives = 0, b""
    while True:
        comment = _EMPTY.match(text, position) or _COMMENT.match(text, position)
        include = None if comment else _INCLUDE.match(text, position)
        match = comment or include
        if match is None or not _is_text(match[0]):
            return found
        position = match.end()
        if include is None:
            continue
        operand, name, quoted = include.groups()
        if quoted and (quoted != _HIP or _is_there(directory, quoted) or _is_there("", quoted)):
            return found
        directives += b"#include " + operand + b"\n"
        if found or _HIP in (name, quoted):
            found = [(position, directives), *found[-1:]]


def _is_there(directory: str, name: bytes) -> bool:
    return os.path.lexists(os.path.join(directory, os.fsdecode(name)))


def _is_text(data: bytes) -> bool:
    """Return true for UTF-8: clang may warn of anything else in comments."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return not data.startswith(b"\xef\xbb\xbf")
