// Memory by buffers (cl_mem), for devices with neither unified shared memory nor shared virtual memory.
//
// With cl_ext_buffer_device_address a pointer of the program is the buffer's address on the device. Without it, the
// pointer is a reserved address without memory, and a kernel gets the buffer and an offset. Memory that the host
// accesses is the host's. The device has a copy, which is synchronised before and after each kernel that has such
// memory among its arguments.

#include <sys/mman.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdio>
#include <map>
#include <mutex>
#include <optional>
#include <shared_mutex>

#include "hipspv/runtime/backends/callbacks.h"
#include "hipspv/runtime/support/twin.h"
#include "memory.h"

namespace hipspv::cl {

namespace {

constexpr std::size_t kPageBytes = 4096;
constexpr std::size_t kPieceBytes = std::size_t{256} << 10;

std::uintptr_t addressOf(const void* address) { return reinterpret_cast<std::uintptr_t>(address); }

// Reserved addresses of this process, with or without memory. A page without access follows, so that the end of one
// range is never the beginning of another.
class Pages {
 public:
  Pages(std::size_t bytes, bool access) : bytes_((bytes + 2 * kPageBytes - 1) / kPageBytes * kPageBytes) {
    base_ = mmap(nullptr, bytes_, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (base_ == MAP_FAILED) throw std::bad_alloc();
    if (access && mprotect(base_, bytes_ - kPageBytes, PROT_READ | PROT_WRITE) != 0) {
      munmap(base_, bytes_);
      throw std::bad_alloc();
    }
  }
  ~Pages() { munmap(base_, bytes_); }
  Pages(const Pages&) = delete;
  Pages& operator=(const Pages&) = delete;

  void* base() const { return base_; }

 private:
  const std::size_t bytes_;
  void* base_;
};

// Memory of the host, and the device's copy of it.
class HostMemory {
 public:
  HostMemory(const Core& core, ClMemory buffer, std::size_t bytes)
      : core_(core),
        buffer_(buffer),
        pages_(bytes, true),
        host_(static_cast<std::byte*>(pages_.base()), bytes),
        twin_(host_) {}

  void* base() const { return pages_.base(); }

  void clear(CommandQueue queue) {
    const unsigned char zero = 0;
    call(core_.EnqueueFillBuffer, queue, buffer_, &zero, 1, 0, host_.size(), 0, nullptr, nullptr);
    call(core_.Finish, queue);
  }

  // Before a kernel. Doesn't write bytes that other running kernels may change.
  void send(CommandQueue queue) {
    const std::lock_guard lock(mutex_);
    const bool alone = running_++ == 0;
    twin_.send(!alone, [&](std::size_t offset, std::span<const std::byte> bytes) {
      call(core_.EnqueueWriteBuffer, queue, buffer_, kFalse, offset, bytes.size(), bytes.data(), 0, nullptr, nullptr);
    });
    call(core_.Finish, queue);
  }

  // After the kernel.
  void fetch(CommandQueue queue) {
    const std::lock_guard lock(mutex_);
    --running_;
    std::vector<std::byte> piece(std::min(host_.size(), kPieceBytes));
    for (std::size_t at = 0; at < host_.size(); at += piece.size()) {
      const std::size_t bytes = std::min(piece.size(), host_.size() - at);
      call(core_.EnqueueReadBuffer, queue, buffer_, kTrue, at, bytes, piece.data(), 0, nullptr, nullptr);
      twin_.take(at, {piece.data(), bytes});
    }
  }

 private:
  const Core& core_;
  const ClMemory buffer_;
  const Pages pages_;
  const std::span<std::byte> host_;
  std::mutex mutex_;
  Twin twin_;
  int running_ = 0;  // kernels that have it among their arguments
};

// An allocation.
struct Block {
  Block(Reference<ClMemory> memory, std::size_t size, backend::MemoryKind of)
      : buffer(std::move(memory)), bytes(size), kind(of) {}

  const Reference<ClMemory> buffer;
  const std::size_t bytes;
  const backend::MemoryKind kind;
  std::uint64_t address = 0;           // the device's
  std::optional<Pages> reserved{};     // if the buffer has no address
  std::unique_ptr<HostMemory> host{};  // if the host accesses the memory
  void* base = nullptr;                // the program's
};
using BlockPtr = std::shared_ptr<const Block>;

struct Location {
  BlockPtr block;
  std::size_t offset = 0;

