// Vortex 2.0: memory is an address, and a launch is a start alone. The code's address is in the device's configuration,
// and the launch block says where the arguments are.
#include <dlfcn.h>

#include <algorithm>
#include <map>

#include "api.h"

namespace hipspv::vortex {
namespace {

constexpr int kLocal = 1;  // VX_MEM_TYPE_LOCAL
constexpr std::uint64_t kPage = 4096;
constexpr std::uint64_t kFirst = 64 * 1024;  // below it are no addresses for a process of Linux
constexpr std::uint32_t kBarriers = 4;

class AddressesApi final : public Api {
 public:
  explicit AddressesApi(void* library) : Api(library) {
#define RESOLVE(name, symbol, parameters)                           \
  name = reinterpret_cast<decltype(name)>(dlsym(library, #symbol)); \
  if (name == nullptr) throw Error(hipErrorNoDevice, "lacks the function " #symbol);
    HIPSPV_VX_ADDRESSES(RESOLVE)
#undef RESOLVE
  }

  const char* generation() const override { return "2.0"; }
  bool hasRegisters() const override { return false; }
  std::uint64_t localAddress(unsigned width) const override { return width == 32 ? 0xFF000000 : 0x1FF000000; }
  std::uint32_t barriers(std::uint32_t) const override { return kBarriers; }

 private:
  std::uint32_t number(Cap cap) const override {
    return cap == Cap::kIsa ? kFormerIsa : static_cast<std::uint32_t>(cap);
  }

  // The simulator knows the capability's number, and ends the process at it. All of the memory is free.
  std::size_t doLocalMemory() override {
    std::uint64_t free = 0;
    check(Info(device(), kLocal, &free, nullptr), "vx_mem_info");
    return free;
  }

  // The first gap that is large enough. The caller knows where memory ends.
  bool doAllocate(Buffer& buffer) override {
    const std::uint64_t bytes = (buffer.bytes + kPage - 1) / kPage * kPage;
    buffer.address = kFirst;
    for (const auto& [begin, size] : taken_) {
      if (begin - buffer.address >= bytes) break;
      buffer.address = begin + size;
    }
    taken_.emplace(buffer.address, bytes);
    return true;
  }

  bool doReserve(Buffer&) override { return false; }
  void doRelease(const Buffer& buffer) override { taken_.erase(buffer.address); }

  void doWrite(const Buffer& buffer, std::size_t offset, std::span<const std::byte> bytes) override {
    check(Write(device(), buffer.address + offset, bytes.data(), bytes.size()), "vx_copy_to_dev");
  }

  void doRead(const Buffer& buffer, std::size_t offset, std::span<std::byte> bytes) override {
    check(Read(device(), bytes.data(), buffer.address + offset, bytes.size()), "vx_copy_from_dev");
  }

  std::size_t doFreeMemory() override {
    std::size_t free = capability(static_cast<std::uint32_t>(Cap::kGlobalMemory));
    for (const auto& [address, bytes] : taken_) free -= std::min<std::size_t>(free, bytes);
    return free;
  }

  void doStart(const Buffer&, std::uint64_t start, const Buffer&) override {
    check(Configure(device(), kStartAddressLow, start & UINT32_MAX), "vx_dcr_write");
    check(Configure(device(), kStartAddressHigh, start >> 32), "vx_dcr_write");
    check(Start(device()), "vx_start", hipErrorLaunchFailure);
  }

#define DECLARE(name, symbol, parameters) int(*name) parameters = nullptr;
  HIPSPV_VX_ADDRESSES(DECLARE)
#undef DECLARE

  // Bytes by addresses. The library's own allocator isn't used: it counts addresses in 16 bits, and gives memory that
  // is in use from 64 KiB on (runtime/common/malloc.h). Its copies and kernels take any address.
  std::map<std::uint64_t, std::uint64_t> taken_;
};

}  // namespace

std::shared_ptr<Api> openAddresses(void* library) { return std::make_shared<AddressesApi>(library); }

}  // namespace hipspv::vortex
