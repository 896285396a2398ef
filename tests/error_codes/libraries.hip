// Libraries, their kernels, links, entry points by name, and shared memory for a number of blocks.
#include <vector>

#include "untouched.h"

__device__ int number;
__global__ void kernel() {}

static std::vector<char> compiled() {
  const char* source = "__device__ int number; extern \"C\" __global__ void k(int* p) { *p = number; }";
  hiprtcProgram program;
  std::size_t size = 0;
  if (hiprtcCreateProgram(&program, source, "k.hip", 0, nullptr, nullptr) != HIPRTC_SUCCESS ||
      hiprtcCompileProgram(program, 0, nullptr) != HIPRTC_SUCCESS ||
      hiprtcGetCodeSize(program, &size) != HIPRTC_SUCCESS)
    std::exit(2);
  std::vector<char> code(size);
  if (hiprtcGetCode(program, code.data()) != HIPRTC_SUCCESS) std::exit(2);
  hiprtcDestroyProgram(&program);
  return code;
}

static void loading(const std::vector<char>& code) {
  Untouched<hipLibrary_t> library;
  Untouched<hipModule_t> module;
  hipJitOption unknown = hipJitOptionNumOptions;
  hipLibraryOption wrong = static_cast<hipLibraryOption>(7), kept = hipLibraryBinaryIsPreserved;
  void* value = nullptr;
  const char garbage[64] = "garbage";
  const auto load = [&](hipLibrary_t* to, const void* image, hipJitOption* options, unsigned count,
                        hipLibraryOption* more, unsigned moreCount) {
    return hipLibraryLoadData(to, image, options, &value, count, more, &value, moreCount);
  };
  refuses(hipErrorInvalidValue, hipLibraryLoadData(nullptr, code.data(), nullptr, nullptr, 0, nullptr, nullptr, 0));
  refuses(hipErrorInvalidValue, hipLibraryLoadData(library, nullptr, nullptr, nullptr, 0, nullptr, nullptr, 0));
  refuses(hipErrorInvalidImage, hipLibraryLoadData(library, garbage, nullptr, nullptr, 0, nullptr, nullptr, 0));
  refuses(hipErrorInvalidValue, hipLibraryLoadData(library, code.data(), nullptr, nullptr, 1, nullptr, nullptr, 0));
  holds(load(library, code.data(), &unknown, 1, nullptr, 0) == hipErrorInvalidValue);
  holds(load(library, code.data(), nullptr, 0, &wrong, 1) == hipErrorInvalidValue);
  static_cast<void>(hipGetLastError());
  refuses(hipErrorInvalidValue, hipLibraryLoadFromFile(nullptr, "x", nullptr, nullptr, 0, nullptr, nullptr, 0));
  refuses(hipErrorInvalidValue, hipLibraryLoadFromFile(library, "", nullptr, nullptr, 0, nullptr, nullptr, 0));
  refuses(hipErrorInvalidValue, hipLibraryLoadFromFile(library, "x", nullptr, nullptr, 0, &kept, &value, 1));
  refuses(hipErrorFileNotFound, hipLibraryLoadFromFile(library, "/no/such", nullptr, nullptr, 0, nullptr, nullptr, 0));
  refuses(hipErrorInvalidValue, hipLibraryUnload(nullptr));
  refuses(hipErrorInvalidValue, hipModuleLoadFatBinary(nullptr, code.data()));
  refuses(hipErrorInvalidValue, hipModuleLoadFatBinary(module, nullptr));
  refuses(hipErrorInvalidImage, hipModuleLoadFatBinary(module, garbage));
}

