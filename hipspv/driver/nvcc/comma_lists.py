"""Values that stand together, separated by commas, as nvcc reads them."""

from __future__ import annotations

import re

# A part: in quotes from its first character to its last, or anything up to a comma that is neither
# after a backslash nor in double quotes or brackets.
_PART = re.compile(
    r"""(?:"(?P<double>[^"]*)"|'(?P<single>[^']*)')(?=,|$)"""
    r"""|(?P<plain>(?:\\.|"[^"]*"|\[[^\]]*\]|[^,])+)""",
    re.DOTALL,
)


def split(text: str) -> list[str]:
    """Return a list's parts, without the quotes around a part and the backslashes before commas."""
    parts = []
    for match in _PART.finditer(text):
        plain = match["plain"]
        quoted = match["double"] or match["single"] or ""
        parts.append(quoted if plain is None else plain.replace("\\,", ","))
    return [part for part in parts if part]
