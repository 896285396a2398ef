"""The check that the code generator added no conditional branch.

The threads of a warp share a program counter. A branch at which they go different ways is right
only with the instructions that the pass `divide-warps` puts around it.
"""

from __future__ import annotations

import io
from array import array
from collections import Counter
from typing import TYPE_CHECKING

from hipspv.targets.vortex.instructions import is_branch

if TYPE_CHECKING:
    from hipspv.llvm.module import Module


def in_code(data: bytes) -> Counter[str]:
    """Return the number of conditional branches of each function of a relocatable object."""
    from elftools.elf.elffile import ELFFile
    from elftools.elf.sections import SymbolTableSection

    elf = ELFFile(io.BytesIO(data))
    table = elf.get_section_by_name(".symtab")
    assert isinstance(table, SymbolTableSection)
    found: Counter[str] = Counter()
    for symbol in table.iter_symbols():
        if symbol["st_info"]["type"] == "STT_FUNC" and symbol["st_shndx"] != "SHN_UNDEF":
            start, size = symbol["st_value"], symbol["st_size"]
            code = elf.get_section(symbol["st_shndx"]).data()[start : start + size]
            found[symbol.name] = sum(map(is_branch, array("I", code)))
    return found


def in_module(module: Module) -> Counter[str]:
    """Return the number of conditional branches of each function of a module."""
    from hipspv.llvm import Opcode

    branches = module.index().instructions((Opcode.BR,))
    return Counter(b.function.name for b in branches if len(b.successors) > 1)


def added(module: Module, data: bytes) -> list[str]:
    """Return the functions in which an object has more conditional branches than its module."""
    known = in_module(module)
    return [name for name, count in in_code(data).items() if count > known[name]]
