"""A link by lld itself. clang's driver, which tells lld's command, takes as long to start as lld takes to link.

The command is kept, and so is the list of everything that led to it. A link with unusual options,
one that fails, and one by another linker is done by clang's driver.
"""

from __future__ import annotations

import marshal
import os

from hipspv.core import process, store, toolchain
from hipspv.core.files import read
from hipspv.core.process import Shielded
from hipspv.core.response_files import split
from hipspv.core.store import Store, digest
from hipspv.driver.cache import repeat, tools
from hipspv.driver.cache.facts import entries, state_of
from hipspv.driver.cache.inputs import Inputs, settled
from hipspv.driver.cache.source_text import Uncacheable
from hipspv.driver.clang.depfile import prerequisites, unquoted
from hipspv.driver.options import option_table
from hipspv.driver.options.command_line import OBJECT, Argument, CommandLine

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from hipspv.core.workspace import Workspace
    from hipspv.driver.cache.facts import DirectoryState
    from hipspv.driver.cache.inputs import Searched

_FORMAT = "hipspv linker command 1"
_LLD = "ld.lld"
# Options of the link that name no other linker, start file or root of the system's files.
_USUAL = (
    *("-L", "-l", "-O", "-g", "-f", "-m", "-pthread", "-shared", "-pie", "-no-pie", "-rdynamic"),
    *("-s", "-static-libgcc", "-static-libstdc++", "-shared-libgcc", "-u", "-Wl,", "-ffast-math"),
)
# The same of -Wl: they read no file and write none. Values such as -rpath's have no hyphen.
_USUAL_FOR_LLD = (
    *("-rpath", "-soname", "-as-needed", "-no-as-needed", "-gc-sections", "-no-gc-sections"),
    *("-push-state", "-pop-state", "-export-dynamic", "-icf=", "-build-id=sha1", "-build-id=md5"),
    *("-build-id=none", "-no-undefined", "-exclude-libs", "-whole-archive", "-no-whole-archive"),
    *("-Bstatic", "-Bdynamic", "-Bsymbolic", "-enable-new-dtags", "-disable-new-dtags"),
    *("-start-group", "-end-group", "-hash-style="),
)
# Letters with their values: after two hyphens they begin other options, as --lto-obj-path=.
_LETTERS_FOR_LLD = ("-z", "-O", "-l", "-L", "-u")
_STRIP = ("-s", "--strip-all")
# Variables by which clang looks elsewhere.
_UNUSUAL_VARIABLES = ("COMPILER_PATH", "GCC_EXEC_PREFIX", "CCC_OVERRIDE_OPTIONS", "LLD_REPRODUCE")
# Files and directories in which clang's driver looks for the distribution, and for GCC and
# libraries (clang/lib/Driver/Distro.cpp, ToolChains/Gnu.cpp and Linux.cpp). Any change counts.
_SYSTEM = (
    *("/etc/os-release", "/usr/lib/os-release", "/etc/lsb-release", "/etc/redhat-release"),
    *("/etc/debian_version", "/etc/SuSE-release", "/etc/gentoo-release", "/etc/env.d/gcc"),
    *("/", "/usr", "/lib", "/lib32", "/lib64", "/libx32"),
    *("/usr/lib", "/usr/lib32", "/usr/lib64", "/usr/libx32"),
    *("/usr/lib32/gcc", "/usr/lib32/gcc-cross", "/usr/lib64/gcc-cross"),
)
_START = ("crtbegin.o", "crtbeginS.o", "crtbeginT.o")  # GCC's


class LldLink:
    """One link by lld. `begun`: before the command's inputs were read, in ns."""

    def __init__(self, clang: list[str], space: Workspace, temporary: list[str], begun: int) -> None:
        """clang: the command of its driver. temporary: the paths in it that are this process's."""
        self._clang = clang
        self._space = space
        self._begun = begun
        self._names = {path: f"\0{index}" for index, path in enumerate(temporary)}
        self._listed = space.path("link.d")
        self.argv: list[str] = []  # lld's

    def run(self, colour: bool) -> tuple[int, bytes]:
        """Link, and return lld's exit code and messages. The code is -1 if clang's driver names no
        command of lld's alone."""
        self.argv = self._command()
        if not self.argv:
            return -1, b""
        argv = [*self.argv, f"--dependency-file={self._listed}"]
        return _output_of([*argv, "--color-diagnostics"] if colour else argv, self._space)

    def _command(self) -> list[str]:
        base, limit = store.base_directory(), store.limit()
        kept = Store(os.path.join(base, store.DEVICE_CODE), limit)
        names = self._names
        paths = {name: path for path, name in names.items()}
        general: list[str]
        facts = (_FORMAT, repeat.surroundings(), [names.get(arg, arg) for arg in self._clang])
        key = digest(repr(facts).encode()).hex()
        data = kept.read(key) if base and limit and kept.usable() else None
        if data is not None:
            inputs, general = marshal.loads(data)
            if Inputs(*inputs).hold():
                return [paths.get(arg, arg) for arg in general]
        argv = _asked(self._clang, self._space)
        if argv and base and limit:
            try:
                general = [names.get(arg, arg) for arg in argv]
                files, locations = _tools(general)
                inputs = settled(files, locations, [_looked_for(general)], self._begun)
                kept.write(key, marshal.dumps((inputs.as_tuple(), general)))
            except (Uncacheable, OSError) as error:
                store.note(error)
        return argv

    def inputs(self) -> tuple[set[str], set[str], Searched]:
        """Return what the link read and looked for, as for `settled`. Raises OSError."""
        listed = map(unquoted, prerequisites(os.fsdecode(read(self._listed))))
        found = {path for path in listed if path not in self._names}
        general = [self._names.get(arg, arg) for arg in self.argv]
        files, locations = _tools(general)
        return files | found, locations, [_looked_for(general, found)]


