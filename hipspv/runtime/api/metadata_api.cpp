// Registration of kernels whose code is an image of its own (hip/hip_kernel_metadata.h). It runs in constructors, and
// opens no device.
#include <hip/hip_kernel_metadata.h>

#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>

#include "guard.h"
#include "hipspv/runtime/code/vxbin/code.h"
#include "hipspv/runtime/device/registry.h"

namespace hipspv::vortex {
namespace {

RegisteredModule* add(std::unique_ptr<Code> code) {
  std::string target = targetOf(code->width());
  return Registry::instance().addModule(std::make_shared<Image>(std::move(code), std::move(target)));
}

// The arguments that a caller passes: the others are the runtime's.
std::vector<Argument> callersOf(const KernelCode& kernel) {
  std::vector<Argument> arguments;
  for (std::size_t i = 0; i < kernel.layout.arguments.size(); ++i) {
    const ParameterKind kind = kernel.info.parameters[i].kind;
    if (kind == ParameterKind::kValue || kind == ParameterKind::kPointer)
      arguments.push_back(kernel.layout.arguments[i]);
  }
  return arguments;
}

// The image's own records say what its kernel reads.
void compare(std::string_view kernel, const std::vector<Argument>& given, const std::vector<Argument>& own) {
  const auto refuse = [&](const std::string& what) {
    throw Error(hipErrorInvalidValue, "the metadata of kernel " + std::string(kernel) + " isn't its image's: " + what +
                                          "\n  remedy: make both from the same source");
  };
  const auto number = [](std::size_t value) { return std::to_string(value); };
  if (given.size() != own.size()) refuse(number(given.size()) + " arguments, and the kernel has " + number(own.size()));
  for (std::size_t i = 0; i < own.size(); ++i) {
    const Argument &here = given[i], &there = own[i];
    if (here.offset != there.offset || here.size != there.size)
      refuse("argument " + number(i) + " has " + number(here.size) + " bytes at " + number(here.offset) +
             " of the launch buffer, and the kernel reads " + number(there.size) + " at " + number(there.offset));
    if (here.pointer != there.pointer)
      refuse("argument " + number(i) + (here.pointer ? " is a pointer" : " is no pointer") + " there only");
  }
}

// Images for Vortex that a program registers with the metadata of one kernel's arguments.
class RegisteredImages {
 public:
  static RegisteredImages& instance();

  // The module with that kernel. One of hipspv's images is one module, whose variables its kernels share; another
  // compiler's is the kernel. Throws hipErrorInvalidValue for metadata that is wrong in itself or isn't the image's,
  // hipErrorInvalidImage, hipErrorNotFound for a kernel that the image lacks.
  RegisteredModule* module(std::string_view kernel, std::span<const std::byte> file,
                           const hipKernelArgumentMetadata* metadata, std::size_t count);

 private:
  struct Own {
    RegisteredModule* module;
    const Code* code;
  };

  std::mutex mutex_;
  std::map<const std::byte*, Own> own_;  // by the file's address
};

RegisteredImages& RegisteredImages::instance() {
  static RegisteredImages& images = *new RegisteredImages;  // outlives every static destructor
  return images;
}

RegisteredModule* RegisteredImages::module(std::string_view kernel, std::span<const std::byte> file,
                                           const hipKernelArgumentMetadata* metadata, std::size_t count) {
  const Layout layout = layoutOf(kernel, metadata, count);
  const std::vector<std::byte> copy(file.begin(), file.end());
  if (!begins(file)) return add(std::make_unique<Code>(copy, std::string(kernel), layout));
  const std::lock_guard lock(mutex_);
  auto found = own_.find(file.data());
  if (found == own_.end()) {
    auto code = std::make_unique<Code>(copy);
    const Code* const known = code.get();
    found = own_.emplace(file.data(), Own{add(std::move(code)), known}).first;
  }
  const Code& code = *found->second.code;
  if (!code.hasKernel(kernel)) throw Error(hipErrorNotFound, "the image has no kernel " + std::string(kernel));
  if (metadata != nullptr) compare(kernel, layout.arguments, callersOf(code.kernelCode(kernel)));
  return found->second.module;
}

}  // namespace
}  // namespace hipspv::vortex

using namespace hipspv;

HIPSPV_CALL __hipRegisterFunctionWithMetadata(void** handle, const char* name, const void* binary, std::size_t bytes,
                                              std::size_t count, const hipKernelArgumentMetadata* metadata) {
  return guard([&] {
    require(handle != nullptr && name != nullptr && *name != '\0' && binary != nullptr, hipErrorInvalidValue);
    Registry& registry = Registry::instance();
    RegisteredModule* const module = vortex::RegisteredImages::instance().module(
        name, {static_cast<const std::byte*>(binary), bytes}, metadata, count);
    registry.addKernel(module, handle, name);
    if (*handle == nullptr)
      *handle = registry.kernel(handle);
    else
      registry.addKernel(module, *handle, name);
  });
}
