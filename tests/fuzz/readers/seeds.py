"""Seeds: files of every kind that readers get, made by the project's own compiler and writers."""

from __future__ import annotations

import hashlib
import os
import shutil
import struct
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from hipspv.bundle import offload
from hipspv.spirv.notes import read_notes

ROOT = Path(__file__).resolve().parents[3]
COMPILER = Path(sys.executable).parent / "hipspv-cc"

# Small, for speed. The fuzzer's own hold what a reader looks for in particular.
OWN = tuple(
    f"fuzz/readers/programs/{name}" for name in ("arguments", "atomics", "grid", "variables")
)
SUITE = tuple(
    f"programs/{name}"
    for name in ("clocks", "last_block", "launch_ggl", "shared_struct", "warp_votes")
)
SMALL = "programs/launch_ggl"


def compiled(program: str, *options: str) -> bytes:
    """What hipspv-cc makes of a program of the tests."""
    source = ROOT / "tests" / f"{program}.hip"
    words = [str(COMPILER), *options, "-I", str(ROOT / "examples"), str(source), "-o", "-"]
    return subprocess.run(words, check=True, stdout=subprocess.PIPE).stdout


def modules() -> dict[str, bytes]:
    return {Path(p).name: compiled(p, "--emit=spirv") for p in OWN + SUITE}


def notes() -> dict[str, bytes]:
    """The notes of each module, as of a kernel `k`."""
    return {name: _notes_of(module) for name, module in modules().items()}


def _notes_of(module: bytes) -> bytes:
    lines = [note.split(" ") for note in read_notes(module)]
    for fields in lines:
        if fields[0] not in ("hipspv.var", "hipspv.atomic", "hipspv.abort"):
            fields[1:2] = ["k"]
    return "\n".join(" ".join(fields) for fields in lines).encode()


def bundles() -> dict[str, bytes]:
    module = compiled(SMALL, "--emit=spirv")
    plain = offload.pack({"host-x86_64-unknown-linux-gnu-": b"", "hip-spirv64----generic": module})
    return {
        "plain": plain,
        "zlib": offload.compress(plain),
        "many": offload.pack({f"hip-amdgcn-amd-amdhsa--gfx{n}": b"x" * n for n in range(8)}),
        "empty": offload.pack({}),
    }


def objects() -> dict[str, bytes]:
    return {"whole": compiled(SMALL, "-c"), "rdc": compiled(SMALL, "-c", "-fgpu-rdc")}


def archives() -> dict[str, bytes]:
    """System V's archive with a long name, and a thin one."""
    names = b"a_name_of_more_than_fifteen_letters.o/\n\n"
    members = [(b"//", names), (b"/0", b"first"), (b"b.o/", b"second member")]
    plain = b"!<arch>\n" + b"".join(_member(*member, pad=True) for member in members)
    thin = b"!<thin>\n" + _member(b"//", names, pad=True) + _member(b"/0", b"first")[:60]
    return {"plain": plain, "thin": thin}


def _member(name: bytes, content: bytes, pad: bool = False) -> bytes:
    header = b"%-16s%-12d%-6d%-6d%-8s%-10d`\n" % (name, 0, 0, 0, b"644", len(content))
    return header + content + (b"\n" if pad and len(content) % 2 else b"")


def stores() -> dict[str, bytes]:
    """A file of the runtime's cache under the key of zeros (hipspv/runtime/binary_store.cpp)."""
    found = {}
    for content in (b"", b"a program", bytes(range(256)) * 4):
        digest = hashlib.blake2b(content, digest_size=32).digest()
        header = struct.pack("<8sQ32s32s", b"hipspvb1", len(content), bytes(32), digest)
        found[f"{len(content)}"] = header + content
    return found


KINDS: dict[str, Callable[[], dict[str, bytes]]] = {
    make.__name__: make for make in (modules, notes, bundles, objects, archives, stores)
}


def folder(kind: str, place: Path) -> Path:
    """The folder of the seeds of a kind below `place`; makes them where they aren't there."""
    target = place / kind
    if target.is_dir():
        return target
    draft = place / f"{kind}.{os.getpid()}"
    draft.mkdir(parents=True)
    try:
        for name, data in KINDS[kind]().items():
            (draft / name).write_bytes(data)
        draft.rename(target)
    finally:
        shutil.rmtree(draft, ignore_errors=True)
    return target
