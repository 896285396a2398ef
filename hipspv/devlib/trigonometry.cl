// Sine, cosine and tangent of radians and of multiples of pi; arc tangent of two arguments.
//
// OpenCL's won't do: Intel's CPU device has errors of up to 2.9 ULP there (HIP documents 1), and its sinpi returns zero
// for floats. The method is the usual one (Muller, "Elementary Functions", chapters 9 to 11): an argument reduced to
// two words, polynomials in its square, and the second word as a correction. The coefficients are near-minimax fits
// made for this file. The bodies are in trigonometry.inc, read once for each precision.

// 2/pi, with 64 zero bits before the point: enough for the largest double (Payne and Hanek, 1983).
static __constant ulong two_over_pi[] = {
    0x0000000000000000ul, 0xa2f9836e4e441529ul, 0xfc2757d1f534ddc0ul, 0xdb6295993c439041ul,
    0xfe5163abdebbc561ul, 0xb7246e3a424dd2e0ul, 0x06492eea09d1921cul, 0xfe1deb1cb129a73eul,
    0xe88235f52ebb4484ul, 0xe99c7026b45f7e41ul, 0x3991d639835339f4ul, 0x9c845f8bbdf9283bul,
    0x1ff897ffde05980ful, 0xef2f118b5a0a6d1ful, 0x6d367ecf27cb09b7ul, 0x4f463f669e5fea2dul,
    0x7527bac7ebe5f17bul, 0x3d0739f78a5292eaul, 0x6bfb5fb11f8d5d08ul, 0x56033046fc7b6babul,
    0xf0cfbc209af4361dul,
};

// m * 2^e in multiples of pi/2, modulo 4: the nearest whole number, and the rest as sign, first 64 significant
// bits, next 64, and the number of zeros before them.
struct quarter_turns {
  int quadrant, negative, zeros;
  ulong high, low;
};

static ulong two_over_pi_bits(int position) {
  int word = position >> 6, shift = position & 63;
  ulong first = two_over_pi[word], second = two_over_pi[word + 1];
  return shift ? first << shift | second >> (64 - shift) : first;
}

static struct quarter_turns reduce_huge(ulong m, int e) {
  // Bits before this position make multiples of four.
  int position = e - 2 + 64;
  ulong w0 = two_over_pi_bits(position), w1 = two_over_pi_bits(position + 64);
  ulong w2 = two_over_pi_bits(position + 128);
  ulong low = m * w2;
  ulong middle = m * w1 + mul_hi(m, w2);
  ulong carry = middle < m * w1;
  ulong high = m * w0 + mul_hi(m, w1) + carry;
  struct quarter_turns r;
  r.quadrant = (int)(high >> 62);
  ulong a = high << 2 | middle >> 62, b = middle << 2 | low >> 62;
  r.negative = a >> 63;
  if (r.negative) { // nearer to the next
    r.quadrant++;
    b = -b;
    a = ~a + (b == 0);
  }
  r.zeros = (int)clz(a | 1);
  r.high = r.zeros ? a << r.zeros | b >> (64 - r.zeros) : a;
  r.low = b << r.zeros;
  return r;
}

#include "exponents.h"

#define REAL float
#define NAME(name) EXPORTED(name##f)
#define LOCAL(name) f_##name
#define EXACT_PART(k, x) fma(-(k), 0x1.fb4p-12f, fma(-(k), 0x1.92p+0f, x))
#define PART_HIGH 0x1.444p-24f
#define PART_LOW 0x1.68c234p-39f
#define CODY_WAITE_LIMIT 6000.0f
#define HALF_PI 0x1.921fb6p+0f
#define HALF_PI_LOW -0x1.777a5cp-25f
#define TWO_OVER_PI 0x1.45f306p-1f
#define MANTISSA(x) ((as_uint(x) & 0x7fffff) | 0x800000)
#define EXPONENT(x) ((int)(as_uint(x) >> 23 & 0xff) - 150)
#define FIRST_WORD(h) ((float)((h) >> 40) * 0x1p-24f)
#define SECOND_WORD(h, l) ((float)((h) << 24 >> 40) * 0x1p-48f)
#define HUGE 0x1p+120f
#define MINUTE 0x1p-90f
#define SCALE 0x1p+32f
#define SINE(z) POLY4(z, -0.166666666638f, 0.00833333187034f, -0.000198400843764f, 2.72496200801e-6f)
#define COSINE(z) POLY4(z, 0.0416666666643f, -0.00138888876684f, 2.48005984084e-5f, -2.73007040381e-7f)
#define ARCUS(z)                                                                                \
  POLY5(z, -0.333333317538f, 0.199995387948f, -0.142638971126f, 0.107430996677f, -0.0644983522459f)
#define LABEL_OF(name) LABEL(name##f)
#include "trigonometry.inc"

float f_fast_tan(float x) LABEL(__tanf);
float f_fast_tan(float x) { return f_own_tan(x); }

#define REAL double
#define NAME(name) EXPORTED(name)
#define LOCAL(name) d_##name
#define EXACT_PART(k, x) fma(-(k), 0x1.921fb544p+0, x)
#define PART_HIGH 0x1.0b4611a6p-34
#define PART_LOW 0x1.3198a2e037073p-69
#define CODY_WAITE_LIMIT 1.5e6
#define HALF_PI 0x1.921fb54442d18p+0
#define HALF_PI_LOW 0x1.1a62633145c07p-54
#define TWO_OVER_PI 0x1.45f306dc9c883p-1
#define MANTISSA(x) ((as_ulong(x) & 0xffffffffffffful) | 0x10000000000000ul)
#define EXPONENT(x) ((int)(as_ulong(x) >> 52 & 0x7ff) - 1075)
#define FIRST_WORD(h) ((double)((h) >> 11) * 0x1p-53)
#define SECOND_WORD(h, l) ((double)((h) << 53 | (l) >> 11) * 0x1p-117)
#define HUGE 0x1p+1020
#define MINUTE 0x1p-900
#define SCALE 0x1p+128
#define SINE(z)                                                                                 \
  POLY6(z, -0.166666666666666646113, 0.00833333333333093655367, -0.000198412698367405321032,     \
        2.75573160931984051916e-6, -2.50511298964501863066e-8, 1.59179889793974332626e-10)
#define COSINE(z)                                                                               \
  POLY6(z, 0.0416666666666666653811, -0.00138888888888873897725, 2.48015872987544011725e-5,      \
        -2.75573172658780800432e-7, 2.08761450494131790876e-9, -1.13825446453492504363e-11)
#define ARCUS(z)                                                                                \
  POLY11(z, -0.333333333333333301271, 0.199999999999954791984, -0.142857142846578935504,         \
         0.111111110145610136004, -0.0909090454988461095424, 0.0769218253511664820241,           \
         -0.0666450221567144710368, 0.0585806875686151054697, -0.0508503049281094054327,         \
         0.0392195525325512940916, -0.019162068915902573948)
#define LABEL_OF(name) LABEL(name)
#include "trigonometry.inc"
