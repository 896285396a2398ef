"""NVRTC's options: each documented one has its effect, a warning in the log, or an error."""

import pytest

from hipspv.core.errors import DriverError
from hipspv.driver.nvcc.nvrtc_table import NVRTC_ROWS
from hipspv.driver.nvcc.run_time import INVALID_OPTION, translated

DEVICE = "-Xarch_device"
RDC = ["-fgpu-rdc", "-D__CUDACC_RDC__=1"]
FAST = [DEVICE, "-fgpu-flush-denormals-to-zero", "-fno-hip-fp32-correctly-rounded-divide-sqrt"]
FAST += [DEVICE, "-ffp-contract=fast", DEVICE, "-fgpu-approx-transcendentals"]
PTXAS = [DEVICE, "-O1"]

# "Supported Compile Options" of NVRTC's documentation, releases 12.8 to 13.5, in its order: the long and the short
# form, with a value if there is one, and the arguments of hipspv-cc beside -O3, or a part of the warning.
DOCUMENTED: tuple[tuple[str, str, list[str] | str], ...] = (
    ("--gpu-architecture=compute_80", "-arch=compute_80", ["--offload-arch=compute_80"]),
    ("--device-c", "-dc", RDC),
    ("--device-w", "-dw", ["-fno-gpu-rdc"]),
    ("--relocatable-device-code=true", "-rdc=true", RDC),
    ("--extensible-whole-program", "-ewp", []),
    ("--device-debug", "-G", ["-O0", DEVICE, "-gline-tables-only", "-D__CUDACC_DEBUG__=1"]),
    ("--generate-line-info", "-lineinfo", [DEVICE, "-gline-tables-only"]),
    ("--dopt=on", "-dopt=on", []),
    ("--Ofast-compile=max", "-Ofc=max", ["-O1"]),
    ("--ptxas-options=-O1", "-Xptxas=-O1", PTXAS),
    ("--maxrregcount=40", "-maxrregcount=40", ["--max-registers=40"]),
    ("--ftz=true", "-ftz=true", FAST[:2]),
    ("--prec-sqrt=false", "-prec-sqrt=false", ["-D__HIPSPV_APPROXIMATE_SQRT__=1"]),
    ("--prec-div=false", "-prec-div=false", FAST[2:3]),
    ("--fmad=false", "-fmad=false", [DEVICE, "-ffp-contract=off"]),
    ("--fno-signed-zeros", "-fno-signed-zeros", [DEVICE, "-fno-signed-zeros"]),
    ("--ffinite-math-only", "-ffinite-math-only", [DEVICE, "-ffinite-math-only"]),
    ("--use_fast_math", "-use_fast_math", FAST),
    ("--extra-device-vectorization", "-extra-device-vectorization", []),
    ("--modify-stack-limit=false", "-modify-stack-limit=false", []),
    ("--dlink-time-opt", "-dlto", RDC),
    ("--gen-opt-lto", "-gen-opt-lto", []),
    ("--jump-table-density=50", "-jtd=50", []),
    ("--device-stack-protector=true", "-device-stack-protector=true", "no stack canaries"),
    ("--no-cache", "-no-cache", ["--no-cache"]),
    ("--frandom-seed=7", "-frandom-seed=7", []),
    ("--random-seed=7", "-random-seed=7", []),
    ("--define-macro=X=f(1,2)", "-DX=f(1,2)", ["-DX=f(1,2)"]),
    ("--undefine-macro=X", "-UX", ["-UX"]),
    ("--include-path=a", "-Ia", ["-Ia"]),
    ("--use-bundled-headers=d", "-use-bundled-headers=d", []),
    ("--pre-include=a.h", "-include=a.h", ["-include", "a.h"]),
    ("--no-source-include", "-no-source-include", []),
    ("--std=c++20", "-std=c++20", ["-std=c++20"]),
    ("--builtin-move-forward=true", "-builtin-move-forward=true", []),
    ("--builtin-initializer-list=true", "-builtin-initializer-list=true", []),
    ("--pch", "-pch", []),
    ("--create-pch=x.pch", "-create-pch=x.pch", "no precompiled header is made"),
    ("--use-pch=x.pch", "-use-pch=x.pch", "the headers are read again"),
    ("--pch-dir=d", "-pch-dir=d", []),
    ("--pch-verbose=false", "-pch-verbose=false", []),
    ("--pch-messages=false", "-pch-messages=false", []),
    ("--instantiate-templates-in-pch=false", "-instantiate-templates-in-pch=false", []),
    ("--disable-warnings", "-w", ["-w"]),
    ("--Wreorder", "-Wreorder", ["-Wreorder"]),
    ("--Wconversion", "-Wconversion", ["-Wconversion"]),
    ("--warning-as-error=all-warnings", "-Werror=all-warnings", ["-Werror"]),
    ("--warning-as-error=conversion", "-Werror=conversion", ["-Werror=conversion"]),
    ("--fmax-errors=3", "-fmax-errors=3", ["-ferror-limit=3"]),
    ("--restrict", "-restrict", []),
    ("--device-as-default-execution-space", "-default-device", ["-include", "hip/spirv_detail/device_by_default.inc"]),
    ("--device-int128", "-device-int128", ["-D__CUDACC_RTC_INT128__=1"]),
    ("--device-float128", "-device-float128", "no __float128"),
    ("--optimization-info=inline", "-opt-info=inline", "no remarks"),
    ("--display-error-number", "-err-no", []),
    ("--no-display-error-number", "-no-err-no", ["-fno-diagnostics-show-option"]),
    ("--diag-error=20,21", "-diag-error=20,21", "numbers"),
    ("--diag-suppress=20", "-diag-suppress=20", []),
    ("--diag-warn=20", "-diag-warn=20", []),
    ("--brief-diagnostics=true", "-brief-diag=true", ["-fno-caret-diagnostics", "-fno-show-column"]),
    ("--time=-", "-time=-", []),
    ("--split-compile=0", "-split-compile=0", []),
    ("--fdevice-syntax-only", "-fdevice-syntax-only", []),
    ("--minimal", "-minimal", []),
    ("--fdevice-time-trace=x.json", "-fdevice-time-trace=x.json", "--time-report"),
    ("--utf-8", "-utf-8", []),
    ("--version-ident=true", "-dQ=true", []),
    ("--resource-usage", "-res-usage", ["--resource-usage"]),
)
REFUSED = ("optix-ir", "enable-tile", "tile-only", "simt-only", "default-tile", "diagnose-implicit-tile-var")


