#include "grid.h"

#include <algorithm>
#include <atomic>
#include <cstring>

#include "hipspv/runtime/device/device.h"
#include "hipspv/runtime/streams/device_streams.h"
#include "hipspv/runtime/streams/host_calls.h"

namespace hipspv {
namespace {

// The widest vector of device code, to which all sections are aligned.
constexpr std::size_t kAlign = 128;
static_assert(sizeof(GridControl) <= kAlign);

// The amount of memory that stays for later runs.
constexpr std::size_t kKeptBytes = std::size_t{64} << 20;
constexpr std::size_t kKeptBlocks = 8;

// A phase without remaining work costs about as much as an empty kernel, and less than the host's
// round trip between two phases.
constexpr std::uint32_t kFirstPhases = 4, kMaxPhases = 16;

std::atomic<std::uint64_t> nextRun{1};

// Bytes of a launch, with checks for overflow.
class Size {
 public:
  Size(std::uint64_t value) : value_(value) {}
  std::uint64_t get() const { return value_; }

  Size operator*(Size other) const {
    std::uint64_t result;
    if (__builtin_mul_overflow(value_, other.value_, &result)) throw Error(hipErrorOutOfMemory);
    return result;
  }
  Size operator+(Size other) const {
    std::uint64_t result;
    if (__builtin_add_overflow(value_, other.value_, &result)) throw Error(hipErrorOutOfMemory);
    return result;
  }
  Size aligned() const { return (*this + (kAlign - 1)).value_ / kAlign * kAlign; }

