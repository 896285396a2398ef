"""Runs the kernel `run` of a SPIR-V module: `run_module.py LIBRARY MODULE RESULTS < INPUTS`.

INPUTS are 64-bit words, three for each work-item; it writes RESULTS words for each to stdout.
"""

from __future__ import annotations

import ctypes
import sys


class Hip:
    """The runtime by its C interface; a failed call raises an error."""

    def __init__(self, library: str) -> None:
        self._library = ctypes.CDLL(library)

    def __getattr__(self, name: str):
        function = getattr(self._library, name)

        def call(*arguments: object) -> None:
            status = function(*arguments)
            if status:
                sys.exit(f"{name}: error {status}")

        return call


def run(hip: Hip, module_path: str, results: int, inputs: bytes) -> bytes:
    count = len(inputs) // 24
    module, function = ctypes.c_void_p(), ctypes.c_void_p()
    hip.hipModuleLoad(ctypes.byref(module), module_path.encode())
    hip.hipModuleGetFunction(ctypes.byref(function), module, b"run")
    given, made = ctypes.c_void_p(), ctypes.c_void_p()
    size = 8 * results * count
    hip.hipMalloc(ctypes.byref(given), ctypes.c_size_t(len(inputs)))
    hip.hipMalloc(ctypes.byref(made), ctypes.c_size_t(size))
    hip.hipMemcpy(given, inputs, ctypes.c_size_t(len(inputs)), 1)
    arguments = (ctypes.c_void_p * 2)(*(ctypes.cast(ctypes.pointer(p), ctypes.c_void_p) for p in (given, made)))
    grid = (count, 1, 1, 1, 1, 1)
    hip.hipModuleLaunchKernel(function, *map(ctypes.c_uint, grid), 0, None, arguments, None)
    hip.hipDeviceSynchronize()
    out = ctypes.create_string_buffer(size)
    hip.hipMemcpy(out, made, ctypes.c_size_t(size), 2)
    return out.raw


if __name__ == "__main__":
    library, path, results = sys.argv[1:]
    words = run(Hip(library), path, int(results), sys.stdin.buffer.read())
    sys.stdout.buffer.write(words)
