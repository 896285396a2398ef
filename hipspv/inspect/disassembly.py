"""--disasm: what each format's own disassembler prints."""

from __future__ import annotations

import re

from hipspv.inspect import tools
from hipspv.inspect.model import Image, Kernel
from hipspv.inspect.tools import InspectError, Tools

_COLOUR = re.compile("\x1b\\[[0-9;]*m")
# What names a kernel's function; llvm-spirv's entry points call another one of the same name.
_NAMED = re.compile(
    r"\s*(?:OpEntryPoint \w+ (?P<entry>%\w+)|OpDecorate (?P<body>%\w+) LinkageAttributes)"
    r' "(?P<name>(?:[^"\\]|\\.)*)"'
)
_FUNCTION = re.compile(r"\s*(%\w+) = OpFunction\b")


def disassemble(
    image: Image, content: memoryview, tool: Tools, colour: bool, only: list[Kernel] | None
) -> str:
    """The text of an image; of SPIR-V, `only` these kernels' where some are given. Raises
    InspectError for what nothing disassembles."""
    if image.format == "SPIR-V":
        option = "--color" if colour else "--no-color"
        text = _output([tool.spirv("spirv-dis"), option, "-"], content)
        return text if only is None else _functions(text, {kernel.symbol for kernel in only})
    if image.format == "LLVM bitcode":
        return _output([tool.llvm("llvm-dis"), "-o", "-", "-"], content)
    if image.format == "vISA":
        return _visa(content)
    if image.format in ("PTX", "text", "vISA text"):
        return bytes(content).decode(errors="replace")
    raise InspectError(f"nothing here disassembles {image.format}")


def _visa(content: memoryview) -> str:
    from hipspv import visa
    from hipspv.visa import text

    try:
        return text.render(visa.read(bytes(content)))
    except visa.VisaError as error:
        raise InspectError(str(error)) from None


def _functions(text: str, kernels: set[str]) -> str:
    """Of spirv-dis's text, the functions of these names."""
    ids: set[str] = set()
    kept: list[str] = []
    inside = False
    for line in text.splitlines():
        plain = _COLOUR.sub("", line)
        named = _NAMED.match(plain)
        if named and named["name"] in kernels:
            ids.add(named["entry"] or named["body"])
        function = _FUNCTION.match(plain)
        inside = inside or bool(function and function[1] in ids)
        if inside:
            kept.append(line)
        inside = inside and "OpFunctionEnd" not in plain
    return "\n".join(kept) + "\n"


def _output(words: list[str], content: memoryview) -> str:
    done = tools.run(words, content)
    if done.returncode:
        raise InspectError(f"{words[0]}: {tools.said(done)}")
    return done.stdout.decode(errors="replace")
