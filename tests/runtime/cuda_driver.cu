// The driver API's types and functions that HIP lacks, of CUDA 12.8, or 13.0 with --cuda-version=13.0: values and
// layouts as in CUDA's headers, functions that do their work, and errors from those for what no device here has.
#include <cuda.h>
#include <cudaProfiler.h>
#include <cuda_runtime.h>
#include <dlfcn.h>

#include <cstddef>
#include <cstdio>
#include <cstring>
#include <type_traits>

#include "checks.h"

static_assert(sizeof(CUtensorMap) == 128 && alignof(CUtensorMap) == 128, "");
static_assert(sizeof(CUdevResource) == 144 && offsetof(CUdevResource, sm) == 96, "");
static_assert(sizeof(CUmemDecompressParams) == 64 && sizeof(CUmulticastObjectProp) == 32, "");
static_assert(sizeof(CUctxCreateParams) == 24 && sizeof(CUexecAffinityParam) == 8, "");
static_assert(sizeof(CUmemcpy3DOperand) == 40 && sizeof(CUDA_MEMCPY3D_BATCH_OP) == 112, "");
static_assert(sizeof(CUgraphExecUpdateResultInfo) == 24 && sizeof(CUmemFabricHandle) == 64, "");
static_assert(CU_TENSOR_MAP_DATA_TYPE_TFLOAT32_FTZ == 12 && CU_TENSOR_MAP_SWIZZLE_128B == 3, "");
static_assert(CU_TENSOR_MAP_INTERLEAVE_32B == 2 && CU_TENSOR_MAP_L2_PROMOTION_L2_256B == 3, "");
static_assert(CU_TENSOR_MAP_FLOAT_OOB_FILL_NAN_REQUEST_ZERO_FMA == 1, "");
static_assert(CU_DEV_RESOURCE_TYPE_SM == 1 && CU_GREEN_CTX_DEFAULT_STREAM == 1, "");
static_assert(CU_TARGET_COMPUTE_90A == 65626 && CU_PREFER_BINARY == 1, "");
static_assert(cudaSharedmemCarveoutMaxShared == 100 && cudaDevAttrClusterLaunch == 120, "");
static_assert(CU_AD_FORMAT_BC7_UNORM_SRGB == 0x9e && CU_MEM_HANDLE_TYPE_FABRIC == 8, "");

// Values that aren't HIP's.
static_assert(CU_DEVICE_ATTRIBUTE_WARP_SIZE == 10 && cudaDevAttrWarpSize == 10, "");
static_assert(CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR == 76 && cudaDevAttrMemoryPoolsSupported == 115, "");
static_assert(CU_DEVICE_P2P_ATTRIBUTE_ACCESS_SUPPORTED == 2 && cudaDevP2PAttrAccessSupported == 2, "");
static_assert(CU_MEMORYTYPE_ARRAY == 3 && CU_MEMORYTYPE_UNIFIED == 4, "");
static_assert(CU_JIT_POSITION_INDEPENDENT_CODE == 30 && cudaJitMinCtaPerSm == 31 && CU_JIT_LTO == 20, "");
static_assert(CU_GRAPH_NODE_TYPE_BATCH_MEM_OP == 12 && CU_GRAPH_NODE_TYPE_CONDITIONAL == 13, "");
static_assert(CUDA_ERROR_EXTERNAL_DEVICE == 911 && CUDA_ERROR_INVALID_CLUSTER_SIZE == 912, "");
static_assert(CU_FUNC_ATTRIBUTE_MAX == 16 && cudaFuncAttributeMax == 16 && cudaChannelFormatKindNV12 == 4, "");

#if CUDA_VERSION >= 13000
static_assert(__CUDACC_VER_MAJOR__ == 13 && CUDART_VERSION == 13000, "");
static CUresult create(CUcontext* context, CUdevice device) { return cuCtxCreate(context, nullptr, 0, device); }
#else
static_assert(__CUDACC_VER_MAJOR__ == 12 && CUDA_VERSION == 12080 && CUDART_VERSION == 12080, "");
static CUresult create(CUcontext* context, CUdevice device) { return cuCtxCreate(context, 0, device); }
#endif

