"""The instructions that the Builder makes, as LLVM prints them."""

import pytest

from hipspv.llvm import Builder, Context, FloatPredicate, Function, Module, Opcode, Predicate, Value

_ATOMICS = """
define void @f(ptr %p, ptr %q, i32 %n) {
  %a = atomicrmw volatile umax ptr %p, i32 %n syncscope("workgroup") acq_rel, align 8
  %b = cmpxchg ptr %p, i32 1, i32 %n syncscope("device") seq_cst acquire, align 4
  %c = load atomic volatile i32, ptr %p syncscope("agent") acquire, align 4
  store atomic i32 %n, ptr %p release, align 4
  ret void
}
"""


def _function(context: Context) -> tuple[Module, Function]:
    module = Module.parse(_ATOMICS, context)
    function = module.function("f")
    assert function
    return module, function


def test_an_atomic_instruction_is_repeated_with_all_but_its_operands(context: Context) -> None:
    module, function = _function(context)
    p, q, _ = function.parameters
    with Builder(module) as build:
        for atomic in list(function.instructions()):
            if atomic.opcode == Opcode.RET:
                continue
            operands = [q if operand == p else operand for operand in atomic.operands]
            again = build.before(atomic).repeat_atomic(atomic, operands)
            expected = str(atomic).replace("%p", "%q").rpartition(" = ")
            assert str(again).rpartition(" = ")[2] == expected[2]
    module.verify()


@pytest.mark.parametrize(("value", "printed"), [(-1, "i16 -1"), (0x12345, "i16 9029"), (7, "i16 7")])
def test_a_number_is_a_constant_of_the_first_operands_type(context: Context, value: int, printed: str) -> None:
    module, function = _function(context)
    with Builder(module) as build:
        build.before(function.entry.terminator)
        first: Value = build.resize(function.parameters[2], context.integer(16))
        total = build.add(first, value)
    assert str(total.operand(1)) == printed


def test_numbers_of_both_kinds_are_compared(context: Context) -> None:
    module, function = _function(context)
    number = function.parameters[2]
    with Builder(module) as build:
        build.before(function.entry.terminator)
        real = build.cast(Opcode.UI_TO_FP, number, context.half())
        assert "icmp slt i32 %n, 3" in str(build.compare(Predicate.SLT, number, 3))
        assert "fcmp uno half" in str(build.compare(FloatPredicate.UNO, real, 0.0))
    module.verify()
