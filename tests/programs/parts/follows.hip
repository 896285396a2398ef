// One kernel that follows a pointer in a structure, and one that doesn't.
#include "../support.h"

struct Link {  // clang makes a structure with one member a pointer parameter
  int* to;
  int offset;
};

__global__ void follows(Link link) { link.to[threadIdx.x] = threadIdx.x + link.offset; }
__global__ void given(int* to) { to[threadIdx.x] += threadIdx.x; }

int main() {
  DeviceArray<int> data(32);
  follows<<<1, 32>>>(Link{data, 5});
  given<<<1, 32>>>(data);
  const auto got = data.host();
  long wrong = 0;
  for (int i = 0; i < 32; ++i) wrong += got[i] != 2 * i + 5;
  return verdict(32, wrong);
}
