"""The calls of checks at the accesses and barriers of device code."""

from __future__ import annotations

from collections.abc import Iterable

from hipspv.core.checks import mask
from hipspv.llvm import (
    Argument,
    Attributes,
    Builder,
    Function,
    GlobalVariable,
    Instruction,
    Linkage,
    Module,
    Opcode,
    Type,
    TypeKind,
    Value,
    debug_info,
)
from hipspv.llvm.attributes import FUNCTION
from hipspv.passes.analysis.call_graph import callers_closure
from hipspv.passes.analysis.pointers import is_own_copy, strip
from hipspv.passes.checks import accesses
from hipspv.passes.checks.accesses import ATOMIC, MEMORY, SYNC, UPDATE, WRITE, Access, Once, accesses_of
from hipspv.passes.interface import Pass
from hipspv.passes.rewrite.inlining import inline_into_kernels
from hipspv.targets.cpu.builtins import CHECK
from hipspv.targets.cpu.passes.meeting_points import meeting_points

# The texts of locations and objects, which the runtime finds by this name: each ends with a NUL, the last is empty.
TEXTS = "__hipspv_check_texts"
_MOST_SITES = 65535
_UNKNOWN = "?"  # of index 0
# The function by which headers tell the lanes that an operation of a warp names.
_NAMED = "__hipspv_check_named"
# Bits of the flags after those of the checks (hipspv/devlib/check_abi.h).
_WRITE, _SYNC, _SHARED, _ONCE, _KNOWN, _COPY, _UPDATE = 16, 32, 64, 128, 256, 512, 1024
_LOCKSTEP = 2048
_SHIFT, _WARP = 12, 14
_LARGEST_SHIFT = 2
_STEPS = (Opcode.GEP, Opcode.ADDRSPACE_CAST, Opcode.BITCAST)
_INACCESSIBLE_MEMORY = 3 << 2  # memory(inaccessiblemem: readwrite): llvm/Support/ModRef.h, IRMemLocation
_WORD = 64


class CheckAccesses(Pass):
    """Calls the functions of --check= (devlib/checks.cl) at each access to memory, and before barriers.

    It runs before the optimiser, which moves and merges accesses, and after it has inlined functions into
    kernels: most addresses are then those of known objects. Code of the device library is left out, except
    for its atomic operations.

    lockstep: lanes of a warp run each instruction together.
    """

    checks: tuple[str, ...]
    lockstep: bool
    warp_size: int

    def run(self, module: Module) -> bool:
        own = [function for function in module.definitions() if _is_checked(function)]
        named = module.function(_NAMED)
        # The headers' functions with masks have no lines of their own.
        own += callers_closure([named]) if named else ()
        inline_into_kernels(module, own)
        for function in module.definitions():
            module.run_passes("sroa,early-cse<memssa>", function)
        functions = [function for function in module.definitions() if _is_checked(function)]
        texts = _Texts()
        with Builder(module) as build:
            checker = _Checker(module, build, self, texts)
            for function, found, shift in _with_units(functions):
                checker.instrument(function, found, shift)
        texts.add_to(module)
        return True


def _is_checked(function: Function) -> bool:
    """True for the program's own code, and for the library's functions that access memory for it."""
    return bool(debug_info.of_function(function)) or bool(ATOMIC.fullmatch(function.name))


def _with_units(functions: list[Function]) -> Iterable[tuple[Function, list[Access], int]]:
    """The functions with their accesses and the race checker's unit. Kernels call those that weren't inlined."""
    instructions = {function: list(function.instructions((*MEMORY, Opcode.CALL))) for function in functions}
    found = {function: [a for i in own for a in accesses_of(i)] for function, own in instructions.items()}
    shifts = {f: min((a.shift for a in own), default=_LARGEST_SHIFT) for f, own in found.items()}
    together = any(own and not function.is_kernel for function, own in found.items())
    for function, own in found.items():
        yield function, own, min(shifts.values()) if together else shifts[function]


