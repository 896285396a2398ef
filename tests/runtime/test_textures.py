"""Arrays, their copies, texture and surface objects: down to the data that device code gets.

The device library's tests check how device code uses a descriptor.
"""

from __future__ import annotations

import pytest

from .conftest import FOLDER, Run

ARRAYS = {
    "formats.made": "24",
    "formats.told": "24",
    "formats.driver": "24",
    "format.three": "hipErrorInvalidValue",
    "format.mixed": "hipErrorInvalidValue",
    "format.gap": "hipErrorInvalidValue",
    "format.none": "hipErrorInvalidValue",
    "format.float8": "hipErrorInvalidValue",
    "format.double": "hipErrorInvalidValue",
    "format.kind": "hipErrorInvalidValue",
    "format.driver.unknown": "hipErrorInvalidValue",
    "format.driver.three": "hipErrorInvalidValue",
    "shape.1d": "hipSuccess",
    "shape.2d": "hipSuccess",
    "shape.3d": "hipSuccess",
    "shape.layered1d": "hipSuccess",
    "shape.layered2d": "hipSuccess",
    "shape.cubemap": "hipSuccess",
    "shape.cubemaps": "hipSuccess",
    "shape.gather": "hipSuccess",
    "shape.empty": "hipErrorInvalidValue",
    "shape.gap": "hipErrorInvalidValue",
    "shape.nolayers": "hipErrorInvalidValue",
    "shape.oblong": "hipErrorInvalidValue",
    "shape.faces": "hipErrorInvalidValue",
    "shape.faces12": "hipErrorInvalidValue",
    "shape.gather1d": "hipErrorInvalidValue",
    "shape.flags": "hipErrorInvalidValue",
    "shape.wide": "hipErrorInvalidValue",
    "shape.deep": "hipErrorInvalidValue",
    "shape.layers": "hipErrorInvalidValue",
    "shape.2d.layered": "hipErrorInvalidValue",
    "shape.memory": "hipErrorOutOfMemory",
    "info.extent": "753",
    "info.flags": "3",
    "info.bits": "64",
    "info.null": "hipErrorInvalidHandle",
    "info.parts": "hipSuccess",
    "deep": "753",
    "deep.format": "94",
    "deep.flags": "3",
    "deep.create": "hipSuccess",
    "flat.of.deep": "hipErrorInvalidValue",
    "flat.null": "hipErrorInvalidValue",
    "free": "hipSuccess",
    "free.twice": "hipErrorContextIsDestroyed",
    "free.null": "hipErrorInvalidValue",
    "free.memory": "hipErrorContextIsDestroyed",
    "info.freed": "hipErrorInvalidHandle",
    "desc.null": "hipErrorInvalidValue",
    "array.null": "hipErrorInvalidValue",
    "mip.toomany": "hipErrorInvalidValue",
    "mip.none": "hipErrorInvalidValue",
    "mip.levels": "5",
    "mip.sizes": "20x7x0 10x3x0 5x1x0 2x1x0 1x1x0 ",
    "mip.beyond": "hipErrorInvalidValue",
    "mip.level.free": "hipSuccess",
    "mip.level.kept": "hipSuccess",
    "mip.level.free.last": "hipSuccess",
    "mip.level.ended": "hipErrorInvalidHandle",
    "mip.level.free.over": "hipErrorContextIsDestroyed",
    "mip.level.again": "hipSuccess",
    "mip.free": "hipSuccess",
    "mip.null": "hipErrorInvalidHandle",
    "mip.free.twice": "hipErrorContextIsDestroyed",
    "mip.level.freed": "hipErrorInvalidHandle",
    "mip.layered": "224",
    "memory.array": "65536",
    "memory.leaked": "0",
    "memory.reset": "0",
    "free.reset": "hipErrorContextIsDestroyed",
}

ARRAY_COPIES = {
    "to.width": "hipErrorInvalidValue",
    "to.height": "hipErrorInvalidValue",
    "to.offset": "hipErrorInvalidValue",
    "to.part": "hipErrorInvalidValue",
    "to.pitch": "hipErrorInvalidPitchValue",
    "to.kind": "hipErrorInvalidMemcpyDirection",
    "to.nodevice": "hipErrorInvalidValue",
    "to.null": "hipErrorInvalidValue",
    "to.nowhere": "hipErrorInvalidHandle",
    "from.kind": "hipErrorInvalidMemcpyDirection",
    "from.height": "hipErrorInvalidValue",
    "run.over": "hipErrorInvalidValue",
    "run.end": "hipSuccess",
    "row.over": "hipErrorInvalidValue",
    "row.offset": "hipErrorInvalidValue",
    "row.nowhere": "hipErrorInvalidValue",
    "row.null": "hipErrorInvalidValue",
    "row.empty": "hipSuccess",
    "3d.texels": "hipErrorInvalidValue",
    "3d.position": "hipErrorInvalidValue",
    "3d.both": "hipErrorInvalidValue",
    "3d.pitch": "hipErrorInvalidPitchValue",
    "3d.row": "hipErrorInvalidValue",
    "param.null": "hipErrorInvalidValue",
    "param.pitch": "hipErrorInvalidValue",
    "checked": "476",
}

