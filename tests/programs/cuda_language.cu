// CUDA C++ as the CUDA C++ Programming Guide describes it (C++ Language Extensions, C++ Language Support): values on
// the device. The features of C++ give the same ones on the host. nvcc accepts the file, too.
#include <cuda_fp16.h>

#include <algorithm>
#include <array>
#include <bit>
#include <compare>
#include <concepts>
#include <initializer_list>
#include <limits>
#include <new>
#include <numeric>
#include <optional>
#include <span>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>

#include "cuda_support.h"

#define HD __host__ __device__

// The values of one thread, in order.
struct Log {
  long long* out;
  int count = 0;
  HD void operator()(long long v) { out[count++] = v; }
  HD void f(double v) { (*this)(std::bit_cast<long long>(v)); }
};

namespace poly {
struct Base {
  int b;
  HD Base(int b) : b(b) {}
  HD virtual ~Base() {}
  HD virtual int f(int x) const { return x + b; }
  HD virtual Base* clone(void* at) const { return new (at) Base(*this); }
};
struct Left : virtual Base {
  int l = 2;
  HD Left(int b) : Base(b) {}
  HD int f(int x) const override { return x * 10 + l + b; }
};
struct Right : virtual Base {
  int r = 3;
  HD Right(int b) : Base(b) {}
  HD virtual int g() const { return r * b; }
};
struct Both final : Left, Right {
  HD Both(int b) : Base(b), Left(b + 1), Right(b + 2) {}
  HD int f(int x) const override { return Left::f(x) + g(); }
  HD int g() const override { return Right::g() + 100; }
};
HD void run(Log& log) {
  Both both(7);
  const Base& base = both;
  log(base.f(3));
  const Right* right = &both;
  log(right->g());
  log(static_cast<const Base*>(right)->f(4));
  int (Base::*method)(int) const = &Base::f;
  log((base.*method)(5));
  int Both::* member = &Both::l;
  log(both.*member);
  alignas(16) char memory[64];
  Base* copy = base.clone(memory);
  log(copy->f(1));
  copy->~Base();
}
}  // namespace poly

