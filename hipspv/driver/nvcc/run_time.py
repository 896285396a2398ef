"""Compiles at run time: NVRTC's and hipRTC's options, by the same table as nvcc's.

The runtime calls

    hipspv-cc --run-time=<cu|hip> <device> <directory> <outcome> <argument>... -- <option>...

with hipspv-cc's arguments, which name the source and the output, and the options that the program gave. `device` is the
architecture of the current device if it takes other code than SPIR-V, else empty, and `directory` the one of the
program's file. The outcome is a file that names what was made: `code` or `bitcode`, `cubin` if an architecture is a
real one, `ltoir` for link-time optimisation, `pch` if a precompiled header was asked for.
"""

from __future__ import annotations

import os
import sys

from hipspv.core.errors import DriverError, OptionError
from hipspv.core.response_files import split
from hipspv.driver.nvcc.arguments import Arguments, read
from hipspv.driver.nvcc.nvrtc_table import NVRTC_ROWS
from hipspv.driver.nvcc.rows import SHARED
from hipspv.driver.nvcc.translation import Translation, device_level
from hipspv.driver.options import option_table
from hipspv.driver.options.command_line import CommandLine, parse
from hipspv.driver.run.compilation import Compilation

NAME = "--run-time="
# Exit codes that the runtime tells from errors in the source (sysexits.h: EX_USAGE, EX_CANTCREAT).
INVALID_OPTION, NO_TIME_FILE = 64, 73

_COLUMNS = "File name, phase name, metric, unit"
_ARCHITECTURE = "--offload-arch="
# Options that both have, with clang's values in HIP.
_CLANGS = (*"DUIw", "include", "std", "Werror", "Wreorder", "Wconversion", "frandom-seed")

# NVRTC's options of separate compilation, beside --relocatable-device-code. Link-time optimisation implies it.
_RELOCATABLE = SHARED["relocatable-device-code"].choices["true"]
_SEPARATE = {"device-c": _RELOCATABLE, "dlink-time-opt": _RELOCATABLE, "device-w": ("-fno-gpu-rdc",)}


class Call:
    """A call of the runtime's."""

    def __init__(self, argv: list[str], begin: float) -> None:
        self.language = argv[0].removeprefix(NAME)
        self.device, self.directory, self.outcome = argv[1:4]
        end = argv.index("--", 4)
        self.own, self.options = argv[4:end], argv[end + 1 :]
        self.begin = begin

    def run(self) -> int:
        """Compile. Return the exit code."""
        try:
            arguments, argv, warnings = translated(self.language, self.options)
            if not arguments.has("disable-warnings"):
                for warning in warnings:
                    print(f"nvrtc: warning: {warning}", file=sys.stderr)
            code, compilation = self._compile(arguments, argv)
        except OptionError as error:
            raise DriverError(f"invalid option: {error}", code=INVALID_OPTION) from None
        if code == 0:
            self._tell(arguments, parse(argv))
            self._write_times(arguments, compilation)
        return code

    def _compile(self, arguments: Arguments, argv: list[str]) -> tuple[int, Compilation]:
        line = parse(argv)
        if not arguments.has("no-source-include"):
            argv = [*argv, f"-I{self.directory}"]
        if arguments.has("fdevice-syntax-only"):
            form = ["-fsyntax-only", "--offload-device-only"]
        elif _relocatable(line):
            argv = [arg for arg in argv if not arg.startswith(_ARCHITECTURE)]
            if self.device:
                argv += [_ARCHITECTURE + self.device, "--no-offload-arch=spirv64"]
            form = ["--offload-device-only", *([] if "-emit-llvm" in self.own else ["-c"])]
        else:
            if self.device and not line.given(*option_table.ADD_TARGETS):
                # The PTX of all of the machine's GPUs, or the code of the device's own target.
                own = "native" if self.device.startswith("sm_") else self.device
                argv = [*argv, _ARCHITECTURE + own]
            form = ["--genco", "--no-machine-code"]  # the driver compiles as fast as ptxas
        compilation = Compilation(parse([*argv, *form, *self.own]), self.begin)
        return compilation.run(), compilation

    def _tell(self, arguments: Arguments, line: CommandLine) -> None:
        """Write the outcome: the names of what was made."""
        words = []
        if not arguments.has("fdevice-syntax-only"):
            words.append("bitcode" if _relocatable(line) else "code")
        if arguments.has("dlink-time-opt"):
            words.append("ltoir")
        if any(value.startswith("sm_") for value in arguments.values("gpu-architecture")):
            words.append("cubin")
        if arguments.has("create-pch"):
            words.append("pch")
        with open(self.outcome, "w", encoding="ascii") as file:
            file.write(" ".join(words))

    def _write_times(self, arguments: Arguments, compilation: Compilation) -> None:
        """--time: append NVRTC's table to the file, or print it for `-`."""
        path = arguments.last("time")
        if path is None:
            return
        source = compilation.line.inputs[-1].path
        rows = [f"{os.path.basename(source)}, {t.name}, {t.seconds * 1000:.0f}, ms" for t in compilation.timings]
        if path == "-":
            print("", _COLUMNS, *rows, sep="\n", file=sys.stderr)
            return
        try:
            with open(path, "a", encoding="utf-8") as file:
                file.write("\n".join([*([] if file.tell() else [_COLUMNS]), *rows, ""]))
        except OSError as error:
            raise DriverError(f"cannot write '{path}': {error.strerror}", code=NO_TIME_FILE) from None


