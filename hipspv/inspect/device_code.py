"""Device code as the runtime's readers understand it: SPIR-V, PTX, cubins and images for Vortex.

The readers run in another process, `hipspv-describe-code`, whose memory and time are limited
(hipspv/runtime/build_program/describe.cpp). A module on which it ends is a problem of the report.
"""

from __future__ import annotations

import codecs
import contextlib
import json
import os
import re
import subprocess
from typing import Any

from hipspv.bundle.errors import FormatError
from hipspv.spirv.words import NotInstalled

# "... (byte 24, magic)", at the end of a reader's message.
_POSITION = re.compile(r" \(byte (\d+)(?:, ([^()]*))?\)$")
_LIBRARY = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "lib")
PROGRAM = os.path.join(_LIBRARY, "hipspv-describe-code")
_RUNTIME = os.path.join(_LIBRARY, "libhipspv.so.1")


class DamagedCode(FormatError):
    """Device code that the runtime can't read."""


class Describer:
    """The process of the readers. It starts with the first request."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Describer:
        return self

    def __exit__(self, *error: object) -> None:
        if self._process:
            with contextlib.suppress(OSError):  # it may have ended
                self._process.communicate()
            self._process = None

    def describe(self, format: str, code: memoryview) -> tuple[dict[str, Any], list[DamagedCode]]:
        """Return the description of code in a format of runtime/code/bundle/code_format.cpp, and
        its damaged parts. The description lacks what can't be read.

        Raises NotInstalled.
        """
        try:
            text = self._ask(format, code)
        except (OSError, ValueError):
            self.__exit__()
            return {}, [DamagedCode("the reader ended: it takes too much memory or time")]
        found = json.loads(text.decode(errors=_ESCAPED))
        return found, list(map(_damage, found.pop("problems", ())))

    def _ask(self, format: str, code: memoryview) -> bytes:
        if self._process is None:
            self._process = _start()
        given, answer = self._process.stdin, self._process.stdout
        assert given is not None and answer is not None
        given.write(f"{format} {len(code)}\n".encode())
        given.write(code)
        given.flush()
        size = int(answer.readline())
        text = answer.read(size)
        if len(text) != size:
            raise ValueError
        return text


def _start() -> subprocess.Popen[bytes]:
    try:
        return subprocess.Popen(
            [PROGRAM, _RUNTIME], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
    except OSError as error:
        raise NotInstalled(str(error)) from None


def describe(format: str, code: bytes | memoryview) -> dict[str, Any]:
    """Return the description of undamaged code. Raises DamagedCode."""
    with Describer() as describer:
        found, problems = describer.describe(format, memoryview(code))
    if problems:
        raise problems[0]
    return found


def _damage(message: str) -> DamagedCode:
    position = _POSITION.search(message)
    if position is None:
        return DamagedCode(message)
    return DamagedCode(message[: position.start()], int(position[1]), position[2] or "")


def _escape(error: UnicodeError) -> tuple[str, int]:
    """Write bytes of a string that aren't UTF-8 as JSON's escapes of `\\xff`."""
    assert isinstance(error, UnicodeDecodeError)
    return "".join(f"\\\\x{byte:02x}" for byte in error.object[error.start : error.end]), error.end


_ESCAPED = "hipspv.escaped"
codecs.register_error(_ESCAPED, _escape)
