"""Every example on devices that lack a feature: the right line and no error."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.examples.test_examples import EXPECTED, RUNNER
from tests.runtime.conftest import execute

HIDDEN = (
    *("fp64", "fp16", "int64_atomics", "generic_pointers", "program_scope_variables"),
    *("sub_groups", "usm"),
)


@pytest.mark.parametrize("name", sorted(EXPECTED))
def test_example(
    compiled: Callable[..., Path],
    translator: str,
    name: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)  # mandelbrot writes a picture
    sources = list(map(str, RUNNER.sources(name)))
    program = compiled(*sources, translator)
    for feature in HIDDEN:
        result = execute([str(program)], {"HIPSPV_MASK": feature})
        line = result.stdout.strip().rpartition("\n")[2]
        assert re.fullmatch(EXPECTED[name], line), (feature, line, result.stderr)
        assert (result.status, "hipspv: error" in result.stderr) == (0, False), feature
