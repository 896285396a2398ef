// The CUDA runtime under its own names: memory, symbols, streams, events, launches, properties. The program
// includes no header for the language: nvcc includes the runtime's by itself.
__constant__ float scale[4];
__device__ int total;

#if !defined(__CUDACC__) || !defined(__NVCC__)
#error "a .cu file is CUDA"
#endif

// As in NVIDIA's helper_math.h: CUDA's vector types have no operators of their own.
inline __host__ __device__ float4 operator+(float4 a, float4 b) {
  return make_float4(a.x + b.x, a.y + b.y, a.z + b.z, a.w + b.w);
}
inline __host__ __device__ void operator+=(float4& a, float4 b) { a = a + b; }
inline __host__ __device__ float4 operator*(float4 a, float b) {
  return make_float4(a.x * b, a.y * b, a.z * b, a.w * b);
}

#include "cuda_support.h"

__global__ void __launch_bounds__(256, 2) saxpy(float4* y, const float4* __restrict__ x, float a, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float4 sum = {0};
  sum += y[i] + __ldg(&x[i]) * a;
  y[i] = sum;
}

__global__ void reduce(const int* in, int n) {
  __shared__ int part[256];
  int sum = 0;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) sum += in[i];
  for (int offset = warpSize / 2; offset > 0; offset /= 2) sum += __shfl_down_sync(0xffffffff, sum, offset);
  part[threadIdx.x] = sum;
  __syncthreads();
  if (threadIdx.x % warpSize == 0) atomicAdd(&total, part[threadIdx.x]);
}

template <typename T>
__global__ void scaled(T* out, int n) {
  extern __shared__ unsigned char bytes[];
  T* tile = reinterpret_cast<T*>(bytes);
  int i = threadIdx.x;
  tile[i] = static_cast<T>(i) * static_cast<T>(scale[i % 4]);
  __syncthreads();
  if (i < n) out[i] = tile[n - 1 - i];
}

__global__ void architecture(int* out) {
#if __CUDA_ARCH__ >= 700
  *out = __CUDA_ARCH__;
#else
  *out = -1;
#endif
}

static void CUDART_CB called(cudaStream_t, cudaError_t status, void* data) {
  if (status == cudaSuccess) ++*static_cast<int*>(data);
}

static void vectors(Verdict& check) {
  const int n = 1000;
  float4 *x, *y;
  CHECK(cudaMallocManaged(&x, n * sizeof(float4)));
  CHECK(cudaMallocManaged(&y, n * sizeof(float4)));
  for (int i = 0; i < n; ++i) x[i] = make_float4(i, i + 1, i + 2, i + 3), y[i] = {1, 2, 3};
  saxpy<<<(n + 255) / 256, 256>>>(y, x, 2.0f, n);
  CHECK(cudaDeviceSynchronize());
  for (int i = 0; i < n; ++i)
    check(y[i].x == 1 + 2 * i && y[i].y == 2 * i + 4 && y[i].z == 2 * i + 7 && y[i].w == 2 * i + 6, "saxpy");
  CHECK(cudaFree(x));
  CHECK(cudaFree(y));
}

static void streams(Verdict& check) {
  const int n = 10000;
  int *host, *device, calls = 0, sum = 0, zero = 0;
  CHECK(cudaMallocHost(&host, n * sizeof(int)));
  CHECK(cudaMalloc((void**)&device, n * sizeof(int)));
  cudaStream_t stream;
  cudaEvent_t begin, end;
  CHECK(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
  CHECK(cudaEventCreate(&begin));
  CHECK(cudaEventCreate(&end, cudaEventDefault));
  for (int i = 0; i < n; ++i) host[i] = i % 7, sum += host[i];
  CHECK(cudaMemcpyToSymbol(total, &zero, sizeof zero));
  CHECK(cudaEventRecord(begin, stream));
  CHECK(cudaMemcpyAsync(device, host, n * sizeof(int), cudaMemcpyHostToDevice, stream));
  reduce<<<dim3(8), dim3(256), 0, stream>>>(device, n);
  CHECK(cudaEventRecord(end, stream));
  CHECK(cudaStreamAddCallback(stream, called, &calls, 0));
  CHECK(cudaStreamSynchronize(stream));
  float ms = -1;
  CHECK(cudaEventElapsedTime(&ms, begin, end));
  int result = 0;
  CHECK(cudaMemcpyFromSymbol(&result, total, sizeof result));
  check(result == sum, "reduce");
  check(calls == 1, "callback");
  check(ms >= 0, "time");
  CHECK(cudaEventDestroy(begin));
  CHECK(cudaEventDestroy(end));
  CHECK(cudaStreamDestroy(stream));
  CHECK(cudaFreeHost(host));
  CHECK(cudaFree(device));
}

static void launches(Verdict& check) {
  const float factors[] = {1, 2, 3, 4};
  CHECK(cudaMemcpyToSymbol(scale, factors, sizeof factors));
  double *device, host[128];
  int n = 128;
  CHECK(cudaMalloc(&device, sizeof host));
  void* arguments[] = {&device, &n};
  CHECK(cudaLaunchKernel((const void*)scaled<double>, dim3(1), dim3(n), arguments, n * sizeof(double), 0));
  CHECK(cudaMemcpy(host, device, sizeof host, cudaMemcpyDeviceToHost));
  for (int i = 0; i < n; ++i) check(host[i] == (n - 1 - i) * factors[(n - 1 - i) % 4], "scaled");
  cudaFuncAttributes attributes;
  CHECK(cudaFuncGetAttributes(&attributes, reduce));
  check(attributes.maxThreadsPerBlock >= 256, "cudaFuncGetAttributes");
  int blocks = 0, smallest = 0, size = 0;
  CHECK(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, reduce, 256, 0));
  CHECK(cudaOccupancyMaxPotentialBlockSize(&smallest, &size, reduce, 0, 0));
  check(blocks > 0 && smallest > 0 && size > 0, "occupancy");
  CHECK(cudaFree(device));
}

