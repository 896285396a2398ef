"""Threads that end before their kernel does: assert, abort and trap."""

from __future__ import annotations

import zlib
from typing import ClassVar

from hipspv.llvm import Attributes, Builder, Function, Instruction, Module
from hipspv.llvm.attributes import FUNCTION
from hipspv.passes.analysis.call_graph import callers_closure, calls_of
from hipspv.passes.diagnostics import PassError, at_function
from hipspv.passes.interface import Pass
from hipspv.passes.metadata.records import add_record
from hipspv.passes.rewrite.inlining import always_inline

END_THREAD = "__hipspv_end_thread"
TRAP = "__hipspv_trap"
SERVICE = "__hipspv_service"

# The offset of hipspv_service.abort_site in bytes (devlib/service_abi.h).
_ABORT_SITE = 32


class LowerTraps(Pass):
    """Replaces `llvm.trap` by a call of the device library's `__hipspv_trap`, because OpenCL SPIR-V
    has no instruction that ends a kernel with an error.

    `__hipspv_trap` tells the host and ends the thread.
    """

    name: ClassVar[str] = "lower-traps"

    def run(self, module: Module) -> bool:
        changed = False
        for name in ("llvm.trap", "llvm.debugtrap", "llvm.ubsantrap"):
            intrinsic = module.function(name)
            if intrinsic is None:
                continue
            for call in calls_of(intrinsic):
                with Builder(module) as build:
                    build.before(call).call(_trap(module), [])
                call.erase()
            intrinsic.erase()
            changed = True
        return changed


def _trap(module: Module) -> Function:
    context = module.context
    return module.declare_builtin(TRAP, context.function(context.void(), []))


class LowerThreadExits(Pass):
    """Inlines functions that end their thread into their kernels, because only a kernel can return
    from a kernel.

    These are the functions that call `__hipspv_end_thread`, at any depth. In the kernel the call
    becomes a return. Before that the thread stores in the service block a number for the kernel and
    the place in it. The record `hipspv.abort` gives them in words.

    Runs before the optimiser, which then sees that no code follows.
    """

    name: ClassVar[str] = "lower-thread-exits"

    def run(self, module: Module) -> bool:
        end = module.function(END_THREAD)
        if end is None:
            return False
        for function in callers_closure([end]):
            if not function.is_kernel:
                always_inline(function)
        # simplifycfg drops the code after a call that doesn't return, also from later phis.
        Attributes(end).add(FUNCTION, "noreturn")
        module.run_passes("always-inline,function(simplifycfg),globaldce")
        _replace_calls(module)
        return True


def _replace_calls(module: Module) -> None:
    end = module.function(END_THREAD)
    calls = calls_of(end) if end else []
    stuck = {call.function for call in calls if not call.function.is_kernel}
    if stuck:
        message = "assert, abort or trap in a function that can't be inlined into its kernel"
        remedy = "call it neither recursively nor through a pointer"
        raise PassError([at_function(function, message, remedy) for function in stuck])
    sites: set[str] = set()
    for call in calls:
        _return_at(module, call, sites)
    for site in sorted(sites):
        add_record(module, "abort", _number(site), *site.split(" ", 1))
    if end:
        end.erase()


def _number(site: str) -> int:
    """The 64-bit number by which the runtime finds the place among all modules' places."""
    data = site.encode()
    return zlib.crc32(data) << 32 | zlib.adler32(data)


def _return_at(module: Module, call: Instruction, sites: set[str]) -> None:
    with Builder(module) as build:
        build.before(call)
        service = module.variable(SERVICE)
        if service:
            place = call.location
            site = call.function.name
            if place and place.line:
                site += f" {place.file}:{place.line}"
            sites.add(site)
            block = build.load(service.value_type, service)
            number = module.context.integer(64).constant(_number(site))
            build.store(number, build.offset(block, _ABORT_SITE), 8)
        build.ret()
    call.block.terminator.erase()
    call.erase()
