"""One HIP source on its way through the stages."""

from __future__ import annotations

import os

from hipspv.core.stages import SOURCE
from hipspv.driver.clang import depfile
from hipspv.driver.options import command_line
from hipspv.driver.options.settings import DeviceSettings, given, stage_arguments
from hipspv.driver.run.stages import stages_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from hipspv.core.stages import Artifact, Stage
    from hipspv.core.workspace import Workspace
    from hipspv.driver.options.command_line import CommandLine, Input
    from hipspv.targets.spirv.intel_gpus import IntelGpu
    from hipspv.targets.target import Target


class Job:
    """One HIP source on its way through the stages: the request, and the paths of its artifacts."""

    def __init__(
        self,
        line: CommandLine,
        source: Input,
        targets: Sequence[Target],
        wanted: tuple[Artifact, ...],
        output: str,
        gpus: Sequence[IntelGpu] = (),
    ) -> None:
        """`gpus`: those for which the bundle has machine code beside the SPIR-V."""
        self.line = line
        self.targets = targets
        self.gpus = gpus
        self.stages = stages_of(targets, gpus)
        self.source = source
        self.clang_input = source.path
        self.side_inputs: dict[str, str] = {}  # of preprocessed text: one file per side
        self.content = b""  # the source's text
        self.wanted = wanted
        self.output = output
        self.draft = ""  # the output's first path, because clang may fail halfway
        self.relocatable = line.enabled("-fgpu-rdc", "-fno-gpu-rdc")
        self.text = False  # true if LLVM IR is wanted as text
        self.cuid = ""
        self.color = False
        self.int128: set[str] = set()  # the targets whose device code has 128-bit integers
        self.long_double: set[str] = set()  # the targets whose device code computes with long double
        self.dialect = command_line.HIP  # or CUDA, or UNDECIDED
        self.keep = ""  # --save-temps: cwd, obj, html or nothing
        self.kept_directory = ""  # of its files
        self.auxiliary: list[str] = []  # options for files that clang writes beside the host object
        # Directories for the IR after each pass, by the target's name; "" is the host.
        self.pass_directories: dict[str, str] = {}
        self.device_inputs: dict[str, list[str]] = {}  # bitcode files
        self.dependencies: dict[str, list[str]] = {}  # clang's options for them
        self.dependency_files: dict[str, str] = {}
        self.device_origins: dict[str, str] = {}  # the objects that they come from, at a link
        self.paths: dict[Artifact, str] = {}
        self.files: set[Artifact] = set()  # the artifacts that are written to their paths
        self.given = given(line)  # the options that have settings
        self.settings = DeviceSettings(self.given)

    @property
    def stem(self) -> str:
        """Return the source's name without directory and suffix; clang calls standard input `-`."""
        return os.path.splitext(os.path.basename(self.source.path))[0]

    @property
    def is_cuda(self) -> bool:
        """Return true for CUDA. An undecided source counts as CUDA until the preprocessor meets
        HIP's header."""
        return self.dialect != command_line.HIP

    def stage_arguments(self, stage: str, given: Mapping[str, Any]) -> list[str]:
        """Return the arguments that repeat the given options in the command `hipspv <stage>`."""
        return stage_arguments(stage, given)

    def input_of(self, side: str) -> str:
        """Return the file that one side's clang reads."""
        return self.side_inputs.get(side, self.clang_input)

    def name_artifacts(self, stages: list[Stage], space: Workspace) -> None:
        """Give each artifact its path, and note which artifacts are written to theirs.

        Artifacts that only the worker's stages pass on stay in memory unless --save-temps keeps
        them.
        """
        self.draft = ""
        directory = self.kept_directory = self.kept_directory or self._directory_to_keep()
        for stage in stages:
            name = stage.file(self.stem)
            if stage.artifact == self.wanted[0] and self.output:
                path = space.begin(self.output)
                undecided = stage.reads_source and self.dialect == command_line.UNDECIDED
                if path == self.output and undecided:
                    path = self.draft = space.path(name)
            else:
                path = os.path.join(directory, name) if self.keep else space.path(name)
            self.paths[stage.artifact] = path
            if self.keep or stage.artifact in self.wanted:
                self.files.add(stage.artifact)
            if not stage.in_worker:
                self.files.update(stage.inputs)
        for target in self.targets:
            bitcode = self.paths.get((target.arch, "device-bitcode"))
            if bitcode:
                self.device_inputs[target.arch] = [bitcode]
            if self.keep and (target.arch, "lowered") in self.paths:
                self.pass_directories[target.arch] = os.path.join(directory, target.passes_directory(self.stem))

    def _directory_to_keep(self) -> str:
        """Return the directory for --save-temps. With an HTML page the files get one of their own,
        because other compilations write beside the same output."""
        if self.keep == "html":
            real = self.output not in ("", "-") and not (
                os.path.exists(self.output) and not os.path.isfile(self.output)
            )
            return (os.path.splitext(self.output)[0] if real else self.stem) + "-report"
        return os.path.dirname(self.output) if self.keep == "obj" else ""

    def name_dependencies(self, space: Workspace) -> None:
        """Choose the file to which each clang writes its dependencies, if they are wanted."""
        if not depfile.wanted(self.line):
            return
        name = depfile.target(self.line, self.source.path)
        self.dependency_files[""] = space.path("host.d")
        self.dependencies[""] = depfile.argv(self.line, name, self.dependency_files[""])
        for target in self.targets:
            file = self.dependency_files[target.arch] = space.path(f"{target.arch}.d")
            self.dependencies[target.arch] = depfile.device_arguments(self.line, name, file)

    def write_dependencies(self, stages: list[Stage], space: Workspace) -> None:
        """Merge the dependencies of all sides into the user's file."""
        read = {stage.target.arch if stage.target else "" for stage in stages if SOURCE in stage.inputs}
        files = [file for side, file in self.dependency_files.items() if side in read]
        if not files:
            return
        texts = []
        for name in files:
            with open(name, encoding="utf-8", errors="surrogateescape") as file:
                texts.append(file.read())
        text = texts[0]
        for other in texts[1:]:
            text = depfile.merge(text, other, phony=self.line.has("-MP"))
        path = depfile.path(self.line, self.source.path)
        space.write(path, text.encode("utf-8", "surrogateescape"))
