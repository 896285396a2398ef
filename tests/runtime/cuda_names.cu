// CUDA's names for launches with attributes, libraries, links and other features newer than HIP 6:
// argv[1] is managed_kernels.hip's bundle.
#include <cooperative_groups.h>
#include <cuda.h>
#include <nvrtc.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

#define RUNTIME(...)                                                                \
  if (auto result_ = static_cast<cudaError_t>(__VA_ARGS__)) {                       \
    std::printf("%d: %s: %s\n", __LINE__, #__VA_ARGS__, cudaGetErrorName(result_)); \
    std::exit(1);                                                                   \
  }

__global__ void three(int* out, int by, float more) {
  out[threadIdx.x] += by + static_cast<int>(more) + 2 * threadIdx.x;
}
__global__ void together(int* out, int value) {
  cooperative_groups::this_grid().sync();
  *out = value;
}
__global__ void through(cudaSurfaceObject_t surface, int* out) {
  surf1Dwrite(9, surface, 4);
  *out = surf1Dread<int>(surface, 4);
}

static int value(const int* memory) {
  int result = 0;
  RUNTIME(cudaMemcpy(&result, memory, sizeof result, cudaMemcpyDefault));
  return result;
}

static void testLaunches(int* out) {
  cudaLaunchConfig_t config = {0};
  cudaLaunchAttribute attributes[1];
  config.gridDim = dim3(1);
  config.blockDim = dim3(3);
  attributes[0].id = cudaLaunchAttributeProgrammaticStreamSerialization;
  attributes[0].val.programmaticStreamSerializationAllowed = 1;
  config.attrs = attributes;
  config.numAttrs = 1;
  RUNTIME(cudaMemset(out, 0, 3 * sizeof *out));
  RUNTIME(cudaLaunchKernelEx(&config, three, out, 4, 2));
  int by = 0;
  float more = 1;
  void* arguments[] = {&out, &by, &more};
  attributes[0].id = cudaLaunchAttributeClusterDimension;
  attributes[0].val.clusterDim.x = attributes[0].val.clusterDim.y = attributes[0].val.clusterDim.z = 1;
  config.blockDim = dim3(1);
  RUNTIME(cudaLaunchKernelExC(&config, reinterpret_cast<const void*>(three), arguments));
  std::printf("launched.ex=%d,%d,%d\n", value(out), value(out + 1), value(out + 2));
  by = 5;
  void* few[] = {&out, &by};
  RUNTIME(cudaLaunchCooperativeKernel(together, 1, 1, few));
  RUNTIME(cudaLaunchCooperativeKernel(reinterpret_cast<const void*>(together), 1, 1, few, 0));
  RUNTIME(cudaLaunchCooperativeKernel(together, 1, 1, few, 0, nullptr));
  std::printf("cooperative=%d\n", value(out));
}

static void testQuestions() {
  const char* name = nullptr;
  RUNTIME(cudaFuncGetName(&name, three));
  std::printf("name=%s\nparameters=", name);
  size_t offset, size;
  int count = 0;
  for (; cudaFuncGetParamInfo(three, count, &offset, &size) == cudaSuccess; ++count)
    std::printf("%zu/%zu ", offset, size);
  std::printf("%d\n", count);
  static_cast<void>(cudaGetLastError());
  int device = 77;
  RUNTIME(cudaInitDevice(0, cudaDeviceScheduleAuto, cudaInitDeviceFlagsAreValid));
  RUNTIME(cudaGetDevice(&device));
  std::printf("initialised=%d\ninitialised.bad=%s\n", device, cudaGetErrorName(cudaInitDevice(99, 0, 0)));
  RUNTIME(cudaCtxResetPersistingL2Cache());
  std::printf("persisting=%s\n", cudaGetErrorName(cudaDeviceSetLimit(cudaLimitPersistingL2CacheSize, 1024)));
  RUNTIME(cudaOccupancyAvailableDynamicSMemPerBlock(&size, three, 1, 64));
  std::printf("available=%d\n", size > 0);
  cudaStream_t stream;
  unsigned long long id;
  RUNTIME(cudaStreamCreate(&stream));
  RUNTIME(cudaStreamGetId(stream, &id));
  cudaStreamAttrValue attribute = {};
  attribute.accessPolicyWindow.hitRatio = 0.5f;
  attribute.accessPolicyWindow.hitProp = cudaAccessPropertyPersisting;
  attribute.accessPolicyWindow.missProp = cudaAccessPropertyStreaming;
  RUNTIME(cudaStreamSetAttribute(stream, cudaStreamAttributeAccessPolicyWindow, &attribute));
  RUNTIME(cudaStreamDestroy(stream));
}

static void testLibrary(const char* path) {
  cudaLibrary_t library;
  cudaKernel_t kernel;
  RUNTIME(cudaLibraryLoadFromFile(&library, path, nullptr, nullptr, 0, nullptr, nullptr, 0));
  RUNTIME(cudaLibraryGetKernel(&kernel, library, "addTotal"));
  RUNTIME(cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, 512));
  cudaLaunchConfig_t config = {};
  config.gridDim = config.blockDim = dim3(1);
  RUNTIME(cudaLaunchKernelEx(&config, kernel, 3));
  int by = 2, *total;
  void* arguments[] = {&by};
  RUNTIME(cudaLaunchKernel(reinterpret_cast<const void*>(kernel), 1, 1, arguments));
  RUNTIME(cudaDeviceSynchronize());
  RUNTIME(cudaLibraryGetManaged(&total, nullptr, library, "total"));
  std::printf("library=%d\n", *total);
  RUNTIME(cudaLibraryUnload(library));
}

