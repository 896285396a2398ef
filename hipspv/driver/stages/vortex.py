"""The stages from lowered LLVM bitcode to a program image for Vortex."""

from __future__ import annotations

import functools
import os

from hipspv.driver import toolchain
from hipspv.driver.stages.stage import WorkerStage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.driver.job import Job
    from hipspv.driver.settings import DeviceSettings
    from hipspv.driver.stages.work import Work
    from hipspv.llvm.module import Module
    from hipspv.targets.target import Target

# The user's -O by the code generator's levels.
_LEVELS = {"0": 0, "1": 1, "2": 2, "3": 3, "s": 2, "z": 2, "g": 1, "fast": 3}
_SCRIPT = os.path.join(toolchain.PACKAGE, "vortex", "layout.ld")


class ImageError(Exception):
    """The linker refused the code."""


def _command(job: Job, target: Target, artifact: str) -> list[str]:
    words = ["hipspv", "translate", *target.words, job.paths[target.arch, "lowered"]]
    words += ["-S"] if artifact == "assembly" else []
    return [*words, "-o", job.paths[target.arch, artifact]]


def _width(target: Target, settings: DeviceSettings) -> int:
    """Return the bits of a register."""
    _, own = target.options(settings)
    return own["width"]


def assemble(module: Module, target: Target, settings: DeviceSettings, text: bool) -> bytes:
    """Return a lowered module as an object, or as assembly language. Raises LLVMError."""
    from hipspv.llvm import riscv

    machine = riscv.machine(_width(target, settings), _LEVELS[settings.level])
    return riscv.emit(module.bitcode(), machine, text)


def image(module: Module, target: Target, settings: DeviceSettings, directory: str) -> bytes:
    """Return a lowered module as a program image. directory: takes temporary files.

    Raises ImageError and LLVMError.
    """
    from hipspv.passes.metadata.records import read_records
    from hipspv.vortex import image as images
    from hipspv.vortex import intrinsics

    width, records = _width(target, settings), read_records(module)
    data = intrinsics.encode(assemble(module, target, settings, text=False))
    sizes = images.sizes(data, width, records)
    return images.make(_link(data, sizes, directory), width, records)


def _link(data: bytes, sizes: dict[str, int], directory: str) -> bytes:
    """Return the object as a program, with its relocations."""
    import subprocess

    paths = [os.path.join(directory, name) for name in ("vortex.o", "vortex.elf")]
    with open(paths[0], "wb") as file:
        file.write(data)
    words = [toolchain.clang_tool("ld.lld"), "--emit-relocs", "-static", "--no-relax"]
    words += [f"--defsym={name}={size}" for name, size in sizes.items()]
    words += ["-T", _SCRIPT, paths[0], "-o", paths[1]]
    done = subprocess.run(words, capture_output=True, text=True)
    if done.returncode:
        raise ImageError(done.stderr.strip())
    with open(paths[1], "rb") as file:
        return file.read()


def _prepare(work: Work) -> None:
    from hipspv.llvm import riscv

    riscv.load()


def _image(work: Work, module: Module) -> bytes:
    return image(module, work.target, work.job.settings, work.directory)


def _assembly(work: Work, module: Module) -> bytes:
    return assemble(module, work.target, work.job.settings, text=True)


def stages(target: Target) -> list[WorkerStage]:
    """Return the stages of the image and of its text, of which a job has one or both."""

    def stage(name: str, artifact: str, suffix: str, work) -> WorkerStage:
        command = functools.partial(_command, target=target, artifact=artifact)
        given = ("lowered",)
        return WorkerStage(name, target, given, artifact, suffix, command, work, _prepare)

    return [
        stage("image", "image", ".vxbin", _image),
        stage("assembly", "assembly", ".s", _assembly),
    ]
