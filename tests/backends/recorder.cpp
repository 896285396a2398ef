// A back end for tests: queues are threads that really copy and fill, and write each launch to the file $RECORDER
// instead of running the kernel. Its device has what OpenCL's have not: it tells its free memory and how many blocks
// are resident, and launches cooperatively. RECORDER_NAME is the device's name.
#include <atomic>
#include <condition_variable>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <fstream>
#include <iomanip>
#include <memory>
#include <mutex>
#include <sstream>
#include <thread>

#include "hipspv/runtime/backends/backend.h"

namespace {

using namespace hipspv;

// The time of the clock is the number of commands that have ended, so that events' times tell the order.
std::atomic<std::uint64_t> ended{0};

class RecorderEvent final : public backend::UserEvent, public std::enable_shared_from_this<RecorderEvent> {
 public:
  bool complete() override {
    const std::lock_guard lock(mutex_);
    return done_;
  }
  void wait() override {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return done_; });
  }
  std::uint64_t time() override { return time_; }
  std::uint64_t start() override { return time_ - 1; }
  void* native() override { return this; }
  void notify(void (*function)(void*, bool), void* argument) override {
    {
      const std::lock_guard lock(mutex_);
      if (!done_) return calls_.push_back({function, argument});
    }
    function(argument, false);
  }
  void signal() noexcept override {
    std::vector<Call> calls;
    {
      const std::lock_guard lock(mutex_);
      time_ = ended.fetch_add(1) + 1;
      done_ = true;
      calls.swap(calls_);
      changed_.notify_all();
    }
    for (const Call& call : calls) call.function(call.argument, false);
  }

 private:
  struct Call {
    void (*function)(void*, bool);
    void* argument;
  };
  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<Call> calls_;
  bool done_ = false;
  std::uint64_t time_ = 0;
};

// One line for each launch: the kernel, the shape, and the arguments.
class Record {
 public:
  static Record& instance() {
    static Record& record = *new Record;
    return record;
  }
  void write(const std::string& line) {
    const std::lock_guard lock(mutex_);
    file_ << line << std::endl;
  }

 private:
  std::mutex mutex_;
  std::ofstream file_{std::getenv("RECORDER"), std::ios::app};
};

class RecorderKernel final : public backend::Kernel {
 public:
  RecorderKernel(std::string name, KernelInfo info) : name_(std::move(name)), info_(std::move(info)) {
    properties_.maxWorkGroup = 512;
    properties_.localBytes = 64;
  }
  const std::string& name() const override { return name_; }
  const backend::KernelProperties& properties() const override { return properties_; }
  std::optional<std::uint32_t> residentBlocks(std::size_t threads, std::size_t sharedBytes) const override {
    return static_cast<std::uint32_t>(1000 / threads - sharedBytes / 1024);
  }
  // Copies the arguments, as every back end must before launch() returns. The result describes the launch when it runs.
  std::function<std::string()> copy(const backend::Launch& launch) const {
    std::vector<std::string> values;
    for (std::size_t i = 0; i < launch.arguments.size(); ++i) {
      const auto* value = static_cast<const char*>(launch.arguments[i]);
      values.emplace_back(value, value == nullptr ? 0 : isPointer(i) ? sizeof(void*) : info_.parameters[i].size);
    }
    return [this, launch, values] {
      std::ostringstream text;
      text << name_;
      for (const auto* sizes : {&launch.grid, &launch.block})
        text << " " << (*sizes)[0] << "x" << (*sizes)[1] << "x" << (*sizes)[2];
      text << " " << launch.sharedBytes << (launch.cooperative ? " cooperative" : "") << std::hex << std::setfill('0');
      for (std::size_t i = 0; i < values.size(); ++i) describe(text << " ", values[i], isPointer(i));
      return text.str();
    };
  }

 private:
  bool isPointer(std::size_t index) const {
    const ParameterKind kind = info_.parameters[index].kind;
    return kind == ParameterKind::kPointer || kind == ParameterKind::kByReference;
  }

  // The value, or an arrow and the first bytes that a pointer refers to.
  static void describe(std::ostream& text, std::string value, bool pointer) {
    if (value.empty()) text << "shared";
    if (pointer) {
      const char* to = nullptr;
      std::memcpy(&to, value.data(), sizeof to);
      value.assign(to, to == nullptr ? 0 : 4);
      text << "->";
    }
    for (const unsigned char byte : value) text << std::setw(2) << unsigned{byte};
  }

  const std::string name_;
  const KernelInfo info_;
  backend::KernelProperties properties_;
};

class RecorderProgram final : public backend::Program {
 public:
  RecorderProgram(const CodeObject& code, backend::Environment& environment) : code_(code), environment_(environment) {}
  void build() override {}
  std::unique_ptr<backend::Kernel> kernel(const std::string& name) override {
    create();
    return std::make_unique<RecorderKernel>(name, code_.kernel(name));
  }
  std::optional<backend::Variable> variable(std::string_view name) override {
    create();
    const auto found = variables_.find(name);
    return found == variables_.end() ? std::nullopt : std::optional(found->second);
  }

 private:
  // A code object doesn't tell the variables' sizes; the tests' program has one of 16 bytes.
  void create() {
    const std::lock_guard lock(mutex_);
    if (!variables_.empty() || !code_.hasVariable("table")) return;
    variables_.emplace("table", backend::Variable{storage_, sizeof storage_});
    environment_.created(variables_);
  }

