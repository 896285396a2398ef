// Structures with long double and max_align_t have one layout on both sides. Device code copies them and uses their
// other fields.
#include <complex>
#include <cstddef>

#include "support.h"

struct Field {
  char tag;
  long double x;
  int id;
};
struct Nested {
  Field fields[3];
  int last;
};
struct Aligned {
  char tag;
  std::max_align_t most;
  short last;
};
struct Complex {
  char tag;
  std::complex<long double> z;
  int id;
};
struct Packed {
  char tag;
  long double x;
  int id;
} __attribute__((packed));

__device__ Field variable;
__managed__ Nested managed;
__device__ Field initialised[2] = {{1, -2.5L, 3}, {4, 1e4000L, 6}};

__global__ void read(Field by_value, Nested* nested, Aligned aligned, const Complex* complex, const Packed* packed,
                     int n, int* out) {
  const int fields[] = {initialised[n].id, by_value.id, nested[n].fields[n].id, variable.id,   aligned.last,
                        complex->id, managed.fields[n].id,   packed[n].id};
  for (int field : fields) *out++ = field;
  const size_t sizes[] = {sizeof(long double), alignof(long double), sizeof(std::max_align_t), alignof(std::max_align_t),
                          sizeof(Nested),      sizeof(Aligned),      sizeof(Complex),          sizeof(Packed)};
  for (size_t size : sizes) *out++ = size;
  Field copy = nested->fields[1];
  copy.id += 5;
  nested->fields[2] = copy;
  managed.last = 77;
}

int main() {
  Nested* nested;
  Complex* complex;
  Packed* packed;
  HIP_CHECK(hipMallocManaged(&nested, 2 * sizeof(Nested)));
  HIP_CHECK(hipMallocManaged(&complex, sizeof(Complex)));
  HIP_CHECK(hipMallocManaged(&packed, 2 * sizeof(Packed)));
  nested[1].fields[1].id = 42;
  nested[0].fields[1] = {1, 2.5L, 7};
  complex->id = 9;
  packed[1].id = 10;
  const Field value = {3, 1.25L, 8};
  HIP_CHECK(hipMemcpyToSymbol(HIP_SYMBOL(variable), &value, sizeof value));
  managed.fields[1].id = 11;
  Aligned aligned = {};
  aligned.last = 5;
  const std::vector<size_t> wanted = {6,
                                      3,
                                      42,
                                      8,
                                      5,
                                      9,
                                      11,
                                      10,
                                      sizeof(long double),
                                      alignof(long double),
                                      sizeof(std::max_align_t),
                                      alignof(std::max_align_t),
                                      sizeof(Nested),
                                      sizeof(Aligned),
                                      sizeof(Complex),
                                      sizeof(Packed)};
  DeviceArray<int> out(wanted.size());
  read<<<1, 1>>>({1, 2, 3}, nested, aligned, complex, packed, 1, out);
  const std::vector<int> got = out.host();
  long wrong = 0;
  for (size_t i = 0; i < wanted.size(); ++i) {
    if (static_cast<size_t>(got[i]) == wanted[i]) continue;
    ++wrong;
    std::printf("%zu: %d, not %zu\n", i, got[i], wanted[i]);
  }
  Field copied[2];
  HIP_CHECK(hipMemcpyFromSymbol(copied, HIP_SYMBOL(initialised), sizeof copied));
  wrong += copied[0].x != -2.5L || copied[1].x != 1e4000L || copied[1].tag != 4;
  const Field& copy = nested->fields[2];
  wrong += copy.tag != 1 || copy.x != 2.5L || copy.id != 12;
  wrong += managed.last != 77;
  return verdict(static_cast<long>(wanted.size()) + 3, wrong);
}
