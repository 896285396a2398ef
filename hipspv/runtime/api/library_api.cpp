// Libraries: modules whose kernels and variables are available on any device.
#include <span>
#include <vector>

#include "hipspv/runtime/code/jit_logs.h"
#include "hipspv/runtime/memory/memory.h"
#include "hipspv/runtime/modules/loaded_module.h"
#include "kernels.h"

using namespace hipspv;

namespace {

HandleTable<LoadedModule>& libraries() {
  // Outlives every static destructor.
  static auto& table = *new HandleTable<LoadedModule>(hipErrorInvalidHandle);
  return table;
}

// The libraries whose kernels programs have handles to.
HandleTable<LoadedModule>& owners() {
  static auto& table = *new HandleTable<LoadedModule>(hipErrorInvalidHandle);
  return table;
}

std::shared_ptr<LoadedModule> libraryOf(hipLibrary_t handle) {
  require(handle != nullptr, hipErrorInvalidValue);
  return libraries().find(handle);
}

hipKernel_t toKernel(KernelSymbol* symbol, const std::shared_ptr<LoadedModule>& library) {
  owners().add(symbol, library);
  return reinterpret_cast<hipKernel_t>(symbol);
}

// The options only permit savings: the runtime always copies the image, and never needs host tables.
void checkOptions(std::span<const hipLibraryOption> options, void** values, bool file) {
  require(options.empty() || (options.data() != nullptr && values != nullptr), hipErrorInvalidValue);
  for (const hipLibraryOption option : options)
    require(option == hipLibraryHostUniversalFunctionAndDataTable || (option == hipLibraryBinaryIsPreserved && !file),
            hipErrorInvalidValue);
}

// load(): returns the library.
template <class Load>
void add(hipLibrary_t* library, std::span<const hipJitOption> options, void** values, Load&& load) {
  JitLogs(options, values).run([&] {
    const auto loaded = load();
    libraries().add(loaded.get(), loaded);
    *library = reinterpret_cast<hipLibrary_t>(loaded.get());
  });
}

}  // namespace

HIPSPV_EXPORT hipError_t hipLibraryLoadData(hipLibrary_t* library, const void* code, hipJitOption* options,
                                            void** values, unsigned int count, hipLibraryOption* libraryOptions,
                                            void** libraryValues, unsigned int libraryCount) {
  return guard([&] {
    require(library != nullptr && code != nullptr, hipErrorInvalidValue);
    checkOptions(std::span(libraryOptions, libraryCount), libraryValues, false);
    add(library, std::span(options, count), values, [&] { return std::make_shared<LoadedModule>(mappedFrom(code)); });
  });
}

HIPSPV_EXPORT hipError_t hipLibraryLoadFromFile(hipLibrary_t* library, const char* path, hipJitOption* options,
                                                void** values, unsigned int count, hipLibraryOption* libraryOptions,
                                                void** libraryValues, unsigned int libraryCount) {
  return guard([&] {
    require(library != nullptr && path != nullptr && *path != '\0', hipErrorInvalidValue);
    checkOptions(std::span(libraryOptions, libraryCount), libraryValues, true);
    add(library, std::span(options, count), values, [&] {
      const std::vector<char> content = readModule(path);
      return std::make_shared<LoadedModule>(std::as_bytes(std::span(content)));
    });
  });
}

HIPSPV_EXPORT hipError_t hipLibraryUnload(hipLibrary_t library) {
  return guard([&] {
    const auto owned = libraryOf(library);
    libraries().take(library, [](const LoadedModule&) { return true; });
    owners().takeAll([&](const LoadedModule& owner) { return &owner == owned.get(); });
  });
}

HIPSPV_EXPORT hipError_t hipLibraryGetKernel(hipKernel_t* kernel, hipLibrary_t library, const char* name) {
  return guard([&] {
    require(kernel != nullptr, hipErrorInvalidValue);
    checkName(name);
    const auto from = libraryOf(library);
    *kernel = toKernel(from->kernel(name), from);
  });
}

HIPSPV_EXPORT hipError_t hipLibraryGetKernelCount(unsigned int* count, hipLibrary_t library) {
  return guard([&] {
    require(count != nullptr, hipErrorInvalidValue);
    *count = static_cast<unsigned>(libraryOf(library)->kernelCount());
  });
}

HIPSPV_EXPORT hipError_t hipLibraryEnumerateKernels(hipKernel_t* kernels, unsigned int most, hipLibrary_t library) {
  return guard([&] {
    require(kernels != nullptr || most == 0, hipErrorInvalidValue);
    const auto from = libraryOf(library);
    for (KernelSymbol* symbol : from->kernels(most)) *kernels++ = toKernel(symbol, from);
  });
}

HIPSPV_EXPORT hipError_t hipLibraryGetGlobal(void** pointer, std::size_t* bytes, hipLibrary_t library,
                                             const char* name) {
  return guard([&] {
    require(pointer != nullptr || bytes != nullptr, hipErrorInvalidValue);
    checkName(name);
    give(libraryOf(library)->variable(name), pointer, bytes);
  });
}

HIPSPV_EXPORT hipError_t hipLibraryGetManaged(void** pointer, std::size_t* bytes, hipLibrary_t library,
                                              const char* name) {
  return guard([&] {
    require(pointer != nullptr || bytes != nullptr, hipErrorInvalidValue);
    checkName(name);
    const DeviceVariable variable = libraryOf(library)->variable(name);
    const auto allocation = Allocations::instance().find(variable.address);
    require(allocation && allocation->managed(), hipErrorNotFound);
    give(variable, pointer, bytes);
  });
}

HIPSPV_EXPORT hipError_t hipKernelGetLibrary(hipLibrary_t* library, hipKernel_t kernel) {
  return guard([&] {
    require(library != nullptr && kernel != nullptr, hipErrorInvalidValue);
    *library = reinterpret_cast<hipLibrary_t>(owners().find(kernel).get());
  });
}
