// Implements the back end's interface with OpenCL.
#include <hip/hip_interop.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <optional>
#include <span>
#include <utility>

#include "compiler_options.h"
#include "discover.h"
#include "events.h"
#include "hipspv/runtime/backends/trace.h"
#include "hipspv/runtime/spirv/code.h"
#include "hipspv/runtime/spirv/exact_division.h"
#include "hipspv/runtime/spirv/program/argument_form.h"
#include "hipspv/runtime/spirv/program/device.h"
#include "hipspv/runtime/support/faults.h"
#include "hipspv/runtime/support/log.h"
#include "hipspv/runtime/support/sanitizer.h"
#include "hipspv/runtime/support/threads.h"
#include "loader.h"
#include "memory_path.h"
#include "reference.h"
#include "status.h"
#include "timed_queue.h"

namespace hipspv::cl {
namespace {

// The device's state that queues, kernels and programs use.
struct Shared {
  const Core& core;
  DeviceId device;
  Context context;
  const bool intelCpu;
  const std::unique_ptr<MemoryPath> memory;
  std::atomic<std::uint64_t> releases{0};  // the number of freed allocations
};

// Variables that change the output of device compilers: Intel's CPU and GPU compilers, and PoCL.
constexpr std::string_view kCompilerVariables[] = {"CL_CONFIG_", "IGC_", "POCL_"};

class OpenClKernel final : public backend::Kernel {
 public:
  // Throws hipErrorNotFound.
  OpenClKernel(Shared& shared, ClProgram program, const std::string& name, const spirv::KernelForm& form)
      : shared_(shared),
        program_(program),
        form_(form),
        reference_(create(shared, program, name)),
        kernel_(reference_.get()),
        name_(name),
        shownName_(demangled(name)),
        pointers_(shared.memory->pointers(kernel_, shownName_, form_)),
        lastHidden_(form_.hidden.size()) {
    // Intel's CPU device reports the number of work-items whose private memory fits into a stack of
    // 8 MB (CL_CONFIG_STACK_DEFAULT_SIZE). It runs larger work-groups as well, with a larger stack.
    properties_.maxWorkGroup =
        shared_.intelCpu ? std::numeric_limits<std::size_t>::max() : workGroupInfo<std::size_t>(kKernelWorkGroupSize);
    properties_.localBytes = workGroupInfo<std::uint64_t>(kKernelLocalMemSize);
    properties_.privateBytes = workGroupInfo<std::uint64_t>(kKernelPrivateMemSize);
    std::uint32_t bytes = 0;
    for (const Parameter& parameter : form_.parameters) {
      arguments_.push_back({spirv::formOf(parameter), spirv::valueBytes(parameter), bytes});
      bytes += arguments_.back().size;
    }
    last_.resize(bytes);
  }
  ~OpenClKernel() override { faults::InFlight::forget(shownName_.c_str()); }

  const std::string& name() const override { return name_; }
  const backend::KernelProperties& properties() const override { return properties_; }
  // An object's arguments may be set by one thread at a time.
  std::unique_ptr<backend::Kernel> copy() const override {
    return std::make_unique<OpenClKernel>(shared_, program_, name_, form_);
  }
  const std::string& shownName() const { return shownName_; }
  KernelPointers& pointers() { return *pointers_; }

  // The kernel's object keeps its arguments between launches: unchanged ones aren't set again.
  ClKernel prepare(const backend::Launch& launch) {
    // A pointer is resolved to its allocation when the argument is set: after any release, an equal address may
    // belong to another allocation.
    const std::uint64_t releases = shared_.releases.load(std::memory_order_relaxed);
    const bool fresh = set_ && releases == releases_;
    set_ = false;  // until all are set: an exception may occur in between
    std::uint32_t index = 0;
    for (const Argument& argument : arguments_) setArgument(argument, index++, launch, fresh);
    for (std::size_t i = 0; i < lastHidden_.size(); ++i) {
      const spirv::HiddenArgument& hidden = form_.hidden[i];
      void* const pointer = hidden.pointer->load(std::memory_order_relaxed);
      if (!fresh || pointer != lastHidden_[i]) pointers_->set(hidden.parameter, lastHidden_[i] = pointer);
    }
    set_ = true;
    releases_ = releases;
    pointers_->prepare();
    return kernel_;
  }

