// Double precision on the device against the host's own, bit by bit except for NaN.
#include <hip/hip_runtime.h>

#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <random>
#include <vector>

using Bits = std::uint64_t;

struct Input {
  double x, y, z;
  float f;
  _Float16 h;
  std::int64_t s64;
  std::uint64_t u64;
  std::int32_t s32;
  std::uint32_t u32;
  std::int16_t s16;
  std::uint16_t u16;
  std::int8_t s8;
  std::uint8_t u8;
};

// One result for each row: a number's bits, or an integer. glibc gives a zero remainder of tiny numbers the
// other sign: + 0 removes it.
#define ROWS(ROW)                                                                            \
  ROW(add, in.x + in.y)                                                                      \
  ROW(subtract, in.x - in.y)                                                                 \
  ROW(multiply, in.x* in.y)                                                                  \
  ROW(divide, in.x / in.y)                                                                   \
  ROW(sqrt, sqrt(in.x))                                                                      \
  ROW(fma, fma(in.x, in.y, in.z))                                                            \
  ROW(fmod, fmod(in.x, in.y))                                                                \
  ROW(remainder, remainder(in.x, in.y) + 0)                                                      \
  ROW(remquo, [&] { int n; double r = remquo(in.x, in.y, &n); return r + 0; }())               \
  ROW(quotient, in.x < 0 || in.y == 0 ? 0 : [&] { int n = 0; double r = remquo(in.x, in.y, &n); \
        return r == r ? n & 7 : 0; }())                                                      \
  ROW(negate, -in.x)                                                                         \
  ROW(fabs, fabs(in.x))                                                                      \
  ROW(copysign, copysign(in.x, in.y))                                                        \
  ROW(fmin, in.x == in.y ? 0 : fmin(in.x, in.y))                                             \
  ROW(fmax, in.x == in.y ? 0 : fmax(in.x, in.y))                                             \
  ROW(fdim, fdim(in.x, in.y))                                                                \
  ROW(floor, floor(in.x))                                                                    \
  ROW(ceil, ceil(in.x))                                                                      \
  ROW(trunc, trunc(in.x))                                                                    \
  ROW(rint, rint(in.x))                                                                      \
  ROW(round, round(in.x))                                                                    \
  ROW(ldexp, ldexp(in.x, in.s16 / 8))                                                        \
  ROW(frexp, [&] { int n; return frexp(in.x, &n); }())                                       \
  ROW(exponent, [&] { int n = 0; double r = frexp(in.x, &n); return isfinite(r) ? n : 0; }()) \
  ROW(ilogb, in.x == 0 || !isfinite(in.x) ? 0 : ilogb(in.x))                                 \
  ROW(logb, logb(in.x))                                                                      \
  ROW(nextafter, nextafter(in.x, in.y))                                                      \
  ROW(modf, [&] { double whole; return modf(in.x, &whole); }())                              \
  ROW(equal, int(in.x == in.y))                                                              \
  ROW(different, int(in.x != in.y))                                                          \
  ROW(less, int(in.x < in.y))                                                                \
  ROW(not_less, int(!(in.x < in.y)))                                                         \
  ROW(less_equal, int(in.x <= in.y))                                                         \
  ROW(not_less_equal, int(!(in.x <= in.y)))                                                  \
  ROW(greater, int(in.x > in.y))                                                             \
  ROW(not_greater, int(!(in.x > in.y)))                                                      \
  ROW(greater_equal, int(in.x >= in.y))                                                      \
  ROW(not_greater_equal, int(!(in.x >= in.y)))                                               \
  ROW(ordered, int(!__builtin_isunordered(in.x, in.y)))                                      \
  ROW(less_or_greater, int(__builtin_islessgreater(in.x, in.y)))                             \
  ROW(isnan, int(bool(isnan(in.x))))                                                         \
  ROW(isinf, int(bool(isinf(in.x))))                                                         \
  ROW(isfinite, int(bool(isfinite(in.x))))                                                   \
  ROW(isnormal, int(bool(isnormal(in.x))))                                                   \
  ROW(signbit, int(bool(signbit(in.x))))                                                     \
  ROW(to_float, in.x == in.x ? float(in.x) : 0.0f)                                           \
  ROW(from_float, double(in.f))                                                              \
  ROW(to_half, in.x == in.x ? float(_Float16(in.x)) : 0.0f)                                  \
  ROW(from_half, double(in.h))                                                               \
  ROW(to_s64, fabs(in.x) < 0x1p63 ? std::int64_t(in.x) : 0)                                  \
  ROW(to_u64, in.x > -1 && in.x < 0x1p64 ? std::uint64_t(in.x) : 0)                          \
  ROW(to_s32, fabs(in.x) < 0x1p31 ? std::int32_t(in.x) : 0)                                  \
  ROW(to_u32, in.x > -1 && in.x < 0x1p32 ? std::uint32_t(in.x) : 0)                          \
  ROW(to_s16, fabs(in.x) < 0x1p15 ? std::int16_t(in.x) : 0)                                  \
  ROW(to_u8, in.x > -1 && in.x < 256 ? std::uint8_t(in.x) : 0)                               \
  ROW(from_s64, double(in.s64))                                                              \
  ROW(from_u64, double(in.u64))                                                              \
  ROW(from_s32, double(in.s32))                                                              \
  ROW(from_u32, double(in.u32))                                                              \
  ROW(from_s16, double(in.s16))                                                              \
  ROW(from_u16, double(in.u16))                                                              \
  ROW(from_s8, double(in.s8))                                                                \
  ROW(from_u8, double(in.u8))

