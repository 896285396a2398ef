// Values of the device functions by the names of one API and generator: -DNAME=curand, hiprand or rocrand, and
// -DXORWOW ... A line has a value for each letter of its script. One generator at a time, since each has all functions.
#define JOINED(a, b) a##b
#define JOIN(a, b) JOINED(a, b)
#define R(suffix) JOIN(NAME, suffix)
#define curand 1
#define hiprand 2
#define rocrand 3
#if NAME == 1
#undef curand
#undef hiprand
#undef rocrand
#include <curand_kernel.h>
typedef curandStateXORWOW_t Xorwow;
typedef curandStatePhilox4_32_10_t Philox;
typedef curandStateMRG32k3a_t Mrg;
typedef curandStateSobol32_t Sobol32;
typedef curandStateScrambledSobol64_t Scrambled64;
#elif NAME == 2
#undef curand
#undef hiprand
#undef rocrand
#include <hiprand/hiprand_kernel.h>
typedef hiprandState_t Xorwow;
typedef hiprandStatePhilox4_32_10_t Philox;
typedef hiprandStateMRG32k3a_t Mrg;
typedef hiprandStateSobol32_t Sobol32;
typedef hiprandStateScrambledSobol64_t Scrambled64;
#else
#undef curand
#undef hiprand
#undef rocrand
#include <rocrand/rocrand_kernel.h>
typedef rocrand_state_xorwow Xorwow;
typedef rocrand_state_philox4x32_10 Philox;
typedef rocrand_state_mrg32k3a Mrg;
typedef rocrand_state_sobol32 Sobol32;
typedef rocrand_state_scrambled_sobol64 Scrambled64;
#endif
#include <cstdio>
#include <cstring>

constexpr int kValues = 40;

// A value for a letter of the script; sums where a call has several.
template <class State>
__device__ double value(State* s, char call) {
  switch (call) {
    case 'b':
      return R()(s);
    case 'u':
      return R(_uniform)(s);
    case 'U':
      return R(_uniform_double)(s);
    case 'n':
      return R(_normal)(s);
    case 'N':
      return R(_normal_double)(s);
    case 'l':
      return R(_log_normal)(s, 0.5f, 0.25f);
    case 'L':
      return R(_log_normal_double)(s, 0.5, 0.25);
    case 'p':
    case 'q':
    case 'r':
      return R(_poisson)(s, call == 'p' ? 5.0 : call == 'q' ? 100.0 : 5000.0);
    case 's':
      skipahead(1234567u, s);
      return 0;
  }
  return -1;
}

template <class State>
__device__ double more(State* s, char call) {
  if (call == 'S') {
    skipahead_sequence(0x987654321ull, s);
    return 0;
  }
  if (call == '2') {
    const auto pair = R(_normal2)(s);
    return pair.x + 2 * static_cast<double>(pair.y);
  }
  return value(s, call);
}

template <class State>
__device__ double fours(State* s, char call) {
  if (call == 'b') {
    const auto x = JOIN(NAME, 4)(s);
    return x.x + 2.0 * x.y + 3.0 * x.z + 4.0 * x.w;
  }
  if (call == 'u') {
    const auto x = R(_uniform4)(s);
    return x.x + 2.0 * x.y + 3.0 * x.z + 4.0 * x.w;
  }
  if (call == 'U') {
    const auto x = R(_uniform2_double)(s);
    return x.x + 2.0 * x.y;
  }
  const auto x = R(_normal4)(s);
  return x.x + 2.0 * x.y + 3.0 * x.z + 4.0 * x.w;
}

template <class State>
__global__ void pseudo(const char* calls, double* out, unsigned long long seed, unsigned long long subsequence,
                       unsigned long long offset) {
  State s;
  R(_init)(seed, subsequence, offset, &s);
  for (int i = 0; calls[i] != 0; ++i) out[i] = more(&s, calls[i]);
}

template <class State>
__global__ void philoxFours(const char* calls, double* out) {
  State s;
  R(_init)(99ull, 3ull, 6ull, &s);
  for (int i = 0; calls[i] != 0; ++i) out[i] = fours(&s, calls[i]);
}

// Vectors of the sequence's first dimension.
template <class State>
__global__ void sobol32(const char* calls, double* out) {
  unsigned int vectors[32];
  for (int i = 0; i < 32; ++i) vectors[i] = 0x80000000u >> i;
  State s;
  R(_init)(vectors, 1000u, &s);
  for (int i = 0; calls[i] != 0; ++i) out[i] = value(&s, calls[i]);
}

template <class State>
__global__ void scrambledSobol64(const char* calls, double* out) {
  unsigned long long vectors[64];
  for (int i = 0; i < 64; ++i) vectors[i] = 0x8000000000000000ull >> i | 0x0123456789abcdefull >> (i + 1);
  State s;
  R(_init)(vectors, 0x5555aaaa12345678ull, 1000ull, &s);
  for (int i = 0; calls[i] != 0; ++i) out[i] = value(&s, calls[i]);
}

template <class Kernel, class... Arguments>
void show(const char* name, const char* calls, double* values, Kernel kernel, Arguments... arguments) {
  char* script = reinterpret_cast<char*>(values + kValues);
  const std::size_t count = std::strlen(calls);
  (void)hipMemcpy(script, calls, count + 1, hipMemcpyHostToDevice);
  kernel<<<1, 1>>>(script, values, arguments...);
  double got[kValues] = {};
  if (hipMemcpy(got, values, sizeof got, hipMemcpyDeviceToHost) != hipSuccess) std::printf("failed ");
  std::printf("%s", name);
  for (std::size_t i = 0; i < count; ++i) std::printf(" %.17g", got[i]);
  std::puts("");
}

int main() {
  [[maybe_unused]] const char* const calls = "bbbuUnnnNNNlLpqrsb2SbuU";
  double* values;
  if (hipMalloc(&values, kValues * sizeof(double) + 64) != hipSuccess) return 1;
#if defined(XORWOW)
  show("xorwow", calls, values, pseudo<Xorwow>, 0ull, 0ull, 0ull);
  show("xorwow_far", calls, values, pseudo<Xorwow>, 0xdeadbeefcafe1234ull, 12345ull, 67890123456ull);
#elif defined(MRG32K3A)
  show("mrg32k3a", calls, values, pseudo<Mrg>, 0ull, 0ull, 0ull);
  show("mrg32k3a_far", calls, values, pseudo<Mrg>, 0xdeadbeefcafe1234ull, 12345ull, 67890123456ull);
#elif defined(PHILOX)
  show("philox", calls, values, pseudo<Philox>, 0ull, 0ull, 0ull);
  show("philox_far", calls, values, pseudo<Philox>, 0xdeadbeefcafe1234ull, 12345ull, 67890123457ull);
#elif defined(FOURS)
  show("fours", "bbunUbb", values, philoxFours<Philox>);
#elif defined(SOBOL32)
  show("sobol32", "bbbuUnnNNlLpqrsb", values, sobol32<Sobol32>);
#elif defined(SCRAMBLED_SOBOL64)
  show("scrambled_sobol64", "bbbuUnnNNlLpqrsb", values, scrambledSobol64<Scrambled64>);
#endif
}
