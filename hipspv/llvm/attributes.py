"""Attributes of functions and of calls, which the C API reaches by two sets of functions."""

from __future__ import annotations

import ctypes
import itertools
from collections.abc import Callable, Iterable

from hipspv.llvm.library import Library
from hipspv.llvm.module import Module
from hipspv.llvm.types import Type
from hipspv.llvm.values import Function, Instruction

# LLVMAttributeIndex, the position of an attribute. Parameter i is at FIRST_PARAMETER + i.
RETURN, FIRST_PARAMETER, FUNCTION = 0, 1, 0xFFFFFFFF
# Those that carry the type of memory to which a parameter points.
POINTEES = ("byval", "byref", "sret")


def attribute_kinds(module: Module, names: Iterable[str]) -> set[int]:
    """LLVM's kind ids of the attributes with these names, for `Attributes.keep_only`."""
    return {_kind(module.lib, name) for name in names}


def _kind(lib: Library, name: str) -> int:
    found = lib.attribute_kinds.get(name)
    if found is None:
        text = name.encode()
        found = lib.LLVMGetEnumAttributeKindForName(text, len(text))
        lib.attribute_kinds[name] = found
    return found


class Attributes:
    """The attributes of a function or of a call instruction, by position and name."""

    __slots__ = ("_add", "_call", "_count", "_get", "_remove", "lib", "value")

    def __init__(self, value: Function | Instruction) -> None:
        lib = value.owner.lib
        self.value = value
        self.lib = lib
        self._call = isinstance(value, Instruction)
        if self._call:
            self._add, self._remove = (lib.LLVMAddCallSiteAttribute, lib.LLVMRemoveCallSiteEnumAttribute)
            self._count, self._get = (lib.LLVMGetCallSiteAttributeCount, lib.LLVMGetCallSiteAttributes)
        else:
            self._add, self._remove = (lib.LLVMAddAttributeAtIndex, lib.LLVMRemoveEnumAttributeAtIndex)
            self._count, self._get = lib.LLVMGetAttributeCountAtIndex, lib.LLVMGetAttributesAtIndex

    def kind(self, name: str) -> int:
        """LLVM's kind id of the attribute `name`; 0 if this LLVM has none."""
        return _kind(self.lib, name)

    def references(self, index: int) -> list[int]:
        count = self._count(self.value.ref, index)
        if not count:
            return []
        refs = (ctypes.c_void_p * count)()
        self._get(self.value.ref, index, refs)
        return [ref for ref in refs if ref]

    def find(self, index: int, name: str) -> int | None:
        """The attribute's reference; None if it isn't there."""
        get = self.lib.LLVMGetCallSiteEnumAttribute if self._call else self.lib.LLVMGetEnumAttributeAtIndex
        return get(self.value.ref, index, self.kind(name))

    def integer(self, index: int, name: str) -> int:
        """The integer value of the attribute, such as `align`; 0 if it isn't there."""
        ref = self.find(index, name)
        return self.lib.LLVMGetEnumAttributeValue(ref) if ref else 0

    def type(self, index: int, name: str) -> Type | None:
        """The type that the attribute carries, as `byval` does; None if it isn't there."""
        ref = self.find(index, name)
        if not ref:
            return None
        return Type(self.lib.LLVMGetTypeAttributeValue(ref), self.value.owner.context)

    def parameter_types(self, name: str) -> dict[int, Type]:
        """The types that the parameters' attributes of this name carry, by parameter index."""
        assert isinstance(self.value, Function)
        count = len(self.value.parameters)
        found = {i: self.type(FIRST_PARAMETER + i, name) for i in range(count)}
        return {i: type for i, type in found.items() if type}

    def add(self, index: int, name: str, value: int = 0) -> None:
        context = self.value.owner.context
        ref = self.lib.LLVMCreateEnumAttribute(context.ref, self.kind(name), value)
        self._add(self.value.ref, index, ref)

    def add_type(self, index: int, name: str, type: Type) -> None:
        """Adds an attribute that carries a type, as `byval` does."""
        context = self.value.owner.context
        ref = self.lib.LLVMCreateTypeAttribute(context.ref, self.kind(name), type.ref)
        self._add(self.value.ref, index, ref)

    def replace_pointees(self, replaced: Callable[[Type], Type | None]) -> bool:
        """Replaces types of memory to which parameters point; None keeps a type. Returns true if one is replaced."""
        count = self.value.parameter_count if isinstance(self.value, Function) else self.value.argument_count
        changed = False
        for index, name in itertools.product(range(FIRST_PARAMETER, FIRST_PARAMETER + count), POINTEES):
            type = self.type(index, name)
            new = replaced(type) if type else None
            if new:
                self.remove(index, name)
                self.add_type(index, name, new)
                changed = True
        return changed

    def remove(self, index: int, name: str) -> None:
        self._remove(self.value.ref, index, self.kind(name))

    def add_string(self, index: int, name: str, value: str) -> None:
        """Adds an attribute that is named by a string."""
        context, words = self.value.owner.context, (name.encode(), value.encode())
        ref = self.lib.LLVMCreateStringAttribute(context.ref, words[0], len(words[0]), words[1], len(words[1]))
        self._add(self.value.ref, index, ref)

    def string(self, index: int, name: str) -> str:
        """The value of a function's attribute that is named by a string; empty if there is none."""
        assert not self._call
        text, length = name.encode(), ctypes.c_uint()
        ref = self.lib.LLVMGetStringAttributeAtIndex(self.value.ref, index, text, len(text))
        if not ref:
            return ""
        return self.lib.LLVMGetStringAttributeValue(ref, ctypes.byref(length)).decode()

    def has_string(self, index: int, name: str) -> bool:
        """Returns true if a function, or a parameter of it, has the attribute of that name."""
        assert not self._call
        text = name.encode()
        return bool(self.lib.LLVMGetStringAttributeAtIndex(self.value.ref, index, text, len(text)))

    def remove_string(self, index: int, name: str) -> None:
        """Removes a function's attribute that is named by a string."""
        assert not self._call
        text = name.encode()
        self.lib.LLVMRemoveStringAttributeAtIndex(self.value.ref, index, text, len(text))

    def keep_only(self, index: int, kinds: set[int]) -> bool:
        """Removes the attributes whose kind isn't among `kinds`; those named by strings stay.
        Returns true if there were any to remove.
        """
        removed = False
        for ref in self.references(index):
            if not self.lib.LLVMIsStringAttribute(ref):
                kind = self.lib.LLVMGetEnumAttributeKind(ref)
                if kind not in kinds:
                    self._remove(self.value.ref, index, kind)
                    removed = True
        return removed

    def copy_to(self, index: int, other: Attributes, other_index: int) -> None:
        for ref in self.references(index):
            other._add(other.value.ref, other_index, ref)
