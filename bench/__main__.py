"""Measure hipspv, and write docs/performance.md.

    python -m bench [--section NAME ...] [--peer LABEL=/path/to/hipcc ...] [--rounds N] [--quick]

Each section's results go to bench/results/<section>.json. The page has the results of all sections
that are there. A peer is a compiler with hipcc's command line, which is measured beside hipspv-cc.
"""

from __future__ import annotations

import argparse
import datetime
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from bench import compilers, measure, page, results
from bench.compilers import HIPSPV, Compiler
from bench.results import Result
from bench.sections import SECTIONS
from bench.sections.section import Settings


def main() -> int:
    """Measure and write. Return 0 if everything of hipspv's could be measured."""
    parser = argparse.ArgumentParser(
        prog="python -m bench", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--section", action="append", choices=SECTIONS, help="all if none is named")
    parser.add_argument("--peer", action="append", default=[], metavar="LABEL=COMMAND")
    parser.add_argument("--rounds", type=int, help="measured rounds (each section has its own)")
    parser.add_argument("--quick", action="store_true", help="few rounds, and fewer cases")
    parser.add_argument("--results", type=Path, default=results.RESULTS, help="directory of JSON")
    parser.add_argument("--docs", type=Path, default=page.DOCS, help="directory of the page")
    parser.add_argument("--page", action="store_true", help="write the page of the results alone")
    options = parser.parse_args()
    try:
        chosen = [HIPSPV, *map(compilers.parse, options.peer)]
    except ValueError as error:
        parser.error(str(error))
    for name in () if options.page else options.section or SECTIONS:
        result = measured(name, chosen, options.rounds, options.quick)
        results.save(result, options.results)
        measure.show(result.reports, as_json=False)
    page.write(results.load(options.results), list(SECTIONS), options.docs)
    return 0


def measured(name: str, chosen: Sequence[Compiler], rounds: int | None, quick: bool) -> Result:
    """Measure a section."""
    section = SECTIONS[name]
    date = datetime.datetime.now(datetime.timezone.utc).date().isoformat()
    machine = measure.machine()
    with tempfile.TemporaryDirectory(prefix="hipspv-bench-") as directory:
        settings = Settings(chosen, rounds or section.rounds[quick], quick, Path(directory))
        reports = section.measure(settings)
    versions = {each.label: compilers.version(each) for each in chosen if each.peer}
    return Result(name, section.title, section.about, date, quick, machine, measure.versions(), versions, reports)


if __name__ == "__main__":
    sys.exit(main())