TEXTURES = {
    "formats.made": "48",
    "formats.right": "48",
    "1d": "1d 7x1x1 layers 1 flags 0 kind 2 levels 1 wrong 0",
    "2d": "2d 7x5x1 layers 1 flags 64 kind 2 levels 1 wrong 0",
    "3d": "3d 7x5x3 layers 1 flags 0 kind 2 levels 1 wrong 0",
    "1d.layered": "1d 7x1x1 layers 3 flags 16 kind 2 levels 1 wrong 0",
    "2d.layered": "2d 7x5x1 layers 3 flags 16 kind 2 levels 1 wrong 0",
    "cubemap": "2d 4x4x1 layers 6 flags 32 kind 2 levels 1 wrong 0",
    "cubemap.layered": "2d 4x4x1 layers 12 flags 48 kind 2 levels 1 wrong 0",
    "sampling": "modes 2 3 0 filter 1 flags 14 border 0.25 0.5 0.75 1 mip 1 0.5 1 2",
    "told.texture": "1",
    "told.resource": "1",
    "told.noview": "hipErrorInvalidValue",
    "driver.same": "1",
    "clamped": "modes 1 3 1",
    "told.mirror": "1",
    "linear": "1d 29x1x1 kind 0 filter 0",
    "pitch2d": "2d 5x4x1 pitch 44 kind 1",
    "memory.wrong": "0",
    "linear.filtered": "hipSuccess",
    "linear.over": "hipErrorInvalidValue",
    "linear.small": "hipErrorInvalidValue",
    "linear.unaligned": "hipErrorInvalidValue",
    "linear.null": "hipErrorInvalidValue",
    "linear.host": "hipErrorInvalidValue",
    "linear.format": "hipErrorInvalidValue",
    "pitch.small": "hipErrorInvalidValue",
    "pitch.unaligned": "hipErrorInvalidValue",
    "pitch.over": "hipErrorInvalidValue",
    "pitch.last": "hipSuccess",
    "pitch.empty": "hipErrorInvalidValue",
    "linear.freed": "hipErrorInvalidValue",
    "linear.max": "1",
    "view": "layers 2 kind 1 bits 32 wrong 0",
    "told.view": "1",
    "told.view.driver": "1",
    "view.layers": "hipErrorInvalidValue",
    "view.reversed": "hipErrorInvalidValue",
    "view.all": "5",
    "view.size": "hipErrorNotSupported",
    "view.compressed": "hipErrorNotSupported",
    "view.none": "hipSuccess",
    "view.level": "hipErrorInvalidValue",
    "mip.levels": "4",
    "mip.wrong": "0",
    "mip.view.levels": "2",
    "mip.view.width": "6",
    "mip.view.wrong": "0",
    "mip.kept": "0",
    "surface": "2d 9x5 flags 1",
    "surface.texture.wrong": "0",
    "surface.copy.wrong": "0",
    "surface.as.texture": "hipErrorInvalidValue",
    "texture.as.surface": "hipErrorInvalidValue",
    "surface.desc": "hipErrorInvalidValue",
    "surface.destroy": "hipSuccess",
    "surface.destroy.twice": "hipErrorInvalidValue",
    "surface.null": "hipSuccess",
    "surface.linear": "hipErrorInvalidValue",
    "surface.freed": "hipErrorInvalidHandle",
    "create.null": "hipErrorInvalidValue",
    "create.noresource": "hipErrorInvalidValue",
    "create.notexture": "hipErrorInvalidValue",
    "create.noarray": "hipErrorInvalidHandle",
    "create.type": "hipErrorInvalidValue",
    "create.mode": "hipErrorInvalidValue",
    "create.integers": "hipErrorInvalidValue",
    "create.srgb": "hipErrorInvalidValue",
    "destroy": "hipSuccess",
    "destroy.twice": "hipErrorInvalidValue",
    "destroy.null": "hipSuccess",
    "desc.destroyed": "hipErrorInvalidValue",
    "create.freed": "hipErrorInvalidHandle",
    "queued.wrong": "0",
    "recycled.few": "1",
    "recycled.again": "1",
    "recycled.atOnce": "0",
    "threads.wrong": "0",
    "limits.images": "1",
    "limits.width": "1",
    "limits.beyond": "hipErrorInvalidValue",
    "limits.layers": "hipErrorInvalidValue",
    "reset.destroy": "hipErrorInvalidValue",
    "leaked": "0",
}

HIDDEN = ["", "usm"]


@pytest.mark.parametrize("hidden", HIDDEN)
def test_arrays(run: Run, hidden: str) -> None:
    result = run("arrays.hip", env={"HIPSPV_MASK": hidden})
    assert result.status == 0, result.stdout + result.stderr
    assert result.values == ARRAYS


@pytest.mark.parametrize("hidden", HIDDEN)
def test_copies(run: Run, hidden: str) -> None:
    result = run("array_copies.hip", env={"HIPSPV_MASK": hidden})
    assert result.status == 0, result.stdout + result.stderr
    assert result.values == ARRAY_COPIES


@pytest.mark.parametrize("hidden", HIDDEN)
def test_textures(run: Run, hidden: str) -> None:
    # The sources' own texture_abi.h: the contract with the device library.
    include = f"-I{FOLDER.parent.parent}"
    result = run("textures.hip", include, env={"HIPSPV_MASK": hidden})
    assert result.status == 0, result.stdout + result.stderr
    assert result.values == TEXTURES
    for reason in ("differ in size", "block-compressed", "read as floats", "sRGB texture needs"):
        assert reason in result.stderr