 private:
  using Form = spirv::ArgumentForm;

  struct Argument {
    Form form;
    std::uint32_t size;
    std::uint32_t last;  // offset in last_
  };

  static Reference<ClKernel> create(Shared& shared, ClProgram program, const std::string& name) {
    Int status = kSuccess;
    ClKernel kernel = shared.core.CreateKernel(program, name.c_str(), &status);
    if (status == kInvalidKernelName) throw Error(hipErrorNotFound);
    check(status, "clCreateKernel");
    return Reference(kernel, shared.core.ReleaseKernel);
  }

  void setArgument(const Argument& argument, std::uint32_t index, const backend::Launch& launch, bool fresh) {
    if (argument.form == Form::kShared) {
      if (launch.sharedBytes == lastShared_) return;
      // Zero is CL_INVALID_ARG_SIZE.
      set(index, std::max<std::size_t>(launch.sharedBytes, 1), nullptr);
      lastShared_ = launch.sharedBytes;
      return;
    }
    const void* value = launch.arguments[index];
    std::byte* last = last_.data() + argument.last;
    if (fresh && same(last, value, argument.size)) return;
    assign(last, value, argument.size);
    if (argument.form == Form::kValue) return set(index, argument.size, last);
    void* pointer;
    std::memcpy(&pointer, last, sizeof pointer);
    pointers_->set(index, pointer);
  }

  void set(std::uint32_t index, std::size_t size, const void* value) {
    check(shared_.core.SetKernelArg(kernel_, index, size, value), "clSetKernelArg");
  }

  // memcmp and memcpy, with the two most frequent sizes of arguments as constants for the compiler.
  static bool same(const void* a, const void* b, std::size_t size) {
    if (size == 8) return std::memcmp(a, b, 8) == 0;
    if (size == 4) return std::memcmp(a, b, 4) == 0;
    return std::memcmp(a, b, size) == 0;
  }

  static void assign(void* to, const void* from, std::size_t size) {
    if (size == 8)
      std::memcpy(to, from, 8);
    else if (size == 4)
      std::memcpy(to, from, 4);
    else
      std::memcpy(to, from, size);
  }

  template <class T>
  T workGroupInfo(Info info) const {
    T result{};
    check(shared_.core.GetKernelWorkGroupInfo(kernel_, shared_.device, info, sizeof result, &result, nullptr),
          "clGetKernelWorkGroupInfo");
    return result;
  }

  Shared& shared_;
  const ClProgram program_;  // the kernel's object holds it
  const spirv::KernelForm form_;
  const Reference<ClKernel> reference_;
  const ClKernel kernel_;
  const std::string name_;
  const std::string shownName_;
  const std::unique_ptr<KernelPointers> pointers_;
  backend::KernelProperties properties_;
  std::vector<Argument> arguments_;

  // Of the last launch.
  bool set_ = false;
  std::uint64_t releases_ = 0;
  std::vector<std::byte> last_;
  std::vector<void*> lastHidden_;
  std::size_t lastShared_ = ~std::size_t{0};
};

class OpenClModule final : public spirv::BuiltModule {
 public:
  OpenClModule(Shared& shared, Reference<ClProgram> program) : shared_(shared), program_(std::move(program)) {}

  std::unique_ptr<backend::Kernel> kernel(const std::string& name, spirv::KernelForm form) override {
    return std::make_unique<OpenClKernel>(shared_, program_.get(), name, form);
  }

