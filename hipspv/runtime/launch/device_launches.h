// Launches, copies and fills that device code asks for (devlib/launch_abi.h, docs/architecture-library.md).
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <vector>

#include "hipspv/devlib/launch_abi.h"
#include "kernel_plan.h"

namespace hipspv {

class Device;
class Stream;

// The requests of a device's grids, in memory that kernels write to. One grid at a time uses it.
class DeviceLaunches {
 public:
  explicit DeviceLaunches(Device& device) : device_(device) {}
  ~DeviceLaunches();
  DeviceLaunches(const DeviceLaunches&) = delete;
  DeviceLaunches& operator=(const DeviceLaunches&) = delete;

  // The device's view of the requests. Throws hipErrorOutOfMemory.
  hipspv_launches* block();
  // The maximum number of requests of a grid.
  std::size_t limit() const { return limit_; }
  // Throws hipErrorInvalidValue for more than there was memory for when the first kernel with launches was loaded.
  void setLimit(std::size_t limit);

  // Runs a kernel, and then all that its threads have asked for, transitively. Returns once that is done. Throws the
  // errors of launches.
  void run(KernelPlan& plan, const LaunchShape& shape, const KernelArguments& arguments, bool cooperative);

 private:
  struct Request;
  using Requests = std::vector<Request>;

  void execute(Request& request, Stream& stream);
  void runGrid(const Request& grid, Stream& stream, Requests& pending);
  static void check(const Request& request);
  void prepare(std::uint32_t depth);
  void take(const Request& grid, Requests& pending);
  void reportErrors(const KernelPlan& plan);

  // CUDA's default.
  static constexpr std::size_t kLimit = 2048;

  Device& device_;
  std::mutex mutex_;  // of the members below
  std::size_t limit_ = kLimit, capacity_ = 0;
  hipspv_launches* block_ = nullptr;
  std::mutex runMutex_;  // of the block's contents
};

}  // namespace hipspv