static void unsupported() {
  CUtensorMap map;
  alignas(128) float data[64];
  const cuuint64_t dims[] = {8, 8}, strides[] = {32};
  const cuuint32_t box[] = {8, 8}, steps[] = {1, 1};
  CHECK(cuTensorMapEncodeTiled(&map, CU_TENSOR_MAP_DATA_TYPE_FLOAT32, 2, data, dims, strides, box, steps,
                               CU_TENSOR_MAP_INTERLEAVE_NONE, CU_TENSOR_MAP_SWIZZLE_NONE,
                               CU_TENSOR_MAP_L2_PROMOTION_NONE,
                               CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE) == CUDA_ERROR_NOT_SUPPORTED);
  CHECK(cuTensorMapReplaceAddress(&map, data) == CUDA_ERROR_NOT_SUPPORTED);
  using Replace = CUresult (*)(CUtensorMap*, void*);
  void* address = nullptr;
  CUdriverProcAddressQueryResult found;
  CHECK(cuGetProcAddress_v2("cuTensorMapReplaceAddress", &address, CUDA_VERSION, CU_GET_PROC_ADDRESS_DEFAULT, &found) ==
            CUDA_SUCCESS &&
        found == CU_GET_PROC_ADDRESS_SUCCESS);
  CHECK(address && reinterpret_cast<Replace>(address)(&map, data) == CUDA_ERROR_NOT_SUPPORTED);
  cudaDriverEntryPointQueryResult status;
  CHECK(cudaGetDriverEntryPointByVersion("cuTensorMapEncodeTiled", &address, 12000, cudaEnableDefault, &status) ==
            cudaSuccess &&
        status == cudaDriverEntryPointSuccess && address);
}

template <class T, class = void>
constexpr bool has_clock_rate = false;
template <class T>
constexpr bool has_clock_rate<T, std::void_t<decltype(T::clockRate)>> = true;
static_assert(has_clock_rate<cudaDeviceProp> == (CUDA_VERSION < 13000));

static void attributes() {
#if CUDA_VERSION >= 13000
  cudaDeviceProp properties;
  CHECK(cudaGetDeviceProperties(&properties, 0) == cudaSuccess);
  CHECK(properties.deviceNumaId == -1 && properties.hostNumaId == -1 && properties.deviceNumaConfig == 0);
  CHECK(properties.mpsEnabled == 0 && properties.hostNumaMultinodeIpcSupported == 0);
#endif
  int value = 7;
  CHECK(cuDeviceGetAttribute(&value, CU_DEVICE_ATTRIBUTE_TENSOR_MAP_ACCESS_SUPPORTED, 0) == CUDA_SUCCESS && value == 0);
  value = 7;
  CHECK(cuDeviceGetAttribute(&value, CU_DEVICE_ATTRIBUTE_MULTICAST_SUPPORTED, 0) == CUDA_SUCCESS && value == 0);
  CHECK(cudaDeviceGetAttribute(&value, cudaDevAttrClusterLaunch, 0) == cudaSuccess && value == 0);
  CHECK(cuDeviceGetAttribute(&value, CU_DEVICE_ATTRIBUTE_MEM_SYNC_DOMAIN_COUNT, 0) == CUDA_SUCCESS && value == 1);
  CHECK(cuDeviceGetAttribute(&value, CU_DEVICE_ATTRIBUTE_HOST_NUMA_ID, 0) == CUDA_SUCCESS && value == -1);
  CHECK(cuDeviceGetAttribute(&value, static_cast<CUdevice_attribute>(30149), 0) == CUDA_ERROR_INVALID_VALUE);
  CHECK(cuDeviceGetExecAffinitySupport(&value, CU_EXEC_AFFINITY_TYPE_SM_COUNT, 0) == CUDA_SUCCESS && value == 0);
}

