"""Values that stand together, separated by commas, as nvcc reads them."""

from __future__ import annotations

import re
import shlex

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


def words(text: str) -> list[str]:
    """Return the options in a list for another program: nvcc writes the values into a command for the shell, so that
    blanks separate options, and quotes and backslashes are the shell's."""
    found: list[str] = []
    for match in _VALUE.finditer(text):
        try:
            found += shlex.split(match[0])
        except ValueError:  # a single quote
            found.append(match[0])
    return found
