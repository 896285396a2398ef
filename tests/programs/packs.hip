// Threads that differ in ways which a vector of threads must keep apart: loops with several exits, indices that wrap
// around for some threads, divisors of threads that don't divide, elements of all sizes, and blocks of all shapes. The host
// runs the same functions thread by thread.
#include "support.h"

struct Wide {
  int a;
  double b;
  signed char c;
};

#define BOTH __host__ __device__ inline

// Two exits at different depths, and an iteration that is left out.
BOTH int exits(const int* in, int n, int i) {
  int sum = 0;
  for (int j = 0; j < n; ++j) {
    if (in[j] == i % 7) continue;
    for (int k = j; k < n; k += 3) {
      sum += in[k] ^ i;
      if (sum % 11 == 3) return sum;
      if (in[k] > i % 13) break;
    }
    if (sum > 400 + i) break;
  }
  return sum * 2 + 1;
}

// A loop of which all threads make the same iterations, in a branch that some take.
BOTH int inner_count(const int* in, int n, int i) {
  int best = -1, where = 0;
  if (i % 3 == 1) {
    for (int j = 0; j < n; ++j)
      if (in[j] * (i + 1) % 17 > best) best = in[j] * (i + 1) % 17, where = j;
  } else if (i % 3 == 2) {
    do where += in[where % n] + 1;
    while (where < i);
  }
  return best * 1000 + where;
}

BOTH int divisions(const int* in, int n, int i) {
  const int divisor = in[i % n] - 4;
  int result = -7;
  if (divisor != 0) result = 1000 / divisor + 77 % divisor;
  if (unsigned(divisor) > 2u) result += int(5000u / unsigned(divisor)) + int(9000u % unsigned(divisor));
  return result;
}

BOTH int cases(const int* in, int n, int i) {
  int result = i;
  switch (in[i % n]) {
    case 0: result += 5; [[fallthrough]];
    case 1: result *= 3; break;
    case 4: return -result;
    case 7: result -= 9; [[fallthrough]];
    default: result ^= 0x55;
  }
  return result + 1;
}

// Indices that wrap around, or are negative, for the first threads.
BOTH int starts(const int* in, int n, int i) {
  int result = 0;
  const unsigned before = i - 3u;
  if (before < unsigned(n)) result += in[before];
  const int behind = i - 5;
  if (behind >= 0 && behind < n) result += 3 * in[behind];
  const int downwards = n - 1 - i;
  if (downwards >= 0) result += 5 * in[downwards];
  return result;
}

BOTH long long products(const int*, int, int i) {
  const long long one = static_cast<int>(i * 0x40000000u), two = static_cast<long long>(i - 3u);
  const long long three = static_cast<long long>(static_cast<int>(0x7ffffffdu + i));
  return one + 3 * two + 5 * three + (static_cast<signed char>(i * 3) << 2) + static_cast<unsigned short>(i * 30000);
}

BOTH double records(const int* in, int n, int i) {
  Wide values[5];
  for (int j = 0; j < 5; ++j) values[j] = {in[(i + j) % n], in[j % n] * 0.5, static_cast<signed char>(i - j)};
  Wide chosen = values[in[i % n] % 5];
  if (i & 1) chosen = values[i % 5];
  return chosen.a + chosen.b + chosen.c;
}

BOTH int bytes(const int* in, int n, int i) {
  unsigned char row[16];
  bool seen[16] = {};
  for (int j = 0; j < 16; ++j) row[j] = static_cast<unsigned char>(in[(i * 3 + j) % n] * 29);
  for (int j = 0; j < 16; ++j) seen[row[j] % 16] = true;
  int count = 0;
  for (int j = 0; j < 16; ++j) count += seen[j] ? 1 << j : 0;
  return count;
}

static long checked, wrong;

template <class T>
static void check(const char* what, const std::vector<T>& got, const std::vector<T>& expected) {
  for (size_t i = 0; i < expected.size(); ++i) {
    ++checked;
    if (got[i] == expected[i] || wrong++ >= 10) continue;
    std::printf("%s %zu: %g instead of %g\n", what, i, double(got[i]), double(expected[i]));
  }
}

#define APPLY(function, T)                                                                              \
  __global__ void run_##function(const int* in, int n, T* out, int count) {                             \
    const int i = blockIdx.x * blockDim.x + threadIdx.x;                                                \
    if (i < count) out[i] = function(in, n, i);                                                         \
  }                                                                                                     \
  static void check_##function(const std::vector<int>& in, int threads, int count) {                    \
    DeviceArray<int> given(in);                                                                         \
    DeviceArray<T> out(count + 8);                                                                      \
    run_##function<<<(count + threads - 1) / threads, threads>>>(given, int(in.size()), out, count);    \
    std::vector<T> expected(count + 8);                                                                 \
    for (int i = 0; i < count; ++i) expected[i] = function(in.data(), int(in.size()), i);               \
    check(#function, out.host(), expected);                                                             \
  }
APPLY(exits, int)
APPLY(inner_count, int)
APPLY(divisions, int)
APPLY(cases, int)
APPLY(starts, int)
APPLY(products, long long)
APPLY(records, double)
APPLY(bytes, int)

// Elements of all sizes, loaded and stored by some threads. The others' stay as they are.
template <class T>
__global__ void some(const T* in, T* out, int count) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= count) return;
  const T value = in[i];
  if (value < T(9)) out[i] = value + in[(i + 1) % count];
}