// The driver's library gives programs functions by name: they take this header's values.
static void byName() {
  void* library = dlopen("libcuda.so.1", RTLD_LAZY);
  CHECK(library != nullptr);
  if (library == nullptr) return;
  const auto attribute =
      reinterpret_cast<CUresult (*)(int*, CUdevice_attribute, CUdevice)>(dlsym(library, "cuDeviceGetAttribute"));
  CHECK(attribute != nullptr);
  for (const CUdevice_attribute asked : {CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK, CU_DEVICE_ATTRIBUTE_WARP_SIZE,
                                         CU_DEVICE_ATTRIBUTE_MAXIMUM_TEXTURE3D_DEPTH, CU_DEVICE_ATTRIBUTE_L2_CACHE_SIZE,
                                         CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR}) {
    int own = -1, librarys = -2;
    CHECK(cuDeviceGetAttribute(&own, asked, 0) == CUDA_SUCCESS && attribute(&librarys, asked, 0) == CUDA_SUCCESS);
    CHECK(own == librarys);
  }
  int warp = 0, height = 0;
  CHECK(cuDeviceGetAttribute(&warp, CU_DEVICE_ATTRIBUTE_WARP_SIZE, 0) == CUDA_SUCCESS && warp == 32);
  cudaDeviceProp properties;
  CHECK(cudaGetDeviceProperties(&properties, 0) == cudaSuccess);
  CHECK(cudaDeviceGetAttribute(&height, cudaDevAttrMaxSurface2DLayeredHeight, 0) == cudaSuccess);
  CHECK(height == properties.maxSurface2DLayered[1]);
  const auto copy = reinterpret_cast<CUresult (*)(const CUDA_MEMCPY2D*)>(dlsym(library, "cuMemcpy2D_v2"));
  CUDA_ARRAY_DESCRIPTOR description{4, 2, CU_AD_FORMAT_UNSIGNED_INT8, 1};
  CUarray array;
  CHECK(copy != nullptr && cuArrayCreate(&array, &description) == CUDA_SUCCESS);
  unsigned char given[2][4] = {{1, 2, 3, 4}, {5, 6, 7, 8}}, back[2][4] = {};
  CUDA_MEMCPY2D there{}, here{};
  there.srcMemoryType = here.dstMemoryType = CU_MEMORYTYPE_HOST;
  there.dstMemoryType = here.srcMemoryType = CU_MEMORYTYPE_ARRAY;
  there.dstArray = here.srcArray = array;
  there.srcHost = given, here.dstHost = back;
  there.srcPitch = here.dstPitch = there.WidthInBytes = here.WidthInBytes = 4;
  there.Height = here.Height = 2;
  CHECK(copy(&there) == CUDA_SUCCESS && cuMemcpy2D(&here) == CUDA_SUCCESS);
  CHECK(back[0][3] == 4 && back[1][0] == 5);
  there.srcMemoryType = static_cast<CUmemorytype>(10);  // HIP's value of an array
  CHECK(copy(&there) == CUDA_ERROR_INVALID_VALUE && cuMemcpy2D(&there) == CUDA_ERROR_INVALID_VALUE);
  CHECK(cuArrayDestroy(array) == CUDA_SUCCESS);
  dlclose(library);
}

static __device__ int symbol;

