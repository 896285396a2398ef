"""`hipspv bundle`: the command's files and messages for bundles of all forms."""

from __future__ import annotations

import json
import struct
from pathlib import Path

import pytest

from hipspv.bundle import archive, binary, compressed, offload_binary
from hipspv.bundle.reader import containers

from .conftest import Run, files

HOST, DEVICE = "host-x86_64-unknown-linux-gnu", "hip-spirv64----generic"
GFX = "hip-amdgcn-amd-amdhsa--gfx90a:xnack+"
SPIRV = struct.pack("<5I", 0x07230203, 0x10200, 0, 1, 0)
ENTRIES = [(HOST, b""), (DEVICE, SPIRV), (GFX, b"gfx")]
WORDS = [f"--entry={HOST}=", f"--entry={DEVICE}=x.spv", f"--entry={GFX}=gfx"]


@pytest.fixture(autouse=True)
def inputs(tmp_path: Path) -> None:
    (tmp_path / "x.spv").write_bytes(SPIRV)
    (tmp_path / "gfx").write_bytes(b"gfx")


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ([], binary.write(ENTRIES)),
        (["--align=64"], binary.write(ENTRIES, 64)),
        (["--compress"], compressed.write(binary.write(ENTRIES))),
        (
            ["--compress", "--method=zstd", "--format-version=2", "--level=9"],
            compressed.write(binary.write(ENTRIES), 2, "zstd", 9),
        ),
    ],
)
def test_pack(hipspv: Run, tmp_path: Path, words: list[str], expected: bytes) -> None:
    assert hipspv("bundle", "pack", *WORDS, *words, "-o", "out").returncode == 0
    assert (tmp_path / "out").read_bytes() == expected
    assert files(tmp_path) == {"x.spv", "gfx", "out"}


def test_pack_other_forms(hipspv: Run, tmp_path: Path) -> None:
    assert hipspv("bundle", "pack", *WORDS, "--form=text", "-o", "a.ll").returncode == 0
    assert (tmp_path / "a.ll").read_bytes().startswith(b"\n; __CLANG_OFFLOAD_BUNDLE____START__")
    words = [*WORDS[1:], "--form=package", "-o", "a.bin"]
    assert hipspv("bundle", "pack", *words).returncode == 0
    (found,) = containers((tmp_path / "a.bin").read_bytes())
    assert [entry.properties["image_kind"] for entry in found.entries] == ["spirv", "none"]
    assert found.entries[1].properties["arch"] == "gfx90a:xnack+"
    refused = {
        "--form=other": "no form 'other'",
        "--form=text": "no text of type",
        "--form=object": "one entry of the kind host",
    }
    for word, message in refused.items():
        result = hipspv("bundle", "pack", *WORDS[1:], word, "-o", "refused")
        assert result.returncode == 1 and message in result.stderr
    assert not (tmp_path / "refused").exists()


def test_list_and_unpack(hipspv: Run, tmp_path: Path) -> None:
    plain = binary.write(ENTRIES)
    file = plain + bytes(100) + compressed.write(plain, 1)
    (tmp_path / "two").write_bytes(file)
    listed = hipspv("bundle", "list", "two").stdout
    assert listed.startswith("0: binary, ") and "1: binary, compressed by zlib (version 1)" in listed
    assert listed.count(GFX) == 2
    (first, second) = json.loads(hipspv("bundle", "list", "two", "--json").stdout)
    offset, size = first["entries"][2]["offset"], first["entries"][2]["size"]
    assert file[offset : offset + size] == b"gfx"
    assert first["entries"][2]["target"]["features"] == {"xnack": "+"}
    assert second["compression"]["plain_size"] == len(plain)
    wanted = "hipv4-amdgcn-amd-amdhsa-unknown-gfx90a:sramecc-:xnack+"
    assert hipspv("bundle", "unpack", "two", "--target", wanted, "-o", "out").returncode == 0
    assert (tmp_path / "out").read_bytes() == b"gfx"
    missing = hipspv("bundle", "unpack", "two", "--target", wanted[:-7], "-o", "none")
    assert missing.returncode == 1 and "no entry for" in missing.stderr and GFX in missing.stderr
    assert hipspv("bundle", "unpack", "two", "--all", "-o", "all").returncode == 0
    assert files(tmp_path / "all") == {f"{number}.{id.replace(':', '_')}" for number in (0, 1) for id, _ in ENTRIES}
    assert not (tmp_path / "none").exists()


def test_archives(hipspv: Run, tmp_path: Path) -> None:
    (tmp_path / "lib.a").write_bytes(archive.write([("a.o", binary.write(ENTRIES))]))
    words = ["bundle", "unpack", "lib.a", "--archive", "-o", "out.a", "--target"]
    assert hipspv(*words, GFX).returncode == 0
    found = list(archive.members((tmp_path / "out.a").read_bytes(), ""))
    assert found == [("a-hip-amdgcn-amd-amdhsa--gfx90a_xnack+a.bc", b"gfx")]
    missing = hipspv(*words, GFX.replace("90a", "906"))
    assert missing.returncode == 1 and "--allow-missing" in missing.stderr
    assert hipspv(*words, GFX.replace("90a", "906"), "--allow-missing").returncode == 0
    assert (tmp_path / "out.a").read_bytes() == archive.MAGIC


def test_check(hipspv: Run, tmp_path: Path) -> None:
    good = offload_binary.write([offload_binary.Image(b"x", "hip", strings={"triple": "a-b-c", "arch": "d"})])
    (tmp_path / "good").write_bytes(good)
    (tmp_path / "odd").write_bytes(binary.write(ENTRIES[::-1]))
    (tmp_path / "bad").write_bytes(binary.write([*ENTRIES, (DEVICE, b"\x1b[31m")])[:-1])
    assert hipspv("bundle", "check", "good").stdout == ""
    odd = hipspv("bundle", "check", "odd")
    assert odd.returncode == 0 and "odd: warning: " in odd.stdout and "[host-first]" in odd.stdout
    bad = hipspv("bundle", "check", "bad", "--json")
    (finding,) = json.loads(bad.stdout)
    assert bad.returncode == 1
    assert (finding["rule"], finding["level"], finding["field"]) == ("readable", "error", "offset")
    assert "readable" in hipspv("bundle", "check", "--rules").stdout


def test_control_characters_stay_in_the_file(hipspv: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(binary.write([("host-\x1b[31m-é", b"")]))
    for command in ("list", "check"):
        shown = hipspv("bundle", command, "file").stdout
        assert "\x1b" not in shown and "x1b[31m-" in shown


def test_a_bomb_is_refused(hipspv: Run, tmp_path: Path) -> None:
    plain = binary.write([(DEVICE, bytes(80 << 20))])
    (tmp_path / "bomb").write_bytes(compressed.write(plain))
    assert hipspv("bundle", "unpack", "bomb", "-o", "out").returncode == 0
    assert (tmp_path / "out").stat().st_size == 80 << 20
    (tmp_path / "bomb").write_bytes(compressed.write(plain, method="zstd"))
    refused = hipspv("bundle", "unpack", "bomb", "-o", "zstd")
    assert refused.returncode == 1 and "bytes can't unpack to" in refused.stderr
    assert not (tmp_path / "zstd").exists()
