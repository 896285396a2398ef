"""Records of launch metadata: lines of text, with one space between fields."""

from __future__ import annotations

import re
from typing import NamedTuple

from hipspv.metadata.schema import KERNEL, LARGEST_SIZE, NUMBER, PREFIX, RECORDS, SIZE, TEXT, WORDS

_NUMBER = re.compile(r"0*[0-9]{1,20}", re.ASCII)
_LARGEST = {NUMBER: (1 << 64) - 1, SIZE: LARGEST_SIZE}


class MetadataError(Exception):
    """A damaged record.

    message: the end of a sentence about the record. field: the field that is damaged.
    """

    def __init__(self, message: str, field: str) -> None:
        super().__init__(message)
        self.message = message
        self.field = field


class Record(NamedTuple):
    """One record: its name without the prefix, and its fields."""

    name: str
    fields: tuple[str, ...]

    @property
    def kernel(self) -> str:
        """The kernel that the record describes; empty for a record about the module."""
        place = RECORDS[self.name].find(KERNEL)
        return self.fields[place] if place >= 0 else ""

    def number(self, index: int) -> int:
        """Return a field that is a number."""
        return int(self.fields[index])

    def text(self, index: int) -> str:
        """Return a field; empty if it is optional and absent."""
        return self.fields[index] if index < len(self.fields) else ""

    def rows(self, first: int, width: int) -> list[tuple[str, ...]]:
        """Return the repeated fields, which begin at `first`, in groups of `width`."""
        return [self.fields[i : i + width] for i in range(first, len(self.fields), width)]

    def renamed(self, kernel: str) -> str:
        """Return the record's text with another kernel's name."""
        fields = list(self.fields)
        fields[RECORDS[self.name].find(KERNEL)] = kernel
        return " ".join((PREFIX + self.name, *fields))


def write(name: str, *fields: str | int) -> str:
    """Return a record's text. Raises MetadataError for fields that the schema doesn't allow."""
    text = " ".join((PREFIX + name, *map(str, fields)))
    if parse(text) is None:
        raise MetadataError(f"'{name}' is in no schema", "name")
    return text


def parse(text: str) -> Record | None:
    """Return the record; None for text that isn't one. Raises MetadataError for a damaged one."""
    head, *words = text.split(" ")
    name = head.removeprefix(PREFIX)
    if name not in RECORDS or not head.startswith(PREFIX):
        return None
    if words and not words[-1]:
        del words[-1]  # a space after the last field ends it
    fields = []
    for index, kind in enumerate(_kinds(RECORDS[name], len(words))):
        if index >= len(words):
            raise MetadataError("lacks a field", f"field {index + 1}")
        fields.append(" ".join(words[index:]) if kind == TEXT else words[index])
        _check(kind, fields[-1], f"field {index + 1}")
    return Record(name, tuple(fields))


def _kinds(form: str, count: int) -> str:
    """Return the kinds of the fields of a record that has `count` words."""
    required, star, repeated = form.partition("*")
    if star:
        return required + repeated * -(-max(count - len(required), 0) // len(repeated))
    required, _, optional = form.partition("?")
    return required + optional * (count > len(required))


def _check(kind: str, word: str, field: str) -> None:
    if kind in WORDS and word not in WORDS[kind]:
        raise MetadataError(f"has '{word[:40]}' for one of {', '.join(WORDS[kind])}", field)
    if kind not in _LARGEST:
        return
    if not _NUMBER.fullmatch(word) or int(word) >= 1 << 64:
        raise MetadataError(f"has '{word[:40]}' for a number", field)
    if int(word) > _LARGEST[kind]:
        raise MetadataError("has an impossible size", field)
