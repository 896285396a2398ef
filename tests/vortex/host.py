"""Calls of HIP's runtime, in the process of a test's case."""

import ctypes
from collections.abc import Sequence

from hipspv.core import toolchain

hip = ctypes.CDLL(toolchain.RUNTIME)
hip.hipGetErrorName.restype = ctypes.c_char_p

TO_DEVICE, TO_HOST, IN_DEVICE = 1, 2, 3


class Dim3(ctypes.Structure):
    _fields_ = [("x", ctypes.c_uint32), ("y", ctypes.c_uint32), ("z", ctypes.c_uint32)]


class Metadata(ctypes.Structure):
    """hipKernelArgumentMetadata."""

    _fields_ = [
        ("offset", ctypes.c_size_t),
        ("size", ctypes.c_size_t),
        ("alignment", ctypes.c_size_t),
        ("is_pointer", ctypes.c_int),
    ]


class HipError(Exception):
    """A call's error, by its name."""


def call(name: str, *arguments: object) -> None:
    """Call a function of HIP. Raises HipError."""
    error = getattr(hip, name)(*arguments)
    if error:
        raise HipError(f"{name}: {hip.hipGetErrorName(error).decode()}")


def allocate(size: int, function: str = "hipMalloc", *flags: object) -> ctypes.c_void_p:
    pointer = ctypes.c_void_p()
    call(function, ctypes.byref(pointer), ctypes.c_size_t(size), *flags)
    return pointer


def write(to: int, content: bytes) -> None:
    call("hipMemcpy", ctypes.c_void_p(to), content, ctypes.c_size_t(len(content)), TO_DEVICE)


def read(source: int, size: int) -> bytes:
    content = ctypes.create_string_buffer(size)
    call("hipMemcpy", content, ctypes.c_void_p(source), ctypes.c_size_t(size), TO_HOST)
    return content.raw


def value(pointer: ctypes.c_void_p) -> int:
    assert pointer.value is not None
    return pointer.value


def addresses(arguments: Sequence[object]) -> ctypes.Array[ctypes.c_void_p]:
    """The addresses of ctypes values."""
    pointers = [ctypes.cast(ctypes.byref(each), ctypes.c_void_p) for each in arguments]  # type: ignore[arg-type]
    return (ctypes.c_void_p * max(len(pointers), 1))(*pointers)


class Module:
    """An image that the program loads."""

    def __init__(self, image: bytes) -> None:
        self.handle = ctypes.c_void_p()
        self.image = image
        call("hipModuleLoadData", ctypes.byref(self.handle), image)

    def kernel(self, name: str) -> ctypes.c_void_p:
        function = ctypes.c_void_p()
        call("hipModuleGetFunction", ctypes.byref(function), self.handle, name.encode())
        return function

    def variable(self, name: str) -> tuple[int, int]:
        address, size = ctypes.c_void_p(), ctypes.c_size_t()
        call("hipModuleGetGlobal", ctypes.byref(address), ctypes.byref(size), self.handle, name.encode())
        return value(address), size.value


def register(
    handle: ctypes.c_void_p,
    name: str,
    image: ctypes.Array[ctypes.c_char],
    entries: Sequence[tuple[int, int, int, int]] | None,
    count: int = 0,
) -> None:
    """entries: the metadata; None for `count` arguments without."""
    table = None if entries is None else (Metadata * max(len(entries), 1))(*entries)
    call(
        "__hipRegisterFunctionWithMetadata",
        ctypes.byref(handle),
        name.encode(),
        image,
        ctypes.c_size_t(len(image)),
        ctypes.c_size_t(count if entries is None else len(entries)),
        table,
    )


def launch(
    kernel: ctypes.c_void_p,
    grid: Sequence[int],
    block: Sequence[int],
    arguments: Sequence[object],
    shared: int = 0,
    stream: ctypes.c_void_p | None = None,
) -> None:
    """Launch a kernel by its handle, and wait."""
    call("hipLaunchKernel", kernel, Dim3(*grid), Dim3(*block), addresses(arguments), ctypes.c_size_t(shared), stream)
    if stream is None:
        call("hipDeviceSynchronize")
