#include "user_object.h"

#include <memory>

namespace hipspv {

void UserObject::retain(std::uint64_t count) {
  const std::lock_guard lock(mutex_);
  references_ += count;
}

void UserObject::release(std::uint64_t count) {
  {
    const std::lock_guard lock(mutex_);
    require(count <= references_, hipErrorInvalidValue);
    references_ -= count;
    if (references_ != 0) return;
  }
  const std::unique_ptr<UserObject> last(this);
  destroy_(resource_);
}

UserReferences::UserReferences(const UserReferences& other) : counts_(other.counts_) {
  for (const auto& [object, count] : counts_) UserObject::find(object).retain(count);
}

UserReferences::~UserReferences() {
  for (const auto& [object, count] : counts_) {
    try {
      UserObject::find(object).release(count);
    } catch (const Error&) {
      // The program released references that it didn't own: there is nothing left to destroy.
    }
  }
}

void UserReferences::release(UserObject& object, std::uint64_t count) {
  const auto found = counts_.find(object.address());
  require(found != counts_.end() && count <= found->second, hipErrorInvalidValue);
  found->second -= count;
  if (found->second == 0) counts_.erase(found);
  object.release(count);
}

}  // namespace hipspv
