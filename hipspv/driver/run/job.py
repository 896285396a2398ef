"""The compile of one source, or the device link of several: what it takes, makes and has made."""

from __future__ import annotations

import os

from hipspv.core import stages as core
from hipspv.core import workspace
from hipspv.core.stages import SOURCE, ExtraStage
from hipspv.driver.cache.manifest import Files
from hipspv.driver.clang import depfile
from hipspv.driver.clang.source_needs import SourceNeeds
from hipspv.driver.options import command_line
from hipspv.driver.options.settings import device_settings, given, stage_arguments
from hipspv.driver.run.side import Side
from hipspv.driver.run.stages import present, stages_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from hipspv.core.process import Child
    from hipspv.core.stages import Artifact, Stage
    from hipspv.core.workspace import Workspace
    from hipspv.driver.options.command_line import CommandLine, Input
    from hipspv.driver.run.execution import Timing
    from hipspv.driver.run.source_kind import SourceKind
    from hipspv.targets.target import NativeDevice, Target


class Job(core.Job):
    """The compile of one source, or the device link of several: the request, its stages and sides,
    the paths of the artifacts, and the outcome. hipspv.driver.run.pipeline runs it.

    exits: the stages' exit codes, by their artifacts. said: the output on standard error.
    given_up: the errors of spare targets, if these alone failed.
    other_kind: the kind of source that the compile found instead; this job has no output then.
    """

    def __init__(
        self,
        line: CommandLine,
        source: Input,
        targets: Sequence[Target],
        wanted: tuple[Artifact, ...],
        space: Workspace,
        devices: Sequence[NativeDevice] = (),
    ) -> None:
        """`devices`: those for which the bundle has machine code beside a target's code."""
        self.line = line
        self.source = source
        self.targets = targets
        self.devices = devices
        self.wanted = wanted
        self.space = space
        self.given = given(line)  # the options that have settings
        self.settings = device_settings(self.given)
        self.all_stages = stages_of(targets, devices)
        self.stages: list[Stage] = []  # those that run, once they are planned
        self.extra: list[ExtraStage] = []  # those for --save-temps alone, and why others don't run
        self.missing: list[str] = []
        self.spares: Sequence[Target] = ()  # those that the user didn't name: the source may have no code for them

        self.clang_input = source.path
        self.side_inputs: dict[str, str] = {}  # of preprocessed text: one file per side
        self.content = b""  # the source's text
        self.stdin: bytes | None = None  # clang's standard input
        self.dialect = command_line.HIP  # or CUDA, or UNDECIDED
        # True if AMD's platform is the source's, too. guesses_platform: another may be tried.
        self.amd_platform, self.guesses_platform = False, True
        self.relocatable = line.enabled("-fgpu-rdc", "-fno-gpu-rdc")
        self.cuid = ""
        self.color = False
        self.quiet = line.has("-w")
        self.verbose = line.has("-v")
        self.cached = line.uses_cache
        self.needs = SourceNeeds()
        self.auxiliary: list[str] = []  # options for files that clang writes beside the host object

        self.output = ""
        self.draft = ""  # the output's first path, because clang may fail halfway
        self.text = False  # true if LLVM IR is wanted as text
        self.keep = ""  # --save-temps: cwd, obj, html or nothing
        self.kept_directory = ""  # of its files
        # By the target's name, "" for the host: directories for the IR after each pass, bitcode
        # files, clang's options for dependencies, and the files of these.
        self.pass_directories: dict[str, str] = {}
        self.device_inputs: dict[str, list[str]] = {}
        self.dependencies: dict[str, list[str]] = {}
        self.dependency_files: dict[str, str] = {}
        self.device_origins: dict[str, str] = {}
        self.paths: dict[Artifact, str] = {}
        self.written: set[Artifact] = set()  # the artifacts that are written to their paths

        self.sides: list[Side] = []  # the host's, then those of the targets
        self.files = Files()  # read once for all sides
        self.children: list[Child] = []
        self.begun: dict[Stage, float] = {}  # when each stage's program was started
        self.timings: list[Timing] = []
        self.exits: dict[Artifact, int] = {}
        self.said: list[bytes] = []
        self.shown: set[bytes] = set()  # clang's diagnostics that were printed
        self.given_up: dict[Target, str] = {}
        self.other_kind: SourceKind | None = None

    def plan(self, stages: list[Stage]) -> None:
        """Choose the stages that run, name their artifacts, and look for programs of extra stages."""
        extra = [each for each in self.all_stages if isinstance(each, ExtraStage) and each.wanted(self)]
        self.extra, self.missing = present(extra, stages)
        self.stages = stages
        self._name_artifacts([*stages, *self.extra])
        self._name_dependencies()
        self.sides = [Side(self, target) for target in (None, *self.targets)]
        self.stages = [*stages, *self.extra]

    @property
    def stem(self) -> str:  # clang calls standard input `-`
        return os.path.splitext(os.path.basename(self.source.path))[0]

    @property
    def is_cuda(self) -> bool:
        """Return true for CUDA. An undecided source counts as CUDA until the preprocessor reaches HIP's header."""
        return self.dialect != command_line.HIP

    def stage_arguments(self, stage: str, **others: object) -> list[str]:
        return stage_arguments(stage, {**self.given, **others})

    def input_of(self, side: str) -> str:
        """Return the file that one side's clang reads."""
        return self.side_inputs.get(side, self.clang_input)

    def side_of(self, stage: Stage) -> Side | None:
        """Return the side that the stage belongs to, unless that was left out."""
        return next((side for side in self.sides if side.arch == stage.arch), None)

    def unseen(self, text: bytes) -> bytes:
        """Return a device side's diagnostics without those that were shown, as by another target's side."""
        if not text:
            return b""
        from hipspv.driver.clang.diagnostics import merge

        return merge(b"", text, self.shown)

    @property
    def is_done_again(self) -> bool:
        """True if the source is compiled again in another way."""
        return self.other_kind is not None or bool(self.given_up)

    def _name_artifacts(self, stages: list[Stage]) -> None:
        """Give each artifact its path, and note which artifacts are written to theirs.

        Artifacts that only the worker's stages pass on stay in memory unless --save-temps keeps them.
        """
        directory = self.kept_directory = self.kept_directory or self._directory_to_keep()
        for stage in stages:
            name = stage.file(self.stem)
            if stage.artifact == self.wanted[0] and self.output:
                path = self.space.begin(self.output)
                undecided = stage.reads_source and self.dialect == command_line.UNDECIDED
                if path == self.output and undecided:
                    path = self.draft = self.space.path(name)
            else:
                path = os.path.join(directory, name) if self.keep else self.space.path(name)
            self.paths[stage.artifact] = path
            if self.keep or stage.artifact in self.wanted:
                self.written.add(stage.artifact)
            if not stage.in_worker:
                self.written.update(stage.inputs)
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

    def _name_dependencies(self) -> None:
        """Choose the file to which each clang writes its dependencies, if they are wanted."""
        if not depfile.wanted(self.line):
            return
        name = depfile.target(self.line, self.source.path)
        self.dependency_files[""] = self.space.path("host.d")
        self.dependencies[""] = depfile.argv(self.line, name, self.dependency_files[""])
        for target in self.targets:
            file = self.dependency_files[target.arch] = self.space.path(f"{target.arch}.d")
            self.dependencies[target.arch] = depfile.device_arguments(self.line, name, file)

    def write_dependencies(self) -> None:
        """Merge the dependencies of all sides into the user's file."""
        read = {stage.arch for stage in self.stages if SOURCE in stage.inputs}
        files = [file for side, file in self.dependency_files.items() if side in read]
        if not files:
            return
        text, *others = (os.fsdecode(workspace.read(file)) for file in files)
        for other in others:
            text = depfile.merge(text, other, phony=self.line.has("-MP"))
        self.space.write(depfile.path(self.line, self.source.path), os.fsencode(text))
