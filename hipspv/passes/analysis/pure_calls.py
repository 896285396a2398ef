"""Functions whose results depend only on their arguments."""

from __future__ import annotations

from hipspv.llvm import Attributes, Function
from hipspv.llvm.attributes import FUNCTION


def is_pure(callee: Function) -> bool:
    """True for intrinsics and built-in functions, such as those of mathematics, whose result depends only on their
    arguments."""
    builtins, name = callee.owner.target.builtins, callee.name
    if callee.is_intrinsic:
        return not builtins.differs(name)
    if not callee.is_declaration or name in builtins.of_thread or builtins.is_sub_group(name):
        return False
    return touches_no_memory(callee)


def touches_no_memory(callee: Function) -> bool:
    """True for functions that are declared to read and write none."""
    attributes = Attributes(callee)
    # memory(none) has the value 0.
    return bool(attributes.find(FUNCTION, "memory")) and attributes.integer(FUNCTION, "memory") == 0