__host__ __device__ Bits bitsOf(double value) {
  Bits bits;
  memcpy(&bits, &value, sizeof bits);
  // NaN gives NaN.
  return (bits & ~(Bits(1) << 63)) > Bits(0x7ff) << 52 ? Bits(0x7ff8) << 48 : bits;
}
__host__ __device__ Bits bitsOf(float value) { return bitsOf(double(value)); }
__host__ __device__ Bits bitsOf(std::int64_t value) { return Bits(value); }
__host__ __device__ Bits bitsOf(std::uint64_t value) { return value; }
__host__ __device__ Bits bitsOf(int value) { return Bits(value); }
__host__ __device__ Bits bitsOf(unsigned value) { return value; }

#define NAME(name, expression) #name,
const char* const names[] = {ROWS(NAME)};

#define KERNEL(name, expression)                                                \
  __host__ __device__ Bits do_##name(const Input& in) { return bitsOf(expression); } \
  __global__ void k_##name(const Input* in, Bits* out, int count) {             \
    int i = blockIdx.x * blockDim.x + threadIdx.x;                              \
    if (i < count) out[i] = do_##name(in[i]);                                   \
  }
ROWS(KERNEL)

using Kernel = void (*)(const Input*, Bits*, int);
#define ENTRY(name, expression) k_##name,
const Kernel kernels[] = {ROWS(ENTRY)};
#define EXPECTED(name, expression) do_##name,
Bits (*const expected[])(const Input&) = {ROWS(EXPECTED)};

