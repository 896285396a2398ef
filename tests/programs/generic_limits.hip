// The greatest and least of an element and a computed value, through pointers in a structure, which may lead to any memory.
#include <algorithm>

#include "support.h"

namespace {

constexpr int kThreads = 64, kForms = 8;

struct Pointers {
  unsigned* elements;
  const unsigned* given;
};

template <int Form>
__host__ __device__ unsigned value(unsigned x) {
  switch (Form % 4) {
    case 0: return ~x;
    case 1: return x ^ 0x80000000u;
    case 2: return 0 - x;
    default: return ~(x * 5);
  }
}

template <int Form>
__global__ void kernel(Pointers p) {
  const unsigned i = threadIdx.x, v = value<Form>(p.given[i]);
  unsigned* element = &p.elements[4 * i];
  if (Form < 4) {
    atomicMax(element, v);
    atomicMin(element + 1, v);
  } else {
    atomicMax(reinterpret_cast<int*>(element + 2), static_cast<int>(v));
    atomicMin(reinterpret_cast<int*>(element + 3), static_cast<int>(v));
  }
}

long checked = 0, wrong = 0;

template <int Form>
void check(const std::vector<unsigned>& given, unsigned first) {
  DeviceArray<unsigned> elements(std::vector<unsigned>(4 * kThreads, first)), data(given);
  kernel<Form><<<1, kThreads>>>({elements, data});
  const std::vector<unsigned> got = elements.host();
  for (int i = 0; i < kThreads; ++i, checked += 4) {
    const unsigned v = value<Form>(given[i]);
    const int s = static_cast<int>(v), old = static_cast<int>(first);
    const bool isSigned = Form >= 4;
    wrong += got[4 * i] != (isSigned ? first : std::max(first, v));
    wrong += got[4 * i + 1] != (isSigned ? first : std::min(first, v));
    wrong += got[4 * i + 2] != (isSigned ? static_cast<unsigned>(std::max(old, s)) : first);
    wrong += got[4 * i + 3] != (isSigned ? static_cast<unsigned>(std::min(old, s)) : first);
  }
}

template <int... Form>
void checkAll(const std::vector<unsigned>& given, unsigned first, std::integer_sequence<int, Form...>) {
  (check<Form>(given, first), ...);
}

}  // namespace

int main() {
  std::vector<unsigned> given(kThreads);
  for (int i = 0; i < kThreads; ++i) given[i] = i * 0x3f00017u;
  for (const unsigned first : {0u, 0x7fffffffu, 0x80000000u, ~0u})
    checkAll(given, first, std::make_integer_sequence<int, kForms>());
  return verdict(checked, wrong);
}