static void devices(Verdict& check) {
  int device = -1, architecture_of_code = 0, *out, major = 0;
  cudaDeviceProp properties;
  CHECK(cudaGetDevice(&device));
  CHECK(cudaGetDeviceProperties(&properties, device));
  CHECK(cudaDeviceGetAttribute(&major, cudaDevAttrComputeCapabilityMajor, device));
  CHECK(cudaMalloc(&out, sizeof(int)));
  architecture<<<1, 1>>>(out);
  CHECK(cudaMemcpy(&architecture_of_code, out, sizeof(int), cudaMemcpyDeviceToHost));
  check(architecture_of_code == 100 * properties.major + 10 * properties.minor, "__CUDA_ARCH__");
  cudaFuncAttributes code;
  CHECK(cudaFuncGetAttributes(&code, architecture));
  check(10 * code.ptxVersion == architecture_of_code, "ptxVersion");
  check(major == properties.major, "cudaDeviceGetAttribute");
  cudaPointerAttributes attributes;
  CHECK(cudaPointerGetAttributes(&attributes, out));
  check(attributes.type == cudaMemoryTypeDevice && attributes.devicePointer == out, "attributes");
  check(cudaMalloc(&out, ~size_t(0)) == cudaErrorMemoryAllocation, "out of memory");
  check(cudaGetLastError() == cudaErrorMemoryAllocation && cudaPeekAtLastError() == cudaSuccess, "last error");
  int version = 0;
  CHECK(cudaRuntimeGetVersion(&version));
  check(version == CUDART_VERSION && CUDART_VERSION >= 12000, "version");
  CHECK(cudaDriverGetVersion(&version));
  check(version == CUDART_VERSION, "the driver's version");
  check(cudaDriverGetVersion(nullptr) == cudaErrorInvalidValue && cudaRuntimeGetVersion(nullptr) != cudaSuccess,
        "no memory for the version");
  CHECK(cudaFree(attributes.devicePointer));
}

static void rows(Verdict& check) {
  const int width = 33, height = 7;
  int host[height][width], back[height][width], *device;
  size_t pitch = 0;
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x) host[y][x] = 100 * y + x;
  CHECK(cudaMallocPitch(&device, &pitch, width * sizeof(int), height));
  CHECK(cudaMemset2D(device, pitch, 0, width * sizeof(int), height));
  CHECK(cudaMemcpy2D(device, pitch, host, sizeof host[0], sizeof host[0], height, cudaMemcpyHostToDevice));
  cudaMemcpy3DParms copy = {};
  copy.srcPtr = make_cudaPitchedPtr(device, pitch, width * sizeof(int), height);
  copy.dstPtr = make_cudaPitchedPtr(back, sizeof back[0], width, height);
  copy.extent = make_cudaExtent(sizeof back[0], height, 1);
  copy.kind = cudaMemcpyDeviceToHost;
  CHECK(cudaMemcpy3D(&copy));
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x) check(back[y][x] == host[y][x], "rows");
  CHECK(cudaFree(device));
}

int main() {
  Verdict check;
  vectors(check);
  streams(check);
  launches(check);
  devices(check);
  rows(check);
  return check.print();
}