static void testMemory(int* out) {
  int host = 42;
  void* to[] = {out};
  void* from[] = {&host};
  size_t sizes[] = {sizeof host}, failed = 0, first = 0;
  cudaMemcpyAttributes attributes = {};
  attributes.srcAccessOrder = cudaMemcpySrcAccessOrderStream;
  RUNTIME(cudaMemcpyBatchAsync(to, from, sizes, 1, &attributes, &first, 1, &failed, nullptr));
  RUNTIME(cudaMemcpyBatchAsync(to, from, sizes, 1, &attributes, &first, 1, nullptr));
  std::printf("batch=%d\n", value(out));
  CUdeviceptr address = reinterpret_cast<CUdeviceptr>(out);
  RUNTIME(cuMemsetD2D8(address, 4, 1, 2, 1));
  RUNTIME(cuMemsetD2D16(address + 2, 4, 0x0202, 1, 1));
  std::printf("rows=0x%08x\n", value(out));
}

static void testDriver(int* out) {
  CUfunction function;
  RUNTIME(cudaGetFuncBySymbol(&function, reinterpret_cast<const void*>(three)));
  RUNTIME(cuFuncSetAttribute(function, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, 2048));
  cudaFuncAttributes attributes;
  RUNTIME(cudaFuncGetAttributes(&attributes, three));
  std::printf("shared=%d\n", attributes.maxDynamicSharedSizeBytes);
  const char* name;
  RUNTIME(cuFuncGetName(&name, function));
  CUlaunchConfig config = {};
  config.gridDimX = config.gridDimY = config.gridDimZ = 1;
  config.blockDimX = config.blockDimY = config.blockDimZ = 1;
  int by = 1;
  float more = 0;
  void* arguments[] = {&out, &by, &more};
  RUNTIME(cuLaunchKernelEx(&config, function, arguments, nullptr));

  CUDA_ARRAY3D_DESCRIPTOR shape = {8, 0, 0, CU_AD_FORMAT_SIGNED_INT32, 1, CUDA_ARRAY3D_SURFACE_LDST};
  CUarray array;
  RUNTIME(cuArray3DCreate(&array, &shape));
  CUDA_RESOURCE_DESC resource = {};
  resource.resType = CU_RESOURCE_TYPE_ARRAY;
  resource.res.array.hArray = array;
  CUsurfObject surface;
  RUNTIME(cuSurfObjectCreate(&surface, &resource));
  through<<<1, 1>>>(surface, out);
  std::printf("surface=%d\n", value(out));
  RUNTIME(cuSurfObjectDestroy(surface));
  RUNTIME(cuArrayDestroy(array));

  int descriptor;
  CUdeviceptr managed;
  RUNTIME(cuMemAllocManaged(&managed, 8192, CU_MEM_ATTACH_GLOBAL));
  CUmemLocation place = {CU_MEM_LOCATION_TYPE_HOST, 0};
  RUNTIME(cuMemAdvise_v2(managed, 8192, CU_MEM_ADVISE_SET_PREFERRED_LOCATION, place));
  RUNTIME(cuMemPrefetchAsync_v2(managed, 8192, place, 0, nullptr));
  int preferred = 77;
  RUNTIME(
      cuMemRangeGetAttribute(&preferred, sizeof preferred, CU_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION, managed, 8192));
  std::printf("preferred=%d\nrange=%d\n", preferred == CU_DEVICE_CPU,
              cuMemGetHandleForAddressRange(&descriptor, managed, 0, CU_MEM_RANGE_HANDLE_TYPE_DMA_BUF_FD, 0) ==
                  CUDA_ERROR_INVALID_VALUE);
  RUNTIME(cuStreamWriteValue32(nullptr, managed, 6, 0));
  RUNTIME(cuStreamWaitValue32(nullptr, managed, 6, CU_STREAM_WAIT_VALUE_EQ));
  unsigned int synchronous = 1;
  RUNTIME(cuPointerSetAttribute(&synchronous, CU_POINTER_ATTRIBUTE_SYNC_MEMOPS, managed));
  RUNTIME(cuStreamSynchronize(nullptr));
  std::printf("written=%d\n", *reinterpret_cast<int*>(managed));
  RUNTIME(cuMemFree(managed));

  CUcontext context, third;
  RUNTIME(cuDevicePrimaryCtxRetain(&context, 0));
  int host = 77;
  RUNTIME(cudaMemcpy(out + 1, &host, sizeof host, cudaMemcpyHostToDevice));
  const CUdeviceptr address = reinterpret_cast<CUdeviceptr>(out);
  RUNTIME(cuMemcpyPeer(address, context, address + sizeof(int), context, sizeof(int)));
  std::printf("peer=%d\n", value(out));
  RUNTIME(cuCtxCreate_v3(&third, nullptr, 0, 0, 0));
  RUNTIME(cuCtxDestroy(third));
  RUNTIME(cuCtxCreate_v4(&third, nullptr, 0, 0));
  RUNTIME(cuCtxDestroy(third));
  std::printf("context=%d\n", cuCtxCreate_v3(&third, nullptr, 1, 0, 0) == CUDA_ERROR_NOT_SUPPORTED);
  RUNTIME(cuDevicePrimaryCtxRelease(0));
}

