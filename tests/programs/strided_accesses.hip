// Accesses whose addresses differ from a thread to the next one by a constant step, forwards and backwards, also where
// the index wraps around, and after barriers, across which the index is not stored but follows from the thread's index.
#include "support.h"

template <int STEP, class T>
__global__ void with_step(const T* in, T* out, int first, int count) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count) out[i] = in[first + STEP * i] + in[first + STEP * i + 1];
}

template <class T>
__global__ void pairs(const T (*in)[2], T (*out)[2], int count) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= count) return;
  out[count - 1 - i][0] = in[i][1];
  out[count - 1 - i][1] = in[i][0] - in[i][1];
}

// An index of 32 bits wraps around for some threads of a pack.
template <class T>
__global__ void wrapping(const T* in, T* out, unsigned first) {
  const unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  const unsigned short index = static_cast<unsigned short>(first + 2 * i);
  out[i] = in[index] + in[(first - i) & 0xffff];
}

// Columns, whose elements of one thread are one after the other, and records of three.
template <class T>
__global__ void columns(const T* in, T* out, int width, int height) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x;
  if (x >= width) return;
  T sum = 0;
  for (int y = 0; y < height; ++y) sum += in[x * height + y] + in[3 * x + y % 3];
  out[x] = sum;
}

// Values after a barrier that follow from the thread's index and from values of the block.
template <class T>
__global__ void across(const T* in, T* out, int segment, int twist) {
  __shared__ T kept[256];
  const int thread = threadIdx.x, threads = blockDim.x;
  T before = 0;
  for (int first = 0; first < segment; first += threads) {
    const int i = blockIdx.x * segment + first + thread;
    const bool inside = first + thread < segment;
    const int partner = (thread ^ twist) < threads ? thread ^ twist : thread;
    kept[thread] = inside ? in[i] : T(0);
    __syncthreads();
    if (inside) out[i] = before + kept[partner] + kept[threads - 1 - thread];
    before += kept[first / threads % threads];
    __syncthreads();
  }
}

// An index within borders, or below one alone, also where the one before it wraps around.
template <int STEP, bool CAPPED, class Index>
__host__ __device__ inline Index within(int i, Index from, Index low, Index high) {
  const Index index = static_cast<Index>(static_cast<unsigned>(from) + static_cast<unsigned>(STEP * i));
  const Index above = CAPPED || index > low ? index : low;
  return above < high ? above : high;
}

template <int STEP, bool CAPPED, class Index, class T>
__global__ void bordered(const T* in, T* out, Index from, Index low, Index high) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const unsigned index = static_cast<unsigned>(within<STEP, CAPPED>(i, from, low, high));
  out[i] = in[static_cast<int>(index - static_cast<unsigned>(low))];
}

static long checked = 0, wrong = 0;

template <class T>
void check(const char* name, const std::vector<T>& made, const std::vector<T>& expected) {
  for (size_t i = 0; i < expected.size(); ++i) {
    ++checked;
    if (made[i] == expected[i]) continue;
    if (++wrong < 20) std::printf("%s: element %zu of size %zu\n", name, i, sizeof(T));
  }
}

template <class T>
std::vector<T> random_values(size_t count) {
  Random random(7);
  std::vector<T> values(count);
  for (T& value : values) value = static_cast<T>(random.below(60));
  return values;
}

template <int STEP, class T>
void check_step(int threads, int count) {
  const int first = STEP < 0 ? -STEP * (count - 1) : 0, size = (STEP < 0 ? -STEP : STEP) * (count - 1) + 2;
  const std::vector<T> values = random_values<T>(size);
  DeviceArray<T> in(values), out(count);
  with_step<STEP, T><<<(count + threads - 1) / threads, threads>>>(in, out, first, count);
  std::vector<T> expected(count);
  for (int i = 0; i < count; ++i) expected[i] = values[first + STEP * i] + values[first + STEP * i + 1];
  check("step", out.host(), expected);
}

template <class T>
void check_pairs(int threads, int count) {
  const std::vector<T> values = random_values<T>(2 * count);
  DeviceArray<T> in(values), out(2 * count);
  auto pointer = [](DeviceArray<T>& array) { return reinterpret_cast<T(*)[2]>(static_cast<T*>(array)); };
  pairs<T><<<(count + threads - 1) / threads, threads>>>(pointer(in), pointer(out), count);
  std::vector<T> expected(2 * count);
  for (int i = 0; i < count; ++i) {
    expected[2 * (count - 1 - i)] = values[2 * i + 1];
    expected[2 * (count - 1 - i) + 1] = static_cast<T>(values[2 * i] - values[2 * i + 1]);
  }
  check("pairs", out.host(), expected);
}

