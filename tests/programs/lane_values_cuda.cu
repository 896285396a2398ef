// Values that only some lanes have set, and operations among the lanes: lane_values.h, as CUDA.
#include <cmath>
#include <cstdio>
#include <cstring>
#include <initializer_list>

#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>

#include "cuda_support.h"

#define API(name) cuda##name
__device__ constexpr unsigned kAll = ~0u;
#include "lane_values.h"

int main() { return check_all(); }