static std::vector<char> compiled(const char* source, const char* option) {
  nvrtcProgram program;
  size_t size = 0;
  if (nvrtcCreateProgram(&program, source, "part", 0, nullptr, nullptr) != NVRTC_SUCCESS ||
      nvrtcCompileProgram(program, 1, &option) != NVRTC_SUCCESS || nvrtcGetPTXSize(program, &size) != NVRTC_SUCCESS)
    std::exit(2);
  std::vector<char> code(size);
  if (nvrtcGetPTX(program, code.data()) != NVRTC_SUCCESS) std::exit(3);
  nvrtcDestroyProgram(&program);
  return code;
}

static void testLinks(int* out) {
  std::vector<char> parts[] = {compiled("extern __device__ int twice(int);\n"
                                        "extern \"C\" __global__ void k(int* out, int x) { *out = twice(x) + 1; }\n",
                                        "-rdc=true"),
                               compiled("__device__ int twice(int x) { return 2 * x; }\n", "-rdc=true")};
  CUlinkState state;
  void* code;
  size_t size;
  RUNTIME(cuLinkCreate(0, nullptr, nullptr, &state));
  for (std::vector<char>& part : parts)
    RUNTIME(cuLinkAddData(state, CU_JIT_INPUT_PTX, part.data(), part.size(), "part", 0, nullptr, nullptr));
  RUNTIME(cuLinkComplete(state, &code, &size));
  CUmodule module;
  CUfunction function;
  RUNTIME(cuModuleLoadData(&module, code));
  RUNTIME(cuModuleGetFunction(&function, module, "k"));
  int x = 20;
  void* arguments[] = {&out, &x};
  RUNTIME(cuLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, nullptr, arguments, nullptr));
  std::printf("linked=%d\n", value(out));
  std::vector<char> finished(static_cast<char*>(code), static_cast<char*>(code) + size);
  RUNTIME(cuModuleUnload(module));
  RUNTIME(cuLinkDestroy(state));

  char log[512] = "";
  CUjit_option options[] = {CU_JIT_ERROR_LOG_BUFFER, CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES};
  void* values[] = {log, reinterpret_cast<void*>(sizeof log)};
  RUNTIME(cuLinkCreate(2, options, values, &state));
  RUNTIME(cuLinkAddData(state, CU_JIT_INPUT_CUBIN, finished.data(), finished.size(), "done", 0, nullptr, nullptr));
  RUNTIME(cuLinkComplete(state, &code, &size));
  std::printf("linked.finished=%d\n", size == finished.size() && std::memcmp(code, finished.data(), size) == 0);
  RUNTIME(cuLinkAddData(state, CU_JIT_INPUT_PTX, parts[1].data(), parts[1].size(), "part", 0, nullptr, nullptr));
  std::printf("linked.both=%d\n",
              cuLinkComplete(state, &code, &size) != CUDA_SUCCESS && std::strstr(log, "-rdc=true") != nullptr);
  std::printf("linked.log=%d\n", reinterpret_cast<size_t>(values[1]) == std::strlen(log) + 1);
  char ptx[] = ".version 8.0\n.target sm_80\n";
  std::printf("linked.ptx=%s\n", cudaGetErrorName(static_cast<cudaError_t>(cuLinkAddData(
                                     state, CU_JIT_INPUT_PTX, ptx, sizeof ptx, "ptx", 0, nullptr, nullptr))));
  RUNTIME(cuLinkDestroy(state));
}

int main(int, char** argv) {
  int* out;
  RUNTIME(cudaMalloc(&out, 64));
  testLaunches(out);
  testQuestions();
  testLibrary(argv[1]);
  testMemory(out);
  testDriver(out);
  testLinks(out);
  RUNTIME(cudaFree(out));
}
