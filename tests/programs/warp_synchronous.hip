// Code that relies on HIP's lockstep within a warp: plain pointers to shared and global memory,
// and no barrier or warp operation between one lane's write and another's read.
#include <initializer_list>

#include "support.h"

constexpr int kLanes = warpSize;

struct Sum {
  __device__ void join(int* to, const int* from) const { *to += *from; }
};
struct Pair {
  int value, place;
};
struct Best {
  __device__ __attribute__((noinline)) void join(Pair* to, const Pair* from) const {
    if (from->value > to->value) *to = *from;
  }
};

// A portability library's way: a functor joins neighbours, at distances that double.
template <class T, class F>
__device__ void reduce_by(const F& functor, T* p, int lane, int width) {
  for (int d = 1; d < width; d *= 2)
    if (lane % (2 * d) == 0 && lane + d < width) functor.join(p, p + d);
}

__global__ void trees(const int* in, int* sums, Pair* best) {
  __shared__ int values[512];
  __shared__ Pair pairs[512];
  const int thread = threadIdx.y * blockDim.x + threadIdx.x, lane = thread % kLanes;
  const int threads = blockDim.x * blockDim.y, left = threads - (thread - lane);
  const int width = left < kLanes ? left : kLanes;
  values[thread] = in[thread];
  pairs[thread] = Pair{in[thread], thread};
  reduce_by(Sum(), values + thread, lane, width);
  reduce_by(Best(), &pairs[thread], lane, width);
  if (lane == 0) sums[thread / kLanes] = values[thread], best[thread / kLanes] = pairs[thread];
}

// The classic last warp, unrolled, of a block's reduction.
template <class T>
__device__ void last_warp(volatile T* s, int t) {
  if (kLanes == 64) s[t] += s[t + 64];
  s[t] += s[t + 32];
  s[t] += s[t + 16];
  s[t] += s[t + 8];
  s[t] += s[t + 4];
  s[t] += s[t + 2];
  s[t] += s[t + 1];
}
template <class T>
__global__ void reduce(const T* in, T* out) {
  extern __shared__ char memory[];
  T* s = reinterpret_cast<T*>(memory);
  const int t = threadIdx.x;
  s[t] = in[blockIdx.x * blockDim.x + t];
  __syncthreads();
  for (int d = blockDim.x / 2; d > kLanes; d >>= 1) {
    if (t < d) s[t] += s[t + d];
    __syncthreads();
  }
  if (t < kLanes) last_warp<T>(s, t);
  if (t == 0) out[blockIdx.x] = s[0];
}

// Scans in place: every lane reads before any writes.
__global__ void scan(const int* in, int* inclusive, int* exclusive) {
  __shared__ int s[256], tree[256];
  const int t = threadIdx.x, lane = t & (kLanes - 1);
  s[t] = in[t];
  for (int d = 1; d < kLanes; d <<= 1)
    if (lane >= d) s[t] += s[t - d];
  inclusive[t] = s[t];
  int* warp = tree + (t - lane);
  warp[lane] = in[t];
  for (int d = 1; d < kLanes; d *= 2) {
    const int i = (lane + 1) * 2 * d - 1;
    if (i < kLanes) warp[i] += warp[i - d];
  }
  if (lane == 0) warp[kLanes - 1] = 0;
  for (int d = kLanes / 2; d > 0; d /= 2) {
    const int i = (lane + 1) * 2 * d - 1;
    if (i < kLanes) {
      const int below = warp[i - d];
      warp[i - d] = warp[i];
      warp[i] += below;
    }
  }
  exclusive[t] = warp[lane];
}

// Sums of all lanes so far, between two buffers that swap roles.
__global__ void between_buffers(const int* in, int* by_index, int* by_pointer) {
  __shared__ int s[2][256], a[256], b[256];
  const int t = threadIdx.x, lane = t % kLanes;
  int from = 0, *x = a, *y = b;
  s[0][t] = x[t] = in[t];
  for (int d = 1; d < kLanes; d *= 2) {
    const int before = lane >= d ? t - d : 255;
    s[1 - from][t] = s[from][t] + (lane >= d ? s[from][before] : 0);
    y[t] = x[t] + (lane >= d ? x[before] : 0);
    from = 1 - from;
    int* other = x;
    x = y, y = other;
  }
  by_index[t] = s[from][t];
  by_pointer[t] = x[t];
}

