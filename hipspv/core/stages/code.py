"""Stages from a lowered module to code by LLVM, and links of that code."""

from __future__ import annotations

from hipspv.core import toolchain, workspace
from hipspv.core.errors import TranslationError
from hipspv.core.stages import Job, Worker, WorkerStage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from hipspv.core.settings import DeviceSettings
    from hipspv.llvm.module import Module

    Make = Callable[[Module, Any, DeviceSettings, str], bytes]
    Assemble = Callable[[Module, Any, DeviceSettings, bool], bytes]


def _prepare(worker: Worker) -> None:
    from hipspv.llvm import code_generator

    code_generator.load()


def code_stage(
    target: Any,
    artifact: str,
    suffix: str,
    work: Callable[[Worker, Module], bytes],
    arguments: tuple[str, ...] = (),
    prepare: Callable[[Worker], object] = _prepare,
) -> WorkerStage:
    """Return the stage. arguments: those of `hipspv translate` that ask for this artifact."""

    def command(job: Job) -> list[str]:
        argv = ["hipspv", "translate", *target.arguments, job.paths[target.arch, "lowered"], *arguments]
        return [*argv, "-o", job.paths[target.arch, artifact]]

    return WorkerStage(artifact, target, ("lowered",), artifact, suffix, command, work, prepare)


def code_stages(
    target: Any,
    artifact: str,
    suffix: str,
    make: Make,
    assemble: Assemble,
    prepare: Callable[[Worker], object] = _prepare,
) -> list[WorkerStage]:
    """Return the stages of the code and of its text, of which a job has one or both.

    make: of a module, the target, the settings and a directory for temporary files. assemble: with
    true for text instead of the directory.
    """

    def write(worker: Worker, module: Module) -> bytes:
        return make(module, target, worker.job.settings, worker.directory)

    def write_text(worker: Worker, module: Module) -> bytes:
        return assemble(module, target, worker.job.settings, True)

    return [
        code_stage(target, artifact, suffix, write, (), prepare),
        code_stage(target, "assembly", ".s", write_text, ("-S",), prepare),
    ]


def link_objects(objects: list[bytes], arguments: list[str], directory: str) -> bytes:
    """Return lld's output for these objects. directory: takes temporary files. Raises TranslationError."""
    import subprocess

    paths = [f"{directory}/link{i}.o" for i in range(len(objects))]
    for path, data in zip(paths, objects, strict=True):
        workspace.write(path, data)
    result = f"{directory}/link.out"
    argv = [toolchain.clang_tool("ld.lld"), *arguments, *paths, "-o", result]
    done = subprocess.run(argv, capture_output=True, text=True)
    if done.returncode:
        raise TranslationError(done.stderr.strip())
    return workspace.read(result)
