"""Kernels as functions that run a pack of threads from a stop to the next one."""

from __future__ import annotations

from collections.abc import Mapping

from hipspv.llvm import Attributes, Builder, ConstantInt, Function, Instruction, Linkage, Module, Opcode, Value
from hipspv.llvm.attributes import FUNCTION
from hipspv.passes.rewrite.inlining import always_inline
from hipspv.targets.cpu.packs.costs import has_many_accesses
from hipspv.targets.cpu.packs.divergence import Divergence
from hipspv.targets.cpu.packs.exchanges import WarpOperations
from hipspv.targets.cpu.packs.intrinsics import LIMITS, computes
from hipspv.targets.cpu.packs.shapes import VARYING, Shape, Shapes, uniform
from hipspv.targets.cpu.packs.writer import Writer

# Loops with one latch, exits that only they lead to, phis for values that live after them, no switches, one return.
_FORM = (
    "sroa,instcombine<no-verify-fixpoint>,simplifycfg,scalarizer<load-store>,"
    "lower-switch,mergereturn,fix-irreducible,loop-simplify,lcssa"
)
MASK = "mask"
_OF_STACK = ("llvm.stack", "llvm.va_", "llvm.frameaddress")
_UNSUITED = (Opcode.INVOKE, Opcode.INDIRECT_BR, Opcode.CALL_BR, Opcode.VA_ARG)


def is_suited(function: Function) -> bool:
    """True if packs can run the function's code: neither exceptions nor stack variables of unknown sizes."""
    calls = [call.callee for call in function.instructions((Opcode.CALL,))]
    variables = [variable.operand(0) for variable in function.instructions((Opcode.ALLOCA,))]
    return (
        next(function.instructions(_UNSUITED), None) is None
        and not any(callee and callee.name.startswith(_OF_STACK) for callee in calls)
        and all(isinstance(count, ConstantInt) and count.value == 1 for count in variables)
    )


def normalize(module: Module, function: Function) -> None:
    """Brings the function of a thread to the form that packs are made from."""
    module.run_passes(_FORM, function)


class PackFunction:
    """The function for a pack of threads that follow each other.

    thread: the function of one, normalized. names: of its parameters, after the kernel's own. shapes: of those that
    aren't uniform. The pack's function takes the first thread's value of a parameter with a stride, and a vector for
    one that varies. masked: it has a parameter `MASK`, the threads that are there. of_warps: packs are warps, which run
    in lockstep. rare: it has no code of its own for packs that lack no thread. `write` gives the function its code.
    """

    def __init__(
        self,
        module: Module,
        build: Builder,
        thread: Function,
        name: str,
        names: list[str],
        shapes: Mapping[str, Shape],
        width: int,
        masked: bool,
        of_warps: bool,
        rare: bool = False,
    ) -> None:
        context = module.context
        self.width = width
        self.names = [*names, MASK] if masked else names
        first = thread.parameter_count - len(names)
        known: dict[Value, Shape] = {parameter: uniform() for parameter in thread.parameters}
        known |= {p: shapes.get(n, uniform()) for p, n in zip(thread.parameters[first:], names, strict=True)}
        vector = context.vector(context.integer(32), width)
        types = [context.vector(p.type, width) if known[p].varies else p.type for p in thread.parameters]
        types += [vector] if masked else []
        made = module.add_function(name, context.function(context.void(), types))
        made.linkage, made.calling_convention = Linkage.INTERNAL, thread.calling_convention
        Attributes(thread).copy_to(FUNCTION, Attributes(made), FUNCTION)
        always_inline(made)
        self.function = made
        warps = WarpOperations(module)
        limited = Shapes(width).limited
        arguments: dict[Value, Value] = dict(zip(thread.parameters, made.parameters, strict=False))

        def of_call(call: Instruction, operands: list[Shape]) -> Shape:
            callee = call.callee
            if callee and warps.concerns(callee.name):
                lane = operands[-1].is_uniform
                return uniform() if warps.is_uniform(callee.name, lane) else VARYING
            if computes(callee) and all(shape.is_uniform for shape in operands):
                return uniform()
            is_limit = callee and callee.name.startswith(LIMITS) and call.type.is_integer
            return limited(call, operands) if is_limit else VARYING

        self.divergence = Divergence(thread, width, known, of_call, masked)
        mask = made.parameters[-1] if masked else None
        loops = rare or (of_warps and has_many_accesses(self.divergence, width))
        self.write = Writer(build, made, self.divergence, width, arguments, mask, rare, loops).write
