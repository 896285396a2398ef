"""The work of `hipspv inspect` on its files."""

from __future__ import annotations

import io
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase

from hipspv.inspect import document
from hipspv.inspect.model import Kernel, Problem, Report
from hipspv.inspect.tools import InspectError, Tools
from hipspv.inspect.walk import Inspection, inspect

# The exit statuses of `diff`.
SAME, DIFFERENT, TROUBLE = 0, 1, 2


@dataclass(frozen=True)
class Options:
    """form: text, json or yaml. kernels: globs of symbols or declarations. directory: for
    --extract, empty without it."""

    form: str = "text"
    kernels: tuple[str, ...] = ()
    disassemble: bool = False
    validate: bool = False
    directory: str = ""
    force: bool = False


def report(files: Sequence[str], options: Options, tools: Tools) -> int:
    """Print the contents of the files. Return the exit status: 1 if anything is damaged or invalid."""
    _print_any_name()
    found = _inspect(files, options, tools)
    reports = [inspection.report for inspection in found]
    if options.directory:
        _extract(found, options)
    elif options.disassemble:
        _disassemble(found, options, tools)
    else:
        _print(reports, options.form)
    return int(any(report.problems or report.invalid for report in reports))


def difference(before: str, after: str, options: Options, tools: Tools) -> int:
    """Print the differences between the kernels of two files. Return SAME or DIFFERENT."""
    from hipspv.inspect import diff

    _print_any_name()
    old, new = _inspect((before, after), options, tools)
    found = diff.compare(old, new, tools)
    if options.form == "text":
        from hipspv.inspect.page import Page

        with Page(sys.stdout) as page:
            diff.render(found, page)
    else:
        sys.stdout.writelines(document.FORMS[options.form](found))
    return DIFFERENT if found.any else SAME


def _inspect(files: Sequence[str], options: Options, tools: Tools) -> list[Inspection]:
    """Inspect the files. Raises InspectError if none of their kernels is one that the user asks for."""
    found = [inspect(path, tools) for path in files]
    if options.validate:
        from hipspv.inspect.checks import check

        for inspection in found:
            inspection.report.checks = check(inspection, tools)
    if options.kernels and not sum(_keep(each.report, options.kernels) for each in found):
        raise InspectError(f"{', '.join(files)}: no kernel matches {' '.join(options.kernels)}")
    return found


def _keep(report: Report, patterns: Sequence[str]) -> int:
    """Keep only the kernels, and vISA's functions, that match a pattern. Return their number."""
    count = 0
    for image in report.images:
        image.kernels[:] = [k for k in image.kernels if _matches((k.symbol, k.name), patterns)]
        count += len(image.kernels)
        if image.visa:
            functions = image.visa.functions
            functions[:] = [f for f in functions if _matches((f.name,), patterns)]
            count += len(functions)
    return count


def _matches(names: tuple[str, ...], patterns: Sequence[str]) -> bool:
    """Return true if a pattern matches a name, or the name without its parameters."""
    short = tuple(name.partition("(")[0] for name in names)
    return any(fnmatchcase(name, pattern) for name in names + short for pattern in patterns)


def _print_any_name() -> None:
    """Allow any letters in output: names may have letters that the terminal's encoding lacks."""
    if isinstance(sys.stdout, io.TextIOWrapper) and sys.stdout.errors == "strict":
        sys.stdout.reconfigure(errors="backslashreplace")


def _print(reports: list[Report], form: str) -> None:
    if form != "text":
        sys.stdout.writelines(document.FORMS[form](document.of_reports(reports)))
        return
    from hipspv.inspect.page import Page
    from hipspv.inspect.render import render

    with Page(sys.stdout) as page:
        for number, report in enumerate(reports):
            if number:
                page.line()
            render(report, page)


def _extract(found: list[Inspection], options: Options) -> None:
    from hipspv.inspect.extract import extract

    for inspection in found:
        for path in extract(inspection, options.directory, options.force):
            print(path)
        _complain(inspection.report)


def _disassemble(found: list[Inspection], options: Options, tools: Tools) -> None:
    from hipspv.inspect.disassembly import disassemble

    several = sum(len(inspection.report.images) for inspection in found) > 1
    for inspection in found:
        report = inspection.report
        for image, content in zip(report.images, inspection.contents, strict=True):
            if several:
                print(f"; {report.path}: image {image.index}, {image.format}")
            only: list[Kernel] | None = image.kernels if options.kernels else None
            try:
                text = disassemble(image, content, tools, sys.stdout.isatty(), only)
                sys.stdout.writelines(text)
            except InspectError as error:  # the other images are shown
                report.problems.append(Problem(f"no disassembly: {error}", image.where))
        _complain(report)


def _complain(report: Report) -> None:
    """Print the report's problems on standard error, for output forms that lack them."""
    for problem in report.problems:
        print(f"hipspv inspect: {report.path}: {problem}", file=sys.stderr)
    for check in report.invalid:
        print(f"hipspv inspect: {report.path}: {check.what}: {check.message}", file=sys.stderr)
