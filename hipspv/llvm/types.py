"""LLVM types. They belong to the context and live as long as it does."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING

from hipspv.llvm.enums import TypeKind

if TYPE_CHECKING:
    from hipspv.llvm.context import Context
    from hipspv.llvm.values import Value


_KINDS = {int(kind): kind for kind in TypeKind}


class Type:
    """One LLVM type. LLVM makes types unique, so equal types have equal references."""

    __slots__ = ("context", "ref")

    def __init__(self, ref: int, context: Context) -> None:
        self.ref = ref
        self.context = context

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Type) and other.ref == self.ref

    def __hash__(self) -> int:
        return self.ref

    def __str__(self) -> str:
        lib = self.context.lib
        return lib.take_string(lib.LLVMPrintTypeToString(self.ref))

    @property
    def kind(self) -> TypeKind:
        return _KINDS[self.context.lib.LLVMGetTypeKind(self.ref)]

    @property
    def is_integer(self) -> bool:
        return self.kind == TypeKind.INTEGER

    @property
    def is_pointer(self) -> bool:
        return self.kind == TypeKind.POINTER

    @property
    def is_aggregate(self) -> bool:
        return self.kind in (TypeKind.STRUCT, TypeKind.ARRAY)

    @property
    def is_vector(self) -> bool:
        return self.kind == TypeKind.VECTOR

    @property
    def is_floating(self) -> bool:
        """True for half, float and double."""
        return self.kind in (TypeKind.HALF, TypeKind.FLOAT, TypeKind.DOUBLE)

    @property
    def target_name(self) -> str:
        """The name of a type that only a target knows, such as spirv.Image; empty for others."""
        if self.kind != TypeKind.TARGET:
            return ""
        return self.context.lib.LLVMGetTargetExtTypeName(self.ref).decode()

    @property
    def scalar(self) -> Type:
        """The type of a vector's elements; the type itself if it is no vector."""
        return self.element if self.is_vector else self

    def with_scalar(self, scalar: Type) -> Type:
        """The type with the same number of elements of type `scalar`."""
        return self.context.vector(scalar, self.length) if self.is_vector else scalar

    @property
    def width(self) -> int:
        """Bits of an integer type."""
        return self.context.lib.LLVMGetIntTypeWidth(self.ref)

    @property
    def address_space(self) -> int:
        return self.context.lib.LLVMGetPointerAddressSpace(self.ref)

    @property
    def element(self) -> Type:
        """Element type of an array or vector."""
        return Type(self.context.lib.LLVMGetElementType(self.ref), self.context)

    @property
    def length(self) -> int:
        """Number of elements of an array, vector or structure."""
        lib = self.context.lib
        kind = self.kind
        if kind == TypeKind.ARRAY:
            return lib.LLVMGetArrayLength2(self.ref)
        if kind == TypeKind.VECTOR:
            return lib.LLVMGetVectorSize(self.ref)
        return lib.LLVMCountStructElementTypes(self.ref)

    @property
    def fields(self) -> list[Type]:
        """Element types of a structure."""
        get = self.context.lib.LLVMStructGetTypeAtIndex
        return [Type(get(self.ref, i), self.context) for i in range(self.length)]

    @property
    def is_packed(self) -> bool:
        return bool(self.context.lib.LLVMIsPackedStruct(self.ref))

    @property
    def returns(self) -> Type:
        """Result type of a function type."""
        return Type(self.context.lib.LLVMGetReturnType(self.ref), self.context)

    @property
    def parameters(self) -> list[Type]:
        """Parameter types of a function type."""
        lib = self.context.lib
        count = lib.LLVMCountParamTypes(self.ref)
        refs = (ctypes.c_void_p * count)()
        lib.LLVMGetParamTypes(self.ref, refs)
        return [Type(ref, self.context) for ref in refs if ref]

    @property
    def is_variadic(self) -> bool:
        return bool(self.context.lib.LLVMIsFunctionVarArg(self.ref))

    def constant(self, value: float) -> Value:
        """The number `value`: of an integer type, modulo 2**width, of any width; of a floating one,
        rounded. For a vector type, in all lanes.
        """
        lib = self.context.lib
        if self.is_vector:
            return self.context.constant_vector([self.element.constant(value)] * self.length)
        if self.is_floating:
            return self._value(lib.LLVMConstReal(self.ref, value))
        width, value = self.width, int(value)
        if width <= 64:
            return self._value(lib.LLVMConstInt(self.ref, value & ((1 << width) - 1), 0))
        words = (width + 63) // 64
        array = (ctypes.c_uint64 * words)(*((value >> (64 * i)) & (2**64 - 1) for i in range(words)))
        return self._value(lib.LLVMConstIntOfArbitraryPrecision(self.ref, words, array))

    def address(self, number: int) -> Value:
        """The constant pointer of this type whose bits are `number`."""
        lib = self.context.lib
        bits = self.context.integer(64).constant(number)
        return self._value(lib.LLVMConstIntToPtr(bits.ref, self.ref))

    def cast_address(self, value: Value) -> Value:
        """The constant address `value` as a pointer of this type, in another address space."""
        return self._value(self.context.lib.LLVMConstAddrSpaceCast(value.ref, self.ref))

    def null(self) -> Value:
        return self._value(self.context.lib.LLVMConstNull(self.ref))

    def poison(self) -> Value:
        return self._value(self.context.lib.LLVMGetPoison(self.ref))

    def undef(self) -> Value:
        return self._value(self.context.lib.LLVMGetUndef(self.ref))

    def _value(self, ref: int) -> Value:
        return self.context.wrap(ref)
