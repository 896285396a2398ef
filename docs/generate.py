#!/usr/bin/env python3
"""Writes the generated pages: options.md, nvcc-options.md, passes.md, hip-api.md, device-api.md,
error-codes.md, features.md.

python docs/generate.py            # write them
python docs/generate.py --check    # only say whether they are up to date
"""

from __future__ import annotations

import argparse
import inspect
import os
import sys
from pathlib import Path

from hipspv.driver import help, options
from hipspv.driver.nvcc import table as nvcc
from hipspv.passes.pipeline import PHASES, phases
from hipspv.passes.spirv.legalization import SpirvOptions
from hipspv.passes.warning_names import WARNINGS
from hipspv.targets import SPIRV64

DOCS = Path(__file__).resolve().parent
sys.path.insert(0, str(DOCS))  # tests load this file from elsewhere
sys.path.append(str(DOCS.parent))  # tables of tests

import device_api  # noqa: E402
import error_codes  # noqa: E402
import features  # noqa: E402
import hip_api  # noqa: E402

NOTICE = "<!-- Made by docs/generate.py: don't edit. -->"
TRANSLATORS = ("llvm", "llvm-spirv")


def options_page() -> str:
    """Return the page of the driver's table of options."""
    lines = [
        NOTICE,
        "",
        "# Options of hipspv-cc",
        "",
        "An option that no table names goes to clang, to both sides. `@file` reads options from a",
        "file. The last column says which steps get an option as it stands; hipspv-cc reads the",
        "others itself.",
    ]
    for title in options.SECTIONS:
        rows = [option for option in options.OPTIONS.values() if option.section == title]
        lines += ["", f"## {title}", "", "| option | meaning | goes to |", "|---|---|---|"]
        lines += [
            f"| `{_cell(help.spelling(option))}` | {_cell(options.meaning(option))}"
            f" | {options.STEPS[option.steps]} |"
            for option in rows
        ]
    return "\n".join([*lines, *_warnings()]) + "\n"


def _warnings() -> list[str]:
    """Return rows for the named warnings about device code."""
    lines = [
        "",
        "## Warnings about device code",
        "",
        "`-W<name>`, `-Wno-<name>`, `-Werror=<name>`, `-Wno-error=<name>`, `-Werror` and `-w` say",
        "what becomes of them, as of clang's own.",
        "",
        "| name | unless said otherwise | meaning |",
        "|---|---|---|",
    ]
    return lines + [f"| `{name}` | {level} | {text} |" for name, (level, text) in WARNINGS.items()]


def _cell(text: str) -> str:
    return text.replace("|", r"\|")


def nvcc_page() -> str:
    """Return the page of nvcc's options, with the effect of each."""
    lines = [
        NOTICE,
        "",
        "# nvcc's options",
        "",
        "What `hipspv-nvcc` does with each option of nvcc 12 and 13. A name may have one hyphen or",
        "two, a value stand behind a blank or `=`, or at once behind one letter (`-Idir`). Lists",
        "are separated by commas: not by those behind a backslash, in quotes or in brackets.",
        "",
        "*Ignored*: what the option is for is so without it, or it is a hint. *Ignored with a",
        f"warning*: `-W{nvcc.UNSUPPORTED}`, which `-Wno-{nvcc.UNSUPPORTED}` turns off and",
        f"`-Werror={nvcc.UNSUPPORTED}` makes an error. Options that nvcc doesn't know are errors,",
        "but for those of hipspv-cc with two hyphens (`--warp-size=32`).",
    ]
    for title, rows in nvcc.SECTIONS:
        lines += ["", f"## {title}", "", *_nvcc_rows(rows)]
    lines += ["", "## ptxas's options, behind -Xptxas", "", *_nvcc_rows(nvcc.PTXAS)]
    lines += ["", "## -Werror's kinds", "", "| kind | becomes |", "|---|---|"]
    for kind, word in nvcc.WERROR.items():
        becomes = (
            "ignored with a warning" if word is None else f"`{word}`" if word else "as it says"
        )
        lines.append(f"| `{kind}` | {becomes} |")
    return "\n".join(lines) + "\n"


def _nvcc_rows(rows: tuple[nvcc.Row, ...]) -> list[str]:
    lines = ["| option | value | | meaning |", "|---|---|---|---|"]
    for row in rows:
        outcome = "" if row.outcome in (nvcc.STEP, nvcc.WORDS) else row.outcome
        text = row.text + (f": {row.remedy}" if row.remedy else "")
        value = f"`{_cell(row.value)}`" if row.value else ""
        lines.append(f"| `{row.spelling}` | {value} | {outcome} | {_cell(text)} |")
    return lines


def passes_page() -> str:
    """Return the page of the passes by phase, in their order, with their descriptions."""
    lines = [
        NOTICE,
        "",
        "# Device passes",
        "",
        "What happens to the device code between clang and the translator, in this order.",
        "`hipspv lower --print-pipeline` prints the list, `hipspv lower --passes=NAME` runs one",
        "alone, `hipspv-cc --print-after=NAME` shows the IR after one.",
    ]
    for phase, steps in phases(SpirvOptions(SPIRV64), every=True).items():
        lines += ["", f"## {phase.capitalize()}"]
        if text := PHASES[phase].__doc__:
            lines += ["", inspect.cleandoc(text)]
        for step in steps:
            lines += ["", f"### {step.name}", ""]
            if only := _only_translator(phase, step.name):
                lines += [f"*Only with `--spirv-translator={only}`.*", ""]
            lines.append(inspect.cleandoc(step.__doc__ or ""))
    return "\n".join(lines) + "\n"


def _only_translator(phase: str, name: str) -> str:
    """Return the only translator with the pass, or '' if both have it."""
    options = (SpirvOptions(SPIRV64, "0", True, translator=word) for word in TRANSLATORS)
    with_it = [o.translator for o in options if name in {s.name for s in PHASES[phase](o, False)}]
    return with_it[0] if len(with_it) == 1 else ""


def api_page() -> str:
    """Return the page of HIP's functions, with their status and tests."""
    return hip_api.page(NOTICE)


def device_api_page() -> str:
    """Return the page of the functions that device code can call."""
    return device_api.page(NOTICE)


def error_codes_page() -> str:
    """Return the page of the documented error codes, with those that the tests check."""
    return error_codes.page(NOTICE)


def features_page() -> str:
    """Return the page of features that devices may lack, with the effect on programs."""
    return features.page(NOTICE)


PAGES = {
    "options.md": options_page,
    "nvcc-options.md": nvcc_page,
    "passes.md": passes_page,
    "hip-api.md": api_page,
    "device-api.md": device_api_page,
    "error-codes.md": error_codes_page,
    "features.md": features_page,
}


def stale() -> list[str]:
    """Return the pages whose files differ from the current sources."""
    return [
        name
        for name, page in PAGES.items()
        if not (DOCS / name).exists() or (DOCS / name).read_text() != page()
    ]


def main() -> int:
    """Write or check the pages. Return 1 if --check finds an old one."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--check", action="store_true", help="write nothing")
    checking = parser.parse_args().check
    for name in stale():
        if checking:
            print(f"docs/{name} is out of date: run python docs/generate.py", file=sys.stderr)
            continue
        beside = DOCS / f".{name}.tmp"
        beside.write_text(PAGES[name]())
        os.replace(beside, DOCS / name)
    return 1 if checking and stale() else 0


if __name__ == "__main__":
    sys.exit(main())
