// Headers beside HIP's own: marks for profilers, the occupancy calculator, HIP 5's names (-DHIPSPV_HIP5).
#include <cuda_occupancy.h>
#include <hip/amd_detail/amd_hip_runtime.h>
#include <hip/linker_types.h>
#include <nvToolsExtCudaRt.h>
#include <rocprofiler-sdk-roctx/roctx.h>
#include <roctracer/roctx.h>

#include <cstdio>
#include <nvtx3/nvtx3.hpp>

int wrong = 0;
#define EXPECT(condition) \
  if (!(condition)) std::printf("line %d: %s\n", __LINE__, #condition), ++wrong

// ---- NVTX: objects keep the values they are given, and no tool listens.
struct Mine {
  static constexpr const char* name{"mine"};
};
struct Io {
  static constexpr const char* name{"io"};
  static constexpr uint32_t id{7};
};
struct Hello {
  static constexpr const char* message{"hello"};
};

int in_function(int n) {
  NVTX3_FUNC_RANGE();
  return n;
}
int in_domain(int n) {
  NVTX3_FUNC_RANGE_IN(Mine);
  return n;
}
int perhaps(int n) {
  NVTX3_FUNC_RANGE_IF_IN(Mine, n > 2);
  return n;
}

void nvtx() {
  namespace v1 = nvtx3::v1;
  nvtx3::scoped_range range{"work"};
  nvtx3::scoped_range_in<Mine> second{nvtx3::message{"x"}, nvtx3::rgb{1, 2, 3}, nvtx3::payload{42}};
  const nvtx3::event_attributes all{nvtx3::message{"all"}, nvtx3::rgb{127, 255, 0},
                                    nvtx3::payload{2.5}, nvtx3::named_category::get<Io>()};
  EXPECT(all.get()->category == 7 && all.get()->color == 0xff7fff00);
  EXPECT(all.get()->payload.dValue == 2.5 && all.get()->payloadType == NVTX_PAYLOAD_TYPE_DOUBLE);
  EXPECT(all.get()->messageType == NVTX_MESSAGE_TYPE_ASCII && all.get()->message.ascii[2] == 'l');
  const nvtx3::event_attributes first{nvtx3::color{1}, nvtx3::color{2}, nvtx3::category{3}};
  EXPECT(first.get()->color == 1 && first.get()->category == 3);
  EXPECT(first.get()->version == NVTX_VERSION && first.get()->size == sizeof(nvtxEventAttributes_t));
  EXPECT((nvtx3::color{nvtx3::argb{1, 2, 3, 4}}.get_value() == 0x01020304));
  nvtx3::unique_range one{nvtx3::registered_string::get<Hello>()};
  nvtx3::unique_range other = std::move(one);
  nvtx3::end_range(nvtx3::start_range("s"));
  nvtx3::end_range_in<Mine>(nvtx3::start_range_in<Mine>(all));
  EXPECT(nvtx3::range_handle{} == nullptr && nvtx3::range_handle{3} != nvtx3::range_handle{4});
  nvtx3::mark_in<Mine>("m", nvtx3::argb{1, 2, 3, 4});
  v1::mark(all);
  EXPECT(in_function(1) + in_domain(2) + perhaps(3) == 6);
  EXPECT(nvtxRangePush("c") == NVTX_NO_PUSH_POP_TRACKING);
  nvtxDomainHandle_t domain = nvtxDomainCreate("d");
  nvtxDomainRangeEnd(domain, nvtxDomainRangeStartEx(domain, all.get()));
  nvtxNameCudaStream(nullptr, "stream");
}

// ---- ROCTX counts depths and ranges.
void roctx() {
  EXPECT(roctxRangePush("a") == 0 && roctxRangePush("b") == 1);
  EXPECT(roctxRangePop() == 1 && roctxRangePop() == 0 && roctxRangePop() < 0);
  const roctx_range_id_t range = roctxRangeStart("x"), next = roctxRangeStart("y");
  EXPECT(range != 0 && next != range);
  roctxRangeStop(range);
  roctxMark("m");
  EXPECT(roctxNameHipDevice("device", 0) == 0 && roctxNameHipStream("stream", nullptr) == 0);
}

// ---- CUDA's calculator's results for an A100 and an H100.
void occupancy() {
  cudaOccDeviceProp a100;
  a100.computeMajor = 8;
  a100.maxThreadsPerBlock = 1024;
  a100.maxThreadsPerMultiprocessor = 2048;
  a100.regsPerBlock = a100.regsPerMultiprocessor = 65536;
  a100.warpSize = 32;
  a100.sharedMemPerBlock = 49152;
  a100.sharedMemPerMultiprocessor = 167936;
  a100.sharedMemPerBlockOptin = 166912;
  a100.reservedSharedMemPerBlock = 1024;
  a100.numSms = 108;
  cudaOccFuncAttributes kernel;
  kernel.maxThreadsPerBlock = 1024;
  kernel.numRegs = 40;
  kernel.sharedSizeBytes = 20000;
  kernel.maxDynamicSharedSizeBytes = 49152;
  kernel.numBlockBarriers = 1;
  const cudaOccDeviceState state;
  cudaOccResult result;
  EXPECT(!cudaOccMaxActiveBlocksPerMultiprocessor(&result, &a100, &kernel, &state, 256, 0));
  EXPECT(result.activeBlocksPerMultiprocessor == 6 && result.blockLimitRegs == 6);
  EXPECT(result.limitingFactors == OCC_LIMIT_REGISTERS && result.blockLimitSharedMem == 7);
  EXPECT(result.allocatedSharedMemPerBlock == 21120 && result.blockLimitWarps == 8);
  EXPECT(!cudaOccMaxActiveBlocksPerMultiprocessor(&result, &a100, &kernel, &state, 128, 30000));
  EXPECT(result.activeBlocksPerMultiprocessor == 0);  // more than a block may have
  int grid = 0, block = 0;
  EXPECT(!cudaOccMaxPotentialOccupancyBlockSize(&grid, &block, &a100, &kernel, &state, 0));
  EXPECT(block == 768 && grid == 2 * 108);
  cudaOccDeviceProp unknown = a100;
  unknown.computeMajor = 3;
  EXPECT(cudaOccMaxActiveBlocksPerMultiprocessor(&result, &unknown, &kernel, &state, 256, 0) ==
         CUDA_OCC_ERROR_UNKNOWN_DEVICE);
}

// ---- HIP 5: the structure with gcnArch is the one that the runtime fills.
void hip5() {
  hipDeviceProp_t properties;
  int device = -1;
  void* memory = nullptr;
  hipPointerAttribute_t attributes;
  EXPECT(hipGetDeviceProperties(&properties, 0) == hipSuccess);
  EXPECT(properties.gcnArch == 0 && properties.warpSize == 32 && properties.multiProcessorCount > 0);
  EXPECT(properties.pageableMemoryAccess == 0 || properties.pageableMemoryAccess == 1);
  EXPECT(hipChooseDevice(&device, &properties) == hipSuccess && device >= 0);
  EXPECT(hipMalloc(&memory, 4) == hipSuccess);
  EXPECT(hipPointerGetAttributes(&attributes, memory) == hipSuccess);
  EXPECT(attributes.memoryType == hipMemoryTypeDevice && attributes.devicePointer == memory);
  EXPECT(hipFree(memory) == hipSuccess);
}

int main() {
  nvtx();
  roctx();
  occupancy();
  hip5();
  EXPECT(hipJitInputLLVMBitcode == 100);
  std::puts(wrong ? "wrong" : "done");
  return wrong;
}