  const CodeObject& code_;
  backend::Environment& environment_;
  std::mutex mutex_;
  backend::Variables variables_;
  alignas(16) char storage_[16]{};
};

class RecorderQueue final : public backend::Queue {
 public:
  RecorderQueue() : thread_([this](std::stop_token stop) { run(stop); }) {}
  ~RecorderQueue() override { finish(); }

  void launch(backend::Kernel& kernel, const backend::Launch& launch, backend::EventPtr* end) override {
    add([describe = static_cast<RecorderKernel&>(kernel).copy(launch)] { Record::instance().write(describe()); }, end);
  }
  void copy(void* to, const void* from, std::size_t bytes, bool blocking, backend::EventPtr* end) override {
    add([=] { std::memcpy(to, from, bytes); }, end);
    if (blocking) finish();
  }
  void fill(void* to, const void* pattern, std::size_t patternBytes, std::size_t bytes,
            backend::EventPtr* end) override {
    std::vector<char> value(patternBytes);
    std::memcpy(value.data(), pattern, patternBytes);
    add(
        [=] {
          for (std::size_t at = 0; at < bytes; at += patternBytes)
            std::memcpy(static_cast<char*>(to) + at, value.data(), patternBytes);
        },
        end);
  }
  backend::EventPtr recordEvent() override {
    backend::EventPtr end;
    add([] {}, &end);
    return end;
  }
  backend::EventPtr recordTimedEvent() override { return recordEvent(); }
  void wait(backend::Event& event) override {
    add([shared = static_cast<RecorderEvent&>(event).shared_from_this()] { shared->wait(); }, nullptr);
  }
  void flush() override {}
  void finish() override { recordEvent()->wait(); }
  void* native() override { return this; }

 private:
  void add(std::function<void()> command, backend::EventPtr* end) {
    auto event = std::make_shared<RecorderEvent>();
    if (end != nullptr) *end = event;
    const std::lock_guard lock(mutex_);
    commands_.push_back([command = std::move(command), event] {
      command();
      event->signal();
    });
    changed_.notify_one();
  }

  void run(const std::stop_token& stop) {
    std::unique_lock lock(mutex_);
    while (changed_.wait(lock, stop, [this] { return !commands_.empty(); })) {
      const std::function<void()> command = std::move(commands_.front());
      commands_.pop_front();
      lock.unlock();
      command();
      lock.lock();
    }
  }

  std::mutex mutex_;
  std::condition_variable_any changed_;
  std::deque<std::function<void()>> commands_;
  std::jthread thread_;
};

int rankOf(std::string_view target) { return target == "hip-spirv64----generic" ? 1 : 0; }

class RecorderDevice final : public backend::Device {
 public:
  explicit RecorderDevice(backend::DeviceProperties properties) : properties_(std::move(properties)) {}
  const backend::DeviceProperties& properties() const override { return properties_; }
  void* allocate(backend::MemoryKind, std::size_t bytes) override {
    return std::aligned_alloc(256, (bytes + 255) / 256 * 256);
  }
  void release(void* pointer) override { std::free(pointer); }
  std::optional<std::size_t> freeMemory() override { return 12345678; }
  std::unique_ptr<backend::Queue> createQueue(int, bool) override { return std::make_unique<RecorderQueue>(); }
  std::shared_ptr<backend::UserEvent> createUserEvent() override { return std::make_shared<RecorderEvent>(); }
  backend::NativeDevice native() const override { return {"recorder", nullptr, nullptr, nullptr}; }
  backend::EventPtr adopt(void* event) override { return static_cast<RecorderEvent*>(event)->shared_from_this(); }
  std::uint64_t clock() override { return ended.load(); }
  int rank(std::string_view target) const override { return rankOf(target); }
  std::unique_ptr<backend::Program> load(const CodeObject& code, backend::Environment& environment) override {
    return std::make_unique<RecorderProgram>(code, environment);
  }

 private:
  const backend::DeviceProperties properties_;
};

}  // namespace

extern "C" void hipspvDiscover(hipspv::backend::Discovery& discovery) {
  backend::DeviceProperties properties;
  properties.name = std::getenv("RECORDER_NAME");
  properties.type = backend::DeviceType::kGpu;
  properties.architecture = "recorder1";
  properties.memoryModel = "the host's heap";
  properties.globalMemory = properties.maxAllocation = std::size_t{1} << 30;
  properties.localMemory = properties.constantMemory = 48 << 10;
  properties.maxWorkGroup = 1024;
  properties.maxWorkItems = {1024, 1024, 64};
  properties.computeUnits = 3;
  properties.set(backend::Aspect::kSharedMemory);
  properties.set(backend::Aspect::kHostAccess);
  properties.set(backend::Aspect::kUnifiedMemory);
  properties.set(backend::Aspect::kCooperativeLaunch);
  properties.set(backend::Aspect::kPriorities);
  discovery.attempts.push_back({"recorder", "one device"});
  discovery.found.push_back(
      {properties, [](const backend::DeviceProperties&, std::string_view target) { return rankOf(target); },
       [](const backend::DeviceProperties& wanted) { return std::make_unique<RecorderDevice>(wanted); }});
}
