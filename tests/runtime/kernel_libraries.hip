// Libraries (hipLibrary*, hipKernel*), function counts, fat binaries, entry points, shared memory for
// a number of blocks: argv[1] is module_kernels.hip's bundle, argv[2] managed_kernels.hip's.
#include "show.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <fstream>
#include <iterator>
#include <vector>

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

static void testLibrary(const char* path) {
  std::vector<char> code = content(path);
  hipLibrary_t library;
  HIP(hipLibraryLoadData(&library, code.data(), nullptr, nullptr, 0, nullptr, nullptr, 0));
  std::fill(code.begin(), code.end(), 0);  // the library has made a copy
  unsigned count = 0;
  HIP(hipLibraryGetKernelCount(&count, library));
  show("count", count);
  hipKernel_t kernel, listed = nullptr;
  HIP(hipLibraryGetKernel(&kernel, library, "combine"));
  HIP(hipLibraryEnumerateKernels(&listed, 1, library));
  show("listed", listed == kernel);
  const char* name = nullptr;
  HIP(hipKernelGetName(&name, kernel));
  show("name", name);
  hipLibrary_t owner = nullptr;
  HIP(hipKernelGetLibrary(&owner, kernel));
  show("owner", owner == library);
  show("launched", launched(kernel, nullptr, library));
  show("by address", launched(kernel, reinterpret_cast<const void*>(kernel), library));

  const std::size_t offsets[] = {0, 8, 16, 24, 32, 48}, sizes[] = {8, 1, 8, 2, 16, 8};
  int wrong = 0;
  for (std::size_t i = 0; i < 6; ++i) {
    std::size_t offset = 77, size = 77;
    HIP(hipKernelGetParamInfo(kernel, i, &offset, &size));
    wrong += offset != offsets[i] || size != sizes[i];
  }
  show("parameters.wrong", wrong);
  std::size_t offset;
  show("parameters.end", hipKernelGetParamInfo(kernel, 6, &offset, nullptr));

  int value = 0;
  HIP(hipKernelSetAttribute(HIP_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, 4096, kernel, 0));
  HIP(hipKernelGetAttribute(&value, HIP_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES, kernel, 0));
  show("attribute", value);
  show("attribute.large", hipKernelSetAttribute(HIP_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES,
                                                INT32_MAX, kernel, 0));
  show("attribute.device", hipKernelGetAttribute(&value, HIP_FUNC_ATTRIBUTE_NUM_REGS, kernel, 9));
  show("attribute.fixed", hipKernelSetAttribute(HIP_FUNC_ATTRIBUTE_NUM_REGS, 4, kernel, 0));

  hipKernel_t none;
  show("missing", hipLibraryGetKernel(&none, library, "nothing"));
  void* address;
  show("global.missing", hipLibraryGetGlobal(&address, nullptr, library, "x"));
  show("managed.plain", hipLibraryGetManaged(&address, nullptr, library, "bias"));
  HIP(hipLibraryUnload(library));
  show("unloaded", hipLibraryUnload(library));
  show("unloaded.kernel", hipKernelGetName(&name, kernel));
  show("unloaded.owner", hipKernelGetLibrary(&owner, kernel));
  show("unloaded.launch", hipLaunchKernel(reinterpret_cast<const void*>(kernel), 1, 1, nullptr, 0, nullptr));
  show("broken", hipLibraryLoadData(&library, code.data(), nullptr, nullptr, 0, nullptr, nullptr, 0));
}

static void testFile(const char* path) {
  hipLibrary_t library;
  HIP(hipLibraryLoadFromFile(&library, path, nullptr, nullptr, 0, nullptr, nullptr, 0));
  hipKernel_t kernels[8] = {};
  unsigned count = 0;
  HIP(hipLibraryGetKernelCount(&count, library));
  HIP(hipLibraryEnumerateKernels(kernels, 8, library));
  show("file.count", count);
  for (unsigned i = 0; i < count; ++i) {
    const char* name = nullptr;
    HIP(hipKernelGetName(&name, kernels[i]));
    std::printf("file.%u=%s\n", i, name);
  }
  int* total;
  std::size_t bytes = 0;
  HIP(hipLibraryGetManaged(reinterpret_cast<void**>(&total), &bytes, library, "total"));
  int by = 5;
  void* arguments[] = {&by};
  HIP(hipLaunchKernel(reinterpret_cast<const void*>(kernels[1]), 1, 1, arguments, 0, nullptr));
  HIP(hipDeviceSynchronize());
  show("managed", *total);
  show("managed.bytes", bytes);
  hipLibraryOption kept = hipLibraryBinaryIsPreserved;
  void* values[] = {nullptr};
  show("file.preserved",
       hipLibraryLoadFromFile(&library, path, nullptr, nullptr, 0, &kept, values, 1));
  show("file.missing",
       hipLibraryLoadFromFile(&library, "/no/such", nullptr, nullptr, 0, nullptr, nullptr, 0));
}

static void testModules(const char* path) {
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
  show("functions", counts[0] * 10 + counts[1]);
  HIP(hipModuleUnload(plain));
  HIP(hipModuleUnload(wrapped));
  show("functions.unloaded", hipModuleGetFunctionCount(&counts[0], plain));
}

static void testEntryPoints() {
  hipDriverEntryPointQueryResult status;
  hipError_t (*count)(int*) = nullptr;
  HIP(hipGetDriverEntryPoint("hipGetDeviceCount", reinterpret_cast<void**>(&count), hipEnableDefault,
                             &status));
  int devices = 0;
  HIP(count(&devices));
  show("entry", devices > 0 && status == hipDriverEntryPointSuccess);
  void* other = &devices;
  show("entry.none", hipGetDriverEntryPoint("hipNothing", &other, hipEnableDefault, &status));
  show("entry.none found", other != nullptr);
  show("entry.none status", static_cast<int>(status));
  show("entry.no status", hipGetDriverEntryPoint("hipNothing", &other, hipEnableDefault, nullptr));
  void *legacy, *own, *asked;
  HIP(hipGetDriverEntryPoint("hipMemcpy", &legacy, hipEnableDefault, &status));
  HIP(hipGetDriverEntryPoint("hipMemcpy", &own, hipEnablePerThreadDefaultStream, &status));
  HIP(hipGetDriverEntryPoint_spt("hipMemcpy", &asked, hipEnableDefault, &status));
  show("entry.per thread", own != legacy && asked == own);
  HIP(hipGetDriverEntryPoint_spt("hipMemcpy", &asked, hipEnableLegacyStream, &status));
  show("entry.legacy", asked == legacy);
  show("entry.flags", hipGetDriverEntryPoint("hipMemcpy", &asked, 9, &status));
}

// The most bytes that keep that many blocks resident.
static void testOccupancy() {
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
  show("shared.wrong", wrong);
  std::size_t bytes;
  show("shared.many", hipOccupancyAvailableDynamicSMemPerBlock(&bytes, own, 1 << 20, 64));
  show("shared.large", hipOccupancyAvailableDynamicSMemPerBlock(&bytes, own, 1, 1 << 20));
}

int main(int, char** argv) {
  testLibrary(argv[1]);
  testFile(argv[2]);
  testModules(argv[2]);
  testEntryPoints();
  testOccupancy();
}
