"""The form in which device code alone is written: chosen by --emit=, or by the output's suffix."""

from __future__ import annotations

import os

from hipspv.core.errors import OptionError
from hipspv.driver.options.command_line import CommandLine

# form -> (artifact, suffix used when -o doesn't name the output)
FORMS = {
    "spirv": ("spirv", ".spv"),
    "spirv-asm": ("spirv-text", ".spvasm"),
    "ptx": ("ptx", ".ptx"),
    "llvm": ("lowered", ".bc"),
    "bundle": ("bundle", ".hipfb"),
}
_SUFFIXES = {".spv": "spirv", ".spvasm": "spirv-asm", ".ptx": "ptx", ".ll": "llvm", ".bc": "llvm", ".hipfb": "bundle"}
_FRONT_END = ("-E", "-M", "-MM", "-fsyntax-only")


def form(line: CommandLine, device_only: bool) -> str:
    """Return one of FORMS, or an empty string if other options choose the form.

    A suffix counts with --genco, and when the device side alone is compiled.
    """
    given = line.last("--emit=")
    if given is not None and given not in FORMS:
        raise OptionError(f"invalid value '{given}' in '--emit={given}' ({', '.join(FORMS)})")
    if line.has(*_FRONT_END):
        return ""
    if given is not None:
        return given
    suffix = os.path.splitext(line.last("-o") or "")[1]
    whole = line.has("--genco")
    of_one = device_only and not line.has("-S", "-emit-llvm")
    # With -fgpu-rdc the device side of one source is its own IR, whatever the file's name.
    if of_one and not whole and line.enabled("-fgpu-rdc", "-fno-gpu-rdc"):
        of_one = _SUFFIXES.get(suffix) != "llvm"
    if whole or of_one:
        return _SUFFIXES.get(suffix, "bundle" if whole else "")
    return ""


def is_text(line: CommandLine, output: str) -> bool:
    """Return true if LLVM IR is written as text."""
    return line.has("-S") or output.endswith(".ll")


def suffix(line: CommandLine, wanted: str) -> str:
    """Return the suffix of a file in one of FORMS that -o doesn't name."""
    found = FORMS[wanted][1]
    return ".ll" if found == ".bc" and line.has("-S") else found
