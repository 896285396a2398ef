// Memory by OpenCL 2.0's shared virtual memory.
#include "loader.h"
#include "memory_path.h"
#include "reachable.h"
#include "status.h"

namespace hipspv::cl {
namespace {

class SvmPointers final : public KernelPointers {
 public:
  SvmPointers(const Core& core, Reachable& reachable, ClKernel kernel, bool indirect)
      : core_(core), reachable_(reachable), kernel_(kernel), indirect_(indirect) {}

  void set(Uint parameter, const void* pointer) override {
    check(core_.SetKernelArgSVMPointer(kernel_, parameter, pointer), "clSetKernelArgSVMPointer");
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

  const char* copyCall() const override { return "clEnqueueSVMMemcpy"; }
  const char* fillCall() const override { return "clEnqueueSVMMemFill"; }

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
