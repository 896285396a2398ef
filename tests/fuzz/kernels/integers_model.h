// The model of HIP's functions of integers, on the integers of numbers_model.h. The host has the compiler's functions.
#pragma once

#include "cooperate.h"
#include "numbers_model.h"

namespace model {

using Wide = __int128;

[[maybe_unused]] static unsigned __brev(unsigned x) {
  return unsigned(of_bits<U32>([&](int i) { return x >> (31 - i) & 1; }));
}
[[maybe_unused]] static size_t __brevll(size_t x) {
  return size_t(of_bits<U64>([&](int i) { return x >> (63 - i) & 1; }));
}
[[maybe_unused]] static int __clz(int x) { return leading(I32(x)); }
[[maybe_unused]] static int __clzll(long x) { return leading(I64(x)); }
[[maybe_unused]] static int __ffsll(size_t x) { return x == 0 ? 0 : trailing(U64(x)) + 1; }
[[maybe_unused]] static int __popcll(size_t x) { return ones(U64(x)); }

[[maybe_unused]] static unsigned upper(size_t pair, unsigned by) { return unsigned(Most(pair) << by >> 32); }
[[maybe_unused]] static unsigned lower(size_t pair, unsigned by) { return unsigned(Most(pair) >> by); }
[[maybe_unused]] static size_t pair_of(unsigned low, unsigned high) { return size_t(high) << 32 | low; }
[[maybe_unused]] static unsigned __funnelshift_l(unsigned low, unsigned high, unsigned by) {
  return upper(pair_of(low, high), by & 31);
}
[[maybe_unused]] static unsigned __funnelshift_lc(unsigned low, unsigned high, unsigned by) {
  return upper(pair_of(low, high), by < 32 ? by : 32);
}
[[maybe_unused]] static unsigned __funnelshift_r(unsigned low, unsigned high, unsigned by) {
  return lower(pair_of(low, high), by & 31);
}
[[maybe_unused]] static unsigned __funnelshift_rc(unsigned low, unsigned high, unsigned by) {
  return lower(pair_of(low, high), by < 32 ? by : 32);
}

[[maybe_unused]] static Wide low24(int x) { return Wide(Int<24, true>(x).extended()); }
[[maybe_unused]] static int __mul24(int x, int y) { return int(low24(x) * low24(y)); }
[[maybe_unused]] static unsigned __umul24(unsigned x, unsigned y) { return unsigned(Wide(x % (1 << 24)) * (y % (1 << 24))); }
[[maybe_unused]] static int __mulhi(int x, int y) { return int(Wide(x) * y >> 32); }
[[maybe_unused]] static unsigned __umulhi(unsigned x, unsigned y) { return unsigned(Wide(x) * y >> 32); }
[[maybe_unused]] static long __mul64hi(long x, long y) { return long(Wide(x) * y >> 64); }
[[maybe_unused]] static size_t __umul64hi(size_t x, size_t y) { return size_t(Most(x) * y >> 64); }

[[maybe_unused]] static unsigned byte_of(size_t x, unsigned i) { return unsigned(x >> (8 * i)) & 255; }
[[maybe_unused]] static unsigned __byte_perm(unsigned x, unsigned y, unsigned selector) {
  unsigned result = 0;
  for (unsigned i = 0; i < 4; ++i) result += byte_of(pair_of(x, y), selector >> (4 * i) & 7) << (8 * i);
  return result;
}
[[maybe_unused]] static unsigned __sad(int x, int y, unsigned z) { return unsigned(x > y ? Wide(x) - y : Wide(y) - x) + z; }
[[maybe_unused]] static unsigned __usad(unsigned x, unsigned y, unsigned z) { return (x > y ? x - y : y - x) + z; }
[[maybe_unused]] static int __hadd(int x, int y) { return int((Wide(x) + y) >> 1); }
[[maybe_unused]] static int __rhadd(int x, int y) { return int((Wide(x) + y + 1) >> 1); }
[[maybe_unused]] static unsigned __uhadd(unsigned x, unsigned y) { return unsigned((Wide(x) + y) >> 1); }
[[maybe_unused]] static unsigned __urhadd(unsigned x, unsigned y) { return unsigned((Wide(x) + y + 1) >> 1); }
[[maybe_unused]] static int __dp4a(int a, int b, int c) {
  Wide total = c;
  for (unsigned i = 0; i < 4; ++i) total += Wide(I8(byte_of(unsigned(a), i)).extended()) * Wide(I8(byte_of(unsigned(b), i)).extended());
  return int(total);
}
[[maybe_unused]] static unsigned __dp4a(unsigned a, unsigned b, unsigned c) {
  for (unsigned i = 0; i < 4; ++i) c += byte_of(a, i) * byte_of(b, i);
  return c;
}
[[maybe_unused]] static size_t __bitextract_u64(size_t x, unsigned from, unsigned width) {
  return size_t(of_bits<U64>([&](int i) { return unsigned(i) < width && x >> (from + i) & 1; }));
}
[[maybe_unused]] static unsigned __bitextract_u32(unsigned x, unsigned from, unsigned width) {
  return unsigned(__bitextract_u64(x, from, width));
}
[[maybe_unused]] static size_t __bitinsert_u64(size_t x, size_t field, unsigned from, unsigned width) {
  return size_t(of_bits<U64>([&](int i) {
    const bool inside = unsigned(i) >= from && unsigned(i) - from < width;
    return inside ? field >> (unsigned(i) - from) & 1 : x >> i & 1;
  }));
}
[[maybe_unused]] static unsigned __bitinsert_u32(unsigned x, unsigned field, unsigned from, unsigned width) {
  return unsigned(__bitinsert_u64(x, field, from, width));
}

}  // namespace model
