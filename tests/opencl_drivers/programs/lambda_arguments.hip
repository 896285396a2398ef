// Lambdas and functors as arguments of kernels, with captures of several sizes after an int.
#include <hip/hip_runtime.h>

#include <cstdio>
#include <vector>

namespace {

constexpr int kThreads = 32;

template <class Function>
__global__ void apply(int n, Function function) {
  if (static_cast<int>(threadIdx.x) < n) function(static_cast<int>(threadIdx.x));
}

}  // namespace

int main() {
  long* out = nullptr;
  if (hipMalloc(&out, kThreads * sizeof(long)) != hipSuccess) return 2;
  std::vector<long> got(kThreads);
  int wrong = 0;
  const auto check = [&](auto function, auto expected) {
    if (hipMemset(out, 0, kThreads * sizeof(long)) != hipSuccess) std::exit(2);
    apply<<<1, kThreads>>>(kThreads, function);
    if (hipMemcpy(got.data(), out, kThreads * sizeof(long), hipMemcpyDeviceToHost) != hipSuccess) std::exit(2);
    for (int i = 0; i < kThreads; ++i) wrong += got[i] != expected(i);
  };
  const long large = 1l << 40;
  const int small = 7;
  const char tiny = 3;
  check([=] __device__(int i) { out[i] = i; }, [](int i) { return static_cast<long>(i); });
  check([=] __device__(int i) { out[i] = i + large; }, [=](int i) { return i + large; });
  check([=] __device__(int i) { out[i] = i * small + large; }, [=](int i) { return i * small + large; });
  check([=] __device__(int i) { out[i] = (i + tiny) * small + large; },
        [=](int i) { return (i + tiny) * small + large; });
  std::printf("%d wrong\n", wrong);
}
