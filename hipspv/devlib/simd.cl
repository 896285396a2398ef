// CUDA's SIMD intrinsics: two 16-bit (__vadd2) or four 8-bit integers (__vadd4) in a word, signed or unsigned. Meanings:
// CUDA Math API, SIMD intrinsics. Operations of the whole word compute all fields at once (Warren, Hacker's Delight,
// 2-18, 2-13 and 2-20): `h` has the highest bit of each field, `s` is the distance to its lowest one. These bits are
// kept apart, so that no field carries into the next.

static uint sum(uint h, uint x, uint y) { return ((x & ~h) + (y & ~h)) ^ ((x ^ y) & h); }
static uint difference(uint h, uint x, uint y) { return ((x | h) - (y & ~h)) ^ ((x ^ ~y) & h); }
// Conditions are the highest bits of the fields that fulfil them.
static uint below(uint h, uint x, uint y) { return ((~x & y) | (~(x ^ y) & difference(h, x, y))) & h; }
static uint unequal(uint h, uint x, uint y) { return ((((x ^ y) & ~h) + ~h) | (x ^ y)) & h; }
static uint ones(uint s, uint condition) { return (condition << 1) - (condition >> s); }
static uint choose(uint s, uint condition, uint x, uint y) {
  const uint chosen = ones(s, condition);
  return (x & chosen) | (y & ~chosen);
}
static uint greater(uint h, uint s, uint x, uint y) { return choose(s, below(h, x, y), y, x); }
static uint lesser(uint h, uint s, uint x, uint y) { return choose(s, below(h, x, y), x, y); }
static uint distance(uint h, uint s, uint x, uint y) { return greater(h, s, x, y) - lesser(h, s, x, y); }
static uint half_sum(uint h, uint s, uint x, uint y) { return (x & y) + (((x ^ y) & ~(h >> s)) >> 1); }
// Halves round away from zero. The half that is rounded down has the sum's sign.
static uint signed_average(uint h, uint s, uint x, uint y) {
  const uint down = half_sum(h, s, x ^ h, y ^ h) ^ h;
  return down + ((x ^ y) & (h >> s) & ~(down >> s));
}
// The greatest signed field where x isn't negative, and otherwise the least one, for the fields that overflow.
static uint saturated(uint h, uint s, uint overflows, uint x, uint wrapped) {
  return choose(s, overflows & h, ~h + ((x & h) >> s), wrapped);
}
static uint absolute(uint h, uint s, uint x) { return (x ^ ones(s, x & h)) + ((x & h) >> s); }

#define WORD(name, parameters, h, s, expression) \
  uint __v##name parameters {                     \
    const uint H = h, S = s;                      \
    (void)S;                                      \
    return expression;                            \
  }
#define FIELDS(name, parameters, expression)                 \
  WORD(name##2, parameters, 0x80008000u, 15, expression)     \
  WORD(name##4, parameters, 0x80808080u, 7, expression)
#define BOTH(name, expression) FIELDS(name, (uint x, uint y), expression)
#define BYTES(name, expression) WORD(name##4, (uint x, uint y), 0x80808080u, 7, expression)
// Signed fields in the order of unsigned ones.
#define BIASED x ^ H, y ^ H

BOTH(add, sum(H, x, y))
BOTH(addss, saturated(H, S, ~(x ^ y) & (x ^ sum(H, x, y)), x, sum(H, x, y)))
BOTH(addus, sum(H, x, y) | ones(S, below(H, sum(H, x, y), x)))
BOTH(sub, difference(H, x, y))
BOTH(subss, saturated(H, S, (x ^ y) & (x ^ difference(H, x, y)), x, difference(H, x, y)))
BOTH(subus, difference(H, x, y) & ~ones(S, below(H, x, y)))
BOTH(absdiffs, distance(H, S, BIASED))
BOTH(absdiffu, distance(H, S, x, y))
BOTH(avgs, signed_average(H, S, x, y))
BOTH(avgu, (x | y) - (((x ^ y) & ~(H >> S)) >> 1))
BOTH(haddu, half_sum(H, S, x, y))
BYTES(maxs, greater(H, S, BIASED) ^ H)
BYTES(maxu, greater(H, S, x, y))
BYTES(mins, lesser(H, S, BIASED) ^ H)
BYTES(minu, lesser(H, S, x, y))

// A comparison makes a field of ones (cmp) or the integer 1 (set).
#define COMPARED(name, condition)           \
  BOTH(cmp##name, ones(S, condition))       \
  BOTH(set##name, (condition) >> S)
#define SWAPPED y, x
#define SWAPPED_BIASED y ^ H, x ^ H
COMPARED(eq, unequal(H, x, y) ^ H)
COMPARED(ne, unequal(H, x, y))
COMPARED(ges, below(H, BIASED) ^ H)
COMPARED(gts, below(H, SWAPPED_BIASED))
COMPARED(les, below(H, SWAPPED_BIASED) ^ H)
COMPARED(lts, below(H, BIASED))
COMPARED(geu, below(H, x, y) ^ H)
COMPARED(gtu, below(H, SWAPPED))
COMPARED(leu, below(H, SWAPPED) ^ H)
COMPARED(ltu, below(H, x, y))
#undef SWAPPED_BIASED
#undef SWAPPED
#undef COMPARED
#undef BIASED

// Sums of the fields' absolute differences.
static uint sum_of_halves(uint x) { return (x & 0xffff) + (x >> 16); }
static uint sum_of_bytes(uint x) { return sum_of_halves((x & 0xff00ff) + ((x >> 8) & 0xff00ff)); }
uint __vsads2(uint x, uint y) { return sum_of_halves(__vabsdiffs2(x, y)); }
uint __vsads4(uint x, uint y) { return sum_of_bytes(__vabsdiffs4(x, y)); }
uint __vsadu2(uint x, uint y) { return sum_of_halves(__vabsdiffu2(x, y)); }
uint __vsadu4(uint x, uint y) { return sum_of_bytes(__vabsdiffu4(x, y)); }

FIELDS(abs, (uint x), absolute(H, S, x))
FIELDS(absss, (uint x), absolute(H, S, x) - ((absolute(H, S, x) & H) >> S))
FIELDS(neg, (uint x), difference(H, 0, x))
FIELDS(negss, (uint x), difference(H, 0, x) - ((difference(H, 0, x) & x & H) >> S))

#undef BYTES
#undef BOTH
#undef FIELDS
#undef WORD

// ---- DPX ---------------------------------------------------------------------------------------------
// CUDA's functions for dynamic programming: least and greatest, of 32-bit numbers (s32, u32) and of the two 16-bit
// numbers in a word (s16x2, u16x2). Sums wrap.

#define LEAST_OF(p, q) ((p) < (q) ? (p) : (q))
#define GREATEST_OF(p, q) ((p) > (q) ? (p) : (q))

// Processors have these for vectors of 16-bit integers, which LLVM finds by this form.
#define OF_TWO_HALVES(name, T, choose)                                            \
  uint __v##name##2(uint x, uint y) {                                             \
    uint high = (ushort)choose((T)(x >> 16), (T)(y >> 16));                       \
    return high << 16 | (ushort)choose((T)x, (T)y);                               \
  }
OF_TWO_HALVES(maxs, short, GREATEST_OF)
OF_TWO_HALVES(maxu, ushort, GREATEST_OF)
OF_TWO_HALVES(mins, short, LEAST_OF)
OF_TWO_HALVES(minu, ushort, LEAST_OF)
#undef OF_TWO_HALVES

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
