#include "generator.h"

#include <mutex>
#include <utility>

#include "../../libraries/host_work.h"
#include "sequence.h"

namespace hipspv::rand {
namespace {

void check(hipError_t error) {
  if (error == hipErrorOutOfMemory) throw Error(Status::kAllocationFailed);
  if (error != hipSuccess) throw Error(Status::kLaunchFailure);
}

// The state of a generator, which the calls in a stream outlive.
class Shared {
 public:
  explicit Shared(Type type) : type_(type) { requireSequence(type, start_); }

  // Begins again at `offset`.
  void setOffset(unsigned long long offset) {
    const std::lock_guard lock(mutex_);
    start_.offset = offset;
    sequence_.reset();
  }
  // change(start) before the next elements. Without a difference they are those that follow.
  template <class Change>
  void restart(Change&& change) {
    const std::lock_guard lock(mutex_);
    Start start = start_;
    change(start);
    requireSequence(type_, start);
    if (start == start_) return;
    if (sequence_) start.offset = sequence_->position();
    sequence_.reset();
    start_ = start;
  }
  // Makes the states, which takes longer than the changes before.
  void prepare() {
    const std::lock_guard lock(mutex_);
    if (!sequence_) sequence_ = makeSequence(type_, start_);
  }
  void check(const Request& request) const { sequence_->check(request); }
  void fill(const Request& request) {
    const std::lock_guard lock(mutex_);
    sequence_->fill(request);
  }

 private:
  std::mutex mutex_;
  Type type_;
  Start start_;
  std::unique_ptr<Sequence> sequence_;
};

// A call in a stream.
class Command : public libraries::HostWork {
 public:
  Command(std::shared_ptr<Shared> shared, const Request& request) : shared_(std::move(shared)), request_(request) {}
  void run() const noexcept override { shared_->fill(request_); }

 private:
  const std::shared_ptr<Shared> shared_;
  const Request request_;
};

class HostGenerator : public Generator {
 public:
  HostGenerator(Type type, Execution execution) : shared_(std::make_shared<Shared>(type)), execution_(execution) {}

  void setStream(hipStream_t stream) override { stream_ = stream; }
  void setSeed(unsigned long long seed) override {
    restart([&](Start& start) { start.seed = seed; });
  }
  void setOffset(unsigned long long offset) override {
    finish();
    shared_->setOffset(offset);
  }
  void setOrdering(Ordering ordering) override {
    require(ordering != Ordering::kQuasi, Status::kOutOfRange);
    restart([&](Start& start) { start.ordering = ordering; });
  }
  void setDimensions(unsigned int) override { throw Error(Status::kTypeError); }
  void prepare() override { shared_->prepare(); }

  void generate(const Request& request) override {
    shared_->prepare();
    shared_->check(request);
    if (request.count == 0) return;
    require(request.output != nullptr, Status::kOutOfRange);
    if (execution_ == Execution::kAtOnce)
      shared_->fill(request);
    else
      check(libraries::enqueue(stream_, std::make_unique<const Command>(shared_, request)));
  }

 private:
  // Elements of earlier calls precede a change.
  void finish() {
    if (execution_ == Execution::kInStream) check(hipStreamSynchronize(stream_));
  }
  template <class Change>
  void restart(Change&& change) {
    finish();
    shared_->restart(change);
  }

  std::shared_ptr<Shared> shared_;
  Execution execution_;
  hipStream_t stream_ = nullptr;
};

}  // namespace

std::unique_ptr<Generator> makeHostGenerator(Type type, Execution execution) {
  return std::make_unique<HostGenerator>(type, execution);
}

}  // namespace hipspv::rand
