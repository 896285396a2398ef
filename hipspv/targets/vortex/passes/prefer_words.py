"""The width of registers, as the optimiser knows it."""

from __future__ import annotations

import re

from hipspv.llvm import Module
from hipspv.passes.interface import Pass

_NATIVE, _WORDS = re.compile(r"n\d.*"), "n8:16:32"


class PreferWords(Pass):
    """Tells LLVM's optimiser that registers have 32 bits, because it would give induction variables 64 bits, the width
    of a pointer in the layout until `narrow-pointers`."""

    def run(self, module: Module) -> bool:
        layout = module.data_layout
        parts = [_WORDS if _NATIVE.fullmatch(part) else part for part in layout.split("-")]
        module.data_layout = "-".join(parts)
        return module.data_layout != layout
