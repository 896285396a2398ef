"""The output of a program: the times that it prints, and its results.

A line is measured if it has a time (a number before a unit of time, or one number after a label
that names the unit), or names a time or a rate. All numbers of measured lines, and addresses, are
set aside: they have no effect on the comparison of results. The text around them is compared.
All other numbers are compared.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from itertools import zip_longest

SECONDS = {
    **dict.fromkeys(("ns", "nsec", "nsecs", "nanosecond", "nanoseconds"), 1e-9),
    **dict.fromkeys(("us", "usec", "usecs", "µs", "microsecond", "microseconds"), 1e-6),
    **dict.fromkeys(("ms", "msec", "msecs", "millisecond", "milliseconds"), 1e-3),
    **dict.fromkeys(("s", "sec", "secs", "second", "seconds"), 1.0),
}
# A number that differs by no more, of itself or in all, counts as close.
RELATIVE, ABSOLUTE = 1e-3, 1e-6
WORDS = ("equal", "close", "differs")

_NUMBER = r"(?<![\w.])[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?"
_UNIT = "|".join(sorted(SECONDS, key=len, reverse=True))
NUMBER = re.compile(_NUMBER)
_TIME = re.compile(rf"({_NUMBER})\s*[(\[]?({_UNIT})\b(?!\s*/)", re.IGNORECASE)
_LABEL = re.compile(rf"(?:[(\[]\s*|\bin\s+)({_UNIT})\b", re.IGNORECASE)
_MEASURED = re.compile(
    r"\btimes?\b(?![ _-]?steps?)|\b(?:elapsed|duration|latency|throughput|bandwidth)\b"
    r"|\b(?:speed|speedup|fps|seconds|clocks?)\b|/\s*s(?:ec)?\b|\bper sec|flop|\bcycles?\b|\btook\b|\brate\b",
    re.IGNORECASE,
)
_ADDRESS = re.compile(r"\b0x[0-9a-f]{6,}\b", re.IGNORECASE)
# Lines of times that aren't the device's.
_HOST = re.compile(r"\b(?:host|cpu|reference|serial|sequential|golden|read|load|verif\w*|total)\b", re.IGNORECASE)
_DEVICE = re.compile(r"kernel|device|gpu|cuda|offload", re.IGNORECASE)


@dataclass
class Output:
    """A program's lines without what is set aside, and its times in seconds by their labels."""

    lines: list[str] = field(default_factory=list)
    times: dict[str, float] = field(default_factory=dict)


def read(text: str) -> Output:
    """Return the output of a program's text."""
    found = Output()
    for line in text.splitlines():
        times = times_of(line)
        measured = bool(times) or bool(_MEASURED.search(line))
        line = _ADDRESS.sub("@", line.strip())
        label = NUMBER.sub("#", line)
        found.lines.append(" ".join((label if measured else line).split()))
        for index, seconds in enumerate(times):
            repeated = sum(key.startswith(f"{label}|{index}|") for key in found.times)
            found.times[f"{label}|{index}|{repeated}"] = seconds
    return found


def times_of(line: str) -> list[float]:
    """Return the times of a line, in seconds."""
    times = [float(number) * SECONDS[unit.lower()] for number, unit in _TIME.findall(line)]
    if times:
        return times
    label = _LABEL.search(line)
    numbers = NUMBER.findall(line)
    return [float(numbers[0]) * SECONDS[label.group(1).lower()]] if label and len(numbers) == 1 else []


def device_times(times: dict[str, float]) -> dict[str, float]:
    """Return the times of kernels or the device if lines say so, else those that aren't the host's."""
    times = {label: seconds for label, seconds in times.items() if seconds > 0}
    own = {label: seconds for label, seconds in times.items() if not _HOST.search(label)} or times
    return {label: seconds for label, seconds in own.items() if _DEVICE.search(label)} or own


def difference(one: Output, other: Output) -> tuple[str, list[tuple[str, str]]]:
    """Return equal, close or differs, and the lines that aren't equal."""
    pairs = [pair for pair in zip_longest(one.lines, other.lines, fillvalue="") if pair[0] != pair[1]]
    if not pairs:
        return "equal", []
    return ("close" if all(close(*pair) for pair in pairs) else "differs"), pairs


def close(one: str, other: str) -> bool:
    """Tell if two lines have the same text and close numbers. Not a number isn't close to one."""
    if NUMBER.sub("#", one) != NUMBER.sub("#", other):
        return False
    for a, b in zip(map(float, NUMBER.findall(one)), map(float, NUMBER.findall(other)), strict=True):
        if abs(a - b) > max(ABSOLUTE, RELATIVE * max(abs(a), abs(b))):
            return False
    return True
