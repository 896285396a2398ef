"""The stages from lowered LLVM bitcode to a shared object."""

from __future__ import annotations

import functools
import os

from hipspv.core import toolchain, workspace
from hipspv.core.errors import TranslationError
from hipspv.core.stages import Job, Worker, WorkerStage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from hipspv.core.settings import DeviceSettings
    from hipspv.llvm.module import Module
    from hipspv.targets.cpu.target import Cpu


def _command(job: Job, target: Cpu, artifact: str) -> list[str]:
    argv = ["hipspv", "translate", *target.arguments, job.paths[target.arch, "lowered"]]
    argv += ["-S"] if artifact == "assembly" else []
    return [*argv, "-o", job.paths[target.arch, artifact]]


def assemble(module: Module, target: Cpu, settings: DeviceSettings, text: bool) -> bytes:
    """Return a lowered module as a relocatable object, or as assembly language. Raises LLVMError."""
    from hipspv.targets.cpu import TRIPLE
    from hipspv.targets.cpu.code_generator import compile, machine

    return compile(module.bitcode(), machine(TRIPLE, target.processor, settings.level), settings.level, text)


def link(module: Module, target: Cpu, settings: DeviceSettings, directory: str) -> bytes:
    """Return a lowered module as a shared object. directory: takes temporary files.

    Names of the host's libraries stay undefined: the program that loads the object has them.
    Raises TranslationError and LLVMError.
    """
    import subprocess

    given, made = (os.path.join(directory, name) for name in ("cpu.o", "cpu.so"))
    workspace.write(given, assemble(module, target, settings, text=False))
    argv = [toolchain.clang_tool("ld.lld"), "-shared", "-Bsymbolic", "--hash-style=gnu", given, "-o", made]
    done = subprocess.run(argv, capture_output=True, text=True)
    if done.returncode:
        raise TranslationError(done.stderr.strip())
    return workspace.read(made)


def _prepare(worker: Worker) -> None:
    from hipspv.llvm import code_generator

    code_generator.load()


def stages(target: Cpu) -> list[WorkerStage]:
    """Return the stages of the shared object and of its text, of which a job has one or both."""

    def stage(artifact: str, suffix: str, work: Callable[[Worker, Module], bytes]) -> WorkerStage:
        command = functools.partial(_command, target=target, artifact=artifact)
        return WorkerStage(artifact, target, ("lowered",), artifact, suffix, command, work, _prepare)

    def write_object(worker: Worker, module: Module) -> bytes:
        return link(module, target, worker.job.settings, worker.directory)

    def write_assembly(worker: Worker, module: Module) -> bytes:
        return assemble(module, target, worker.job.settings, text=True)

    return [stage("native", ".so", write_object), stage("assembly", ".s", write_assembly)]
