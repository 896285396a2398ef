"""Search of a file for device code: bundles in sections in objects in archives.

`inspect` descends to the device code. A damaged part becomes a problem of the report, with its
location, and the search continues after it.
"""

from __future__ import annotations

import mmap
import os
import stat
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field

from hipspv.bundle import archive, model, program_bundle, reader, relocatable, text, vortex_image
from hipspv.bundle.errors import FormatError
from hipspv.inspect import kinds, limits
from hipspv.inspect.device_code import Describer
from hipspv.inspect.model import (
    BitcodeModule,
    Bundle,
    Entry,
    Image,
    Problem,
    ReaderError,
    Report,
    VisaModule,
    VortexModule,
    ZebinModule,
)
from hipspv.inspect.tools import InspectError, Tools

_DEEPEST = 4  # archive, object, bundle, device code
# The total bytes of all parts: a multiple of the file's size, and the unpacked size that small files may have. Entries
# may overlap, and parts may be nested. Device code contains no parts: each byte of it is read once.
_MAX_TIMES, _MAX_BYTES = 4, 64 << 20
_MAX_CODE = 1 << 20
# Damaged bundles after which the search continues, unless reading them took as much as the file.
_MAX_DAMAGED = 100


@dataclass
class Inspection:
    """A file's report, its data, and the content of its images, by index."""

    report: Report
    data: memoryview
    contents: list[memoryview] = field(default_factory=list)


@dataclass(frozen=True)
class _Location:
    """The location of a part: names from the outside in, its offset in the file, and its target."""

    where: str = ""
    base: int | None = 0
    target: str = ""
    bundle: int | None = None
    depth: int = 0

    def inside(self, name: str, offset: int | None) -> _Location:
        where = f"{self.where}: {name}" if self.where and name else self.where or name
        base = None if self.base is None or offset is None else self.base + offset
        return _Location(where, base, self.target, self.bundle, self.depth + 1)


def inspect(path: str, tools: Tools) -> Inspection:
    """Return the report of a file, or of standard input for `-`. Raises InspectError if it can't be
    read, or if no device code comes in files of its kind."""
    data = _open(path)
    kind = kinds.kind_of(data)
    if kind is None:
        raise InspectError(f"{path}: neither a program, library, object, archive or bundle, nor device code")
    name = kinds.describe_elf(data) if kind is kinds.ELF else kind.title
    result = Inspection(Report(path, name, len(data)), data)
    with limits.memory_for(len(data)) as allow, Describer() as describer:
        try:
            _Walker(result, tools, describer, allow).walk(data, _Location())
        except MemoryError:
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


def _on_pages(data: memoryview, known: dict[int, int], problems: list[FormatError]) -> Iterator[model.Container]:
    """Return bundles after a damaged one, and in programs without a section table: each begins a
    page of the file. known: begin and end of the bundles read so far."""
    start, damaged, left = 0, 0, len(data)
    while start < len(data) and damaged < _MAX_DAMAGED and left > 0:
        end = known.get(start, start + 1)
        # Compilers put no text bundles on pages, and each search for one would scan the rest of the file.
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
        start = end + -end % program_bundle.ALIGNMENT


# The formats whose readers are the runtime's, by the names of kinds, and their names there.
_DESCRIBED = {"spirv": "SPIR-V", "ptx": "PTX", "cubin": "cubin", "vortex": "vxbin", "cpu": "CPU-ELF"}


