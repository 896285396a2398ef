"""Data races of a block's threads on shared memory."""

from __future__ import annotations

import re

from hipspv.llvm import Attributes, Builder, Module
from hipspv.llvm.attributes import FUNCTION
from hipspv.llvm.enums import Linkage, Opcode
from hipspv.llvm.values import ConstantExpr, Function, GlobalVariable, Instruction, Value
from hipspv.passes.analysis.call_graph import callees_closure, callers_closure
from hipspv.passes.analysis.lanes import WARP_SIZE
from hipspv.passes.analysis.uses import uses_of
from hipspv.passes.checks.accesses import (
    ATOMIC,
    MAYBE,
    MEMORY,
    ONCE,
    WRITE,
    Access,
    Once,
    Texts,
    accesses_of,
    is_library,
    site,
)
from hipspv.passes.frontend.cast_pointer_parameters import CastPointerParameters
from hipspv.passes.frontend.lower_byref_parameters import LowerByrefParameters
from hipspv.passes.grid.inline_calls import BARRIER as GRID_BARRIER
from hipspv.passes.grid.inline_calls import GROUP_BARRIER
from hipspv.passes.interface import Pass
from hipspv.passes.memory.infer_address_spaces import InferAddressSpaces
from hipspv.passes.rewrite.constants import after_allocas
from hipspv.passes.rewrite.inlining import always_inline

_HOME = "hipspv.race.home"
_TEXTS = "hipspv.race.texts"

_STEPS = (Opcode.GEP, Opcode.ADDRSPACE_CAST, Opcode.BITCAST)
# A barrier of a block, beside the target's, and the operations of a warp.
_BARRIER_COUNT = "__hipspv_barrier_count"
_WARP = re.compile(r"__hipspv_(warp_barrier|ballot|broadcast|shuffle|pattern)")
# The device library's functions: names, and how many of their arguments have 64 and 32 bits.
_FUNCTIONS = {
    name: (f"__hipspv_race_{name}", wide, narrow)
    for name, wide, narrow in (
        *(("open", 6, 3), ("variable", 4, 0), ("access", 4, 2)),
        *((name, 1, 0) for name in ("unchecked", "begin", "end", "barrier", "warp", "sync")),
    )
}


class InstrumentRaces(Pass):
    """Calls the race checker (devlib/races.cl) at each access that may be to shared memory, and
    around operations that order accesses.

    Runs on clang's module, before the device library is linked: accesses are where the source has
    them, and the library's code isn't among them. Functions that take pointers are inlined into the
    kernels as far as possible, so that most accesses to other memory are known as such.
    """

    lockstep: bool = True  # the lanes of a warp run each instruction together
    warp_size: int = WARP_SIZE

    def run(self, module: Module) -> bool:
        space = module.target.spaces.shared
        shared = module.index().variables(lambda signature: signature.space == space)
        if not shared:
            return False
        _simplify(module)
        checker = _Checker(module, self.lockstep, self.warp_size)
        checker.run([variable for variable in shared if variable.is_used])
        return True


def _simplify(module: Module) -> None:
    """Gives pointers the address space of their memory, as far as possible."""
    for function in module.definitions():
        Attributes(function).remove(FUNCTION, "optnone")  # set at -O0; SROA would skip the function
    # These look for the values that clang made, which SROA takes apart.
    LowerByrefParameters().run(module)
    CastPointerParameters().run(module)
    _infer(module)
    reached = callees_closure(module, module.kernels())
    unclear = [f for f in reached if not f.is_kernel and (_is_unclear(f) or is_library(f.location))]
    for function in (*unclear, *callers_closure(unclear)):
        if function.is_kernel or function not in reached:
            continue
        always_inline(function)
    module.run_passes("always-inline")
    _infer(module)


def _infer(module: Module) -> None:
    module.run_passes("function(sroa)")
    InferAddressSpaces().run(module)
    # By now the kind of a cooperative group, and thus its barrier, may be known.
    module.run_passes("function(sroa,instcombine<no-verify-fixpoint>,sccp)")


