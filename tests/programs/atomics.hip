// Every atomic operation of CUDA's list, in global and in shared memory, with its return value.
#include <algorithm>
#include <cstdint>

#include "support.h"

constexpr int kThreads = 512;

struct Cells {
  int add, sub, least, most, exchange;
  unsigned all, some, odd, up, down, least_unsigned;
  unsigned long long add64, most64;
  float add_float;
  int locked, lock;
};

__device__ void update(Cells* c, int i) {
  atomicAdd(&c->add, i);
  atomicSub(&c->sub, i);
  atomicMin(&c->least, 1000 - i);
  atomicMax(&c->most, i - 700);
  atomicMin(&c->least_unsigned, 4000000000u - i);
  atomicAnd(&c->all, ~(1u << (i % 5)));
  atomicOr(&c->some, 1u << (i % 7));
  atomicXor(&c->odd, 1u << (i % 11));
  atomicInc(&c->up, 99);
  atomicDec(&c->down, 99);
  atomicAdd(&c->add64, 1ull << 33);
  atomicMax(&c->most64, static_cast<unsigned long long>(i) << 35);
  atomicAdd(&c->add_float, 0.25f);
  // A sum through compare-and-swap, as programs write it for types without an atomic.
  int seen = c->locked, before;
  do {
    before = seen;
    seen = atomicCAS(&c->locked, before, before + 2);
  } while (seen != before);
}

__device__ void start(Cells* c) { *c = {0, 0, 100000, -100000, -1, ~0u, 0, 0, 0, 0, ~0u, 5, 0, 0, 0, 0}; }

__global__ void initialise(Cells* c) { start(c); }

__global__ void in_global(Cells* c, int* tickets, int* exchanged) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  update(c, i);
  tickets[i] = atomicAdd(&c->lock, 1);
  exchanged[i] = atomicExch(&c->exchange, i);
}

__global__ void in_shared(Cells* c) {
  __shared__ Cells mine;
  if (threadIdx.x == 0) start(&mine);
  __syncthreads();
  update(&mine, threadIdx.x);
  __syncthreads();
  if (threadIdx.x == 0) *c = mine;
}

static long check(const Cells& c) {
  const int n = kThreads, sum = n * (n - 1) / 2;
  unsigned odd = 0;
  for (int i = 0; i < n; ++i) odd ^= 1u << (i % 11);
  long wrong = 0;
  auto expect = [&wrong](const char* name, double got, double wanted) {
    if (got == wanted) return;
    std::printf("%s: %.17g, expected %.17g\n", name, got, wanted);
    ++wrong;
  };
  expect("add", c.add, sum);
  expect("sub", c.sub, -sum);
  expect("min", c.least, 1000 - (n - 1));
  expect("max", c.most, n - 1 - 700);
  expect("unsigned min", c.least_unsigned, 4000000000.0 - (n - 1));
  expect("and", c.all, 0xffffffe0u);
  expect("or", c.some, 0x7f);
  expect("xor", c.odd, odd);
  expect("inc", c.up, n % 100);
  expect("dec", c.down, (100 - n % 100) % 100);
  expect("64-bit add", double(c.add64), 5 + n * 8589934592.0);
  expect("64-bit max", double(c.most64), (n - 1) * 34359738368.0);
  expect("float add", c.add_float, n * 0.25);
  expect("compare and swap", c.locked, 2 * n);
  return wrong;
}

int main() {
  DeviceArray<Cells> global(1), shared(1);
  DeviceArray<int> dtickets(kThreads), dexchanged(kThreads);
  initialise<<<1, 1>>>(global);
  in_global<<<kThreads / 64, 64>>>(global, dtickets, dexchanged);
  in_shared<<<1, kThreads>>>(shared);
  const Cells cells = global.host()[0];
  long wrong = check(cells) + check(shared.host()[0]);
  // Old values: tickets are 0 to n - 1; the exchanged values and the last are -1 to n - 1.
  auto tickets = dtickets.host(), exchanged = dexchanged.host();
  exchanged.push_back(cells.exchange);
  std::sort(tickets.begin(), tickets.end());
  std::sort(exchanged.begin(), exchanged.end());
  for (int i = 0; i < kThreads; ++i) wrong += tickets[i] != i;
  for (int i = 0; i <= kThreads; ++i) wrong += exchanged[i] != i - 1;
  return verdict(28 + 2 * kThreads + 1, wrong);
}
