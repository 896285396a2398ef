// The headers beside cuda_runtime.h: cooperative groups, half and bfloat16, complex numbers, constants,
// asynchronous copies, marks for profilers.
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cuComplex.h>
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_pipeline.h>
#include <math_constants.h>
#include <nvToolsExt.h>

#include <cmath>

#include "cuda_support.h"

namespace cg = cooperative_groups;

__global__ void sums(const int* in, int* of_tiles, int* of_blocks) {
  cg::thread_block block = cg::this_thread_block();
  cg::thread_block_tile<32> tile = cg::tiled_partition<32>(block);
  int i = blockIdx.x * blockDim.x + block.thread_rank();
  int sum = in[i];
  for (int offset = tile.size() / 2; offset > 0; offset /= 2) sum += tile.shfl_down(sum, offset);
  int same = cg::reduce(tile, in[i], cg::plus<int>());
  if (tile.thread_rank() == 0) of_tiles[i / 32] = sum == same ? sum : -1;
  __shared__ int total;
  if (block.thread_rank() == 0) total = 0;
  block.sync();
  if (tile.thread_rank() == 0) atomicAdd(&total, sum);
  cg::sync(block);
  if (block.thread_rank() == 0) of_blocks[blockIdx.x] = total;
}

__global__ void halves(const float* in, __half* h, __nv_bfloat16* b, float* out) {
  int i = threadIdx.x;
  h[i] = __hmul(__float2half(in[i]), __float2half(2.0f));
  b[i] = __float2bfloat16(in[i]);
  __half2 pair = __halves2half2(h[i], __float2half(1.0f));
  out[i] = __low2float(__hadd2(pair, pair)) + __bfloat162float(b[i]);
}

__global__ void complexes(cuFloatComplex* z, cuDoubleComplex* w) {
  int i = threadIdx.x;
  z[i] = cuCmulf(z[i], make_cuFloatComplex(0, 1));
  w[i] = cuCadd(w[i], cuConj(w[i]));
}

__global__ void turned(const float4* in, float4* out) {
  __shared__ float4 tile[32];
  int i = threadIdx.x;
  __pipeline_memcpy_async(&tile[i], &in[i], sizeof(float4), i == 3 ? 8 : 0);
  __pipeline_commit();
  __pipeline_wait_prior(0);
  __syncthreads();
  out[i] = tile[31 - i];
}

static void pipeline(Verdict& check) {
  float4 *in, *out;
  CHECK(cudaMallocManaged(&in, 32 * sizeof *in));
  CHECK(cudaMallocManaged(&out, 32 * sizeof *out));
  for (int i = 0; i < 32; ++i) in[i] = make_float4(i, i, i + 1, i + 1);
  nvtxRangePush("pipeline");
  turned<<<1, 32>>>(in, out);
  CHECK(cudaDeviceSynchronize());
  check(nvtxRangePop() < 0, "nvtxRangePop");
  for (int i = 0; i < 32; ++i) {
    int from = 31 - i;
    check(out[i].y == from && out[i].w == (from == 3 ? 0 : from + 1), "__pipeline_memcpy_async");
  }
  CHECK(cudaFree(in));
  CHECK(cudaFree(out));
}

static void groups(Verdict& check) {
  const int threads = 128, blocks = 3, n = threads * blocks;
  int *in, *tiles, *totals;
  CHECK(cudaMallocManaged(&in, n * sizeof(int)));
  CHECK(cudaMallocManaged(&tiles, n / 32 * sizeof(int)));
  CHECK(cudaMallocManaged(&totals, blocks * sizeof(int)));
  for (int i = 0; i < n; ++i) in[i] = i * 7 % 101;
  sums<<<blocks, threads>>>(in, tiles, totals);
  CHECK(cudaDeviceSynchronize());
  for (int b = 0; b < blocks; ++b) {
    int total = 0;
    for (int t = 0; t < threads / 32; ++t) {
      int sum = 0;
      for (int i = 0; i < 32; ++i) sum += in[b * threads + t * 32 + i];
      check(tiles[b * threads / 32 + t] == sum, "tile");
      total += sum;
    }
    check(totals[b] == total, "block");
  }
  CHECK(cudaFree(in));
  CHECK(cudaFree(tiles));
  CHECK(cudaFree(totals));
}

static void numbers(Verdict& check) {
  const int n = 64;
  float *in, *out;
  __half* h;
  __nv_bfloat16* b;
  cuFloatComplex* z;
  cuDoubleComplex* w;
  CHECK(cudaMallocManaged(&in, n * sizeof *in));
  CHECK(cudaMallocManaged(&out, n * sizeof *out));
  CHECK(cudaMallocManaged(&h, n * sizeof *h));
  CHECK(cudaMallocManaged(&b, n * sizeof *b));
  CHECK(cudaMallocManaged(&z, n * sizeof *z));
  CHECK(cudaMallocManaged(&w, n * sizeof *w));
  for (int i = 0; i < n; ++i) {
    in[i] = i * 0.5f;
    z[i] = make_cuFloatComplex(i, -i);
    w[i] = make_cuDoubleComplex(i, CUDART_PI);
  }
  halves<<<1, n>>>(in, h, b, out);
  complexes<<<1, n>>>(z, w);
  CHECK(cudaDeviceSynchronize());
  for (int i = 0; i < n; ++i) {
    check(__half2float(h[i]) == i && __bfloat162float(b[i]) == i * 0.5f, "conversions");
    check(out[i] == 2 * i + i * 0.5f, "arithmetic");
    check(cuCrealf(z[i]) == i && cuCimagf(z[i]) == i, "cuCmulf");
    check(w[i].x == 2 * i && w[i].y == 0, "cuConj");
  }
  check(std::isinf(CUDART_INF_F) && CUDART_PI_F == 3.14159274f && std::isnan(CUDART_NAN), "constants");
  CHECK(cudaFree(in));
  CHECK(cudaFree(out));
  CHECK(cudaFree(h));
  CHECK(cudaFree(b));
  CHECK(cudaFree(z));
  CHECK(cudaFree(w));
}

int main() {
  Verdict check;
  groups(check);
  numbers(check);
  pipeline(check);
  return check.print();
}
