"""The device link of -fgpu-rdc: the device code of all objects becomes one program."""

from __future__ import annotations

import mmap
import os
import sys

from hipspv.bundle import archive, elf, program_bundle, relocatable
from hipspv.core import workspace
from hipspv.core.errors import DriverError
from hipspv.core.ir_input import is_bitcode
from hipspv.core.workspace import Workspace
from hipspv.driver.link import members
from hipspv.driver.link.files import LinkFile, roots
from hipspv.driver.link.host_object import HANDLE, SYMBOL
from hipspv.driver.link.members import Member
from hipspv.driver.options import output_forms
from hipspv.driver.options.architectures import available
from hipspv.driver.options.command_line import CommandLine, Input
from hipspv.driver.run import pipeline
from hipspv.driver.run.job import Job
from hipspv.driver.run.stages import artifacts_of, maker, needed_for
from hipspv.targets import DEFAULT, TARGETS, native_device

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from hipspv.targets.target import NativeDevice, Target


class DeviceLink:
    """The device code in the link's inputs, and the object that is made of it."""

    def __init__(
        self,
        line: CommandLine,
        files: list[LinkFile],
        output: str,
        space: Workspace,
        targets: Sequence[Target],
        devices: Sequence[NativeDevice] = (),
        spares: Sequence[Target] = (),
        keep: str = "",
        alone: str = "",
    ) -> None:
        """`targets`: those of the command line. The link makes code for those that all inputs have.
        `spares`: those without which the program is still of use.
        `devices`: those of the command line, to which the inputs' own are added.
        `keep`: the value of --save-temps. `alone`: the artifact to make as the output, if there is
        no host side."""
        self.object = space.path("device-code.o")
        self._line = line
        self._output = output
        self._space = space
        self._spares = spares
        self._symbols: dict[str, None] = {}
        self._handles: dict[str, None] = {}
        self._pulled: list[str] = []  # host symbols that take members from archives
        self._keep = keep
        self._alone = alone
        self._kept_directory = _kept_directory(output, keep) if keep else ""
        self._stem = os.path.splitext(os.path.basename(output))[0]
        self._origins: dict[str, str] = {}  # of modules, the objects
        self._inputs: dict[str, list[str]] = {}  # modules by their targets' names
        self._objects: dict[str, set[str]] = {}  # targets' names by objects
        self._devices = {device.bundle_id: device for device in devices}
        if keep:
            os.makedirs(self._kept_directory or ".", exist_ok=True)
        if alone:
            # Kernels are found by name: no host code tells which members are needed.
            files = [LinkFile(file.path, whole=True) for file in files]
            self._collect_bitcode(files, targets[0])
        found_members = [member for file in files for member in self._members_of(file)]
        linked = _linked_symbols(found_members)
        for member in members.taken(found_members, roots(line), space):
            self._take(member, linked)
        self.job = self._planned(self._common(targets))

    def _planned(self, targets: tuple[Target, ...]) -> Job:
        """Return the job of a link for these targets."""
        (artifact,) = artifacts_of(self._alone or "bundle", targets)
        archs = {target.arch for target in targets}
        devices = available(self._line, [each for each in self._devices.values() if each.of in archs])
        job = Job(self._line, Input(self._output, "hip"), targets, (artifact,), self._space, devices)
        job.output = self._output if self._alone else ""
        job.text = output_forms.is_text(self._line, self._output)
        job.spares = self._spares
        job.keep, job.kept_directory = self._keep, self._kept_directory
        job.device_origins = self._origins
        if not self._alone:
            name = maker(job.all_stages, artifact).file(job.stem)
            job.output = os.path.join(job.kept_directory, name) if self._keep else self._space.path(name)
        job.device_inputs = {target.arch: self._inputs.get(target.arch, []) for target in targets}
        job.plan([s for s in needed_for(job.all_stages, job.wanted) if not s.reads_source])
        return job

    def _common(self, wanted: Sequence[Target]) -> tuple[Target, ...]:
        """Return the targets for which all objects have code, or `wanted` if there is no object.

        Warns of wanted ones that only some objects have. Raises DriverError if none is common.
        """
        if not self._objects:
            return tuple(wanted)
        common = set.intersection(*self._objects.values())
        for target in wanted:
            lacking = [name for name, archs in self._objects.items() if target.arch not in archs]
            if lacking and len(lacking) < len(self._objects):
                print(
                    f"hipspv-cc: warning: {lacking[0]} has no device code for {target.arch}: the program gets none",
                    file=sys.stderr,
                )
        if not common:
            found = "; ".join(f"{o} has {', '.join(a)}" for o, a in self._objects.items())
            raise DriverError(
                f"the objects have device code for no common target: {found}",
                "compile them with the same --offload-arch=",
            )
        return tuple(target for target in TARGETS.values() if target.arch in common)

    def _collect_bitcode(self, files: list[LinkFile], target: Target) -> None:
        """Collect device bitcode that the user names; a host's link has no bitcode except LTO's."""
        for file in files:
            if file.path.endswith(".ll") or is_bitcode(_start_of(file.path)):
                self._add(file.path, file.path, target.arch)

    def _add(self, path: str, origin: str, arch: str) -> None:
        self._origins[path] = origin
        self._inputs.setdefault(arch, []).append(path)
        self._objects.setdefault(origin, set()).add(arch)

    def _members_of(self, file: LinkFile) -> list[Member]:
        """Return the objects in a file: itself, or an archive's members, each with its modules."""
        data = workspace.read(file.path)
        try:
            if archive.is_archive(data):
                found = [
                    Member(f"{file.path}({name})", content, file.whole)
                    for name, content in archive.members(data, file.path)
                    if elf.is_relocatable(content)
                ]
            else:
                found = [Member(file.path, data, True)] if elf.is_relocatable(data) else []
            for member in found:
                self._extract(member)
        except (elf.ElfError, archive.ArchiveError) as error:
            raise DriverError(f"{file.path}: {error}") from None
        return found

    def _extract(self, member: Member) -> None:
        for content in relocatable.modules(member.data):
            member.devices |= {device.bundle_id: device for device in _native_devices(content)}
            for arch, module in _by_target(content, member.origin):
                path = self._space.path("device.bc")
                member.modules[path] = arch
                workspace.write(path, module)

    def _take(self, member: Member, linked: set[str]) -> None:
        """Add the member's device code, unless another input has it linked (--device-link)."""
        symbols = elf.undefined(member.data, SYMBOL)
        if symbols and linked.issuperset(symbols):
            return
        if symbols and not member.modules:
            raise DriverError(
                f"{member.origin}: the object's device code is missing",
                "compile it again; whatever edits objects must keep the section " + relocatable.SECTION,
            )
        self._devices |= member.devices
        for path, arch in member.modules.items():
            self._add(self._kept(path, member), member.origin, arch)
        self._symbols.update(dict.fromkeys(symbols))
        self._handles.update(dict.fromkeys(elf.undefined(member.data, HANDLE)))
        if not member.required:
            self._pulled += member.identities()

    def _kept(self, path: str, member: Member) -> str:
        """Return the module's path: under --save-temps one with the object's name."""
        if not self._keep:
            return path
        name = os.path.basename(member.origin.rstrip(")").replace("(", "/"))
        index = len(self._origins)
        stem = f"{self._stem}-{index}-{os.path.splitext(name)[0]}"
        target = TARGETS[member.modules[path]]
        kept = os.path.join(self._kept_directory, target.file(stem, ".bc"))
        self._space.write(kept, workspace.read(path))
        return kept

    @property
    def needed(self) -> bool:
        """True if an input has device code."""
        return bool(self._origins)

    @property
    def host_arguments(self) -> list[str]:
        """Return the arguments for the host's link."""
        return [self.object, *(f"-Wl,-u,{symbol}" for symbol in self._pulled)]

    def run(self) -> int:
        """Make the object, and return the exit code."""
        code = self.run_alone()
        if code == 0:
            bundle = workspace.read(self.job.output)
            data = elf.write(list(self._symbols), bundle, list(self._handles))
            workspace.write(self.object, data)
        return code

    def run_alone(self) -> int:
        """Make the output from the device code alone, and return the exit code."""
        code = pipeline.run(self.job)
        given_up = self.job.given_up
        if not given_up:
            return code
        self.job = self._planned(tuple(target for target in self.job.targets if target not in given_up))
        code = pipeline.run(self.job)
        if code == 0 and not self.job.quiet:
            from hipspv.driver.run.failure import explain_lack

            sys.stderr.write(explain_lack(self._output, given_up))
        return code


