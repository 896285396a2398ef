"""`hipspv inspect` of any file: its report, as text and as JSON."""

from __future__ import annotations

import io
import tempfile

from hipspv.inspect import document
from hipspv.inspect.page import Page
from hipspv.inspect.render import render
from hipspv.inspect.tools import InspectError, Tools
from hipspv.inspect.walk import inspect

ERRORS = (InspectError,)


def missing(*_: str) -> str:
    """Bitcode is read by LLVM in a process of its own: not here."""
    raise InspectError("there is no such tool")


def read(data: bytes) -> None:
    with tempfile.NamedTemporaryFile() as file:
        file.write(data)
        file.flush()
        inspection = inspect(file.name, Tools(missing, missing, missing))
    report = inspection.report
    assert all(problem.message for problem in report.problems)
    for image in report.images:
        assert image.offset is None or 0 <= image.offset <= len(data)
    with Page(io.StringIO()) as page:
        render(report, page)
    for _ in document.as_json(document.of_reports([report])):
        pass
