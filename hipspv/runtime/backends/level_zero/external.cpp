#include "external.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "hipspv/runtime/support/log.h"

namespace hipspv::ze {
namespace {

class ExternalMemory final : public backend::ExternalMemory, public std::enable_shared_from_this<ExternalMemory> {
 public:
  // Takes ownership.
  ExternalMemory(const State& state, void* base) : state_(state), base_(static_cast<std::byte*>(base)) {
    state_.countAllocation();
  }
  ~ExternalMemory() override {
    if (const Result result = state_.api().MemFree(state_.context(), base_); result != kSuccess)
      log(LogLevel::kWarning, "zeMemFree of imported memory failed: ", describe(result));
    state_.countAllocation();
  }
  ExternalMemory(const ExternalMemory&) = delete;
  ExternalMemory& operator=(const ExternalMemory&) = delete;

  std::shared_ptr<void> map(std::size_t offset, std::size_t) override { return {shared_from_this(), base_ + offset}; }

  std::unique_ptr<backend::MipmappedTexels> mapMipmapped(std::size_t, const Texel&, const ArrayShape&,
                                                         unsigned) override {
    throw Error(hipErrorNotSupported,
                "hipExternalMemoryGetMappedMipmappedArray: Level Zero doesn't tell how the exporting driver lays out "
                "the texels of an image: export a buffer");
  }

 private:
  const State& state_;
  std::byte* const base_;
};

// Intel's drivers close the descriptor that they import memory from since 2026; earlier ones leave it open. The file
// tells which it is: the number may belong to another one by now.
void closeIfOpen(int descriptor, const struct stat& file) {
  struct stat now{};
  if (fstat(descriptor, &now) == 0 && now.st_dev == file.st_dev && now.st_ino == file.st_ino) close(descriptor);
}

}  // namespace

External::External(const State& state)
    : state_(state),
      semaphores_(state.found().hasExtension("ZE_extension_external_semaphores") &&
                  state.api().DeviceImportExternalSemaphoreExt != nullptr) {
  ExternalMemoryProperties properties{};
  if (state.api().DeviceGetExternalMemoryProperties(state.device(), &properties) == kSuccess)
    kinds_ = properties.memoryImports & (kOpaqueFd | kDmaBuf);
}

// Drivers of Linux's graphics make opaque descriptors that are those of a dma-buf.
std::shared_ptr<backend::ExternalMemory> External::importMemory(int descriptor, std::size_t bytes, bool) {
  if (kinds_ == 0)
    throw Error(hipErrorNotSupported, "hipImportExternalMemory: the driver of " + state_.found().features.name +
                                          " imports no memory by a descriptor");
  struct stat file{};
  require(fstat(descriptor, &file) == 0, hipErrorInvalidValue);
  // A dma-buf tells its size as a file does. The driver maps all of it, whatever the program has said.
  const off_t end = lseek(descriptor, 0, SEEK_END);
  require(end == -1 || static_cast<std::size_t>(end) >= bytes, hipErrorInvalidValue);
  MemoryImportFd imported;
  imported.flags = (kinds_ & kOpaqueFd) != 0 ? kOpaqueFd : kDmaBuf;
  imported.fd = descriptor;
  DeviceMemoryDesc description;
  description.next = &imported;
  void* base = nullptr;
  check(state_.api().MemAllocDevice(state_.context(), &description, bytes, 0, state_.device(), &base),
        "zeMemAllocDevice");
  closeIfOpen(descriptor, file);
  return std::make_shared<ExternalMemory>(state_, base);
}

// The driver gets a descriptor of its own, which Intel's closes in any case.
std::shared_ptr<backend::ExternalSemaphore> External::importSemaphore(int descriptor, bool timeline) {
  if (!semaphores_)
    throw Error(hipErrorNotSupported, "hipImportExternalSemaphore: the driver of " + state_.found().features.name +
                                          " has no external semaphores: update it to one with the extension " +
                                          "ZE_extension_external_semaphores");
  SemaphoreFdDesc file;
  file.fd = fcntl(descriptor, F_DUPFD_CLOEXEC, 0);
  require(file.fd != -1, hipErrorInvalidValue);
  SemaphoreDesc description;
  description.next = &file;
  description.flags = timeline ? kTimelineSemaphoreFd : kOpaqueSemaphoreFd;
  SemaphoreHandle handle = nullptr;
  check(state_.api().DeviceImportExternalSemaphoreExt(state_.device(), &description, &handle),
        "zeDeviceImportExternalSemaphoreExt");
  close(descriptor);
  return std::make_shared<ExternalSemaphore>(state_, handle);
}

}  // namespace hipspv::ze
