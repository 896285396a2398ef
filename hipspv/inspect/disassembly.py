"""--disasm: the output of each format's own disassembler."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable, Iterator
from typing import TextIO

from hipspv.inspect import tools
from hipspv.inspect.model import Image, Kernel
from hipspv.inspect.tools import InspectError, Tools

_COLOUR = re.compile("\x1b\\[[0-9;]*m")
# The lines that name a kernel's function; llvm-spirv's entry points call another one of the same name.
_NAMED = re.compile(
    r"\s*(?:OpEntryPoint \w+ (?P<entry>%\w+)|OpDecorate (?P<body>%\w+) LinkageAttributes)"
    r' "(?P<name>(?:[^"\\]|\\.)*)"'
)
_FUNCTION = re.compile(r"\s*(%\w+) = OpFunction\b")
_NAMING = 5  # seconds of processor time in which spirv-dis names ids
_PIECE = 1 << 16  # characters per piece of output


def disassemble(
    image: Image, content: memoryview, tool: Tools, colour: bool, only: list[Kernel] | None
) -> Iterator[str]:
    """Return the text of an image, in pieces. For SPIR-V and Intel's machine code, `only` limits it
    to these kernels. Raises InspectError for a format without a disassembler."""
    if image.format == "SPIR-V":
        yield from _spirv(content, tool, colour, only)
    elif image.format == "LLVM bitcode":
        with tools.printed([tool.llvm("llvm-dis"), "-o", "-", "-"], content) as text:
            yield from _pieces(text)
    elif image.format == "vISA":
        yield from _visa(content)
    elif image.format == "CUDA binary":
        # nvdisasm takes only files with a name, and can't read from a pipe.
        with tools.printed([*tool.cuda("nvdisasm"), "-c", "/dev/stdin"], content) as text:
            yield from _pieces(text)
    elif image.format == "CPU kernels":
        with tools.printed([tool.llvm("llvm-objdump"), "-d", "-C", "-"], content) as text:
            yield from _pieces(text)
    elif image.format == "Intel GPU binary":
        yield from _zebin(content, tool, only)
    elif image.format in ("PTX", "text", "vISA text"):
        yield bytes(content).decode(errors="replace")
    else:
        raise InspectError(f"nothing here disassembles {image.format}")


def _spirv(content: memoryview, tool: Tools, colour: bool, only: list[Kernel] | None) -> Iterator[str]:
    words = [tool.spirv("spirv-dis"), "--color" if colour else "--no-color"]
    begun = False
    try:
        for piece in _shown([*words, "-"], content, only, _NAMING):
            begun = True
            yield piece
    except tools.TooSlow:
        if begun:
            raise
        # For a name that is taken, spirv-dis tries one number after another as a suffix
        # (SPIRV-Tools, name_mapper.cpp), all before it prints anything.
        yield "; ids are numbers: too much in this module has the same name\n"
        yield from _shown([*words, "--raw-id", "-"], content, only)


def _shown(words: list[str], content: memoryview, only: list[Kernel] | None, seconds: int = 0) -> Iterator[str]:
    with tools.printed(words, content, seconds) as text:
        yield from _pieces(text) if only is None else _functions(text, {k.symbol for k in only})


def _pieces(text: TextIO) -> Iterator[str]:
    return iter(functools.partial(text.read, _PIECE), "")


def _visa(content: memoryview) -> Iterator[str]:
    from hipspv import visa
    from hipspv.visa import text

    try:
        yield from (f"{line}\n" for line in text.lines(visa.read(bytes(content))))
    except visa.VisaError as error:
        raise InspectError(str(error)) from None


def _zebin(content: memoryview, tool: Tools, only: list[Kernel] | None) -> Iterator[str]:
    """Return each kernel's instructions after a line with its name."""
    from hipspv.bundle.errors import ElfError
    from hipspv.inspect import zebin

    try:
        product, codes = zebin.codes(content)
    except ElfError as error:
        raise InspectError(str(error)) from None
    if product is None:
        raise InspectError("nothing here disassembles code of this kind of GPU")
    wanted = None if only is None else {kernel.symbol for kernel in only}
    for name, code in codes:
        if wanted is None or name in wanted:
            yield f"// {name}\n"
            words = [tool.intel("iga64"), "-d", f"-p={product.platform}", "/dev/stdin"]
            with tools.printed(words, code) as text:
                yield from _pieces(text)


def _functions(text: Iterable[str], kernels: set[str]) -> Iterator[str]:
    """Return the lines of the functions with these names from spirv-dis's text."""
    ids: set[str] = set()
    inside = False
    for line in text:
        plain = _COLOUR.sub("", line)
        named = _NAMED.match(plain)
        if named and named["name"] in kernels:
            ids.add(named["entry"] or named["body"])
        function = _FUNCTION.match(plain)
        inside = inside or bool(function and function[1] in ids)
        if inside:
            yield line
        inside = inside and "OpFunctionEnd" not in plain
