// An OpenCL layer (cl_loader_layers) that makes chosen calls fail, for tests of the runtime's response.
// It counts live objects, so that a test sees leaks after a failure.
#include "layer.h"

#include <atomic>
#include <cstring>
#include <string_view>
#include <type_traits>

#include "hipspv/runtime/backends/opencl/cl_abi.h"

using namespace hipspv::cl;

namespace {

// The loader's dispatch table (KhronosGroup/OpenCL-Headers CL/cl_icd.h): one pointer each, in this order.
constexpr std::string_view kTable =
    "GetPlatformIDs GetPlatformInfo GetDeviceIDs GetDeviceInfo CreateContext "
    "CreateContextFromType RetainContext ReleaseContext GetContextInfo CreateCommandQueue "
    "RetainCommandQueue ReleaseCommandQueue GetCommandQueueInfo SetCommandQueueProperty "
    "CreateBuffer CreateImage2D CreateImage3D RetainMemObject ReleaseMemObject "
    "GetSupportedImageFormats GetMemObjectInfo GetImageInfo CreateSampler RetainSampler "
    "ReleaseSampler GetSamplerInfo CreateProgramWithSource CreateProgramWithBinary "
    "RetainProgram ReleaseProgram BuildProgram UnloadCompiler GetProgramInfo "
    "GetProgramBuildInfo CreateKernel CreateKernelsInProgram RetainKernel ReleaseKernel "
    "SetKernelArg GetKernelInfo GetKernelWorkGroupInfo WaitForEvents GetEventInfo RetainEvent "
    "ReleaseEvent GetEventProfilingInfo Flush Finish EnqueueReadBuffer EnqueueWriteBuffer "
    "EnqueueCopyBuffer EnqueueReadImage EnqueueWriteImage EnqueueCopyImage "
    "EnqueueCopyImageToBuffer EnqueueCopyBufferToImage EnqueueMapBuffer EnqueueMapImage "
    "EnqueueUnmapMemObject EnqueueNDRangeKernel EnqueueTask EnqueueNativeKernel EnqueueMarker "
    "EnqueueWaitForEvents EnqueueBarrier GetExtensionFunctionAddress CreateFromGLBuffer "
    "CreateFromGLTexture2D CreateFromGLTexture3D CreateFromGLRenderbuffer GetGLObjectInfo "
    "GetGLTextureInfo EnqueueAcquireGLObjects EnqueueReleaseGLObjects GetGLContextInfoKHR "
    "GetDeviceIDsFromD3D10KHR CreateFromD3D10BufferKHR CreateFromD3D10Texture2DKHR "
    "CreateFromD3D10Texture3DKHR EnqueueAcquireD3D10ObjectsKHR EnqueueReleaseD3D10ObjectsKHR "
    "SetEventCallback CreateSubBuffer SetMemObjectDestructorCallback CreateUserEvent "
    "SetUserEventStatus EnqueueReadBufferRect EnqueueWriteBufferRect EnqueueCopyBufferRect "
    "CreateSubDevicesEXT RetainDeviceEXT ReleaseDeviceEXT CreateEventFromGLsyncKHR "
    "CreateSubDevices RetainDevice ReleaseDevice CreateImage CreateProgramWithBuiltInKernels "
    "CompileProgram LinkProgram UnloadPlatformCompiler GetKernelArgInfo EnqueueFillBuffer "
    "EnqueueFillImage EnqueueMigrateMemObjects EnqueueMarkerWithWaitList "
    "EnqueueBarrierWithWaitList GetExtensionFunctionAddressForPlatform CreateFromGLTexture "
    "GetDeviceIDsFromD3D11KHR CreateFromD3D11BufferKHR CreateFromD3D11Texture2DKHR "
    "CreateFromD3D11Texture3DKHR CreateFromDX9MediaSurfaceKHR EnqueueAcquireD3D11ObjectsKHR "
    "EnqueueReleaseD3D11ObjectsKHR GetDeviceIDsFromDX9MediaAdapterKHR "
    "EnqueueAcquireDX9MediaSurfacesKHR EnqueueReleaseDX9MediaSurfacesKHR "
    "CreateFromEGLImageKHR EnqueueAcquireEGLObjectsKHR EnqueueReleaseEGLObjectsKHR "
    "CreateEventFromEGLSyncKHR CreateCommandQueueWithProperties CreatePipe GetPipeInfo "
    "SVMAlloc SVMFree EnqueueSVMFree EnqueueSVMMemcpy EnqueueSVMMemFill EnqueueSVMMap "
    "EnqueueSVMUnmap CreateSamplerWithProperties SetKernelArgSVMPointer SetKernelExecInfo "
    "GetKernelSubGroupInfoKHR CloneKernel CreateProgramWithIL EnqueueSVMMigrateMem "
    "GetDeviceAndHostTimer GetHostTimer GetKernelSubGroupInfo SetDefaultDeviceCommandQueue "
    "SetProgramReleaseCallback SetProgramSpecializationConstant CreateBufferWithProperties "
    "CreateImageWithProperties SetContextDestructorCallback ";

constexpr int kEntries = [] {
  int count = 0;
  for (const char c : kTable) count += c == ' ';
  return count;
}();

constexpr int indexOf(std::string_view name) {
  int index = 0;
  for (std::size_t at = 0; at < kTable.size(); ++index) {
    const std::size_t end = kTable.find(' ', at);
    if (kTable.substr(at, end - at) == name) return index;
    at = end + 1;
  }
  throw "no such entry";  // at compile time
}

constexpr bool startsWithAny(std::string_view name, std::initializer_list<std::string_view> list) {
  for (const std::string_view prefix : list)
    if (name.starts_with(prefix)) return true;
  return false;
}

// The sets that a function belongs to; 0 if its failure means nothing to the caller.
constexpr int setOf(std::string_view name) {
  if (startsWithAny(name, {"Release", "Retain", "SVMFree", "MemFree", "GetExtension"})) return 0;
  if (startsWithAny(name, {"GetPlatform", "GetDevice"})) return 0;
  // The only way to release commands that wait for it: no caller can do without.
  if (name == "SetUserEventStatus") return 0;
  if (startsWithAny(name, {"Create", "Build", "Compile", "Link", "Clone", "SVMAlloc"}) ||
      name.find("MemAlloc") != name.npos)
    return kFaultsInAllocation;
  return kFaultsInCommands;
}

std::atomic<int> armedSet{0};
std::atomic<std::int64_t> countdown{0};
std::atomic<Int> armedCode{0};
std::atomic<const char*> hit{nullptr};
std::atomic<bool> again{false};
std::atomic<std::int64_t> objects{0}, allocations{0};
thread_local int depth = 0;

// If memory isn't available for one alignment, it isn't for the smaller one that is tried next.
bool due(const char* name, int set) {
  if ((armedSet.load() & set) == 0) return false;
  if (hit.load() == name && std::strstr(name, "MemAlloc") != nullptr && again.exchange(false)) return true;
  if (countdown.fetch_sub(1) != 1) return false;
  hit.store(name);
  again.store(true);
  return true;
}

std::atomic<const char*> heldName{nullptr};
std::atomic<int> held{0};

void waitWhileHeld(std::string_view name) {
  const char* now = heldName.load();
  if (now == nullptr || name != now) return;
  held.fetch_add(1);
  heldName.wait(now);
  held.fetch_sub(1);
}

struct Inside {
  Inside() { ++depth; }
  ~Inside() { --depth; }
};

// One function, by its name without "cl". The program calls `call`; `next` is the next layer's or the driver's.
template <class Name, class Function>
struct Wrapped;

template <class Name, class Result, class... Parameters>
struct Wrapped<Name, Result(Parameters...)> {
  static constexpr std::string_view kName = Name::value;
  static constexpr int kSet = setOf(kName);
  static inline Result (*next)(Parameters...) = nullptr;