  // A program belongs to one device.
  std::vector<std::byte> binary() override {
    std::size_t size = 0;
    if (shared_.core.GetProgramInfo(program_.get(), kProgramBinarySizes, sizeof size, &size, nullptr) != kSuccess)
      return {};
    std::vector<std::byte> result(size);
    auto* data = result.data();
    if (shared_.core.GetProgramInfo(program_.get(), kProgramBinaries, sizeof data, &data, nullptr) != kSuccess)
      return {};
    return result;
  }

 private:
  Shared& shared_;
  const Reference<ClProgram> program_;
};

// The event of a queue's last command. Intel's CPU device waits for an event in four fifths of the time of clFinish,
// which enqueues a command itself. Requested events make launches slower, so commands have them as long as the program
// waits after each one. That holds for a program with one thread: the last of several threads' commands isn't known.
class LastCommand {
 public:
  explicit LastCommand(Shared& shared)
      : core_(shared.core), possible_(shared.intelCpu), event_(nullptr, shared.core.ReleaseEvent) {}

  // True if the next command shall have an event.
  bool wanted() const { return awaited_.load(std::memory_order_relaxed) && OnlyThread::soFar(); }
  // A command was enqueued. event: its event, or nullptr.
  void enqueued(ClEvent event = nullptr) {
    if (OnlyThread::soFar() && event != event_.get()) [[unlikely]]
      event_ = Reference(event, core_.ReleaseEvent);
  }
  // The status of a wait for all commands; nullopt if the event of the last one isn't known. commands: the number of
  // those that were ever enqueued.
  std::optional<Int> wait(std::uint32_t commands) {
    if (!possible_.load(std::memory_order_relaxed) || !OnlyThread::soFar()) return std::nullopt;
    awaited_.store(commands - finished_ == 1, std::memory_order_relaxed);
    finished_ = commands;
    ClEvent event = event_.get();
    if (event == nullptr) return std::nullopt;
    const Int status = core_.WaitForEvents(1, &event);
    enqueued();
    return status;
  }
  // From now on others enqueue commands, too.
  void giveUp() {
    possible_.store(false);
    awaited_.store(false);
    enqueued();
  }

 private:
  const Core& core_;
  std::atomic<bool> possible_;
  std::atomic<bool> awaited_{false};
  // Only of the program's only thread.
  Reference<ClEvent> event_;
  std::uint32_t finished_ = 0;
};

class OpenClQueue final : public backend::Queue {
 public:
  OpenClQueue(Shared& shared, int priority, bool measured)
      : shared_(shared), last_(shared), queue_(shared.core, shared.context, shared.device, priority) {
    if (measured) queue_.measure();
  }

  void launch(backend::Kernel& kernel, const backend::Launch& launch, backend::EventPtr* end) override {
    auto& own = static_cast<OpenClKernel&>(kernel);
    std::array<std::size_t, 3> global, local;
    for (std::size_t i = 0; i < 3; ++i) {
      local[i] = launch.block[i];
      global[i] = local[i] * launch.grid[i];
    }
    const Uint dimensions = global[2] > 1 ? 3 : global[1] > 1 ? 2 : 1;
    inFlight_.submitted(own.shownName().c_str());
    ClKernel prepared = own.prepare(launch);
    KernelPointers& pointers = own.pointers();
    if (pointers.enclosed()) [[unlikely]]
      pointers.before(queue_);
    command("clEnqueueNDRangeKernel", end, [&](CommandQueue queue, ClEvent* event) {
      const Int status = shared_.core.EnqueueNDRangeKernel(queue, prepared, dimensions, nullptr, global.data(),
                                                           local.data(), 0, nullptr, event);
      if (status == kOutOfResources) [[unlikely]]
        throw Error(hipErrorLaunchOutOfResources);
      return status;
    });
    if (pointers.enclosed()) [[unlikely]] {
      pointers.after(queue_);
      last_.enqueued();
    }
  }

