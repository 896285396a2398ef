"""LLVM modules: reading, writing, linking, verifying, and running LLVM's own passes."""

from __future__ import annotations

import ctypes
import os
import time
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from hipspv.llvm.context import Context
from hipspv.llvm.enums import ANY_KERNELS
from hipspv.llvm.errors import DISPOSED, LLVMError
from hipspv.llvm.instruction_index import InstructionIndex
from hipspv.llvm.library import Library
from hipspv.llvm.types import Type
from hipspv.llvm.values import Function, GlobalValue, GlobalVariable, Instruction, Value, wrap

if TYPE_CHECKING:
    from hipspv.targets.target import Target

_RETURN_STATUS = 2  # LLVMReturnStatusAction


class Tuning(NamedTuple):
    """Transformations that LLVM's pipelines may do or leave out.

    Loops aren't vectorised by default, because work-items are a device's vectors. A loop whose
    source asks for it by a pragma is vectorised anyway.
    """

    vectorize_loops: bool = False
    unroll_loops: bool = True


_TUNING = Tuning()


class Module:
    """One LLVM module. A context manager; its values are unusable after it is disposed of or linked into another."""

    target: Target  # what it is translated for; passes find it set

    def __init__(self, ref: int, context: Context) -> None:
        self.ref = ref
        self.context = context
        self.lib: Library = context.lib
        self._index: InstructionIndex | None = None
        self.index_seconds = 0.0  # the time spent on indexes so far
        context.modules.add(self)

    def __enter__(self) -> Module:
        return self

    def __exit__(self, *error: object) -> None:
        if self.lib is not DISPOSED:  # already linked into another module
            self.dispose()

    @classmethod
    def read(cls, path: str, context: Context, lazy: bool = False) -> Module:
        """Reads bitcode, or IR text if `path` ends in `.ll`.

        A lazy module reads a function's body when it is linked or otherwise needed. Raises
        LLVMError, with the path, for a file that can't be read.
        """
        lib = context.lib
        buffer, message = ctypes.c_void_p(), ctypes.c_void_p()
        if lib.LLVMCreateMemoryBufferWithContentsOfFile(os.fsencode(path), ctypes.byref(buffer), ctypes.byref(message)):
            raise LLVMError(f"{path}: {lib.take_string(message.value)}")
        assert buffer.value
        try:
            return cls._from_buffer(buffer.value, context, lazy, path.endswith(".ll"))
        except LLVMError as error:
            raise LLVMError(f"{path}: {error}") from None

    @classmethod
    def parse(cls, text: str | bytes, context: Context) -> Module:
        """Reads IR text (str) or bitcode (bytes)."""
        data = text.encode() if isinstance(text, str) else text
        buffer = context.lib.LLVMCreateMemoryBufferWithMemoryRangeCopy(data, len(data), b"<memory>")
        return cls._from_buffer(buffer, context, False, isinstance(text, str))

    def clone(self) -> Module:
        """A new module with the same contents, in the same context."""
        made = Module(self.lib.LLVMCloneModule(self.ref), self.context)
        if hasattr(self, "target"):
            made.target = self.target
        return made

    @classmethod
    def _from_buffer(cls, buffer: int, context: Context, lazy: bool, text: bool) -> Module:
        lib = context.lib
        module, message = ctypes.c_void_p(), ctypes.c_void_p()
        if text:  # takes the buffer, even if it fails
            failed = lib.LLVMParseIRInContext(context.ref, buffer, ctypes.byref(module), ctypes.byref(message))
            if failed:
                raise LLVMError(lib.take_string(message.value))
        elif lazy:  # takes the buffer if it succeeds
            if lib.LLVMGetBitcodeModuleInContext2(context.ref, buffer, ctypes.byref(module)):
                lib.LLVMDisposeMemoryBuffer(buffer)
                raise context.fail("not bitcode")
        else:
            failed = lib.LLVMParseBitcodeInContext2(context.ref, buffer, ctypes.byref(module))
            lib.LLVMDisposeMemoryBuffer(buffer)
            if failed:
                raise context.fail("not bitcode")
        assert module.value
        return cls(module.value, context)

    def dispose(self) -> None:
        self.lib.LLVMDisposeModule(self.ref)
        self._forget()

    def _forget(self) -> None:
        self._index = None
        self.context.modules.discard(self)
        self.lib = DISPOSED

    def __str__(self) -> str:
        """The module as IR text."""
        return self.lib.take_string(self.lib.LLVMPrintModuleToString(self.ref))

    def bitcode(self) -> bytes:
        lib = self.lib
        buffer = lib.LLVMWriteBitcodeToMemoryBuffer(self.ref)
        data = ctypes.string_at(lib.LLVMGetBufferStart(buffer), lib.LLVMGetBufferSize(buffer))
        lib.LLVMDisposeMemoryBuffer(buffer)
        return data

    def write(self, path: str) -> None:
        """Writes bitcode, or IR text if `path` ends in `.ll`. The file appears complete or not at all."""
        temporary = f"{path}.tmp{os.getpid()}"
        try:
            with open(temporary, "wb") as file:
                file.write(str(self).encode() if path.endswith(".ll") else self.bitcode())
            os.replace(temporary, path)
        except BaseException:
            if os.path.exists(temporary):
                os.unlink(temporary)
            raise

    def link(self, source: Module) -> None:
        """Links `source` into this module and disposes of it.

        Of its linkonce functions only those that this module names arrive, and those that they need.
        """
        failed = self.lib.LLVMLinkModules2(self.ref, source.ref)
        source._forget()
        if failed:
            raise self.context.fail("the modules can't be linked")

    def replace(self, other: Module) -> None:
        """Takes the contents of `other`, a module of the same context, and disposes of its own.

        Values of the old contents are unusable.
        """
        self.lib.LLVMDisposeModule(self.ref)
        self.ref, self._index = other.ref, None
        other._forget()

    def verify(self) -> None:
        """Raises LLVMError if the IR is malformed."""
        message = ctypes.c_void_p()
        broken = self.lib.LLVMVerifyModule(self.ref, _RETURN_STATUS, ctypes.byref(message))
        text = self.lib.take_string(message.value)
        if broken:
            raise LLVMError(text)

    def run_passes(self, passes: str, function: Function | None = None, tuning: Tuning = _TUNING) -> None:
        """Runs LLVM's own passes, named as for `opt -passes=`.

        With `function` only function passes run.
        """
        lib = self.lib
        options = lib.LLVMCreatePassBuilderOptions()
        # `default<O2>` overrides these options for loops and for straight-line code
        # (PassBuilder::parseModulePass in llvm/lib/Passes/PassBuilder.cpp). LLVM's own command line
        # decides last. It belongs to the process, so it is set before every run.
        lib.set_options(f"-vectorize-loops={tuning.vectorize_loops}".lower(), "-vectorize-slp=false")
        lib.LLVMPassBuilderOptionsSetLoopInterleaving(options, 0)
        lib.LLVMPassBuilderOptionsSetLoopUnrolling(options, tuning.unroll_loops)
        run = lib.LLVMRunPassesOnFunction if function else lib.LLVMRunPasses
        error = run((function or self).ref, passes.encode(), None, options)
        lib.LLVMDisposePassBuilderOptions(options)
        lib.check(error)
        self.context.check()

    def infer_address_spaces(self, flat: int) -> bool:
        """Runs LLVM's InferAddressSpaces with `flat` as the generic address space.

        The pass by name takes the generic space from the target, and the libLLVM beside clang has
        no SPIR-V target. Its constructor takes the number but is C++: it is called by its mangled
        name (llvm/Transforms/Scalar.h). A pass manager that the C API makes runs the pass.
        """
        lib = self.lib
        manager = lib.LLVMCreatePassManager()
        lib.legacy_pass_manager_add(manager, lib.create_infer_address_spaces(flat))
        changed = lib.LLVMRunPassManager(manager, self.ref)
        lib.LLVMDisposePassManager(manager)
        return bool(changed)

    def demangle(self, name: str) -> str:
        """The C++ declaration of a mangled name; other names are unchanged."""
        if not name.startswith("_Z"):
            return name
        text = name.encode(errors="surrogateescape")
        ref = self.lib.itanium_demangle(text, len(text), True)
        if not ref:
            return name
        result = ctypes.string_at(ref).decode(errors="replace")
        ctypes.CDLL(None).free(ctypes.c_void_p(ref))  # from malloc
        return result

    def strip_debug_info(self) -> bool:
        return bool(self.lib.LLVMStripModuleDebugInfo(self.ref))

    @property
    def triple(self) -> str:
        return self.lib.LLVMGetTarget(self.ref).decode()

    @triple.setter
    def triple(self, triple: str) -> None:
        self.lib.LLVMSetTarget(self.ref, triple.encode())

    @property
    def data_layout(self) -> str:
        return self.lib.LLVMGetDataLayoutStr(self.ref).decode()

    @data_layout.setter
    def data_layout(self, layout: str) -> None:
        self.lib.LLVMSetDataLayout(self.ref, layout.encode())

    def functions(self) -> Iterator[Function]:
        """All functions; the one yielded may be erased."""
        ref = self.lib.LLVMGetFirstFunction(self.ref)
        while ref:
            following = self.lib.LLVMGetNextFunction(ref)
            yield Function(ref, self)
            ref = following

    def definitions(self) -> Iterator[Function]:
        return (function for function in self.functions() if not function.is_declaration)

    def index(self) -> InstructionIndex:
        """The module's index as of now. Ask again after a change."""
        found = self._index
        if found is None or found.time != self.lib.changes.time:
            start = time.perf_counter()
            found = self._index = None  # frees the old one first
            found = self._index = InstructionIndex(self)
            self.index_seconds += time.perf_counter() - start
        return found

    def may_read_what_it_writes(self) -> bool:
        """False if no kernel reads memory that it writes, other than its own stack. Only simple
        code is judged: other code counts as a read of written memory.
        """
        native, kernels = self.lib.native, self.kernel_conventions
        conventions = (ctypes.c_uint32 * len(kernels))(*kernels)
        return bool(native.reads_written(native.llvm, self.ref, conventions, len(kernels)))

    @property
    def kernel_conventions(self) -> frozenset[int]:
        """The calling convention of kernels: the target's, or any of LLVM's without a target."""
        return frozenset((self.target.kernel_cc,)) if hasattr(self, "target") else ANY_KERNELS

    def kernels(self) -> Iterator[Function]:
        return (function for function in self.definitions() if function.is_kernel)

    def variables(self) -> Iterator[GlobalVariable]:
        """All global variables; the one yielded may be erased."""
        ref = self.lib.LLVMGetFirstGlobal(self.ref)
        while ref:
            following = self.lib.LLVMGetNextGlobal(ref)
            yield GlobalVariable(ref, self)
            ref = following

    def aliases(self) -> Iterator[tuple[GlobalValue, Value]]:
        """All aliases and their targets."""
        ref = self.lib.LLVMGetFirstGlobalAlias(self.ref)
        while ref:
            following = self.lib.LLVMGetNextGlobalAlias(ref)
            yield GlobalValue(ref, self), wrap(self.lib.LLVMAliasGetAliasee(ref), self)
            ref = following

    def function(self, name: str) -> Function | None:
        ref = self.lib.LLVMGetNamedFunction(self.ref, name.encode(errors="surrogateescape"))
        return Function(ref, self) if ref else None

    def variable(self, name: str) -> GlobalVariable | None:
        ref = self.lib.LLVMGetNamedGlobal(self.ref, name.encode(errors="surrogateescape"))
        return GlobalVariable(ref, self) if ref else None

    def add_function(self, name: str, type: Type) -> Function:
        return Function(self.lib.LLVMAddFunction(self.ref, name.encode(errors="surrogateescape"), type.ref), self)

    def add_alias(self, name: str, function: Function) -> GlobalValue:
        """Adds another name of a function, in address space 0."""
        type, text = function.value_type, name.encode(errors="surrogateescape")
        return GlobalValue(self.lib.LLVMAddAlias2(self.ref, type.ref, 0, function.ref, text), self)

    def declare_builtin(self, name: str, type: Type) -> Function:
        """The function `name`, declared with the target's calling convention if necessary, or
        LLVM's intrinsic of that name, which isn't overloaded.
        """
        if name.startswith("llvm."):
            return self.intrinsic(name, [])
        found = self.function(name)
        if found is None:
            found = self.add_function(name, type)
            found.calling_convention = self.target.function_cc
        return found

    def intrinsic(self, name: str, types: Sequence[Type]) -> Function:
        """The declaration of LLVM's intrinsic `name` for its overloaded `types`."""
        text = name.encode()
        number = self.lib.LLVMLookupIntrinsicID(text, len(text))
        refs = (ctypes.c_void_p * len(types))(*(type.ref for type in types))
        ref = self.lib.LLVMGetIntrinsicDeclaration(self.ref, number, refs, len(types))
        return Function(ref, self)

    def add_variable(self, name: str, type: Type, address_space: int) -> GlobalVariable:
        ref = self.lib.LLVMAddGlobalInAddressSpace(self.ref, type.ref, name.encode(), address_space)
        return GlobalVariable(ref, self)

    def size_of(self, type: Type) -> int:
        """Bytes from one element of `type` in an array to the next."""
        return self.lib.LLVMABISizeOfType(self.lib.LLVMGetModuleDataLayout(self.ref), type.ref)

    def store_size_of(self, type: Type) -> int:
        """Bytes that a load or store of `type` accesses."""
        return self.lib.LLVMStoreSizeOfType(self.lib.LLVMGetModuleDataLayout(self.ref), type.ref)

    def alignment_of(self, type: Type) -> int:
        return self.lib.LLVMABIAlignmentOfType(self.lib.LLVMGetModuleDataLayout(self.ref), type.ref)

    def offset_of(self, struct: Type, index: int) -> int:
        """Bytes from the start of a structure to its element `index`."""
        return self.lib.LLVMOffsetOfElement(self.lib.LLVMGetModuleDataLayout(self.ref), struct.ref, index)

    def file_of(self, value: Function | Instruction) -> str:
        """The source file that the debug information of `value` names; empty if there is none."""
        return self._text(self.lib.LLVMGetDebugLocFilename, value.ref)

    def name_of_file(self, file: int) -> str:
        """The name of a DIFile; empty if there is none."""
        return self._text(self.lib.LLVMDIFileGetFilename, file) if file else ""

    def directory_of(self, value: Function | Instruction) -> str:
        """The directory to which `file_of` is relative; empty if there is none."""
        return self._text(self.lib.LLVMGetDebugLocDirectory, value.ref)

    @property
    def assembly(self) -> str:
        """Assembly outside of functions."""
        return self._text(self.lib.LLVMGetModuleInlineAsm, self.ref)

    def append_assembly(self, text: str) -> None:
        """Adds lines of assembly outside of functions."""
        data = text.encode()
        self.lib.LLVMAppendModuleInlineAsm(self.ref, data, len(data))

    def assembly_of(self, inline: Value) -> str:
        """The text of inline assembly."""
        return self._text(self.lib.LLVMGetInlineAsmAsmString, inline.ref)

    def constraints_of(self, inline: Value) -> str:
        """The constraints of inline assembly, as IR has them: `=r,0,~{memory}`."""
        return self._text(self.lib.LLVMGetInlineAsmConstraintString, inline.ref)

    def ifuncs(self) -> list[str]:
        """Names of the functions whose implementation is chosen when a program is loaded."""
        names: list[str] = []
        ref = self.lib.LLVMGetFirstGlobalIFunc(self.ref)
        while ref:
            names.append(GlobalValue(ref, self).name)
            ref = self.lib.LLVMGetNextGlobalIFunc(ref)
        return names

    def _text(self, get: Callable[..., int], ref: int) -> str:
        """The bytes that an LLVM function gives as a pointer and a length."""
        size = ctypes.c_size_t()
        text = get(ref, ctypes.byref(size))
        if not text or not size.value:
            return ""
        return ctypes.string_at(text, size.value).decode(errors="replace")
