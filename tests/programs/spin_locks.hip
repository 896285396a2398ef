// Locks of many kinds, taken by every thread of a block on its own: a thread that waits lets the one
// that holds the lock go on, even if it is a lane of its own warp.
#include <algorithm>

#include "support.h"

constexpr int kBlocks = 3;
constexpr unsigned kHash = 2654435761u;

// The data that the lock protects: plain memory, in which every update must be visible.
struct Account {
  int count;
  unsigned hash;

  __device__ void enter(unsigned value) {
    count = count + 1;
    hash = hash + value * kHash;
  }
};

__device__ unsigned thread_in_block() { return threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z); }

struct Exchange {
  int word;
  __device__ void lock() {
    while (atomicCAS(&word, 0, 1) != 0);
    __threadfence();
  }
  __device__ void unlock() {
    __threadfence();
    atomicExch(&word, 0);
  }
};

struct SetAndSleep {
  int word;
  __device__ void lock() {
    unsigned pause = 1;
    while (atomicExch(&word, 1) == 1) {
      __nanosleep(pause);
      if (pause < 64) pause *= 2;
    }
    __threadfence();
  }
  __device__ void unlock() {
    __threadfence();
    *static_cast<volatile int*>(&word) = 0;
  }
};

struct LookFirst {
  int word;
  __device__ void lock() {
    while (true) {
      while (*static_cast<volatile int*>(&word) != 0) {
      }
      if (atomicCAS(&word, 0, 1) == 0) break;
    }
    __threadfence();
  }
  __device__ void unlock() {
    __threadfence();
    atomicExch(&word, 0);
  }
};

struct Ticket {
  unsigned next, serving;
  __device__ void lock() {
    const unsigned mine = atomicAdd(&next, 1u);
    while (atomicAdd(&serving, 0u) != mine);
    __threadfence();
  }
  __device__ void unlock() {
    __threadfence();
    atomicAdd(&serving, 1u);
  }
};

struct Bit {
  unsigned word;
  __device__ void lock() {
    while (atomicOr(&word, 4u) & 4u);
    __threadfence();
  }
  __device__ void unlock() {
    __threadfence();
    atomicAnd(&word, ~4u);
  }
};

struct Builtin {
  int word;
  __device__ void lock() {
    int expected = 0;
    while (!__hip_atomic_compare_exchange_strong(&word, &expected, 1, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED,
                                                 __HIP_MEMORY_SCOPE_AGENT))
      expected = 0;
  }
  __device__ void unlock() { __hip_atomic_store(&word, 0, __ATOMIC_RELEASE, __HIP_MEMORY_SCOPE_AGENT); }
};

struct OutOfLine {
  int word;
  __device__ __attribute__((noinline)) bool attempt() { return atomicCAS(&word, 0, 7) == 0; }
  __device__ __attribute__((noinline)) void lock() {
    while (!attempt()) {
    }
    __threadfence();
  }
  __device__ __attribute__((noinline)) void unlock() {
    __threadfence();
    atomicExch(&word, 0);
  }
};

// The critical section after the loop, lock and account in global or in shared memory.
template <class Lock>
__global__ void after_loop(Lock* locks, Account* accounts, int rounds, int active) {
  __shared__ Lock lock;
  __shared__ Account inside;
  const unsigned t = thread_in_block();
  if (t == 0) {
    lock = Lock{};
    inside = Account{};
  }
  __syncthreads();
  for (int round = 0; round < rounds; ++round) {
    if (int(t) < active) {
      lock.lock();
      inside.enter(t + round);
      lock.unlock();
    }
  }
  __syncthreads();
  locks->lock();
  accounts[0].enter(t + blockIdx.x);
  locks->unlock();
  if (t == blockDim.x * blockDim.y * blockDim.z - 1) accounts[1 + blockIdx.x] = inside;
}

// The critical section within the loop, as code for GPUs without independent lanes has it.
__global__ void within_loop(int* words, Account* accounts, int count) {
  const unsigned t = thread_in_block();
  if (t % 5 == 4) return;
  int* word = &words[t % count];
  bool done = false;
  do {
    if (atomicCAS(word, 0, 1) == 0) {
      __threadfence();
      accounts[t % count].enter(t);
      __threadfence();
      atomicExch(word, 0);
      done = true;
    }
  } while (!done);
}

