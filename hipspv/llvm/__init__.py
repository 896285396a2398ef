"""LLVM's C API as small Python classes: only the parts that the passes use.

A Context owns types, constants and modules; a Module owns its functions, blocks and instructions.
Both are context managers. LLVM's errors raise LLVMError; use of a disposed object raises
DisposedError.
"""

from hipspv.llvm.attributes import Attributes
from hipspv.llvm.builder import Builder
from hipspv.llvm.context import Context
from hipspv.llvm.errors import DisposedError, LLVMError
from hipspv.llvm.inventory import Inventory, Shape, StaleInventory, Trait
from hipspv.llvm.library import find_library
from hipspv.llvm.module import Module, Tuning
from hipspv.llvm.types import Type, TypeKind
from hipspv.llvm.values import (
    Argument,
    BasicBlock,
    CallConv,
    ConstantAggregate,
    ConstantExpr,
    ConstantInt,
    Function,
    GlobalValue,
    GlobalVariable,
    Instruction,
    Linkage,
    Location,
    Opcode,
    Predicate,
    Value,
    ValueKind,
)

__all__ = [
    "Argument",
    "Attributes",
    "BasicBlock",
    "Builder",
    "CallConv",
    "ConstantAggregate",
    "ConstantExpr",
    "ConstantInt",
    "Context",
    "DisposedError",
    "Function",
    "GlobalValue",
    "GlobalVariable",
    "Instruction",
    "Inventory",
    "LLVMError",
    "Linkage",
    "Location",
    "Module",
    "Opcode",
    "Predicate",
    "Shape",
    "StaleInventory",
    "Trait",
    "Tuning",
    "Type",
    "TypeKind",
    "Value",
    "ValueKind",
    "find_library",
]
