// Values that only some lanes of a warp have set, then an operation among the lanes. The other lanes' values may be
// anything, but must not decide anything. Each lane that reads a set lane gets its value, and only the lanes for which
// the condition is true run the code under it. Shared by lane_values.hip and lane_values_cuda.cu.
#pragma once

enum Setting { kFromMemory, kComputed, kFromFunction, kFromAtomic, kFromLoop, kSettings };
enum Lanes { kLeader, kLastLane, kLowHalf, kOdd, kInRange, kSets };
enum Operation {
  kShfl,
  kShflUp,
  kShflDown,
  kShflXor,
  kShflVariable,
  kTileShfl,
  kTileShflDown,
  kCoalescedShfl,
  kCoalescedShflUp,
  kBallot,
  kAny,
  kMatch,
  kReduce,
  kGroupReduce,
  kOperations
};
constexpr int kThreads = 77;  // two warps and a part of one
constexpr int kRange = 50;    // elements in an array that ends within the second warp

template <class T>
__host__ __device__ T element(int i) {
  return static_cast<T>(i % 23 + 2);
}

__host__ __device__ inline bool is_set(int set, int thread) {
  const int lane = thread % 32;
  switch (set) {
    case kLeader:
      return lane == 0;
    case kLastLane:
      return lane == (thread / 32 == kThreads / 32 ? kThreads % 32 - 1 : 31);
    case kLowHalf:
      return lane < 16;
    case kOdd:
      return lane % 2 == 1;
    default:
      return thread < kRange;
  }
}

template <class T>
__device__ __attribute__((noinline)) T far_element(const T* q, int i) {
  return q[i];
}

// The one place that sets the value, as programs write it: declared, then set under a condition.
template <class T, int kSetting, int kSet>
__device__ T set_some(const T* q, int* done, int thread) {
  T value;
  if (is_set(kSet, thread)) {
    if (kSetting == kFromMemory) value = q[thread];
    if (kSetting == kComputed) value = static_cast<T>(thread % 23 + 2);
    if (kSetting == kFromFunction) value = far_element(q, thread);
    if (kSetting == kFromAtomic) value = static_cast<T>(atomicAdd(&done[kThreads + thread], 0));
    if (kSetting == kFromLoop)
      for (int i = 0; i <= thread; ++i) value = q[i];
    atomicAdd(&done[thread], 1);
  }
  return value;
}

// The thread whose value `thread` reads by the operation, or -1 if that is undefined.
__host__ __device__ inline int source(int operation, int thread) {
  const int lane = thread % 32, first = thread - lane;
  switch (operation) {
    case kShfl:
    case kTileShfl:
    case kCoalescedShfl:
      return first;
    case kShflUp:
    case kCoalescedShflUp:
      return lane >= 1 ? thread - 1 : -1;
    case kShflDown:
    case kTileShflDown:
      return lane < 31 ? thread + 1 : -1;
    case kShflXor:
      return thread ^ 5;
    case kShflVariable:
      return first + (lane * 7 + 3) % 32;
    default:
      return -1;
  }
}

template <class T, int kSetting, int kSet>
__global__ void move(const T* q, int* done, T* out, int operation) {
  const int thread = threadIdx.x;
  const T value = set_some<T, kSetting, kSet>(q, done, thread);
  T result = value;
  const auto tile = cooperative_groups::tiled_partition<32>(cooperative_groups::this_thread_block());
  const auto group = cooperative_groups::coalesced_threads();
  switch (operation) {
    case kShfl:
      result = __shfl_sync(kAll, value, 0);
      break;
    case kShflUp:
      result = __shfl_up_sync(kAll, value, 1);
      break;
    case kShflDown:
      result = __shfl_down_sync(kAll, value, 1);
      break;
    case kShflXor:
      result = __shfl_xor_sync(kAll, value, 5);
      break;
    case kShflVariable:
      result = __shfl_sync(kAll, value, (thread % 32 * 7 + 3) % 32);
      break;
    case kTileShfl:
      result = tile.shfl(value, 0);
      break;
    case kTileShflDown:
      result = tile.shfl_down(value, 1);
      break;
    case kCoalescedShfl:
      result = group.shfl(value, 0);
      break;
    default:
      result = group.shfl_up(value, 1);
      break;
  }
  out[thread] = result;
}

