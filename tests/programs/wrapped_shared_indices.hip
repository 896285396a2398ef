// Unsigned indices of shared memory that wrap below 0: GPUs address it with 32 bits, where p[~i] is p[-1 - i]. The
// pointers aren't in variables: at -O0 their address space would be unknown.
#include <algorithm>
#include <cstdint>

#include "support.h"

constexpr int kThreads = 64, kWindow = 2 * kThreads, kMiddle = 150;

__global__ void differences(const int* in, int* out, int stride) {
  __shared__ int s[2 * kMiddle];
  const uint32_t t = threadIdx.x;
  for (uint32_t i = t; i < 2 * kMiddle; i += blockDim.x) s[i] = in[i];
  __syncthreads();
  int* row = out + t * 5;
  row[0] = (s + kMiddle)[~t];
  row[1] = (s + kMiddle)[0u - t];
  row[2] = (s + kMiddle)[t - kThreads];
  row[3] = (s + kMiddle)[t * 2 - stride];
  row[4] = reinterpret_cast<char*>(s + kMiddle)[4 * (t - 9)];
}

// The least numbers of two rows, in order. The search by diagonals moves first indices in a loop, one of them as ~i.
template <class T>
__global__ void merge(const T* a, const T* b, T* out) {
  __shared__ T first[kWindow + 2], second[kWindow + 2];
  const uint32_t t = threadIdx.x;
  for (uint32_t i = t; i < kWindow; i += blockDim.x) first[i + 1] = a[i], second[i + 1] = b[i];
  if (t == 0) first[0] = second[0] = 0, first[kWindow + 1] = second[kWindow + 1] = T(1) << 30;
  __syncthreads();
  int32_t offset = t;
  uint32_t place = offset + 1;
  while (true) {
    offset = (offset + 1) >> 1;
    if (first[place] > (second + 2 * t + 2)[~place]) {
      if (first[place - 1] <= (second + 2 * t + 3)[~place]) break;
      place -= offset;
    } else {
      place += offset;
    }
  }
  uint32_t other = 2 * t + 2 - place;
  T x = first[place], y = second[other];
  for (int i = 0; i < 2; ++i) {
    const bool takes = x > y;
    out[2 * t + i] = takes ? y : x;
    if (takes) y = second[++other];
    else x = first[++place];
  }
}

struct Check {
  int checked = 0, wrong = 0;
  void operator()(double got, double expected, const char* what, int i) {
    ++checked;
    if (got != expected && ++wrong <= 10) std::fprintf(stderr, "%s %d: %g, not %g\n", what, i, got, expected);
  }
};

void check_differences(Check& check) {
  constexpr int stride = 70;
  std::vector<int> in(2 * kMiddle);
  for (int i = 0; i < 2 * kMiddle; ++i) in[i] = i % 100;
  DeviceArray<int> input(in), out(5 * kThreads);
  differences<<<1, kThreads>>>(input, out, stride);
  const auto got = out.host();
  for (int t = 0; t < kThreads; ++t) {
    const int* row = &got[5 * t];
    check(row[0], in[kMiddle - 1 - t], "~t", t);
    check(row[1], in[kMiddle - t], "0 - t", t);
    check(row[2], in[kMiddle + t - kThreads], "t - threads", t);
    check(row[3], in[kMiddle + t * 2 - stride], "2 * t - stride", t);
    check(row[4], in[kMiddle + t - 9], "bytes", t);
  }
}

template <class T>
void check_merge(Check& check) {
  Random random(3);
  std::vector<T> a(kWindow), b(kWindow), all;
  for (std::vector<T>* part : {&a, &b}) {
    for (T& value : *part) value = static_cast<T>(1 + random.below(1000));
    std::sort(part->begin(), part->end());
    all.insert(all.end(), part->begin(), part->end());
  }
  std::sort(all.begin(), all.end());
  DeviceArray<T> row(a), column(b), out(kWindow);
  merge<T><<<1, kThreads>>>(row, column, out);
  const auto got = out.host();
  for (int i = 0; i < kWindow; ++i)
    check(static_cast<double>(got[i]), static_cast<double>(all[i]), "merged", i);
}

int main() {
  Check check;
  check_differences(check);
  check_merge<int>(check);
  check_merge<uint64_t>(check);
  std::printf("%d checked, %d wrong\n", check.checked, check.wrong);
  return check.wrong != 0;
}
