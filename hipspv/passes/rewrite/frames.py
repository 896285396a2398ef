"""Functions that run in frames on a stack of their own, instead of calling each other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from hipspv.llvm import Attributes, Builder, Module, Type, metadata
from hipspv.llvm.attributes import FUNCTION
from hipspv.llvm.enums import Linkage, Opcode, Predicate
from hipspv.llvm.values import BasicBlock, ConstantInt, Function, Instruction, Value
from hipspv.passes.analysis.call_graph import callees_first

# Frames for which a limited stack has room anyway.
_FRAMES = 16
# The offsets of a frame's first fields in bytes; 16 bytes in all. Offsets of frames in the stack are 32-bit integers.
_PREVIOUS, _STATE, _FUNCTION, _HEAD = 0, 4, 8, 16
_NO_FRAME = 0xFFFFFFFF
# The device library's function that reports a stack that is too small.
OVERFLOW = "__hipspv_stack_overflow"
_LIFETIMES = ("llvm.lifetime.start.", "llvm.lifetime.end.")


class _Frame(NamedTuple):
    """The layout of a function's frame. Offsets and sizes are in bytes.

    parameters: the type in the frame of each parameter, and its offset. copied: the indices of those that are copies of
    what the argument points to. variables: the stack variables with their offsets.
    """

    parameters: list[tuple[Type, int]]
    copied: set[int]
    variables: dict[Instruction, int]
    size: int


class FrameLoop:
    """Functions of which one runs at a time, from call to call, in frames on a stack.

    `stack` is its least size in bytes. If it is None, the functions' calls of each other have no
    cycle, and the stack is as large as the longest chain of calls needs.
    """

    def __init__(self, module: Module, functions: Sequence[Function], stack: int | None) -> None:
        self._module, self._functions, self._least = module, functions, stack
        self.is_limited = stack is not None
        self._i32 = module.context.integer(32)
        self._indices = {function: index for index, function in enumerate(functions)}

    def lower(self) -> list[Function]:
        """Replaces the bodies of the functions, which no function may be declared to optimise less
        (`optnone`). Returns what is left: the functions that others call, the loop, and the steps.
        """
        calls = {
            function: [c for c in function.instructions((Opcode.CALL,)) if c.callee in self._indices]
            for function in self._functions
        }
        for function in self._functions:
            self._split(function, calls[function])
        self.alignment = max(_HEAD, *map(self._alignment_of, self._functions))
        self.frames = {function: self._layout(function) for function in self._functions}
        self.size = self._stack_size(calls)
        steps = {function: self._declare(function) for function in self._functions}
        # A builder for each: a debug location belongs to one function.
        for function, step in steps.items():
            with Builder(self._module) as build:
                _Step(self, build, function, step).make(calls[function])
        loop = self._loop(list(steps.values()))
        entries = [function for function in self._functions if function.is_used]
        for function in self._functions:
            if function in entries:
                self._enter(function, loop)
            else:
                function.erase()
        return [*entries, loop, *steps.values()]

    def _stack_size(self, calls: dict[Function, list[Instruction]]) -> int:
        sizes = {function: frame.size for function, frame in self.frames.items()}
        if self._least is not None:
            return max(self._least, _FRAMES * max(sizes.values()))
        for function in callees_first(self._module, self._functions):
            below = [sizes[callee] for c in calls[function] if (callee := c.callee)]
            sizes[function] += max(below, default=0)
        return max(sizes.values())

    def _split(self, function: Function, calls: Iterable[Instruction]) -> None:
        """Ends blocks after the calls, and keeps all values that other blocks use on the stack."""
        self._module.run_passes("reg2mem", function)  # there are no phis then
        with Builder(self._module) as build:
            for call in calls:
                rest = function.append_block("rest")
                _move_after(build.at_end(rest), call)
                build.at_end(call.block).branch(rest)
        self._module.run_passes("reg2mem", function)

    def _alignment_of(self, function: Function) -> int:
        """The largest alignment of what is in the function's frame."""
        types = [*self._types(function), function.value_type.returns]
        found = [self._module.alignment_of(t) for t in types if t != self._module.context.void()]
        return max([1, *found, *(a.alignment for a in function.instructions((Opcode.ALLOCA,)))])

    def _types(self, function: Function) -> list[Type]:
        copied = Attributes(function).parameter_types("byval")
        return [copied.get(i, p.type) for i, p in enumerate(function.parameters)]

    def _layout(self, function: Function) -> _Frame:
        module, returns = self._module, function.value_type.returns
        end = self.alignment
        if returns != module.context.void():
            end += module.size_of(returns)

        def take(size: int, alignment: int) -> int:
            nonlocal end
            start = -(-end // alignment) * alignment
            end = start + size
            return start

        parameters = [(type, take(module.size_of(type), module.alignment_of(type))) for type in self._types(function)]
        variables = {
            alloca: take(count.value * module.size_of(alloca.allocated_type), alloca.alignment)
            for alloca in function.instructions((Opcode.ALLOCA,))
            if isinstance(count := alloca.operand(0), ConstantInt)  # others are an error later
        }
        copied = {*Attributes(function).parameter_types("byval")}
        return _Frame(parameters, copied, variables, take(0, self.alignment))

    def _declare(self, function: Function) -> Function:
        """The function that runs a frame: it takes the stack and the frame's offset, and returns
        the offset of the next one.
        """
        context, target = self._module.context, self._module.target
        types = [context.pointer(target.spaces.private), self._i32]
        step = self._module.add_function(f"{function.name}.step", context.function(self._i32, types))
        step.linkage, step.calling_convention = Linkage.INTERNAL, target.function_cc
        Attributes(step).add(FUNCTION, "convergent")
        return step

    def _loop(self, steps: Sequence[Function]) -> Function:
        """The function that runs the frames of the stack that it takes, until none is left."""
        context, i32, target = self._module.context, self._i32, self._module.target
        pointer = context.pointer(target.spaces.private)
        name = f"{self._functions[0].name}.run"
        function = self._module.add_function(name, context.function(context.void(), [pointer]))
        function.linkage, function.calling_convention = Linkage.INTERNAL, target.function_cc
        Attributes(function).add(FUNCTION, "convergent")
        (stack,) = function.parameters
        entry, loop, end = (function.append_block(name) for name in ("entry", "loop", "end"))
        with Builder(self._module) as build:
            build.at_end(end).ret()
            build.at_end(entry).branch(loop)
            at = build.at_end(loop).phi(i32)
            at.add_incoming(i32.constant(0), entry)
            index = build.load(i32, build.offset(self.address(build, stack, at), _FUNCTION))
            blocks = [function.append_block("step") for _ in steps]
            cases = [(i32.constant(n), block) for n, block in enumerate(blocks)]
            build.switch(index, blocks[0], cases[1:])
            for step, block in zip(steps, blocks, strict=True):
                following = build.at_end(block).call(step, [stack, at])
                at.add_incoming(following, block)
                build.branch_if(build.compare(Predicate.EQ, following, _NO_FRAME), end, loop)
        return function

    def _enter(self, function: Function, loop: Function) -> None:
        """Gives the function a new body, which begins its frame and runs the loop. It isn't
        inlined, so that its callers have no stack each.
        """
        context, attributes = self._module.context, Attributes(function)
        attributes.remove(FUNCTION, "memory")
        attributes.remove(FUNCTION, "alwaysinline")
        attributes.add(FUNCTION, "noinline")
        with Builder(self._module) as build:
            bytes = context.array(context.integer(8), self.size)
            stack = build.at_end(function.append_block("entry")).alloca(bytes, self.alignment)
            none = self._i32.constant(_NO_FRAME)
            self.begin(build, stack, function, function.parameters, none)
            build.call(loop, [stack])
            returns = function.value_type.returns
            if returns == context.void():
                build.ret()
            else:
                build.ret(build.load(returns, build.offset(stack, self.alignment)))

    def begin(
        self, build: Builder, frame: Value, function: Function, arguments: Sequence[Value], previous: Value
    ) -> None:
        """Fills a new frame at the address `frame`. `previous`: the offset of the caller's."""
        layout = self.frames[function]
        build.store(previous, build.offset(frame, _PREVIOUS))
        build.store(self._i32.constant(0), build.offset(frame, _STATE))
        index = self._i32.constant(self._indices[function])
        build.store(index, build.offset(frame, _FUNCTION))
        for i, (argument, (type, start)) in enumerate(zip(arguments, layout.parameters, strict=True)):
            to = build.offset(frame, start)
            if i in layout.copied:
                size, alignment = self._module.size_of(type), self._module.alignment_of(type)
                build.copy_memory(to, argument, size, alignment)
            else:
                build.store(argument, to)

    def address(self, build: Builder, stack: Value, offset: Value) -> Value:
        wide = build.resize(offset, self._module.context.integer(64))
        return build.gep(self._module.context.integer(8), stack, [wide], flags=1)


class _Step:
    """The function that runs a frame of another one from one call to the next."""

    def __init__(self, recursion: FrameLoop, build: Builder, function: Function, step: Function) -> None:
        self._recursion, self._build = recursion, build
        self._function, self._step = function, step
        self._frame = recursion.frames[function]
        self._i32 = build.module.context.integer(32)
        self._address: Value = step.parameters[0]  # the frame's address

    def make(self, calls: Sequence[Instruction]) -> None:
        build, i32, (stack, offset) = self._build, self._i32, self._step.parameters
        first, entry = self._function.entry, self._step.append_block("entry")
        last = entry
        for block in self._function.blocks():
            block.move_after(last)
            last = block
        metadata.copy_all(self._function, self._step)
        metadata.remove(self._function, "dbg")  # a description belongs to one function
        self._address = self._recursion.address(build.at_end(entry), stack, offset)
        self._keep_values()
        state = build.load(i32, build.offset(self._address, _STATE))
        resumed = [self._step.append_block("resume") for _ in calls]
        build.switch(state, first, [(i32.constant(n), b) for n, b in enumerate(resumed, 1)])
        for end in list(self._step.instructions((Opcode.RET,))):
            build.before(end)
            if operands := end.operands:
                build.store(operands[0], build.offset(self._address, self._recursion.alignment))
            build.ret(build.load(i32, build.offset(self._address, _PREVIOUS)))
            end.erase()
        for index, (call, block) in enumerate(zip(calls, resumed, strict=True), 1):
            self._resume(call, block)
            self._enter(call, index)

    def _keep_values(self) -> None:
        """Replaces parameters and stack variables by the frame's memory."""
        build, frame = self._build, self._frame
        for i, (parameter, (type, start)) in enumerate(zip(self._function.parameters, frame.parameters, strict=True)):
            address = build.offset(self._address, start)
            value = address if i in frame.copied else build.load(type, address)
            parameter.replace_all_uses_with(value)
        for variable, start in frame.variables.items():
            for user in variable.users():
                if isinstance(user, Instruction) and _is_lifetime(user):
                    user.erase()
            variable.replace_all_uses_with(build.offset(self._address, start))
            variable.erase()

    def _resume(self, call: Instruction, block: BasicBlock) -> None:
        """Moves the code after the call to `block`, where it takes the result from the callee's
        frame, which still is above this one.
        """
        build = self._build.at_end(block)
        if call.is_used:
            above = build.offset(self._address, self._frame.size + self._recursion.alignment)
            call.replace_all_uses_with(build.load(call.type, above))
        _move_after(build, call)

    def _enter(self, call: Instruction, state: int) -> None:
        """Begins the callee's frame and leaves; ends the kernel if the stack is too small."""
        build, recursion, callee = self._build.before(call), self._recursion, call.callee
        assert callee
        stack, offset = self._step.parameters
        above = build.add(offset, self._frame.size)
        limit = recursion.size - recursion.frames[callee].size
        enter = build.append_block("enter")
        if recursion.is_limited:
            overflow = build.append_block("overflow")
            build.branch_if(build.compare(Predicate.ULE, above, limit), enter, overflow)
            build.at_end(overflow).call(_overflow(build.module), [])
            build.unreachable()
        else:
            build.branch(enter)
        frame = recursion.address(build.at_end(enter), stack, above)
        recursion.begin(build, frame, callee, call.arguments, offset)
        build.store(self._i32.constant(state), build.offset(self._address, _STATE))
        build.ret(above)
        call.erase()


def _overflow(module: Module) -> Function:
    context = module.context
    return module.declare_builtin(OVERFLOW, context.function(context.void(), []))


def _move_after(build: Builder, call: Instruction) -> None:
    """Moves the instructions after the call to the position of `build`."""
    while following := call.next:
        build.move(following)


def _is_lifetime(user: Instruction) -> bool:
    return user.opcode == Opcode.CALL and user.called_value.name.startswith(_LIFETIMES)
