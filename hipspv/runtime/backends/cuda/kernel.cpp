#include "kernel.h"

#include <algorithm>
#include <utility>

namespace hipspv::cuda {
namespace {

// A block has at most that much shared memory, static and dynamic together, unless it asks for more.
constexpr std::size_t kUsualShared = 48 * 1024;

}  // namespace

Kernel::Kernel(const State& state, Function function, std::string name)
    : state_(state),
      function_(function),
      name_(std::move(name)),
      properties_{attribute(FunctionAttribute::kMaxThreadsPerBlock), attribute(FunctionAttribute::kSharedBytes),
                  attribute(FunctionAttribute::kLocalBytes)},
      allowed_(std::min(attribute(FunctionAttribute::kMaxDynamicSharedBytes),
                        kUsualShared - std::min(kUsualShared, properties_.localBytes))) {}

std::size_t Kernel::attribute(FunctionAttribute wanted) const {
  int value = 0;
  state_.call(state_.driver().FuncGetAttribute, "cuFuncGetAttribute", &value, wanted, function_);
  return static_cast<std::size_t>(value);
}

void Kernel::raise(std::size_t bytes) const {
  const std::lock_guard lock(mutex_);
  if (bytes <= allowed_.load(std::memory_order_relaxed)) return;  // another thread was faster
  state_.call(state_.driver().FuncSetAttribute, "cuFuncSetAttribute", function_,
              FunctionAttribute::kMaxDynamicSharedBytes, static_cast<int>(bytes));
  allowed_.store(bytes, std::memory_order_release);
}

std::optional<std::uint32_t> Kernel::residentBlocks(std::size_t threads, std::size_t sharedBytes) const {
  allowShared(sharedBytes);
  int blocks = 0;
  state_.call(state_.driver().OccupancyMaxActiveBlocks, "cuOccupancyMaxActiveBlocksPerMultiprocessor", &blocks,
              function_, static_cast<int>(threads), sharedBytes);
  return static_cast<std::uint32_t>(blocks);
}

}  // namespace hipspv::cuda
