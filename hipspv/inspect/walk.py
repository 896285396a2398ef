"""Search of a file for device code: bundles in sections in objects in archives.

`inspect` descends to the device code. A damaged part becomes a problem of the report, with its
place, and the search continues after it.
"""

from __future__ import annotations

import mmap
import os
import stat
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from hipspv.bundle import archive, model, offload, reader, relocatable, text
from hipspv.bundle.errors import FormatError
from hipspv.inspect import kinds
from hipspv.inspect.budget import Budget, Full
from hipspv.inspect.model import Bundle, Entry, Image, Problem, ReaderError, Report
from hipspv.inspect.tools import InspectError, Tools

_DEEPEST = 4  # archive, object, bundle, device code
# The total bytes of all parts: a multiple of the file's size, and the unpacked size that small
# files may have. Entries may overlap, and parts may be nested. Device code contains no parts: each
# byte of it is read once.
_MOST_TIMES, _MOST_BYTES = 4, 64 << 20
_MOST_CODE = 1 << 20
# Approximate memory of the report's parts.
_IMAGE, _BUNDLE, _ENTRY, _PROBLEM = 450, 350, 350, 400
_MODULE, _KERNEL, _ITEM = 1000, 700, 250
# Damaged bundles after which the search continues, unless reading them took as much as the file.
_MOST_DAMAGED = 100


@dataclass
class Inspection:
    """A file's report, its data, and the content of its images, by index."""

    report: Report
    data: memoryview
    contents: list[memoryview] = field(default_factory=list)


@dataclass(frozen=True)
class _Place:
    """The place of a part: names from the outside in, its offset in the file, and its target."""

    where: str = ""
    base: int | None = 0
    target: str = ""
    bundle: int | None = None
    depth: int = 0

    def inside(self, name: str, offset: int | None) -> _Place:
        where = f"{self.where}: {name}" if self.where and name else self.where or name
        base = None if self.base is None or offset is None else self.base + offset
        return _Place(where, base, self.target, self.bundle, self.depth + 1)


def inspect(path: str, tools: Tools) -> Inspection:
    """Return the report of a file, or of standard input for `-`. Raises InspectError if it can't be
    read, or if no device code comes in files of its kind."""
    data = _open(path)
    kind = kinds.kind_of(data)
    if kind is None:
        raise InspectError(
            f"{path}: neither a program, library, object, archive or bundle, nor device code"
        )
    name = kinds.describe_elf(data) if kind is kinds.ELF else kind.title
    result = Inspection(Report(path, name, len(data)), data)
    try:
        _Walker(result, tools).walk(data, _Place())
    except Full:
        what = "there is more in the file than its size allows: the rest isn't shown"
        result.report.problems.append(Problem(what))
    return result


def _open(path: str) -> memoryview:
    try:
        if path == "-":
            return memoryview(sys.stdin.buffer.read())
        with open(path, "rb") as file:
            status = os.fstat(file.fileno())
            if stat.S_ISCHR(status.st_mode) or stat.S_ISBLK(status.st_mode):
                raise InspectError(f"{path}: a device, which may have no end")
            if not status.st_size:
                return memoryview(file.read())  # empty, or not a regular file
            return memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        raise InspectError(f"{path}: {reason}") from None


def _on_pages(
    data: memoryview, known: dict[int, int], problems: list[FormatError]
) -> Iterator[model.Container]:
    """Return bundles after a damaged one, and in programs without a section table: each begins a
    page of the file. known: begin and end of the bundles read so far."""
    start, damaged, left = 0, 0, len(data)
    while start < len(data) and damaged < _MOST_DAMAGED and left > 0:
        end = known.get(start, start + 1)
        # Compilers put no text bundles on pages, and each search for one would scan the rest of the
        # file.
        is_text = bool(text.comment_of(data, start))
        if end == start + 1 and reader.is_bundle(data, start) and not is_text:
            try:
                container = reader.read(data, start)
                yield container
                end = max(container.offset + container.size, end)
            except FormatError as error:
                problems.append(error.moved(0))
                damaged += 1
                left -= max((error.offset or start) - start, 0)
        start = end + -end % offload.ALIGNMENT


def _weight(image: Image) -> int:
    """Return the approximate memory of the facts about an image; vISA's reader counts its own."""
    module = image.module
    if module is None:
        return 0
    lists = (module.variables, module.exported, module.imported, module.strings, module.notes)
    items = sum(map(len, lists))
    items += sum(len(kernel.arguments) + len(kernel.shared) for kernel in module.kernels)
    return _MODULE + _KERNEL * len(module.kernels) + _ITEM * items


