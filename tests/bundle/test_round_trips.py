"""Random bundles: a written bundle reads back equal and is written again byte by byte."""

from __future__ import annotations

import mmap
import tempfile

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from hipspv.bundle import archive, binary, compressed, elf, objects, offload_binary, text
from hipspv.bundle.checks import check
from hipspv.bundle.program_bundle import pack, unpack
from hipspv.bundle.reader import containers, read, sequence
from hipspv.bundle.target import TargetId

from . import strategies

Entries = list[tuple[str, bytes]]


@strategies.many
@given(strategies.targets())
def test_targets(target: TargetId) -> None:
    assert TargetId.parse(str(target)) == target
    again = TargetId.parse(target.canonical())
    assert again.runs_on(target) and target.runs_on(again)
    assert again.canonical() == target.canonical()


@strategies.many
@given(strategies.entries, strategies.alignments)
def test_binary(entries: Entries, align: int) -> None:
    data = binary.write(entries, align)
    found = read(data)
    assert [(entry.id, entry.read()) for entry in found.entries] == entries
    assert [b"".join(entry.chunks()) for entry in found.entries] == [each for _, each in entries]
    for entry in found.entries:
        assert entry.offset is not None
        assert data[entry.offset : entry.offset + entry.size] == entry.read()
    assert found.size == len(data)
    assert found.alignment and binary.write(entries, found.alignment) == data
    broken = {finding.rule for finding in check(data)}
    assert broken <= {"duplicate-id", "entry-id", "entry-kind", "feature-conflict", "host-first"}


@strategies.many
@given(
    strategies.entries,
    st.sampled_from(compressed.VERSIONS),
    st.sampled_from(compressed.METHODS),
    st.binary(max_size=5).map(lambda tail: b"x" + tail),
)
def test_compressed(entries: Entries, version: int, method: str, tail: bytes) -> None:
    plain = binary.write(entries)
    data = compressed.write(plain, version, method)
    for each in (data, data + bytes(9) + tail):
        (found,) = sequence(each, 0, len(each))
        assert found.size == len(data)
        assert found.compression is not None
        assert (found.compression.version, found.compression.method) == (version, method)
        order = sorted(found.entries, key=lambda entry: entry.size)
        assert {id(each): each.read() for each in order} == {
            id(entry): content for entry, (_, content) in zip(found.entries, entries, strict=True)
        }
        assert all(b"".join(entry.chunks()) == entry.read() for entry in found.entries)
    rules = {finding.rule for finding in check(data)}
    assert rules == {finding.rule for finding in check(plain)}


@strategies.many
@given(strategies.texts, st.sampled_from(list(text.COMMENTS.values())))
def test_text(entries: Entries, comment: str) -> None:
    assume(not any(b"__CLANG_OFFLOAD" in content for _, content in entries))
    data = text.write(entries, comment)
    found = read(data)
    assert [(entry.id, entry.read()) for entry in found.entries] == entries
    assert (found.size, found.comment) == (len(data), comment)
    assert "text-end" not in {finding.rule for finding in check(data)}


@strategies.many
@given(st.lists(strategies.images, min_size=1, max_size=4))
def test_offload_binaries(images: list[offload_binary.Image]) -> None:
    data = offload_binary.write(images)
    found = read(data)
    assert found.size == len(data)
    for entry, image in zip(found.entries, images, strict=True):
        own = {"image_kind", "offload_kind", "flags"}
        strings = {key: entry.properties[key] for key in entry.properties if key not in own}
        again = offload_binary.Image(
            entry.read(),
            entry.properties["offload_kind"],
            entry.properties["image_kind"],
            strings,
            int(entry.properties["flags"]),
        )
        assert again == image
        assert entry.offset is not None
        assert data[entry.offset : entry.offset + entry.size] == image.content


@strategies.many
@given(st.lists(strategies.entries, max_size=3), st.sampled_from([1, 4096]))
def test_bundles_after_one_another(bundles: list[Entries], align: int) -> None:
    """As in a program's section; also from a map of a file, and from a part of it."""
    section = b""
    for number, entries in enumerate(bundles):
        bundle = binary.write(entries, align)
        section += compressed.write(bundle, 1 + number) if number else bundle
        section += bytes(-len(section) % 4096)
    program = elf.write(["__hip_fatbin_1"], section)
    expected = bundles if section else []
    for found in (containers(section), containers(memoryview(program)), _mapped(program)):
        read_back = [[(each.id, each.read()) for each in every.entries] for every in found]
        assert read_back == expected
    assert {found.where for found in containers(program)} <= {".hip_fatbin"}


def _mapped(data: bytes) -> list:
    with tempfile.TemporaryFile() as file:
        file.write(data)
        file.flush()
        return containers(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))


_members = st.lists(
    st.tuples(st.text("abc._-é", min_size=1, max_size=40).filter(lambda name: name.strip("./")), strategies.entries),
    max_size=4,
)


@strategies.many
@given(_members)
def test_archives(files: list[tuple[str, Entries]]) -> None:
    members = [(name, binary.write(entries)) for name, entries in files]
    data = archive.write(members)
    assert list(archive.members(data, "")) == members
    found = containers(data)
    assert [each.where for each in found] == [name for name, _ in files]
    assert [[(e.id, e.read()) for e in each.entries] for each in found] == [e for _, e in files]
    for each in found:
        assert data[each.offset : each.offset + each.size] == binary.write(
            [(entry.id, entry.read()) for entry in each.entries]
        )


@strategies.many
@given(st.dictionaries(st.text("abc-é", min_size=1), strategies.contents, max_size=4))
def test_what_the_compiler_packs(entries: dict[str, bytes]) -> None:
    assert unpack(pack(entries)) == entries


def test_objects() -> None:
    plain = elf.write(["a"], b"content")
    entries = [("hip-amdgcn-amd-amdhsa--gfx90a:xnack+", b"amd"), ("hip-spirv64----generic", b"")]
    data = objects.write(plain, "host-x86_64-unknown-linux-gnu", entries)
    (found,) = containers(data)
    assert [(entry.id, entry.read()) for entry in found.entries[1:]] == entries
    host = found.entries[0].read()
    assert containers(host) == []
    assert elf.section_content(host, ".hip_fatbin") == b"content"
    assert b"".join(found.entries[0].chunks()) == host


@pytest.mark.parametrize("version", [2, 3])
@pytest.mark.parametrize("method", ["", *compressed.METHODS])
def test_later_offload_binaries(version: int, method: str) -> None:
    """Versions 2 and 3, which no released packager writes, built from their description."""
    from .newer_packages import write

    if method and version < 3:
        pytest.skip("version 3 brings compression")
    strings = [{"triple": "spirv64-intel", "arch": "x"}, {"triple": "t", "empty": ""}]
    contents = [b"one", b"\x03\x02\x23\x07" * 1000]
    data = write(version, method, strings, contents)
    found = read(data + bytes(8))
    assert (found.version, found.size) == (version, len(data))
    for entry, content, expected in zip(found.entries, contents, strings, strict=True):
        assert entry.read() == content == b"".join(entry.chunks())
        assert expected.items() <= entry.properties.items()
        assert (entry.offset is None) == bool(method)
    assert check(data) == []
