"""Metadata nodes: strings and constants, on functions and under names."""

from __future__ import annotations

import ctypes
from collections.abc import Mapping, Sequence

from hipspv.llvm.context import Context
from hipspv.llvm.enums import ValueKind
from hipspv.llvm.module import Module
from hipspv.llvm.values import Function, Instruction, Value, wrap


def _node(context: Context, operands: Sequence[str | Value]) -> int:
    """A metadata node of strings and constants."""
    lib = context.lib
    refs = (ctypes.c_void_p * len(operands))()
    for i, operand in enumerate(operands):
        if isinstance(operand, str):
            text = operand.encode(errors="surrogateescape")
            refs[i] = lib.LLVMMDStringInContext2(context.ref, text, len(text))
        else:
            refs[i] = lib.LLVMValueAsMetadata(operand.ref)
    return lib.LLVMMDNodeInContext2(context.ref, refs, len(operands))


def _kind(context: Context, name: str) -> int:
    text = name.encode()
    return context.lib.LLVMGetMDKindIDInContext(context.ref, text, len(text))


def set_on_function(function: Function, kind: str, operands: Sequence[str | Value]) -> None:
    """Attaches `!kind !{operands}` to the function, and replaces what it had."""
    context = function.owner.context
    node = _node(context, operands)
    context.lib.LLVMGlobalSetMetadata(function.ref, _kind(context, kind), node)


def set_on_instruction(instruction: Instruction, kind: str, operands: Sequence[str | Value]) -> None:
    """Attaches `!kind !{operands}` to the instruction, and replaces what it had."""
    context = instruction.owner.context
    node = context.lib.LLVMMetadataAsValue(context.ref, _node(context, operands))
    context.lib.LLVMSetMetadata(instruction.ref, _kind(context, kind), node)


def set_on_loop(latch: Instruction, operands: Sequence[str | Value]) -> None:
    """Attaches `!llvm.loop !{itself, !{operands}}` to the branch that ends a loop's iterations."""
    context = latch.owner.context
    lib = context.lib
    parts = (ctypes.c_void_p * 2)(None, _node(context, operands))
    node = lib.LLVMMDNodeInContext2(context.ref, parts, len(parts))
    value = lib.LLVMMetadataAsValue(context.ref, node)
    lib.LLVMReplaceMDNodeOperandWith(value, 0, node)
    lib.LLVMSetMetadata(latch.ref, _kind(context, "llvm.loop"), value)


def remove(value: Function | Instruction, kind: str) -> bool:
    """Detaches `!kind`. Returns true if it was there."""
    context = value.owner.context
    number = _kind(context, kind)
    if isinstance(value, Function):
        found = number in _kinds(value)
        if found:
            context.lib.LLVMGlobalEraseMetadata(value.ref, number)
        return found
    found = bool(context.lib.LLVMGetMetadata(value.ref, number))
    if found:
        context.lib.LLVMSetMetadata(value.ref, number, None)
    return found


def _kinds(function: Function) -> list[int]:
    lib, size = function.owner.lib, ctypes.c_size_t()
    entries = lib.LLVMGlobalCopyAllMetadata(function.ref, ctypes.byref(size))
    kinds = [lib.LLVMValueMetadataEntriesGetKind(entries, i) for i in range(size.value)]
    lib.LLVMDisposeValueMetadataEntries(entries)
    return kinds


def is_on(function: Function, kind: str) -> bool:
    """True if `!kind` is attached to the function."""
    return _kind(function.owner.context, kind) in _kinds(function)


def append(module: Module, name: str, operands: Sequence[str | Value]) -> None:
    """Appends the node `!{operands}` to the named metadata `!name`."""
    context, lib = module.context, module.lib
    value = lib.LLVMMetadataAsValue(context.ref, _node(context, operands))
    lib.LLVMAddNamedMetadataOperand(module.ref, name.encode(), value)


def read(module: Module, name: str) -> list[list[str | Value]]:
    """The nodes of the named metadata `!name`: strings and constants; empty if it isn't there."""
    lib = module.lib
    count = lib.LLVMGetNamedMetadataNumOperands(module.ref, name.encode())
    nodes = (ctypes.c_void_p * count)()
    lib.LLVMGetNamedMetadataOperands(module.ref, name.encode(), nodes)
    return [_operands(module, node) for node in nodes]


