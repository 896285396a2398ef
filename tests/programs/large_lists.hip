// Kernel arguments beyond 1,024 bytes: one large structure, many medium-sized ones, pointers inside,
// lists of scalars and pointers, and mixtures beside dynamic shared memory and warp operations.
#include <tuple>
#include <utility>

#include "support.h"

struct Huge {
  int values[900];
};
struct Middling {
  double weight;
  short keys[50];
  const int* data;
};
struct Small {
  char c;
  float f;
};
struct Row {
  int* out;
  const Middling* others[20];
};

__global__ void alone(Huge huge) {
  // Only the structure: one of its members says where the result goes.
  int* out;
  __builtin_memcpy(&out, huge.values, sizeof out);
  out[threadIdx.x] = huge.values[threadIdx.x + 100] * 2;
}

__global__ void many(int* out, Middling a, Middling b, Middling c, Small s, Middling d, Middling e,
                     Middling f, Middling g, Middling h, bool negate, Middling i, Middling j) {
  const int t = threadIdx.x;
  const Middling* all[] = {&a, &b, &c, &d, &e, &f, &g, &h, &i, &j};
  double sum = s.c + s.f;
  for (const Middling* m : all) sum += m->weight + m->keys[t] + m->data[t];
  b.keys[t] = 7;  // the kernel's own copy
  out[t] = static_cast<int>(negate ? -sum : sum) + b.keys[t];
}

__global__ void pointers(Row row, Huge huge) {
  int sum = 0;
  for (const Middling* m : row.others) sum += m->data[0] + m->keys[1];
  row.out[threadIdx.x] = sum + huge.values[threadIdx.x];
}

// 160 parameters of several types, 1,280 bytes of them.
template <class T>
struct Number {
  T value;
};
template <int N>
using Scalar = std::tuple_element_t<N % 5, std::tuple<int*, char, double, float4, bool>>;

__device__ double plain(int* p) { return *p; }
__device__ double plain(char c) { return c; }
__device__ double plain(double d) { return d; }
__device__ double plain(float4 v) { return v.x + 2 * v.y + 4 * v.z + 8 * v.w; }
__device__ double plain(bool b) { return b ? 0.25 : 0; }

template <class... Ts>
__global__ void list(double* out, Ts... values) {
  extern __shared__ double scratch[];
  int place = 0;
  double sum = 0;
  const auto add = [&](double value) { sum += value * ++place; };
  (add(plain(values)), ...);
  scratch[threadIdx.x] = sum + __shfl(static_cast<int>(threadIdx.x), 5);
  __syncthreads();
  out[threadIdx.x] = scratch[blockDim.x - 1 - threadIdx.x];
}

template <class T>
T scalar(int n, int* memory) {
  if constexpr (std::is_pointer_v<T>) return memory + n;
  else if constexpr (std::is_same_v<T, float4>) return make_float4(n, n + 1, n + 2, n + 3);
  else if constexpr (std::is_same_v<T, bool>) return n % 2 == 0;
  else return static_cast<T>(n * 0.75);
}
template <class T>
double expected(int n) {
  if constexpr (std::is_pointer_v<T>) return n * n;
  else if constexpr (std::is_same_v<T, float4>) return 15.0 * n + 34;
  else if constexpr (std::is_same_v<T, bool>) return n % 2 == 0 ? 0.25 : 0;
  else return static_cast<T>(n * 0.75);
}

template <int... N>
void launch(double* out, int* memory, double* sum, std::integer_sequence<int, N...>) {
  list<<<1, 32, 32 * sizeof(double)>>>(out, scalar<Scalar<N>>(N, memory)...);
  *sum = ((expected<Scalar<N>>(N) * (N + 1)) + ...);
}

int main() {
  const int n = 40;
  long wrong = 0, checked = 0;
  DeviceArray<int> out(n);
  int* pointer = out;
  Huge huge{};
  for (int i = 0; i < 900; ++i) huge.values[i] = i * 3;
  __builtin_memcpy(huge.values, &pointer, sizeof pointer);
  alone<<<1, n>>>(huge);
  auto got = out.host();
  for (int t = 0; t < n; ++t, ++checked) wrong += got[t] != (t + 100) * 6;

  std::vector<int> numbers(n * n);
  for (int i = 0; i < n * n; ++i) numbers[i] = i % 97;
  DeviceArray<int> memory(numbers);
  Middling m[10];
  for (int k = 0; k < 10; ++k) {
    m[k].weight = k + 0.5;
    for (int i = 0; i < 50; ++i) m[k].keys[i] = static_cast<short>(k * 50 + i);
    m[k].data = memory + k * n;
  }
  for (const bool negate : {false, true}) {
    many<<<1, n>>>(out, m[0], m[1], m[2], Small{3, 1.5f}, m[3], m[4], m[5], m[6], m[7], negate,
                   m[8], m[9]);
    got = out.host();
    for (int t = 0; t < n; ++t, ++checked) {
      double sum = 4.5;
      for (const Middling& x : m) sum += x.weight + x.keys[t] + numbers[(x.data - memory) + t];
      wrong += got[t] != static_cast<int>(negate ? -sum : sum) + 7;
    }
  }

  DeviceArray<Middling> structures(std::vector<Middling>(m, m + 10));
  Row row{pointer, {}};
  int sum = 0;
  for (int i = 0; i < 20; ++i) {
    row.others[i] = structures + i % 10;
    sum += numbers[i % 10 * n] + i % 10 * 50 + 1;
  }
  pointers<<<1, n>>>(row, huge);
  got = out.host();
  for (int t = 2; t < n; ++t, ++checked) wrong += got[t] != sum + t * 3;

  std::vector<int> squares(200);
  for (int i = 0; i < 200; ++i) squares[i] = i * i;
  DeviceArray<int> square(squares);
  DeviceArray<double> sums(32);
  double total;
  launch(sums, square, &total, std::make_integer_sequence<int, 160>());
  const auto s = sums.host();
  for (int t = 0; t < 32; ++t, ++checked) {
    if (s[t] != total + 5) std::printf("%d: %g, not %g\n", t, s[t], total + 5);
    wrong += s[t] != total + 5;
  }

  // The same through HIP's packed buffer, laid out as a structure of all parameters.
  struct Packed {
    Row row;
    Huge huge;
  } packed{row, huge};
  size_t bytes = sizeof packed;
  void* extra[] = {HIP_LAUNCH_PARAM_BUFFER_POINTER, &packed, HIP_LAUNCH_PARAM_BUFFER_SIZE, &bytes,
                   HIP_LAUNCH_PARAM_END};
  HIP_CHECK(hipMemset(out, 0, n * sizeof(int)));
  hipFunction_t function;
  HIP_CHECK(hipGetFuncBySymbol(&function, reinterpret_cast<const void*>(pointers)));
  HIP_CHECK(hipModuleLaunchKernel(function, 1, 1, 1, n, 1, 1, 0, nullptr, nullptr, extra));
  got = out.host();
  for (int t = 2; t < n; ++t, ++checked) wrong += got[t] != sum + t * 3;
  return verdict(checked, wrong);
}
