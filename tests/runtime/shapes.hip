// Grids and blocks of every dimension, dynamic shared memory, and impossible shapes.
#include "show.h"

__global__ void ids(unsigned* out) {
  const unsigned block = (blockIdx.z * gridDim.y + blockIdx.y) * gridDim.x + blockIdx.x;
  const unsigned thread = (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
  const unsigned i = block * (blockDim.x * blockDim.y * blockDim.z) + thread;
  out[i] = blockIdx.x | blockIdx.y << 4 | blockIdx.z << 8 | threadIdx.x << 12 | threadIdx.y << 18 | threadIdx.z << 24;
}

__global__ void warps(int* out) {
  const int thread = (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
  const int first = __shfl(thread, 0);
  out[blockIdx.x * blockDim.x * blockDim.y * blockDim.z + thread] = first;
}

__global__ void reverse(int* data) {
  extern __shared__ int buffer[];
  buffer[threadIdx.x] = data[threadIdx.x];
  __syncthreads();
  data[threadIdx.x] = buffer[blockDim.x - 1 - threadIdx.x];
}

static int wrongIds(dim3 grid, dim3 block) {
  const unsigned threads = grid.x * grid.y * grid.z * block.x * block.y * block.z;
  unsigned* out;
  HIP(hipMallocManaged(&out, threads * sizeof *out));
  ids<<<grid, block>>>(out);
  HIP(hipDeviceSynchronize());
  int wrong = 0;
  unsigned i = 0;
  for (unsigned gz = 0; gz < grid.z; ++gz)
    for (unsigned gy = 0; gy < grid.y; ++gy)
      for (unsigned gx = 0; gx < grid.x; ++gx)
        for (unsigned z = 0; z < block.z; ++z)
          for (unsigned y = 0; y < block.y; ++y)
            for (unsigned x = 0; x < block.x; ++x, ++i)
              wrong += out[i] != (gx | gy << 4 | gz << 8 | x << 12 | y << 18 | z << 24);
  HIP(hipFree(out));
  return wrong;
}

static int wrongWarps(dim3 block, unsigned grid) {
  const unsigned group = block.x * block.y * block.z;
  int* out;
  HIP(hipMallocManaged(&out, grid * group * sizeof *out));
  warps<<<grid, block>>>(out);
  HIP(hipDeviceSynchronize());
  int wrong = 0;
  for (unsigned i = 0; i < grid * group; ++i) wrong += out[i] != static_cast<int>(i % group / 32 * 32);
  HIP(hipFree(out));
  return wrong;
}

static int wrongReverse(int n) {
  int* data;
  HIP(hipMallocManaged(&data, n * sizeof *data));
  for (int i = 0; i < n; ++i) data[i] = i;
  reverse<<<1, n, n * sizeof(int)>>>(data);
  HIP(hipDeviceSynchronize());
  int wrong = 0;
  for (int i = 0; i < n; ++i) wrong += data[i] != n - 1 - i;
  HIP(hipFree(data));
  return wrong;
}

template <class Launch>
static void showLaunch(const char* key, Launch launch) {
  launch();
  show(key, hipGetLastError());
}

int main() {
  show("1d", wrongIds(5, 7));
  show("2d", wrongIds(dim3(3, 4), dim3(5, 6)));
  show("3d", wrongIds(dim3(2, 3, 4), dim3(5, 3, 2)));
  show("z", wrongIds(dim3(1, 1, 5), dim3(1, 1, 9)));
  show("warps.1d", wrongWarps(128, 3));
  show("warps.2d", wrongWarps(dim3(16, 8), 2));
  show("warps.3d", wrongWarps(dim3(4, 4, 8), 2));
  show("shared.64", wrongReverse(64));
  show("shared.512", wrongReverse(512));
  show("shared.64again", wrongReverse(64));

  hipDeviceProp_t props;
  HIP(hipGetDeviceProperties(&props, 0));
  unsigned* out;
  HIP(hipMalloc(&out, 1 << 20));
  showLaunch("grid.0", [&] { ids<<<0, 32>>>(out); });
  showLaunch("block.0", [&] { ids<<<1, dim3(32, 0)>>>(out); });
  showLaunch("block.max", [&] { ids<<<1, props.maxThreadsPerBlock>>>(out); });
  showLaunch("block.max+1", [&] { ids<<<1, props.maxThreadsPerBlock + 1>>>(out); });
  showLaunch("block.product", [&] { ids<<<1, dim3(64, 64)>>>(out); });
  showLaunch("grid.toolarge", [&] { ids<<<0x7FFFFFFF, 1024>>>(out); });
  showLaunch("shared.toomuch", [&] { ids<<<1, 1, props.sharedMemPerBlock + 1>>>(out); });
  HIP(hipDeviceSynchronize());
  return 0;
}
