#include "api.h"

#include <dlfcn.h>

namespace hipspv::vortex {

Api::Api(void* library) {
#define RESOLVE(name, symbol, parameters)                                           \
  common_.name = reinterpret_cast<decltype(common_.name)>(dlsym(library, #symbol)); \
  if (common_.name == nullptr) throw Error(hipErrorNoDevice, "lacks the function " #symbol);
  HIPSPV_VX_COMMON(RESOLVE)
#undef RESOLVE
  if (common_.Open(&device_) != 0 || device_ == nullptr) throw Error(hipErrorNoDevice, "vx_dev_open failed");
}

void Api::check(int result, const char* call, hipError_t error) {
  if (result != 0) throw Error(error, std::string(call) + " of Vortex failed: " + std::to_string(result));
}

std::uint64_t Api::cap(Cap cap) {
  const std::lock_guard lock(mutex_);
  return capability(number(cap));
}

std::uint64_t Api::capability(std::uint32_t number) const {
  std::uint64_t value = 0;
  check(common_.Caps(device_, number, &value), "vx_dev_caps");
  return value;
}

std::size_t Api::localMemory() {
  const std::lock_guard lock(mutex_);
  return doLocalMemory();
}

std::optional<Buffer> Api::allocate(std::size_t bytes) {
  const std::lock_guard lock(mutex_);
  Buffer buffer{nullptr, 0, bytes};
  return doAllocate(buffer) ? std::optional(buffer) : std::nullopt;
}

std::optional<Buffer> Api::reserve(std::uint64_t address, std::size_t bytes) {
  const std::lock_guard lock(mutex_);
  Buffer buffer{nullptr, address, bytes};
  return doReserve(buffer) ? std::optional(buffer) : std::nullopt;
}

void Api::release(const Buffer& buffer) noexcept {
  const std::lock_guard lock(mutex_);
  if (!left_) doRelease(buffer);
}

void Api::write(const Buffer& buffer, std::size_t offset, std::span<const std::byte> bytes) {
  const std::lock_guard lock(mutex_);
  if (!bytes.empty()) doWrite(buffer, offset, bytes);
}

void Api::read(const Buffer& buffer, std::size_t offset, std::span<std::byte> bytes) {
  const std::lock_guard lock(mutex_);
  if (!bytes.empty()) doRead(buffer, offset, bytes);
}

std::size_t Api::freeMemory() {
  const std::lock_guard lock(mutex_);
  return doFreeMemory();
}

void Api::run(const Buffer& code, std::uint64_t start, const Buffer& arguments) {
  const std::lock_guard lock(mutex_);
  doStart(code, start, arguments);
  check(common_.ReadyWait(device_, kLongestWait), "vx_ready_wait", hipErrorLaunchFailure);
}

void Api::leave(bool report) noexcept {
  const std::lock_guard lock(mutex_);
  if (!left_ && report) common_.Close(device_);
  left_ = true;
}

}  // namespace hipspv::vortex
