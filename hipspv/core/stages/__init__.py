"""One step of a compile. Each module of this package has one or two."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from hipspv.driver.run.job import Job
    from hipspv.driver.run.worker import Worker
    from hipspv.llvm.module import Module
    from hipspv.targets.target import Target

    # The target's name, or "" for an artifact of no target, and the artifact's own name.
    Artifact = tuple[str, str]

DEVICE = "device"
HOST = "host"
BOTH = "both"

SOURCE = ("", "source")


class Stage:
    """A step from artifacts to an artifact, done by a program or by `run`.

    side: DEVICE, HOST or BOTH. file: the artifact's name under --save-temps, for the source's stem.
    command: the program to run; if `run` is given, a program that does the same alone. run: a
    function of the job and of the inputs' contents that returns the artifact's content. modules:
    those that `run` needs, imported while clang runs. target: the device stage's.
    """

    __slots__ = (*("artifact", "command", "file", "inputs", "modules", "name", "run", "side", "target"),)

    def __init__(
        self,
        name: str,
        side: str,
        inputs: tuple[Artifact, ...],
        artifact: Artifact,
        file: Callable[[str], str],
        command: Callable[[Job], list[str]],
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
        command: Callable[[Job], list[str]],
        work: Callable[[Job, str], None],
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
    prepare: loads the stage's resources while clang still runs.
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
        command: Callable[[Job], list[str]],
        work: Callable[..., Module | bytes],
        prepare: Callable[[Worker], object],
    ) -> None:
        arch = target.arch
        super().__init__(
            name,
            DEVICE,
            tuple((arch, name) for name in inputs),
            (arch, artifact),
            lambda stem: target.file(stem, suffix),
            command,
            target=target,
        )
        self.work = work
        self.prepare = prepare