// Operations among the lanes that have set the value; the other lanes skip them.
template <class T, int kSetting, int kSet>
__global__ void vote(const T* q, int* done, unsigned long long* out, int operation) {
  const int thread = threadIdx.x;
  const T value = set_some<T, kSetting, kSet>(q, done, thread);
  const auto set = __ballot_sync(kAll, is_set(kSet, thread));
  unsigned long long result = 0;
  if (operation == kBallot) {
    result = __ballot_sync(kAll, value > T(9)) & set;
  } else if (operation == kAny) {
    const auto others = ~set;
    result = (__ballot_sync(kAll, value > T(9)) & set) != 0 && (others | set) == ~decltype(set)(0);
  } else if (operation == kMatch) {
    const auto same = __match_any_sync(kAll, value);
    result = is_set(kSet, thread) ? same & set : 0;
  } else if (is_set(kSet, thread)) {
    T sum = 0;
    for (int lane = 0; lane < 32; ++lane) {
      const T other = __shfl_sync(set, value, lane);
      if (set >> lane & 1) sum += other;
    }
    if (operation == kGroupReduce)
      sum = cooperative_groups::reduce(cooperative_groups::coalesced_threads(), value, cooperative_groups::plus<T>());
    result = static_cast<unsigned long long>(sum);
  }
  out[thread] = result;
}

// The textbook's aggregated atomics: the leader adds for all, and tells them where they begin.
__global__ void filter(const int* in, int n, int* counter, int* out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n && in[i] % 3 == 0) {
    const auto active = __activemask();
    const int leader = __ffsll(static_cast<unsigned long long>(active)) - 1;
    const int lane = threadIdx.x % 32;
    int base;
    if (lane == leader) base = atomicAdd(counter, __popcll(active));
    base = __shfl_sync(active, base, leader);
    out[base + __popcll(active & ((1ull << lane) - 1))] = in[i];
  }
}
__global__ void filter_by_group(const int* in, int n, int* counter, int* out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n && in[i] % 3 == 0) {
    const auto group = cooperative_groups::coalesced_threads();
    int base;
    if (group.thread_rank() == 0) base = atomicAdd(counter, static_cast<int>(group.size()));
    out[group.shfl(base, 0) + group.thread_rank()] = in[i];
  }
}

// A scan whose warps hand a carry from the last lane to the next iteration, over an array that ends within a warp.
__global__ void scan(const int* in, int n, int* out) {
  int carry = 0;
  for (int first = 0; first < n; first += 32) {
    const int i = first + static_cast<int>(threadIdx.x);
    int value;
    if (i < n) value = in[i];
    for (int d = 1; d < 32; d *= 2) {
      const int below = __shfl_up_sync(kAll, value, d);
      if (static_cast<int>(threadIdx.x) >= d) value += below;
    }
    value += carry;
    if (i < n) out[i] = value;
    carry = __shfl_sync(kAll, value, 31);
  }
}

// Values of lanes that set none reach printf, textures' coordinates and atomics' operands only if
// their results aren't used.
__global__ void unused(const int* q, int* sums, int* out) {
  const int lane = threadIdx.x % 32;
  int add, place;
  if (lane < 8) {
    add = q[lane];
    place = lane % 2;
  }
  if (lane < 8) atomicAdd(&sums[place], add);
  float x;
  if (lane == 3) x = q[3] * 0.5f;
  const int bits = __shfl_sync(kAll, __float_as_int(sqrtf(x)), 3);
  out[threadIdx.x] = bits;
}

// A branch on such a value decides nothing for lanes that set it.
__global__ void branches(const int* q, int* done, int* out) {
  const int lane = threadIdx.x % 32;
  int value, iterations;
  bool three;
  if (lane == 0) {
    value = q[0];
    three = value == 3;
    iterations = value + 1;
    atomicAdd(&done[threadIdx.x], 1);
  }
  int result = 0;
  if (value > 2)
    result += 10;
  else
    result -= value / 2;
  if (three) result += 100;
  for (int i = 0; i < iterations; ++i) result += q[i];
  switch (value) {
    case 2:
      result += 1000;
      break;
    case 3:
      result += 2000;
  }
  out[threadIdx.x] = __shfl_sync(kAll, result, 0);
}

// ---- the host's side ---------------------------------------------------------------------------

struct Lists {
  long checked = 0, wrong = 0;

  void expect(bool right, const char* what, int setting, int set, int operation, int thread) {
    ++checked;
    if (right || ++wrong > 20) return;
    std::fprintf(stderr, "%s: setting %d, lanes %d, operation %d, thread %d\n", what, setting, set, operation, thread);
  }
};

template <class T>
T* allocate(int count) {
  T* data = nullptr;
  CHECK(API(MallocManaged)(&data, count * sizeof(T)));
  for (int i = 0; i < count; ++i) data[i] = T(0);
  return data;
}

