"""nvcc's options: one table with the effect of each.

Names, kinds of arguments and meanings: NVIDIA's "NVIDIA CUDA Compiler Driver NVCC", releases 12 and
13, section "NVCC Command Options", and `nvcc --help` of both for what that document leaves out.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

# The number of values that an option takes.
FLAG = "boolean"
SINGLE = "single"  # the last counts
LIST = "list"  # separated by commas, and repeatable

# The effect of an option.
STEP = "step"  # names the task or a path: hipspv.driver.nvcc.steps
WORDS = "arguments"  # becomes arguments of hipspv-cc
SILENT = "ignored"  # its purpose is served without it, or it asks for nothing that changes results
WARNED = "ignored with a warning"
REFUSED = "error"

# The warning's name.
UNSUPPORTED = "unsupported-nvcc-option"


class Row:
    """One option. `name` is its long name, `short` its other names, without hyphens: both may be
    written with one hyphen or two.

    The kind follows from `value`: a LIST ends in `,...`, and a FLAG has none.
    `argv` are hipspv-cc's arguments, in which {} stands for each value; `choices` has those of each
    allowed value. `text` describes the option, or says why it is ignored or refused; `remedy`
    names an alternative.
    """

    __slots__ = ("argv", "choices", "kind", "name", "outcome", "remedy", "short", "text", "value")

    def __init__(
        self,
        names: str,
        value: str,
        outcome: str,
        text: str,
        argv: tuple[str, ...] = (),
        choices: dict[str, tuple[str, ...]] | None = None,
        remedy: str = "",
    ) -> None:
        self.name, *self.short = names.split()
        self.kind = LIST if value.endswith(",...") else SINGLE if value else FLAG
        self.value = value
        self.outcome = outcome
        self.text = text
        self.argv = argv
        self.choices = choices or {}
        self.remedy = remedy

    @property
    def spelling(self) -> str:
        """The option as nvcc's documentation writes it."""
        return ", ".join([f"--{self.name}", *(f"-{name}" for name in self.short)])


def _step(names: str, value: str, text: str) -> Row:
    return Row(names, value, STEP, text)


def _given(names: str, value: str, text: str, *argv: str) -> Row:
    return Row(names, value, WORDS, text, argv)


def _choice(names: str, text: str, **choices: str) -> Row:
    """Return a row for a single value out of some; blanks separate the arguments of each choice."""
    table = {name.replace("_", "-"): tuple(argv.split()) for name, argv in choices.items()}
    return Row(names, "|".join(table), WORDS, text, choices=table)


def _silent(names: str, value: str, text: str) -> Row:
    return Row(names, value, SILENT, text)


def _warned(names: str, value: str, text: str) -> Row:
    return Row(names, value, WARNED, text)


def _refused(names: str, value: str, text: str, remedy: str) -> Row:
    return Row(names, value, REFUSED, text, remedy=remedy)


_STANDARDS = ("c++03", "c++11", "c++14", "c++17", "c++20", "c++23")
_WINDOWS = "concerns Windows only"
_ALWAYS = "ptxas doesn't tell; --resource-usage does"
_ARCHITECTURES = "PTX for sm_70 and later, beside SPIR-V, whose __CUDA_ARCH__ is 800"

