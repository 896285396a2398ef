// The memory that kernels may access: allocations, those that were freed lately, and device variables.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <mutex>
#include <shared_mutex>
#include <string>
#include <vector>

#include "hipspv/runtime/backends/backend.h"
#include "shadow.h"

namespace hipspv::cpu::checks {

class Regions {
 public:
  // unset: a load of device memory needs a store before it.
  Regions(Shadow& shadow, bool unset) : shadow_(shadow), unset_(unset) {}
  ~Regions();
  Regions(const Regions&) = delete;
  Regions& operator=(const Regions&) = delete;

  // nullptr if memory is exhausted.
  void* allocate(backend::MemoryKind kind, std::size_t bytes);
  // False for memory that isn't from allocate().
  bool release(void* memory);

  void add(const backend::Variables& variables);
  void remove(const backend::Variables& variables);

  // True for memory that other threads and blocks can access, and that isn't freed.
  bool isShared(std::uintptr_t address) const;
  // "4 bytes after a device allocation of 400 bytes"; empty if the address isn't near any.
  std::string describe(std::uintptr_t address) const;

 private:
  struct Region {
    std::size_t size;
    std::string name;
    void* memory = nullptr;  // with the space around it; nullptr for a variable
    std::size_t whole = 0;   // bytes of that
    bool freed = false;
  };
  using Map = std::map<std::uintptr_t, Region>;

  void end(Map::iterator region);
  const Map::value_type* near(std::uintptr_t address) const;

  Shadow& shadow_;
  const bool unset_;
  mutable std::shared_mutex mutex_;
  Map regions_;
  std::deque<std::uintptr_t> freed_;  // the first one is the oldest
  std::size_t freedBytes_ = 0;
};

}  // namespace hipspv::cpu::checks
