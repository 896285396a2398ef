"""Translates bitcode with both translators and validates the SPIR-V: `translate.py llvm|llvm-spirv IN OUT`.

Used by the RUN lines of the pass tests, so it is a process of its own: the LLVM inside llvmlite aborts on
what it can't take.
"""

from __future__ import annotations

import os
import subprocess
import sys

_SPIRV_EXT = "all"


def with_llvm(source: str, target: str) -> None:
    from llvmlite import binding

    binding.initialize_all_targets()
    binding.initialize_all_asmprinters()
    binding.set_option("", f"--spirv-ext={_SPIRV_EXT}")
    with open(source, "rb") as file:
        module = binding.parse_bitcode(file.read())
    machine = binding.Target.from_triple("spirv64v1.2-unknown-unknown").create_target_machine(opt=2)
    with open(target, "wb") as file:
        file.write(machine.emit_object(module))


def with_llvm_spirv(source: str, target: str) -> None:
    import dpcpp_llvm_spirv

    tool = os.path.join(os.path.dirname(dpcpp_llvm_spirv.__file__), "bin", "llvm-spirv")
    subprocess.run([tool, "--spirv-max-version=1.2", source, "-o", target], check=True)


def main(translator: str, source: str, target: str) -> None:
    {"llvm": with_llvm, "llvm-spirv": with_llvm_spirv}[translator](source, target)
    subprocess.run(["spirv-val", "--target-env", "opencl2.2", target], check=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
