"""The table of options.

The table holds the properties of an option that the driver needs: how its value is attached, and which steps get it. An
option that isn't in the table goes to clang, device and host side, unchanged.
"""

from __future__ import annotations

from hipspv.core.checks import CHECKS
from hipspv.core.settings import ARGUMENT_BYTES, RECURSION_BYTES, STACK_BYTES, WARP_SIZES
from hipspv.driver.nvcc.rows import TAKEN
from hipspv.driver.options.option_values import Choice, Choices, Flag, Number, Pair, Texts, Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

# The ways in which an option's value is attached.
FLAG = "flag"  # -c
JOINED = "joined"  # -O2: the rest of the argument, possibly empty
SEPARATE = "separate"  # -Xclang <arg>
EITHER = "either"  # -Ipath or -I path
PREFIX = "prefix"  # -Xarch_gfx90a <arg>: the rest of the argument, and the next one

# The steps that get the option.
DEVICE = "D"
HOST = "H"
LINK = "L"
BOTH = DEVICE + HOST
ALL = BOTH + LINK
DRIVER = ""
NVCC = "N"  # none: it becomes other options

STEPS = {
    DRIVER: "",
    BOTH: "both sides",
    HOST: "host side",
    DEVICE: "device side",
    LINK: "link",
    HOST + LINK: "host side, link",
    ALL: "both sides, link",
    NVCC: "",
}


IGNORED = "Accepted and ignored"
DEVICE_CODE = "Device code"
PREPROCESSOR = "Preprocessor"

_Rows = tuple[tuple["Any", ...], ...]


class Option:
    """One row of the table. `setting`: its value for the stages after clang, if they need it."""

    __slots__ = ("help", "kind", "name", "section", "setting", "steps", "value")

    def __init__(
        self,
        section: str,
        name: str,
        kind: str,
        steps: str,
        value: str = "",
        help: str = "",
        setting: Value | None = None,
    ) -> None:
        self.section = IGNORED if help.startswith("Ignored") else section
        self.name = name
        self.kind = kind
        self.steps = steps
        self.value = value
        self.help = help
        self.setting = setting

    def separate(self, arg: str) -> bool:
        """Return true if the value is in the argument after `arg`, which spells the option."""
        return self.kind == SEPARATE or (self.kind == EITHER and arg == self.name)


# Features of AMD's devices, each also with no-.
_AMD_FLAGS = ("xnack", "sram-ecc", "sramecc", "tgsplit")

