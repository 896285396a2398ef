// Memory of graphs' allocation nodes. A node's address is fixed when the node is made, and not every device can map
// memory to an address later: so each block is allocated with its node. It is in use from an allocation's launch until
// it is freed. Another node may use it after the graphs that know it are destroyed.
#pragma once

#include <hip/hip_runtime_api.h>

#include <cstddef>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <vector>

#include "hipspv/runtime/memory/memory.h"

namespace hipspv {

class Device;
class GraphMemory;
class Stream;

// Bytes, as reported by hipDeviceGetGraphMemAttribute.
struct GraphMemoryUse {
  std::size_t used = 0, usedHigh = 0, reserved = 0, reservedHigh = 0;
};

class GraphBlock {
 public:
  GraphBlock(GraphMemory& memory, void* address, std::size_t bytes, unsigned generation)
      : memory_(memory), address_(address), bytes_(bytes), generation_(generation) {}
  ~GraphBlock();
  GraphBlock(const GraphBlock&) = delete;
  GraphBlock& operator=(const GraphBlock&) = delete;

  GraphMemory& memory() const { return memory_; }
  void* address() const { return address_; }
  std::size_t bytes() const { return bytes_; }

 private:
  friend class GraphMemory;

  GraphMemory& memory_;
  void* const address_;
  const std::size_t bytes_;
  const unsigned generation_;
  backend::EventPtr passed_;  // the last launch that may use the block
};

// The graph memory of one device.
class GraphMemory final : public MemoryOwner {
 public:
  explicit GraphMemory(Device& device) : device_(device) {}
  GraphMemory(const GraphMemory&) = delete;
  GraphMemory& operator=(const GraphMemory&) = delete;

  // Throws hipErrorOutOfMemory.
  std::shared_ptr<GraphBlock> take(std::size_t bytes);

  // For the launch of an allocation node. Throws hipErrorInvalidValue if the last allocation wasn't freed.
  void begin(const std::shared_ptr<GraphBlock>& block);
  // For its release by a node, by hipFree, or by hipFreeAsync in a stream. Throws hipErrorInvalidValue if no allocation
  // in use begins there.
  void release(void* address, Stream* stream) override;
  bool inUse(const void* address) const;
  // True if an allocation node of a graph has the address.
  bool known(const void* address) const;
  // After the event, no launch so far uses the block.
  void passedAt(GraphBlock& block, const backend::EventPtr& event);

  GraphMemoryUse use() const;
  // Resets the high marks to the current values.
  void resetUsedHigh();
  void resetReservedHigh();
  // Returns blocks without a graph to the device.
  void trim();
  // The device's memory has ended.
  void clear();

 private:
  friend class GraphBlock;

  struct Idle {
    void* address;
    std::size_t bytes;
    backend::EventPtr passed;
  };

  void give(GraphBlock& block) noexcept;

  Device& device_;
  mutable std::mutex mutex_;
  std::set<const void*> known_;
  std::map<const void*, std::shared_ptr<GraphBlock>> live_;
  std::vector<Idle> idle_;
  GraphMemoryUse use_;
  unsigned generation_ = 0;  // the number of calls of clear()
};

}  // namespace hipspv
