"""Debug information of the functions that run blocks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hipspv.llvm import Builder, Function, GlobalVariable, Instruction, Module, Opcode, Value, debug_info
from hipspv.llvm.debug_builder import DEREFERENCE, PLUS, DebugBuilder, declarations
from hipspv.llvm.debug_info import DebugNode
from hipspv.passes.rewrite.constants import after_allocas
from hipspv.targets.cpu.blocks import block_abi

# A debugger shows the kernel as inlined into a function of this name.
_NAME = "hipspv_run_block"
_AXES = "xyz"
_INDICES = {
    "threadIdx": block_abi.THREAD,
    "blockIdx": block_abi.GROUP,
    "blockDim": block_abi.SIZE,
    "gridDim": block_abi.GROUPS,
}


class BlockDebugInfo:
    """The debug information of one kernel. Its variables are in memory (`keep_variables`), most of them in the frame.

    A debugger finds a thread's variables through *homes*: stack variables with their addresses, which no pass removes.
    """

    def __init__(self, build: Builder, kernel: Function) -> None:
        self._build, self._module = build, kernel.owner
        self._kernel = debug_info.of_function(kernel)
        self._shared: list[tuple[DebugNode, Value]] = []
        self._locations: dict[Function, int] = {}

    def add_shared(self, variable: GlobalVariable, address: Value) -> None:
        """Notes the address of shared memory. The variable is about to be gone."""
        node = debug_info.of_variable(variable)
        if node and node.variable_type and node.variable_name:
            self._shared.append((node, address))

    def describe(self, thread: Function, block: Value) -> None:
        """Says where variables and ids are in the function of a thread. block: its parameter."""
        if not self._kernel:
            return
        # Each region begins with this code, also with values that are computed again: a breakpoint on the source's line
        # would stop in all of them.
        for instruction in thread.entry.instructions():
            if instruction.opcode != Opcode.CALL:
                instruction.drop_location()
        with DebugBuilder(self._module) as make:
            follow = make.expression(DEREFERENCE)
            itself = make.expression()
            for found in list(declarations(thread)):
                address = found.address
                is_stack = isinstance(address, Instruction) and address.opcode == Opcode.ALLOCA
                if found.expression == itself and not is_stack and address.type.is_pointer:
                    self._declare(make, thread, address, found.variable, follow, found.location)
            here = make.location(self._kernel)
            for node, address in self._shared:
                type = node.variable_type
                assert type
                variable = make.variable(self._kernel, node.variable_name, type)
                self._declare(make, thread, address, variable, follow, here)
            type = make.words("uint3", _AXES)
            for name, offset in _INDICES.items():
                variable = make.variable(self._kernel, name, type)
                expression = make.expression(DEREFERENCE, PLUS, offset)
                self._declare(make, thread, block, variable, expression, here)

    def _declare(
        self, make: DebugBuilder, thread: Function, address: Value, variable: DebugNode, expression: int, location: int
    ) -> None:
        """Declares a variable by the home of an address."""
        build = self._build
        home = build.before(thread.entry.first).alloca(address.type)
        following = address.next if isinstance(address, Instruction) else after_allocas(thread)
        assert following
        # Code without a location precedes the source's: a breakpoint on the kernel is after it.
        build.before(following).locate(None).store(address, home, volatile=True)
        make.declare(home, variable, expression, location, following)

    def begin(self, function: Function) -> None:
        """Begins the code of a function that runs a block, or a thread of one."""
        if self._kernel:
            with DebugBuilder(self._module) as make:
                node = make.add_function(function, _NAME, self._kernel)
                self._locations[function] = make.location(node)
        self.resume(function)

    def resume(self, function: Function) -> None:
        """Gives the next instructions the location of the function."""
        self._build.locate(self._locations.get(function))

    @property
    def shared(self) -> list[DebugNode]:
        """The shared memory that the kernel uses."""
        return [node for node, _ in self._shared]

    def enter_thread(self, block: Value, local: Sequence[Value]) -> None:
        """Stores the index of a thread that is about to run."""
        build = self._build
        self.resume(build.block.parent)
        for axis, value in enumerate(local):
            build.store(value, build.offset(block, block_abi.THREAD + 4 * axis), volatile=True)


def forget_shared(module: Module, kernels: Iterable[BlockDebugInfo]) -> None:
    """Removes the source's global variables that have become variables of the kernels."""
    gone = {node for kernel in kernels for node in kernel.shared}
    with DebugBuilder(module) as make:
        for unit in debug_info.compile_units(module):
            make.forget_variables(unit, gone)
