// Integer intrinsics that OpenCL has no built-in for.

uint __brev(uint x) {
  x = (x >> 1 & 0x55555555u) | (x & 0x55555555u) << 1;
  x = (x >> 2 & 0x33333333u) | (x & 0x33333333u) << 2;
  x = (x >> 4 & 0x0f0f0f0fu) | (x & 0x0f0f0f0fu) << 4;
  x = (x >> 8 & 0x00ff00ffu) | (x & 0x00ff00ffu) << 8;
  return x >> 16 | x << 16;
}

ulong __brevll(ulong x) { return (ulong)__brev((uint)x) << 32 | __brev((uint)(x >> 32)); }

// Each nibble of the selector names one of the eight bytes of y:x, or with its top bit that byte's sign.
uint __byte_perm(uint x, uint y, uint selector) {
  ulong bytes = (ulong)y << 32 | x;
  uint result = 0;
  for (uint i = 0; i < 4; i++) {
    uint nibble = selector >> (4 * i) & 15;
    uint byte = (uint)(bytes >> (8 * (nibble & 7))) & 0xff;
    if (nibble & 8) byte = byte & 0x80 ? 0xff : 0;
    result |= byte << (8 * i);
  }
  return result;
}
