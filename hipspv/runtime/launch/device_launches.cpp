#include "device_launches.h"

#include <algorithm>
#include <cstring>
#include <map>
#include <span>
#include <string>

#include "hipspv/runtime/device/device.h"
#include "hipspv/runtime/memory/copy.h"
#include "hipspv/runtime/streams/device_streams.h"
#include "hipspv/runtime/streams/stream.h"
#include "hipspv/runtime/support/log.h"

namespace hipspv {
namespace {

// For each request: CUDA's requests have at most 4 KiB of arguments, and few have more than this.
constexpr std::size_t kRequestBytes = 512;
constexpr std::size_t kMaxLimit = std::size_t{1} << 21;

struct ErrorText {
  std::uint32_t error;
  const char* text;
};

constexpr ErrorText kErrors[] = {
    {HIPSPV_LAUNCH_INVALID_CONFIGURATION, "an invalid grid or block (cudaErrorInvalidConfiguration)"},
    {HIPSPV_LAUNCH_TOO_DEEP,
     "a depth of more than 24 launches (cudaErrorLaunchMaxDepthExceeded)"
     "\n  remedy: launch into cudaStreamTailLaunch, which adds no depth"},
    {HIPSPV_LAUNCH_TOO_MANY,
     "too many pending launches (cudaErrorLaunchPendingCountExceeded)"
     "\n  remedy: raise cudaLimitDevRuntimePendingLaunchCount with cudaDeviceSetLimit before the first launch"},
};

}  // namespace

// A request of a thread. Its arguments are copies.
struct DeviceLaunches::Request {
  hipspv_launch header{};
  KernelPlan* plan = nullptr;  // of a kernel
  std::uint32_t depth = 0;
  bool ofHost = false;  // the launch of the host, which has been checked
  bool cooperative = false;
  std::vector<std::byte> values{};
  std::vector<void*> arguments{};

