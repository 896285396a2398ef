"""Verification of an object against the document's rules.

The object is written once more, and every rule (rules.py) tests the records as they are written. So
each finding has a byte and a field.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from hipspv.visa.checks import Scope
from hipspv.visa.codec import Record, Sink, Version
from hipspv.visa.file import write
from hipspv.visa.layout import ATTRIBUTE
from hipspv.visa.model import Object, Routine
from hipspv.visa.rules import RULES, Rule

__all__ = ["RULES", "Finding", "verify"]


class Finding(NamedTuple):
    """A broken rule: the record, and the byte in the written file."""

    rule: str
    message: str
    record: str
    field: str
    offset: int

    def __str__(self) -> str:
        location = f"byte {self.offset} (0x{self.offset:x}), {self.record}.{self.field}"
        return f"{location}: {self.message} [{self.rule}]"


def verify(what: Object, limit: int = 1000) -> list[Finding]:
    """Return the defects of an object, in the order of the file; at most `limit` findings.

    Raises VisaError if the object's instructions are text.
    """
    findings: list[Finding] = []

    def sink(version: Version) -> _Checker:
        return _Checker(version, what, findings, limit)

    write(what, sink)
    return sorted(findings, key=lambda finding: finding.offset)


_BY_RECORD: Mapping[str, Sequence[Rule]] = {
    record: [rule for rule in RULES if record in rule.records]
    for record in {record for rule in RULES for record in rule.records}
}


class _Checker(Sink):
    def __init__(self, version: Version, what: Object, findings: list[Finding], limit: int) -> None:
        super().__init__(version)
        self.findings = findings
        self.limit = limit
        self.what = what
        self.begin(None)

    def begin(self, routine: Routine | None) -> None:
        self.in_routine = routine is not None
        self.scope = Scope(self.what, routine)
        self.seen_so_far: Counter[str] = Counter()

    def seen(self, record: Record, value: Any, offsets: Mapping[str, int]) -> None:
        if record is ATTRIBUTE and not self.in_routine:
            return  # a file-scope variable: the header has no strings for its name
        index = self.seen_so_far[record.name]
        self.seen_so_far[record.name] += 1
        self.scope.index = index
        for rule in _BY_RECORD.get(record.name, ()):
            if message := rule.check(value, self.scope):
                self._tell(rule, str(message), record.name, index, offsets[rule.field])

    def filler(self, content: bytes) -> None:
        self._special("file", content)
        super().filler(content)

    def misfit(self, message: str) -> None:
        self._special("any", message)

    def _special(self, record: str, value: object) -> None:
        """Apply the rules for parts that aren't records."""
        name, _, field = self.field.rpartition(".")
        index = self.seen_so_far[name]
        for rule in _BY_RECORD[record]:
            message = str(rule.check(value, self.scope))
            self._tell(rule._replace(field=field), message, name, index, self.at)

    def _tell(self, rule: Rule, message: str, record: str, index: int, offset: int) -> None:
        if len(self.findings) < self.limit:
            routine = self.scope.routine.name
            location = f"{record}[{index}]" + (f" of {routine[:64]!r}" if routine else "")
            message = f"{message}: {rule.text}"
            self.findings.append(Finding(rule.name, message, location, rule.field, offset))
