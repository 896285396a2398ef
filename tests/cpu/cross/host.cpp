// host <library>: calls the kernels of kernels.hip, block by block, and computes their results by itself.
#include <dlfcn.h>

#include <cmath>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <initializer_list>
#include <vector>

#define __attribute__(x)
#include "shapes.h"
#undef __attribute__
#include "hipspv/devlib/block_abi.h"

static int checked = 0, wrong = 0;

template <class T, class U>
static void gives(const char* what, int index, T expected, U got) {
  ++checked;
  if (expected == static_cast<T>(got)) return;
  ++wrong;
  std::printf("%s %d: %.17g, not %.17g\n", what, index, static_cast<double>(got), static_cast<double>(expected));
}

static void* library = nullptr;

// The members of the kernel's structure of arguments.
class Arguments {
 public:
  template <class... Types>
  explicit Arguments(const Types&... values) {
    (add(values), ...);
  }
  const char* data() const { return bytes_.data(); }

 private:
  template <class T>
  void add(const T& value) {
    bytes_.resize((bytes_.size() + alignof(T) - 1) / alignof(T) * alignof(T));
    const std::size_t at = bytes_.size();
    bytes_.resize(at + sizeof(T));
    std::memcpy(bytes_.data() + at, &value, sizeof(T));
  }
  std::vector<char> bytes_;
};

static void launch(const char* kernel, unsigned blocks, unsigned threads, const Arguments& arguments) {
  alignas(128) static char shared[1 << 16], frame[1 << 20];
  auto* const function = reinterpret_cast<void (*)(const hipspv_block*)>(dlsym(library, kernel));
  if (function == nullptr) std::printf("%s: %s\n", kernel, dlerror()), std::exit(2);
  for (unsigned i = 0; i < blocks; ++i) {
    const hipspv_block block{arguments.data(), shared, frame, 0, {i, 0, 0}, {blocks, 1, 1}, {threads, 1, 1}, {}, nullptr};
    function(&block);
  }
}

struct Eight {
  float v[8];
};

static void parameters() {
  int of = -77;
  const double other = 8.5;
  Bytes bytes{};
  bytes.v[0] = 200, bytes.v[10] = 11;
  Copied copied;
  copied.v = 123456;
  const Large large{{-1, 2, 3, 4, 1l << 40}};
  double out[24] = {};
  launch("structures", 1, 1,
         Arguments(&out[0], Floats{1.5f, -2}, Mixed{3.25, 4}, Halves{'c', 5.5f}, Nested{{{6, 7}}}, Triple{{8, 9, 10}},
                   large, Reference{&of, static_cast<char>(250)}, PointerAndDouble{&other, 9.5}, Empty{}, bytes,
                   static_cast<char>(201), 12.5f, copied, static_cast<short>(-3), true));
  const double expected[] = {1.5, -2, 3.25, 4, 'c', 5.5, 6, 7, 8, 9, 10, -1, double(1l << 40), -77,
                             double(static_cast<char>(250)), 8.5, 9.5, 200, 11, double(static_cast<char>(201)), 12.5,
                             123456, -3, 1};
  for (int i = 0; i < 24; ++i) gives("structures", i, expected[i], out[i]);

  double elements[8];
  launch("vector", 1, 1, Arguments(Eight{{1, 2, 3, 4, 5, 6, 7, 8}}, static_cast<void*>(nullptr), &elements[0]));
  for (int i = 0; i < 8; ++i) gives("vector", i, i + 2.0, elements[i]);

  long sums[64];
  launch("changed", 1, 64, Arguments(&sums[0], large));
  for (int i = 0; i < 64; ++i) gives("changed", i, 8 + (1l << 40) + i, sums[i]);

  double sum = 0;
  launch("many_floats", 1, 1,
         Arguments(&sum, Floats{1, 2}, Floats{3, 4}, Floats{5, 6}, Floats{7, 8}, Floats{9, 10}, Mixed{11, 12},
                   Floats{13, 14}));
  double squares = 0;
  for (int i = 1; i <= 14; ++i) squares += i * i;
  gives("many_floats", 0, squares, sum);
}