  bool onDevice() const { return block != nullptr && block->host == nullptr; }
};

// The program's allocations, by address.
class Blocks {
 public:
  void add(BlockPtr block) {
    const std::unique_lock lock(mutex_);
    byBase_.emplace(addressOf(block->base), std::move(block));
  }

  BlockPtr take(const void* base) {
    const std::unique_lock lock(mutex_);
    const auto found = byBase_.find(addressOf(base));
    if (found == byBase_.end()) return nullptr;
    BlockPtr block = std::move(found->second);
    byBase_.erase(found);
    return block;
  }

  // The end of a block counts as part of it, since kernels get it as the end of a range. With the device's
  // addresses it may also be the beginning of another block.
  Location find(const void* address) const {
    const std::shared_lock lock(mutex_);
    const auto next = byBase_.upper_bound(addressOf(address));
    if (next == byBase_.begin()) return {};
    const BlockPtr& block = std::prev(next)->second;
    const std::size_t offset = addressOf(address) - addressOf(block->base);
    return offset <= block->bytes ? Location{block, offset} : Location{};
  }

  // For a byte: the end of a block doesn't count, since memory of the host may begin there.
  Location holding(const void* address) const {
    const Location location = find(address);
    return location.block != nullptr && location.offset < location.block->bytes ? location : Location{};
  }

 private:
  mutable std::shared_mutex mutex_;
  std::map<std::uintptr_t, BlockPtr> byBase_;
};

class BufferPath final : public MemoryPath {
 public:
  BufferPath(const Found& found, Context context)
      : core_(*found.core),
        addresses_(found.addresses.get()),
        device_(found.device),
        context_(context),
        name_(found.properties.name) {}

  void* allocate(backend::MemoryKind kind, std::size_t bytes, Uint) override {
    std::optional<Reference<ClMemory>> buffer = create(bytes);
    if (!buffer) return nullptr;
    const ClMemory memory = buffer->get();
    auto block = std::make_shared<Block>(std::move(*buffer), bytes, kind);
    if (addresses_ != nullptr)
      call(core_.GetMemObjectInfo, memory, kMemDeviceAddress, sizeof block->address, &block->address, nullptr);
    if (kind != backend::MemoryKind::kDevice) {
      block->host = std::make_unique<HostMemory>(core_, memory, bytes);
      block->host->clear(copies());
      block->base = block->host->base();
    } else if (addresses_ != nullptr) {
      block->base = reinterpret_cast<void*>(block->address);
    } else {
      block->base = block->reserved.emplace(bytes, false).base();
    }
    void* const base = block->base;
    count(*block, 1);
    blocks_.add(std::move(block));
    if (addresses_ != nullptr && kind == backend::MemoryKind::kDevice) reachable_.add(base);
    return base;
  }

  void release(void* pointer) override {
    reachable_.remove(pointer);
    if (const BlockPtr block = blocks_.take(pointer)) count(*block, -1);
  }

  std::unique_ptr<KernelPointers> pointers(ClKernel kernel, const std::string& name,
                                           const spirv::KernelForm& form) override;

  Int copy(CommandQueue queue, const MemoryCopy& copy, ClEvent* event) override {
    const Location to = blocks_.holding(copy.to), from = blocks_.holding(copy.from);
    if (to.onDevice() && from.onDevice()) return copyInDevice(queue, to, from, copy, event);
    if (to.onDevice())
      return core_.EnqueueWriteBuffer(queue, to.block->buffer.get(), copy.blocking, to.offset, copy.bytes, copy.from, 0,
                                      nullptr, event);
    if (from.onDevice())
      return core_.EnqueueReadBuffer(queue, from.block->buffer.get(), copy.blocking, from.offset, copy.bytes, copy.to,
                                     0, nullptr, event);
    return throughBuffer(queue, copy, event, [&](ClMemory between) {
      return core_.EnqueueWriteBuffer(queue, between, kFalse, 0, copy.bytes, copy.from, 0, nullptr, nullptr);
    });
  }

  Int fill(CommandQueue queue, const MemoryFill& fill, ClEvent* event) override {
    const auto enqueue = [&](ClMemory buffer, std::size_t offset, ClEvent* done) {
      return core_.EnqueueFillBuffer(queue, buffer, fill.pattern, fill.patternBytes, offset, fill.bytes, 0, nullptr,
                                     done);
    };
    const Location to = blocks_.holding(fill.to);
    if (to.onDevice()) return enqueue(to.block->buffer.get(), to.offset, event);
    return throughBuffer(queue, {fill.to, nullptr, fill.bytes, kFalse}, event,
                         [&](ClMemory between) { return enqueue(between, 0, nullptr); });
  }

