// C = A * B by the tensor cores, A and B in half precision: tiles arrive by cp.async in two stages,
// ldmatrix and mma.sync are inline PTX. B is stored by columns.
#include <cuda_fp16.h>

#include "bench.h"

constexpr int kBlock = 128, kDepth = 32, kThreads = 256;
constexpr int kRows = 64, kCols = 32;  // of a warp's results
constexpr int kPitch = kDepth + 8;     // rows of 80 bytes have no bank conflicts in ldmatrix

__device__ unsigned shared_address(const void* pointer) {
  return static_cast<unsigned>(__cvta_generic_to_shared(pointer));
}

__device__ void load_matrices(unsigned (&to)[4], const half* from) {
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];"
               : "=r"(to[0]), "=r"(to[1]), "=r"(to[2]), "=r"(to[3])
               : "r"(shared_address(from))
               : "memory");
}

__device__ void multiply(float (&sum)[4], const unsigned (&a)[4], unsigned b0, unsigned b1) {
  asm volatile(
      "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 "
      "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};"
      : "+f"(sum[0]), "+f"(sum[1]), "+f"(sum[2]), "+f"(sum[3])
      : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b0), "r"(b1));
}

// Starts the copy of a tile of kBlock rows and kDepth columns.
__device__ void copy_tile(half (*to)[kPitch], const half* from, int n) {
#pragma unroll
  for (int i = threadIdx.x; i < kBlock * kDepth / 8; i += kThreads) {
    const int row = i / (kDepth / 8), col = i % (kDepth / 8) * 8;
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(shared_address(&to[row][col])),
                 "l"(from + row * n + col)
                 : "memory");
  }
}

// n is a multiple of kBlock.
__global__ void __launch_bounds__(kThreads, 2)
    tensor_gemm(int n, const half* __restrict__ a, const half* __restrict__ b, float* __restrict__ c) {
  __shared__ __align__(16) half tile_a[2][kBlock][kPitch], tile_b[2][kBlock][kPitch];
  const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  const int row = warp / 4 * kRows, col = warp % 4 * kCols;
  a += blockIdx.y * kBlock * n;
  b += blockIdx.x * kBlock * n;

  float sum[kRows / 16][kCols / 8][4] = {};
  copy_tile(tile_a[0], a, n);
  copy_tile(tile_b[0], b, n);
  asm volatile("cp.async.commit_group;" ::: "memory");
  for (int k = 0, stage = 0; k < n; k += kDepth, stage ^= 1) {
    if (k + kDepth < n) {
      copy_tile(tile_a[stage ^ 1], a + k + kDepth, n);
      copy_tile(tile_b[stage ^ 1], b + k + kDepth, n);
    }
    asm volatile("cp.async.commit_group;" ::: "memory");
    asm volatile("cp.async.wait_group 1;" ::: "memory");
    __syncthreads();
#pragma unroll
    for (int d = 0; d < kDepth; d += 16) {
      unsigned x[kRows / 16][4], y[kCols / 16][4];
#pragma unroll
      for (int i = 0; i < kRows / 16; ++i)
        load_matrices(x[i], &tile_a[stage][row + i * 16 + lane % 16][d + lane / 16 * 8]);
#pragma unroll
      for (int j = 0; j < kCols / 16; ++j)
        load_matrices(y[j], &tile_b[stage][col + j * 16 + lane / 16 * 8 + lane % 8][d + lane / 8 % 2 * 8]);
#pragma unroll
      for (int i = 0; i < kRows / 16; ++i)
#pragma unroll
        for (int j = 0; j < kCols / 8; ++j) multiply(sum[i][j], x[i], y[j / 2][j % 2 * 2], y[j / 2][j % 2 * 2 + 1]);
    }
    __syncthreads();
  }
  c += (blockIdx.y * kBlock + row + lane / 4) * n + blockIdx.x * kBlock + col + lane % 4 * 2;
#pragma unroll
  for (int i = 0; i < kRows / 16; ++i)
#pragma unroll
    for (int j = 0; j < kCols / 8; ++j) {
      float* to = c + i * 16 * n + j * 8;
      *reinterpret_cast<float2*>(to) = make_float2(sum[i][j][0], sum[i][j][1]);
      *reinterpret_cast<float2*>(to + 8 * n) = make_float2(sum[i][j][2], sum[i][j][3]);
    }
}

int main(int argc, char** argv) {
  const bench::Arguments given = bench::arguments(argc, argv, 4096);
  const int size = given.size, runs = given.runs;
  const int n = bench::blocks(size, kBlock) * kBlock;
  std::vector<half> a(n * n), b(n * n);
  // Small integers: sums are exact in single precision.
  bench::Random random(2);
  for (half& value : a) value = __float2half(static_cast<float>(random.below(9) - 4));
  for (half& value : b) value = __float2half(static_cast<float>(random.below(9) - 4));
  bench::Buffer<half> da(a), db(b);
  bench::Buffer<float> dc(n * n);
  const dim3 grid(n / kBlock, n / kBlock);
  const std::vector<float> times =
      bench::times_ms(runs, [&] { tensor_gemm<<<grid, kThreads>>>(n, da.get(), db.get(), dc.get()); });
  const std::vector<float> c = dc.host();
  bool correct = true;
  for (int sample = 0; sample < 1024; ++sample) {
    const int row = random.below(n), col = random.below(n);
    float expected = 0;
    for (int k = 0; k < n; ++k) expected += __half2float(a[row * n + k]) * __half2float(b[col * n + k]);
    correct &= c[row * n + col] == expected;
  }
  return bench::report("tensor_gemm", correct, times, {0, 2.0 * n * n * n});
}
