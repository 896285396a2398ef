"""Programs with double that check themselves, with doubles emulated in integers."""

import pytest

from tests.cases import TRANSLATORS, cases


@pytest.mark.sampled("translator", of=2)
@pytest.mark.parametrize("translator", TRANSLATORS)
@pytest.mark.parametrize("name", ["dot_double", "complex_division", "float_to_integer", "atomics_kinds"])
def test_program(name: str, translator: str) -> None:
    cases()[f"programs/{name}"].check(translator, "--fp64=emulate")
