"""Launches in device code: `kernel<<<1, 32>>>(data)` in a kernel or a __device__ function.

clang has them in its CUDA mode, for NVIDIA's GPUs alone. In HIP's it refuses them in functions that are declared for
the device, and takes them for the host's in others for both sides. The file is compiled again with other text. For a
device, that is a call of include/hip/spirv_detail/device_launches.h. For the host, where functions for both sides
launch, too, it is a lambda with the launch: a lambda isn't declared for the device.
"""

from __future__ import annotations

import functools
import re
from typing import NamedTuple

from hipspv.driver.clang.changed_files import change_at
from hipspv.driver.clang.diagnostics import without_colour

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from hipspv.driver.run.job import Job

# err_cuda_device_kernel_launch_not_supported, at the sign; in a macro at the macro's use, with notes of its definition.
_REFUSED = "device-side kernel call/launch is not supported"
# err_ref_bad_target, in a function that isn't declared for the device alone.
CONFIGURATION = "__hipPushCallConfiguration"
_OF_HOST = f"reference to __host__ function '{CONFIGURATION}' in "
_LOCATION = re.compile(r"^(.+?):(\d+):(\d+): (error|note): (.*)", re.MULTILINE)
_EXPANDED = "expanded from macro"

_TOKEN = re.compile(
    rb"""//[^\n]*|/\*.*?\*/|\\\r?\n|\s+"""
    rb"""|R"([^(\s]*)\(.*?\)\1"|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'"""
    rb"""|[A-Za-z_]\w*|[0-9](?:[\w.]|'\w)*|::|->|<<<|>>>|.""",
    re.DOTALL,
)
_BLANK = (b"//", b"/*", b"\\\n", b"\\\r")
_NAME = re.compile(rb"[A-Za-z_]")
_CLOSING = {b")": b"(", b"]": b"[", b">": b"<", b">>>": b"<"}
_MEMBERS = (b"::", b".", b"->", b"template")
# Before a parenthesis these begin a statement, whose expression follows.
_CONDITIONS = (b"if", b"for", b"while", b"switch", b"constexpr")
_KEYWORDS = (b"else", b"do", b"return", *_CONDITIONS)


class _Launch(NamedTuple):
    """Words of a launch, by their indices: the kernel's first, the signs, and the parentheses of the arguments."""

    begin: int
    sign: int
    end_sign: int
    opening: int
    closing: int


def are_found(job: Job, side: str, stderr: bytes) -> bool:
    """Return true if clang stopped at such launches, and note changed copies of their files."""
    if not job.is_cuda or not any(message.encode() in stderr for message in (_REFUSED, _OF_HOST)):
        return False
    if job.keep and side not in job.changed_files:
        job.changed_files[side] = {}  # clang then reads the source, and not the text that it has preprocessed and kept
        return True
    locations: dict[str, set[tuple[int, int]]] = {}
    for path, line, column in _signs(without_colour(stderr.decode(errors="surrogateescape"))):
        locations.setdefault(path, set()).add((line, column))
    changed = _in_lambda if side == "" else _as_call
    # From the end: a change moves what follows it.
    edit = functools.partial(_edited, changed=changed)
    edits = {path: [(*each, edit) for each in sorted(found, reverse=True)] for path, found in locations.items()}
    return any([change_at(job, side, path, of_file) for path, of_file in edits.items()])


def _signs(text: str) -> Iterator[tuple[str, int, int]]:
    """Return where the signs of refused launches are written."""
    found: tuple[str, int, int] | None = None
    for path, line, column, kind, message in _LOCATION.findall(text):
        if kind == "note" and found and message.startswith(_EXPANDED):
            found = path, int(line), int(column)
            continue
        if found:
            yield found
        refused = kind == "error" and (message == _REFUSED or message.startswith(_OF_HOST))
        found = (path, int(line), int(column)) if refused else None
    if found:
        yield found


def _edited(text: bytes, at: int, changed: Callable[[list[bytes], _Launch], dict[int, bytes]]) -> bytes:
    """Return the text with the launch whose sign is there changed: `changed` gives words that replace others."""
    tokens = [match for match in _TOKEN.finditer(text) if not _is_blank(match[0])]
    words = [token[0] for token in tokens]
    sign = next((i for i, token in enumerate(tokens) if token.start() == at and words[i] == b"<<<"), -1)
    launch = _launch_at(words, sign) if sign >= 0 else None
    if launch is None:
        return text
    pieces, end = [], 0
    for index, word in sorted(changed(words, launch).items()):
        pieces += [text[end : tokens[index].start()], word]
        end = tokens[index].end()
    return b"".join([*pieces, text[end:]])


def _in_lambda(words: list[bytes], launch: _Launch) -> dict[int, bytes]:
    begin, closing = words[launch.begin], words[launch.closing]
    if words[launch.begin - 4 : launch.begin] == [b"[", b"&", b"]", b"{"]:
        return {}
    return {launch.begin: b"[&] { " + begin, launch.closing: closing + b"; }()"}


def _as_call(words: list[bytes], launch: _Launch) -> dict[int, bytes]:
    arguments = words[launch.opening + 1 : launch.closing]
    comma = b", ##" if arguments == [b"__VA_ARGS__"] else b", " if arguments else b""
    return {
        launch.begin: b"::__hipspv_launch(0, " + words[launch.begin],
        launch.sign: b", __hipspv_launch_shape(",
        launch.end_sign: b")",
        launch.opening: comma,
    }


def _is_blank(token: bytes) -> bool:
    return token.isspace() or token.startswith(_BLANK)


def _begin(words: list[bytes], sign: int) -> int:
    """Return the index of the first word of the kernel's name or expression."""
    at, named = sign, False
    while at > 0:
        word = words[at - 1]
        if word in _MEMBERS:
            begin = at - 1
        elif named:
            return at
        elif word in _CLOSING:
            begin = _opening(words, at - 1)
            if begin > 0 and words[begin - 1] in _CONDITIONS:
                return at
        elif _NAME.match(word) and word not in _KEYWORDS:
            begin = at - 1
        else:
            return at
        named = begin == at - 1 and word not in _MEMBERS
        at = begin
    return at


def _opening(words: list[bytes], closing: int) -> int:
    """Return the index of the bracket that the one at `closing` closes; 0 if there is none."""
    opening, depth = _CLOSING[words[closing]], 0
    for at in range(closing, 0, -1):
        if words[at] == opening:
            depth -= 1
        elif _CLOSING.get(words[at]) == opening:
            depth += len(words[at])
        if depth <= 0:
            return at
    return 0


def _launch_at(words: list[bytes], sign: int) -> _Launch | None:
    """Return the launch with that sign; None if the text doesn't show its end."""
    begin = _begin(words, sign)
    try:
        end_sign = words.index(b">>>", sign)
        opening = words.index(b"(", end_sign)
    except ValueError:
        return None
    depth = 0
    for at in range(opening, len(words)):
        depth += (words[at] == b"(") - (words[at] == b")")
        if not depth:
            return _Launch(begin, sign, end_sign, opening, at) if begin < sign else None
    return None