  void copy(void* to, const void* from, std::size_t bytes, bool blocking, backend::EventPtr* end) override {
    const Uint wait = blocking ? kTrue : kFalse;
    inFlight_.submitted(faults::InFlight::kCopy);
    command(shared_.memory->copyCall(), end, [&](CommandQueue queue, ClEvent* event) {
      return shared_.memory->copy(queue, {to, from, bytes, wait}, event);
    });
  }

  void fill(void* to, const void* pattern, std::size_t patternBytes, std::size_t bytes,
            backend::EventPtr* end) override {
    inFlight_.submitted(faults::InFlight::kCopy);
    command(shared_.memory->fillCall(), end, [&](CommandQueue queue, ClEvent* event) {
      return shared_.memory->fill(queue, {to, pattern, patternBytes, bytes}, event);
    });
  }

  void migrate(const void* memory, std::size_t bytes, const backend::Device* to) override {
    queue_.enqueue([&](CommandQueue queue) {
      shared_.memory->migrate(queue, memory, bytes, to == nullptr);
      return kSuccess;
    });
    last_.enqueued();
  }

  backend::EventPtr recordEvent() override {
    ClEvent event = nullptr;
    check(queue_.enqueue(
              [&](CommandQueue queue) { return shared_.core.EnqueueMarkerWithWaitList(queue, 0, nullptr, &event); }),
          "clEnqueueMarkerWithWaitList");
    last_.enqueued();
    return makeEvent(shared_.core, event);
  }

  backend::EventPtr recordTimedEvent() override {
    queue_.measure();
    return recordEvent();
  }

  void wait(backend::Event& event) override {
    ClEvent list = static_cast<OpenClEvent&>(event).get();
    check(queue_.enqueue(
              [&](CommandQueue queue) { return shared_.core.EnqueueBarrierWithWaitList(queue, 1, &list, nullptr); }),
          "clEnqueueBarrierWithWaitList");
    last_.enqueued();
  }

  // OpenCL lets a command wait until its queue is flushed. Intel's CPU device gives it to its threads as soon as it
  // is enqueued, so a flush would only walk through the queue once more at each launch.
  void flush() override {
    if (!shared_.intelCpu) check(shared_.core.Flush(queue_.current()), "clFlush");
  }

  void finish() override {
    const std::uint32_t position = inFlight_.position();
    const std::optional<Int> waited = last_.wait(position);
    const Int status = waited ? *waited : shared_.core.Finish(queue_.current());
    inFlight_.finished(position);
    takeOver(&shared_.core);
    if (status != kSuccess)
      throw Error(hipErrorLaunchFailure, std::string(waited ? "clWaitForEvents" : "clFinish") +
                                             " failed with OpenCL error " + std::to_string(status));
    shared_.memory->throwIfFailed();
  }

  // The program may ask for the times of commands that it enqueues there.
  void* native() override {
    queue_.measure();
    last_.giveUp();
    return queue_.current();
  }

 private:
  // enqueue(queue, event) enqueues a command. If it gets an event, it sets it to the command's end.
  template <class Enqueue>
  void command(const char* call, backend::EventPtr* end, Enqueue&& enqueue) {
    ClEvent event = nullptr;
    const bool remembered = end == nullptr && last_.wanted();
    ClEvent* const wanted = remembered || end != nullptr ? &event : nullptr;
    check(queue_.enqueue([&](CommandQueue queue) { return enqueue(queue, wanted); }), call);
    last_.enqueued(remembered ? event : nullptr);
    if (end != nullptr) [[unlikely]]
      *end = makeEvent(shared_.core, event);
  }

  Shared& shared_;
  faults::InFlight inFlight_;  // destroyed last: the queue's end waits for its kernels
  LastCommand last_;
  TimedQueue queue_;
};

class OpenClDevice final : public spirv::Device {
 public:
  // own: the context to use, nullptr to make one.
  OpenClDevice(const Found& found, Context own)
      : features_(found.properties),
        platform_(found.platform),
        found_(found),
        context_(own != nullptr ? own : context(found)),
        shared_{*found_.core, found_.device, context_, isIntelCpu(found_.properties), memoryPath(found_, context_)} {
    if (own != nullptr) check(found.core->RetainContext(own), "clRetainContext");
  }

