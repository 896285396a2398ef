// Vortex 2.2 and later: memory is a buffer, and a launch names the buffers of its code and arguments.
#include <dlfcn.h>

#include <algorithm>

#include "api.h"

namespace hipspv::vortex {
namespace {

class BuffersApi final : public Api {
 public:
  explicit BuffersApi(void* library) : Api(library) {
#define RESOLVE(name, symbol, parameters)                           \
  name = reinterpret_cast<decltype(name)>(dlsym(library, #symbol)); \
  if (name == nullptr) throw Error(hipErrorNoDevice, "lacks the function " #symbol);
    HIPSPV_VX_BUFFERS(RESOLVE)
#undef RESOLVE
  }

  const char* generation() const override { return "2.2"; }
  bool hasRegisters() const override { return true; }
  std::uint64_t localAddress(unsigned width) const override { return width == 32 ? 0xFFFF0000 : 0x1FFFF0000; }
  std::uint32_t barriers(std::uint32_t warps) const override { return std::max(warps / 2, 1u); }

 private:
  std::uint32_t number(Cap cap) const override { return static_cast<std::uint32_t>(cap); }

  std::size_t doLocalMemory() override { return capability(kLocalMemory); }

  bool doAllocate(Buffer& buffer) override {
    if (Alloc(device(), buffer.bytes, kReadWrite, &buffer.handle) != 0) return false;
    check(Address(buffer.handle, &buffer.address), "vx_mem_address");
    return true;
  }

  bool doReserve(Buffer& buffer) override {
    return Reserve(device(), buffer.address, buffer.bytes, kReadWrite, &buffer.handle) == 0;
  }

  void doRelease(const Buffer& buffer) override { Free(buffer.handle); }

  void doWrite(const Buffer& buffer, std::size_t offset, std::span<const std::byte> bytes) override {
    check(Write(buffer.handle, bytes.data(), offset, bytes.size()), "vx_copy_to_dev");
  }

  void doRead(const Buffer& buffer, std::size_t offset, std::span<std::byte> bytes) override {
    check(Read(bytes.data(), buffer.handle, offset, bytes.size()), "vx_copy_from_dev");
  }

  std::size_t doFreeMemory() override {
    std::uint64_t free = 0, used = 0;
    check(Info(device(), &free, &used), "vx_mem_info");
    return free;
  }

  // The device starts at the buffer's address.
  void doStart(const Buffer& code, std::uint64_t start, const Buffer& arguments) override {
    if (start != code.address) throw Error(hipErrorLaunchFailure, "code doesn't begin at its buffer's address");
    check(Start(device(), code.handle, arguments.handle), "vx_start", hipErrorLaunchFailure);
  }

#define DECLARE(name, symbol, parameters) int(*name) parameters = nullptr;
  HIPSPV_VX_BUFFERS(DECLARE)
#undef DECLARE
};

}  // namespace

std::shared_ptr<Api> openBuffers(void* library) { return std::make_shared<BuffersApi>(library); }

}  // namespace hipspv::vortex