template <class T>
void check_wrapping(int threads) {
  const std::vector<T> values = random_values<T>(0x10000);
  for (unsigned first : {0u, 5u, 0xfff9u, 0xfffffff3u}) {
    const int count = 3 * threads;
    DeviceArray<T> in(values), out(count);
    wrapping<T><<<3, threads>>>(in, out, first);
    std::vector<T> expected(count);
    for (unsigned i = 0; i < expected.size(); ++i)
      expected[i] = values[static_cast<unsigned short>(first + 2 * i)] + values[(first - i) & 0xffff];
    check("wrapping", out.host(), expected);
  }
}

template <class T>
void check_columns(int threads, int width) {
  for (int height : {2, 3, 4, 5}) {
    const std::vector<T> values = random_values<T>(width * 5 + 3);
    DeviceArray<T> in(values), out(width);
    columns<T><<<(width + threads - 1) / threads, threads>>>(in, out, width, height);
    std::vector<T> expected(width);
    for (int x = 0; x < width; ++x)
      for (int y = 0; y < height; ++y) expected[x] += values[x * height + y] + values[3 * x + y % 3];
    check("columns", out.host(), expected);
  }
}

template <class T>
void check_across(int threads, int segment, int twist) {
  const int blocks = 3;
  const std::vector<T> values = random_values<T>(blocks * segment);
  DeviceArray<T> in(values), out(blocks * segment);
  across<T><<<blocks, threads>>>(in, out, segment, twist);
  std::vector<T> expected(blocks * segment);
  for (int block = 0; block < blocks; ++block) {
    T before = 0;
    for (int first = 0; first < segment; first += threads) {
      auto kept = [&](int thread) {
        return first + thread < segment ? values[block * segment + first + thread] : T(0);
      };
      for (int thread = 0; thread < threads && first + thread < segment; ++thread) {
        const int partner = (thread ^ twist) < threads ? thread ^ twist : thread;
        expected[block * segment + first + thread] =
            static_cast<T>(before + kept(partner) + kept(threads - 1 - thread));
      }
      before += kept(first / threads % threads);
    }
  }
  check("across", out.host(), expected);
}

template <int STEP, bool CAPPED, class Index, class T>
void check_borders(int threads, const std::vector<T>& values, T* in, unsigned from, unsigned low, unsigned high) {
  const Index begin = static_cast<Index>(from), first = static_cast<Index>(low), last = static_cast<Index>(high);
  std::vector<T> expected(3 * threads);
  for (int i = 0; i < 3 * threads; ++i) {
    const unsigned place = static_cast<unsigned>(within<STEP, CAPPED>(i, begin, first, last)) - low;
    if (last < first || place >= values.size()) return;
    expected[i] = values[place];
  }
  DeviceArray<T> out(3 * threads);
  bordered<STEP, CAPPED, Index, T><<<3, threads>>>(in, out, begin, first, last);
  check("bordered", out.host(), expected);
}

template <int STEP, class Index, class T>
void check_bordered(int threads) {
  const unsigned most = ~0u, half = most / 2;
  const std::vector<T> values = random_values<T>(400);
  DeviceArray<T> in(values);
  for (unsigned low : {0u, 7u, half - 50, half - 10, half + 1, most - 60, most - 399, most - 9})
    for (unsigned from : {low, low - 9, low + 3, low + 40, half - 30, half - 5, most - 20, most - 3})
      for (unsigned size : {1u, 8u, 9u, 11u, 40u, 399u}) {
        check_borders<STEP, false, Index>(threads, values, static_cast<T*>(in), from, low, low + size);
        check_borders<STEP, true, Index>(threads, values, static_cast<T*>(in), from, low, low + size);
      }
}

template <class T>
void check_type() {
  for (int threads : {64, 30}) {
    for (int count : {1, 16, 100, 333}) {
      check_step<1, T>(threads, count);
      check_step<-1, T>(threads, count);
      check_step<2, T>(threads, count);
      check_step<-2, T>(threads, count);
      check_step<3, T>(threads, count);
      check_step<4, T>(threads, count);
      check_step<5, T>(threads, count);
      check_pairs<T>(threads, count);
      check_columns<T>(threads, count);
      check_across<T>(threads, count, count % 5);
    }
    check_wrapping<T>(threads);
    check_bordered<1, int, T>(threads);
    check_bordered<1, unsigned, T>(threads);
    check_bordered<-1, int, T>(threads);
    check_bordered<-1, unsigned, T>(threads);
    check_bordered<3, int, T>(threads);
  }
}

int main() {
  check_type<signed char>();
  check_type<unsigned short>();
  check_type<int>();
  check_type<long long>();
  check_type<float>();
  check_type<double>();
  return verdict(checked, wrong);
}
