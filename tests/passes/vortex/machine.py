"""RISC-V objects of IR text, by the passes for Vortex and LLVM's back end, and their execution."""

from __future__ import annotations

import functools
import shutil
import struct
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import pytest

from hipspv.llvm import Context, Module, Opcode
from hipspv.passes.interface import Pass
from hipspv.passes.legalize.aggregates import LegalizeAggregates
from hipspv.passes.legalize.integers import LegalizeIntegers
from hipspv.passes.legalize.intrinsics import NATIVE, ExpandIntrinsics
from hipspv.passes.legalize.vector_intrinsics import ScalarizeVectorIntrinsics
from hipspv.passes.legalize.vectors import LegalizeVectors
from hipspv.passes.optimize.llvm_passes import llvm_passes
from hipspv.passes.wide_integers.expand import ExpandWideOperations
from hipspv.targets import TARGETS
from hipspv.targets.vortex import branches as machine_branches
from hipspv.targets.vortex.passes.expand_branching_intrinsics import ExpandBranchingIntrinsics
from hipspv.targets.vortex.passes.expand_double_words import ExpandDoubleWords
from hipspv.targets.vortex.passes.expand_selects import ExpandSelects
from hipspv.targets.vortex.passes.keep_branches_whole import KeepBranchesWhole
from hipspv.targets.vortex.passes.narrow_pointers import NarrowPointers

# The layout of the host's types, before the passes, for both widths.
LAYOUT = "e-m:e-p:64:64-i64:64-i128:128-n32:64-S128"
_FEATURES = {32: "+m,+a,+f", 64: "+m,+a,+f,+d"}
_ABIS = {32: "ilp32f", 64: "lp64d"}


def passes(width: int) -> list[Pass]:
    """The passes that give a module the form of code without branches, in order."""
    return [
        llvm_passes("function(lower-switch)"),
        ScalarizeVectorIntrinsics(),
        ExpandWideOperations(),
        LegalizeAggregates(lengths=()),
        LegalizeVectors(lengths=()),
        LegalizeIntegers(),
        ExpandIntrinsics(NATIVE | {"memset", "memmove"}),
        ExpandBranchingIntrinsics(width),
        *([NarrowPointers()] if width == 32 else []),
        ExpandSelects(width),
        ExpandDoubleWords(width),
        KeepBranchesWhole(),
    ]


@functools.cache
def _machine(width: int) -> llvm.TargetMachine:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    options: dict[str, Any] = {"features": _FEATURES[width], "abiname": _ABIS[width]}
    target = llvm.Target.from_triple(f"riscv{width}-unknown-elf")
    return target.create_target_machine(cpu=f"generic-rv{width}", opt=2, reloc="pic", codemodel="medium", **options)


@dataclass(frozen=True)
class Compiled:
    """IR after the passes, and the object."""

    text: str
    branches: dict[str, int]  # conditional ones of each function of the IR
    object: bytes
    assembly: str

    def check(self) -> None:
        """Asserts that no function has a conditional branch that its IR doesn't have."""
        found = machine_branches.in_code(self.object)
        extra = {name: n for name, n in found.items() if n > self.branches[name]}
        assert not extra, (extra, self.text, self.assembly)


def lower(text: str, width: int, chosen: Sequence[Pass] | None = None) -> Compiled:
    """The module after the passes, all by default. The text has no data layout."""
    header = f'target datalayout = "{LAYOUT}"\ntarget triple = "riscv{width}-unknown-elf"\n'
    with Context() as context:
        module = Module.parse(header + text, context)
        # Any target without address spaces and with OpenCL's names.
        module.target = TARGETS["sm_70"]
        for step in passes(width) if chosen is None else chosen:
            step.run(module)
            module.verify()
        branches = {
            function.name: sum(len(branch.successors) == 2 for branch in function.instructions((Opcode.BR,)))
            for function in module.definitions()
        }
        bitcode, result = module.bitcode(), str(module)
    parsed = llvm.parse_bitcode(bitcode)
    machine = _machine(width)
    return Compiled(result, branches, machine.emit_object(parsed), machine.emit_assembly(parsed))


def need_emulator() -> None:
    """Skips the test if the programs that run RISC-V code are absent."""
    for program in ("riscv64-linux-gnu-gcc", "qemu-riscv32", "qemu-riscv64"):
        if not shutil.which(program):
            pytest.skip(f"no {program}: install gcc-riscv64-linux-gnu and qemu-user")


