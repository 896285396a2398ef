"""The ids of a thread's warp and lane in the row forms of kernels."""

from __future__ import annotations

from hipspv.llvm import Builder, Function, Instruction, Opcode, Value
from hipspv.passes.analysis.uniformity import WarpUniformity
from hipspv.passes.rewrite.constants import after_allocas


def separate_row_ids(rows: Function, warp_size: int) -> None:
    """Compute values that depend only on a thread's warp from the id of the warp's first thread, and the index in the
    warp from the lane.

    From `id / 32` and `id % 32` a device's compiler doesn't derive that branches and addresses are uniform in a warp,
    and that addresses are consecutive.
    """
    uniformity = WarpUniformity(rows, warp_size)
    lanes = [value for value in rows.instructions((Opcode.AND,)) if uniformity.is_of_lane(value)]
    warps = uniformity.values_of_warp()
    with Builder(rows.owner) as build:
        ids = RowIds(build, uniformity)
        for value in lanes:
            lane = ids.lane()
            value.set_operand(0, build.before(value).resize(lane, value.type))
        for value in warps:
            value.set_operand(0, ids.of_first_lane(value.operand(0), value))


class RowIds:
    """Ids that a row form computes in its entry block, where all lanes of a warp have converged."""

    def __init__(self, build: Builder, uniformity: WarpUniformity) -> None:
        self._build, self._uniformity = build, uniformity
        self._builtins = build.module.target.builtins
        self._made: dict[str, Value] = {}

    def lane(self) -> Value:
        name = self._builtins.sub_group_local_id
        if name not in self._made:
            build = self._at_entry()
            self._made[name] = build.builtin(name, build.module.context.integer(32))
        return self._made[name]

    def of_first_lane(self, value: Value, user: Instruction) -> Value:
        """The first lane's result for `value`, which has a `row_id` in x, built before `user`."""
        assert isinstance(value, Instruction)
        if value.opcode == Opcode.CALL:
            return self._first(value)
        if value.opcode != Opcode.ADD:
            first = self.of_first_lane(value.operand(0), user)
            return self._build.before(user).cast(value.opcode, first, value.type)
        one, two = value.operands
        thread, multiple = (one, two) if self._uniformity.row_id(one) else (two, one)
        first = self.of_first_lane(thread, user)
        return self._build.before(user).add(first, multiple)

    def _first(self, call: Instruction) -> Value:
        """The id in x, as the call returns it to the first lane."""
        callee = call.callee
        assert callee
        if callee.name == self._builtins.sub_group_local_id:
            return call.type.constant(0)
        if callee.name not in self._made:
            build, context = self._at_entry(), self._build.module.context
            of_32, of_64 = self._builtins.broadcasts
            is_local = callee.name == self._builtins.local_id
            name, type = (of_32, context.integer(32)) if is_local else (of_64, call.type)
            id_ = build.resize(build.call(callee, call.arguments), type)
            first = build.builtin(name, type, id_, context.integer(32).constant(0))
            self._made[callee.name] = build.resize(first, call.type)
        return self._made[callee.name]

    def _at_entry(self) -> Builder:
        return self._build.before(after_allocas(self._uniformity.function))
