"""libLLVM through ctypes: the C functions in use, and their prototypes.

Prototypes are those of llvm-c/*.h of LLVM 22. A function is looked up when it is first used: a
process that only links two modules doesn't look up the builder's.
"""

from __future__ import annotations

import ctypes
import functools
import os
import sys
from typing import Any

from hipspv.llvm.errors import LLVMError
from hipspv.llvm.native import Native

_CODES: dict[str, Any] = {
    "v": None,
    "p": ctypes.c_void_p,  # any LLVM reference or out-parameter; None is NULL
    "s": ctypes.c_char_p,
    "i": ctypes.c_int,  # int, LLVMBool and enumerations
    "u": ctypes.c_uint,
    "z": ctypes.c_size_t,
    "q": ctypes.c_uint64,
    "d": ctypes.c_double,
}

# Result and argument letters -> the functions LLVM<name> with this prototype.
_PROTOTYPES = {
    "p": "ContextCreate CreatePassBuilderOptions CreatePassManager CreateTargetMachineOptions",
    "v": """InitializeX86TargetInfo InitializeX86Target InitializeX86TargetMC InitializeX86AsmPrinter
        InitializeX86AsmParser""",
    "vp": """DisposeTargetMachine DisposeTargetMachineOptions DisposeDIBuilder ContextDispose
        DisposeModule DisposeBuilder DisposeMemoryBuffer DisposeMessage
        DisposeErrorMessage DisposePassBuilderOptions DisposePassManager
        InstructionEraseFromParent InstructionRemoveFromParent
        DeleteFunction DeleteGlobal DeleteBasicBlock
        DisposeValueMetadataEntries""",
    "pp": """CreateBuilderInContext PrintModuleToString PrintValueToString PrintTypeToString
        CloneModule GetErrorMessage GetDiagInfoDescription GetBufferStart WriteBitcodeToMemoryBuffer
        GetFirstFunction GetNextFunction GetFirstGlobal GetNextGlobal GetFirstGlobalAlias
        GetNextGlobalAlias AliasGetAliasee GetFirstGlobalIFunc GetNextGlobalIFunc
        GetFirstBasicBlock GetNextBasicBlock
        GetFirstInstruction GetNextInstruction GetPreviousInstruction GetInstructionParent GetBasicBlockParent
        GetBasicBlockTerminator GetParamParent GetFirstUse TypeOf GetIndices
        GlobalGetValueType GetElementType GetReturnType GetInitializer GetCalledValue
        GetCalledFunctionType
        GetAllocatedType GetGEPSourceElementType ConstNull GetUndef GetPoison VoidTypeInContext
        HalfTypeInContext FloatTypeInContext DoubleTypeInContext InstructionGetDebugLoc
        GetSubprogram GetComdat GetModuleDataLayout ValueAsMetadata GetTypeAttributeValue
        BuildRetVoid DILocationGetInlinedAt DILocationGetScope DIScopeGetFile DIVariableGetFile
        GetFirstDbgRecord GetNextDbgRecord DbgVariableRecordGetVariable DbgVariableRecordGetExpression
        DbgRecordGetDebugLoc CreateDIBuilderDisallowUnresolved
        BuildUnreachable GetInsertBlock InstructionClone""",
    "sp": "GetValueName GetTarget GetSection GetDataLayoutStr GetTargetExtTypeName",
    "ip": """GetValueKind GetInstructionOpcode GetConstOpcode GetTypeKind GetLinkage
        IsDeclaration IsFunctionVarArg IsGlobalConstant GetICmpPredicate IsPackedStruct
        GetVolatile GetDiagInfoSeverity GetAtomicRMWBinOp StripModuleDebugInfo IsStringAttribute
        GetICmpSameSign IsExternallyInitialized GetOrdering GetCmpXchgSuccessOrdering
        GetCmpXchgFailureOrdering IsThreadLocal IsConstantString GetNSW GetNUW GetNNeg
        GetIsDisjoint GetVisibility GetFCmpPredicate DITypeGetFlags DbgRecordGetKind""",
    "up": """GetFunctionCallConv GetInstructionCallConv CountParams
        GetNumArgOperands
        GetIntTypeWidth GetPointerAddressSpace GetVectorSize CountStructElementTypes
        CountParamTypes GetAlignment GetNumSuccessors GetDebugLocLine
        GetDebugLocColumn GetMDNodeNumOperands GetIntrinsicID GetNumIndices GetNumMaskElements
        GetEnumAttributeKind GEPGetNoWrapFlags GetAtomicSyncScopeID GetFastMathFlags
        DILocationGetLine DILocationGetColumn DITypeGetLine DIVariableGetLine DISubprogramGetLine GetMetadataKind
        GetDINodeTag DITypeGetAlignInBits""",
    "zp": "GetBufferSize",
    "qp": """ConstIntGetZExtValue GetArrayLength2 GetEnumAttributeValue DITypeGetSizeInBits
        DITypeGetOffsetInBits""",
    "vpp": """ReplaceAllUsesWith SetInitializer MoveBasicBlockAfter PositionBuilderAtEnd
        PositionBuilderBefore InsertIntoBuilder SetCurrentDebugLocation2 SetComdat GetParamTypes
        GetMDNodeOperands SetSubprogram InstructionSetDebugLoc""",
    "vpi": """SetCmpXchgSuccessOrdering SetCmpXchgFailureOrdering SetLinkage SetVisibility
        SetGlobalConstant SetExternallyInitialized SetThreadLocal SetVolatile SetOrdering
        PassBuilderOptionsSetLoopInterleaving PassBuilderOptionsSetLoopUnrolling SetICmpSameSign
        ContextSetDiscardValueNames TargetMachineOptionsSetCodeGenOptLevel TargetMachineOptionsSetRelocMode
        TargetMachineOptionsSetCodeModel""",
    "vpu": """GlobalEraseMetadata SetFunctionCallConv SetInstructionCallConv SetAlignment
        GEPSetNoWrapFlags SetFastMathFlags SetAtomicSyncScopeID""",
    "ipp": "LinkModules2 RunPassManager",
    "ppp": """ConstIntToPtr ConstAddrSpaceCast MetadataAsValue GetMDString GetDebugLocFilename
        GetDebugLocDirectory BuildRet GetModuleInlineAsm GetInlineAsmAsmString
        GetInlineAsmConstraintString GlobalCopyAllMetadata BuildBr GetAsString DIFileGetFilename
        GetRawDataValues""",
    "upp": "ABIAlignmentOfType",
    "qpp": "ABISizeOfType StoreSizeOfType",
    "qppu": "OffsetOfElement",
    "ipu": "GetMaskValue",
    "ppsz": "MDStringInContext2 GetOrInsertNamedMetadata ConstDataArray",
    "pps": "GetNamedFunction GetNamedGlobal",
    "ups": "GetNamedMetadataNumOperands",
    "usz": "GetEnumAttributeKindForName LookupIntrinsicID",
    "ppszsziiii": "GetInlineAsm",
    "ppsusu": "CreateStringAttribute",
    "ppusu": "GetStringAttributeAtIndex",
    "spp": "GetStringAttributeValue",
    "upsu": "GetMDKindIDInContext",
    "upsz": "GetSyncScopeID",
    "ppu": """GetOperand GetParam GetIncomingBlock PointerTypeInContext VectorType
        GetSuccessor StructGetTypeAtIndex IntTypeInContext ValueMetadataEntriesGetMetadata
        ConstVector GetSwitchCaseValue GetAggregateElement GetMetadata DbgVariableRecordGetValue""",
    "upu": "ValueMetadataEntriesGetKind GetAttributeCountAtIndex GetCallSiteAttributeCount",
    "ppuu": "GetEnumAttributeAtIndex GetCallSiteEnumAttribute",
    "vpusu": "RemoveStringAttributeAtIndex",
    "vpuu": "RemoveEnumAttributeAtIndex RemoveCallSiteEnumAttribute",
    "vpup": """SetOperand AddAttributeAtIndex AddCallSiteAttribute GetAttributesAtIndex
        GetCallSiteAttributes GlobalSetMetadata SetMetadata ReplaceMDNodeOperandWith
        SetSwitchCaseValue""",
    "vps": "SetTarget SetDataLayout SetSection TargetMachineOptionsSetCPU",
    "vips": "ParseCommandLineOptions",
    "vpsz": "SetValueName2 AppendModuleInlineAsm",
    "vpsp": "AddNamedMetadataOperand GetNamedMetadataOperands",
    "ppq": "ArrayType2",
    "pppq": "ConstArray2",
    "ppqi": "ConstInt",
    "ppupz": "GetIntrinsicDeclaration",
    "ppuq": "CreateEnumAttribute",
    "ppup": "CreateTypeAttribute ConstIntOfArbitraryPrecision",
    "ppd": "ConstReal",
    "pppu": "ConstNamedStruct",
    "pppui": "FunctionType StructTypeInContext ConstStructInContext",
    "pppsu": "AddGlobalInAddressSpace",
    "pppups": "AddAlias2",
    "vppp": "ContextSetDiagnosticHandler AddCase",
    "vpppu": "AddIncoming",
    "ispp": "CreateMemoryBufferWithContentsOfFile GetTargetFromTriple",
    "ppsp": "AddFunction CreateTargetMachineWithOptions",
    "ippipp": "TargetMachineEmitToMemoryBuffer",
    "pszs": "CreateMemoryBufferWithMemoryRangeCopy",
    "ippp": "ParseBitcodeInContext2 GetBitcodeModuleInContext2",
    "ipppp": "ParseIRInContext",
    "ipip": "VerifyModule",
    "ppppp": "BuildCondBr",
    "ppppu": "BuildSwitch",
    "ppspp": "RunPasses RunPassesOnFunction",
    "pppps": "BuildLoad2 BuildExtractElement BuildArrayAlloca",
    "ppps": "AppendBasicBlockInContext BuildAlloca BuildPhi BuildFreeze BuildFNeg",
    "pppus": "BuildExtractValue",
    "ppipps": "BuildBinOp BuildICmp BuildFCmp BuildCast",
    "ppippiu": "BuildAtomicRMWSyncScope",
    "pppppiiu": "BuildAtomicCmpXchgSyncScope",
    "ppius": "BuildFenceSyncScope",
    "ppppps": "BuildSelect BuildInsertElement BuildShuffleVector",
    "ppppus": "BuildInsertValue",
    "pppppus": "BuildCall2",
    "pppppusu": "BuildGEPWithNoWrapFlags",
    "pppp": "BuildStore",
    "pppupup": "BuildMemCpy",
    "ppuupp": "DIBuilderCreateDebugLocation",
    "ppppui": "DIBuilderCreateSubroutineType",
    "pppz": "DIBuilderCreateExpression MDNodeInContext2",
    "ppppppp": "DIBuilderInsertDeclareRecordBefore",
    "ppszqui": "DIBuilderCreateBasicType",
    "pppszpuquqip": "DIBuilderCreateMemberType",
    "pppszpupiiu": "DIBuilderCreateAutoVariable",
    "pppszpuquippuupsz": "DIBuilderCreateStructType",
    "pppszszpupiiuii": "DIBuilderCreateFunction",
}

