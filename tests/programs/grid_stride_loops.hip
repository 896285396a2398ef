// Loops that take the grid's size as their step: which numbers each thread has, and in which order. Ends are no
// multiples of blocks, below the beginning, and at the ends of their types, where numbers wrap. The host runs the same
// loops.
#include <climits>

#include "support.h"

namespace {

constexpr int kForms = 10, kMask = 1023, kMostThreads = 1024 * 3, kMostTurns = 6000;

struct Place {
  unsigned thread, threads, block, blocks;
};

template <class Number>
struct Range {
  Number first, end, more;  // more: than the grid's size, of a step
};

template <class Number>
__host__ __device__ Number start(const Place& p, const Range<Number>& r) {
  return static_cast<Number>(p.block * p.threads + p.thread + static_cast<Number>(r.first));
}

// Depends on the order of the numbers.
__host__ __device__ inline unsigned mixed(unsigned hash, unsigned number) { return hash * 31 + number; }

template <class Number>
__host__ __device__ unsigned iterations(Number i, Number end, Number step, const unsigned* values) {
  unsigned hash = 1;
  // An unsigned sum: a step that leads beyond an int's end wraps.
  for (; i < end; i = static_cast<Number>(static_cast<unsigned long long>(i) + step))
    hash = mixed(hash, values[static_cast<unsigned>(i) & kMask] + static_cast<unsigned>(i));
  return hash;
}

template <class Number>
__device__ __noinline__ unsigned called(Number i, Number end, Number step, const unsigned* values) {
  return iterations<Number>(i, end, step, values);
}

// Returns the thread's result; 0 if it has none.
template <int Form, class Number, class Call>
__host__ __device__ unsigned result(const Place& p, const Range<Number>& r, const unsigned* values, const Call& call) {
  const Number step = static_cast<Number>(p.blocks * p.threads + r.more), i = start(p, r);
  switch (Form) {
    case 0:
      return iterations<Number>(i, r.end, step, values);
    case 1:  // an end that isn't known before
      return iterations<Number>(i, values[0] == values[1] ? 0 : r.end, step, values);
    case 2:  // some threads don't reach the loop
      if (p.thread % 7 == 3) return 0;
      return iterations<Number>(i, r.end, step, values);
    case 3:  // all of some blocks don't
      if (p.block == 1) return 0;
      return iterations<Number>(i, r.end, step, values);
    case 4: {  // several times
      unsigned hash = 0;
      for (int row = 0; row < 3; ++row) hash = mixed(hash, iterations<Number>(i, r.end, step, values + row));
      return hash;
    }
    case 5: {  // each thread as often as it has to
      unsigned hash = 0;
      for (unsigned row = 0; row < p.thread % 3; ++row)
        hash = mixed(hash, iterations<Number>(i, r.end, step, values + row));
      return hash;
    }
    case 6: {  // one after the other
      const unsigned hash = iterations<Number>(i, r.end, step, values);
      return mixed(hash, iterations<Number>(i, r.end, step, values + hash % 5));
    }
    case 7: {  // the last number is used after the loop
      Number last = i;
      unsigned sum = 0;
      for (; last < r.end; last = static_cast<Number>(static_cast<unsigned long long>(last) + step))
        sum += values[static_cast<unsigned>(last) & kMask];
      return mixed(sum, static_cast<unsigned>(last));
    }
    case 8: {  // many values that an iteration takes from the one before
      unsigned a = 1, b = 2, c = 3, d = 4, e = 5;
      for (Number j = i; j < r.end; j = static_cast<Number>(static_cast<unsigned long long>(j) + step)) {
        const unsigned next = values[static_cast<unsigned>(j) & kMask] + a;
        a = b, b = c ^ next, c = d, d = mixed(e, next), e = a + 1;
      }
      return a ^ b * 3 ^ c * 5 ^ d * 7 ^ e * 9;
    }
    default:
      return call(i, r.end, step, values);
  }
}

template <int Form, class Number>
__global__ void kernel(Range<Number> range, const unsigned* values, unsigned* out) {
  const Place p{threadIdx.x, blockDim.x, blockIdx.x, gridDim.x};
  const unsigned hash = result<Form, Number>(p, range, values, called<Number>);
  out[p.block * p.threads + p.thread] = hash;
}

// As it is written most often: all parts of one expression, then a sum of all threads of the block.
__global__ void sums(int count, const unsigned* values, unsigned* out) {
  __shared__ unsigned parts[1024];
  unsigned sum = 0;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < count; i += gridDim.x * blockDim.x) sum += values[i & kMask] + i;
  parts[threadIdx.x] = sum;
  __syncthreads();
  for (unsigned other = 0; other < blockDim.x; ++other) sum += other == threadIdx.x ? 0 : parts[other];
  out[blockIdx.x * blockDim.x + threadIdx.x] = sum;
}

// Writes that later iterations of other threads read would be a race; each thread reads its own.
__global__ void own(size_t count, unsigned* values, unsigned* out) {
  for (size_t i = blockIdx.x * blockDim.x + threadIdx.x; i < count; i += gridDim.x * blockDim.x) {
    values[i] += static_cast<unsigned>(i);
    out[i] = values[i] * 3;
  }
}

__host__ __device__ inline unsigned visit(int i, const unsigned* values, unsigned* marks, unsigned sum) {
  const unsigned value = values[i & kMask];
  if (value % 3 == 1) {
    marks[i] = value;
    sum += value;
    if (sum & 4) marks[i] ^= sum;
  } else if (value % 5 == 0) {
    marks[i] += 2;
  }
  return sum * 3 + 1;
}

