"""A pass's changes: a line diff of the changed functions, in linear time and bounded size.

Debug information is left out, and so are the numbers of metadata and attribute groups, which
change everywhere when one is added.
"""

from __future__ import annotations

import difflib
import re
from dataclasses import dataclass

LONGEST = 400  # lines of a pass's diff that are shown
LARGEST_FUNCTION = 4_000  # lines; larger functions aren't compared line by line

_NOISE = re.compile(r",? !dbg !\d+| #\d+(?= |$)| +; preds = .*|(?<=\{)![\d, !]*\d(?=\})")
_LEFT_OUT = re.compile(r'!\d+ = (?!!\{!"hipspv)|attributes #\d+ = |; ModuleID|source_filename = ')
_RECORD = re.compile(r'!\d+ = !\{!("hipspv.*")\}')

Entities = dict[str, list[str]]


@dataclass(frozen=True, slots=True)
class Diff:
    """`lines` are those of a unified diff. `more`: changed functions that aren't shown."""

    lines: list[str]
    changed: list[str]
    more: int


def entities(text: str) -> Entities:
    """Return the IR's lines by function; lines outside of functions are under ""."""
    found: Entities = {"": []}
    current = found[""]
    for line in text.splitlines():
        if _LEFT_OUT.match(line) or not line:
            continue
        if line.startswith("define "):
            current = found.setdefault(line.partition("@")[2].partition("(")[0], [])
        current.append(_NOISE.sub("", _RECORD.sub(r"record \1", line)))
        if line == "}":
            current = found[""]
    return found


def compare(old: Entities, new: Entities) -> Diff:
    """Return the difference of two modules."""
    names = [name for name in {**old, **new} if old.get(name) != new.get(name)]
    lines: list[str] = []
    shown = 0
    for name in names:
        if len(lines) >= LONGEST:
            break
        lines += _function(name, old.get(name, []), new.get(name, []))
        shown += 1
    cut = lines[:LONGEST]
    return Diff(cut, names, len(names) - shown + (len(cut) < len(lines)))


def _function(name: str, old: list[str], new: list[str]) -> list[str]:
    title = f"@@ {name or 'outside of functions'}"
    if max(len(old), len(new)) > LARGEST_FUNCTION:
        return [f"{title}: {len(old)} lines before, {len(new)} after @@"]
    if not old or not new:
        sign = "+" if new else "-"
        said = f"{title}: {'new' if new else 'removed'} @@"
        return [said, *(f"{sign}{line}" for line in (new or old))]
    found = list(difflib.unified_diff(old, new, lineterm="", n=3))[2:]
    return [f"{title} @@", *("…" if line.startswith("@@") else line for line in found)]