def _is_unclear(function: Function) -> bool:
    return any(access.kind & MAYBE for access in _accesses(function))


def _space(pointer: Value, generic: int) -> int:
    """The address space of the memory that a pointer points to; generic if it isn't known."""
    while pointer.type.address_space == generic:
        steps = isinstance(pointer, (Instruction, ConstantExpr)) and pointer.opcode in _STEPS
        if not steps:
            break
        pointer = pointer.operand(0)
    return pointer.type.address_space


def _accesses(function: Function) -> list[Access]:
    found: list[Access] = []
    spaces = function.owner.target.spaces
    for instruction in function.instructions((*MEMORY, Opcode.CALL)):
        for access in accesses_of(instruction):
            space = _space(access.pointer, spaces.generic)
            if space == spaces.generic:
                found.append(access._replace(kind=access.kind | MAYBE))
            elif space == spaces.shared:
                found.append(access)
    return found


class _Checker:
    """Instruments one module."""

    def __init__(self, module: Module, lockstep: bool, warp_size: int) -> None:
        self.module, self.lockstep, self.warp_size = module, lockstep, warp_size
        self._texts = Texts()
        context, self._spaces = module.context, module.target.spaces
        self._i32, self._i64 = context.integer(32), context.integer(64)
        self._functions = {key: self._declare(*signature) for key, signature in _FUNCTIONS.items()}
        size = context.function(self._i64, [self._i32])
        self._size = module.declare_builtin(module.target.builtins.local_size, size)
        self._home = module.add_variable(_HOME, self._i64, self._spaces.shared)
        self._home.linkage = Linkage.INTERNAL
        self._home.initializer = self._i64.undef()

    def run(self, shared: list[GlobalVariable]) -> None:
        module = self.module
        kernels = list(module.kernels())
        users = {v: {user.function for user in uses_of(v)[0]} for v in shared}
        below = {kernel: set(callees_closure(module, [kernel])) for kernel in kernels}
        # A kernel is left at a barrier of the grid, and its shared memory moves: it isn't checked.
        names = (GRID_BARRIER, GROUP_BARRIER)
        grid = [function for name in names if (function := module.function(name))]
        left = {*grid, *callers_closure(grid)}
        used = {k: [v for v in shared if not users[v].isdisjoint(below[k])] for k in kernels}
        of_kernel = {kernel: [] if kernel in left else used[kernel] for kernel in kernels}
        checked = {f for kernel in kernels if of_kernel[kernel] for f in below[kernel]}
        functions = [f for f in module.definitions() if f in checked]
        accesses = {function: _accesses(function) for function in functions}
        sites = {a: self._texts.offset(site(a.instruction)) for found in accesses.values() for a in found}
        names = {
            variable: self._texts.offset(module.demangle(variable.name).rsplit("::", 1)[-1]) for variable in shared
        }
        titles = {kernel: self._texts.offset(module.demangle(kernel.name)) for kernel in kernels}
        self._add_texts()
        with Builder(module) as self._build:
            for function in functions:
                self._instrument(function, accesses[function], sites)
            for kernel in kernels:
                if kernel in left and used[kernel]:
                    self._build.before(after_allocas(kernel))
                    self._call("unchecked", self._text(titles[kernel]))
                if of_kernel[kernel]:
                    shifts = [a.shift for f in below[kernel] for a in accesses[f]]
                    variables = {v: names[v] for v in of_kernel[kernel]}
                    self._open(kernel, titles[kernel], min(shifts, default=0), variables)
                elif not below[kernel].isdisjoint(checked):
                    self._build.before(after_allocas(kernel)).store(self._i64.null(), self._home)

    def _declare(self, name: str, wide: int, narrow: int) -> Function:
        type = self.module.context.function(self.module.context.void(), [self._i64] * wide + [self._i32] * narrow)
        return self.module.declare_builtin(name, type)

    def _add_texts(self) -> None:
        i8 = self.module.context.integer(8)
        data = self.module.context.constant_array(i8, [i8.constant(b) for b in self._texts.bytes])
        self._blob = self.module.add_variable(_TEXTS, data.type, self._spaces.global_)
        self._blob.linkage, self._blob.initializer = Linkage.INTERNAL, data
        self._blob.is_constant_data = True

    # ---- Insertion

    def _call(self, key: str, *arguments: Value) -> None:
        self._build.call(self._functions[key], arguments)

    def _block(self) -> Value:
        return self._build.load(self._i64, self._home)

    def _address(self, pointer: Value) -> Value:
        generic = self.module.context.pointer(self._spaces.generic)
        if pointer.type != generic:
            pointer = self._build.cast(Opcode.ADDRSPACE_CAST, pointer, generic)
        return self._build.cast(Opcode.PTR_TO_INT, pointer, self._i64)

    def _text(self, offset: int) -> Value:
        return self._address(self._build.offset(self._blob, offset))

    def _open(self, kernel: Function, title: int, shift: int, variables: dict[GlobalVariable, int]) -> None:
        build, i32 = self._build, self._i32
        build.before(after_allocas(kernel))
        home = self._address(self._home)
        values = [i32.constant(n) for n in (shift, self.warp_size, self.lockstep)]
        sizes = [build.call(self._size, [i32.constant(d)]) for d in range(3)]
        self._call("open", home, self._text(title), self._text(0), *sizes, *values)
        for variable, name in variables.items():
            size = 0 if variable.is_declaration else self.module.size_of(variable.value_type)
            address = self._address(variable)
            self._call("variable", home, self._text(name), address, self._i64.constant(size))
        type = self.module.context.function(self.module.context.void(), [i32])
        barrier = self.module.declare_builtin(self.module.target.builtins.barrier, type)
        Attributes(barrier).add(FUNCTION, "convergent")
        build.call(barrier, [i32.constant(3)])
        self._call("begin", self._block())
        for end in list(kernel.instructions((Opcode.RET,))):
            build.before(end)
            self._call("end", self._block())

    def _instrument(self, function: Function, accesses: list[Access], sites: dict[Access, int]) -> None:
        once = Once(function, _barriers(self.module)) if self.lockstep and function.is_kernel else None
        calls = list(function.instructions((Opcode.CALL,)))
        barriers = _barriers(self.module)
        for access in accesses:
            kind = access.kind
            if once and kind & WRITE and access.instruction.block in once:
                kind |= ONCE
            self._check(access, kind, sites[access])
        for instruction in function.instructions(MEMORY):
            if instruction.is_atomic or instruction.is_volatile:
                self._around(instruction, "sync")
        for call in calls:
            name = call.callee.name if call.callee is not None else ""
            if name in barriers:
                self._after(call, "barrier")
            elif ATOMIC.match(name):
                self._around(call, "sync")
            elif _WARP.match(name) and not self.lockstep:
                self._around(call, "warp")

    def _check(self, access: Access, kind: int, site: int) -> None:
        build, i64 = self._build, self._i64
        value: Value = i64.null()
        if access.value is not None:
            build.before(access.instruction.function.entry.first)
            slot = build.alloca(access.value.type)
            build.before(access.instruction).store(access.value, slot)
            value = self._address(slot)
        build.before(access.instruction)
        if access.source is not None:
            value = self._address(access.source)
        size = access.length if access.size is None else i64.constant(access.size)
        assert size
        values = [self._i32.constant(n) for n in (kind, site)]
        address = self._address(access.pointer)
        self._call("access", self._block(), address, build.resize(size, i64), value, *values)

    def _around(self, instruction: Instruction, key: str) -> None:
        self._build.before(instruction)
        self._call(key, self._block())
        self._after(instruction, key)

    def _after(self, instruction: Instruction, key: str) -> None:
        following = instruction.next
        assert following
        self._build.before(following)
        self._call(key, self._block())


def _barriers(module: Module) -> tuple[str, ...]:
    """The names of the barriers of a block or more."""
    builtins = module.target.builtins
    return (builtins.barrier, builtins.work_group_barrier, _BARRIER_COUNT)