namespace cpp {
template <class T>
concept Number = std::integral<T> || std::floating_point<T>;
template <Number T>
HD constexpr T twice(T x) {
  return x + x;
}
template <class T>
  requires(!Number<T>)
HD constexpr int twice(T) {
  return -1;
}
consteval int squared(int x) { return x * x; }
constexpr int gcd_of(int a, int b) {
  while (b) {
    int t = a % b;
    a = b;
    b = t;
  }
  return a;
}
struct Version {
  int major, minor;
  HD constexpr auto operator<=>(const Version&) const = default;
};
struct Point {
  int x, y;
};
template <class... T>
HD auto sum(T... t) {
  return (t + ... + 0);
}
template <class... T>
HD bool all(T... t) {
  return (... && t);
}
template <class T>
HD int kind(T t) {
  if constexpr (std::is_pointer_v<T>)
    return 1;
  else if constexpr (sizeof(t) == 8)
    return 2;
  else
    return 3;
}
HD int total(std::initializer_list<int> list) {
  int s = 0;
  for (int v : list) s = s * 3 + v;
  return s;
}
HD long long operator""_k(unsigned long long v) { return 1000 * v; }
enum class Color : unsigned char { red = 3, green, blue = 250 };
struct Bits {
  unsigned a : 3;
  int b : 5;
  unsigned long long c : 40;
  bool d : 1;
};
template <class T, int N>
struct Stack {
  T data[N];
  int n = 0;
  HD Stack& push(T t) {
    data[n++] = t;
    return *this;
  }
  HD T pop() { return data[--n]; }
};
template <class T>
Stack(T) -> Stack<T, 1>;
template <auto V>
struct Constant {
  static constexpr auto value = V;
};
inline namespace v2 {
HD int version() { return 2; }
}  // namespace v2
namespace {
HD int hidden() { return 77; }
}  // namespace
HD int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
template <int N>
struct Fact {
  static constexpr long long v = N * Fact<N - 1>::v;
};
template <>
struct Fact<0> {
  static constexpr long long v = 1;
};
constexpr int table[] = {3, 1, 4, 1, 5, 9, 2, 6};
const int plain_const = 42;
inline constexpr double pi_ish = 3.25;
HD int& pick(int& a, int& b, bool first) noexcept { return first ? a : b; }
struct Raii {
  Log& log;
  int id;
  HD Raii(Log& l, int i) : log(l), id(i) { log(i); }
  HD ~Raii() { log(-id); }
};
struct Move {
  int v;
  HD explicit Move(int v) : v(v) {}
  HD Move(Move&& o) noexcept : v(o.v) { o.v = -1; }
  HD Move& operator=(Move&& o) noexcept {
    v = o.v;
    o.v = -2;
    return *this;
  }
  Move(const Move&) = delete;
};
struct Functor {
  int n;
  HD int operator()(int x) const { return x + n; }
};
struct WithThis {
  int m = 9;
  HD int go(int x) {
    auto by_copy = [*this, x]() mutable {
      m += x;
      return m;
    };
    int a = by_copy();
    auto by_ref = [this] { return ++m; };
    return a * 100 + by_ref();
  }
};
HD unsigned collatz(unsigned n) {
  unsigned c = 0;
  while (n != 1) {
    n = n & 1 ? 3 * n + 1 : n / 2;
    ++c;
  }
  return c;
}
HD int sw(int x) {
  switch (x) {
    case 0:
      return 5;
    case 1:
      [[fallthrough]];
    case 2:
      x += 10;
      break;
    case 3 ... 6:
      x *= 2;
      break;
    default:
      x = -x;
  }
  return x;
}
HD int jump(int n) {
  int s = 0, i = 0;
again:
  s += i * i;
  if (++i < n) goto again;
  return s;
}
union Pun {
  float f;
  unsigned u;
  unsigned char c[4];
};
HD void run(Log& log, int one) {
  log(twice(21 * one));
  log(int(twice(1.25 * one) * 4));
  log(twice("x"));
  log(squared(9));
  log(gcd_of(48 * one, 36));
  Version a{1, 2}, b{1, 2 + one};
  log((a < b) * 4 + (a == b) * 2 + (a >= b));
  log((a <=> b) < 0);
  auto [x, y] = Point{3 * one, 4};
  log(x * 10 + y);
  log(sum(1, 2, 3 * one));
  log(sum());
  log(all(true, one == 1, x == 3));
  log(all());
  log(kind(&log));
  log(kind(1.0));
  log(kind('c'));
  log(total({1, 2 * one, 3}));
  log(12_k);
  log(int(Color::green) + int(static_cast<Color>(251 * one)));
  Bits bits{};
  bits.a = 9 * one;
  bits.b = -7 * one;
  bits.c = (1ull << 39) + one;
  bits.d = one;
  log(bits.a);
  log(bits.b);
  log(bits.c);
  log(bits.d);
  log(sizeof(Bits));
  Stack<int, 4> stack;
  stack.push(1).push(2 * one).push(3);
  log(stack.pop() * 10 + stack.pop());
  log(Constant<'a'>::value + Constant<5u>::value);
  log(version());
  log(hidden());
  log(fib(11 * one));
  log(Fact<10>::v);
  log([] {
    constexpr int at = table[5];
    return at;
  }() +
      plain_const);
  log.f(pi_ish * one);
  int p = 1, q = 2;
  pick(p, q, one == 1) = 50;
  log(p * 100 + q);
  {
    Raii r1(log, 5);
    {
      Raii r2(log, 6);
    }
    if (one) {
      Raii r3(log, 7);
    }
  }
  for (int i = 0; i < 3; ++i) {
    Raii r(log, 10 + i);
    if (i == one) break;
  }
  Move m1(3 * one), m2(std::move(m1));
  log(m1.v * 10 + m2.v);
  m1 = std::move(m2);
  log(m1.v * 10 + m2.v);
  std::swap(p, q);
  log(p * 100 + q);
  Functor fs[] = {{1}, {2 * one}, {3}};
  int acc = 0;
  for (const Functor& f : fs) acc = f(acc * 2);
  log(acc);
  WithThis w;
  log(w.go(4 * one));
  log(w.m);
  auto generic = [](auto v, auto... rest) { return v + sizeof...(rest); };
  log(generic(3 * one, 1, 2.0));
  auto tl = []<class T>(T v) { return sizeof(T) * v; };
  log(tl(5ll * one));
  log(tl(char(5 * one)));
  auto init = [n = one + 4, &p]() mutable {
    p = n++;
    return n;
  };
  log(init() * 10 + p);
  auto rec = [](auto self, int n) -> int { return n ? n + self(self, n - 1) : 0; };
  log(rec(rec, 10 * one));
  int (*fp)(int) = [](int v) { return v * 7; };
  log(fp(6 * one));
  log(collatz(27 * one));
  log(sw(0) + sw(one) + sw(2) + sw(4) + sw(9));
  log(jump(5 * one));
  Pun pun;
  pun.f = 1.5f * one;
  log(pun.u);
  log(pun.c[3]);
  log(std::bit_cast<int>(2.5f * one));
  log(std::popcount(0xf0f0u * one) + std::countl_zero(1u * one) + std::countr_zero(8u * one) +
      std::bit_width(255u * one) + std::rotl(1u * one, 31));
  log(std::has_single_bit(64u * one));
  std::array<int, 5> arr{5, 4, 3, 2, one};
  int s = 0;
  for (int v : arr) s = s * 10 + v;
  log(s);
  log(arr.size() + arr.back());
  std::tuple<int, char, double> t{1 * one, 'b', 2.5};
  log(std::get<0>(t) + std::get<char>(t) + int(std::get<2>(t) * 2));
  auto [t0, t1, t2] = t;
  log(t0 + t1);
  std::pair<int, int> pr{one, 2};
  log(pr < std::pair<int, int>{1, 3});
  log(std::max(3 * one, 2) * 10 + std::min({4, 2 * one, 8}));
  log(std::clamp(15 * one, 0, 10));
  std::optional<int> o;
  log(o.has_value());
  o = 5 * one;
  log(*o + o.value_or(3));
  std::span<int> sp(arr);
  log(sp.subspan(1, 2)[1]);
  log(std::accumulate(arr.begin(), arr.end(), 0));
  log(std::gcd(12 * one, 18) + std::lcm(4 * one, 6));
  log(std::midpoint(3 * one, 8));
  log(std::numeric_limits<short>::max() + std::numeric_limits<int>::digits);
  log(std::exchange(p, 8 * one) + p);
  std::integer_sequence<int, 2, 4, 6> seq;
  log([]<int... I>(std::integer_sequence<int, I...>) { return (I * ...); }(seq));
  log(std::apply([](auto... v) { return (int(v) + ...); }, t));
  std::variant<int, double> va = 3 * one;
  log(va.index());
  va = 2.5 * one;
  log(va.index() * 10 + (std::get_if<double>(&va) != nullptr));
  log(-7 / (2 * one));
  log(-7 % (2 * one));
  log((-7ll * one) >> 1);
  log(1u - 2u * one);
  log((unsigned char)(300 * one));
  log((signed char)(200 * one));
  log(short(70000 * one));
  log(__LINE__ > 0);
  log(alignof(double) + alignof(long double));
  log.f(0.1 * one + 0.2);
  log.f(float(0.1f * one) + 0.2f);
  log(int(2.9 * one));
  log((long long)(-2.9e10 * one));
  log(true + 'a' + L'b' + u8'c');
  char text[] = "hello";
  text[one] = 'a';
  int h = 0;
  for (char c : text) h = h * 31 + c;
  log(h);
  log(sizeof text);
  log("abc"[one]);
  log(sizeof(wchar_t));
  int grid[3][4];
  for (auto& row : grid)
    for (auto& v : row) v = one++;
  one -= 12;
  log(grid[2][1] + (*(grid + 1))[2]);
  volatile int vol = 3;
  vol = vol + 1;
  vol = vol * 2;
  log(vol);
  log(({
    int z = 4 * one;
    z + 1;
  }));
  log(one ?: 5);
  struct Local {
    int a;
    HD int get() const { return a * 3; }
  };
  log(Local{.a = 5 * one}.get());
  using Fn = int(int);
  Fn* fn = fib;
  log(fn(7 * one));
  log((*fn)(one));
  int arr2[4] = {1, 2, 3, 4};
  auto& [e0, e1, e2, e3] = arr2;
  e1 = 20 * one;
  log(arr2[1] + e3);
  static const int st[] = {10, 20, 30};
  log(st[one]);
  static constexpr int sc = 6;
  log(sc * one);
  log(__builtin_clz(16 * one) + __builtin_popcountll(~0ull) + __builtin_ffs(8 * one) + __builtin_bswap32(1 * one));
}
}  // namespace cpp
HD void everything(Log& log, int one) {
  poly::run(log);
  cpp::run(log, one);
}
__global__ void on_the_device(long long* out, int one, int* count) {
  Log log{out};
  everything(log, one);
  *count = log.count;
}

