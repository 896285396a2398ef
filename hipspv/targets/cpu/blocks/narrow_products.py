"""Products of 64 bits of which LLVM's code generator for x86 computes too few bits."""

from __future__ import annotations

from hipspv.llvm import Builder, Function, Instruction, Opcode, Value

_SHIFTS = (Opcode.LSHR, Opcode.ASHR)
_WIDTH = 64


def hide_narrow_products(build: Builder, function: Function, zero: Value) -> None:
    """Takes an exclusive or of products and a zero that LLVM doesn't know, before a shift of them.

    LLVM 22 computes 16 bits of a vector of 64-bit products in 16 bits if the factors fit in 16 bits, also for bits from
    17 on: of `(short)((unsigned long)(long)x * 3 >> 33)` with a short x nothing is stored (combinePMULH in
    llvm/lib/Target/X86/X86ISelLowering.cpp). tests/programs/narrow_products.hip has such products.
    """
    for product in list(function.instructions((Opcode.MUL,))):
        type = product.type
        if not type.is_integer or type.width != _WIDTH:
            continue
        shifts = [u for u in product.users() if isinstance(u, Instruction) and u.opcode in _SHIFTS]
        for shift in shifts:
            shift.set_operand(0, build.before(shift).xor(product, zero))
