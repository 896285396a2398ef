"""`hipspv inspect` of any file: its report, as text and as JSON."""

import functools
import io
import os
from typing import NoReturn

from hipspv.inspect import document
from hipspv.inspect.model import Report
from hipspv.inspect.page import Page
from hipspv.inspect.render import render
from hipspv.inspect.tools import InspectError, Tools
from hipspv.inspect.walk import inspect

ERRORS = (InspectError,)


def missing(*_: str) -> NoReturn:
    """Not here: LLVM reads bitcode in a process of its own."""
    raise InspectError("there is no such tool")


@functools.cache
def file() -> int:
    """The descriptor of a file in memory, reused for each input: making one takes long."""
    return os.memfd_create("input")


def read_quickly(data: bytes) -> Report:
    os.pwrite(file(), data, 0)
    os.ftruncate(file(), len(data))
    tools = Tools(missing, missing, missing, missing, missing)
    report = inspect(f"/proc/self/fd/{file()}", tools).report
    assert all(problem.message for problem in report.problems)
    for image in report.images:
        assert image.offset is None or 0 <= image.offset <= len(data)
    return report


def read(data: bytes) -> None:
    report = read_quickly(data)
    with Page(io.StringIO()) as page:
        render(report, page)
    for _ in document.as_json(document.of_reports([report])):
        pass