# C++ functions by their mangled names (Itanium ABI): what the C API lacks.
_CXX_PROTOTYPES = {
    # llvm::FunctionPass *llvm::createInferAddressSpacesPass(unsigned)
    "create_infer_address_spaces": ("pu", "_ZN4llvm28createInferAddressSpacesPassEj"),
    # void llvm::legacy::PassManager::add(llvm::Pass *)
    "legacy_pass_manager_add": ("vpp", "_ZN4llvm6legacy11PassManager3addEPNS_4PassE"),
    # char *llvm::itaniumDemangle(std::string_view, bool): libc++'s view is a pointer and a length,
    # which the x86-64 and AArch64 ABIs pass in two registers.
    "itanium_demangle": ("pszi", "_ZN4llvm15itaniumDemangleENSt3__117basic_string_viewIcNS0_11char_traitsIcEEEEb"),
}

# Functions that change no module, by the beginning of the name without LLVM. All others count as
# changes of all modules, also a function that is added above and forgotten here.
_READING = """ABI Alias Array BasicBlock Clone Const Context Count Create DI Dbg Dispose Double
    Float Function GEPGet Get GlobalCopy GlobalGet Half InstructionGet Int Is Lookup MD Metadata
    Offset Parse PassBuilder Pointer Position Print SetCurrentDebugLocation SetValueName Store
    Struct TypeOf ValueAsMetadata ValueMetadata Vector Verify Void Write"""
