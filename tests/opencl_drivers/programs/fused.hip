// fmaf of any bits, of one number and of vectors, equals the host's.
#include <hip/hip_runtime.h>

#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <initializer_list>

typedef float float_vector __attribute__((ext_vector_type(4)));

constexpr int kThreads = 1 << 16;
constexpr std::uint32_t kSpecial[] = {0,          1,          0x7fffff,   0x800000,   0x3f800000, 0x3f800001, 0x7f7fffff,
                                      0x7f800000, 0x7fc00000, 0x33800000, 0x4b000000, 0x20000000, 0x1f800000, 0xc0400000};
constexpr unsigned kCount = sizeof kSpecial / sizeof kSpecial[0];

__global__ void one(const float* a, const float* b, const float* c, float* out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  out[i] = fmaf(a[i], b[i], c[i]);
}
__global__ void four(const float_vector* a, const float_vector* b, const float_vector* c, float_vector* out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  out[i] = __builtin_elementwise_fma(a[i], b[i], c[i]);
}

static std::uint32_t bits(float x) {
  std::uint32_t result;
  std::memcpy(&result, &x, sizeof result);
  return result;
}

static std::uint64_t state = 88172645463325252u;
static std::uint32_t random_bits() {
  state ^= state << 13, state ^= state >> 7, state ^= state << 17;
  return static_cast<std::uint32_t>(state >> 16);
}

// Random numbers, or numbers of similar size, so that sums cancel.
static void fill(std::uint32_t* a, std::uint32_t* b, std::uint32_t* c, unsigned i) {
  a[i] = random_bits(), b[i] = random_bits(), c[i] = random_bits();
  if (i < kCount * kCount * kCount) {
    a[i] = kSpecial[i % kCount] ^ (random_bits() & 0x80000000u);
    b[i] = kSpecial[i / kCount % kCount] ^ (random_bits() & 0x80000000u);
    c[i] = kSpecial[i / kCount / kCount] ^ (random_bits() & 0x80000000u);
  } else if (i % 2 == 0) {
    const std::uint32_t scale = 40 + random_bits() % 120;
    a[i] = (a[i] & 0x807fffffu) | scale << 23, b[i] = (b[i] & 0x807fffffu) | 127u << 23;
    c[i] = (c[i] & 0x807fffffu) | (scale + random_bits() % 60 - 30) << 23;
  }
}

int main() {
  std::uint32_t *a, *b, *c, *out;
  for (std::uint32_t** each : {&a, &b, &c, &out}) (void)hipMallocManaged(reinterpret_cast<void**>(each), kThreads * 4);
  for (unsigned i = 0; i < kThreads; ++i) fill(a, b, c, i);
  const auto floats = [](std::uint32_t* p) { return reinterpret_cast<float*>(p); };
  const auto vectors = [](std::uint32_t* p) { return reinterpret_cast<float_vector*>(p); };
  int wrong = 0;
  for (int pass = 0; pass < 2; ++pass) {
    std::memset(out, 0xA5, kThreads * 4);
    if (pass == 0)
      one<<<kThreads / 64, 64>>>(floats(a), floats(b), floats(c), floats(out));
    else
      four<<<kThreads / 256, 64>>>(vectors(a), vectors(b), vectors(c), vectors(out));
    if (hipDeviceSynchronize() != hipSuccess) return 2;
    for (int i = 0; i < kThreads; ++i) {
      const float expected = std::fmaf(floats(a)[i], floats(b)[i], floats(c)[i]);
      const bool same = std::isnan(expected) ? std::isnan(floats(out)[i]) : bits(expected) == out[i];
      if (!same && ++wrong < 10)
        std::printf("%a * %a + %a is %a, not %a\n", floats(a)[i], floats(b)[i], floats(c)[i], floats(out)[i], expected);
    }
  }
  std::printf("%d wrong\n", wrong);
}
