"""--time-report: where the time went."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from hipspv.driver.pipeline import Timing


def print_times(timings: list[Timing], python: float, total: float) -> None:
    """Print stages and passes on standard error. Times are in seconds; stages overlap.

    `python` is what passed before the first child started.
    """
    table = Table(
        title="hipspv-cc: wall time", caption="Stages of the two sides run at the same time"
    )
    table.add_column("stage or pass")
    table.add_column("ms", justify="right")
    table.add_column("share", justify="right")
    rows = [Timing("Python: start and command line", python), *timings]
    for timing in rows:
        share = 100 * timing.seconds / total
        table.add_row(timing.name, f"{1000 * timing.seconds:.1f}", f"{share:.1f} %")
    table.add_section()
    table.add_row("total", f"{1000 * total:.1f}", "")
    Console(stderr=True).print(table)
