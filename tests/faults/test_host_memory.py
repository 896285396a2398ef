"""Each of the runtime's own allocations fails once: hipErrorOutOfMemory, and all goes on."""

from pathlib import Path

import pytest

from tests.limits import HANG_S

from ..runtime.conftest import execute, installed_runtime
from .conftest import Compile

LIBRARY = installed_runtime()
pytestmark = pytest.mark.skipif(
    b"libstdc++.so" not in LIBRARY.read_bytes(),
    reason="the runtime has a C++ library of its own, whose allocations nobody can replace",
)

AREAS = ["memory", "streams", "launches", "device code", "textures", "pools", "graphs", "modules"]


@pytest.mark.sampled(of=2)
@pytest.mark.parametrize("area", AREAS)
def test_new_fails(compiled: Compile, layer: Path, layered: dict[str, str], area: str) -> None:
    module = compiled("module_kernels.hip", "--genco", suffix=".hipfb")
    program = compiled("host_memory.hip", "-ldl")
    result = execute([str(program), area, str(layer), str(module)], layered, timeout=HANG_S)
    assert result.status == 0, result.stdout[-2000:] + result.stderr[-2000:]
    values = {key: int(value) for key, value in result.values.items()}
    assert values.pop("steps") > 0
    assert values.pop("new:hipErrorOutOfMemory") > 0
    # The runtime does without this memory, which would only have kept something for later.
    assert set(values) <= {"new:hipSuccess"}
