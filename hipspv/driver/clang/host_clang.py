"""The host side of the source to an object that names its device code __hip_fatbin_<hash>."""

from __future__ import annotations

from hipspv.core.stages import HOST, SOURCE, Stage
from hipspv.driver.clang import cross_host
from hipspv.driver.clang.shared_arguments import clang_side, last_arguments
from hipspv.driver.options import option_table

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.driver.run.job import Job


def command(job: Job) -> list[str]:
    argv = _common(job)
    if job.relocatable:
        argv.append("-fno-lto")  # device bitcode is stored in an ELF object
    if cross_host.is_cross(job.line):
        argv.append("-emit-llvm")
    return [*argv, "-c", "-o", job.paths["", "host-object"], job.input_of(HOST)]


def text_command(job: Job) -> list[str]:
    """Return the command for assembly, LLVM IR or link-time IR: clang itself puts the bundle in."""
    argv = _common(job)
    argv += ["-Xclang", "-fcuda-include-gpubinary", "-Xclang", job.paths["", "bundle"]]
    argv += ["-S" if job.line.has("-S") else "-c"]
    if job.line.has("-emit-llvm"):
        argv.append("-emit-llvm")
    return [*argv, "-o", job.paths["", "host-text"], job.input_of(HOST)]


def front_end(job: Job) -> list[str]:
    """Return the arguments of clang for the host side, whatever the artifact."""
    given = host_arguments(job)
    argv = [*clang_side(job, HOST, job.targets[0]), *given, *last_arguments(job, given)]
    return [*argv, *job.dependencies.get("", [])]


def _common(job: Job) -> list[str]:
    argv = [*front_end(job), *job.auxiliary]
    # clang fails on the names that it derives from `-`.
    if job.keep and job.clang_input != "-" and "" not in job.needs.changed_files:
        argv.append("-save-temps=obj")
    return argv


def host_arguments(job: Job) -> list[str]:
    """Return the user's options. clang refuses OpenMP in HIP unless the host alone gets it."""
    argv: list[str] = []
    for arg in job.line.arguments_for(option_table.HOST):
        if arg.startswith("-fopenmp"):
            argv.append("-Xarch_host")
        argv.append(arg)
    if job.line.has("-fsanitize"):
        # The check of a called function's type reads the words before the function. A kernel's
        # address is that of a variable, so clang 22's optimiser removes the call.
        argv.append("-fno-sanitize=function")
    return argv


STAGE = Stage("host clang", HOST, (SOURCE,), ("", "host-object"), "{}-host-x86_64-unknown-linux-gnu.o".format, command)

TEXT_STAGE = Stage(
    "host clang (text)",
    HOST,
    (SOURCE, ("", "bundle")),
    ("", "host-text"),
    "{}-host-x86_64-unknown-linux-gnu.txt".format,
    text_command,
)
