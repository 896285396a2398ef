// Addresses of a stack array wait in memory, next to each other, as in a stack of ranges to sort.
#include "support.h"

#define BOTH __host__ __device__

struct alignas(16) Range {
  int *first, *last;
};
// Ranges of a stack array wait on a stack of their own.
BOTH int work(int x) {
  int v[16];
  for (int i = 0; i < 16; ++i) v[i] = (i * 37 + x * 11) % 64;
  Range todo[16];
  int n = 0;
  todo[n].first = v;
  todo[n].last = v + 16;
  ++n;
  while (n > 0) {
    --n;
    int *f = todo[n].first, *l = todo[n].last;
    if (l - f < 2) continue;
    int* m = f;
    for (int* i = f + 1; i < l; ++i)
      if (*i < *f) {
        int t = *++m;
        *m = *i;
        *i = t;
      }
    int t = *f;
    *f = *m;
    *m = t;
    todo[n].first = f;
    todo[n].last = m;
    ++n;
    todo[n].first = m + 1;
    todo[n].last = l;
    ++n;
  }
  int r = 0;
  for (int i = 0; i < 16; ++i) r = r * 3 + v[i];
  return r;
}
__global__ void k(int* o) { o[threadIdx.x] = work(threadIdx.x); }

int main() {
  constexpr int n = 64;
  DeviceArray<int> out(n);
  k<<<1, n>>>(out);
  const std::vector<int> got = out.host();
  long wrong = 0;
  for (int i = 0; i < n; ++i) wrong += got[i] != work(i);
  return verdict(n, wrong);
}
