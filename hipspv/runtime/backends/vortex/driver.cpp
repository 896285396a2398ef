#include "driver.h"

#include <dlfcn.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <string_view>

namespace hipspv::vortex {

// ---- The library's calls

namespace {

template <class Entry>
void load(void* library, Entry& entry) {
  if (!entry.load(library)) throw Error(hipErrorNoDevice, std::string("lacks the function ") + entry.symbol());
}

}  // namespace

Api::Api(void* library) {
#define LOAD(name, symbol, parameters) load(library, common_.name);
  HIPSPV_VX_COMMON(LOAD)
#undef LOAD
  if (common_.Open(&device_) != 0 || device_ == nullptr) throw Error(hipErrorNoDevice, "vx_dev_open failed");
}

void Api::check(int result, const char* symbol, hipError_t error) {
  if (result != 0) throw Error(error, std::string(symbol) + " of Vortex failed: " + std::to_string(result));
}

std::uint64_t Api::cap(Cap cap) {
  const std::lock_guard lock(mutex_);
  return capability(idOf(cap));
}

std::uint64_t Api::capability(std::uint32_t id) const {
  std::uint64_t value = 0;
  call(common_.Caps, device_, id, &value);
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
  check(common_.ReadyWait(device_, kLongestWait), common_.ReadyWait.symbol(), hipErrorLaunchFailure);
}

void Api::leave(bool report) noexcept {
  const std::lock_guard lock(mutex_);
  if (!left_ && report) common_.Close(device_);
  left_ = true;
}

namespace {

// Vortex 2.2 and later: memory is a buffer, and a launch names the buffers of its code and arguments.
class BuffersApi final : public Api {
 public:
  explicit BuffersApi(void* library) : Api(library) {
#define LOAD(name, symbol, parameters) load(library, calls_.name);
    HIPSPV_VX_BUFFERS(LOAD)
#undef LOAD
  }

  const char* generation() const override { return "2.2"; }
  bool hasRegisters() const override { return true; }
  std::uint64_t localAddress(unsigned width) const override { return width == 32 ? 0xFFFF0000 : 0x1FFFF0000; }
  std::uint32_t barriers(std::uint32_t warps) const override { return std::max(warps / 2, 1u); }

 private:
  std::uint32_t idOf(Cap cap) const override { return static_cast<std::uint32_t>(cap); }

  std::size_t doLocalMemory() override { return capability(kLocalMemory); }

  bool doAllocate(Buffer& buffer) override {
    if (calls_.Alloc(device(), buffer.bytes, kReadWrite, &buffer.handle) != 0) return false;
    call(calls_.Address, buffer.handle, &buffer.address);
    return true;
  }

  bool doReserve(Buffer& buffer) override {
    return calls_.Reserve(device(), buffer.address, buffer.bytes, kReadWrite, &buffer.handle) == 0;
  }

  void doRelease(const Buffer& buffer) override { calls_.Free(buffer.handle); }

  void doWrite(const Buffer& buffer, std::size_t offset, std::span<const std::byte> bytes) override {
    call(calls_.Write, buffer.handle, bytes.data(), offset, bytes.size());
  }

  void doRead(const Buffer& buffer, std::size_t offset, std::span<std::byte> bytes) override {
    call(calls_.Read, bytes.data(), buffer.handle, offset, bytes.size());
  }

  std::size_t doFreeMemory() override {
    std::uint64_t free = 0, used = 0;
    call(calls_.Info, device(), &free, &used);
    return free;
  }

  // The device starts at the buffer's address.
  void doStart(const Buffer& code, std::uint64_t start, const Buffer& arguments) override {
    if (start != code.address) throw Error(hipErrorLaunchFailure, "code doesn't begin at its buffer's address");
    check(calls_.Start(device(), code.handle, arguments.handle), calls_.Start.symbol(), hipErrorLaunchFailure);
  }

