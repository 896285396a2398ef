// Memory by cl_intel_unified_shared_memory.
#include "loader.h"
#include "memory_path.h"
#include "status.h"

namespace hipspv::cl {
namespace {

constexpr Uint kPageBytes = 4096;

class UsmPointers final : public KernelPointers {
 public:
  // asSvm: pointers are set as SVM pointers. With clSetKernelArgMemPointerINTEL Intel's CPU device records each
  // launch with the allocation, for clMemBlockingFreeINTEL, which is never called here. The host and the device's
  // threads compete for the lock of that record, which takes up to five times the time of the launch.
  UsmPointers(const Core& core, const Usm& usm, ClKernel kernel, bool indirect, bool asSvm)
      : kernel_(kernel),
        set_(asSvm ? core.SetKernelArgSVMPointer : usm.SetKernelArgMemPointerINTEL),
        call_(asSvm ? "clSetKernelArgSVMPointer" : "clSetKernelArgMemPointerINTEL") {
    // Kernels of that device reach all memory, and a launch with these flags takes longer there.
    if (!indirect || asSvm) return;
    const Uint yes = kTrue;
    for (const Info info : {kExecInfoIndirectHostAccess, kExecInfoIndirectDeviceAccess, kExecInfoIndirectSharedAccess})
      check(core.SetKernelExecInfo(kernel, info, sizeof yes, &yes), "clSetKernelExecInfo");
  }

  void set(Uint parameter, const void* pointer) override { check(set_(kernel_, parameter, pointer), call_); }

 private:
  const ClKernel kernel_;
  Int (*const set_)(ClKernel, Uint, const void*);
  const char* const call_;
};

class UsmPath final : public MemoryPath {
 public:
  UsmPath(const Found& found, Context context)
      : core_(*found.core),
        usm_(*found.usm),
        device_(found.device),
        context_(context),
        pages_(found.properties.systemMemory),
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

  void release(void* pointer) override { check(usm_.MemFreeINTEL(context_, pointer), "clMemFreeINTEL"); }

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

  const char* copyCall() const override { return "clEnqueueMemcpyINTEL"; }
  const char* fillCall() const override { return "clEnqueueMemFillINTEL"; }

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

}  // namespace hipspv::cl
