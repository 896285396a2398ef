"""Threads that end before their kernel does: assert, abort and trap."""

from __future__ import annotations

import zlib
from typing import ClassVar

from hipspv.llvm import Attributes, Builder, Function, Instruction, Module, Predicate, Value
from hipspv.llvm.attributes import FUNCTION
from hipspv.passes.analysis.call_graph import callers_closure, calls_of, spread
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
    """Makes threads return from their kernel where they end, because OpenCL SPIR-V has no
    instruction that ends a thread.

    Functions that end their thread are those that call `__hipspv_end_thread`, at any depth. Small
    ones are inlined. Others take the address of a number, set it, and return; their callers test it
    after the call and return, too. Inlining all would double the code with each level of functions
    that call the next one twice.

    Before a thread returns it stores in the service block a number for the kernel and the place in
    it. The record `hipspv.abort` gives them in words.

    Runs before the optimiser, which then sees that no code follows.
    """

    name: ClassVar[str] = "lower-thread-exits"

    def run(self, module: Module) -> bool:
        end = module.function(END_THREAD)
        if end is None:
            return False
        Attributes(end).add(FUNCTION, "noreturn")
        for function in small(module, callers_closure([end]), unless_called_once(_SMALL)):
            always_inline(function)
        # simplifycfg drops the code after a call that doesn't return, also from later phis.
        module.run_passes("always-inline,function(simplifycfg),globaldce")
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
        self._numbers: dict[Function, Value] = {}  # the address of the number that ends a thread
        self._sites: dict[str, int] = {}

    def lower(self, end: Function) -> None:
        shared = self._take_numbers([f for f in callers_closure([end]) if not f.is_kernel])
        places: dict[Function, set[str]] = {}  # of ends outside of kernels
        for call in calls_of(end):
            if call.function.is_kernel:
                self._end_kernel(call)
            else:
                places.setdefault(call.function, set()).add(self._end_function(call))
        end.erase()
        for function in shared:
            for call in calls_of(function):
                self._test(call)
        self._module.run_passes("always-inline,globaldce")
        if leave := self._module.function(_LEAVE):
            self._leave(leave)
        self._name_sites(places)
        for site in sorted(self._sites):
            add_record(self._module, "abort", self._sites[site], *site.split(" ", 1))

    def _take_numbers(self, functions: list[Function]) -> list[Function]:
        """Gives the functions a last parameter: the address of the number."""
        context, changed = self._module.context, []
        old = {function: function.value_type for function in functions}
        for function, type in old.items():
            types = [*type.parameters, self._pointer]
            new = move_body(function, context.function(type.returns, types), range(len(types) - 1))
            Attributes(new).remove(FUNCTION, "noreturn")
            self._numbers[new] = new.parameters[-1]
            changed.append(new)
        with Builder(self._module) as build:
            for function, new in zip(functions, changed, strict=True):
                for call in calls_of(function):
                    number = self._number_in(call.function)
                    made = replace_call(build, call, new, [*call.arguments, number])
                    Attributes(made).remove(FUNCTION, "noreturn")
                    call.replace_all_uses_with(made)
                    call.erase()
                function.erase()
        return changed

    def _number_in(self, function: Function) -> Value:
        if function not in self._numbers:  # a kernel
            with Builder(self._module) as build:
                build.before(function.entry.first)
                number = self._numbers[function] = build.alloca(self._i64)
                build.before(after_allocas(function)).store(self._i64.constant(0), number)
        return self._numbers[function]

    def _end_kernel(self, call: Instruction) -> None:
        site = " ".join(filter(None, (call.function.name, _place_of(call))))
        with Builder(self._module) as build:
            build.before(call)
            if self._service:
                self._sites[site] = _number(site)
                self._tell(build, self._i64.constant(_number(site)))
            build.ret()
        call.block.terminator.erase()
        call.erase()

    def _end_function(self, call: Instruction) -> str:
        """Sets the number of the place, and returns. Returns the place in words."""
        function, place = call.function, _place_of(call)
        with Builder(self._module) as build:
            build.before(call).store(self._i64.constant(_number(place)), self._numbers[function])
            _return_nothing(build, function)
        call.block.terminator.erase()
        call.erase()
        return place

    def _test(self, call: Instruction) -> None:
        """Leaves the caller after the call if the thread has ended."""

        def body(build: Builder, number: Value) -> None:
            leave, stay = build.append_block("leave"), build.append_block("stay")
            ended = build.compare(Predicate.NE, build.load(self._i64, number), 0)
            build.branch_if(ended, leave, stay)
            build.at_end(leave).builtin(_LEAVE, self._void)
            build.unreachable()
            build.at_end(stay)

        test = helper(self._module, "hipspv.test.end", self._void, [self._pointer], body)
        following = call.next
        assert following
        with Builder(self._module) as build:
            build.before(following).call(test, [self._numbers[call.function]])

    def _leave(self, leave: Function) -> None:
        for call in calls_of(leave):
            function = call.function
            with Builder(self._module) as build:
                build.before(call)
                if function.is_kernel and self._service:
                    number = build.load(self._i64, self._numbers[function])
                    own = self._i64.constant(_number(function.name))
                    self._tell(build, build.xor(number, own))
                _return_nothing(build, function)
            call.block.terminator.erase()
            call.erase()
        leave.erase()

    def _tell(self, build: Builder, number: Value) -> None:
        assert self._service
        block = build.load(self._service.value_type, self._service)
        build.store(number, build.offset(block, _ABORT_SITE), 8)

    def _name_sites(self, places: dict[Function, set[str]]) -> None:
        """Names the places that each kernel reaches in functions."""
        callees = self._module.index().callees()
        for kernel in self._module.kernels() if self._service and places else ():
            for function in spread(kernel, set(), lambda f: callees.get(f, ())):
                for place in places.get(function, ()):
                    site = " ".join(filter(None, (kernel.name, place)))
                    self._sites[site] = _number(kernel.name) ^ _number(place)


def _place_of(call: Instruction) -> str:
    """The file and the line; empty if they aren't known."""
    place = call.location
    return f"{place.file}:{place.line}" if place and place.line else ""


def _number(text: str) -> int:
    """A 64-bit number of the text, which isn't 0. The runtime finds a place by it among all
    modules' places.
    """
    data = text.encode()
    return zlib.crc32(data) << 32 | zlib.adler32(data)


def _return_nothing(build: Builder, function: Function) -> None:
    returns = function.value_type.returns
    build.ret(None if returns == build.module.context.void() else returns.null())
