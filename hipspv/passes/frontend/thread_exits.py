"""Threads that end before their kernel does: assert, abort and trap."""

from __future__ import annotations

import zlib

from hipspv.llvm import Attributes, Builder, Function, Instruction, Module, Predicate, Value
from hipspv.llvm.attributes import FUNCTION
from hipspv.passes.analysis.call_graph import callees_closure, callers_closure
from hipspv.passes.interface import Pass
from hipspv.passes.metadata.records import add_record
from hipspv.passes.rewrite.constants import after_allocas
from hipspv.passes.rewrite.helpers import helper
from hipspv.passes.rewrite.inlining import always_inline, small, unless_called_once
from hipspv.passes.rewrite.signatures import move_body, replace_call

END_THREAD = "__hipspv_end_thread"
TRAP = "__hipspv_trap"
SERVICE = "__hipspv_service"

# The offset of hipspv_service.abort_site in bytes (devlib/service_abi.h).
_ABORT_SITE = 32
# Instructions of a function that is inlined although it is called more than once.
_SMALL = 100
_LEAVE = "hipspv.leave"


# simplifycfg drops the code after a call that doesn't return, also from later phis. It must not thread branches: one
# that depends on an earlier one would skip the block at which the lanes of a warp meet again, for which
# insert-warp-barriers looks.
_DROP_AFTER_EXITS = "simplifycfg<no-simplify-cond-branch;no-speculate-blocks>"


class LowerTraps(Pass):
    """Replaces `llvm.trap` by a call of the device library's `__hipspv_trap`, because OpenCL SPIR-V
    has no instruction that ends a kernel with an error.

    `__hipspv_trap` informs the host and ends the thread.
    """

    def run(self, module: Module) -> bool:
        changed = False
        for name in ("llvm.trap", "llvm.debugtrap", "llvm.ubsantrap"):
            intrinsic = module.function(name)
            if intrinsic is None:
                continue
            for call in intrinsic.calls():
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
    """Makes threads return from their kernel where they end, because OpenCL SPIR-V has no
    instruction that ends a thread.

    Functions that end their thread are those that call `__hipspv_end_thread`, at any depth. Small ones are inlined.
    Others take the address of a code, set it, and return; their callers test it after the call and return, too.
    Inlining all would double the code with each level of functions that call the next one twice.

    Before a thread returns it stores in the service block a code for the kernel and the location in
    it. The record `hipspv.abort` names them.

    Runs before the optimiser, which then sees that no code follows.
    """

    def run(self, module: Module) -> bool:
        end = module.function(END_THREAD)
        if end is None:
            return False
        Attributes(end).add(FUNCTION, "noreturn")
        for function in small(module, callers_closure([end]), unless_called_once(_SMALL)):
            always_inline(function)
        module.run_passes(f"always-inline,function({_DROP_AFTER_EXITS}),globaldce")
        if end := module.function(END_THREAD):
            _Exits(module).lower(end)
        return True


