"""Offload bundles of all forms, in files of all kinds."""

from hipspv.bundle import archive
from hipspv.bundle.checks import check
from hipspv.bundle.errors import BundleError, FormatError
from hipspv.bundle.model import Entry
from hipspv.bundle.reader import containers

ERRORS = (FormatError,)


def read_quickly(data: bytes) -> list[FormatError]:
    """The problems of the bundles."""
    problems: list[FormatError] = []
    if data.startswith(archive.THIN_MAGIC):
        return problems  # its members are other files
    for container in containers(data, "", problems):
        assert 0 <= container.offset <= container.offset + container.size <= len(data)
        for entry in container.entries:
            look(entry, data if container.form != "object" else b"")
    assert all(problem.message for problem in problems)
    return problems


def read(data: bytes) -> None:
    problems = read_quickly(data)
    if data.startswith(archive.THIN_MAGIC):
        return
    findings = check(data)
    assert not problems or any(finding.level == "error" for finding in findings)
    assert bool(problems) == fails(data)


def look(entry: Entry, data: bytes) -> None:
    """data: the bytes in which the entry's offset counts; empty if its content may differ."""
    try:
        content = entry.read()
        assert len(content) == entry.size
        assert not data or entry.offset is None or content == data[entry.offset : entry.offset + entry.size]
        assert str(entry.target)
    except BundleError:
        pass  # an invalid id, or damaged compressed data


def fails(data: bytes) -> bool:
    try:
        containers(data)
    except FormatError:
        return True
    return False
