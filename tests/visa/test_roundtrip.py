"""A written object reads back equal, and a file that is read is written byte by byte."""

from __future__ import annotations

import pytest
from hypothesis import given

from hipspv.visa import Object, VisaError, is_visa, read
from hipspv.visa.model import GeneralVariable, Piece
from tests.visa.objects import VERSIONS, kernel, many, objects, sample


@many
@given(objects())
def test_objects_read_back_equal(what: Object) -> None:
    data = what.to_bytes()
    again = read(data)
    assert again.to_bytes() == data
    # Fillers and order come from the file; an object in the usual order has none.
    if what.pieces is None:
        assert again == what
    again.pieces = what.pieces = None
    assert again == what


@pytest.mark.parametrize("version", VERSIONS)
def test_every_version(version: tuple[int, int]) -> None:
    what = sample(version)
    data = what.to_bytes()
    assert (data[4], data[5]) == version
    assert read(data) == what
    assert read(data).to_bytes() == data


def test_older_layouts_have_narrower_fields() -> None:
    sizes = [len(sample(version).to_bytes()) for version in VERSIONS]
    assert sizes == sorted(sizes)
    # Names from 3.7 (4 of them have one byte more), counts of inputs from 3.5 (2 kernels, 3 bytes).
    assert sizes[VERSIONS.index((3, 7))] - sizes[VERSIONS.index((3, 6))] == 4
    assert sizes[VERSIONS.index((3, 5))] - sizes[VERSIONS.index((3, 4))] == 6
    assert sizes[VERSIONS.index((3, 0))] == sizes[VERSIONS.index((3, 3))]
    assert sizes[VERSIONS.index((4, 1))] == sizes[VERSIONS.index((3, 7))]


def test_the_smallest_kernel_byte_by_byte() -> None:
    what = Object()
    build = kernel("k")
    build.strings, build.name_index = ["", "k"], 1
    for table in ("variables", "addresses", "predicates", "labels", "samplers", "surfaces"):
        setattr(build, table, [])
    build.inputs, build.attributes, build.binaries = [], [], []
    build.variables = [GeneralVariable(0, 0x50, 8)]
    build.instructions = b"\x2d\x01"
    what.kernels = [build]
    header = b"CISA\x04\x01" + b"\x01\x00"
    info = b"\x01\x00k" + b"\x20\x00\x00\x00" + b"\x37\x00\x00\x00" + b"\x47\x00\x00\x00" + bytes(5)
    body = b"\x02\0\0\0" + b"\0k\0" + b"\x01\0\0\0" + b"\x01\0\0\0"
    body += b"\0\0\0\0" + b"\x50" + b"\x08\0" + bytes(4 + 2 + 1 + 1)
    body += bytes(2 + 2 + 2 + 1 + 1 + 1) + bytes(4)
    body += b"\x02\0\0\0" + b"\x35\0\0\0" + bytes(2) + b"\x2d\x01"
    assert what.to_bytes() == header + info + bytes(4) + body


def test_an_edited_object_gets_new_offsets() -> None:
    what = read(sample().to_bytes())
    what.kernels[0].instructions = b"other instructions"
    what.kernels[0].variables = [*what.kernels[0].variables, GeneralVariable(0, 0, 1)]
    assert read(what.to_bytes()) == what


def test_a_kernel_less_leaves_the_others() -> None:
    what = sample()
    what.pieces = [Piece("function", 0), Piece("kernel", 1), Piece("kernel", 0)]
    what = read(what.to_bytes())
    what.kernels = what.kernels[1:]
    assert [one.name for one in read(what.to_bytes()).kernels] == ["second"]


def test_tables_are_sequences() -> None:
    what = read(sample().to_bytes()).kernels[0]
    strings = list(what.strings)
    assert [what.strings[n] for n in range(len(strings))] == strings
    assert what.strings[-1] == strings[-1] and what.strings[1:3] == strings[1:3]
    assert what.strings[0:99] == strings and strings[4] in what.strings
    with pytest.raises(IndexError):
        what.strings[len(strings)]
    assert what.variables[1].type_name == "uq" and what.variables[1].alignment_name == "qword"
    assert what.name_of(what.variables[1]) == "V0033"
    assert what.attribute("SimdSize") == b"\x10" and what.attribute("SLMSize") is None
    assert [what.input_name(item) for item in what.inputs] == ["V0032", "V0033", "S0", "T6", "V0036"]
    assert what.inputs[4].mnemonic == ".implicit_LOCAL_SIZE"


@pytest.mark.parametrize("version", [(2, 9), (4, 2), (5, 0)])
def test_other_versions_are_refused(version: tuple[int, int]) -> None:
    data = bytearray(sample().to_bytes())
    data[4:6] = version
    with pytest.raises(VisaError, match=rf"version {version[0]}\.{version[1]}") as error:
        read(bytes(data))
    assert (error.value.offset, error.value.field) == (4, "common_isa_header.major_version")
    with pytest.raises(VisaError, match="can't be written"):
        sample(version).to_bytes()


def test_is_visa() -> None:
    assert is_visa(sample().to_bytes())
    assert not is_visa(b"CIS") and not is_visa(b"\x7fELF....")


def test_values_that_do_not_fit() -> None:
    what = sample()
    what.kernels[0].name = "n" * 256
    read(what.to_bytes())
    with pytest.raises(VisaError, match="256 doesn't fit in 1 bytes") as error:
        what.version = (3, 6)
        what.to_bytes()
    assert error.value.field == "kernel_info.name"
    what = sample()
    what.kernels[0].variables = [GeneralVariable(0, 0, 1 << 16)]
    with pytest.raises(VisaError, match="65536 doesn't fit in 2 bytes") as error:
        what.to_bytes()
    assert error.value.field == "var_info.num_elements"
    assert error.value.offset is not None


def test_instructions_that_are_text_have_no_encoding() -> None:
    what = sample()
    what.kernels[0].instructions = "    ret (M1, 1)\n"
    with pytest.raises(VisaError, match="its instructions are text"):
        what.to_bytes()