// Two locks at a time, always the lower one first; more blocks than a small machine has processors.
__global__ void transfer(int* words, int* balance, int count) {
  const unsigned t = thread_in_block() + blockIdx.x * blockDim.x;
  const int from = t * 7 % count, to = (from + 1 + t % (count - 1)) % count;
  const int low = min(from, to), high = max(from, to);
  while (atomicCAS(&words[low], 0, 1) != 0) {
  }
  while (atomicCAS(&words[high], 0, 1) != 0) {
  }
  __threadfence();
  balance[from] -= int(t % 11);
  balance[to] += int(t % 11);
  __threadfence();
  atomicExch(&words[high], 0);
  atomicExch(&words[low], 0);
}

// Readers share, writers don't: -1 is a writer, n > 0 are readers.
__global__ void readers(int* word, int* values, int* torn) {
  const unsigned t = thread_in_block();
  if (t % 4 == 0) {
    while (atomicCAS(word, 0, -1) != 0) {
    }
    __threadfence();
    values[0] = values[0] + 1;
    values[1] = values[1] + 1;
    __threadfence();
    atomicExch(word, 0);
    return;
  }
  while (true) {
    const int seen = *static_cast<volatile int*>(word);
    if (seen >= 0 && atomicCAS(word, seen, seen + 1) == seen) break;
  }
  __threadfence();
  if (values[0] != values[1]) atomicAdd(torn, 1);
  __threadfence();
  atomicSub(word, 1);
}

// Without a fence: the variable stays in memory all the same.
__device__ int bare_lock, bare_count;
__global__ void bare(int rounds) {
  for (int round = 0; round < rounds; ++round) {
    while (atomicCAS(&bare_lock, 0, 1) != 0) {
    }
    bare_count++;
    atomicExch(&bare_lock, 0);
  }
}

// The lock's address comes from memory, and it protects a list.
struct Node {
  int* lock;
  int value;
  Node* next;
};
__global__ void push(Node** heads, Node* pool, int lists) {
  const int t = thread_in_block();
  Node* head = heads[t % lists];
  while (atomicCAS(head->lock, 0, 1) != 0);
  __threadfence();
  pool[t].value = t;
  pool[t].next = head->next;
  head->next = &pool[t];
  __threadfence();
  atomicExch(head->lock, 0);
}

// Threads return while others wait, some print while they hold the lock.
__global__ void leaving(int* out) {
  extern __shared__ int order[];
  __shared__ int lock, n;
  if (threadIdx.x == 0) lock = n = 0;
  __syncthreads();
  if (threadIdx.x % 4 == 3) return;
  for (;;) {
    if (atomicExch(&lock, 1) == 0) {
      order[n] = threadIdx.x;
      if (++n == 5) printf("the fifth\n");
      __threadfence_block();
      atomicExch(&lock, 0);
      break;
    }
  }
  __syncthreads();
  if (threadIdx.x > 0) return;
  out[1] = n;
  for (int i = 0; i < n; ++i) out[0] += order[i];
}

// Makes progress by itself: the value it found is the value it expects next.
__global__ void largest(int* out, const int* in, int n) {
  const int i = blockIdx.x * blockDim.x + thread_in_block();
  if (i >= n) return;
  int seen = *out;
  while (seen < in[i]) {
    const int assumed = seen;
    seen = atomicCAS(out, assumed, in[i]);
    if (seen == assumed) break;
  }
}

struct Tally {
  long checked = 0, wrong = 0;
  void expect(long got, long wanted, const char* what) {
    ++checked;
    if (got == wanted) return;
    ++wrong;
    std::printf("%s: %ld instead of %ld\n", what, got, wanted);
  }
};

template <class Lock>
static void check(Tally& tally, const char* name, dim3 block, int rounds, int active) {
  const unsigned threads = block.x * block.y * block.z;
  DeviceArray<Lock> lock(1);
  DeviceArray<Account> accounts(1 + kBlocks);
  after_loop<Lock><<<kBlocks, block>>>(lock, accounts, rounds, active);
  HIP_CHECK(hipDeviceSynchronize());
  const auto out = accounts.host();
  unsigned all = 0, inside = 0;
  for (unsigned b = 0; b < kBlocks; ++b)
    for (unsigned t = 0; t < threads; ++t) all += (t + b) * kHash;
  for (unsigned t = 0; t < threads && int(t) < active; ++t)
    for (int round = 0; round < rounds; ++round) inside += (t + round) * kHash;
  tally.expect(out[0].count, long(kBlocks) * threads, name);
  tally.expect(out[0].hash, all, name);
  for (int b = 0; b < kBlocks; ++b) {
    tally.expect(out[1 + b].count, long(rounds) * std::min<long>(active, threads), name);
    tally.expect(out[1 + b].hash, inside, name);
  }
}