def usual(line: CommandLine) -> bool:
    """Return true if a link's options are those whose effect on lld's command and on the files
    that lld reads is known."""
    if any(name in os.environ for name in _UNUSUAL_VARIABLES) or tools.configured():
        return False
    for item in line.items:
        if not isinstance(item, Argument):
            if item.is_source or item.language == OBJECT:
                continue
            return False
        if option_table.LINK not in item.steps:
            continue
        if item.option is None or item.option.name not in _USUAL:
            return False
        if item.option.name == "-Wl," and not all(map(_is_usual, item.value.split(","))):
            return False
    return True


def _is_usual(arg: str) -> bool:
    """Return true for a usual argument of lld, which takes one hyphen or two."""
    if not arg.startswith(("-", "@")) or arg in _STRIP:
        return True
    option = arg[1:] if arg.startswith("--") else arg
    return arg.startswith(_LETTERS_FOR_LLD) or option.startswith(_USUAL_FOR_LLD)


def _asked(clang: list[str], space: Workspace) -> list[str]:
    """Return lld's command as clang's driver tells it; empty for anything else."""
    code, said = _output_of([*clang, "-###"], space)
    commands = [line for line in os.fsdecode(said).splitlines() if line.startswith(' "')]
    argv = split(commands[0]) if code == 0 and len(commands) == 1 else []
    usual = argv and os.path.basename(argv[0]) == _LLD and os.access(argv[0], os.X_OK)
    return argv if usual and not any(w.startswith("@") for w in argv) and _gcc(argv) else []


def _output_of(argv: list[str], space: Workspace) -> tuple[int, bytes]:
    """Return a program's exit code and its standard error."""
    with Shielded():
        child = process.spawn(argv, space.directory, leads=True)
    try:
        return child.wait(), child.stderr()
    finally:
        child.end()


def _gcc(argv: list[str]) -> str:
    """Return the directory of GCC's start files."""
    found = [os.path.dirname(arg) for arg in argv if os.path.basename(arg) in _START]
    return found[0] if found else ""


def _tools(argv: list[str]) -> tuple[set[str], set[str]]:
    """Return the files, and the directories of which every entry counts, that lead to lld's command."""
    gcc = _gcc(argv)
    system = os.path.join("/usr", os.path.basename(os.path.dirname(gcc)))
    root, resources = _clangs_directories()
    locations = {*_SYSTEM, gcc, os.path.dirname(gcc), system, os.path.join(system, "lib")}
    locations |= {root, os.path.join(root, "lib"), resources, os.path.join(resources, "lib")}
    facts = tools.clang()[2]
    files = {argv[0], os.path.realpath(argv[0]), *(path for path, size, _ in facts if size >= 0)}
    return files, locations | tools.directories(files)


def _clangs_directories() -> tuple[str, str]:
    """Return clang's directory, and that of its own headers and libraries."""
    root = os.path.dirname(os.path.dirname(toolchain.clang()))
    version = toolchain.clang().rpartition("-")[2]
    return root, os.path.join(root, "lib", "clang", version)


def _looked_for(argv: list[str], read: Iterable[str] = ()) -> tuple[frozenset[str], dict[str, DirectoryState]]:
    """Return the names of files for which clang's driver and lld look, and what is there."""
    given = [arg for arg in argv[1:] if not arg.startswith("-")]
    files = {os.path.basename(path) for path in (*given, *read)}
    libraries = {arg[2:].removeprefix(":") for arg in argv if arg.startswith("-l")}
    libraries |= files | {_library(name) for name in files}
    names = files | {_LLD, f"{toolchain.HOST_TRIPLE}-{_LLD}"} | libraries
    names |= {f"lib{name}{suffix}" for name in libraries for suffix in (".so", ".a")}
    directories = {arg[2:] for arg in argv if arg.startswith("-L")}
    directories |= {os.path.dirname(path) for path in (*given, *read)}
    root, resources = _clangs_directories()
    directories |= {root, resources, os.path.join(resources, "lib", "linux")}
    tools_of_gcc = os.path.join(_gcc(argv), *[".."] * 4)
    tools_of_gcc = os.path.join(tools_of_gcc, os.path.basename(os.path.dirname(_gcc(argv))), "bin")
    directories |= {"", tools_of_gcc, os.path.dirname(argv[0]), *os.get_exec_path()}
    known = frozenset(names)
    return known, {directory: state_of(entries(directory), known) for directory in directories}


def _library(file: str) -> str:
    """Return the name by which -l finds a library."""
    return os.path.splitext(file)[0].removeprefix("lib")
