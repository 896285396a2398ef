// Conversions of half precision that LLVM's code generators call by these names, for processors without instructions for
// them. Older compilers' libraries lack the functions.

#pragma OPENCL EXTENSION cl_khr_fp16 : enable

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
