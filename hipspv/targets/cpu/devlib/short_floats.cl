// Conversions of half precision and bfloat that LLVM's code generators call by these names, for processors without
// instructions for them. Compilers' libraries have them late: libgcc's those of half since 12, those of bfloat since 13.

#pragma OPENCL EXTENSION cl_khr_fp16 : enable

// ---- Half precision

// The nearest half, ties to even.
static ushort nearest(double x) {
  const ulong bits = as_ulong(x), magnitude = bits & ~(1ul << 63);
  const ushort sign = bits >> 48 & 0x8000;
  if (magnitude > as_ulong((double)INFINITY)) return sign | 0x7e00 | (magnitude >> 42 & 0x1ff); // a quiet NaN
  if (magnitude >= as_ulong(65520.0)) return sign | 0x7c00;
  // The last digit of the sum counts 2^-24, the smallest half.
  if (magnitude < as_ulong(0x1p-14)) return sign | (ushort)as_ulong(as_double(magnitude) + 0x1p28);
  const ulong rest = magnitude - (1008ul << 52);
  return sign | (ushort)((rest + 0x1fffffffffful + (rest >> 42 & 1)) >> 42);
}

half __truncsfhf2(float x) { return as_half(nearest(x)); }
half __truncdfhf2(double x) { return as_half(nearest(x)); }

float __extendhfsf2(half x) {
  const uint bits = as_ushort(x), magnitude = bits & 0x7fff, sign = (bits & 0x8000) << 16;
  if (magnitude > 0x7c00) return as_float(sign | 0x7fc00000 | magnitude << 13); // a quiet NaN
  if (magnitude == 0x7c00) return as_float(sign | 0x7f800000);
  return as_float(sign | as_uint(as_float(magnitude << 13) * 0x1p112f));
}

// ---- bfloat: the upper half of a float. OpenCL C has no such type; half's bits are passed in the same registers.

static half bfloat(uint bits) { return as_half((ushort)(bits >> 16)); }

// The nearest bfloat, ties to even.
half __truncsfbf2(float x) {
  const uint bits = as_uint(x);
  if (x != x) return bfloat(bits | 0x400000); // a quiet NaN
  return bfloat(bits + 0x7fff + (bits >> 16 & 1));
}

// A float in between, rounded to odd, has digits enough for the second rounding to be that of the double (Boldo and
// Melquiond, "Emulation of a FMA and correctly rounded sums", 2008).
half __truncdfbf2(double x) {
  const float nearest = (float)x;
  const double rounded = nearest;
  if (rounded == x || x != x) return __truncsfbf2(nearest);
  const uint towards_zero = as_uint(nearest) - (__builtin_fabs(rounded) > __builtin_fabs(x));
  return __truncsfbf2(as_float(towards_zero | 1));
}