  BufferCalls calls_;
};

constexpr int kLocal = 1;  // VX_MEM_TYPE_LOCAL
constexpr std::uint64_t kPage = 4096;
constexpr std::uint64_t kFirst = 64 * 1024;  // below it are no addresses for a process of Linux
constexpr std::uint32_t kBarriers = 4;

// Vortex 2.0: memory is an address, and a launch is a start alone. The code's address is in the device's configuration,
// and the launch block says where the arguments are.
class AddressesApi final : public Api {
 public:
  explicit AddressesApi(void* library) : Api(library) {
#define LOAD(name, symbol, parameters) load(library, calls_.name);
    HIPSPV_VX_ADDRESSES(LOAD)
#undef LOAD
  }

  const char* generation() const override { return "2.0"; }
  bool hasRegisters() const override { return false; }
  std::uint64_t localAddress(unsigned width) const override { return width == 32 ? 0xFF000000 : 0x1FF000000; }
  std::uint32_t barriers(std::uint32_t) const override { return kBarriers; }

 private:
  std::uint32_t idOf(Cap cap) const override { return cap == Cap::kIsa ? kFormerIsa : static_cast<std::uint32_t>(cap); }

  // The simulator ends the process if it is asked for the capability. All of the memory is free.
  std::size_t doLocalMemory() override {
    std::uint64_t free = 0;
    call(calls_.Info, device(), kLocal, &free, nullptr);
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
    call(calls_.Write, device(), buffer.address + offset, bytes.data(), bytes.size());
  }

  void doRead(const Buffer& buffer, std::size_t offset, std::span<std::byte> bytes) override {
    call(calls_.Read, device(), bytes.data(), buffer.address + offset, bytes.size());
  }

  std::size_t doFreeMemory() override {
    std::size_t free = capability(static_cast<std::uint32_t>(Cap::kGlobalMemory));
    for (const auto& [address, bytes] : taken_) free -= std::min<std::size_t>(free, bytes);
    return free;
  }

  void doStart(const Buffer&, std::uint64_t start, const Buffer&) override {
    call(calls_.Configure, device(), kStartAddressLow, start & UINT32_MAX);
    call(calls_.Configure, device(), kStartAddressHigh, start >> 32);
    check(calls_.Start(device()), calls_.Start.symbol(), hipErrorLaunchFailure);
  }

  AddressCalls calls_;

