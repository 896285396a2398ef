// Half and bfloat16 as a program uses them: mixed operators, pairs, constants, shuffles, atomics, loads and
// stores. The program short_floats tests the results of each operation.
#include <hip/hip_bfloat16.h>
#include <hip/hip_fp16.h>
#include <hip/hip_runtime.h>

#include <cmath>

// ---- Computed by the compiler ------------------------------------------------------------------------

constexpr __half one_and_half = 1.5f;
constexpr __half2 constant_pair(one_and_half, __half(2));
static_assert(one_and_half * __half(2) == 3 && 0.5f < one_and_half, "constant half");
static_assert(float(constant_pair.y) == 2.0f && -constant_pair != constant_pair, "constant pair");
static_assert(__hip_bfloat16(1.0) / 3 == 0.333984375f, "constant bfloat16");
static_assert(float(__half(65519)) == 65504 && float(__half(-1e-7)) == -0x1p-23f, "rounding");
static_assert(sizeof(__half) == 2 && sizeof(__half2) == 4 && alignof(__half2) == 4, "layout");
static_assert(sizeof(__hip_bfloat162) == 4 && alignof(__hip_bfloat162) == 4, "layout");
static_assert(std::is_trivially_copyable<__half2>::value && std::is_standard_layout<__half>::value, "");

// ---- Both sides compute the same ------------------------------------------------------------------

template <class T, class T2>
struct Results {
  T mixed, compound, stepped, older, negative, from_int, least;
  T2 pair, stepped_pair, swapped, complex;
  float widened, low;
  double doubled;
  int truncated;
  bool compared;
};

template <class T, class T2>
__host__ __device__ Results<T, T2> compute(float x, float y, T2 make(T, T)) {
  Results<T, T2> r;
  T a = x, b(y);
  r.mixed = 2 * a + 0.5f - b / 3.0;
  r.compound = a;
  r.compound += b;
  r.compound *= 0.25;
  r.compound -= 1;
  T step = a;
  r.older = step++;
  ++step;
  r.stepped = step--;
  r.negative = -+a;
  r.from_int = 2049;
  r.least = a < b ? a : b;
  T2 p = make(a, b), q = make(b, T(0.5f));
  r.pair = p * q + p - q / p;
  r.stepped_pair = ++q;
  r.swapped = __lowhigh2highlow(p);
  r.complex = __hcmadd(p, q, p);
  r.widened = a;
  r.low = __low2float(p) + __high2float(p);
  r.doubled = a;
  r.truncated = static_cast<int>(a);
  r.compared = a == a && p == p && !(p != p) && (a <= x || a > x) && (p < q || !(p < q)) && !(a != a);
  return r;
}

template <class T, class T2>
static bool same(const Results<T, T2>& a, const Results<T, T2>& b) {
  const auto pairs = [](T2 p, T2 q) { return float(p.x) == float(q.x) && float(p.y) == float(q.y); };
  return float(a.mixed) == float(b.mixed) && float(a.compound) == float(b.compound) &&
         float(a.stepped) == float(b.stepped) && float(a.older) == float(b.older) &&
         float(a.negative) == float(b.negative) && float(a.from_int) == float(b.from_int) &&
         float(a.least) == float(b.least) && pairs(a.pair, b.pair) && pairs(a.stepped_pair, b.stepped_pair) &&
         pairs(a.swapped, b.swapped) && pairs(a.complex, b.complex) && a.widened == b.widened && a.low == b.low &&
         a.doubled == b.doubled && a.truncated == b.truncated && a.compared && b.compared;
}

__host__ __device__ static __half2 halves(__half x, __half y) { return make_half2(x, y); }
__host__ __device__ static __hip_bfloat162 bfloats(__hip_bfloat16 x, __hip_bfloat16 y) { return make_bfloat162(x, y); }
typedef Results<__half, __half2> HalfResults;
typedef Results<__hip_bfloat16, __hip_bfloat162> BfloatResults;

__global__ void compute_all(HalfResults* h, BfloatResults* b) {
  const float x = threadIdx.x * 0.37f - 5, y = 3 - threadIdx.x * 0.11f;
  h[threadIdx.x] = compute<__half, __half2>(x, y, halves);
  b[threadIdx.x] = compute<__hip_bfloat16, __hip_bfloat162>(x, y, bfloats);
}

// ---- Threads together --------------------------------------------------------------------------------

