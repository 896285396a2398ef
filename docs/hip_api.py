"""HIP's entry points, as the headers declare them, with their status and tests."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import yaml

ROOT = Path(__file__).resolve().parents[1]
MARKS = ROOT / "docs" / "hip_api.yaml"
INCLUDE = ROOT / "hipspv" / "include" / "hip"
# The headers, with the titles of those that have no sections.
HEADERS = {
    "hip_runtime_api.h": "",
    "hip_ext.h": "Extensions",
    "hip_gl_interop.h": "OpenGL",
    "hiprtc.h": "Runtime compilation",
}
MOST_TESTS = 4
TEST_SUFFIXES = (".hip", ".cu", ".cpp", ".h", ".py")

BEYOND = "Beyond HIP 7.2"

STATUS = {"yes": "implemented", "partly": "partial", "no": "not"}

_RESULT = r"(?:hipError_t|hiprtcResult|hipChannelFormatDesc|const char ?\*|int|void)"
_PROTOTYPE = re.compile(rf"^(?:extern )?({_RESULT}\s*((?:__)?hip\w+)\([^;{{]*\));", re.MULTILINE)
_SECTION = re.compile(r"^/\* ---- (.*?) -{4,} \*/", re.MULTILINE)
_TEMPLATE = re.compile(rf"^(?:static )?inline ({_RESULT}\s*(hip\w+)\([^;{{]*\)) {{", re.MULTILINE)


class EntryPoint(NamedTuple):
    """A function of HIP's.

    `declared` is its prototype; `status` one of STATUS; `note` the missing part, with the reason;
    `accepted` the arguments without effect; `tests` the test files that name it.
    """

    name: str
    declared: str
    status: str
    note: str
    accepted: str
    tests: tuple[str, ...]


@cache
def prototypes() -> dict[str, str]:
    """Return the functions that the headers declare and the library has, by name."""
    return _found(_PROTOTYPE)


@cache
def templates() -> dict[str, str]:
    """Return the functions that the headers define."""
    return _found(_TEMPLATE)


def _found(pattern: re.Pattern[str]) -> dict[str, str]:
    pairs = [pair for text in _texts().values() for pair in pattern.findall(text)]
    return {name: re.sub(r"__dparm\((\w+)\)", r"= \1", " ".join(p.split())) for p, name in pairs}


@cache
def _texts() -> dict[str, str]:
    return {header: (INCLUDE / header).read_text() for header in HEADERS}


def _sections() -> dict[str, str]:
    """Return the titles of the headers' sections, by the functions in them."""
    found: dict[str, str] = {}
    for header, text in _texts().items():
        marks = [(match.start(), match[1]) for match in _SECTION.finditer(text)]
        for pattern in (_PROTOTYPE, _TEMPLATE):
            for match in pattern.finditer(text):
                titles = [title for start, title in marks if start < match.start()]
                found.setdefault(match[2], titles[-1] if titles else HEADERS[header])
    return found


@cache
def tests_by_name() -> dict[str, tuple[str, ...]]:
    """Return the files under tests/ that name each function."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests").rglob("*")):
        if path.suffix not in TEST_SUFFIXES or "docs" in path.relative_to(ROOT).parts:
            continue
        for name in set(re.findall(r"\b(?:__)?hip\w+", path.read_text())):
            found.setdefault(name, []).append(str(path.relative_to(ROOT / "tests")))
    return {name: tuple(files) for name, files in found.items()}


def groups() -> dict[str, list[EntryPoint]]:
    """Return every entry point of HIP 7.2, by the headers' sections."""
    table: dict[str, list[EntryPoint]] = {}
    for name, title in _sections().items():
        if name not in facts()["beyond"]:
            table.setdefault(title, []).append(_entry(name))
    return table


@cache
def facts() -> dict[str, Any]:
    """Return what docs/hip_api.yaml says: marks by function, and the functions beyond HIP 7.2."""
    return yaml.safe_load(MARKS.read_text())


def _entry(name: str) -> EntryPoint:
    marks = facts()["marks"].get(name, {})
    declared = prototypes().get(name) or templates()[name]
    status = "partly" if "partial" in marks else "no" if "unsupported" in marks else "yes"
    note = marks.get("partial") or marks.get("unsupported", "")
    accepted = marks.get("accepted", "")
    return EntryPoint(name, declared, status, note, accepted, tests_by_name().get(name, ()))


def page() -> str:
    """Return the page of HIP's functions."""
    table = groups()
    every = [entry for entries in table.values() for entry in entries]
    counts = {status: sum(entry.status == status for entry in every) for status in STATUS}
    lines = [
        "# HIP API",
        "",
        f"HIP 7.2's public runtime API has {len(every)} entry points. Of these {counts['yes']} are",
        f"implemented ({counts['yes'] / len(every):.1%}), {counts['partly']} in part and",
        f"{counts['no']} are not. A call that the device can't do returns HIP's error and says why",
        "on standard error. No call returns success without doing its work, except as the column",
        "*accepted, no effect* says: hints, and requests that are fulfilled already. The",
        "last column has the files under `tests/` that call the function.",
        "[Another page](device-api.md) lists what device code can call.",
    ]
    for title, entries in table.items():
        lines += ["", f"## {title}", ""]
        lines += ["| function | implemented | accepted, no effect | tests |", "|---|---|---|---|"]
        lines += [_row(entry) for entry in entries]
    return "\n".join([*lines, *_beyond()]) + "\n"


def _row(entry: EntryPoint) -> str:
    state = entry.status + (f": {entry.note}" if entry.note else "")
    return _joined(f"`{entry.declared}`", state, entry.accepted, _named(entry.tests))


def _joined(*cells: str) -> str:
    return "| " + " | ".join(cells).replace("|  |", "| |") + " |"


def _named(tests: tuple[str, ...]) -> str:
    """Name the runtime's own tests first, and only the first few of many."""
    ordered = sorted(tests, key=lambda name: not name.startswith("runtime/"))
    more = len(ordered) - MOST_TESTS
    shown = ", ".join(f"`{name}`" for name in ordered[:MOST_TESTS])
    return shown + (f" and {more} more" if more > 0 else "")


def _beyond() -> list[str]:
    """Return a section for the functions that HIP 7.2 doesn't have."""
    lines = ["", f"## {BEYOND}", "", "| function | accepted, no effect | tests |", "|---|---|---|"]
    entries = [_entry(name) for name in facts()["beyond"]]
    return lines + [_joined(f"`{e.declared}`", e.accepted, _named(e.tests)) for e in entries]