// Extensions.
static __device__ int bad, checked;
#define IS(a, b)                                             \
  do {                                                       \
    auto got = (a);                                          \
    atomicAdd(&checked, 1);                                  \
    if (!(got == (b))) {                                     \
      atomicAdd(&bad, 1);                                    \
      printf("line %d: %lld\n", __LINE__, (long long)(got)); \
    }                                                        \
  } while (0)
template <class T>
__device__ T copy_of(T t) {
  return t;
}
__device__ unsigned of_uint3(uint3 u) { return u.x + 10 * u.y + 100 * u.z; }
__device__ unsigned of_dim3(dim3 u) { return u.x + 10 * u.y + 100 * u.z; }
struct Big {
  int v[1000];
};
struct Counted {
  static constexpr int k = 3;
};
__device__ int count = 5;
static __device__ float two_and_half = 2.5f;
static inline __device__ int inlined_variable = 6;
template <class T>
__device__ T variable_template = T(7);
template <class T>
__constant__ T constant_template = T(8);
__managed__ struct {
  int a;
  float b[2];
} managed = {1, {2, 3}};
__constant__ int (*const_table)(int) = nullptr;
__device__ int seven(int x) { return 7 * x; }
__device__ int (*function)(int) = seven;
__device__ int calls() {
  static int n = 100;
  return atomicAdd(&n, 1);
}
template <class T>
__device__ T* dynamic() {
  extern __shared__ __align__(16) unsigned char bytes[];
  return reinterpret_cast<T*>(bytes);
}
__global__ void params(const __grid_constant__ Big big, const __grid_constant__ int small, int* sum) {
  auto* at = &big;
  IS(__isGridConstant(at), 1);
  IS(__isGridConstant(&small), 1);
  IS(__isGlobal(sum), 1);
  int s = 0;
  for (int v : at->v) s += v;
  if (threadIdx.x == 0) *sum = s + small;
}
__global__ void builtins() {
  auto t = threadIdx;
  t.x += 3;
  IS(t.x, threadIdx.x + 3);
  t.x -= 3;
  auto b = blockIdx;
  auto d = blockDim;
  auto g = gridDim;
  uint3 moved = t;
  moved.x += 1000;
  IS(moved.x, threadIdx.x + 1000);
  static_assert(std::is_same_v<decltype(threadIdx.x), unsigned>);
  static_assert(std::is_same_v<decltype(threadIdx), const uint3> && std::is_same_v<decltype(gridDim), const dim3>);
  static_assert(sizeof(threadIdx) == 12 && sizeof(blockDim) == 12);
  auto [x, y, z] = threadIdx;
  IS(x + 10 * y + 100 * z, of_uint3(threadIdx));
  const auto& either = t.x % 2 ? threadIdx : blockIdx;
  IS(of_uint3(either), t.x % 2 ? of_uint3(threadIdx) : of_uint3(b));
  IS((&gridDim.x)[t.x % 3], t.x % 3 == 0 ? g.x : t.x % 3 == 1 ? g.y : g.z);
  uint3 u = threadIdx;
  dim3 v = blockDim;
  const uint3& r = blockIdx;
  IS(of_uint3(threadIdx), u.x + 10 * u.y + 100 * u.z);
  IS(of_uint3(blockDim), v.x + 10 * v.y + 100 * v.z);
  IS(of_dim3(gridDim), g.x + 10 * g.y + 100 * g.z);
  IS(r.x, blockIdx.x);
  IS(copy_of(threadIdx).x, u.x);
  IS(warpSize, 32);
  const auto id = [=] { return threadIdx.x + blockIdx.x * blockDim.x; }();
  IS(id, u.x + b.x * d.x);
  IS(of_dim3(dim3(threadIdx)), of_uint3(threadIdx));
}
__global__ void barriers(int n) {
  int i = threadIdx.x;
  IS(__syncthreads_count(i % 3 == 0), (n + 2) / 3);
  IS(__syncthreads_and(i < n), 1);
  IS(__syncthreads_and(i < n - 1), 0);
  IS(__syncthreads_or(i == 5) != 0, 1);
  IS(__syncthreads_or(i < 0), 0);
  IS(__syncthreads_count(i * 2), n - 1);
  __shared__ int last;
  if (i == n - 1) last = n;
  __barrier_sync(0);
  IS(last, n);
}
__global__ void language(int one, char* text) {
  IS(count + Counted::k + int(two_and_half * 2), 13);
  IS(inlined_variable, 6);
  IS(variable_template<int> + constant_template<short>, 15);
  IS(managed.a + managed.b[1], 4);
  managed.b[0] = 20;
  IS(function(3), 21);
  IS(const_table == nullptr, 1);
  int first = calls();
  IS(first >= 100 && first < 100 + int(blockDim.x), 1);
  double* dyn = dynamic<double>();
  IS((unsigned long long)dyn % 16, 0);
  if (threadIdx.x < 4) {
    dyn[threadIdx.x] = threadIdx.x * 1.5;
  }
  __syncwarp();
  IS(dynamic<double>()[threadIdx.x & 3], (threadIdx.x & 3) * 1.5);
  IS(__isShared(dyn), 1);
  IS(__isGlobal(dyn), 0);
  int local = one;
  IS(__isLocal(&local), 1);
  IS(__isConstant(&local), 0);
  IS(__isGlobal(&inlined_variable), 1);
  IS(*(double*)__cvta_shared_to_generic(__cvta_generic_to_shared(dyn)), 0.0);
  IS(*(int*)__cvta_global_to_generic(__cvta_generic_to_global(&inlined_variable)), 6);
  IS(*(int*)__cvta_local_to_generic(__cvta_generic_to_local(&local)), one);
  int* room = static_cast<int*>(alloca(one * 16 * sizeof(int)));
  for (int i = 0; i < 16; ++i) room[i] = i * one;
  int s = 0;
  for (int i = 0; i < 16; ++i) s += room[i];
  IS(s, 120);
  int* heap = new int[8 * one];
  IS(heap != nullptr, 1);
  for (int i = 0; i < 8; ++i) heap[i] = i;
  IS(heap[7], 7);
  delete[] heap;
  void* m = malloc(100);
  memset(m, 3, 100);
  IS(((char*)m)[99], 3);
  memcpy(m, "abcdef", 7);
  IS(((char*)m)[5], 'f');
  free(m);

  IS(__nv_bswap16(0x1234 * one), 0x3412);
  IS(__nv_bswap32(0x12345678u * one), 0x78563412u);
  IS(__nv_bswap64(0x0102030405060708ull * one), 0x0807060504030201ull);
  void* far = __nv_aligned_device_malloc(10, 64);
  IS((unsigned long long)far % 64, 0);
  free(far);
  IS(__nv_associate_access_property(text, 1) == text, 1);
  const float2 two = __ffma2_rn({1.5f, 2.f}, {2.f * one, 3.f}, {1.f, -1.f}),
               up = __fadd2_ru({1.f, 1.f}, {1e-20f * one, 0.f}), down = __fmul2_rd({0.1f * one, 3.f}, {3.f, 2.f});
  IS(two.x * 10 + two.y, 45.f);
  IS(up.x > 1.f && up.y == 1.f, 1);
  IS(double(down.x) <= double(0.1f) * 3. && down.y == 6.f, 1);
  IS(text[0], 'h');
  IS(__builtin_expect(one, 1), 1);
  __builtin_assume(one > 0);
  __builtin_assume_aligned(text, 1);
  long long t0 = clock64();
  __nanosleep(100);
  IS(clock64() >= t0, 1);
}
__global__ void cached(const int* in, int* out, const double2* pairs, double2* made, const unsigned char* bytes,
                       __half* h) {
  IS(__ldg(in), 5);
  IS(__ldcg(in) + __ldca(in) + __ldcs(in) + __ldlu(in) + __ldcv(in), 25);
  double2 p = __ldg(pairs);
  IS(p.x + p.y, 3.5);
  p = __ldcs(pairs + 1);
  IS(p.y, 4.0);
  IS(__ldg(bytes) + __ldcg(bytes + 1), 300);
  __stwb(out, 1);
  __stcg(out + 1, 2);
  __stcs(out + 2, 3);
  __stwt(out + 3, 4);
  __stcg(made, double2{7, 8});
  IS(out[0] + out[1] + out[2] + out[3], 10);
  IS(made->y, 8.0);
  __stcs(h, __float2half(2.0f));
  IS(__half2float(__ldcg(h)), 2.0f);
}
__global__ void scoped(int* p, unsigned long long* q, float* f, double* d, unsigned short* s) {
  IS(__nv_atomic_fetch_add(p, 3, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_DEVICE), 0);
  IS(__nv_atomic_load_n(p, __NV_ATOMIC_ACQUIRE), 3);
  __nv_atomic_store_n(p, 10, __NV_ATOMIC_RELEASE, __NV_THREAD_SCOPE_SYSTEM);
  IS(*p, 10);
  int e = 10, w = 20;
  IS(__nv_atomic_compare_exchange(p, &e, &w, false, __NV_ATOMIC_SEQ_CST, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_BLOCK),
     1);
  e = 1;
  IS(__nv_atomic_compare_exchange_n(p, &e, 5, true, __NV_ATOMIC_SEQ_CST, __NV_ATOMIC_RELAXED), 0);
  IS(e, 20);
  IS(__nv_atomic_fetch_sub(p, 25, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_BLOCK), 20);
  IS(__nv_atomic_fetch_max(p, -2, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_DEVICE), -5);
  IS(__nv_atomic_fetch_min(p, -7, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_DEVICE), -2);
  IS(*p, -7);
  IS(__nv_atomic_fetch_or(q, 0xf0ull, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_DEVICE), 0);
  IS(__nv_atomic_fetch_and(q, 0x3cull, __NV_ATOMIC_RELAXED), 0xf0);
  IS(__nv_atomic_fetch_xor(q, 0xffull, __NV_ATOMIC_RELAXED), 0x30);
  IS(__nv_atomic_exchange_n(q, 9ull, __NV_ATOMIC_RELAXED), 0xcf);
  unsigned long long r, v = 11;
  __nv_atomic_exchange(q, &v, &r, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_DEVICE);
  IS(r, 9);
  __nv_atomic_load(q, &r, __NV_ATOMIC_RELAXED);
  IS(r, 11);
  __nv_atomic_add(q, 1ull, __NV_ATOMIC_RELAXED);
  IS(*q, 12);
  IS(__nv_atomic_fetch_add(f, 1.5f, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_DEVICE), 0.0f);
  IS(__nv_atomic_fetch_add(d, 2.5, __NV_ATOMIC_RELAXED), 0.0);
  IS(*f + *d, 4.0);
  __nv_atomic_thread_fence(__NV_ATOMIC_SEQ_CST, __NV_THREAD_SCOPE_DEVICE);
  IS(atomicCAS(s, (unsigned short)0, (unsigned short)65535), 0);
  IS(*s, 65535);
  IS(atomicAdd_system(p, 7), -7);
  IS(atomicAdd_block(p, 4), 0);
  IS(atomicMax_system(p, 9), 4);
  IS(atomicMin_block(p, 2), 9);
  IS(atomicExch_system(f, 9.0f), 1.5f);
  IS(atomicCAS_block(p, 2, 3), 2);
  IS(atomicAnd_system(p, 2), 3);
  IS(atomicOr_block(p, 5), 2);
  IS(atomicXor_system(p, 1), 7);
  unsigned* un = (unsigned*)p;
  IS(atomicInc(un, 6u), 6);
  IS(atomicInc(un, 6u), 0);
  IS(atomicDec(un, 3u), 1);
  IS(atomicDec(un, 3u), 0);
  IS(*un, 3u);
  IS(atomicInc_system(un, 2u), 3);
  IS(*un, 0u);
  IS(atomicDec_block(un, 4u), 0u);
  IS(*un, 4u);
  IS(atomicAdd(d, 0.5), 2.5);
  IS(atomicMax((long long*)q, -1ll), 12);
  IS(atomicMin((long long*)q, -1ll), 12);
  IS(atomicMax(q, 5ull), ~0ull);
  IS(atomicSub(un, 5u), 4u);
  IS(*un, ~0u);
}
template <class F>
__global__ void call(F f, int* out) {
  out[0] = f(out[0]);
}
template <class F, class... A>
__global__ void variadic(F f, int* out, A... a) {
  out[0] = f(a...);
}
namespace {
struct Hidden {
  int v;
};
template <class T>
__global__ void hidden_kernel(T t, int* out) {
  *out = t.v;
}
}  // namespace
__global__ void overloaded(int, int* out) { *out = 1; }
__global__ void overloaded(float, int* out) { *out = 2; }
template <class T>
__global__ void special(int* out) {
  *out = 10;
}
template <>
__global__ void special<float>(int* out) {
  *out = 11;
}
template <int T, int B = 1>
__global__ void __launch_bounds__(T, B) bounded(int* out) {
  *out = T * 10 + B;
}
struct Owner {
  int m = 4;
  template <class T>
  int launch(int* out, T add) {
    call<<<1, 1>>>([=, *this] __device__(int x) { return x + m + int(add); }, out);
    cudaDeviceSynchronize();
    return *out;
  }
};
int main() {
  int* out;
  CHECK(cudaMallocManaged(&out, 4096));
  Verdict verdict;
  const auto is = [&](int a, int b) { verdict(a == b, "a value on the host"); };
  Big big;
  for (int i = 0; i < 1000; ++i) big.v[i] = i;
  params<<<1, 32>>>(big, 7, out);
  cudaDeviceSynchronize();
  is(*out, 499507);
  builtins<<<dim3(2, 2, 2), dim3(4, 2, 2)>>>();
  barriers<<<1, 96>>>(96);
  char* text;
  cudaMallocManaged(&text, 8);
  text[0] = 'h';
  language<<<1, 32, 64>>>(1, text);
  cudaDeviceSynchronize();
  is(int(managed.b[0]), 20);
  char* mem;
  cudaMallocManaged(&mem, 4096);
  memset(mem, 0, 4096);
  int* in = (int*)mem;
  *in = 5;
  double2* pairs = (double2*)(mem + 64);
  pairs[0] = {1, 2.5};
  pairs[1] = {3, 4};
  unsigned char* by = (unsigned char*)mem + 128;
  by[0] = 200;
  by[1] = 100;
  cached<<<1, 1>>>(in, out, pairs, pairs + 2, by, (__half*)(mem + 256));
  scoped<<<1, 1>>>((int*)(mem + 512), (unsigned long long*)(mem + 520), (float*)(mem + 528), (double*)(mem + 536),
                   (unsigned short*)(mem + 544));
  cudaDeviceSynchronize();
  *out = 5;
  int k = 3;
  call<<<1, 1>>>([=] __device__(int x) { return x * k; }, out);
  cudaDeviceSynchronize();
  is(*out, 15);
  variadic<<<1, 1>>>([] __host__ __device__(int a, double b, short c) { return int(a + b * c); }, out, 1, 2.5,
                     short(4));
  cudaDeviceSynchronize();
  is(*out, 11);
  hidden_kernel<<<1, 1>>>(Hidden{33}, out);
  cudaDeviceSynchronize();
  is(*out, 33);
  overloaded<<<1, 1>>>(1.0f, out);
  cudaDeviceSynchronize();
  is(*out, 2);
  special<int><<<1, 1>>>(out);
  cudaDeviceSynchronize();
  is(*out, 10);
  special<float><<<1, 1>>>(out);
  cudaDeviceSynchronize();
  is(*out, 11);
  bounded<64><<<1, 64>>>(out);
  cudaDeviceSynchronize();
  is(*out, 641);
  is(Owner().launch(out, 2.5), 647);
  void (*pointer)(float, int*) = overloaded;
  pointer<<<1, 1>>>(0, out);
  cudaDeviceSynchronize();
  is(*out, 2);
  cudaLaunchConfig_t config = {};
  config.gridDim = 1;
  config.blockDim = 1;
  is(cudaLaunchKernelEx(&config, special<float>, out), 0);
  cudaDeviceSynchronize();
  is(*out, 11);
  int* po = out;
  void* args[] = {&po};
  is(cudaLaunchKernel(special<int>, dim3(1), dim3(1), args, 0, 0), 0);
  cudaDeviceSynchronize();
  is(*out, 10);
  int wrong_there, checked_there;
  CHECK(cudaMemcpyFromSymbol(&wrong_there, bad, 4));
  CHECK(cudaMemcpyFromSymbol(&checked_there, checked, 4));
  verdict.checked += checked_there;
  verdict.wrong += wrong_there;
  constexpr int kMost = 1000;
  long long* values;
  int* count;
  static long long expected[kMost];
  CHECK(cudaMallocManaged(&values, sizeof expected));
  CHECK(cudaMallocManaged(&count, sizeof(int)));
  Log log{expected};
  everything(log, 1);
  on_the_device<<<1, 1>>>(values, 1, count);
  CHECK(cudaDeviceSynchronize());
  is(*count, log.count);
  for (int i = 0; i < log.count; ++i) verdict(values[i] == expected[i], ("value " + std::to_string(i)).c_str());
  return verdict.print();
}
