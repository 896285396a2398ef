"""SPIR-V as text: a line for each instruction."""

from hipspv.spirv.disassembly import disassemble
from hipspv.spirv.module import Module
from hipspv.spirv.words import SpirvError

ERRORS = (SpirvError,)


def read(data: bytes) -> None:
    problems: list[SpirvError] = []
    module = Module.read(data, problems)
    lines = sum(1 for _ in disassemble(module))
    assert problems or lines == sum(1 for _ in module.instructions())
