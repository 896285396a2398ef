// C++23 in device code: the values of the device, and how many differ from the host's.
#include <algorithm>
#include <array>
#include <bit>
#include <concepts>
#include <cstdio>
#include <expected>
#include <optional>
#include <ranges>
#include <span>
#include <string_view>
#include <utility>

#define HD __host__ __device__

struct Grid {
  int v[12];
  template <class Self>
  HD auto&& at(this Self&& self, int i) {
    return std::forward<Self>(self).v[i];
  }
  HD int& operator[](int row, int column) { return v[row * 4 + column]; }
  HD static int operator()(int a, int b) { return a * 10 + b; }
};
struct Fibonacci {
  HD int operator()(this auto self, int n) { return n < 2 ? n : self(n - 1) + self(n - 2); }
};
HD constexpr int side(int x) {
  if consteval {
    return 1;
  } else {
    return x;
  }
}
HD std::expected<int, int> half(int x) {
  if (x % 2) return std::unexpected(x);
  return x / 2;
}
HD std::optional<int> positive(int x) {
  if (x > 0) return x;
  return {};
}
enum class Colour { red = 3 };

constexpr int kMost = 32;
HD int values(int* out, int one) {
  int n = 0;
  Grid grid{};
  for (int i = 0; i < 12; ++i) grid.at(i) = i * one;
  out[n++] = grid[2, 1];
  out[n++] = Grid::operator()(2, 3) + grid(1, 1);
  constexpr int constant = side(5);
  out[n++] = constant * 10 + side(4 * one);
  out[n++] = Fibonacci{}(9 + one);
  out[n++] = std::to_underlying(Colour::red);
  auto copy = auto(grid[0, 1]);
  copy += 5;
  out[n++] = copy * 100 + grid[0, 1];
  [[assume(one > 0)]];
  out[n++] = one % 7;
  out[n++] = half(10 * one).value() + half(7 * one).error();
  out[n++] = positive(one).and_then([](int x) { return positive(x - 1); }).value_or(42);
  out[n++] = std::byteswap(0x01020304 * one);
  out[n++] = 10'00uz;
  auto twice = []<std::integral T>(T t) static { return t * 2; };
  out[n++] = twice(4 * one);
  std::array<int, 5> numbers{5, 3, 1, 4, 2};
  std::ranges::sort(numbers);
  out[n++] = numbers[0] * 10 + numbers[4];
  auto odd = numbers | std::views::filter([](int x) { return x % 2; });
  int sum = 0;
  for (int x : odd | std::views::transform([](int x) { return x * x; })) sum += x;
  out[n++] = sum;
  out[n++] = std::string_view("hello").contains("ell");
  return n;
}
__global__ void on_the_device(int* out, int one) { values(out, one); }

int main() {
  int *out, expected[kMost];
  cudaMallocManaged(&out, sizeof expected);
  on_the_device<<<1, 1>>>(out, 1);
  cudaDeviceSynchronize();
  int wrong = 0;
  for (int i = 0, count = values(expected, 1); i < count; ++i) {
    wrong += out[i] != expected[i];
    printf("%d ", out[i]);
  }
  printf("%d\n", wrong);
}
