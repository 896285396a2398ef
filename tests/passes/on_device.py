"""Runs small IR functions on this machine and, through all passes, on the OpenCL device."""

from __future__ import annotations

import contextlib
import ctypes
import os
import subprocess
from collections.abc import Iterator
from unittest import mock

from llvmlite import binding

from hipspv.core import toolchain
from tests.preforked import commands

_LAYOUT = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
HEADER = f"""\
target datalayout = "{_LAYOUT}"
target triple = "spirv64"
declare spir_func i64 @_Z13get_global_idj(i32)
"""
# Calls `{name}`, `void (ptr in, ptr out, i64 number)` in global memory, for each work-item.
KERNEL = """
define spir_kernel void @k.{name}(ptr addrspace(1) %in, ptr addrspace(1) %out) {{
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  call spir_func void @{name}(ptr addrspace(1) %in, ptr addrspace(1) %out, i64 %id)
  ret void
}}
"""
_MANAGED = 1  # hipMemAttachGlobal


class Device:
    """The first OpenCL device, through hipspv's runtime."""

    def __init__(self, directory: str) -> None:
        self._directory = directory
        self._hip = ctypes.CDLL(toolchain.RUNTIME)
        with mock.patch.dict(os.environ, HIPSPV_BACKEND="opencl"):  # read at the first call
            self._call("hipGetDeviceCount", ctypes.byref(ctypes.c_int()))

    def _call(self, name: str, *arguments: object) -> None:
        error = getattr(self._hip, name)(*arguments)
        assert error == 0, f"{name}: error {error}"

    @contextlib.contextmanager
    def loaded(self, spirv: bytes) -> Iterator[ctypes.c_void_p]:
        """A module, unloaded after its use: the device's compiled code takes 50 MiB and more."""
        path = os.path.join(self._directory, "module.spv")
        with open(path, "wb") as file:
            file.write(spirv)
        module = ctypes.c_void_p()
        self._call("hipModuleLoad", ctypes.byref(module), path.encode())
        yield module
        self._call("hipModuleUnload", module)

    def run(self, module: ctypes.c_void_p, kernel: str, inputs: bytes, size: int, count: int) -> bytes:
        """The bytes that `count` work-items, given `inputs`, write to `size` zeroed bytes."""
        function, given, made = ctypes.c_void_p(), ctypes.c_void_p(), ctypes.c_void_p()
        self._call("hipModuleGetFunction", ctypes.byref(function), module, kernel.encode())
        for pointer, length in ((given, len(inputs)), (made, size)):
            length = ctypes.c_size_t(max(1, length))
            self._call("hipMallocManaged", ctypes.byref(pointer), length, _MANAGED)
        ctypes.memmove(given, inputs, len(inputs))
        ctypes.memset(made, 0, size)
        arguments = (ctypes.c_void_p * 2)(ctypes.addressof(given), ctypes.addressof(made))
        self._call("hipModuleLaunchKernel", function, 1, 1, 1, count, 1, 1, 0, None, arguments, None)
        self._call("hipDeviceSynchronize")
        result = ctypes.string_at(made, size)
        for pointer in (given, made):
            self._call("hipFree", pointer)
        return result


def spirv_of(text: str, translator: str, level: str, directory: str) -> bytes:
    """Lowers, translates and validates in processes of their own, as the compiler does: LLVM's back
    end makes some modules invalid after it has translated others."""
    source, lowered, spirv = (os.path.join(directory, f"module.{end}") for end in ("ll", "bc", "spv"))
    with open(source, "w") as file:
        file.write(text)
    translate = f"--translator={translator}"
    for command in (
        ["lower", source, f"-O{level}", translate, "-o", lowered],
        ["translate", lowered, translate, "--validate", "-o", spirv],
    ):
        tool = str(commands() / "hipspv")
        done = subprocess.run([tool, *command], capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
    with open(spirv, "rb") as file:
        return file.read()


class Native:
    """The same functions compiled for this machine, without hipspv's passes."""

    def __init__(self, text: str) -> None:
        for library in ("libgcc_s.so.1", "libm.so.6"):
            binding.load_library_permanently(library)
        binding.initialize_native_target()
        binding.initialize_native_asmprinter()
        for word, instead in ((" addrspace(1)", ""), ("spir_func ", ""), ("internal ", "")):
            text = text.replace(word, instead)
        module = binding.parse_assembly(text)
        target = binding.Target.from_default_triple()
        machine = target.create_target_machine(
            cpu=binding.get_host_cpu_name(), features=binding.get_host_cpu_features().flatten(), opt=0
        )
        self._engine = binding.create_mcjit_compiler(module, machine)
        self._engine.finalize_object()

    def run(self, name: str, inputs: bytes, size: int, count: int) -> bytes:
        given, given_at = _aligned(inputs)
        made, made_at = _aligned(bytes(size))
        type = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_uint64)
        function = type(self._engine.get_function_address(name))
        for number in range(count):
            function(given_at, made_at, number)
        del given
        return ctypes.string_at(made_at, size) if made else b""


def _aligned(data: bytes) -> tuple[object, int]:
    """A buffer, and the offset of `data` in it, aligned as strictly as any vector needs."""
    buffer = ctypes.create_string_buffer(len(data) + 128)
    place = -(-ctypes.addressof(buffer) // 128) * 128
    ctypes.memmove(place, data, len(data))
    return buffer, place