# These change what no index contains: named metadata, and attributes that are strings.
_READING += """ AddNamedMetadataOperand RemoveStringAttributeAtIndex ReplaceMDNodeOperandWith"""
# But these change a module.
_CHANGING = frozenset({"GetIntrinsicDeclaration"})
# After these any instruction may be gone.
_UPHEAVING = """DeleteBasicBlock DeleteFunction DisposeModule LinkModules2 RunPassManager RunPasses
    RunPassesOnFunction StripModuleDebugInfo TargetMachineEmitToMemoryBuffer"""

# void (*)(LLVMDiagnosticInfoRef, void *)
DIAGNOSTIC_HANDLER = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)


def find_library() -> str:
    """Path of the libLLVM that comes with the clang of the running Python's environment.

    Raises LLVMError if there is none.
    """
    name = "libLLVM.so.22.1"
    path = os.path.join(sys.prefix, "lib", name)
    if not os.path.exists(path):
        raise LLVMError(f"no {name} in {os.path.dirname(path)}: install karellen-llvm-core 22.1")
    return path


class Changes:
    """The times of the last changes of modules. Time is the number of calls that may change one.

    upheaval: the time of the last call that may have erased any instruction. erased: the times at
    which single instructions were erased since then.
    """

    __slots__ = ("erased", "time", "upheaval")

    def __init__(self) -> None:
        self.time = 0
        self.upheaval = 0
        self.erased: dict[int, int] = {}

    def watch(self, symbol: str, function: Any) -> Any:
        """The function `symbol`; each call is noted if it may change a module."""
        if not symbol.startswith("LLVM"):  # the C++ functions
            return function
        name = symbol.removeprefix("LLVM")
        if name == "InstructionEraseFromParent":
            return self._erasing(function)
        if name in _UPHEAVING.split():
            return self._upheaving(function)
        if name.startswith(tuple(_READING.split())) and name not in _CHANGING:
            return function
        return self._changing(function)

    def _changing(self, function: Any) -> Any:
        def call(*arguments: Any) -> Any:
            self.time += 1
            return function(*arguments)

        return call

    def _upheaving(self, function: Any) -> Any:
        def call(*arguments: Any) -> Any:
            self.time += 1
            self.upheaval = self.time
            self.erased.clear()
            return function(*arguments)

        return call

    def _erasing(self, function: Any) -> Any:
        def call(ref: int) -> None:
            self.time += 1
            self.erased[ref] = self.time
            function(ref)

        return call