// Numbers of all sizes, and those around which an operation's behaviour changes.
double number(std::mt19937_64& random) {
  static const double special[] = {
      0, 1, 0.5, 1.5, 2, 2.5, 3, 1e308, 0x1p-1022, 0x1p-1074, 0x1.fffffffffffffp-1023, 0x1.fffffffffffffp1023,
      INFINITY, NAN, 0x1p31, 0x1p32, 0x1p52, 0x1p53, 0x1p63, 0x1p64, 0x1.fffffep127, 0x1.ffffffp127, 0x1p-126,
      0x1p-149, 0x1p-150, 65504, 65520, 65519.99, 0x1p-24, 0x1p-25, 0x1.0000000000001p0, 0x1.fffffffffffffp-1};
  const Bits r = random();
  double value;
  switch (r % 8) {
    case 0:
      value = special[(r >> 8) % (sizeof special / sizeof *special)];
      break;
    case 1:  // few bits
      value = std::ldexp(double(r >> 40 & 0xff), int(r >> 16 & 0x7f) - 64);
      break;
    case 2:  // close to each other
    case 3:
      value = std::ldexp(1 + double(random() >> 12) * 0x1p-52, int(r >> 16 & 7) - 4);
      break;
    case 4: {  // below the normal numbers
      const Bits bits = random() >> (12 + (r >> 8) % 50);
      memcpy(&value, &bits, sizeof value);
      break;
    }
    case 5:  // as large as integers
      value = std::ldexp(1 + double(random() >> 12) * 0x1p-52, int((r >> 16) % 66));
      break;
    default: {
      const Bits bits = random();
      memcpy(&value, &bits, sizeof value);
    }
  }
  return (r >> 7 & 1) != 0 ? -value : value;
}

Input input(std::mt19937_64& random) {
  Input in;
  in.x = number(random);
  in.y = number(random);
  in.z = number(random);
  // Sums that cancel.
  if (random() % 4 == 0) in.z = -in.x * in.y * (1 + double(random() % 5) * 0x1p-52);
  if (random() % 8 == 0) in.y = -in.x * (1 + double(random() % 5) * 0x1p-52);
  // Products around the smallest normal number, and below it.
  if (random() % 8 == 0 && std::isfinite(in.x)) {
    int x, y;
    std::frexp(in.x, &x);
    in.y = std::ldexp(std::frexp(in.y, &y), -1018 - x - int(random() % 60));
  }
  const Bits r = random() >> random() % 64;
  const std::uint32_t narrow = std::uint32_t(random());
  memcpy(&in.f, &narrow, sizeof in.f);
  const std::uint16_t half = std::uint16_t(random());
  memcpy(&in.h, &half, sizeof in.h);
  in.s64 = std::int64_t(r) * (r & 1 ? 1 : -1), in.u64 = random() >> random() % 64;
  in.s32 = std::int32_t(random()), in.u32 = std::uint32_t(random());
  in.s16 = std::int16_t(random()), in.u16 = std::uint16_t(random());
  in.s8 = std::int8_t(random()), in.u8 = std::uint8_t(random());
  return in;
}

void check(hipError_t error) {
  if (error == hipSuccess) return;
  std::printf("error %s\n", hipGetErrorString(error));
  std::exit(1);
}

int main(int argc, char** argv) {
  const int count = argc > 1 ? std::atoi(argv[1]) : 4096;
  std::mt19937_64 random(20);
  std::vector<Input> in(static_cast<std::size_t>(count));
  for (Input& each : in) each = input(random);
  std::vector<Bits> out(in.size());
  Input* from;
  Bits* to;
  check(hipMalloc(&from, in.size() * sizeof(Input)));
  check(hipMalloc(&to, in.size() * sizeof(Bits)));
  check(hipMemcpy(from, in.data(), in.size() * sizeof(Input), hipMemcpyHostToDevice));
  for (std::size_t n = 0; n < std::size(kernels); ++n) {
    kernels[n]<<<(count + 255) / 256, 256>>>(from, to, count);
    check(hipGetLastError());
    check(hipMemcpy(out.data(), to, in.size() * sizeof(Bits), hipMemcpyDeviceToHost));
    int wrong = 0;
    for (std::size_t i = 0; i < in.size(); ++i) {
      const Bits wanted = expected[n](in[i]);
      if (out[i] == wanted) continue;
      if (++wrong == 1)
        std::printf("%s of %a %a %a: %llx instead of %llx\n", names[n], in[i].x, in[i].y, in[i].z,
                    static_cast<unsigned long long>(out[i]), static_cast<unsigned long long>(wanted));
    }
    std::printf("%s=%d\n", names[n], wrong);
  }
}