  using spirv::Device::load;

  const DeviceFeatures& features() const override { return features_; }

  void* allocate(backend::MemoryKind kind, std::size_t bytes) override {
    for (const Uint alignment : kAlignments)
      if (void* memory = shared_.memory->allocate(kind, bytes, alignment)) return memory;
    constexpr const char* kKinds[] = {"device", "host", "shared", "host"};
    log(LogLevel::kInfo, features_.name, " has no room for ", bytes, " bytes of ", kKinds[static_cast<int>(kind)],
        " memory (the largest allocation is ", features_.maxAllocation, ")");
    return nullptr;
  }

  void release(void* pointer) override {
    shared_.memory->release(pointer);
    shared_.releases.fetch_add(1, std::memory_order_relaxed);
  }

  std::unique_ptr<backend::Queue> createQueue(int priority, bool measured) override {
    return std::make_unique<OpenClQueue>(shared_, priority, measured);
  }

  std::shared_ptr<backend::UserEvent> createUserEvent() override {
    return makeUserEvent(shared_.core, shared_.context);
  }

  backend::NativeDevice native() const override {
    return {"opencl", platform_, shared_.device, shared_.context,
            features_.usm ? hipspvNativeMemoryUsm : hipspvNativeMemorySvm};
  }

  backend::EventPtr adopt(void* event) override {
    auto own = static_cast<ClEvent>(event);
    check(shared_.core.RetainEvent(own), "clRetainEvent");
    return makeEvent(shared_.core, own);
  }

  std::uint64_t clock() override {
    std::uint64_t device = 0, host = 0;
    check(shared_.core.GetDeviceAndHostTimer(shared_.device, &device, &host), "clGetDeviceAndHostTimer");
    return device;
  }

  void identify(CacheKey& key) const override {
    for (const std::string& text :
         {features_.name, features_.vendor, features_.driver, features_.version, features_.platform})
      key.add(text);
    key.add(std::as_bytes(std::span(features_.uuid)));
    if (features_.type == backend::DeviceType::kCpu) key.addInstructionSets();
    key.addEnvironment(kCompilerVariables);
    if (shared_.intelCpu) key.add(kIntelCpuOptions);
  }

  std::unique_ptr<spirv::BuiltModule> build(std::span<const std::uint32_t> spirv, backend::Effort effort) override {
    trace::Span span("build", "build module");
    if (span) [[unlikely]]
      span.arguments().number("bytes", spirv.size_bytes()).text("device", features_.name);
    Int status = kSuccess;
    ClProgram program = shared_.core.CreateProgramWithIL(shared_.context, spirv.data(), spirv.size_bytes(), &status);
    checkMemory(status, "clCreateProgramWithIL");
    if (status != kSuccess)
      throw Error(hipErrorNoBinaryForGpu,
                  features_.name + " rejected the SPIR-V module (OpenCL " + "error " + std::to_string(status) + ")");
    auto result = std::make_unique<OpenClModule>(shared_, Reference(program, shared_.core.ReleaseProgram));
    const bool exact = features_.exactDivision && dividesExactly(spirv);
    status = buildProgram(program, effort, exact ? "-cl-fp32-correctly-rounded-divide-sqrt " : "");
    checkMemory(status, "clBuildProgram");
    if (status != kSuccess)
      throw Error(hipErrorNoBinaryForGpu, features_.name + " could not build the SPIR-V module " + "(OpenCL error " +
                                              std::to_string(status) + "). Its log:\n" + buildLog(program));
    return result;
  }

