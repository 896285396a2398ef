// Declarations, templates, launches and functions of CUDA C++ as public programs write them.
#include <type_traits>
#include <typeinfo>

namespace redecl_of_public_code {
__device__ int f(int);
int g(int);
__device__ int f(int x) { return x; }
int g(int x) { return x; }
struct S {
  __device__ int m();
  __host__ __device__ static int s();
};
int __device__ S::m() { return 1; }
__host__ __device__ int S::s() { return 2; }
__global__ void k(int* o) { *o = f(1) + S().m() + S::s(); }
}  // namespace redecl_of_public_code

namespace nested_of_public_code {
template <class F>
__global__ void run(F f, int* o) {
  *o = f(*o);
}
template <class T>
void launch(int* o, T t) {
  auto f = [=] __host__ __device__(T x) { return x + t; };
  run<<<1, 1>>>(f, o);
  run<<<1, 1>>>([=] __device__(int x) mutable { return x + int(t); }, o);
}
struct M {
  int a;
  void go(int* o) {
    run<<<1, 1>>>([=, *this] __device__(int x) { return x + a; }, o);
  }
};
inline int start() {
  int* o;
  cudaMallocManaged(&o, 4);
  launch(o, 1);
  launch(o, 2.5f);
  M{3}.go(o);
  if constexpr (true) {
    launch(o, 3);
  }
  return cudaDeviceSynchronize();
}
}  // namespace nested_of_public_code

namespace intrinsics_of_public_code {
__global__ void k(unsigned* o, unsigned long long* p, float* f) {
  o[0] = __byte_perm(o[0], o[1], 0x3210) + __brev(o[0]) + __clz(o[0]) + __ffs(o[0]) + __popc(o[0]) +
         __funnelshift_l(o[0], o[1], 3) + __umulhi(o[0], o[1]) + __sad(1, 2, o[0]) + __uhadd(o[0], 3) +
         __dp4a(o[0], o[1], o[2]);
  p[0] = __brevll(p[0]) + __ldg(p) + clock64() + __cvta_generic_to_shared(o);
  f[0] = __fdividef(f[0], f[1]) + __saturatef(f[2]) + rsqrtf(f[3]) + __fmaf_rn(f[0], f[1], f[2]) +
         __int_as_float(o[0]) + __ldcg(f) + __ldcs(f);
  __stcg(f, 1.f);
  __threadfence_block();
  __syncwarp();
  o[3] = __activemask() + __match_any_sync(~0u, o[0]) + __reduce_add_sync(~0u, o[1]) + __vadd4(o[0], o[1]);
  unsigned smid = 0;
  asm("" : "+r"(smid));
  __nanosleep(10);
}
}  // namespace intrinsics_of_public_code

namespace globals_of_public_code {
__device__ int array[4] = {1, 2, 3, 4};
__constant__ int c[2][2] = {{1, 2}, {3, 4}};
static __device__ volatile int v;
extern __device__ int e;
__device__ int e = 4;
const int host_const = 5;
constexpr float cf = 2.5f;
static const int sc[2] = {1, 2};
enum { A = 3 };
struct P {
  int x, y;
  __host__ __device__ constexpr P(int x, int y) : x(x), y(y) {}
};
__constant__ P cp(1, 2);
__device__ const P dp{3, 4};
template <int N>
struct T {
  static constexpr int v = N;
  static __device__ int d;
};
template <int N>
__device__ int T<N>::d = N;
__global__ void k(int* o) {
  *o = array[1] + c[1][0] + v + e + host_const + int(cf) + sc[*o] + A + cp.x + dp.y + T<3>::v + T<4>::d;
}
}  // namespace globals_of_public_code

namespace twophase_of_public_code {
template <class T>
struct Base {
  T value;
  __host__ __device__ T get() { return value; }
};
template <class T>
struct D : Base<T> {
  __host__ __device__ T f() { return this->get() + this->value; }
};
template <class T>
__device__ T later(T t) {
  return helper(t);
}
namespace n {
struct X {
  int v;
};
__device__ X helper(X x) { return x; }
}  // namespace n
__global__ void k(int* o) {
  D<int> d;
  d.value = 1;
  *o = d.f() + later(n::X{2}).v;
}
}  // namespace twophase_of_public_code

namespace typename_of_public_code {
template <class T>
struct S {
  typedef T type;
  template <class U>
  struct R {
    typedef U t;
  };
};
template <class T>
__device__ typename S<T>::type f(typename S<T>::template R<int>::t x) {
  return x;
}
template <class T>
struct Q : S<T> {
  using typename S<T>::type;
  __device__ type g() { return type(1); }
};
__global__ void k(int* o) { *o = f<int>(1) + Q<int>().g(); }
}  // namespace typename_of_public_code

namespace dim_of_public_code {
__global__ void k() {}
inline int start() {
  dim3 g(2), b = 32;
  uint3 u = {1, 2, 3};
  dim3 d(u);
  k<<<g, b>>>();
  k<<<4, dim3{2, 2}>>>();
  k<<<dim3(1, 1), 1, 0, 0>>>();
  float4 f = make_float4(1, 2, 3, 4);
  int2 i{1, 2};
  (void)f;
  (void)i;
  (void)d;
  cudaStream_t s;
  cudaStreamCreate(&s);
  k<<<1, 1, 0, s>>>();
  void (*p)() = k;
  p<<<1, 1>>>();
  return cudaGetLastError();
}
}  // namespace dim_of_public_code

namespace volatile_of_public_code {
__global__ void k(volatile int* p, float4* q, const volatile float* r) {
  __shared__ volatile int s[32];
  s[threadIdx.x] = p[threadIdx.x];
  __syncthreads();
  p[0] = s[1];
  q[0] = make_float4(r[0], 0, 0, 0);
  float4 v = q[1];
  q[2] = v;
  atomicAdd((int*)p, 1);
  atomicCAS((unsigned long long*)p, 1ull, 2ull);
  int old = atomicExch((int*)&s[0], 2);
  (void)old;
}
}  // namespace volatile_of_public_code

namespace typeid_of_public_code {
__host__ __device__ void f() {
#ifndef __CUDA_ARCH__
  const char* n = typeid(int).name();
  (void)n;
  throw 1;
#endif
}
__global__ void k() { f(); }
}  // namespace typeid_of_public_code

namespace printf_of_public_code {
__device__ __noinline__ void p(const char* s, int n) {
  printf("%s %d %f %lld %c %% %p\n", s, n, 1.5, 2LL, 'c', (void*)0);
}
__global__ void k() {
  p("text", 3);
  printf("plain\n");
  assert(threadIdx.x < 1000);
}
inline int start() {
  k<<<1, 1>>>();
  return cudaDeviceSynchronize();
}
}  // namespace printf_of_public_code

namespace deduction_of_public_code {
template <class T>
struct Scalar {
  T* p;
  __host__ __device__ Scalar(T* p) : p(p) {}
};
template <class T>
__host__ __device__ Scalar(T*) -> Scalar<T>;
__global__ void k(int* o) { *Scalar(o).p = 1; }
}  // namespace deduction_of_public_code