__global__ void conditions(int count, const unsigned* values, unsigned* out, unsigned* marks) {
  unsigned sum = 0;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < count; i += gridDim.x * blockDim.x)
    sum = visit(i, values, marks, sum);
  out[blockIdx.x * blockDim.x + threadIdx.x] = sum;
}

long checked = 0, wrong = 0;

void compare(const char* what, int number, unsigned got, unsigned expected) {
  ++checked;
  if (got != expected && ++wrong <= 20) std::printf("%s, %d: %u, not %u\n", what, number, got, expected);
}

// False if numbers wrap and the loop then goes on for long, or for ever.
template <class Number>
bool ends(const Place& p, const Range<Number>& r) {
  int count = 0;
  for (Number i = start(p, r); i < r.end && count < kMostTurns; ++count)
    i = static_cast<Number>(static_cast<unsigned long long>(i) + static_cast<Number>(p.blocks * p.threads + r.more));
  return count < kMostTurns;
}

template <int Form, class Number>
void check(unsigned blocks, unsigned threads, const Range<Number>& range, const std::vector<unsigned>& values) {
  for (unsigned i = 0; i < blocks * threads; ++i)
    if (!ends({i % threads, threads, i / threads, blocks}, range)) return;
  DeviceArray<unsigned> dvalues(values), out(kMostThreads);
  kernel<Form, Number><<<blocks, threads>>>(range, dvalues, out);
  const std::vector<unsigned> got = out.host();
  for (unsigned i = 0; i < blocks * threads; ++i) {
    const Place p{i % threads, threads, i / threads, blocks};
    const unsigned expected = result<Form, Number>(p, range, values.data(), iterations<Number>);
    compare(sizeof(Number) == 4 ? "32 bits" : "64 bits", Form, got[i], expected);
  }
}

template <class Number, int... Form>
void checkAll(const Range<Number>& range, const std::vector<unsigned>& values, std::integer_sequence<int, Form...>) {
  for (const unsigned threads : {1, 31, 32, 72, 256, 1024})
    for (const unsigned blocks : {1, 3}) (check<Form, Number>(blocks, threads, range, values), ...);
}

// The most negative number first, and the greatest last.
template <class Number>
void checkRanges(Number least, Number greatest, const std::vector<unsigned>& values) {
  const Number large = greatest / 4 + 1, half = greatest / 2;
  const Range<Number> ranges[] = {
      {0, 0, 0}, {0, 1, 0}, {0, 5000, 0}, {0, 1024, 0}, {7, 6, 0}, {3, 2051, 1}, {0, half + 1, large}, {9, half, large},
      // Values that wrap within a block, between two blocks, and from one iteration to the next.
      {static_cast<Number>(greatest - 10), static_cast<Number>(least + 40), half},
      {static_cast<Number>(greatest - 300), static_cast<Number>(greatest - 20), half},
      {static_cast<Number>(greatest - 40), static_cast<Number>(half), static_cast<Number>(large)},
      {static_cast<Number>(least), static_cast<Number>(least + 700), 0},
  };
  for (const Range<Number>& range : ranges)
    checkAll<Number>(range, values, std::make_integer_sequence<int, kForms>());
}

void checkSums(int count, unsigned blocks, unsigned threads, const std::vector<unsigned>& values) {
  DeviceArray<unsigned> dvalues(values), out(kMostThreads);
  sums<<<blocks, threads>>>(count, dvalues, out);
  const std::vector<unsigned> got = out.host();
  for (unsigned block = 0; block < blocks; ++block) {
    unsigned sum = 0;
    for (unsigned thread = 0; thread < threads; ++thread)
      for (int i = block * threads + thread; i < count; i += blocks * threads) sum += values[i & kMask] + i;
    for (unsigned thread = 0; thread < threads; ++thread)
      compare("sums", count, got[block * threads + thread], sum);
  }
}

void checkOwn(int count, unsigned blocks, unsigned threads) {
  DeviceArray<unsigned> values(count + 1), out(count + 1);
  own<<<blocks, threads>>>(count, values, out);
  const std::vector<unsigned> got = out.host();
  for (int i = 0; i <= count; ++i) compare("own", i, got[i], i < count ? i * 3 : 0);
}

void checkConditions(int count, unsigned blocks, unsigned threads, const std::vector<unsigned>& values) {
  DeviceArray<unsigned> dvalues(values), out(kMostThreads), marks(count + 1);
  conditions<<<blocks, threads>>>(count, dvalues, out, marks);
  const std::vector<unsigned> got = out.host(), marked = marks.host();
  std::vector<unsigned> expected(count + 1);
  for (unsigned i = 0; i < blocks * threads; ++i) {
    unsigned sum = 0;
    for (int j = i; j < count; j += blocks * threads) sum = visit(j, values.data(), expected.data(), sum);
    compare("conditions", count, got[i], sum);
  }
  for (int i = 0; i <= count; ++i) compare("marks", i, marked[i], expected[i]);
}

}  // namespace

int main() {
  Random random(5);
  std::vector<unsigned> values(kMask + 1 + 8);
  for (unsigned& value : values) value = random.next();
  checkRanges<int>(INT_MIN, INT_MAX, values);
  checkRanges<unsigned>(0, UINT_MAX, values);
  checkRanges<long long>(LLONG_MIN, LLONG_MAX, values);
  checkRanges<unsigned long long>(0, ULLONG_MAX, values);
  for (const unsigned threads : {32, 100, 256})
    for (const unsigned blocks : {1, 3})
      for (const int count : {0, 1, 255, 256, 1000, 20000}) {
        checkSums(count, blocks, threads, values);
        checkOwn(count, blocks, threads);
        checkConditions(count, blocks, threads, values);
      }
  return verdict(checked, wrong);
}
