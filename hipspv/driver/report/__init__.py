"""The record of a compilation under --save-temps, and the HTML pages made from it."""

from __future__ import annotations

import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.driver.run.job import Job


def keep_record(job: Job, code: int, begin: float) -> None:
    """Write the record of a compilation beside its files and, for --save-temps=html, its page; print their paths."""
    from hipspv.driver.report import record

    path = record.write(job, code, begin)
    source, directory = job.source.path, job.kept_directory or "."
    said = f"wrote every stage of {source} to {directory}; `hipspv report {directory}` makes a page"
    if job.keep == "html":
        from hipspv.driver.report.pages import write_page

        said = f"wrote {write_page(path).page} about {source}, and every stage to {directory}"
    print(f"hipspv-cc: note: {said}", file=sys.stderr)
