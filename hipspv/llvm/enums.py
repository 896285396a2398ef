"""LLVM's enumerations, with the numbers that llvm-c/Core.h of LLVM 22 gives them."""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntFlag
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from enum import IntEnum
else:

    class _Members(type):
        """Makes instances of a class of its numbers.

        As enum.IntEnum, but the class has no __getattr__: with one, Python before 3.12 takes five
        times as long to find `Opcode.CALL`, which the passes do more often than anything else.
        """

        def __new__(cls, name: str, bases: tuple[type, ...], names: dict[str, Any]) -> type:
            made = super().__new__(cls, name, bases, names)
            made.members = [key for key in names if not key.startswith("_")]
            for key in made.members:
                setattr(made, key, made(names[key]))
                getattr(made, key).name = key
            return made

        def __iter__(cls) -> Iterator[Any]:
            return (getattr(cls, key) for key in cls.members)

    class IntEnum(int, metaclass=_Members):
        """A number with the name that a subclass gives it."""

        def __repr__(self) -> str:
            return f"<{type(self).__name__}.{self.name}: {int(self)}>"


class ValueKind(IntEnum):
    """LLVMValueKind."""

    ARGUMENT, BASIC_BLOCK, MEMORY_USE, MEMORY_DEF, MEMORY_PHI = range(5)
    FUNCTION, ALIAS, IFUNC, VARIABLE, BLOCK_ADDRESS, CONSTANT_EXPR = range(5, 11)
    CONSTANT_ARRAY, CONSTANT_STRUCT, CONSTANT_VECTOR, UNDEF, AGGREGATE_ZERO = range(11, 16)
    DATA_ARRAY, DATA_VECTOR, INT, FP, NULL, TOKEN_NONE = range(16, 22)
    METADATA, INLINE_ASM, INSTRUCTION, POISON, TARGET_NONE, POINTER_AUTH = range(22, 28)


class Opcode(IntEnum):
    """LLVMOpcode."""

    RET, BR, SWITCH, INDIRECT_BR, INVOKE = range(1, 6)
    UNREACHABLE = 7
    ADD, FADD, SUB, FSUB, MUL, FMUL, UDIV, SDIV, FDIV, UREM, SREM, FREM = range(8, 20)
    SHL, LSHR, ASHR, AND, OR, XOR, ALLOCA, LOAD, STORE, GEP = range(20, 30)
    TRUNC, ZEXT, SEXT, FP_TO_UI, FP_TO_SI, UI_TO_FP, SI_TO_FP, FP_TRUNC, FP_EXT = range(30, 39)
    PTR_TO_INT, INT_TO_PTR, BITCAST, ICMP, FCMP, PHI, CALL, SELECT = range(39, 47)
    USER_OP_1, USER_OP_2, VA_ARG, EXTRACT_ELEMENT, INSERT_ELEMENT = range(47, 52)
    SHUFFLE_VECTOR, EXTRACT_VALUE, INSERT_VALUE, FENCE, CMPXCHG, ATOMIC_RMW = range(52, 58)
    RESUME, LANDING_PAD, ADDRSPACE_CAST, CLEANUP_RET, CATCH_RET, CATCH_PAD = range(58, 64)
    CLEANUP_PAD, CATCH_SWITCH, FNEG, CALL_BR, FREEZE, PTR_TO_ADDR = range(64, 70)


class FastMath(IntFlag):
    """LLVMFastMathFlags."""

    ALLOW_RECIPROCAL, ALLOW_CONTRACT, APPROXIMATE_FUNCTIONS = 1 << 4, 1 << 5, 1 << 6


class Predicate(IntEnum):
    """LLVMIntPredicate."""

    EQ, NE, UGT, UGE, ULT, ULE, SGT, SGE, SLT, SLE = range(32, 42)


class FloatPredicate(IntEnum):
    """LLVMRealPredicate. O: false for NaN; U: true for NaN."""

    OEQ, OGT, OGE, OLT, OLE, ONE, ORD, UNO = range(1, 9)


class TypeKind(IntEnum):
    """LLVMTypeKind."""

    VOID, HALF, FLOAT, DOUBLE, X86_FP80, FP128, PPC_FP128, LABEL = range(8)
    INTEGER, FUNCTION, STRUCT, ARRAY, POINTER, VECTOR, METADATA = range(8, 15)
    TOKEN, SCALABLE_VECTOR, BFLOAT, X86_AMX, TARGET = 16, 17, 18, 19, 20


class Linkage(IntEnum):
    """LLVMLinkage."""

    EXTERNAL, AVAILABLE_EXTERNALLY, LINKONCE, LINKONCE_ODR = range(4)
    WEAK, WEAK_ODR, APPENDING, INTERNAL, PRIVATE = range(5, 10)
    EXTERNAL_WEAK, COMMON = 12, 14


class CallConv(IntEnum):
    """LLVMCallConv."""

    C, PTX_KERNEL, SPIR_FUNC, SPIR_KERNEL = 0, 71, 75, 76


ANY_KERNELS = frozenset((CallConv.PTX_KERNEL, CallConv.SPIR_KERNEL))


class Ordering(IntEnum):
    """LLVMAtomicOrdering."""

    NOT_ATOMIC, UNORDERED, MONOTONIC = range(3)
    ACQUIRE, RELEASE, ACQ_REL, SEQ_CST = range(4, 8)


class AtomicOperation(IntEnum):
    """LLVMAtomicRMWBinOp."""

    XCHG, ADD, SUB, AND, NAND, OR, XOR, MAX, MIN, UMAX, UMIN = range(11)
    FADD, FSUB, FMAX, FMIN, UINC_WRAP, UDEC_WRAP, USUB_COND, USUB_SAT = range(11, 19)
    FMAXIMUM, FMINIMUM = range(19, 21)
