// Modules that the program loads itself.
#include <algorithm>
#include <chrono>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <span>
#include <string_view>
#include <system_error>
#include <vector>

#include "../texture_reference.h"
#include "kernels.h"

using namespace hipspv;

// A module that the program loaded itself.
struct ihipModule_t {
  std::unique_ptr<Image> image;
  std::mutex mutex;
  std::map<std::string, KernelSymbol*> kernels;
};

namespace {

// As HIP's own runtime has it, what is no module, or no longer one, isn't found.
HandleTable<ihipModule_t>& modules() {
  // Outlives every static destructor.
  static auto& table = *new HandleTable<ihipModule_t>(hipErrorNotFound);
  return table;
}

std::shared_ptr<ihipModule_t> moduleOf(hipModule_t handle) {
  require(handle != nullptr, hipErrorInvalidHandle);
  return modules().find(handle);
}

// A name of something in a module.
void checkName(const char* name) {
  require(name != nullptr && *name != '\0', hipErrorInvalidValue);
}

void load(hipModule_t* module, std::vector<std::uint32_t> words) {
  auto loaded = std::make_shared<ihipModule_t>();
  loaded->image = std::make_unique<Image>(std::move(words));
  Device& device = Runtime::get().current();
  try {
    device.module(*loaded->image).build();
    modules().add(loaded.get(), loaded);
  } catch (...) {
    device.removeModule(*loaded->image);  // the image goes, and another may come to its address
    throw;
  }
  *module = loaded.get();
}

// Nothing of the file stays but the module.
std::vector<std::uint32_t> readModule(const char* path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw Error(hipErrorFileNotFound);
  std::error_code unknown;  // a pipe's size
  const std::uintmax_t size = std::filesystem::file_size(path, unknown);
  std::vector<char> content;
  if (!unknown) content.reserve(size);
  content.assign(std::istreambuf_iterator<char>(file), {});
  return extractSpirv(std::as_bytes(std::span(content)));
}

// hipModuleLoadDataEx's options that ask for something: the logs, and the time taken. The others
// are hints to a compiler of assembly, which SPIR-V has none of. Numbers are the pointers' own
// values, as CUDA's are; of each log's size, the bytes written take its place.
class JitLogs {
 public:
  // Throws hipErrorInvalidValue for what is no option.
  JitLogs(std::span<const hipJitOption> options, void** values) {
    for (std::size_t i = 0; i < options.size(); ++i) {
      require(options[i] >= 0 && options[i] < hipJitOptionNumOptions, hipErrorInvalidValue);
      if (options[i] == hipJitOptionInfoLogBuffer) info_.text = static_cast<char*>(values[i]);
      if (options[i] == hipJitOptionInfoLogBufferSizeBytes) info_.size = &values[i];
      if (options[i] == hipJitOptionErrorLogBuffer) error_.text = static_cast<char*>(values[i]);
      if (options[i] == hipJitOptionErrorLogBufferSizeBytes) error_.size = &values[i];
      if (options[i] == hipJitOptionWallTime) time_ = &values[i];
    }
  }

  void succeed() {
    info_.write("");
    error_.write("");
    using Milliseconds = std::chrono::duration<float, std::milli>;
    const float taken = Milliseconds(std::chrono::steady_clock::now() - begin_).count();
    if (time_ != nullptr) std::memcpy(time_, &taken, sizeof taken);
  }

  void fail(std::string_view message) {
    info_.write("");
    error_.write(message);
  }

 private:
  struct Log {
    char* text = nullptr;
    void** size = nullptr;

    void write(std::string_view message) {
      if (text == nullptr || size == nullptr || *size == nullptr) return;
      const std::size_t room = reinterpret_cast<std::size_t>(*size) - 1;
      const std::size_t length = std::min(room, message.size());
      std::memcpy(text, message.data(), length);
      text[length] = '\0';
      *size = reinterpret_cast<void*>(length);
    }
  };

  Log info_, error_;
  void** time_ = nullptr;
  const std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
};

}  // namespace

HIPSPV_EXPORT hipError_t hipModuleLoad(hipModule_t* module, const char* path) {
  return guard([&] {
    require(module != nullptr && path != nullptr && *path != '\0', hipErrorInvalidValue);
    load(module, readModule(path));
  });
}

HIPSPV_EXPORT hipError_t hipModuleLoadData(hipModule_t* module, const void* image) {
  return guard([&] {
    require(module != nullptr && image != nullptr, hipErrorInvalidValue);
    load(module, extractSpirv(mappedFrom(image)));
  });
}

HIPSPV_EXPORT hipError_t hipModuleLoadDataEx(hipModule_t* module, const void* image,
                                             unsigned int count, hipJitOption* options,
                                             void** values) {
  return guard([&] {
    require(count == 0 || (options != nullptr && values != nullptr), hipErrorInvalidValue);
    JitLogs logs(std::span(options, count), values);
    try {
      require(module != nullptr && image != nullptr, hipErrorInvalidValue);
      load(module, extractSpirv(mappedFrom(image)));
    } catch (const Error& error) {
      logs.fail(error.what());
      throw;
    }
    logs.succeed();
  });
}

HIPSPV_EXPORT hipError_t hipModuleUnload(hipModule_t module) {
  return guard([&] {
    require(module != nullptr, hipErrorInvalidHandle);
    const auto owned = modules().take(module, [](const ihipModule_t&) { return true; });
    require(owned != nullptr, hipErrorNotFound);
    for (const auto& [name, symbol] : owned->kernels) Registry::instance().removeLooseKernel(symbol);
    Runtime& runtime = Runtime::get();
    for (int i = 0; i < runtime.deviceCount(); ++i) {
      runtime.device(i).finishQuietly();
      runtime.device(i).removeModule(*owned->image);
    }
    TextureReferences::instance().forget(*owned->image);
  });
}

HIPSPV_EXPORT hipError_t hipModuleGetFunction(hipFunction_t* function, hipModule_t module,
                                              const char* name) {
  return guard([&] {
    require(function != nullptr, hipErrorInvalidValue);
    checkName(name);
    const auto from = moduleOf(module);
    require(from->image->info().findKernel(name).has_value(), hipErrorNotFound);
    const std::lock_guard lock(from->mutex);
    KernelSymbol*& symbol = from->kernels[name];
    if (symbol == nullptr) symbol = Registry::instance().addLooseKernel(from->image.get(), name);
    *function = toFunction(symbol);
  });
}

HIPSPV_EXPORT hipError_t hipModuleGetGlobal(hipDeviceptr_t* pointer, std::size_t* bytes,
                                            hipModule_t module, const char* name) {
  return guard([&] {
    require(pointer != nullptr || bytes != nullptr, hipErrorInvalidValue);
    checkName(name);
    const auto from = moduleOf(module);
    const DeviceVariable variable = Runtime::get().current().module(*from->image).variable(name);
    if (pointer != nullptr) *pointer = variable.address;
    if (bytes != nullptr) *bytes = variable.size;
  });
}

HIPSPV_EXPORT hipError_t hipModuleGetTexRef(textureReference** reference, hipModule_t module,
                                            const char* name) {
  return guard([&] {
    require(reference != nullptr, hipErrorInvalidValue);
    checkName(name);
    *reference = TextureReferences::instance().ofModule(*moduleOf(module)->image, name);
  });
}
