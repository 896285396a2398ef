"""The ids of a thread, of which each has a value of its own in the code that runs it."""

from __future__ import annotations

from collections.abc import Callable

from hipspv.llvm import Builder, Function, Instruction, Linkage, Module, Opcode, Predicate, Value
from hipspv.passes.analysis.thread_ids import dimension_of
from hipspv.targets.cpu.builtins import CHECK, CHECKS

_AXES = "xyz"
_BY_AXIS = ("local", "group", "groups", "size")
# thread: the index in the block. lane, lanes: the index in the warp, and the warp's size. By axis: the index of the
# thread and of the block, and the sizes of the grid and of the block.
IDS = ("thread", "lane", "lanes", *(f"{name}.{axis}" for name in _BY_AXIS for axis in _AXES))
# The variable of each thread of the process with the ids, for functions that aren't inlined into kernels.
THREAD = "hipspv.thread"
# The state of the block's checks, a pointer after the ids in that variable. Its address suits a pointer.
STATE = "checks"
_STATE_OFFSET = (4 * len(IDS) + 7) // 8 * 8
# The functions of checks are called with these as further arguments, and by names that begin so.
_CHECKED = "__hipspv_checked_"

# Returns one of IDS, an integer of 32 bits, or STATE.
Get = Callable[[Builder, str], Value]


class Ids:
    """Replaces OpenCL's functions that return ids. get: returns the ids that they are computed from."""

    def __init__(self, module: Module, warp_size: int, get: Get) -> None:
        self._module, self._warp_size, self._get = module, warp_size, get
        builtins = module.target.builtins
        self._plain: dict[str, Callable[[Builder], Value]] = {
            builtins.sub_group_local_id: lambda build: get(build, "lane"),
            builtins.sub_group_size: lambda build: get(build, "lanes"),
            builtins.sub_group_id: lambda build: build.udiv(get(build, "thread"), warp_size),
            builtins.local_linear_id: lambda build: get(build, "thread"),
            builtins.work_dim: lambda build: module.context.integer(32).constant(len(_AXES)),
            builtins.global_linear_id: self._global_rank,
        }
        self._by_axis: dict[str, Callable[[Builder, int], Value]] = {
            builtins.local_id: self._of("local"),
            builtins.group_id: self._of("group"),
            builtins.num_groups: self._of("groups"),
            builtins.local_size: self._of("size"),
            builtins.enqueued_local_size: self._of("size"),
            builtins.global_id: self._global,
            builtins.global_size: self._global_size,
            builtins.global_offset: lambda build, axis: module.context.integer(32).constant(0),
        }
        # OpenCL's sizes are 1 in other dimensions.
        self._sizes = (builtins.num_groups, builtins.local_size, builtins.enqueued_local_size, builtins.global_size)

    def replace(self, function: Function) -> bool:
        """Replace the calls in a function. Return true if there were any."""
        calls = [call for call in function.instructions((Opcode.CALL,)) if self.concerns(call)]
        with Builder(self._module) as build:
            for call in calls:
                if call.called_value.name in CHECKS:
                    self._pass_thread(build.before(call), call)
                    continue
                value = self._value(build.before(call), call)
                call.replace_all_uses_with(build.resize(value, call.type))
                call.erase()
        return bool(calls)

    def concerns(self, call: Instruction) -> bool:
        callee = call.callee
        return callee is not None and any(callee.name in names for names in (self._plain, self._by_axis, CHECKS))

    def _value(self, build: Builder, call: Instruction) -> Value:
        callee = call.callee
        assert callee
        if callee.name in self._plain:
            return self._plain[callee.name](build)
        get, axis = self._by_axis[callee.name], dimension_of(call)
        if axis is not None and axis < len(_AXES):
            return get(build, axis)
        value: Value = call.type.constant(int(callee.name in self._sizes))
        for index in range(len(_AXES)):
            is_axis = build.compare(Predicate.EQ, call.operand(0), index)
            value = build.select(is_axis, build.resize(get(build, index), call.type), value)
        return value

    def _pass_thread(self, build: Builder, call: Instruction) -> None:
        arguments = [*call.arguments, self._get(build, "thread"), self._get(build, STATE)]
        build.builtin(_CHECKED + call.called_value.name.removeprefix(CHECK), call.type, *arguments)
        call.erase()

    def _of(self, name: str) -> Callable[[Builder, int], Value]:
        return lambda build, axis: self._get(build, f"{name}.{_AXES[axis]}")

    def _wide(self, build: Builder, name: str, axis: int) -> Value:
        return build.resize(self._get(build, f"{name}.{_AXES[axis]}"), self._module.context.integer(64))

    def _global(self, build: Builder, axis: int) -> Value:
        first = build.mul(self._wide(build, "group", axis), self._wide(build, "size", axis))
        return build.add(first, self._wide(build, "local", axis))

    def _global_size(self, build: Builder, axis: int) -> Value:
        return build.mul(self._wide(build, "groups", axis), self._wide(build, "size", axis))

    def _global_rank(self, build: Builder) -> Value:
        rows = build.mul(self._global(build, 2), self._global_size(build, 1))
        row = build.add(rows, self._global(build, 1))
        return build.add(build.mul(row, self._global_size(build, 0)), self._global(build, 0))


def load_from_thread(module: Module, warp_size: int, functions: list[Function]) -> None:
    """Makes functions that aren't inlined into kernels take ids from a variable of the process's thread."""
    context = module.context
    i32 = context.integer(32)
    pointer = context.pointer(0)
    size = _STATE_OFFSET // 4 + 2
    variable = module.add_variable(THREAD, context.array(i32, size), 0)
    variable.alignment = 8
    variable.linkage, variable.initializer = Linkage.INTERNAL, variable.value_type.null()
    variable.is_thread_local = True

    def get(build: Builder, name: str) -> Value:
        if name == STATE:
            return build.load(pointer, build.offset(variable, _STATE_OFFSET))
        return build.load(i32, build.offset(variable, 4 * IDS.index(name)))

    ids = Ids(module, warp_size, get)
    for function in functions:
        ids.replace(function)


def store_thread(build: Builder, get: Callable[[str], Value]) -> None:
    """Stores a thread's ids in the variable."""
    variable = build.module.variable(THREAD)
    assert variable
    for index, name in enumerate(IDS):
        build.store(get(name), build.offset(variable, 4 * index), volatile=True)
    build.store(get(STATE), build.offset(variable, _STATE_OFFSET), volatile=True)
