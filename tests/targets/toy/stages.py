"""The stage that prints the front end's module."""

from __future__ import annotations

from hipspv.core.ir_input import read_module
from hipspv.core.stages import Stage, Worker, WorkerStage
from hipspv.targets.target import Target

MARK = b"; toy code\n"


def _print(worker: Worker, files: list[str]) -> bytes:
    module = read_module(files[0], worker.context, worker.target)
    return MARK + str(module).encode()


def stages(target: Target) -> list[Stage]:
    return [
        WorkerStage(
            "print",
            target,
            ("device-bitcode",),
            "toy-text",
            ".toy",
            lambda job: ["toy-print", *job.device_inputs[target.arch]],
            _print,
            lambda worker: worker.context,
        )
    ]
