// Standard headers before and after hip_runtime.h, and the parts of them that device code may use.
#include <algorithm>
#include <complex>
#include <iostream>
#include <limits>
#include <memory>
#include <string>
#include <hip/hip_runtime.h>
#include <array>
#include <functional>
#include <map>
#include <new>
#include <numeric>
#include <random>
#include <sstream>
#include <thread>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

struct Point {
  int x, y;
  __host__ __device__ Point(int a, int b) : x(a), y(b) {}
};

template <typename T>
__host__ __device__ T twice(T x) {
  return x + x;
}

// The line of the first wrong result, or 0: the same code on both sides.
#define EXPECT(condition) \
  if (!(condition)) return __LINE__
__host__ __device__ int check(int seed) {
  int a = seed, b = seed + 1;
  std::swap(a, b);
  EXPECT(a == seed + 1 && b == seed);
  EXPECT(std::min(a, b) == seed && std::max(a, b) == seed + 1);
  EXPECT(std::exchange(a, 5) == seed + 1 && a == 5);
  int moved = std::move(a);
  EXPECT(moved == 5);
  float f = seed * 0.25f;
  EXPECT(std::abs(-f) == f && std::fabs(-f) == f && std::abs(-seed) == seed);
  EXPECT(std::abs(-3.5) == 3.5 && abs(-7) == 7 && labs(-8l) == 8 && llabs(-9ll) == 9);
  EXPECT(std::sqrt(4.0f) == 2 && std::pow(2.0, 3) == 8 && std::pow(2.0f, 3.0f) == 8);
  EXPECT(std::isnan(NAN) && !std::isnan(f) && std::isinf(INFINITY) && std::isfinite(f));
  EXPECT(isnan(double(NAN)) && !isinf(f) && isfinite(1.0) && std::signbit(-1.0f));
  EXPECT(std::floor(-0.5f) == -1 && std::round(2.5) == 3 && std::lround(-2.5f) == -3);
  EXPECT(std::fma(2.0f, 3.0f, 1.0f) == 7 && std::hypot(3.0, 4.0) == 5);
  EXPECT(std::numeric_limits<float>::max() > 1e38f && std::numeric_limits<int>::min() < 0);
  std::array<int, 4> array = {{1, 2, 3, 4}};
  array[2] = seed;
  EXPECT(array[2] == seed && array.size() == 4);
  std::pair<int, float> pair(seed, 0.5f);
  pair = std::make_pair(seed + 2, 1.5f);
  EXPECT(pair.first == seed + 2 && pair.second == 1.5f);
  std::tuple<int, double> tuple(seed, 0.5);
  EXPECT(std::get<0>(tuple) == seed && std::get<1>(tuple) == 0.5);
  alignas(Point) unsigned char room[sizeof(Point)];
  Point* point = new (room) Point(seed, 2);
  EXPECT(point->x == seed && point->y == 2);
  std::complex<float> z(1, 2), w(3, -1);
  std::complex<float> product = z * w;
  EXPECT(product.real() == 5 && product.imag() == 5 && std::norm(z) == 5);
  EXPECT(std::abs(std::complex<double>(3, 4)) == 5);
  EXPECT(std::plus<int>()(2, 3) == 5 && std::less<float>()(1, 2));
  EXPECT((std::is_same<decltype(twice(1.0f)), float>::value) && twice(seed) == 2 * seed);
  unsigned char from[12], to[12];
  memset(from, seed, sizeof from);
  memcpy(to, from, sizeof to);
  std::memmove(to + 1, to, 4);
  EXPECT(to[0] == seed && to[11] == seed && from[5] == seed);
  return 0;
}

__global__ void on_device(int* line, int seed) { *line = check(seed); }

// Library parts for host code alone must still work there.
bool host_library() {
  std::vector<int> v(10);
  std::iota(v.begin(), v.end(), 0);
  std::reverse(v.begin(), v.end());
  std::sort(v.begin(), v.end());
  std::swap_ranges(v.begin(), v.begin() + 2, v.begin() + 2);
  std::iter_swap(v.begin(), v.begin() + 9);
  std::map<std::string, std::unique_ptr<int>> map;
  map["a"] = std::make_unique<int>(3);
  std::ostringstream text;
  text << std::complex<double>(1, 2) << v[0] << std::string("x");
  std::mt19937 random(1);
  std::normal_distribution<float> normal;
  std::function<float(float)> function = [](float x) { return std::sin(x); };
  std::thread thread([&] { *map["a"] += 1; });
  thread.join();
  std::string s = "abc", t = "def";
  std::swap(s, t);
  std::array<int, 2> p = {{1, 2}}, q = {{3, 4}};
  std::swap(p, q);
  std::tuple<int, std::string> u(1, "u"), w(2, "w");
  std::swap(u, w);
  int x[2] = {1, 2}, y[2] = {3, 4};
  std::swap(x, y);
  return v[0] == 9 && *map["a"] == 4 && text.str() == "(1,2)9x" && std::isfinite(normal(random)) &&
         function(0) == 0 && s == "def" && p[0] == 3 && std::get<0>(u) == 2 && x[0] == 3 &&
         std::exp(std::complex<double>(0, 0)).real() == 1;
}

int main() {
  if (!host_library()) return printf("host library\n"), 1;
  if (int line = check(3)) return printf("host: line %d\n", line), 1;
  int* line;
  if (hipMallocManaged(&line, sizeof *line)) return 2;
  on_device<<<1, 1>>>(line, 3);
  if (hipDeviceSynchronize() != hipSuccess) return 3;
  if (*line) return printf("device: line %d\n", *line), 1;
  printf("done\n");
}
