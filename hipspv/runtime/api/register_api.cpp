// The functions that clang's generated code calls: registration before main, launch configurations
// (clang/lib/CodeGen/CGCUDANV.cpp).
#include <array>
#include <bit>
#include <cstring>
#include <new>
#include <vector>

#include "guard.h"
#include "hipspv/runtime/backends/cpu/checks/request.h"
#include "hipspv/runtime/memory/memory.h"
#include "hipspv/runtime/support/of_thread.h"
#include "hipspv/runtime/textures/texture_reference.h"

using namespace hipspv;

namespace {

constexpr std::uint32_t kWrapperMagic = 0x48495046;  // "HIPF"

struct FatBinaryWrapper {
  std::uint32_t magic;
  std::uint32_t version;
  const void* image;
  void* unused;
};

// All of the thread's configurations except the latest: there are some if a launch's arguments themselves launch.
constexpr std::size_t kMaxOuter = 15;
std::vector<CallConfiguration>& outerConfigurations() { return OfThread<std::vector<CallConfiguration>>::get(); }

[[gnu::noinline]] hipError_t keepOuter(const CallConfiguration& configuration) noexcept {
  try {
    if (outerConfigurations().size() == kMaxOuter) return hipErrorMissingConfiguration;
    outerConfigurations().push_back(configuration);
    return hipSuccess;
  } catch (const std::bad_alloc&) {
    return hipErrorOutOfMemory;
  }
}

RegisteredModule* moduleOf(void** handle) { return reinterpret_cast<RegisteredModule*>(handle); }

// Registration runs before main, without a caller that could handle an error.
template <class Body>
void atLoad(Body&& body) noexcept {
  try {
    body();
  } catch (...) {
    static_cast<void>(translateException());
  }
}

// The host reads a managed variable without a call, so its storage is needed before main: the only
// case where registration opens a device. Without a device the storage is plain host memory.
void* managedStorage(std::size_t size) {
  Runtime& runtime = Runtime::get();
  if (runtime.deviceCount() != 0)
    return allocate(runtime.device(0), AllocationKind::kManagedSymbol, size, hipMemAttachGlobal);
  return ::operator new(size);
}

// The device must have finished using it.
void releaseManaged(void* storage) {
  Runtime& runtime = Runtime::get();
  if (object<Allocations>().take(storage, {AllocationKind::kManagedSymbol}))
    runtime.device(0).release(storage);
  else
    ::operator delete(storage);
}

}  // namespace

HIPSPV_EXPORT void** __hipRegisterFatBinary(const void* data) {
  RegisteredModule* module = nullptr;
  atLoad([&] {
    const auto* wrapper = static_cast<const FatBinaryWrapper*>(data);
    if (wrapper == nullptr || wrapper->magic != kWrapperMagic || wrapper->image == nullptr)
      throw Error(hipErrorInvalidImage, "a program registers an image that isn't a HIP fat binary");
    module = Registry::instance().addModule(wrapper->image);
  });
  return reinterpret_cast<void**>(module);
}

HIPSPV_EXPORT void __hipRegisterFunction(void** handle, const void* hostFunction, char*, const char* name, unsigned,
                                         void*, void*, void*, void*, int*) {
  if (handle == nullptr) return;
  atLoad([&] { Registry::instance().addKernel(moduleOf(handle), hostFunction, name); });
}

HIPSPV_EXPORT void __hipRegisterVar(void** handle, void* hostVariable, char*, const char* name, int, std::size_t size,
                                    int, int) {
  if (handle == nullptr) return;
  atLoad([&] { Registry::instance().addVariable(moduleOf(handle), hostVariable, name, size, nullptr, nullptr); });
}

// Called by sources compiled with --warp-size= (hip/spirv_detail/warp.h).
HIPSPV_EXPORT void __hipspvSetWarpSize(int lanes) { Registry::instance().setWarpSize(lanes); }

// Called by sources compiled with --check= (hip/spirv_detail/checks.h).
HIPSPV_EXPORT void __hipspvSetChecks(unsigned checks) { cpu::checks::request(checks); }

// Called by sources compiled for HIP 6 (hip/hip_runtime_api.h).
HIPSPV_EXPORT void __hipspvSetApiVersion(int version) { Registry::instance().setApiVersion(version); }

HIPSPV_EXPORT void __hipRegisterManagedVar(void** handle, void** pointer, void* initial, const char* name,
                                           std::size_t size, unsigned) {
  if (handle == nullptr) return;
  atLoad([&] {
    // Every source with an inline variable registers it.
    if (!Registry::instance().hasVariable(pointer)) {
      *pointer = managedStorage(size);
      std::memcpy(*pointer, initial, size);
    }
    Registry::instance().addVariable(moduleOf(handle), pointer, name, size, pointer, initial);
  });
}

HIPSPV_EXPORT void __hipRegisterTexture(void** handle, void* hostVariable, char*, const char* name, int, int, int) {
  if (handle == nullptr) return;
  atLoad([&] { Registry::instance().addReference(moduleOf(handle), hostVariable, name); });
}

HIPSPV_EXPORT void __hipRegisterSurface(void** handle, void* hostVariable, char* hostName, const char* name, int type,
                                        int isExtern) {
  __hipRegisterTexture(handle, hostVariable, hostName, name, type, 0, isExtern);
}

HIPSPV_EXPORT void __hipUnregisterFatBinary(void** handle) {
  if (handle == nullptr || Call::forked()) return;
  atLoad([&] {
    const auto managed = Registry::instance().managedVariables(moduleOf(handle)->image.get());
    std::shared_ptr<Image> image = Registry::instance().removeModule(moduleOf(handle));
    if (image == nullptr || !Runtime::opened()) return;
    if (Call::closed()) {
      // At exit the device API may be gone, and the process's memory is released anyway.
      return Registry::instance().keep(std::move(image));
    }
    // A shared library is being closed: its kernels may still run.
    for (const auto& device : Runtime::get().devices()) {
      streamsOf(*device).finishQuietly();
      modulesOf(*device).remove(*image);
    }
    object<TextureReferences>().forget(*image);
    for (const VariableSymbol& variable : managed)
      if (!Registry::instance().hasVariable(variable.managed)) releaseManaged(*variable.managed);
  });
}

HIPSPV_CALL __hipPushCallConfiguration(dim3 grid, dim3 block, std::size_t sharedBytes, hipStream_t stream) {
  ThreadState& state = threadState;
  if (state.configurations != 0) [[unlikely]] {
    if (const hipError_t error = keepOuter(state.configuration); error != hipSuccess) return remember(error);
  }
  ++state.configurations;
  using Sizes = std::array<std::uint32_t, 3>;
  state.configuration = {std::bit_cast<Sizes>(grid), std::bit_cast<Sizes>(block), sharedBytes, stream};
  return hipSuccess;
}

HIPSPV_CALL __hipPopCallConfiguration(dim3* grid, dim3* block, std::size_t* sharedBytes, hipStream_t* stream) {
  ThreadState& state = threadState;
  if (state.configurations == 0) [[unlikely]]
    return remember(hipErrorMissingConfiguration);
  const CallConfiguration& configuration = state.configuration;
  *grid = std::bit_cast<dim3>(configuration.grid);
  *block = std::bit_cast<dim3>(configuration.block);
  *sharedBytes = configuration.sharedBytes;
  *stream = configuration.stream;
  if (--state.configurations != 0) [[unlikely]] {
    state.configuration = outerConfigurations().back();
    outerConfigurations().pop_back();
  }
  return hipSuccess;
}
