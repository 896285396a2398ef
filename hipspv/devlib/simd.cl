// CUDA's SIMD intrinsics: two 16-bit (__vadd2) or four 8-bit numbers (__vadd4) in a word, signed or unsigned. Meanings:
// CUDA Math API, SIMD intrinsics. They use plain integers, which are fast in 32 lanes at once, unlike OpenCL's vectors.

// An expression of the numbers a and b in every field of x and y. A field holds numbers from LEAST to GREATEST.
#define FIELDS(name, T, bits, low, high, expression)                              \
  uint __v##name(uint x, uint y) {                                                \
    const int LEAST = low, GREATEST = high;                                       \
    uint result = 0;                                                              \
    for (uint i = 0; i < 32; i += bits) {                                         \
      int a = (T)(x >> i), b = (T)(y >> i);                                       \
      (void)b, (void)LEAST, (void)GREATEST;                                       \
      result |= ((uint)(expression) & (~0u >> (32 - bits))) << i;                 \
    }                                                                             \
    return result;                                                                \
  }
#define SIGNED(name, expression)                                                  \
  FIELDS(name##2, short, 16, -0x8000, 0x7fff, expression)                         \
  FIELDS(name##4, char, 8, -0x80, 0x7f, expression)
#define UNSIGNED(name, expression)                                                \
  FIELDS(name##2, ushort, 16, 0, 0xffff, expression)                              \
  FIELDS(name##4, uchar, 8, 0, 0xff, expression)
#define SATURATED(value) min(max(value, LEAST), GREATEST)

UNSIGNED(add, a + b)
SIGNED(addss, SATURATED(a + b))
UNSIGNED(addus, SATURATED(a + b))
UNSIGNED(sub, a - b)
SIGNED(subss, SATURATED(a - b))
UNSIGNED(subus, SATURATED(a - b))
SIGNED(absdiffs, abs(a - b))
UNSIGNED(absdiffu, abs(a - b))
// Halves round away from zero.
SIGNED(avgs, (a + b + (a + b >= 0)) >> 1)
UNSIGNED(avgu, (a + b + 1) >> 1)
UNSIGNED(haddu, (a + b) >> 1)
SIGNED(maxs, max(a, b))
UNSIGNED(maxu, max(a, b))
SIGNED(mins, min(a, b))
UNSIGNED(minu, min(a, b))

// A comparison makes a field of ones (cmp) or the number 1 (set).
#define COMPARED(kind, name, comparison) \
  kind(cmp##name, -(comparison))         \
  kind(set##name, comparison)
COMPARED(UNSIGNED, eq, a == b)
COMPARED(UNSIGNED, ne, a != b)
COMPARED(SIGNED, ges, a >= b)
COMPARED(SIGNED, gts, a > b)
COMPARED(SIGNED, les, a <= b)
COMPARED(SIGNED, lts, a < b)
COMPARED(UNSIGNED, geu, a >= b)
COMPARED(UNSIGNED, gtu, a > b)
COMPARED(UNSIGNED, leu, a <= b)
COMPARED(UNSIGNED, ltu, a < b)
#undef COMPARED

// Sums of the fields' absolute differences.
#define SUM(name, T, bits)                                                        \
  uint __v##name(uint x, uint y) {                                                \
    uint sum = 0;                                                                 \
    for (uint i = 0; i < 32; i += bits) sum += abs((int)(T)(x >> i) - (int)(T)(y >> i)); \
    return sum;                                                                   \
  }
SUM(sads2, short, 16)
SUM(sads4, char, 8)
SUM(sadu2, ushort, 16)
SUM(sadu4, uchar, 8)
#undef SUM

// Functions of one operand.
#define OF_ONE(name, expression)                                                   \
  SIGNED(name##_of, expression)                                                   \
  uint __v##name##2(uint x) { return __v##name##_of2(x, x); }                     \
  uint __v##name##4(uint x) { return __v##name##_of4(x, x); }
OF_ONE(abs, abs(a))
OF_ONE(absss, min((int)abs(a), GREATEST))
OF_ONE(neg, -a)
OF_ONE(negss, min(-a, GREATEST))
#undef OF_ONE

#undef SATURATED
#undef UNSIGNED
#undef SIGNED
#undef FIELDS

// ---- DPX ---------------------------------------------------------------------------------------------
// CUDA's functions for dynamic programming: least and greatest, of 32-bit numbers (s32, u32) and of the two 16-bit
// numbers in a word (s16x2, u16x2). Sums wrap.

#define LEAST_OF(p, q) ((p) < (q) ? (p) : (q))
#define GREATEST_OF(p, q) ((p) > (q) ? (p) : (q))

// `expression` of a, b and c of type T.
#define OF_WORDS(name, T, expression) \
  T __v##name(T a, T b, T c) { return (T)(expression); }
#define OF_HALVES(name, T, expression)                                            \
  static T name(T a, T b, T c) { return (T)(expression); }                        \
  uint __v##name(uint x, uint y, uint z) {                                        \
    uint high = (ushort)name((T)(x >> 16), (T)(y >> 16), (T)(z >> 16));           \
    return high << 16 | (ushort)name((T)x, (T)y, (T)z);                           \
  }
#define OF_THREE(name, choose, first)                                             \
  OF_WORDS(name##_s32, int, choose(first(int), c))                                \
  OF_WORDS(name##_u32, uint, choose(first(uint), c))                              \
  OF_HALVES(name##_s16x2, short, choose(first(short), c))                         \
  OF_HALVES(name##_u16x2, ushort, choose(first(ushort), c))                       \
  OF_WORDS(name##_s32_relu, int, GREATEST_OF(choose(first(int), c), 0))           \
  OF_HALVES(name##_s16x2_relu, short, GREATEST_OF(choose(first(short), c), 0))

#define SUM_OF(T) (T)((uint)a + (uint)b)
#define LESSER(T) LEAST_OF(a, b)
#define GREATER(T) GREATEST_OF(a, b)
OF_THREE(iaddmax, GREATEST_OF, SUM_OF)
OF_THREE(iaddmin, LEAST_OF, SUM_OF)
OF_THREE(imax3, GREATEST_OF, GREATER)
OF_THREE(imin3, LEAST_OF, LESSER)
#undef GREATER
#undef LESSER
#undef SUM_OF
#undef OF_THREE
#undef OF_HALVES
#undef OF_WORDS

int __vimax_s32_relu(int a, int b) { return __vimax3_s32(a, b, 0); }
int __vimin_s32_relu(int a, int b) { return __vimin3_s32_relu(a, b, INT_MAX); }
uint __vimax_s16x2_relu(uint x, uint y) { return __vimax3_s16x2(x, y, 0); }
uint __vimin_s16x2_relu(uint x, uint y) { return __vimin3_s16x2_relu(x, y, 0x7fff7fff); }

// Functions that also say which of the two it is: `first` is true if a is chosen, also if both are equal.
#define CHOSEN(name, T, Half, suffix, compare)                                    \
  T __v##name##_##suffix##32(T a, T b, bool *first) {                             \
    *first = a compare b;                                                         \
    return a compare b ? a : b;                                                   \
  }                                                                               \
  uint __v##name##_##suffix##16x2(uint x, uint y, bool *high, bool *low) {        \
    *high = (Half)(x >> 16) compare (Half)(y >> 16);                              \
    *low = (Half)x compare (Half)y;                                               \
    return ((*high ? x : y) & 0xffff0000) | ((*low ? x : y) & 0xffff);            \
  }
CHOSEN(ibmax, int, short, s, >=)
CHOSEN(ibmax, uint, ushort, u, >=)
CHOSEN(ibmin, int, short, s, <=)
CHOSEN(ibmin, uint, ushort, u, <=)
#undef CHOSEN
#undef GREATEST_OF
#undef LEAST_OF
