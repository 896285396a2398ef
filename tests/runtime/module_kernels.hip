// Loaded by modules.hip at run time.
#include <hip/hip_runtime.h>

struct Pair {
  double d;
  char c;
};

__device__ int bias = 100;

extern "C" __global__ void combine(int* out, char a, double b, short c, Pair p, int* more) {
  out[0] = a;
  out[1] = static_cast<int>(b * 4);
  out[2] = c;
  out[3] = static_cast<int>(p.d * 2);
  out[4] = p.c;
  out[5] = bias;
  if (more != nullptr) *more = 1;
}