# name, kind, steps, meaning of the value, help, value for the stages after clang
_MAKE: _Rows = (
    ("-c", FLAG, DRIVER, "", "Compile, don't link"),
    ("-S", FLAG, DRIVER, "", "Compile to assembly"),
    ("-E", FLAG, DRIVER, "", "Preprocess only (host side unless a device option is given)"),
    ("-M", FLAG, DRIVER, "", "Print dependencies instead of compiling"),
    ("-MM", FLAG, DRIVER, "", "As -M, without system headers"),
    ("-fsyntax-only", FLAG, DRIVER, "", "Check both sides, write nothing"),
    ("-emit-llvm", FLAG, DRIVER, "", "Write LLVM IR where an object or assembly would be written"),
    ("--genco", FLAG, DRIVER, "", "Write the device code as an offload bundle (.hipfb)"),
    ("--emit=", JOINED, DRIVER, "<form>", "spirv, spirv-asm, ptx, llvm or bundle: that alone"),
    ("--hip-link", FLAG, DRIVER, "", "With -r: link the device code of -fgpu-rdc objects, too"),
    ("--device-link", FLAG, DRIVER, "", "Link the device code alone, to an object for any linker"),
    ("-o", EITHER, DRIVER, "<file>", "Write the output to <file>"),
    ("-x", EITHER, DRIVER, "<language>", "Take the files that follow as <language>"),
    ("--cxx-as-hip", FLAG, DRIVER, "", "Take .cpp and its kin for HIP, as hipcc (the default)"),
    ("--no-cxx-as-hip", FLAG, DRIVER, "", "Take .cpp and its kin for C++, as clang"),
    ("--cu-as-hip", FLAG, DRIVER, "", "Take .cu for HIP, as hipcc (default: by its headers)"),
    ("--cuda-device-only", FLAG, DRIVER, "", "Compile the device side only"),
    ("--cuda-host-only", FLAG, DRIVER, "", "Compile the host side only"),
    ("--cuda-compile-host-device", FLAG, DRIVER, "", "Compile both sides (the default)"),
    ("--offload-device-only", FLAG, DRIVER, "", "Compile the device side only"),
    ("--offload-host-only", FLAG, DRIVER, "", "Compile the host side only"),
    ("--offload-host-device", FLAG, DRIVER, "", "Compile both sides (the default)"),
    ("--offload-arch=", JOINED, DRIVER, "<arch>,...", "cpu or spirv64 (both by default), or more: sm_<n>"),
    ("--no-offload-arch=", JOINED, DRIVER, "<arch>,...", "Targets not to make code for, or all"),
    ("--amdgpu-target=", JOINED, DRIVER, "<arch>,...", "As --offload-arch="),
    ("--cuda-gpu-arch=", JOINED, DRIVER, "<arch>,...", "As --offload-arch="),
    ("--no-cuda-gpu-arch=", JOINED, DRIVER, "<arch>,...", "As --no-offload-arch="),
    ("--offload=", JOINED, DRIVER, "<triple>", "Device triple: spirv64 is the only one"),
    ("--offload-targets=", JOINED, DRIVER, "<triple>", "Device triple: spirv64 is the only one"),
    ("-fgpu-rdc", FLAG, DRIVER, "", "Link device code of all objects at the link"),
    ("-fno-gpu-rdc", FLAG, DRIVER, "", "Each source is a device program of its own (the default)"),
    ("-cuid=", JOINED, DRIVER, "<id>", "Identity of the compilation (default: a hash)"),
    ("--no-hip-rt", FLAG, DRIVER, "", "Don't link the HIP runtime"),
    ("-no-hip-rt", FLAG, DRIVER, "", "Don't link the HIP runtime"),
    ("--hipstdpar", FLAG, DRIVER, "", "An error: std's parallel algorithms run on the host"),
    ("--hipstdpar-interpose-alloc", FLAG, DRIVER, "", "As --hipstdpar"),
    ("--hipstdpar-path=", JOINED, DRIVER, "<dir>", "Ignored without --hipstdpar"),
    ("--hipstdpar-thrust-path=", JOINED, DRIVER, "<dir>", "Ignored without --hipstdpar"),
    ("--hipstdpar-prim-path=", JOINED, DRIVER, "<dir>", "Ignored without --hipstdpar"),
    # For AMD's and NVIDIA's tools and devices: their builds give these options; SPIR-V has no use for them
    ("-mcumode", FLAG, DRIVER, "", "Ignored"),
    ("-mno-cumode", FLAG, DRIVER, "", "Ignored"),
    ("-mwavefrontsize64", FLAG, DRIVER, "", "As --warp-size=64"),
    ("-mno-wavefrontsize64", FLAG, DRIVER, "", "As --warp-size=32"),
    *((f"-m{no}{name}", FLAG, DRIVER, "", "Ignored") for name in _AMD_FLAGS for no in ("", "no-")),
    ("-mcode-object-version=", JOINED, DRIVER, "<version>", "Ignored"),
    ("-Xarch_gfx", PREFIX, DRIVER, "<n> <arg>", "Ignored: no code is made for this device"),
    ("-Xcuda-fatbinary", SEPARATE, DRIVER, "<arg>", "Ignored: there is no fatbinary"),
    ("-foffload-lto", JOINED, DRIVER, "", "Ignored: -fgpu-rdc optimises at the link"),
    ("-fno-offload-lto", FLAG, DRIVER, "", "Ignored"),
    ("-fgpu-inline-threshold=", JOINED, DRIVER, "<count>", "Ignored"),
    ("-fcuda-short-ptr", FLAG, DRIVER, "", "Ignored"),
    ("-fno-cuda-short-ptr", FLAG, DRIVER, "", "Ignored"),
    ("--cuda-noopt-device-debug", FLAG, DRIVER, "", "Ignored"),
    ("--no-cuda-noopt-device-debug", FLAG, DRIVER, "", "Ignored"),
    ("--offload-jobs=", JOINED, DRIVER, "<count>", "Ignored"),
    ("--offload-compression-level=", JOINED, DRIVER, "<level>", "Ignored"),
    ("-fno-gpu-sanitize", FLAG, DRIVER, "", "Ignored"),
    ("-parallel-jobs=", JOINED, DRIVER, "<count>", "Ignored"),
    ("-nohipwrapperinc", FLAG, DRIVER, "", "Ignored"),
    ("-nogpuinc", FLAG, DRIVER, "", "Ignored"),
    ("-nogpulib", FLAG, DRIVER, "", "Ignored"),
    ("--gpu-bundle-output", FLAG, DRIVER, "", "Ignored: --genco always makes a bundle"),
    ("--no-gpu-bundle-output", FLAG, DRIVER, "", "Ignored"),
    ("--gpu-max-threads-per-block=", JOINED, DRIVER, "<count>", "Ignored"),
    (
        "--offload-compress",
        FLAG,
        DRIVER,
        "",
        "Compress the offload bundle",
        Pair("compress", "--no-offload-compress", False, stages=""),
    ),
    ("--no-offload-compress", FLAG, DRIVER, "", "Don't (the default)"),
    ("--offload-new-driver", FLAG, DRIVER, "", "Ignored"),
    ("--no-offload-new-driver", FLAG, DRIVER, "", "Ignored"),
    ("--hip-path=", JOINED, DRIVER, "<dir>", "Ignored: the headers are hipspv's own"),
    ("--hip-version=", JOINED, DRIVER, "<version>", "HIP's version in HIP sources: 7.2 (the default) or 6.2"),
    ("--hip-device-lib-path=", JOINED, DRIVER, "<dir>", "Ignored"),
    ("--rocm-path=", JOINED, DRIVER, "<dir>", "Ignored"),
    ("--rocm-device-lib-path=", JOINED, DRIVER, "<dir>", "Ignored"),
    ("--cuda-path=", JOINED, DRIVER, "<dir>", "Ignored"),
)
# nvcc's options that hipspv-cc takes, too. hipspv.driver.nvcc.table, which a compile without them
# doesn't load, has the others.
_NVCC: _Rows = tuple(
    (name, JOINED if name.endswith("=") else EITHER if row.value else FLAG, NVCC, row.value, row.text)
    for names, row in TAKEN.items()
    for name in names.split()
)
_SAY: _Rows = (
    ("-v", FLAG, DRIVER, "", "Print the commands as they run"),
    ("-###", FLAG, DRIVER, "", "Print the commands, run nothing"),
    ("--version", FLAG, DRIVER, "", "Print the versions of hipspv and clang"),
    ("--help", FLAG, DRIVER, "", "Print this"),
    ("-help", FLAG, DRIVER, "", "Print this"),
    ("-h", FLAG, DRIVER, "", "Print this"),
    ("-dumpversion", FLAG, DRIVER, "", "Print clang's version"),
    ("-dumpmachine", FLAG, DRIVER, "", "Print the host's triple"),
    ("-print-", JOINED, DRIVER, "<what>", "Ask clang (-print-search-dirs and the like)"),
    ("--print-", JOINED, DRIVER, "<what>", "Ask clang (--print-resource-dir and the like)"),
    ("-save-temps", FLAG, DRIVER, "", "Keep every stage's result in the current directory"),
    ("--save-temps", FLAG, DRIVER, "", "Keep every stage's result in the current directory"),
    ("-save-temps=", JOINED, DRIVER, "cwd|obj|html", "Keep them here, by the output, with a page"),
    ("--save-temps=", JOINED, DRIVER, "cwd|obj|html", "Keep them here, by the output, with a page"),
)
WARP_SIZE = Number("warp_size", 32, WARP_SIZES, stages="link lower", profiled=True)
ARGUMENTS = Number("max_kernel_arguments", 1024, ARGUMENT_BYTES, profiled=True)
RECURSION_STACK = Number("recursion_stack", RECURSION_BYTES, STACK_BYTES, stages="link")
_TRANSLATORS = ("llvm", "llvm-spirv")
_OWN: _Rows = (
    ("--spirv-translator=", JOINED, DRIVER, "llvm|llvm-spirv", "Translator from LLVM IR to SPIR-V",
     Choice("translator", _TRANSLATORS, "llvm", stages="lower translate", spelling="--translator")),
    ("--target-profile=", JOINED, DRIVER, "<name>|<file.yaml>", "Device that it is for",
     Value("target_profile", stages="link lower translate")),
    ("--spirv-version=", JOINED, DRIVER, "1.1 ... 1.6", "Version of the SPIR-V (default: 1.2)",
     Value("spirv_version", stages="lower translate")),
    ("--spirv-ext=", JOINED, DRIVER, "+<name>,-<name>,all", "Extensions that SPIR-V may use",
     Texts("spirv_extensions", stages="translate")),
    ("--warp-size=", JOINED, DRIVER, "4|8|16|32|64", "Lanes of a warp (default: 32; gfx6 to gfx9: 64)", WARP_SIZE),
    ("-fwarp-synchronous", FLAG, DRIVER, "", "Lanes of a warp go in lockstep (HIP's default)",
     Pair("warp_synchronous", "-fno-warp-synchronous", stages="link lower",
          spelling="--warp-synchronous/--no-warp-synchronous")),
    ("-fno-warp-synchronous", FLAG, DRIVER, "", "They go on their own (CUDA's default where that works)"),
    ("--fp64=", JOINED, DRIVER, "native|emulate|error", "Double precision: the device's (default)",
     Choice("doubles", ("native", "emulate", "error"), "native")),
    ("--check=", JOINED, DRIVER, ",".join(CHECKS), "Report faults of kernels when they run",
     Choices("checks", tuple(CHECKS), stages="link lower")),
    ("--max-kernel-arguments=", JOINED, DRIVER, "<bytes>", "Pass more by reference (1024)",
     ARGUMENTS),
    ("--recursion-stack=", JOINED, DRIVER, "<bytes>", "Stack of a thread's recursive functions (16384)",
     RECURSION_STACK),
    ("--max-registers=", JOINED, DRIVER, "<count>", "NVIDIA: of kernels without launch bounds",
     Number("max_registers", None, range(1, 256))),
    ("--resource-usage", FLAG, DRIVER, "", "NVIDIA: print kernels' registers and memory, by ptxas",
     Flag("resource_usage", stages="")),
    ("--no-machine-code", FLAG, DRIVER, "", "NVIDIA: PTX alone, no machine code by ptxas",
     Flag("machine_code", False, stages="")),
    ("-Xcuda-ptxas", SEPARATE, DRIVER, "<arg>", "Pass <arg> to ptxas",
     Texts("ptxas_options", stages="")),
    ("--name-expression=", JOINED, DRIVER, "<expression>", "Record the lowered name (repeatable)"),
    ("--print-pipeline", FLAG, DRIVER, "", "Print the device passes in order, run nothing"),
    ("--print-after=", JOINED, DRIVER, "<pass>", "Print the device IR after <pass> on stderr",
     Texts("print_after")),
    ("--print-before=", JOINED, DRIVER, "<pass>", "Print the device IR before <pass> on stderr",
     Texts("print_before")),
    ("--print-after-all", FLAG, DRIVER, "", "Print the device IR after each pass",
     Flag("print_after_all")),
    ("--print-changed", FLAG, DRIVER, "", "Print the device IR after each pass that changes it",
     Flag("print_changed")),
    ("--bisect-limit=", JOINED, DRIVER, "<n>", "Run only <n> optional device passes; -1: tell all",
     Number("bisect_limit", None, said="a number of passes")),
    ("--verify-each", FLAG, DRIVER, "", "Verify the device IR after each pass",
     Flag("verify_each")),
    ("--validate", FLAG, DRIVER, "", "Check the SPIR-V with spirv-val",
     Flag("validate", stages="translate")),
    ("--no-cache", FLAG, DRIVER, "", "Neither take nor keep code of earlier compiles"),
    ("--time-report", FLAG, DRIVER, "", "Print each stage's and pass's time on stderr"),
)  # fmt: skip
_PREPROCESSOR: _Rows = (
    ("-I", EITHER, BOTH, "<dir>", "Look for headers in <dir>"),
    ("-D", EITHER, BOTH, "<macro>[=<value>]", "Define a macro"),
    ("-U", EITHER, BOTH, "<macro>", "Undefine a macro"),
    ("-isystem", EITHER, BOTH, "<dir>", "Look for system headers in <dir>"),
    ("-isystem-after", EITHER, BOTH, "<dir>", "Look for system headers in <dir>, last"),
    ("-iquote", EITHER, BOTH, "<dir>", 'Look for #include "..." in <dir>'),
    ("-idirafter", EITHER, BOTH, "<dir>", "Look for headers in <dir>, last"),
    ("-include", EITHER, BOTH, "<file>", "Include <file> first"),
    ("-include-pch", SEPARATE, HOST, "<file>", "Use a precompiled header on the host side"),
    ("-imacros", EITHER, BOTH, "<file>", "Take <file>'s macros first"),
    ("-iprefix", EITHER, BOTH, "<dir>", "Prefix of -iwithprefix"),
    ("-iwithprefix", EITHER, BOTH, "<dir>", "Look for headers below -iprefix, last"),
    ("-iwithprefixbefore", EITHER, BOTH, "<dir>", "Look for headers below -iprefix"),
    ("-isysroot", EITHER, BOTH, "<dir>", "Root of system headers"),
    ("-ivfsoverlay", EITHER, BOTH, "<file>", "Overlay of the file system"),
    ("-Xpreprocessor", SEPARATE, BOTH, "<arg>", "Pass <arg> to the preprocessor"),
    ("-Wp,", JOINED, BOTH, "<arg>,...", "Pass arguments to the preprocessor"),
    ("-dM", FLAG, BOTH, "", "With -E: print macro definitions"),
    ("-MD", FLAG, DRIVER, "", "Write dependencies beside the output"),
    ("-MMD", FLAG, DRIVER, "", "As -MD, without system headers"),
    ("-MF", EITHER, DRIVER, "<file>", "Write dependencies to <file>"),
    ("-MT", EITHER, DRIVER, "<target>", "Name of the dependencies' target"),
    ("-MQ", EITHER, DRIVER, "<target>", "As -MT, quoted for make"),
    ("-MP", FLAG, DRIVER, "", "Add a target for each header"),
    ("-MG", FLAG, DRIVER, "", "Headers that aren't there will be generated"),
    ("-MV", FLAG, DRIVER, "", "Quote dependencies for NMake"),
    ("-MJ", EITHER, HOST, "<file>", "Write a compilation database entry to <file>"),
)
_COMPILER: _Rows = (
    ("-O", JOINED, ALL, "0|1|2|3|s|z|fast|g", "Optimise (device code: -O2 unless given)"),
    ("-std=", JOINED, BOTH, "<standard>", "Language standard"),
    ("--std=", JOINED, BOTH, "<standard>", "Language standard"),
    ("-W", JOINED, BOTH, "<warning>", "Enable or disable a warning"),
    ("-w", FLAG, BOTH, "", "No warnings"),
    ("-f", JOINED, ALL, "<feature>", "Compiler feature (clang's)"),
    ("-m", JOINED, ALL, "<option>", "Machine option (clang's)"),
    ("-ffp-contract=", JOINED, BOTH, "fast|on|off", "When to fuse a*b+c"),
    ("-fgpu-flush-denormals-to-zero", FLAG, DEVICE, "", "Flush denormals (device side)"),
    ("-fcuda-flush-denormals-to-zero", FLAG, DEVICE, "", "Flush denormals (device side)"),
    ("-fhip-fp32-correctly-rounded-divide-sqrt", FLAG, DEVICE, "", "Exact division and root"),
    ("-fno-hip-fp32-correctly-rounded-divide-sqrt", FLAG, DEVICE, "", "Faster division and root"),
    ("-ffast-math", FLAG, ALL, "", "Fast, loose floating point, on both sides"),
    ("-Xclang", SEPARATE, BOTH, "<arg>", "Pass <arg> to clang -cc1"),
    ("-mllvm", EITHER, HOST, "<arg>", "Pass <arg> to LLVM (host side)"),
    ("-Xarch_device", SEPARATE, DEVICE, "<arg>", "Pass <arg> to the device side only"),
    ("-Xarch_host", SEPARATE, HOST, "<arg>", "Pass <arg> to the host side only"),
    ("-Xhost", SEPARATE, HOST + LINK, "<arg>", "Pass <arg> to the host side and the link only"),
    ("-target", SEPARATE, HOST + LINK, "<triple>", "Host triple"),
    ("--target=", JOINED, HOST + LINK, "<triple>", "Host triple"),
    ("--sysroot", SEPARATE, ALL, "<dir>", "Root of headers and libraries"),
    ("--sysroot=", JOINED, ALL, "<dir>", "Root of headers and libraries"),
    ("-resource-dir", SEPARATE, ALL, "<dir>", "clang's own headers and libraries"),
    ("-working-directory", SEPARATE, BOTH, "<dir>", "Resolve paths relative to <dir>"),
    ("--config", SEPARATE, ALL, "<file>", "clang's configuration file"),
    ("--param", SEPARATE, HOST, "<name>=<value>", "Ignored: clang takes no parameters"),
    ("-B", EITHER, ALL, "<dir>", "Look for programs and libraries in <dir>"),
    ("-pthread", FLAG, ALL, "", "POSIX threads"),
    ("-pedantic", FLAG, BOTH, "", "Warn of language extensions"),
    ("-pipe", FLAG, DRIVER, "", "Ignored"),
    ("-ansi", FLAG, BOTH, "", "-std=c++98 or -std=c89"),
    ("-nostdinc", FLAG, BOTH, "", "No standard headers"),
    ("-nostdinc++", FLAG, BOTH, "", "No standard C++ headers"),
    ("-stdlib=", JOINED, ALL, "<library>", "C++ library (default: libstdc++)"),
)
# Options of no use for the device, or that clang refuses there.
_HOST: _Rows = (
    ("-g", JOINED, HOST + LINK, "<level>", "Debug information; of device code its lines"),
    ("-Wa,", JOINED, HOST, "<arg>,...", "Pass arguments to the assembler"),
    ("-Xassembler", SEPARATE, HOST, "<arg>", "Pass <arg> to the assembler"),
    ("-fopenmp", JOINED, HOST + LINK, "", "OpenMP (host side)"),
    ("-fno-openmp", FLAG, HOST + LINK, "", "No OpenMP"),
    ("-fsanitize", JOINED, HOST + LINK, "<checks>", "Sanitizers (host side)"),
    ("-fno-sanitize", JOINED, HOST + LINK, "<checks>", "Sanitizers (host side)"),
    ("-flto", JOINED, HOST + LINK, "[=thin]", "Link-time optimisation (host side)"),
    ("-fno-lto", FLAG, HOST + LINK, "", "No link-time optimisation"),
    ("-fprofile", JOINED, HOST + LINK, "...", "Profiling (host side)"),
    ("-fcoverage", JOINED, HOST + LINK, "...", "Coverage (host side)"),
    ("-fcs-profile", JOINED, HOST + LINK, "...", "Profiling (host side)"),
    ("-ftest-coverage", FLAG, HOST + LINK, "", "Coverage (host side)"),
    ("-coverage", FLAG, HOST + LINK, "", "Coverage (host side)"),
    (
        "--coverage",
        FLAG,
        HOST + LINK,
        "",
        "Count the lines that run (also of native device code)",
        Flag("coverage", stages="link"),
    ),
    ("-fxray", JOINED, HOST + LINK, "...", "XRay (host side)"),
    ("-fcf-protection", JOINED, HOST, "...", "Control-flow protection (host side)"),
    ("-fstack", JOINED, HOST, "...", "Stack protection (host side)"),
    ("-fsplit-stack", FLAG, HOST + LINK, "", "Segmented stack (host side)"),
    ("-fbasic-block", JOINED, HOST, "...", "Basic block sections (host side)"),
    ("-ftime-trace", JOINED, HOST, "...", "clang's time trace (host side)"),
    ("-fplugin", JOINED, HOST, "...", "clang plug-ins (host side)"),
    ("-fpass-plugin", JOINED, HOST + LINK, "...", "LLVM plug-ins (host side)"),
    ("-fuse-ld=", JOINED, LINK, "<linker>", "Linker (default: lld)"),
    ("-fPIC", FLAG, HOST, "", "Position-independent host code"),
    ("-fpic", FLAG, HOST, "", "Position-independent host code"),
    ("-fPIE", FLAG, HOST, "", "Position-independent host code"),
    ("-fpie", FLAG, HOST, "", "Position-independent host code"),
    ("-mfpmath=", JOINED, HOST, "<unit>", "Floating-point unit of the host"),
)
_LINK: _Rows = (
    ("-L", EITHER, LINK, "<dir>", "Look for libraries in <dir>"),
    ("-l", EITHER, LINK, "<library>", "Link <library>"),
    ("-Wl,", JOINED, LINK, "<arg>,...", "Pass arguments to the linker"),
    ("-Xlinker", SEPARATE, LINK, "<arg>", "Pass <arg> to the linker"),
    ("-Xoffload-linker", PREFIX, DRIVER, "[-<triple>] <arg>", "Ignored: there is no device linker"),
    ("-shared", FLAG, LINK, "", "Make a shared library"),
    ("-static", FLAG, LINK, "", "Link statically (the HIP runtime is a shared library)"),
    ("-static-libgcc", FLAG, LINK, "", "Link libgcc statically"),
    ("-static-libstdc++", FLAG, LINK, "", "Link libstdc++ statically"),
    ("-static-pie", FLAG, LINK, "", "Make a static position-independent program"),
    ("-shared-libgcc", FLAG, LINK, "", "Link libgcc dynamically"),
    ("-pie", FLAG, LINK, "", "Make a position-independent program"),
    ("-no-pie", FLAG, LINK, "", "Make a program at a fixed address"),
    ("-rdynamic", FLAG, LINK, "", "Export all symbols"),
    ("-nostdlib", FLAG, LINK, "", "No standard libraries"),
    ("-nostdlib++", FLAG, LINK, "", "No C++ library"),
    ("-nodefaultlibs", FLAG, LINK, "", "No standard libraries"),
    ("-nostartfiles", FLAG, LINK, "", "No start files"),
    ("-nolibc", FLAG, LINK, "", "No C library"),
    ("-r", FLAG, LINK, "", "Link partially"),
    ("-s", FLAG, LINK, "", "Strip symbols"),
    ("-T", EITHER, LINK, "<script>", "Linker script"),
    ("-u", EITHER, LINK, "<symbol>", "Pretend that <symbol> is undefined"),
    ("-e", EITHER, LINK, "<symbol>", "Entry point"),
    ("-z", SEPARATE, LINK, "<keyword>", "Linker keyword"),
    ("-rpath", SEPARATE, LINK, "<dir>", "Look for shared libraries in <dir> at run time"),
    ("-rtlib=", JOINED, LINK, "<library>", "Compiler's runtime library (default: libgcc)"),
    ("--rtlib=", JOINED, LINK, "<library>", "Compiler's runtime library (default: libgcc)"),
    ("-unwindlib=", JOINED, LINK, "<library>", "Unwinder (default: libgcc)"),
    ("--unwindlib=", JOINED, LINK, "<library>", "Unwinder (default: libgcc)"),
    ("--ld-path=", JOINED, LINK, "<path>", "The linker's path"),
)