  LaunchShape shape() const {
    const auto& [x, y, z] = header.grid;
    return {dim3(x, y, z), dim3(header.block[0], header.block[1], header.block[2]), header.bytes};
  }
};

DeviceLaunches::~DeviceLaunches() {
  if (block_ != nullptr) device_.releaseQuietly(block_);
}

hipspv_launches* DeviceLaunches::block() {
  const std::lock_guard lock(mutex_);
  if (block_ != nullptr) return block_;
  const std::size_t bytes = sizeof(hipspv_launches) + limit_ * kRequestBytes;
  void* memory = device_.backend().allocate(backend::MemoryKind::kOwn, bytes);
  if (memory == nullptr) throw Error(hipErrorOutOfMemory);
  std::memset(memory, 0, bytes);
  block_ = static_cast<hipspv_launches*>(memory);
  capacity_ = limit_;
  return block_;
}

void DeviceLaunches::setLimit(std::size_t limit) {
  const std::lock_guard lock(mutex_);
  require(limit != 0 && limit <= (block_ != nullptr ? capacity_ : kMaxLimit), hipErrorInvalidValue);
  limit_ = limit;
}

void DeviceLaunches::prepare(std::uint32_t depth) {
  const std::lock_guard lock(mutex_);
  const std::size_t errors = std::min<std::size_t>(block_->errors, HIPSPV_LAUNCH_ERRORS);
  std::fill_n(block_->error, errors, hipspv_launch_error{});
  block_->depth = depth;
  block_->limit = static_cast<hipspv_launch_u32>(limit_);
  block_->bytes = static_cast<hipspv_launch_u32>(capacity_ * kRequestBytes);
  block_->max_threads = static_cast<hipspv_launch_u32>(device_.maxThreadsPerBlock());
  block_->count = block_->used = block_->errors = block_->dropped = 0;
}

void DeviceLaunches::run(KernelPlan& plan, const LaunchShape& shape, const KernelArguments& arguments,
                         bool cooperative) {
  const std::lock_guard lock(runMutex_);
  block();
  const auto stream =
      std::make_shared<Stream>(device_, streamsOf(device_), Stream::Kind::kNonBlocking, hipStreamNonBlocking, 0);
  Request first;
  first.plan = &plan;
  first.ofHost = true;
  first.cooperative = cooperative;
  first.header.kind = HIPSPV_LAUNCH_KERNEL;
  std::memcpy(first.header.grid, &shape.grid, sizeof first.header.grid);
  std::memcpy(first.header.block, &shape.block, sizeof first.header.block);
  first.header.bytes = shape.sharedBytes;
  first.arguments.assign(arguments.addresses(), arguments.addresses() + plan.callerArguments());
  // The last one is the next. A grid's requests are all done before those that were made before it goes on.
  Requests pending;
  pending.push_back(std::move(first));
  while (!pending.empty()) {
    Request next = std::move(pending.back());
    pending.pop_back();
    if (next.plan != nullptr && next.plan->launches())
      runGrid(next, *stream, pending);
    else
      execute(next, *stream);
  }
  stream->synchronize();
}

void DeviceLaunches::runGrid(const Request& grid, Stream& stream, Requests& pending) {
  check(grid);
  prepare(grid.depth);
  auto arguments = grid.arguments;
  grid.plan->launchAlone(stream, grid.shape(), arguments.data(), grid.cooperative);
  stream.synchronize();
  reportErrors(*grid.plan);
  take(grid, pending);
}

void DeviceLaunches::execute(Request& request, Stream& stream) {
  const hipspv_launch& header = request.header;
  const auto* target = reinterpret_cast<const void*>(header.target);
  switch (header.kind) {
    case HIPSPV_LAUNCH_COPY:
      return copy(stream, linear(target), linear(reinterpret_cast<const void*>(header.source)), {header.bytes},
                  hipMemcpyDefault, Wait::kInOrder);
    case HIPSPV_LAUNCH_FILL:
      return fill(stream, linear(target), {header.bytes}, static_cast<std::uint32_t>(header.source), 1, Wait::kInOrder);
    default:
      check(request);
      request.plan->launch(stream, request.shape(), request.arguments.data());
  }
}

void DeviceLaunches::check(const Request& request) {
  if (request.ofHost) return;
  try {
    request.plan->check(request.shape());
  } catch (const Error& error) {
    throw Error(error.code(), "device code can't launch kernel " + request.plan->name() + ": " + error.what());
  }
}

// Adds the requests of the grid that has ended, the first one last; those for the tail come before all others.
void DeviceLaunches::take(const Request& grid, Requests& pending) {
  const auto* data = reinterpret_cast<const std::byte*>(block_ + 1);
  Requests now, tail;
  for (std::size_t at = 0; at < block_->used;) {
    Request made;
    hipspv_launch& header = made.header;
    std::memcpy(&header, data + at, sizeof header);
    const bool last = header.stream == HIPSPV_LAUNCH_TAIL;
    made.depth = grid.depth + (last ? 0 : 1);
    if (header.kind == HIPSPV_LAUNCH_KERNEL) {
      made.plan = &grid.plan->launched(header.target);
      require(header.arguments == made.plan->callerArguments(), hipErrorInvalidDeviceFunction);
      made.values.assign(data + at + header.first, data + at + header.size);
      std::vector<std::uint32_t> offsets(header.arguments);
      std::memcpy(offsets.data(), data + at + sizeof header, offsets.size() * sizeof(std::uint32_t));
      for (const std::uint32_t offset : offsets) made.arguments.push_back(made.values.data() + offset);
    }
    at += header.size;
    (last ? tail : now).push_back(std::move(made));
  }
  for (Requests* requests : {&tail, &now})
    pending.insert(pending.end(), std::make_move_iterator(requests->rbegin()),
                   std::make_move_iterator(requests->rend()));
}

// Of threads that haven't asked for their errors.
void DeviceLaunches::reportErrors(const KernelPlan& plan) {
  const std::size_t kept = std::min<std::size_t>(block_->errors, HIPSPV_LAUNCH_ERRORS);
  std::map<std::uint64_t, std::size_t> counts;
  for (const hipspv_launch_error& each : std::span(block_->error, kept))
    if (each.error != 0) ++counts[each.error];
  for (const ErrorText& each : kErrors)
    if (const std::size_t count = counts[each.error])
      report(("kernel " + plan.name() + ": " + std::to_string(count) + " launches by its threads failed: " + each.text)
                 .c_str());
}

}  // namespace hipspv
