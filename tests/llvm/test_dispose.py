"""A disposed object can't be used any more."""

import pytest

from hipspv.llvm import Builder, Context, DisposedError, Module
from tests.llvm.conftest import TEXT


def test_a_module_takes_its_values_with_it(context: Context) -> None:
    with Module.parse(TEXT, context) as module:
        kernel = module.function("kernel")
        assert kernel
        block = kernel.entry
        instruction = block.first
    for use in (
        lambda: str(module),
        lambda: module.function("kernel"),
        lambda: kernel.name,
        lambda: list(block.instructions()),
        lambda: instruction.opcode,
    ):
        with pytest.raises(DisposedError):
            use()


def test_a_context_takes_its_modules_and_types_with_it() -> None:
    with Context() as context:
        module = Module.parse(TEXT, context)
        kernel = module.function("kernel")
        type = context.integer(32)
        constant = type.constant(3)
    for use in (
        lambda: context.integer(32),
        lambda: str(module),
        lambda: kernel and kernel.name,
        lambda: type.width,
        lambda: str(constant),
        module.dispose,
        context.dispose,
    ):
        with pytest.raises(DisposedError):
            use()


def test_an_erased_instruction(module: Module) -> None:
    kernel = module.function("kernel")
    assert kernel
    terminator = kernel.entry.terminator
    terminator.erase()
    with pytest.raises(DisposedError):
        terminator.erase()


def test_an_erased_function(module: Module) -> None:
    outside = module.function("outside")
    assert outside
    outside.erase()
    assert module.function("outside") is None
    with pytest.raises(DisposedError):
        outside.erase()


def test_a_builder(module: Module) -> None:
    kernel = module.function("kernel")
    assert kernel
    with Builder(module) as build:
        build.before(kernel.entry.first)
    with pytest.raises(DisposedError):
        build.ret()