class _Texts:
    """The texts by their indices. Index 0 is that of an unknown one."""

    def __init__(self) -> None:
        self._indices = {_UNKNOWN: 0}

    def index(self, text: str) -> int:
        if text not in self._indices and len(self._indices) > _MOST_SITES:
            return 0
        return self._indices.setdefault(text, len(self._indices))

    def add_to(self, module: Module) -> None:
        data = module.context.constant_bytes("".join(f"{text}\0" for text in self._indices).encode() + b"\0")
        variable = module.add_variable(TEXTS, data.type, 0)
        variable.linkage, variable.initializer = Linkage.EXTERNAL, data
        variable.is_constant_data = True


class _Checker:
    """Adds the calls to functions of one module."""

    def __init__(self, module: Module, build: Builder, options: CheckAccesses, texts: _Texts) -> None:
        self._module, self._build, self._texts = module, build, texts
        self._lockstep, self._warp = options.lockstep, options.warp_size.bit_length() - 1
        self._mask, self._checks = mask(options.checks), frozenset(options.checks)
        context = module.context
        self._void, self._i32, self._i64 = context.void(), context.integer(32), context.integer(64)
        self._builtins, self._spaces = module.target.builtins, module.target.spaces
        # The functions of the library at which the threads of a block or of a warp meet.
        declared = [function for function in module.functions() if function.is_declaration]
        barriers = [function for function in declared if function.name in self._builtins.barriers]
        exchanges = [function for function in declared if self._is_exchange(function)]
        self._of_block = {*barriers, *callers_closure(barriers)}
        self._of_warp = {*exchanges, *callers_closure(exchanges)}

    def instrument(self, function: Function, found: list[Access], shift: int) -> None:
        once = Once(function, {each.name for each in self._of_block}) if self._lockstep and function.is_kernel else ()
        calls = list(function.instructions((Opcode.CALL,)))
        if "barriers" in self._checks:
            self._add_points(function)
        if self._checks - {"barriers"}:
            for access in found:
                self._check(access, shift, access.instruction.block in once)
        for call in calls:
            name = call.callee.name if call.callee else ""
            if call.callee in self._of_block and not self._checks.isdisjoint(("races", "barriers")):
                self._call(call, "barrier", self._site(call), self._number(self._mask))
            elif name == _NAMED and "barriers" in self._checks:
                self._check_lanes(call)
            elif call.callee in self._of_warp and "races" in self._checks and not self._lockstep:
                self._call(call, "warp")
                following = call.next
                assert following
                self._call(following, "warp_end")

    def _check_lanes(self, call: Instruction) -> None:
        lane = self._build.before(call).builtin(self._builtins.sub_group_local_id, self._i32)
        self._call(call, "lanes", call.operand(0), lane, self._site(call))
        call.erase()

    def _add_points(self, function: Function) -> None:
        """Calls a function where all threads that come there have passed as many barriers."""
        barriers = [call for call in function.instructions((Opcode.CALL,)) if call.callee in self._of_block]
        for index, start in enumerate(meeting_points(function, {call.block for call in barriers})):
            self._call(start, "point", self._number(index), self._site(start))

    def _is_exchange(self, function: Function) -> bool:
        name = function.name
        return self._builtins.is_sub_group(name) and name not in self._builtins.of_thread

    def _check(self, access: Access, shift: int, once: bool) -> None:
        instruction, base = access.instruction, strip(access.pointer, _STEPS)
        local = isinstance(base, Instruction) and base.opcode == Opcode.ALLOCA
        constant = isinstance(base, GlobalVariable) and base.is_constant_data
        self._build.before(instruction)
        size = self._size(access)
        address = self._address(access.pointer)
        site, flags = self._site(instruction), self._flags(access, base, shift, once)
        extent = self._extent(base) if "memory" in self._checks else 0
        if extent and access.pointer != base:
            name = self._number(self._texts.index(self._name(base)))
            bounds = self._address(base), self._i64.constant(extent)
            self._call(instruction, "object", address, size, *bounds, site, self._number(flags), name)
        if local or constant or (isinstance(base, Argument) and is_own_copy(base)):
            return
        value = self._value(access.value)
        known = self._number(flags | (_KNOWN if value else 0))
        place = self._address(base) if isinstance(base, GlobalVariable) else self._i64.null()
        name = self._number(self._texts.index(self._name(base)))
        self._call(instruction, "access", address, size, value or self._i64.null(), place, site, known, name)
        if access.source is not None and "uninit" in self._checks:
            self._call(instruction, "copy", address, self._address(access.source), size)

    def _flags(self, access: Access, base: Value, shift: int, once: bool) -> int:
        kind = access.kind
        shared = self._spaces.shared in (base.type.address_space, access.pointer.type.address_space)
        copies = access.instruction.opcode == Opcode.CALL and access.value is None and self._is_copy(access)
        bits = {
            _WRITE: kind & WRITE,
            _SYNC: kind & SYNC,
            _UPDATE: kind & UPDATE,
            _SHARED: shared,
            _ONCE: once,
            _LOCKSTEP: self._lockstep,
            _COPY: copies,
        }
        return self._mask | sum(bit for bit, on in bits.items() if on) | shift << _SHIFT | self._warp << _WARP

    def _is_copy(self, access: Access) -> bool:
        return len(accesses_of(access.instruction)) > 1

    def _extent(self, base: Value) -> int:
        """The bytes of an object; 0 if it isn't known."""
        if isinstance(base, GlobalVariable):
            return 0 if base.is_declaration else self._module.size_of(base.value_type)
        if isinstance(base, Instruction) and base.opcode == Opcode.ALLOCA:
            count = base.operand(0)
            return self._module.size_of(base.allocated_type) * getattr(count, "value", 0)
        return 0

    def _name(self, base: Value) -> str:
        if isinstance(base, GlobalVariable):
            if base.is_declaration:
                return "dynamic shared memory"
            kind = "shared" if base.type.address_space == self._spaces.shared else "device"
            return f"{kind} variable '{self._module.demangle(base.name).rsplit('::', 1)[-1]}'"
        if isinstance(base, Instruction) and base.opcode == Opcode.ALLOCA:
            return f"local variable '{base.name.partition('.')[0]}'" if base.name else "a local variable"
        return _UNKNOWN

    def _size(self, access: Access) -> Value:
        if access.size is not None:
            return self._i64.constant(access.size)
        assert access.length
        return self._build.resize(access.length, self._i64)

    def _value(self, value: Value | None) -> Value | None:
        """A stored value as 64 bits; None for a larger one."""
        if value is None or self._module.store_size_of(value.type) * 8 > _WORD:
            return None
        type, build = value.type, self._build
        if type.is_pointer:
            return self._address(value)
        if type.kind in (TypeKind.HALF, TypeKind.FLOAT, TypeKind.DOUBLE):
            value = build.cast(Opcode.BITCAST, value, self._bits(type))
        return build.resize(value, self._i64) if value.type.is_integer else None

    def _bits(self, type: Type) -> Type:
        return self._module.context.integer(8 * self._module.store_size_of(type))

    def _address(self, pointer: Value) -> Value:
        generic = self._module.context.pointer(self._spaces.generic)
        if pointer.type != generic:
            pointer = self._build.cast(Opcode.ADDRSPACE_CAST, pointer, generic)
        return self._build.cast(Opcode.PTR_TO_INT, pointer, self._i64)

    def _number(self, value: int) -> Value:
        return self._i32.constant(value)

    def _site(self, instruction: Instruction) -> Value:
        return self._number(self._texts.index(accesses.site(instruction)))

    def _call(self, before: Instruction, name: str, *arguments: Value) -> None:
        call = self._build.before(before).builtin(CHECK + name, self._void, *arguments)
        function = call.callee
        assert function
        attributes = Attributes(function)
        if not attributes.find(FUNCTION, "nounwind"):
            attributes.add(FUNCTION, "nounwind")
            attributes.add(FUNCTION, "willreturn")
            attributes.add(FUNCTION, "memory", _INACCESSIBLE_MEMORY)
