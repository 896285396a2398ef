"""Programs whose lines the tests read: each function is one.

    python -m tests.vortex.cases NAME FILE...

runs the function of that name over the images in the files.
"""

import ctypes
import re
import struct
import sys
from pathlib import Path

from hipspv.core import toolchain
from tests.vortex.host import IN_DEVICE, HipError, Module, allocate, call, launch, read, register, value, write

VECTOR_ADD = [(0, 8, 8, 1), (8, 8, 8, 1), (16, 8, 8, 1), (24, 4, 4, 0)]
COMPLEX = [(0, 8, 8, 1), (8, 12, 4, 0), (20, 4, 4, 0), (24, 8, 8, 1)]


def _numbers(first: int, count: int) -> bytes:
    return struct.pack(f"<{count}I", *(7 * i for i in range(first, first + count)))


def _vector_add() -> tuple[list[object], str]:
    pointers = [allocate(4096) for _ in range(3)]
    return [*pointers, ctypes.c_int(1024)], " ".join(hex(value(each)) for each in pointers)


def vector_add(image: bytes) -> None:
    arguments, shown = _vector_add()
    launch(Module(image).kernel("vectorAdd"), (4, 1, 1), (16, 1, 1), arguments, 40)
    print(shown)


def complex_kernel(image: bytes) -> None:
    output, data = allocate(64), allocate(64)
    position = (ctypes.c_float * 3)(1, 2, 3)
    arguments = [output, position, ctypes.c_int(5), data]
    launch(Module(image).kernel("complexKernel"), (2, 3, 1), (4, 2, 1), arguments)
    print(hex(value(output)), hex(value(data)))


def registered(image: bytes) -> None:
    """By the handle, by its variable, and by a handle that the caller has."""
    content = ctypes.create_string_buffer(image, len(image))
    handle, known = ctypes.c_void_p(), ctypes.c_void_p(0x1234560)
    register(handle, "vectorAdd", content, VECTOR_ADD)
    register(known, "vectorAdd", content, VECTOR_ADD)
    assert known.value == 0x1234560
    arguments, shown = _vector_add()
    for kernel in (handle, ctypes.byref(handle), known):
        launch(kernel, (4, 1, 1), (16, 1, 1), arguments)  # type: ignore[arg-type]
    print(shown)


def attributes(image: bytes) -> None:
    content = ctypes.create_string_buffer(image, len(image))
    handle, found = ctypes.c_void_p(), (ctypes.c_size_t * 32)()
    register(handle, "vectorAdd", content, VECTOR_ADD)
    call("hipFuncGetAttributes", found, handle)
    print("found")


def registrations(image: bytes) -> None:
    """Wrong metadata, none of which opens a device."""
    content = ctypes.create_string_buffer(image, len(image))
    for entries in (
        [(0, 0, 8, 0)],
        [(0, 8, 3, 0)],
        [(4, 8, 8, 0)],
        [(0, 8, 8, 1), (4, 4, 4, 0)],
        [(0, 2, 2, 1)],
        VECTOR_ADD[:3],
        [*VECTOR_ADD[:3], (24, 8, 8, 0)],
        [*VECTOR_ADD[:3], (24, 4, 4, 1)],
    ):
        try:
            register(ctypes.c_void_p(), "vectorAdd", content, entries)
            print("registered")
        except HipError as error:
            print(error)
    short = ctypes.create_string_buffer(image[:10], 10)
    for name, file in (("", content), ("other", content), ("vectorAdd", short)):
        try:
            register(ctypes.c_void_p(), name, file, VECTOR_ADD)
            print("registered")
        except HipError as error:
            print(error)


