"""The table of C functions."""

import ctypes
import os
import re

from hipspv.llvm import find_library
from hipspv.llvm.library import _CXX_PROTOTYPES, _signatures

HERE = os.path.dirname(__file__)
ROOM = os.path.join(HERE, "..", "..", "hipspv", "llvm")


def test_every_function_exists() -> None:
    library = ctypes.CDLL(find_library())
    names = [*_signatures(), *(symbol for _, symbol in _CXX_PROTOTYPES.values())]
    assert [name for name in names if not hasattr(library, name)] == []


def test_every_function_is_used_and_declared() -> None:
    used: set[str] = set()
    for name in os.listdir(ROOM):
        if name.endswith(".py"):
            with open(os.path.join(ROOM, name)) as file:
                used |= set(re.findall(r'(?:lib\.|self\.|Accessor\("|, ")(LLVM(?!PY_)\w+)', file.read()))
    assert used == set(_signatures())
