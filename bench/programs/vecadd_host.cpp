// vecadd.hip without a device: the work that any compiler has with such a program.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>

static void vecadd(const float* a, const float* b, float* c, int n) {
  for (int i = 0; i < n; ++i) c[i] = a[i] + b[i];
}

int main() {
  const int n = 1 << 16;
  const size_t bytes = n * sizeof(float);
  float* a = static_cast<float*>(std::malloc(bytes));
  float* b = static_cast<float*>(std::malloc(bytes));
  float* c = static_cast<float*>(std::malloc(bytes));
  for (int i = 0; i < n; ++i) {
    a[i] = std::sqrt(static_cast<float>(i));
    b[i] = static_cast<float>(n - i);
  }
  float* da = static_cast<float*>(std::malloc(bytes));
  float* db = static_cast<float*>(std::malloc(bytes));
  float* dc = static_cast<float*>(std::malloc(bytes));
  std::memcpy(da, a, bytes);
  std::memcpy(db, b, bytes);
  vecadd(da, db, dc, n);
  std::memcpy(c, dc, bytes);
  int wrong = 0;
  for (int i = 0; i < n; ++i) wrong += !(std::fabs(a[i] + b[i] - c[i]) <= 1e-3f);
  std::printf("%d wrong\n", wrong);
  return wrong != 0;
}
