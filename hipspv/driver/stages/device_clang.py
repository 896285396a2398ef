"""Device side of the source to LLVM bitcode: clang's front end, no optimisation yet."""

from __future__ import annotations

from hipspv.driver import options
from hipspv.driver.stages.stage import DEVICE, SOURCE, Job, Stage, clang_side

# Math functions and printf stay calls, which the device library defines: clang would turn them into
# intrinsics, and no translator knows all of those. After the user's words, because -ffast-math says
# otherwise.
MATH_CALLS = (
    "-fmath-errno",
    *(f"-fno-builtin-{name}" for name in ("frexp", "frexpf", "modf", "modff")),
    # For AMD's triple clang makes calls of AMD's runtime of it.
    "-fno-builtin-printf",
)

# Conversions to integers saturate (hipspv/passes/saturated_conversions.py), those of constants too:
# of these clang would make poison.
CONVERSIONS = ("-fno-strict-float-cast-overflow",)

# For the plain spirv64 triple clang makes the kernel calling convention part of a kernel's type,
# and host code that keeps a kernel in a function pointer or deduces its type doesn't compile. It
# doesn't for AMD's SPIR-V (clang/lib/Sema/SemaType.cpp, getCCForDeclaratorChunk), and with an
# unknown system the target is the same otherwise. The link stage puts the plain triple back.
TRIPLE = ("-Xclang", "-triple", "-Xclang", "spirv64-amd-unknown")

# clang has __int128 for SPIR-V only where it is for AMD's runtime (clang/lib/Basic/Targets/SPIR.h).
# The target is the same otherwise, but for names of AMD's hardware, for the alignment that
# `aligned` without a number means, and for the address space of functions, which
# `hipspv.driver.program_space` puts back.
INT128_TRIPLE = (
    *("-Xclang", "-triple", "-Xclang", "spirv64-amd-amdhsa"),
    *("-U__AMD__", "-U__AMDGCN__", "-U__AMDGPU__"),
)

# A lane may pass a value that it never set to an operation among lanes, and ignore the result:
# `if (lane == 0) v = *p; v = __shfl_sync(mask, v, 0);`. C++ calls that undefined; CUDA and HIP
# define such operations lane by lane. With `noundef` on parameters, or a branch on such a value,
# LLVM deletes the other lanes' side of the condition. Variables of more than 32 bytes don't travel
# so, and are too dear to clear.
UNSET_VALUES = (
    *("-Xclang", "-no-enable-noundef-analysis"),
    *("-ftrivial-auto-var-init=zero", "-ftrivial-auto-var-init-max-size=32"),
)

# The driver's -gline-tables-only does nothing for SPIR-V.
LINE_TABLES = ("-Xclang", "-debug-info-kind=line-tables-only")
# With -g: SPIR-V has the names of arguments and variables then, and is 3 to 11 % larger.
NAMES = "-fno-discard-value-names"


def front_end(job: Job) -> list[str]:
    """What clang is told of the device side, whatever it shall make of it."""
    words = [*clang_side(job, DEVICE), *(INT128_TRIPLE if job.int128 else TRIPLE)]
    given = job.line.words_for(options.DEVICE)
    if not any(word.startswith("-O") for word in given):
        words.append(f"-O{job.settings.level}")
    words += [NAMES] if job.settings.debug_lines else []
    # What only the host side uses is no news.
    words += ["-Wno-unused-command-line-argument", *UNSET_VALUES, *given]
    words += [*MATH_CALLS, *CONVERSIONS]
    return words + job.dependencies[DEVICE]


def command(job: Job) -> list[str]:
    words = front_end(job)
    # The optimiser runs after the device library is linked. Later errors name a line.
    words += ["-Xclang", "-disable-llvm-passes", *LINE_TABLES]
    # new gives null in device code when there is no memory: its result is looked at before use.
    words.append("-fcheck-new")
    if job.keep and job.clang_input != "-":  # clang trips over the names that it derives from `-`
        words.append("-save-temps=obj")
    kind = "-S" if job.wanted == ("device-bitcode",) and job.text else "-c"
    return [*words, "-emit-llvm", kind, "-o", job.paths["device-bitcode"], job.input_of(DEVICE)]


STAGE = Stage(
    "device clang",
    DEVICE,
    (SOURCE,),
    "device-bitcode",
    "{stem}-hip-spirv64-generic.bc",
    command,
)