class _Exits:
    """The ends of a module's threads."""

    def __init__(self, module: Module) -> None:
        self._module, context = module, module.context
        self._i64, self._void = context.integer(64), context.void()
        self._pointer = context.pointer(module.target.spaces.private)
        self._service = module.variable(SERVICE)
        self._codes: dict[Function, Value] = {}  # the address of the code that ends a thread
        self._sites: dict[str, int] = {}

    def lower(self, end: Function) -> None:
        shared = self._take_codes([f for f in callers_closure([end]) if not f.is_kernel])
        locations: dict[Function, set[str]] = {}  # of ends outside of kernels
        for call in end.calls():
            if call.function.is_kernel:
                self._end_kernel(call)
            else:
                locations.setdefault(call.function, set()).add(self._end_function(call))
        end.erase()
        for function in shared:
            for call in function.calls():
                self._test(call)
        self._module.run_passes("always-inline,globaldce")
        if leave := self._module.function(_LEAVE):
            self._leave(leave)
        self._name_sites(locations)
        for site in sorted(self._sites):
            add_record(self._module, "abort", self._sites[site], *site.split(" ", 1))

    def _take_codes(self, functions: list[Function]) -> list[Function]:
        """Gives the functions a last parameter: the address of the code."""
        context, changed = self._module.context, []
        old = {function: function.value_type for function in functions}
        for function, type in old.items():
            types = [*type.parameters, self._pointer]
            new = move_body(function, context.function(type.returns, types), range(len(types) - 1))
            Attributes(new).remove(FUNCTION, "noreturn")
            self._codes[new] = new.parameters[-1]
            changed.append(new)
        with Builder(self._module) as build:
            for function, new in zip(functions, changed, strict=True):
                for call in function.calls():
                    code = self._code_in(call.function)
                    made = replace_call(build, call, new, [*call.arguments, code])
                    Attributes(made).remove(FUNCTION, "noreturn")
                    call.replace_all_uses_with(made)
                    call.erase()
                function.erase()
        return changed

    def _code_in(self, function: Function) -> Value:
        if function not in self._codes:  # a kernel
            with Builder(self._module) as build:
                build.before(function.entry.first)
                code = self._codes[function] = build.alloca(self._i64)
                build.before(after_allocas(function)).store(self._i64.constant(0), code)
        return self._codes[function]

    def _end_kernel(self, call: Instruction) -> None:
        site = " ".join(filter(None, (call.function.name, _location_of(call))))
        with Builder(self._module) as build:
            build.before(call)
            if self._service:
                self._sites[site] = _code(site)
                self._store_code(build, self._i64.constant(_code(site)))
            build.ret()
        call.block.terminator.erase()
        call.erase()

    def _end_function(self, call: Instruction) -> str:
        """Builds a return with the code of the location. Returns the location."""
        function, location = call.function, _location_of(call)
        with Builder(self._module) as build:
            build.before(call).store(self._i64.constant(_code(location)), self._codes[function])
            _return_nothing(build, function)
        call.block.terminator.erase()
        call.erase()
        return location

    def _test(self, call: Instruction) -> None:
        """Leaves the caller after the call if the thread has ended."""

        def body(build: Builder, code: Value) -> None:
            leave, stay = build.append_block("leave"), build.append_block("stay")
            ended = build.compare(Predicate.NE, build.load(self._i64, code), 0)
            build.branch_if(ended, leave, stay)
            build.at_end(leave).builtin(_LEAVE, self._void)
            build.unreachable()
            build.at_end(stay)

        test = helper(self._module, "hipspv.test.end", self._void, [self._pointer], body)
        following = call.next
        assert following
        with Builder(self._module) as build:
            build.before(following).call(test, [self._codes[call.function]])

    def _leave(self, leave: Function) -> None:
        for call in leave.calls():
            function = call.function
            with Builder(self._module) as build:
                build.before(call)
                if function.is_kernel and self._service:
                    code = build.load(self._i64, self._codes[function])
                    own = self._i64.constant(_code(function.name))
                    self._store_code(build, build.xor(code, own))
                _return_nothing(build, function)
            call.block.terminator.erase()
            call.erase()
        leave.erase()

    def _store_code(self, build: Builder, code: Value) -> None:
        assert self._service
        block = build.load(self._service.value_type, self._service)
        build.store(code, build.offset(block, _ABORT_SITE), 8)

    def _name_sites(self, locations: dict[Function, set[str]]) -> None:
        """Names the locations that each kernel reaches in functions."""
        for kernel in self._module.kernels() if self._service and locations else ():
            for function in callees_closure(self._module, [kernel]):
                for location in locations.get(function, ()):
                    site = " ".join(filter(None, (kernel.name, location)))
                    self._sites[site] = _code(kernel.name) ^ _code(location)


def _location_of(call: Instruction) -> str:
    """The file and the line; empty if they aren't known."""
    location = call.location
    return f"{location.file}:{location.line}" if location and location.line else ""


def _code(text: str) -> int:
    """A 64-bit code of the text, which isn't 0. The runtime finds a location by it among those of all modules."""
    data = text.encode()
    return zlib.crc32(data) << 32 | zlib.adler32(data)


def _return_nothing(build: Builder, function: Function) -> None:
    returns = function.value_type.returns
    build.ret(None if returns == build.module.context.void() else returns.null())