// Types of memory and of nodes, and a copy's parameters, in CUDA's values.
static void kinds() {
  CUdeviceptr managed;
  CHECK(cuMemAllocManaged(&managed, 64, CU_MEM_ATTACH_GLOBAL) == CUDA_SUCCESS);
  CUmemorytype type = CU_MEMORYTYPE_ARRAY;
  CHECK(cuPointerGetAttribute(&type, CU_POINTER_ATTRIBUTE_MEMORY_TYPE, managed) == CUDA_SUCCESS);
  CHECK(type == CU_MEMORYTYPE_DEVICE);
  CUpointer_attribute asked[] = {CU_POINTER_ATTRIBUTE_IS_MANAGED, CU_POINTER_ATTRIBUTE_MEMORY_TYPE};
  unsigned isManaged = 0;
  void* values[] = {&isManaged, &type};
  type = CU_MEMORYTYPE_ARRAY;
  CHECK(cuPointerGetAttributes(2, asked, values, managed) == CUDA_SUCCESS);
  CHECK(isManaged == 1 && type == CU_MEMORYTYPE_DEVICE);
  CUgraph graph;
  CUgraphNode node;
  CUcontext context;
  CHECK(cuGraphCreate(&graph, 0) == CUDA_SUCCESS && cuCtxGetCurrent(&context) == CUDA_SUCCESS);
  unsigned char given[16] = {3, 1, 4}, back[16] = {};
  CUDA_MEMCPY3D copy{}, got{};
  copy.srcMemoryType = CU_MEMORYTYPE_HOST, copy.srcHost = given;
  copy.dstMemoryType = CU_MEMORYTYPE_DEVICE, copy.dstDevice = managed;
  copy.WidthInBytes = copy.srcPitch = copy.dstPitch = 16, copy.Height = copy.Depth = 1;
  copy.srcHeight = copy.dstHeight = 1;
  CHECK(cuGraphAddMemcpyNode(&node, graph, nullptr, 0, &copy, context) == CUDA_SUCCESS);
  CHECK(cuGraphMemcpyNodeGetParams(node, &got) == CUDA_SUCCESS && got.srcHost == given && got.dstDevice == managed);
  CHECK(got.srcMemoryType == CU_MEMORYTYPE_HOST && got.WidthInBytes == 16 && got.reserved0 == nullptr);
  CUgraphExec exec;
  CHECK(cuGraphInstantiate(&exec, graph, 0) == CUDA_SUCCESS && cuGraphLaunch(exec, nullptr) == CUDA_SUCCESS);
  CHECK(cuCtxSynchronize() == CUDA_SUCCESS && cuMemcpyDtoH(back, managed, 16) == CUDA_SUCCESS);
  CHECK(back[0] == 3 && back[1] == 1 && back[2] == 4);
  cudaGraphNode_t fromSymbol;
  cudaGraphNodeType runtimes;
  CUgraphNodeType drivers;
  CHECK(cudaGraphAddMemcpyNodeFromSymbol(&fromSymbol, graph, nullptr, 0, back, symbol, sizeof symbol, 0,
                                         cudaMemcpyDeviceToHost) == cudaSuccess);
  CHECK(cudaGraphNodeGetType(fromSymbol, &runtimes) == cudaSuccess && runtimes == cudaGraphNodeTypeMemcpy);
  CHECK(cuGraphNodeGetType(fromSymbol, &drivers) == CUDA_SUCCESS && drivers == CU_GRAPH_NODE_TYPE_MEMCPY);
  CHECK(cuGraphExecDestroy(exec) == CUDA_SUCCESS && cuGraphDestroy(graph) == CUDA_SUCCESS);
  CHECK(cuMemFree(managed) == CUDA_SUCCESS);
}

