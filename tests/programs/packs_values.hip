// Values of all types that differ by thread: in phis, private arrays, and indices that wrap around.
#include <algorithm>
#include <array>
#include <cstdint>
#include <numeric>
#include <tuple>
#include <utility>

#include "by_thread.h"

struct Pair {
  long a;
  short b;
  char c;
};
struct Big {
  int v[6];
  double d;
};
BOTH long pointers(const int* in, int n, int i) {
  int one[8], two[8];
  for (int j = 0; j < 8; ++j) one[j] = in[(i + j) % n], two[j] = in[(i * j) % n] * 10;
  int* p = i % 3 ? one : two;
  int* q = i & 1 ? p + 1 : two + 2;
  for (int j = 0; j < 6; ++j) {
    if (p[j] > *q) {
      int* t = p == one ? two : one;
      q = &t[j];
      p = t;
    } else if (p[j] == 3)
      q = p + (i & 7);
    *q += i + j;
  }
  long s = 0;
  for (int j = 0; j < 8; ++j) s = s * 3 + one[j] * 2 + two[j];
  return s + (q - (q >= one && q < one + 8 ? one : two));
}

BOTH Pair make(int i, int j) { return {long(i) * j, short(i - j), char(i + j)}; }
BOTH long structs(const int* in, int n, int i) {
  Pair p = make(i, 3);
  Big b = {{1, 2, 3, i, 5, 6}, i * 0.5};
  for (int j = 0; j < n; ++j) {
    if (in[j] == i % 8)
      p = make(j, i);
    else if (in[j] > 7) {
      Pair q = p;
      q.a += b.v[j % 6];
      if (i & 4) p = q;
    }
    if (in[j] == 2) {
      Big c = b;
      c.v[i % 6] = j;
      c.d += 1;
      b = c;
    }
  }
  long s = p.a * 7 + p.b * 3 + p.c;
  for (int v : b.v) s = s * 3 + v;
  return s + long(b.d * 2);
}

// Elements of all types.
template <class T>
BOTH T arith(const int* in, int n, int i) {
  T a = T(in[i % n] + 1), b = T(i), c = T(3);
  for (int k = 0; k < 5; ++k) {
    if (in[(i + k) % n] & 1)
      a = T(a * b + c);
    else
      c = T(c - a);
    if (a > b) b = T(b + T(1));
  }
  return T(a + b * c);
}

template <class T>
BOTH T integers(const int* in, int n, int i) {
  T a = T(in[i % n] * 77 + i * 1000003LL), b = T(in[(i * 3) % n] + 1), r = 0;
  if (i % 3)
    r = T(a / b);
  else
    r = T(a % b);
  if (i & 1)
    r = T(r ^ (a >> (i % (sizeof(T) * 8 - 1))));
  else
    r = T(r | (a << (i % 7)));
  T arr[4] = {a, b, r, T(i)};
  arr[i & 3] = T(arr[(i >> 2) & 3] + 1);
  return T(arr[0] + arr[1] * 3 + arr[2] * 5 + arr[3] * 7);
}

typedef __int128 i128;
typedef unsigned __int128 u128;
BOTH long wide(const int* in, int n, int i) {
  i128 a = (i128(in[i % n] + 5) << 70) + i, b = in[(i + 1) % n] - 4;
  u128 u = u128(a) * 12345;
  if (b != 0) {
    a = a / b;
    u = u % u128(b < 0 ? -b : b);
  }
  i128 arr[3] = {a, b, i128(u)};
  arr[i % 3] += i;
  i128 r = i & 1 ? arr[0] ^ arr[1] : arr[2] - arr[0];
  return long(r) ^ long(r >> 64);
}

BOTH long bools(const int* in, int n, int i) {
  bool a = in[i % n] > 4, b = i & 1, c = false, arr[9];
  for (int k = 0; k < 9; ++k) {
    arr[k] = a ^ (k & 1);
    if (b && in[k] < 3) c = !c;
    a = a != c;
  }
  bool t = arr[i % 9];
  arr[(i * 5) % 9] = !t;
  long r = 0;
  for (bool x : arr) r = r * 2 + x;
  return r * 8 + a * 4 + b * 2 + c;
}

