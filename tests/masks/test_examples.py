"""Every example on devices that lack a feature: the right line and no error."""

from pathlib import Path

import pytest

from tests.cases import TRANSLATORS, cases
from tests.examples.test_examples import EXPECTED

from .conftest import NO_ORDER

HIDDEN = (*("fp64", "fp16", "int64_atomics", "generic_pointers", "program_scope_variables"), *("sub_groups", "usm"))


@pytest.mark.sampled("translator", of=10)
@pytest.mark.parametrize("translator", TRANSLATORS)
@pytest.mark.parametrize("name", sorted(EXPECTED))
def test_example(name: str, translator: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # mandelbrot writes a picture
    for feature in HIDDEN:
        said = cases()[f"examples/{name}"].check(translator, NO_ORDER, HIPSPV_MASK=feature)
        assert "hipspv: error" not in said, feature
