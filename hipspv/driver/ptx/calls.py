"""Instructions of PTX that are calls of functions of C++."""

from __future__ import annotations

from typing import NamedTuple


class Call(NamedTuple):
    """expression: C++ in which `{0}`, `{1}` ... are the source operands. operands: their types; `[space]` for an
    address in brackets, and a digit for one that has to be this number, and that the expression doesn't have. result:
    the destination's type, or "" if there is none.
    """

    expression: str
    operands: tuple[str, ...]
    result: str = ""
