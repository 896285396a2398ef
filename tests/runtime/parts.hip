// A module of many kernels, some of which share variables: all results must be as if it were one.
#include "show.h"

#include <thread>
#include <vector>

__device__ int counter = 5;         // used by both bump and tell
__device__ int lonely = 7;          // used by no kernel
__constant__ int table[4] = {10, 20, 30, 40};
__device__ int target = 3;
__device__ int* pointer = &target;  // stored by the module's first kernel
__managed__ int managed = 1;
__device__ const float weights[3] = {0.5f, 1.5f, 2.5f};

__device__ __attribute__((noinline)) int helper(int x) { return x * 3 + 1; }

__device__ __attribute__((noinline)) int through(int x) { return helper(x) + table[x & 3]; }

extern "C" {
__global__ void bump(int* out) { *out = ++counter; }
__global__ void tell(int* out) { *out = counter * 100; }
__global__ void chain(int* out) { *out = through(2); }
__global__ void follow(int* out) { *out = *pointer + 1; }
__global__ void set_target(int* out) { target = *out; }
__global__ void add_managed(int* out) { *out = managed += 4; }
__global__ void weigh(int* out) { *out = static_cast<int>(weights[*out] * 2); }
__global__ void say(int* out) { printf("said %d\n", *out); }
__global__ void print_too(int* out) { printf("also %d\n", *out + 1); }
__global__ void use_heap(int* out) {
  int* memory = new int(*out);
  *out = *memory + 1;
  delete memory;
}
__global__ void shared_memory(int* out) {
  __shared__ int tile[64];
  extern __shared__ int more[];
  tile[threadIdx.x] = static_cast<int>(threadIdx.x);
  more[threadIdx.x] = 2;
  __syncthreads();
  if (threadIdx.x == 0) *out = tile[63] + more[63];
}
__global__ void warp(int* out) {
  const int sum = __shfl(static_cast<int>(threadIdx.x), 5) + __popcll(__ballot(1));
  if (threadIdx.x == 0) *out = sum;
}
}

template <int n>
__global__ void family(int* out) {
  *out = n * n + helper(n);
}

static int* cell;

template <class Kernel>
int value(Kernel kernel, int before, int threads = 1, unsigned shared = 0) {
  *cell = before;
  kernel<<<1, threads, shared>>>(cell);
  HIP(hipDeviceSynchronize());
  return *cell;
}

// Different kernels of one module, for the first time, in many threads at once.
template <int... n>
int together(std::integer_sequence<int, n...>) {
  int* out;
  HIP(hipHostMalloc(&out, sizeof(int) * sizeof...(n)));
  std::vector<std::thread> threads;
  (threads.emplace_back([out] {
    family<n + 10><<<1, 1>>>(out + n);
    HIP(hipDeviceSynchronize());
  }), ...);
  for (std::thread& thread : threads) thread.join();
  int wrong = 0;
  ((wrong += out[n] != (n + 10) * (n + 10) + (n + 10) * 3 + 1), ...);
  HIP(hipHostFree(out));
  return wrong;
}

int main() {
  HIP(hipHostMalloc(&cell, sizeof *cell));
  show("tell.first", value(tell, 0));
  show("bump", value(bump, 0));
  show("tell", value(tell, 0));
  show("chain", value(chain, 0));
  const int four[4] = {0, 0, 400, 0};
  HIP(hipMemcpyToSymbol(HIP_SYMBOL(table), four, sizeof four));
  show("chain.after", value(chain, 0));
  show("follow", value(follow, 0));
  value(set_target, 50);
  show("follow.after", value(follow, 0));
  show("managed", value(add_managed, 0));
  managed = 20;
  show("managed.after", value(add_managed, 0));
  show("weigh", value(weigh, 1));
  value(say, 42);
  value(print_too, 42);
  show("heap", value(use_heap, 8));
  show("shared", value(shared_memory, 0, 64, 64 * sizeof(int)));
  show("warp", value(warp, 0, 32));
  show("family.3", value(family<3>, 0));
  show("family.4", value(family<4>, 0));
  int read = 0;
  HIP(hipMemcpyFromSymbol(&read, HIP_SYMBOL(lonely), sizeof read));
  show("lonely", read);
  HIP(hipMemcpyFromSymbol(&read, HIP_SYMBOL(counter), sizeof read));
  show("counter", read);
  show("together", together(std::make_integer_sequence<int, 8>()));
  return 0;
}