  std::unique_ptr<spirv::BuiltModule> load(std::span<const std::byte> binary) override {
    trace::Span span("build", "load binary");
    if (span) [[unlikely]]
      span.arguments().number("bytes", binary.size()).text("device", features_.name);
    const std::size_t size = binary.size();
    const auto* data = reinterpret_cast<const unsigned char*>(binary.data());
    Int status = kSuccess;
    ClProgram program =
        shared_.core.CreateProgramWithBinary(shared_.context, 1, &shared_.device, &size, &data, nullptr, &status);
    if (status != kSuccess) return nullptr;
    auto result = std::make_unique<OpenClModule>(shared_, Reference(program, shared_.core.ReleaseProgram));
    return buildProgram(program, backend::Effort::kFull, "") == kSuccess ? std::move(result) : nullptr;
  }

 private:
  Int buildProgram(ClProgram program, backend::Effort effort, std::string options) const {
    const faults::Building building;
    if (effort == backend::Effort::kLittle) options += "-cl-opt-disable";
    return shared_.core.BuildProgram(program, 1, &shared_.device, options.c_str(), nullptr, nullptr);
  }

  static Context context(const Found& found) {
    const Property properties[] = {kContextPlatform, reinterpret_cast<Property>(found.platform), 0};
    std::optional<CompilerOptions> options;
    if (isIntelCpu(found.properties)) options.emplace();
    Int status = kSuccess;
    Context context = found.core->CreateContext(properties, 1, &found.device, nullptr, nullptr, &status);
    check(status, "clCreateContext");
    return context;
  }

  static std::unique_ptr<MemoryPath> memoryPath(const Found& found, Context context) {
    if (found.usm != nullptr) return makeUsmPath(found, context);
    if (found.properties.coarseGrainSvm || found.properties.fineGrainSvm) return makeSvmPath(found, context);
    return makeBufferPath(found, context);
  }

  std::string buildLog(ClProgram program) const {
    std::size_t size = 0;
    shared_.core.GetProgramBuildInfo(program, shared_.device, kProgramBuildLog, 0, nullptr, &size);
    std::string log(size, '\0');
    if (size != 0)
      shared_.core.GetProgramBuildInfo(program, shared_.device, kProgramBuildLog, size, log.data(), nullptr);
    while (!log.empty() && (log.back() == '\0' || log.back() == '\n')) log.pop_back();
    return log;
  }

  // CUDA's documentation promises 256 bytes. The widest OpenCL C type has 128: only that much is guaranteed on
  // every device.
  static constexpr std::array<Uint, 2> kAlignments = {256, 128};

  const DeviceFeatures features_;
  const Platform platform_;
  const Found found_;
  const Context context_;
  Shared shared_;
};

}  // namespace
}  // namespace hipspv::cl

namespace hipspv::backend {

// Without optimisations Intel's CPU compiler has sub-groups only if it is told to vectorise: a kernel with a
// ballot ends the process otherwise (seen with intel-opencl-rt 2026.2.0). It reads the variable once.
void prepareOpenCl(Effort effort) {
  if (effort == Effort::kLittle) setenv("CL_CONFIG_CPU_O0_VECTORIZATION", "1", 0);
}

Discovery discoverOpenCl(const NativeDevice* only) {
  Discovery discovery;
  const Mask mask;
  discovery.refusal = mask.error();
  if (!discovery.refusal.empty()) return discovery;
  for (const cl::Found& found : cl::findDevices(mask, discovery.attempts)) {
    if (only != nullptr && (found.platform != only->platform || found.device != only->device)) continue;
    auto* context = only != nullptr ? static_cast<cl::Context>(only->context) : nullptr;
    const auto rank = [](const DeviceProperties&, std::string_view target) { return spirv::rank(target); };
    const auto open = [found, context](const DeviceProperties& properties) {
      cl::Found device = found;
      static_cast<DeviceProperties&>(device.properties) = properties;
      return std::make_unique<cl::OpenClDevice>(device, context);
    };
    discovery.found.push_back({found.properties, rank, open});
  }
  return discovery;
}

}  // namespace hipspv::backend
