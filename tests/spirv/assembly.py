"""Modules for tests: words put together by hand, or spirv-as's output for a text."""

from __future__ import annotations

import struct
import subprocess

from hipspv.core import toolchain
from hipspv.spirv.words import MAGIC, string_words

PREAMBLE = """\
OpCapability Kernel
OpCapability Addresses
OpCapability Linkage
OpMemoryModel Physical64 OpenCL
"""


def assemble(text: str, environment: str = "spv1.4") -> bytes:
    words = [toolchain.spirv_tool("spirv-as"), "--preserve-numeric-ids"]
    words += ["--target-env", environment, "-", "-o", "-"]
    return subprocess.run(words, input=text.encode(), capture_output=True, check=True).stdout


def op(opcode: int, *operands: int | str) -> bytes:
    """One instruction; strings are literals."""
    words = b"".join(string_words(o) if isinstance(o, str) else struct.pack("<I", o) for o in operands)
    return struct.pack("<I", (1 + len(words) // 4) << 16 | opcode) + words


def module(*instructions: bytes, bound: int = 100, version: int = 0x10200) -> bytes:
    return struct.pack("<5I", MAGIC, version, 0, bound, 0) + b"".join(instructions)


def disassemble(data: bytes) -> list[str]:
    """spirv-dis's lines of a module, with ids as numbers."""
    words = [toolchain.spirv_tool("spirv-dis"), "--raw-id", "--no-indent", "--no-header"]
    done = subprocess.run([*words, "--no-color", "-"], input=data, capture_output=True, check=True)
    return done.stdout.decode(errors="backslashreplace").split("\n")[:-1]
