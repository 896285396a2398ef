// Extensions of g++ that nvcc takes: arithmetic on pointers to void, arrays of variable length in host code, typeof.
#include "cuda_support.h"

#define HD __host__ __device__
#define AT(p, n) ((p) + (n))
#define DO(statement) \
  do {                \
    statement;        \
  } while (0)

struct Holder {
  void* p;
};
template <class T>
HD T advanced(T p, int n) {
  return p + n;
}
template <class T>
HD void advance(T& p) {
  p += 2;
  ++p;
  p++;
}

// The distances of pointers from the first byte of p, and a value.
HD int distances(void* p, int n, int* out) {
  const auto distance = [p](const void* q) { return static_cast<int>((const char*)q - (const char*)p); };
  int count = 0;
  void* q = p + 4;
  out[count++] = *(int*)q;
  const void* const e = (const char*)p + 12;
  out[count++] = e - p;
  Holder holder = {p};
  q = n + holder.p + 4 + n;
  out[count++] = distance(q);
  q = p;
  q += 8, q++, ++q, q--, --q, q -= 1;
  out[count++] = distance(q);
  int x[3] = {1, 2, 3};
  out[count++] = *advanced(x, 1);
  out[count++] = distance(advanced(p, 5));
  advance(q);
  out[count++] = distance(q);
  int* y = x - 1;
  advance(y);
  out[count++] = y - x;
  DO(q = p + 1);
  out[count++] = distance(q);
  q = AT(p, 2) + 1;
  out[count++] = distance(q);
  q = static_cast<char*>(p  // on two lines
                         + 7);
  out[count++] = distance(q);
  const Holder constant = {p};
  /* é */ q = n ? const_cast<void*>((const void*)constant.p + 3u) : p;
  out[count++] = distance(q);
  auto before = e - 2l;
  static_assert(__is_same(decltype(before), const void*), "");
  out[count++] = distance(before);
  typeof(n) m = n;
  out[count++] = m;
  auto first = q++, second = ++q;
  out[count++] = 10 * distance(first) + distance(second);
  return count;
}

__global__ void on_the_device(void* p, int n, int* out) {
  auto at = threadIdx;
  at.x += 1;
  out[31] = at.x;
  out[30] = distances(p, n, out);
}

int variable_length(int n, int m) {
  int list[n], table[n][m];
  Holder objects[n];
  for (int i = 0; i < n; ++i) {
    list[i] = i * i;
    objects[i].p = list + i;
    for (int j = 0; j < m; ++j) table[i][j] = i * j;
  }
  int sum = sizeof(list) / sizeof(int) + sizeof(table) / sizeof(int);
  for (int i = 0; i < n; ++i) sum += *(int*)objects[i].p + table[i][m - 1];
  return sum;
}

int main() {
  Verdict verdict;
  constexpr int kValues[] = {42, 12, 22, 7, 2, 5, 11, 3, 1, 3, 7, 3, 10, 9, 35};
  constexpr int kCount = sizeof kValues / sizeof *kValues;
  int *data, *out;
  CHECK(cudaMallocManaged(&data, 64));
  CHECK(cudaMallocManaged(&out, 32 * sizeof(int)));
  data[1] = 42;
  on_the_device<<<1, 1>>>(data, 9, out);
  CHECK(cudaDeviceSynchronize());
  int host[32];
  verdict(out[30] == kCount && distances(data, 9, host) == kCount, "count");
  verdict(out[31] == 1, "a copy of threadIdx");
  for (int i = 0; i < kCount; ++i) {
    verdict(out[i] == kValues[i], "distance on the device");
    verdict(host[i] == kValues[i], "distance on the host");
  }
  verdict(variable_length(5, 3) == 5 + 15 + 30 + 20, "arrays of variable length");
  return verdict.print();
}
