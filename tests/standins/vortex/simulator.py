"""A libvortex.so whose device is qemu-user, and Python's view of its interface.

Not Vortex's: a test vehicle. It executes the image that a program uploads, and checks what hardware doesn't: that the
lanes of a warp take the same branches. A launch that fails says why on standard error, and `vx_ready_wait` returns -1.

The environment when a program opens the device:

| variable | default | meaning |
|---|---|---|
| VORTEX_TEST_XLEN | 64 | width: 32 or 64 |
| VORTEX_TEST_THREADS | 32 | threads of a warp, 1 to 32 |
| VORTEX_TEST_WARPS | 8 | warps of a core, 1 to 32 |
| VORTEX_TEST_CORES | 1 | 1 to 4 |
| VORTEX_TEST_LOCAL_BYTES | 65536 | local memory of a core, a multiple of 4096 up to 65536 |
| VORTEX_TEST_ISA | afd, 32 bits: af | extensions that it says it has; without a, atomics fail |
| VORTEX_TEST_BRANCHES | 1 | 0: branches on which lanes differ are no failure |
"""

import ctypes
import shutil
import struct
import subprocess
import tempfile
from pathlib import Path

from tests.building import built, shared_library

DEVICE = Path(__file__).parent / "simulator"
COMPILER = "riscv64-linux-gnu-gcc"
# Debian's packages by the commands that they bring.
PACKAGES = {COMPILER: "gcc-riscv64-linux-gnu", "qemu-riscv64": "qemu-user"}
# The programs that qemu executes: width and address by the macro that gives the library their path.
# The last is for start addresses above 4 GiB.
GUESTS = {"GUEST_32": (32, 0x70000000), "GUEST_64": (64, 0x70000000), "GUEST_64_HIGH": (64, 0x170000000)}
ABIS = {32: "ilp32d", 64: "lp64d"}
WARNINGS = ("-Wall", "-Wextra", "-Werror")


def missing() -> str:
    """The packages that the device needs and the machine lacks; empty if none."""
    names = [package for command, package in PACKAGES.items() if not shutil.which(command)]
    return f"apt install {' '.join(names)}" if names else ""


def library(generation: int = 2) -> Path:
    """The library with Vortex's API of that generation: 1 of 2023, 2 of 2025."""
    api = {1: "first.cpp", 2: "second.cpp"}[generation]
    sources = [DEVICE / name for name in ("device.cpp", "guest.cpp", "memory.cpp", api)]
    macros = [f'-D{macro}="{guest(*GUESTS[macro])}"' for macro in GUESTS]
    return shared_library("libvortex.so", sources, *macros, libraries=["-Wl,-z,defs"])


def guest(width: int, address: int) -> Path:
    """The program of simulator/guest/, at that address."""
    command = [COMPILER, "-O2", *WARNINGS, "-ffreestanding", "-fno-stack-protector"]
    command += [f"-march=rv{width}imafd_zicsr", f"-mabi={ABIS[width]}", "-mcmodel=medany"]
    # The assembler knows the vector instructions, the C compiler may not use them.
    command += [f"-Wa,-march=rv{width}imafdv_zicsr", "-msmall-data-limit=0"]
    # gp is the image's.
    command += ["-mno-relax", "-Wl,--no-relax"]
    command += ["-nostdlib", "-static", "-Wl,--build-id=none", f"-Wl,-Ttext-segment={address:#x}"]
    sources = sorted((DEVICE / "guest").glob("*.[cS]"))
    return built(*command, f"-DGUEST_ADDRESS={address:#x}ul", *sources, name=f"guest{width}")


def image(assembly: str, width: int, start: int = 0x80000000) -> bytes:
    """The bytes of the program at its start address; `.insn` and the macros of MACROS work."""
    with tempfile.TemporaryDirectory() as directory:
        source, program = Path(directory, "image.S"), Path(directory, "image")
        source.write_text(MACROS + assembly)
        command = [COMPILER, f"-march=rv{width}imafd_zicsr_zifencei", f"-mabi={ABIS[width]}"]
        command += [
            "-nostdlib",
            "-static",
            "-Wl,--build-id=none",
            f"-Wl,-Ttext={start:#x}",
            "-Wl,--no-warn-rwx-segments",
        ]
        subprocess.run([*command, "-Wl,-N", str(source), "-o", str(program)], check=True)
        words = ["riscv64-linux-gnu-objcopy", "-O", "binary", str(program), f"{program}.bin"]
        subprocess.run(words, check=True)
        return Path(f"{program}.bin").read_bytes()


MACROS = """
#if __riscv_xlen == 64
#define LOAD ld
#define STORE sd
#else
#define LOAD lw
#define STORE sw
#endif
.macro tmc mask
  .insn r 0x0b, 0, 0, x0, \\mask, x0
.endm
.macro wspawn warps, pc
  .insn r 0x0b, 1, 0, x0, \\warps, \\pc
.endm
.macro split token, predicate
  .insn r 0x0b, 2, 0, \\token, \\predicate, x0
.endm
.macro join token
  .insn r 0x0b, 3, 0, x0, \\token, x0
.endm
.macro bar id, warps
  .insn r 0x0b, 4, 0, x0, \\id, \\warps
.endm
.macro pred condition, mask
  .insn r 0x0b, 5, 0, x0, \\condition, \\mask
.endm
.macro vote mode, result, predicate
  .insn r 0x0b, \\mode, 1, \\result, \\predicate, x0
.endm
.macro shfl mode, result, value, control
  .insn r 0x0b, 4+\\mode, 1, \\result, \\value, \\control
.endm
.text
.globl _start
_start:
"""


