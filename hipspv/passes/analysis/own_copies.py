"""Structures that a function has a copy of."""

from __future__ import annotations

from hipspv.llvm import Argument, Attributes
from hipspv.llvm.attributes import FIRST_PARAMETER


def is_own_copy(argument: Argument) -> bool:
    """True for a pointer to private memory, as that to a by-value structure is."""
    spaces = argument.owner.target.spaces
    if not argument.type.is_pointer or argument.type.address_space != spaces.private:
        return False
    if spaces.private != spaces.generic:
        return True
    function = argument.function
    index = FIRST_PARAMETER + function.parameters.index(argument)
    return bool(Attributes(function).find(index, "byval"))
