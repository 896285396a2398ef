// Integer intrinsics that are one instruction.

uint __brev(uint x) { return __builtin_bitreverse32(x); }
ulong __brevll(ulong x) { return __builtin_bitreverse64(x); }
// With a nibble's top bit prmt would take a byte's sign.
uint __byte_perm(uint x, uint y, uint selector) { return __nvvm_prmt(x, y, selector & 0x7777); }

#define DOT(name, instruction, T)                                          \
  T __hipspv_##name(uint x, uint y, T c) {                                 \
    T sum;                                                                 \
    __asm__(instruction " %0, %1, %2, %3;" : "=r"(sum) : "r"(x), "r"(y), "r"(c)); \
    return sum;                                                            \
  }
DOT(dp4a, "dp4a.s32.s32", int)
DOT(udp4a, "dp4a.u32.u32", uint)
DOT(dp2a, "dp2a.lo.s32.s32", int)
DOT(udp2a, "dp2a.lo.u32.u32", uint)
#undef DOT
