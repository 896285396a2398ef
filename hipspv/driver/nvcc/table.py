"""nvcc's options: one table with the effect of each.

Names, kinds of arguments and meanings: NVIDIA's "NVIDIA CUDA Compiler Driver NVCC", releases 12 and
13, section "NVCC Command Options", and `nvcc --help` of both for what that document leaves out.
"""

from __future__ import annotations

from hipspv.driver.nvcc.rows import (
    ARCHITECTURES,
    ARGUMENTS,
    SHARED,
    UNSUPPORTED,
    Row,
    choice,
    given,
    refused,
    silent,
    step,
    warned,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

_STANDARDS = ("c++03", "c++11", "c++14", "c++17", "c++20", "c++23")
_WINDOWS = "concerns Windows only"

_FILES = (
    step("output-file o", "<file>", "Write the output to <file>"),
    silent("objdir-as-tempdir objtemp", "", "Temporary files lie in a private directory, removed at the end"),
    given("pre-include include", "<file>,...", "Include <file> first", "-include", "{}"),
    given("library l", "<library>,...", "Link <library>", "-l{}"),
    given("define-macro D", "<macro>[=<value>],...", "Define a macro", "-D{}"),
    given("undefine-macro U", "<macro>,...", "Undefine a macro", "-U{}"),
    given("include-path I", "<dir>,...", "Look for headers in <dir>", "-I{}"),
    given("system-include isystem", "<dir>,...", "Look for system headers in <dir>", "-isystem", "{}"),
    given("library-path L", "<dir>,...", "Look for libraries in <dir>", "-L{}"),
    step("output-directory odir", "<dir>", "Write outputs to <dir>"),
    given("dependency-output MF", "<file>", "Write dependencies to <file>", "-MF", "{}"),
    given("generate-dependency-targets MP", "", "Add a target for each header", "-MP"),
    step(
        "compiler-bindir ccbin",
        "<path>",
        "hipspv's clang is the host compiler, with an MPI wrapper's options if <path> is one",
    ),
    silent("allow-unsupported-compiler", "", "The host compiler is hipspv's clang"),
    step("archiver-binary arbin", "<program>", "The archiver of --lib (default: llvm-ar)"),
    choice(
        "cudart",
        "The runtime library: hipspv's, a shared one, for static, too",
        none="--no-hip-rt",
        shared="",
        static="",
    ),
    silent("cudadevrt", "none|static", "The device runtime is part of the device library"),
    silent("libdevice-directory ldir", "<dir>", "The device library is hipspv's"),
    silent("target-directory target-dir", "<name>", "Headers and libraries are hipspv's"),
)
_PHASES = (
    step("link", "", "Compile and link (the default)"),
    step("lib", "", "Compile, and put the objects into a static library (default: a.a)"),
    step("device-link dlink", "", "Link device code into an object (default: a_dlink.o); with -fatbin, into a bundle"),
    step("device-c dc", "", "Compile to an object with relocatable device code"),
    step("device-w dw", "", "Compile to an object with executable device code"),
    refused(
        "cuda",
        "",
        "there is no host source in C++ to write: clang compiles CUDA as it is",
        "-E writes the preprocessed source, hipspv-cc -S the host side's assembly",
    ),
    step("compile c", "", "Compile to an object"),
    step("fatbin", "", "Write the device code as an offload bundle, which cuModuleLoad takes"),
    step("cubin", "", "As --fatbin, with a warning: the bundle has machine code and PTX"),
    step("ptx", "", "Write the device code as PTX for one architecture (default: sm_80)"),
    step("preprocess E", "", "Preprocess (the host side)"),
    step("generate-dependencies M", "", "Write dependencies"),
    step("generate-nonsystem-dependencies MM", "", "As -M, without system headers"),
    given("generate-dependencies-with-compile MD", "", "Compile, and write dependencies", "-MD"),
    given("generate-nonsystem-dependencies-with-compile MMD", "", "As -MD, without system headers", "-MMD"),
    refused("optix-ir", "", "there is no OptiX IR", "--fatbin writes SPIR-V"),
    refused(
        "ltoir", "", "there is no LTO IR of NVIDIA's", "-dc writes objects whose device code is optimised at the link"
    ),
    step("run", "", "Compile, link and run"),
)
_COMPILER = (
    given("profile pg", "", "Profile the host code with gprof", "-Xhost", "-pg"),
    given("debug g", "", "Debug information; of device code its lines", "-g"),
    step("device-debug G", "", "Device code without optimisation (but for -dopt=on), with lines"),
    silent("extensible-whole-program ewp", "", "The device runtime is part of the device library"),
    given("no-compress", "", "Don't compress the offload bundle (the default)", "--no-offload-compress"),
    choice(
        "compress-mode",
        "Compress the offload bundle (zlib)",
        default="",
        size="--offload-compress",
        speed="--offload-compress",
        balance="--offload-compress",
        none="--no-offload-compress",
    ),
    silent("relocatable-ptx reloc-ptx", "", "Relocatable device code is LLVM's"),
    SHARED["generate-line-info"],
    warned(
        "optimization-info opt-info", "inline,...", "no remarks are shown; --print-changed shows what each pass does"
    ),
    Row(
        "optimize O",
        "0|1|2|3|4|5|6|7|8|9",
        ARGUMENTS,
        "Optimise host code; device code is at -O3",
        choices={str(level): ("-Xarch_host", f"-O{min(level, 3)}") for level in range(10)},
    ),
    step("Ofast-compile Ofc", "0|min|mid|max", "Device code at -O3, -O2, -O2, -O1"),
    step("dopt", "on", "With -G: optimise device code nevertheless"),
    silent("dlink-time-opt dlto lto", "", "Relocatable device code is always optimised at the link"),
    silent("gen-opt-lto", "", "Relocatable device code is always optimised at the link"),
    silent("split-compile", "<count>", "Number of threads: one is used for each side"),
    silent("split-compile-extended", "<count>", "Number of threads: one is used for each side"),
    silent("jobserver", "", "Two processes run, one for each side"),
    silent("skip-ptx-semantics-check", "", "There is no such check"),
    given("ftemplate-backtrace-limit", "<limit>", "Notes for each error in templates", "-ftemplate-backtrace-limit={}"),
    given("ftemplate-depth", "<limit>", "Depth of template instantiation", "-ftemplate-depth={}"),
    given("no-exceptions noeh", "", "No exceptions in host code", "-Xhost", "-fno-exceptions"),
    given("shared", "", "Make a shared library", "-shared"),
    step("x", "c|c++|cu", "Language of all sources"),
    Row(
        "std", "|".join(_STANDARDS), ARGUMENTS, "C++ standard", choices={name: (f"-std={name}",) for name in _STANDARDS}
    ),
    silent(
        "no-host-device-initializer-list nohdinitlist",
        "",
        "Functions that are constexpr in C++20 are device functions, too",
    ),
    silent(
        "no-host-device-move-forward nohdmoveforward",
        "",
        "Functions that are constexpr in C++20 are device functions, too",
    ),
    SHARED["expt-relaxed-constexpr"],
    SHARED["extended-lambda"],
    choice("machine m", "The host is a 64-bit machine", **{"64": ""}),
    silent("m64", "", "The host is a 64-bit machine"),
    refused("m32", "", "there is no 32-bit mode", "leave the option out"),
    warned("host-linker-script hls", "use-lcs|gen-lcs", "device code needs no linker script"),
    warned("augment-host-linker-script aug-hls", "", "device code needs no linker script"),
    given("relocatable-link r host-relocatable-link", "", "Link to a relocatable object", "-r"),
    silent("frandom-seed", "<seed>", "Outputs are the same in each run without it"),
)
_PROGRAMS = (
    SHARED["compiler-options"],
    given("linker-options Xlinker", "<argument>,...", "Options of the linker", "-Xlinker", "{}"),
    step("archive-options Xarchive", "<option>,...", "Options of the archiver of --lib"),
    SHARED["ptxas-options"],
    warned("nvlink-options Xnvlink", "<option>,...", "there is no nvlink"),
    step(
        "fatbin-options Xfatbin",
        "<option>,...",
        "-compress-all compresses the offload bundle; others are ignored with a warning",
    ),
    SHARED["cudafe-options"],
    warned("nvvm-options Xcicc", "<option>,...", "there is no cicc: clang compiles device code"),
)
_DRIVER = (
    silent("static-global-template-stub", "true|false", "A kernel template's host function is weak"),
    silent("device-entity-has-hidden-visibility", "true|false", "The source states the visibility"),
    step("forward-unknown-to-host-compiler", "", "Options that nvcc doesn't know go to clang's host side"),
    step("forward-unknown-to-host-linker", "", "Options that nvcc doesn't know go to the link"),
    step("forward-unknown-opts", "", "Both of these"),
    silent("forward-slash-prefix-opts", "", _WINDOWS),
    silent("dont-use-profile noprof", "", "There is no nvcc.profile"),
    silent("threads t", "<count>", "There is one device program for all architectures"),
    step("dryrun", "", "Print the commands, run nothing"),
    step("verbose v", "", "Print the commands as they run"),
    step("keep save-temps", "", "Keep every stage's result"),
    step("keep-dir", "<dir>", "Keep them in <dir>"),
    step("clean-targets clean", "", "Delete the files that the same command would have written"),
    step("run-args", "<argument>,...", "Arguments of the program that --run runs"),
    silent("use-local-env", "", _WINDOWS),
    silent("force-cl-env-setup", "", _WINDOWS),
    silent("cl-version", "<version>", _WINDOWS),
    silent("input-drive-prefix idp", "<prefix>", _WINDOWS),
    silent("dependency-drive-prefix ddp", "<prefix>", _WINDOWS),
    silent("drive-prefix dp", "<prefix>", _WINDOWS),
    given("dependency-target-name MT", "<target>", "Name of the dependencies' target", "-MT", "{}"),
    silent("no-align-double", "", "Concerns 32-bit hosts only"),
    silent("no-device-link nodlink", "", "Linked device code isn't linked again"),
)
_CUDA = (
    SHARED["cuda-version"],
    choice(
        "default-stream",
        "The stream of calls that name none",
        legacy="",
        null="",
        per_thread="-fgpu-default-stream=per-thread -DCUDA_API_PER_THREAD_DEFAULT_STREAM=1",
    ),
)
_DEVICE = (
    SHARED["gpu-architecture"],
    SHARED["gpu-code"],
    SHARED["generate-code"],
    SHARED["relocatable-device-code"],
    warned("entries e", "<kernel>,...", "all kernels are compiled"),
    SHARED["maxrregcount"],
    SHARED["use_fast_math"],
    SHARED["ftz"],
    SHARED["prec-div"],
    SHARED["prec-sqrt"],
    SHARED["fmad"],
    silent("extra-device-vectorization", "", "A hint"),
    refused(
        "compile-as-tools-patch astoolspatch", "", "there are no tools of NVIDIA's to patch", "leave the option out"
    ),
    silent("keep-device-functions", "", "-dc keeps them"),
    silent("jump-table-density jtd", "<percentage>", "A hint"),
    silent("device-int128", "", "Always so"),
    warned("device-float128", "", "device code has no __float128"),
)
_GENERAL = (
    given("disable-warnings w", "", "No warnings", "-w"),
    warned("source-in-ptx src-in-ptx", "", "PTX has line numbers only"),
    silent("restrict", "", "A hint that a kernel's pointers don't overlap"),
    silent("Wno-deprecated-gpu-targets", "", "There are no such warnings"),
    given("Wno-deprecated-declarations", "", "No warnings of deprecated names", "-Wno-deprecated-declarations"),
    given("Wreorder", "", "Warn of member initialisers out of order", "-Wreorder"),
    warned("Wdefault-stream-launch", "", "clang has no such warning"),
    warned("Wmissing-launch-bounds", "", "clang has no such warning"),
    warned("Wext-lambda-captures-this", "", "clang has no such warning"),
    step(f"W{UNSUPPORTED}", "", "Warn of ignored options (the default)"),
    step(f"Wno-{UNSUPPORTED}", "", "Don't"),
    step("Werror", "<kind>,...", "Make warnings errors: the table below"),
    silent("display-error-number err-no", "", "clang's messages have names, not numbers"),
    given(
        "no-display-error-number no-err-no", "", "Messages without the warnings' names", "-fno-diagnostics-show-option"
    ),
    warned("diag-error", "<number>,...", "the numbers are of NVIDIA's front end; clang has -Werror=<name>"),
    silent("diag-suppress", "<number>,...", "The numbers are of NVIDIA's front end"),
    silent("diag-warn", "<number>,...", "The numbers are of NVIDIA's front end"),
    choice(
        "brief-diagnostics brief-diag",
        "Messages without the source's line and the column",
        true="-fno-caret-diagnostics -fno-show-column",
        false="",
    ),
    given("resource-usage res-usage", "", "Print each kernel's registers and memory, by ptxas", "--resource-usage"),
    warned("device-stack-protector", "true|false", "device code has no stack canaries"),
    step("help h", "", "Print this"),
    step("version V", "", "Print the version"),
    step("options-file optf", "<file>,...", "Read options from <file>"),
    step("time", "<file>", "Append each stage's time to <file> (-: standard output)"),
    refused("qpp-config", "<configuration>", "the host compiler is hipspv's clang", "leave the option out"),
    step("list-gpu-code code-ls", "", "Print the architectures with PTX, as sm_<n>"),
    step("list-gpu-arch arch-ls", "", "Print them as compute_<n>"),
    warned("fdevice-time-trace", "<file>", "--time-report tells each device pass's time"),
    refused(
        "sanitize fdevice-sanitize",
        "memcheck",
        "there is no compute-sanitizer",
        "-Xcompiler -fsanitize=address checks host code",
    ),
    step("fdevice-syntax-only", "", "Check both sides, write nothing"),
    silent("minimal", "", "A hint"),
    silent("version-ident dQ", "true|false", "Objects name clang"),
)

SECTIONS: tuple[tuple[str, tuple[Row, ...]], ...] = (
    ("Files and paths", _FILES),
    ("Phases", _PHASES),
    ("Compiler and linker", _COMPILER),
    ("Options of other programs", _PROGRAMS),
    ("Driver", _DRIVER),
    ("CUDA", _CUDA),
    ("Device code", _DEVICE),
    ("General", _GENERAL),
)


def _ptxas(names: str, value: str, text: str, *argv: str) -> Row:
    """Return the row of an option that ptxas gets, too. argv: hipspv-cc's other arguments for it."""
    own = f"--{names.split()[0]}"
    return given(names, value, text, *argv, "-Xcuda-ptxas", f"{own}={{}}" if value else own)


# ptxas's options, given after -Xptxas. ptxas gets others as they are.
PTXAS: tuple[Row, ...] = (
    given("opt-level O", "0|1|2|3", "Optimise device code", "-Xarch_device", "-O{}"),
    given(
        "warn-on-double-precision-use warn-double-usage", "", "Warn where a kernel needs double", "-Wdouble-precision"
    ),
    choice("fmad", "As nvcc's", true="-Xarch_device -ffp-contract=fast", false="-Xarch_device -ffp-contract=off"),
    _ptxas("warning-as-error Werror", "", "Make warnings errors", "-Werror"),
    given("device-debug g", "", "Lines of device code", "-Xarch_device", "-gline-tables-only"),
    given("generate-line-info lineinfo", "", "Lines of device code", "-Xarch_device", "-gline-tables-only"),
    given("verbose v", "", "Print each kernel's registers and memory", "--resource-usage"),
    _ptxas("disable-warnings w", "", "No warnings of ptxas"),
    _ptxas("allow-expensive-optimizations", "true|false", "Optimise with more time and memory"),
    _ptxas("def-load-cache dlcm", "<modifier>", "Cache of loads that name none"),
    _ptxas("def-store-cache dscm", "<modifier>", "Cache of stores that name none"),
    _ptxas("force-load-cache flcm", "<modifier>", "Cache of all loads"),
    _ptxas("force-store-cache fscm", "<modifier>", "Cache of all stores"),
    _ptxas("disable-optimizer-constants disable-optimizer-consts", "", "No constants of the optimiser"),
    given("maxrregcount", "<count>", "As nvcc's", "--max-registers={}"),
    silent("maxntid", "<count>,...", "A hint: __launch_bounds__ counts"),
    silent("minnctapersm", "<count>", "A hint"),
    silent("override-directive-values", "", "A hint"),
    _ptxas("split-compile", "<count>", "Number of threads"),
    silent("position-independent-code pic", "", "Programs are loaded whole"),
    _ptxas("suppress-stack-size-warning", "", "No warning of stacks of unknown size"),
    silent("gpu-name arch", "<arch>", ARCHITECTURES),
    silent("machine m", "64", "There is no 32-bit mode"),
    _ptxas("warn-on-spills warn-spills", "", "Warn of registers that are spilled"),
    _ptxas("warn-on-local-memory-usage warn-lmem-usage", "", "Warn of local memory"),
)

# -Werror's kinds, and their warnings in clang; None if clang has no such warning.
WERROR: dict[str, str | None] = {
    "all-warnings": "-Werror",
    "reorder": "-Werror=reorder",
    "conversion": "-Werror=conversion",
    "deprecated-declarations": "-Werror=deprecated-declarations",
    "cross-execution-space-call": "",  # always an error of clang's
    "default-stream-launch": None,
    "missing-launch-bounds": None,
    "ext-lambda-captures-this": None,
    UNSUPPORTED: "",
}

# Optimisation levels by -Ofast-compile's.
FAST_COMPILE = {"0": "-O3", "min": "-O2", "mid": "-O2", "max": "-O1"}

# Arguments that -G adds for device code without optimisation.
DEVICE_DEBUG = ("-Xarch_device", "-gline-tables-only", "-D__CUDACC_DEBUG__=1")

# Arguments of --use_fast_math; the last makes sinf __sinf.
FAST_MATH = (
    *("-Xarch_device", "-fgpu-flush-denormals-to-zero"),
    "-fno-hip-fp32-correctly-rounded-divide-sqrt",
    *("-Xarch_device", "-ffp-contract=fast"),
    *("-Xarch_device", "-fgpu-approx-transcendentals"),
)


def by_name(rows: Iterable[Row]) -> dict[str, Row]:
    """Return the rows by each of their names."""
    return {name: row for row in rows for name in (row.name, *row.short)}


ROWS: dict[str, Row] = by_name(row for _, rows in SECTIONS for row in rows)
PTXAS_ROWS: dict[str, Row] = by_name(PTXAS)