template <class T>
static void check_some(int threads, int count) {
  Random random(count);
  std::vector<T> in(count), expected(count);
  for (T& value : in) value = T(random.below(20));
  DeviceArray<T> given(in), out(count);
  some<<<(count + threads - 1) / threads, threads>>>(static_cast<T*>(given), static_cast<T*>(out), count);
  for (int i = 0; i < count; ++i)
    if (in[i] < T(9)) expected[i] = in[i] + in[(i + 1) % count];
  check("some", out.host(), expected);
}

// Threads that end before a barrier, and warps in rows of all lengths, of which the last may lack lanes.
__global__ void shapes(int* out, unsigned* votes, int ended) {
  __shared__ int shared[512];
  const int size = blockDim.x * blockDim.y * blockDim.z;
  const int rank = (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
  const int lane = rank % 32;
  shared[rank] = rank * 7 + threadIdx.y;
  __syncthreads();
  const int value = shared[size - 1 - rank];
  const int other = __shfl_xor(value, 5), before = __shfl_up(value, 3), chosen = __shfl(value, (lane * 11 + 2) % 32);
  const unsigned vote = __ballot(value % 3 == 1);
  int sum = 0;
  if (value % 2) sum = __popcll(__ballot(lane > 4)) * 100;
  out[rank] = other + 3 * before + 7 * chosen + sum;
  votes[rank] = vote;
  if (rank % 5 < ended) return;
  __syncthreads();
  out[rank] += shared[(rank + 1) % size];
}

// The index in the warp, in a kernel without operations of warps.
__global__ void lanes(int* out) {
  out[(threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x] = __lane_id();
}

static void check_shapes(dim3 block) {
  const int size = block.x * block.y * block.z;
  DeviceArray<int> own(size);
  lanes<<<1, block>>>(own);
  std::vector<int> indices(size);
  for (int r = 0; r < size; ++r) indices[r] = r % 32;
  check("lanes", own.host(), indices);
  for (int ended : {0, 2}) {
    DeviceArray<int> out(size);
    DeviceArray<unsigned> votes(size);
    shapes<<<1, block>>>(out, votes, ended);
    std::vector<int> shared(size), values(size), expected(size);
    std::vector<unsigned> ballots(size);
    for (int r = 0; r < size; ++r) shared[r] = r * 7 + r / block.x % block.y;
    for (int r = 0; r < size; ++r) values[r] = shared[size - 1 - r];
    for (int r = 0; r < size; ++r) {
      const int first = r / 32 * 32, lane = r % 32, lanes = size - first < 32 ? size - first : 32;
      const auto at = [&](int from) { return from < lanes ? values[first + from] : 0; };
      int odd = 0;
      for (int l = 0; l < lanes; ++l) {
        ballots[r] |= unsigned(values[first + l] % 3 == 1) << l;
        odd += values[first + l] % 2 && l > 4;
      }
      expected[r] = at(lane ^ 5) + 3 * at(lane < 3 ? lane : lane - 3) + 7 * at((lane * 11 + 2) % 32);
      expected[r] += values[r] % 2 ? odd * 100 : 0;
      if (r % 5 >= ended) expected[r] += shared[(r + 1) % size];
    }
    check("shapes", out.host(), expected);
    check("votes", votes.host(), ballots);
  }
}

// Atomic operations of some threads, whose results each of them needs.
__global__ void atomics(int* counters, int* order, int count) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  __shared__ int local[8];
  if (threadIdx.x < 8) local[threadIdx.x] = 0;
  __syncthreads();
  if (i < count && i % 3) {
    const int mine = atomicAdd(&counters[i % 4], 1);
    int old = atomicCAS(&counters[4 + i % 2], mine, mine);
    while (old < 0) old = mine;
    atomicMax(&counters[6], i);
    order[i] = atomicAdd(&local[i % 8], 2) >= 0 && mine >= 0 ? 1 : 0;
  }
  __syncthreads();
  if (threadIdx.x < 8) atomicAdd(&counters[8 + threadIdx.x], local[threadIdx.x]);
}

static void check_atomics(int threads, int count) {
  DeviceArray<int> counters(16), order(count);
  atomics<<<(count + threads - 1) / threads, threads>>>(counters, order, count);
  std::vector<int> expected(16), made(count);
  for (int i = 0; i < count; ++i)
    if (i % 3) ++expected[i % 4], expected[6] = i, expected[8 + i % 8] += 2, made[i] = 1;
  check("atomics", counters.host(), expected);
  check("order", order.host(), made);
}

int main() {
  Random random(5);
  std::vector<int> in(61);
  for (int& value : in) value = random.below(10);
  for (int threads : {64, 24, 30}) {
    for (int count : {1, 7, 8, 100, 333}) {
      check_exits(in, threads, count);
      check_inner_count(in, threads, count);
      check_divisions(in, threads, count);
      check_cases(in, threads, count);
      check_starts(in, threads, count);
      check_products(in, threads, count);
      check_records(in, threads, count);
      check_bytes(in, threads, count);
      check_some<signed char>(threads, count);
      check_some<short>(threads, count);
      check_some<int>(threads, count);
      check_some<long long>(threads, count);
      check_some<float>(threads, count);
      check_some<double>(threads, count);
      check_atomics(threads, count);
    }
  }
  for (dim3 block : {dim3(1), dim3(5, 7), dim3(8, 4), dim3(33), dim3(40, 3), dim3(3, 5, 4), dim3(64, 2), dim3(32, 3, 2),
                     dim3(100), dim3(16, 16)})
    check_shapes(block);
  return verdict(checked, wrong);
}
