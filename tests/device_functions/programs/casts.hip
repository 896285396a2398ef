// Every conversion between integers and floating point, in the four modes, against this machine's own modes.
// A value outside the integer's range is clamped, and NaN gives 0.
#include <hip/hip_runtime.h>

#include <cfenv>
#include <cmath>
#include <limits>
#include <vector>

#include "inputs.h"

typedef unsigned int u32;
typedef long long i64;
typedef unsigned long long u64;
static const int modes[] = {FE_TONEAREST, FE_TOWARDZERO, FE_UPWARD, FE_DOWNWARD};

template <typename T>
struct Integers {
  int i[4];
  u32 u[4];
  i64 l[4];
  u64 m[4];
  float narrow[4];
};
#define TO_INTEGERS(from, mode, index)            \
  r.i[index] = __##from##2int_##mode(x[k]);       \
  r.u[index] = __##from##2uint_##mode(x[k]);      \
  r.l[index] = __##from##2ll_##mode(x[k]);        \
  r.m[index] = __##from##2ull_##mode(x[k]);
#define NARROW(mode, index) r.narrow[index] = __double2float_##mode(x[k]);
__global__ void to_integers(const float* x, Integers<float>* out, int n) {
  WARPS
  int k = blockIdx.x * blockDim.x + threadIdx.x;
  if (k >= n) return;
  Integers<float>& r = out[k];
  TO_INTEGERS(float, rn, 0) TO_INTEGERS(float, rz, 1) TO_INTEGERS(float, ru, 2) TO_INTEGERS(float, rd, 3)
  for (int m = 0; m < 4; ++m) r.narrow[m] = x[k];
}
__global__ void to_integers(const double* x, Integers<double>* out, int n) {
  WARPS
  int k = blockIdx.x * blockDim.x + threadIdx.x;
  if (k >= n) return;
  Integers<double>& r = out[k];
  TO_INTEGERS(double, rn, 0) TO_INTEGERS(double, rz, 1) TO_INTEGERS(double, ru, 2) TO_INTEGERS(double, rd, 3)
  NARROW(rn, 0) NARROW(rz, 1) NARROW(ru, 2) NARROW(rd, 3)
}

struct Reals {
  float i[4], u[4], l[4], m[4];
  double dl[4], dm[4], di, du, joined, bits;
  int hi, lo, as_int;
  u32 as_uint;
  i64 as_ll;
  float from_int, from_uint;
};
#define TO_REALS(mode, index)              \
  r.i[index] = __int2float_##mode(i);      \
  r.u[index] = __uint2float_##mode(i);     \
  r.l[index] = __ll2float_##mode(l);       \
  r.m[index] = __ull2float_##mode(l);      \
  r.dl[index] = __ll2double_##mode(l);     \
  r.dm[index] = __ull2double_##mode(l);
__global__ void to_reals(const i64* x, Reals* out, int n) {
  WARPS
  int k = blockIdx.x * blockDim.x + threadIdx.x;
  if (k >= n) return;
  i64 l = x[k];
  int i = static_cast<int>(l);
  Reals& r = out[k];
  TO_REALS(rn, 0) TO_REALS(rz, 1) TO_REALS(ru, 2) TO_REALS(rd, 3)
  r.di = __int2double_rn(i);
  r.du = __uint2double_rn(i);
  r.bits = __longlong_as_double(l);
  r.hi = __double2hiint(r.bits);
  r.lo = __double2loint(r.bits);
  r.joined = __hiloint2double(r.hi, r.lo);
  r.as_ll = __double_as_longlong(r.bits);
  r.from_int = __int_as_float(i);
  r.from_uint = __uint_as_float(i);
  r.as_int = __float_as_int(r.from_int);
  r.as_uint = __float_as_uint(r.from_uint);
}

static long wrong = 0;
template <typename T>
static void expect(const char* what, int mode, bool good, T x) {
  if (good || ++wrong >= 20) return;
  printf("%s in mode %d of %a\n", what, mode, static_cast<double>(x));
}

// `whole` as an Integer, defined also where C++ leaves the conversion undefined.
template <typename Integer, typename T>
static Integer clamped(T whole) {
  typedef std::numeric_limits<Integer> L;
  if (whole != whole) return 0;
  if (whole <= static_cast<long double>(L::min())) return L::min();
  if (whole >= static_cast<long double>(L::max())) return L::max();
  return static_cast<Integer>(whole);
}

