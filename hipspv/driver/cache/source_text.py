"""Checks on the text of a source or header: whether its result may be kept, and which names clang
may have looked for without success."""

from __future__ import annotations

import os

_TIMES = (b"__DATE__", b"__TIME__")
# Constructs whose result differs each time, or that read a file missing from every list of headers.
_NEVER = (b"__TIMESTAMP__", b".incbin", b".include", b"__has_embed")
_QUESTION = b"__has_include"
_BLANKS = b" \t\\\r\n"


class Uncacheable(Exception):
    """A result that may not be kept; the message says why."""


def check(text: bytes) -> None:
    """Raises Uncacheable for text whose result may differ each time, or that reads unlisted files."""
    for name in _NEVER:
        if name in text:
            raise Uncacheable(name.decode())
    if "SOURCE_DATE_EPOCH" not in os.environ:
        for name in _TIMES:
            if name in text:
                raise Uncacheable(name.decode())
    if b"embed" in text and _embeds(text):
        raise Uncacheable("#embed")


def _embeds(text: bytes) -> bool:
    """Return true if the text has an #embed directive."""
    for position in _positions(text, b"embed"):
        line = text[text.rfind(b"\n", 0, position) + 1 : position].strip(_BLANKS)
        if line.endswith((b"#", b"%:", b"??=")):
            return True
    return False


def wrappers(texts: list[bytes]) -> set[bytes]:
    """Return the macros whose definitions contain `__has_include`."""
    found = {_wrapper(text, position) for text in texts for position in _positions(text, _QUESTION)}
    return found - {b""}


def questions(texts: list[bytes], wrappers: set[bytes]) -> set[str]:
    """Return the names that `__has_include` asks for, also through the macros that contain it.

    Raises Uncacheable if a name can't be read from the text.
    """
    return {name for text in texts for word in (_QUESTION, *wrappers) for name in _names(text, word)}


def _wrapper(text: bytes, position: int) -> bytes:
    """Return the macro whose definition contains the word at `position`; empty for a literal question."""
    line = text[text.rfind(b"\n", 0, position) + 1 : position].lstrip(_BLANKS)
    if not line.startswith(b"#") or not line[1:].lstrip(_BLANKS).startswith(b"define"):
        return b""
    name = line[1:].lstrip(_BLANKS)[len(b"define") :].strip(_BLANKS).split(b"(")[0].split()
    return name[0] if name else b""


def _names(text: bytes, word: bytes) -> set[str]:
    """Return the names in brackets after each occurrence of a word that asks for headers."""
    found = set()
    for position in _positions(text, word):
        rest = text[position + len(word) : position + len(word) + 400]
        if word == _QUESTION and rest.startswith(b"_next"):
            rest = rest[len(b"_next") :]
        rest = rest.lstrip(_BLANKS)
        if not rest.startswith(b"("):
            continue
        rest = rest[1:].lstrip(_BLANKS)
        close = {b"<": b">", b'"': b'"'}.get(rest[:1])
        if close:
            found.add(os.fsdecode(rest[1:].split(close)[0]))
        elif not _wrapper(text, position) and not _is_definition(text, position):
            raise Uncacheable("__has_include of a macro")
    return found


def _is_definition(text: bytes, position: int) -> bool:
    """Return true if the word stands in a `#define`."""
    return text[max(0, position - 80) : position].rstrip(_BLANKS).endswith(b"define")


def _positions(text: bytes, word: bytes) -> list[int]:
    found, position = [], text.find(word)
    while position >= 0:
        found.append(position)
        position = text.find(word, position + len(word))
    return found
