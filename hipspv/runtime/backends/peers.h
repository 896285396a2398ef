// A device's access to the memory of other devices of its back end.
#pragma once

#include <cstddef>

namespace hipspv::backend {

class Device;

// Attributes of the access of two devices to each other's memory.
enum class PeerAttribute { kPerformanceRank, kAccess, kNativeAtomics, kArrayAccess };

// Functions throw hipspv::Error.
class Peers {
 public:
  virtual ~Peers() = default;
  // False for devices of another back end: queues copy to and from this one's memory alone.
  virtual bool canCopy(const Device& other) const = 0;
  // True if kernels can be allowed to use the other device's memory.
  virtual bool canReach(const Device& other) const = 0;
  // 0 for devices of another back end.
  virtual int attribute(PeerAttribute attribute, const Device& other) const = 0;
  // Kernels may use all of the other device's memory from now on, or no longer. Twice is no error.
  virtual void allow(const Device& other) = 0;
  virtual void forbid(const Device& other) = 0;
};

}  // namespace hipspv::backend
