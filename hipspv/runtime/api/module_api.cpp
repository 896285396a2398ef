// Modules that the program loads explicitly.
#include <hip/hiprtc.h>

#include <algorithm>
#include <chrono>
#include <cstring>
#include <fstream>
#include <iterator>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "guard.h"
#include "hipspv/runtime/code/bundle/bundle.h"
#include "hipspv/runtime/memory/memory.h"
#include "hipspv/runtime/modules/module.h"
#include "hipspv/runtime/textures/texture_reference.h"
#include "kernels.h"

using namespace hipspv;

namespace {

// ---- The options of loading a module that have an effect

// The logs, and the time taken. The other options are hints to a compiler of assembly, which
// doesn't exist here. Numbers are passed as the pointers' own values, as in CUDA. The number of
// bytes written replaces the size of each log.
class JitLogs {
 public:
  // Throws hipErrorInvalidValue for an invalid option.
  JitLogs(std::span<const hipJitOption> options, void** values);

  // load(): the operation that the logs report.
  template <class Load>
  void run(Load&& load) {
    try {
      load();
    } catch (const Error& error) {
      fail(error.what());
      throw;
    }
    succeed();
  }

 private:
  struct Log {
    char* text = nullptr;
    void** size = nullptr;

    void write(std::string_view message);
  };

  void succeed();
  void fail(std::string_view message);