  const char* copyCall() const override { return "the copy of a buffer"; }
  const char* fillCall() const override { return core_.EnqueueFillBuffer.symbol(); }

  void throwIfFailed() override {
    if (const int error = failed_.load(std::memory_order_relaxed); error != 0) [[unlikely]]
      throw Error(static_cast<hipError_t>(error), "a copy of the host's memory for a kernel failed");
  }

  // ---- For kernels

  const Core& core() const { return core_; }
  const BufferAddresses* addresses() const { return addresses_; }
  Reachable& reachable() { return reachable_; }
  const std::string& name() const { return name_; }

  // Throws if no allocation contains the address.
  Location location(const std::string& kernel, Uint parameter, const void* pointer) const {
    Location found = blocks_.find(pointer);
    if (found.block == nullptr) {
      char text[32];
      std::snprintf(text, sizeof text, "%p", pointer);
      throw Error(hipErrorInvalidValue,
                  "argument " + std::to_string(parameter) + " of kernel " + kernel + " is the address " + text +
                      ", which is in none of the memory that HIP allocated on " + name_ +
                      "\n  remedy: give the kernel memory of hipMalloc, hipHostMalloc or hipMallocManaged");
    }
    return found;
  }

  // True if there is memory that both the host and pointers of the program can access.
  bool sharesWithProgram() const { return shared_.load(std::memory_order_relaxed) != 0; }

  using HostBlocks = std::vector<BlockPtr>;

  // Later commands of the queue wait until work(memory, queue) is done for each block.
  void hold(TimedQueue& queue, const HostBlocks& blocks, void (HostMemory::*work)(CommandQueue)) {
    ClEvent marker = nullptr;
    check(queue.enqueue([&](CommandQueue q) { return core_.EnqueueMarkerWithWaitList(q, 0, nullptr, &marker); }),
          core_.EnqueueMarkerWithWaitList.symbol());
    const auto before = makeEvent(core_, marker);
    const auto userEvent = makeUserEvent(core_, context_);
    ClEvent list = userEvent->get();
    check(queue.enqueue([&](CommandQueue q) { return core_.EnqueueBarrierWithWaitList(q, 1, &list, nullptr); }),
          core_.EnqueueBarrierWithWaitList.symbol());
    call(core_.Flush, queue.current());
    try {
      whenReached(before, [this, blocks, userEvent, work] {
        try {
          for (const BlockPtr& block : blocks) (block->host.get()->*work)(copies());
        } catch (...) {
          failed_.store(translateException(), std::memory_order_relaxed);
        }
        userEvent->signal();
      });
    } catch (...) {
      userEvent->signal();  // otherwise the queue would wait for ever
      throw;
    }
  }

 private:
  // Nothing if memory is exhausted.
  std::optional<Reference<ClMemory>> create(std::size_t bytes) const {
    Int status = kSuccess;
    const std::array<Bitfield, 3> properties{kMemDevicePrivateAddress, kTrue, 0};
    ClMemory memory = addresses_ != nullptr ? core_.CreateBufferWithProperties(context_, properties.data(),
                                                                               kMemReadWrite, bytes, nullptr, &status)
                                            : core_.CreateBuffer(context_, kMemReadWrite, bytes, nullptr, &status);
    if (toHip(status) == hipErrorOutOfMemory) return std::nullopt;
    check(status, core_.CreateBuffer.symbol());
    return Reference(memory, core_.ReleaseMemObject);
  }

  Int copyInDevice(CommandQueue queue, const Location& to, const Location& from, const MemoryCopy& copy,
                   ClEvent* event) const {
    const Int status = core_.EnqueueCopyBuffer(queue, from.block->buffer.get(), to.block->buffer.get(), from.offset,
                                               to.offset, copy.bytes, 0, nullptr, event);
    return status == kSuccess && copy.blocking == kTrue ? core_.Finish(queue) : status;
  }

  // Between addresses of the host, in the queue's order. OpenCL keeps the buffer until its commands end.
  template <class Write>
  Int throughBuffer(CommandQueue queue, const MemoryCopy& copy, ClEvent* event, Write&& write) const {
    Int status = kSuccess;
    ClMemory between = core_.CreateBuffer(context_, kMemReadWrite, copy.bytes, nullptr, &status);
    if (status != kSuccess) return status;
    const Reference owned(between, core_.ReleaseMemObject);
    status = write(between);
    if (status != kSuccess) return status;
    return core_.EnqueueReadBuffer(queue, between, copy.blocking, 0, copy.bytes, copy.to, 0, nullptr, event);
  }

