// Memory and semaphores that processes and device APIs share, by the driver.
#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <bit>
#include <cerrno>
#include <cstring>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <utility>

#include "hipspv/runtime/backends/services.h"
#include "hipspv/runtime/support/log.h"
#include "services.h"

namespace hipspv::ze {
namespace {

// ---- The driver's handles of memory whose first bytes are a file descriptor of the process that has made them

// Later than the C library's headers may be; the same on all architectures.
constexpr long kPidfdOpen = 434, kPidfdGetfd = 438;

// Intel's drivers before 2025 write a descriptor of 8 bytes, an offset of 8 bytes and a type of one byte (IpcMemoryData
// in compute-runtime, level_zero/core/source/context). Later ones add the process and open such handles themselves.
constexpr std::size_t kDriversBytes = 17;

constexpr std::uint32_t kMagic = 0x7a656664;

// The last bytes of a published handle. The file's inode shows that the process still has that file, since memory
// that is shared is a file of its own.
struct Origin {
  std::uint32_t magic;
  std::int32_t process;
  std::uint64_t fileDevice, fileInode, bytes;
};

constexpr std::size_t kOriginAt = sizeof(IpcHandle) - sizeof(Origin);
static_assert(kOriginAt >= kDriversBytes);

std::optional<Origin> originOf(const IpcHandle& handle) {
  Origin origin;
  std::memcpy(&origin, handle.bytes + kOriginAt, sizeof origin);
  return origin.magic == kMagic ? std::optional(origin) : std::nullopt;
}

std::uint64_t descriptorOf(const IpcHandle& handle) {
  std::uint64_t descriptor = 0;
  std::memcpy(&descriptor, handle.bytes, sizeof descriptor);
  return descriptor;
}

bool names(const struct stat& file, const Origin& origin) {
  return file.st_dev == origin.fileDevice && file.st_ino == origin.fileInode;
}

[[noreturn]] void refuse(int reason) {
  const std::string_view fix = reason == EPERM
                                   ? ". It must run as the same user, and in a container need the capability SYS_PTRACE"
                               : reason == ENOSYS ? ". Linux 5.6 or later has the calls pidfd_open and pidfd_getfd"
                                                  : "";
  throw Error(hipErrorOperatingSystem, "hipIpcOpenMemHandle: the other process's memory can't be fetched: " +
                                           std::string(std::strerror(reason)) + std::string(fix));
}

// A descriptor of this process for the other process's file.
int fetch(const Origin& origin, std::uint64_t descriptor) {
  const auto process = static_cast<int>(syscall(kPidfdOpen, origin.process, 0));
  if (process == -1 && errno == ESRCH) throw Error(hipErrorInvalidDevicePointer);
  if (process == -1) refuse(errno);
  const auto fetched = static_cast<int>(syscall(kPidfdGetfd, process, static_cast<int>(descriptor), 0));
  const int reason = errno;
  close(process);
  if (fetched == -1 && (reason == EBADF || reason == ESRCH)) throw Error(hipErrorInvalidDevicePointer);
  if (fetched == -1) refuse(reason);
  return fetched;
}

// Adds the allocation's size and what another process needs to get the file. Other handles stay as they are: the driver
// opens them anywhere.
//
// Yama (kernel.yama.ptrace_scope 1, on many systems) lets a process take files of its descendants alone.
// Intel's later drivers permit it to all processes of the user as well, when they make a context.
IpcHandle publish(const IpcHandle& handle, std::size_t bytes) {
  const auto* end = handle.bytes + sizeof handle.bytes;
  const bool plain = std::all_of(handle.bytes + kDriversBytes, end, [](char byte) { return byte == 0; });
  const std::uint64_t descriptor = descriptorOf(handle);
  struct stat file{};
  if (!plain || descriptor > INT32_MAX || fstat(static_cast<int>(descriptor), &file) != 0) return handle;
  prctl(PR_SET_PTRACER, PR_SET_PTRACER_ANY, 0, 0, 0);
  const Origin origin{kMagic, getpid(), file.st_dev, file.st_ino, bytes};
  IpcHandle result = handle;
  std::memcpy(result.bytes + kOriginAt, &origin, sizeof origin);
  return result;
}

// publish() has made it in this process.
bool isOwn(const IpcHandle& handle) {
  const std::optional<Origin> origin = originOf(handle);
  return origin && origin->process == getpid();
}

// A published handle as this process's driver opens it: it has a descriptor of this process.
class FetchedHandle {
 public:
  // Throws hipErrorInvalidDevicePointer if the file is gone, hipErrorOperatingSystem if the kernel refuses it.
  explicit FetchedHandle(const IpcHandle& published) : handle_(published) {
    const std::optional<Origin> origin = originOf(published);
    if (!origin) return;
    descriptor_ = fetch(*origin, descriptorOf(published));
    struct stat file{};
    if (fstat(descriptor_, &file) != 0 || !names(file, *origin)) {
      close(descriptor_);
      throw Error(hipErrorInvalidDevicePointer);
    }
    const auto own = static_cast<std::uint64_t>(descriptor_);
    std::memcpy(handle_.bytes, &own, sizeof own);
    std::memset(handle_.bytes + kOriginAt, 0, sizeof(Origin));
    bytes_ = origin->bytes;
  }
  // The driver doesn't keep it: the memory stays without a descriptor.
  ~FetchedHandle() {
    if (descriptor_ != -1) close(descriptor_);
  }
  FetchedHandle(const FetchedHandle&) = delete;
  FetchedHandle& operator=(const FetchedHandle&) = delete;