class _Walker:
    def __init__(self, result: Inspection, tools: Tools, describer: Describer, allow: Callable[[int], None]) -> None:
        self.result = result
        self._path = result.report.path
        self._tools, self._describer, self._allow = tools, describer, allow
        self._said: set[str] = set()
        self._walked: set[tuple[int, int]] = set()  # locations and sizes of visited parts
        self._beside = archive.Beside(self._path)
        size = result.report.size
        self._left = _MAX_TIMES * size + _MAX_BYTES
        self._code_left = size + _MAX_CODE
        self._parts: dict[str, Callable[[memoryview, _Location], None]] = {
            "elf": self._elf,
            "archive": self._archive,
            "bundle": self._bundles,
        }
        self._readers: dict[str, Callable[[memoryview], object]] = {
            "bitcode": self._bitcode,
            "visa": self._visa,
            "zebin": self._zebin,
        }

    def walk(self, data: memoryview, location: _Location) -> None:
        """Add the contents of a part of the file."""
        self._left -= len(data)
        if self._left < 0:
            self._overlaps(location)
            return
        kind = kinds.kind_of(data)
        part = self._parts.get(kind.name) if kind else None
        if part is None or location.depth > _DEEPEST:
            self._image(data, location, kind)
            return
        if location.base is not None:
            # A bundle may contain itself as an entry.
            if (location.base, len(data)) in self._walked:
                self._overlaps(location)
                return
            self._walked.add((location.base, len(data)))
        try:
            part(data, location)
        except FormatError as error:
            self._damaged(error, location)

    def _archive(self, data: memoryview, location: _Location) -> None:
        thin = bytes(data[: len(archive.THIN_MAGIC)]) == archive.THIN_MAGIC
        for member in archive.headers(data):
            inside = location.inside(member.name, member.offset)
            if member.offset is not None:
                content = data[member.offset : member.offset + member.size]
            elif thin:
                content = self._named(member.name, inside)
            else:
                continue
            if kinds.kind_of(content):
                self.walk(content, inside)

    def _named(self, name: str, location: _Location) -> memoryview:
        """Return a thin archive's member, a file beside it."""
        path = os.path.join(os.path.dirname(self._path), name)
        try:
            self._allow(os.path.getsize(path) if os.path.isfile(path) else 0)
            data = self._beside.read(name)
        except FormatError as error:
            self._damaged(error, location)
            return memoryview(b"")
        self._left += len(data)
        self._code_left += len(data)
        return memoryview(data)

    def _elf(self, data: memoryview, location: _Location) -> None:
        if kinds.is_device_elf(data):
            self._image(data, location, kinds.device_kind(data))
            return
        self._bundles(data, location)
        for offset, size in relocatable.records(data):
            inside = location.inside(relocatable.SECTION, offset)
            self.walk(data[offset : offset + size], inside)

    def _bundles(self, data: memoryview, location: _Location) -> None:
        problems: list[FormatError] = []
        known: dict[int, int] = {}
        for container in reader.each(data, self._path, problems):
            if container.offset % program_bundle.ALIGNMENT == 0:
                known[container.offset] = container.offset + container.size
            self._container(container, data, location)
        if problems or kinds.lacks_sections(data):
            for container in _on_pages(data, known, problems):
                self._container(container, data, location)
        for problem in problems:
            self._damaged(problem, location)

    def _container(self, container: model.Container, data: memoryview, location: _Location) -> None:
        report = self.result.report
        inside = location.inside(container.where, container.offset)
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
        report.bundles.append(bundle)
        for found in container.entries:
            entry = self._entry(found, location)
            bundle.entries.append(entry)
            if entry.size and entry.kind != "host":
                base = entry.offset
                depth = location.depth + 1
                within = _Location(inside.where, base, entry.target, bundle.index, depth)
                entry.image = self._content(found, data, within)

    def _entry(self, found: model.Entry, location: _Location) -> Entry:
        offset = location.inside("", found.offset).base
        # Most bundles share the same few targets.
        entry = Entry(sys.intern(found.id), "", "", "", [], offset, found.size)
        try:
            target = found.target
        except FormatError as error:
            self._damaged(error, location)
            return entry
        parts = (target.architecture, target.vendor, target.system, target.environment)
        triple = "-".join(part for part in parts if part is not None).rstrip("-")
        entry.kind, entry.triple = sys.intern(target.kind), sys.intern(triple)
        entry.processor = sys.intern(target.processor or "")
        entry.features = [name + sign for name, sign in target.features]
        return entry

    def _content(self, entry: model.Entry, data: memoryview, location: _Location) -> int | None:
        """Return the index of the first image in an entry, or None."""
        first, start = len(self.result.report.images), entry.offset
        try:
            content = entry.read() if start is None else data[start : start + entry.size]
        except FormatError as error:
            self._damaged(error, location)
            return None
        if start is None:
            self._code_left += len(content)
            self._allow(len(content))
        self.walk(memoryview(content), location)
        return first if len(self.result.report.images) > first else None

    def _image(self, data: memoryview, location: _Location, kind: kinds.Kind | None) -> None:
        self._code_left -= len(data)
        if self._code_left < 0:
            self._overlaps(location)
            return
        image = Image(
            index=len(self.result.report.images),
            format=kinds.format_of(data, kind),
            target=location.target,
            where=location.where,
            offset=location.base,
            size=len(data),
            bundle=location.bundle,
        )
        self.result.report.images.append(image)
        self.result.contents.append(data)
        for error in self._read(image, data, kind.name if kind else ""):
            self._add(Problem.of(error, location.base), location.where)

    def _overlaps(self, location: _Location) -> None:
        message = "parts overlap: there is more in the file than its size allows"
        self._add(Problem(message, offset=location.base), location.where)

    def _read(self, image: Image, data: memoryview, kind: str) -> Iterable[ReaderError]:
        """Add the facts about an image of a format that is read. Return its damaged parts."""
        from hipspv.visa import VisaError

        try:
            if kind in _DESCRIBED:
                return self._describe(image, data, kind)
            if kind in self._readers:
                setattr(image, kind, self._readers[kind](data))
        except (FormatError, VisaError) as error:
            return [error]
        except InspectError as error:
            return [FormatError(str(error))]
        return []

    def _describe(self, image: Image, data: memoryview, kind: str) -> Iterable[ReaderError]:
        """Add the facts that the runtime's readers find."""
        from hipspv.inspect import modules

        if kind == "vortex":
            image.vortex = self._vortex(data)
            return []
        found, problems = self._describer.describe(_DESCRIBED[kind], data)
        if found:
            setattr(image, kind, getattr(modules, kind)(found))
        return problems

    def _vortex(self, data: memoryview) -> VortexModule:
        from hipspv.inspect import modules

        addresses = vortex_image.addresses(data)
        if not vortex_image.has_records(data):  # another compiler's
            return modules.vortex({}, addresses)
        found, problems = self._describer.describe(_DESCRIBED["vortex"], data)
        if problems:
            raise problems[0]
        return modules.vortex(found, addresses)

    def _bitcode(self, data: memoryview) -> BitcodeModule:
        from hipspv.inspect import bitcode

        return bitcode.read(bytes(data), self._tools.libllvm())

    def _visa(self, data: memoryview) -> VisaModule:
        from hipspv.inspect import visa

        return visa.read(data)

    def _zebin(self, data: memoryview) -> ZebinModule:
        from hipspv.inspect import zebin

        return zebin.read(data)

    def _damaged(self, error: ReaderError, location: _Location) -> None:
        self._add(Problem.of(error, location.base), location.where)

    def _add(self, problem: Problem, where: str) -> None:
        problem.where = problem.where or where
        said = str(problem)
        if said not in self._said:  # several readers reach the same location
            self._said.add(said)
            self.result.report.problems.append(problem)
