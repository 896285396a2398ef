"""Debug information: the types of functions and variables, and where the source declares them."""

from __future__ import annotations

import ctypes
from enum import IntEnum

from hipspv.llvm.module import Module
from hipspv.llvm.values import Function, GlobalVariable, Location

_DEBUG_KIND = 0  # llvm/IR/FixedMetadataKinds.def
_OF_STD = ("_ZTSSt", "_ZTSNSt")  # Itanium C++ ABI, 5.1.4.2 and 5.1.10
_STATIC_MEMBER = 1 << 12  # LLVMDIFlagStaticMember
_VECTOR = 1 << 11  # LLVMDIFlagVector


class Kind(IntEnum):
    """LLVMMetadataKind."""

    STRING, CONSTANT = 0, 1
    TUPLE = 4
    GLOBAL_VARIABLE_EXPRESSION = 7
    BASIC_TYPE, DERIVED_TYPE, COMPOSITE_TYPE, SUBROUTINE_TYPE = range(11, 15)


class Tag(IntEnum):
    """DWARF's tags of types and of their parts (DWARF 5, table 7.3)."""

    ARRAY, MEMBER, POINTER, REFERENCE, INHERITANCE, MEMBER_POINTER = 0x1, 0xD, 0xF, 0x10, 0x1C, 0x1F
    RVALUE_REFERENCE = 0x42
    CLASS, STRUCTURE, UNION = 0x2, 0x13, 0x17


class DebugNode:
    """A node of a module's debug information. Equal nodes are the same node."""

    __slots__ = ("_module", "ref")

    # Indices of operands (llvm/IR/DebugInfoMetadata.h).
    _NAME, _BASE, _ELEMENTS, _SIGNATURE = 2, 5, 6, 4
    _IDENTIFIER, _RETAINED_TYPES = 9, 5
    _VARIABLE_NAME, _VARIABLE_TYPE = 1, 3

    def __init__(self, ref: int, module: Module) -> None:
        self.ref = ref
        self._module = module

    def __eq__(self, other: object) -> bool:
        return isinstance(other, DebugNode) and other.ref == self.ref

    def __hash__(self) -> int:
        return hash(self.ref)

    @property
    def kind(self) -> int:
        """One of Kind, or of the kinds that it lacks."""
        return self._module.lib.LLVMGetMetadataKind(self.ref)

    @property
    def tag(self) -> int:
        """One of Tag, or of the tags that it lacks."""
        return self._module.lib.LLVMGetDINodeTag(self.ref)

    def operands(self) -> list[DebugNode | None]:
        lib, module = self._module.lib, self._module
        value = lib.LLVMMetadataAsValue(module.context.ref, self.ref)
        refs = (ctypes.c_void_p * lib.LLVMGetMDNodeNumOperands(value))()
        lib.LLVMGetMDNodeOperands(value, refs)
        return [DebugNode(lib.LLVMValueAsMetadata(ref), module) if ref else None for ref in refs]

    @property
    def name(self) -> str:
        """The name of a type or member; empty if it has none."""
        return self._text(self._NAME)

    @property
    def variable_name(self) -> str:
        """The name of a variable or parameter; empty if it has none."""
        return self._text(self._VARIABLE_NAME)

    @property
    def base(self) -> DebugNode | None:
        """The type that a derived type or an array is made of."""
        return self.operands()[self._BASE]

    @property
    def elements(self) -> list[DebugNode]:
        """Members, base classes, and others of a structure's parts."""
        return self._list(self._ELEMENTS)

    @property
    def variable_type(self) -> DebugNode | None:
        return self.operands()[self._VARIABLE_TYPE]

    @property
    def parameter_types(self) -> list[DebugNode | None]:
        """Those of a subprogram. None is `...`."""
        signature = self.operands()[self._SIGNATURE]
        types = signature.operands()[self._BASE] if signature else None
        return types.operands()[1:] if types else []

    @property
    def subprogram_line(self) -> int:
        return self._module.lib.LLVMDISubprogramGetLine(self.ref)

    @property
    def retained_types(self) -> list[DebugNode]:
        """The types of a compile unit's explicit casts."""
        return self._list(self._RETAINED_TYPES)

    @property
    def is_static(self) -> bool:
        """True for a member that is one variable for all objects."""
        return bool(self._module.lib.LLVMDITypeGetFlags(self.ref) & _STATIC_MEMBER)

    @property
    def is_standard(self) -> bool:
        """True for a structure of namespace std."""
        return self._text(self._IDENTIFIER).startswith(_OF_STD)

    @property
    def bits(self) -> int:
        """The size of a type."""
        return self._module.lib.LLVMDITypeGetSizeInBits(self.ref)

    @property
    def offset(self) -> int:
        """The bits before a member in its structure."""
        return self._module.lib.LLVMDITypeGetOffsetInBits(self.ref)

    @property
    def alignment(self) -> int:
        """The bits that the source's alignas gives a type; 0 if it has none."""
        return self._module.lib.LLVMDITypeGetAlignInBits(self.ref)

    @property
    def is_vector(self) -> bool:
        """True for an array that is a vector."""
        return bool(self._module.lib.LLVMDITypeGetFlags(self.ref) & _VECTOR)

    @property
    def location(self) -> Location:
        """The declaration of a type or member."""
        lib = self._module.lib
        file = lib.LLVMDIScopeGetFile(self.ref)
        return Location(self._module.name_of_file(file), lib.LLVMDITypeGetLine(self.ref), 0)

    @property
    def variable_location(self) -> Location:
        """The declaration of a variable or parameter."""
        lib = self._module.lib
        file = lib.LLVMDIVariableGetFile(self.ref)
        return Location(self._module.name_of_file(file), lib.LLVMDIVariableGetLine(self.ref), 0)

    def _list(self, index: int) -> list[DebugNode]:
        node = self.operands()[index]
        return [operand for operand in node.operands() if operand] if node else []

    def _text(self, index: int) -> str:
        node, module = self.operands()[index], self._module
        if node is None or node.kind != Kind.STRING:
            return ""
        size = ctypes.c_uint()
        value = module.lib.LLVMMetadataAsValue(module.context.ref, node.ref)
        text = module.lib.LLVMGetMDString(value, ctypes.byref(size))
        return ctypes.string_at(text, size.value).decode(errors="replace")