template <class T, int kSetting, int kSet>
void check_kind(Lists& lists) {
  T* q = allocate<T>(kThreads);
  T* out = allocate<T>(kThreads);
  auto* votes = allocate<unsigned long long>(kThreads);
  int* done = allocate<int>(2 * kThreads);
  for (int operation = 0; operation < kOperations; ++operation) {
    for (int i = 0; i < kThreads; ++i) {
      q[i] = element<T>(i);
      done[i] = 0;
      done[kThreads + i] = element<int>(i);
    }
    if (operation < kBallot)
      move<T, kSetting, kSet><<<1, kThreads>>>(q, done, out, operation);
    else
      vote<T, kSetting, kSet><<<1, kThreads>>>(q, done, votes, operation);
    CHECK(API(DeviceSynchronize)());
    for (int i = 0; i < kThreads; ++i) {
      lists.expect(done[i] == is_set(kSet, i), "done by others", kSetting, kSet, operation, i);
      const int from = source(operation, i);
      if (from >= 0 && from < kThreads && is_set(kSet, from))
        lists.expect(out[i] == element<T>(from), "moved", kSetting, kSet, operation, i);
      if (operation < kBallot) continue;
      unsigned long long above = 0, same = 0;
      T sum = 0;
      for (int j = i / 32 * 32; j < kThreads && j < i / 32 * 32 + 32; ++j) {
        if (!is_set(kSet, j)) continue;
        above |= static_cast<unsigned long long>(element<T>(j) > T(9)) << j % 32;
        same |= static_cast<unsigned long long>(element<T>(j) == element<T>(i)) << j % 32;
        sum += element<T>(j);
      }
      const unsigned long long expected = operation == kBallot  ? above
                                          : operation == kAny   ? above != 0
                                          : !is_set(kSet, i)    ? 0
                                          : operation == kMatch ? same
                                                                : static_cast<unsigned long long>(sum);
      lists.expect(votes[i] == expected, "votes", kSetting, kSet, operation, i);
    }
  }
  for (void* memory :
       {static_cast<void*>(q), static_cast<void*>(out), static_cast<void*>(votes), static_cast<void*>(done)})
    CHECK(API(Free)(memory));
}

inline void check_idioms(Lists& lists) {
  constexpr int n = 1000;
  int* in = allocate<int>(n);
  int* out = allocate<int>(n);
  int* counter = allocate<int>(2);
  int kept = 0;
  for (int i = 0; i < n; ++i) kept += (in[i] = i * 7 % 101) % 3 == 0;
  for (int by_group = 0; by_group < 2; ++by_group) {
    for (int i = 0; i < n; ++i) out[i] = -1;
    counter[0] = 0;
    if (by_group)
      filter_by_group<<<8, 128>>>(in, n, counter, out);
    else
      filter<<<8, 128>>>(in, n, counter, out);
    CHECK(API(DeviceSynchronize)());
    lists.expect(counter[0] == kept, "kept", by_group, 0, 0, 0);
    long sum = 0, expected = 0;
    for (int i = 0; i < n; ++i) {
      lists.expect((out[i] >= 0) == (i < kept), "filled", by_group, 0, 0, i);
      if (i < kept) sum += out[i];
      if (in[i] % 3 == 0) expected += in[i];
    }
    lists.expect(sum == expected, "sum", by_group, 0, 0, 0);
  }
  for (int length : {1, 31, 32, 33, 500}) {
    scan<<<1, 32>>>(in, length, out);
    CHECK(API(DeviceSynchronize)());
    for (int i = 0, sum = 0; i < length; ++i) lists.expect(out[i] == (sum += in[i]), "scan", length, 0, 0, i);
  }
  counter[0] = counter[1] = 0;
  unused<<<1, 32>>>(in, counter, out);
  CHECK(API(DeviceSynchronize)());
  lists.expect(counter[0] == in[0] + in[2] + in[4] + in[6], "even", 0, 0, 0, 0);
  lists.expect(counter[1] == in[1] + in[3] + in[5] + in[7], "odd", 0, 0, 0, 0);
  for (int i = 0; i < 32; ++i) {
    float root;
    std::memcpy(&root, &out[i], sizeof root);
    lists.expect(std::fabs(root * root - in[3] * 0.5f) < 1e-4f, "root", 0, 0, 0, i);
  }
  for (int value : {2, 3}) {
    for (int i = 0; i < n; ++i) in[i] = i == 0 ? value : i, out[i] = 0;
    int* done = allocate<int>(64);
    branches<<<1, 64>>>(in, done, out);
    CHECK(API(DeviceSynchronize)());
    const int expected = value == 2 ? -1 + 5 + 1000 : 10 + 100 + 9 + 2000;
    for (int i = 0; i < 64; ++i) {
      lists.expect(out[i] == expected, "branches", value, 0, 0, i);
      lists.expect(done[i] == (i % 32 == 0), "branches done", value, 0, 0, i);
    }
    CHECK(API(Free)(done));
  }
  for (int* memory : {in, out, counter}) CHECK(API(Free)(memory));
}

inline int check_all() {
  Lists lists;
  check_kind<int, kFromMemory, kLeader>(lists);
  check_kind<int, kFromMemory, kInRange>(lists);
  check_kind<int, kFromAtomic, kOdd>(lists);
  check_kind<float, kFromLoop, kLastLane>(lists);
  check_kind<double, kFromFunction, kLeader>(lists);
  check_kind<long long, kComputed, kLowHalf>(lists);
  check_idioms(lists);
  std::printf("%ld checked, %ld wrong\n", lists.checked, lists.wrong);
  return lists.checked > 0 && lists.wrong == 0 ? 0 : 1;
}
