"""A budget for the objects made from a module, in proportion to its size.

A few words of a module can name the same long list again and again, and the smallest instructions
have a word or two where Python's objects have hundreds of bytes. So each reader announces its
objects here, and objects out of proportion count as damage. Sizes are in bytes: CPython's memory
for an object and for everything that `hipspv inspect` makes of it, measured as the peak of a
process that reads many (tests/fuzz/test_memory.py).
"""

from __future__ import annotations

import sys

# The budget: so much for any module, or so many times its size.
FLOOR, TIMES = 16 << 20, 2

KERNEL = 1_050
PARAMETER, ITEM = 600, 20  # a new parameter, and an item of a list
MODE, MODE_OPERAND = 120, 40
FUNCTION = 260
NODE = 200  # a function in the call graph
CALLER, CALL = 320, 100
VARIABLE = 450
SHARED_VARIABLE = 600  # each variable, and each that a kernel reaches
NUMBER, LOOK = 80, 2  # a variable in a set, and a look at one
DECORATION = 100
LINKAGE = 280
RECORD = 150
MEMBER = 150  # of a packed block
TEXT = 16  # in a list


def of_text(text: str, times: int = 2) -> int:
    """Return the size of a string that is kept, shown, and in memory so many times at once."""
    return times * sys.getsizeof(text)
