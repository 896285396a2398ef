// Half and bfloat16 to and from every other type, in every rounding mode: all 65,536 bit patterns, floats and
// integers around their neighbours and midway between them, on host and device.
#include "short_floats.h"

// The names of a format's conversions.
#define HALF(before, after) before##half##after
#define BFLOAT16(before, after) before##bfloat16##after

#define INTEGERS(X)          \
  X(short, short)            \
  X(ushort, unsigned short)  \
  X(int, int)                \
  X(uint, unsigned int)      \
  X(ll, long long)           \
  X(ull, unsigned long long)
#define MODES(X, name, T) X(name, T, n) X(name, T, z) X(name, T, u) X(name, T, d)

// One function for each conversion of both formats: to_int_z(x), from_int_z(x, format).
#define FORMAT(N, F)                                                                            \
  MODES(N##_FROM, float, float)                                                                 \
  INTEGERS(N##_BOTH)                                                                            \
  __host__ __device__ static F from_plain(float x, F) { return N(__float2, )(x); }              \
  __host__ __device__ static F from_double(double x, F) { return N(__double2, )(x); }           \
  __host__ __device__ static signed char to_char(F x) { return N(__, 2char_rz)(x); }            \
  __host__ __device__ static unsigned char to_uchar(F x) { return N(__, 2uchar_rz)(x); }        \
  __host__ __device__ static float to_float(F x) { return N(__, 2float)(x); }
#define HALF_FROM(name, T, m) \
  __host__ __device__ static __half from_##name##_##m(T x, __half) { return __##name##2half_r##m(x); }
#define HALF_TO(name, T, m) \
  __host__ __device__ static T to_##name##_##m(__half x) { return __half2##name##_r##m(x); }
#define HALF_BOTH(name, T) MODES(HALF_FROM, name, T) MODES(HALF_TO, name, T)
#define BFLOAT16_FROM(name, T, m)                                                              \
  __host__ __device__ static __hip_bfloat16 from_##name##_##m(T x, __hip_bfloat16) {           \
    return __##name##2bfloat16_r##m(x);                                                        \
  }
#define BFLOAT16_TO(name, T, m) \
  __host__ __device__ static T to_##name##_##m(__hip_bfloat16 x) { return __bfloat162##name##_r##m(x); }
#define BFLOAT16_BOTH(name, T) MODES(BFLOAT16_FROM, name, T) MODES(BFLOAT16_TO, name, T)
FORMAT(HALF, __half)
FORMAT(BFLOAT16, __hip_bfloat16)

// ---- To integers and float ---------------------------------------------------------------------------

struct Whole {
#define MEMBER(name, T, m) T name##_##m;
#define MEMBERS(name, T) MODES(MEMBER, name, T)
  INTEGERS(MEMBERS)
  signed char byte;
  unsigned char ubyte;
  float widened;
};

template <class F>
__host__ __device__ Whole whole(int bits) {
  typename F::type x = F::of(bits);
  Whole r;
#define CALL(name, T, m) r.name##_##m = to_##name##_##m(x);
#define CALLS(name, T) MODES(CALL, name, T)
  INTEGERS(CALLS)
#undef CALL
#undef CALLS
  r.byte = to_char(x);
  r.ubyte = to_uchar(x);
  r.widened = to_float(x);
  return r;
}

template <class F>
__global__ void to_whole(Whole* out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  out[i] = whole<F>(i);
}

template <class T>
static T clamped(double x, char mode) {
  if (x != x) return 0;
  x = mode == 'n' ? std::nearbyint(x) : mode == 'z' ? std::trunc(x) : mode == 'u' ? std::ceil(x) : std::floor(x);
  if (x <= (double)std::numeric_limits<T>::min()) return std::numeric_limits<T>::min();
  return x >= (double)std::numeric_limits<T>::max() ? std::numeric_limits<T>::max() : (T)x;
}

template <class T>
static void expect_whole(const char* name, int bits, T got, T want) {
  ++checked;
  if (got != want && ++wrong <= 40)
    printf("to %s (%04x) = %lld, not %lld\n", name, bits, (long long)got, (long long)want);
}

template <class F>
static void check_whole() {
  Buffer<Whole> out(65536);
  to_whole<F><<<256, 256>>>(out.data);
  (void)hipDeviceSynchronize();
  for (int i = 0; i < 65536; ++i) {
    const double x = value<F>((unsigned short)i);
    for (const Whole& r : {out.data[i], whole<F>(i)}) {
#define CHECK(name, T, m) expect_whole(#name " " #m, i, r.name##_##m, clamped<T>(x, *#m));
#define CHECKS(name, T) MODES(CHECK, name, T)
      INTEGERS(CHECKS)
      expect_whole("char", i, r.byte, clamped<signed char>(x, 'z'));
      expect_whole("uchar", i, r.ubyte, clamped<unsigned char>(x, 'z'));
      ++checked;
      if (r.widened != x && (x == x || r.widened == r.widened) && ++wrong <= 40)
        printf("to float (%04x) = %a, not %a\n", i, r.widened, x);
    }
  }
}

// ---- From integers and float ---------------------------------------------------------------------------

struct Numbers {
  float x;
  double d;
  long long ll;
};
struct Narrow {
  unsigned short plain, doubled, constructed;
#define MEMBER_OF(name, T, m) unsigned short name##_##m;
#define MEMBERS_OF(name, T) MODES(MEMBER_OF, name, T)
  MODES(MEMBER_OF, float, float)
  INTEGERS(MEMBERS_OF)
};

template <class F>
__host__ __device__ Narrow narrow(const Numbers& in) {
  typedef typename F::type T;
  Narrow r;
  r.plain = F::bits(from_plain(in.x, T()));
  r.doubled = F::bits(from_double(in.d, T()));
  r.constructed = F::bits(T(in.ll));
#define CALL(name, U, m) r.name##_##m = F::bits(from_##name##_##m((U)in.ll, T()));
#define CALLS(name, U) MODES(CALL, name, U)
#define CALL_FLOAT(name, U, m) r.name##_##m = F::bits(from_##name##_##m(in.x, T()));
  MODES(CALL_FLOAT, float, float)
  INTEGERS(CALLS)
#undef CALL
#undef CALLS
  return r;
}

template <class F>
__global__ void to_narrow(const Numbers* in, Narrow* out) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  out[i] = narrow<F>(in[i]);
}

