"""What the fuzzer finds and nobody can mend here: limits and bugs of the translators and LLVM."""

from __future__ import annotations

from tests.fuzz.case import Outcome

# (kind, a part of the place, a part of the text): why.
KNOWN: dict[tuple[str, str, str], str] = {
    ("signal", "read", ""): "LLVM's reader ends the process on some bitcode, and on broken "
    "debug information; the driver reads in a child of its own",
    ("signal", "translate llvm", "llvm.spv.const.composite"): "constant structures in odd places",
    ("translator", "llvm-spirv", "InvalidBitWidth"): "a constant expression of an odd width",
}


def is_known(outcome: Outcome) -> bool:
    return any(
        outcome.kind == kind and where in outcome.where and text in outcome.text
        for kind, where, text in KNOWN
    )