def execute(object_: bytes, source: str, width: int, directory: Path) -> bytes:
    """The output of the program of the object and of freestanding C."""
    march, abi = ("rv32imaf", "ilp32f") if width == 32 else ("rv64imafd", "lp64d")
    (directory / "code.o").write_bytes(object_)
    (directory / "main.c").write_text(_START + source)
    subprocess.run(
        [
            *("riscv64-linux-gnu-gcc", f"-march={march}", f"-mabi={abi}", "-mcmodel=medany"),
            *("-nostdlib", "-nostartfiles", "-static", "-ffreestanding", "-O1", "-fno-pic"),
            *("main.c", "code.o", "-o", "program", *(["-lgcc"] if width == 64 else [])),
        ],
        cwd=directory,
        check=True,
    )
    done = subprocess.run([f"qemu-riscv{width}", directory / "program"], capture_output=True, check=True)
    return done.stdout


def call(
    object_: bytes, names: list[str], given: list[tuple[int, int, int]], width: int, directory: Path
) -> list[list[int]]:
    """The results of functions `i64 (i64, i64, i64)` on each of the inputs."""
    words = ",".join(f"{word}ull" for row in given for word in row)
    lines = [f"u64 {name}(u64, u64, u64);" for name in names]
    lines.append(f"static u64 (*const functions[])(u64, u64, u64) = {{{','.join(names)}}};")
    lines.append(f"static const u64 words[][3] = {{{words}}};")
    lines.append(f"""
void run(void) {{
  for (int f = 0; f < {len(names)}; f++)
    for (int i = 0; i < {len(given)}; i++) {{
      u64 result = functions[f](words[i][0], words[i][1], words[i][2]);
      put(&result, 8);
    }}
}}
""")
    output = execute(object_, "\n".join(lines), width, directory)
    return [list(found) for found in struct.iter_unpack(f"<{len(given)}Q", output)]


# The system calls of Linux, and the functions of libgcc that 32-bit code needs: Debian's has none for this ABI.
_START = """
typedef unsigned int u32; typedef unsigned long long u64; typedef long long s64;
static long call(long number, long a, long b, long c) {
  register long a0 __asm__("a0") = a; register long a1 __asm__("a1") = b;
  register long a2 __asm__("a2") = c; register long a7 __asm__("a7") = number;
  __asm__ volatile("ecall" : "+r"(a0) : "r"(a1), "r"(a2), "r"(a7) : "memory");
  return a0;
}
static void put(const void* data, long size) { call(64, 1, (long)data, size); }
void run(void);
__asm__(".globl _start\\n_start:\\n.option push\\n.option norelax\\nla gp, __global_pointer$\\n"
        ".option pop\\nandi sp, sp, -16\\ncall start\\n");
void start(void) { run(); call(93, 0, 0, 0); }
void* memcpy(void* to, const void* from, unsigned long n) {
  for (unsigned long i = 0; i < n; i++) ((volatile char*)to)[i] = ((const char*)from)[i];
  return to;
}
void* memset(void* to, int byte, unsigned long n) {
  for (unsigned long i = 0; i < n; i++) ((volatile char*)to)[i] = byte;
  return to;
}
#if __riscv_xlen == 32
static u64 divide(u64 a, u64 b, u64* rest) {
  u64 q = 0, r = 0;
  for (int i = 63; i >= 0; i--) {
    u64 over = r >> 63;
    r = r << 1 | (a >> i & 1);
    q <<= 1;
    if (over || r >= b) { r -= b; q |= 1; }
  }
  *rest = r;
  return q;
}
static u64 size_of(s64 a) { return a < 0 ? -(u64)a : a; }
u64 __udivdi3(u64 a, u64 b) { u64 r; return divide(a, b, &r); }
u64 __umoddi3(u64 a, u64 b) { u64 r; divide(a, b, &r); return r; }
s64 __divdi3(s64 a, s64 b) {
  u64 r, q = divide(size_of(a), size_of(b), &r);
  return (a < 0) != (b < 0) ? -q : q;
}
s64 __moddi3(s64 a, s64 b) {
  u64 r;
  divide(size_of(a), size_of(b), &r);
  return a < 0 ? -r : r;
}
#endif
"""