template <class T>
__device__ void compare(T& a, T& b, bool up) {
  if ((b < a) == up) {
    const T t = a;
    a = b;
    b = t;
  }
}
__global__ void bitonic(const int* in, int* out) {
  __shared__ int s[128];
  const int t = threadIdx.x, lane = t % kLanes, first = t - lane;
  s[t] = in[t];
  for (int k = 2; k <= kLanes; k *= 2)
    for (int j = k / 2; j > 0; j /= 2)
      if ((lane ^ j) > lane) compare(s[t], s[first + (lane ^ j)], (lane & k) == 0);
  out[t] = s[t];
}

// Each warp transposes its tile, through a buffer and in place.
__global__ void transpose(const int* in, int* out, int* in_place) {
  __shared__ int tile[kLanes][kLanes + 1];
  const int lane = threadIdx.x;
  for (int row = 0; row < kLanes; ++row) tile[row][lane] = in[row * kLanes + lane];
  for (int row = 0; row < kLanes; ++row) out[row * kLanes + lane] = tile[lane][row];
  for (int row = 0; row < kLanes; ++row)
    if (row < lane) {
      const int above = tile[row][lane];
      tile[row][lane] = tile[lane][row];
      tile[lane][row] = above;
    }
  for (int row = 0; row < kLanes; ++row) in_place[row * kLanes + lane] = tile[row][lane];
}

// Positions from a scan of flags, without ballots; the last lane's count carries on.
__global__ void filter(const int* in, int n, int* out, int* kept) {
  __shared__ int flags[kLanes], base;
  const int lane = threadIdx.x;
  if (lane == 0) base = 0;
  for (int first = 0; first < n; first += kLanes) {
    const int i = first + lane;
    const bool keep = i < n && in[i] % 3 == 0;
    flags[lane] = keep;
    for (int d = 1; d < kLanes; d *= 2) {
      const int below = lane >= d ? flags[lane - d] : 0;
      flags[lane] += below;
    }
    if (keep) out[base + flags[lane] - 1] = in[i];
    if (lane == kLanes - 1) base += flags[lane];
  }
  if (lane == 0) *kept = base;
}

// The same in global memory: sums by halves, and a row moved by one place.
__global__ void in_global(int* data, int* moved) {
  const int lane = threadIdx.x % kLanes;
  int* p = data + blockIdx.x * blockDim.x + threadIdx.x;
  for (int d = kLanes / 2; d > 0; d /= 2)
    if (lane < d) p[0] += p[d];
  if (lane + 1 < kLanes) moved[threadIdx.x] = moved[threadIdx.x + 1];
}

// One lane writes for all, and one reads the values of all; a structure carries the pointer.
struct Board {
  int* cells;
  __device__ void post(int i, int value) { cells[i] = value; }
  __device__ int read(int i) const { return cells[i]; }
};
__global__ void board(const int* in, int* out) {
  __shared__ int cells[128], first[4];
  const int t = threadIdx.x, lane = t % kLanes, warp = t / kLanes;
  Board mine{cells + warp * kLanes};
  if (lane == 0) first[warp] = in[t] * 2;
  mine.post(kLanes - 1 - lane, in[t] + first[warp]);
  int sum = 0;
  if (lane == 5)
    for (int i = 0; i < kLanes; ++i) sum += mine.read(i) * (i + 1);
  mine.post(lane, mine.read((lane + 1) % kLanes));
  out[2 * t] = sum;
  out[2 * t + 1] = mine.read(lane);
}

// The steps of an LU decomposition by one warp, in integers: each row and column needs those before it. Within a step
// the conditions keep lanes apart, and from step to step they don't.
constexpr int kOrder = kLanes;
__host__ __device__ void divide(unsigned (*s)[kOrder], int t, int i) {
  for (int j = 0; j < i; ++j) s[t][i] -= s[t][j] * s[j][i];
  s[t][i] *= s[i][i];
}
__host__ __device__ void eliminate(unsigned (*s)[kOrder], int t, int i) {
  for (int j = 0; j <= i; ++j) s[i + 1][t] -= s[i + 1][j] * s[j][t];
}
__global__ void decompose(const int* in, unsigned* out) {
  __shared__ unsigned s[kOrder][kOrder];
  const int t = threadIdx.x;
  for (int i = 0; i < kOrder; ++i) s[i][t] = in[i * kOrder + t];
  for (int i = 0; i < kOrder - 1; ++i) {
    if (t > i) divide(s, t, i);
    if (t > i) eliminate(s, t, i);
  }
  for (int i = 0; i < kOrder; ++i) out[i * kOrder + t] = s[i][t];
}