  // Bytes by addresses. The library's own allocator isn't used: it counts addresses in 16 bits, and gives memory that
  // is in use from 64 KiB on (runtime/common/malloc.h). Its copies and kernels take any address.
  std::map<std::uint64_t, std::uint64_t> taken_;
};

// ---- Capabilities

// Images have no way to local memory without the register that leads there. simx, in Vortex 2.0 to 2.2, takes as many
// bits of an address as numbers a word of local memory instead of a byte (sim/simx/local_mem.cpp): the rest of the
// memory is the same again.
std::size_t usableLocal(const Api& api, const Card& card) {
  if (!api.hasRegisters()) return 0;
  return isSimulator() ? card.localMemory / (card.width() / 8) : card.localMemory;
}

}  // namespace

bool isSimulator() {
  const char* driver = std::getenv("VORTEX_DRIVER");
  return driver == nullptr || std::string_view(driver) == "simx";
}

namespace {

// Throws hipspv::Error.
Card readCard(Api& api) {
  Card card;
  card.version = api.cap(Cap::kVersion);
  card.isa = api.cap(Cap::kIsa);
  card.threads = static_cast<std::uint32_t>(api.cap(Cap::kThreads));
  card.warps = static_cast<std::uint32_t>(api.cap(Cap::kWarps));
  card.cores = static_cast<std::uint32_t>(api.cap(Cap::kCores));
  card.globalMemory = api.cap(Cap::kGlobalMemory);
  card.localMemory = api.localMemory();
  if (card.hardwareThreads() == 0 || (card.width() != 32 && card.width() != 64))
    throw Error(hipErrorNoDevice, "the device reports impossible capabilities");
  card.usableLocal = usableLocal(api, card);
  return card;
}

// ---- Properties

constexpr const char* kPlatform = "Vortex";
constexpr std::size_t kConstantBytes = 64 * 1024;  // CUDA's; constants are in the device's memory
constexpr std::size_t kParameterBytes = 4096;      // CUDA's

// The library of Vortex 2.2 loads the driver that the variable names. Earlier ones are the driver.
std::string driverOf(const Api& api) {
  const char* driver = std::getenv("VORTEX_DRIVER");
  if (driver != nullptr) return driver;
  return api.hasRegisters() ? "simx" : "";
}

void setMemory(backend::DeviceProperties& properties, const Card& card) {
  properties.globalMemory = properties.maxAllocation = card.globalMemory;
  properties.localMemory = card.localMemory;
  properties.constantMemory = kConstantBytes;
  properties.maxParameterBytes = kParameterBytes;
  properties.set(backend::Aspect::kSharedMemory);
  properties.set(backend::Aspect::kMirroredMemory);
  properties.memoryModel = "buffers at the host's addresses";
}

void setExecution(backend::DeviceProperties& properties, const Card& card) {
  const std::size_t group = card.threadsPerCore();
  properties.maxWorkGroup = group;
  properties.maxWorkItems = {group, group, group};
  properties.computeUnits = card.cores;
  properties.unitThreads = static_cast<std::uint32_t>(group);
  properties.unitBlocks = card.warps;
  properties.warpSize = card.threads;
  properties.set(backend::Aspect::kFp64);  // in software without the extension D
  properties.set(backend::Aspect::kInt64Atomics, card.width() == 64);
  properties.blockRemedy = "a core of the device has " + std::to_string(card.warps) + " warps of " +
                           std::to_string(card.threads) + " threads and " + std::to_string(card.localMemory) +
                           " bytes of local memory: launch smaller blocks, or build Vortex with more (NUM_WARPS, "
                           "NUM_THREADS, LMEM_LOG_SIZE)";
}

// library: the path of libvortex.so.
backend::DeviceProperties propertiesOf(const Card& card, const Api& api, const std::string& library) {
  backend::DeviceProperties properties;
  const std::string driver = driverOf(api), width = std::to_string(card.width());
  properties.name = "Vortex rv" + width + (driver.empty() ? "" : " (" + driver + ")");
  properties.vendor = kPlatform;
  properties.platform = kPlatform;
  properties.driver = driver.empty() ? "of the library" : driver;
  properties.version = std::string("interface of Vortex ") + api.generation();
  properties.loader = library;
  properties.type = backend::DeviceType::kAccelerator;
  properties.architecture = "vortex_rv" + width;
  setMemory(properties, card);
  setExecution(properties, card);
  return properties;
}

// ---- The library

constexpr const char* kLibrary = "libvortex.so";
constexpr const char* kRemedy =
    "for a Vortex device: put the directory of Vortex's runtime (runtime/ of its build) into LD_LIBRARY_PATH";

// By functions that only one generation of the interface has. That of the months between 2.0 and 2.2 had both kinds of
// addresses and of uploads.
std::shared_ptr<Api> openApi(void* library) {
  if (dlsym(library, "vx_mem_address") != nullptr) return std::make_shared<BuffersApi>(library);
  if (dlsym(library, "vx_upload_bytes") != nullptr)
    throw Error(hipErrorNoDevice, "has the interface of a Vortex between 2.0 and 2.2: build Vortex 2.2 or later");
  return std::make_shared<AddressesApi>(library);
}

std::optional<Found> open(void* library, backend::Attempt& attempt) {
  attempt.remedy = kRemedy;
  Found found;
  found.api = openApi(library);
  found.card = readCard(*found.api);
  found.properties = propertiesOf(found.card, *found.api, attempt.loader);
  attempt.outcome = "opened; device " + found.properties.name + ": usable";
  return found;
}

}  // namespace

std::optional<Found> findDevice(std::vector<backend::Attempt>& attempts) {
  const char* named = std::getenv("HIPSPV_VORTEX_LIBRARY");
  const bool isNamed = named != nullptr && *named != '\0';
  backend::Attempt attempt{isNamed ? named : kLibrary, {}};
  void* library = dlopen(attempt.loader.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (library == nullptr && !isNamed) return std::nullopt;
  std::optional<Found> found;
  try {
    if (library == nullptr) throw Error(hipErrorNoDevice, dlerror());
    if (backend::platformWanted(kPlatform))
      found = open(library, attempt);
    else
      attempt.outcome = "left out by HIPSPV_PLATFORM";
  } catch (const Error& error) {
    attempt.outcome = error.what();
  }
  attempts.push_back(std::move(attempt));
  return found;
}

}  // namespace hipspv::vortex