  Log info_, error_;
  void** time_ = nullptr;
  const std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
};

// From 25 on HIP's and CUDA's options differ (hipJitOption, CUjit_option), and none has a meaning here. HIP refuses its
// hipJitOptionNumOptions, which is CUDA's deprecated CU_JIT_OPTIMIZE_UNUSED_DEVICE_VARIABLES.
bool isOption(hipJitOption option) { return option >= 0 && option < 36 && option != hipJitOptionNumOptions; }

JitLogs::JitLogs(std::span<const hipJitOption> options, void** values) {
  require(options.empty() || (options.data() != nullptr && values != nullptr), hipErrorInvalidValue);
  for (std::size_t i = 0; i < options.size(); ++i) {
    require(isOption(options[i]), hipErrorInvalidValue);
    if (options[i] == hipJitOptionInfoLogBuffer) info_.text = static_cast<char*>(values[i]);
    if (options[i] == hipJitOptionInfoLogBufferSizeBytes) info_.size = &values[i];
    if (options[i] == hipJitOptionErrorLogBuffer) error_.text = static_cast<char*>(values[i]);
    if (options[i] == hipJitOptionErrorLogBufferSizeBytes) error_.size = &values[i];
    if (options[i] == hipJitOptionWallTime) time_ = &values[i];
  }
}

void JitLogs::succeed() {
  info_.write("");
  error_.write("");
  using Milliseconds = std::chrono::duration<float, std::milli>;
  const float taken = Milliseconds(std::chrono::steady_clock::now() - begin_).count();
  if (time_ != nullptr) std::memcpy(time_, &taken, sizeof taken);
}

void JitLogs::fail(std::string_view message) {
  info_.write("");
  error_.write(message);
}

void JitLogs::Log::write(std::string_view message) {
  if (text == nullptr || size == nullptr || *size == nullptr) return;
  const std::size_t room = reinterpret_cast<std::size_t>(*size) - 1;
  const std::size_t length = std::min(room, message.size());
  std::memcpy(text, message.data(), length);
  text[length] = '\0';
  *size = reinterpret_cast<void*>(length);
}

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

// For the current device. Its texture references end with it.
std::shared_ptr<LoadedModule> makeModule(Bytes code) {
  const auto end = [](LoadedModule* module) {
    const std::shared_ptr<Image> image = module->image();
    delete module;
    object<TextureReferences>().forget(*image);
  };
  return {new LoadedModule(Runtime::get().current(), code), end};
}

void load(hipModule_t* module, Bytes code) {
  const auto loaded = makeModule(code);
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

HIPSPV_CALL hipModuleLoad(hipModule_t* module, const char* path) {
  return guard([&] {
    require(module != nullptr && path != nullptr && *path != '\0', hipErrorInvalidValue);
    const std::vector<char> content = readModule(path);
    load(module, std::as_bytes(std::span(content)));
  });
}

HIPSPV_CALL hipModuleLoadData(hipModule_t* module, const void* image) {
  return guard([&] {
    require(module != nullptr && image != nullptr, hipErrorInvalidValue);
    load(module, mappedFrom(image));
  });
}

HIPSPV_CALL hipModuleLoadFatBinary(hipModule_t* module, const void* binary) {
  return guard([&] {
    require(module != nullptr && binary != nullptr, hipErrorInvalidValue);
    load(module, mappedFrom(imageOf(binary)));
  });
}

HIPSPV_CALL hipModuleLoadDataEx(hipModule_t* module, const void* image, unsigned int count, hipJitOption* options,
                                void** values) {
  return guard([&] {
    JitLogs(std::span(options, count), values).run([&] {
      require(module != nullptr && image != nullptr, hipErrorInvalidValue);
      load(module, mappedFrom(image));
    });
  });
}

HIPSPV_CALL hipModuleUnload(hipModule_t module) {
  return guard([&] {
    require(module != nullptr, hipErrorInvalidHandle);
    const auto owned = modules().take(module, [](const LoadedModule&) { return true; });
    require(owned != nullptr, hipErrorNotFound);
  });
}

HIPSPV_CALL hipModuleGetFunction(hipFunction_t* function, hipModule_t module, const char* name) {
  return guard([&] {
    require(function != nullptr, hipErrorInvalidValue);
    checkName(name);
    *function = toFunction(moduleOf(module)->kernel(Runtime::get().current(), name));
  });
}

HIPSPV_CALL hipModuleGetFunctionCount(unsigned int* count, hipModule_t module) {
  return query(count, [&] { return static_cast<unsigned>(moduleOf(module)->kernelCount(Runtime::get().current())); });
}

HIPSPV_CALL hipModuleGetGlobal(hipDeviceptr_t* pointer, std::size_t* bytes, hipModule_t module, const char* name) {
  return guard([&] {
    require(pointer != nullptr || bytes != nullptr, hipErrorInvalidValue);
    checkName(name);
    give(moduleOf(module)->variable(Runtime::get().current(), name), pointer, bytes);
  });
}

HIPSPV_CALL hipModuleGetTexRef(textureReference** reference, hipModule_t module, const char* name) {
  return guard([&] {
    require(reference != nullptr, hipErrorInvalidValue);
    checkName(name);
    *reference = object<TextureReferences>().ofModule(Runtime::get().current(), *moduleOf(module)->image(), name);
  });
}

// ---- Libraries: modules whose kernels and variables are available on any device.
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

HIPSPV_CALL hipLibraryLoadData(hipLibrary_t* library, const void* code, hipJitOption* options, void** values,
                               unsigned int count, hipLibraryOption* libraryOptions, void** libraryValues,
                               unsigned int libraryCount) {
  return guard([&] {
    require(library != nullptr && code != nullptr, hipErrorInvalidValue);
    checkOptions(std::span(libraryOptions, libraryCount), libraryValues, false);
    add(library, std::span(options, count), values, [&] { return makeModule(mappedFrom(code)); });
  });
}

HIPSPV_CALL hipLibraryLoadFromFile(hipLibrary_t* library, const char* path, hipJitOption* options, void** values,
                                   unsigned int count, hipLibraryOption* libraryOptions, void** libraryValues,
                                   unsigned int libraryCount) {
  return guard([&] {
    require(library != nullptr && path != nullptr && *path != '\0', hipErrorInvalidValue);
    checkOptions(std::span(libraryOptions, libraryCount), libraryValues, true);
    add(library, std::span(options, count), values, [&] {
      const std::vector<char> content = readModule(path);
      return makeModule(std::as_bytes(std::span(content)));
    });
  });
}

HIPSPV_CALL hipLibraryUnload(hipLibrary_t library) {
  return guard([&] {
    const auto owned = libraryOf(library);
    libraries().take(library, [](const LoadedModule&) { return true; });
    owners().takeAll([&](const LoadedModule& owner) { return &owner == owned.get(); });
  });
}

HIPSPV_CALL hipLibraryGetKernel(hipKernel_t* kernel, hipLibrary_t library, const char* name) {
  return guard([&] {
    require(kernel != nullptr, hipErrorInvalidValue);
    checkName(name);
    const auto from = libraryOf(library);
    *kernel = toKernel(from->kernel(Runtime::get().current(), name), from);
  });
}

HIPSPV_CALL hipLibraryGetKernelCount(unsigned int* count, hipLibrary_t library) {
  return query(count, [&] { return static_cast<unsigned>(libraryOf(library)->kernelCount(Runtime::get().current())); });
}

HIPSPV_CALL hipLibraryEnumerateKernels(hipKernel_t* kernels, unsigned int limit, hipLibrary_t library) {
  return guard([&] {
    require(kernels != nullptr || limit == 0, hipErrorInvalidValue);
    const auto from = libraryOf(library);
    for (KernelSymbol* symbol : from->kernels(Runtime::get().current(), limit)) *kernels++ = toKernel(symbol, from);
  });
}

HIPSPV_CALL hipLibraryGetGlobal(void** pointer, std::size_t* bytes, hipLibrary_t library, const char* name) {
  return guard([&] {
    require(pointer != nullptr || bytes != nullptr, hipErrorInvalidValue);
    checkName(name);
    give(libraryOf(library)->variable(Runtime::get().current(), name), pointer, bytes);
  });
}

HIPSPV_CALL hipLibraryGetManaged(void** pointer, std::size_t* bytes, hipLibrary_t library, const char* name) {
  return guard([&] {
    require(pointer != nullptr || bytes != nullptr, hipErrorInvalidValue);
    checkName(name);
    const DeviceVariable variable = libraryOf(library)->variable(Runtime::get().current(), name);
    const auto allocation = object<Allocations>().find(variable.address);
    require(allocation && allocation->managed(), hipErrorNotFound);
    give(variable, pointer, bytes);
  });
}

HIPSPV_CALL hipKernelGetLibrary(hipLibrary_t* library, hipKernel_t kernel) {
  return guard([&] {
    require(library != nullptr && kernel != nullptr, hipErrorInvalidValue);
    *library = reinterpret_cast<hipLibrary_t>(owners().find(kernel).get());
  });
}

// ---- Device variables, by their host addresses: queries and copies.
namespace {

hipError_t copyToSymbol(const void* symbol, const void* from, std::size_t bytes, std::size_t offset, hipMemcpyKind kind,
                        hipStream_t stream, Wait wait, const char* call = __builtin_FUNCTION()) {
  return guardAs(call, [&] {
    require(symbol != nullptr, hipErrorInvalidSymbol);
    require(kind != hipMemcpyDeviceToHost && kind != hipMemcpyHostToHost, hipErrorInvalidMemcpyDirection);
    copy(streamOf(stream), linear(symbolAddress(symbol, bytes, offset)), linear(from), {bytes}, kind, wait);
  });
}

hipError_t copyFromSymbol(void* to, const void* symbol, std::size_t bytes, std::size_t offset, hipMemcpyKind kind,
                          hipStream_t stream, Wait wait, const char* call = __builtin_FUNCTION()) {
  return guardAs(call, [&] {
    require(symbol != nullptr, hipErrorInvalidSymbol);
    require(kind != hipMemcpyHostToDevice && kind != hipMemcpyHostToHost, hipErrorInvalidMemcpyDirection);
    copy(streamOf(stream), linear(to), linear(symbolAddress(symbol, bytes, offset)), {bytes}, kind, wait);
  });
}

}  // namespace

HIPSPV_CALL hipGetSymbolAddress(void** pointer, const void* symbol) {
  return query(pointer, [&] { return symbolAddress(symbol, 0, 0); });
}

HIPSPV_CALL hipGetSymbolSize(std::size_t* size, const void* symbol) {
  return query(size, [&] { return Registry::instance().variable(symbol).size; });
}

HIPSPV_CALL hipMemcpyToSymbol(const void* symbol, const void* from, std::size_t bytes, std::size_t offset,
                              hipMemcpyKind kind) {
  return copyToSymbol(symbol, from, bytes, offset, kind, nullptr, Wait::kYes);
}

HIPSPV_CALL hipMemcpyToSymbolAsync(const void* symbol, const void* from, std::size_t bytes, std::size_t offset,
                                   hipMemcpyKind kind, hipStream_t stream) {
  return copyToSymbol(symbol, from, bytes, offset, kind, stream, Wait::kNo);
}

HIPSPV_CALL hipMemcpyFromSymbol(void* to, const void* symbol, std::size_t bytes, std::size_t offset,
                                hipMemcpyKind kind) {
  return copyFromSymbol(to, symbol, bytes, offset, kind, nullptr, Wait::kYes);
}

HIPSPV_CALL hipMemcpyFromSymbolAsync(void* to, const void* symbol, std::size_t bytes, std::size_t offset,
                                     hipMemcpyKind kind, hipStream_t stream) {
  return copyFromSymbol(to, symbol, bytes, offset, kind, stream, Wait::kNo);
}

// ---- Links at run time: hiprtc's with HIP's codes, and links of finished modules.
namespace {

void check(hiprtcResult result) {
  switch (result) {
    case HIPRTC_SUCCESS:
      return;
    case HIPRTC_ERROR_OUT_OF_MEMORY:
      throw Error(hipErrorOutOfMemory);
    case HIPRTC_ERROR_PROGRAM_CREATION_FAILURE:
      throw Error(hipErrorOperatingSystem, "the link's files can't be written");
    case HIPRTC_ERROR_LINKING:
      throw Error(hipErrorInvalidImage, "the link's error log says why it can't be done");
    default:
      throw Error(hipErrorInvalidValue);
  }
}

hiprtcLinkState stateOf(hipLinkState_t state) { return reinterpret_cast<hiprtcLinkState>(state); }

// The two enumerations have the same values.
hiprtcJIT_option* optionsOf(hipJitOption* options) { return reinterpret_cast<hiprtcJIT_option*>(options); }

bool isModule(std::string_view content) {
  try {
    extractAnyCode(std::as_bytes(std::span(content)));
    return true;
  } catch (const Error&) {
    return false;
  }
}

// The linker's input: LLVM bitcode, bare or wrapped, objects and archives.
bool isLinkable(std::string_view content) {
  using namespace std::string_view_literals;
  constexpr std::string_view kBeginnings[] = {"BC\xC0\xDE"sv, "\xDE\xC0\x17\x0B"sv,
                                              "\x7F"
                                              "ELF"sv,
                                              "!<arch>"sv, "__CLANG_OFFLOAD_BUNDLE__"sv};
  return std::ranges::any_of(kBeginnings, [&](auto text) { return content.starts_with(text); });
}

// NVIDIA's kinds mean the corresponding results of hiprtc: a finished module, or bitcode.
hiprtcJITInputType kindOf(hipJitInputType type, std::string_view content) {
  switch (type) {
    case hipJitInputCubin:
    case hipJitInputPtx:
    case hipJitInputFatBinary:
    case hipJitInputSpirv:
      if (isModule(content)) return HIPRTC_JIT_INPUT_SPIRV;
      if (isLinkable(content)) return HIPRTC_JIT_INPUT_LLVM_BITCODE;
      throw Error(hipErrorInvalidImage,
                  "a link's input is neither SPIR-V nor LLVM bitcode: "
                  "NVIDIA's PTX and machine code don't run here");
    case hipJitInputNvvm:
      throw Error(hipErrorInvalidImage, "a link's input is of NVIDIA's NVVM");
    default:
      return static_cast<hiprtcJITInputType>(type);
  }
}

void add(hipLinkState_t state, hipJitInputType type, std::string_view content, const char* name) {
  void* data = const_cast<char*>(content.data());
  check(hiprtcLinkAddData(stateOf(state), kindOf(type, content), data, content.size(), name, 0, nullptr, nullptr));
}

}  // namespace

HIPSPV_CALL hipLinkCreate(unsigned int count, hipJitOption* options, void** values, hipLinkState_t* state) {
  return guard(
      [&] { check(hiprtcLinkCreate(count, optionsOf(options), values, reinterpret_cast<hiprtcLinkState*>(state))); });
}

extern "C" hiprtcResult __hipspvRtcLinkCreate(unsigned int count, hiprtcJIT_option* options, void** values,
                                              hiprtcLinkState* state);

// For cuda.h: hipLinkCreate that gives results in the values, as CUDA's does.
HIPSPV_CALL __hipspvLinkCreate(unsigned int count, hipJitOption* options, void** values, hipLinkState_t* state) {
  return guard([&] {
    check(__hipspvRtcLinkCreate(count, optionsOf(options), values, reinterpret_cast<hiprtcLinkState*>(state)));
  });
}

HIPSPV_CALL hipLinkAddData(hipLinkState_t state, hipJitInputType type, void* data, std::size_t size, const char* name,
                           unsigned int, hipJitOption*, void**) {
  return guard([&] {
    require(data != nullptr && size != 0, hipErrorInvalidValue);
    add(state, type, {static_cast<const char*>(data), size}, name);
  });
}

HIPSPV_CALL hipLinkAddFile(hipLinkState_t state, hipJitInputType type, const char* path, unsigned int, hipJitOption*,
                           void**) {
  return guard([&] {
    require(path != nullptr && *path != '\0', hipErrorInvalidValue);
    std::ifstream file(path, std::ios::binary);
    require(file.is_open(), hipErrorFileNotFound);
    const std::string content(std::istreambuf_iterator<char>(file), {});
    require(!content.empty(), hipErrorInvalidImage);
    add(state, type, content, path);
  });
}

HIPSPV_CALL hipLinkComplete(hipLinkState_t state, void** binary, std::size_t* size) {
  return guard([&] { check(hiprtcLinkComplete(stateOf(state), binary, size)); });
}

HIPSPV_CALL hipLinkDestroy(hipLinkState_t state) {
  return guard([&] { check(hiprtcLinkDestroy(stateOf(state))); });
}
