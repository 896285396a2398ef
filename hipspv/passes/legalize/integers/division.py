"""Division of integers wider than 64 bits, as functions in IR text that are rewritten later."""

from __future__ import annotations

from hipspv.llvm import Opcode

# Numbers of 64 bits or less, the common case, are divided at once. A divisor less than 2^32 divides
# in digits of 32 bits, by 64-bit divisions. Other numbers take restoring division, one bit a step,
# from the divisor shifted up to the dividend.
_UNSIGNED = """
define i{w} @{name}(i{w} %n, i{w} %d) noinline {{
entry:
  %both = or i{w} %n, %d
  %upper = lshr i{w} %both, 64
  %small = icmp eq i{w} %upper, 0
  br i1 %small, label %short, label %wide
short:
  %n64 = trunc i{w} %n to i64
  %d64 = trunc i{w} %d to i64
  %result64 = {operation} i64 %n64, %d64
  %result.short = zext i64 %result64 to i{w}
  ret i{w} %result.short
wide:
  %less = icmp ult i{w} %n, %d
  br i1 %less, label %zero, label %large
zero:
  ret i{w} {of_less}
large:
  %d.upper = lshr i{w} %d, 32
  %d.small = icmp eq i{w} %d.upper, 0
  br i1 %d.small, label %digits, label %bits
digits:
  %divisor = trunc i{w} %d to i64
  br label %digit
digit:
  %d.i = phi i32 [ {digits}, %digits ], [ %d.left, %digit ]
  %d.number = phi i{w} [ %n, %digits ], [ %d.shifted, %digit ]
  %d.remainder = phi i64 [ 0, %digits ], [ %d.rest, %digit ]
  %d.quotient = phi i{w} [ 0, %digits ], [ %d.q, %digit ]
  %d.top = lshr i{w} %d.number, {low_digit}
  %d.next = trunc i{w} %d.top to i64
  %d.up = shl i64 %d.remainder, 32
  %d.dividend = or i64 %d.up, %d.next
  %d.digit = udiv i64 %d.dividend, %divisor
  %d.rest = urem i64 %d.dividend, %divisor
  %d.shifted = shl i{w} %d.number, 32
  %d.digit.w = zext i64 %d.digit to i{w}
  %d.q.up = shl i{w} %d.quotient, 32
  %d.q = or i{w} %d.q.up, %d.digit.w
  %d.left = sub i32 %d.i, 1
  %d.done = icmp eq i32 %d.left, 0
  br i1 %d.done, label %digits.exit, label %digit
digits.exit:
  %d.rest.w = zext i64 %d.rest to i{w}
  ret i{w} {of_digits}
bits:
  %n.zeros = call i{w} @llvm.ctlz.i{w}(i{w} %n, i1 true)
  %d.zeros = call i{w} @llvm.ctlz.i{w}(i{w} %d, i1 true)
  %distance = sub i{w} %d.zeros, %n.zeros
  %first = shl i{w} %d, %distance
  %steps = trunc i{w} %distance to i32
  br label %loop
loop:
  %i = phi i32 [ %steps, %bits ], [ %left, %loop ]
  %quotient = phi i{w} [ 0, %bits ], [ %q, %loop ]
  %remainder = phi i{w} [ %n, %bits ], [ %r, %loop ]
  %shifted = phi i{w} [ %first, %bits ], [ %shifted.next, %loop ]
  %fits = icmp uge i{w} %remainder, %shifted
  %rest = sub i{w} %remainder, %shifted
  %r = select i1 %fits, i{w} %rest, i{w} %remainder
  %q.up = shl i{w} %quotient, 1
  %q.bit = zext i1 %fits to i{w}
  %q = or i{w} %q.up, %q.bit
  %shifted.next = lshr i{w} %shifted, 1
  %left = sub i32 %i, 1
  %done = icmp eq i32 %i, 0
  br i1 %done, label %exit, label %loop
exit:
  ret i{w} {of_bits}
}}
declare i{w} @llvm.ctlz.i{w}(i{w}, i1)
"""
# The quotient's sign is that of both operands' product, the remainder's that of the dividend.
_SIGNED = """
define i{w} @{name}(i{w} %n, i{w} %d) noinline {{
  %n.sign = ashr i{w} %n, {last}
  %d.sign = ashr i{w} %d, {last}
  %n.flip = xor i{w} %n, %n.sign
  %d.flip = xor i{w} %d, %d.sign
  %n.abs = sub i{w} %n.flip, %n.sign
  %d.abs = sub i{w} %d.flip, %d.sign
  %abs = call i{w} @{unsigned}(i{w} %n.abs, i{w} %d.abs)
  %q.sign = xor i{w} %n.sign, %d.sign
  %flip = xor i{w} %abs, %{sign}
  %result = sub i{w} %flip, %{sign}
  ret i{w} %result
}}
declare i{w} @{unsigned}(i{w}, i{w})
"""
_NAMES = {Opcode.UDIV: "udiv", Opcode.UREM: "urem", Opcode.SDIV: "sdiv", Opcode.SREM: "srem"}
# The blocks that return: for a dividend less than the divisor, and from each of the loops.
_RESULTS = {
    "udiv": {"of_less": "0", "of_digits": "%d.q", "of_bits": "%q"},
    "urem": {"of_less": "%n", "of_digits": "%d.rest.w", "of_bits": "%r"},
}


def function_name(opcode: int, width: int) -> str:
    return f"hipspv.{_NAMES[opcode]}.i{width}"


def functions(opcode: int, width: int) -> dict[str, str]:
    """The texts of the functions that divide integers of `width` bits, a multiple of 64, by name;
    callees first.
    """
    if opcode in (Opcode.UDIV, Opcode.UREM):
        name = function_name(opcode, width)
        operation = _NAMES[opcode]
        text = _UNSIGNED.format(
            w=width,
            name=name,
            operation=operation,
            digits=width // 32,
            low_digit=width - 32,
            **_RESULTS[operation],
        )
        return {name: text}
    base = Opcode.UDIV if opcode == Opcode.SDIV else Opcode.UREM
    text = _SIGNED.format(
        w=width,
        last=width - 1,
        name=function_name(opcode, width),
        unsigned=function_name(base, width),
        sign="q.sign" if opcode == Opcode.SDIV else "n.sign",
    )
    return {**functions(base, width), function_name(opcode, width): text}
