"""Demangling of C++ names, and the types of parameters in declarations.

The work is done by the C++ library's own demangler (`__cxa_demangle`, Itanium C++ ABI). A hostile
name makes it write gigabytes, or exhaust the stack: names too short for that are demangled in this
process, the others in a child with limited memory and time.
"""

from __future__ import annotations

import ctypes
import functools
from collections.abc import Callable, Iterable

from hipspv.inspect import limits

# Substitutions of three letters repeat earlier parts: n letters can produce at most about 2^(n/8) times themselves.
_HARMLESS = 100
_LONGEST = 1 << 16  # longest name that is demangled at all
_GROWTH = 32  # a declaration so many times longer than its symbol isn't shown
_SECONDS = 2

_OPENING, _CLOSING = "(<[{", ")>]}"


def demangled(symbols: Iterable[str]) -> dict[str, str]:
    """Return the declaration of each symbol, or the symbol itself if it isn't a mangled name."""
    found: dict[str, str] = {}
    long: list[str] = []
    for symbol in symbols:
        if not symbol.startswith("_Z") or len(symbol) > _LONGEST:
            found[symbol] = symbol
        elif len(symbol) <= _HARMLESS:
            found[symbol] = _demangle(symbol)
        else:
            long.append(symbol)
    if long:
        answers = limits.call(lambda: [_demangle(symbol) for symbol in long], _SECONDS)
        found.update(zip(long, answers or long, strict=True))
    return found


def parameter_types(declaration: str) -> list[str]:
    """Return the parameters' types in a demangled function, in order; empty if it has none."""
    text = _parameters(declaration)
    parts, depth = [""], 0
    for letter in text:
        depth += (letter in _OPENING) - (letter in _CLOSING)
        if letter == "," and not depth:
            parts.append("")
        else:
            parts[-1] += letter
    return [] if parts == [""] else [part.strip() for part in parts]


def without_parameters(declaration: str) -> str:
    """Return a demangled function's name without its parameters."""
    return declaration[: _bracket(declaration)] if declaration.endswith(")") else declaration


def scope_and_name(declaration: str) -> tuple[str, str]:
    """Return a demangled variable's function or class, empty if it has none, and its own name."""
    depth = 0
    for position in range(len(declaration) - 1, 0, -1):
        letter = declaration[position]
        depth += (letter in _CLOSING) - (letter in _OPENING)
        if not depth and declaration.startswith("::", position):
            return declaration[:position], declaration[position + 2 :]
    return "", declaration


def _parameters(declaration: str) -> str:
    """Return the text in the last brackets, if they end the declaration."""
    return declaration[_bracket(declaration) + 1 : -1] if declaration.endswith(")") else ""


def _bracket(declaration: str) -> int:
    """Return the opening location of the brackets that end the declaration, or else its end."""
    depth = 0
    for position in range(len(declaration) - 1, -1, -1):
        depth += (declaration[position] in _CLOSING) - (declaration[position] in _OPENING)
        if not depth:
            return position
    return len(declaration)


def _demangle(symbol: str) -> str:
    status = ctypes.c_int()
    try:
        demangle, free = _library()
        text = demangle(symbol.encode(), None, None, ctypes.byref(status))
    except (OSError, UnicodeEncodeError):
        return symbol  # no C++ library: names stay as they are
    if not text:
        return symbol
    result = ctypes.string_at(text)
    free(text)
    return result.decode(errors="replace") if len(result) < _GROWTH * len(symbol) else symbol


@functools.cache
def _library() -> tuple[Callable[..., int | None], Callable[[int], None]]:
    """Return `__cxa_demangle`, and the `free` for its results."""
    library = ctypes.CDLL("libstdc++.so.6")
    demangle, free = library["__cxa_demangle"], library["free"]
    pointer = ctypes.c_void_p
    demangle.argtypes = [ctypes.c_char_p, pointer, pointer, pointer]
    demangle.restype = pointer
    free.argtypes, free.restype = [pointer], None
    return demangle, free
