"""libhipspv-index.so: walks over modules that would be slow in Python."""

from __future__ import annotations

import ctypes
import functools
import os

from hipspv.llvm.errors import LLVMError

_VERSION = 9
_USUAL = 16
_REMEDY = "`hipspv doctor` says how to repair the installation"


class Native:
    """libhipspv-index.so, bound to one libLLVM. Raises LLVMError if it isn't there."""

    def __init__(self, libllvm: int) -> None:
        library, name = _load(), ctypes.c_char_p()
        if library.hipspv_index_version() != _VERSION:
            raise LLVMError(f"{find_native()} is of another version: {_REMEDY}")
        self.take, self.drop = library.hipspv_index_take, library.hipspv_index_drop
        self.select, self.select_first = library.hipspv_select, library.hipspv_select_first
        self.users, self.calls = library.hipspv_users, library.hipspv_calls
        self.functions_of, self.operands = library.hipspv_functions_of, library.hipspv_operands
        self.operation, self.accesses = library.hipspv_operation, library.hipspv_accesses
        self.body, self.flow = library.hipspv_body, library.hipspv_flow
        self.dominators = library.hipspv_dominators
        self.post_dominators = library.hipspv_post_dominators
        self.reads_written = library.hipspv_reads_written
        library.hipspv_llvm_open.restype = self.take.restype = ctypes.c_void_p
        for function in (
            *(self.select_first, self.users, self.calls, self.functions_of, self.operands),
            *(self.body, self.flow, self.reads_written, self.operation),
            self.dominators,
        ):
            function.restype = ctypes.c_uint64
        for function in (self.drop, self.select, self.accesses, self.post_dominators):
            function.restype = None
        pointer, size = ctypes.c_void_p, ctypes.c_uint64
        self.take.argtypes = [pointer, pointer, pointer, size, pointer]
        self.drop.argtypes = [pointer]
        self.select.argtypes = [pointer, ctypes.c_char_p, size, pointer]
        self.select_first.argtypes = [pointer, ctypes.c_char_p, pointer]
        self.users.argtypes = [pointer, pointer, ctypes.c_int, size, pointer, pointer]
        self.calls.argtypes = [pointer, pointer, size, pointer]
        self.operands.argtypes = [pointer, pointer, size, pointer]
        self.operation.argtypes = [pointer, pointer, size, pointer]
        self.accesses.argtypes = [pointer, pointer, size, pointer]
        self.body.argtypes = [pointer, pointer, size, pointer, pointer]
        self.dominators.argtypes = self.post_dominators.argtypes = [pointer, pointer]
        self.flow.argtypes = [pointer, pointer, size, pointer]
        self.reads_written.argtypes = [pointer, pointer, pointer, size]
        self.functions_of.argtypes = [pointer, pointer, size, pointer]
        library.hipspv_llvm_open.argtypes = [pointer, pointer]
        self.llvm: int = library.hipspv_llvm_open(libllvm, ctypes.byref(name))
        if not self.llvm:
            raise LLVMError(f"libLLVM has no {(name.value or b'').decode()}")
        # One for all calls: most values have few operands and users.
        self._buffer, self._kinds = (ctypes.c_uint64 * _USUAL)(), (ctypes.c_uint8 * _USUAL)()

    def parts(self, value: int) -> list[int]:
        """The operands of a value: each a reference, with its LLVMValueKind in the upper byte."""
        count = self.operands(self.llvm, value, _USUAL, self._buffer)
        if count <= _USUAL:
            return self._buffer[:count]
        buffer = (ctypes.c_uint64 * count)()
        self.operands(self.llvm, value, count, buffer)
        return list(buffer)

    def operation_of(self, value: int) -> list[int]:
        """The opcode of an instruction or a constant expression, with the bits of an integer result
        in the upper half, and then the operands (`parts`).
        """
        count = self.operation(self.llvm, value, _USUAL, self._buffer)
        if count <= _USUAL:
            return self._buffer[:count]
        buffer = (ctypes.c_uint64 * count)()
        self.operation(self.llvm, value, count, buffer)
        return list(buffer)

    def users_of(self, value: int, constants: bool) -> tuple[list[int], list[int]]:
        """The users of a value, one for each use, and their LLVMValueKinds. constants: only users
        that aren't instructions.
        """
        count = self.users(self.llvm, value, constants, _USUAL, self._buffer, self._kinds)
        if count <= _USUAL:
            return self._buffer[:count], self._kinds[:count]
        refs, kinds = (ctypes.c_uint64 * count)(), (ctypes.c_uint8 * count)()
        self.users(self.llvm, value, constants, count, refs, kinds)
        return list(refs), list(kinds)


def find_native() -> str:
    """The path of libhipspv-index.so, whether or not it is there."""
    package = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    return os.path.join(package, "lib", "libhipspv-index.so")


@functools.cache
def _load() -> ctypes.CDLL:
    try:
        return ctypes.CDLL(find_native())
    except OSError as error:
        raise LLVMError(f"{error}: {_REMEDY}") from None
