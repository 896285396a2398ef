"""Control flow for a machine whose threads share a program counter."""

from __future__ import annotations

from hipspv.llvm import Attributes, BasicBlock, Builder, Function, Instruction, Module, Opcode, TypeKind, Value
from hipspv.llvm.attributes import FUNCTION
from hipspv.passes.analysis.block_order import natural_loops, post_order
from hipspv.passes.diagnostics import PassError, at
from hipspv.passes.interface import Pass

_STRUCTURE = "function(mergereturn,fix-irreducible,loop-simplify,unify-loop-exits,structurizecfg)"


class LowerSwitches(Pass):
    """Turns switches into branches, since a warp can divide at a branch only."""

    def run(self, module: Module) -> bool:
        module.run_passes("function(lower-switch)")
        return True


class StructureControlFlow(Pass):
    """Gives functions a control flow of nested branches and loops, which `divide-warps` needs.

    LLVM's own passes do so: they leave one return, loops with one exit, and branches whose paths join.
    """

    def run(self, module: Module) -> bool:
        for function in module.definitions():
            _end_unreachable(function)
        module.run_passes(_STRUCTURE)
        return True


class DivideWarps(Pass):
    """Inserts Vortex's `split`, `join` and `pred`, since the threads of a warp share one program counter and differ by
    a mask.

    `split` before a branch leaves the threads of one successor in the mask. At the immediate post-dominator `join`
    switches to the others, and then restores the mask. At the end of a loop `pred` keeps the threads that continue,
    until none does. Later passes may not add branches.
    """

    skipped: frozenset[str] = frozenset()  # functions that whole warps run

    def run(self, module: Module) -> bool:
        functions = [f for f in module.definitions() if f.name not in self.skipped]
        for function in functions:
            _Divider(function).run()
        return bool(functions)


def _end_unreachable(function: Function) -> None:
    """Return at unreachable code: an `unreachable` would be another exit of the function."""
    returns = function.value_type.returns
    nothing = returns.kind == TypeKind.VOID
    for block in list(function.blocks()):
        end = block.terminator
        if end.opcode != Opcode.UNREACHABLE:
            continue
        with Builder(function.owner) as build:
            build.before(end).ret(None if nothing else returns.poison())
        end.erase()


