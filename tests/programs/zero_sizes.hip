// Empty classes as tags, bases, members, arguments and results; arrays of no elements.
#include "support.h"

struct Plus {};
struct Times {};
struct Nothing {
  struct {
  } inner[3];
};
template <class Op>
struct Apply : Op {  // an empty base takes no room
  int scale;
};
struct Compressed {
  [[no_unique_address]] Plus op;
  [[no_unique_address]] Times other;
  short value;
};
struct Packet {
  unsigned size;
  unsigned char kind;
  short payload[];
};
struct Nested {
  double first;
  struct {
    int none[0];
  } hole;
  int last;
  float tail[0];
};

__device__ Packet stored = {3, 'k', {10, 20, 30}};
__device__ int nobody[0];
__constant__ Nothing nothing;
__device__ Nested nested[2] = {{1.5, {}, 2, {}}, {2.5, {}, 3, {}}};

__device__ __noinline__ int combine(Plus, int a, Nothing, int b) { return a + b; }
__device__ __noinline__ int combine(Times, int a, Nothing, int b) { return a * b; }
__device__ __noinline__ Times choose(Plus) { return {}; }
template <class Op>
__device__ __noinline__ int run(Apply<Op> apply, int a, int b) {
  return combine(static_cast<Op>(apply), a, Nothing{}, b) * apply.scale;
}

template <class Op>
__global__ void tagged(Op op, int* out, Nothing none, Apply<Op> apply, Compressed compressed, Op again) {
  const int t = threadIdx.x;
  out[t] = combine(op, t, none, 3) + combine(choose(Plus{}), t, nothing, 2) + run(apply, t, 5) + compressed.value +
           combine(again, 1, none, 1);
}

__global__ void only_empty(Plus, Nothing, Nested*) {}

__global__ void flexible(const Packet* in, int* out, Nested by_value) {
  extern __shared__ Packet shared[];
  __shared__ Nested fixed[3];
  Packet* packet = shared;
  const unsigned t = threadIdx.x;
  if (t == 0) {
    packet->size = in->size;
    packet->kind = in->kind + 1;
    for (int i = 0; i < 3; ++i) fixed[i] = i == 1 ? by_value : nested[i / 2];
  }
  __syncthreads();
  for (unsigned i = t; i < packet->size; i += blockDim.x) packet->payload[i] = in->payload[in->size - 1 - i];
  __syncthreads();
  __syncthreads();
  for (unsigned i = t; i < packet->size; i += blockDim.x) out[i] = packet->payload[i];
  if (t == 0) {
    out[packet->size] = packet->kind + stored.payload[2] + stored.kind;
    Nested local = fixed[1];
    local.last += fixed[2].last;
    out[packet->size + 1] = local.last + static_cast<int>(fixed[0].first * 2) + static_cast<int>(sizeof nobody);
    out[packet->size + 2] =
        static_cast<int>(reinterpret_cast<const char*>(nested[1].tail) - reinterpret_cast<const char*>(nested));
    out[packet->size + 3] =
        static_cast<int>(reinterpret_cast<const char*>(packet->payload) - reinterpret_cast<const char*>(packet));
  }
}

int main() {
  const int n = 16;
  long wrong = 0, checked = 0;
  DeviceArray<int> out(n);
  tagged<Plus><<<1, n>>>({}, out, {}, {{}, 2}, {{}, {}, 7}, {});
  auto got = out.host();
  for (int t = 0; t < n; ++t, ++checked) wrong += got[t] != t + 3 + t * 2 + (t + 5) * 2 + 7 + 2;
  tagged<Times><<<1, n>>>({}, out, {}, {{}, 3}, {{}, {}, -7}, {});
  got = out.host();
  for (int t = 0; t < n; ++t, ++checked) wrong += got[t] != t * 3 + t * 2 + t * 5 * 3 - 7 + 1;
  only_empty<<<1, 1>>>({}, {}, nullptr);
  HIP_CHECK(hipDeviceSynchronize());

  const unsigned size = 11;
  Packet* packet;
  const size_t bytes = sizeof(Packet) + size * sizeof(short);
  HIP_CHECK(hipMallocManaged(reinterpret_cast<void**>(&packet), bytes));
  packet->size = size;
  packet->kind = 'a';
  for (unsigned i = 0; i < size; ++i) packet->payload[i] = static_cast<short>(i * 9 - 4);
  flexible<<<1, 8, bytes>>>(packet, out, Nested{4.5, {}, 40, {}});
  got = out.host();
  std::vector<int> wanted;
  for (unsigned i = 0; i < size; ++i) wanted.push_back(packet->payload[size - 1 - i]);
  wanted.insert(wanted.end(), {'b' + 30 + 'k', 40 + 3 + 3, sizeof(Nested) + 12, 6});
  for (size_t i = 0; i < wanted.size(); ++i, ++checked) {
    if (got[i] != wanted[i]) std::printf("%zu: %d, not %d\n", i, got[i], wanted[i]);
    wrong += got[i] != wanted[i];
  }
  HIP_CHECK(hipFree(packet));
  return verdict(checked, wrong);
}
