// Memory by cl_intel_unified_shared_memory.

#include "memory.h"

namespace hipspv::cl {

// ---- Unified shared memory

namespace {

constexpr Uint kPageBytes = 4096;

class UsmPointers final : public KernelPointers {
 public:
  // asSvm: pointers are set as SVM pointers. With clSetKernelArgMemPointerINTEL Intel's CPU device records each
  // launch with the allocation, for clMemBlockingFreeINTEL, which is never called here. The host and the device's
  // threads compete for the lock of that record, which takes up to five times the time of the launch.
  UsmPointers(const Core& core, const Usm& usm, ClKernel kernel, bool indirect, bool asSvm)
      : kernel_(kernel), set_(asSvm ? core.SetKernelArgSVMPointer : usm.SetKernelArgMemPointerINTEL) {
    // Kernels of that device reach all memory, and a launch with these flags takes longer there.
    if (!indirect || asSvm) return;
    const Uint yes = kTrue;
    for (const Info info : {kExecInfoIndirectHostAccess, kExecInfoIndirectDeviceAccess, kExecInfoIndirectSharedAccess})
      call(core.SetKernelExecInfo, kernel, info, sizeof yes, &yes);
  }

  void set(Uint parameter, const void* pointer) override { call(set_, kernel_, parameter, pointer); }

 private:
  const ClKernel kernel_;
  const backend::EntryPoint<Int(ClKernel, Uint, const void*)>& set_;
};

class UsmPath final : public MemoryPath {
 public:
  UsmPath(const Found& found, Context context)
      : core_(*found.core),
        usm_(*found.usm),
        device_(found.device),
        context_(context),
        pages_(found.properties.has(backend::Aspect::kSystemMemory)),
        asSvm_(found.properties.systemSvm) {}

  void* allocate(backend::MemoryKind kind, std::size_t bytes, Uint alignment) override {
    Int status = kSuccess;
    switch (kind) {
      case backend::MemoryKind::kDevice:
        if (pages_) {  // whole pages can be shared with another process later
          alignment = kPageBytes;
          bytes = (bytes + kPageBytes - 1) / kPageBytes * kPageBytes;
        }
        return usm_.DeviceMemAllocINTEL(context_, device_, nullptr, bytes, alignment, &status);
      case backend::MemoryKind::kHost:
      case backend::MemoryKind::kOwn:
        return usm_.HostMemAllocINTEL(context_, nullptr, bytes, alignment, &status);
      case backend::MemoryKind::kShared:
        return usm_.SharedMemAllocINTEL(context_, device_, nullptr, bytes, alignment, &status);
    }
    return nullptr;
  }

  void release(void* pointer) override { call(usm_.MemFreeINTEL, context_, pointer); }

  std::unique_ptr<KernelPointers> pointers(ClKernel kernel, const std::string&,
                                           const spirv::KernelForm& form) override {
    return std::make_unique<UsmPointers>(core_, usm_, kernel, form.indirect, asSvm_);
  }

  Int copy(CommandQueue queue, const MemoryCopy& copy, ClEvent* event) override {
    return usm_.EnqueueMemcpyINTEL(queue, copy.blocking, copy.to, copy.from, copy.bytes, 0, nullptr, event);
  }

  Int fill(CommandQueue queue, const MemoryFill& fill, ClEvent* event) override {
    return usm_.EnqueueMemFillINTEL(queue, fill.to, fill.pattern, fill.patternBytes, fill.bytes, 0, nullptr, event);
  }

  // Drivers refuse useless directions: Intel's CPU device refuses all but to the host.
  void migrate(CommandQueue queue, const void* memory, std::size_t bytes, bool toHost) override {
    usm_.EnqueueMigrateMemINTEL(queue, memory, bytes, toHost ? kMigrateToHost : 0, 0, nullptr, nullptr);
  }

  const char* copyCall() const override { return usm_.EnqueueMemcpyINTEL.symbol(); }
  const char* fillCall() const override { return usm_.EnqueueMemFillINTEL.symbol(); }

 private:
  const Core& core_;
  const Usm& usm_;
  const DeviceId device_;
  const Context context_;
  const bool pages_, asSvm_;
};

}  // namespace

std::unique_ptr<MemoryPath> makeUsmPath(const Found& found, Context context) {
  return std::make_unique<UsmPath>(found, context);
}

// ---- Shared virtual memory

namespace {

class SvmPointers final : public KernelPointers {
 public:
  SvmPointers(const Core& core, Reachable& reachable, ClKernel kernel, bool indirect)
      : core_(core), reachable_(reachable), kernel_(kernel), indirect_(indirect) {}

  void set(Uint parameter, const void* pointer) override {
    call(core_.SetKernelArgSVMPointer, kernel_, parameter, pointer);
  }

  void prepare() override {
    if (indirect_) reachable_.tell(core_, kernel_, known_);
  }

 private:
  const Core& core_;
  Reachable& reachable_;
  const ClKernel kernel_;
  const bool indirect_;
  std::uint64_t known_ = 0;
};

class SvmPath final : public MemoryPath {
 public:
  SvmPath(const Found& found, Context context)
      : core_(*found.core),
        context_(context),
        name_(found.properties.name),
        fineGrain_(found.properties.fineGrainSvm) {}

  void* allocate(backend::MemoryKind kind, std::size_t bytes, Uint alignment) override {
    if (kind != backend::MemoryKind::kDevice && !fineGrain_)
      throw Error(hipErrorNotSupported, name_ + " has no memory that host and device reach at the same time " +
                                            "(neither unified shared memory nor fine-grain shared virtual memory)");
    const Bitfield flags = kMemReadWrite | (fineGrain_ ? kMemSvmFineGrain : 0);
    void* pointer = core_.SVMAlloc(context_, flags, bytes, alignment);
    if (pointer == nullptr) return nullptr;
    try {
      reachable_.add(pointer);
    } catch (...) {
      core_.SVMFree(context_, pointer);
      throw;
    }
    return pointer;
  }

  void release(void* pointer) override {
    reachable_.remove(pointer);
    core_.SVMFree(context_, pointer);
  }

  std::unique_ptr<KernelPointers> pointers(ClKernel kernel, const std::string&,
                                           const spirv::KernelForm& form) override {
    return std::make_unique<SvmPointers>(core_, reachable_, kernel, form.indirect);
  }

  Int copy(CommandQueue queue, const MemoryCopy& copy, ClEvent* event) override {
    return core_.EnqueueSVMMemcpy(queue, copy.blocking, copy.to, copy.from, copy.bytes, 0, nullptr, event);
  }

  Int fill(CommandQueue queue, const MemoryFill& fill, ClEvent* event) override {
    return core_.EnqueueSVMMemFill(queue, fill.to, fill.pattern, fill.patternBytes, fill.bytes, 0, nullptr, event);
  }

  const char* copyCall() const override { return core_.EnqueueSVMMemcpy.symbol(); }
  const char* fillCall() const override { return core_.EnqueueSVMMemFill.symbol(); }

 private:
  const Core& core_;
  const Context context_;
  const std::string name_;
  const bool fineGrain_;
  Reachable reachable_{kExecInfoSvmPtrs};
};

}  // namespace

std::unique_ptr<MemoryPath> makeSvmPath(const Found& found, Context context) {
  return std::make_unique<SvmPath>(found, context);
}

}  // namespace hipspv::cl
