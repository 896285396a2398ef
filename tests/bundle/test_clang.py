"""clang's tools unpack what hipspv packs, and the other way round, byte by byte."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from hipspv.bundle import archive, binary, compressed, objects, offload_binary, text
from hipspv.bundle.checks import check
from hipspv.bundle.model import Container
from hipspv.bundle.program_bundle import ALIGNMENT
from hipspv.bundle.reader import containers, read
from hipspv.bundle.target import TargetId
from hipspv.core import toolchain

from . import tools

HOST = "host-x86_64-unknown-linux-gnu"
AMD = "hip-amdgcn-amd-amdhsa--gfx90a:xnack+"
# Ids that all versions take. Versions since 17 write the host's with another `-`.
IDS = (HOST, "hip-spirv64-amd-amdhsa--amdgcnspirv", AMD)
CONTENTS = (b"", b"\x03\x02\x23\x07" * 50, b"\x7fELF" + bytes(range(200)))
ENTRIES: list[tuple[str, bytes]] = list(zip(IDS, CONTENTS, strict=True))
TEXTS: list[tuple[str, bytes]] = [(HOST, b""), (IDS[1], b"one\ntwo\n"), (AMD, b"no end of line")]

bundlers = pytest.mark.parametrize("tool", tools.bundlers().values(), ids=tools.bundlers())
packagers = pytest.mark.parametrize("tool", tools.packagers().values(), ids=tools.packagers())


@pytest.fixture
def files(tmp_path: Path) -> list[tuple[str, Path]]:
    """The entries' contents, by their targets."""
    return _files(tmp_path, ENTRIES)


def _files(directory: Path, entries: list[tuple[str, bytes]]) -> list[tuple[str, Path]]:
    found = []
    for number, (id, content) in enumerate(entries):
        found.append((id, directory / f"{number}.in"))
        found[-1][1].write_bytes(content)
    return found


def _entries(found: Container, given: list[tuple[str, bytes]]) -> list[tuple[str, bytes]]:
    """The entries, which equal the given ones, as the tool spells their ids."""
    entries = [(entry.id, entry.read()) for entry in found.entries]
    assert [content for _, content in entries] == [content for _, content in given]
    for (id, _), (wanted, _) in zip(entries, given, strict=True):
        assert TargetId.parse(id).canonical() == TargetId.parse(wanted).canonical()
    return entries


@bundlers
@pytest.mark.parametrize("align", [1, 2, 16, ALIGNMENT])
def test_binary(tool: str, align: int, files: list[tuple[str, Path]], tmp_path: Path) -> None:
    bundled, output = tmp_path / "bundle", tmp_path / "out"
    tools.bundle(tool, files, bundled, f"-bundle-align={align}", kind="bc")
    data = bundled.read_bytes()
    found = read(data)
    entries = _entries(found, ENTRIES)
    assert binary.write(entries, align) == data
    assert binary.write(entries, found.alignment) == data
    assert check(data) == []
    assert tools.listed(tool, bundled, "bc") == sorted(id for id, _ in entries)
    for id, content in entries:
        tools.unbundle(tool, bundled, id, output, "bc")
        assert output.read_bytes() == content


@bundlers
@pytest.mark.parametrize("kind", ["i", "ii", "cui", "d", "ll", "s"])
def test_text(tool: str, kind: str, tmp_path: Path) -> None:
    bundled, output = tmp_path / "bundle", tmp_path / "out"
    tools.bundle(tool, _files(tmp_path, TEXTS), bundled, kind=kind)
    data = bundled.read_bytes()
    found = read(data)
    assert (found.form, found.size) == ("text", len(data))
    entries = _entries(found, TEXTS)
    assert text.write(entries, text.COMMENTS[kind]) == data
    assert check(data) == []
    assert tools.listed(tool, bundled, kind) == sorted(id for id, _ in entries)
    for id, content in entries:
        tools.unbundle(tool, bundled, id, output, kind)
        assert output.read_bytes() == content


