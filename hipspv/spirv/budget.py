"""What may be made of a module: objects in proportion to it.

A few words of a module can name the same long list again and again, and the smallest instructions
have a word or two where Python's objects have hundreds of bytes. So each reader says what it is
about to make, and what would be out of proportion is damage. Sizes are in bytes: what CPython takes
for a thing and for all that `hipspv inspect` makes of it, measured as the peak of a process that
reads many of them (tests/fuzz/test_memory.py).
"""

from __future__ import annotations

import sys

# So much for any module, and so many times its size.
FLOOR, TIMES = 16 << 20, 2

KERNEL = 1_050
PARAMETER, ITEM = 600, 20  # one that is new, and one of a list
MODE, MODE_OPERAND = 120, 40
FUNCTION = 260
NODE = 200  # a function among those that call each other
CALLER, CALL = 320, 100
VARIABLE = 450
SHARED_VARIABLE = 600  # each that there is, and each that a kernel reaches
NUMBER, LOOK = 80, 2  # of a variable in a set; and where a set is looked through
DECORATION = 100
LINKAGE = 280
NOTE = 150
MEMBER = 150  # of a packed block
TEXT = 16  # in a list


def of_text(text: str, times: int = 2) -> int:
    """A string that is kept, shown, and so often in memory at once."""
    return times * sys.getsizeof(text)
