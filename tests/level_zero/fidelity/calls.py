"""The calls of the API that the validation layer of loader 1.32 logs at its level `trace`.

    [4 7 trace] zeEventDestroy(hEvent)
    [4 7 trace] SUCCESS (ZE_RESULT_SUCCESS) in zeEventDestroy(hEvent=0x5)

Process 4 writes the first line before the call, and the second one after it. Structures are written
as {name=value, ...}. An output parameter's value is that after the call.
"""

import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path

PATTERN = "[%P %t %l] %v"  # the variable ZEL_LOADER_LOG_PATTERN
LINE = re.compile(r"^\[(\d+) (\d+) (\w+)\] ", re.M)
BEGUN = re.compile(r"(ze\w+)\([\w, ]*\)\s*\Z")
ENDED = re.compile(r"(?:SUCCESS|ERROR) \((\w+)\) in (ze\w+)\((.*)\)\s*\Z", re.S)
# A value is a text in quotes, a structure, or a word.
PARAMETER = re.compile(r'(\w+)=("(?:[^"]|"(?!(?:, \w+=|\Z)))*"|\{.*?\}(?=, \w+=|\Z)|[^,]*)', re.S)
NO_HANDLE = ("nullptr", "0", "0x0", "(nil)")


@dataclass(frozen=True)
class Call:
    """A call of a thread; begins and ends count the log's lines."""

    function: str
    result: str
    parameters: dict[str, str]
    begins: int
    ends: int

    @property
    def ok(self) -> bool:
        return self.result == "ZE_RESULT_SUCCESS"

    def handle(self, name: str) -> str | None:
        """The parameter's value, or None if it is null or absent."""
        value = self.parameters.get(name)
        return None if value in NO_HANDLE else value

    def field(self, name: str, structure: str = "desc") -> int:
        """A number in a structure among the parameters."""
        found = re.search(rf"\b{name}=(\d+)", self.parameters[structure])
        assert found, self
        return int(found[1])


def read(log: Path) -> list[list[Call]]:
    """Each process's calls that have ended, in the order of their ends."""
    text = log.read_text(errors="replace")
    processes: dict[str, list[tuple[str, str]]] = defaultdict(list)
    starts = list(LINE.finditer(text))
    for start, following in zip_longest(starts, starts[1:]):
        end = following.start() if following else len(text)
        processes[start[1]].append((start[2], text[start.end() : end]))
    return [list(_calls(lines)) for lines in processes.values()]


def _calls(lines: list[tuple[str, str]]) -> Iterator[Call]:
    """lines: the thread and the message of each."""
    begun: dict[str, tuple[str, int]] = {}
    for index, (thread, message) in enumerate(lines):
        if entered := BEGUN.match(message):
            begun[thread] = entered[1], index
        elif ended := ENDED.match(message):
            result, function, argv = ended[1], ended[2], ended[3]
            name, begins = begun.pop(thread, (function, index))
            assert name == function, message
            yield Call(function, result, dict(PARAMETER.findall(argv)), begins, index)
