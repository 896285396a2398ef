"""A hook of mkdocs that makes the pages with the contents of tables: options.md, passes.md ...

It also draws the plots of performance.md.
"""

from __future__ import annotations

import functools
import inspect
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import device_api
import error_codes
import features
import hip_api

from hipspv.driver.nvcc import table as nvcc
from hipspv.driver.nvcc.rows import ARGUMENTS, STEP
from hipspv.driver.options import help, option_table
from hipspv.passes.options import LowerOptions
from hipspv.passes.pipeline import all_phases, phases
from hipspv.passes.warning_names import WARNINGS
from hipspv.targets import DEFAULT, TARGETS
from hipspv.targets.nvptx.phases import NvptxOptions
from hipspv.targets.spirv.phases import PHASES, SpirvOptions
from hipspv.targets.vortex.phases import VortexOptions
from hipspv.visa.rules import RULES

sys.path.append(str(Path(__file__).resolve().parents[1]))  # mkdocs adds this directory alone

from bench import page as performance
from bench import plots, results
from bench.sections import SECTIONS

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

TRANSLATORS = ("llvm", "llvm-spirv")


def options_page() -> str:
    """Return the page of the driver's table of options."""
    lines = [
        "# Options",
        "",
        "These are the options of hipspv-cc. One that no table names goes to clang, to both sides.",
        "`@file` reads options from a file. The last column has the steps that get an option",
        "unchanged; hipspv-cc reads the others itself.",
    ]
    for title in option_table.SECTIONS:
        rows = [option for option in option_table.OPTIONS.values() if option.section == title]
        lines += ["", f"## {title}", "", "| option | meaning | goes to |", "|---|---|---|"]
        lines += [
            f"| `{_cell(help.spelling(option))}` | {_cell(option.help)} | {option_table.STEPS[option.steps]} |"
            for option in rows
        ]
    return "\n".join([*lines, *_warnings()]) + "\n"


def _warnings() -> list[str]:
    """Return rows for the named warnings about device code."""
    lines = [
        "",
        "## Warnings about device code",
        "",
        "`-W<name>`, `-Wno-<name>`, `-Werror=<name>`, `-Wno-error=<name>`, `-Werror` and `-w` set",
        "their levels, as of clang's own warnings.",
        "",
        "| name | default | meaning |",
        "|---|---|---|",
    ]
    return lines + [f"| `{name}` | {level} | {text} |" for name, (level, text) in WARNINGS.items()]


def _cell(text: str) -> str:
    return text.replace("|", r"\|")


def nvcc_page() -> str:
    """Return the page of nvcc's options, with the effect of each."""
    lines = [
        "# nvcc's options",
        "",
        "These are the options of nvcc 12 and 13, with their effects in `hipspv-nvcc`. A name has",
        "one hyphen or two. A value follows a blank or `=`, or one letter at once (`-Idir`).",
        "Commas separate the values of a list, except after a backslash, in quotes or in brackets.",
        "",
        "*Ignored*: its effect is the default, or it is a hint. *Ignored with a",
        f"warning*: `-W{nvcc.UNSUPPORTED}`, which `-Wno-{nvcc.UNSUPPORTED}` disables and",
        f"`-Werror={nvcc.UNSUPPORTED}` makes an error. Options that nvcc doesn't know are errors,",
        "but for those of hipspv-cc with two hyphens (`--warp-size=32`) or for device code",
        "(`-fwarp-synchronous`), and hipspv's warnings (`-Wno-warp-synchronous`).",
    ]
    for title, rows in nvcc.SECTIONS:
        lines += ["", f"## {title}", "", *_nvcc_rows(rows)]
    lines += ["", "## ptxas's options, after -Xptxas", "", *_nvcc_rows(nvcc.PTXAS)]
    lines += ["", "## -Werror's kinds", "", "| kind | becomes |", "|---|---|"]
    for kind, word in nvcc.WERROR.items():
        becomes = "ignored with a warning" if word is None else f"`{word}`" if word else "the same"
        lines.append(f"| `{kind}` | {becomes} |")
    return "\n".join(lines) + "\n"


def _nvcc_rows(rows: tuple[nvcc.Row, ...]) -> list[str]:
    lines = ["| option | value | | meaning |", "|---|---|---|---|"]
    for row in rows:
        outcome = "" if row.outcome in (STEP, ARGUMENTS) else row.outcome
        text = row.text + (f": {row.remedy}" if row.remedy else "")
        value = f"`{_cell(row.value)}`" if row.value else ""
        lines.append(f"| `{row.spelling}` | {value} | {outcome} | {_cell(text)} |")
    return lines