template <class T, class T2>
__global__ void together(const T* in, T* sums, T2* pair_sums, T* shuffled, T2* copied) {
  __shared__ T block_sum;
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (threadIdx.x == 0) block_sum = T(0);
  __syncthreads();
  const T x = __ldg(in + i);
  T2 p;
  p.x = x;
  p.y = -x;
  atomicAdd(sums + i % 4, x);
  atomicAdd(pair_sums + i % 4, p);
  atomicAdd(&block_sum, T(1));
  shuffled[i] = __shfl_xor(x, 1) + __shfl(x, 5) + __shfl_up(x, 1) + __shfl_down(x, 2);
  T2 q = __shfl(p, 7);
  __stcg(copied + i, q);
  __syncthreads();
  if (threadIdx.x == 0) atomicAdd(sums + 4, block_sum);
}

template <class T, class T2>
static int wrong_together() {
  const int n = 128;
  T *in, *sums, *shuffled;
  T2 *pair_sums, *copied;
  if (hipMallocManaged((void**)&in, n * sizeof *in) || hipMallocManaged((void**)&sums, 5 * sizeof *sums) ||
      hipMallocManaged((void**)&shuffled, n * sizeof *shuffled) ||
      hipMallocManaged((void**)&pair_sums, 4 * sizeof *pair_sums) ||
      hipMallocManaged((void**)&copied, n * sizeof *copied))
    return 1;
  for (int i = 0; i < n; ++i) in[i] = T(i % 8 - 3);
  for (int i = 0; i < 4; ++i) sums[i] = T(0), pair_sums[i].x = pair_sums[i].y = T(0);
  sums[4] = T(0);
  together<T, T2><<<2, n / 2>>>(in, sums, pair_sums, shuffled, copied);
  if (hipDeviceSynchronize()) return 1;
  int wrong = 0;
  for (int i = 0; i < 4; ++i) {
    float sum = 0;
    for (int k = i; k < n; k += 4) sum += float(in[k]);
    wrong += float(sums[i]) != sum || float(pair_sums[i].x) != sum || float(pair_sums[i].y) != -sum;
  }
  wrong += float(sums[4]) != n;
  for (int i = 0; i < n; ++i) {
    const int warp = i & ~31, lane = i & 31;
    const T up = in[lane < 1 ? i : i - 1], down = in[lane + 2 > 31 ? i : i + 2];
    wrong += float(shuffled[i]) != float(in[i ^ 1] + in[warp + 5] + up + down);
    wrong += float(copied[i].x) != float(in[warp + 7]) || float(copied[i].y) != -float(in[warp + 7]);
  }
  return wrong;
}

// ---- The older class -----------------------------------------------------------------------------------

__global__ void older(const float* in, hip_bfloat16* out) {
  hip_bfloat16 x(in[threadIdx.x]), cut(in[threadIdx.x], hip_bfloat16::truncate);
  x += cut * hip_bfloat16(2.0f);
  out[threadIdx.x] = -x / hip_bfloat16(3.0f);
  if (std::isnan(x) || x != x || !(cut <= cut)) out[threadIdx.x] = 0.0f;
}

static int wrong_older() {
  float* in;
  hip_bfloat16* out;
  if (hipMallocManaged((void**)&in, 64 * sizeof *in) || hipMallocManaged((void**)&out, 64 * sizeof *out)) return 1;
  for (int i = 0; i < 64; ++i) in[i] = i * 0.7371f + 1;
  older<<<1, 64>>>(in, out);
  if (hipDeviceSynchronize()) return 1;
  int wrong = 0;
  for (int i = 0; i < 64; ++i) {
    unsigned bits;
    memcpy(&bits, in + i, 4);
    bits &= 0xffff0000u;
    float cut;
    memcpy(&cut, &bits, 4);
    const __hip_bfloat16 x = __hip_bfloat16(in[i]) + __hip_bfloat16(cut) * 2;
    wrong += float(out[i]) != float(-x / 3);
  }
  return wrong;
}

int main() {
  HalfResults* h;
  BfloatResults* b;
  if (hipMallocManaged((void**)&h, 64 * sizeof *h) || hipMallocManaged((void**)&b, 64 * sizeof *b)) return 2;
  compute_all<<<1, 64>>>(h, b);
  if (hipDeviceSynchronize()) return 2;
  for (int i = 0; i < 64; ++i) {
    const float x = i * 0.37f - 5, y = 3 - i * 0.11f;
    if (!same(h[i], compute<__half, __half2>(x, y, halves))) return printf("half %d\n", i), 1;
    if (!same(b[i], compute<__hip_bfloat16, __hip_bfloat162>(x, y, bfloats))) return printf("bfloat16 %d\n", i), 1;
  }
  if (int wrong = wrong_together<__half, __half2>()) return printf("half: %d wrong\n", wrong), 1;
  if (int wrong = wrong_together<__hip_bfloat16, __hip_bfloat162>()) return printf("bfloat16: %d wrong\n", wrong), 1;
  if (int wrong = wrong_older()) return printf("hip_bfloat16: %d wrong\n", wrong), 1;
  printf("done\n");
}
