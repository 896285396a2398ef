// Floating point to integers, with a rounding mode: __float2int_rn ... OpenCL's convert_int_sat_rte and SPIR-V's
// SaturatedConversion won't do: Intel's CPU device lacks them for 32 lanes at once, and calls a function that takes
// three times as long as these comparisons.

// The bounds are the powers of two that the integer type just doesn't reach. Each condition chooses between two values:
// Intel's compiler doesn't vectorise a conversion to 64 bits in a branch.
#define TO_INTEGER(name, From, To, round, low, high, least, greatest) \
  To name(From x) {                                                   \
    From whole = round(x);                                            \
    To result = (To)whole;                                            \
    result = whole < low ? least : result;                            \
    result = whole >= high ? greatest : result;                       \
    return isnan(x) ? 0 : result;                                     \
  }

#define CONVERSIONS(from, mode, round)                                                              \
  TO_INTEGER(__##from##2int_##mode, from, int, round, (from)-0x1p31, (from)0x1p31, INT_MIN, INT_MAX) \
  TO_INTEGER(__##from##2uint_##mode, from, uint, round, 0, (from)0x1p32, 0, UINT_MAX)               \
  TO_INTEGER(__##from##2ll_##mode, from, long, round, (from)-0x1p63, (from)0x1p63, LONG_MIN, LONG_MAX) \
  TO_INTEGER(__##from##2ull_##mode, from, ulong, round, 0, (from)0x1p64, 0, ULONG_MAX)

CONVERSIONS(float, rn, rint)
CONVERSIONS(float, rz, trunc)
CONVERSIONS(float, ru, ceil)
CONVERSIONS(float, rd, floor)
CONVERSIONS(double, rn, rint)
CONVERSIONS(double, rz, trunc)
CONVERSIONS(double, ru, ceil)
CONVERSIONS(double, rd, floor)

#undef CONVERSIONS
