// Objects whose addresses are the program's handles: any value can be looked up.
#pragma once

#include <mutex>
#include <unordered_set>

#include "error.h"

namespace hipspv {

template <class Object>
class Listed {
 public:
  // Throws hipErrorInvalidValue for nullptr, invalid and destroyed objects.
  static Object& find(const void* handle) {
    List& list = Listed::list();
    const std::lock_guard lock(list.mutex);
    const auto* base = static_cast<const Listed*>(handle);
    require(list.live.contains(base), hipErrorInvalidValue);
    return *static_cast<Object*>(const_cast<Listed*>(base));
  }

  static bool lives(const void* handle) {
    List& list = Listed::list();
    const std::lock_guard lock(list.mutex);
    return list.live.contains(static_cast<const Listed*>(handle));
  }

  // The argument of find.
  void* address() { return this; }

 protected:
  Listed() {
    List& list = Listed::list();
    const std::lock_guard lock(list.mutex);
    list.live.insert(this);
  }
  ~Listed() {
    List& list = Listed::list();
    const std::lock_guard lock(list.mutex);
    list.live.erase(this);
  }
  Listed(const Listed&) = delete;
  Listed& operator=(const Listed&) = delete;

 private:
  struct List {
    std::mutex mutex;
    std::unordered_set<const Listed*> live;
  };

  static List& list() {
    static List& list = *new List;  // outlives every static destructor
    return list;
  }
};

}  // namespace hipspv