  const IpcHandle& get() const { return handle_; }
  // Of the allocation; 0 if the handle doesn't tell.
  std::size_t size() const { return bytes_; }

 private:
  IpcHandle handle_;
  int descriptor_ = -1;
  std::size_t bytes_ = 0;
};

// ---- Memory of processes

static_assert(sizeof(IpcHandle) == sizeof(backend::SharingHandle));

IpcHandle ofDriver(const backend::SharingHandle& handle) { return std::bit_cast<IpcHandle>(handle); }
backend::SharingHandle ofRuntime(const IpcHandle& handle) { return std::bit_cast<backend::SharingHandle>(handle); }

// Events aren't shared: an event of the driver has two states, and a wait that is queued would pass at a record later
// than it should.
class Sharing final : public backend::Sharing {
 public:
  explicit Sharing(const State& state) : state_(state) {}

  // Once for an allocation: Intel's earlier drivers open another descriptor each time. zeMemFree ends the handle.
  backend::SharingHandle share(void* base) override {
    AllocationProperties allocation{};
    DeviceHandle device = nullptr;
    call(state_.api().MemGetAllocProperties, state_.context(), base, &allocation, &device);
    const std::lock_guard lock(mutex_);
    const std::pair key{allocation.id, base};
    if (const auto found = shared_.find(key); found != shared_.end()) return found->second;
    IpcHandle handle{};
    call(state_.api().MemGetIpcHandle, state_.context(), base, &handle);
    return shared_[key] = ofRuntime(publish(handle, sizeFrom(base)));
  }
  void* open(const backend::SharingHandle& handle) override {
    const std::lock_guard lock(mutex_);
    const bool own = std::ranges::any_of(shared_, [&](const auto& entry) { return entry.second == handle; });
    require(!own && !isOwn(ofDriver(handle)), hipErrorInvalidContext);
    if (const auto found = opened_.find(handle); found != opened_.end()) {
      ++found->second.count;
      return found->second.base;
    }
    const FetchedHandle fetched(ofDriver(handle));
    void* base = nullptr;
    const Result result = state_.api().MemOpenIpcHandle(state_.context(), state_.device(), fetched.get(), 0, &base);
    // The memory is gone, or the handle is none: drivers don't tell which.
    require(result != kInvalidArgument, hipErrorInvalidDevicePointer);
    check(result, state_.api().MemOpenIpcHandle.symbol());
    state_.countAllocation();
    opened_[handle] = {base, fetched.size() != 0 ? fetched.size() : sizeFrom(base), 1};
    return base;
  }
  std::size_t size(void* base) override {
    const std::lock_guard lock(mutex_);
    return find(base)->second.bytes;
  }
  void close(void* base) override {
    const std::lock_guard lock(mutex_);
    const auto found = find(base);
    if (--found->second.count != 0) return;
    opened_.erase(found);
    call(state_.api().MemCloseIpcHandle, state_.context(), base);
    state_.countAllocation();
  }