def take(function: Function, kind: str) -> list[str | Value] | None:
    """Detaches `!kind !{operands}` from the function. Returns the operands; None if it wasn't there."""
    module = function.owner
    lib, size = module.lib, ctypes.c_size_t()
    number, node = _kind(module.context, kind), None
    entries = lib.LLVMGlobalCopyAllMetadata(function.ref, ctypes.byref(size))
    for i in range(size.value):
        if lib.LLVMValueMetadataEntriesGetKind(entries, i) == number:
            node = lib.LLVMValueMetadataEntriesGetMetadata(entries, i)
    lib.LLVMDisposeValueMetadataEntries(entries)
    if node is None:
        return None
    operands = _operands(module, lib.LLVMMetadataAsValue(module.context.ref, node))
    lib.LLVMGlobalEraseMetadata(function.ref, number)
    return operands


def _operands(module: Module, node: int) -> list[str | Value]:
    size = module.lib.LLVMGetMDNodeNumOperands(node)
    refs = (ctypes.c_void_p * size)()
    module.lib.LLVMGetMDNodeOperands(node, refs)
    return [_operand(module, ref) for ref in refs if ref]


def _operand(module: Module, ref: int) -> str | Value:
    value = wrap(ref, module)
    if value.kind != ValueKind.METADATA:
        return value
    size = ctypes.c_uint()
    text = module.lib.LLVMGetMDString(ref, ctypes.byref(size))
    return ctypes.string_at(text, size.value).decode(errors="surrogateescape") if text else value


def of_instruction(instruction: Instruction, kind: str) -> list[str | Value]:
    """The operands of the instruction's `!kind`; empty if it has none."""
    module = instruction.owner
    value = module.lib.LLVMGetMetadata(instruction.ref, _kind(module.context, kind))
    return _operands(module, value) if value else []


def of_node(module: Module, node: Value) -> list[str | Value]:
    """The operands of a node that is itself an operand."""
    return _operands(module, node.ref)


def copy_all(source: Function, target: Function) -> None:
    """Gives `target` all metadata of `source`, including its debug information."""
    lib, size = source.owner.lib, ctypes.c_size_t()
    entries = lib.LLVMGlobalCopyAllMetadata(source.ref, ctypes.byref(size))
    for i in range(size.value):
        kind = lib.LLVMValueMetadataEntriesGetKind(entries, i)
        lib.LLVMGlobalSetMetadata(target.ref, kind, lib.LLVMValueMetadataEntriesGetMetadata(entries, i))
    lib.LLVMDisposeValueMetadataEntries(entries)


def add_named(module: Module, name: str) -> None:
    """Makes sure that the named metadata `!name` exists, if only empty."""
    text = name.encode()
    module.lib.LLVMGetOrInsertNamedMetadata(module.ref, text, len(text))


def rename(module: Module, name: str, texts: Mapping[str, str]) -> bool:
    """Replaces the second operand of each node of the named metadata `!name` if it is one of the
    strings. Returns true if it changed any.
    """
    lib, context, changed = module.lib, module.context, False
    for index, operands in enumerate(read(module, name)):
        second = operands[1] if len(operands) > 1 else None
        if isinstance(second, str) and second in texts:
            count = lib.LLVMGetNamedMetadataNumOperands(module.ref, name.encode())
            nodes = (ctypes.c_void_p * count)()
            lib.LLVMGetNamedMetadataOperands(module.ref, name.encode(), nodes)
            text = texts[second].encode()
            string = lib.LLVMMDStringInContext2(context.ref, text, len(text))
            lib.LLVMReplaceMDNodeOperandWith(nodes[index], 1, string)
            changed = True
    return changed


def set_module_flag(module: Module, flag: str, value: Value) -> None:
    """Gives a flag that the module has another value."""
    lib, name = module.lib, b"llvm.module.flags"
    count = lib.LLVMGetNamedMetadataNumOperands(module.ref, name)
    nodes = (ctypes.c_void_p * count)()
    lib.LLVMGetNamedMetadataOperands(module.ref, name, nodes)
    for node in nodes:
        if _operands(module, node)[1] == flag:
            lib.LLVMReplaceMDNodeOperandWith(node, 2, lib.LLVMValueAsMetadata(value.ref))


def replace_operands(module: Module, name: str, operands: Sequence[Value]) -> bool:
    """Gives each node of the named metadata `!name` these operands; the number must be the same.

    Returns false if there is no node.
    """
    lib = module.lib
    count = lib.LLVMGetNamedMetadataNumOperands(module.ref, name.encode())
    for index in range(count):
        # Read again each time: a change may replace nodes by equal ones.
        nodes = (ctypes.c_void_p * count)()
        lib.LLVMGetNamedMetadataOperands(module.ref, name.encode(), nodes)
        for i, operand in enumerate(operands):
            lib.LLVMReplaceMDNodeOperandWith(nodes[index], i, lib.LLVMValueAsMetadata(operand.ref))
    return count > 0