@bundlers
def test_compressed(tool: str, files: list[tuple[str, Path]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if "-compress " not in subprocess.run([tool, "-help"], capture_output=True, text=True).stdout:
        pytest.skip("clang compresses since version 18")
    bundled, output = tmp_path / "bundle", tmp_path / "out"
    for version in (2, 3):
        monkeypatch.setenv("COMPRESSED_BUNDLE_FORMAT_VERSION", str(version))
        tools.bundle(tool, files, bundled, "-compress", kind="bc")
        data = bundled.read_bytes()
        entries = _entries(read(data), ENTRIES)
        assert check(data) == []
        header, _ = compressed.header(data, 0, len(data))
        ours = compressed.write(binary.write(entries), header.version, header.method)
        again, _ = compressed.header(ours, 0, len(ours))
        assert again._replace(file_size=0) == header._replace(file_size=0)
    # The wheel's clang has no zstd and so writes zlib; others read both.
    methods = compressed.METHODS if header.method == "zstd" else ("zlib",)
    for version in range(1, header.version + 1):
        for method in methods:
            bundled.write_bytes(compressed.write(binary.write(ENTRIES), version, method))
            tools.unbundle(tool, bundled, IDS[1], output, "bc")
            assert output.read_bytes() == CONTENTS[1]


@bundlers
def test_compressed_text(tool: str, tmp_path: Path) -> None:
    bundled = tmp_path / "bundle"
    if "-compress " not in subprocess.run([tool, "-help"], capture_output=True, text=True).stdout:
        pytest.skip("clang compresses since version 18")
    tools.bundle(tool, _files(tmp_path, TEXTS), bundled, "-compress", kind="s")
    (found,) = containers(bundled.read_bytes())
    assert (found.form, found.comment) == ("text", "#")
    _entries(found, TEXTS)
    assert {entry.offset for entry in found.entries} == {None}


@pytest.fixture(scope="module")
def host_object(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    path = tmp_path_factory.mktemp("host") / "host.o"
    words = [toolchain.clang(), "-c", "-x", "c", "-", "-o", str(path)]
    subprocess.run(words, input="int main(void) { return 0; }", text=True, check=True)
    return path.read_bytes()


@bundlers
def test_objects(tool: str, host_object: bytes, tmp_path: Path) -> None:
    entries = [(HOST, host_object), *ENTRIES[1:]]
    bundled, output = tmp_path / "bundle.o", tmp_path / "out"
    tools.bundle(tool, _files(tmp_path, entries), bundled)
    data = bundled.read_bytes()
    (found,) = containers(data)
    assert found.form == "object"
    assert [(each.id, each.read()) for each in found.entries[1:]] == entries[1:]
    assert check(data) == []
    ours = objects.write(host_object, HOST, ENTRIES[1:])
    for each in (ours, data):
        output.write_bytes(objects.host_object(each))
        program = tmp_path / "program"
        subprocess.run([toolchain.clang(), "-fuse-ld=lld", output, "-o", program], check=True)
        assert subprocess.run([program]).returncode == 0
        assert containers(output.read_bytes()) == []
    bundled.write_bytes(ours)
    assert tools.listed(tool, bundled) == sorted(IDS)
    for id, content in ENTRIES[1:]:
        tools.unbundle(tool, bundled, id, output)
        assert output.read_bytes() == content


SPELLED = (
    *("host-x86_64-unknown-linux-gnu", "host-x86_64--linux-gnu"),
    *("hip-spirv64----generic", "hip-spirv64-amd-amdhsa--amdgcnspirv", AMD),
    *("hipv4-amdgcn-amd-amdhsa-unknown-gfx906:sramecc+:xnack-", "hip-nvptx64-nvidia-cuda--sm_70"),
    *("openmp-amdgcn-amd-amdhsa--gfx9-4-generic", "openmp-nvptx64-nvidia-cuda--sm_90a"),
)


@pytest.mark.parametrize("id", SPELLED)
def test_ids_as_the_newest_clang_spells_them(id: str, tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    empty.write_bytes(b"")
    files = [(HOST, empty)] * (not id.startswith("host")) + [(id, empty)]
    tools.bundle(tools.bundlers()["own"], files, tmp_path / "bundle", kind="bc")
    (*_, entry) = read((tmp_path / "bundle").read_bytes()).entries
    assert TargetId.parse(id).canonical() == entry.id


WANTED = [
    "hip-amdgcn-amd-amdhsa--gfx90a" + features
    for features in ("", ":xnack+", ":xnack-", ":sramecc+", ":sramecc+:xnack+", ":sramecc-:xnack+")
]


def test_what_the_newest_clang_takes_to_fit(tmp_path: Path) -> None:
    tool, output = tools.bundlers()["own"], tmp_path / "out"
    for number, id in enumerate([*WANTED, WANTED[1].replace("hip-", "hipv4-")]):
        bundled = tmp_path / f"{number}"
        bundled.write_bytes(binary.write([(HOST, b""), (id, b"x")]))
        for wanted in WANTED:
            words = ["-unbundle", "-type=bc", f"-targets={wanted}", f"-input={bundled}"]
            words.append(f"-output={output}")
            done = subprocess.run([tool, *words], capture_output=True)
            fits = TargetId.parse(id).runs_on(TargetId.parse(wanted))
            assert (done.returncode == 0) == fits, (id, wanted)


@bundlers
def test_archives_of_bundles(tool: str, tmp_path: Path) -> None:
    from hipspv.bundle.heterogeneous import programs

    gfx = "openmp-amdgcn-amd-amdhsa--gfx906"
    members = [
        (f"part_{name}.o", binary.write([(HOST, b""), (gfx, name * 5), (AMD, b"amd")])) for name in (b"a", b"bc")
    ]
    members = [(name.replace("b'", "").replace("'", ""), data) for name, data in members]
    library, output = tmp_path / "lib.a", tmp_path / "out.a"
    data = archive.write([*members, ("a_member_with_a_long_name.o", members[0][1])])
    library.write_bytes(data)
    tools.unbundle(tool, library, gfx, output, "a")
    ours = archive.write(programs(data, "", TargetId.parse(gfx)))
    theirs = output.read_bytes()
    assert list(archive.members(ours, "")) == list(archive.members(theirs, ""))
    assert ours == theirs
    assert check(data) == []


TRIPLE, ARCH = "amdgcn-amd-amdhsa", "gfx90a:xnack+"


@packagers
def test_offload_binaries(tool: str, tmp_path: Path) -> None:
    contents = [b"code", b"BC\xc0\xde" + bytes(77), b"", b"\x7fELF" + bytes(60)]
    names = ["0.x", "1.bc", "2.x", "3.x"]
    words = []
    for name, content in zip(names, contents, strict=True):
        (tmp_path / name).write_bytes(content)
        kind = "openmp" if name == "1.bc" else "cuda"
        words.append(f"--image=file={tmp_path / name},triple={TRIPLE},arch={ARCH},kind={kind}")
    packed = tmp_path / "packed"
    subprocess.run([tool, "-o", packed, *words], check=True)
    data = packed.read_bytes()
    found = read(data)
    assert (found.form, found.size, found.version) == ("package", len(data), 1)
    assert [entry.read() for entry in found.entries] == contents
    assert {entry.properties["triple"] for entry in found.entries} == {TRIPLE}
    assert str(found.entries[0].target) == f"cuda-{TRIPLE}-{ARCH}"
    assert found.entries[1].properties["image_kind"] == "bitcode"
    assert check(data) == []
    images = [_image(dict(entry.properties), entry.read()) for entry in found.entries]
    assert offload_binary.write(images) == data
    if "Extract from" not in subprocess.run([tool, "--help"], capture_output=True, text=True).stdout:
        return  # version 15 can only pack
    output = tmp_path / "out"
    packed.write_bytes(offload_binary.write(images))
    words = [f"--image=file={output},triple={TRIPLE},arch={ARCH},kind=openmp"]
    subprocess.run([tool, packed, *words], check=True)
    assert output.read_bytes() == contents[1]


def _image(strings: dict[str, str], content: bytes) -> offload_binary.Image:
    kinds = (strings.pop("offload_kind"), strings.pop("image_kind"), int(strings.pop("flags")))
    return offload_binary.Image(content, kinds[0], kinds[1], strings, kinds[2])


def test_offload_binaries_in_objects(tmp_path: Path) -> None:
    """clang embeds hipspv's package, its linker joins packages, and its dumper lists them."""
    for name in ("a", "b"):
        image = offload_binary.Image(name.encode() * 9, "hip", "object", {"triple": TRIPLE, "arch": ARCH})
        (tmp_path / f"{name}.bin").write_bytes(offload_binary.write([image, image]))
        words = [toolchain.clang(), "-c", "-x", "c", "-", "-o", str(tmp_path / f"{name}.o")]
        words += ["-Xclang", f"-fembed-offload-object={tmp_path / name}.bin"]
        subprocess.run(words, input=f"int {name};", text=True, check=True)
    (found,) = containers((tmp_path / "a.o").read_bytes())
    assert (found.form, found.where) == ("package", ".llvm.offloading")
    assert [entry.read() for entry in found.entries] == [b"a" * 9] * 2
    joined = tmp_path / "ab.o"
    words = ["-r", "-nostdlib", "-fuse-ld=lld", str(tmp_path / "a.o"), str(tmp_path / "b.o")]
    subprocess.run([toolchain.clang(), *words, "-o", joined], check=True)
    data = joined.read_bytes()
    assert [entry.read()[:1] for each in containers(data) for entry in each.entries] == [*(b"a", b"a", b"b", b"b")]
    assert check(data) == []
    dumper = toolchain.program("llvm-objdump", "")
    shown = subprocess.run([dumper, "--offloading", joined], capture_output=True, text=True)
    assert shown.stdout.count(ARCH) == 4 and shown.stdout.count("hip") == 4
