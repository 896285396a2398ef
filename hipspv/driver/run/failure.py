"""Reports about failed stages, and the reproducer that a crash leaves."""

from __future__ import annotations

import os
import re
import shutil
import sys

from hipspv.core import process, reproducer
from hipspv.core.process import Child
from hipspv.driver.run.job import Job
from hipspv.driver.run.log import Log
from hipspv.driver.run.versions import versions
from hipspv.targets.target import Target

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

# LLVM refuses its own options, those of -mllvm, without the word "error".
_LLVMS_OPTION = b"Unknown command line argument"
# clang's driver says so of a crash of its front end, and then ends with the exit code 1, too
# (clang/include/clang/Basic/DiagnosticDriverKinds.td, err_drv_command_failed and _signalled).
_CRASH = re.compile(rb"error: .* command failed (?:with exit code|due to signal)")


def is_diagnosed(child: Child) -> bool:
    """Return true if a program's failure is the source's: it gave errors, and didn't crash."""
    return child.status == 1 and not _CRASH.search(child.stderr())


def explain_child(name: str, child: Child) -> str:
    """Describe a program's failure, unless its own diagnostics did so."""
    assert child.status is not None
    text = child.stderr()
    if child.status == 1 and (b"error" in text or _LLVMS_OPTION in text):
        from hipspv.driver.clang.diagnostics import without_colour
        from hipspv.driver.clang.hints import hint

        found = hint(without_colour(text.decode(errors="replace")), child.argv)
        return f"hipspv-cc: note: {found}\n" if found else ""
    return (
        f"hipspv-cc: error: {name} failed with {process.describe_exit(child.status)};"
        " run it again with:\n"
        f"{process.quote(child.argv)}\n"
    )


def explain_lack(path: str, given_up: Mapping[Target, str]) -> str:
    """Warn that a source or program has no code for spare targets. `given_up`: their errors."""
    from hipspv.driver.clang.diagnostics import without_colour

    text = ""
    for target, errors in given_up.items():
        lines = without_colour(errors).splitlines()
        first = next((line for line in lines if "error" in line), lines[0])
        text += (
            f"hipspv-cc: warning: {path}: no {target.arch} code: {first}\n"
            f"  remedy: --no-offload-arch={target.arch} leaves it out\n"
        )
    return text


def explain_side(job: Job, target: Target, log: Log, child: Child) -> str:
    """Name the device stage and pass that failed, and keep a reproducer of a crash. `child`: the
    process that ran the target's stages."""
    records = log.records()
    errors = [record[1] for record in records if record[0] in ("error", "wanted", "unwritten")]
    if errors:  # about the user's source, or a file of the output: nothing to reproduce
        return "\n".join(errors) + "\n"
    code = child.wait()
    begun = [record[1] for record in records if record[0] == "begin"]
    stage = begun[-1] if begun else "loading the device stages"
    where = stage
    if stage == "lower":
        begun_passes = [record[1] for record in records if record[0] == "pass begins"]
        where += f", pass {begun_passes[-1]}" if begun_passes else ""
    failed = "".join(record[1] for record in records if record[0] == "failed")
    why = failed or f"the process ended with {process.describe_exit(code)}"
    text = f"hipspv-cc: error: device code of {job.source.path}: {where} failed: {why}\n"
    output = child.stderr().decode(errors="replace")
    if output:
        text += output.rstrip() + "\n"
    if begun:
        directory = _keep_reproducer(job, target, stage, where, why, output)
        text += f"hipspv-cc: note: {directory}/{reproducer.SCRIPT} reproduces it\n"
    return text


def _keep_reproducer(job: Job, target: Target, stage: str, where: str, why: str, output: str) -> str:
    """Write a directory with the device bitcode, the commands up to the failure, options and
    versions, and return its path."""
    directory = reproducer.make_directory(job.stem)
    original, inputs = job.paths, job.device_inputs
    modules = inputs[target.arch]
    names = [f"device-{index}.bc" for index in range(len(modules))]
    for path, name in zip(modules, names, strict=True):
        shutil.copyfile(path, os.path.join(directory, name))
    steps = [step for step in target.stages() if step.in_worker]
    job.device_inputs = {target.arch: names}
    job.paths = {step.artifact: step.file("device") for step in steps}
    commands = []
    for step in steps:
        commands.append(step.command(job))
        if step.name == stage:
            break
    job.paths, job.device_inputs = original, inputs
    reproducer.write_script(directory, f"{where} failed.", commands)
    _write(directory, "options.txt", "\n".join([job.source.path, *map(str, sys.argv[1:])]) + "\n")
    _write(directory, "versions.txt", _lines(versions()))
    _write(directory, "failure.txt", f"{where}\n{why}\n{output}")
    return directory


def _lines(versions: dict[str, str]) -> str:
    return "".join(f"{name} {version}\n" for name, version in versions.items())


def _write(directory: str, name: str, text: str) -> None:
    with open(os.path.join(directory, name), "w", encoding="utf-8") as file:
        file.write(text)
