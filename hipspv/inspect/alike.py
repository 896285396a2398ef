"""An estimate of the time that spirv-dis takes to name a module's ids.

For a name that is taken, spirv-dis tries one number after another as a suffix (SPIRV-Tools,
name_mapper.cpp): n * n / 2 tries for n things of one name. Unoptimized code has a few names very
often.
"""

from __future__ import annotations

import re
from array import array
from collections.abc import Iterator

from hipspv.spirv.module import Module
from hipspv.spirv.words import SpirvError

_TRIES, _TRIES_OF_A_BYTE = 20_000_000, 10  # some 60 ns each
_DISTINCT = 1 << 20  # names that are distinguished
_OP_NAME, _FIRST_TYPE, _LAST_TYPE = 5, 19, 39
_LETTERS = re.compile(rb"[^A-Za-z0-9_]")  # other characters become _


def are_slow_to_name(content: memoryview) -> bool:
    """Return true if spirv-dis should show a module's ids as numbers; false for other data."""
    try:
        with Module.read(content, []) as module:
            return _tries(module) > _TRIES + _TRIES_OF_A_BYTE * len(content)
    except SpirvError:
        return False


def _tries(module: Module) -> int:
    """Return the largest possible number of tries: names that only seem alike count, too."""
    tries, alike = 0, array("I", bytes(4 * _DISTINCT))
    for name in _names(module):
        place = hash(name) % _DISTINCT
        tries += alike[place]
        alike[place] += 1
    return tries


def _names(module: Module) -> Iterator[bytes]:
    """Return the names of ids: given texts, or descriptions of types and constants."""
    for at in module.noted("name"):
        if module.opcode(at) == _OP_NAME:
            yield _name(module, at)
    for at in module.noted("global"):
        yield _description(module, at)


def _name(module: Module, at: int) -> bytes:
    text = module.words[at + 2 : at + 1 + module.count(at)].tobytes()
    return _LETTERS.sub(b"_", text.partition(b"\0")[0])


def _description(module: Module, at: int) -> bytes:
    """Return a type or a constant without its own id: spirv-dis derives its name from the rest."""
    words = module.words[at : at + 1 + module.count(at)].tolist()
    own = 1 if _FIRST_TYPE <= module.opcode(at) <= _LAST_TYPE else 2
    return array("I", words[:own] + words[own + 1 :]).tobytes()
