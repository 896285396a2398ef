// Function pointers: in tables, chosen at run time, as arguments and members, of member functions,
// compared, and taken to the host and back.
#include "support.h"

typedef int (*Operation)(int, int);
__device__ int add(int a, int b) { return a + b; }
__device__ int subtract(int a, int b) { return a - b; }
__device__ int multiply(int a, int b) { return a * b; }
__device__ __noinline__ int largest(int a, int b) { return a > b ? a : b; }
__device__ Operation table[4] = {add, subtract, multiply, largest};
__device__ Operation nothing = nullptr;

typedef float (*Curve)(float);
__device__ float square(float x) { return x * x; }
__device__ float half_of(float x) { return x / 2; }

struct Pair {
  long first, second;
};
typedef Pair (*Swapper)(Pair, int);
__device__ Pair keep(Pair p, int) { return p; }
__device__ Pair swap(Pair p, int by) { return {p.second + by, p.first - by}; }

// By value in memory: a callee changes its own copy only.
struct Big {
  long values[9];
};
typedef Big (*Changer)(Big, int);
__device__ __noinline__ Big shifted(Big b, int by) {
  for (long& value : b.values) value += by;
  return b;
}
__device__ __noinline__ Big turned(Big b, int by) {
  for (int i = 0; i < 4; ++i) {
    const long value = b.values[i];
    b.values[i] = b.values[8 - i] * by;
    b.values[8 - i] = value;
  }
  return b;
}

struct Counter {
  int value;
  __device__ int up(int by) { return value += by; }
  __device__ int down(int by) { return value -= by; }
};
typedef int (Counter::*Step)(int);

__device__ __noinline__ int apply(Operation f, int a, int b) { return f(a, b); }
__device__ __noinline__ int step(Counter* c, Step s, int by) { return (c->*s)(by); }
// A barrier below a pointer: all threads of the block call the same function.
__shared__ int exchange[64];
__device__ int rotate(int x, int i) {
  exchange[i] = x;
  __syncthreads();
  const int result = exchange[(i + 1) % 64];
  __syncthreads();
  return result;
}

__global__ void operations(const int* a, const int* b, int* out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  out[i] = table[i % 4](a[i], b[i]) + apply(a[i] > b[i] ? add : multiply, b[i], i);
  if (nothing != nullptr) out[i] = nothing(1, 2);
  if (table[0] != add || table[1] == add) out[i] = -1;
}
__global__ void curves(float* out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  Curve chain[3] = {square, half_of, i % 2 ? square : half_of};
  float x = static_cast<float>(i);
  for (const Curve curve : chain) x = curve(x);
  if (i < n) out[i] = x;
}
__global__ void structures(long* out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  Swapper swapper = i % 3 ? swap : keep;
  const Pair p = swapper({i, 2 * i}, 5);
  if (i < n) out[i] = 1000 * p.first + p.second;
}
__global__ void big(long* out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  Big given;
  for (int k = 0; k < 9; ++k) given.values[k] = i + k;
  Changer changer = i % 2 ? shifted : turned;
  const Big got = changer(given, 3);
  long sum = 0;
  for (int k = 0; k < 9; ++k) sum += (k + 1) * got.values[k] + 100 * given.values[k];
  if (i < n) out[i] = sum;
}
__global__ void members(int* out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  Counter counter{100};
  const Step steps[2] = {&Counter::up, &Counter::down};
  const int first = step(&counter, steps[i % 2], i);
  if (i < n) out[i] = first + step(&counter, steps[i % 3 == 0], 7);
}
__global__ void given(Operation f, int* out) { out[threadIdx.x] = f(threadIdx.x, 3); }
__global__ void barrier(int* out, int which) {
  Operation f = which ? rotate : add;
  out[threadIdx.x] = f(10 * threadIdx.x, threadIdx.x);
}

static int operation(int which, int a, int b) {
  return which == 0 ? a + b : which == 1 ? a - b : which == 2 ? a * b : a > b ? a : b;
}

int main() {
  const int n = 1000, threads = 64, blocks = (n + threads - 1) / threads;
  long checked = 0, wrong = 0;
  const auto check = [&](auto got, auto expected) { ++checked, wrong += got != expected; };
  Random random(3);
  std::vector<int> a(n), b(n);
  for (int i = 0; i < n; ++i) a[i] = random.below(1000), b[i] = random.below(1000);
  DeviceArray<int> da(a), db(b), out(n);
  operations<<<blocks, threads>>>(da, db, out, n);
  std::vector<int> got = out.host();
  for (int i = 0; i < n; ++i) {
    check(got[i], operation(i % 4, a[i], b[i]) + operation(a[i] > b[i] ? 0 : 2, b[i], i));
  }
  DeviceArray<float> floats(n);
  curves<<<blocks, threads>>>(floats, n);
  const std::vector<float> curved = floats.host();
  for (int i = 0; i < n; ++i) {
    const float x = static_cast<float>(i) * static_cast<float>(i) / 2;
    check(curved[i], i % 2 ? x * x : x / 2);
  }
  DeviceArray<long> longs(n);
  structures<<<blocks, threads>>>(longs, n);
  const std::vector<long> pairs = longs.host();
  for (int i = 0; i < n; ++i) {
    const long first = i % 3 ? 2 * i + 5 : i, second = i % 3 ? i - 5 : 2 * i;
    check(pairs[i], 1000 * first + second);
  }
  big<<<blocks, threads>>>(longs, n);
  const std::vector<long> sums = longs.host();
  for (long i = 0; i < n; ++i) {
    long expected = 0;
    for (long k = 0; k < 9; ++k) {
      const long turned = k < 4 ? 3 * (i + 8 - k) : i + 8 - k;
      expected += (k + 1) * (i % 2 ? i + k + 3 : turned) + 100 * (i + k);
    }
    check(sums[i], expected);
  }
  members<<<blocks, threads>>>(out, n);
  got = out.host();
  for (int i = 0; i < n; ++i) {
    const int first = i % 2 ? 100 - i : 100 + i;
    check(got[i], first + (i % 3 == 0 ? first - 7 : first + 7));
  }
  // The host reads the device's table and passes an entry to a kernel.
  Operation operations_found[4];
  HIP_CHECK(hipMemcpyFromSymbol(operations_found, HIP_SYMBOL(table), sizeof operations_found));
  for (int which = 0; which < 4; ++which) {
    given<<<1, 64>>>(operations_found[which], out);
    got = out.host();
    for (int i = 0; i < 64; ++i) check(got[i], operation(which, i, 3));
  }
  for (int which = 0; which < 2; ++which) {
    barrier<<<1, 64>>>(out, which);
    got = out.host();
    for (int i = 0; i < 64; ++i) check(got[i], which ? 10 * ((i + 1) % 64) : 11 * i);
  }
  // A null pointer is no function: the kernel ends with an error, and the numbers stay.
  given<<<1, 64>>>(nullptr, out);
  check(hipDeviceSynchronize() != hipSuccess, true);
  (void)hipGetLastError();
  std::printf("%ld checked, %ld wrong\n", checked, wrong);
  return wrong != 0;
}
