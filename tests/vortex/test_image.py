"""Images for Vortex are read as they are written, and damaged ones are errors."""

import random
import struct

import pytest

from hipspv.bundle import vortex_image
from hipspv.bundle.errors import FormatError, VortexError
from hipspv.inspect.device_code import Describer, describe
from hipspv.metadata import MetadataError, parse
from hipspv.metadata.arguments import arguments

from .images import FIRST, RECORDS, image, image_of

VECTOR_ADD = "hipspv.kernel k pointer 8 8 pointer 8 8 pointer 8 8 value 4 4"
COMPLEX = "hipspv.kernel k pointer 8 8 value 12 4 value 4 4 pointer 8 8"


def test_an_image_is_read_as_written() -> None:
    found = describe("vxbin", image())
    assert (found["width"], found["isa"], found["relocations"]) == (64, "afd", 2)
    assert found["variables"] == [
        {"symbol": "table", "size": 8, "constant": True},
        {"symbol": "counter", "size": 4, "constant": False},
    ]
    add, make = found["kernels"]
    assert (add["name"], add["begin"], add["shared_bytes"], add["stack"]) == ("vectorAdd", 16 + 128, 32, 256)
    last = {"offset": 24, "pointer": False, "kind": "value", "size": 4, "align": 4}
    assert add["parameters"][3] == last
    assert len([each for each in make["parameters"] if "offset" in each]) == 4
    assert make["max_threads"] == 64
    assert found["records"] == [f"hipspv.{record}" for record in RECORDS]


@pytest.mark.parametrize(
    ("record", "width", "rows"),
    [
        (VECTOR_ADD, 64, [(0, 8, 8, 1), (8, 8, 8, 1), (16, 8, 8, 1), (24, 4, 4, 0)]),
        (VECTOR_ADD, 32, [(0, 4, 4, 1), (4, 4, 4, 1), (8, 4, 4, 1), (12, 4, 4, 0)]),
        (COMPLEX, 64, [(0, 8, 8, 1), (8, 12, 4, 0), (20, 4, 4, 0), (24, 8, 8, 1)]),
        (COMPLEX, 32, [(0, 4, 4, 1), (4, 12, 4, 0), (16, 4, 4, 0), (20, 4, 4, 1)]),
        ("hipspv.kernel k value 1 1 value 64 64", 32, [(0, 1, 1, 0), (64, 64, 64, 0)]),
        ("hipspv.kernel k pointer 8 8 shared-size 8 8 shared 0 1", 64, [(0, 8, 8, 1)]),
        ("hipspv.kernel k", 64, []),
    ],
)
def test_arguments_are_members_of_a_structure(record: str, width: int, rows: list[tuple[int, int, int, int]]) -> None:
    kernel = parse(record)
    assert kernel and [tuple(map(int, row)) for row in arguments(kernel, width)] == rows


@pytest.mark.parametrize(
    ("record", "message"),
    [
        ("unsupported 0 1", "parameter 0 is of the kind 'unsupported'"),
        ("value 4 4 packed 0 1", "parameter 1 is of the kind 'packed'"),
        ("value 4 3", "has the alignment 3"),
    ],
)
def test_arguments_of_other_kinds_are_refused(record: str, message: str) -> None:
    kernel = parse(f"hipspv.kernel k {record}")
    assert kernel
    with pytest.raises(MetadataError) as caught:
        arguments(kernel, 64)
    assert message in caught.value.message


def test_other_compilers_images_are_known() -> None:
    other = struct.pack("<QQ", 0x1_8000_0000, 0x1_8000_1000) + bytes(256)
    assert vortex_image.is_image(other) and not vortex_image.has_records(other)
    with pytest.raises(VortexError, match="another compiler"):
        vortex_image.require_records(other)
    assert not vortex_image.is_image(b"\x7fELF" + bytes(200))
    assert not vortex_image.is_image(struct.pack("<QQ", FIRST, FIRST + 8) + bytes(256))


def _with(record: str) -> bytes:
    """Return an image with this record instead of that of the same name, and of vectorAdd."""
    name, first, *_ = record.split(" ")
    old = f"{name} {first}" if first == "vectorAdd" else name
    return image([*(r for r in RECORDS if not r.startswith(old)), record])


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "not a program image"),
        (image()[:15], "not a program image"),
        (b"\x7fELF" + bytes(200), "not a program image"),
        (image()[:-1], "its records are outside (byte 32, offset)"),
        (struct.pack("<QQ", FIRST, FIRST + 16) + image()[16:], "more bytes than its addresses"),
        (struct.pack("<QQ", FIRST, 0) + image()[16:], "(byte 8, address)"),
        (image_of(b""), "no record of its width"),
        (image_of(b"hipspv.metadata 1\nhipspv.width 64\n"), "compile it again"),
        (image_of(b"hipspv.metadata 2\n"), "no record of its width"),
        (image_of(b"hipspv.metadata 2\nhipspv.width 16\n"), "'16' in a record is none of 32 64"),
        (image([*RECORDS, "kernel vectorAdd"]), "two records describe vectorAdd"),
        (image([*RECORDS, "entry other 128 0 0"]), "other has no record of its parameters"),
        (image([*RECORDS, "kernel other"]), "other has no entry"),
        (image([*RECORDS, "bounds other 4"]), "other has no entry"),
        (_with("entry vectorAdd 64 0 0"), "entry of kernel vectorAdd is outside"),
        (_with("entry vectorAdd 130 0 0"), "entry of kernel vectorAdd is outside"),
        (_with("entry vectorAdd 99999 0 0"), "entry of kernel vectorAdd is outside"),
        (_with("kernel vectorAdd value 4 3"), "no power of two"),
        (image([*RECORDS, "variable 99999 far 8"]), "variable far is outside"),
        (image([*RECORDS, "variable 128 table 8"]), "two variables have the name table"),
        (_with("relocations 128 99999"), "a relocation is outside"),
    ],
)
def test_damaged_images_are_refused(data: bytes, message: str) -> None:
    with pytest.raises(FormatError) as caught:
        vortex_image.require_records(data)
        describe("vxbin", data)
    assert message in str(caught.value)


def test_random_damage_is_an_error_or_another_image() -> None:
    random_ = random.Random(7)
    whole = image()
    refused = 0
    with Describer() as describer:
        for _ in range(3_000):
            data = bytearray(whole)
            for _ in range(random_.randint(1, 4)):
                at = random_.randrange(len(data))
                if random_.random() < 0.2:
                    del data[at : at + random_.randint(1, 40)]
                else:
                    data[at] = random_.choice((0, 10, 32, 48, 255, random_.randrange(256)))
                data = data or bytearray(1)
            _, problems = describer.describe("vxbin", memoryview(data))
            for problem in problems:
                refused += 1
                assert problem.offset is None or 0 <= problem.offset <= len(data)
    assert refused > 1_000
