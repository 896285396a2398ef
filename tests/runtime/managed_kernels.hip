// Loaded by managed_modules.hip at run time.
#include <hip/hip_runtime.h>

__managed__ int total = 10;
__managed__ short rows[3] = {1, 2, 3};
__device__ int plain = 7;

extern "C" __global__ void addTotal(int by) { total += by; }
extern "C" __global__ void addRows(short by) { rows[1] += by; }
extern "C" __global__ void read(int* out) { *out = total + rows[1] + plain; }
