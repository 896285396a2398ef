"""NVRTC's options: those that it shares with nvcc, and its own.

Names, values and meanings: NVIDIA's "NVRTC", releases 12.8 to 13.5, section "Supported Compile Options", which
nvrtc.h contains, too.
"""

from __future__ import annotations

from hipspv.driver.nvcc import table
from hipspv.driver.nvcc.rows import SHARED, Row, given, refused, silent, step

_TILES = ("there is no compiler for CUDA Tile", "leave the option out, and the __tile__ functions")
_PCH = "Headers are read again: there are no precompiled ones"
_SEED = "<seed>"

# nvcc's names of those that mean the same in NVRTC.
_SHARED = (
    *("gpu-architecture", "device-c", "device-w", "relocatable-device-code", "extensible-whole-program"),
    *("device-debug", "generate-line-info", "dopt", "Ofast-compile", "ptxas-options", "maxrregcount"),
    *("ftz", "prec-sqrt", "prec-div", "fmad", "use_fast_math", "extra-device-vectorization"),
    *("dlink-time-opt", "gen-opt-lto", "jump-table-density", "device-stack-protector"),
    *("frandom-seed", "std", "disable-warnings", "Wreorder", "restrict", "device-float128"),
    *("optimization-info", "display-error-number", "no-display-error-number"),
    *("diag-error", "diag-suppress", "diag-warn", "brief-diagnostics", "time", "split-compile"),
    *("fdevice-syntax-only", "minimal", "fdevice-time-trace", "version-ident", "resource-usage"),
)

_OWN = (
    # A macro's commas are its own here; nvcc separates macros by them.
    given("define-macro D", "<macro>[=<value>] ...", "Define a macro", "-D{}"),
    given("undefine-macro U", "<macro> ...", "Undefine a macro", "-U{}"),
    given("include-path I", "<dir> ...", "Look for headers in <dir>", "-I{}"),
    given("pre-include include", "<file> ...", "Include <file> first", "-include", "{}"),
    step("no-source-include", "", "Don't look for headers in the directory of the program's name"),
    silent("use-bundled-headers", "<dir>", "The headers are hipspv's, which are always found"),
    silent("modify-stack-limit", "true|false", "A process of its own compiles"),
    given("no-cache", "", "Neither take nor keep code of earlier compiles", "--no-cache"),
    silent("random-seed", _SEED, "Outputs are the same in each run without it"),
    given("fno-signed-zeros", "", "+0 and -0 need not differ", "-Xarch_device", "-fno-signed-zeros"),
    given("ffinite-math-only", "", "Values are neither NaN nor infinite", "-Xarch_device", "-ffinite-math-only"),
    silent("builtin-move-forward", "true|false", "std::move and std::forward are always there"),
    silent("builtin-initializer-list", "true|false", "std::initializer_list is always there"),
    silent("pch", "", _PCH),
    step("create-pch", "<file>", _PCH),
    step("use-pch", "<file>", _PCH),
    silent("pch-dir", "<dir>", _PCH),
    silent("pch-verbose", "true|false", _PCH),
    silent("pch-messages", "true|false", _PCH),
    silent("instantiate-templates-in-pch", "true|false", _PCH),
    given("Wconversion", "", "Warn of conversions that may change a value", "-Wconversion"),
    step("warning-as-error Werror", "<kind>,...", "Make warnings errors: nvcc's kinds, and conversion"),
    given("fmax-errors", "<count>", "Stop after <count> errors", "-ferror-limit={}"),
    given(
        "device-as-default-execution-space default-device",
        "",
        "Functions without execution space are device functions",
        *("-include", "hip/spirv_detail/device_by_default.inc"),
    ),
    given("device-int128", "", "__int128 in device code; always so", "-D__CUDACC_RTC_INT128__=1"),
    silent("utf-8", "", "Always so"),
    refused("optix-ir", "", "there is no OptiX IR", "leave the option out: the code is SPIR-V"),
    refused("tile-preview", "SIMT", *_TILES),
    refused("enable-tile", "", *_TILES),
    refused("tile-only", "", *_TILES),
    refused("simt-only", "", *_TILES),
    refused("default-tile", "", *_TILES),
    refused("diagnose-implicit-tile-var", "", *_TILES),
)

NVRTC: tuple[Row, ...] = (*(SHARED.get(name) or table.ROWS[name] for name in _SHARED), *_OWN)
NVRTC_ROWS: dict[str, Row] = table.by_name(NVRTC)
