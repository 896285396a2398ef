#include "descriptor_handle.h"

#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <optional>
#include <string>

#include "hipspv/runtime/support/error.h"

namespace hipspv::ze {
namespace {

// Later than the C library's headers may be; the same on all architectures.
constexpr long kPidfdOpen = 434, kPidfdGetfd = 438;

// Intel's drivers before 2025 write a descriptor of 8 bytes, an offset of 8 bytes and a type of one byte (IpcMemoryData
// in compute-runtime, level_zero/core/source/context). Later ones add the process and open such handles themselves.
constexpr std::size_t kDriversBytes = 17;

constexpr std::uint32_t kMagic = 0x7a656664;

// The last bytes of a published handle. The file's number shows that the process still has that file, since memory
// that is shared is a file of its own.
struct Origin {
  std::uint32_t magic;
  std::int32_t process;
  std::uint64_t fileDevice, fileNumber, bytes;
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
  return file.st_dev == origin.fileDevice && file.st_ino == origin.fileNumber;
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

}  // namespace

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

bool isOwn(const IpcHandle& handle) {
  const std::optional<Origin> origin = originOf(handle);
  return origin && origin->process == getpid();
}

FetchedHandle::FetchedHandle(const IpcHandle& published) : handle_(published) {
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
FetchedHandle::~FetchedHandle() {
  if (descriptor_ != -1) close(descriptor_);
}

}  // namespace hipspv::ze
