// Values that only some lanes have set, and operations among the lanes: lane_values.h, as HIP.
#include <cmath>
#include <cstdio>
#include <cstring>
#include <initializer_list>

#include "common/check.h"
#include "hip/hip_cooperative_groups.h"

#define API(name) hip##name
#define CHECK(call) HIP_CHECK(call)
__device__ constexpr unsigned long long kAll = ~0ull;
#include "lane_values.h"

int main() { return check_all(); }