 private:
  std::uint64_t value_;
};

Size count(const dim3& size) { return Size(size.x) * size.y * size.z; }

void refuse(const GridRun& run) {
  report(("kernel " + run.kernel + " waits at a barrier of the whole grid, and its launch wasn't a cooperative one" +
          "\n  remedy: launch it with hipLaunchCooperativeKernel, or ask is_valid() first")
             .c_str());
  run.device.fail(hipErrorLaunchFailure);
}

// Runs phases until no thread waits any more.
void drive(GridRun& run, std::uint32_t done) {
  std::uint32_t more = kFirstPhases;
  while (run.waits(done)) {
    if (!run.cooperative) return refuse(run);
    backend::Queue& queue = run.device.object<GridMemory>().queue();
    for (const std::uint32_t end = done + more; done < end; ++done) run.enqueue(queue, run, done);
    queue.finish();
    more = std::min(2 * more, kMaxPhases);
  }
}

}  // namespace

GridBlock GridMemory::take(std::size_t controlBytes, std::size_t memoryBytes) {
  {
    const std::lock_guard lock(mutex_);
    const auto fits = std::find_if(free_.begin(), free_.end(), [&](const GridBlock& block) {
      return block.controlBytes >= controlBytes && block.memoryBytes >= memoryBytes &&
             (block.passed == nullptr || block.passed->complete());
    });
    if (fits != free_.end()) {
      GridBlock block = std::move(*fits);
      free_.erase(fits);
      block.passed = nullptr;
      return block;
    }
  }
  if (memoryBytes > device_.properties().maxAllocation) throw Error(hipErrorOutOfMemory);
  const auto allocate = [this](backend::MemoryKind kind, std::size_t bytes) {
    return static_cast<std::byte*>(device_.backend().allocate(kind, bytes));
  };
  GridBlock block;
  block.controlBytes = controlBytes;
  block.memoryBytes = memoryBytes;
  block.control = allocate(backend::MemoryKind::kOwn, controlBytes);
  block.memory = allocate(backend::MemoryKind::kDevice, memoryBytes);
  if (block.control == nullptr || block.memory == nullptr) {
    release(block);
    throw Error(hipErrorOutOfMemory);
  }
  return block;
}

void GridMemory::give(GridBlock block) noexcept {
  const std::lock_guard lock(mutex_);
  try {
    keep(std::move(block));
  } catch (const std::exception&) {
    // The only consequence is that the block leaks.
  }
}

void GridMemory::keep(GridBlock block) {
  free_.push_back(std::move(block));
  std::size_t bytes = 0;
  for (const GridBlock& kept : free_) bytes += kept.memoryBytes;
  for (auto at = free_.begin(); at != free_.end();) {
    const bool enough = bytes <= kKeptBytes && free_.size() <= kKeptBlocks;
    if (enough || (at->passed != nullptr && !at->passed->complete())) {
      ++at;
      continue;
    }
    bytes -= at->memoryBytes;
    release(*at);
    at = free_.erase(at);
  }
}

void GridMemory::release(const GridBlock& block) noexcept {
  if (block.control != nullptr) device_.releaseQuietly(block.control);
  if (block.memory != nullptr) device_.releaseQuietly(block.memory);
}

backend::Queue& GridMemory::queue() {
  const std::lock_guard lock(mutex_);
  if (queue_ == nullptr) queue_ = device_.createQueue("grid barriers");
  return *queue_;
}

GridRun::GridRun(Device& of, const GridInfo& properties, const LaunchShape& launch, std::size_t spillBytes,
                 bool together)
    : device(of), info(properties), shape(launch), cooperative(together), id(nextRun.fetch_add(1)) {
  const Size blocks = count(shape.grid);
  const Size threads = (blocks * count(shape.block)).aligned();
  const Size stride = (Size(info.sharedBytes) + shape.sharedBytes).aligned();
  const Size frames = blocks * stride;
  const Size notes = (frames + threads * info.threadBytes).aligned();
  const Size total = notes + blocks * 2 * info.noteBytes + kAlign;
  block = device.object<GridMemory>().take(kAlign + spillBytes, total.get());
  const GridControl control{0, cooperative, stride.get(), frames.get(), threads.get(), notes.get()};
  std::memcpy(block.control, &control, sizeof control);
}

GridRun::~GridRun() {
  if (block.control != nullptr) device.object<GridMemory>().give(std::move(block));
}

std::byte* GridRun::spill() const { return block.control + kAlign; }

bool GridRun::waits(std::uint32_t phases) const {
  GridControl control;
  std::memcpy(&control, block.control, sizeof control);
  return control.waiting == phases;
}

namespace {

// Determines the remaining phases after the first ones are done; the stream waits until then.
void continueGridRun(Stream& stream, std::shared_ptr<GridRun> run, const backend::EventPtr& passed,
                     std::uint32_t first) {
  const std::shared_ptr<backend::UserEvent> userEvent = stream.device().backend().createUserEvent();
  auto rest = [run, userEvent, first]() mutable {
    try {
      drive(*run, first);
    } catch (const std::exception&) {
      run->device.fail(translateException());
      run->block = {};  // leaked, since the device may still use it
    }
    run.reset();  // before the stream continues, which may end the device's use
    userEvent->signal();
  };
  run.reset();
  try {
    stream.wait(*userEvent);
    whenReached(passed, std::move(rest));
  } catch (...) {
    userEvent->signal();
    throw;
  }
}

}  // namespace

void startGridRun(Stream& stream, std::unique_ptr<GridRun> run) {
  const std::uint32_t maximum = run->info.phases;
  const bool all = maximum == 1 || (run->cooperative && maximum != 0 && maximum <= kMaxPhases);
  const std::uint32_t first = all ? maximum : run->cooperative ? kFirstPhases : 1;
  backend::EventPtr passed;
  try {
    stream.submit([&](backend::Queue& queue) {
      for (std::uint32_t phase = 0; phase < first; ++phase) run->enqueue(queue, *run, phase);
      passed = queue.recordEvent();
    });
  } catch (const std::exception&) {
    streamsOf(run->device).finishQuietly();  // some phases may be running
    throw;
  }
  run->block.passed = passed;
  if (!all) continueGridRun(stream, std::move(run), passed, first);
}

}  // namespace hipspv
