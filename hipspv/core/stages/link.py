"""The stage that links the device library to the device bitcode."""

from __future__ import annotations

import functools

from hipspv.core.settings import RECURSION_BYTES
from hipspv.core.stages import Job, Worker, WorkerStage, read_library
from hipspv.core.stages.lower import dialect_arguments, warp_synchronous

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from hipspv.core.settings import DeviceSettings
    from hipspv.llvm.context import Context
    from hipspv.llvm.module import Module
    from hipspv.passes.options import LowerOptions
    from hipspv.targets.target import Target


def command(job: Job, target: Target) -> list[str]:
    argv = ["hipspv", "link", *job.device_inputs[target.arch], *target.arguments]
    settings = job.settings
    if settings.checks or settings.coverage or settings.recursion_stack != RECURSION_BYTES:
        argv += dialect_arguments(job, "link")
    return [*argv, "-o", job.paths[target.arch, "linked"]]


def options_of(settings: DeviceSettings, target: Target, cuda: bool = False) -> LowerOptions:
    """Return the options for the passes."""
    from hipspv.passes.options import LowerOptions

    return LowerOptions(
        target,
        checks=settings.checks,
        coverage=settings.coverage,
        recursion_stack=settings.recursion_stack,
        warp_synchronous=warp_synchronous(settings, cuda),
        warp_size=settings.warp_size,
    )


def link(
    context: Context,
    paths: Sequence[str],
    library: Module,
    options: LowerOptions,
    origins: Mapping[str, str] | None = None,
) -> Module:
    """Link bitcode files and the functions of the library that they need into one module. The library
    module is consumed.

    `origins`: the names of the files' objects in messages.
    """
    from hipspv.core.ir_input import read_module
    from hipspv.core.stages.device_symbols import LinkSymbols
    from hipspv.passes.pipeline import run_phase

    origins = origins or {}
    symbols = LinkSymbols() if len(paths) > 1 or origins else None
    modes: dict[str, list[Module]] = {}
    for path in paths:
        module = read_module(path, context, options.target)
        module.triple = library.triple
        origin = origins.get(path, path)
        run_phase(module, "source", options.replace(apart=origin != path))
        if symbols:
            symbols.read(module, origin)
        mode = options.target.mode_of(module) if len(paths) > 1 else ""
        modes.setdefault(mode, []).append(module)
    if symbols:
        symbols.check()
    linked: dict[str, Module] = {}
    for mode, modules in modes.items():
        own = read_library(context, options.target) if linked else library
        linked[mode] = _with_libraries(_merge(modules), own, options)
    if symbols and len(linked) > 1:
        options.target.separate(linked, symbols.definers)
    module = _merge(list(linked.values()))
    if symbols:
        symbols.note_undefined(module)
    return module


def _with_libraries(module: Module, library: Module, options: LowerOptions) -> Module:
    from hipspv.passes.pipeline import run_phase

    run_phase(module, "link", options)
    module.link(library)
    options.target.link_math(module)
    return module


def _merge(modules: list[Module]) -> Module:
    """Link the modules into one, in order. In pairs: LLVM scans the whole destination for each
    module that it adds, so adding them one by one to the first would take quadratic time."""
    while len(modules) > 1:
        for target, source in zip(modules[::2], modules[1::2], strict=False):
            target.link(source)
        modules = modules[::2]
    return modules[0]


def _link(worker: Worker, paths: list[str]) -> Module:
    job = worker.job
    options = options_of(job.settings, worker.target, job.is_cuda)
    return link(worker.context, paths, worker.library, options, job.device_origins)


def stage(target: Target) -> WorkerStage:
    return WorkerStage(
        "link",
        target,
        ("device-bitcode",),
        "linked",
        "-link.bc",
        functools.partial(command, target=target),
        _link,
        lambda worker: worker.library,
    )