  // The result of a failed call: the code, or null and the code at the last parameter's address.
  static Result failed(Parameters... values) {
    const Int code = armedCode.load();
    if constexpr (std::is_same_v<Result, Int>) {
      return code;
    } else {
      const auto put = [code](auto value) {
        if constexpr (std::is_same_v<decltype(value), Int*>)
          if (value != nullptr) *value = code;
      };
      (put(values), ...);
      return Result{};
    }
  }

  static void count(const auto& result, Parameters... values) {
    if constexpr (std::is_pointer_v<Result>) {
      if (result != nullptr && kSet == kFaultsInAllocation)
        (kName.find("Alloc") != kName.npos ? allocations : objects).fetch_add(1);
    } else if (result == kSuccess) {
      if (kName.starts_with("Release")) objects.fetch_sub(1);
      if (kName.starts_with("Retain")) objects.fetch_add(1);
      if (kName.starts_with("MemFree") || kName.starts_with("MemBlockingFree")) allocations.fetch_sub(1);
      const auto made = [](auto value) {
        if constexpr (std::is_same_v<decltype(value), ClEvent*>)
          if (value != nullptr) objects.fetch_add(1);
      };
      if (kName.starts_with("Enqueue")) (made(values), ...);
    }
  }

  static Result call(Parameters... values) {
    waitWhileHeld(kName);
    if constexpr (kSet != 0)
      if (due(Name::value, kSet)) return failed(values...);
    const Inside inside;
    if constexpr (std::is_void_v<Result>) {
      if (kName == "SVMFree") allocations.fetch_sub(1);
      next(values...);
    } else {
      const Result result = next(values...);
      count(result, values...);
      return result;
    }
  }
};

#define NAME(result, name, parameters)     \
  struct name##Name {                      \
    static constexpr char value[] = #name; \
  };
