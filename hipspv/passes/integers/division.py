"""Division of integers wider than 64 bits, as functions in IR text which are then rewritten as
well.
"""

from __future__ import annotations

from hipspv.llvm import Builder, Function, Instruction, Module, Opcode
from hipspv.passes.integers.numbers import LIMB, limb_widths
from hipspv.passes.ir_text import link_functions

# Restoring division, one bit a step: the remainder takes in the dividend's next bit and gives up
# the divisor where it can. What is shifted out of the remainder counts as greater than any divisor.
# Operands of 64 bits and less, the common case, are divided at once.
_UNSIGNED = """
define i{w} @hipspv.{name}.i{w}(i{w} %n, i{w} %d) noinline {{
entry:
  %both = or i{w} %n, %d
  %upper = lshr i{w} %both, 64
  %small = icmp eq i{w} %upper, 0
  br i1 %small, label %short, label %loop
short:
  %n64 = trunc i{w} %n to i64
  %d64 = trunc i{w} %d to i64
  %result64 = {name} i64 %n64, %d64
  %result.short = zext i64 %result64 to i{w}
  ret i{w} %result.short
loop:
  %i = phi i32 [ {w}, %entry ], [ %left, %loop ]
  %quotient = phi i{w} [ %n, %entry ], [ %quotient.next, %loop ]
  %remainder = phi i{w} [ 0, %entry ], [ %remainder.next, %loop ]
  %out = icmp slt i{w} %remainder, 0
  %bit = lshr i{w} %quotient, {last}
  %r.up = shl i{w} %remainder, 1
  %r = or i{w} %r.up, %bit
  %enough = icmp uge i{w} %r, %d
  %fits = or i1 %out, %enough
  %less = sub i{w} %r, %d
  %remainder.next = select i1 %fits, i{w} %less, i{w} %r
  %q.up = shl i{w} %quotient, 1
  %q.bit = zext i1 %fits to i{w}
  %quotient.next = or i{w} %q.up, %q.bit
  %left = sub i32 %i, 1
  %done = icmp eq i32 %left, 0
  br i1 %done, label %exit, label %loop
exit:
  ret i{w} %{which}.next
}}
"""
# The quotient's sign is that of both operands' product, the remainder's that of the dividend.
_SIGNED = """
define i{w} @hipspv.{name}.i{w}(i{w} %n, i{w} %d) noinline {{
  %n.sign = ashr i{w} %n, {last}
  %d.sign = ashr i{w} %d, {last}
  %n.flip = xor i{w} %n, %n.sign
  %d.flip = xor i{w} %d, %d.sign
  %n.abs = sub i{w} %n.flip, %n.sign
  %d.abs = sub i{w} %d.flip, %d.sign
  %abs = call i{w} @hipspv.{unsigned}.i{w}(i{w} %n.abs, i{w} %d.abs)
  %q.sign = xor i{w} %n.sign, %d.sign
  %flip = xor i{w} %abs, %{sign}
  %result = sub i{w} %flip, %{sign}
  ret i{w} %result
}}
"""
_NAMES = {Opcode.UDIV: "udiv", Opcode.UREM: "urem", Opcode.SDIV: "sdiv", Opcode.SREM: "srem"}
_UNSIGNED_OF = {Opcode.SDIV: Opcode.UDIV, Opcode.SREM: Opcode.UREM}


def call_functions(module: Module, build: Builder) -> bool:
    """Replaces wide divisions by calls."""
    wide = [
        i
        for function in module.definitions()
        for i in function.instructions(_NAMES)
        if i.type.is_integer and i.type.width > LIMB
    ]
    for instruction in wide:
        _replace(module, build, instruction)
    return bool(wide)


def _replace(module: Module, build: Builder, instruction: Instruction) -> None:
    given, opcode = instruction.type, instruction.opcode
    width = LIMB * len(limb_widths(given.width))
    type = module.context.integer(width)
    function = _function(module, opcode, width)
    build.before(instruction)
    operands = [
        build.resize(operand, type, signed=opcode in _UNSIGNED_OF)
        for operand in instruction.operands
    ]
    result = build.resize(build.call(function, operands), given)
    instruction.replace_all_uses_with(result)
    instruction.erase()


def _function(module: Module, opcode: int, width: int) -> Function:
    name = _NAMES[opcode]
    found = module.function(f"hipspv.{name}.i{width}")
    if found:
        return found
    words: dict[str, object] = {"w": width, "last": width - 1, "name": name}
    unsigned = _UNSIGNED_OF.get(opcode)
    if unsigned is None:
        which = "quotient" if opcode == Opcode.UDIV else "remainder"
        text = _UNSIGNED.format(which=which, **words)
    else:
        base = _NAMES[unsigned]
        _function(module, unsigned, width)
        sign = "q.sign" if opcode == Opcode.SDIV else "n.sign"
        declaration = f"declare i{width} @hipspv.{base}.i{width}(i{width}, i{width})\n"
        text = declaration + _SIGNED.format(unsigned=base, sign=sign, **words)
    return link_functions(module, text)[f"hipspv.{name}.i{width}"]
