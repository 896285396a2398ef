"""Errors of the user's source that show up in the passes."""

from __future__ import annotations

from dataclasses import dataclass

from hipspv.llvm import Function, Instruction, Location


@dataclass(frozen=True)
class Diagnostic:
    """One thing that SPIR-V or a device can't do, where it is in the source, and what to do about
    it.
    """

    message: str
    remedy: str = ""
    file: str = ""
    line: int = 0
    column: int = 0
    function: str = ""
    kernel: str = ""

    def __str__(self) -> str:
        """As clang prints: `file:line:column: error: message`, then notes."""
        place = f"{self.file or '<device code>'}:"
        if self.line:
            place += f"{self.line}:" + (f"{self.column}:" if self.column else "")
        lines = [f"{place} error: {self.message}"]
        if self.kernel:
            lines.append(f"{place} note: reached from kernel '{self.kernel}'")
        elif self.function:
            lines.append(f"{place} note: in function '{self.function}'")
        if self.remedy:
            lines.append(f"{place} note: {self.remedy}")
        return "\n".join(lines)


class PassError(Exception):
    """The device code asks for what can't be had; `diagnostics` has every such place."""

    def __init__(self, diagnostics: list[Diagnostic]) -> None:
        super().__init__("\n".join(str(diagnostic) for diagnostic in diagnostics))
        self.diagnostics = diagnostics


def at(instruction: Instruction, message: str, remedy: str = "", kernel: str = "") -> Diagnostic:
    """A diagnostic at an instruction; at its function where the instruction has no source line."""
    function = instruction.function
    place = instruction.location
    if place is None or not place.line:
        place = function.location
    return _diagnostic(place, function, message, remedy, kernel)


def at_function(function: Function, message: str, remedy: str = "", kernel: str = "") -> Diagnostic:
    return _diagnostic(function.location, function, message, remedy, kernel)


def _diagnostic(
    place: Location, function: Function, message: str, remedy: str, kernel: str
) -> Diagnostic:
    demangle = function.owner.demangle
    return Diagnostic(
        message,
        remedy,
        place.file,
        place.line,
        place.column,
        demangle(function.name),
        demangle(kernel),
    )
