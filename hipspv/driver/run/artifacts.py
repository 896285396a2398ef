"""Paths of a job's artifacts and dependencies: in the workspace, kept, or at the output."""

from __future__ import annotations

import os

from hipspv.core.stages import SOURCE, Stage
from hipspv.core.workspace import Workspace
from hipspv.driver.clang import depfile
from hipspv.driver.options.command_line import UNDECIDED
from hipspv.driver.run.job import Job


def name_artifacts(job: Job, stages: list[Stage], space: Workspace) -> None:
    """Give each artifact its path, and note which artifacts are written to theirs.

    Artifacts that only the worker's stages pass on stay in memory unless --save-temps keeps them.
    """
    job.draft = ""
    directory = job.kept_directory = job.kept_directory or _kept_directory(job)
    for stage in stages:
        name = stage.file(job.stem)
        if stage.artifact == job.wanted[0] and job.output:
            path = space.begin(job.output)
            if path == job.output and stage.reads_source and job.dialect == UNDECIDED:
                path = job.draft = space.path(name)
        else:
            path = os.path.join(directory, name) if job.keep else space.path(name)
        job.paths[stage.artifact] = path
        if job.keep or stage.artifact in job.wanted:
            job.files.add(stage.artifact)
        if not stage.in_worker:
            job.files.update(stage.inputs)
    for target in job.targets:
        bitcode = job.paths.get((target.arch, "device-bitcode"))
        if bitcode:
            job.device_inputs[target.arch] = [bitcode]
        if job.keep and (target.arch, "lowered") in job.paths:
            job.pass_directories[target.arch] = os.path.join(
                directory, target.passes_directory(job.stem)
            )


def _kept_directory(job: Job) -> str:
    """Return the directory in which --save-temps puts a job's files. With an HTML page they get a
    directory of their own, because other compilations write beside the same output."""
    if job.keep == "html":
        real = job.output not in ("", "-") and not (
            os.path.exists(job.output) and not os.path.isfile(job.output)
        )
        return (os.path.splitext(job.output)[0] if real else job.stem) + "-report"
    return os.path.dirname(job.output) if job.keep == "obj" else ""


def name_dependencies(job: Job, space: Workspace) -> None:
    """Choose the file to which each clang writes its dependencies, if the user asks for them."""
    if not depfile.wanted(job.line):
        return
    name = depfile.target(job.line, job.source.path)
    job.dependency_files[""] = space.path("host.d")
    job.dependencies[""] = depfile.words(job.line, name, job.dependency_files[""])
    for target in job.targets:
        file = job.dependency_files[target.arch] = space.path(f"{target.arch}.d")
        job.dependencies[target.arch] = depfile.device_words(job.line, name, file)


def write_dependencies(job: Job, stages: list[Stage], space: Workspace) -> None:
    """Merge the dependencies of all sides into the user's file."""
    read = {stage.target.arch if stage.target else "" for stage in stages if SOURCE in stage.inputs}
    files = [file for side, file in job.dependency_files.items() if side in read]
    if not files:
        return
    texts = []
    for name in files:
        with open(name, encoding="utf-8", errors="surrogateescape") as file:
            texts.append(file.read())
    text = texts[0]
    for other in texts[1:]:
        text = depfile.merge(text, other, phony=job.line.has("-MP"))
    path = depfile.path(job.line, job.source.path)
    space.write(path, text.encode("utf-8", "surrogateescape"))
