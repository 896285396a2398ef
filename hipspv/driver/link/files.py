"""The files that a link reads, found as clang and the linker find them."""

from __future__ import annotations

import itertools
import os

from hipspv.driver.options.command_line import CommandLine, Input

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

# Directories that clang searches after -L and LIBRARY_PATH, on Debian.
_SYSTEM = ("/lib/x86_64-linux-gnu", "/usr/lib/x86_64-linux-gnu", "/lib", "/usr/lib")
# Linker options whose value is a separate argument that might be mistaken for a file name.
_WITH_VALUE = ("-rpath", "-soname", "-h", "-Map", "-o", "-e", "-u", "-y", "-z", "-m", "-T", "-I")


class LinkFile:
    """A file of a link. `whole`: all members of the archive are wanted (--whole-archive)."""

    __slots__ = ("path", "whole")

    def __init__(self, path: str, whole: bool = False) -> None:
        self.path = path
        self.whole = whole


class _Walk:
    """The linker's state while it reads its command line."""

    def __init__(self, directories: list[str], static: bool) -> None:
        self._directories = directories
        self._state = (False, static)  # --whole-archive, -Bstatic
        self._saved: list[tuple[bool, bool]] = []
        self.files: list[LinkFile] = []

    def take_file(self, path: str) -> None:
        self.files.append(LinkFile(path, self._state[0]))

    def take_library(self, name: str) -> None:
        path = self._find(name)
        if path is not None:
            self.take_file(path)

    def take_arguments(self, argv: Iterator[str]) -> None:
        """Process the arguments of -Wl, and -Xlinker."""
        for arg in argv:
            option = arg[1:] if arg.startswith("--") else arg
            if option in ("-whole-archive", "-no-whole-archive"):
                self._state = (option == "-whole-archive", self._state[1])
            elif option in ("-Bstatic", "-dn", "-static", "-Bdynamic", "-dy"):
                self._state = (self._state[0], option in ("-Bstatic", "-dn", "-static"))
            elif option == "-push-state":
                self._saved.append(self._state)
            elif option == "-pop-state" and self._saved:
                self._state = self._saved.pop()
            elif arg.startswith("-l"):
                self.take_library(arg[2:] or next(argv, ""))
            elif arg in _WITH_VALUE or option in _WITH_VALUE:
                next(argv, "")
            elif not arg.startswith("-") and os.path.isfile(arg):
                self.take_file(arg)

    def _find(self, name: str) -> str | None:
        """Return the archive that -l<name> means, or None for a shared library or a missing one."""
        names = [name[1:]] if name.startswith(":") else [f"lib{name}.so"] * (not self._state[1]) + [f"lib{name}.a"]
        for directory in self._directories:
            for candidate in names:
                path = os.path.join(directory, candidate)
                if os.path.isfile(path):
                    return None if candidate.endswith(".so") else path
        return None


def link_files(line: CommandLine, objects: dict[Input, str]) -> list[LinkFile]:
    """Return the inputs, compiled or given, and the static libraries, in order."""
    directories = [a.value for a in line.given("-L")]
    directories += [arg[2:] for arg in _passed(line) if arg.startswith("-L")]
    directories += [directory for directory in os.environ.get("LIBRARY_PATH", "").split(":") if directory]
    walk = _Walk([*directories, *_SYSTEM], line.has("-static", "-static-pie"))
    waiting: list[str] = []  # -Xlinker's arguments, whose values may come as another -Xlinker
    for item in line.items:
        name = "" if isinstance(item, Input) or item.option is None else item.option.name
        if name == "-Xlinker" and not isinstance(item, Input):
            waiting.append(item.value)
            continue
        walk.take_arguments(iter(waiting))
        waiting.clear()
        if isinstance(item, Input):
            walk.take_file(objects.get(item, item.path))
        elif name == "-l":
            walk.take_library(item.value)
        elif name == "-Wl,":
            walk.take_arguments(iter(item.value.split(",")))
    walk.take_arguments(iter(waiting))
    return walk.files


def _passed(line: CommandLine) -> list[str]:
    """Return the arguments that -Wl, passes to the linker."""
    return [arg for a in line.given("-Wl,") for arg in a.value.split(",")]


def roots(line: CommandLine) -> list[str]:
    """Return the host symbols that a link needs whatever its inputs contain."""
    found = ["main", *(a.value for a in line.given("-u", "-e"))]
    for arg, following in itertools.pairwise([*_passed(line), ""]):
        if arg in ("-u", "-e", "--undefined", "--entry"):
            found.append(following)
        elif arg.startswith(("--undefined=", "--entry=")):
            found.append(arg.partition("=")[2])
    return found