def spellings(option: str, short: str) -> list[list[str]]:
    """The option with one hyphen and two, with its value after `=` and in the next string."""
    forms = [[option], [option.removeprefix("-")], [short]]
    for form in (option, short):
        name, equals, value = form.partition("=")
        if equals and form[1] not in "DUI":
            forms.append([name, value])
    return forms


@pytest.mark.parametrize(("option", "short", "expected"), DOCUMENTED, ids=[row[0] for row in DOCUMENTED])
@pytest.mark.parametrize("language", ["cu", "hip"])
def test_documented_options(language: str, option: str, short: str, expected: list[str] | str) -> None:
    for form in spellings(option, short):
        if language == "hip" and form[0].lstrip("-")[:4] in ("std=", "incl", "Werr", "std"):
            continue  # clang's own
        _, argv, warnings = translated(language, form)
        argv = argv[argv[:1] == ["-O3"] :]
        if isinstance(expected, str):
            assert argv == (RDC if "dlto" in form else []) and expected in warnings[0], form
        elif argv != form:  # in HIP, some are clang's
            assert (argv, warnings) == (expected, []), form


def test_every_row_is_documented() -> None:
    tested = {option.lstrip("-").partition("=")[0] for option, _, _ in DOCUMENTED}
    assert {row.name for row in NVRTC_ROWS.values()} == {*tested, *REFUSED, "tile-preview"}


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--nonsense"], "Unknown option '--nonsense'"),
        (["-O3"], "Unknown option '-O3'"),
        (["-Wall"], "Unknown option '-Wall'"),
        (["-extended-lambda"], "Unknown option '-extended-lambda'"),
        (["x.cu"], "Unknown option 'x.cu'"),
        (["-rdc true"], "Unknown option '-rdc true'"),
        (["--fmad=maybe"], "Value 'maybe' is not defined for option 'fmad'"),
        (["--fmad"], "argument expected after '--fmad'"),
        (["--dopt=off"], "Value 'off' is not defined for option 'dopt'"),
        (["--std=c++99"], "Value 'c++99' is not defined for option 'std'"),
        (["-use_fast_math=true"], "no argument expected after '-use_fast_math'"),
        (["-arch=compute_80 -G"], "Unsupported gpu architecture 'compute_80 -G'"),
        (["-opt-info=foo"], "Value 'foo' is not defined for option 'optimization-info'"),
        *(([f"--{name}"], f"Option '--{name}' is not supported") for name in REFUSED),
    ],
)
def test_invalid_options(options: list[str], message: str) -> None:
    with pytest.raises(DriverError) as error:
        translated("cu", options)
    assert str(error.value).startswith(f"invalid option: {message}")
    assert error.value.code == INVALID_OPTION


def test_values_in_the_same_string() -> None:
    assert translated("cu", ["-D X=1 2", "-I /a b", "-U", "Y"])[1] == ["-O3", "-DX=1 2", "-I/a b", "-UY"]
    assert translated("cu", ["-ftz=true", "-ftz=false"])[2] == ["Option '--ftz' is given twice: the last value counts"]


def test_options_of_hiprtc(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HIPRTC_COMPILE_OPTIONS_APPEND", "-DLAST '-DQUOTED=a b'")
    options = ["-O2 -fgpu-rdc", "-Wall", "-I", "a", "-include", "b.h", "-std=gnu++20", '-DX="a b"', "-fmad=false"]
    options += ["--gpu-architecture", "compute_80", "--save-temps", "-mllvm", "-x=1"]
    assert translated("hip", options)[1] == [
        *("-O3", DEVICE, "-ffp-contract=off", "--offload-arch=compute_80"),
        *("-O2", "-fgpu-rdc", "-Wall", "-I", "a", "-include", "b.h", "-std=gnu++20", '-DX="a b"'),
        *("--save-temps", "-mllvm", "-x=1", "-DLAST", "-DQUOTED=a b"),
    ]