// Sums of columns by halves of the rows, and of pairs of lanes by steps that double.
constexpr int kColumns = 4, kRows = kLanes / kColumns;
__global__ void halves(const int* in, int* columns, int* sum) {
  __shared__ int s[kRows][kColumns], v[kLanes];
  const int x = threadIdx.x, y = threadIdx.y, t = y * kColumns + x;
  s[y][x] = v[t] = in[t];
  for (int d = kRows / 2; d > 0; d /= 2)
    if (y < d) s[y][x] += s[y + d][x];
  columns[x] = s[0][x];
  for (int i = 2; i <= kLanes; i = 2 * i)
    if ((t + 1) % i == 0) v[t] += v[t - i / 2];
  *sum = v[kLanes - 1];
}

// A tile's edge, which an inner thread writes after its own element. The block is as wide as the tile.
constexpr int kWidth = 17;
__global__ void edge(const int* in, int* out) {
  __shared__ int tile[1][kWidth + 1];
  const int x = threadIdx.x, y = threadIdx.y;
  tile[y][x + 1] = in[x];
  if (x == 0) tile[y][0] = -1;
  if (x == kWidth - 2) tile[y][kWidth] = -2;
  out[x] = tile[y][x + 1] + 10 * tile[y][x];
}

// Lanes read the element of the one or the other half, which lanes of both write.
__global__ void two_sources(const int* in, int* out) {
  __shared__ int s[kLanes];
  const int t = threadIdx.x;
  s[t] = in[t];
  int k = 0;
  if (t >= kLanes / 2) k = 1;
  if (t > k) s[t] = 2 * s[k];
  out[t] = s[t];
}

// Lanes of both parities write alternately, and read what others wrote before: on the other side of a branch.
__host__ __device__ bool writes(int t, int turn) { return (t & 1) == (turn & 1); }
__global__ void in_turns(const int* in, int* out, int* read) {
  __shared__ int s[kLanes];
  const int t = threadIdx.x;
  int x = in[t];
  s[t] = x;
  for (int i = 0; i < 4; ++i)
    if (writes(t, i)) s[t] += x;
    else x += s[(t + 2) % kLanes];
  out[t] = s[t];
  read[t] = x;
}

// Structures of different sizes, which an assignment copies within one array.
template <int n>
struct Numbers {
  int values[n];
};
template <int n>
__global__ void permute(const int* in, const int* place, Numbers<n>* out) {
  __shared__ Numbers<n> s[kLanes];
  const int t = threadIdx.x;
  for (int i = 0; i < n; ++i) s[t].values[i] = in[t] + i;
  s[place[t]] = s[t];
  out[t] = s[t];
  s[t] = s[(t + 1) % kLanes];
  out[t + kLanes] = s[t];
}

struct Check {
  long checked = 0, wrong = 0;
  void operator()(long got, long expected, const char* what, int i) {
    ++checked;
    if (got != expected && ++wrong <= 10) std::fprintf(stderr, "%s %d: %ld, not %ld\n", what, i, got, expected);
  }
};

std::vector<int> numbers(int count) {
  Random random(7);
  std::vector<int> values(count);
  for (int& value : values) value = random.below(1000);
  return values;
}

void check_trees(Check& check, dim3 block) {
  const int threads = static_cast<int>(block.x * block.y);
  const std::vector<int> in = numbers(threads);
  DeviceArray<int> input(in), sums(64);
  DeviceArray<Pair> best(64);
  trees<<<1, block>>>(input, sums, best);
  const auto got = sums.host();
  const auto got_best = best.host();
  for (int warp = 0; warp * kLanes < threads; ++warp) {
    int sum = 0, greatest = -1;
    for (int i = warp * kLanes; i < threads && i < (warp + 1) * kLanes; ++i)
      sum += in[i], greatest = in[i] > greatest ? in[i] : greatest;
    check(got[warp], sum, "sum of warp", warp);
    check(got_best[warp].value, greatest, "greatest of warp", warp);
    check(in[got_best[warp].place], greatest, "place in warp", warp);
  }
}

