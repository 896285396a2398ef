"""Errors and warnings about the user's source that show up in the passes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from hipspv.llvm import Function, Instruction, Location
from hipspv.passes.warning_names import ERROR, IGNORED, WARNING, WARNINGS, level_of

# The sequences that clang writes to a terminal: CodeGen of clang/lib/Frontend/TextDiagnostic.cpp.
_BOLD, _RESET = "\033[1m", "\033[0m"
_COLOURS = {ERROR: "\033[0;1;31m", WARNING: "\033[0;1;35m", "note": "\033[0;1;36m"}
_CARET = "\033[0;1;32m"
_PROMOTED = "-Werror,"  # before the name of a warning that an option makes an error


class Diagnostic(NamedTuple):
    """One construct that SPIR-V or a device lacks, its location in the source, and a remedy.

    chain: the functions from `kernel` to the one with the construct. name: the warning's, or the
    option that made it an error.
    """

    message: str
    remedy: str = ""
    file: str = ""
    line: int = 0
    column: int = 0
    function: str = ""
    kernel: str = ""
    chain: tuple[str, ...] = ()
    level: str = ERROR
    name: str = ""

    def __str__(self) -> str:
        return self.render()

    def render(self, colour: bool = False) -> str:
        """The text in clang's form: `file:line:column: error: message`, the source line, then notes."""
        name = f" [{self.name}]" if self.name else ""
        lines = [self._line(self.level, self.message + name, colour), *self._excerpt(colour)]
        if self.kernel:
            path = f" by {' -> '.join(self.chain)}" if len(self.chain) > 2 else ""
            lines.append(self._line("note", f"reached from kernel '{self.kernel}'{path}", colour))
        elif self.function:
            lines.append(self._line("note", f"in function '{self.function}'", colour))
        if self.remedy:
            lines.append(self._line("note", self.remedy, colour))
        return "\n".join(lines)

    def _line(self, level: str, text: str, colour: bool) -> str:
        location = f"{self.file or '<device code>'}:"
        if self.line:
            location += f"{self.line}:" + (f"{self.column}:" if self.column else "")
        if not colour:
            return f"{location} {level}: {text}"
        text = text if level == "note" else f"{_BOLD}{text}{_RESET}"
        return f"{_BOLD}{location} {_RESET}{_COLOURS[level]}{level}: {_RESET}{text}"

    def _excerpt(self, colour: bool) -> list[str]:
        """The source line and a caret below the column, if the file can be read."""
        import linecache

        text = linecache.getline(self.file, self.line).rstrip("\n") if self.line else ""
        if not text:
            return []
        lines = [f"{self.line:>5} | {text}"]
        if self.column:
            # A tab in the text moves the caret as far as it moved the text.
            before = "".join(c if c == "\t" else " " for c in text[: self.column - 1])
            lines.append(f"      | {before}{_CARET if colour else ''}^{_RESET if colour else ''}")
        return lines


def render(diagnostics: Sequence[Diagnostic], colour: bool = False) -> str:
    """The text of all diagnostics, with their count at the end as in clang's output; empty if there are none."""
    if not diagnostics:
        return ""
    counts = {
        kind: sum(d.level == kind for d in diagnostics)
        for kind in (WARNING, ERROR)
    }  # fmt: skip
    said = [f"{n} {kind}{'s' * (n > 1)}" for kind, n in counts.items() if n]
    lines = [diagnostic.render(colour) for diagnostic in diagnostics]
    return "\n".join([*lines, f"{' and '.join(said)} generated when compiling for device."])


class PassError(Exception):
    """The device code needs something that SPIR-V or a device lacks; `diagnostics` has each such construct."""

    def __init__(self, diagnostics: list[Diagnostic]) -> None:
        super().__init__("\n".join(str(diagnostic) for diagnostic in diagnostics))
        self.diagnostics = diagnostics

    @property
    def is_wanted(self) -> bool:
        """True if an option makes an error of a warning."""
        return any(diagnostic.name.startswith(_PROMOTED) for diagnostic in self.diagnostics)


class Warnings:
    """The warnings of one lowering. `flags`: the user's -W options without their -W, and `w`."""

    def __init__(self, flags: Iterable[str] = ()) -> None:
        self.flags = tuple(flags)
        self.found: list[Diagnostic] = []

    def level(self, name: str) -> str:
        return level_of(name, self.flags)

    def wanted(self, name: str) -> bool:
        return self.level(name) != IGNORED

    def sort(self, name: str, diagnostic: Diagnostic) -> list[Diagnostic]:
        """Keeps a warning. Returns a diagnostic that the options make an error, for a PassError."""
        level = self.level(name)
        promoted = level == ERROR and WARNINGS[name][0] != ERROR
        text = f"{_PROMOTED}-W{name}" if promoted else f"-W{name}"
        diagnostic = diagnostic._replace(level=level, name=text)
        if level == ERROR:
            return [diagnostic]
        if level == WARNING and diagnostic not in self.found:
            self.found.append(diagnostic)
        return []


def at(instruction: Instruction, message: str, remedy: str = "", chain: Sequence[Function] = ()) -> Diagnostic:
    """A diagnostic at an instruction; at its function where the instruction has no source line.

    chain: the functions from a kernel to the instruction's own; empty where no kernel reaches it.
    """
    function = instruction.function
    location = instruction.location
    if location is None or not location.line:
        location = function.location
    return _diagnostic(location, function, message, remedy, chain)


def mistyped(call: Instruction, chain: Sequence[Function] = ()) -> Diagnostic:
    """A direct call that isn't of its function's type."""
    name = call.function.owner.demangle(call.called_value.name)
    message = f"call of '{name}' with other types than its own"
    return at(call, message, "call it as it is declared", chain)


def at_function(function: Function, message: str, remedy: str = "", chain: Sequence[Function] = ()) -> Diagnostic:
    return _diagnostic(function.location, function, message, remedy, chain)


def _diagnostic(
    location: Location, function: Function, message: str, remedy: str, chain: Sequence[Function]
) -> Diagnostic:
    demangle = function.owner.demangle
    return Diagnostic(
        message,
        remedy,
        location.file,
        location.line,
        location.column,
        demangle(function.name),
        demangle(chain[0].name) if chain else "",
        tuple(demangle(step.name) for step in chain),
    )
