"""One HIP source on its way through the stages."""

from __future__ import annotations

import os

from hipspv.driver.options import command_line
from hipspv.driver.options.settings import DeviceSettings, given, stage_words
from hipspv.driver.run.stages import stages_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from hipspv.core.stages import Artifact
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
        self.long_double: set[str] = (
            set()
        )  # the targets whose device code computes with long double
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

    def stage_words(self, stage: str, given: Mapping[str, Any]) -> list[str]:
        """Return the arguments that repeat the given options in the command `hipspv <stage>`."""
        return stage_words(stage, given)

    def input_of(self, side: str) -> str:
        """Return the file that one side's clang reads."""
        return self.side_inputs.get(side, self.clang_input)