static void types() {
  long out[12];
  launch("types", 1, 1, Arguments(&out[0]));
  const long expected[] = {sizeof(long double), alignof(long double), sizeof(Extended), offsetof(Extended, s),
                           static_cast<char>(200) < 0, static_cast<wchar_t>(-1) < 0, sizeof(long), alignof(__int128),
                           sizeof(Mixed), sizeof(max_align_t), 0, 0};
  for (int i = 0; i < 12; ++i) gives("types", i, expected[i], out[i]);
  Extended data[32];
  for (int i = 0; i < 32; ++i) data[i] = {static_cast<char>(i * 8), 1.0l + i, 0};
  launch("quads", 1, 32, Arguments(&data[0]));
  for (int i = 0; i < 32; ++i) gives("quads", i, static_cast<char>(i * 8) + 1, data[i].s);
  for (int i = 0; i < 32; ++i) gives("quads' neighbours", i, 1.0l + i, data[i].v);
}

static void vectors() {
  constexpr int n = 1000, threads = 96, blocks = (n + threads - 1) / threads;
  std::vector<unsigned char> bytes(n);
  std::vector<short> shorts(n);
  std::vector<double> doubles(n);
  std::vector<long> out(n + 96, -1);
  for (int i = 0; i < n; ++i) {
    bytes[i] = static_cast<unsigned char>(i * 7), shorts[i] = static_cast<short>(i * 91), doubles[i] = i * 1.75;
  }
  launch("elements", blocks, threads, Arguments(bytes.data(), shorts.data(), doubles.data(), out.data(), n));
  for (int i = 0; i < n; ++i)
    gives("elements", i, bytes[i] * 3 + shorts[n - 1 - i] + static_cast<long>(doubles[i] * 0.5), out[i]);
  for (int i = n; i < n + 96; ++i) gives("elements' end", i, -1, out[i]);

  std::vector<unsigned> start(256), counts(256);
  for (unsigned i = 0; i < 256; ++i) start[i] = i + 1;
  launch("steps", 4, 64, Arguments(start.data(), counts.data()));
  for (unsigned i = 0; i < 256; ++i) {
    unsigned value = i + 1, count = 0;
    for (; value != 1; ++count) value = value % 2 ? 3 * value + 1 : value / 2;
    gives("steps", static_cast<int>(i), count, counts[i]);
  }
}

// All numbers of half precision, and floats at and beside the middle of two of them.
static void halfPrecision() {
  std::vector<float> wide(1 << 16);
  launch("widened", 256, 256, Arguments(wide.data()));
  const auto value = [](int bits) {
    const int exponent = bits >> 10 & 31, digits = bits & 1023;
    const double size = std::ldexp(exponent == 0 ? digits : digits + 1024, exponent == 0 ? -24 : exponent - 25);
    return bits >> 15 != 0 ? -size : size;
  };
  std::vector<float> in;
  std::vector<unsigned short> expected;
  const auto add = [&](double x, int bits) { in.push_back(static_cast<float>(x)), expected.push_back(bits); };
  for (int bits = 0; bits < 1 << 16; ++bits) {
    const bool isFinite = (bits & 0x7c00) != 0x7c00, isInfinite = !isFinite && (bits & 1023) == 0;
    const double number = isFinite ? value(bits) : bits >> 15 != 0 ? -INFINITY : INFINITY;
    if (isFinite || isInfinite) gives("widened", bits, number, wide[bits]);
    if (!isFinite && !isInfinite) gives("widened", bits, true, std::isnan(wide[bits]));
    if (bits >> 15 != 0 || !isFinite || bits % 7 != 0) continue;
    const double next = bits == 0x7bff ? 65536 : value(bits + 1), half = (number + next) / 2;
    add(number, bits), add(-number, bits | 0x8000);
    add(half, bits % 2 == 0 ? bits : bits + 1);
    add(std::nextafterf(static_cast<float>(half), 0), bits), add(std::nextafterf(static_cast<float>(half), 1e9f), bits + 1);
  }
  add(1e6, 0x7c00), add(-INFINITY, 0xfc00);
  while (in.size() % 64 != 0) add(0, 0);
  std::vector<unsigned short> out(in.size());
  launch("narrowed", static_cast<unsigned>(in.size() / 64), 64, Arguments(in.data(), out.data()));
  for (std::size_t i = 0; i < in.size(); ++i) gives("narrowed", static_cast<int>(i), expected[i], out[i]);
}

