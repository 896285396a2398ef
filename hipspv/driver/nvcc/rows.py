"""Rows of the table of nvcc's options, and those that hipspv-cc takes, too.

The latter are here because a compile by hipspv-cc needs them, and not the rest of the table.
"""

from __future__ import annotations

# The number of values that an option takes.
FLAG = "boolean"
SINGLE = "single"  # the last counts
LIST = "list"  # separated by commas, and repeatable
EACH = "each"  # repeatable
OPTIONS = "options"  # a list whose values are words of a shell

# The effect of an option.
STEP = "step"  # names the task or a path: hipspv.driver.nvcc.steps
ARGUMENTS = "arguments"  # becomes arguments of hipspv-cc
SILENT = "ignored"  # its purpose is served without it, or it asks for nothing that changes results
WARNED = "ignored with a warning"
REFUSED = "error"

# The warning's name.
UNSUPPORTED = "unsupported-nvcc-option"


class Row:
    """One option. `name` is its long name, `short` its other names, without hyphens: both may be
    written with one hyphen or two.

    The kind follows from `value`: a LIST ends in `,...`, OPTIONS are a list for another program, EACH ends in `...`
    alone, and a FLAG has none.
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
        self.kind = _kind(value)
        self.value = value
        self.outcome = outcome
        self.text = text
        self.argv = argv
        self.choices = choices or {}
        self.remedy = remedy

    @property
    def allowed(self) -> tuple[str, ...]:
        """The values that it takes; empty if it takes others than listed ones."""
        if self.choices:
            return tuple(self.choices)
        listed = self.value.removesuffix(",...")
        return () if not listed or "<" in listed else tuple(listed.split("|"))

    @property
    def spelling(self) -> str:
        """The option as nvcc's documentation writes it."""
        return ", ".join([f"--{self.name}", *(f"-{name}" for name in self.short)])


def _kind(value: str) -> str:
    if value == "<option>,...":
        return OPTIONS
    if value.endswith("..."):
        return LIST if value.endswith(",...") else EACH
    return SINGLE if value else FLAG


def step(names: str, value: str, text: str) -> Row:
    return Row(names, value, STEP, text)


def given(names: str, value: str, text: str, *argv: str) -> Row:
    return Row(names, value, ARGUMENTS, text, argv)


def choice(names: str, text: str, **choices: str) -> Row:
    """Return a row for one value of several; blanks separate the arguments of each choice."""
    table = {name.replace("_", "-"): tuple(argv.split()) for name, argv in choices.items()}
    return Row(names, "|".join(table), ARGUMENTS, text, choices=table)


def silent(names: str, value: str, text: str) -> Row:
    return Row(names, value, SILENT, text)


def warned(names: str, value: str, text: str) -> Row:
    return Row(names, value, WARNED, text)


def refused(names: str, value: str, text: str, remedy: str) -> Row:
    return Row(names, value, REFUSED, text, remedy=remedy)


ARCHITECTURES = "PTX and machine code for sm_70 and later, beside SPIR-V, whose __CUDA_ARCH__ is 800"

# CUDA_VERSION by release; the first is the default, as of hipspv/include/host_defines.h.
CUDA_VERSIONS = {"12.8": 12080, "13.0": 13000}

# By hipspv-cc's spellings: with `=` if the value follows in the same argument.
TAKEN = {
    "-arch= --gpu-architecture=": step("gpu-architecture arch", "<arch>", ARCHITECTURES),
    "-code= --gpu-code=": step("gpu-code code", "<arch>,...", ARCHITECTURES),
    "-gencode --generate-code": step("generate-code gencode", "arch=<arch>,code=<arch> ...", ARCHITECTURES),
    "-maxrregcount= --maxrregcount=": step(
        "maxrregcount", "<count>", "PTX: registers of kernels without launch bounds"
    ),
    "-lineinfo": given(
        "generate-line-info lineinfo", "", "Lines of device code", "-Xarch_device", "-gline-tables-only"
    ),
    "-extended-lambda --extended-lambda --expt-extended-lambda -expt-extended-lambda": silent(
        "extended-lambda expt-extended-lambda", "", "Always so"
    ),
    "--expt-relaxed-constexpr -expt-relaxed-constexpr": silent("expt-relaxed-constexpr", "", "Always so"),
    "-use_fast_math --use_fast_math": step(
        "use_fast_math", "", "-ftz=true -prec-div=false -prec-sqrt=false -fmad=true; sinf is __sinf"
    ),
    "-fmad= --fmad=": choice(
        "fmad",
        "Device code may fuse a*b+c",
        true="-Xarch_device -ffp-contract=fast",
        false="-Xarch_device -ffp-contract=off",
    ),
    "-ftz= --ftz=": choice(
        "ftz",
        "Denormals may become zero; a device may keep them",
        true="-Xarch_device -fgpu-flush-denormals-to-zero",
        false="-Xarch_device -fno-gpu-flush-denormals-to-zero",
    ),
    "-prec-div= --prec-div=": choice(
        "prec-div",
        "Division of float is rounded correctly, or may be by a reciprocal",
        true="-fhip-fp32-correctly-rounded-divide-sqrt",
        false="-fno-hip-fp32-correctly-rounded-divide-sqrt",
    ),
    "-prec-sqrt= --prec-sqrt=": choice(
        "prec-sqrt",
        "Square roots of float are rounded correctly; false concerns PTX alone",
        true="",
        false="-D__HIPSPV_APPROXIMATE_SQRT__=1",
    ),
    "--cuda-version=": choice(
        "cuda-version",
        "hipspv's own: the release of CUDA whose names, signatures and macros the headers have (default: 12.8)",
        **{release: f"-D__HIPSPV_CUDA_VERSION__={version}" for release, version in CUDA_VERSIONS.items()},
    ),
    "-rdc=": choice(
        "relocatable-device-code rdc",
        "Link device code of all objects at the link",
        true="-fgpu-rdc -D__CUDACC_RDC__=1",
        false="-fno-gpu-rdc",
    ),
    "-Xcompiler": step(
        "compiler-options Xcompiler",
        "<option>,...",
        "Options of clang for the host side and the link; macros and headers are for both sides",
    ),
    "-Xptxas": step("ptxas-options Xptxas", "<option>,...", "Options of ptxas: the table below"),
    "-Xcudafe": silent(
        "cudafe-options Xcudafe", "<option>,...", "They say which messages of NVIDIA's front end appear"
    ),
}
SHARED = {row.name: row for row in TAKEN.values()}
