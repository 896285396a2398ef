// Implements the back end's interface with OpenCL.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <limits>
#include <span>
#include <utility>

#include "discover.h"
#include "events.h"
#include "hipspv/runtime/services/faults.h"
#include "hipspv/runtime/support/demangle.h"
#include "hipspv/runtime/support/log.h"
#include "loader.h"
#include "memory_path.h"
#include "reference.h"
#include "status.h"
#include "timed_queue.h"

namespace hipspv::cl {
namespace {

bool isIntelCpu(const backend::DeviceFacts& facts) {
  return facts.type == backend::DeviceType::kCpu && facts.platform.starts_with("Intel");
}

// The device's state that queues, kernels and programs use.
struct Shared {
  const Core& core;
  DeviceId device;
  Context context;
  const bool intelCpu;
  const std::unique_ptr<MemoryPath> memory;
};

class OpenClKernel final : public backend::Kernel {
 public:
  OpenClKernel(Shared& shared, Reference<ClKernel> kernel, const std::string& name,
               const backend::KernelMemory& memory)
      : shared_(shared),
        reference_(std::move(kernel)),
        kernel_(reference_.get()),
        name_(name),
        shownName_(demangled(name)),
        pointers_(shared.memory->pointers(kernel_, shownName_, memory)) {
    // Intel's CPU device reports the number of work-items whose private memory fits into a stack of
    // 8 MB (CL_CONFIG_STACK_DEFAULT_SIZE). It runs larger work-groups as well, with a larger stack.
    facts_.maxWorkGroup = shared_.intelCpu ? std::numeric_limits<std::size_t>::max()
                                           : workGroupInfo<std::size_t>(kKernelWorkGroupSize);
    facts_.localBytes = workGroupInfo<std::uint64_t>(kKernelLocalMemSize);
    facts_.privateBytes = workGroupInfo<std::uint64_t>(kKernelPrivateMemSize);
    shared_.core.GetKernelInfo(kernel_, kKernelNumArgs, sizeof facts_.parameters,
                               &facts_.parameters, nullptr);
  }
  ~OpenClKernel() override { faults::InFlight::forget(shownName_.c_str()); }

  const backend::KernelFacts& facts() const override { return facts_; }
  const std::string& name() const { return name_; }
  const std::string& shownName() const { return shownName_; }

  void setValue(std::uint32_t index, std::size_t size, const void* value) override {
    check(shared_.core.SetKernelArg(kernel_, index, size, value), "clSetKernelArg");
  }

  void setPointer(std::uint32_t index, const void* pointer) override {
    pointers_->set(index, pointer);
  }

  void setLocal(std::uint32_t index, std::size_t bytes) override {
    // Zero is CL_INVALID_ARG_SIZE.
    check(shared_.core.SetKernelArg(kernel_, index, std::max<std::size_t>(bytes, 1), nullptr),
          "clSetKernelArg");
  }

  KernelPointers& pointers() { return *pointers_; }

  ClKernel prepare() {
    pointers_->prepare();
    return kernel_;
  }

 private:
  template <class T>
  T workGroupInfo(Info info) const {
    T result{};
    check(shared_.core.GetKernelWorkGroupInfo(kernel_, shared_.device, info, sizeof result,
                                              &result, nullptr),
          "clGetKernelWorkGroupInfo");
    return result;
  }

  Shared& shared_;
  const Reference<ClKernel> reference_;
  const ClKernel kernel_;
  const std::string name_;
  const std::string shownName_;
  const std::unique_ptr<KernelPointers> pointers_;
  backend::KernelFacts facts_;
};

class OpenClProgram final : public backend::Program {
 public:
  OpenClProgram(Shared& shared, Reference<ClProgram> program)
      : shared_(shared), program_(std::move(program)) {}

  std::unique_ptr<backend::Kernel> kernel(const std::string& name,
                                          const backend::KernelMemory& memory) override {
    Int status = kSuccess;
    ClKernel kernel = shared_.core.CreateKernel(program_.get(), name.c_str(), &status);
    if (status == kInvalidKernelName) throw Error(hipErrorNotFound);
    check(status, "clCreateKernel");
    return std::make_unique<OpenClKernel>(
        shared_, Reference(kernel, shared_.core.ReleaseKernel), name, memory);
  }

  // A program belongs to one device.
  std::vector<std::byte> binary() override {
    std::size_t size = 0;
    if (shared_.core.GetProgramInfo(program_.get(), kProgramBinarySizes, sizeof size, &size, nullptr) !=
        kSuccess)
      return {};
    std::vector<std::byte> result(size);
    auto* data = result.data();
    if (shared_.core.GetProgramInfo(program_.get(), kProgramBinaries, sizeof data, &data, nullptr) !=
        kSuccess)
      return {};
    return result;
  }

