"""Devices whose memory is buffers, with addresses of their own and with offsets."""

from pathlib import Path

import pytest

from tests.building import COMPILER, built
from tests.cases import ROOT
from tests.masks.test_buffers import VALUES
from tests.opencl_drivers import root
from tests.runtime.conftest import Result
from tests.selection import nightly

ADDRESSES, OFFSETS = "usm,svm", "usm,svm,buffer_device_address"
REFUSED = "hipErrorNoBinaryForGpu"


def _run(sid: Path, device: root.Device, source: str, directory: Path, mask: str, **variables: str) -> Result:
    argv = ["-w", "-O2", "-fno-warp-synchronous", ROOT / "tests" / source]
    program = built(COMPILER, *argv, name=Path(source).stem)
    return Result(root.run(sid, device, program, directory, HIPSPV_MASK=mask, **variables))


@pytest.mark.nightly  # minutes of PoCL's compiler
@pytest.mark.parametrize("mask", [ADDRESSES, OFFSETS])
@pytest.mark.parametrize("device", [root.POCL, root.RUSTICL], ids=lambda device: device.name)
def test_memory_is_what_it_is_elsewhere(sid: Path, device: root.Device, mask: str, tmp_path: Path) -> None:
    result = _run(sid, device, "masks/buffers.hip", tmp_path, mask)
    assert (result.values, result.status) == (VALUES, 0), result.stderr


@pytest.mark.parametrize("device", [nightly(root.POCL), root.RUSTICL], ids=lambda device: device.name)
def test_pointers_in_memory_need_addresses(sid: Path, device: root.Device, tmp_path: Path) -> None:
    source = "opencl_drivers/programs/found_pointers.hip"
    right = {"link": "hipSuccess", "walk": "hipSuccess", "sum": "4950"}
    assert _run(sid, device, source, tmp_path, ADDRESSES).values == right
    result = _run(sid, device, source, tmp_path, OFFSETS)
    assert result.values == {"link": REFUSED, "walk": REFUSED, "sum": "0"}
    # Host-accessible memory has another address there, and a list may lead to it.
    result = _run(sid, device, source, tmp_path, ADDRESSES, PINNED="1")
    assert result.values == {**right, "walk": "hipErrorNotSupported", "sum": "0"}
    assert "walk(List) follows pointers that it finds in memory" in result.stderr
