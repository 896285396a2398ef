"""Where a job's artifacts and dependencies lie: in the workspace, kept, or at the output."""

from __future__ import annotations

import os

from hipspv.driver import depfile
from hipspv.driver.options import UNDECIDED
from hipspv.driver.stages.stage import DEVICE, HOST, SOURCE, Job, Stage
from hipspv.driver.workspace import Workspace


def name_artifacts(job: Job, stages: list[Stage], space: Workspace) -> None:
    """Give each artifact its path, and say which are written there.

    What only the worker's stages pass to each other stays in memory unless --save-temps keeps it.
    """
    job.draft = ""
    folder = job.kept_folder = job.kept_folder or _kept_folder(job)
    for stage in stages:
        name = job.file_name(stage)
        if stage.artifact == job.wanted[0] and job.output:
            path = space.begin(job.output)
            if path == job.output and stage.reads_source and job.dialect == UNDECIDED:
                path = job.draft = space.path(name)
        else:
            path = os.path.join(folder, name) if job.keep else space.path(name)
        job.paths[stage.artifact] = path
        if job.keep or stage.artifact in job.wanted:
            job.files.add(stage.artifact)
        if not stage.in_worker:
            job.files.update(stage.inputs)
    if any(stage.artifact == "device-bitcode" for stage in stages):
        job.device_inputs = [job.paths["device-bitcode"]]
    if job.keep and "linked" in job.paths:
        job.pass_folder = os.path.join(folder, f"{job.stem}-hip-spirv64-generic-passes")


def _kept_folder(job: Job) -> str:
    """Where --save-temps puts a job's files. With a page they have a folder of their own: other
    compilations write beside the same output."""
    if job.keep == "html":
        real = job.output not in ("", "-") and not (
            os.path.exists(job.output) and not os.path.isfile(job.output)
        )
        return (os.path.splitext(job.output)[0] if real else job.stem) + "-report"
    return os.path.dirname(job.output) if job.keep == "obj" else ""


def name_dependencies(job: Job, space: Workspace) -> None:
    """Where each side's clang writes its dependencies, if they are asked for."""
    if not depfile.wanted(job.line):
        return
    for side in (HOST, DEVICE):
        job.dependency_files[side] = space.path(f"{side}.d")
    target = depfile.target(job.line, job.source.path)
    job.dependencies[HOST] = depfile.words(job.line, target, job.dependency_files[HOST])
    job.dependencies[DEVICE] = depfile.device_words(job.line, target, job.dependency_files[DEVICE])


def write_dependencies(job: Job, stages: list[Stage], space: Workspace) -> None:
    """Put both sides' dependencies into the user's file."""
    files = [
        job.dependency_files[side]
        for side in (HOST, DEVICE)
        if side in job.dependency_files
        and any(SOURCE in s.inputs and s.side == side for s in stages)
    ]
    if not files:
        return
    texts = []
    for name in files:
        with open(name, encoding="utf-8", errors="surrogateescape") as file:
            texts.append(file.read())
    text = texts[0] if len(texts) == 1 else depfile.merge(*texts, phony=job.line.has("-MP"))
    path = depfile.path(job.line, job.source.path)
    space.write(path, text.encode("utf-8", "surrogateescape"))