  void count(const Block& block, int change) {
    if (block.kind == backend::MemoryKind::kHost || block.kind == backend::MemoryKind::kShared)
      shared_.fetch_add(change, std::memory_order_relaxed);
  }

  CommandQueue copies() {
    const std::lock_guard lock(copiesMutex_);
    if (!copies_) copies_.emplace(core_, context_, device_, 0);
    return copies_->current();
  }

  const Core& core_;
  const BufferAddresses* const addresses_;
  const DeviceId device_;
  const Context context_;
  const std::string name_;
  Blocks blocks_;
  Reachable reachable_{kExecInfoDevicePtrs};
  std::atomic<int> shared_{0};
  std::atomic<int> failed_{0};
  std::mutex copiesMutex_;
  std::optional<TimedQueue> copies_;  // for the copies that the path makes by itself
};

class BufferPointers final : public KernelPointers {
 public:
  BufferPointers(BufferPath& path, ClKernel kernel, const std::string& name, const spirv::KernelForm& form)
      : path_(path), kernel_(kernel), name_(name), form_(form) {}

  void set(Uint parameter, const void* pointer) override {
    const Location location = pointer != nullptr ? path_.location(name_, parameter, pointer) : Location{};
    if (path_.addresses() != nullptr)
      setAddress(parameter, location);
    else
      setBuffer(parameter, location);
    keep(parameter, location.block);
  }

  // A host pointer that a kernel finds in memory is not valid on the device.
  void prepare() override {
    if (!form_.indirect || path_.addresses() == nullptr) return;
    if (form_.follows && path_.sharesWithProgram())
      throw Error(hipErrorNotSupported,
                  "kernel " + name_ +
                      " follows pointers that it finds in memory or in structures, which may lead to memory of "
                      "hipHostMalloc or hipMallocManaged: " +
                      path_.name() + " has that at other addresses" +
                      "\n  remedy: allocate with malloc and hipMalloc, and copy; or pass each pointer as an argument");
    path_.reachable().tell(path_.core(), kernel_, known_);
  }

  void before(TimedQueue& queue) override { path_.hold(queue, hostBlocks(), &HostMemory::send); }
  void after(TimedQueue& queue) override { path_.hold(queue, hostBlocks(), &HostMemory::fetch); }

 private:
  void setAddress(Uint parameter, const Location& location) {
    const std::uint64_t address = location.block != nullptr ? location.block->address + location.offset : 0;
    call(path_.addresses()->SetKernelArgDevicePointerEXT, kernel_, parameter, address);
  }

  void setBuffer(Uint parameter, const Location& location) {
    const ClMemory buffer = location.block != nullptr ? location.block->buffer.get() : nullptr;
    const std::uint64_t offset = location.offset;
    call(path_.core().SetKernelArg, kernel_, parameter, sizeof buffer, &buffer);
    if (parameter >= form_.offsets.size()) return;  // always the beginning of a buffer
    call(path_.core().SetKernelArg, kernel_, form_.offsets[parameter], sizeof offset, &offset);
  }

  void keep(Uint parameter, const BlockPtr& block) {
    if (hosts_.size() <= parameter) hosts_.resize(parameter + 1);
    hosts_[parameter] = block != nullptr && block->host != nullptr ? block : nullptr;
    enclosed_ = std::ranges::any_of(hosts_, [](const auto& host) { return !host.expired(); });
  }

  // Each block once.
  BufferPath::HostBlocks hostBlocks() const {
    BufferPath::HostBlocks found;
    for (const auto& host : hosts_)
      if (BlockPtr block = host.lock(); block != nullptr && std::ranges::find(found, block) == found.end())
        found.push_back(std::move(block));
    return found;
  }

  BufferPath& path_;
  const ClKernel kernel_;
  const std::string name_;
  const spirv::KernelForm form_;
  std::vector<std::weak_ptr<const Block>> hosts_;  // by parameter, the blocks that the host accesses
  std::uint64_t known_ = 0;
};

std::unique_ptr<KernelPointers> BufferPath::pointers(ClKernel kernel, const std::string& name,
                                                     const spirv::KernelForm& form) {
  return std::make_unique<BufferPointers>(*this, kernel, name, form);
}

}  // namespace

std::unique_ptr<MemoryPath> makeBufferPath(const Found& found, Context context) {
  return std::make_unique<BufferPath>(found, context);
}

}  // namespace hipspv::cl
