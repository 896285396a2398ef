"""Reader of LLVM modules that a user names. It refuses others with a one-line error."""

from __future__ import annotations

import os
import re
import stat
import sys

from hipspv.core.errors import DriverError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.llvm.context import Context
    from hipspv.llvm.module import Module
    from hipspv.targets.target import Target

# LLVM's bitcode reader, llvm/BitReader: the magic number, and that of the wrapper around it.
_BITCODE = (b"BC\xc0\xde", b"\xde\xc0\x17\x0b")


def is_bitcode(data: bytes) -> bool:
    return data.startswith(_BITCODE)


def read_file(path: str) -> bytes:
    """Return a file's content, or standard input's for `-`. Raises DriverError with the path."""
    try:
        if path == "-":
            return sys.stdin.buffer.read()
        with open(path, "rb") as file:
            if _is_endless(file.fileno()):
                raise DriverError(f"{path}: a device, which may have no end")
            return file.read()
    except OSError as error:
        raise DriverError(f"{path}: {error.strerror or error}") from None


def _is_endless(descriptor: int) -> bool:
    """Return true for a device other than a terminal or /dev/null."""
    status = os.fstat(descriptor)
    device = stat.S_ISCHR(status.st_mode) or stat.S_ISBLK(status.st_mode)
    null = status.st_rdev == os.stat(os.devnull).st_rdev
    return device and not null and not os.isatty(descriptor)


def read_module(path: str, context: Context, target: Target) -> Module:
    """Read bitcode or IR text for the target, whatever the file's name. `-` is standard input.

    Raises DriverError, with the path, if the file is no such module.
    """
    return parse_module(read_file(path), path, context, target)


def parse_module(data: bytes, path: str, context: Context, target: Target) -> Module:
    """Like read_module, for the content of the file `path`."""
    from hipspv.llvm.errors import LLVMError
    from hipspv.llvm.module import Module

    if not data:
        raise DriverError(f"{path}: the file is empty")
    try:
        module = Module.parse(data if is_bitcode(data) else _text(data, path), context)
    except LLVMError as error:
        raise DriverError(in_file(path, error)) from None
    target.adopt(module)
    _check_target(module, path, target)
    return module


def in_file(path: str, error: BaseException) -> str:
    """Return LLVM's error about a file in one line, without its quotations from the file."""
    text = str(error).strip()
    place = re.match(r"<memory>:(\d+:\d+): (?:error: )?([^\n]*)", text)
    if place:
        return f"{path}:{place[1]}: {place[2]}"
    return f"{path}: {'; '.join(line.strip() for line in text.splitlines()[:2])}"


def _text(data: bytes, path: str) -> str:
    try:
        text = data.decode()
    except UnicodeDecodeError:
        text = "\0"
    if "\0" in text:  # LLVM would stop reading there
        raise DriverError(f"{path}: neither LLVM bitcode nor IR text")
    return text


def _check_target(module: Module, path: str, target: Target) -> None:
    triple = module.triple
    if triple and not target.accepts(triple):
        raise DriverError(
            f"{path}: the module is for {triple}, not for {target.arch}",
            f"compile it with hipspv-cc, or clang --target={target.arch}",
        )
    layout = module.data_layout
    if not layout:
        module.data_layout = target.data_layout
    elif layout not in (target.data_layout, target.lowered_layout):
        raise DriverError(f"{path}: the module's data layout isn't that of {target.arch}: {layout}")
