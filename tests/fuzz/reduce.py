"""A smaller input with the same finding: lines go, as long as the signature stays."""

from __future__ import annotations

from tests.fuzz.case import Input, Laboratory


def reduced(laboratory: Laboratory, case: Input) -> Input:
    """Text only; bitcode comes back as it is. Halves go first, single lines last."""
    if isinstance(case.data, bytes):
        return case
    signature = laboratory.examine(case).signature
    lines = case.data.splitlines()
    size = len(lines) // 2
    while size:
        start, removed = 0, False
        while start < len(lines):
            fewer = lines[:start] + lines[start + size :]
            trial = case._replace(data="\n".join(fewer) + "\n")
            if laboratory.examine(trial).signature == signature:
                lines, removed = fewer, True
            else:
                start += size
        size = size if removed and size == 1 else size // 2
    return case._replace(data="\n".join(lines) + "\n")
