"""Response files: @file stands for the words in the file.

Words are split as in clang (llvm::cl::TokenizeGNUCommandLine): blanks separate words, a backslash makes the next
character literal, single quotes make everything literal, and double quotes keep the backslash's meaning.
"""

from __future__ import annotations

_DEPTH = 20  # bounds a file that names itself


def expand(words: list[str], depth: int = 0) -> list[str]:
    """Replace each @file by the words in it. An unreadable file stays a word: clang reports it."""
    if not any(word.startswith("@") for word in words):
        return words
    result: list[str] = []
    for word in words:
        text = _read(word[1:]) if word.startswith("@") and depth < _DEPTH else None
        if text is None:
            result.append(word)
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
    """Split text into words."""
    words: list[str] = []
    word: list[str] = []
    inside = False  # in a word, perhaps an empty quoted one
    quote = ""
    characters = iter(text)
    for c in characters:
        if c == "\\" and quote != "'":
            c = next(characters, "")
            if c != "\n" or quote:
                word.append(c)
                inside = True
        elif quote and c != quote:
            word.append(c)
        elif c in "'\"":
            quote = "" if quote else c
            inside = True
        elif c.isspace():
            if inside:
                words.append("".join(word))
                word = []
            inside = False
        else:
            word.append(c)
            inside = True
    if inside:
        words.append("".join(word))
    return words


def join(words: list[str]) -> str:
    """Return words as the text of a response file: the inverse of split."""
    return "\n".join('"' + w.replace("\\", "\\\\").replace('"', '\\"') + '"' for w in words) + "\n"
