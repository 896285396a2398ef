"""`hipspv reduce`: turns its arguments into a case, and writes the smallest case as an archive."""

from __future__ import annotations

import io
import os
import sys
import tarfile

from hipspv.core import process
from hipspv.core.errors import DriverError
from hipspv.core.reproducer import SCRIPT
from hipspv.core.response_files import expand, split
from hipspv.core.workspace import Workspace, read
from hipspv.driver.options.command_line import Argument, CommandLine, Input, parse
from hipspv.driver.reduce.case import Case, Judge, judge
from hipspv.driver.reduce.ir import reduce_module
from hipspv.driver.reduce.source import reduce_source
from hipspv.driver.run.versions import versions

_MODULES = (".bc", ".ll")
# Options whose value is a file or directory that the command reads, wherever it runs.
_READ = frozenset(("-I", "-isystem", "-isystem-after", "-iquote", "-idirafter", "-include", "-L"))
_READ |= {"-imacros", "-include-pch", "-ivfsoverlay", "--target-profile=", "--config"}
_DIRECTORIES = frozenset(("-I", "-iquote"))
# Options on which a failure doesn't depend, and that write files beside the output.
_DROPPED = frozenset(("-MD", "-MMD", "-MF", "-MT", "-MQ", "-MP", "-MJ", "-save-temps"))
_DROPPED |= {"--save-temps", "-save-temps=", "--save-temps=", "--time-report", "-v"}
_REMEDY = "give a reproducer's directory, or hipspv-cc's arguments after --"


def reduce(given: tuple[str, ...], output: str, match: str, test: str) -> None:
    """Reduce a reproducer, an archive of this command, or a command line, and write the archive.

    Ctrl-C ends the search, not the command: the smallest case so far is written.
    """
    case, directories = _case(given)
    judged = judge(case, match, test, _progress)
    before = judged.best.size()
    try:
        for name in case.inputs:
            if name.endswith(_MODULES):
                reduce_module(judged, name)
            else:
                reduce_source(judged, name, directories)
    except KeyboardInterrupt:
        print("\nhipspv reduce: interrupted; this is the best so far", file=sys.stderr)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    _write(output, judged)
    print(f"{output}: {before:,} -> {judged.best.size():,} bytes in {judged.runs} runs")


def _progress(text: str) -> None:
    """Print one line, which replaces itself on a terminal."""
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)


def _case(given: tuple[str, ...]) -> tuple[Case, list[str]]:
    """Return the case, and the directories with the source's headers."""
    path, *more = given
    if more:
        return _of_command([path, *more])
    if not os.path.exists(path):
        raise DriverError(f"{path}: no such file or directory", _REMEDY)
    if os.path.isfile(path) and tarfile.is_tarfile(path):
        return _of_script(_members(path)), []
    directory = path if os.path.isdir(path) else os.path.dirname(os.path.abspath(path))
    if not os.path.isfile(os.path.join(directory, SCRIPT)):
        raise DriverError(f"no {SCRIPT} in {directory}", _REMEDY)
    return _of_script({name: read(os.path.join(directory, name)) for name in _files(directory)}), []


def _files(directory: str) -> list[str]:
    return sorted(entry.name for entry in os.scandir(directory) if entry.is_file())


def _members(path: str) -> dict[str, bytes]:
    """Return an archive's files, by their names without directories."""
    found: dict[str, bytes] = {}
    with tarfile.open(path) as archive:
        for member in archive:
            content = archive.extractfile(member) if member.isfile() else None
            if content is not None:
                found[os.path.basename(member.name)] = content.read()
    return found


def _of_script(files: dict[str, bytes]) -> Case:
    """Build the case of a reproducer: its script has one command per line, quoted as -v prints it."""
    if SCRIPT not in files:
        raise DriverError(f"no {SCRIPT} there", _REMEDY)
    lines = files[SCRIPT].decode(errors="surrogateescape").splitlines()
    commands = [split(line) for line in lines if line.startswith('"')]
    named = [arg for argv in commands for arg in argv]
    inputs = sorted({arg for arg in named if arg in files})
    if not inputs:
        raise DriverError(f"{SCRIPT} names none of the files beside it")
    return Case(commands, {name: files[name] for name in inputs}, inputs)


def _of_command(argv: list[str]) -> tuple[Case, list[str]]:
    """Build the case of a compiler command: one source, and paths that hold in any directory."""
    line = parse(expand(argv[1:]))
    sources = [item for item in line.inputs if item.is_source and item.path != "-"]
    if len(sources) != 1:
        raise DriverError(f"{len(sources)} sources in the command", "give the command of the one that fails")
    name = os.path.basename(sources[0].path)
    own = os.path.dirname(os.path.abspath(sources[0].path))
    directories = [own, *(os.path.abspath(a.value) for a in line.given(*_DIRECTORIES))]
    command = [argv[0], "-iquote", own, *_portable(line, sources[0])]
    return Case([command], {name: read(sources[0].path)}, [name]), directories


def _portable(line: CommandLine, source: Input) -> list[str]:
    found: list[str] = []
    for item in line.items:
        if isinstance(item, Input):
            found.append(os.path.basename(item.path) if item is source else os.path.abspath(item.path))
        else:
            found += _option(item)
    return found


def _option(argument: Argument) -> list[str]:
    name = argument.option.name if argument.option else ""
    if name in _DROPPED:
        return []
    if name == "-o":
        return ["-o", "output"]
    if name in _READ and os.path.exists(argument.value):
        joined = name + os.path.abspath(argument.value)
        return [joined] if name.endswith("=") else [name, os.path.abspath(argument.value)]
    return list(argument.argv)


def _write(output: str, judged: Judge) -> None:
    """Write the archive: inputs, script with the expected failure, the failure's text, versions."""
    case = judged.best
    outcome = case.run(judged.limit_s)
    expected = f"# Expected: {outcome.signature}"
    script = ["#!/bin/sh", *expected.splitlines(), 'cd "$(dirname "$0")" || exit', "set -x"]
    script += [process.quote(argv).strip() for argv in case.commands]
    named = versions()
    files = {
        **case.files,
        SCRIPT: "\n".join([*script, ""]).encode(errors="surrogateescape"),
        "failure.txt": outcome.said.encode(),
        "versions.txt": "".join(f"{key} {value}\n" for key, value in named.items()).encode(),
    }
    directory = os.path.basename(output).partition(".")[0]
    archive = io.BytesIO()
    with tarfile.open(fileobj=archive, mode="w:gz") as tar:
        for name, content in files.items():
            member = tarfile.TarInfo(f"{directory}/{name}")
            member.size, member.mode = len(content), 0o755 if name == SCRIPT else 0o644
            tar.addfile(member, io.BytesIO(content))
    with Workspace() as space:
        space.write(output, archive.getvalue())
