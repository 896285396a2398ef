"""Names, string literals and attribute values in text."""

from __future__ import annotations

import re
from collections.abc import Mapping

# Names of variables that need no quotes.
IDENTIFIER = re.compile(r"[A-Za-z_%$@?][A-Za-z0-9_$@?.\-]*\Z")

_ESCAPES = {"\a": "a", "\b": "b", "\x1b": "e", "\f": "f", "\n": "n", "\r": "r", "\t": "t"}
_ESCAPES |= {"\v": "v", '"': '"', "\\": "\\"}
_UNESCAPES: Mapping[str, str] = {**{code: char for char, code in _ESCAPES.items()}, "'": "'", "?": "?"}
_ESCAPE = re.compile(r"\\(?:x([0-9A-Fa-f]{1,2})|([0-9]{1,3})|(.))", re.DOTALL)

TARGETS: Mapping[int, str] = {0: "cm", 1: "3d"}
# Attributes whose value is always a string, even a short one.
STRINGS = frozenset({"OutputAsmPath", "AsmName"})
# Sizes of values given in text; other values take as few bytes as they can.
SIZES: Mapping[str, int] = {"SpillMemOffset": 4, "PerThreadInputSize": 2}


def quote(text: str) -> str:
    """Return a string literal. Bytes that aren't printable ASCII become `\\x` and two digits."""
    parts = []
    for char in text:
        if char in _ESCAPES:
            parts.append("\\" + _ESCAPES[char])
        elif " " <= char <= "~":
            parts.append(char)
        else:
            parts += [f"\\x{byte:02x}" for byte in char.encode("utf-8", "surrogateescape")]
    return f'"{"".join(parts)}"'


def unquote(literal: str) -> str:
    """Return the string in a literal. Raises ValueError for an escape that doesn't exist."""
    raw = bytearray()
    at, inner = 0, literal[1:-1]
    for match in _ESCAPE.finditer(inner):
        raw += inner[at : match.start()].encode("utf-8", "surrogateescape")
        hexadecimal, octal, char = match.groups()
        if char is not None:
            if char not in _UNESCAPES:
                raise ValueError(f"\\{char} is no escape")
            raw += _UNESCAPES[char].encode()
        else:
            raw.append((int(hexadecimal, 16) if hexadecimal else _octal(octal)) & 0xFF)
        at = match.end()
    raw += inner[at:].encode("utf-8", "surrogateescape")
    return raw.decode("utf-8", "surrogateescape")


def _octal(digits: str) -> int:
    """Return the value of octal digits. Intel's lexer accepts 8 and 9 as digits, too."""
    value = 0
    for digit in digits:
        value = 8 * value + int(digit)
    return value


def plain(name: str) -> str:
    """Return the name, in quotes only if it needs them."""
    return name if IDENTIFIER.match(name) else quote(name)


def attribute(name: str, value: bytes) -> str:
    """Return `name`, or `name=value`: a number of 1 to 4 bytes, or a string."""
    if not value:
        return plain(name)
    if name in STRINGS or len(value) > 4:
        return f"{plain(name)}={quote(value.decode('utf-8', 'surrogateescape'))}"
    number = int.from_bytes(value, "little")
    if name == "Target" and number in TARGETS:
        return f'Target="{TARGETS[number]}"'
    return f"{plain(name)}={number}"
