"""The steps of a compile, and the job and the worker as they see them.

The driver's Job and Side derive from these: a target knows no more of the driver.
"""

from __future__ import annotations

import functools

from hipspv.core import toolchain

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import Any, Protocol

    from hipspv.core.settings import DeviceSettings
    from hipspv.llvm.context import Context
    from hipspv.llvm.module import Module
    from hipspv.passes.interface import Pass
    from hipspv.targets.target import NativeDevice, Target

    # The target's name, or "" for an artifact of no target, and the artifact's own name.
    Artifact = tuple[str, str]

    # Returns a program's argv for a job: the driver's own stages take the driver's class.
    Command = Callable[..., list[str]]

    class Trace(Protocol):
        """The functions that hipspv.passes.pipeline.lower calls before and after each pass."""

        def before(self, index: int, step: Pass, module: Module) -> bool: ...
        def after(self, index: int, name: str, changed: bool, seconds: float, module: Module) -> None: ...


DEVICE = "device"
HOST = "host"
BOTH = "both"

SOURCE = ("", "source")


class Job:
    """The compile of one source, or the device link of several, with what its stages' commands need.

    given: the values of the user's options, by the fields of `settings`. devices: those for which the bundle has
    machine code. paths: of the artifacts; `wanted` are those to make, as text if `text` is true. device_inputs: bitcode
    files, by targets' names. device_origins: at a link, the objects that these are from. keep: the value of
    --save-temps, whose files lie in `kept_directory`. cached: results of earlier compiles may be used. quiet: -w is
    given.
    """

    settings: DeviceSettings
    given: Mapping[str, Any]
    devices: Sequence[NativeDevice]
    wanted: tuple[Artifact, ...]
    text: bool
    paths: dict[Artifact, str]
    device_inputs: dict[str, list[str]]
    device_origins: dict[str, str]
    keep: str
    kept_directory: str
    cached: bool
    quiet: bool

    @property
    def stem(self) -> str:
        """Return the source's name without directory and suffix."""
        raise NotImplementedError

    @property
    def is_cuda(self) -> bool:
        """Return true if the source is compiled as CUDA."""
        raise NotImplementedError

    def stage_arguments(self, stage: str, **others: object) -> list[str]:
        """Return the arguments that repeat the given options in the command `hipspv <stage>`.
        `others`: values of further fields."""
        raise NotImplementedError


class Worker:
    """The process in which a target's stages run, with what they share. directory: takes temporary files."""

    job: Job
    target: Target
    directory: str

    @functools.cached_property
    def context(self) -> Context:
        from hipspv.llvm.context import Context

        context = Context(toolchain.libllvm())
        context.lib.native  # noqa: B018 (loaded here, used later)
        return context

    @functools.cached_property
    def library(self) -> Module:
        """Return the device library, which a link consumes."""
        return read_library(self.context, self.target)

    @functools.cached_property
    def colour(self) -> bool:
        """Return true if diagnostics have colours."""
        raise NotImplementedError

    def say(self, text: str) -> None:
        """Print a text for the user."""
        raise NotImplementedError

    def trace(self, module: Module) -> Trace:
        """Return the trace of the passes over a module."""
        raise NotImplementedError

    def keep(self, name: str, made: Module | bytes) -> None:
        """Write an artifact to its file, if it has one."""
        raise NotImplementedError


def read_library(context: Context, target: Target) -> Module:
    """Return the target's device library; its functions are read when they are linked."""
    from hipspv.llvm.module import Module

    return Module.read(toolchain.device_library(target.library), context, lazy=True)


class Stage:
    """A step from artifacts to an artifact, done by a program or by `run`.

    side: DEVICE, HOST or BOTH. file: the artifact's name under --save-temps, for the source's stem.
    command: the program to run; if `run` is given, a program that does the same alone. run: a
    function of the job and of the inputs' contents that returns the artifact's content. modules:
    those that `run` needs, imported while clang runs. target: the device stage's.
    """

    __slots__ = ("artifact", "command", "file", "inputs", "modules", "name", "run", "side", "target")

    def __init__(
        self,
        name: str,
        side: str,
        inputs: tuple[Artifact, ...],
        artifact: Artifact,
        file: Callable[[str], str],
        command: Command,
        run: Callable[..., bytes] | None = None,
        modules: tuple[str, ...] = (),
        target: Target | None = None,
    ) -> None:
        self.name = name
        self.side = side
        self.inputs = inputs
        self.artifact = artifact
        self.file = file
        self.command = command
        self.run = run
        self.modules = modules
        self.target = target

    # True for a stage that runs in the target's worker.
    in_worker = False

    @property
    def arch(self) -> str:
        """The target's name, or "" for a stage of no target."""
        return self.target.arch if self.target else ""

    @property
    def reads_source(self) -> bool:
        """True if the stage can start at once."""
        return self.inputs == (SOURCE,)


class ChildStage(Stage):
    """A step that Python does in a child process, since it starts programs that may take long.

    work: a function of the job and of a directory for temporary files that writes the artifact to
    its path. program: returns the path of the program that it needs, or raises ToolMissing.
    """

    __slots__ = ("program", "work")

    def __init__(
        self,
        name: str,
        side: str,
        inputs: tuple[Artifact, ...],
        artifact: Artifact,
        file: Callable[[str], str],
        command: Command,
        work: Callable[..., None],
        program: Callable[[], str],
    ) -> None:
        super().__init__(name, side, inputs, artifact, file, command)
        self.work = work
        self.program = program


class ExtraStage(Stage):
    """A step beside those of the output, by a program that may be absent; its failure is a warning.

    wanted: returns true if a job asks for the result. program: returns the words that start it, or
    raises ToolMissing. arguments: returns the other words.
    prints: it writes the artifact to standard output.
    """

    __slots__ = ("prints", "program", "wanted")

    def __init__(
        self,
        name: str,
        target: Target,
        given: str,
        artifact: str,
        suffix: str,
        program: Callable[[], list[str]],
        arguments: Callable[[Job], list[str]],
        wanted: Callable[[Job], bool],
        prints: bool = False,
    ) -> None:
        arch = target.arch
        super().__init__(
            name,
            DEVICE,
            ((arch, given),),
            (arch, artifact),
            lambda stem: target.file(stem, suffix),
            lambda job: [*program(), *arguments(job)],
            target=target,
        )
        self.program = program
        self.wanted = wanted
        self.prints = prints


class WorkerStage(Stage):
    """A step in the target's worker, a process that has LLVM loaded.

    work: a function of the worker's resources and of the inputs, as the stages before it returned
    them, or of the list of their files if programs made them. It returns a module or bytes.
    prepare: loads the stage's resources while clang still runs. file: the artifact's name under --save-temps, for the
    source's stem, if it isn't the target's with the suffix.
    """

    __slots__ = ("prepare", "work")

    in_worker = True

    def __init__(
        self,
        name: str,
        target: Target,
        inputs: tuple[str, ...],
        artifact: str,
        suffix: str,
        command: Command,
        work: Callable[..., Module | bytes],
        prepare: Callable[[Worker], object],
        file: Callable[[str], str] | None = None,
    ) -> None:
        arch = target.arch
        super().__init__(
            name,
            DEVICE,
            tuple((arch, name) for name in inputs),
            (arch, artifact),
            file or (lambda stem: target.file(stem, suffix)),
            command,
            target=target,
        )
        self.work = work
        self.prepare = prepare
