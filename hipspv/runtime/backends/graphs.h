// Graphs that a device runs by itself, each launch as one command.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <variant>

#include "backend.h"

namespace hipspv::backend {

// The work of a node. Memory is that of which the device's queues know the address.
struct NoWork {
  bool operator==(const NoWork&) const = default;
};

// Valid during a call. priority: as in Device::createQueue, for graphs with priorities.
struct KernelWork {
  Kernel& kernel;
  const Launch& launch;
  int priority;
};

struct FillWork {
  std::byte* to = nullptr;
  std::size_t pitch = 0;  // bytes from row to row, where there are several
  std::uint32_t pattern = 0;
  std::size_t patternBytes = 1;            // 1, 2 or 4
  std::size_t widthBytes = 0, height = 1;  // width: a multiple of patternBytes
  bool operator==(const FillWork&) const = default;
};

using NodeWork = std::variant<NoWork, KernelWork, BoxCopy, FillWork>;

// Functions throw hipspv::Error. Calls don't overlap.
class DeviceGraph {
 public:
  // Launched work continues.
  virtual ~DeviceGraph() = default;

  // Adds a node, which runs after those of these indices. False if the device can't run it so.
  virtual bool add(const NodeWork& work, std::span<const std::uint32_t> dependencies) = 0;
  // After the last add(), before all others. False if the device can't run the graph.
  virtual bool complete() = 0;

  // For later launches, not for those that are under way. False if the graph must be built again.
  virtual bool change(std::uint32_t node, const NodeWork& work) = 0;
  virtual bool enable(std::uint32_t node, bool enabled) = 0;

  // Does in the queue what the next launch would otherwise do first.
  virtual void upload(Queue& queue) = 0;
  // Enqueues one command. The queue's earlier commands include the previous launch, or wait for it.
  virtual void launch(Queue& queue) = 0;
};

class Graphs {
 public:
  virtual ~Graphs() = default;
  // Without nodes. priorities: kernels have their own, otherwise the queue's of the launch.
  virtual std::unique_ptr<DeviceGraph> create(bool priorities) = 0;
};

}  // namespace hipspv::backend
