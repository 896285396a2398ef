"""Code for devices, compiled for this machine: its address spaces are one memory here, too."""

import ctypes
from collections.abc import Callable
from typing import Any

from llvmlite import binding as llvm

from hipspv.llvm import Context, Module

_C = 0  # llvm/IR/CallingConv.h
FUNCTION_TYPES = ctypes.CFUNCTYPE

# The results of the instructions for a warp of one lane that is alone.
_INSTRUCTIONS: dict[str, tuple[Any, Callable[..., int | None]]] = {
    "__vx_barrier": (ctypes.CFUNCTYPE(None, ctypes.c_uint32, ctypes.c_uint32), lambda *_: None),
    "__vx_fence": (ctypes.CFUNCTYPE(None), lambda: None),
    "__vx_vote_ballot": (ctypes.CFUNCTYPE(ctypes.c_uint32, ctypes.c_uint32), lambda p: p & 1),
    "__vx_shfl_idx": (ctypes.CFUNCTYPE(ctypes.c_uint32, ctypes.c_uint32, ctypes.c_uint32), lambda value, _: value),
    "__vx_csr_core_id": (ctypes.CFUNCTYPE(ctypes.c_uint32), lambda: 0),
    "__vx_csr_thread_id": (ctypes.CFUNCTYPE(ctypes.c_uint32), lambda: 0),
    "__vx_cycles": (ctypes.CFUNCTYPE(ctypes.c_uint64), lambda: 1),
    "__vx_cycles_high": (ctypes.CFUNCTYPE(ctypes.c_uint32), lambda: 0),
    "__hipspv_end_thread": (ctypes.CFUNCTYPE(None), lambda: None),
}


class HostCode:
    """The functions of a module, which it changes, as functions of this process."""

    def __init__(self, module: Module) -> None:
        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        for function in module.functions():
            function.calling_convention = _C
            for call in function.calls():
                call.calling_convention = _C
        self._callbacks = [(name, kind(body)) for name, (kind, body) in _INSTRUCTIONS.items()]
        for name, callback in self._callbacks:
            address = ctypes.cast(callback, ctypes.c_void_p).value
            assert address
            llvm.add_symbol(name, address)
        machine = llvm.Target.from_default_triple().create_target_machine(
            cpu=llvm.get_host_cpu_name(), features=llvm.get_host_cpu_features().flatten(), opt=1
        )
        module.triple, module.data_layout = machine.triple, str(machine.target_data)
        parsed = llvm.parse_assembly(str(module))
        self._engine = llvm.create_mcjit_compiler(parsed, machine)
        self._engine.finalize_object()

    def function(self, name: str, result: Any, *parameters: Any) -> Any:
        """The function with these types of ctypes."""
        address = self._engine.get_function_address(name)
        assert address, name
        return ctypes.CFUNCTYPE(result, *parameters)(address)


def host_library(path: str) -> HostCode:
    """The device library at `path`."""
    with Context() as context:
        return HostCode(Module.read(path, context))