_FILES = (
    _step("output-file o", "<file>", "Write the output to <file>"),
    _silent("objdir-as-tempdir objtemp", "",
            "Temporary files lie in a private directory, removed at the end"),
    _given("pre-include include", "<file>,...", "Include <file> first", "-include", "{}"),
    _given("library l", "<library>,...", "Link <library>", "-l{}"),
    _given("define-macro D", "<macro>[=<value>],...", "Define a macro", "-D{}"),
    _given("undefine-macro U", "<macro>,...", "Undefine a macro", "-U{}"),
    _given("include-path I", "<dir>,...", "Look for headers in <dir>", "-I{}"),
    _given("system-include isystem", "<dir>,...", "Look for system headers in <dir>", "-isystem",
           "{}"),
    _given("library-path L", "<dir>,...", "Look for libraries in <dir>", "-L{}"),
    _step("output-directory odir", "<dir>", "Write outputs to <dir>"),
    _given("dependency-output MF", "<file>", "Write dependencies to <file>", "-MF", "{}"),
    _given("generate-dependency-targets MP", "", "Add a target for each header", "-MP"),
    _step("compiler-bindir ccbin", "<path>",
          "Ignored with a warning, unless <path> is hipspv's clang: it is the host compiler"),
    _silent("allow-unsupported-compiler", "", "The host compiler is hipspv's clang"),
    _step("archiver-binary arbin", "<program>", "The archiver of --lib (default: llvm-ar)"),
    _choice("cudart", "The runtime library: hipspv's, a shared one, for static, too",
            none="--no-hip-rt", shared="", static=""),
    _silent("cudadevrt", "none|static",
            "There is no device runtime library: kernels can't launch kernels"),
    _silent("libdevice-directory ldir", "<dir>", "The device library is hipspv's"),
    _silent("target-directory target-dir", "<name>", "Headers and libraries are hipspv's"),
)  # fmt: skip
_PHASES = (
    _step("link", "", "Compile and link (the default)"),
    _step("lib", "", "Compile, and put the objects into a static library (default: a.a)"),
    _step("device-link dlink", "",
          "Link device code into an object (default: a_dlink.o); with -fatbin, into a bundle"),
    _step("device-c dc", "", "Compile to an object with relocatable device code"),
    _step("device-w dw", "", "Compile to an object with executable device code"),
    _refused("cuda", "", "there is no host source in C++ to write: clang compiles CUDA as it is",
             "-E writes the preprocessed source, hipspv-cc -S the host side's assembly"),
    _step("compile c", "", "Compile to an object"),
    _step("fatbin", "",
          "Write the device code as an offload bundle, which cuModuleLoad takes"),
    _step("cubin", "",
          "As --fatbin, with a warning: there is no machine code for NVIDIA's devices"),
    _step("ptx", "",
          "As --fatbin, with a warning; PTX alone with --no-offload-arch=spirv64"),
    _step("preprocess E", "", "Preprocess (the host side)"),
    _step("generate-dependencies M", "", "Write dependencies"),
    _step("generate-nonsystem-dependencies MM", "", "As -M, without system headers"),
    _given("generate-dependencies-with-compile MD", "", "Compile, and write dependencies", "-MD"),
    _given("generate-nonsystem-dependencies-with-compile MMD", "", "As -MD, without system headers",
           "-MMD"),
    _refused("optix-ir", "", "there is no OptiX IR", "--fatbin writes SPIR-V"),
    _refused("ltoir", "", "there is no LTO IR of NVIDIA's",
             "-dc writes objects whose device code is optimised at the link"),
    _step("run", "", "Compile, link and run"),
)  # fmt: skip
_COMPILER = (
    _given("profile pg", "", "Profile the host code with gprof", "-Xhost", "-pg"),
    _given("debug g", "", "Debug information; of device code its lines", "-g"),
    _step("device-debug G", "", "Device code without optimisation (but for -dopt=on), with lines"),
    _warned("extensible-whole-program ewp", "",
            "there is no device runtime library to link with later"),
    _given("no-compress", "", "Don't compress the offload bundle (the default)",
           "--no-offload-compress"),
    _choice("compress-mode", "Compress the offload bundle (zlib)", default="",
            size="--offload-compress", speed="--offload-compress", balance="--offload-compress",
            none="--no-offload-compress"),
    _silent("relocatable-ptx reloc-ptx", "", "Relocatable device code is LLVM's"),
    _given("generate-line-info lineinfo", "", "Lines of device code", "-Xarch_device",
           "-gline-tables-only"),
    _warned("optimization-info opt-info", "<kind>,...",
            "no remarks are shown; --print-changed shows what each pass does"),
    _given("optimize O", "<level>", "Optimise host code; device code is at -O3", "-Xarch_host",
           "-O{}"),
    _step("Ofast-compile Ofc", "0|min|mid|max", "Device code at -O3, -O2, -O2, -O1"),
    _step("dopt", "on", "With -G: optimise device code nevertheless"),
    _silent("dlink-time-opt dlto lto", "",
            "Relocatable device code is always optimised at the link"),
    _silent("gen-opt-lto", "", "Relocatable device code is always optimised at the link"),
    _silent("split-compile", "<count>", "Number of threads: one is used for each side"),
    _silent("split-compile-extended", "<count>", "Number of threads: one is used for each side"),
    _silent("jobserver", "", "Two processes run, one for each side"),
    _silent("skip-ptx-semantics-check", "", "There is no such check"),
    _given("ftemplate-backtrace-limit", "<limit>", "Notes for each error in templates",
           "-ftemplate-backtrace-limit={}"),
    _given("ftemplate-depth", "<limit>", "Depth of template instantiation", "-ftemplate-depth={}"),
    _given("no-exceptions noeh", "", "No exceptions in host code", "-Xhost", "-fno-exceptions"),
    _given("shared", "", "Make a shared library", "-shared"),
    _step("x", "c|c++|cu", "Language of all sources"),
    Row("std", "|".join(_STANDARDS), WORDS, "C++ standard",
        choices={name: (f"-std={name}",) for name in _STANDARDS}),
    _silent("no-host-device-initializer-list nohdinitlist", "",
            "Functions that are constexpr in C++20 are device functions, too"),
    _silent("no-host-device-move-forward nohdmoveforward", "",
            "Functions that are constexpr in C++20 are device functions, too"),
    _silent("expt-relaxed-constexpr", "", "Always so"),
    _silent("extended-lambda expt-extended-lambda", "", "Always so"),
    _choice("machine m", "The host is a 64-bit machine", **{"64": ""}),
    _silent("m64", "", "The host is a 64-bit machine"),
    _refused("m32", "", "there is no 32-bit mode", "leave the option out"),
    _warned("host-linker-script hls", "use-lcs|gen-lcs", "device code needs no linker script"),
    _warned("augment-host-linker-script aug-hls", "", "device code needs no linker script"),
    _given("relocatable-link r host-relocatable-link", "", "Link to a relocatable object", "-r"),
    _silent("frandom-seed", "<seed>", "Outputs are the same in each run without it"),
)  # fmt: skip
_PROGRAMS = (
    _step("compiler-options Xcompiler", "<option>,...",
          "Options of clang for the host side and the link"),
    _given("linker-options Xlinker", "<option>,...", "Options of the linker", "-Xlinker", "{}"),
    _step("archive-options Xarchive", "<option>,...", "Options of the archiver of --lib"),
    _step("ptxas-options Xptxas", "<option>,...", "Options of ptxas: the table below"),
    _warned("nvlink-options Xnvlink", "<option>,...", "there is no nvlink"),
    _step("fatbin-options Xfatbin", "<option>,...",
          "-compress-all compresses the offload bundle; others are ignored with a warning"),
    _silent("cudafe-options Xcudafe", "<option>,...",
            "They say which messages of NVIDIA's front end appear"),
    _warned("nvvm-options Xcicc", "<option>,...", "there is no cicc: clang compiles device code"),
)  # fmt: skip
_DRIVER = (
    _silent("static-global-template-stub", "true|false",
            "A kernel template's host function is weak"),
    _silent("device-entity-has-hidden-visibility", "true|false",
            "The source states the visibility"),
    _step("forward-unknown-to-host-compiler", "",
          "Options that nvcc doesn't know go to clang's host side"),
    _step("forward-unknown-to-host-linker", "", "Options that nvcc doesn't know go to the link"),
    _step("forward-unknown-opts", "", "Both of these"),
    _silent("forward-slash-prefix-opts", "", _WINDOWS),
    _silent("dont-use-profile noprof", "", "There is no nvcc.profile"),
    _silent("threads t", "<count>", "There is one device program for all architectures"),
    _step("dryrun", "", "Print the commands, run nothing"),
    _step("verbose v", "", "Print the commands as they run"),
    _step("keep save-temps", "", "Keep every stage's result"),
    _step("keep-dir", "<dir>", "Keep them in <dir>"),
    _step("clean-targets clean", "", "Delete the files that the same command would have written"),
    _step("run-args", "<argument>,...", "Arguments of the program that --run runs"),
    _silent("use-local-env", "", _WINDOWS),
    _silent("force-cl-env-setup", "", _WINDOWS),
    _silent("cl-version", "<version>", _WINDOWS),
    _silent("input-drive-prefix idp", "<prefix>", _WINDOWS),
    _silent("dependency-drive-prefix ddp", "<prefix>", _WINDOWS),
    _silent("drive-prefix dp", "<prefix>", _WINDOWS),
    _given("dependency-target-name MT", "<target>", "Name of the dependencies' target", "-MT",
           "{}"),
    _silent("no-align-double", "", "Concerns 32-bit hosts only"),
    _silent("no-device-link nodlink", "", "Linked device code isn't linked again"),
)  # fmt: skip
_CUDA = (
    _choice("default-stream", "The stream of calls that name none", legacy="", null="",
            per_thread="-fgpu-default-stream=per-thread -DCUDA_API_PER_THREAD_DEFAULT_STREAM=1"),
)  # fmt: skip
_DEVICE = (
    _step("gpu-architecture arch", "<arch>", _ARCHITECTURES),
    _step("gpu-code code", "<arch>,...", _ARCHITECTURES),
    _step("generate-code gencode", "arch=<arch>,code=<arch>", _ARCHITECTURES + "; repeatable"),
    _choice("relocatable-device-code rdc", "Link device code of all objects at the link",
            true="-fgpu-rdc -D__CUDACC_RDC__=1", false="-fno-gpu-rdc"),
    _warned("entries e", "<kernel>,...", "all kernels are compiled"),
    _step("maxrregcount", "<count>", "PTX: registers of kernels without launch bounds"),
    _step("use_fast_math", "",
          "-ftz=true -prec-div=false -prec-sqrt=false -fmad=true; sinf is __sinf"),
    _choice("ftz", "Denormals may become zero; a device may keep them",
            true="-Xarch_device -fgpu-flush-denormals-to-zero",
            false="-Xarch_device -fno-gpu-flush-denormals-to-zero"),
    _choice("prec-div", "Division of float is rounded correctly, or may be by a reciprocal",
            true="-fhip-fp32-correctly-rounded-divide-sqrt",
            false="-fno-hip-fp32-correctly-rounded-divide-sqrt"),
    _choice("prec-sqrt", "Square roots of float are rounded correctly; false concerns PTX alone",
            true="", false="-D__HIPSPV_APPROXIMATE_SQRT__=1"),
    _choice("fmad", "Device code may fuse a*b+c", true="-Xarch_device -ffp-contract=fast",
            false="-Xarch_device -ffp-contract=off"),
    _silent("extra-device-vectorization", "", "A hint"),
    _refused("compile-as-tools-patch astoolspatch", "", "there are no tools of NVIDIA's to patch",
             "leave the option out"),
    _silent("keep-device-functions", "", "-dc keeps them"),
    _silent("jump-table-density jtd", "<percentage>", "A hint"),
    _silent("device-int128", "", "Always so"),
    _warned("device-float128", "", "device code has no __float128"),
)  # fmt: skip
_GENERAL = (
    _given("disable-warnings w", "", "No warnings", "-w"),
    _warned("source-in-ptx src-in-ptx", "", "PTX has line numbers only"),
    _silent("restrict", "", "A hint that a kernel's pointers don't overlap"),
    _silent("Wno-deprecated-gpu-targets", "", "There are no such warnings"),
    _given("Wno-deprecated-declarations", "", "No warnings of deprecated names",
           "-Wno-deprecated-declarations"),
    _given("Wreorder", "", "Warn of member initialisers out of order", "-Wreorder"),
    _warned("Wdefault-stream-launch", "", "clang has no such warning"),
    _warned("Wmissing-launch-bounds", "", "clang has no such warning"),
    _warned("Wext-lambda-captures-this", "", "clang has no such warning"),
    _step(f"W{UNSUPPORTED}", "", "Warn of ignored options (the default)"),
    _step(f"Wno-{UNSUPPORTED}", "", "Don't"),
    _step("Werror", "<kind>,...", "Make warnings errors: the table below"),
    _silent("display-error-number err-no", "", "clang's messages have names, not numbers"),
    _silent("no-display-error-number no-err-no", "", "clang's messages have names, not numbers"),
    _warned("diag-error", "<number>,...",
            "the numbers are of NVIDIA's front end; clang has -Werror=<name>"),
    _silent("diag-suppress", "<number>,...", "The numbers are of NVIDIA's front end"),
    _silent("diag-warn", "<number>,...", "The numbers are of NVIDIA's front end"),
    _silent("brief-diagnostics brief-diag", "true|false", "Messages are clang's"),
    _given("resource-usage res-usage", "", "Print each kernel's registers and memory, by ptxas",
           "--resource-usage"),
    _warned("device-stack-protector", "true|false", "device code has no stack canaries"),
    _step("help h", "", "Print this"),
    _step("version V", "", "Print the version"),
    _step("options-file optf", "<file>,...", "Read options from <file>"),
    _step("time", "<file>", "Append each stage's time to <file> (-: standard output)"),
    _refused("qpp-config", "<configuration>", "the host compiler is hipspv's clang",
             "leave the option out"),
    _step("list-gpu-code code-ls", "", "Print the architectures with PTX, as sm_<n>"),
    _step("list-gpu-arch arch-ls", "", "Print them as compute_<n>"),
    _warned("fdevice-time-trace", "<file>", "--time-report tells each device pass's time"),
    _refused("sanitize fdevice-sanitize", "memcheck", "there is no compute-sanitizer",
             "-Xcompiler -fsanitize=address checks host code"),
    _step("fdevice-syntax-only", "", "Check both sides, write nothing"),
    _silent("minimal", "", "A hint"),
    _silent("version-ident dQ", "true|false", "Objects name clang"),
)  # fmt: skip

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

