"""The stages from lowered LLVM bitcode to SPIR-V, with launch metadata, and to its text."""

from __future__ import annotations

import functools
import os

from hipspv.core import toolchain, workspace
from hipspv.core.errors import TranslationError
from hipspv.core.stages import DEVICE, Job, Stage, Worker, WorkerStage
from hipspv.targets.spirv.versions import EXTENSIONS, SUBGROUP_VERSION

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from hipspv.core.settings import DeviceSettings
    from hipspv.llvm.module import Module
    from hipspv.targets.target import Target

_LANES = "hipspv.lanes "


def translate(bitcode: bytes, records: list[str], settings: DeviceSettings, directory: str) -> bytes:
    """Return the SPIR-V of a lowered module, with its launch metadata.

    records: of launch metadata. directory: takes temporary files. The version is that of the
    settings, or else the usual one, or 1.3 if that is needed.
    """
    from hipspv.spirv.clock import add_clocks
    from hipspv.spirv.lines import add_lines
    from hipspv.spirv.metadata import add_records

    linear = any(record.startswith(_LANES) for record in records)
    version = settings.spirv_version
    if linear and version and version < SUBGROUP_VERSION:
        raise TranslationError(f"operations of warps need SPIR-V {SUBGROUP_VERSION}")
    version = version or (SUBGROUP_VERSION if linear else settings.usual_spirv_version)
    if settings.translator == "llvm-spirv":
        spirv = _llvm_spirv(bitcode, version, settings.spirv_extensions, directory)
    else:
        spirv = _llvm(bitcode, version, settings.spirv_extensions)
    return add_records(add_clocks(add_lines(spirv)), records)


def validate(spirv: bytes) -> None:
    """Check a module with spirv-val."""
    import subprocess

    argv = [toolchain.spirv_tool("spirv-val"), "-"]
    done = subprocess.run(argv, input=spirv, capture_output=True)
    if done.returncode:
        raise TranslationError("spirv-val: " + done.stderr.decode(errors="replace").strip())


def preload(translator: str, extensions: Sequence[str] = EXTENSIONS) -> None:
    """Load the translator's resources, while clang still runs."""
    if translator == "llvm":
        from hipspv.targets.spirv.code_generator import back_end

        back_end(tuple(extensions))


def _llvm(bitcode: bytes, version: str, extensions: Sequence[str]) -> bytes:
    """Translate with LLVM's own SPIR-V back end."""
    from hipspv.llvm.errors import LLVMError
    from hipspv.targets.spirv.code_generator import back_end

    try:
        return back_end(tuple(extensions)).translate(bitcode, f"spirv64v{version}-unknown-unknown")
    except LLVMError as error:
        raise TranslationError(str(error)) from None


def _llvm_spirv(bitcode: bytes, version: str, extensions: Sequence[str], directory: str) -> bytes:
    """Translate with the Khronos translator."""
    import subprocess

    source, result = (os.path.join(directory, "translate.bc"), os.path.join(directory, "translate.spv"))
    workspace.write(source, bitcode)
    argv = [toolchain.llvm_spirv(), f"--spirv-max-version={version}"]
    # The module states which kernels may fuse products and sums, by the pass set-fp-contract.
    argv += ["--spirv-fp-contract=fast"]
    names = ["+all" if name == "all" else name for name in extensions]
    argv += [f"--spirv-ext={','.join(names)}"] * bool(names)
    argv += [source, "-o", result]
    done = subprocess.run(argv, capture_output=True, text=True)
    if done.returncode or not os.path.exists(result):
        why = next((line for line in done.stderr.splitlines() if line), "")
        raise TranslationError(f"{why} (exit code {done.returncode}; {' '.join(argv)})")
    spirv = workspace.read(result)
    # The tool claims the lowest sufficient version, often 1.0; later versions allow the same.
    major, minor = map(int, version.split("."))
    return spirv[:4] + bytes((0, minor, major, 0)) + spirv[8:]


def _command(job: Job, target: Target) -> list[str]:
    argv = ["hipspv", "translate", job.paths[target.arch, "lowered"]]
    argv += job.stage_arguments("translate")
    return [*argv, "-o", job.paths[target.arch, "spirv"]]


def _translate(worker: Worker, module: Module) -> bytes:
    from hipspv.passes.metadata.records import read_records

    settings = worker.job.settings
    spirv = translate(module.bitcode(), read_records(module), settings, worker.directory)
    if settings.validate:
        worker.keep("spirv", spirv)
        validate(spirv)
    return spirv


def _prepare(worker: Worker) -> None:
    preload(worker.job.settings.translator, worker.job.settings.spirv_extensions)


def _disassemble_command(job: Job, target: Target) -> list[str]:
    argv = [toolchain.spirv_tool("spirv-dis"), "--no-color", job.paths[target.arch, "spirv"]]
    return [*argv, "-o", job.paths[target.arch, "spirv-text"]]


def stages(target: Target) -> list[Stage]:
    return [
        WorkerStage(
            "translate",
            target,
            ("lowered",),
            "spirv",
            ".spv",
            functools.partial(_command, target=target),
            _translate,
            _prepare,
        ),
        Stage(
            "disassemble",
            DEVICE,
            ((target.arch, "spirv"),),
            (target.arch, "spirv-text"),
            lambda stem: target.file(stem, ".s"),
            functools.partial(_disassemble_command, target=target),
            target=target,
        ),
    ]
