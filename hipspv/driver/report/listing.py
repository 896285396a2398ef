"""The listing of a SPIR-V module as the page shows it: source lines beside its instructions."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass

from markupsafe import Markup, escape

from hipspv.driver.report.disassembly import Disassembly, Function, Instruction, Location

LONGEST = 10_000  # instructions on a page

_TOKENS = re.compile(r'(?P<string>"(?:[^"\\]|\\.)*")|(?P<id>%\w+)|\b(?P<op>Op\w+)|(?<![\w%.])(?P<number>-?\d[\w.+-]*)')


@dataclass(frozen=True, slots=True)
class Run:
    """Instructions of one source line. `where` is "" if it is unknown."""

    where: str
    source: str
    text: Markup


@dataclass(frozen=True, slots=True)
class Block:
    """A function, or the instructions outside of them. `runs` is empty if the page has no room."""

    title: str
    kernel: bool
    count: int
    runs: list[Run]


class Sources:
    """Lines of source files, each file read once."""

    def __init__(self, directory: str) -> None:
        self._directory = directory
        self._files: dict[str, list[str]] = {}

    def line(self, location: Location) -> str:
        """Return a line of a source file; "" if the file or the line doesn't exist."""
        lines = self._files.get(location.file)
        if lines is None:
            lines = self._files[location.file] = self._read(location.file)
        return lines[location.line - 1].strip() if 0 < location.line <= len(lines) else ""

    def _read(self, name: str) -> list[str]:
        path = os.path.join(self._directory, name)
        if not os.path.isfile(path):
            return []
        with open(path, encoding="utf-8", errors="replace") as file:
            return file.read().splitlines()


def blocks(listing: Disassembly, titles: dict[str, str], sources: Sources) -> list[Block]:
    """Return the module's blocks; kernels, which `titles` names by id, get room first."""
    room = LONGEST
    shown: set[str] = set()
    for function in sorted(listing.functions, key=lambda f: f.id not in titles):
        if len(function.instructions) <= room:
            room -= len(function.instructions)
            shown.add(function.id)
    module = listing.module[: max(room, 0)]
    found = [Block("outside of functions", False, len(listing.module), _runs(module, sources))]
    for function in listing.functions:
        runs = _runs(function.instructions, sources) if function.id in shown else []
        found.append(_block(function, titles, runs))
    return found


def _block(function: Function, titles: dict[str, str], runs: list[Run]) -> Block:
    title = titles.get(function.id, function.id.lstrip("%"))
    return Block(title, function.id in titles, len(function.instructions), runs)


def _runs(instructions: list[Instruction], sources: Sources) -> list[Run]:
    found: list[Run] = []
    location: Location | None = None
    lines: list[Markup] = []
    for instruction in instructions:
        if instruction.location != location and lines:
            found.append(_run(location, lines, sources))
            lines = []
        location = instruction.location
        lines.append(coloured(instruction.text))
    if lines:
        found.append(_run(location, lines, sources))
    return found


def _run(location: Location | None, lines: list[Markup], sources: Sources) -> Run:
    where = f"{os.path.basename(location.file)}:{location.line}" if location else ""
    return Run(where, sources.line(location) if location else "", Markup("\n").join(lines))


def coloured(text: str) -> Markup:
    """Highlight one line of the listing, and escape everything except its own markup."""
    pieces: list[Markup] = []
    position = 0
    for match in _TOKENS.finditer(text):
        pieces.append(escape(text[position : match.start()]))
        pieces.append(Markup('<i class="{}">{}</i>').format(match.lastgroup, match[0]))
        position = match.end()
    pieces.append(escape(text[position:]))
    return Markup("").join(pieces)
