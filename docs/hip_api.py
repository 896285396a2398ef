"""HIP's entry points, as listed in docs/hip_api.yaml, with their status and tests."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import yaml

ROOT = Path(__file__).resolve().parents[1]
LIST = ROOT / "docs" / "hip_api.yaml"
INCLUDE = ROOT / "hipspv" / "include" / "hip"
HEADERS = ("hip_runtime_api.h", "hip_ext.h", "hip_hcc.h", "hip_gl_interop.h", "hiprtc.h")
MOST_TESTS = 4
TEST_SUFFIXES = (".hip", ".cu", ".cpp", ".h", ".py")

BEYOND = "Beyond HIP 7.2"  # the group whose functions come from the headers: it has marks alone

STATUS = {"yes": "implemented", "partly": "partial", "no": "not"}

_RESULT = r"(?:hipError_t|hiprtcResult|hipChannelFormatDesc|const char ?\*|int|void)"
_PROTOTYPE = re.compile(rf"^(?:extern )?({_RESULT}\s*((?:__)?hip\w+)\([^;{{]*\));", re.MULTILINE)
_TEMPLATE = re.compile(rf"^(?:static )?inline ({_RESULT}\s*(hip\w+)\([^;{{]*\)) {{", re.MULTILINE)


class EntryPoint(NamedTuple):
    """A function of HIP's. `declared` is its prototype, empty if no header has it; `status` one of
    STATUS; `note` the missing part, with the reason; `accepted` the arguments without effect;
    `tests` the test files that name it."""

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
    texts = [(INCLUDE / header).read_text() for header in HEADERS if (INCLUDE / header).exists()]
    pairs = [pair for text in texts for pair in pattern.findall(text)]
    return {name: re.sub(r"__dparm\((\w+)\)", r"= \1", " ".join(p.split())) for p, name in pairs}


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
    """Return every entry point, by the list's groups."""
    return {
        title: [_entry(name, marks or {}) for name, marks in rows.items()]
        for title, rows in _listed().items()
        if title != BEYOND
    }


def _listed() -> dict[str, dict[str, dict[str, str] | None]]:
    return yaml.safe_load(LIST.read_text())


def _entry(name: str, marks: dict[str, str]) -> EntryPoint:
    declared = prototypes().get(name) or templates().get(name, "")
    tests = tests_by_name().get(name, ())
    accepted = marks.get("accepted", "")
    if "partial" in marks:
        return EntryPoint(name, declared, "partly", marks["partial"], accepted, tests)
    if "unsupported" in marks or not declared:
        why = marks.get("unsupported", "not there yet")
        return EntryPoint(name, declared, "no", why, accepted, tests)
    return EntryPoint(name, declared, "yes", "", accepted, tests)


def page(notice: str) -> str:
    """Return docs/hip-api.md."""
    table = groups()
    every = [entry for entries in table.values() for entry in entries]
    counts = {status: sum(entry.status == status for entry in every) for status in STATUS}
    lines = [
        notice,
        "",
        "# HIP API",
        "",
        f"HIP 7.2's public runtime API has {len(every)} entry points. Of these {counts['yes']} are",
        f"implemented ({counts['yes'] / len(every):.1%}), {counts['partly']} in part and",
        f"{counts['no']} are not. A call that the device can't do returns HIP's error and says why",
        "on standard error. Nothing returns success without doing its work, except for what the",
        "column *accepted, no effect* names: hints, and requests that are fulfilled already. The",
        "last column has the files under `tests/` that call the function.",
        "[Another page](device-api.md) lists what device code can call.",
    ]
    for title, entries in table.items():
        lines += ["", f"## {title}", ""]
        lines += ["| function | implemented | accepted, no effect | tests |", "|---|---|---|---|"]
        lines += [_row(entry) for entry in entries]
    return "\n".join([*lines, *_beyond(every)]) + "\n"


def _row(entry: EntryPoint) -> str:
    state = entry.status + (f": {entry.note}" if entry.note else "")
    shown = entry.declared or entry.name
    return _joined(f"`{shown}`", state, entry.accepted, _named(entry.tests))


def _joined(*cells: str) -> str:
    return "| " + " | ".join(cells).replace("|  |", "| |") + " |"


def _named(tests: tuple[str, ...]) -> str:
    """Name the runtime's own tests first, and only the first few of many."""
    ordered = sorted(tests, key=lambda name: not name.startswith("runtime/"))
    more = len(ordered) - MOST_TESTS
    shown = ", ".join(f"`{name}`" for name in ordered[:MOST_TESTS])
    return shown + (f" and {more} more" if more > 0 else "")


def _beyond(every: list[EntryPoint]) -> list[str]:
    """Return a section for the functions that the headers declare beyond HIP 7.2's list."""
    listed = {entry.name for entry in every}
    more = {n: p for n, p in prototypes().items() if n not in listed and n.startswith("hip")}
    if not more:
        return []
    marks = _listed().get(BEYOND, {})
    lines = ["", f"## {BEYOND}", "", "| function | accepted, no effect | tests |", "|---|---|---|"]
    for name, prototype in more.items():
        accepted = (marks.get(name) or {}).get("accepted", "")
        lines.append(_joined(f"`{prototype}`", accepted, _named(tests_by_name().get(name, ()))))
    return lines
