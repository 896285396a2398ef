"""The text of --help: examples, the tables' options in sections, variables, ignored options."""

from __future__ import annotations

import textwrap

from hipspv.driver.options.option_table import EITHER, IGNORED, OPTIONS, SECTIONS, SEPARATE, Option

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

_WIDTH = 80
_COLUMN, _EXAMPLES = 34, 42  # columns in which meanings begin

# Variables of the compilers, and of the programs that they make.
_VARIABLES = {
    "HIP_VISIBLE_DEVICES=<n>,...": "Programs use these devices only, in this order",
    "HIPSPV_LOG=error|warning|info|debug": "Messages of programs about launches and errors",
    "HIPSPV_CACHE=0": "Keep no device code from compile to compile, or run to run",
    "HIPSPV_CACHE_DIR=<dir>": "The cache's directory (default: ~/.cache/hipspv)",
    "HIPSPV_REPRODUCER_DIR=<dir>": "A crash of the compiler leaves a reproducer there",
    "TMPDIR=<dir>": "Directory of temporary files (default: /tmp)",
}
_HIPCC_VARIABLES = {
    "HIPCC_COMPILE_FLAGS_APPEND=...": "Options at the end of commands that compile",
    "HIPCC_LINK_FLAGS_APPEND=...": "Options at the end of commands that link",
    "HIPCC_VERBOSE=<sum>": "1: hipspv-cc's command, 2: the paths, 4: hipcc's arguments",
    "HIP_COMPILE_CXX_AS_HIP=0": "Take .cpp and its kin for C++",
}
_NVCC_VARIABLES = {
    "NVCC_PREPEND_FLAGS=...": "Options before those of the command line",
    "NVCC_APPEND_FLAGS=...": "Options after those of the command line",
}
_HIPCC_OPTIONS = {
    "--short-version": "Print HIP's version",
    "--cxxflags": "Print what hipcc tells the compiler",
    "--ldflags": "Print what hipcc tells the linker",
    "--hipcc-verbose=<sum>": "As HIPCC_VERBOSE",
}
_SEE = {
    "hipspv doctor": "check the installation, list the devices, say how to repair it",
    "hipspv --help": "stages one at a time, contents of programs, reports, the cache",
}


def of_hipspv_cc() -> str:
    """Return the text of hipspv-cc --help."""
    examples = {
        "hipspv-cc -O2 app.hip -o app": "compile and link; ./app runs on any OpenCL device",
        "hipspv-cc -c kernels.hip": "make the object kernels.o",
        "hipspv-cc kernels.o main.o -o app": "link",
        "hipspv-cc --emit=spirv kernels.hip": "make the device code alone, kernels.spv",
        "hipspv-cc -x cu app.cpp -o app": "take a file for CUDA, as .cu files are",
    }
    about = "Compiles HIP and CUDA C++ with device code as SPIR-V; C and C++, too."
    return _page("hipspv-cc", about, examples, _sections(), _VARIABLES, _ignored())


def of_hipcc() -> str:
    """Return the text of hipcc --help."""
    examples = {
        "hipcc app.cpp -o app": "compile and link, at -O3; ./app runs on any OpenCL device",
        "hipcc -O2 -c kernels.cpp": "make the object kernels.o",
        "hipcc kernels.o main.o -o app": "link",
    }
    sections = {"hipcc's own": _HIPCC_OPTIONS, **_sections()}
    about = "hipspv-cc with the options and variables of ROCm's hipcc."
    variables = {**_HIPCC_VARIABLES, **_VARIABLES}
    return _page("hipcc", about, examples, sections, variables, _ignored())


def of_nvcc() -> str:
    """Return the text of hipspv-nvcc --help."""
    from hipspv.driver.nvcc.rows import ARGUMENTS, STEP
    from hipspv.driver.nvcc.table import SECTIONS as NVCC

    examples = {
        "hipspv-nvcc -O2 app.cu -o app": "compile and link; ./app runs on any OpenCL device",
        "hipspv-nvcc -dc kernels.cu": "make the object kernels.o with relocatable device code",
        "hipspv-nvcc kernels.o main.o -o app": "link",
    }
    sections: dict[str, dict[str, str]] = {}
    ignored: dict[str, str] = {}
    for title, rows in NVCC:
        for row in rows:
            spelling = f"{row.spelling} {row.value}".rstrip()
            if row.outcome in (STEP, ARGUMENTS):
                sections.setdefault(title, {})[spelling] = row.text
            else:
                ignored[spelling] = f"{row.outcome}: {row.text}"
    about = (
        "Compiles CUDA C++ with nvcc's options; those of hipspv-cc with two hyphens (--warp-size=32) are taken, too."
    )
    variables = {**_NVCC_VARIABLES, **_VARIABLES}
    last = {"Ignored, or errors": ignored}
    return _page("hipspv-nvcc", about, examples, sections, variables, last)


def _page(
    program: str,
    about: str,
    examples: dict[str, str],
    sections: dict[str, dict[str, str]],
    variables: dict[str, str],
    last: dict[str, dict[str, str]],
) -> str:
    parts = {"Examples": examples, "See also": _SEE, **sections, "Environment variables": variables, **last}
    lines = [f"Usage: {program} [options] file...", "", *textwrap.wrap(about, _WIDTH)]
    for title, rows in parts.items():
        lines += ["", f"{title}:"]
        column = _EXAMPLES if rows is examples else _COLUMN
        lines += [line for row in rows.items() for line in _row(*row, column)]
    lines += ["", "Other options go to clang, for both sides." * (program != "hipspv-nvcc")]
    return "\n".join(lines).rstrip() + "\n@file reads options from a file.\n"


def _row(spelling: str, text: str, column: int) -> Iterable[str]:
    """Return a spelling and its meaning, which begins at a column."""
    *above, left = textwrap.wrap(spelling, _WIDTH, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False)
    yield from above
    if len(left) >= column or not text:
        yield left
        left = ""
    for line in textwrap.wrap(text, _WIDTH - column):
        yield f"{left:<{column}}{line}".rstrip()
        left = ""


def _sections() -> dict[str, dict[str, str]]:
    """Return hipspv-cc's options by section, without the ignored ones."""
    return {title: _options(title) for title in SECTIONS if title != IGNORED}


def _ignored() -> dict[str, dict[str, str]]:
    return {IGNORED: _options(IGNORED)}


def _options(section: str) -> dict[str, str]:
    """Return spellings and meanings; adjacent names of one meaning share a row."""
    rows: dict[str, str] = {}
    last: tuple[str, str] | None = None
    for option in OPTIONS.values():
        if option.section != section:
            continue
        text, name = option.help, spelling(option)
        if last == (text, option.value) and not option.value:
            previous = next(reversed(rows))
            rows.pop(previous)
            name = f"{previous}, {name}"
        rows[name] = text.removeprefix("Ignored: ").removeprefix("Ignored")
        last = text, option.value
    return rows


def spelling(option: Option) -> str:
    """Return an option's spelling with its value."""
    space = " " if option.kind in (SEPARATE, EITHER) and option.value else ""
    return option.name + space + option.value
