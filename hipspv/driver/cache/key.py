"""The inputs of a result that are known before clang runs. The files that clang then reads
are in the manifest, which lies under this key."""

from __future__ import annotations

import os

from hipspv.core.stages import Stage
from hipspv.core.store import digest
from hipspv.core.workspace import read
from hipspv.driver.cache import tools
from hipspv.driver.options.command_line import Argument
from hipspv.targets.target import Target

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.driver.run.job import Job

_FORMAT = "hipspv code 7"

# Variables that influence clang: search paths of headers (clang/lib/Driver/ToolChains/Clang.cpp), options (CCC_,
# CLANG_), the time, the directory's name in debug information, and the libraries that are loaded into clang.
_VARIABLES = (
    *("CPATH", "C_INCLUDE_PATH", "CPLUS_INCLUDE_PATH", "OBJC_INCLUDE_PATH"),
    *("OBJCPLUS_INCLUDE_PATH", "GCC_EXEC_PREFIX", "COMPILER_PATH", "SDKROOT"),
    *("SOURCE_DATE_EPOCH", "PWD", "LD_LIBRARY_PATH", "LD_PRELOAD"),
)
# Options that name outputs or concern the link alone. For safety all others count.
_OUTPUTS = ("-o", "-c", "-MD", "-MMD", "-MF", "-MT", "-MQ", "-MP", "--time-report", "-L", "-l")
_PREFIXES = ("CCC_", "CLANG_", "LLVM_", "KMP_", "HIP_", "ROCM_", "CUDA_")


def first_key(job: Job, target: Target | None, stages: list[Stage], stdin: bytes, clang: tuple) -> str:
    """Return one side's key in hexadecimal digits. `target` is the device side's, `stdin` is
    clang's standard input, `clang` the facts about clang (`tools.clang`)."""
    names = {path: name for name, path in job.paths.items()}
    names |= {path: f"{side}.d" for side, path in job.dependency_files.items()}
    modules = _modules(job)
    names |= {path: f"module {index}" for index, path in enumerate(modules)}
    argv = [[names.get(arg, arg) for arg in stage.command(job)] for stage in stages]
    settings = sorted((name, repr(value)) for name, value in vars(job.settings).items())
    facts = (
        _FORMAT,
        clang,
        tools.device_tools(job.settings.translator, target) if target else (),
        _environment(),
        os.getcwd(),
        argv,
        _options(job),
        settings,
        list(modules.values()),
        [stage.artifact for stage in stages],
        (job.source.path, job.source.language, job.wanted, job.cuid, job.color),
    )
    return digest(repr(facts).encode() + b"\0" + job.content + b"\0" + stdin).hex()


def header_key(argv: list[str], text: bytes, clang: tuple) -> str:
    """Return the key of precompiled headers in hexadecimal digits. `argv` make them from `text`.

    The current directory doesn't count: every header's path is absolute.
    """
    variables = [variable for variable in _environment() if variable[0] != "PWD"]
    facts = (_FORMAT, "precompiled headers", clang, variables, argv)
    return digest(repr(facts).encode() + b"\0" + text).hex()


def _modules(job: Job) -> dict[str, tuple[str, bytes]]:
    """Return, for each module that a link reads, its object's name in messages and the digest of its content."""
    return {path: (origin, digest(read(path))) for path, origin in job.device_origins.items()}


def _options(job: Job) -> list[tuple[str, ...]]:
    """Return the options as given: some reach the device side through neither arguments nor settings."""
    given = [item for item in job.line.items if isinstance(item, Argument)]
    return [a.argv for a in given if a.option is None or a.option.name not in _OUTPUTS]


def _environment() -> list[tuple[str, str]]:
    return sorted(
        (name, value) for name, value in os.environ.items() if name in _VARIABLES or name.startswith(_PREFIXES)
    )
