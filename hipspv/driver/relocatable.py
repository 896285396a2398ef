"""-fgpu-rdc at the link: the device code of all objects becomes one program."""

from __future__ import annotations

import os

from hipspv.bundle import elf, relocatable
from hipspv.driver import workspace
from hipspv.driver.errors import DriverError
from hipspv.driver.ir_input import is_bitcode
from hipspv.driver.options import CommandLine, Input
from hipspv.driver.pipeline import Pipeline
from hipspv.driver.stages import needed_for
from hipspv.driver.stages.join import HANDLE, SYMBOL
from hipspv.driver.stages.stage import Job
from hipspv.driver.workspace import Workspace


class DeviceLink:
    """The device code in the link's inputs, and the object that it becomes."""

    def __init__(self, line: CommandLine, files: list[str], output: str, space: Workspace) -> None:
        self.object = space.path("device-code.o")
        self._space = space
        self._symbols: list[str] = []
        self._handles: list[str] = []
        job = Job(line, Input(output, "hip"), ("bundle",), space.path("device-code.hipfb"))
        job.device_inputs = self._collect(files)
        stages = [stage for stage in needed_for("bundle") if not stage.reads_source]
        self.job = job
        self.pipeline = Pipeline(job, stages, space)

    def _collect(self, files: list[str]) -> list[str]:
        """Write each object's device bitcode to a file; note the symbols that await the result."""
        found: list[str] = []
        for path in files:
            try:
                found += self._collect_file(path)
            except elf.ElfError as error:
                raise DriverError(f"{path}: {error}") from None
        return found

    def _collect_file(self, path: str) -> list[str]:
        content = workspace.read(path)
        if is_bitcode(content) or path.endswith(".ll"):
            return [path]
        found: list[str] = []
        for data in relocatable.objects(content):
            for module in relocatable.modules(data):
                found.append(self._space.path(os.path.basename(path) + ".bc"))
                workspace.write(found[-1], module)
            self._symbols += elf.undefined(data, SYMBOL)
            self._handles += elf.undefined(data, HANDLE)
        return found

    @property
    def needed(self) -> bool:
        """Has any input device code?"""
        return bool(self.job.device_inputs)

    def run(self) -> int:
        """Make the object; the exit code."""
        code = self.pipeline.run()
        if code == 0:
            bundle = workspace.read(self.job.output)
            workspace.write(self.object, elf.write(self._symbols, bundle, self._handles))
        return code

    def run_to(self, output: str) -> int:
        """Make the bundle alone; the exit code."""
        code = self.pipeline.run()
        if code == 0:
            self._space.write(output, workspace.read(self.job.output))
        return code


def link_files(line: CommandLine, objects: dict[Input, str]) -> list[str]:
    """The files that a link reads: inputs, compiled or given, and static libraries of -l."""
    folders = [a.value for a in line.given("-L")]
    files = []
    for item in line.items:
        if isinstance(item, Input):
            files.append(objects.get(item, item.path))
        elif item.option is not None and item.option.name == "-l":
            files += _static_library(item.value, folders)
    return files


def _static_library(name: str, folders: list[str]) -> list[str]:
    """The archive that -l<name> finds in the user's folders, where a shared library isn't first."""
    names = [name[1:]] if name.startswith(":") else [f"lib{name}.so", f"lib{name}.a"]
    for folder in folders:
        for candidate in names:
            path = os.path.join(folder, candidate)
            if os.path.isfile(path):
                return [] if candidate.endswith(".so") else [path]
    return []


def has_bitcode(files: list[str]) -> bool:
    """Does any of the files wait for a link with -fgpu-rdc?"""
    return any(
        relocatable.modules(data)
        for path in files
        if os.path.isfile(path)
        for data in relocatable.objects(workspace.read(path))
    )