template <typename T>
static void check_to_integers() {
  std::vector<T> x, y, z;
  make_inputs(x, y, z);
  Bits random;
  for (int exponent = -3; exponent < 66; ++exponent)
    for (int k = 0; k < 1500; ++k) x.push_back(random.number<T>(exponent));
  for (int k = -2000; k < 2000; ++k) x.push_back(k * T(0.25));
  for (double edge : {0x1p31, 0x1p32, 0x1p63, 0x1p64})
    for (T value : {T(edge), std::nextafter(T(edge), T(0)), T(edge - 0.5), T(edge - 1)})
      x.push_back(value), x.push_back(-value);
  const int n = x.size();
  Managed<T> dx(x);
  Managed<Integers<T>> out(n);
  to_integers<<<(n + 63) / 64, 64>>>(dx.data, out.data, n);
  if (hipDeviceSynchronize() != hipSuccess) exit(3);
  for (int k = 0; k < n; ++k) {
    for (int m = 0; m < 4; ++m) {
      volatile T value = x[k];
      fesetround(modes[m]);
      volatile T whole = std::nearbyint(value);
      volatile float narrow = static_cast<float>(value);
      fesetround(FE_TONEAREST);
      const Integers<T>& r = out.data[k];
      expect("int", m, r.i[m] == clamped<int, T>(whole), x[k]);
      expect("uint", m, r.u[m] == clamped<u32, T>(whole), x[k]);
      expect("ll", m, r.l[m] == clamped<i64, T>(whole), x[k]);
      expect("ull", m, r.m[m] == clamped<u64, T>(whole), x[k]);
      expect("float", m, same<float>(r.narrow[m], narrow), x[k]);
    }
  }
}

static void check_to_reals() {
  std::vector<i64> x = {0, 1, -1, INT_MAX, INT_MIN, UINT_MAX, LLONG_MAX, LLONG_MIN};
  for (int k = 0; k < 64; ++k)
    for (i64 d : {-2, -1, 1, 2}) x.push_back(static_cast<i64>((1ull << k) + d));
  Bits random;
  for (int k = 0; k < 130000; ++k) x.push_back(static_cast<i64>(random.next() >> random.below(64)));
  const int n = x.size();
  Managed<i64> dx(x);
  Managed<Reals> out(n);
  to_reals<<<(n + 63) / 64, 64>>>(dx.data, out.data, n);
  if (hipDeviceSynchronize() != hipSuccess) exit(3);
  for (int k = 0; k < n; ++k) {
    const Reals& r = out.data[k];
    volatile i64 l = x[k];
    volatile u64 m64 = x[k];
    volatile int i = static_cast<int>(x[k]);
    volatile u32 u = static_cast<u32>(x[k]);
    for (int m = 0; m < 4; ++m) {
      fesetround(modes[m]);
      volatile float fi = i, fu = u, fl = l, fm = m64;
      volatile double dl = l, dm = m64;
      fesetround(FE_TONEAREST);
      expect("int to float", m, r.i[m] == fi, x[k]);
      expect("uint to float", m, r.u[m] == fu, x[k]);
      expect("ll to float", m, r.l[m] == fl, x[k]);
      expect("ull to float", m, r.m[m] == fm, x[k]);
      expect("ll to double", m, r.dl[m] == dl, x[k]);
      expect("ull to double", m, r.dm[m] == dm, x[k]);
    }
    expect("int to double", 0, r.di == i && r.du == u, x[k]);
    bool bits = __builtin_bit_cast(i64, r.bits) == l && r.as_ll == l && r.hi == static_cast<int>(l >> 32) &&
                r.lo == i && __builtin_bit_cast(i64, r.joined) == l && r.as_int == i && r.as_uint == u &&
                __builtin_bit_cast(int, r.from_int) == i && __builtin_bit_cast(u32, r.from_uint) == u;
    expect("bits", 0, bits, x[k]);
  }
}

int main() {
  check_to_integers<float>();
  check_to_integers<double>();
  check_to_reals();
  if (wrong) return 1;
  printf("done\n");
}