static void graphs() {
  CUgraph graph, other;
  CUgraphNode nodes[2], from[1], to[1], third;
  CHECK(cuGraphCreate(&graph, 0) == CUDA_SUCCESS && cuGraphCreate(&other, 0) == CUDA_SUCCESS);
  for (CUgraphNode& node : nodes) CHECK(cuGraphAddEmptyNode(&node, graph, nullptr, 0) == CUDA_SUCCESS);
  CHECK(cuGraphAddEmptyNode(&third, other, nullptr, 0) == CUDA_SUCCESS);
  CUgraphEdgeData plain{}, port{};
  port.type = CU_GRAPH_DEPENDENCY_TYPE_PROGRAMMATIC;
  CHECK(cuGraphAddDependencies_v2(graph, &nodes[0], &nodes[1], &port, 1) == CUDA_ERROR_NOT_SUPPORTED);
  CHECK(cuGraphAddDependencies_v2(graph, &nodes[0], &nodes[1], &plain, 1) == CUDA_SUCCESS);
  size_t count = 1;
  CHECK(cuGraphGetEdges_v2(graph, from, to, &port, &count) == CUDA_SUCCESS && count == 1 && port.type == 0);
  CHECK(from[0] == nodes[0] && to[0] == nodes[1]);
  CUgraphExec exec;
  CHECK(cuGraphInstantiate(&exec, graph, 0) == CUDA_SUCCESS);
  CUgraphExecUpdateResultInfo info{CU_GRAPH_EXEC_UPDATE_ERROR, nullptr, nullptr};
  CHECK(cuGraphExecUpdate(exec, graph, &info) == CUDA_SUCCESS && info.result == CU_GRAPH_EXEC_UPDATE_SUCCESS);
  CHECK(cuGraphExecUpdate(exec, other, &info) == CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE &&
        info.result == CU_GRAPH_EXEC_UPDATE_ERROR_TOPOLOGY_CHANGED);
  cudaGraphExecUpdateResultInfo runtime;
  CHECK(cudaGraphExecUpdate(exec, graph, &runtime) == cudaSuccess && runtime.result == cudaGraphExecUpdateSuccess);
  CHECK(cuGraphExecDestroy(exec) == CUDA_SUCCESS);
  CHECK(cuGraphDestroy(graph) == CUDA_SUCCESS && cuGraphDestroy(other) == CUDA_SUCCESS);
}

static void streams() {
  CUstream stream;
  CUstreamCaptureStatus status = CU_STREAM_CAPTURE_STATUS_ACTIVE;
  cuuint64_t id;
  CUgraph graph;
  const CUgraphNode* dependencies;
  const CUgraphEdgeData* data;
  size_t count;
  CHECK(cuStreamCreate(&stream, CU_STREAM_NON_BLOCKING) == CUDA_SUCCESS);
  CHECK(cuStreamGetCaptureInfo_v3(stream, &status, &id, &graph, &dependencies, &data, &count) == CUDA_SUCCESS);
  CHECK(status == CU_STREAM_CAPTURE_STATUS_NONE);
#if CUDA_VERSION < 13000
  unsigned long long older;
  CHECK(cuStreamGetCaptureInfo(stream, &status, &older, &graph, &dependencies, &count) == CUDA_SUCCESS);
  CHECK(cudaStreamGetCaptureInfo(stream, &status, &older, &graph, &dependencies, &count) == cudaSuccess);
#endif
  CHECK(cuStreamDestroy(stream) == CUDA_SUCCESS);
}

static void green() {
  CUdevResource whole, part, found;
  unsigned groups = 1;
  CUdevResourceDesc description;
  CUgreenCtx context;
  CUstream stream;
  CHECK(cuDeviceGetDevResource(0, &whole, CU_DEV_RESOURCE_TYPE_SM) == CUDA_SUCCESS && whole.sm.smCount > 0);
  CHECK(cuDevSmResourceSplitByCount(&part, &groups, &whole, nullptr, 0, 1) == CUDA_SUCCESS && groups == 1);
  CHECK(cuDevResourceGenerateDesc(&description, &part, 1) == CUDA_SUCCESS);
  CHECK(cuGreenCtxCreate(&context, description, 0, 0) == CUDA_ERROR_INVALID_VALUE);
  CHECK(cuGreenCtxCreate(&context, description, 0, CU_GREEN_CTX_DEFAULT_STREAM) == CUDA_SUCCESS);
  CHECK(cuGreenCtxGetDevResource(context, &found, CU_DEV_RESOURCE_TYPE_SM) == CUDA_SUCCESS);
  CHECK(found.sm.smCount == part.sm.smCount);
  CHECK(cuGreenCtxStreamCreate(&stream, context, CU_STREAM_NON_BLOCKING, 0) == CUDA_SUCCESS);
  CHECK(cuStreamSynchronize(stream) == CUDA_SUCCESS && cuStreamDestroy(stream) == CUDA_SUCCESS);
  CHECK(cuGreenCtxDestroy(context) == CUDA_SUCCESS);
}

