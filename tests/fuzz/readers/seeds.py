"""Seeds: files of every kind that readers get, made by the project's own compiler and writers."""

import hashlib
import itertools
import os
import shutil
import struct
import subprocess
from collections.abc import Callable
from pathlib import Path

from hipspv.bundle import archive, binary, compressed, elf, machine_code, offload_binary, relocatable, text
from hipspv.bundle import objects as bundle_objects
from hipspv.metadata import parse
from hipspv.spirv.metadata import read_records
from hipspv.spirv.words import HEADER_WORDS, instructions
from hipspv.targets.spirv.intel_gpus import INTEL
from hipspv.visa import Kernel, Object
from hipspv.visa import text as visa_render
from tests.building import COMPILER
from tests.fuzz.readers import cubin, samples, zebin
from tests.visa.objects import kernel, sample

ROOT = Path(__file__).resolve().parents[3]

# Small, for speed. The fuzzer's own programs contain what a particular reader looks for.
OWN = tuple(f"fuzz/readers/programs/{name}.hip" for name in ("arguments", "atomics", "grid", "variables"))
SUITE = tuple(f"programs/{name}.hip" for name in ("clocks", "last_block", "launch_ggl", "shared_struct", "warp_votes"))
SMALL = "programs/launch_ggl.hip"
PTX = Path(__file__).parent / "programs"


def compiled(program: str, *options: str) -> bytes:
    """hipspv-cc's output for one of the tests' files."""
    source = ROOT / "tests" / program
    words = [str(COMPILER), *options, "-I", str(ROOT / "examples"), str(source), "-o", "-"]
    return subprocess.run(words, check=True, stdout=subprocess.PIPE).stdout


def modules() -> dict[str, bytes]:
    made = {Path(p).stem: compiled(p, "--emit=spirv") for p in OWN + SUITE}
    return {"small": samples.small(), **made}


def excerpts() -> dict[str, bytes]:
    """The first instruction with each opcode, of each module."""
    return {name: _excerpt_of(module) for name, module in modules().items()}


def _excerpt_of(module: bytes) -> bytes:
    firsts: dict[int, bytes] = {}
    for found in instructions(module):
        firsts.setdefault(found.opcode, module[found.start : found.end])
    return module[: 4 * HEADER_WORDS] + b"".join(firsts.values())


def records() -> dict[str, bytes]:
    """The launch metadata of each module, as for a kernel `k`."""
    return {name: _records_of(module) for name, module in modules().items()}


def _records_of(module: bytes) -> bytes:
    found = [(text, parse(text)) for text in read_records(module)]
    lines = [each.renamed("k") if each and each.kernel else text for text, each in found]
    return "\n".join(lines).encode()


def bundles() -> dict[str, bytes]:
    """Every form of bundle."""
    entries = [("host-x86_64-unknown-linux-gnu-", b""), ("hip-spirv64----generic", b"\3\2\x23\7" * 9)]
    plain = binary.write(entries, 64)
    image = offload_binary.Image(b"image", "hip", "spirv", {"triple": "spirv64", "arch": "generic"})
    code = machine_code.pack(b"\x7fELF", b"SPIR-V")
    forms = {
        "binary": plain,
        "machine code": binary.write([*entries, (INTEL[0].bundle_id, code)], 64),
        "many": binary.write([(f"hip-amdgcn-amd-amdhsa--gfx90{n}", b"x" * n) for n in range(8)]),
        "two": binary.write(entries) + bytes(64) + binary.write(entries[1:]),
        "text": text.write(entries, "#"),
        "package": offload_binary.write([image, image]),
        "object": bundle_objects.write(elf.write([], b""), "host-x86_64-unknown-linux-gnu-", entries),
        "archive": archive.write([("a.o", plain), ("a_longer_name_than_fits.o", plain)]),
    }
    for version, method in itertools.product((1, 2, 3), ("zlib", "zstd")):
        forms[f"{method}{version}"] = compressed.write(plain, version, method)
    return forms


def ids() -> dict[str, bytes]:
    """Ids of entries."""
    texts = ("hip-spirv64----generic", "hipv4-amdgcn-amd-amdhsa--gfx90a:xnack+:sramecc-")
    return {str(number): text.encode() for number, text in enumerate(texts)}


def visa() -> dict[str, bytes]:
    small = Object(kernels=[_without_code(kernel())])
    return {"sample": sample().to_bytes(), "small": small.to_bytes(), "empty": Object().to_bytes()}


def visa_text() -> dict[str, bytes]:
    """One object has no instructions: the others' instructions are text, which can't be written."""
    small = Object(kernels=[_without_code(kernel())])
    return {"sample": visa_render.render(sample()).encode(), "small": visa_render.render(small).encode()}


def _without_code(what: Kernel) -> Kernel:
    what.instructions = b""
    what.binaries = []
    return what


def objects() -> dict[str, bytes]:
    host = compiled("fuzz/readers/programs/host.cpp", "-x", "c++", "-c")
    return {
        "host": host,
        "bundle": elf.define(host, "__hip_fatbin", b"content"),
        "bitcode": relocatable.add_bitcode(host, b"BC\xc0\xde", "__hip_fatbin"),
        "data": elf.write(["symbol"], b"content", ["handle"]),
    }


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
    """A file of the runtime's cache under the key of zeros (runtime/code/binary_store.cpp)."""
    found = {}
    for content in (b"", b"a program", bytes(range(256)) * 4):
        digest = hashlib.blake2b(content, digest_size=32).digest()
        header = struct.pack("<8sQ32s32s", b"hipspvb1", len(content), bytes(32), digest)
        found[f"{len(content)}"] = header + content
    return found


def ptx() -> dict[str, bytes]:
    """The declarations that the runtime reads, in LLVM's and in NVIDIA's style."""
    return {path.stem: path.read_bytes() for path in sorted(PTX.glob("*.ptx"))}


def cubins() -> dict[str, bytes]:
    return {"add": cubin.write("add", [(0, 8), (8, 1), (16, 24)]), "none": cubin.write("k", [])}


def zebins() -> dict[str, bytes]:
    return {"k": zebin.write("k"), "none": zebin.write("k", b"kernels: []\n")}


KINDS: dict[str, Callable[[], dict[str, bytes]]] = {
    make.__name__: make
    for make in (
        modules,
        excerpts,
        records,
        bundles,
        objects,
        archives,
        ids,
        visa,
        visa_text,
        stores,
        ptx,
        cubins,
        zebins,
    )
}


def directory(kind: str, place: Path) -> Path:
    """The directory of the seeds of a kind below `place`; makes missing ones."""
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