 private:
  Shared& shared_;
  const Reference<ClProgram> program_;
};

class OpenClQueue final : public backend::Queue {
 public:
  OpenClQueue(Shared& shared, int priority)
      : shared_(shared), queue_(shared.core, shared.context, shared.device, priority) {}

  void launch(backend::Kernel& kernel, const backend::Range& range) override {
    auto& own = static_cast<OpenClKernel&>(kernel);
    const auto what = [&] {
      const auto list = [&](const std::array<std::size_t, 3>& sizes) {
        return std::span(sizes.data(), range.dimensions);
      };
      const auto number = [](std::size_t size) { return std::to_string(size); };
      Json arguments;
      arguments.text("symbol", own.name()).list("global", list(range.global), number);
      arguments.list("local", list(range.local), number);
      return trace::Command{"kernel", own.name(), std::move(arguments)};
    };
    inFlight_.submitted(own.shownName().c_str());
    KernelPointers& pointers = own.pointers();
    if (pointers.enclosed()) [[unlikely]]
      pointers.before(queue_);
    command("clEnqueueNDRangeKernel", what, [&](CommandQueue queue, ClEvent* event) {
      const Int status = shared_.core.EnqueueNDRangeKernel(
          queue, own.prepare(), range.dimensions, nullptr, range.global.data(),
          range.local.data(), 0, nullptr, event);
      if (status == kOutOfResources) [[unlikely]]
        throw Error(hipErrorLaunchOutOfResources);
      return status;
    });
    if (pointers.enclosed()) [[unlikely]]
      pointers.after(queue_);
  }

  void copy(void* to, const void* from, std::size_t bytes, bool blocking) override {
    const Uint wait = blocking ? kTrue : kFalse;
    const auto what = [&] {
      return trace::Command{"copy", "copy", std::move(Json().number("bytes", bytes))};
    };
    inFlight_.submitted(faults::InFlight::kCopy);
    command(shared_.memory->copyCall(), what, [&](CommandQueue queue, ClEvent* event) {
      return shared_.memory->copy(queue, {to, from, bytes, wait}, event);
    });
  }

  void fill(void* to, const void* pattern, std::size_t patternBytes, std::size_t bytes) override {
    const auto what = [&] {
      return trace::Command{"fill", "fill", std::move(Json().number("bytes", bytes))};
    };
    inFlight_.submitted(faults::InFlight::kCopy);
    command(shared_.memory->fillCall(), what, [&](CommandQueue queue, ClEvent* event) {
      return shared_.memory->fill(queue, {to, pattern, patternBytes, bytes}, event);
    });
  }

  void migrate(const void* memory, std::size_t bytes, bool toHost) override {
    queue_.enqueue([&](CommandQueue queue) {
      shared_.memory->migrate(queue, memory, bytes, toHost);
      return kSuccess;
    });
  }

  backend::EventPtr mark() override {
    ClEvent event = nullptr;
    check(queue_.enqueue([&](CommandQueue queue) {
      return shared_.core.EnqueueMarkerWithWaitList(queue, 0, nullptr, &event);
    }), "clEnqueueMarkerWithWaitList");
    return makeEvent(shared_.core, event);
  }

  backend::EventPtr markTime() override {
    queue_.measure();
    return mark();
  }

  void wait(backend::Event& event) override {
    ClEvent list = static_cast<OpenClEvent&>(event).get();
    check(queue_.enqueue([&](CommandQueue queue) {
      return shared_.core.EnqueueBarrierWithWaitList(queue, 1, &list, nullptr);
    }), "clEnqueueBarrierWithWaitList");
  }

  // OpenCL lets a command wait until its queue is flushed. Intel's CPU device gives it to its threads as soon as it
  // is enqueued, so a flush would only walk through the queue once more at each launch.
  void flush() override {
    if (!shared_.intelCpu) check(shared_.core.Flush(queue_.current()), "clFlush");
  }

  void finish() override {
    const std::uint32_t position = inFlight_.position();
    const Int status = shared_.core.Finish(queue_.current());
    inFlight_.finished(position);
    if (track_ != nullptr) [[unlikely]]
      track_->drain();
    if (status != kSuccess)
      throw Error(hipErrorLaunchFailure,
                  "clFinish failed with OpenCL error " + std::to_string(status));
    shared_.memory->throwIfFailed();
  }

  // The program may ask for the times of commands that it enqueues there.
  void* native() override {
    queue_.measure();
    return queue_.current();
  }