BOTH long bitints(const int* in, int n, int i) {
  typedef _BitInt(13) S;
  typedef unsigned _BitInt(37) U;
  typedef _BitInt(100) W;
  S s = S(in[i % n] * 31 + i);
  U u = U(i) * U(1234567) + U(in[0]);
  W w = W(u) << 50;
  for (int k = 0; k < 4; ++k) {
    if (in[k] & 1)
      s = S(s * S(3) + S(k));
    else
      u ^= U(s & S(127));
    if (i & 2) w += u;
  }
  S a[3] = {s, S(1), S(2)};
  a[i % 3] = S(a[(i + 1) % 3] + S(5));
  return long(a[0]) + long(a[1]) * 3 + long(a[2]) * 7 + long(u) + long(w >> 40);
}

BOTH float halves(const int* in, int n, int i) {
  _Float16 a = _Float16(in[i % n]), arr[4] = {1, 2, 3, 4};
  for (int k = 0; k < 4; ++k) {
    if (in[(k + i) % n] > 4)
      a = a * _Float16(0.5) + arr[k];
    else
      arr[(k + i) & 3] = a;
  }
  return float(a) + float(arr[i & 3]);
}

typedef float f4 __attribute__((ext_vector_type(4)));
typedef int i3 __attribute__((ext_vector_type(3)));
typedef char c16 __attribute__((ext_vector_type(16)));
BOTH double vectors(const int* in, int n, int i) {
  f4 v = {1, 2, float(i), 4};
  i3 w = {in[0], i, 3};
  c16 c = (char)i;
  for (int k = 0; k < n % 9; ++k) {
    if (in[k] > i % 10)
      v = v.wzyx * 0.5f + float(k);
    else
      w = w.zxy + in[k];
    c[(i + k) & 15] = char(k);
  }
  f4 u = i & 1 ? v : v.yxwz;
  int s = 0;
  for (int k = 0; k < 16; ++k) s = s * 3 + c[k];
  return u.x + u.y * 3 + u.z * 5 + u.w * 7 + w.x + w.y * 2 + w.z * 3 + s % 1000;
}

// Private arrays at indices and addresses that differ by thread.
BOTH long lane_arrays(const int* in, int n, int i) {
  int a[16];
  short b[16];
  long l[4];
  char ch[33];
  for (int k = 0; k < 16; ++k) a[k] = k * i, b[k] = short(in[k % n] + k);
  for (int k = 0; k < 33; ++k) ch[k] = char(k);
  l[i & 3] = i;
  l[(i + 1) & 3] = 2;
  l[(i + 2) & 3] = 3;
  l[(i + 3) & 3] = 4;
  a[i & 15] = 7;
  b[15 - (i & 15)] = 9;
  ch[i % 33] = 1;
  ch[32 - i % 33] = 2;
  __builtin_memcpy(&a[i & 7], &b[(i * 3) & 7], 8);
  __builtin_memmove(ch + (i & 3), ch + 5, 1 + (i & 15));
  __builtin_memset(a + 9, i, 4 * (i & 3));
  long s = 0;
  for (int k = 0; k < 16; ++k) s = s * 3 + a[(k + i) & 15] + b[k];
  for (int k = 0; k < 33; ++k) s = s * 3 + ch[k];
  return s + l[0] + 2 * l[1] + 3 * l[2] + 4 * l[3];
}

// Indices that wrap around, or lose bits, for some threads.
BOTH long wraps(const int* in, int n, int i) {
  long s = 0;
  unsigned u = unsigned(i) + 0xfffffff0u;
  if (u < unsigned(n)) s += in[u];
  unsigned v = unsigned(i) * 3u - 20u;
  if (v < unsigned(n)) s += in[v] * 3;
  int w = int(unsigned(i) + 0x7ffffff0u);
  if (w < 0) {
    unsigned long z = (unsigned long)(unsigned)w & 0x3f;
    if (z < (unsigned long)n) s += in[z] * 5;
  }
  short sh = short(i * 2048);
  if (sh >= 0 && sh < n) s += in[sh] * 7;
  unsigned char by = (unsigned char)(i * 17);
  if (by < n) s += in[by] * 9;
  int neg = -i + 20;
  if (neg >= 0 && neg < n) s += in[neg] * 11;
  unsigned long long far = (unsigned)(i - 16);
  s += far >> 3;
  int xo = i ^ 15, an = i & ~3, orr = i | 7, rs = i >> 2, ls = (i << 3) >> 1, md = i % 16, dv = i / 16, md2 = i % 12;
  s += in[xo % n] + in[an % n] * 2 + in[orr % n] * 3 + in[rs % n] * 4 + in[ls % n] * 5 + in[md] * 6 + in[dv % n] * 7 +
       in[md2] * 8;
  unsigned long k = (unsigned long)(unsigned)(i << 28) >> 28;
  return s + in[k] * 13;
}

