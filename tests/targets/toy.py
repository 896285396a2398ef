"""A target of the tests: 32-bit SPIR-V by the plain triple, as LLVM IR text, without a library.

It has another data layout than spirv64, other words for clang, and one stage of its own. Passes see
other address spaces, calling conventions and built-in functions.
`python -m tests.targets.toy` is hipspv-cc with this target beside the others.
"""

from __future__ import annotations

import sys

from hipspv.core.ir_input import read_module
from hipspv.core.stage import Stage, WorkerStage
from hipspv.driver.cc import main
from hipspv.driver.run.worker_state import Work
from hipspv.passes.interface import Pass
from hipspv.passes.memory.device_variables import ExportDeviceVariables
from hipspv.passes.memory.dynamic_shared_memory import LowerDynamicShared
from hipspv.passes.optimize.llvm_passes import CleanUp
from hipspv.passes.options import LowerOptions
from hipspv.targets import TARGETS
from hipspv.targets.builtins import Builtins
from hipspv.targets.spirv.phases import PHASES
from hipspv.targets.target import AddressSpaces, Target

# clang/lib/Basic/Targets/SPIR.h, SPIRV32TargetInfo.
LAYOUT = (
    "e-p:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024"
    "-n8:16:32:64-G1"
)
MARK = b"; toy code\n"


def _print(work: Work, files: list[str]) -> bytes:
    module = read_module(files[0], work.context, work.target)
    return MARK + str(module).encode()


def _stages(target: Target) -> list[Stage]:
    text = WorkerStage(
        "print",
        target,
        ("device-bitcode",),
        "toy-text",
        ".toy",
        lambda job: ["toy-print", *job.device_inputs[target.arch]],
        _print,
        lambda work: work.context,
    )
    return [text]


class ToyBuiltins(Builtins):
    """Functions by other names, without C++ types."""

    def __getattr__(self, name: str) -> str:
        return f"toy_{name}"

    def overload(self, function: str, parameters: str) -> str:
        return f"toy_{function}_{parameters}"

    def defines(self, name: str) -> bool:
        return name.startswith("toy_")

    def is_sub_group(self, name: str) -> bool:
        return name.startswith("toy_sub_group")


def _legalize(options: LowerOptions, every: bool) -> list[Pass]:
    return [LowerDynamicShared(), ExportDeviceVariables(), CleanUp()]


TOY = Target(
    arch="toy32",
    offload="spirv32",
    clang=("-Xclang", "-triple", "-Xclang", "spirv32-unknown-unknown", "-DTOY=1"),
    clang_int128=(),
    data_layout=LAYOUT,
    triples=("spirv32",),
    library="",
    code="toy-text",
    text="toy-text",
    bundle_id="hip-spirv32----toy",
    tag="hip-toy32",
    spaces=AddressSpaces(private=5, global_=6, constant=7, shared=8, generic=9),
    kernel_cc=71,  # PTX_KERNEL
    function_cc=0,
    stages=_stages,
    builtins=ToyBuiltins,
    link_math=lambda module: None,
    phases=lambda: {**PHASES, "legalize": _legalize},
    options=lambda settings: (LowerOptions, {}),
    words=("--offload-arch=toy32",),
)

if __name__ == "__main__":
    TARGETS[TOY.arch] = TOY
    sys.exit(main())
