#include "device_math.h"

#ifdef PROJECT_RDC
__device__ int blocksSeen = 0;
__device__ long polynomial(long x) { return x * x + 2 * x + 1; }
#endif
