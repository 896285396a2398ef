"""SPIR-V as spirv-dis prints it: module-level instructions, functions, and source lines."""

from __future__ import annotations

import re
import subprocess
from dataclasses import dataclass, field
from typing import NamedTuple

from hipspv.core import toolchain
from hipspv.core.errors import DriverError

_INSTRUCTION = re.compile(r"\s*(?:(%\w+) = )?(Op\w+)(.*)")
_STRING = re.compile(r'"((?:[^"\\]|\\.)*)"')


class Location(NamedTuple):
    """A location in the source, with OpString's path unchanged."""

    file: str
    line: int


class Instruction(NamedTuple):
    """One line of the listing. `result` is "" if it has none."""

    result: str
    opcode: str
    operands: list[str]  # without literal strings
    text: str
    location: Location | None

    def strings(self) -> list[str]:
        """Return the literal strings among the operands."""
        return [re.sub(r"\\(.)", r"\1", found) for found in _STRING.findall(self.text)]


@dataclass(frozen=True, slots=True)
class Function:
    """A function; its first instruction is OpFunction."""

    id: str
    instructions: list[Instruction] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Disassembly:
    """A module's listing."""

    comments: list[str]
    module: list[Instruction]  # outside of functions
    functions: list[Function]


def disassemble(path: str) -> str:
    """Return spirv-dis's text of a file."""
    argv = [toolchain.spirv_tool("spirv-dis"), "--no-color", "--no-indent", path]
    done = subprocess.run(argv, capture_output=True, text=True, errors="replace")
    if done.returncode:
        raise DriverError(f"{path}: spirv-dis: {done.stderr.strip()}")
    return done.stdout


def parse(text: str) -> Disassembly:
    """Parse the listing in linear time. OpLine and OpNoLine become the instructions' places."""
    result = Disassembly([], [], [])
    files: dict[str, str] = {}
    location: Location | None = None
    function: Function | None = None
    for line in text.splitlines():
        if line.startswith(";"):
            result.comments.append(line.lstrip("; "))
            continue
        match = _INSTRUCTION.match(line)
        if not match:
            continue
        opcode = match[2]
        operands = _STRING.sub("", match[3]).split()
        if opcode == "OpLine":
            location = Location(files.get(operands[0], operands[0]), int(operands[1]))
            continue
        if opcode == "OpNoLine":
            location = None
            continue
        found = Instruction(match[1] or "", opcode, operands, line.strip(), location)
        if opcode == "OpString":
            files[found.result] = found.strings()[0]
        elif opcode == "OpFunction":
            function = Function(found.result)
            result.functions.append(function)
        (function.instructions if function else result.module).append(found)
        if opcode == "OpFunctionEnd":
            function = location = None
    return result