def foreign(first: bytes, second: bytes) -> None:
    """Images of another compiler replace each other at their address."""
    files = [ctypes.create_string_buffer(file, len(file)) for file in (first, second)]
    handles = [ctypes.c_void_p() for _ in files]
    register(handles[0], "first", files[0], [(0, 4, 4, 1), (8, 2, 2, 0), (12, 4, 4, 0)])
    register(handles[1], "second", files[1], None, 2)
    memory = allocate(64)
    launch(handles[0], (1, 1, 1), (4, 1, 1), [memory, ctypes.c_short(-2), ctypes.c_int(9)])
    for _ in range(2):
        launch(handles[1], (1, 1, 1), (4, 1, 1), [memory, ctypes.c_uint64(1 << 40)])
    launch(handles[0], (1, 1, 1), (4, 1, 1), [memory, ctypes.c_short(-2), ctypes.c_int(9)])
    print(hex(value(memory)))


def memory(image: bytes) -> None:
    """Copies of parts, fills, and a kernel's results in memory of each kind."""
    kernel = Module(image).kernel("count")
    first, second = value(allocate(10000)), value(allocate(10000))
    content = bytes(range(250)) * 40
    write(first, content)
    size = ctypes.c_size_t(5000)
    call("hipMemcpy", ctypes.c_void_p(second + 7), ctypes.c_void_p(first + 3), size, IN_DEVICE)
    assert read(second + 7, 5000) == content[3:5003]
    call("hipMemset", ctypes.c_void_p(second + 100), 0x5A, ctypes.c_size_t(50))
    assert read(second + 99, 52) == content[95:96] + b"\x5a" * 50 + content[146:147]
    launch(kernel, (1, 1, 1), (4, 1, 1), [ctypes.c_void_p(first + 8), ctypes.c_int(100)])
    assert read(first, 412) == content[:8] + _numbers(0, 100) + content[408:412]
    for function, flags in (("hipHostMalloc", [0]), ("hipMallocManaged", [1])):
        shared = value(allocate(8192, function, *flags))
        host = (ctypes.c_uint32 * 2048).from_address(shared)
        host[200] = 1234
        launch(kernel, (1, 1, 1), (4, 1, 1), [ctypes.c_void_p(shared), ctypes.c_int(200)])
        assert bytes(host)[:804] == _numbers(0, 200) + struct.pack("<I", 1234)
        launch(kernel, (1, 1, 1), (4, 1, 1), [ctypes.c_void_p(shared + 4096), ctypes.c_int(3)])
        assert bytes(host)[4096:4112] == _numbers(0, 3) + bytes(4)
    print("done")


def own_memory(image: bytes) -> None:
    """The host's memory has no address of the device's memory."""
    kernel = Module(image).kernel("count")
    pages = ctypes.CDLL(None).mmap
    pages.restype = ctypes.c_void_p
    pages.argtypes = [ctypes.c_void_p, ctypes.c_size_t, *[ctypes.c_int] * 3, ctypes.c_long]
    taken = pages(0x200000, 0x100000, 3, 0x100022, -1, 0)  # MAP_FIXED_NOREPLACE, private
    assert taken == 0x200000
    memory = value(allocate(0x400000))
    assert memory >= 0x300000
    launch(kernel, (1, 1, 1), (4, 1, 1), [ctypes.c_void_p(memory), ctypes.c_int(4)])
    assert read(memory, 16) == _numbers(0, 4)
    (ctypes.c_char * 4).from_address(taken).raw = b"host"
    write(memory, ctypes.string_at(taken, 4))
    assert read(memory, 4) == b"host"
    print("done")


def variables(image: bytes) -> None:
    module = Module(image)
    address, size = module.variable("table")
    print(size, read(address, size).hex())
    write(address + 2, b"xy")
    print(read(address, size).hex())
    launch(module.kernel("nothing"), (1, 1, 1), (1, 1, 1), [])


