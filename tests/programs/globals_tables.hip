// Tables of addresses that only device code names: local, strings, structures, tables of tables.
#include "support.h"

struct Command {
  const char* name;
  int length;
  const int* limits;
};

__device__ __noinline__ int size(const char* text) {
  int n = 0;
  while (text[n]) ++n;
  return n;
}

template <int N>
__device__ int pick(int i) {
  static __device__ const int odd[] = {1, 3, 5};
  static __device__ const int even[] = {0, 2, 4};
  static __device__ const int* const both[] = {even, odd};
  static __device__ const int* const* const rows[] = {both, both + 1};
  return rows[i % 2][0][N];
}

__global__ void kernel(int* out, int n) {
  const char* names[] = {"one", "three", "eleven", ""};
  const Command commands[] = {{"go", 2, nullptr}, {"stop", 4, nullptr}};
  static __device__ const int limits[] = {7, 8, 9};
  static __device__ const Command table[] = {{"left", 4, limits}, {"right", 5, limits + 2}, {nullptr, 0, &limits[1]}};
  const int t = threadIdx.x;
  if (t >= n) return;
  int value = size(names[t % 4]) + 10 * commands[t % 2].length + 100 * commands[t % 2].name[1];
  const Command& command = table[t % 3];
  if (command.name) value += size(command.name) - command.length;
  out[t] = value + 100000 * *command.limits + pick<1>(t) * 1000000 + pick<2>(t) * 10000000;
}

int main() {
  const int n = 24;
  DeviceArray<int> out(n);
  kernel<<<1, 32>>>(out, n);
  const auto got = out.host();
  const int sizes[] = {3, 5, 6, 0}, limits[] = {7, 9, 8};
  long wrong = 0;
  for (int t = 0; t < n; ++t) {
    const int wanted = sizes[t % 4] + 10 * (t % 2 ? 4 : 2) + 100 * (t % 2 ? 't' : 'o') + 100000 * limits[t % 3] +
                       (t % 2 ? 3 : 2) * 1000000 + (t % 2 ? 5 : 4) * 10000000;
    if (got[t] != wanted) std::printf("%d: %d, not %d\n", t, got[t], wanted);
    wrong += got[t] != wanted;
  }
  return verdict(n, wrong);
}
