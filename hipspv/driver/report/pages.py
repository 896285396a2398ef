"""HTML pages of records: one for each compilation, and an index of a build directory."""

from __future__ import annotations

import functools
import os
import re
from dataclasses import dataclass, replace
from typing import Any
from urllib.parse import quote

import jinja2

from hipspv import __version__
from hipspv.bundle import reader
from hipspv.core import process
from hipspv.core.errors import DriverError
from hipspv.core.workspace import Workspace, read
from hipspv.driver.clang.diagnostics import without_colour
from hipspv.driver.report import ir_diff, record
from hipspv.driver.report.disassembly import disassemble, parse
from hipspv.driver.report.listing import Block, Sources, blocks
from hipspv.driver.report.record import Record
from hipspv.inspect import device_code, modules
from hipspv.inspect.kernels import SETUP_KERNEL
from hipspv.inspect.model import Argument, Kernel, SpirvModule
from hipspv.metadata import parse as parse_record

INDEX = "hipspv-report.html"
OPEN_KERNELS = 12  # further ones are collapsed
SHOWN_KERNELS = 1_000
_DIRECTORY = "-report"  # of --save-temps=html
_KINDS = {  # names of parameters, by kind and storage class
    ("pointer", "CrossWorkgroup"): "pointer to global memory",
    ("pointer", "UniformConstant"): "pointer to constant memory",
    ("pointer", "Workgroup"): "pointer to shared memory",
    ("block", "CrossWorkgroup"): "block of values",
}


@dataclass(frozen=True, slots=True)
class Summary:
    """A row of the index."""

    source: str
    output: str
    page: str
    exit: int
    seconds: float
    kernels: int
    spirv: int  # bytes


@dataclass(frozen=True, slots=True)
class Step:
    """A pass, its diff if it changed something, and its share of the passes' time."""

    name: str
    seconds: float
    share: float
    diff: ir_diff.Diff | None
    file: str


@dataclass(frozen=True, slots=True)
class Device:
    """Facts about the module in the .spv; `whole` links the listing if the page lacks functions."""

    module: SpirvModule
    kernels: list[Kernel]
    variables: dict[str, int]  # bytes of those that the host knows
    blocks: list[Block]
    size: int
    whole: str


def write_pages(directory: str) -> tuple[str, list[Summary]]:
    """Write a page for each record below a directory, and an index. Return its path and its rows.

    Raises DriverError if there is no record.
    """
    found = [
        os.path.join(where, name)
        for where, directories, names in os.walk(directory)
        if directories.sort() is None  # os.walk follows the sorted order
        for name in sorted(names)
        if name.endswith(record.SUFFIX)
    ]
    if not found:
        raise DriverError(f"{directory}: no compilations found", "compile with --save-temps=obj")
    rows = [write_page(path) for path in found]
    index = os.path.join(directory, INDEX)
    rows = [replace(row, page=os.path.relpath(row.page, directory)) for row in rows]
    _write(index, _template("index.html").render(rows=rows, directory=os.path.abspath(directory)))
    return index, rows


def write_page(path: str) -> Summary:
    """Write the page of one record."""
    kept = record.read(path)
    directory, name = os.path.split(path)
    page = _page_path(directory, name.removesuffix(record.SUFFIX))
    view = _Kept(kept, directory, os.path.dirname(page))
    device = view.device()
    steps = view.passes()
    text = _template("page.html").render(
        record=kept,
        diagnostics=without_colour(kept.diagnostics).strip(),
        command=_command(kept.command),
        total=max((s.begin + s.seconds for s in kept.stages), default=0) or 1,
        sizes=view.sizes(),
        href=view.href,
        device=device,
        steps=steps,
        entries=view.bundle(),
        open_kernels=OPEN_KERNELS,
        shown_kernels=SHOWN_KERNELS,
    )
    _write(page, text)
    kernels = len(device.kernels) if device else 0
    size = device.size if device else 0
    return Summary(kept.source, kept.output, page, kept.exit, kept.seconds, kernels, size)


def _page_path(directory: str, stem: str) -> str:
    """Return the page's path: beside the directory of --save-temps=html, or else inside it."""
    if os.path.basename(directory).endswith(_DIRECTORY):
        return directory.removesuffix(_DIRECTORY) + ".html"
    return os.path.join(directory, stem + ".html")