// Around a number of the format, midway to the next, and random values.
template <class F>
static Numbers input(int i) {
  const unsigned short bits = (unsigned short)(i * 40503u >> 3);
  const double a = value<F>(bits), b = value<F>((unsigned short)(bits + 1)), middle = a / 2 + b / 2;
  const double chosen = i & 1 ? middle : a;
  Numbers r;
  r.x = (float)chosen;
  if (i & 2) r.x = std::nextafterf(r.x, i & 4 ? INFINITY : -INFINITY);
  r.d = i & 8 ? std::nextafter(chosen, i & 4 ? INFINITY : -INFINITY) : chosen;
  if (i % 64 == 63) {
    const unsigned any = random_bits();
    memcpy(&r.x, &any, 4);
    r.d = std::ldexp((double)r.x, (int)(any % 100) - 50);
  }
  r.ll = std::fabs(chosen) < 9e18 ? (long long)chosen : (long long)random_bits() << (random_bits() & 31);
  r.ll += i / 16 % 3 - 1;
  if (i % 32 == 17) r.ll = (1ll << (i / 32 % 63)) + (1ll << (i / 2016 % 63)) + (i / 64 % 3 - 1);
  return r;
}

template <class F>
static void check_narrow(int n) {
  Buffer<Numbers> in(n);
  Buffer<Narrow> out(n);
  for (int i = 0; i < n; ++i) in.data[i] = input<F>(i);
  to_narrow<F><<<n / 256, 256>>>(in.data, out.data);
  (void)hipDeviceSynchronize();
  for (int i = 0; i < n; ++i) {
    const Numbers x = in.data[i];
    for (const Narrow& r : {out.data[i], narrow<F>(x)}) {
      expect<F>("from float", i, 0, 0, r.plain, rounded<F>(x.x));
      expect<F>("from double", i, 0, 0, r.doubled, rounded<F>(x.d));
      expect<F>("constructor", i, 0, 0, r.constructed, rounded<F>((long double)x.ll));
#define CHECK_FLOAT(name, T, m) expect<F>("from float " #m, i, 0, 0, r.name##_##m, rounded<F>((double)x.x, *#m));
#define CHECK_FROM(name, T, m) \
  expect<F>("from " #name " " #m, i, 0, 0, r.name##_##m, rounded<F>((long double)(T)x.ll, *#m));
#define CHECKS_FROM(name, T) MODES(CHECK_FROM, name, T)
      MODES(CHECK_FLOAT, float, float)
      INTEGERS(CHECKS_FROM)
    }
  }
}

int main(int argc, char** argv) {
  const int n = argc > 1 ? atoi(argv[1]) : 1 << 17;
  check_whole<Half>();
  check_whole<Bfloat16>();
  check_narrow<Half>(n);
  check_narrow<Bfloat16>(n);
  return finish();
}
