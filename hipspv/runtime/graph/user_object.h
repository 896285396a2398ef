// A resource of the program that graphs keep: the program's own function destroys it with the last reference.
#pragma once

#include <hip/hip_runtime_api.h>

#include <cstdint>
#include <map>
#include <mutex>

#include "hipspv/runtime/support/listed.h"

namespace hipspv {

// Has at most this many references (HIP: at most INT_MAX at a time).
class UserObject : public Listed<UserObject> {
 public:
  UserObject(void* resource, hipHostFn_t destroy, std::uint64_t references)
      : resource_(resource), destroy_(destroy), references_(references) {}

  hipUserObject_t handle() { return static_cast<hipUserObject_t>(address()); }
  void retain(std::uint64_t count);
  // Throws hipErrorInvalidValue for more references than exist. After the last one the object's function is called,
  // and the object ends.
  void release(std::uint64_t count);

 private:
  void* const resource_;
  const hipHostFn_t destroy_;
  std::mutex mutex_;
  std::uint64_t references_;
};

// The references that a graph holds. A copy of the graph has as many of its own.
class UserReferences {
 public:
  UserReferences() = default;
  UserReferences(const UserReferences& other);
  UserReferences& operator=(const UserReferences&) = delete;
  ~UserReferences();

  bool empty() const { return counts_.empty(); }
  // Takes over existing references.
  void adopt(UserObject& object, std::uint64_t count) { counts_[object.address()] += count; }
  // Throws hipErrorInvalidValue for more than the graph holds.
  void release(UserObject& object, std::uint64_t count);

 private:
  std::map<void*, std::uint64_t> counts_;  // by handle: the program may release too often
};

}  // namespace hipspv
