// IEEE 754 binary32: functions that a device with float may lack.

#define SINGLE(name) __hipspv_f32_##name

#define SINGLE_SIGN 0x80000000u
#define SINGLE_NOT_A_NUMBER 0x7fc00000u

// The 24 digits of a finite number, which count 2^(exponent - 150). Zero has none.
static ulong single_digits(uint a, int *exponent) {
  uint size = a & FLOAT_SIZE, digits = (size & 0x7fffff) | min(size, 0x800000u);
  int zeros = (int)clz(digits) - 8;
  *exponent = max((int)(size >> 23), 1) - zeros;
  return digits << (zeros & 31);
}

// a * b + c. The product is exact; one sticky bit is enough for the bits beyond the ends of 64.
uint SINGLE(fma)(uint a, uint b, uint c) {
  uint sign_p = (a ^ b) & SINGLE_SIGN, sign_c = c & SINGLE_SIGN;
  uint size_a = a & FLOAT_SIZE, size_b = b & FLOAT_SIZE, size_c = c & FLOAT_SIZE;
  int ea, eb, ec;
  // Both count 2^(exponent - 187).
  ulong product = single_digits(a, &ea) * single_digits(b, &eb) << 14, other = single_digits(c, &ec) << 37;
  int ep = ea + eb - 127;
  ep = product == 0 ? ec : ep;
  ec = other == 0 ? ep : ec;
  int exponent = max(ep, ec);
  product = shift_right_sticky(product, exponent - ep);
  other = shift_right_sticky(other, exponent - ec);
  long sum = (sign_p != 0 ? -(long)product : (long)product) + (sign_c != 0 ? -(long)other : (long)other);
  ulong size = sum < 0 ? -(ulong)sum : (ulong)sum;
  int zeros = (int)clz(size);
  exponent += 3 - zeros;
  ulong m = shift_right_sticky(size << (zeros & 63), max(1 - exponent, 0));
  ulong result = m >> 40;
  result += (m & 0xfffffffffful) + (result & 1) > 0x8000000000ul;
  result += (ulong)(min(max(exponent, 1), 255) - 1) << 23;
  uint finite = (uint)min(result, (ulong)FLOAT_INFINITE) | (sum < 0 ? SINGLE_SIGN : 0);
  finite = size == 0 ? sign_p & sign_c : finite;
  // Infinities and NaN.
  bool infinite = size_a == FLOAT_INFINITE || size_b == FLOAT_INFINITE, nothing = size_a == 0 || size_b == 0;
  uint special = infinite ? sign_p | FLOAT_INFINITE : size_c == FLOAT_INFINITE ? c : finite;
  bool undefined = max(max(size_a, size_b), size_c) > FLOAT_INFINITE || (infinite && nothing) ||
                   (infinite && size_c == FLOAT_INFINITE && sign_p != sign_c);
  return undefined ? SINGLE_NOT_A_NUMBER : special;
}

// ---- By double's functions ---------------------------------------------------------------------------

#define BY_DOUBLES(name) uint SINGLE(name)(uint a) { return EXPORT(to_f32)(EXPORT(name)(EXPORT(from_f32)(a))); }
BY_DOUBLES(cos) BY_DOUBLES(lgamma) BY_DOUBLES(sin) BY_DOUBLES(tan) BY_DOUBLES(tgamma)
#undef BY_DOUBLES
uint SINGLE(remainder)(uint a, uint b) {
  return EXPORT(to_f32)(EXPORT(remainder)(EXPORT(from_f32)(a), EXPORT(from_f32)(b)));
}
int SINGLE(remquo_quotient)(uint a, uint b) {
  return EXPORT(remquo_quotient)(EXPORT(from_f32)(a), EXPORT(from_f32)(b));
}
