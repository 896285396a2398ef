// Structures, arrays and tuples that functions take and return, made of constants and of each other.
#include <hip/hip_runtime.h>

#include <array>
#include <tuple>
#include <utility>

#include "support.h"

constexpr int kThreads = 64;

#define FUNCTION __host__ __device__ __noinline__

struct Mixed {
  int a;
  float b;
  long c;
};
struct Vector {
  float x[3];
};
struct Nested {
  Mixed mixed;
  Vector vector;
  bool last;
};
struct Table {
  std::array<Mixed, 2> rows;
  std::pair<short, double> end;
};

FUNCTION Mixed constant() { return {4, 0.5f, -6}; }
FUNCTION Mixed mixed(int i) {
  if (i == 0) return {1, 2.5f, 3};
  if (i < 3) return {i, 0.5f, -1};
  return {};
}
FUNCTION Vector vector(int i) {
  if (i & 1) return {{1, 2, 3}};
  return {{0, 0, float(i)}};
}
FUNCTION Nested nested(int i) {
  return i > 5 ? Nested{mixed(i), vector(i), true} : Nested{{7, 8, 9}, {{4, 5, 6}}, false};
}
FUNCTION Table table(int i) {
  return i % 3 ? Table{{constant(), mixed(i)}, {short(i), 2.5}} : Table{{}, {-1, i * 0.5}};
}
FUNCTION std::pair<int, float> pair(int i) { return i ? std::make_pair(i, 1.0f) : std::pair<int, float>{4, 2.0f}; }
FUNCTION std::tuple<int, double, char> tuple(int i) {
  if (i == 2) return {1, 2.0, 'x'};
  return {i, i * 0.5, 'y'};
}
FUNCTION float2 float_pair(int i) { return i ? make_float2(1, 2) : make_float2(3, float(i)); }

FUNCTION double sum(Mixed m) { return m.a + m.b + double(m.c); }
FUNCTION double sum(Vector v) { return v.x[0] + 10 * v.x[1] + 100 * v.x[2]; }
FUNCTION double sum(Nested n) { return sum(n.mixed) + 2 * sum(n.vector) + n.last; }
FUNCTION double sum(Table t) { return sum(t.rows[0]) + 3 * sum(t.rows[1]) + t.end.first * t.end.second; }
FUNCTION Mixed other(Nested n, Table t, int i) { return i & 2 ? n.mixed : t.rows[i & 1]; }

FUNCTION double returned(int i) {
  return sum(constant()) + sum(mixed(i)) + sum(vector(i)) + sum(nested(i)) + sum(table(i));
}
FUNCTION double passed(int i) {
  return sum(other(nested(i + 3), table(i), i)) + sum(Mixed{1, 2, 3}) + sum(Nested{{1}, {{2}}, true});
}
FUNCTION double bound(int i) {
  auto [first, second] = pair(i);
  auto [x, y, z] = tuple(i);
  float2 f = float_pair(i);
  return first * second + x + y + z + f.x * f.y;
}

// One kernel each: at -O0 Intel's CPU compiler (2026.22) crashes on all of them in one.
template <double (*function)(int)>
__global__ void evaluate(double* out) {
  out[threadIdx.x] = function(int(threadIdx.x));
}

template <double (*function)(int)>
long wrong_results() {
  DeviceArray<double> out(kThreads);
  evaluate<function><<<1, kThreads>>>(out);
  std::vector<double> found = out.host();
  long wrong = 0;
  for (int i = 0; i < kThreads; ++i) wrong += found[i] != function(i);
  return wrong;
}

int main() {
  return verdict(3 * kThreads, wrong_results<returned>() + wrong_results<passed>() + wrong_results<bound>());
}