def passes_page() -> str:
    """Return the page of the passes by phase, in their order, with their descriptions."""
    lines = [
        "# Device passes",
        "",
        "The passes change the device code between clang and the translator, in this order.",
        "`hipspv lower --print-pipeline` prints the list, `hipspv lower --passes=NAME` runs one",
        "alone, `hipspv-cc --print-after=NAME` shows the IR after one. These are the passes for",
        "SPIR-V; those of PTX and Vortex alone follow. `--offload-arch=sm_90 --print-pipeline`",
        "prints the list for PTX.",
    ]
    for phase, steps in all_phases(SpirvOptions(DEFAULT)).items():
        lines += ["", f"## {phase.capitalize()}"]
        if text := PHASES[phase].__doc__:
            lines += ["", inspect.cleandoc(text)]
        for step in steps:
            lines += ["", f"### {step.name}", ""]
            if only := _only_translator(phase, step.name):
                lines += [f"*Only with `--spirv-translator={only}`.*", ""]
            lines.append(inspect.cleandoc(step.__doc__ or ""))
    ptx = _passes_of("PTX", NvptxOptions(TARGETS["sm_70"]))
    return "\n".join([*lines, *ptx, *_passes_of("Vortex", VortexOptions(TARGETS["vortex_rv32"], width=32))]) + "\n"


def _passes_of(title: str, options: LowerOptions) -> list[str]:
    """Return the lines about a target's passes that the list for SPIR-V lacks."""
    known = {each.name for steps in all_phases(SpirvOptions(DEFAULT)).values() for each in steps}
    lines = ["", f"## {title}"]
    for phase, steps in all_phases(options).items():
        for step in steps:
            if step.name not in known:
                text = inspect.cleandoc(step.__doc__ or "")
                lines += ["", f"### {step.name}", "", f"*In the phase {phase}.*", "", text]
    return lines


def _only_translator(phase: str, name: str) -> str:
    """Return the only translator with the pass, or '' if both have it."""
    options = (SpirvOptions(DEFAULT, "0", True, translator=word) for word in TRANSLATORS)
    with_it = [o.translator for o in options if name in {step.name for step in phases(o)[phase]}]
    return with_it[0] if len(with_it) == 1 else ""


# The pages. The others link to them by their titles, as in [Options]: without the site, no file is
# there that a link could name.
PAGES = {
    "options.md": options_page,
    "nvcc-options.md": nvcc_page,
    "passes.md": passes_page,
    "hip-api.md": hip_api.page,
    "device-api.md": device_api.page,
    "error-codes.md": error_codes.page,
    "features.md": features.page,
}


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages to the site's files."""
    from mkdocs.structure.files import File

    for name, page in PAGES.items():
        files.append(File.generated(config, name, content=page()))
    for result in measured():
        files.append(File.generated(config, performance.plot(result), content=drawn(result)))
    return files


def visa_rules() -> str:
    """Return the table of the rules for vISA objects."""
    lines = ["", "| rule | record | field | what it says |", "|---|---|---|---|"]
    for rule in RULES:
        records = ", ".join(f"`{record}`" for record in rule.records)
        field = f"`{rule.field}`" if rule.field else "any"
        lines.append(f"| `{rule.name}` | {records} | {field} | {rule.text} |")
    return "\n".join([*lines, ""])


def measured() -> list[results.Result]:
    """Return the results of the last `make bench`, in the order of performance.md."""
    return performance.ordered(results.load(results.RESULTS), list(SECTIONS))


def drawn(result: results.Result) -> str:
    """Return the section's plot. Raises PluginError without matplotlib."""
    from mkdocs.exceptions import PluginError

    try:
        return plots.svg(result)
    except ImportError:
        raise PluginError("matplotlib draws the plots: pip install 'hipspv[docs]'") from None


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Add the addresses of the generated pages to a page, plots to performance.md, and the rules to visa.md."""
    if page.file.src_uri == "performance.md":
        markdown = performance.text(measured(), plots=True)
    if page.file.src_uri == "visa.md":
        markdown += visa_rules()
    # The site lacks the files outside of docs/.
    markdown = re.sub(r"\[([^\]]+)\]\(\.\./[^)]+\)", r"\1", markdown)
    links = [f"[{title}]: {name}" for title, name in titles().items()]
    return "\n".join([markdown, "", *links, ""])


@functools.cache
def titles() -> dict[str, str]:
    """Return the files of the generated pages by their titles."""
    return {page().partition("\n")[0].removeprefix("# "): name for name, page in PAGES.items()}
