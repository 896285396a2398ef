#include "plans.h"

#include <algorithm>
#include <limits>

#include "../libraries/native_stream.h"

namespace hipspv::fft {
namespace {

constexpr std::size_t kMostDimensions = 3;

void checkLayout(const Layout& layout, std::size_t rank) {
  require(layout.embed.empty() || layout.embed.size() == rank, Status::kInvalidValue);
  if (layout.embed.empty()) return;
  require(layout.stride > 0 && layout.distance >= 0, Status::kInvalidValue);
  // The slowest dimension's size isn't read.
  require(std::ranges::all_of(layout.embed.begin() + 1, layout.embed.end(), [](std::int64_t n) { return n > 0; }),
          Status::kInvalidSize);
}

void check(const Transform& transform) {
  switch (transform.type) {
    case Type::kC2C:
    case Type::kR2C:
    case Type::kC2R:
    case Type::kZ2Z:
    case Type::kD2Z:
    case Type::kZ2D:
      break;
    default:
      throw Error(Status::kInvalidType);
  }
  require(!transform.size.empty() && transform.size.size() <= kMostDimensions, Status::kInvalidValue);
  require(transform.batch > 0, Status::kInvalidSize);
  std::int64_t elements = transform.batch;
  for (const std::int64_t n : transform.size) {
    require(n > 0 && elements <= std::numeric_limits<std::int64_t>::max() / 32 / n, Status::kInvalidSize);
    elements *= n;
  }
  checkLayout(transform.input, transform.size.size());
  checkLayout(transform.output, transform.size.size());
}

}  // namespace

void Plan::make(const Transform& transform, std::size_t* work) {
  check(transform);
  const std::lock_guard lock(mutex_);
  require(executor_ == nullptr, Status::kInvalidPlan);
  bool shares = false;
  require(libraries::hostSharesMemory(shares) == hipSuccess, Status::kSetupFailed);
  executor_ = shares ? makeHostExecutor(transform) : makeNvidiaExecutor(transform, allocates_);
  transform_ = std::make_unique<const Transform>(transform);
  if (work != nullptr) *work = executor_->workSize();
}

Executor& Plan::executor() const {
  require(executor_ != nullptr, Status::kInvalidPlan);
  return *executor_;
}

void Plan::execute(Type type, void* input, void* output, int direction) {
  {
    const std::lock_guard lock(mutex_);
    executor();
    require(transform_->type == type, Status::kInvalidType);
  }
  execute(input, output, direction);
}

void Plan::execute(void* input, void* output, int direction) {
  const std::lock_guard lock(mutex_);
  Executor& found = executor();
  require(input != nullptr && output != nullptr, Status::kInvalidValue);
  require(!transform_->isComplex() || direction == -1 || direction == 1, Status::kInvalidValue);
  found.execute(stream_, input, output, direction);
}

void Plan::setStream(hipStream_t stream) {
  const std::lock_guard lock(mutex_);
  stream_ = stream;
}

void Plan::setAutoAllocation(bool allocates) {
  const std::lock_guard lock(mutex_);
  require(executor_ == nullptr, Status::kInvalidPlan);
  allocates_ = allocates;
}

void Plan::setWorkArea(void* memory) {
  const std::lock_guard lock(mutex_);
  executor().setWorkArea(memory);
}

std::size_t Plan::workSize() const {
  const std::lock_guard lock(mutex_);
  return executor().workSize();
}

Plans& Plans::instance() {
  static Plans& plans = *new Plans;  // work of streams outlives any exit handler
  return plans;
}

int Plans::add() {
  const std::lock_guard lock(mutex_);
  plans_.emplace(++last_, std::make_shared<Plan>());
  return last_;
}

std::shared_ptr<Plan> Plans::find(int handle) const {
  const std::lock_guard lock(mutex_);
  const auto found = plans_.find(handle);
  require(found != plans_.end(), Status::kInvalidPlan);
  return found->second;
}

void Plans::remove(int handle) {
  std::shared_ptr<Plan> last;  // destroyed after the lock
  const std::lock_guard lock(mutex_);
  const auto found = plans_.find(handle);
  require(found != plans_.end(), Status::kInvalidPlan);
  last = std::move(found->second);
  plans_.erase(found);
}

}  // namespace hipspv::fft