def streams(image: bytes) -> None:
    """Callbacks and events of two streams, in their order."""
    kernel = Module(image).kernel("count")
    memory, result = value(allocate(400)), ctypes.create_string_buffer(400)
    created = [ctypes.c_void_p() for _ in range(2)]
    for stream in created:
        call("hipStreamCreate", ctypes.byref(stream))
    order: list[str] = []
    callback = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
    calls = [callback(lambda _, i=i: order.append(f"host {i}")) for i in range(2)]
    events = [ctypes.c_void_p() for _ in range(2)]
    for event in events:
        call("hipEventCreate", ctypes.byref(event))
    call("hipLaunchHostFunc", created[0], calls[0], None)
    call("hipEventRecord", events[0], created[0])
    call("hipStreamWaitEvent", created[1], events[0], 0)
    arguments = [ctypes.c_void_p(memory), ctypes.c_int(100)]
    launch(kernel, (1, 1, 1), (4, 1, 1), arguments, 0, created[1])
    size = ctypes.c_size_t(400)
    call("hipMemcpyAsync", result, ctypes.c_void_p(memory), size, 2, created[1])
    call("hipLaunchHostFunc", created[1], calls[1], None)
    call("hipEventRecord", events[1], created[1])
    call("hipEventSynchronize", events[1])
    elapsed = ctypes.c_float(-1)
    call("hipEventElapsedTime", ctypes.byref(elapsed), *events)
    assert elapsed.value >= 0
    assert result.raw == _numbers(0, 100)
    print(order)


def device() -> None:
    numbers = {}
    for name, attribute in (
        ("threads", "hipDeviceAttributeMaxThreadsPerBlock"),
        ("warp", "hipDeviceAttributeWarpSize"),
        ("cores", "hipDeviceAttributeMultiprocessorCount"),
        ("shared", "hipDeviceAttributeMaxSharedMemoryPerBlock"),
    ):
        number = ctypes.c_int()
        call("hipDeviceGetAttribute", ctypes.byref(number), _attribute(attribute), 0)
        numbers[name] = number.value
    name = ctypes.create_string_buffer(100)
    call("hipDeviceGetName", name, 100, 0)
    print(name.value.decode(), numbers)


def _attribute(name: str) -> int:
    """The number of an enumerator in the header."""
    text = Path(toolchain.INCLUDE, "hip", "hip_runtime_api.h").read_text()
    body = re.search(r"typedef enum hipDeviceAttribute_t \{(.*?)\}", text, re.S)
    assert body
    numbers: dict[str, int] = {}
    index = -1
    for entry in re.sub(r"/\*.*?\*/|//[^\n]*", "", body[1], flags=re.S).split(","):
        word, _, given = (part.strip() for part in entry.partition("="))
        index = numbers.get(given, index + 1) if not given.isdigit() else int(given)
        numbers[word] = index
    return numbers[name]


def attempt(image: bytes, name: str = "k", block: int = 4, shared: int = 0) -> None:
    """Launch a kernel of four pointers or numbers of 8 bytes, all null."""
    launch(Module(image).kernel(name), (1, 1, 1), (block, 1, 1), [ctypes.c_uint64(0)] * 4, shared)
    print("launched")


def attempt_5(image: bytes) -> None:
    attempt(image, block=5)


def attempt_4(image: bytes) -> None:
    attempt(image)


def attempt_8(image: bytes) -> None:
    attempt(image, block=8)


def attempt_64(image: bytes) -> None:
    attempt(image, block=64)


def large_block(image: bytes) -> None:
    attempt(image, block=17)


def large_shared(image: bytes) -> None:
    attempt(image, shared=16384 - 64 + 1)


def wide_pointer(image: bytes) -> None:
    arguments = [ctypes.c_uint64(1 << 32 | 0x10040)]
    launch(Module(image).kernel("k"), (1, 1, 1), (4, 1, 1), arguments)


def strange_pointer(image: bytes) -> None:
    arguments = [ctypes.c_void_p(ctypes.addressof(ctypes.create_string_buffer(8)))]
    launch(Module(image).kernel("k"), (1, 1, 1), (4, 1, 1), arguments)


def failure(image: bytes) -> None:
    """The error lasts, and nothing is launched after it."""
    kernel = Module(image).kernel("k")
    for _ in range(2):
        try:
            launch(kernel, (1, 1, 1), (4, 1, 1), [])
            print("launched")
        except HipError as error:
            print(error)


def no_device() -> None:
    allocate(4)


def main() -> int:
    name, *files = sys.argv[1:]
    try:
        globals()[name](*(Path(file).read_bytes() for file in files))
    except HipError as error:
        print(error)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