SECTIONS = {
    "Output": _MAKE,
    "Messages": _SAY,
    DEVICE_CODE: _OWN,
    PREPROCESSOR: _PREPROCESSOR,
    "Compiler": _COMPILER,
    "Host code": _HOST,
    "Link": _LINK,
    "nvcc's, with nvcc's meaning": _NVCC,
    IGNORED: (),
}
OPTIONS: dict[str, Option] = {row[0]: Option(title, *row) for title, rows in SECTIONS.items() for row in rows}

# Options that name targets, and those that take names away.
ADD_TARGETS = ("--offload-arch=", "--amdgpu-target=", "--cuda-gpu-arch=")
# Options of links without the HIP runtime.
NO_RUNTIME = ("--no-hip-rt", "-no-hip-rt", "-nostdlib", "-nodefaultlibs", "-r")
WAVE_SIZES = {"-mwavefrontsize64": "64", "-mno-wavefrontsize64": "32"}
REMOVE_TARGETS = ("--no-offload-arch=", "--no-cuda-gpu-arch=")


def find(arg: str) -> Option | None:
    """Return the option that an argument spells: the one with the longest matching name."""
    for end in range(len(arg), 1, -1):
        option = OPTIONS.get(arg[:end])
        if option is not None and (end == len(arg) or option.kind in (JOINED, EITHER, PREFIX)):
            return option
    return None