static void contents(const std::vector<char>& code) {
  hipLibrary_t library;
  HIP(hipLibraryLoadData(&library, code.data(), nullptr, nullptr, 0, nullptr, nullptr, 0));
  Untouched<hipKernel_t> none;
  Untouched<void*> address;
  Untouched<unsigned> count;
  refuses(hipErrorInvalidValue, hipLibraryGetKernel(nullptr, library, "k"));
  refuses(hipErrorInvalidValue, hipLibraryGetKernel(none, nullptr, "k"));
  refuses(hipErrorInvalidValue, hipLibraryGetKernel(none, library, nullptr));
  refuses(hipErrorNotFound, hipLibraryGetKernel(none, library, "missing"));
  refuses(hipErrorInvalidValue, hipLibraryGetKernelCount(nullptr, library));
  refuses(hipErrorInvalidValue, hipLibraryGetKernelCount(count, nullptr));
  refuses(hipErrorInvalidValue, hipLibraryEnumerateKernels(nullptr, 1, library));
  refuses(hipErrorInvalidValue, hipLibraryEnumerateKernels(none, 1, nullptr));
  refuses(hipErrorInvalidValue, hipLibraryGetGlobal(nullptr, nullptr, library, "number"));
  refuses(hipErrorInvalidValue, hipLibraryGetGlobal(address, nullptr, nullptr, "number"));
  refuses(hipErrorNotFound, hipLibraryGetGlobal(address, nullptr, library, "missing"));
  refuses(hipErrorInvalidValue, hipLibraryGetManaged(nullptr, nullptr, library, "number"));
  refuses(hipErrorNotFound, hipLibraryGetManaged(address, nullptr, library, "number"));
  HIP(hipLibraryUnload(library));
  refuses(hipErrorInvalidHandle, hipLibraryUnload(library));
  refuses(hipErrorInvalidHandle, hipLibraryGetKernel(none, library, "k"));
  refuses(hipErrorInvalidHandle, hipLibraryGetKernelCount(count, library));
  refuses(hipErrorInvalidHandle, hipLibraryGetGlobal(address, nullptr, library, "number"));
  hipModule_t module;
  HIP(hipModuleLoadData(&module, code.data()));
  refuses(hipErrorInvalidValue, hipModuleGetFunctionCount(nullptr, module));
  refuses(hipErrorInvalidHandle, hipModuleGetFunctionCount(count, nullptr));
  HIP(hipModuleUnload(module));
  refuses(hipErrorNotFound, hipModuleGetFunctionCount(count, module));
}

static void kernels(const std::vector<char>& code) {
  hipLibrary_t library;
  hipKernel_t made;
  HIP(hipLibraryLoadData(&library, code.data(), nullptr, nullptr, 0, nullptr, nullptr, 0));
  HIP(hipLibraryGetKernel(&made, library, "k"));
  Untouched<hipLibrary_t> owner;
  Untouched<hipFunction_t> function;
  Untouched<const char*> name;
  Untouched<std::size_t> size;
  Untouched<int> value;
  const hipFunction_attribute registers = HIP_FUNC_ATTRIBUTE_NUM_REGS;
  refuses(hipErrorInvalidValue, hipKernelGetLibrary(nullptr, made));
  refuses(hipErrorInvalidValue, hipKernelGetLibrary(owner, nullptr));
  refuses(hipErrorInvalidValue, hipKernelGetFunction(nullptr, made));
  refuses(hipErrorInvalidValue, hipKernelGetFunction(function, nullptr));
  refuses(hipErrorInvalidValue, hipKernelGetName(nullptr, made));
  refuses(hipErrorInvalidValue, hipKernelGetName(name, nullptr));
  refuses(hipErrorInvalidValue, hipKernelGetParamInfo(made, 0, nullptr, size));
  refuses(hipErrorInvalidValue, hipKernelGetParamInfo(made, 1, size, nullptr));
  refuses(hipErrorInvalidValue, hipKernelGetAttribute(nullptr, registers, made, 0));
  refuses(hipErrorInvalidValue, hipKernelGetAttribute(value, hipFunction_attribute(99), made, 0));
  refuses(hipErrorInvalidDevice, hipKernelGetAttribute(value, registers, made, 77));
  refuses(hipErrorInvalidValue, hipKernelSetAttribute(registers, 1, made, 0));
  refuses(hipErrorInvalidDevice, hipKernelSetAttribute(registers, 1, made, 77));
  HIP(hipLibraryUnload(library));
  refuses(hipErrorInvalidHandle, hipKernelGetLibrary(owner, made));
  refuses(hipErrorInvalidHandle, hipKernelGetName(name, made));
  refuses(hipErrorInvalidHandle, hipKernelGetFunction(function, made));
  refuses(hipErrorInvalidHandle, hipKernelGetParamInfo(made, 0, size, nullptr));
  refuses(hipErrorInvalidHandle, hipKernelGetAttribute(value, registers, made, 0));
  refuses(hipErrorInvalidHandle, hipKernelSetAttribute(registers, 1, made, 0));
}

