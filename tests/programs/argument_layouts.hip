// Arguments that clang passes as other types have the source's layout in a launch's buffer of arguments.
#include "support.h"

struct __attribute__((packed)) PackedLong {
  long value;
};
struct __attribute__((packed, aligned(2))) PackedInt {
  int value;
};
typedef int Aligned __attribute__((aligned(16)));
typedef float Vector __attribute__((ext_vector_type(4), aligned(4)));
struct Class {
  int member;
};
using Call = void (Class::*)();

struct Arguments {
  long* out;
  char a;
  PackedLong b;
  char c;
  PackedInt d;
  char e;
  Aligned f;
  char g;
  unsigned _BitInt(100) h;
  char i;
  Vector j;
  char k;
  Call l;
};

__global__ void take(long* out, char a, PackedLong b, char c, PackedInt d, char e, Aligned f, char g,
                     unsigned _BitInt(100) h, char i, Vector j, char k, Call l) {
  const long found[] = {a, b.value, c, d.value, e, f, g, (long)h, (long)(h >> 64), i, (long)j.w, k, l == nullptr};
  for (const long value : found) *out++ = value;
}

int main() {
  const std::vector<long> wanted{1, -2, 3, -4, 5, -6, 7, 8, 9, 10, 11, 12, 1};
  const auto wide = (unsigned _BitInt(100))9 << 64 | 8;
  DeviceArray<long> first(wanted.size()), second(wanted.size());
  take<<<1, 1>>>(first, 1, {-2}, 3, {-4}, 5, -6, 7, wide, 10, Vector{0, 0, 0, 11}, 12, nullptr);

  Arguments given{second, 1, {-2}, 3, {-4}, 5, -6, 7, wide, 10, Vector{0, 0, 0, 11}, 12, nullptr};
  size_t size = sizeof given;
  void* extra[] = {HIP_LAUNCH_PARAM_BUFFER_POINTER, &given, HIP_LAUNCH_PARAM_BUFFER_SIZE, &size, HIP_LAUNCH_PARAM_END};
  hipFunction_t function;
  HIP_CHECK(hipGetFuncBySymbol(&function, reinterpret_cast<const void*>(take)));
  HIP_CHECK(hipModuleLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, nullptr, nullptr, extra));
  long checked = 0, wrong = 0;
  for (const std::vector<long>& got : {first.host(), second.host()})
    for (size_t i = 0; i < wanted.size(); ++i, ++checked) {
      if (got[i] != wanted[i]) std::printf("%zu: %ld, not %ld\n", i, got[i], wanted[i]);
      wrong += got[i] != wanted[i];
    }
  return verdict(checked, wrong);
}
