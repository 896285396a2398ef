"""Native code of the host's processor, for kernels that run on it."""

from __future__ import annotations

from typing import NamedTuple


class Host(NamedTuple):
    """An architecture of the host. processors: those for which there is code, as LLVM names them, by the target's name.
    features, abi: of LLVM's code generator. pair: LLVM's type of two floats that a function returns.
    """

    name: str
    data_layout: str
    processors: dict[str, tuple[str, ...]]
    features: str = ""
    abi: str = ""
    pair: str = "{ float, float }"

    @property
    def triple(self) -> str:
        return f"{self.name}-unknown-linux-gnu"

    @property
    def processors_of_host(self) -> tuple[str, ...]:
        """Those of the code that programs have by default."""
        return next(iter(self.processors.values()))

    def library(self, part: str = "") -> str:
        """Return the file's name of a device library."""
        own = "" if self is X86_64 else f"-{self.name}"
        return f"hipspv-cpu{own}{part}.bc"


# The levels of the x86-64 psABI, "Micro-Architecture Levels". The optimiser works for the first one.
X86_64 = Host(
    "x86_64",
    # clang/lib/Basic/Targets/X86.h.
    "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128",
    {
        "cpu": ("x86-64-v3", "x86-64-v4", "x86-64-v2"),
        "cpu=x86-64-v2": ("x86-64-v2",),
        "cpu=x86-64-v3": ("x86-64-v3",),
        "cpu=x86-64-v4": ("x86-64-v4",),
    },
    pair="<2 x float>",
)
AARCH64 = Host(
    "aarch64",
    # clang/lib/Basic/Targets/AArch64.cpp.
    "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32",
    {"cpu=aarch64": ("generic",)},
)
RISCV64 = Host(
    "riscv64",
    # clang/lib/Basic/Targets/RISCV.h.
    "e-m:e-p:64:64-i64:64-i128:128-n32:64-S128",
    {"cpu=riscv64": ("generic-rv64",)},
    "+m,+a,+f,+d,+c",
    "lp64d",
)
HOSTS = (X86_64, AARCH64, RISCV64)


def host_of(triple: str) -> Host | None:
    """Return the host of a triple."""
    return next((host for host in HOSTS if triple.startswith(f"{host.name}-")), None)
