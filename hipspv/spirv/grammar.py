"""SPIR-V's grammar: names, operands and enumerants of instructions, as the headers' JSON has them.

The file is generated while hipspv is built (build_grammar.py), and read at its first use: reading
or adding a module's notes needs no grammar.
"""

from __future__ import annotations

import functools
import json
import os
from typing import Any, NamedTuple

from hipspv.spirv.words import NotInstalled

_CACHED = 4_096  # parsed entries kept per table: a damaged module names many
PATH = os.path.join(os.path.dirname(os.path.dirname(__file__)), "lib", "spirv-grammar.json")


class Operand(NamedTuple):
    """quantifier: `?` for an optional operand, `*` for a repeated one, otherwise empty."""

    kind: str
    quantifier: str


class Form(NamedTuple):
    """The name of an instruction or an enumerant, and the operands that follow it."""

    name: str
    operands: tuple[Operand, ...]


class Grammar:
    """The table. Its entries are parsed on demand."""

    def __init__(self, table: dict[str, Any]) -> None:
        self._instructions: dict[str, str] = table["instructions"]
        self._sets: dict[str, dict[str, str]] = table["sets"]
        self._enumerations: dict[str, dict[str, str]] = table["enumerations"]
        self._masks: dict[str, dict[str, str]] = table["masks"]
        self._generators: dict[str, str] = table["generators"]
        self.composites: dict[str, list[str]] = table["composites"]
        self.instruction = functools.lru_cache(_CACHED)(self._instruction)
        self.extended = functools.lru_cache(_CACHED)(self._extended)
        self.enumerant = functools.lru_cache(_CACHED)(self._enumerant)
        self.flag = functools.lru_cache(_CACHED)(self._flag)

    def is_mask(self, kind: str) -> bool:
        return kind in self._masks

    def is_enumeration(self, kind: str) -> bool:
        return kind in self._enumerations

    def generator(self, number: int) -> str:
        """Return the tool with that number in Khronos's registry."""
        return self._generators.get(str(number), f"Unknown({number})")

    def opcode(self, number: int) -> str:
        """Return an instruction's name, or its number if the grammar has none."""
        form = self.instruction(number)
        return form.name if form else f"OpUnknown({number})"

    def name(self, kind: str, value: int) -> str:
        """Return an enumerant's name, or its number if the grammar has none."""
        form = self.enumerant(kind, value)
        return form.name if form else str(value)

    def _instruction(self, opcode: int) -> Form | None:
        return _form(self._instructions.get(str(opcode)))

    def _extended(self, set: str, number: int) -> Form | None:
        """Return an instruction of an extended set, by the set's name in OpExtInstImport."""
        found = self._sets.get(set) or self._sets.get(set.rstrip("0123456789"), {})
        return _form(found.get(str(number)))

    def _enumerant(self, kind: str, value: int) -> Form | None:
        return _form(self._enumerations[kind].get(str(value)))

    def _flag(self, kind: str, bit: int) -> Form | None:
        """Return one bit of a mask, or the enumerant for no bit: 0."""
        return _form(self._masks[kind].get(str(bit)))


def _form(text: str | None) -> Form | None:
    if text is None:
        return None
    name, *kinds = text.split(" ")
    return Form(name, tuple(map(_operand, kinds)))


def _operand(kind: str) -> Operand:
    return Operand(kind[:-1], kind[-1]) if kind[-1] in "?*" else Operand(kind, "")


@functools.cache
def grammar() -> Grammar:
    """Return the grammar of the headers that hipspv was built with: SPIR-V 1.0 to 1.6, all
    extensions.

    Raises NotInstalled if the file is missing.
    """
    try:
        with open(PATH, encoding="utf-8") as file:
            return Grammar(json.load(file))
    except FileNotFoundError:
        raise NotInstalled(f"{PATH} is missing") from None
