// The CUDA driver API: contexts, device addresses that are numbers, kernels by function handle.
#include <cuda.h>

#include "cuda_support.h"

#define DRIVER(call)                                                  \
  do {                                                                \
    CUresult result_ = (call);                                        \
    if (result_ != CUDA_SUCCESS) {                                    \
      const char* name_ = "?";                                        \
      cuGetErrorName(result_, &name_);                                \
      std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, name_); \
      std::exit(1);                                                   \
    }                                                                 \
  } while (0)

__global__ void triple(int* data, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) data[i] *= 3;
}

static void copies(Verdict& check) {
  const int n = 512;
  int host[n], back[n];
  for (int i = 0; i < n; ++i) host[i] = i;
  CUdeviceptr data = 0, base = 0;
  size_t bytes = 0;
  DRIVER(cuMemAlloc(&data, 2 * sizeof host));
  CUdeviceptr second = data + sizeof host;
  check(sizeof(CUdeviceptr) == 8 && second - data == sizeof host, "addresses are numbers");
  DRIVER(cuMemcpyHtoD(data, host, sizeof host));
  DRIVER(cuMemcpyDtoD(second, data, sizeof host));
  DRIVER(cuMemGetAddressRange(&base, &bytes, second));
  check(base == data && bytes == 2 * sizeof host, "cuMemGetAddressRange");

  CUfunction function;
  CHECK(cudaGetFuncBySymbol(&function, (const void*)triple));
  int count = n;
  void* arguments[] = {&second, &count};
  DRIVER(cuLaunchKernel(function, 2, 1, 1, 256, 1, 1, 0, 0, arguments, nullptr));
  DRIVER(cuCtxSynchronize());
  DRIVER(cuMemcpyDtoH(back, second, sizeof back));
  for (int i = 0; i < n; ++i) check(back[i] == 3 * i, "cuLaunchKernel");

  DRIVER(cuMemsetD32(data, 7u, n / 2));
  DRIVER(cuMemcpyDtoH(back, data, sizeof back));
  for (int i = 0; i < n; ++i) check(back[i] == (i < n / 2 ? 7 : i), "cuMemsetD32");
  DRIVER(cuMemFree(data));
  check(cuMemFree(12345) == CUDA_ERROR_INVALID_VALUE, "cuMemFree of a wrong address");
  (void)cudaGetLastError();
}

static void occupancy(Verdict& check) {
  CUfunction function;
  int blocks = 0, most = 0, threads = 0, maximum = 0;
  CHECK(cudaGetFuncBySymbol(&function, (const void*)triple));
  DRIVER(cuDeviceGetAttribute(&maximum, CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK_OPTIN, 0));
  DRIVER(cuOccupancyMaxPotentialBlockSize(&blocks, &most, function, nullptr, 0, 0));
  check(blocks > 0 && most >= 2, "cuOccupancyMaxPotentialBlockSize");
  static int limit;
  limit = maximum;
  CUoccupancyB2DSize bytes_of = [](int count) { return static_cast<size_t>(limit) / 64 * count; };
  DRIVER(cuOccupancyMaxPotentialBlockSize(&blocks, &threads, function, bytes_of, 0, 0));
  check(blocks > 0 && threads > 0 && threads <= 64 && threads < most, "shared memory by size");
}

static void rectangles(Verdict& check) {
  const size_t width = 24, height = 5;
  int host[height][width], back[height][width];
  for (size_t y = 0; y < height; ++y)
    for (size_t x = 0; x < width; ++x) host[y][x] = static_cast<int>(1000 * y + x);
  CUdeviceptr data;
  size_t pitch;
  DRIVER(cuMemAllocPitch(&data, &pitch, sizeof host[0], height, 4));
  CUDA_MEMCPY2D in = {};
  in.srcMemoryType = CU_MEMORYTYPE_HOST;
  in.srcHost = host;
  in.srcPitch = sizeof host[0];
  in.dstMemoryType = CU_MEMORYTYPE_DEVICE;
  in.dstDevice = data;
  in.dstPitch = pitch;
  in.WidthInBytes = sizeof host[0];
  in.Height = height;
  DRIVER(cuMemcpy2D(&in));
  CUDA_MEMCPY3D out = {};
  out.srcMemoryType = CU_MEMORYTYPE_DEVICE;
  out.srcDevice = data;
  out.srcPitch = pitch;
  out.srcHeight = height;
  out.dstMemoryType = CU_MEMORYTYPE_HOST;
  out.dstHost = back;
  out.dstPitch = sizeof back[0];
  out.dstHeight = height;
  out.WidthInBytes = sizeof back[0];
  out.Height = height;
  out.Depth = 1;
  DRIVER(cuMemcpy3D(&out));
  for (size_t y = 0; y < height; ++y)
    for (size_t x = 0; x < width; ++x) check(back[y][x] == host[y][x], "rectangles");
  CUDA_MEMCPY3D_PEER peer = {};
  peer.srcMemoryType = peer.dstMemoryType = CU_MEMORYTYPE_DEVICE;
  peer.srcDevice = data;
  peer.dstDevice = data + pitch;  // the next row
  peer.srcPitch = peer.dstPitch = pitch;
  peer.srcHeight = peer.dstHeight = 1;
  DRIVER(cuCtxGetCurrent(&peer.srcContext));
  peer.dstContext = peer.srcContext;
  peer.WidthInBytes = sizeof back[0];
  peer.Height = peer.Depth = 1;
  DRIVER(cuMemcpy3DPeer(&peer));
  DRIVER(cuMemcpyDtoH(back[1], data + pitch, sizeof back[0]));
  for (size_t x = 0; x < width; ++x) check(back[1][x] == host[0][x], "rectangles between contexts");
  DRIVER(cuMemFree(data));
}