# ptxas's options, given after -Xptxas.
PTXAS: tuple[Row, ...] = (
    _given("opt-level O", "0|1|2|3", "Optimise device code", "-Xarch_device", "-O{}"),
    _given("warn-on-double-precision-use warn-double-usage", "", "Warn where a kernel needs double",
           "-Wdouble-precision"),
    _choice("fmad", "As nvcc's", true="-Xarch_device -ffp-contract=fast",
            false="-Xarch_device -ffp-contract=off"),
    _given("warning-as-error Werror", "", "Make warnings errors", "-Werror"),
    _given("device-debug g", "", "Lines of device code", "-Xarch_device", "-gline-tables-only"),
    _given("generate-line-info lineinfo", "", "Lines of device code", "-Xarch_device",
           "-gline-tables-only"),
    _given("verbose v", "", "Print each kernel's registers and memory", "--resource-usage"),
    _silent("disable-warnings w", "", "There is no ptxas to warn"),
    _silent("allow-expensive-optimizations", "true|false", "A hint"),
    _silent("def-load-cache dlcm", "<modifier>", "A hint"),
    _silent("def-store-cache dscm", "<modifier>", "A hint"),
    _silent("force-load-cache flcm", "<modifier>", "A hint"),
    _silent("force-store-cache fscm", "<modifier>", "A hint"),
    _silent("disable-optimizer-constants disable-optimizer-consts", "", "A hint"),
    _given("maxrregcount", "<count>", "As nvcc's", "--max-registers={}"),
    _silent("maxntid", "<count>,...", "A hint: __launch_bounds__ counts"),
    _silent("minnctapersm", "<count>", "A hint"),
    _silent("override-directive-values", "", "A hint"),
    _silent("split-compile", "<count>", "Number of threads"),
    _silent("position-independent-code pic", "", "SPIR-V has no addresses"),
    _silent("suppress-stack-size-warning", "", "There is no such warning"),
    _silent("gpu-name arch", "<arch>", _ARCHITECTURES),
    _silent("machine m", "64", "There is no 32-bit mode"),
    _silent("warn-on-spills warn-spills", "", _ALWAYS),
    _silent("warn-on-local-memory-usage warn-lmem-usage", "", _ALWAYS),
)  # fmt: skip

# -Werror's kinds, and their warnings in clang; None if clang has no such warning.
WERROR: dict[str, str | None] = {
    "all-warnings": "-Werror",
    "reorder": "-Werror=reorder",
    "deprecated-declarations": "-Werror=deprecated-declarations",
    "cross-execution-space-call": "",  # always an error of clang's
    "default-stream-launch": None,
    "missing-launch-bounds": None,
    "ext-lambda-captures-this": None,
    UNSUPPORTED: "",
}

# Optimisation levels by -Ofast-compile's.
FAST_COMPILE = {"0": "-O3", "min": "-O2", "mid": "-O2", "max": "-O1"}

# Words that -G adds for device code without optimisation.
DEVICE_DEBUG = ("-Xarch_device", "-gline-tables-only", "-D__CUDACC_DEBUG__=1")

# Words of --use_fast_math; the last makes sinf __sinf.
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