def _by_target(content: bytes, origin: str) -> Iterator[tuple[str, bytes]]:
    """Return the bitcode of an object by the names of its targets. Bitcode without a bundle is the
    default target's. Raises DriverError for a target that isn't known."""
    if not content.startswith(program_bundle.MAGIC):
        yield DEFAULT.arch, content
        return
    known = {target.bundle_id: target.arch for target in TARGETS.values()}
    for name, module in program_bundle.unpack(content).items():
        if native_device(name):
            continue
        if name not in known:
            raise DriverError(f"{origin}: device bitcode for the unknown target '{name}'")
        yield known[name], module


def _native_devices(content: bytes) -> list[NativeDevice]:
    """Return the devices for which an object asks for machine code."""
    if not content.startswith(program_bundle.MAGIC):
        return []
    found = map(native_device, program_bundle.unpack(content))
    return [device for device in found if device]


def _kept_directory(output: str, keep: str) -> str:
    """Return the directory for --save-temps; with an HTML page, one of its own."""
    if keep == "html":
        return os.path.splitext(output)[0] + "-link-report"
    return os.path.dirname(output) if keep == "obj" else ""


def _linked_symbols(found_members: list[Member]) -> set[str]:
    """Return the symbols of device code that an input defines as linked."""
    return {
        name
        for member in found_members
        if not member.modules
        for name in elf.global_symbols(member.data)[0]
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
            return any(relocatable.SECTION.encode() in data for _, data in archive.members(workspace.read(path), path))
        if not start.startswith((b"\x7fELF", archive.MAGIC)):
            return False
        with mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as content:
            return content.find(relocatable.SECTION.encode()) >= 0


def forget_bitcode(path: str) -> None:
    """Overwrite the bitcode after a partial link that linked it: no later link shall do so again."""
    workspace.write(path, relocatable.without_bitcode(workspace.read(path)))
