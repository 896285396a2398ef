"""Arrays, textures and surfaces of the back end for CUDA, over a stand-in for the driver."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from .conftest import HERE, RunProgram, calls

PROGRAM = HERE / "cuda_textures.hip"
SECTIONS = re.findall(r"^SECTION\((\w+)\)", PROGRAM.read_text(), re.M)


def texture(
    resource: str,
    *,
    flags: int = 0,
    filter: int = 0,
    address: str = "1 2 3",
    mip: str = "0 0 0 0",
    border: str = "0 0 0 0",
    anisotropy: int = 0,
    view: str = "no view",
) -> str:
    """The creation of a texture object."""
    sampling = f"address {address} filter {filter} flags {flags} anisotropy {anisotropy}"
    return f"cuTexObjectCreate {resource} sampled {sampling} mip {mip} border {border} {view}"


# The calls of entry points by a section. Formats are the driver's: 1, 2 and 3 are unsigned integers
# of 8, 16 and 32 bits, 8 to 10 signed ones, 16 a half and 32 a float. Flags of arrays are layered
# 1, surface 2, cubemap 4, gather 8; of textures integers 1, normalised coordinates 2, sRGB 16.
BOX = "cuMemcpy3DAsync_v2"
CALLS = {
    "arrays": [
        "cuArray3DCreate_v2 7 0 0 format 32 1 flags 0",
        "cuArray3DCreate_v2 7 5 0 format 1 4 flags 8",
        "cuArray3DCreate_v2 7 5 3 format 9 2 flags 2",
        "cuArray3DCreate_v2 7 0 3 format 16 1 flags 1",
        "cuArray3DCreate_v2 4 4 6 format 10 1 flags 4",
        "cuArray3DCreate_v2 4 4 12 format 3 2 flags 5",
        "cuArrayDestroy 4 4 12 format 3 2 flags 5",
    ],
    "boxes": [
        f"{BOX} 12 4 3 to array 4 1 1 from host pitch 20 rows 6",
        f"{BOX} 18 5 4 to host pitch 18 rows 5 from array 0 0 0",
        f"{BOX} 16 5 4 to array 2 0 0 from array 0 0 0",
        f"{BOX} 14 5 4 to unified pitch 14 rows 5 from array 2 0 0",
        f"{BOX} 14 5 4 to array 4 0 0 from unified pitch 14 rows 5",
        f"{BOX} 18 5 4 to host pitch 18 rows 5 from array 0 0 0",
    ],
    "memory": [
        f"{BOX} 30 64 1 to unified pitch 100 rows 64 from host pitch 40 rows 64",
        f"{BOX} 30 64 1 to unified pitch 40 rows 64 from unified pitch 100 rows 64",
        f"{BOX} 30 64 1 to host pitch 40 rows 64 from unified pitch 100 rows 64",
    ],
    "mipmaps": [
        "cuMipmappedArrayCreate 4 16 8 0 format 32 1 flags 0",
        texture("mipmapped 4 16 8 0 format 32 1 flags 0", flags=2, filter=1, mip="1 0.5 1 3"),
        texture("mipmapped 4 16 8 0 format 32 1 flags 0", flags=3, mip="0 0.5 1 3", view="view 16 16 8 0 1 2 0 0"),
    ],
    "textures": [
        texture("array 7 5 0 format 32 4 flags 0", anisotropy=4, border="0 0 0.25 0"),
        texture("array 7 5 0 format 1 4 flags 0", flags=1),
        texture("array 7 5 0 format 1 4 flags 0", flags=18, filter=1),
        texture("array 4 4 6 format 32 1 flags 4", flags=2, address="1 1 1"),
        texture("array 4 4 5 format 32 1 flags 1"),
        texture("array 4 4 5 format 32 1 flags 1", view="view 22 4 4 5 0 0 2 3"),
    ],
    "texture_memory": [texture("linear 1024 format 10 2", flags=1), texture("pitched 9 8 64 format 32 1")],
    "references": [
        texture("array 7 5 0 format 10 1 flags 0", flags=1, address="1 1 1"),
        texture("array 7 5 0 format 10 1 flags 0", flags=1, address="3 1 1"),
    ],
    "surfaces": ["cuSurfObjectCreate array 7 5 0 format 32 1 flags 2"],
    "host_functions": [
        *(f"cuTexObjectDestroy {number}" for number in range(1, 257)),
        "cuArrayDestroy 8 5 0 format 32 1 flags 0",
        "cuArrayDestroy 7 5 0 format 32 1 flags 0",
        "cuMipmappedArrayDestroy",
    ],
    "released_beside_host_functions": ["cuArrayDestroy 7 5 0 format 32 1 flags 0"] * 200,
    "two_devices": [
        "cuMemcpy3DPeerAsync 16 4 1 to 1 array 0 0 0 from 0 array 0 0 0",
        "cuMemcpy3DPeerAsync 16 4 1 to 1 device pitch 20 rows 4 from 0 array 0 0 0",
    ],
    "retired": [f"cuTexObjectDestroy {number}" for number in range(1, 257)],
}


@pytest.mark.parametrize("section", SECTIONS)
def test_section(run_program: RunProgram, tmp_path: Path, section: str) -> None:
    devices = "2" if section == "two_devices" else "1"
    result = run_program(PROGRAM, section, {"CUDA_DEVICES": devices})
    assert result.status == 0, result.stdout + result.stderr
    expected = CALLS.get(section)
    if expected is not None:
        assert calls(tmp_path, *{line.split()[0] for line in expected}) == expected
