// Integer intrinsics on packed numbers (SIMD, dot products), and the search for set bits, against loops over the
// fields: on all pairs of special words and on random ones.
#include <hip/hip_runtime.h>

#include <algorithm>
#include <cstdint>
#include <vector>

#include "inputs.h"

typedef std::uint32_t u32;
typedef std::uint64_t u64;
typedef std::int64_t i64;

struct Field {
  i64 a, b, least, greatest;
  i64 saturated(i64 x) const { return x < least ? least : x > greatest ? greatest : x; }
};
static i64 size(i64 x) { return x < 0 ? -x : x; }
static i64 average(i64 sum) { return sum >= 0 ? (sum + 1) / 2 : (sum - 1) / 2; }

// The name, whether fields are signed, and the result for one field.
#define OPERATIONS(DO)                                                                       \
  DO(add, false, f.a + f.b) DO(addss, true, f.saturated(f.a + f.b))                          \
  DO(addus, false, f.saturated(f.a + f.b)) DO(sub, false, f.a - f.b)                         \
  DO(subss, true, f.saturated(f.a - f.b)) DO(subus, false, f.saturated(f.a - f.b))           \
  DO(absdiffs, true, size(f.a - f.b)) DO(absdiffu, false, size(f.a - f.b))                   \
  DO(avgs, true, average(f.a + f.b)) DO(avgu, false, average(f.a + f.b))                     \
  DO(haddu, false, (f.a + f.b) / 2) DO(maxs, true, f.a > f.b ? f.a : f.b)                    \
  DO(maxu, false, f.a > f.b ? f.a : f.b) DO(mins, true, f.a < f.b ? f.a : f.b)               \
  DO(minu, false, f.a < f.b ? f.a : f.b)                                                     \
  DO(cmpeq, false, f.a == f.b ? -1 : 0) DO(cmpne, false, f.a != f.b ? -1 : 0)                \
  DO(cmpges, true, f.a >= f.b ? -1 : 0) DO(cmpgeu, false, f.a >= f.b ? -1 : 0)               \
  DO(cmpgts, true, f.a > f.b ? -1 : 0) DO(cmpgtu, false, f.a > f.b ? -1 : 0)                 \
  DO(cmples, true, f.a <= f.b ? -1 : 0) DO(cmpleu, false, f.a <= f.b ? -1 : 0)               \
  DO(cmplts, true, f.a < f.b ? -1 : 0) DO(cmpltu, false, f.a < f.b ? -1 : 0)                 \
  DO(seteq, false, f.a == f.b) DO(setne, false, f.a != f.b) DO(setges, true, f.a >= f.b)     \
  DO(setgeu, false, f.a >= f.b) DO(setgts, true, f.a > f.b) DO(setgtu, false, f.a > f.b)     \
  DO(setles, true, f.a <= f.b) DO(setleu, false, f.a <= f.b) DO(setlts, true, f.a < f.b)     \
  DO(setltu, false, f.a < f.b)
#define UNARY(DO)                                                                            \
  DO(abs, true, size(f.a)) DO(absss, true, f.saturated(size(f.a))) DO(neg, true, -f.a)       \
  DO(negss, true, f.saturated(-f.a))

#define COUNT(name, is_signed, expression) +2
static constexpr int BINARY_COUNT = 0 OPERATIONS(COUNT);
static constexpr int COUNTED = BINARY_COUNT UNARY(COUNT) + 4;

__global__ void packed(const u32* x, const u32* y, u32* out, int n) {
  WARPS
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  u32 a = x[i], b = y[i], *o = out + i * static_cast<size_t>(COUNTED);
#define CALL(name, is_signed, expression) *o++ = __v##name##2(a, b), *o++ = __v##name##4(a, b);
  OPERATIONS(CALL)
#undef CALL
#define CALL(name, is_signed, expression) *o++ = __v##name##2(a), *o++ = __v##name##4(a);
  UNARY(CALL)
#undef CALL
  *o++ = __vsads2(a, b), *o++ = __vsads4(a, b), *o++ = __vsadu2(a, b), *o++ = __vsadu4(a, b);
}

