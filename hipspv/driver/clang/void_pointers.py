"""Arithmetic on pointers to void, which counts bytes: an extension of g++ that nvcc takes, and clang only in C.

clang underlines the operands in its errors. In copies of the files they become arguments of a function
(include/hip/spirv_detail/void_pointers.h) whose result has these operators, and void pointers as results. In a template
the function returns operands of other types unchanged.
"""

from __future__ import annotations

import functools
import re

from hipspv.core import process
from hipspv.core.process import Shielded
from hipspv.driver.clang import changed_files

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.core.stages import Stage
    from hipspv.driver.run.job import Job

# err_typecheck_pointer_arith_void_type.
_MESSAGE = re.compile(rb"error: arithmetic on (?:a pointer|pointers) to void")
_ERROR = re.compile(r"^(.+):\d+:\d+: error: arithmetic on (?:a pointer|pointers) to void$")
_MACRO = re.compile(r"^(.+):\d+:\d+: note: expanded from macro ")
_DIAGNOSTIC = re.compile(r"^.+:\d+:\d+: (?:error|warning|note): ")
_CODE = re.compile(r"^ *(\d+) \| (.*)$")
_UNDERLINE = re.compile(r"^ *\| ([ ~^]*)$")
# All errors, in a form whose columns are the characters of the line.
_FORMAT = (
    *("-fsyntax-only", "-w", "-ferror-limit=0", "-ftabstop=1", "-fmessage-length=0", "-fmacro-backtrace-limit=0"),
    *("-fno-color-diagnostics", "-fcaret-diagnostics-max-lines=32"),
)
_OPEN, _CLOSE = "__hipspv_bytes(", ")"
# `p + 4 + n` has two errors, the second when the first has gone.
_LONGEST_CHAIN = 16

# A position: line and column, counted from 0. An operand is from one to another.
Position = tuple[int, int]
Operand = tuple[Position, Position]


def are_found(job: Job, stage: Stage, stderr: bytes) -> bool:
    """Return true if the source computes with pointers to void, and note changed copies of its files."""
    if not job.is_cuda or stage.arch in job.needs.void_pointers or job.side_inputs or not _MESSAGE.search(stderr):
        return False
    job.needs.void_pointers.add(stage.arch)
    changed = False
    for _ in range(_LONGEST_CHAIN):
        found = _operands(_errors_of(job, stage))
        edits = [
            changed_files.change(job, stage.arch, path, functools.partial(_marked, at)) for path, at in found.items()
        ]
        changed |= any(edits)
        if not any(edits):
            break
    return changed


def _errors_of(job: Job, stage: Stage) -> str:
    """Return the messages of clang's front end for a side."""
    from hipspv.driver.clang import device_clang, host_clang

    if stage.target is None:
        argv = [*host_clang.front_end(job), *_FORMAT, job.clang_input]
    else:
        argv = [*device_clang.front_end(job, stage.target), *_FORMAT, device_clang.device_input(job, stage.target)]
    with Shielded():
        child = process.spawn(argv, job.space.directory, stdin=job.stdin)
        job.children.append(child)
    child.wait()
    return child.stderr().decode(errors="surrogateescape")


def _operands(text: str) -> dict[str, set[Operand]]:
    """Return the operands of the errors in clang's messages, by file.

    Each error is located by the definition of the innermost macro from which it comes, or by itself.
    """
    found: dict[str, set[Operand]] = {}
    path, at = "", set[Operand]()
    lines = text.split("\n")
    for index, line in enumerate(lines):
        error, macro = _ERROR.match(line), _MACRO.match(line)
        if macro and path:
            path, at = macro[1], _underlined(lines, index + 1)
        elif _DIAGNOSTIC.match(line) and path:
            found.setdefault(path, set()).update(at)
            path = ""
        if error:
            path, at = error[1], _underlined(lines, index + 1)
    if path:
        found.setdefault(path, set()).update(at)
    return found


def _underlined(lines: list[str], index: int) -> set[Operand]:
    """Return the operands below which clang wrote `~`, in the code from line `index` of the messages on."""
    found: list[Operand] = []
    open_until: Position | None = None  # the last operand's end, if it is that of its line
    while index < len(lines) and (code := _CODE.match(lines[index])):
        line, text = int(code[1]) - 1, code[2]
        index += 1
        marks = _UNDERLINE.match(lines[index]) if index < len(lines) else None
        if marks is None:
            continue
        index += 1
        for run in re.finditer("~+", marks[1]):
            begin, end = (line, run.start()), (line, run.end())
            if open_until and not text[: run.start()].strip():
                begin = found.pop()[0]
            found.append((begin, end))
            open_until = None
        if found and found[-1][1] == (line, len(text.rstrip())):
            open_until = found[-1][1]
    return set(found)


def _marked(operands: set[Operand], text: bytes) -> bytes:
    """Make arguments of operands, the last ones first: no position changes before it is used."""
    lines = text.decode(errors="surrogateescape").split("\n")  # clang counts characters
    edits = [(begin, 1, _OPEN) for begin, _ in operands] + [(end, 0, _CLOSE) for _, end in operands]
    for (line, column), _, new in sorted(edits, reverse=True):
        lines[line] = lines[line][:column] + new + lines[line][column:]
    return "\n".join(lines).encode(errors="surrogateescape")
