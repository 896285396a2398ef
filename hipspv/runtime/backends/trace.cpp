#include "trace.h"

#include <fcntl.h>
#include <pthread.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <utility>

#include "hipspv/runtime/support/log.h"

namespace hipspv::trace {

constinit std::atomic<int> state{kUnread};

namespace {

// Chrome's format has only processes and threads: each device is a process, each queue one of its threads. Linux's
// processes have smaller numbers.
constexpr int kFirstDevice = 100'000'000;

// A complete document at all times: each event overwrites the end of the document, and adds a new end.
class Writer {
 public:
  // nullptr, after reporting the reason, if the file can't be opened.
  static Writer* open(std::string path) {
    int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0666);
    if (file >= 0 && flock(file, LOCK_EX | LOCK_NB) != 0) {
      ::close(file);
      path += "." + std::to_string(getpid());
      log(LogLevel::kWarning, "another process writes the trace: this one's is ", path,
          " (%p in HIPSPV_TRACE stands for the process's number)");
      file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0666);
    }
    if (file < 0 || ftruncate(file, 0) != 0) {
      log(LogLevel::kWarning, "HIPSPV_TRACE=", path, " can't be written: ", std::strerror(errno));
      return nullptr;
    }
    return new Writer(file);  // lives as long as the process
  }

  void write(const std::string& event) {
    const std::lock_guard lock(mutex_);
    const std::string text = (first_ ? "" : ",\n") + event + kEnd;
    first_ = false;
    put(text);
    offset_ += static_cast<off_t>(text.size() - std::strlen(kEnd));
  }

 private:
  static constexpr const char* kEnd = "\n]}\n";

  explicit Writer(int file) : file_(file) {
    const std::string begin = "{\"displayTimeUnit\": \"ns\", \"traceEvents\": [\n";
    put(begin + kEnd);
    offset_ = static_cast<off_t>(begin.size());
  }

  // A full disk loses events, but never stops the program.
  void put(const std::string& text) {
    std::size_t done = 0;
    while (done < text.size()) {
      const ssize_t count = pwrite(file_, text.data() + done, text.size() - done, offset_ + static_cast<off_t>(done));
      if (count <= 0) break;
      done += static_cast<std::size_t>(count);
    }
  }

  const int file_;
  std::mutex mutex_;
  bool first_ = true;
  off_t offset_ = 0;
};

std::atomic<Writer*> writer{nullptr};
std::atomic<std::uint64_t> nextFlow{1};
std::atomic<int> nextTrack{1};

// Microseconds, the unit of the format.
std::string microseconds(std::uint64_t nanoseconds) {
  char text[40];
  std::snprintf(text, sizeof text, "%llu.%03llu", static_cast<unsigned long long>(nanoseconds / 1000),
                static_cast<unsigned long long>(nanoseconds % 1000));
  return text;
}

void emit(const Json& event) {
  if (Writer* to = writer.load(std::memory_order_acquire)) to->write(event.done());
}

Json event(const char* phase, std::string_view name, int process, int thread) {
  Json json;
  json.text("ph", phase).text("name", name);
  json.number("pid", static_cast<std::size_t>(process));
  json.number("tid", static_cast<std::size_t>(thread));
  return json;
}

void emitName(const char* what, int process, int thread, std::string_view name) {
  emit(event("M", what, process, thread).raw("args", Json().text("name", name).done()));
}

// The calling thread's number. Its name is written at its first event.
int thisThread() {
  static thread_local int thread = 0;
  if (thread != 0) return thread;
  thread = gettid();
  char name[16] = "";
  pthread_getname_np(pthread_self(), name, sizeof name);
  emitName("thread_name", getpid(), thread, name);
  return thread;
}

// A forked child's events would overwrite its parent's.
void stopInChild() {
  state.store(kOff, std::memory_order_relaxed);
  writer.store(nullptr, std::memory_order_release);
}

}  // namespace

