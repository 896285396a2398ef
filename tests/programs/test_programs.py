"""Each .hip and .cu file of this directory checks itself, and spirv-val accepts its modules."""

from __future__ import annotations

import pytest

from tests.cases import TRANSLATORS, cases
from tests.rotation import ALL

PROGRAMS = [name for name in cases() if name.startswith("programs/")]
# At -O0 the device's compiler takes minutes for them.
LONG_BUILDS = ("programs/cg_tiles",)


def test_there_are_programs() -> None:
    assert len(PROGRAMS) >= 40


@pytest.mark.in_turns("translator", "level", always=("llvm", "-O2"), of=3)
@pytest.mark.parametrize("level", ["-O2", "-O0", "-O3"])
@pytest.mark.parametrize("translator", TRANSLATORS)
@pytest.mark.parametrize("name", PROGRAMS)
def test_program(name: str, translator: str, level: str) -> None:
    if level == "-O0" and name in LONG_BUILDS and not ALL:
        pytest.skip("takes minutes: HIPSPV_ALL_TESTS=1")
    cases()[name].check(translator, *[level] * (level != "-O2"))
