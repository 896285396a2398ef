// IEEE 754 binary16: its parts, and its conversion from and to float. Integer operations and sums of normal floats, so
// that a device may flush small floats to zero.
#pragma once

#define HALF_SIGN 0x8000u
#define HALF_SIZE 0x7fffu
#define HALF_INFINITE 0x7c00u
#define HALF_IMPLICIT 0x400u
#define HALF_QUIET 0x200u
#define FLOAT_SIZE 0x7fffffffu
#define FLOAT_INFINITE 0x7f800000u

// The value of a as a float, exactly; NaN stays NaN.
static float wide(ushort a) {
  uint size = a & HALF_SIZE, digits = size << 13;
  // Below the normal numbers: digits beyond those of 2^-14.
  uint small = as_uint(as_float(digits + (113u << 23)) - 0x1p-14f);
  uint large = digits + ((size >= HALF_INFINITE ? 224u : 112u) << 23);
  return as_float((size < HALF_IMPLICIT ? small : large) | (a & HALF_SIGN) << 16);
}

// x rounded to the nearest half.
static ushort half_of(float x) {
  uint sign = as_uint(x) >> 16 & HALF_SIGN, size = as_uint(x) & FLOAT_SIZE;
  // Below the normal numbers: a float's last digit above 0.5 counts 2^-24.
  uint small = as_uint(as_float(size) + 0.5f) - as_uint(0.5f);
  uint large = (size + 0xfff + (size >> 13 & 1) - (112u << 23)) >> 13;
  uint result = size < 113u << 23 ? small : min(large, HALF_INFINITE);
  result = size > FLOAT_INFINITE ? HALF_INFINITE | HALF_QUIET | (size >> 13 & 0x3ff) : result;
  return (ushort)(sign | result);
}