bool open() noexcept {
  static std::mutex mutex;
  const std::lock_guard lock(mutex);
  if (const int known = state.load(std::memory_order_relaxed); known != kUnread) return known == kOn;
  const char* path = std::getenv("HIPSPV_TRACE");
  Writer* opened = nullptr;
  try {
    if (path != nullptr && *path != '\0') opened = Writer::open(environmentPath(path));
  } catch (...) {
    log(LogLevel::kWarning, "no memory for a trace");
  }
  writer.store(opened, std::memory_order_release);
  state.store(opened != nullptr ? kOn : kOff, std::memory_order_relaxed);
  if (opened == nullptr) return false;
  pthread_atfork(nullptr, nullptr, stopInChild);
  emitName("process_name", getpid(), gettid(), program_invocation_short_name);
  return true;
}

bool exists() noexcept {
  on();
  return writer.load(std::memory_order_acquire) != nullptr;
}

void record(bool wanted) noexcept {
  if (exists()) state.store(wanted ? kOn : kOff, std::memory_order_relaxed);
}

std::uint64_t now() noexcept {
  const auto time = std::chrono::steady_clock::now().time_since_epoch();
  return static_cast<std::uint64_t>(std::chrono::duration_cast<std::chrono::nanoseconds>(time).count());
}

void Span::end() noexcept {
  try {
    const std::uint64_t end = now();
    Json json = event("X", name_, getpid(), thisThread());
    json.text("cat", category_).raw("ts", microseconds(begin_));
    json.raw("dur", microseconds(end - begin_));
    if (arguments_ != nullptr) json.raw("args", arguments_->done());
    emit(json);
  } catch (...) {
    // No memory: the event is lost.
  }
}

Track::Track(int device, const std::string& deviceName, const std::string& name, std::int64_t clockOffset)
    : process_(kFirstDevice + device), thread_(nextTrack.fetch_add(1)), clockOffset_(clockOffset) {
  emitName("process_name", process_, thread_, "device " + std::to_string(device) + ": " + deviceName);
  emitName("thread_name", process_, thread_, name);
}

Track::~Track() {
  try {
    for (const Pending& pending : pending_) {
      pending.event->wait();
      write(pending);
    }
  } catch (...) {
    // The device has failed: it has no times.
  }
}

void Track::add(std::shared_ptr<backend::Event> end, Command command, std::uint64_t asked) {
  drain();
  const std::uint64_t flow = nextFlow.fetch_add(1);
  Json start = event("s", "launch", getpid(), thisThread());
  start.text("cat", "flow").number("id", flow).raw("ts", microseconds(asked));
  emit(start);
  const std::lock_guard lock(mutex_);
  pending_.push_back({std::move(end), std::move(command), flow});
}

// Commands of a queue end in order.
void Track::drain() noexcept {
  const std::lock_guard lock(mutex_);
  try {
    while (!pending_.empty() && pending_.front().event->complete()) {
      write(pending_.front());
      pending_.pop_front();
    }
  } catch (...) {
    pending_.pop_front();  // the device has failed: it has no times
  }
}

void Track::write(const Pending& pending) {
  const auto host = [this](std::uint64_t device) {
    return static_cast<std::uint64_t>(static_cast<std::int64_t>(device) + clockOffset_);
  };
  const std::uint64_t begin = host(pending.event->start()), end = host(pending.event->time());
  Json arguments = pending.command.arguments;
  Json json = event("X", demangled(pending.command.name), process_, thread_);
  json.text("cat", pending.command.category).raw("ts", microseconds(begin));
  json.raw("dur", microseconds(std::max(end, begin) - begin)).raw("args", arguments.done());
  emit(json);
  Json arrow = event("f", "launch", process_, thread_);
  arrow.text("cat", "flow").text("bp", "e").number("id", pending.flow);
  emit(arrow.raw("ts", microseconds(begin)));
}

}  // namespace hipspv::trace

namespace hipspv {
namespace {

class TracedQueue final : public backend::Queue, public backend::BoxCopies {
 public:
  TracedQueue(std::unique_ptr<backend::Queue> queue, std::unique_ptr<trace::Track> track)
      : queue_(std::move(queue)), track_(std::move(track)) {}

