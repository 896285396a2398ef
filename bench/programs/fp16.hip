// Float and half: see precision.h. Most programs with halves sum them in float.
#include <hip/hip_runtime.h>

#define OPERATIONS(ROW)                                                               \
  ROW(add, a + b)                                                                     \
  ROW(multiply, a* b)                                                                 \
  ROW(divide, a / b)                                                                  \
  ROW(fma, __builtin_elementwise_fma(a, b, b))                                        \
  ROW(sqrt, __builtin_elementwise_sqrt(a))                                            \
  ROW(exp, static_cast<T>(expf(-static_cast<float>(a))))                              \
  ROW(in_float, static_cast<T>(static_cast<float>(a) * static_cast<float>(b) + 1.0f))

#include "precision.h"

int main(int argc, char** argv) {
  const Clock clock = clockOf(argc, argv);
  measure<float>("float", clock);
  measure<_Float16>("half", clock);
}