def translated(language: str, options: list[str]) -> tuple[Arguments, list[str], list[str]]:
    """Return the options of NVRTC's table, hipspv-cc's arguments for all, and warnings about ignored ones."""
    given, clangs = (options, []) if language == "cu" else _sorted(_separate(options))
    try:
        arguments = read([_trimmed(arg) for arg in given], NVRTC_ROWS)
        if arguments.inputs:
            raise DriverError(f"Unknown option '{arguments.inputs[0]}'")
        translation = Translation(arguments, NVRTC_ROWS)
        level = device_level(arguments)[1:]
    except DriverError as error:
        raise DriverError(f"invalid option: {error}", error.remedy, INVALID_OPTION) from None
    argv = [*level, *translation.argv, *_separate_compilation(arguments), *clangs]
    return arguments, argv, translation.warnings + _warnings(arguments)


def _trimmed(arg: str) -> str:
    """Return `-D X` in one argument as -DX."""
    return arg[:2] + arg[2:].lstrip(" ") if arg[:2] in ("-D", "-U", "-I") else arg


def _separate(options: list[str]) -> list[str]:
    """Return hipRTC's options: some programs join several in one string, and a variable adds others."""
    argv: list[str] = []
    for option in options:
        argv += [option] if option.startswith("-D") or '"' in option else option.split()
    return argv + split(os.environ.get("HIPRTC_COMPILE_OPTIONS_APPEND", ""))


def _sorted(argv: list[str]) -> tuple[list[str], list[str]]:
    """Return NVRTC's options among hipRTC's, and the others, which are clang's and hipspv-cc's."""
    nvrtcs: list[str] = []
    clangs: list[str] = []
    rest = iter(argv)
    for arg in rest:
        name, equals, _ = arg.lstrip("-").partition("=")
        row = None if name in _CLANGS else NVRTC_ROWS.get(name)
        own = option_table.find(arg)
        if row is not None:
            separate, side = bool(row.value) and not equals, nvrtcs
        else:
            separate, side = own is not None and own.separate(arg), clangs
        side.append(arg)
        if separate:
            side += [value for value in (next(rest, None),) if value is not None]
    return nvrtcs, clangs


def _relocatable(line: CommandLine) -> bool:
    return line.enabled("-fgpu-rdc", "-fno-gpu-rdc")


def _separate_compilation(arguments: Arguments) -> list[str]:
    """Return hipspv-cc's arguments for the last of NVRTC's options of separate compilation."""
    argv: list[str] = []
    for given in arguments.given:
        argv += _SEPARATE.get(given.row.name, ())
    return argv


def _warnings(arguments: Arguments) -> list[str]:
    """Return the warnings about options that the table doesn't describe as ignored."""
    warnings = [f"Option '--{row.name}' is given twice: the last value counts" for row in arguments.redefined]
    if arguments.has("create-pch"):
        warnings.append("Option '--create-pch': no precompiled header is made")
    if arguments.has("use-pch"):
        warnings.append("Option '--use-pch': the headers are read again")
    return warnings