  void trace(std::unique_ptr<trace::Track> track) override {
    queue_.measure();
    track_ = std::move(track);
  }

 private:
  // enqueue(queue, event) enqueues a command. If it gets an event, it sets it to the command's end.
  // what() describes the command.
  template <class What, class Enqueue>
  void command(const char* call, What&& what, Enqueue&& enqueue) {
    if (track_ == nullptr || !trace::on()) [[likely]]
      return check(queue_.enqueue([&](CommandQueue queue) { return enqueue(queue, nullptr); }), call);
    const std::uint64_t asked = trace::now();
    ClEvent event = nullptr;
    check(queue_.enqueue([&](CommandQueue queue) { return enqueue(queue, &event); }), call);
    track_->add(makeEvent(shared_.core, event), what(), asked);
  }

  Shared& shared_;
  faults::InFlight inFlight_;  // destroyed last: the queue's end waits for its kernels
  TimedQueue queue_;
  std::unique_ptr<trace::Track> track_;  // destroyed first: it waits for the commands that it has recorded
};

class OpenClDevice final : public backend::Device {
 public:
  // own: the context to use, nullptr to make one.
  OpenClDevice(const Found& found, Context own)
      : facts_(found.facts),
        platform_(found.platform),
        found_(found),
        context_(own != nullptr ? own : context(found)),
        shared_{*found_.core, found_.device, context_, isIntelCpu(found_.facts), memoryPath(found_, context_)} {
    if (own != nullptr) check(found.core->RetainContext(own), "clRetainContext");
  }

  const backend::DeviceFacts& facts() const override { return facts_; }

  void* allocate(backend::MemoryKind kind, std::size_t bytes) override {
    for (const Uint alignment : kAlignments)
      if (void* memory = shared_.memory->allocate(kind, bytes, alignment))
        return memory;
    constexpr const char* kKinds[] = {"device", "host", "shared", "host"};
    log(LogLevel::kInfo, facts_.name, " has no room for ", bytes, " bytes of ",
        kKinds[static_cast<int>(kind)], " memory (the largest allocation is ",
        facts_.maxAllocation, ")");
    return nullptr;
  }

  void release(void* pointer) override {
    shared_.memory->release(pointer);
  }

  std::unique_ptr<backend::Queue> createQueue(int priority) override {
    return std::make_unique<OpenClQueue>(shared_, priority);
  }

  std::shared_ptr<backend::Gate> createGate() override {
    return makeGate(shared_.core, shared_.context);
  }

  backend::NativeDevice native() const override {
    return {"opencl", platform_, shared_.device, shared_.context};
  }

  backend::EventPtr adopt(void* event) override {
    auto own = static_cast<ClEvent>(event);
    check(shared_.core.RetainEvent(own), "clRetainEvent");
    return makeEvent(shared_.core, own);
  }

  std::uint64_t clock() override {
    std::uint64_t device = 0, host = 0;
    check(shared_.core.GetDeviceAndHostTimer(shared_.device, &device, &host),
          "clGetDeviceAndHostTimer");
    return device;
  }

  std::unique_ptr<backend::Program> build(std::span<const std::uint32_t> spirv,
                                          const char* options) override {
    trace::Span span("build", "build module");
    if (span) [[unlikely]]
      span.arguments().number("bytes", spirv.size_bytes()).text("device", facts_.name);
    Int status = kSuccess;
    ClProgram program = shared_.core.CreateProgramWithIL(shared_.context, spirv.data(),
                                                         spirv.size_bytes(), &status);
    checkMemory(status, "clCreateProgramWithIL");
    if (status != kSuccess)
      throw Error(hipErrorNoBinaryForGpu, facts_.name + " rejected the SPIR-V module (OpenCL " +
                                              "error " + std::to_string(status) + ")");
    auto result = std::make_unique<OpenClProgram>(
        shared_, Reference(program, shared_.core.ReleaseProgram));
    status = buildProgram(program, options);
    checkMemory(status, "clBuildProgram");
    if (status != kSuccess)
      throw Error(hipErrorNoBinaryForGpu, facts_.name + " could not build the SPIR-V module " +
                                              "(OpenCL error " + std::to_string(status) +
                                              "). Its log:\n" + buildLog(program));
    return result;
  }

