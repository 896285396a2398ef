// Float and double: see precision.h.
#include <hip/hip_runtime.h>

#define OPERATIONS(ROW)   \
  ROW(add, a + b)         \
  ROW(multiply, a* b)     \
  ROW(divide, a / b)      \
  ROW(fma, fma(a, b, b))  \
  ROW(sqrt, sqrt(a))      \
  ROW(exp, exp(-a))       \
  ROW(log, log(a + 1))    \
  ROW(sin, sin(a))        \
  ROW(pow, pow(a, b))

#include "precision.h"

int main(int argc, char** argv) {
  const Clock clock = clockOf(argc, argv);
  measure<float>("float", clock);
  measure<double>("double", clock);
}
