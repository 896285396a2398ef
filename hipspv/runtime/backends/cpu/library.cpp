#include "library.h"

#include <dlfcn.h>
#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstdlib>
#include <cstring>

#include "hipspv/runtime/code/elf/elf.h"
#include "hipspv/runtime/support/error.h"

namespace hipspv::cpu {
namespace {

[[noreturn]] void refuse(const std::string& why) {
  throw Error(hipErrorNoBinaryForGpu, "the library of the CPU's kernels can't be loaded: " + why);
}

// Another process that reads the list of libraries, such as a debugger, has another /proc/self.
std::string pathOf(int descriptor) {
  const std::string file = "/fd/" + std::to_string(descriptor);
  const std::string path = "/proc/" + std::to_string(getpid()) + file;
  return access(path.c_str(), R_OK) == 0 ? path : "/proc/self" + file;
}

// Each library has a file of its own: equal ones have variables of their own, too.
std::string newPathIn(const char* directory) {
  static std::atomic<unsigned> count{0};
  return std::string(directory) + "/hipspv-kernels-" + std::to_string(getpid()) + "-" + std::to_string(++count) + ".so";
}

// The bytes of the process that a file takes.
std::size_t extentOf(std::span<const std::byte> file) {
  Elf64_Ehdr header;
  std::memcpy(&header, file.data(), sizeof header);
  std::size_t end = 0;
  for (std::size_t i = 0; i < header.e_phnum; ++i) {
    Elf64_Phdr segment;
    std::memcpy(&segment, file.data() + header.e_phoff + i * sizeof segment, sizeof segment);
    if (segment.p_type == PT_LOAD) end = std::max<std::size_t>(end, segment.p_vaddr + segment.p_memsz);
  }
  return end;
}

std::uintptr_t addressOf(void* library) {
  const link_map* map = nullptr;
  if (dlinfo(library, RTLD_DI_LINKMAP, static_cast<void*>(&map)) != 0) refuse(dlerror());
  return map->l_addr;
}

void* opened(const std::string& path) {
  void* const handle = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (handle == nullptr) refuse(dlerror());
  return handle;
}

}  // namespace

Library::File::File(std::span<const std::byte> contents) {
  const char* const directory = std::getenv("HIPSPV_KERNEL_DIR");
  if (directory != nullptr && *directory != '\0') {
    path_ = newPathIn(directory);
    unlink(path_.c_str());  // of an earlier process with this id
    descriptor_ = open(path_.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0700);
    if (descriptor_ < 0) refuse(path_ + " (HIPSPV_KERNEL_DIR): " + std::strerror(errno));
  } else {
    descriptor_ = memfd_create("hipspv-kernels", MFD_CLOEXEC);
    if (descriptor_ < 0) refuse(std::string("memfd_create: ") + std::strerror(errno));
    path_ = pathOf(descriptor_);
  }
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
    if (written <= 0) refuse(path_ + ": " + std::strerror(errno));
    contents = contents.subspan(static_cast<std::size_t>(written));
  }
}

Library::Library(std::span<const std::byte> file)
    : file_(file), handle_(opened(file_.path())), code_(addressOf(handle_), extentOf(file), file, elf::findLine) {}

Library::~Library() { dlclose(handle_); }

void* Library::find(const std::string& name) const { return dlsym(handle_, name.c_str()); }

void* Library::symbol(const std::string& name) const {
  void* const address = find(name);
  require(address != nullptr, hipErrorNotFound);
  return address;
}

}  // namespace hipspv::cpu