// Operations that some threads make.
BOTH double maths(const int* in, int n, int i) {
  double a = in[i % n] + 0.5, r = 0;
  float f = float(a);
  if (i & 1) r += sqrt(a);
  if (i & 2) r += floor(a / 3) + fabs(-a);
  if (i % 3 == 0)
    r += fma(a, 2.0, 1.0);
  else
    f = fminf(f, 3.5f);
  if (i % 7 == 0) r += ldexp(a, i % 5);
  r += fmax(a, 2.0) + copysign(1.0, a - 4);
  return r + f + double(int(f)) + __builtin_popcount(i) + (i ? __builtin_clz(i) : 3) + (i ? __builtin_ctz(i) : 5);
}

BOTH long overflow(const int* in, int n, int i) {
  int r;
  long l;
  unsigned u;
  unsigned char c;
  long s = 0;
  if (__builtin_add_overflow(in[i % n] * 250000000, i * 7000000, &r)) s += 1;
  s += r;
  if (i & 1) {
    if (__builtin_mul_overflow((long)i << 40, (long)in[i % n] << 18, &l)) s += 2;
    s ^= l;
  }
  if (__builtin_sub_overflow((unsigned)in[i % n], (unsigned)i % 9, &u)) s += 4;
  s += u;
  if (__builtin_add_overflow((unsigned char)(i * 3), (unsigned char)200, &c)) s += 8;
  s += c + __builtin_bswap32(i) + __builtin_bitreverse16(i) + __builtin_rotateleft32(i, in[i % n]) +
       __builtin_popcountll(s) + __builtin_parity(i);
  s += __builtin_abs(i - 30) + __builtin_ffs(i) + (i ? __builtin_ctzl(i) : 3) + (i ? __builtin_clzs(i) : 1);
  return s;
}

struct __attribute__((packed)) Packed {
  char a;
  int b;
  short c;
  double d;
  long e;
};
struct Fields {
  unsigned a : 3;
  int b : 9;
  unsigned long c : 41;
  bool d : 1;
};
union Pun {
  float f;
  unsigned u;
  short s[2];
  unsigned char b[4];
};
BOTH long layouts(const int* in, int n, int i) {
  Packed p[3] = {};
  Fields f = {};
  Pun u;
  for (int k = 0; k < 3; ++k) {
    p[k].b = i + k;
    p[(k + i) % 3].d = in[k] * 0.5;
    p[k].e = -i;
    p[k].c = short(in[(i + k) % n]);
  }
  f.a = i;
  f.b = i * 5 - 200;
  f.c = (unsigned long)i << 35;
  f.d = in[i % n] > 5;
  if (i & 1)
    f.b -= in[i % n];
  else
    f.a += 1;
  u.f = in[i % n] + 0.25f;
  if (i & 2) u.s[1] += 3;
  u.b[i & 3] ^= 0x11;
  return p[i % 3].b + long(p[i % 3].d * 2) + p[(i + 1) % 3].e + p[2].c + f.a + f.b + long(f.c >> 30) + f.d + u.u;
}

BOTH long standard(const int* in, int n, int i) {
  std::array<int, 7> a{};
  std::array<short, 5> b{};
  for (int k = 0; k < 7; ++k) a[k] = in[(i * 3 + k) % n] * (k - 3);
  if (i % 3)
    std::sort(a.begin(), a.end());
  else
    std::reverse(a.begin(), a.end());
  auto it = std::find(a.begin(), a.end(), 0);
  auto [lo, hi] = std::minmax(a[0], a[6]);
  for (int k = 0; k < 5; ++k) b[k] = short(a[k] + lo);
  std::swap(b[i % 5], b[0]);
  std::tuple<int, long, char> t{i, hi, char(i)};
  long s = std::accumulate(a.begin(), a.end(), 0L) + (it - a.begin()) * 100 + std::get<1>(t);
  for (short x : b) s = s * 5 + x;
  return s + std::binary_search(a.begin(), a.end(), i % 4);
}

