// Specifiers and pragmas of nvcc (CUDA C++ Programming Guide, C++ Language Extensions; crt/host_defines.h).
#if !defined(__CUDA__) || !defined(__CUDACC__) || !defined(__NVCC__) || defined(__HIPCC__)
#error "macros by which sources choose the compiler"
#endif
#if __CUDACC_VER_MAJOR__ < 12 || !defined(__CUDA_ARCH_LIST__) || !defined(__CUDACC_EXTENDED_LAMBDA__)
#error "macros of nvcc"
#endif
#if !defined(__CUDACC_RELAXED_CONSTEXPR__) || defined(__CUDACC_RTC__)
#error "macros of modes"
#endif

#pragma nv_diag_suppress 177
#pragma nv_diagnostic push
#pragma diag_suppress = unsigned_compare_with_zero
#pragma hd_warning_disable
#pragma nv_exec_check_disable
template <class F>
__host__ __device__ auto call(F f) -> decltype(f()) {
  return f();
}
#pragma nv_diagnostic pop

struct __align__(16) Aligned {
  float x;
  __host__ __device__ Aligned() = default;
  __host__ __device__ Aligned(const Aligned&) = default;
  __host__ __device__ Aligned& operator=(const Aligned&) = default;
  __host__ __device__ ~Aligned() = default;
};
static_assert(alignof(Aligned) == 16, "");

__device__ __constant__ float table[4];
__constant__ Aligned with_constructor;
__managed__ int managed;
__device__ __managed__ int also_managed = 3;
static __device__ int counter;
struct Constexpr {
  int value;
  constexpr Constexpr(int v) : value(v) {}
};
__device__ Constexpr constant_initialized(5);
__constant__ Constexpr in_constant_memory{7};
template <class T>
__device__ T variable_template = T(2);

__noinline__ __device__ int not_inlined(int x) { return x + 1; }
__forceinline__ __host__ __device__ int inlined(int x) { return x + 2; }
__inline_hint__ __device__ int hinted(int x) { return x + 3; }
__device__ __nv_pure__ int pure(int x) { return x + 4; }
constexpr int on_both_sides(int x) { return x * 2; }
__device__ __host__ constexpr int also(int x) { return on_both_sides(x); }

union Bits {
  float f;
  struct {
    unsigned fraction : 23, exponent : 8, sign : 1;
  } parts;
};

#define UNROLL(n) _Pragma("unroll n")
template <int Count>
__global__ void __launch_bounds__(128)
    kernel(const __grid_constant__ Aligned parameter, int* __restrict__ out, const float* __restrict__ in) {
  static int calls;
  const int count = 4;
#pragma unroll
  for (int i = 0; i < Count; ++i) out[i] = i;
#pragma unroll(Count * 2)
  for (int i = 0; i < Count; ++i) out[i] += int(table[i & 3]);
#pragma unroll count
  for (int i = 0; i < Count; ++i) out[i] += 1;
#pragma unroll 1
  for (int i = 0; i < Count; ++i) out[i] += 1;
#pragma nounroll
  for (int i = 0; i < Count; ++i) out[i] += 1;
  _Pragma("unroll 4") for (int i = 0; i < Count; ++i) out[i] += int(in[i]);
  __builtin_assume(out != nullptr);
  int* aligned = static_cast<int*>(__builtin_assume_aligned(out, 16));
  if (__builtin_expect(out[0] > 100, 0)) __trap();
  if (out[1] > 1000) __brkpt();
  if (out[1] > 2000) __prof_trigger(1);
  if (out[1] > 3000) __builtin_unreachable();
  __nanosleep(1);
  assert(out[0] >= 0);
  Bits bits;
  bits.f = in[0];
  auto add = [=] __device__(int x) { return x + count; };
  out[0] = add(not_inlined(1)) + inlined(2) + hinted(3) + pure(4) + also(5) + int(bits.parts.sign) + calls++;
  aligned[1] += constant_initialized.value + in_constant_memory.value + variable_template<int> + managed;
  aligned[2] += also_managed + counter + int(with_constructor.x) + int(parameter.x) + call([] { return 1; });
}

__host__ __device__ void both_sides() {
#ifdef __CUDA_ARCH__
  static_assert(__CUDA_ARCH__ >= 500, "");
  __syncthreads();
#else
  printf("%s\n", __func__);
#endif
}

void launch(int* out, const float* in) {
  kernel<8><<<1, 128>>>(Aligned(), out, in);
  kernel<4><<<dim3(1), dim3(128), 0, cudaStreamPerThread>>>(Aligned{}, out, in);
  auto lambda = [] __host__ __device__ { return 3; };
  managed = call(lambda);
  both_sides();
}