  void launch(backend::Kernel& kernel, const backend::Launch& launch, backend::EventPtr* end) override {
    const auto describe = [&] {
      const auto number = [](std::uint32_t size) { return std::to_string(size); };
      Json arguments;
      arguments.text("symbol", kernel.name()).list("grid", launch.grid, number).list("block", launch.block, number);
      return trace::Command{"kernel", kernel.name(), std::move(arguments)};
    };
    command(end, describe, [&](backend::EventPtr* event) { queue_->launch(kernel, launch, event); });
  }

  void copy(void* to, const void* from, std::size_t bytes, bool blocking, backend::EventPtr* end) override {
    command(
        end, [&] { return describeBytes("copy", bytes); },
        [&](backend::EventPtr* event) { queue_->copy(to, from, bytes, blocking, event); });
  }

  void copyHeld(void* to, const void* from, std::size_t bytes, backend::EventPtr* end) override {
    command(
        end, [&] { return describeBytes("copy", bytes); },
        [&](backend::EventPtr* event) { queue_->copyHeld(to, from, bytes, event); });
  }

  backend::BoxCopies* boxCopies() override { return queue_->boxCopies() != nullptr ? this : nullptr; }
  void copyBox(const backend::BoxCopy& copy, bool held, backend::EventPtr* end) override {
    command(
        end, [&] { return describeBytes("copy", copy.width * copy.height * copy.depth); },
        [&](backend::EventPtr* event) { queue_->boxCopies()->copyBox(copy, held, event); });
  }

  void copyAcross(const backend::BoxCopy& copy, const backend::Device& toDevice, const backend::Device& fromDevice,
                  backend::EventPtr* end) override {
    command(
        end, [&] { return describeBytes("copy", copy.width * copy.height * copy.depth); },
        [&](backend::EventPtr* event) { queue_->boxCopies()->copyAcross(copy, toDevice, fromDevice, event); });
  }

  void fill(void* to, const void* pattern, std::size_t patternBytes, std::size_t bytes,
            backend::EventPtr* end) override {
    command(
        end, [&] { return describeBytes("fill", bytes); },
        [&](backend::EventPtr* event) { queue_->fill(to, pattern, patternBytes, bytes, event); });
  }

  void finish() override {
    queue_->finish();
    track_->drain();
  }

  // A trace doesn't show what these do.
  backend::Semaphores* semaphores() override { return queue_->semaphores(); }
  backend::ValueOperations* valueOperations() override { return queue_->valueOperations(); }
  void migrate(const void* memory, std::size_t bytes, const backend::Device* to) override {
    queue_->migrate(memory, bytes, to);
  }
  backend::EventPtr recordEvent() override { return queue_->recordEvent(); }
  backend::EventPtr recordTimedEvent() override { return queue_->recordTimedEvent(); }
  void wait(backend::Event& event) override { queue_->wait(event); }
  void flush() override { queue_->flush(); }
  void* native() override { return queue_->native(); }

 private:
  static trace::Command describeBytes(const char* kind, std::size_t bytes) {
    return {kind, kind, std::move(Json().number("bytes", bytes))};
  }

  template <class Describe, class Enqueue>
  void command(backend::EventPtr* end, Describe&& describe, Enqueue&& enqueue) {
    if (!trace::on()) return enqueue(end);
    const std::uint64_t asked = trace::now();
    backend::EventPtr event;
    enqueue(&event);
    track_->add(event, describe(), asked);
    if (end != nullptr) *end = std::move(event);
  }

  const std::unique_ptr<backend::Queue> queue_;
  const std::unique_ptr<trace::Track> track_;  // destroyed first: it waits for the commands that it has recorded
};

}  // namespace

std::unique_ptr<backend::Queue> traced(std::unique_ptr<backend::Queue> queue, std::unique_ptr<trace::Track> track) {
  return std::make_unique<TracedQueue>(std::move(queue), std::move(track));
}

}  // namespace hipspv