def of_function(function: Function) -> DebugNode | None:
    """Return the function's subprogram."""
    ref = function.owner.lib.LLVMGetSubprogram(function.ref)
    return DebugNode(ref, function.owner) if ref else None


def of_variable(variable: GlobalVariable) -> DebugNode | None:
    """Return the node of the source's variable."""
    module, size = variable.owner, ctypes.c_size_t()
    entries = module.lib.LLVMGlobalCopyAllMetadata(variable.ref, ctypes.byref(size))
    found = None
    for i in range(size.value):
        if module.lib.LLVMValueMetadataEntriesGetKind(entries, i) == _DEBUG_KIND:
            ref = module.lib.LLVMValueMetadataEntriesGetMetadata(entries, i)
            found = DebugNode(ref, module).operands()[0]
    module.lib.LLVMDisposeValueMetadataEntries(entries)
    return found


def local_variables(function: Function) -> list[DebugNode]:
    """Return the nodes of parameters and local variables, in the order of their declaration."""
    module = function.owner
    found: list[DebugNode] = []
    for instruction in function.instructions():
        record = module.lib.LLVMGetFirstDbgRecord(instruction.ref)
        while record:
            found.append(DebugNode(module.lib.LLVMDbgVariableRecordGetVariable(record), module))
            record = module.lib.LLVMGetNextDbgRecord(record)
    return found


def compile_units(module: Module) -> list[DebugNode]:
    count = module.lib.LLVMGetNamedMetadataNumOperands(module.ref, b"llvm.dbg.cu")
    refs = (ctypes.c_void_p * count)()
    module.lib.LLVMGetNamedMetadataOperands(module.ref, b"llvm.dbg.cu", refs)
    return [DebugNode(module.lib.LLVMValueAsMetadata(ref), module) for ref in refs if ref]
