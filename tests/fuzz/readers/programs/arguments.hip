// Arguments by value, by reference and in a block; a call; a pointer in a structure.
#include <hip/hip_runtime.h>

struct Large {
  int* out;
  char name[300];
  double scale;
};

__device__ __noinline__ double scaled(const Large& large, int i) { return large.scale * large.name[i]; }

__global__ void one(Large large, char c, short4 v) { *large.out = static_cast<int>(scaled(large, c)) + v.w; }

int main() {}