class Library:
    """The loaded library. An attribute is the C function of that name, with its prototype set."""

    def __init__(self, path: str) -> None:
        self.changes = Changes()
        self.attribute_kinds: dict[str, int] = {}  # LLVM's ids, as far as queried
        try:
            self._handle = ctypes.CDLL(path)
        except OSError as error:
            raise LLVMError(str(error)) from None

    def __getattr__(self, name: str) -> Any:
        """Called once per function: the result becomes an ordinary attribute."""
        signature, symbol = _CXX_PROTOTYPES.get(name) or (_signatures()[name], name)
        try:
            function = getattr(self._handle, symbol)
        except AttributeError:
            raise LLVMError(f"{self._handle._name} has no {symbol}") from None
        function.restype = _CODES[signature[0]]
        function.argtypes = [_CODES[code] for code in signature[1:]]
        function = self.changes.watch(symbol, function)
        setattr(self, name, function)
        return function

    @functools.cached_property
    def native(self) -> Native:
        """The walks over this library's modules. Raises LLVMError if they aren't installed."""
        return Native(self._handle._handle)

    def set_options(self, *words: str) -> None:
        """Sets options of LLVM's own command line for the whole process. The last of several values counts."""
        argv = (ctypes.c_char_p * (len(words) + 1))(b"hipspv", *map(str.encode, words))
        self.LLVMParseCommandLineOptions(len(argv), argv, None)

    def check(self, error: int | None) -> None:
        """Raises LLVMError for an LLVMErrorRef, and frees it."""
        if error:
            message = self.LLVMGetErrorMessage(error)
            text = ctypes.string_at(message).decode()
            self.LLVMDisposeErrorMessage(message)
            raise LLVMError(text)

    def take_string(self, ref: int | None) -> str:
        """The text of a string that LLVM hands over; frees the string."""
        if not ref:
            return ""
        text = ctypes.string_at(ref).decode(errors="replace")
        self.LLVMDisposeMessage(ref)
        return text


@functools.cache
def _signatures() -> dict[str, str]:
    return {f"LLVM{name}": signature for signature, names in _PROTOTYPES.items() for name in names.split()}


@functools.cache
def load_library(path: str | None = None) -> Library:
    """The library at `path`, or the one that find_library finds. Loaded once in a process."""
    return Library(path or find_library())
