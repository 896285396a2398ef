// Integer intrinsics that OpenCL has no built-in for. NVIDIA's GPUs have instructions for some (nvptx/integer.cl).

#ifndef __NVPTX__
uint __brev(uint x) {
  x = (x >> 1 & 0x55555555u) | (x & 0x55555555u) << 1;
  x = (x >> 2 & 0x33333333u) | (x & 0x33333333u) << 2;
  x = (x >> 4 & 0x0f0f0f0fu) | (x & 0x0f0f0f0fu) << 4;
  x = (x >> 8 & 0x00ff00ffu) | (x & 0x00ff00ffu) << 8;
  return x >> 16 | x << 16;
}

ulong __brevll(ulong x) { return (ulong)__brev((uint)x) << 32 | __brev((uint)(x >> 32)); }

// The lower three bits of each of the selector's four nibbles name one of the eight bytes of y:x (CUDA Math API,
// "__byte_perm").
uint __byte_perm(uint x, uint y, uint selector) {
  ulong bytes = (ulong)y << 32 | x;
  uint result = 0;
  for (uint i = 0; i < 4; i++) {
    uint index = selector >> (4 * i) & 7;
    result |= ((uint)(bytes >> (8 * index)) & 0xff) << (8 * i);
  }
  return result;
}
#endif

// The n-th bit set at or above `base` (offset n > 0), at or below it (n < 0), or `base` itself if it is set
// (0); -1 if there is none.
int __fns64(ulong mask, uint base, int offset) {
  if (base > 63) return -1;
  if (offset == 0) return mask >> base & 1 ? (int)base : -1;
  bool down = offset < 0;
  ulong rest = down ? __brevll(mask) : mask;
  rest &= ~0ul << (down ? 63 - base : base);
  for (uint left = abs(offset); left > 1 && rest; left--) rest &= rest - 1;
  if (!rest) return -1;
  int bit = 63 - (int)clz(rest & -rest);
  return down ? 63 - bit : bit;
}
int __fns32(uint mask, uint base, int offset) { return base > 31 ? -1 : __fns64(mask, base, offset); }

// ---- Dot products --------------------------------------------------------------------------------------
// The numbers of `bits` bits in x times those of `others` bits in y, both from the lowest, plus c. The sum is
// exact in 64 bits; the caller reduces it to 32.

#define DOT(name, Wide)                                                                               \
  static Wide name(uint x, uint y, Wide c, uint bits, uint others) {                                  \
    for (uint i = 0; i * bits < 32 && i * others < 32; i++)                                           \
      c += FIELD(x, i, bits) * FIELD(y, i, others);                                                   \
    return c;                                                                                         \
  }
#define FIELD(word, i, bits) (long)((int)(word << (32 - (i + 1) * bits)) >> (32 - bits))
DOT(signed_dot, long)
#undef FIELD
#define FIELD(word, i, bits) (ulong)(word << (32 - (i + 1) * bits) >> (32 - bits))
DOT(unsigned_dot, ulong)
#undef FIELD
#undef DOT

#ifndef __NVPTX__
int __hipspv_dp4a(uint x, uint y, int c) { return (int)signed_dot(x, y, c, 8, 8); }
uint __hipspv_udp4a(uint x, uint y, uint c) { return (uint)unsigned_dot(x, y, c, 8, 8); }
int __hipspv_dp2a(uint x, uint y, int c) { return (int)signed_dot(x, y, c, 16, 8); }
uint __hipspv_udp2a(uint x, uint y, uint c) { return (uint)unsigned_dot(x, y, c, 16, 8); }
#endif

// HIP's amd_mixed_dot, for numbers of 4, 8 or 16 bits.
int __hipspv_dot(uint x, uint y, int c, uint bits, int saturate) {
  long sum = signed_dot(x, y, c, bits, bits);
  return (int)(saturate ? clamp(sum, (long)INT_MIN, (long)INT_MAX) : sum);
}
uint __hipspv_udot(uint x, uint y, uint c, uint bits, int saturate) {
  ulong sum = unsigned_dot(x, y, c, bits, bits);
  return (uint)(saturate ? min(sum, (ulong)UINT_MAX) : sum);
}