static i64 field(u32 word, int bits, int index, bool is_signed) {
  i64 value = word >> (bits * index) & ((1ull << bits) - 1);
  return is_signed && value >> (bits - 1) ? value - (1ll << bits) : value;
}
template <typename Operation>
static u32 fields(u32 x, u32 y, int bits, bool is_signed, Operation operation) {
  u32 result = 0;
  for (int i = 0; i < 32 / bits; ++i) {
    Field f = {field(x, bits, i, is_signed), field(y, bits, i, is_signed), 0, (1ll << bits) - 1};
    if (is_signed) f.least = -(1ll << (bits - 1)), f.greatest = (1ll << (bits - 1)) - 1;
    result |= static_cast<u32>(static_cast<u64>(operation(f)) & ((1ull << bits) - 1)) << (bits * i);
  }
  return result;
}
static u32 differences(u32 x, u32 y, int bits, bool is_signed) {
  i64 sum = 0;
  for (int i = 0; i < 32 / bits; ++i)
    sum += size(field(x, bits, i, is_signed) - field(y, bits, i, is_signed));
  return static_cast<u32>(sum);
}

static long wrong = 0;
static void expect(const char* name, u32 got, u32 want, u32 x, u32 y) {
  if (got != want && ++wrong < 20) printf("%s(%08x, %08x) is %08x, not %08x\n", name, x, y, got, want);
}

