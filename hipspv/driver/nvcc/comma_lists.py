"""Values that stand together, separated by commas, as nvcc reads them."""

from __future__ import annotations

import re

# A value: in quotes from its first character to its last, or anything up to a comma that is neither
# after a backslash nor in double quotes or brackets.
_VALUE = re.compile(
    r"""(?:"(?P<double>[^"]*)"|'(?P<single>[^']*)')(?=,|$)"""
    r"""|(?P<plain>(?:\\.|"[^"]*"|\[[^\]]*\]|[^,])+)""",
    re.DOTALL,
)


def split(text: str) -> list[str]:
    """Return a list's values, without the quotes around a value and the backslashes before commas."""
    values = []
    for match in _VALUE.finditer(text):
        plain = match["plain"]
        quoted = match["double"] or match["single"] or ""
        values.append(quoted if plain is None else plain.replace("\\,", ","))
    return [value for value in values if value]
