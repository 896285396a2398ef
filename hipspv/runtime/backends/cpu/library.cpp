#include "library.h"

#include <dlfcn.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "hipspv/runtime/support/error.h"
#include "hipspv/runtime/support/faults.h"

namespace hipspv::cpu {
namespace {

[[noreturn]] void refuse(const std::string& why) {
  throw Error(hipErrorNoBinaryForGpu, "the library of the CPU's kernels can't be loaded: " + why);
}

}  // namespace

Library::File::File(std::span<const std::byte> contents) : descriptor_(memfd_create(faults::kKernelFile, MFD_CLOEXEC)) {
  if (descriptor_ < 0) refuse(std::string("memfd_create: ") + std::strerror(errno));
  try {
    write(contents);
  } catch (...) {
    close(descriptor_);
    throw;
  }
}

Library::File::~File() { close(descriptor_); }

void Library::File::write(std::span<const std::byte> contents) {
  while (!contents.empty()) {
    const ssize_t written = ::write(descriptor_, contents.data(), contents.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) refuse(std::string("a file in memory: ") + std::strerror(errno));
    contents = contents.subspan(static_cast<std::size_t>(written));
  }
}

std::string Library::File::path() const { return "/proc/self/fd/" + std::to_string(descriptor_); }

Library::Library(std::span<const std::byte> file)
    : file_(file), handle_(dlopen(file_.path().c_str(), RTLD_NOW | RTLD_LOCAL)) {
  if (handle_ == nullptr) refuse(dlerror());
}

Library::~Library() { dlclose(handle_); }

void* Library::find(const std::string& name) const { return dlsym(handle_, name.c_str()); }

void* Library::symbol(const std::string& name) const {
  void* const address = find(name);
  require(address != nullptr, hipErrorNotFound);
  return address;
}

}  // namespace hipspv::cpu
