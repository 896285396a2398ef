"""Response files: @file stands for the arguments in the file.

Arguments are split as in clang (llvm::cl::TokenizeGNUCommandLine): blanks separate them, a backslash makes the next
character literal, single quotes make everything literal, and double quotes keep the backslash's meaning.
"""

from __future__ import annotations

_DEPTH = 20  # bounds a file that names itself


def expand(argv: list[str], depth: int = 0) -> list[str]:
    """Replace each @file by the arguments in it. An unreadable file stays an argument: clang reports it."""
    if not any(arg.startswith("@") for arg in argv):
        return argv
    result: list[str] = []
    for arg in argv:
        text = _read(arg[1:]) if arg.startswith("@") and depth < _DEPTH else None
        if text is None:
            result.append(arg)
        else:
            result += expand(split(text), depth + 1)
    return result


def _read(path: str) -> str | None:
    try:
        with open(path, encoding="utf-8", errors="surrogateescape") as file:
            return file.read()
    except OSError:
        return None


def split(text: str) -> list[str]:
    """Split text into arguments."""
    argv: list[str] = []
    arg: list[str] = []
    inside = False  # in an argument, perhaps an empty quoted one
    quote = ""
    characters = iter(text)
    for c in characters:
        if c == "\\" and quote != "'":
            c = next(characters, "")
            if c != "\n" or quote:
                arg.append(c)
                inside = True
        elif quote and c != quote:
            arg.append(c)
        elif c in "'\"":
            quote = "" if quote else c
            inside = True
        elif c.isspace():
            if inside:
                argv.append("".join(arg))
                arg = []
            inside = False
        else:
            arg.append(c)
            inside = True
    if inside:
        argv.append("".join(arg))
    return argv


def join(argv: list[str]) -> str:
    """Return arguments as the text of a response file: the inverse of split."""
    return "\n".join('"' + w.replace("\\", "\\\\").replace('"', '\\"') + '"' for w in argv) + "\n"
