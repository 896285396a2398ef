"""The commands of a program's Makefile, as `make -n` prints them."""

from __future__ import annotations

import itertools
import re
import shlex
import subprocess
from dataclasses import dataclass
from pathlib import Path

COMPILER = "the-compiler"  # the value of the Makefile's variable, in place of nvcc
# Variables that Makefiles have for nvcc's command: the first that a Makefile uses.
COMPILER_VARIABLES = ("CC", "NVCC", "CUDACC")
# Commands of other lines: they have no effect on the program.
_IGNORED = ("rm", "echo", "mkdir", "true", ":")
# Libraries that each machine with nvcc has.
_LIBRARIES = ("m", "pthread", "rt", "dl", "stdc++", "gomp", "cudart", "cuda")
_LIMIT_S = 20
_SHELL = re.compile(r"[();<>|&]+")


class Unsuitable(Exception):
    """The program takes no part in the comparison. The text is the reason."""


@dataclass(frozen=True)
class Recipe:
    """The commands that build a program, and those that run it, in its directory."""

    builds: list[list[str]]
    runs: list[list[str]]


def printed_commands(directory: Path, variable: str, arch: str) -> list[list[str]]:
    """Return the argument lists of `make -n run`."""
    argv = ["make", "-n", "-B", f"{variable}={COMPILER}", f"ARCH={arch}", "run"]
    try:
        done = subprocess.run(argv, cwd=directory, capture_output=True, text=True, timeout=_LIMIT_S)
    except subprocess.TimeoutExpired:
        raise Unsuitable("make doesn't end") from None
    if done.returncode != 0:
        raise Unsuitable(f"make: {done.stderr.strip().splitlines()[-1:]}")
    lines = done.stdout.replace("\\\n", " ").splitlines()
    return [argv for line in lines if (argv := arguments(line)) and argv[0] not in _IGNORED]


def arguments(line: str) -> list[str]:
    """Return a line's arguments. A line that only a shell can run isn't suitable."""
    if line.startswith("make["):
        return []
    try:
        lexer = shlex.shlex(line, posix=True, punctuation_chars=True)
        lexer.whitespace_split = True
        argv = list(lexer)
    except ValueError:
        raise Unsuitable(f"a line for a shell: {line}") from None
    if argv and argv[0] not in _IGNORED and any(_SHELL.fullmatch(each) for each in argv):
        raise Unsuitable(f"a line for a shell: {line}")
    return argv


def for_architecture(argv: list[str], arch: str) -> list[str]:
    """Return the command with one architecture, whatever the Makefile says."""
    kept: list[str] = []
    remaining = iter(argv)
    for each in remaining:
        if each in ("-arch", "-gencode", "--generate-code", "--gpu-architecture"):
            next(remaining, None)
        elif not each.startswith(("-arch=", "-gencode=", "--generate-code=", "--gpu-architecture=")):
            kept.append(each)
    return [kept[0], f"-arch={arch}", *kept[1:]]


def check_libraries(builds: list[list[str]]) -> None:
    """Refuse a program that needs a library which the GPU's machine may lack."""
    for argv in builds:
        for each in argv:
            if each.startswith("-l") and each[2:] not in _LIBRARIES:
                raise Unsuitable(f"needs the library {each[2:]}")


def recipe(directory: Path, arch: str) -> Recipe:
    """Return the recipe of the program in a directory."""
    for variable in COMPILER_VARIABLES:
        commands = printed_commands(directory, variable, arch)
        builds = [for_architecture(argv, arch) for argv in commands if argv[0] == COMPILER]
        if builds:
            break
    else:
        raise Unsuitable(f"the Makefile takes no compiler from {', '.join(COMPILER_VARIABLES)}")
    runs = [argv for argv in commands if argv[0].startswith("./")]
    others = [argv for argv in commands if argv[0] != COMPILER and argv not in runs]
    if others:
        raise Unsuitable(f"runs another command: {shlex.join(others[0])[:100]}")
    if not runs:
        raise Unsuitable("the target `run` runs no program of the directory")
    check_libraries(builds)
    # A path outside the directory is one of data: programs write into their own.
    for each in itertools.chain.from_iterable(runs):
        if each.startswith("../") and not (directory / each).exists():
            raise Unsuitable(f"its data isn't here: {each}")
    return Recipe(builds, runs)