  std::unique_ptr<backend::Program> load(std::span<const std::byte> binary) override {
    trace::Span span("build", "load binary");
    if (span) [[unlikely]]
      span.arguments().number("bytes", binary.size()).text("device", facts_.name);
    const std::size_t size = binary.size();
    const auto* data = reinterpret_cast<const unsigned char*>(binary.data());
    Int status = kSuccess;
    ClProgram program = shared_.core.CreateProgramWithBinary(shared_.context, 1, &shared_.device,
                                                             &size, &data, nullptr, &status);
    if (status != kSuccess) return nullptr;
    auto result = std::make_unique<OpenClProgram>(
        shared_, Reference(program, shared_.core.ReleaseProgram));
    return buildProgram(program, backend::kBuildOptions) == kSuccess ? std::move(result) : nullptr;
  }

 private:
  Int buildProgram(ClProgram program, const char* options) const {
    const faults::Building building;
    return shared_.core.BuildProgram(program, 1, &shared_.device, options, nullptr, nullptr);
  }

  static Context context(const Found& found) {
    const Property properties[] = {kContextPlatform, reinterpret_cast<Property>(found.platform),
                                   0};
    Int status = kSuccess;
    Context context =
        found.core->CreateContext(properties, 1, &found.device, nullptr, nullptr, &status);
    check(status, "clCreateContext");
    return context;
  }

  static std::unique_ptr<MemoryPath> memoryPath(const Found& found, Context context) {
    if (found.usm != nullptr) return makeUsmPath(found, context);
    if (found.facts.coarseGrainSvm || found.facts.fineGrainSvm) return makeSvmPath(found, context);
    return makeBufferPath(found, context);
  }

  std::string buildLog(ClProgram program) const {
    std::size_t size = 0;
    shared_.core.GetProgramBuildInfo(program, shared_.device, kProgramBuildLog, 0, nullptr, &size);
    std::string log(size, '\0');
    if (size != 0)
      shared_.core.GetProgramBuildInfo(program, shared_.device, kProgramBuildLog, size, log.data(),
                                       nullptr);
    while (!log.empty() && (log.back() == '\0' || log.back() == '\n')) log.pop_back();
    return log;
  }

  // CUDA's documentation promises 256 bytes. The widest OpenCL C type has 128: only that much is guaranteed on
  // every device.
  static constexpr std::array<Uint, 2> kAlignments = {256, 128};

  backend::DeviceFacts facts_;
  const Platform platform_;
  const Found found_;
  const Context context_;
  Shared shared_;
};

}  // namespace
}  // namespace hipspv::cl

namespace hipspv::backend {
namespace {

// Programs tell devices apart by UUID. A device that doesn't report its own (cl_khr_device_uuid) gets the hash of
// its names; if two are equal, the later one is incremented.
void distinguish(DeviceFacts& facts, const std::vector<std::unique_ptr<Device>>& before) {
  auto& uuid = facts.uuid;
  if (std::all_of(uuid.begin(), uuid.end(), [](std::uint8_t byte) { return byte == 0; })) {
    // FNV-1a, 64 bits, twice.
    std::uint64_t hash = 0xCBF29CE484222325u;
    const std::string text = facts.platform + facts.vendor + facts.name + facts.driver;
    for (std::size_t i = 0; i < uuid.size(); ++i) {
      for (const char c : text) hash = (hash ^ static_cast<std::uint8_t>(c)) * 0x100000001B3u;
      uuid[i] = static_cast<std::uint8_t>(hash >> 32);
    }
  }
  const auto same = [&](const auto& device) { return device->facts().uuid == uuid; };
  while (std::any_of(before.begin(), before.end(), same)) ++uuid.back();
}

}  // namespace

Discovery discoverOpenCl(const NativeDevice* only) {
  Discovery discovery;
  const Mask mask;
  discovery.refusal = mask.error();
  if (!discovery.refusal.empty()) return discovery;
  auto found = cl::findDevices(mask, discovery.attempts);
  if (only != nullptr)
    std::erase_if(found, [&](const cl::Found& device) {
      return device.platform != only->platform || device.device != only->device;
    });
  std::stable_sort(found.begin(), found.end(),
                   [](const auto& a, const auto& b) { return a.facts.type < b.facts.type; });
  // HIPSPV_DEBUG_REPEAT=2 repeats each device, for tests of several devices.
  const char* repeat = std::getenv("HIPSPV_DEBUG_REPEAT");
  const int times = repeat != nullptr && only == nullptr ? std::atoi(repeat) : 1;
  auto* context = only != nullptr ? static_cast<cl::Context>(only->context) : nullptr;
  for (int i = 0; i < times; ++i)
    for (cl::Found device : found) {
      device.facts.pciDevice += static_cast<std::uint32_t>(i);
      distinguish(device.facts, discovery.devices);
      discovery.devices.push_back(std::make_unique<cl::OpenClDevice>(device, context));
    }
  return discovery;
}

}  // namespace hipspv::backend
