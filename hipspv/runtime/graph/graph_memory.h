// Memory of graphs' allocation nodes. A node's address is fixed when the node is made, and OpenCL can't
// put memory behind an address later: each block is there from then on. It is in use from an
// allocation's launch until it is freed, and another node may have it once the graphs that know it are
// gone.
#pragma once

#include <hip/hip_runtime_api.h>

#include <cstddef>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <vector>

#include "../backends/backend.h"

namespace hipspv {

class Device;
class GraphMemory;
class Stream;

// Bytes, as hipDeviceGetGraphMemAttribute has them.
struct GraphMemoryUse {
  std::size_t used = 0, usedHigh = 0, reserved = 0, reservedHigh = 0;
};

class GraphBlock {
 public:
  GraphBlock(GraphMemory& memory, void* address, std::size_t bytes)
      : memory_(memory), address_(address), bytes_(bytes) {}
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
  backend::EventPtr passed_;  // the last launch that may use it
};

// A device's.
class GraphMemory {
 public:
  explicit GraphMemory(Device& device) : device_(device) {}
  GraphMemory(const GraphMemory&) = delete;
  GraphMemory& operator=(const GraphMemory&) = delete;

  // Throws hipErrorOutOfMemory.
  std::shared_ptr<GraphBlock> take(std::size_t bytes);

  // An allocation's node runs. Throws hipErrorInvalidValue where the last one wasn't freed.
  void begin(const std::shared_ptr<GraphBlock>& block);
  // It is freed, by a node or by hipFree, or by hipFreeAsync in a stream. False where no allocation in
  // use begins there.
  bool end(const void* address, Stream* stream = nullptr);
  bool inUse(const void* address) const;
  // Whether a graph's allocation node has the address.
  bool known(const void* address) const;
  // From then on nothing of what was launched so far uses the block.
  void passedAt(GraphBlock& block, const backend::EventPtr& event);

  GraphMemoryUse use() const;
  // The high marks become what is there now.
  void resetUsedHigh();
  void resetReservedHigh();
  // Gives blocks that no graph has back to the device.
  void trim();

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
};

// GraphMemory::end, on whichever device it is.
bool endGraphMemory(const void* address, Stream* stream);

}  // namespace hipspv
