"""LLVM's C API as small Python classes: only the parts that the passes use.

A Context owns types, constants and modules; a Module owns its functions, blocks and instructions. Both are context
managers. LLVM's errors raise LLVMError; use of a disposed object raises DisposedError.
"""

from hipspv.llvm.attributes import Attributes
from hipspv.llvm.builder import Builder
from hipspv.llvm.context import Context
from hipspv.llvm.enums import (
    AtomicOperation,
    CallConv,
    FastMath,
    FloatPredicate,
    Linkage,
    Opcode,
    Ordering,
    Predicate,
    TypeKind,
    ValueKind,
)
from hipspv.llvm.errors import DisposedError, LLVMError
from hipspv.llvm.instruction_index import Flag, InstructionIndex, MemoryAccess, Signature, StaleIndex
from hipspv.llvm.library import find_library
from hipspv.llvm.module import Module, Tuning
from hipspv.llvm.types import Type
from hipspv.llvm.values import (
    Argument,
    BasicBlock,
    ConstantAggregate,
    ConstantExpr,
    ConstantInt,
    Flow,
    Function,
    GlobalValue,
    GlobalVariable,
    Instruction,
    Location,
    Operation,
    Value,
    from_word,
)

__all__ = [
    "Argument",
    "AtomicOperation",
    "Attributes",
    "BasicBlock",
    "Builder",
    "CallConv",
    "ConstantAggregate",
    "ConstantExpr",
    "ConstantInt",
    "Context",
    "DisposedError",
    "FastMath",
    "Flag",
    "FloatPredicate",
    "Flow",
    "Function",
    "GlobalValue",
    "GlobalVariable",
    "Instruction",
    "InstructionIndex",
    "LLVMError",
    "Linkage",
    "Location",
    "MemoryAccess",
    "Module",
    "Opcode",
    "Operation",
    "Ordering",
    "Predicate",
    "Signature",
    "StaleIndex",
    "Tuning",
    "Type",
    "TypeKind",
    "Value",
    "ValueKind",
    "find_library",
    "from_word",
]
