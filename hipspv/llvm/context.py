"""The LLVM context: owner of types, constants and modules."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import TYPE_CHECKING

from hipspv.llvm.errors import DISPOSED, LLVMError
from hipspv.llvm.library import DIAGNOSTIC_HANDLER, Library, load_library
from hipspv.llvm.types import Type
from hipspv.llvm.values import Value, wrap

if TYPE_CHECKING:
    from hipspv.llvm.module import Module

_ERROR = 0  # LLVMDSError


class Context:
    """Owns types, constants and modules. Disposing of it disposes of its modules first.

    `libllvm` is the path of libLLVM; by default the one beside the running Python's clang.
    """

    def __init__(self, libllvm: str | None = None) -> None:
        self.lib: Library = load_library(libllvm)
        self.ref: int = self.lib.LLVMContextCreate()
        self.context = self
        self.modules: set[Module] = set()
        self._errors: list[str] = []
        # ctypes frees a callback with its last reference, but LLVM keeps only the pointer.
        self._handler = DIAGNOSTIC_HANDLER(self._diagnose)
        self.lib.LLVMContextSetDiagnosticHandler(self.ref, self._handler, None)

    def __enter__(self) -> Context:
        return self

    def __exit__(self, *error: object) -> None:
        self.dispose()

    def dispose(self) -> None:
        for module in list(self.modules):
            module.dispose()
        self.lib.LLVMContextDispose(self.ref)
        self.lib = DISPOSED

    def _diagnose(self, info: int, _: int | None) -> None:
        if self.lib.LLVMGetDiagInfoSeverity(info) == _ERROR:
            self._errors.append(self.lib.take_string(self.lib.LLVMGetDiagInfoDescription(info)))

    def fail(self, message: str) -> LLVMError:
        """The exception for a failed operation: LLVM's diagnostics, or else `message`."""
        text = "\n".join(self._errors) or message
        self._errors.clear()
        return LLVMError(text)

    def check(self) -> None:
        """Raises LLVMError if LLVM reported an error through its diagnostics although the operation succeeded."""
        if self._errors:
            raise self.fail("")

    def scope(self, name: str) -> int:
        """The id of the scope of atomic operations that IR names syncscope("`name`")."""
        text = name.encode()
        return self.lib.LLVMGetSyncScopeID(self.ref, text, len(text))

    def discard_names(self) -> None:
        """Discards the names of values in functions that are read or made from now on."""
        self.lib.LLVMContextSetDiscardValueNames(self.ref, True)

    def wrap(self, ref: int) -> Value:
        return wrap(ref, self)

    def constant_vector(self, elements: Sequence[Value]) -> Value:
        refs = (ctypes.c_void_p * len(elements))(*(element.ref for element in elements))
        return self.wrap(self.lib.LLVMConstVector(refs, len(elements)))

    def constant_array(self, element: Type, elements: Sequence[Value]) -> Value:
        refs = (ctypes.c_void_p * len(elements))(*(value.ref for value in elements))
        return self.wrap(self.lib.LLVMConstArray2(element.ref, refs, len(elements)))

    def constant_bytes(self, data: bytes) -> Value:
        """An array of 8-bit integers."""
        return self.wrap(self.lib.LLVMConstDataArray(self.integer(8).ref, data, len(data)))

    def constant_struct(self, fields: Sequence[Value], packed: bool) -> Value:
        refs = (ctypes.c_void_p * len(fields))(*(value.ref for value in fields))
        return self.wrap(self.lib.LLVMConstStructInContext(self.ref, refs, len(fields), packed))

    def constant_of_struct(self, type: Type, fields: Sequence[Value]) -> Value:
        """A constant of the structure `type`, which may have a name."""
        refs = (ctypes.c_void_p * len(fields))(*(value.ref for value in fields))
        return self.wrap(self.lib.LLVMConstNamedStruct(type.ref, refs, len(fields)))

    def integer(self, width: int) -> Type:
        return Type(self.lib.LLVMIntTypeInContext(self.ref, width), self)

    def pointer(self, address_space: int) -> Type:
        return Type(self.lib.LLVMPointerTypeInContext(self.ref, address_space), self)

    def void(self) -> Type:
        return Type(self.lib.LLVMVoidTypeInContext(self.ref), self)

    def half(self) -> Type:
        return Type(self.lib.LLVMHalfTypeInContext(self.ref), self)

    def float(self) -> Type:
        return Type(self.lib.LLVMFloatTypeInContext(self.ref), self)

    def double(self) -> Type:
        return Type(self.lib.LLVMDoubleTypeInContext(self.ref), self)

    def array(self, element: Type, length: int) -> Type:
        return Type(self.lib.LLVMArrayType2(element.ref, length), self)

    def vector(self, element: Type, length: int) -> Type:
        return Type(self.lib.LLVMVectorType(element.ref, length), self)

    def struct(self, fields: Sequence[Type], packed: bool = False) -> Type:
        refs = (ctypes.c_void_p * len(fields))(*(field.ref for field in fields))
        return Type(self.lib.LLVMStructTypeInContext(self.ref, refs, len(fields), packed), self)

    def function(self, returns: Type, parameters: Sequence[Type]) -> Type:
        refs = (ctypes.c_void_p * len(parameters))(*(p.ref for p in parameters))
        return Type(self.lib.LLVMFunctionType(returns.ref, refs, len(parameters), 0), self)
