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
from hipspv.driver.clang.lexer import Token, tokens

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

_CLOSING = {")": "(", "]": "[", ">": "<", ">>": "<", ">>>": "<"}
_MEMBERS = ("::", ".", "->", "template")
# Before a parenthesis these begin a statement, whose expression follows.
_CONDITIONS = ("if", "for", "while", "switch", "constexpr")
_KEYWORDS = ("else", "do", "return", *_CONDITIONS)


class _Launch(NamedTuple):
    """Tokens of a launch, by their indices: the kernel's first, the signs, and the parentheses of the arguments."""

    begin: int
    sign: int
    end_sign: int
    opening: int
    closing: int


def are_found(job: Job, side: str, stderr: bytes) -> bool:
    """Return true if clang stopped at such launches, and note changed copies of their files."""
    if not job.is_cuda or not any(message.encode() in stderr for message in (_REFUSED, _OF_HOST)):
        return False
    if job.keep and side not in job.needs.changed_files:
        job.needs.changed_files[
            side
        ] = {}  # clang then reads the source, and not the text that it has preprocessed and kept
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


def _edited(text: bytes, at: int, changed: Callable[[list[Token], _Launch], dict[int, str]]) -> bytes:
    """Return the text with the launch whose sign is there changed: `changed` gives text that replaces tokens."""
    source = text.decode("latin-1")  # a character for each byte
    found = list(tokens(source))
    launch = next(
        (_launch_at(found, i) for i, each in enumerate(found) if (each.begin, each.text) == (at, "<<<")), None
    )
    if launch is None:
        return text
    pieces, end = [], 0
    for index, new in sorted(changed(found, launch).items()):
        pieces += [source[end : found[index].begin], new]
        end = found[index].end
    return "".join([*pieces, source[end:]]).encode("latin-1")


def _in_lambda(found: list[Token], launch: _Launch) -> dict[int, str]:
    begin, closing = found[launch.begin].text, found[launch.closing].text
    if [each.text for each in found[launch.begin - 4 : launch.begin]] == ["[", "&", "]", "{"]:
        return {}
    return {launch.begin: "[&] { " + begin, launch.closing: closing + "; }()"}


def _as_call(found: list[Token], launch: _Launch) -> dict[int, str]:
    arguments = [each.text for each in found[launch.opening + 1 : launch.closing]]
    comma = ", ##" if arguments == ["__VA_ARGS__"] else ", " if arguments else ""
    return {
        launch.begin: "::__hipspv_launch(0, " + found[launch.begin].text,
        launch.sign: ", __hipspv_launch_shape(",
        launch.end_sign: ")",
        launch.opening: comma,
    }


def _begin(found: list[Token], sign: int) -> int:
    """Return the index of the first token of the kernel's name or expression."""
    at, named = sign, False
    while at > 0:
        kind, text, _ = found[at - 1]
        if text in _MEMBERS:
            begin = at - 1
        elif named:
            return at
        elif text in _CLOSING:
            begin = _opening(found, at - 1)
            if begin > 0 and found[begin - 1].text in _CONDITIONS:
                return at
        elif kind == "name" and text not in _KEYWORDS:
            begin = at - 1
        else:
            return at
        named = begin == at - 1 and text not in _MEMBERS
        at = begin
    return at


def _opening(found: list[Token], closing: int) -> int:
    """Return the index of the bracket that the one at `closing` closes; 0 if there is none."""
    opening, depth = _CLOSING[found[closing].text], 0
    for at in range(closing, 0, -1):
        text = found[at].text
        if text == opening:
            depth -= 1
        elif _CLOSING.get(text) == opening:
            depth += len(text)
        if depth <= 0:
            return at
    return 0


def _launch_at(found: list[Token], sign: int) -> _Launch | None:
    """Return the launch with that sign; None if the text doesn't show its end."""
    begin = _begin(found, sign)
    texts = [each.text for each in found[sign:]]
    try:
        end_sign = texts.index(">>>")
        opening = texts.index("(", end_sign)
    except ValueError:
        return None
    depth = 0
    for at in range(opening, len(texts)):
        depth += (texts[at] == "(") - (texts[at] == ")")
        if not depth:
            return _Launch(begin, sign, sign + end_sign, sign + opening, sign + at) if begin < sign else None
    return None
