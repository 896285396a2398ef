"""The compilation's identity: the <cuid> in the symbols that connect host and device side."""

from __future__ import annotations

import os

from hipspv.core.store import digest
from hipspv.driver.options import option_table
from hipspv.driver.options.command_line import CommandLine

_PREFIX_MAPS = ("-ffile-prefix-map=", "-fdebug-prefix-map=", "-fmacro-prefix-map=")
# ccache and Ninja's generators add these options, and expect the same result without them.
_COLOURS = ("-fcolor-diagnostics", "-fno-color-diagnostics", "-fdiagnostics-color")


def mapped_path(line: CommandLine, path: str) -> str:
    """Return the source's path after -ffile-prefix-map=."""
    argv = [*line.arguments_for(option_table.DEVICE), "//", *line.arguments_for(option_table.HOST)]
    return _mapped(os.path.abspath(path), argv)


def cuid(line: CommandLine, path: str, content: bytes) -> str:
    """Return 16 hexadecimal digits that depend only on the source's path, its content and the options.

    Two sources of one program must differ even if their texts agree. So the `path`, an absolute
    one, counts; -ffile-prefix-map= makes it independent of the project's location.
    """
    given = line.last("-cuid=")
    if given is not None:
        return given
    argv = [*line.arguments_for(option_table.DEVICE), "//", *line.arguments_for(option_table.HOST)]
    kept = [w for w in argv if not w.startswith((*_PREFIX_MAPS, *_COLOURS))]
    data = "\0".join([path, *kept]).encode("utf-8", "surrogateescape") + b"\0" + content
    return digest(data, 8).hex()


def _mapped(path: str, argv: list[str]) -> str:
    """Return the path after the last matching prefix map, as clang applies them."""
    for arg in reversed(argv):
        if arg.startswith(_PREFIX_MAPS[0]):
            old, _, new = arg[len(_PREFIX_MAPS[0]) :].partition("=")
            if path.startswith(old):
                return new + path[len(old) :]
    return path
