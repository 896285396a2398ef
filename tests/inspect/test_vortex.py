"""Images for Vortex in the report."""

from __future__ import annotations

import json
import random
import struct
from pathlib import Path

import pytest
import yaml

from tests.driver.conftest import Run
from tests.vortex.images import FIRST, RECORDS, image, image_of

from .conftest import look

VECTOR_ADD = """\
  kernel vectorAdd
    entry: at 0x90 of the image
    32 bytes of shared memory, 256 bytes of stack
    #  kind     offset  size  align
    0  pointer       0     8      8
    1  pointer       8     8      8
    2  pointer      16     8      8
    3  value        24     4      4
    notes: abort 7 a b.hip:3
"""
NARROW = [record.replace("width 64", "width 32") for record in RECORDS]


def test_the_report_has_the_arguments_table(hipspv: Run, tmp_path: Path) -> None:
    (tmp_path / "a.vxbin").write_bytes(image())
    text = hipspv("inspect", "a.vxbin").stdout
    assert text.startswith(f"a.vxbin: Vortex image, {len(image())} bytes\n")
    assert VECTOR_ADD in text
    for fact in ("width        64 bits", "extensions   a f d", "relocations  2"):
        assert f"  {fact}\n" in text
    assert "    table    __constant__  constant     8  Export\n" in text


@pytest.mark.parametrize("form", ["json", "yaml"])
def test_documents_have_the_arguments_table(hipspv: Run, tmp_path: Path, form: str) -> None:
    (tmp_path / "a.vxbin").write_bytes(image(NARROW))
    text = hipspv("inspect", f"--{form}", "a.vxbin").stdout
    document = json.loads(text) if form == "json" else yaml.safe_load(text)
    (found,) = document["files"][0]["images"]
    module = found["vortex"]
    assert (module["width"], module["isa"], module["relocations"]) == (32, "afd", 2)
    assert (found["format"], module["first"]) == ("Vortex image", FIRST)
    make = module["kernels"][1]
    rows = [(a["offset"], a["size"], a["align"], a["kind"]) for a in make["arguments"]]
    assert rows[:2] == [(0, 4, 4, "pointer"), (4, 12, 4, "value")]
    assert rows[2:4] == [(16, 4, 4, "value"), (20, 4, 4, "pointer")]
    assert make["max_work_group_size"] == 64 and make["arguments"][4]["implicit"]
    assert module["kernels"][0]["resources"] == {"shared": 32, "stack": 256}


def test_other_compilers_images_are_shown(tmp_path: Path) -> None:
    (tmp_path / "a.vxbin").write_bytes(struct.pack("<QQ", FIRST, FIRST + 4096) + bytes(300))
    report = look(tmp_path / "a.vxbin").report
    module = report.images[0].vortex
    assert module and (module.width, module.end, module.kernels) == (0, FIRST + 4096, [])
    assert report.problems == []


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (image()[:-1], "its records are outside"),
        (image_of(b"hipspv.metadata 2\n"), "it has no record of its width"),
        (image([*RECORDS[:-1], "kernel k grid 8 8", "entry k 128 0 0"]), "no group of 3"),
    ],
)
def test_damage_is_a_problem(tmp_path: Path, data: bytes, message: str) -> None:
    (tmp_path / "a.vxbin").write_bytes(data)
    (problem,) = look(tmp_path / "a.vxbin").report.problems
    assert message in str(problem)


def test_random_damage_is_a_problem_at_most(tmp_path: Path) -> None:
    random_, path = random.Random(3), tmp_path / "a.vxbin"
    damaged = 0
    for _ in range(300):
        data = bytearray(image())
        for _ in range(random_.randint(1, 4)):
            data[random_.randrange(40, len(data))] = random_.choice((10, 32, 48, 57, 107, 255))
        path.write_bytes(data)
        damaged += bool(look(path).report.problems)
    assert damaged > 100
