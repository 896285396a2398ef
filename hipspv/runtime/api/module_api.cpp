// Modules that the program loads explicitly.
#include <cstring>
#include <span>
#include <vector>

#include "hipspv/runtime/code/jit_logs.h"
#include "hipspv/runtime/modules/loaded_module.h"
#include "hipspv/runtime/textures/texture_reference.h"
#include "kernels.h"

using namespace hipspv;

namespace {

// As in HIP's own runtime, an invalid or unloaded module is "not found".
HandleTable<LoadedModule>& modules() {
  // Outlives every static destructor.
  static auto& table = *new HandleTable<LoadedModule>(hipErrorNotFound);
  return table;
}

std::shared_ptr<LoadedModule> moduleOf(hipModule_t handle) {
  require(handle != nullptr, hipErrorInvalidHandle);
  return modules().find(handle);
}

void load(hipModule_t* module, Bytes code) {
  const auto loaded = std::make_shared<LoadedModule>(code);
  modules().add(loaded.get(), loaded);
  *module = reinterpret_cast<hipModule_t>(loaded.get());
}

// The image in a fat binary's wrapper (clang's constructors register it), else the image itself.
const void* imageOf(const void* binary) {
  struct Wrapper {
    std::uint32_t magic, version;
    const void* image;
  } wrapper;
  constexpr std::uint32_t kMagic = 0x48495046;  // "HIPF"
  if (mappedFrom(binary).size() < sizeof wrapper) return binary;
  std::memcpy(&wrapper, binary, sizeof wrapper);
  return wrapper.magic == kMagic ? wrapper.image : binary;
}

}  // namespace

HIPSPV_EXPORT hipError_t hipModuleLoad(hipModule_t* module, const char* path) {
  return guard([&] {
    require(module != nullptr && path != nullptr && *path != '\0', hipErrorInvalidValue);
    const std::vector<char> content = readModule(path);
    load(module, std::as_bytes(std::span(content)));
  });
}

HIPSPV_EXPORT hipError_t hipModuleLoadData(hipModule_t* module, const void* image) {
  return guard([&] {
    require(module != nullptr && image != nullptr, hipErrorInvalidValue);
    load(module, mappedFrom(image));
  });
}

HIPSPV_EXPORT hipError_t hipModuleLoadFatBinary(hipModule_t* module, const void* binary) {
  return guard([&] {
    require(module != nullptr && binary != nullptr, hipErrorInvalidValue);
    load(module, mappedFrom(imageOf(binary)));
  });
}

HIPSPV_EXPORT hipError_t hipModuleLoadDataEx(hipModule_t* module, const void* image, unsigned int count,
                                             hipJitOption* options, void** values) {
  return guard([&] {
    JitLogs(std::span(options, count), values).run([&] {
      require(module != nullptr && image != nullptr, hipErrorInvalidValue);
      load(module, mappedFrom(image));
    });
  });
}

HIPSPV_EXPORT hipError_t hipModuleUnload(hipModule_t module) {
  return guard([&] {
    require(module != nullptr, hipErrorInvalidHandle);
    const auto owned = modules().take(module, [](const LoadedModule&) { return true; });
    require(owned != nullptr, hipErrorNotFound);
  });
}

HIPSPV_EXPORT hipError_t hipModuleGetFunction(hipFunction_t* function, hipModule_t module, const char* name) {
  return guard([&] {
    require(function != nullptr, hipErrorInvalidValue);
    checkName(name);
    *function = toFunction(moduleOf(module)->kernel(name));
  });
}

HIPSPV_EXPORT hipError_t hipModuleGetFunctionCount(unsigned int* count, hipModule_t module) {
  return guard([&] {
    require(count != nullptr, hipErrorInvalidValue);
    *count = static_cast<unsigned>(moduleOf(module)->kernelCount());
  });
}

HIPSPV_EXPORT hipError_t hipModuleGetGlobal(hipDeviceptr_t* pointer, std::size_t* bytes, hipModule_t module,
                                            const char* name) {
  return guard([&] {
    require(pointer != nullptr || bytes != nullptr, hipErrorInvalidValue);
    checkName(name);
    give(moduleOf(module)->variable(name), pointer, bytes);
  });
}

HIPSPV_EXPORT hipError_t hipModuleGetTexRef(textureReference** reference, hipModule_t module, const char* name) {
  return guard([&] {
    require(reference != nullptr, hipErrorInvalidValue);
    checkName(name);
    *reference = TextureReferences::instance().ofModule(moduleOf(module)->image(), name);
  });
}