 private:
  struct Opened {
    void* base;
    std::size_t bytes;
    unsigned count;
  };

  using OpenedHandles = std::map<backend::SharingHandle, Opened>;

  // The bytes from there to the end of the driver's allocation.
  std::size_t sizeFrom(void* base) const {
    void* begin = nullptr;
    std::size_t bytes = 0;
    call(state_.api().MemGetAddressRange, state_.context(), base, &begin, &bytes);
    return static_cast<std::size_t>(static_cast<std::byte*>(begin) + bytes - static_cast<std::byte*>(base));
  }
  OpenedHandles::iterator find(void* base) {
    const auto found = std::ranges::find_if(opened_, [&](const auto& entry) { return entry.second.base == base; });
    require(found != opened_.end(), hipErrorInvalidValue);
    return found;
  }

  const State& state_;
  std::mutex mutex_;
  std::map<std::pair<std::uint64_t, void*>, backend::SharingHandle> shared_;  // by the driver's id and the address
  OpenedHandles opened_;
};

// ---- Other APIs

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
// tells which it is: the descriptor may be another file's by now.
void closeIfOpen(int descriptor, const struct stat& file) {
  struct stat now{};
  if (fstat(descriptor, &now) == 0 && now.st_dev == file.st_dev && now.st_ino == file.st_ino) close(descriptor);
}

class ExternalSemaphore final : public backend::ExternalSemaphore {
 public:
  ExternalSemaphore(const State& state, SemaphoreHandle handle) : owned_(state.api(), handle) {}
  SemaphoreHandle get() const { return owned_.get(); }

 private:
  const Owned<SemaphoreHandle, &Api::DeviceReleaseExternalSemaphoreExt> owned_;
};

class External final : public backend::External {
 public:
  explicit External(const State& state)
      : state_(state),
        semaphores_(state.found().hasExtension("ZE_extension_external_semaphores") &&
                    state.api().DeviceImportExternalSemaphoreExt) {
    ExternalMemoryProperties properties{};
    if (state.api().DeviceGetExternalMemoryProperties(state.device(), &properties) == kSuccess)
      kinds_ = properties.memoryImports & (kOpaqueFd | kDmaBuf);
  }

  // The driver imports something.
  bool any() const { return kinds_ != 0 || semaphores_; }

  // Drivers of Linux's graphics make opaque descriptors that are those of a dma-buf.
  std::shared_ptr<backend::ExternalMemory> importMemory(int descriptor, std::size_t bytes, bool) override {
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
    call(state_.api().MemAllocDevice, state_.context(), &description, bytes, 0, state_.device(), &base);
    closeIfOpen(descriptor, file);
    return std::make_shared<ExternalMemory>(state_, base);
  }
  // The driver gets a descriptor of its own, which Intel's closes in any case.
  std::shared_ptr<backend::ExternalSemaphore> importSemaphore(int descriptor, bool timeline) override {
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
    call(state_.api().DeviceImportExternalSemaphoreExt, state_.device(), &description, &handle);
    close(descriptor);
    return std::make_shared<ExternalSemaphore>(state_, handle);
  }

 private:
  const State& state_;
  Flags kinds_ = 0;  // of descriptors of memory
  bool semaphores_ = false;
};

}  // namespace

SemaphoreHandle handleOf(const backend::ExternalSemaphore& semaphore) {
  return static_cast<const ExternalSemaphore&>(semaphore).get();
}

std::unique_ptr<backend::Sharing> makeSharing(const State& state) { return std::make_unique<Sharing>(state); }

std::unique_ptr<backend::External> makeExternal(const State& state) {
  auto external = std::make_unique<External>(state);
  return external->any() ? std::move(external) : nullptr;
}

}  // namespace hipspv::ze
