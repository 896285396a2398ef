"""Each OpenCL call of a program fails once: no hang, no crash, a fitting error, no leak."""

from pathlib import Path

import pytest

from tests.limits import HANG_S
from tests.selection import ALL

from ..runtime.conftest import execute
from .conftest import Compile

ALLOCATIONS, COMMANDS = "1", "2"
OUT_OF_HOST_MEMORY, OUT_OF_RESOURCES = "-6", "-5"

# Failures that the program need not see: the runtime does without the call, or has done the work.
SILENT = {
    "CreateCommandQueueWithProperties",  # with a priority: retried without
    "DeviceMemAllocINTEL",  # a pool's segment: retried with a smaller one
    "CreateProgramWithBinary",  # from the cache: then the program is built from SPIR-V
    "BuildProgram",
    "GetKernelInfo",  # the number of parameters: only for a message
    "EnqueueMarkerWithWaitList",
    "EnqueueBarrierWithWaitList",
    "Flush",
    "Finish",
    "WaitForEvents",
}
WAITING = {"hipErrorLaunchFailure", "hipErrorOutOfMemory"}
PLAUSIBLE = {"EnqueueNDRangeKernel": {"hipErrorLaunchOutOfResources"}, "Finish": WAITING, "WaitForEvents": WAITING}


def plausible(function: str) -> set[str]:
    errors = PLAUSIBLE.get(function, {"hipErrorOutOfMemory"})
    return errors | {"hipSuccess"} if function in SILENT else errors


def walk(
    compiled: Compile, layer: Path, layered: dict[str, str], area: str, kind: str, code: str
) -> dict[tuple[str, str], int]:
    """How often each function's failure led to each error."""
    module = compiled("module_kernels.hip", "--genco", suffix=".hipfb")
    program = compiled("walk.hip")
    result = execute([str(program), area, kind, code, str(layer), str(module)], layered, timeout=HANG_S)
    assert result.status == 0, result.stdout[-2000:] + result.stderr[-2000:]
    values = result.values
    assert int(values.pop("steps")) > 0
    return {(what.split(":")[0], what.split(":")[1]): int(n) for what, n in values.items()}


def check(seen: dict[tuple[str, str], int]) -> None:
    strange = {(f, e): n for (f, e), n in seen.items() if e not in plausible(f)}
    assert strange == {}


AREAS = ["memory", "streams", "launches", "device code", "textures", "pools", "graphs", "modules"]


@pytest.mark.sampled(of=2)
@pytest.mark.parametrize("area", [*AREAS, "cold"])
def test_allocation_fails(compiled: Compile, layer: Path, layered: dict[str, str], area: str) -> None:
    seen = walk(compiled, layer, layered, area, ALLOCATIONS, OUT_OF_HOST_MEMORY)
    check(seen)
    assert any(error == "hipErrorOutOfMemory" for _, error in seen)


# Building all of the program's kernels for each of some forty commands takes minutes.
COLD = pytest.param("cold", marks=pytest.mark.skipif(not ALL, reason="takes minutes: HIPSPV_ALL_TESTS=1"))


@pytest.mark.parametrize("area", [*AREAS, COLD])
def test_command_fails(compiled: Compile, layer: Path, layered: dict[str, str], area: str) -> None:
    check(walk(compiled, layer, layered, area, COMMANDS, OUT_OF_RESOURCES))