static void numbers() {
  // Conversions saturate, as on GPUs.
  const float in[] = {1.75f, -1.75f, 3e9f, -3e9f, 1e20f, 255.9f, NAN, INFINITY};
  const int expected[] = {1, -1, 2147483647, -2147483647 - 1, 2147483647, 255, 0, 2147483647};
  int ints[8];
  unsigned char bytes[8];
  unsigned long longs[8];
  launch("conversions", 1, 8, Arguments(&in[0], &ints[0], &bytes[0], &longs[0]));
  for (int i = 0; i < 8; ++i) gives("conversions", i, expected[i], ints[i]);
  gives("conversions to bytes", 5, 255, bytes[5]);
  gives("conversions to long", 3, 0ul, longs[3]);
  gives("conversions to long", 7, ~0ul, longs[7]);

  long a[16], b[16], high[16];
  for (int i = 0; i < 16; ++i) a[i] = (i - 8l) << 58, b[i] = 1000003l * i * i;
  launch("wide", 1, 16, Arguments(&a[0], &b[0], &high[0]));
  for (int i = 0; i < 16; ++i) gives("wide", i, static_cast<long>(static_cast<__int128>(a[i]) * b[i] >> 64), high[i]);

  float floats[16], doubled[16];
  for (int i = 0; i < 16; ++i) floats[i] = static_cast<float>(i) + 0.25f;
  launch("halves", 1, 16, Arguments(&floats[0], &doubled[0]));
  for (int i = 0; i < 16; ++i) gives("halves", i, 2 * floats[i], doubled[i]);

  halfPrecision();

  double x[16], out[16];
  for (int i = 0; i < 16; ++i) x[i] = 0.3 + i * 0.4;
  launch("mathematics", 1, 16, Arguments(&x[0], &out[0]));
  for (int i = 0; i < 16; ++i) {
    const auto f = static_cast<float>(x[i]);
    const double sum = std::sin(x[i]) + std::exp(x[i]) + std::pow(x[i], 1.5) + sinf(f) + expf(f) + std::erf(x[i]) +
                       std::fma(x[i], x[i], 1) + fmaf(f, f, 1) + std::cbrt(x[i]) + std::tgamma(x[i]) + 1 / sqrtf(f) +
                       std::fmod(x[i], 0.3) + std::atan2(x[i], 2.0);
    gives("mathematics", i, true, std::fabs(out[i] - sum) <= std::fabs(sum) * 1e-6);
  }
}

static void blocks() {
  std::vector<int> in(1024);
  int sums[4], warps[2];
  for (int i = 0; i < 1024; ++i) in[i] = i * i % 1009;
  launch("sums", 4, 256, Arguments(in.data(), &sums[0]));
  for (int i = 0; i < 4; ++i) {
    int sum = 0;
    for (int j = 0; j < 256; ++j) sum += in[i * 256 + j];
    gives("sums", i, sum, sums[i]);
  }
  launch("warps", 1, 64, Arguments(in.data(), &warps[0]));
  for (int i = 0; i < 2; ++i) {
    int sum = 0;
    for (int j = 0; j < 32; ++j) sum += in[i * 32 + j] + (in[i * 32 + j] & 1);
    gives("warps", i, sum, warps[i]);
  }
  int flags[64] = {}, positions[64], order = 0;
  launch("chain", 1, 64, Arguments(&flags[0], &positions[0], &order));
  for (int i = 0; i < 64; ++i) gives("chain", i, 63 - i, positions[i]);

  int count = 0;
  float half = 0;
  unsigned long long large = 0;
  double quarter = 0;
  unsigned most = 0;
  launch("atomics", 3, 64, Arguments(&count, &half, &large, &quarter, &most));
  gives("atomics", 0, 192, count);
  gives("atomics", 1, 96.0f, half);
  gives("atomics", 2, 192ull << 40, large);
  gives("atomics", 3, 48.0, quarter);
  gives("atomics", 4, 63u, most);

  int values[8];
  launch("variables", 1, 8, Arguments(&values[0]));
  const int primes[] = {2, 3, 5, 7};
  for (int i = 0; i < 8; ++i) gives("variables", i, primes[i % 4], values[i]);
  gives("variables' counter", 0, 15, *static_cast<int*>(dlsym(library, "counter")));
}

int main(int, char** arguments) {
  library = dlopen(arguments[1], RTLD_NOW | RTLD_LOCAL);
  if (library == nullptr) return std::puts(dlerror()), 2;
  parameters();
  types();
  vectors();
  numbers();
  blocks();
  std::printf("%d checked, %d wrong\n", checked, wrong);
  return wrong != 0;
}
