// Elements that all threads read after stores to others' places, in loops with barriers. The threads' numbers come from
// three dimensions, so that compilers don't know that these stores are contiguous.
#include "support.h"

namespace {

constexpr int kForms = 8, kMost = 64;

template <class T, int Form>
__global__ void kernel(T* out, T* memory, int rounds) {
  __shared__ T s[kMost];
  const unsigned n = blockDim.x * blockDim.y * blockDim.z;
  const unsigned id = (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
  T result = 0;
  s[id] = 1;
  __syncthreads();
  switch (Form) {
    case 0: for (unsigned i = 1; i < n; i *= 2) { s[id] = id; __syncthreads(); } result = s[0]; break;
    case 1: for (int i = 0; i < rounds; ++i) { s[id] = id + i; __syncthreads(); } result = s[5]; break;
    case 2: for (int i = 0; i < rounds; ++i) { const T q = s[(id + i) % n]; __syncthreads(); s[id] = q + 1; __syncthreads(); } result = s[0]; break;
    case 3: for (int i = 0; i < rounds; ++i) { s[id] = id * i; __syncthreads(); result += s[3]; __syncthreads(); } break;
    case 4: for (int i = 0; i < rounds; ++i) { s[n - 1 - id] = id + i; __syncthreads(); if (s[0] > T(n)) break; } result = s[1]; break;
    case 5: for (int i = 0; i < rounds; ++i) { memory[id * 3] = id + i; __syncthreads(); } result = memory[9]; break;
    case 6: for (int i = 0; i < rounds; ++i) { if (id % 3 == 0) s[id] += i; __syncthreads(); result = result * 3 + s[6]; __syncthreads(); } break;
    default: for (int i = 0; i < rounds; ++i) { s[id] += s[0] * 0 + 1; __syncthreads(); } result = s[0] + s[n - 1];
  }
  out[id * 8] = result;
}

template <class T, int Form>
T expected(unsigned n, int rounds) {
  T element = 1, result = 0;
  switch (Form) {
    case 0: return n > 1 ? 0 : 1;
    case 1: return rounds > 0 ? 5 + rounds - 1 : 1;
    case 2: return 1 + rounds;
    case 3: for (int i = 0; i < rounds; ++i) result += 3 * i; return result;
    case 4:
      for (int i = 0; i < rounds; ++i) {
        element = n - 2 + i;
        if (n - 1 + i > n) break;
      }
      return element;
    case 5: return rounds > 0 ? 3 + rounds - 1 : 7;
    case 6: for (int i = 0; i < rounds; ++i) { element += i; result = result * 3 + element; } return result;
    default: return 2 * (1 + rounds);
  }
}

long checked = 0, wrong = 0;

template <class T, int Form>
void check(dim3 block, int rounds) {
  const unsigned n = block.x * block.y * block.z;
  DeviceArray<T> out(8 * n), memory(std::vector<T>(3 * kMost, 7));
  kernel<T, Form><<<1, block>>>(out, memory, rounds);
  const std::vector<T> got = out.host();
  for (unsigned i = 0; i < n; ++i, ++checked) wrong += got[8 * i] != expected<T, Form>(n, rounds);
}

template <int... Form>
void checkAll(dim3 block, int rounds, std::integer_sequence<int, Form...>) {
  (check<unsigned, Form>(block, rounds), ...);
  (check<unsigned long long, Form>(block, rounds), ...);
}

}  // namespace

int main() {
  for (const dim3 block : {dim3(64), dim3(8, 8), dim3(20), dim3(5, 3, 2), dim3(16, 2, 2)})
    for (const int rounds : {0, 1, 2, 7}) checkAll(block, rounds, std::make_integer_sequence<int, kForms>());
  return verdict(checked, wrong);
}
