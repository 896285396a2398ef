"""Merging of clang's diagnostics from two compilations of one source: each is shown once."""

from __future__ import annotations

import re

_COLOUR = re.compile(rb"\x1b\[[0-9;]*[A-Za-z]")
_COLOUR_OF_TEXT = re.compile(_COLOUR.pattern.decode())
_START = re.compile(rb"(?:.*:\d+:\d+: |[^ ]*: |)(fatal error|error|warning|remark): ")
_INCLUDED = re.compile(rb"In file included from |In module |(?: +from )")
_SUMMARY = re.compile(rb"\d+ (?:warnings?|errors?)(?: and \d+ errors?)? generated")


def without_colour(text: str) -> str:
    """Return clang's output without colours, as it would write it to a file."""
    return _COLOUR_OF_TEXT.sub("", text)


def merge(host: bytes, device: bytes, seen: set[bytes] | None = None) -> bytes:
    """Return the host's diagnostics, then those that only the device side gave.

    `seen` are diagnostics that were shown before; these are added to it.
    """
    seen = set() if seen is None else seen
    return _unseen(host, seen, "host") + _unseen(device, seen, "device")


def _unseen(text: bytes, seen: set[bytes], side: str) -> bytes:
    """Return the diagnostics that weren't seen, followed by new counts if clang printed counts."""
    shown: list[bytes] = []
    counts = {b"warning": 0, b"error": 0}
    summary = False
    for group in _groups(text):
        plain = _COLOUR.sub(b"", group)
        if _SUMMARY.match(plain):
            summary = True
        elif plain not in seen:
            seen.add(plain)
            shown.append(group)
            kind = next((m[1].split()[-1] for m in map(_START.match, plain.splitlines()) if m), b"")
            if kind in counts:
                counts[kind] += 1
    if summary and any(counts.values()):
        said = [f"{n} {kind.decode()}{'s' * (n > 1)}" for kind, n in counts.items() if n]
        shown.append(f"{' and '.join(said)} generated when compiling for {side}.\n".encode())
    return b"".join(shown)


def _groups(text: bytes) -> list[bytes]:
    """Split diagnostics into groups, each with its include stack, source lines and notes."""
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
