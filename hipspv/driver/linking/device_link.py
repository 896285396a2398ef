"""The device link of -fgpu-rdc: the device code of all objects becomes one program."""

from __future__ import annotations

import mmap
import os

from hipspv.bundle import archive, elf, relocatable
from hipspv.driver import emit, workspace
from hipspv.driver.command_line import CommandLine, Input
from hipspv.driver.errors import DriverError
from hipspv.driver.ir_input import is_bitcode
from hipspv.driver.job import Job
from hipspv.driver.linking import members
from hipspv.driver.linking.files import LinkFile, roots
from hipspv.driver.linking.members import Part
from hipspv.driver.pipeline import Pipeline
from hipspv.driver.stages import artifacts_of, maker, needed_for
from hipspv.driver.stages.join import HANDLE, SYMBOL
from hipspv.driver.workspace import Workspace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.targets.target import Target


class DeviceLink:
    """The device code in the link's inputs, and the object that is made of it."""

    def __init__(
        self,
        line: CommandLine,
        files: list[LinkFile],
        output: str,
        space: Workspace,
        target: Target,
        keep: str = "",
        alone: str = "",
    ) -> None:
        """`keep`: the value of --save-temps. `alone`: the artifact to make as the output, if there
        is no host side."""
        self.object = space.path("device-code.o")
        self._space = space
        self._symbols: dict[str, None] = {}
        self._handles: dict[str, None] = {}
        self._pulled: list[str] = []  # host symbols that take members from archives
        wanted = alone or "bundle"
        (artifact,) = artifacts_of(wanted, (target,))
        job = Job(line, Input(output, "hip"), (target,), (artifact,), output if alone else "")
        job.text = emit.is_text(line, output)
        job.keep = keep
        self.job = job
        self._origins = job.device_origins
        if keep:
            job.kept_directory = _kept_directory(output, keep)
            os.makedirs(job.kept_directory or ".", exist_ok=True)
        if not alone:
            name = maker(job.stages, artifact).file(job.stem)
            job.output = os.path.join(job.kept_directory, name) if keep else space.path(name)
        if alone:
            # Kernels are found by name: no host code tells which members are needed.
            files = [LinkFile(file.path, whole=True) for file in files]
            self._collect_bitcode(files)
        parts = [part for file in files for part in self._parts(file)]
        linked = _linked_symbols(parts)
        for part in members.taken(parts, roots(line), space):
            self._take(part, linked)
        job.device_inputs = {target.arch: list(self._origins)}
        stages = [s for s in needed_for(job.stages, job.wanted) if not s.reads_source]
        self.pipeline = Pipeline(job, stages, space)

    def _collect_bitcode(self, files: list[LinkFile]) -> None:
        """Collect device bitcode that the user names; a host's link has no bitcode except LTO's."""
        for file in files:
            if file.path.endswith(".ll") or is_bitcode(_start_of(file.path)):
                self._origins[file.path] = file.path

    def _parts(self, file: LinkFile) -> list[Part]:
        """Return the objects in a file: itself, or an archive's members, each with its modules."""
        data = workspace.read(file.path)
        try:
            if archive.is_archive(data):
                found = [
                    Part(f"{file.path}({name})", content, file.whole)
                    for name, content in archive.members(data, file.path)
                    if elf.is_relocatable(content)
                ]
            else:
                found = [Part(file.path, data, True)] if elf.is_relocatable(data) else []
            for part in found:
                self._extract(part)
        except (elf.ElfError, archive.ArchiveError) as error:
            raise DriverError(f"{file.path}: {error}") from None
        return found

    def _extract(self, part: Part) -> None:
        for module in relocatable.modules(part.data):
            part.modules.append(self._space.path("device.bc"))
            workspace.write(part.modules[-1], module)

    def _take(self, part: Part, linked: set[str]) -> None:
        """Add the part's device code, unless another input has it linked (--device-link)."""
        symbols = elf.undefined(part.data, SYMBOL)
        if symbols and linked.issuperset(symbols):
            return
        if symbols and not part.modules:
            raise DriverError(
                f"{part.origin}: the object's device code is missing",
                "compile it anew; whatever edits objects must keep the section "
                + relocatable.SECTION,
            )
        self._origins.update((self._kept(path, part), part.origin) for path in part.modules)
        self._symbols.update(dict.fromkeys(symbols))
        self._handles.update(dict.fromkeys(elf.undefined(part.data, HANDLE)))
        if not part.required:
            self._pulled += part.identities()

    def _kept(self, path: str, part: Part) -> str:
        """Return the module's path: under --save-temps one with the object's name."""
        if not self.job.keep:
            return path
        name = os.path.basename(part.origin.rstrip(")").replace("(", "/"))
        number = len(self._origins)
        stem = f"{self.job.stem}-{number}-{os.path.splitext(name)[0]}"
        kept = os.path.join(self.job.kept_directory, self.job.targets[0].file(stem, ".bc"))
        self._space.write(kept, workspace.read(path))
        return kept

    @property
    def needed(self) -> bool:
        """True if an input has device code."""
        return bool(self._origins)

    @property
    def host_words(self) -> list[str]:
        """Return the words for the host's link."""
        return [self.object, *(f"-Wl,-u,{symbol}" for symbol in self._pulled)]

    def run(self) -> int:
        """Make the object, and return the exit code."""
        code = self.pipeline.run()
        if code == 0:
            bundle = workspace.read(self.job.output)
            data = elf.write(list(self._symbols), bundle, list(self._handles))
            workspace.write(self.object, data)
        return code

    def run_alone(self) -> int:
        """Make the output from the device code alone, and return the exit code."""
        return self.pipeline.run()


def _kept_directory(output: str, keep: str) -> str:
    """Return the directory for --save-temps; with an HTML page, one of its own."""
    if keep == "html":
        return os.path.splitext(output)[0] + "-link-report"
    return os.path.dirname(output) if keep == "obj" else ""


def _linked_symbols(parts: list[Part]) -> set[str]:
    """Return the symbols of device code that an input defines as linked."""
    return {
        name
        for part in parts
        if not part.modules
        for name in elf.global_symbols(part.data)[0]
        if name.startswith(SYMBOL)
    }


def _start_of(path: str) -> bytes:
    with open(path, "rb") as file:
        return file.read(4)


def has_bitcode(files: list[LinkFile]) -> bool:
    """Return true if one of the files waits for a link of device code."""
    return any(_mentions(file.path) for file in files if os.path.isfile(file.path))


def _mentions(path: str) -> bool:
    """Return true if the file has the section's name: an object with it, or an archive of such."""
    with open(path, "rb") as file:
        start = file.read(len(archive.MAGIC))
        if start == archive.THIN_MAGIC:
            return any(
                relocatable.SECTION.encode() in data
                for _, data in archive.members(workspace.read(path), path)
            )
        if not start.startswith((b"\x7fELF", archive.MAGIC)):
            return False
        with mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as content:
            return content.find(relocatable.SECTION.encode()) >= 0


def forget_bitcode(path: str) -> None:
    """Overwrite the bitcode after a partial link that linked it: no later link shall do so
    again."""
    workspace.write(path, relocatable.without_bitcode(workspace.read(path)))
