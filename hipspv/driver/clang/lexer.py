"""Tokens of C++ text before preprocessing (C++23, [lex.pptoken]), and CUDA's `<<<` and `>>>`.

OPAQUE matches the tokens that may contain the characters of others. A search with it passes over a whole file faster
than `tokens`.
"""

from __future__ import annotations

import re
from typing import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

# A literal on one line.
STRING = r'"(?:\\.|[^"\\\n])*"'
# Each begins with a character of its own, as a search is then several times as fast: lookbehinds follow it.
OPAQUE = (
    r"(?P<comment>//(?:\\\r?\n|[^\n])*|/\*.*?\*/)"
    rf'|(?P<string>R"(?P<end>[^()\\\s]{{0,16}})\(.*?\)(?P=end)"|{STRING})'
    r"|(?P<character>'(?:\\.|[^'\\\n])*')"
    r"|(?P<number>[0-9](?<!\w.)(?:[eEpP][-+]|'?[\w.])*)"
)
_TOKEN = re.compile(
    rf"(?P<space>(?:\s|\\\r?\n)+)|{OPAQUE}"
    r"|(?P<name>(?:u8|[uUL])(?=R?[\"'])|[A-Za-z_\x80-\U0010ffff][\w\x80-\U0010ffff]*)"
    r"|(?P<sign><<<|>>>|::|->|&&|\|\||[=!<>]=|<<|>>|.)",
    re.DOTALL | re.ASCII,
)


class Token(NamedTuple):
    """A token of a text, and the index of its first character.

    kind: `string`, `character`, `number`, `name` (also a literal's prefix) or `sign`.
    """

    kind: str
    text: str
    begin: int

    @property
    def end(self) -> int:
        """The index after the token's last character."""
        return self.begin + len(self.text)


def tokens(text: str, begin: int = 0) -> Iterator[Token]:
    """Yield the tokens from an index on, without spaces and comments."""
    for found in _TOKEN.finditer(text, begin):
        kind = found.lastgroup or ""
        if kind not in ("space", "comment"):
            yield Token(kind, found[0], found.start())
