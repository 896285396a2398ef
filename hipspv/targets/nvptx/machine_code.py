"""Machine code for NVIDIA's GPUs ahead of time: PTX, and cubins that ptxas makes of it where that is installed.

Names of architectures: "NVIDIA CUDA Compiler Driver NVCC", section "GPU Compilation".
"""

from __future__ import annotations

import functools
import re
import subprocess

from hipspv.core import process, workspace
from hipspv.core.errors import DriverError, SourceErrors, ToolMissing
from hipspv.core.stages import WorkerStage
from hipspv.targets.nvptx import cuda_toolkit
from hipspv.targets.target import NativeDevice

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.core.settings import DeviceSettings
    from hipspv.core.stages import Job, Stage, Worker
    from hipspv.targets.nvptx.target import Nvptx

# A virtual architecture and one of those for which machine code is made of its PTX.
_PAIR = re.compile(r"compute_(?P<virtual>\d+[af]?)=sm_(?P<real>\d+[af]?)")
_PLAIN = re.compile(r"sm_(?P<real>\d+[af]?)")
# ptxas's levels by LLVM's. Its own default is 3, which the driver's compiler uses, too.
_LEVELS = {"0": 0, "1": 1}
_USUAL_LEVEL = 3
# Messages of a ptxas that is older than the architecture or the version of PTX.
_TOO_OLD = ("is not defined for option 'gpu-name'", "Unsupported .version")


class Cubin(NativeDevice):
    """Machine code for one architecture, of the PTX of a target for the same or an earlier one."""

    __slots__ = ("arch", "bundle_id", "code", "of", "own", "real", "target")

    is_packed = True

    def __init__(self, target: Nvptx, real: str) -> None:
        """`real`: as sm_86."""
        virtual = target.arch.replace("sm_", "compute_")
        self.target = target
        self.real = real
        self.of = target.arch
        self.arch = f"{virtual}={real}"
        # LLVM's triple, whose environment is the virtual architecture.
        self.bundle_id = f"hip-{target.offload}-{virtual}-{real}"
        self.own = real == target.arch
        self.code = (target.arch, "cubin" if self.own else f"cubin-{real}")

    def file(self, stem: str, suffix: str) -> str:
        return self.target.file(stem, suffix if self.own else f"-{self.real}{suffix}")

    def is_available(self) -> bool:
        try:
            cuda_toolkit.program("ptxas")
        except ToolMissing:
            return False
        return True

    def _command(self, job: Job) -> list[str]:
        paths = job.paths[self.of, "ptx"], job.paths[self.code]
        return [*cuda_toolkit.program("ptxas"), *arguments(job.settings, self.real, *paths, job.quiet)]

    def stages(self) -> list[Stage]:
        name = "ptxas" if self.own else f"ptxas {self.real}"
        file = functools.partial(self.file, suffix=".cubin")
        made, work = self.code[1], self._assemble
        return [WorkerStage(name, self.target, ("ptx",), made, "", self._command, work, lambda _: None, file)]

    def _assemble(self, worker: Worker, ptx: bytes) -> bytes:
        """Return the cubin, or nothing if ptxas is older than the architecture. Raises SourceErrors."""
        job = worker.job
        workspace.write(job.paths[self.of, "ptx"], ptx)
        command = self._command(job)
        done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True)
        said = (done.stdout + done.stderr).decode(errors="replace").rstrip()
        if done.returncode and any(text in said for text in _TOO_OLD):
            return b""
        if done.returncode:
            raise SourceErrors(_failure(command, done.returncode, said))
        worker.say(said)
        return workspace.read(job.paths[self.code])


def arguments(settings: DeviceSettings, arch: str, ptx: str, result: str, quiet: bool) -> list[str]:
    """Return ptxas's arguments."""
    level = _LEVELS.get(settings.level, _USUAL_LEVEL)
    options = [f"-O{level}"] * (level != _USUAL_LEVEL)
    options += ["-lineinfo"] * settings.debug_lines
    options += ["-v"] * settings.resource_usage
    options += ["-w"] * quiet
    return [f"-arch={arch}", *options, *settings.ptxas_options, ptx, "-o", result]


def _failure(command: list[str], code: int, said: str) -> str:
    return (
        f"hipspv-cc: error: ptxas failed with {process.describe_exit(code)}:\n{process.quote(command)}\n{said}\n"
        "hipspv-cc: note: --save-temps keeps the PTX, and --no-machine-code leaves machine code out"
    )


def devices_of(name: str, targets: list[Nvptx], known: tuple[Nvptx, ...]) -> list[Cubin]:
    """Return the machine code that a name of --offload-arch= asks for beside the PTX of `targets`.

    `compute_80=sm_86` asks for that of sm_86, made of PTX for compute_80. Raises DriverError for one that can't be
    made. `known`: all targets.
    """
    if _PLAIN.fullmatch(name) or name in ("native", "all", "all-major"):
        return [Cubin(target, target.arch) for target in targets]
    pair = _PAIR.fullmatch(name)
    if not pair:
        return []
    reals = {target.arch for target in known}
    real = f"sm_{pair['real'].removesuffix('f')}"
    if not targets or real not in reals or not _fits(pair["virtual"], pair["real"]):
        raise DriverError(
            f"no machine code for sm_{pair['real']} can be made of PTX for compute_{pair['virtual']}",
            "name a virtual architecture of a target, and a later one, or after `a` the same one",
        )
    return [Cubin(target, real) for target in targets]


def _fits(virtual: str, real: str) -> bool:
    """Return true if ptxas takes PTX for one architecture to make code for another."""
    if virtual.endswith("a"):
        return virtual == real
    return int(virtual.rstrip("f")) <= int(real.rstrip("af"))
