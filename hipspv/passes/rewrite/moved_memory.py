"""Memory that moves to another address space, and the pointers to it."""

from __future__ import annotations

from hipspv.llvm import Attributes, Builder, Instruction, Module, Opcode, Type, Value, ValueKind
from hipspv.llvm.attributes import FIRST_PARAMETER
from hipspv.passes.diagnostics import PassError, at

_LIFETIMES = ("llvm.lifetime.start.", "llvm.lifetime.end.")
_COPIES = ("llvm.memcpy.inline.", "llvm.memcpy.", "llvm.memmove.")
_FILLS = ("llvm.memset.inline.", "llvm.memset.")
# The index of the operand that is the address.
_ACCESSES = {Opcode.LOAD: 0, Opcode.STORE: 1, Opcode.ATOMIC_RMW: 0, Opcode.CMPXCHG: 0, Opcode.PTR_TO_INT: 0}


class MovedMemory:
    """Rewrites a kernel's pointers to private or shared memory that moved, as generic ones.

    Other pointers in a phi, a select or a comparison with them become generic, too. Later
    `infer-address-spaces` finds the pointers that lead only to global memory. A context manager:
    the old pointers' instructions are removed when it ends.
    """

    def __init__(self, module: Module) -> None:
        self._module = module
        self._generic: Type = module.context.pointer(module.target.spaces.generic)
        self._moved: dict[Value, Value] = {}
        self._work: list[Value] = []
        self._dead: dict[Instruction, None] = {}
        self._phis: list[Instruction] = []
        self._build = Builder(module)

    def __enter__(self) -> MovedMemory:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is None:
            for instruction in self._dead:
                if instruction.is_used:
                    instruction.replace_all_uses_with(instruction.type.poison())
            for instruction in self._dead:
                instruction.erase()
        self._build.dispose()

    def move(self, old: Instruction, new: Value) -> None:
        """Replaces `old`, a pointer to memory that is now at the generic pointer `new`. `old` will be removed."""
        if old.type == self._generic:
            self._replace(old, new)
            return
        self._put(old, new)
        while self._work:
            value = self._work.pop()
            for user in dict.fromkeys(value.users()):
                assert isinstance(user, Instruction)
                if user not in self._dead:
                    self._follow(user, value, self._moved[value])
        for phi in self._phis:
            new_phi = self._moved[phi]
            assert isinstance(new_phi, Instruction)
            made: dict[Value, Value] = {}  # a block with two edges must bring the same value
            for value, block in phi.incoming:
                self._build.before(block.terminator)
                if block not in made:
                    made[block] = self._as_generic(value)
                new_phi.add_incoming(made[block], block)
        self._phis.clear()

    def _replace(self, old: Instruction, new: Value) -> None:
        """The pointer has the right type already."""
        for user in old.users():
            assert isinstance(user, Instruction)
            if user.opcode == Opcode.CALL and user.callee and user.callee.name.startswith(_LIFETIMES):
                self._dead[user] = None
        old.replace_all_uses_with(new)
        self._dead[old] = None

    def _put(self, old: Instruction, new: Value) -> None:
        self._moved[old] = new
        self._dead[old] = None
        self._work.append(old)

    def _as_generic(self, value: Value) -> Value:
        moved = self._moved.get(value)
        if moved is not None:
            return moved
        if value.type == self._generic:
            return value
        if value.kind in (ValueKind.UNDEF, ValueKind.POISON):
            return self._generic.poison()
        if value.kind == ValueKind.NULL:
            return self._generic.null()
        return self._build.cast(Opcode.ADDRSPACE_CAST, value, self._generic)

    def _follow(self, user: Instruction, old: Value, new: Value) -> None:
        build, opcode = self._build.before(user), user.opcode
        stored = opcode == Opcode.STORE and user.operand(0) == old
        if opcode in _ACCESSES and not stored:
            user.set_operand(_ACCESSES[opcode], new)
        elif opcode == Opcode.GEP:
            made = build.gep(user.source_type, new, user.operands[1:], user.gep_flags)
            self._put(user, made)
        elif opcode == Opcode.ADDRSPACE_CAST and user.type == self._generic:
            user.replace_all_uses_with(new)
            self._dead[user] = None
        elif opcode == Opcode.FREEZE:
            self._put(user, build.freeze(new))
        elif opcode == Opcode.PHI:
            self._phis.append(user)
            self._put(user, build.phi(self._generic))
        elif opcode == Opcode.SELECT:
            condition, *choices = user.operands
            true, false = map(self._as_generic, choices)
            self._put(user, build.select(condition, true, false))
        elif opcode == Opcode.ICMP:
            left, right = map(self._as_generic, user.operands)
            user.replace_all_uses_with(build.compare(user.predicate, left, right))
            self._dead[user] = None
        elif opcode == Opcode.CALL and user.callee:
            self._pass_on(user, old, new)
        else:
            raise _unmoved(user)

    def _pass_on(self, call: Instruction, old: Value, new: Value) -> None:
        name = call.callee.name if call.callee else ""
        if name.startswith(_LIFETIMES):
            self._dead[call] = None
        elif name.startswith((*_COPIES, *_FILLS)):
            self._intrinsic(call, name)
        else:
            for index, argument in enumerate(call.arguments):
                if argument == old:
                    self._by_value(call, index, new)

    def _intrinsic(self, call: Instruction, name: str) -> None:
        """Calls the intrinsic's variant for generic pointers; its name says which address spaces it is for."""
        copies = name.startswith(_COPIES)
        arguments = call.arguments
        for index in range(2 if copies else 1):
            if arguments[index] in self._moved:
                arguments[index] = self._moved[arguments[index]]
        prefix = next(p for p in (*_COPIES, *_FILLS) if name.startswith(p))
        overloads = [arguments[0].type, *([arguments[1].type] if copies else []), arguments[2].type]
        callee = self._module.intrinsic(prefix.rstrip("."), overloads)
        made = self._build.call(callee, arguments)
        old_attributes, new_attributes = Attributes(call), Attributes(made)
        for index in range(FIRST_PARAMETER, FIRST_PARAMETER + len(arguments)):
            old_attributes.copy_to(index, new_attributes, index)
        self._dead[call] = None

    def _by_value(self, call: Instruction, index: int, new: Value) -> None:
        """Keeps arguments by value, and results through a pointer, on the stack."""
        callee, build = call.callee, self._build
        assert callee
        attributes = Attributes(callee)
        by_value = attributes.type(FIRST_PARAMETER + index, "byval")
        result = attributes.type(FIRST_PARAMETER + index, "sret")
        type = by_value or result
        following = call.next
        if type is None or following is None:
            raise _unmoved(call)
        alignment = attributes.integer(FIRST_PARAMETER + index, "align")
        alignment = alignment or self._module.alignment_of(type)
        build.before(call.function.entry.first)
        copy = build.alloca(type, alignment)
        call.set_operand(index, copy)
        size = self._module.size_of(type)
        if by_value:
            build.before(call).copy_memory(copy, new, size, 1)
        else:
            build.before(following).copy_memory(new, copy, size, 1)


def _unmoved(user: Instruction) -> PassError:
    message = "the address of a stack or shared variable is used in a way that can't be followed"
    remedy = "the kernel has a barrier of the whole grid, across which its memory must stay"
    return PassError([at(user, message, remedy)])