HIPSPV_CL_CORE(NAME)
HIPSPV_CL_USM(NAME)
#undef NAME

using GetAddress = Wrapped<GetExtensionFunctionAddressForPlatformName, void*(Platform, const char*)>;

// The driver's own pointers are wrapped when they are asked for.
void* extension(Platform platform, const char* name) {
  void* found = GetAddress::call(platform, name);
#define WRAP(result, name_, parameters)                             \
  if (std::strcmp(name, "cl" #name_) == 0 && found != nullptr) {    \
    using Function = Wrapped<name_##Name, result parameters>;       \
    Function::next = reinterpret_cast<result(*) parameters>(found); \
    return reinterpret_cast<void*>(&Function::call);                \
  }
  HIPSPV_CL_USM(WRAP)
#undef WRAP
  return found;
}

void* table[kEntries];

void fillTable(void* const* target) {
#define WRAP(result, name, parameters)                                      \
  {                                                                         \
    constexpr int index = indexOf(#name);                                   \
    using Function = Wrapped<name##Name, result parameters>;                \
    Function::next = reinterpret_cast<result(*) parameters>(target[index]); \
    table[index] = reinterpret_cast<void*>(&Function::call);                \
  }
  HIPSPV_CL_CORE(WRAP)
#undef WRAP
  table[indexOf("GetExtensionFunctionAddressForPlatform")] = reinterpret_cast<void*>(&extension);
}

constexpr Uint kLayerApiVersion = 0x4240, kLayerName = 0x4241, kVersion100 = 100;

Int answer(const void* value, std::size_t size, std::size_t room, void* to, std::size_t* needed) {
  if (to != nullptr && room < size) return kInvalidValue;
  if (to != nullptr) std::memcpy(to, value, size);
  if (needed != nullptr) *needed = size;
  return kSuccess;
}

}  // namespace

// ---- The layer's interface (KhronosGroup/OpenCL-Headers CL/cl_layer.h)

extern "C" Int clGetLayerInfo(Uint what, std::size_t room, void* to, std::size_t* needed) {
  constexpr char name[] = "hipspv fault layer";
  if (what == kLayerApiVersion) return answer(&kVersion100, sizeof kVersion100, room, to, needed);
  if (what == kLayerName) return answer(name, sizeof name, room, to, needed);
  return kInvalidValue;
}

extern "C" Int clInitLayer(Uint entries, void* const* target, Uint* entriesReturned, void* const** layer) {
  if (entries < static_cast<Uint>(kEntries)) return kInvalidValue;
  std::memcpy(table, target, sizeof table);
  fillTable(target);
  *entriesReturned = kEntries;
  *layer = table;
  return kSuccess;
}

// Loaders since 2024 ask for this one, with properties that have no meaning so far; without
// clDeinitLayer, the layer stays loaded when they close.
extern "C" Int clInitLayerWithProperties(Uint entries, void* const* target, Uint* entriesReturned, void* const** layer,
                                         const std::uint64_t*) {
  return clInitLayer(entries, target, entriesReturned, layer);
}

// ---- The test's functions

void fault_arm(int set, std::int64_t n, std::int32_t code) {
  armedSet.store(0);
  if (n != 0) hit.store(nullptr);
  armedCode.store(code);
  countdown.store(n);
  armedSet.store(n == 0 ? 0 : set);
}

void fault_hold(const char* name) {
  heldName.store(name);
  heldName.notify_all();
}

int fault_held() { return held.load(); }
const char* fault_hit() { return hit.load(); }
std::int64_t fault_live_objects() { return objects.load(); }
std::int64_t fault_live_allocations() { return allocations.load(); }
bool fault_in_driver() { return depth != 0; }