class _Walker:
    def __init__(self, result: Inspection, tools: Tools) -> None:
        self.result = result
        self._path = result.report.path
        self._tools = tools
        self._said: set[str] = set()
        self._walked: set[tuple[int, int]] = set()  # places and sizes of visited parts
        self._beside = archive.Beside(self._path)
        size = result.report.size
        self._left = _MOST_TIMES * size + _MOST_BYTES
        self._code_left = size + _MOST_CODE
        self._report = Budget(size)
        self._parts: dict[str, Callable[[memoryview, _Place], None]] = {
            "elf": self._elf,
            "archive": self._archive,
            "bundle": self._bundles,
        }
        self._readers: dict[str, Callable[[Image, memoryview], list[Problem]]] = {
            "spirv": self._spirv,
            "bitcode": self._bitcode,
            "visa": self._visa,
            "ptx": self._ptx,
            "cubin": self._cubin,
            "zebin": self._zebin,
            "vortex": self._vortex,
        }

    def walk(self, data: memoryview, place: _Place) -> None:
        """Add the contents of a part of the file."""
        self._left -= len(data)
        if self._left < 0:
            self._overlaps(place)
            return
        kind = kinds.kind_of(data)
        part = self._parts.get(kind.name) if kind else None
        if part is None or place.depth > _DEEPEST:
            self._image(data, place, kind)
            return
        if place.base is not None:
            if (place.base, len(data)) in self._walked:  # a bundle may contain itself as an entry
                self._overlaps(place)
                return
            self._walked.add((place.base, len(data)))
        try:
            part(data, place)
        except FormatError as error:
            self._damaged(error, place)

    def _archive(self, data: memoryview, place: _Place) -> None:
        thin = bytes(data[: len(archive.THIN_MAGIC)]) == archive.THIN_MAGIC
        for member in archive.headers(data):
            inside = place.inside(member.name, member.offset)
            if member.offset is not None:
                content = data[member.offset : member.offset + member.size]
            elif thin:
                content = self._named(member.name, inside)
            else:
                continue
            if kinds.kind_of(content):
                self.walk(content, inside)

    def _named(self, name: str, place: _Place) -> memoryview:
        """Return a thin archive's member, a file beside it."""
        try:
            data = self._beside.read(name)
        except FormatError as error:
            self._damaged(error, place)
            return memoryview(b"")
        self._is_more(len(data))
        return memoryview(data)

    def _is_more(self, size: int) -> None:
        """Count input that isn't part of the file."""
        self._left += size
        self._code_left += size
        self._report.add(size)

    def _elf(self, data: memoryview, place: _Place) -> None:
        if kinds.is_device_elf(data):
            self._image(data, place, kinds.device_kind(data))
            return
        self._bundles(data, place)
        for offset, size in relocatable.records(data):
            inside = place.inside(relocatable.SECTION, offset)
            self.walk(data[offset : offset + size], inside)

    def _bundles(self, data: memoryview, place: _Place) -> None:
        problems: list[FormatError] = []
        known: dict[int, int] = {}
        for container in reader.each(data, self._path, problems):
            if container.offset % offload.ALIGNMENT == 0:
                known[container.offset] = container.offset + container.size
            self._container(container, data, place)
        if problems or kinds.lacks_sections(data):
            for container in _on_pages(data, known, problems):
                self._container(container, data, place)
        for problem in problems:
            self._damaged(problem, place)

    def _container(self, container: model.Container, data: memoryview, place: _Place) -> None:
        report = self.result.report
        inside = place.inside(container.where, container.offset)
        packed = container.compression
        bundle = Bundle(
            index=len(report.bundles),
            form=kinds.BUNDLE_FORMS[container.form],
            where=inside.where,
            offset=inside.base,
            size=container.size,
            compression=f"version {packed.version}, {packed.method}" if packed else "",
            unpacked_size=packed.plain_size if packed else container.size,
            entries=[],
        )
        self._report.take(_BUNDLE + len(inside.where))
        report.bundles.append(bundle)
        for found in container.entries:
            entry = self._entry(found, place)
            bundle.entries.append(entry)
            if entry.size and entry.kind != "host":
                base = entry.offset
                within = _Place(inside.where, base, entry.target, bundle.index, place.depth + 1)
                entry.image = self._content(found, data, within)

    def _entry(self, found: model.Entry, place: _Place) -> Entry:
        self._report.take(_ENTRY + 2 * len(found.id))
        offset = place.inside("", found.offset).base
        # Most bundles share the same few targets.
        entry = Entry(sys.intern(found.id), "", "", "", [], offset, found.size)
        try:
            target = found.target
        except FormatError as error:
            self._damaged(error, place)
            return entry
        parts = (target.architecture, target.vendor, target.system, target.environment)
        triple = "-".join(part for part in parts if part is not None).rstrip("-")
        entry.kind, entry.triple = sys.intern(target.kind), sys.intern(triple)
        entry.processor = sys.intern(target.processor or "")
        self._report.take(_ITEM * len(target.features))
        entry.features = [name + sign for name, sign in target.features]
        return entry

    def _content(self, entry: model.Entry, data: memoryview, place: _Place) -> int | None:
        """Return the index of the first image in an entry, or None."""
        first, start = len(self.result.report.images), entry.offset
        try:
            content = entry.read() if start is None else data[start : start + entry.size]
        except FormatError as error:
            self._damaged(error, place)
            return None
        if start is None:
            self._code_left += len(content)
        self.walk(memoryview(content), place)
        return first if len(self.result.report.images) > first else None

    def _image(self, data: memoryview, place: _Place, kind: kinds.Kind | None) -> None:
        self._code_left -= len(data)
        if self._code_left < 0:
            self._overlaps(place)
            return
        self._report.take(_IMAGE + len(place.where))
        image = Image(
            index=len(self.result.report.images),
            format=kinds.format_of(data, kind),
            target=place.target,
            where=place.where,
            offset=place.base,
            size=len(data),
            bundle=place.bundle,
        )
        self.result.report.images.append(image)
        self.result.contents.append(data)
        if kind and kind.name in self._readers:
            for problem in self._readers[kind.name](image, data):
                self._add(problem, place.where)
            self._report.take(_weight(image))

    def _overlaps(self, place: _Place) -> None:
        message = "parts overlap: there is more in the file than its size allows"
        self._add(Problem(message, offset=place.base), place.where)

    def _spirv(self, image: Image, data: memoryview) -> list[Problem]:
        from hipspv.inspect import spirv
        from hipspv.spirv.words import SpirvError

        try:
            image.spirv, problems = spirv.read(data, image.offset)
        except SpirvError as error:
            return [Problem.of(error, image.offset)]
        return problems

    def _bitcode(self, image: Image, data: memoryview) -> list[Problem]:
        from hipspv.inspect import bitcode

        try:
            image.bitcode = bitcode.read(bytes(data), self._tools.libllvm())
        except InspectError as error:
            return [Problem(str(error))]
        return []

    def _visa(self, image: Image, data: memoryview) -> list[Problem]:
        from hipspv.inspect import visa
        from hipspv.visa import VisaError

        try:
            image.visa = visa.read(data, self._report)
        except VisaError as error:
            return [Problem.of(error, image.offset)]
        return []

    def _ptx(self, image: Image, data: memoryview) -> list[Problem]:
        from hipspv.inspect import ptx

        try:
            image.ptx = ptx.read(data, self._report)
        except FormatError as error:
            return [Problem.of(error, image.offset)]
        return []

    def _cubin(self, image: Image, data: memoryview) -> list[Problem]:
        from hipspv.inspect import cubin

        try:
            image.cubin = cubin.read(data, self._report)
        except FormatError as error:
            return [Problem.of(error, image.offset)]
        return []

    def _zebin(self, image: Image, data: memoryview) -> list[Problem]:
        from hipspv.inspect import zebin

        try:
            image.zebin = zebin.read(data, self._report)
        except FormatError as error:
            return [Problem.of(error, image.offset)]
        return []

    def _vortex(self, image: Image, data: memoryview) -> list[Problem]:
        from hipspv.inspect import vortex

        try:
            image.vortex = vortex.read(data, self._report)
        except FormatError as error:
            return [Problem.of(error, image.offset)]
        return []

    def _damaged(self, error: ReaderError, place: _Place) -> None:
        self._add(Problem.of(error, place.base), place.where)

    def _add(self, problem: Problem, where: str) -> None:
        problem.where = problem.where or where
        said = str(problem)
        if said not in self._said:  # several readers reach the same place
            self._report.take(_PROBLEM + 2 * len(said))
            self._said.add(said)
            self.result.report.problems.append(problem)
