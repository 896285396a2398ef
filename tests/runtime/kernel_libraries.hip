// Libraries (hipLibrary*, hipKernel*), function counts, fat binaries, entry points, shared memory for a number of
// blocks. The second argument is module_kernels.hip's module, the third one managed_kernels.hip's.
#include <algorithm>
#include <cstdint>
#include <fstream>
#include <iterator>
#include <vector>

#include "sections.h"

struct Pair {
  double d;
  char c;
};

__global__ void own(int* out) { *out = 3; }

static std::vector<char> content(const char* path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

static int launched(hipKernel_t kernel, const void* asAddress, hipLibrary_t library) {
  int *out, back[6] = {};
  char a = -3;
  double b = 2.25;
  short s = 1234;
  Pair pair{3.5, 'q'};
  int* none = nullptr;
  HIP(hipMalloc(&out, sizeof back));
  void* arguments[] = {&out, &a, &b, &s, &pair, &none};
  if (asAddress != nullptr) {
    HIP(hipLaunchKernel(asAddress, 1, 1, arguments, 0, nullptr));
  } else {
    hipFunction_t function;
    HIP(hipKernelGetFunction(&function, kernel));
    HIP(hipModuleLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, nullptr, arguments, nullptr));
  }
  int* bias;
  std::size_t bytes = 0;
  HIP(hipLibraryGetGlobal(reinterpret_cast<void**>(&bias), &bytes, library, "bias"));
  const int changed = 55;
  HIP(hipMemcpy(bias, &changed, bytes, hipMemcpyHostToDevice));
  HIP(hipMemcpy(back, out, sizeof back, hipMemcpyDeviceToHost));
  HIP(hipFree(out));
  return back[0] + back[1] + back[2] + back[3] + back[4] + 1000 * back[5];
}

SECTION(library) {
  const char* path = Section::arguments[2];
  std::vector<char> code = content(path);
  hipLibrary_t library;
  HIP(hipLibraryLoadData(&library, code.data(), nullptr, nullptr, 0, nullptr, nullptr, 0));
  std::fill(code.begin(), code.end(), 0);  // the library has made a copy
  unsigned count = 0;
  HIP(hipLibraryGetKernelCount(&count, library));
  gives(1, count);
  hipKernel_t kernel, listed = nullptr;
  HIP(hipLibraryGetKernel(&kernel, library, "combine"));
  HIP(hipLibraryEnumerateKernels(&listed, 1, library));
  gives(true, listed == kernel);
  const char* name = nullptr;
  HIP(hipKernelGetName(&name, kernel));
  gives("combine", name);
  hipLibrary_t owner = nullptr;
  HIP(hipKernelGetLibrary(&owner, kernel));
  gives(true, owner == library);
  gives(101360, launched(kernel, nullptr, library));
  gives(56360, launched(kernel, reinterpret_cast<const void*>(kernel), library));

  const std::size_t offsets[] = {0, 8, 16, 24, 32, 48}, sizes[] = {8, 1, 8, 2, 16, 8};
  int wrong = 0;
  for (std::size_t i = 0; i < 6; ++i) {
    std::size_t offset = 77, size = 77;
    HIP(hipKernelGetParamInfo(kernel, i, &offset, &size));
    wrong += offset != offsets[i] || size != sizes[i];
  }
  gives(0, wrong);

  int value = 0;
  HIP(hipKernelSetAttribute(HIP_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, 4096, kernel, 0));
  HIP(hipKernelGetAttribute(&value, HIP_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, kernel, 0));
  gives(4096, value);
  gives(hipErrorInvalidValue,
        hipKernelSetAttribute(HIP_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, INT32_MAX, kernel, 0));

  HIP(hipLibraryUnload(library));
  gives(hipErrorInvalidDeviceFunction,
        hipLaunchKernel(reinterpret_cast<const void*>(kernel), 1, 1, nullptr, 0, nullptr));
  gives(hipErrorInvalidImage, hipLibraryLoadData(&library, code.data(), nullptr, nullptr, 0, nullptr, nullptr, 0));
}

