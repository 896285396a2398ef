// Arrays of no elements: flexible array members, empty structures, on the stack, shared and global.
#include "support.h"

struct Empty {};
struct Message {
  int length;
  double values[];
};
struct Tail {
  char tag;
  int rest[0];
};
struct Holder {
  short first;
  struct {
  } nothing;
  long last;
};

__device__ Message message = {3, {1.5, 2.5, 3.5}};
__device__ Tail tail = {'t', {}};
__constant__ Empty empty_constant = {};

__device__ __noinline__ int with_empty(Empty, int value, Holder holder) {
  return value + holder.first + static_cast<int>(holder.last);
}

__global__ void kernel(const Message* in, Tail by_value, Empty empty, double* out, int n) {
  __shared__ Holder holder;
  __shared__ Tail shared_tail;
  extern __shared__ double scratch[];
  if (threadIdx.x == 0) {
    holder.first = 5;
    holder.last = 7;
    shared_tail = by_value;
    out[0] = message.values[2] + message.length;
    out[1] = shared_tail.tag + tail.tag;
    out[2] = with_empty(empty_constant, 100, holder) + with_empty(empty, 1, holder);
    Tail local[2] = {by_value, by_value};
    local[n & 1].tag = 'x';
    out[3] = local[0].tag * 1000 + local[1].tag;
    out[4] = static_cast<double>(reinterpret_cast<const char*>(&by_value.rest[0]) -
                                 reinterpret_cast<const char*>(&by_value));
  }
  for (int i = threadIdx.x; i < n; i += blockDim.x) scratch[i] = in->values[i] * in->length;
  __syncthreads();
  for (int i = threadIdx.x; i < n; i += blockDim.x) out[5 + i] = scratch[n - 1 - i];
}

int main() {
  const int n = 40;
  Message* in;
  HIP_CHECK(hipMallocManaged(reinterpret_cast<void**>(&in), sizeof(Message) + n * sizeof(double)));
  in->length = 3;
  for (int i = 0; i < n; ++i) in->values[i] = i + 0.25;
  DeviceArray<double> out(5 + n);
  kernel<<<1, 16, n * sizeof(double)>>>(in, Tail{'a', {}}, Empty{}, out, n);
  const std::vector<double> got = out.host();
  std::vector<double> expected = {6.5, 'a' + 't', 112 + 13, 'x' * 1000 + 'a', sizeof(Tail)};
  for (int i = 0; i < n; ++i) expected.push_back((n - 1 - i + 0.25) * 3);
  long wrong = 0;
  for (size_t i = 0; i < got.size(); ++i) {
    if (got[i] != expected[i]) std::printf("%zu: %g, not %g\n", i, got[i], expected[i]);
    wrong += got[i] != expected[i];
  }
  HIP_CHECK(hipFree(in));
  return verdict(static_cast<long>(got.size()), wrong);
}
