"""What --save-temps notes of a compilation, and the HTML pages that are made of it."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.driver.pipeline import Pipeline


def keep_record(pipeline: Pipeline, code: int, begin: float) -> None:
    """Write the record of a compilation beside its files and, for --save-temps=html, its page."""
    from hipspv.driver.report import record

    path = record.write(pipeline, code, begin)
    if pipeline.job.keep == "html":
        from hipspv.driver.report.pages import write_page

        write_page(path)