SECTION(file) {
  const char* path = Section::arguments[3];
  hipLibrary_t library;
  HIP(hipLibraryLoadFromFile(&library, path, nullptr, nullptr, 0, nullptr, nullptr, 0));
  hipKernel_t kernels[8] = {};
  unsigned count = 0;
  HIP(hipLibraryGetKernelCount(&count, library));
  HIP(hipLibraryEnumerateKernels(kernels, 8, library));
  gives(3, count);
  std::string names;
  for (unsigned i = 0; i < count; ++i) {
    const char* name = nullptr;
    HIP(hipKernelGetName(&name, kernels[i]));
    names += std::string(name) + " ";
  }
  gives("addRows addTotal read ", names);
  int* total;
  std::size_t bytes = 0;
  HIP(hipLibraryGetManaged(reinterpret_cast<void**>(&total), &bytes, library, "total"));
  int by = 5;
  void* arguments[] = {&by};
  HIP(hipLaunchKernel(reinterpret_cast<const void*>(kernels[1]), 1, 1, arguments, 0, nullptr));
  HIP(hipDeviceSynchronize());
  gives(15, *total);
  gives(4, bytes);
}

SECTION(modules) {
  const char* path = Section::arguments[3];
  const std::vector<char> code = content(path);
  const struct {
    std::uint32_t magic, version;
    const void* image;
    void* unused;
  } wrapper{0x48495046, 1, code.data(), nullptr};
  hipModule_t plain, wrapped;
  HIP(hipModuleLoadFatBinary(&plain, code.data()));
  HIP(hipModuleLoadFatBinary(&wrapped, &wrapper));
  unsigned counts[2] = {};
  HIP(hipModuleGetFunctionCount(&counts[0], plain));
  HIP(hipModuleGetFunctionCount(&counts[1], wrapped));
  gives(33, counts[0] * 10 + counts[1]);
  HIP(hipModuleUnload(plain));
  HIP(hipModuleUnload(wrapped));
}

SECTION(entry_points) {
  hipDriverEntryPointQueryResult status;
  hipError_t (*count)(int*) = nullptr;
  HIP(hipGetDriverEntryPoint("hipGetDeviceCount", reinterpret_cast<void**>(&count), hipEnableDefault, &status));
  int devices = 0;
  HIP(count(&devices));
  gives(true, devices > 0 && status == hipDriverEntryPointSuccess);
  void* other = &devices;
  gives(hipSuccess, hipGetDriverEntryPoint("hipNothing", &other, hipEnableDefault, &status));
  gives(false, other != nullptr);
  gives(1, status);
  gives(hipErrorNotFound, hipGetDriverEntryPoint("hipNothing", &other, hipEnableDefault, nullptr));
  void *legacy, *own, *asked;
  HIP(hipGetDriverEntryPoint("hipMemcpy", &legacy, hipEnableDefault, &status));
  HIP(hipGetDriverEntryPoint("hipMemcpy", &own, hipEnablePerThreadDefaultStream, &status));
  HIP(hipGetDriverEntryPoint_spt("hipMemcpy", &asked, hipEnableDefault, &status));
  gives(true, own != legacy && asked == own);
  HIP(hipGetDriverEntryPoint_spt("hipMemcpy", &asked, hipEnableLegacyStream, &status));
  gives(true, asked == legacy);
}

// The most bytes that keep that many blocks resident.
SECTION(occupancy) {
  int wrong = 0;
  int resident = 0;
  HIP(hipOccupancyMaxActiveBlocksPerMultiprocessor(&resident, own, 64, 0));
  for (int blocks = 1; blocks <= resident; ++blocks) {
    std::size_t bytes = 0;
    int with = 0, more = 0;
    HIP(hipOccupancyAvailableDynamicSMemPerBlock(&bytes, own, blocks, 64));
    HIP(hipOccupancyMaxActiveBlocksPerMultiprocessor(&with, own, 64, bytes));
    HIP(hipOccupancyMaxActiveBlocksPerMultiprocessor(&more, own, 64, bytes + 1));
    wrong += with < blocks || more >= blocks || bytes == 0;
  }
  gives(0, wrong);
  std::size_t bytes;
  gives(hipErrorInvalidValue, hipOccupancyAvailableDynamicSMemPerBlock(&bytes, own, 1 << 20, 64));
  gives(hipErrorInvalidValue, hipOccupancyAvailableDynamicSMemPerBlock(&bytes, own, 1, 1 << 20));
}
