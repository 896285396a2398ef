"""The link of modules into one, by SPIRV-Tools' spirv-link."""

from __future__ import annotations

import subprocess
from collections import defaultdict
from collections.abc import Sequence

from hipspv.metadata.schema import PREFIX
from hipspv.spirv.module import Module
from hipspv.spirv.words import SpirvError

_COMPLETE = f"{PREFIX}metadata "
_NUMBERED = (f"{PREFIX}variable ", f"{PREFIX}name ")
_SETUP_KERNEL = "__hipspv_variables"  # returns the addresses of variables


class LinkError(Exception):
    """The modules can't be linked."""


def link(tool: str, files: Sequence[str], output: str, *, library: bool = False, partial: bool = False) -> None:
    """Link the files' modules into `output`.

    tool: the path of spirv-link. library: keep exports. partial: allow imports to stay. Raises
    LinkError, and SpirvError for a damaged module.
    """
    modules = [(file, _read(file)) for file in files]
    _check(modules)
    words = [tool, "--use-highest-version", *(["--create-library"] * library)]
    words += [*(["--allow-partial-linkage"] * partial), *files, "-o", output]
    done = subprocess.run(words, capture_output=True, text=True, errors="replace")
    if done.returncode:
        reason = done.stderr.strip() or f"spirv-link ended with {done.returncode}"
        raise LinkError(reason.removeprefix("error: ").partition("\n")[0])
    complete = all(any(record.startswith(_COMPLETE) for record in module.processed.values()) for _, module in modules)
    _settle_metadata(output, complete)


def _read(file: str) -> Module:
    with open(file, "rb") as opened:
        try:
            return Module.read(opened.read())
        except SpirvError as error:
            raise SpirvError(f"{file}: {error.message}", error.offset, error.field) from None


def _check(modules: list[tuple[str, Module]]) -> None:
    """Check for errors that spirv-link doesn't report, or reports without file names."""
    kernels: dict[str, list[str]] = defaultdict(list)
    numbered: list[str] = []
    for file, module in modules:
        for kernel in module.entry_points.values():
            kernels[kernel].append(file)
        if any(record.startswith(_NUMBERED) for record in module.processed.values()):
            numbered.append(file)
    if len(numbered) > 1 or len(kernels.pop(_SETUP_KERNEL, [])) > 1:
        raise LinkError(
            f"{', '.join(numbered)}: the device variables of these are numbered: link their objects"
            " with hipspv-cc -fgpu-rdc"
        )
    for name, having in kernels.items():
        if len(having) > 1:
            raise LinkError(f"the kernel {name} is in {' and in '.join(having)}")


def _settle_metadata(output: str, complete: bool) -> None:
    """Keep one record of completeness, and only if all modules had it."""
    module = _read(output)
    changes: dict[int, bytes] = {}
    for at, record in module.processed.items():
        if record.startswith(_COMPLETE):
            if not complete:
                changes[at] = b""
            complete = False
    if changes:
        with open(output, "wb") as file:
            file.write(module.rewritten(changes))
