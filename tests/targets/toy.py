"""A target of the tests: 32-bit SPIR-V by the plain triple, as LLVM IR text, without a library.

It has another data layout than spirv64, other words for clang, and one stage of its own.
`python -m tests.targets.toy` is hipspv-cc with this target beside the others.
"""

from __future__ import annotations

import sys

from hipspv.driver.cc import main
from hipspv.driver.ir_input import read_module
from hipspv.driver.stages import device_clang
from hipspv.driver.stages.stage import Stage, WorkerStage
from hipspv.driver.stages.work import Work
from hipspv.targets import TARGETS
from hipspv.targets.target import Target

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
    return [device_clang.stage(target), text]


TOY = Target(
    arch="toy32",
    offload="spirv32",
    clang=("-Xclang", "-triple", "-Xclang", "spirv32-unknown-unknown", "-DTOY=1"),
    clang_int128=(),
    data_layout=LAYOUT,
    triples=("spirv32",),
    library="",
    code="toy-text",
    bundle_id="hip-spirv32----toy",
    tag="hip-toy32",
    stages=_stages,
)

if __name__ == "__main__":
    TARGETS[TOY.arch] = TOY
    sys.exit(main())