// A plain name means the function of the version that is asked for, of two versions before and after a change.
static void entries() {
  struct {
    const char* name;
    int older, newer;
    bool changed;
  } const asked[] = {{"cuMemAdvise", 12010, 12020, true},          {"cuMemPrefetchAsync", 12010, 12020, true},
                     {"cuGraphAddNode", 12020, 12030, true},       {"cuGraphExecUpdate", 11000, 12000, true},
                     {"cuGraphAddKernelNode", 11000, 12000, true}, {"cuStreamGetCaptureInfo", 12020, 12030, true},
                     {"cuCtxCreate", 11040, 12050, true},          {"cuCtxSynchronize", 12080, 13000, true},
                     {"cuLinkCreate", 12080, 13000, false},        {"cuGreenCtxCreate", 12080, 13000, false}};
  for (const auto& it : asked) {
    void *older = nullptr, *newer = nullptr;
    CUdriverProcAddressQueryResult found;
    CHECK(cuGetProcAddress(it.name, &older, it.older, 0, &found) == CUDA_SUCCESS && older);
    CHECK(cuGetProcAddress(it.name, &newer, it.newer, 0, &found) == CUDA_SUCCESS && newer);
    void *older_runtime = nullptr, *newer_runtime = nullptr;
    cudaDriverEntryPointQueryResult status;
    CHECK(cudaGetDriverEntryPointByVersion(it.name, &older_runtime, it.older, cudaEnableDefault, &status) ==
          cudaSuccess);
    CHECK(cudaGetDriverEntryPointByVersion(it.name, &newer_runtime, it.newer, cudaEnableDefault, &status) ==
          cudaSuccess);
    CHECK(older_runtime == older && newer_runtime == newer && (older != newer) == it.changed);
  }
  void *own = nullptr, *given = nullptr;
  cudaDriverEntryPointQueryResult status;
  CHECK(cudaGetDriverEntryPoint("cuCtxSynchronize", &own, cudaEnableDefault, &status) == cudaSuccess);
  CHECK(cudaGetDriverEntryPointByVersion("cuCtxSynchronize", &given, CUDART_VERSION, cudaEnableDefault, &status) ==
        cudaSuccess);
  CHECK(own == given);
  CUdriverProcAddressQueryResult found;
  CHECK(cuGetProcAddress_v2("cuGraphAddNode", &own, 12010, 0, &found) == CUDA_SUCCESS && own == nullptr);
  CHECK(found == CU_GET_PROC_ADDRESS_VERSION_NOT_SUFFICIENT);
  CHECK(cuGetProcAddress_v2("cuNoSuchCall", &own, 12080, 0, nullptr) == CUDA_ERROR_NOT_FOUND);
}

// HIP has the values of the first two for other errors.
static void errors() {
  static_assert(cudaErrorExternalDevice == 911 && cudaErrorInvalidClusterSize == 912, "");
  static_assert(cudaErrorInvalidTexture == 18 && cudaErrorInvalidChannelDescriptor == 20, "");
  static_assert(CUDA_ERROR_EXTERNAL_DEVICE == 911 && CUDA_ERROR_INVALID_CLUSTER_SIZE == 912, "");
  const struct {
    int value;
    const char* name;
  } named[] = {{18, "cudaErrorInvalidTexture"},
               {911, "cudaErrorExternalDevice"},
               {2, "cudaErrorMemoryAllocation"},
               {400, "cudaErrorInvalidResourceHandle"},
               {4242, "unrecognized error code"}};
  for (const auto& it : named) CHECK(!std::strcmp(cudaGetErrorName(static_cast<cudaError_t>(it.value)), it.name));
  const char* name = nullptr;
  CHECK(cuGetErrorName(CUDA_ERROR_INVALID_DEVICE, &name) == CUDA_SUCCESS &&
        !std::strcmp(name, "CUDA_ERROR_INVALID_DEVICE"));
  CHECK(cuGetErrorString(CUDA_ERROR_INVALID_VALUE, &name) == CUDA_SUCCESS && !std::strcmp(name, "invalid argument"));
  CHECK(cuGetErrorName(static_cast<CUresult>(17), &name) == CUDA_ERROR_INVALID_VALUE && name == nullptr);
  CHECK(!std::strcmp(cudaGetErrorString(cudaErrorInvalidTexture), "invalid texture"));
  CHECK(!std::strcmp(cudaGetErrorString(cudaErrorExternalDevice), "unknown error"));
  CHECK(!std::strcmp(cudaGetErrorString(cudaErrorInvalidValue), "invalid argument"));
}

