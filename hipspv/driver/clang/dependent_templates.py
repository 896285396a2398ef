"""Templates that are members of dependent types, without `template` before their names: `T::cast<n>(x)`.

nvcc takes them, and clang says where the keyword is missing. Changed copies of the files have it.
"""

from __future__ import annotations

import functools
import re

from hipspv.driver.clang.changed_files import change_at
from hipspv.driver.clang.diagnostics import without_colour

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.driver.run.job import Job

# err_missing_dependent_template_keyword and a similar one, which name the template, and err_ovl_unresolvable.
_MESSAGES = (b"'template' keyword", b"error: reference to overloaded function could not be resolved")
_ERROR = re.compile(
    r"^(.+?):(\d+):(\d+): error: (?:use 'template' keyword to treat '(\w+)' as a dependent template name"
    r"|missing 'template' keyword prior to dependent template name '(\w+)'"
    r"|reference to overloaded function could not be resolved; did you mean to call it\?)$",
    re.MULTILINE,
)
_KEYWORD = b"template "
_SCOPE = re.compile(rb"\s*::")
_NAME = re.compile(rb"(?:\s*::)?\s*([A-Za-z_]\w*)\s*(<)?")


def are_found(job: Job, side: str, stderr: bytes) -> bool:
    """Return true if clang misses the keyword, and note changed copies of the files."""
    if not job.is_cuda or not any(message in stderr for message in _MESSAGES):
        return False
    found: dict[str, set[tuple[int, int, str]]] = {}
    for path, line, column, used, missing in _ERROR.findall(without_colour(stderr.decode(errors="surrogateescape"))):
        found.setdefault(path, set()).add((int(line), int(column), used or missing))
    edits = {
        path: [(line, column, functools.partial(_with_keyword, name.encode()))
               for line, column, name in sorted(of_file, reverse=True)]
        for path, of_file in found.items()
    }  # fmt: skip
    return any([change_at(job, side, path, of_file) for path, of_file in edits.items()])


def _with_keyword(name: bytes, text: bytes, at: int) -> bytes:
    """Return the text with the keyword before the last name of the expression at an index."""
    begin = _last_name(text, at)
    if begin < 0 or (name and text[begin : begin + len(name)] != name) or text[:begin].endswith(_KEYWORD):
        return text
    return text[:begin] + _KEYWORD + text[begin:]


def _last_name(text: bytes, at: int) -> int:
    """Return the index of the name after all `name<...>::`, or -1 if no `<` follows it."""
    while found := _NAME.match(text, at):
        end = _end_of_arguments(text, found.end()) if found[2] else found.end()
        if not _SCOPE.match(text, end):
            return found.start(1) if found[2] else -1
        at = end
    return -1


def _end_of_arguments(text: bytes, at: int) -> int:
    """Return the index after the `>` that closes a list of template arguments; `at` if there is none."""
    depth = {b"<": 1, b"(": 0}
    for end in range(at, min(len(text), at + 1000)):
        each = text[end : end + 1]
        if each in b"()":
            depth[b"("] += 1 if each == b"(" else -1
        elif each in b"<>" and not depth[b"("]:
            depth[b"<"] += 1 if each == b"<" else -1
            if not depth[b"<"]:
                return end + 1
    return at
