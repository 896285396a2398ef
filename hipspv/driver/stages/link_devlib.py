"""Link the device library to the device bitcode."""

from __future__ import annotations

from hipspv.driver import toolchain
from hipspv.driver.stages.stage import DEVICE, Job, Stage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from hipspv.llvm.context import Context
    from hipspv.llvm.module import Module


def command(job: Job) -> list[str]:
    return ["hipspv", "link", *job.device_inputs, "-o", job.paths["linked"]]


def link(context: Context, paths: Sequence[str], library: Module) -> Module:
    """Link bitcode files and what they need of the library, which is used up, to one module."""
    from hipspv.driver.ir_input import read_module
    from hipspv.passes.pipeline import prepare_link, prepare_source

    modules = [read_module(path, context) for path in paths]
    for module in modules:
        module.triple = library.triple
        prepare_source(module)
    for module in modules[1:]:
        modules[0].link(module)
    prepare_link(modules[0])
    modules[0].link(library)
    return modules[0]


def read_library(context: Context) -> Module:
    """The device library; its functions are read when they are linked."""
    from hipspv.llvm.module import Module

    return Module.read(toolchain.device_library(), context, lazy=True)


STAGE = Stage(
    "link",
    DEVICE,
    ("device-bitcode",),
    "linked",
    "{stem}-hip-spirv64-generic-link.bc",
    command,
    link,
)