class _Kept:
    """The files that a record names; missing ones are left out."""

    def __init__(self, kept: Record, directory: str, page_directory: str) -> None:
        self._record = kept
        self._directory = directory
        self._page_directory = page_directory

    def _path(self, file: str) -> str:
        return os.path.join(self._directory, file)

    def _has(self, file: str) -> bool:
        return bool(file) and file != "-" and os.path.isfile(self._path(file))

    def href(self, file: str) -> str:
        """Return a link to a kept file, "" if it doesn't exist."""
        relative = os.path.relpath(self._path(file), self._page_directory or ".")
        return quote(relative) if self._has(file) else ""

    def sizes(self) -> dict[str, int]:
        """Return the size in bytes of each stage's file."""
        files = [stage.file for stage in self._record.stages]
        return {file: os.path.getsize(self._path(file)) for file in files if self._has(file)}

    def passes(self) -> list[Step]:
        """Return each pass that ran, with its diff to the last IR that differed."""
        longest = max((step.seconds for step in self._record.passes), default=0) or 1
        old = self._entities(self._record.start)
        found: list[Step] = []
        for step in self._record.passes:
            diff = None
            if step.changed and self._has(step.file):
                new = self._entities(step.file)
                diff, old = ir_diff.compare(old, new), new
            share = 100 * step.seconds / longest
            found.append(Step(step.name, step.seconds, share, diff, step.file))
        return found

    def _entities(self, file: str) -> ir_diff.Entities:
        if not self._has(file):
            return {}
        return ir_diff.entities(read(self._path(file)).decode(errors="replace"))

    def device(self) -> Device | None:
        """Return the facts about the SPIR-V module, if there is one."""
        file = self._record.file("spirv")
        if not self._has(file):
            return None
        path = self._path(file)
        data = read(path)
        text = disassemble(path)
        listing = parse(text)
        module = modules.spirv(device_code.describe("SPIR-V", data))
        kernels = [kernel for kernel in module.kernels if not kernel.internal]
        names = {kernel.symbol: kernel.name for kernel in kernels}
        titles = {
            i.operands[1]: names.get(i.strings()[0], i.strings()[0])
            for i in listing.module
            if i.opcode == "OpEntryPoint" and i.strings()[0] != SETUP_KERNEL
        }
        variables = {v.symbol: v.size for v in module.variables if v.host}
        found = blocks(listing, titles, Sources(self._record.directory))
        whole = ""
        if any(not block.runs for block in found):
            whole = os.path.splitext(file)[0] + ".spvasm"
            _write(self._path(whole), text)
        return Device(module, kernels, variables, found, len(data), whole)

    def bundle(self) -> dict[str, int]:
        """Return the bundle's entries and their sizes."""
        file = self._record.file("bundle")
        if not self._has(file):
            return {}
        return {entry.id: entry.size for entry in reader.read(read(self._path(file))).entries}


def kind(argument: Argument) -> str:
    """Describe an argument: its role, or the way in which it is passed."""
    if argument.by_reference:
        return "value, passed by reference"
    passed = _KINDS.get((argument.kind, argument.storage_class)) or argument.kind
    return argument.role or passed


def members(kernel: Kernel) -> list[tuple[str, ...]]:
    """Return size and alignment of each value in the kernel's block."""
    packed = (record for record in map(parse_record, kernel.notes) if record)
    return next((record.rows(1, 2) for record in packed if record.name == "packed"), [])


def _spelled(arg: str) -> str:
    return process.quote([arg]).strip() if re.search(r"[^\w@%+=:,./#-]", arg) else arg


def _bytes(size: int) -> str:
    return f"{size:,} B" if size < 10_000 else f"{size / 1000:,.0f} kB"


def _milliseconds(seconds: float) -> str:
    return f"{1000 * seconds:,.1f} ms"


@functools.cache
def _environment() -> jinja2.Environment:
    environment = jinja2.Environment(
        loader=jinja2.PackageLoader("hipspv.driver.report"),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=jinja2.StrictUndefined,
    )
    environment.filters.update(bytes=_bytes, ms=_milliseconds, quoted=_command)
    environment.globals.update(version=__version__, kind=kind, members=members)
    return environment


def _command(argv: list[str]) -> str:
    return " ".join(map(_spelled, argv))


def _template(name: str) -> Any:
    return _environment().get_template(name)


def _write(path: str, text: str) -> None:
    with Workspace() as space:
        space.write(path, text.encode(errors="replace"))