class Failure(Exception):
    """A function of the API has returned an error."""


class AnyDevice:
    """The part that both generations have in common."""

    def __init__(self, library: Path) -> None:
        self._api = ctypes.CDLL(str(library))
        self._handle = ctypes.c_void_p()
        self._call("vx_dev_open", ctypes.byref(self._handle))

    def close(self) -> None:
        self._call("vx_dev_close", self._handle)

    def _call(self, name: str, *arguments: object) -> None:
        if error := getattr(self._api, name)(*arguments):
            raise Failure(f"{name} returned {error}")

    def capability(self, which: int) -> int:
        value = ctypes.c_uint64()
        self._call("vx_dev_caps", self._handle, which, ctypes.byref(value))
        return value.value

    def wait(self, milliseconds: int = 60_000) -> None:
        self._call("vx_ready_wait", self._handle, _u64(milliseconds))


class Device(AnyDevice):
    """A device of the library's second generation. Buffers are handles."""

    def allocate(self, size: int, access: int = 3) -> ctypes.c_void_p:
        buffer = ctypes.c_void_p()
        self._call("vx_mem_alloc", self._handle, _u64(size), access, ctypes.byref(buffer))
        return buffer

    def reserve(self, address: int, size: int, access: int = 3) -> ctypes.c_void_p:
        buffer = ctypes.c_void_p()
        size_, end = _u64(size), ctypes.byref(buffer)
        self._call("vx_mem_reserve", self._handle, _u64(address), size_, access, end)
        return buffer

    def free(self, buffer: ctypes.c_void_p) -> None:
        self._call("vx_mem_free", buffer)

    def access(self, buffer: ctypes.c_void_p, offset: int, size: int, access: int) -> None:
        self._call("vx_mem_access", buffer, _u64(offset), _u64(size), access)

    def address(self, buffer: ctypes.c_void_p) -> int:
        value = ctypes.c_uint64()
        self._call("vx_mem_address", buffer, ctypes.byref(value))
        return value.value

    def usage(self) -> tuple[int, int]:
        """The bytes that are free and used."""
        free, used = ctypes.c_uint64(), ctypes.c_uint64()
        self._call("vx_mem_info", self._handle, ctypes.byref(free), ctypes.byref(used))
        return free.value, used.value

    def write(self, buffer: ctypes.c_void_p, data: bytes, offset: int = 0) -> None:
        self._call("vx_copy_to_dev", buffer, data, _u64(offset), _u64(len(data)))

    def read(self, buffer: ctypes.c_void_p, size: int, offset: int = 0) -> bytes:
        data = ctypes.create_string_buffer(size)
        self._call("vx_copy_from_dev", data, buffer, _u64(offset), _u64(size))
        return data.raw

    def words(self, buffer: ctypes.c_void_p, count: int) -> list[int]:
        """The first 32-bit words of the buffer."""
        return list(struct.unpack(f"<{count}I", self.read(buffer, 4 * count)))

    def upload_kernel(self, code: bytes, start: int = 0x80000000, bss: int = 0) -> ctypes.c_void_p:
        header = struct.pack("<QQ", start, start + len(code) + bss)
        buffer, size = ctypes.c_void_p(), _u64(16 + len(code))
        end = ctypes.byref(buffer)
        self._call("vx_upload_kernel_bytes", self._handle, header + code, size, end)
        return buffer

    def upload(self, data: bytes) -> ctypes.c_void_p:
        buffer = ctypes.c_void_p()
        end = ctypes.byref(buffer)
        self._call("vx_upload_bytes", self._handle, data, _u64(len(data)), end)
        return buffer

    def start(self, kernel: ctypes.c_void_p, arguments: ctypes.c_void_p) -> None:
        self._call("vx_start", self._handle, kernel, arguments)

    def counter(self, number: int, core: int = 0) -> int:
        value = ctypes.c_uint64()
        self._call("vx_mpm_query", self._handle, number, core, ctypes.byref(value))
        return value.value

    def run(self, code: bytes, arguments: ctypes.c_void_p) -> None:
        """Run the image with the buffer of arguments to its end."""
        kernel = self.upload_kernel(code)
        try:
            self.start(kernel, arguments)
            self.wait()
        finally:
            self.free(kernel)


class FirstDevice(AnyDevice):
    """A device of the library's first generation. Buffers are addresses."""

    def allocate(self, size: int, local: bool = False) -> int:
        address = ctypes.c_uint64()
        end = ctypes.byref(address)
        self._call("vx_mem_alloc", self._handle, _u64(size), int(local), end)
        return address.value

    def words(self, buffer: int, count: int) -> list[int]:
        data = ctypes.create_string_buffer(4 * count)
        size = _u64(4 * count)
        self._call("vx_copy_from_dev", self._handle, data, _u64(buffer), size)
        return list(struct.unpack(f"<{count}I", data.raw))

    def upload_kernel(self, code: bytes) -> None:
        self._call("vx_upload_kernel_bytes", self._handle, code, _u64(len(code)))

    def start(self) -> None:
        self._call("vx_start", self._handle)


def _u64(value: int) -> ctypes.c_uint64:
    return ctypes.c_uint64(value)