static void links() {
  hipLinkState_t state;
  Untouched<void*> code;
  Untouched<std::size_t> size;
  char byte = 0, ptx[] = ".version 8.0";
  void* value = nullptr;
  const hipJitInputType bitcode = hipJitInputLLVMBitcode;
  refuses(hipErrorInvalidValue, hipLinkCreate(0, nullptr, nullptr, nullptr));
  refuses(hipErrorInvalidValue, hipLinkCreate(1, nullptr, &value, &state));
  HIP(hipLinkCreate(0, nullptr, nullptr, &state));
  refuses(hipErrorInvalidValue, hipLinkAddData(state, bitcode, nullptr, 1, "n", 0, nullptr, nullptr));
  refuses(hipErrorInvalidValue, hipLinkAddData(state, bitcode, &byte, 0, "n", 0, nullptr, nullptr));
  refuses(hipErrorInvalidImage, hipLinkAddData(state, hipJitInputPtx, ptx, sizeof ptx, "n", 0, nullptr, nullptr));
  refuses(hipErrorInvalidImage, hipLinkAddData(state, hipJitInputNvvm, ptx, sizeof ptx, "n", 0, nullptr, nullptr));
  refuses(hipErrorInvalidValue, hipLinkAddFile(state, bitcode, nullptr, 0, nullptr, nullptr));
  refuses(hipErrorFileNotFound, hipLinkAddFile(state, bitcode, "/no/such", 0, nullptr, nullptr));
  refuses(hipErrorInvalidValue, hipLinkComplete(state, nullptr, size));
  refuses(hipErrorInvalidImage, hipLinkComplete(state, code, size));  // with no input
  HIP(hipLinkDestroy(state));
  refuses(hipErrorInvalidValue, hipLinkAddData(state, bitcode, &byte, 1, "n", 0, nullptr, nullptr));
  refuses(hipErrorInvalidValue, hipLinkComplete(state, code, size));
  refuses(hipErrorInvalidValue, hipLinkDestroy(state));
}

static void names() {
  Untouched<hipDriverEntryPointQueryResult> status;
  void* entry;
  refuses(hipErrorInvalidValue, hipGetDriverEntryPoint(nullptr, &entry, hipEnableDefault, status));
  refuses(hipErrorInvalidValue, hipGetDriverEntryPoint("", &entry, hipEnableDefault, status));
  refuses(hipErrorInvalidValue, hipGetDriverEntryPoint("hipFree", nullptr, hipEnableDefault, status));
  refuses(hipErrorInvalidValue, hipGetDriverEntryPoint("hipFree", &entry, 3, status));
  refuses(hipErrorInvalidValue, hipGetDriverEntryPoint_spt("hipFree", &entry, 3, status));
}

static void occupancy() {
  Untouched<std::size_t> bytes;
  const void* address = reinterpret_cast<const void*>(kernel);
  refuses(hipErrorInvalidValue, hipOccupancyAvailableDynamicSMemPerBlock(nullptr, address, 1, 64));
  refuses(hipErrorInvalidValue, hipOccupancyAvailableDynamicSMemPerBlock(bytes, address, 0, 64));
  refuses(hipErrorInvalidValue, hipOccupancyAvailableDynamicSMemPerBlock(bytes, address, 1, 0));
  refuses(hipErrorInvalidDeviceFunction,
          hipOccupancyAvailableDynamicSMemPerBlock(bytes, static_cast<const void*>(&bytes), 1, 64));
}

int main() {
  const std::vector<char> code = compiled();
  loading(code);
  contents(code);
  kernels(code);
  links();
  names();
  occupancy();
  return refusals::result();
}
