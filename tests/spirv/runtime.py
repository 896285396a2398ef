"""The runtime's reading of a module, and hipspv.spirv's, as lines of text."""

from __future__ import annotations

import subprocess
from collections.abc import Iterable, Sequence
from pathlib import Path

from hipspv.metadata.schema import PARAMETER, WORDS
from hipspv.spirv.kernel import Kernel, Parameter, Signatures
from hipspv.spirv.module import Module
from hipspv.spirv.signatures import signatures
from tests.runtime_sources import READER, program

FOLDER = Path(__file__).parent
_KINDS = WORDS[PARAMETER]
_ANY = 0xFFFFFFFF  # threads of a block


def build_reader() -> Path:
    """The runtime's reader as a program."""
    return program(FOLDER / "runtime_signatures.cpp", READER)


def runtime_lines(reader: Path, files: Sequence[Path]) -> dict[Path, list[str]]:
    """The runtime's reading of each file; only `broken` if it refuses the file."""
    done = subprocess.run([reader, *files], capture_output=True, check=True)
    found: dict[Path, list[str]] = {}
    for line in done.stdout.decode(errors="backslashreplace").split("\n")[:-1]:
        if line.startswith("file "):
            found[Path(line.removeprefix("file "))] = []
        else:
            found[list(found)[-1]].append(line)
    return found


def our_lines(data: bytes) -> list[str]:
    """hipspv.spirv's reading, in the same words. Raises SpirvError."""
    module = Module.read(data)
    found = signatures(module)
    capabilities = {module.operand(at, 0) for at in module.noted("capability")}
    return [
        *(line for _, kernel in _sorted(found.by_name) for line in _kernel(kernel)),
        *_tables(found),
        *(f"capability {number}" for number in sorted(capabilities)),
    ]


def _tables(found: Signatures) -> Iterable[str]:
    for name, (index, size) in _sorted(found.device_variables):
        yield f"variable {name} {index} {size}"
    yield from (f"name {name}" for name in found.names)
    yield from (f"undefined {name}" for name in found.undefined)
    # The runtime looks them up by name.
    atomics = sorted(found.atomics, key=lambda atomic: atomic[0])
    yield from (" ".join(map(str, ("atomic", *atomic))) for atomic in atomics)
    for number, (kernel, place) in sorted(found.abort_sites.items()):
        yield f"abort {number} {kernel} {place}"


def _kernel(kernel: Kernel) -> Iterable[str]:
    threads = _ANY if kernel.max_threads is None else kernel.max_threads
    # The runtime doesn't read execution modes.
    linear = any(record.startswith("hipspv.lanes ") for record in kernel.records)
    yield f"kernel {kernel.name}"
    yield f" indirect {kernel.indirect:d}"
    yield f" service {kernel.service:d}"
    yield f" lanes {kernel.sub_group if linear else 0}"
    yield f" threads {threads}"
    yield f" fp64 {kernel.fp64}"
    if grid := kernel.grid:
        yield f" grid {grid.thread} {grid.shared} {grid.notes} {grid.phases}"
    yield from map(_parameter, kernel.parameters)


def _parameter(parameter: Parameter) -> str:
    kind = parameter.kind if parameter.kind in _KINDS else "unsupported"
    words = [f" parameter {kind} {parameter.size} {parameter.alignment}"]
    return " ".join([*words, *(f"{size}/{alignment}" for size, alignment in parameter.members)])


def _sorted(found: dict) -> list:
    return sorted(found.items(), key=lambda item: item[0].encode())