class _Divider:
    """The transformation of one function."""

    def __init__(self, function: Function) -> None:
        self._function, self._module = function, function.owner
        self._i32 = self._module.context.integer(32)
        flow = function.flow()
        self._successors = flow.block_successors()
        self._predecessors: dict[BasicBlock, list[BasicBlock]] = {b: [] for b in self._successors}
        for block, following in self._successors.items():
            for each in dict.fromkeys(following):
                self._predecessors[each].append(block)
        self._meetings = {
            block: flow.blocks[join]
            for block, join in zip(flow.blocks, flow.post_dominators(), strict=True)
            if join >= 0
        }

    def run(self) -> None:
        loops = natural_loops(self._function)
        latches = {latch: (header, body) for header, latch, body in loops}
        branches = [b for b in self._ordered() if b not in latches and _is_conditional(b)]
        for latch, (header, body) in latches.items():
            self._check_exits(latch, body)
            if _is_conditional(latch):
                self._leave_one_by_one(header, latch, body)
        # Inner branches come first: the block where several meet gets a block before it for each.
        for block in reversed(branches):
            self._split(block)

    def _ordered(self) -> list[BasicBlock]:
        return post_order([self._function.entry], lambda b: b.terminator.successors)[::-1]

    def _check_exits(self, latch: BasicBlock, body: set[BasicBlock]) -> None:
        for block in body - {latch}:
            if any(following not in body for following in block.terminator.successors):
                raise self._unstructured(block)

    def _unstructured(self, block: BasicBlock) -> PassError:
        message = "control flow without a structure"
        remedy = "leave loops by their conditions, and give each loop an end"
        return PassError([at(block.terminator, message, remedy)])

    def _call(self, build: Builder, name: str, *arguments: Value, returns: bool) -> Instruction:
        context = self._module.context
        result = self._i32 if returns else context.void()
        type = context.function(result, [argument.type for argument in arguments])
        function = self._module.function(name)
        if function is None:
            function = self._module.add_function(name, type)
            for attribute in ("convergent", "nounwind"):
                Attributes(function).add(FUNCTION, attribute)
        return build.call(function, arguments)

    def _leave_one_by_one(self, header: BasicBlock, latch: BasicBlock, body: set[BasicBlock]) -> None:
        entered = [b for b in self._predecessors[header] if b not in body]
        if len(entered) != 1:
            raise self._unstructured(latch)
        end = latch.terminator
        with Builder(self._module) as build:
            build.before(entered[0].terminator)
            mask = self._call(build, "__vx_csr_active_threads", returns=True)
            build.before(end)
            condition = end.operand(0)
            if end.successors[0] != header:
                condition = build.xor(condition, 1)
            stays = build.resize(condition, self._i32)
            self._call(build, "__vx_pred", stays, mask, returns=False)

    def _split(self, block: BasicBlock) -> None:
        meeting = self._meetings.get(block)
        if meeting is None:
            raise self._unstructured(block)
        inside = _between(block, meeting, self._successors)
        with Builder(self._module) as build:
            build.before(block.terminator)
            condition = build.resize(block.terminator.operand(0), self._i32)
            depth = self._call(build, "__vx_split", condition, returns=True)
        before = self._predecessors[meeting]
        arriving = [b for b in before if b == block or b in inside]
        if len(arriving) < len(before):
            meeting = self._insert_before(meeting, arriving)
        with Builder(self._module) as build:
            build.before(_after_phis(meeting))
            self._call(build, "__vx_join", depth, returns=False)

    def _insert_before(self, block: BasicBlock, arriving: list[BasicBlock]) -> BasicBlock:
        """Insert a block on the edges from `arriving` to `block`."""
        made = self._function.append_block("meeting")
        made.move_after(arriving[-1])
        with Builder(self._module) as build:
            for phi in list(block.instructions((Opcode.PHI,))):
                ours = [(v, b) for v, b in phi.incoming if b in arriving]
                others = [(v, b) for v, b in phi.incoming if b not in arriving]
                build.at_end(made)
                inner = _phi(build, phi, ours)
                build.before(phi)
                outer = _phi(build, phi, [*others, (inner, made)])
                phi.replace_all_uses_with(outer)
                phi.erase()
            build.at_end(made).branch(block)
        for each in arriving:
            end = each.terminator
            for index, operand in enumerate(end.operands):
                if operand == block:
                    end.set_operand(index, made)
            self._successors[each] = end.successors
        self._successors[made] = [block]
        self._predecessors[made] = arriving
        others = [b for b in self._predecessors[block] if b not in arriving]
        self._predecessors[block] = [*others, made]
        return made


def _phi(build: Builder, like: Instruction, ways: list[tuple[Value, BasicBlock]]) -> Instruction:
    made = build.phi(like.type)
    for value, block in ways:
        made.add_incoming(value, block)
    return made


def _is_conditional(block: BasicBlock) -> bool:
    end = block.terminator
    return end.opcode == Opcode.BR and len(set(end.successors)) > 1


def _between(block: BasicBlock, end: BasicBlock, successors: dict[BasicBlock, list[BasicBlock]]) -> set[BasicBlock]:
    """Return the blocks on the paths from one block to its immediate post-dominator."""
    found: set[BasicBlock] = set()
    work = list(successors[block])
    while work:
        each = work.pop()
        if each != end and each not in found:
            found.add(each)
            work += successors[each]
    return found


def _after_phis(block: BasicBlock) -> Instruction:
    instruction = block.first
    while instruction.opcode == Opcode.PHI and instruction.next:
        instruction = instruction.next
    return instruction