static void contexts() {
  CUcontext context;
  CUdevice device = 9;
  CUmoduleLoadingMode mode;
  CHECK(create(&context, 0) == CUDA_SUCCESS);
  CHECK(cuCtxGetDevice_v2(&device, context) == CUDA_SUCCESS && device == 0);
  CHECK(cuCtxSynchronize_v2(context) == CUDA_SUCCESS && cuCtxDestroy(context) == CUDA_SUCCESS);
  // The primary context is current by use of the runtime API; later none, until a device is selected.
  CUcontext primary = nullptr, popped = nullptr, none = context;
  CHECK(cuCtxGetCurrent(&primary) == CUDA_SUCCESS && primary != nullptr);
  CHECK(cuCtxPushCurrent(primary) == CUDA_SUCCESS && cuCtxPopCurrent(&popped) == CUDA_SUCCESS && popped == primary);
  CHECK(cuCtxGetCurrent(&none) == CUDA_SUCCESS && none == nullptr);
  CHECK(cuCtxGetDevice(&device) == CUDA_ERROR_INVALID_CONTEXT);
  CHECK(cuCtxPopCurrent(&popped) == CUDA_ERROR_INVALID_CONTEXT);
  CHECK(cudaSetDevice(0) == cudaSuccess && cuCtxGetCurrent(&none) == CUDA_SUCCESS && none == primary);
  CHECK(cuModuleGetLoadingMode(&mode) == CUDA_SUCCESS && mode == CU_MODULE_EAGER_LOADING);
}

struct Scale {
  char unit;
  double factor;
};
__global__ void scaled(float* out, int begin, float value, Scale scale) {
  extern __shared__ int staged[];
  staged[threadIdx.y] = begin + blockIdx.y * 100 + blockIdx.x * 10 + threadIdx.y;
  __syncthreads();
  const int i = (blockIdx.y * gridDim.x + blockIdx.x) * blockDim.y + threadIdx.y;
  out[i] = staged[threadIdx.y] * value * float(scale.factor) + scale.unit;
}

