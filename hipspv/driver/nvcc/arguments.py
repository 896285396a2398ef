"""nvcc's command line, read by the table: options with their values, and inputs."""

from __future__ import annotations

import os

from hipspv.core.errors import DriverError
from hipspv.core.response_files import split
from hipspv.driver.nvcc import comma_lists
from hipspv.driver.nvcc.rows import FLAG, LIST, OPTIONS, SINGLE, Row
from hipspv.driver.nvcc.table import ROWS
from hipspv.driver.options import option_table

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

# Short names whose value may follow at once; for the latter only if it is a number.
_JOINED, _JOINED_NUMBER = "DUILlO", "t"
_DEPTH = 20  # bounds an options file that names itself

# Suffixes of inputs, and the language that they mean.
LANGUAGES = {".cu": "cu", ".c": "c", **dict.fromkeys((".cc", ".cpp", ".cxx", ".C", ".c++"), "c++")}
LINKED = (".o", ".obj", ".a", ".so", ".lib")
_NO_USE = {
    ".ptx": ("PTX can't be translated", "compile the source"),
    ".cubin": ("machine code of NVIDIA's devices can't be translated", "compile the source"),
    ".fatbin": ("a fatbin can't be linked", "cuModuleLoad takes those that -fatbin writes"),
    ".gpu": ("PTX can't be translated", "compile the source"),
    ".res": ("resource files are for Windows", "leave it out"),
}


class Given:
    """An option as it was given, with its values split."""

    __slots__ = ("row", "values")

    def __init__(self, row: Row, values: list[str]) -> None:
        self.row = row
        self.values = values


class Arguments:
    """A command line in the order in which it was given.

    `own` are hipspv-cc's arguments, `unknown` those that no table names.
    """

    def __init__(self) -> None:
        self.given: list[Given] = []
        self.inputs: list[str] = []
        self.own: list[str] = []
        self.unknown: list[str] = []
        self.redefined: list[Row] = []

    def has(self, name: str) -> bool:
        return any(given.row.name == name for given in self.given)

    def values(self, name: str) -> list[str]:
        """Return every value of an option."""
        return [v for given in self.given if given.row.name == name for v in given.values]

    def last(self, name: str) -> str | None:
        """Return the value that counts, the last one."""
        values = self.values(name)
        return values[-1] if values else None


def read(argv: list[str], rows: Mapping[str, Row] = ROWS) -> Arguments:
    """Read a command line by a table: rows by their names."""
    arguments = Arguments()
    _read(argv, rows, arguments, 0)
    return arguments


def with_environment(argv: list[str]) -> list[str]:
    """Return the command line, extended by the environment's options."""
    before, after = (os.environ.get(f"NVCC_{name}_FLAGS", "") for name in ("PREPEND", "APPEND"))
    return [*split(before), *argv, *split(after)]


def _read(argv: list[str], rows: Mapping[str, Row], arguments: Arguments, depth: int) -> None:
    rest = iter(argv)
    for arg in rest:
        if arg == "-" or not arg.startswith("-"):
            arguments.inputs.append(arg)
            continue
        name, equals, value = arg.lstrip("-").partition("=")
        row = rows.get(name)
        if row is not None:
            values = _values(arg, row, value if equals else None, rest)
        elif _is_joined(arg, rows):
            row = rows[arg[1]]
            values = _list(row, arg[2:])
        else:
            _other(arg, arguments)
            continue
        if row.name == "options-file":
            _read_files(values, rows, arguments, depth)
            continue
        _note(row, values, arguments)


def _is_joined(arg: str, rows: Mapping[str, Row]) -> bool:
    if len(arg) < 3 or arg[1] not in rows:
        return False
    return arg[1] in _JOINED or (arg[1] in _JOINED_NUMBER and arg[2:].isdecimal())


def _note(row: Row, values: list[str], arguments: Arguments) -> None:
    for value in values:
        if row.allowed and value not in row.allowed:
            raise DriverError(
                f"Value '{value}' is not defined for option '{row.name}'", f"it takes: {', '.join(row.allowed)}"
            )
    old = arguments.last(row.name) if row.kind == SINGLE else None
    if old is not None and old != values[-1]:
        arguments.redefined.append(row)
    arguments.given.append(Given(row, values))


def _values(arg: str, row: Row, value: str | None, rest: Iterator[str]) -> list[str]:
    if row.kind == FLAG:
        if value is not None:
            raise DriverError(f"no argument expected after '{arg.partition('=')[0]}'")
        return []
    if value is None:
        value = next(rest, None)
        if value is None:
            raise DriverError(f"argument expected after '{arg}'")
    return _list(row, value)


def _list(row: Row, value: str) -> list[str]:
    if row.kind == OPTIONS:
        return comma_lists.words(value)
    return comma_lists.split(value) if row.kind == LIST else [value]


def _other(arg: str, arguments: Arguments) -> None:
    """Handle an option that nvcc doesn't know: one of hipspv-cc's, or unknown."""
    if _is_own(arg):
        arguments.own.append(arg)
    else:
        arguments.unknown.append(arg)


def _is_own(arg: str) -> bool:
    """True for an option of hipspv-cc's with two hyphens, one for device code, and a warning of its
    own. Its other options with one hyphen are clang's, for which nvcc has -Xcompiler.
    """
    if arg.startswith("-W"):
        from hipspv.passes.warning_names import WARNINGS, name_of

        return name_of(arg[2:]) in WARNINGS
    option = option_table.find(arg)
    if option is None or option.kind not in (option_table.FLAG, option_table.JOINED):
        return False
    return arg.startswith("--") or option.section == option_table.DEVICE_CODE


def _read_files(paths: list[str], rows: Mapping[str, Row], arguments: Arguments, depth: int) -> None:
    if depth == _DEPTH:
        raise DriverError(f"Options file '{paths[0]}' includes itself")
    for path in paths:
        try:
            with open(path, encoding="utf-8", errors="surrogateescape") as file:
                text = file.read()
        except OSError as error:
            raise DriverError(f"Could not open options file '{path}': {error.strerror}") from None
        _read(split(text), rows, arguments, depth + 1)


def language_of(path: str, given: str | None) -> str:
    """Return c, c++ or cu for a source; empty for an input that is linked as it is."""
    name = os.path.basename(path)
    suffix = os.path.splitext(name)[1]
    if suffix in LINKED or ".so." in name:
        return ""
    if given:
        return given
    if suffix in LANGUAGES:
        return LANGUAGES[suffix]
    if suffix in _NO_USE:
        reason, remedy = _NO_USE[suffix]
        raise DriverError(f"'{path}': {reason}", remedy)
    raise DriverError(f"Don't know what to do with '{path}'", "-x names its language")
