"""Makes PTX of HIP source and the device library, and reads its instructions."""

import re
import subprocess
import sys
from pathlib import Path

from llvmlite import binding as llvm

import hipspv

PACKAGE = Path(hipspv.__file__).parent
LIBRARY = PACKAGE / "lib/hipspv-nvptx64.bc"
CLANG = Path(sys.executable).parent / "clang"
TRIPLE = "nvptx64-nvidia-cuda"
WORDS = (
    *("--driver-mode=g++", "-x", "hip", "--cuda-device-only", f"--offload={TRIPLE}"),
    *("-nogpulib", "-nogpuinc", "-stdlib=libstdc++", "-D__HIP_PLATFORM_SPIRV__=1", "-D__HIPSPV__=1"),
    *("-isystem", PACKAGE / "include/hip_std", "-include", "hip/host_defines.h"),
    *("-isystem", PACKAGE / "include", "-O2", "-Xclang", "-disable-llvm-passes", "-fmath-errno"),
    *("-emit-llvm", "-c", "-o", "-"),
)
# LLVM's default PTX version for the processor lacks instructions that it has.
PTX_FEATURE = {"sm_70": "+ptx63", "sm_90": "+ptx80"}

# Instructions that say how a function is done, and parts of others' names: types of 16 bits and
# cache hints. The rest compute, branch and move values.
TELLING_PARTS = {*("f16", "f16x2", "bf16", "bf16x2"), *("nc", "ca", "cg", "cs", "lu", "cv", "wt")}
TELLING = {
    *("activemask", "bar", "match", "redux", "shfl", "vote"),
    *("atom", "fence", "membar", "red"),
    *("brev", "clz", "dp2a", "dp4a", "popc", "prmt", "shf"),
    *("call", "isspacep", "nanosleep", "trap"),
    *("suld", "sust", "tex", "tld4"),
}

SPECIAL_REGISTERS = {
    *(f"%{name}.{axis}" for name in ("tid", "ntid", "ctaid", "nctaid") for axis in "xyz"),
    *("%clock64", "%envreg1", "%envreg2", "%globaltimer", "%laneid", "%smid"),
}

_ENTRY = re.compile(r"\.visible \.entry (\w+)\(")
_INSTRUCTION = re.compile(r"\s+(?:@!?%p\d+\s+)?([a-z][\w.]*)([^;]*);")


def compiled(source: Path, arch: str) -> bytes:
    """The bitcode of a HIP source's device side."""
    command = [CLANG, *WORDS, f"--offload-arch={arch}", source]
    return subprocess.run(command, check=True, capture_output=True).stdout


def assembly(bitcode: bytes, arch: str) -> str:
    """The PTX of a module and the functions of the device library that it calls."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    module = llvm.parse_bitcode(bitcode)
    kernels = {function.name for function in module.functions if not function.is_declaration}
    module.link_in(llvm.parse_bitcode(LIBRARY.read_bytes()))
    for function in module.functions:
        if not function.is_declaration and function.name not in kernels:
            function.linkage = "internal"
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(cpu=arch, features=PTX_FEATURE[arch], opt=3)
    passes = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(3))
    passes.getModulePassManager().run(module, passes)
    return machine.emit_assembly(module)


def instructions(text: str) -> dict[str, list[str]]:
    """The telling instructions of each kernel without their operands, and the special registers that it reads."""
    found: dict[str, list[str]] = {}
    current: list[str] = []
    for line in text.splitlines():
        if entry := _ENTRY.match(line):
            current = found[entry[1]] = []
        elif line == "}":
            current = []
        elif instruction := _INSTRUCTION.match(line):
            opcode, operands = instruction.groups()
            source = operands.split(", ")[-1]
            if opcode.split(".")[0] in TELLING or TELLING_PARTS & set(opcode.split(".")):
                current.append(opcode)
            elif opcode.startswith("mov.") and source in SPECIAL_REGISTERS:
                current.append(source)
    return found