static void check_packed(const std::vector<u32>& x, const std::vector<u32>& y) {
  const int n = x.size();
  Managed<u32> dx(x), dy(y), out(static_cast<size_t>(n) * COUNTED);
  packed<<<(n + 63) / 64, 64>>>(dx.data, dy.data, out.data, n);
  if (hipDeviceSynchronize() != hipSuccess) exit(3);
  for (int i = 0; i < n; ++i) {
    u32 a = x[i], b = y[i], *o = out.data + i * static_cast<size_t>(COUNTED);
#define CHECK(name, is_signed, expression)                                                  \
  for (int bits : {16, 8})                                                                  \
    expect(#name, *o++, fields(a, b, bits, is_signed, [](Field f) -> i64 { return expression; }), a, b);
    OPERATIONS(CHECK)
    UNARY(CHECK)
    for (bool is_signed : {true, false})
      for (int bits : {16, 8}) expect("sad", *o++, differences(a, b, bits, is_signed), a, b);
  }
}

// ---- DPX: least and greatest of sums, of three numbers, and of two with a predicate ---------------------------

#define FOUR(DO, suffix) DO(iaddmax_##suffix) DO(iaddmin_##suffix) DO(imax3_##suffix) DO(imin3_##suffix)
#define THREE_OPERANDS(DO) \
  FOUR(DO, s32) FOUR(DO, s32_relu) FOUR(DO, u32) FOUR(DO, s16x2) FOUR(DO, s16x2_relu) FOUR(DO, u16x2)
static constexpr int CHOICES = 24 + 4 + 4 + 8;

__global__ void choices(const u32* x, const u32* y, u32* out, int n) {
  WARPS
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  u32 a = x[i], b = y[i], c = a * 2654435761u ^ b >> 5, *o = out + i * CHOICES;
#define CALL(name) *o++ = __v##name(a, b, c);
  THREE_OPERANDS(CALL)
#undef CALL
  *o++ = __vimax_s32_relu(a, b), *o++ = __vimin_s32_relu(a, b);
  *o++ = __vimax_s16x2_relu(a, b), *o++ = __vimin_s16x2_relu(a, b);
  bool first, low;
  *o++ = __vibmax_s32(a, b, &first), *o++ = first, *o++ = __vibmax_u32(a, b, &first), *o++ = first;
  *o++ = __vibmin_s16x2(a, b, &first, &low), *o++ = 2 * first + low;
  *o++ = __vibmax_u16x2(a, b, &first, &low), *o++ = 2 * first + low;
  *o++ = __vibmin_s32(a, b, &first), *o++ = __vibmin_u32(a, b, &first);
  *o++ = __vibmax_s16x2(a, b, &first, &low), *o++ = __vibmin_u16x2(a, b, &first, &low);
}

static i64 wrapped(i64 value, int bits, bool is_signed) {
  return bits == 32 ? (is_signed ? static_cast<int>(value) : static_cast<i64>(static_cast<u32>(value)))
                    : field(static_cast<u32>(value), bits, 0, is_signed);
}
// Kind 0 to 3: the order of FOUR.
static u32 choice(u32 x, u32 y, u32 z, int kind, int bits, bool is_signed, bool relu) {
  u64 result = 0;
  for (int i = 0; i < 32 / bits; ++i) {
    i64 a = field(x, bits, i, is_signed), b = field(y, bits, i, is_signed), c = field(z, bits, i, is_signed);
    i64 two = kind < 2 ? wrapped(a + b, bits, is_signed) : kind == 2 ? std::max(a, b) : std::min(a, b);
    i64 chosen = kind % 2 ? std::min(two, c) : std::max(two, c);
    if (relu) chosen = std::max<i64>(chosen, 0);
    result |= (static_cast<u64>(chosen) & ((1ull << bits) - 1)) << (bits * i);
  }
  return static_cast<u32>(result);
}
static u32 first_chosen(u32 x, u32 y, bool greatest, int bits, bool is_signed) {
  u32 result = 0;
  for (int i = 0; i < 32 / bits; ++i) {
    i64 a = field(x, bits, i, is_signed), b = field(y, bits, i, is_signed);
    result |= static_cast<u32>(greatest ? a >= b : a <= b) << i;
  }
  return result;
}

static void check_choices(const std::vector<u32>& x, const std::vector<u32>& y) {
  const int n = x.size();
  Managed<u32> dx(x), dy(y), out(static_cast<size_t>(n) * CHOICES);
  choices<<<(n + 63) / 64, 64>>>(dx.data, dy.data, out.data, n);
  if (hipDeviceSynchronize() != hipSuccess) exit(3);
  struct Form {
    int bits;
    bool is_signed, relu;
  };
  for (int i = 0; i < n; ++i) {
    u32 a = x[i], b = y[i], c = a * 2654435761u ^ b >> 5, *o = out.data + i * CHOICES;
    for (Form f : {Form{32, true, false}, {32, true, true}, {32, false, false}, {16, true, false},
                   {16, true, true}, {16, false, false}})
      for (int kind = 0; kind < 4; ++kind)
        expect("dpx3", *o++, choice(a, b, c, kind, f.bits, f.is_signed, f.relu), a, b);
    auto two = [&](int kind, int bits, bool is_signed, bool relu) {
      return choice(a, b, a, kind, bits, is_signed, relu);
    };
    for (int bits : {32, 16})
      for (int kind : {2, 3}) expect("relu", *o++, two(kind, bits, true, true), a, b);
    expect("vibmax_s32", *o++, two(2, 32, true, false), a, b);
    expect("vibmax_s32", *o++, first_chosen(a, b, true, 32, true), a, b);
    expect("vibmax_u32", *o++, two(2, 32, false, false), a, b);
    expect("vibmax_u32", *o++, first_chosen(a, b, true, 32, false), a, b);
    expect("vibmin_s16x2", *o++, two(3, 16, true, false), a, b);
    expect("vibmin_s16x2", *o++, first_chosen(a, b, false, 16, true), a, b);
    expect("vibmax_u16x2", *o++, two(2, 16, false, false), a, b);
    expect("vibmax_u16x2", *o++, first_chosen(a, b, true, 16, false), a, b);
    expect("vibmin_s32", *o++, two(3, 32, true, false), a, b);
    expect("vibmin_u32", *o++, two(3, 32, false, false), a, b);
    expect("vibmax_s16x2", *o++, two(2, 16, true, false), a, b);
    expect("vibmin_u16x2", *o++, two(3, 16, false, false), a, b);
  }
}

// ---- Dot products -------------------------------------------------------------------------------------

static constexpr int DOTS = 24;
__global__ void dots(const u32* x, const u32* y, u32* out, int n) {
  WARPS
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  u32 a = x[i], b = y[i], c = a * 2654435761u ^ b, *o = out + i * DOTS;
  int sa = a, sb = b, sc = c;
  short2 a2 = __builtin_bit_cast(short2, a), b2 = __builtin_bit_cast(short2, b);
  ushort2 ua2 = __builtin_bit_cast(ushort2, a), ub2 = __builtin_bit_cast(ushort2, b);
  char4 a4 = __builtin_bit_cast(char4, a), b4 = __builtin_bit_cast(char4, b);
  uchar4 ua4 = __builtin_bit_cast(uchar4, a), ub4 = __builtin_bit_cast(uchar4, b);
  *o++ = __dp4a(sa, sb, sc), *o++ = __dp4a(a, b, c), *o++ = __dp4a(a4, b4, sc), *o++ = __dp4a(ua4, ub4, c);
  *o++ = __dp2a_lo(sa, sb, sc), *o++ = __dp2a_lo(a, b, c);
  *o++ = __dp2a_lo(a2, b4, sc), *o++ = __dp2a_lo(ua2, ub4, c);
  *o++ = __dp2a_hi(sa, sb, sc), *o++ = __dp2a_hi(a, b, c);
  *o++ = __dp2a_hi(a2, b4, sc), *o++ = __dp2a_hi(ua2, ub4, c);
  for (bool saturate : {false, true}) {
    *o++ = amd_mixed_dot(sa, sb, sc, saturate), *o++ = amd_mixed_dot(a, b, c, saturate);
    *o++ = amd_mixed_dot(a4, b4, sc, saturate), *o++ = amd_mixed_dot(ua4, ub4, c, saturate);
    *o++ = amd_mixed_dot(a2, b2, sc, saturate), *o++ = amd_mixed_dot(ua2, ub2, c, saturate);
  }
}

static i64 dot(u32 x, u32 y, u32 c, int bits, int other_bits, int first, bool is_signed) {
  i64 sum = is_signed ? static_cast<i64>(static_cast<int>(c)) : static_cast<i64>(c);
  for (int i = 0; i < 32 / bits; ++i)
    sum += field(x, bits, i, is_signed) * field(y, other_bits, first + i, is_signed);
  return sum;
}
static u32 saturated(i64 sum, bool is_signed) {
  Field f = {0, 0, is_signed ? INT32_MIN : 0, is_signed ? INT32_MAX : UINT32_MAX};
  return static_cast<u32>(f.saturated(sum));
}

static void check_dots(const std::vector<u32>& x, const std::vector<u32>& y) {
  const int n = x.size();
  Managed<u32> dx(x), dy(y), out(static_cast<size_t>(n) * DOTS);
  dots<<<(n + 63) / 64, 64>>>(dx.data, dy.data, out.data, n);
  if (hipDeviceSynchronize() != hipSuccess) exit(3);
  for (int i = 0; i < n; ++i) {
    u32 a = x[i], b = y[i], c = a * 2654435761u ^ b, *o = out.data + i * DOTS;
    for (int k = 0; k < 4; ++k) expect("dp4a", *o++, dot(a, b, c, 8, 8, 0, k % 2 == 0), a, b);
    for (int k = 0; k < 4; ++k) expect("dp2a_lo", *o++, dot(a, b, c, 16, 8, 0, k % 2 == 0), a, b);
    for (int k = 0; k < 4; ++k) expect("dp2a_hi", *o++, dot(a, b, c, 16, 8, 2, k % 2 == 0), a, b);
    for (bool saturate : {false, true}) {
      for (int bits : {4, 8, 16}) {
        for (bool is_signed : {true, false}) {
          i64 sum = dot(a, b, c, bits, bits, 0, is_signed);
          expect("dot", *o++, saturate ? saturated(sum, is_signed) : static_cast<u32>(sum), a, b);
        }
      }
    }
  }
}

// ---- Bits ---------------------------------------------------------------------------------------------

struct Found {
  int fns, fns32, fns64;
  u32 last32, last64, cut32, put32;
  u64 cut64, put64;
};
__global__ void find(const u32* x, const u32* y, Found* out, int n) {
  WARPS
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  u64 wide = static_cast<u64>(y[i]) << 32 | x[i];
  u32 base = (x[i] ^ y[i] >> 3) % 64;
  int offset = static_cast<int>(y[i] >> 7) % 12 - 6;
  out[i] = {static_cast<int>(__fns(x[i], base % 32, offset)), __fns32(x[i], base % 32, offset),
            __fns64(wide, base, offset), __lastbit_u32_u32(x[i]), __lastbit_u32_u64(wide),
            __bitextract_u32(x[i], base, y[i] >> 9), __bitinsert_u32(x[i], y[i], base, y[i] >> 9),
            __bitextract_u64(wide, base, y[i] >> 9), __bitinsert_u64(wide, ~wide, base, y[i] >> 9)};
}

// HIP's own formulas, with shifts whose amounts wrap.
template <typename T>
static T extracted(T word, u32 offset, u32 width) {
  const u32 last = 8 * sizeof(T) - 1;
  if ((width & last) == 0) return 0;
  word <<= (last + 1 - (offset & last) - (width & last)) & last;
  return word >> (last + 1 - (width & last));
}
template <typename T>
static T inserted(T word, T bits, u32 offset, u32 width) {
  const u32 last = 8 * sizeof(T) - 1;
  T mask = (T{1} << (width & last)) - 1;
  return (word & ~(mask << (offset & last))) | (bits & mask) << (offset & last);
}

static int nth_set(u64 mask, int width, int base, int offset) {
  if (offset == 0) return mask >> base & 1 ? base : -1;
  for (int bit = base, left = abs(offset); bit >= 0 && bit < width; bit += offset < 0 ? -1 : 1)
    if ((mask >> bit & 1) && --left == 0) return bit;
  return -1;
}

static void check_find(const std::vector<u32>& x, const std::vector<u32>& y) {
  const int n = x.size();
  Managed<u32> dx(x), dy(y);
  Managed<Found> out(n);
  find<<<(n + 63) / 64, 64>>>(dx.data, dy.data, out.data, n);
  if (hipDeviceSynchronize() != hipSuccess) exit(3);
  for (int i = 0; i < n; ++i) {
    u64 wide = static_cast<u64>(y[i]) << 32 | x[i];
    u32 base = (x[i] ^ y[i] >> 3) % 64;
    int offset = static_cast<int>(y[i] >> 7) % 12 - 6;
    expect("fns", out.data[i].fns, nth_set(x[i], 32, base % 32, offset), x[i], y[i]);
    expect("fns32", out.data[i].fns32, nth_set(x[i], 32, base % 32, offset), x[i], y[i]);
    expect("fns64", out.data[i].fns64, nth_set(wide, 64, base, offset), x[i], y[i]);
    expect("lastbit32", out.data[i].last32, x[i] ? __builtin_ctz(x[i]) : -1, x[i], y[i]);
    expect("lastbit64", out.data[i].last64, wide ? __builtin_ctzll(wide) : -1, x[i], y[i]);
    u32 width = y[i] >> 9;
    expect("bitextract", out.data[i].cut32, extracted(x[i], base, width), x[i], y[i]);
    expect("bitinsert", out.data[i].put32, inserted(x[i], y[i], base, width), x[i], y[i]);
    expect("bitextract64", out.data[i].cut64 == extracted(wide, base, width), 1, x[i], y[i]);
    expect("bitinsert64", out.data[i].put64 == inserted(wide, ~wide, base, width), 1, x[i], y[i]);
  }
}

int main() {
  const std::vector<u32> bytes = {0, 1, 2, 0x7e, 0x7f, 0x80, 0x81, 0xfe, 0xff};
  std::vector<u32> words, x, y;
  for (u32 a : bytes)
    for (u32 b : bytes) words.push_back(a << 24 | b << 16 | b << 8 | a), words.push_back(a << 8 | b);
  for (u32 a : words)
    for (u32 b : words) x.push_back(a), y.push_back(b);
  Bits random;
  for (int i = 0; i < 75000; ++i) {
    u64 bits = random.next();
    x.push_back(static_cast<u32>(bits >> 32) & (i & 1 ? ~0u : static_cast<u32>(bits >> 16)));
    y.push_back(static_cast<u32>(bits));
  }
  check_packed(x, y);
  check_choices(x, y);
  check_dots(x, y);
  check_find(x, y);
  if (wrong) return 1;
  printf("done\n");
}
