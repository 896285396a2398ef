"""The record of a compilation: a JSON file beside the files that --save-temps keeps.

docs/debugging.md, "The record", describes its fields.
"""

from __future__ import annotations

import json
import os
import sys
import time
from dataclasses import asdict, dataclass, field
from typing import Any

from hipspv.core.errors import DriverError
from hipspv.core.stages import Stage
from hipspv.core.workspace import Workspace
from hipspv.driver.run.job import Job
from hipspv.driver.run.versions import versions

FORMAT = 1
SUFFIX = "-hipspv.json"
LINK_SUFFIX = "-link" + SUFFIX  # a program may have the name of one of its sources


@dataclass(frozen=True, slots=True)
class StageRecord:
    """One stage. Times are in seconds, `begin` from the first stage's begin; `exit` is None for a
    stage that didn't run. `file` is relative to the record's directory."""

    name: str
    side: str
    command: list[str]
    artifact: str
    file: str
    exit: int | None
    begin: float
    seconds: float


@dataclass(frozen=True, slots=True)
class PassRecord:
    """One pass, in order. `file` is "" if it changed nothing."""

    name: str
    changed: bool
    seconds: float
    file: str


@dataclass(frozen=True, slots=True)
class Record:
    """One source's way through the stages."""

    source: str
    directory: str  # the directory in which the commands run
    command: list[str]
    output: str
    exit: int
    seconds: float
    settings: dict[str, Any]
    versions: dict[str, str]
    diagnostics: str
    stages: list[StageRecord] = field(default_factory=list)
    passes: list[PassRecord] = field(default_factory=list)
    start: str = ""  # the IR before the first pass

    def file(self, artifact: str) -> str:
        """Return the file of an artifact, "" if none was made."""
        return next((s.file for s in self.stages if s.artifact == artifact and s.exit == 0), "")


def write(job: Job, code: int, begin: float) -> str:
    """Write the record of a job that ended with `code`, and return its path."""
    # The compiler's own dependency files are gone, so repeated commands must not name them.
    job.dependencies = {}
    record = Record(
        source=job.source.path,
        directory=os.getcwd(),
        command=[os.path.basename(sys.argv[0]), *sys.argv[1:]],
        output=job.output,
        exit=code,
        seconds=time.perf_counter() - begin,
        settings=vars(job.settings),
        versions=versions(),
        diagnostics=b"".join(job.said).decode(errors="replace"),
        stages=[_stage(stage, job, begin) for stage in job.stages],
        passes=_passes(job),
        start=_start(job),
    )
    suffix = LINK_SUFFIX if job.device_origins else SUFFIX
    path = os.path.join(job.kept_directory, job.stem + suffix)
    text = json.dumps({"format": FORMAT, **asdict(record)}, indent=1, default=str)
    with Workspace() as space:
        space.write(path, text.encode(errors="surrogateescape"))
    return path


def read(path: str) -> Record:
    """Read a record. Raises DriverError for a file that isn't a record of this version."""
    try:
        with open(path, encoding="utf-8", errors="surrogateescape") as file:
            data = json.load(file)
        if data.pop("format") != FORMAT:
            raise DriverError(f"{path}: written by another version of hipspv", "compile again")
        data["stages"] = [StageRecord(**stage) for stage in data["stages"]]
        data["passes"] = [PassRecord(**step) for step in data["passes"]]
        return Record(**data)
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise DriverError(f"{path}: not a record of hipspv-cc: {error}") from None


def _stage(stage: Stage, job: Job, begin: float) -> StageRecord:
    path = job.paths[stage.artifact]
    final = job.output if stage.artifact == job.wanted[0] and job.output else path
    timing = next((t for t in job.timings if t.name == stage.name), None)
    return StageRecord(
        name=stage.name,
        side=stage.side,
        command=[final if arg == path else arg for arg in stage.command(job)],
        artifact=stage.artifact[1],
        file=_relative(final, job),
        exit=job.exits.get(stage.artifact),
        begin=timing.begin - begin if timing else 0.0,
        seconds=timing.seconds if timing else 0.0,
    )


def _start(job: Job) -> str:
    """Return the file with the first target's IR before the first pass."""
    directory = job.pass_directories.get(job.targets[0].arch)
    return _relative(os.path.join(directory, "00-linked.ll"), job) if directory else ""


def _passes(job: Job) -> list[PassRecord]:
    """Return the first target's passes."""
    arch = job.targets[0].arch
    log = next((side.log for side in job.sides if side.arch == arch), None)
    records = log.records() if log else []
    directory = job.pass_directories.get(arch, "")
    found = []
    for index, name, changed, seconds in (r[1:] for r in records if r[0] == "pass"):
        path = os.path.join(directory, f"{index:02}-{name}.ll")
        found.append(PassRecord(name, changed, seconds, _relative(path, job) if changed else ""))
    return found


def _relative(path: str, job: Job) -> str:
    return path if path == "-" else os.path.relpath(path, job.kept_directory or ".")