// Launches of CUDA 3, whose functions keep the block and the arguments.
static void launches() {
  CUfunction function;
  CHECK(cudaGetFuncBySymbol(&function, reinterpret_cast<const void*>(scaled)) == cudaSuccess);
  CUdeviceptr out;
  CHECK(cuMemAllocManaged(&out, 64 * sizeof(float), CU_MEM_ATTACH_GLOBAL) == CUDA_SUCCESS);
  const float* const values = reinterpret_cast<const float*>(out);
  Scale scale{5, 2};
  CHECK(cuFuncSetBlockShape(function, 1, 3, 1) == CUDA_SUCCESS && cuFuncSetSharedSize(function, 64) == CUDA_SUCCESS);
  CHECK(cuParamSetv(function, 0, &out, sizeof out) == CUDA_SUCCESS && cuParamSeti(function, 8, 1000) == CUDA_SUCCESS);
  CHECK(cuParamSetf(function, 12, 0.5f) == CUDA_SUCCESS);
  CHECK(cuParamSetv(function, 16, &scale, sizeof scale) == CUDA_SUCCESS);
  CHECK(cuParamSetSize(function, 32) == CUDA_SUCCESS);
  CHECK(cuLaunchGrid(function, 2, 2) == CUDA_SUCCESS && cuCtxSynchronize() == CUDA_SUCCESS);
  for (int i = 0; i < 12; ++i) CHECK(values[i] == static_cast<float>(1000 + i / 6 * 100 + i / 3 % 2 * 10 + i % 3 + 5));
  CUstream stream;
  CHECK(cuStreamCreate(&stream, CU_STREAM_NON_BLOCKING) == CUDA_SUCCESS);
  CHECK(cuParamSetf(function, 12, 1) == CUDA_SUCCESS && cuFuncSetBlockShape(function, 1, 1, 1) == CUDA_SUCCESS);
  CHECK(cuLaunchGridAsync(function, 3, 1, stream) == CUDA_SUCCESS && cuStreamSynchronize(stream) == CUDA_SUCCESS);
  CHECK(values[0] == 2005 && values[2] == 2045 && values[3] == 1015);
  CHECK(cuParamSeti(function, 8, 7) == CUDA_SUCCESS && cuLaunch(function) == CUDA_SUCCESS);
  CHECK(cuCtxSynchronize() == CUDA_SUCCESS && values[0] == 19 && values[1] == 2025);
  CHECK(cuFuncSetBlockShape(function, 0, 1, 1) == CUDA_ERROR_INVALID_VALUE);
  CHECK(cuLaunchGrid(function, 0, 1) == CUDA_ERROR_INVALID_VALUE && cuLaunch(nullptr) == CUDA_ERROR_INVALID_HANDLE);
  CHECK(cuParamSeti(function, 4093, 1) == CUDA_ERROR_INVALID_VALUE);
  CHECK(cuParamSetSize(function, 8) == CUDA_SUCCESS && cuLaunch(function) == CUDA_ERROR_INVALID_VALUE);
  CHECK(cuStreamDestroy(stream) == CUDA_SUCCESS && cuMemFree(out) == CUDA_SUCCESS);

  CUdevprop limits;
  int warp = 0;
  CHECK(cuDeviceGetAttribute(&warp, CU_DEVICE_ATTRIBUTE_WARP_SIZE, 0) == CUDA_SUCCESS);
  CHECK(cuDeviceGetProperties(&limits, 0) == CUDA_SUCCESS && limits.SIMDWidth == warp);
  CHECK(limits.maxThreadsDim[0] > 0 && limits.textureAlign > 0);
}

// Each attachment of a context is a use, the last of which destroys it.
static void uses() {
  CUcontext context, attached = nullptr, current = nullptr;
  CHECK(create(&context, 0) == CUDA_SUCCESS);
  CHECK(cuProfilerInitialize("", "", CU_OUT_CSV) == CUDA_ERROR_NOT_SUPPORTED);
  CHECK(cuCtxAttach(&attached, 1) == CUDA_ERROR_INVALID_VALUE);
  CHECK(cuCtxAttach(&attached, 0) == CUDA_SUCCESS && attached == context);
  CHECK(cuCtxDetach(attached) == CUDA_SUCCESS);
  CHECK(cuCtxGetCurrent(&current) == CUDA_SUCCESS && current == context);
  CHECK(cuCtxDetach(context) == CUDA_SUCCESS);
  unsigned version = 0;
  CHECK(cuCtxGetApiVersion(context, &version) == CUDA_ERROR_INVALID_CONTEXT);
  CHECK(cuCtxDetach(nullptr) == CUDA_ERROR_INVALID_CONTEXT);
}

int main() {
  CHECK(cuInit(0) == CUDA_SUCCESS);
  unsupported();
  attributes();
  byName();
  kinds();
  graphs();
  streams();
  green();
  launches();
  uses();
  entries();
  contexts();
  errors();
  std::printf("%d checked, %d wrong\n", checked, wrong);
  return wrong != 0;
}
