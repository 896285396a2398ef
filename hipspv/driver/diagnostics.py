"""clang's diagnostics of two compilations of one source: each is shown once."""

from __future__ import annotations

import re

_COLOUR = re.compile(rb"\x1b\[[0-9;]*[A-Za-z]")
_START = re.compile(rb"(?:.*:\d+:\d+: |[^ ]*: |)(?:fatal error|error|warning|remark): ")
_INCLUDED = re.compile(rb"In file included from |In module |(?: +from )")
_SUMMARY = re.compile(rb"\d+ (?:warnings?|errors?)(?: and \d+ errors?)? generated")


def merge(host: bytes, device: bytes) -> bytes:
    """The host's diagnostics, then those of the device that the host didn't give."""
    seen: set[bytes] = set()
    return _unseen(host, seen) + _unseen(device, seen)


def _unseen(text: bytes, seen: set[bytes]) -> bytes:
    """The diagnostics that weren't seen, with the counts at the end if there are any."""
    shown, summary = [], b""
    for group in _groups(text):
        plain = _COLOUR.sub(b"", group)
        if _SUMMARY.match(plain):
            summary += group
        elif plain not in seen:
            seen.add(plain)
            shown.append(group)
    return b"".join(shown) + summary if shown else b""


def _groups(text: bytes) -> list[bytes]:
    """Diagnostics with their include stack, source lines and notes."""
    groups: list[bytes] = []
    stack = b""
    for line in text.splitlines(keepends=True):
        plain = _COLOUR.sub(b"", line)
        if _INCLUDED.match(plain):
            stack += line
        elif _START.match(plain) or _SUMMARY.match(plain) or not groups:
            groups.append(stack + line)
            stack = b""
        else:
            groups[-1] += stack + line
            stack = b""
    if stack:
        groups.append(stack)
    return groups
