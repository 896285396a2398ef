"""Findings of the fuzzer that hipspv can't fix: limits and bugs of the translators and LLVM."""

import re
from typing import NamedTuple

from tests.fuzz.case import Input, Outcome


class Known(NamedTuple):
    """kind; parts of the place and of the text; why; a pattern that the IR text must match."""

    kind: str
    where: str
    text: str
    why: str
    source: str = ""


# An index of an odd width, or a boolean, which clang never writes. If nothing else in a function
# has such a type, finding it would require a look at each address.
_ODD_INDEX = r"getelementptr .*, i(?!(?:8|16|32|64)\b)\d+ "

KNOWN = (
    Known(
        *("signal", "read", ""),
        "LLVM's reader ends the process on some bitcode, and on broken debug information; the "
        "driver reads in a child of its own",
    ),
    Known(*("signal", "translate llvm", "llvm.spv.const.composite"), "constant structures in odd places"),
    Known(*("translator", "llvm-spirv", "InvalidBitWidth"), "a constant expression of an odd width"),
    Known(*("translator", "llvm-spirv", "exceed the max size"), "parameters that are aligned to more than 16 KiB"),
    Known("signal", "translate llvm", "OpTypeInt type with a width", "as above", _ODD_INDEX),
    Known("spirv-val", "", "Element must be an integer", "a boolean for an index", _ODD_INDEX),
)


def is_known(case: Input, outcome: Outcome) -> bool:
    return any(_fits(known, case, outcome) for known in KNOWN)


def _fits(known: Known, case: Input, outcome: Outcome) -> bool:
    source = case.data if isinstance(case.data, str) else ""
    return (
        outcome.kind == known.kind
        and known.where in outcome.where
        and known.text in outcome.text
        and re.search(known.source, source) is not None
    )
