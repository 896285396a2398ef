"""SPIR-V modules: reads all of one, and writes it as it was read."""

from hipspv.spirv import metadata, words
from hipspv.spirv.module import Module
from hipspv.spirv.words import SpirvError

ERRORS = (SpirvError,)


def read_quickly(data: bytes) -> list[SpirvError]:
    """The problems of the module."""
    problems: list[SpirvError] = []
    lenient = Module.read(data, problems)
    look(lenient)
    assert lenient.to_bytes() == data[: len(data) // 4 * 4]
    return problems


def read(data: bytes) -> None:
    problems = read_quickly(data)
    try:
        module = Module.read(data)
    except SpirvError:
        assert problems, "what is refused has no problem"
        raise
    metadata.read_records(data)
    words.version(data)
    assert module.to_bytes() == data
    look(module)


def look(module: Module) -> None:
    """All properties that a module states."""
    _ = module.generator, module.capabilities, module.extensions, module.imports, module.strings
    _ = module.processed, module.addressing, module.memory_model, module.sources
    assert all(0 <= f.begin < f.end <= module.end for f in module.functions())
    counts = module.opcodes()
    assert sum(counts.values()) == sum(1 for _ in module.instructions())
