"""The source line of each instruction, in a form that passes every translator."""

from __future__ import annotations

import os

from hipspv.llvm import BasicBlock, Builder, Function, Instruction, Module, Opcode
from hipspv.passes.interface import Pass

# The prefix of the markers' names; hipspv.spirv.lines removes the markers.
MARKER = "hipspv.line."


class EmitSourceLines(Pass):
    """Marks where the source line changes with calls of a declared function, one for each source file.

    LLVM's back end writes no OpLine, and llvm-spirv can't read this LLVM's debug information. Once
    the module is SPIR-V, the calls become OpLine and OpNoLine.
    """

    def run(self, module: Module) -> bool:
        changed = False
        with Builder(module) as build:
            markers = _Markers(module)
            for function in list(module.definitions()):
                for block in function.blocks():
                    changed |= _mark(build, block, markers)
        return changed


class _Markers:
    """The functions that stand for the source files."""

    def __init__(self, module: Module) -> None:
        context = module.context
        self.module = module
        self.integer = context.integer(32)
        self._type = context.function(context.void(), [self.integer, self.integer])
        self._found: dict[str, Function] = {}

    def of(self, instruction: Instruction) -> tuple[Function | None, int, int]:
        """Marker, line and column; no marker if the compiler itself made the instruction."""
        location = instruction.location
        if location is None or not location.line or not location.file:
            return None, 0, 0
        # The path by which a debugger looks for the file.
        path = os.path.join(self.module.directory_of(instruction), location.file)
        return self.file(path.replace("/./", "/")), location.line, location.column

    def file(self, path: str) -> Function:
        if path not in self._found:
            self._found[path] = self.module.declare_builtin(MARKER + path, self._type)
        return self._found[path]


def _mark(build: Builder, block: BasicBlock, markers: _Markers) -> bool:
    """Marks a block's lines. A line holds to the end of its block (SPIR-V 3.3.3, OpLine)."""
    current: tuple[Function | None, int, int] = (None, 0, 0)
    changed = False
    for instruction in _markable(block):
        location = markers.of(instruction)
        if location == current:
            continue
        file, line, column = location
        arguments = [markers.integer.constant(line), markers.integer.constant(column)]
        build.before(instruction).call(file or markers.file(""), arguments)
        current, changed = location, True
    return changed


def _markable(block: BasicBlock) -> list[Instruction]:
    """The block's instructions that a marker may precede: SPIR-V requires phis and a function's variables first."""
    instructions = list(block.instructions())
    firsts = [i for i, x in enumerate(instructions) if x.opcode in (Opcode.PHI, Opcode.ALLOCA)]
    return instructions[firsts[-1] + 1 if firsts else 0 :]
