"""The stages from lowered LLVM bitcode to PTX, and from PTX to NVIDIA's machine code and its text.

The latter are by NVIDIA's programs, where these are installed.
"""

from __future__ import annotations

import functools

from hipspv.core.stages import ExtraStage, Job, Stage
from hipspv.core.stages.code import code_stage
from hipspv.targets.nvptx import cuda_toolkit

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from hipspv.llvm.module import Module
    from hipspv.targets.nvptx.target import Nvptx
    from hipspv.targets.target import Target

    Arguments = Callable[..., list[str]]
    Wanted = Callable[[Job], bool]


def assemble(module: Module, target: Nvptx) -> bytes:
    """Return a lowered module as PTX. Raises LLVMError."""
    from hipspv.llvm.code_generator import emit
    from hipspv.targets.nvptx.assembly_versions import needed_version
    from hipspv.targets.nvptx.code_generator import machine

    version = max(target.ptx_version, needed_version(module))
    return emit(module.bitcode(), machine(target.arch, version), text=True)


def _assembler_arguments(job: Job, target: Target) -> list[str]:
    from hipspv.targets.nvptx import machine_code

    paths = job.paths[target.arch, "ptx"], job.paths[target.arch, "cubin"]
    return machine_code.arguments(job.settings, target.arch, *paths, job.quiet)


def _disassembler_arguments(job: Job, target: Target) -> list[str]:
    lines = ["-g"] if job.settings.debug_lines else []
    return ["-c", *lines, job.paths[target.arch, "cubin"]]


def _is_kept(job: Job) -> bool:
    return bool(job.keep)


def _is_assembled(job: Job, target: Target) -> bool:
    made = any(device.of == target.arch for device in job.devices)  # machine_code.py
    return not made and (_is_kept(job) or job.settings.resource_usage)


def stages(target: Nvptx) -> list[Stage]:
    """Return the stages. The name of one that runs a program of NVIDIA's is the program's."""

    def program(name: str, given: str, made: str, argv: Arguments, wanted: Wanted, prints: bool = False) -> ExtraStage:
        path = functools.partial(cuda_toolkit.program, name)
        arguments = functools.partial(argv, target=target)
        return ExtraStage(name, target, given, made, f".{made}", path, arguments, wanted, prints)

    return [
        code_stage(target, "ptx", ".ptx", lambda worker, module: assemble(module, target)),
        program("ptxas", "ptx", "cubin", _assembler_arguments, functools.partial(_is_assembled, target=target)),
        program("nvdisasm", "cubin", "sass", _disassembler_arguments, _is_kept, prints=True),
    ]
