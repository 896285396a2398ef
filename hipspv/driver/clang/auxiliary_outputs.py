"""Names of the files beside an object. clang derives them from -o, which isn't the user's here."""

from __future__ import annotations

import os

from hipspv.driver.options.command_line import CommandLine

_COVERAGE = ("--coverage", "-coverage", "-fprofile", "-ftest-coverage")


def argv(line: CommandLine, stem: str) -> list[str]:
    """Return clang's options that put coverage notes, split debug information and traces at `stem`."""
    result = []
    if line.has(*_COVERAGE):
        path = os.path.abspath(stem)
        result += _cc1(f"-coverage-notes-file={path}.gcno", f"-coverage-data-file={path}.gcda")
    debug = [argument.value for argument in line.given("-g")]
    if "split-dwarf" in debug and len(debug) > 1:
        file = f"{stem}.dwo"
        result += _cc1("-split-dwarf-file", file, "-split-dwarf-output", file)
    traces = line.given("-ftime-trace")
    if traces and traces[-1].value == "":
        result.append(f"-ftime-trace={stem}.json")
    return result


def stem(line: CommandLine, name: str, links: bool) -> str:
    """Return clang's stem for these files: the object's, or the program's if it is linked at once."""
    output = line.last("-o")
    if links:
        return f"{output or 'a'}-{name}"
    return os.path.splitext(output)[0] if output else name


def _cc1(*arguments: str) -> list[str]:
    return [arg for argument in arguments for arg in ("-Xclang", argument)]
