// A CUDA program whose threads wait for each other: a mutex as a class, cells of a hash table with
// locks of their own, warps that pass their work on, and rows that warps lock as a whole.
#include <cuda_runtime.h>

#include <cstdio>
#include <vector>

class Mutex {
 public:
  __device__ void lock() {
    unsigned pause = 8;
    while (atomicCAS(&state_, 0u, 1u) == 1u) {
      __nanosleep(pause);
      if (pause < 256) pause *= 2;
    }
    __threadfence();
  }
  __device__ void unlock() {
    __threadfence();
    atomicExch(&state_, 0u);
  }

 private:
  unsigned state_ = 0;
};

struct Guard {
  __device__ explicit Guard(Mutex& mutex) : mutex_(mutex) { mutex_.lock(); }
  __device__ ~Guard() { mutex_.unlock(); }
  Mutex& mutex_;
};

struct Entry {
  unsigned key;
  int next;
};

struct Table {
  Mutex* locks;
  int* heads;
  Entry* pool;
  unsigned buckets;
};

// Chained buckets: every insertion walks the list of its bucket under the bucket's lock.
__global__ void insert(Table table, const unsigned* keys, int count, int* repeated) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < count; i += gridDim.x * blockDim.x) {
    const unsigned key = keys[i], bucket = key % table.buckets;
    const Guard guard(table.locks[bucket]);
    int at = table.heads[bucket];
    while (at >= 0 && table.pool[at].key != key) at = table.pool[at].next;
    if (at >= 0) {
      atomicAdd(repeated, 1);
    } else {
      table.pool[i] = {key, table.heads[bucket]};
      table.heads[bucket] = i;
    }
  }
}

// A token goes from warp to warp, backwards; each adds what its lanes have.
__global__ void hand_on(long long* out) {
  __shared__ int turn;
  __shared__ long long token;
  const int warps = blockDim.x / warpSize, warp = threadIdx.x / warpSize, lane = threadIdx.x % warpSize;
  if (threadIdx.x == 0) {
    turn = warps - 1;
    token = 1;
  }
  __syncthreads();
  int value = threadIdx.x;
  for (int step = warpSize / 2; step > 0; step /= 2) value += __shfl_down_sync(~0u, value, step);
  if (lane == 0) {
    while (__atomic_load_n(&turn, __ATOMIC_ACQUIRE) != warp) {
    }
    token = token * 7 + value;
    __atomic_store_n(&turn, warp - 1, __ATOMIC_RELEASE);
  }
  __syncwarp();
  const int seen = __shfl_sync(~0u, lane == 0 ? turn < warp : -1, 0);
  if (!seen) token = -1;
  __syncthreads();
  if (threadIdx.x == 0) out[blockIdx.x] = token;
}

// A row's lock is a bit of its element 1. A warp stores the whole row, the locked bit with it, before
// lane 1 gives the lock back: the lanes are in lockstep, without a barrier.
constexpr unsigned kLock = 1u << 31;

__global__ void fill_rows(unsigned* rows, unsigned first, unsigned count, int rounds) {
  const unsigned lane = threadIdx.x % 32;
  unsigned row = first;
  for (int round = 0; round < rounds; ++round) {
    unsigned* const mine = rows + 32 * row;
    bool held = true;
    while (held) {
      if (lane == 1) held = (atomicOr(mine + 1, kLock) & kLock) != 0;
      held = __shfl_sync(~0u, held, 1);
    }
    __threadfence();
    mine[31 - lane] = round + (lane == 30 ? kLock : 0);
    __threadfence();
    if (lane == 1) atomicAnd(mine + 1, ~kLock);
    row = __shfl_sync(~0u, first + round + 1 + lane, 0) % count;
  }
}

int main() {
  long checked = 0, wrong = 0;
  auto expect = [&](long long got, long long wanted, const char* what) {
    ++checked;
    if (got == wanted) return;
    ++wrong;
    std::printf("%s: %lld instead of %lld\n", what, got, wanted);
  };

  const int count = 600;
  const unsigned buckets = 5, different = 150;
  std::vector<unsigned> keys(count);
  for (int i = 0; i < count; ++i) keys[i] = i * 2654435761u % different;
  std::vector<bool> has(different);
  for (unsigned key : keys) has[key] = true;
  long distinct = 0;
  for (bool here : has) distinct += here;

  Table table{nullptr, nullptr, nullptr, buckets};
  unsigned* in = nullptr;
  int* repeated = nullptr;
  cudaMallocManaged(&table.locks, buckets * sizeof(Mutex));
  cudaMallocManaged(&table.heads, buckets * sizeof(int));
  cudaMallocManaged(&table.pool, count * sizeof(Entry));
  cudaMallocManaged(&in, count * sizeof(unsigned));
  cudaMallocManaged(&repeated, sizeof(int));
  *repeated = 0;
  for (unsigned b = 0; b < buckets; ++b) {
    table.locks[b] = Mutex();
    table.heads[b] = -1;
  }
  for (int i = 0; i < count; ++i) in[i] = keys[i];
  insert<<<3, 96>>>(table, in, count, repeated);
  expect(cudaDeviceSynchronize(), cudaSuccess, "insert");
  expect(*repeated, count - distinct, "repeated keys");
  std::vector<int> met(different);
  for (unsigned b = 0; b < buckets; ++b)
    for (int at = table.heads[b]; at >= 0; at = table.pool[at].next) ++met[table.pool[at].key];
  for (unsigned key = 0; key < different; ++key) expect(met[key], has[key], "key");

  const int blocks = 3, warps = 4;
  long long* out = nullptr;
  cudaMallocManaged(&out, blocks * sizeof(long long));
  hand_on<<<blocks, warps * 32>>>(out);
  expect(cudaDeviceSynchronize(), cudaSuccess, "hand on");
  long long token = 1;
  for (int warp = warps - 1; warp >= 0; --warp) token = token * 7 + (64 * warp + 31) * 16;
  for (int b = 0; b < blocks; ++b) expect(out[b], token, "token");

  const int locked = 3, rounds = 7;
  unsigned* rows = nullptr;
  cudaMallocManaged(&rows, 32 * locked * sizeof(unsigned));
  for (int i = 0; i < 32 * locked; ++i) rows[i] = 0;
  fill_rows<<<3, 64>>>(rows, 0, locked, rounds);
  expect(cudaDeviceSynchronize(), cudaSuccess, "fill rows");
  for (int i = 0; i < 32 * locked; ++i) {
    const int row = i / 32, last = row + (rounds - 1 - row) / locked * locked;
    expect(rows[i], last, "element of a row");
  }

  std::printf("%ld checked, %ld wrong\n", checked, wrong);
  return wrong == 0 ? 0 : 1;
}
