// PTX's conversions to floating point of at most 8 bits (PTX ISA, "cvt"), by a search among all numbers.
#pragma once

#include <cmath>

// The number of a code without its sign.
static double valueOf(int code, int digits, int bias) {
  const int exponent = code >> digits, fraction = code & ((1 << digits) - 1);
  return exponent == 0 ? std::ldexp(fraction, 1 - bias - digits)
                       : std::ldexp(fraction + (1 << digits), exponent - bias - digits);
}

// Rounds to nearest even, and saturates to the greatest number; a NaN has the code `nan`.
static int codeOf(float x, int digits, int bias, int sign, int greatest, int nan) {
  if (std::isnan(x)) return nan;
  const int signBit = std::signbit(x) ? sign : 0;
  const double magnitude = std::fabs(static_cast<double>(x));
  if (magnitude >= valueOf(greatest, digits, bias)) return greatest | signBit;
  int best = greatest;
  for (int code = greatest - 1; code >= 0; --code) {
    const double above = std::fabs(valueOf(best, digits, bias) - magnitude);
    const double here = std::fabs(valueOf(code, digits, bias) - magnitude);
    if (here > above || (here == above && best % 2 == 0)) break;
    best = code;
  }
  return best | signBit;
}
