"""The calls of the API that the validation layer of loader 1.32 logs at its level `trace`.

    [<time>] [thread-id: 7] [trace] zeEventDestroy(hEvent)
    [<time>] [thread-id: 7] [trace] SUCCESS (ZE_RESULT_SUCCESS) in zeEventDestroy(hEvent=0x55a7)

The first line is written before the call, the second one after it. Structures are written as
{name=value, ...}. An output parameter's value is that after the call.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

LINE = re.compile(r"^\[\d{4}-[^\]]+\] \[thread-id: (\d+)\] \[trace\] ", re.M)
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


def read(log: Path) -> list[Call]:
    """The calls that have ended, in the order of their ends."""
    return list(_calls(log.read_text(errors="replace")))


def _calls(text: str) -> Iterator[Call]:
    begun: dict[str, tuple[str, int]] = {}
    starts = list(LINE.finditer(text))
    for index, start in enumerate(starts):
        end = starts[index + 1].start() if index + 1 < len(starts) else len(text)
        thread, message = start[1], text[start.end() : end]
        if entered := BEGUN.match(message):
            begun[thread] = entered[1], index
        elif ended := ENDED.match(message):
            result, function, words = ended[1], ended[2], ended[3]
            name, begins = begun.pop(thread, (function, index))
            assert name == function, message
            yield Call(function, result, dict(PARAMETER.findall(words)), begins, index)
