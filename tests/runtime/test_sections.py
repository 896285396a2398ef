"""Programs of sections (sections.h), which check themselves: a test and a process for each."""

from __future__ import annotations

import re

import pytest

from .conftest import FOLDER, Run

SECTIONS = [
    (source.name, name)
    for source in sorted(FOLDER.glob("*.hip"))
    for name in re.findall(r"^SECTION\((\w+)\)", source.read_text(), re.M)
]


def test_there_are_sections() -> None:
    assert len(SECTIONS) >= 20


@pytest.mark.parametrize(("source", "section"), SECTIONS)
def test_section(run: Run, source: str, section: str) -> None:
    result = run(source, args=[section])
    assert result.status == 0, result.stdout + result.stderr
