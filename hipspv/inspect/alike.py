"""Whether spirv-dis takes long to give a module's ids names.

It tries one number after the other behind a name that is taken (SPIRV-Tools, name_mapper.cpp): of
n things with one name, n * n / 2 times. Code that isn't optimized has a few names very often.
"""

from __future__ import annotations

import re
from array import array
from collections.abc import Iterator

from hipspv.spirv.module import Module
from hipspv.spirv.words import SpirvError

_TRIES, _TRIES_OF_A_BYTE = 20_000_000, 10  # some 60 ns each
_DISTINCT = 1 << 20  # names that are told apart
_OP_NAME, _FIRST_TYPE, _LAST_TYPE = 5, 19, 39
_LETTERS = re.compile(rb"[^A-Za-z0-9_]")  # what a name can't have becomes _


def are_slow_to_name(content: memoryview) -> bool:
    """Whether spirv-dis should show a module's ids as numbers. Not for what is no module."""
    try:
        with Module.read(content, []) as module:
            return _tries(module) > _TRIES + _TRIES_OF_A_BYTE * len(content)
    except SpirvError:
        return False


def _tries(module: Module) -> int:
    """How many there are at most: what only seems alike counts, too."""
    tries, alike = 0, array("I", bytes(4 * _DISTINCT))
    for name in _names(module):
        place = hash(name) % _DISTINCT
        tries += alike[place]
        alike[place] += 1
    return tries


def _names(module: Module) -> Iterator[bytes]:
    """What names an id: the text that is given to it, or what it is."""
    for at in module.noted("name"):
        if module.opcode(at) == _OP_NAME:
            yield _name(module, at)
    for at in module.noted("global"):
        yield _description(module, at)


def _name(module: Module, at: int) -> bytes:
    text = module.words[at + 2 : at + 1 + module.count(at)].tobytes()
    return _LETTERS.sub(b"_", text.partition(b"\0")[0])


def _description(module: Module, at: int) -> bytes:
    """A type or a constant without its own id: it is named by what it is."""
    words = module.words[at : at + 1 + module.count(at)].tolist()
    own = 1 if _FIRST_TYPE <= module.opcode(at) <= _LAST_TYPE else 2
    return array("I", words[:own] + words[own + 1 :]).tobytes()