template <class T>
void check_reduce(Check& check) {
  const std::vector<int> in = numbers(1024);
  DeviceArray<T> input(std::vector<T>(in.begin(), in.end())), sums(4);
  reduce<T><<<4, 256, 2 * 256 * sizeof(T)>>>(input, sums);
  const auto got = sums.host();
  for (int b = 0; b < 4; ++b) {
    long sum = 0;
    for (int i = 0; i < 256; ++i) sum += in[b * 256 + i];
    check(static_cast<long>(got[b]), sum, "sum of block", b);
  }
}

void check_scan_and_sort(Check& check, int threads) {
  const std::vector<int> in = numbers(threads);
  DeviceArray<int> input(in), inclusive(threads), exclusive(threads), sorted(threads);
  DeviceArray<int> by_index(threads), by_pointer(threads);
  scan<<<1, threads>>>(input, inclusive, exclusive);
  bitonic<<<1, threads>>>(input, sorted);
  between_buffers<<<1, threads>>>(input, by_index, by_pointer);
  const auto index = by_index.host(), pointer = by_pointer.host();
  const auto after = inclusive.host(), before = exclusive.host(), order = sorted.host();
  for (int i = 0, sum = 0; i < threads; ++i) {
    if (i % kLanes == 0) sum = 0;
    check(before[i], sum, "exclusive", i);
    check(after[i], sum += in[i], "inclusive", i);
    check(index[i], sum, "between buffers", i);
    check(pointer[i], sum, "between swapped buffers", i);
    int below = 0, equal = 0;
    for (int j = i / kLanes * kLanes; j < (i / kLanes + 1) * kLanes; ++j)
      below += in[j] < order[i], equal += in[j] == order[i];
    check(below <= i % kLanes && i % kLanes < below + equal, true, "sorted", i);
  }
}

void check_tiles(Check& check) {
  constexpr int count = kLanes * kLanes;
  const std::vector<int> in = numbers(count);
  DeviceArray<int> input(in), out(count), in_place(count);
  transpose<<<1, kLanes>>>(input, out, in_place);
  const auto turned = out.host(), swapped = in_place.host();
  for (int i = 0; i < count; ++i) {
    const int other = i % kLanes * kLanes + i / kLanes;
    check(turned[i], in[other], "transposed", i);
    check(swapped[i], in[other], "transposed in place", i);
  }
}

void check_filter(Check& check, int n) {
  const std::vector<int> in = numbers(n);
  DeviceArray<int> input(in), out(n), kept(1);
  filter<<<1, kLanes>>>(input, n, out, kept);
  const auto got = out.host();
  int place = 0;
  for (int i = 0; i < n; ++i)
    if (in[i] % 3 == 0) check(got[place], in[i], "kept", place), ++place;
  check(kept.host()[0], place, "how many", n);
}

void check_others(Check& check) {
  const std::vector<int> in = numbers(128);
  DeviceArray<int> data(in), moved(in), input(in), out(256);
  in_global<<<1, 128>>>(data, moved);
  board<<<1, 128>>>(input, out);
  const auto sums = data.host(), row = moved.host(), read = out.host();
  for (int i = 0; i < 128; ++i) {
    const int lane = i % kLanes, first = i - lane;
    int sum = 0, weighed = 0;
    for (int j = 0; j < kLanes; ++j) {
      sum += in[first + j];
      weighed += (in[first + kLanes - 1 - j] + in[first] * 2) * (j + 1);
    }
    if (lane == 0) check(sums[i], sum, "sum in global memory", i);
    check(row[i], in[lane + 1 < kLanes ? i + 1 : i], "moved", i);
    check(read[2 * i], lane == 5 ? weighed : 0, "weighed", i);
    const int next = (lane + 1) % kLanes;
    check(read[2 * i + 1], in[first + kLanes - 1 - next] + in[first] * 2, "next cell", i);
  }
}

