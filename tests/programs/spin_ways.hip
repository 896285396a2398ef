#include "support.h"

#define ANY(v) __any(v)
#define ALL(v) __all(v)
#define BALLOT(v) __ballot(v)
#define SHUFFLE(v, lane) __shfl(v, lane)
#include "spin_ways.h"

int main() {
  return check_all([](void (*kernel)(int*, int*)) {
    DeviceArray<int> state(8), sum(1);
    kernel<<<1, kThreads>>>(state, sum);
    HIP_CHECK(hipDeviceSynchronize());
    return sum.host()[0];
  });
}