__host__ __device__ constexpr short table_[32] = {5, 3, 8, 1, 9, 2, 7, 7, 7, 0,  1,  4,  4,  2,  8,  8,
                                                  1, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16};
BOTH long tables(const int* in, int n, int i) {
  const char* text = i & 1 ? "alpha beta" : "gamma";
  long s = 0;
  for (const char* p = text + i % 4; *p; ++p) {
    if (*p == 'a' + i % 5) continue;
    s = s * 31 + *p;
  }
  static const double d[4] = {0.5, 1.5, 2.5, 3.5};
  return s + table_[i & 31] * 3 + table_[31 - (i & 31)] + long(d[in[i % n] & 3] * 2);
}

BOTH long bytes(const int* in, int n, int i) {
  unsigned char buf[64];
  for (int k = 0; k < 64; ++k) buf[k] = (unsigned char)(k * 3 + in[k % n]);
  uint32_t h = 2166136261u;
  int len = 1 + (i * 5) % 60;
  for (int k = 0; k < len; ++k) {
    h ^= buf[(k + i) & 63];
    h *= 16777619u;
    if ((h & 0xff) == 7) buf[h >> 26] ^= h >> 8;
  }
  uint16_t w;
  memcpy(&w, buf + (i % 63), 2);
  uint64_t q;
  memcpy(&q, buf + (i % 57), 8);
  memcpy(buf + (i & 31), &h, 4);
  memcpy(&len, buf + ((i + 1) & 31), 3);
  return long(q >> 20) + w + len + h;
}

BOTH double reals(const int* in, int n, int i) {
  double d = in[i % n] - 4.5;
  float f = i * 0.5f - 20;
  double s = 0;
  s += int(d) + long(f) + (unsigned char)(in[i % n] + 0.5f) + (f > 0 ? unsigned(f) : 7u);
  if (d < 0)
    s += -d;
  else if (d != d)
    s = 1;
  else
    s -= 2 * d;
  bool un = __builtin_isunordered(d, f) || __builtin_isless(d, double(f));
  s += un + __builtin_signbit(d) * 3 + (f == 0 ? 1 : 1 / f > 0) + double(_Float16(f)) + float(i) / 4 +
       double(1ul << (i % 63)) * 0x1p-40;
  s += trunc(d) + rint(d) + ceilf(f / 3) + fmin(d, 1.0) + fmod(double(i), 3.0);
  return s;
}

int main() {
  const std::vector<int> in = digits();
  check_function<long, pointers>("pointers", in);
  check_function<long, structs>("structs", in);
  check_function<long, wide>("wide", in);
  check_function<long, bools>("bools", in);
  check_function<long, bitints>("bitints", in);
  check_function<float, halves>("halves", in);
  check_function<double, vectors>("vectors", in);
  check_function<long, lane_arrays>("lane_arrays", in);
  check_function<long, wraps>("wraps", in);
  check_function<double, maths>("maths", in);
  check_function<long, overflow>("overflow", in);
  check_function<long, layouts>("layouts", in);
  check_function<long, standard>("standard", in);
  check_function<long, tables>("tables", in);
  check_function<long, bytes>("bytes", in);
  check_function<double, reals>("reals", in);
  check_function<signed char, arith<signed char>>("arith<signed char>", in);
  check_function<short, arith<short>>("arith<short>", in);
  check_function<unsigned, arith<unsigned>>("arith<unsigned>", in);
  check_function<float, arith<float>>("arith<float>", in);
  check_function<double, arith<double>>("arith<double>", in);
  check_function<unsigned char, integers<unsigned char>>("integers<unsigned char>", in);
  check_function<short, integers<short>>("integers<short>", in);
  check_function<unsigned short, integers<unsigned short>>("integers<unsigned short>", in);
  check_function<unsigned, integers<unsigned>>("integers<unsigned>", in);
  check_function<long, integers<long>>("integers<long>", in);
  check_function<unsigned long, integers<unsigned long>>("integers<unsigned long>", in);
  return verdict(checked, wrong);
}
