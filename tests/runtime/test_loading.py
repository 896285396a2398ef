"""Registration: in any order, from libraries opened and closed, before main, by many threads."""

import struct
from pathlib import Path

import pytest

from hipspv.bundle import program_bundle
from hipspv.spirv.words import instructions, literal_string

from .conftest import OPENCL, Build, Run

NAME, FUNCTION, PARAMETER, FUNCTION_END, DECORATE, LABEL = (5, 54, 55, 56, 71, 248)  # SPIR-V's opcodes
LINKAGE, IMPORT = 41, 1


def without_body(module: bytes, name: str) -> bytes:
    """The module with its function of that name declared and imported, not defined.

    hipspv-cc refuses to make such modules.
    """
    argv = {i.start: struct.unpack_from(f"<{(i.end - i.start) // 4}I", module, i.start) for i in instructions(module)}
    (function,) = (
        argv[i.start][1]
        for i in instructions(module)
        if i.opcode == NAME and literal_string(module, i.start + 8, i.end) == f"hipspv.fn.{name}"
    )
    text = name.encode() + bytes(4 - len(name) % 4)
    size = 4 + len(text) // 4
    linkage = struct.pack("<3I", size << 16 | DECORATE, function, LINKAGE) + text
    linkage += struct.pack("<I", IMPORT)
    result, inside, gone = bytearray(module[:20]), False, set[int]()
    for i in instructions(module):
        inside |= i.opcode == FUNCTION and argv[i.start][2] == function
        if inside and i.opcode not in (FUNCTION, PARAMETER, FUNCTION_END):
            gone.update(argv[i.start][1:2] if i.opcode == LABEL else argv[i.start][2:3])
        inside &= i.opcode != FUNCTION_END
    for i in instructions(module):
        start = argv[i.start]
        inside |= i.opcode == FUNCTION and start[2] == function
        body = inside and i.opcode not in (FUNCTION, PARAMETER, FUNCTION_END)
        named = i.opcode in (NAME, DECORATE) and start[1] in gone and start[1] != function
        exported = i.opcode == DECORATE and start[1:3] == (function, LINKAGE)
        if i.opcode == DECORATE and linkage:
            result += linkage
            linkage = b""
        if not (body or named or exported):
            result += module[i.start : i.end]
        inside &= i.opcode != FUNCTION_END
    return bytes(result)


def test_registration(build: Build, run: Run, tmp_path: Path) -> None:
    bundles = []
    for base in (10, 20):
        bundle = build("registered_kernels.hip", "--genco", f"-DBASE={base}", suffix=".hipfb")
        entries = program_bundle.unpack(bundle.read_bytes())
        spoilt = {id: without_body(data, "nowhere") for id, data in entries.items() if data}
        path = tmp_path / f"{base}.hipfb"
        path.write_bytes(program_bundle.pack(spoilt))
        bundles.append(str(path))
    result = run("registration.hip", args=bundles, env=OPENCL)
    result.prints("registration.hip")
    assert result.stderr.count("\n  nowhere\n") == 2
    assert "spoilt" in result.stderr and "answer" not in result.stderr


def test_libraries_that_come_and_go(build: Build, run: Run) -> None:
    libraries = [str(build("shared_library.hip", "-shared", "-fPIC", f"-DNUMBER={n}", suffix=".so")) for n in (1, 2)]
    result = run("libraries.hip", "-ldl", args=libraries)
    result.prints("libraries.hip")


@pytest.mark.parametrize("where", ["same source", "another source"])
def test_before_main(build: Build, run: Run, where: str) -> None:
    if where == "same source":
        result = run("before_main.hip", "-DSAME_SOURCE")
    else:
        # Constructors run in the order in which the objects are linked.
        other = build("before_main_other.hip", "-c", suffix=".o")
        result = run("before_main.hip", str(other))
    assert result.status == 0, result.stdout + result.stderr
    assert result.values == {"early": "132", "late": "232"}
