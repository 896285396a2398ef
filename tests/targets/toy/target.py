"""The facts about the target."""

from __future__ import annotations

import functools

from hipspv.core.stages import Stage
from hipspv.targets.target import AddressSpaces, Target

from .phases import ToyBuiltins
from .stages import stages


class Toy(Target):
    arch = "toy32"
    arguments = ("--offload-arch=toy32",)
    bundle_id = "hip-spirv32----toy"
    tag = "hip-toy32"
    offload = "spirv32"
    clang = ("-Xclang", "-triple", "-Xclang", "spirv32-unknown-unknown", "-DTOY=1")
    # clang/lib/Basic/Targets/SPIR.h, SPIRV32TargetInfo.
    data_layout = (
        "e-p:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
    )
    triples = ("spirv32",)
    spaces = AddressSpaces(private=5, global_=6, constant=7, shared=8, generic=9)
    kernel_cc = 71  # PTX_KERNEL
    function_cc = 0
    library = ""
    code = "toy-text"
    text = "toy-text"

    def stages(self) -> list[Stage]:
        return stages(self)

    @functools.cached_property
    def builtins(self) -> ToyBuiltins:
        return ToyBuiltins()


TOY = Toy()
TARGETS = (TOY,)