// The functions that a program finds when it asks the driver for them by name.
static void entry_points(Verdict& check) {
  CUresult (*allocate)(CUdeviceptr*, size_t) = nullptr;
  CUresult (*upload)(CUdeviceptr, const void*, size_t) = nullptr;
  CUresult (*download)(void*, CUdeviceptr, size_t) = nullptr;
  CUresult (*release)(CUdeviceptr) = nullptr;
  CUresult (*synchronize)() = nullptr;
  CUdriverProcAddressQueryResult found = CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND;
  DRIVER(cuGetProcAddress("cuMemAlloc", (void**)&allocate, CUDA_VERSION, 0, &found));
  check(found == CU_GET_PROC_ADDRESS_SUCCESS, "cuGetProcAddress's status");
  DRIVER(cuGetProcAddress("cuMemcpyHtoD", (void**)&upload, CUDA_VERSION, 0, nullptr));
  DRIVER(cuGetProcAddress("cuMemFree_v2", (void**)&release, CUDA_VERSION, 0, nullptr));
  cudaGetDriverEntryPoint("cuMemcpyDtoH", (void**)&download, cudaEnableDefault);
  cudaGetDriverEntryPoint("cuCtxSynchronize", (void**)&synchronize, cudaEnableDefault);

  int host[64], back[64] = {};
  for (int i = 0; i < 64; ++i) host[i] = 3 * i;
  CUdeviceptr data = 0;
  DRIVER(allocate(&data, sizeof host));
  DRIVER(upload(data, host, sizeof host));
  DRIVER(synchronize());
  DRIVER(download(back, data, sizeof back));
  for (int i = 0; i < 64; ++i) check(back[i] == 3 * i, "functions by name");
  DRIVER(release(data));
  void* none = &data;
  check(cuGetProcAddress("cuNoSuchCall", &none, CUDA_VERSION, 0, &found) == CUDA_SUCCESS && !none &&
            found == CU_GET_PROC_ADDRESS_SYMBOL_NOT_FOUND,
        "a name that the driver hasn't");
  (void)cudaGetLastError();
}

int main() {
  Verdict check;
  DRIVER(cuInit(0));
  int version = 0;
  DRIVER(cuDriverGetVersion(&version));
  check(version == CUDA_VERSION && cuDriverGetVersion(nullptr) == CUDA_ERROR_INVALID_VALUE, "cuDriverGetVersion");
  int count = 0;
  DRIVER(cuDeviceGetCount(&count));
  check(count > 0, "cuDeviceGetCount");
  CUdevice device;
  CUcontext context, current = nullptr;
  char name[256] = "";
  DRIVER(cuDeviceGet(&device, 0));
  DRIVER(cuDeviceGetName(name, sizeof name, device));
  check(name[0] != 0, "cuDeviceGetName");
  DRIVER(cuCtxCreate(&context, 0, device));
  DRIVER(cuCtxGetCurrent(&current));
  check(current == context, "cuCtxGetCurrent");
  int threads = 0;
  DRIVER(cuDeviceGetAttribute(&threads, CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK, device));
  check(threads >= 256, "cuDeviceGetAttribute");
  copies(check);
  rectangles(check);
  occupancy(check);
  CUstream stream;
  CUevent event;
  DRIVER(cuStreamCreate(&stream, CU_STREAM_DEFAULT));
  CUcontext primary, of_stream;
  DRIVER(cuDevicePrimaryCtxRetain(&primary, device));
  DRIVER(cuCtxPushCurrent(primary));
  DRIVER(cuStreamGetCtx(stream, &of_stream));
  check(of_stream == context, "cuStreamGetCtx of a stream of another context");
  DRIVER(cuStreamGetCtx(nullptr, &of_stream));
  check(of_stream == primary, "cuStreamGetCtx of the default stream");
  DRIVER(cuCtxPopCurrent(&current));
  DRIVER(cuDevicePrimaryCtxRelease(device));
  check(cuStreamGetCtx(stream, nullptr) == CUDA_ERROR_INVALID_VALUE, "cuStreamGetCtx without a result");
  DRIVER(cuEventCreate(&event, ::CU_EVENT_DEFAULT));
  DRIVER(cuEventRecord(event, stream));
  DRIVER(cuStreamSynchronize(stream));
  check(cuEventQuery(event) == CUDA_SUCCESS, "cuEventQuery");
  DRIVER(cuEventDestroy(event));
  DRIVER(cuStreamDestroy(stream));
  entry_points(check);
  DRIVER(cuCtxDestroy(context));
  return check.print();
}