int main() {
  Tally tally;
  check<Exchange>(tally, "exchange", dim3(96), 2, 96);
  check<Exchange>(tally, "a partial warp", dim3(45), 3, 37);
  check<SetAndSleep>(tally, "set and sleep", dim3(70), 1, 66);
  check<LookFirst>(tally, "look first", dim3(8, 9), 2, 70);
  check<Ticket>(tally, "ticket", dim3(5, 4, 4), 2, 80);
  check<Bit>(tally, "bit", dim3(64), 2, 64);
  check<Builtin>(tally, "builtin", dim3(33), 2, 33);
  check<OutOfLine>(tally, "out of line", dim3(40), 2, 40);

  {
    const int count = 7, threads = 200;
    DeviceArray<int> words(count);
    DeviceArray<Account> accounts(count);
    within_loop<<<1, threads>>>(words, accounts, count);
    const auto out = accounts.host();
    for (int c = 0; c < count; ++c) {
      int wanted = 0;
      unsigned hash = 0;
      for (int t = c; t < threads; t += count)
        if (t % 5 != 4) ++wanted, hash += t * kHash;
      tally.expect(out[c].count, wanted, "within the loop");
      tally.expect(out[c].hash, hash, "within the loop");
    }
  }
  {
    const int count = 9, threads = 64, blocks = 8;
    DeviceArray<int> words(count), balance(count);
    transfer<<<blocks, threads>>>(words, balance, count);
    std::vector<int> wanted(count);
    for (int t = 0; t < threads * blocks; ++t) {
      const int from = t * 7 % count, to = (from + 1 + t % (count - 1)) % count;
      wanted[from] -= t % 11;
      wanted[to] += t % 11;
    }
    const auto out = balance.host();
    for (int c = 0; c < count; ++c) tally.expect(out[c], wanted[c], "transfer");
  }
  {
    DeviceArray<int> word(1), values(2), torn(1);
    readers<<<2, 100>>>(word, values, torn);
    tally.expect(values.host()[0], 50, "writers");
    tally.expect(values.host()[1], 50, "writers");
    tally.expect(torn.host()[0], 0, "readers");
  }
  {
    const int blocks = 3, threads = 64, rounds = 10, runs = 20;
    for (int r = 0; r < runs; ++r) bare<<<blocks, threads>>>(rounds);
    int got = 0;
    HIP_CHECK(hipMemcpyFromSymbol(&got, HIP_SYMBOL(bare_count), sizeof got));
    tally.expect(got, runs * blocks * threads * rounds, "bare");
  }
  {
    const int lists = 3, threads = 100;
    Node *pool = nullptr, *first = nullptr, **heads = nullptr;
    int* locks = nullptr;
    HIP_CHECK(hipMallocManaged(&pool, threads * sizeof(Node)));
    HIP_CHECK(hipMallocManaged(&first, lists * sizeof(Node)));
    HIP_CHECK(hipMallocManaged(&heads, lists * sizeof(Node*)));
    HIP_CHECK(hipMallocManaged(&locks, lists * sizeof(int)));
    for (int i = 0; i < lists; ++i) {
      locks[i] = 0;
      first[i] = {locks + i, 0, nullptr};
      heads[i] = first + i;
    }
    push<<<1, threads>>>(heads, pool, lists);
    HIP_CHECK(hipDeviceSynchronize());
    int nodes = 0, sum = 0;
    for (int i = 0; i < lists; ++i)
      for (const Node* node = first[i].next; node; node = node->next) ++nodes, sum += node->value;
    tally.expect(nodes, threads, "push");
    tally.expect(sum, threads * (threads - 1) / 2, "push");
  }
  {
    const int threads = 50;
    DeviceArray<int> out(2);
    leaving<<<1, threads, threads * sizeof(int)>>>(out);
    int sum = 0, stay = 0;
    for (int t = 0; t < threads; ++t)
      if (t % 4 != 3) ++stay, sum += t;
    tally.expect(out.host()[0], sum, "leaving");
    tally.expect(out.host()[1], stay, "leaving");
  }
  {
    Random random(7);
    std::vector<int> in(1000);
    for (int& value : in) value = random.below(1 << 20);
    DeviceArray<int> device(in), out(1);
    largest<<<8, 128>>>(out, device, int(in.size()));
    tally.expect(out.host()[0], *std::max_element(in.begin(), in.end()), "largest");
  }
  return verdict(tally.checked, tally.wrong);
}
