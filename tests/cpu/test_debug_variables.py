"""Programs that check themselves, with variables in memory for debuggers: results stay the same."""

import pytest

from tests.cases import cases
from tests.cpu.test_programs import FAST, NATIVE
from tests.selection import nightly

# In the fast set: barriers and warps, threads at different stops, calls of functions, structures as arguments.
_FAST = {
    ("programs/warp_rows", "-O0"),
    ("programs/grid_divergent", "-O1"),
    ("programs/noinline", "-O0"),
    ("programs/argument_layouts", "-O1"),
}
_ALL = [(name, level) for name in sorted({name for name, _ in FAST}) for level in ("-O0", "-O1")]


def test_the_fast_set_is_there() -> None:
    assert set(_ALL) >= _FAST


@pytest.mark.parametrize(("name", "level"), [case if case in _FAST else nightly(*case) for case in _ALL])
def test_program(name: str, level: str) -> None:
    cases()[name].check("llvm", *NATIVE, level, "-g")
