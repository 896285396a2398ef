// C++ in device code: references, defaults, constexpr tables, overloads, unions, bit-fields,
// structured bindings, if constexpr, variadic templates, member pointers, local arrays.
#include "support.h"

constexpr int kPrimes[] = {2, 3, 5, 7, 11, 13, 17, 19};
static_assert(kPrimes[7] == 19);

namespace shapes {
struct Box {
  int w, h;
  __host__ __device__ constexpr int area() const { return w * h; }
};
__device__ int measure(const Box& b, int factor = 2) { return b.area() * factor; }
__device__ int measure(int side) { return side * side; }
}  // namespace shapes

struct Packed {
  unsigned low : 5, middle : 11, high : 16;
};

template <class First, class... Rest>
__device__ int sum_of(First first, Rest... rest) {
  if constexpr (sizeof...(Rest) == 0) {
    return static_cast<int>(first);
  } else {
    return static_cast<int>(first) + sum_of(rest...);
  }
}

__device__ __noinline__ void bump(int& value, const int (&table)[4]) { value += table[value & 3]; }
__device__ __forceinline__ int last_of(const int* begin, const int* end) { return *(end - 1) + (begin == end); }

enum class Mode : char { kPlus = 'p', kMinus = 'm' };
__device__ int apply(Mode mode, int a, int b) { return mode == Mode::kPlus ? a + b : a - b; }

__global__ void everything(int* out, Mode mode) {
  const int i = threadIdx.x;
  int* o = out + i * 12;
  o[0] = kPrimes[i];
  o[1] = shapes::measure(shapes::Box{i, 3}) + shapes::measure({i, 2}, 1) + shapes::measure(i);
  Packed p{};
  p.low = i + 20;
  p.middle = i * 300;
  p.high = ~i;
  o[2] = static_cast<int>(p.low * 1000000u + p.middle + p.high);
  union {
    float f;
    int bits;
  } u;
  u.f = static_cast<float>(i);
  o[3] = u.bits >> 23;
  o[4] = sum_of(i, 2.9f, 'a', true, 40L);
  int value = i;
  const int table[4] = {10, 20, 30, 40};
  bump(value, table);
  bump(value, table);
  o[5] = value;
  struct {
    int a;
    double b;
  } pair{i, i * 0.5};
  auto [a, b] = pair;
  o[6] = a + static_cast<int>(b * 4);
  int shapes::Box::* side = i % 2 ? &shapes::Box::w : &shapes::Box::h;
  const shapes::Box box{100, 200};
  o[7] = box.*side;
  int matrix[3][4];
  for (int r = 0; r < 3; ++r)
    for (int c = 0; c < 4; ++c) matrix[r][c] = r * 10 + c;
  o[8] = matrix[i % 3][(i * 3) % 4];
  o[9] = last_of(kPrimes, kPrimes + 1 + i);
  o[10] = apply(mode, 50, i) + static_cast<char>(mode);
  goto done;
done:
  o[11] = i ? -i : 1;
}

int main() {
  DeviceArray<int> dout(8 * 12);
  everything<<<1, 8>>>(dout, Mode::kMinus);
  const auto out = dout.host();
  const int exponent_of[8] = {0, 127, 128, 128, 129, 129, 129, 129};  // of the floats 0 to 7
  long wrong = 0;
  for (int i = 0; i < 8; ++i) {
    const int* o = &out[i * 12];
    const int primes[8] = {2, 3, 5, 7, 11, 13, 17, 19};
    const int steps[4] = {10, 20, 30, 40};
    const int once = i + steps[i % 4];
    wrong += o[0] != primes[i];
    wrong += o[1] != 6 * i + 2 * i + i * i;
    wrong += o[2] != (i + 20) % 32 * 1000000 + i * 300 % 2048 + (65535 - i);
    wrong += o[3] != exponent_of[i];
    wrong += o[4] != i + 2 + 97 + 1 + 40;
    wrong += o[5] != once + steps[once % 4];
    wrong += o[6] != 3 * i;
    wrong += o[7] != (i % 2 ? 100 : 200);
    wrong += o[8] != i % 3 * 10 + i * 3 % 4;
    wrong += o[9] != primes[i];
    wrong += o[10] != 50 - i + 109;
    wrong += o[11] != (i ? -i : 1);
  }
  return verdict(96, wrong);
}
