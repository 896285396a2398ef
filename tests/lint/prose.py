"""The prose of a source file or page: comments, docstrings, messages, and text outside of code, by line."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple


class Line(NamedTuple):
    """A line of prose and its number in the file, from 1."""

    number: int
    text: str


# A literal or comment of C++, CUDA, HIP or OpenCL C. Literals come first: they may contain "//".
_C_TOKEN = re.compile(
    r"""
    (?P<literal> R"(?P<mark>[^\s()\\]{0,16})\(.*?\)(?P=mark)"   # raw string
               | "(?:\\.|[^"\\\n])*"
               | (?<![0-9A-Fa-f])'(?:\\.|[^'\\\n])+' )           # not a digit separator
  | (?P<comment> //(?:\\\n|[^\n])* | /\*.*?\*/ )
    """,
    re.VERBOSE | re.DOTALL,
)
_C_DECORATION = re.compile(r"^\s*(?://[/!<]*|/\*+|\*+/?)\s?|\s*\*+/\s*$")
_MESSAGE = re.compile(r"[A-Za-z',]+ [a-z']+ [a-z']+")  # a literal with three words in a row is read by users
_DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
_DIRECTIVE = re.compile(r";\s*[A-Z][A-Z0-9-]+:")  # of lit and FileCheck
_CODE_SPAN = re.compile(r"(`+).+?\1")
_LINK_TARGET = re.compile(r"\]\([^)]*\)")


def of_python(text: str) -> Iterator[Line]:
    """Yield the comments, docstrings and messages of Python source."""
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield Line(token.start[0], token.string.lstrip("#! "))
        elif token.type == tokenize.STRING and not token.string.endswith('"""') and _MESSAGE.search(token.string):
            yield Line(token.start[0], token.string)
    lines = text.splitlines()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, _DOCUMENTED) and ast.get_docstring(node, clean=False) is not None:
            first, last = node.body[0].lineno, node.body[0].end_lineno
            for number, line in enumerate(lines[first - 1 : last], first):
                yield Line(number, line.strip().removeprefix('"""').removesuffix('"""'))


def of_c(text: str) -> Iterator[Line]:
    """Yield the comments and messages of C++, CUDA, HIP or OpenCL C."""
    for match in _C_TOKEN.finditer(text):
        start = text.count("\n", 0, match.start()) + 1
        if match["literal"] and _MESSAGE.search(match["literal"]):
            yield Line(start, match["literal"])
        if match["comment"]:
            for number, line in enumerate(match["comment"].splitlines(), start):
                yield Line(number, _C_DECORATION.sub("", line))


def of_markdown(text: str) -> Iterator[Line]:
    """Yield the lines of a page without blocks and spans of code, and without addresses."""
    fenced = False
    for number, line in enumerate(text.splitlines(), 1):
        if line.lstrip().startswith("```"):
            fenced = not fenced
        elif not fenced:
            yield Line(number, _LINK_TARGET.sub("]", _CODE_SPAN.sub("`x`", line)))


def of_lines(text: str) -> Iterator[Line]:
    """Yield the lines that are comments, of a language whose comments start with # or ;.

    Directives of lit and FileCheck are no prose.
    """
    for number, line in enumerate(text.splitlines(), 1):
        if line.lstrip().startswith(("#", ";")) and not _DIRECTIVE.match(line):
            yield Line(number, line.lstrip(" \t#;"))


READERS: dict[str, Callable[[str], Iterator[Line]]] = {
    **dict.fromkeys((".py", ".pyi"), of_python),
    **dict.fromkeys((".c", ".cl", ".cpp", ".cu", ".cuh", ".h", ".hip", ".hpp", ".inc"), of_c),
    ".md": of_markdown,
    **dict.fromkeys((".cmake", ".ll", ".sh", ".toml", ".txt", ".yaml", ".yml"), of_lines),
}


def of_file(path: Path) -> list[Line]:
    """Return the prose of a file in order. A file of a kind that has none gives no lines."""
    reader = READERS.get(path.suffix)
    return sorted(reader(path.read_text())) if reader else []