void check_decomposition(Check& check) {
  const std::vector<int> in = numbers(kOrder * kOrder);
  DeviceArray<int> input(in);
  DeviceArray<unsigned> out(kOrder * kOrder);
  decompose<<<1, kOrder>>>(input, out);
  const auto got = out.host();
  unsigned s[kOrder][kOrder];
  for (int i = 0; i < kOrder * kOrder; ++i) s[i / kOrder][i % kOrder] = in[i];
  for (int i = 0; i < kOrder - 1; ++i) {
    for (int t = i + 1; t < kOrder; ++t) divide(s, t, i);
    for (int t = i + 1; t < kOrder; ++t) eliminate(s, t, i);
  }
  for (int i = 0; i < kOrder * kOrder; ++i) check(got[i], s[i / kOrder][i % kOrder], "decomposed", i);
}

void check_rows(Check& check) {
  const std::vector<int> in = numbers(kLanes);
  DeviceArray<int> input(in), columns(kColumns), sum(1), tile(kWidth), doubled(kLanes);
  halves<<<1, dim3(kColumns, kRows)>>>(input, columns, sum);
  edge<<<1, dim3(kWidth, 1)>>>(input, tile);
  two_sources<<<1, kLanes>>>(input, doubled);
  const auto of_columns = columns.host(), edges = tile.host(), twice = doubled.host();
  int total = 0;
  for (int x = 0; x < kColumns; ++x) {
    int expected = 0;
    for (int y = 0; y < kRows; ++y) expected += in[y * kColumns + x];
    check(of_columns[x], expected, "column", x);
    total += expected;
  }
  check(sum.host()[0], total, "sum by halves", 0);
  const auto element = [&](int place) { return place == 0 ? -1 : place == kWidth ? -2 : in[place - 1]; };
  for (int x = 0; x < kWidth; ++x) check(edges[x], element(x + 1) + 10 * element(x), "edge", x);
  for (int t = 0; t < kLanes; ++t) {
    const int k = t >= kLanes / 2;
    check(twice[t], t > k ? 2 * in[k] : in[t], "doubled", t);
  }
}

template <int n>
void check_permutation(Check& check) {
  const std::vector<int> in = numbers(kLanes);
  std::vector<int> place(kLanes);
  for (int i = 0; i < kLanes; ++i) place[i] = (i * 5 + 3) % kLanes;
  DeviceArray<int> input(in), places(place);
  DeviceArray<Numbers<n>> out(2 * kLanes);
  permute<n><<<1, kLanes>>>(input, places, out);
  const auto got = out.host();
  for (int t = 0; t < kLanes; ++t)
    for (int i = 0; i < n; ++i) {
      check(got[place[t]].values[i], in[t] + i, "permuted", t);
      check(got[kLanes + (place[t] + kLanes - 1) % kLanes].values[i], in[t] + i, "moved structure", t);
    }
}

void check_turns(Check& check) {
  std::vector<int> s = numbers(kLanes), x = s;
  DeviceArray<int> input(s), out(kLanes), read(kLanes);
  in_turns<<<1, kLanes>>>(input, out, read);
  for (int i = 0; i < 4; ++i) {
    for (int t = 0; t < kLanes; ++t)
      if (writes(t, i)) s[t] += x[t];
    for (int t = 0; t < kLanes; ++t)
      if (!writes(t, i)) x[t] += s[(t + 2) % kLanes];
  }
  const auto written = out.host(), seen = read.host();
  for (int t = 0; t < kLanes; ++t) {
    check(written[t], s[t], "written alternately", t);
    check(seen[t], x[t], "read alternately", t);
  }
}

int main() {
  Check check;
  for (const dim3 block : {dim3(32), dim3(64), dim3(20), dim3(77), dim3(8, 16), dim3(5, 9)}) check_trees(check, block);
  check_reduce<int>(check);
  check_reduce<float>(check);
  check_reduce<double>(check);
  check_scan_and_sort(check, 128);
  check_tiles(check);
  check_filter(check, 200);
  check_others(check);
  check_decomposition(check);
  check_rows(check);
  check_turns(check);
  check_permutation<2>(check);
  check_permutation<3>(check);
  check_permutation<4>(check);
  check_permutation<7>(check);
  return verdict(check.checked, check.wrong);
}
